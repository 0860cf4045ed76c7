import {
  type BalanceRow,
  type BalanceSheet,
  byTextOf,
  type Explained,
  fact,
  ownNameOf,
  type Posting,
  type Settings,
  sum,
} from '../../../kernel';
import type { Party, World } from '../../../world';
import { trialOf } from '../orders/trial';
import { monthOf } from '../rules/calendar';
import { paid } from '../rules/economy/funds';
import { incomeOf } from '../rules/economy/income';
import { landOf, payingCities } from '../rules/economy/realm';
import { stateOf } from '../state/keep';
import type { PygmaTurn } from '../turn/turn';

/** The columns of every list, in GS: what is booked, expenses below nothing, and what the treasury then holds. */
const AMOUNT = 'pygma.amount';
const REST = 'pygma.rest';

const sumOf = (all: readonly Explained[]): Explained =>
  all.length === 0 ? fact('pygma.nothing', 0) : sum(...all);

/** One row for every cause, in the order in which they were booked. */
function causes(postings: readonly Posting[]): readonly BalanceRow[] {
  return [...new Set(postings.map(({ name }) => name))].map((name) => ({
    key: name,
    about: {},
    cells: { gold: sumOf(postings.filter((one) => one.name === name).map(({ why }) => why)) },
  }));
}

/** The books of a realm: its postings one by one, each with the remainder, and by their cause (PI-10-01). */
function sheetOf(
  { clock }: World,
  { key: party, treasury: before, capital }: Party,
  postings: readonly Posting[],
): BalanceSheet {
  const booked = postings.map(({ name, place, about, why }, at) => {
    const rest = postings.slice(0, at + 1).reduce((sum, one) => sum + one.why.value, before);
    // Numbered: several are of one cause.
    const row: BalanceRow = {
      key: place === undefined ? name : `pygma.at.${ownNameOf(name)?.name ?? name}`,
      id: `${name}.${String(at + 1)}`,
      about: { ...(place === undefined ? {} : { place }), ...about },
      cells: { [AMOUNT]: why, [REST]: fact(REST, rest) },
    };
    return { why, row };
  });
  const listed = (key: string, all: typeof booked) => ({
    key,
    columns: [AMOUNT, REST],
    rows: all.map(({ row }) => row),
    ruled: [],
    totals: { [AMOUNT]: sumOf(all.map(({ why }) => why)) },
  });
  const old = fact('pygma.treasury', before);
  const after = sum(old, ...postings.map(({ why }) => why));
  return {
    party,
    turn: clock.turn,
    before,
    after,
    isSummaryRuled: false,
    storage: capital === null ? {} : { [capital]: after.value },
    sections: [
      listed(
        'pygma.takings',
        booked.filter(({ why }) => why.value > 0),
      ),
      listed(
        'pygma.spending',
        booked.filter(({ why }) => why.value < 0),
      ),
    ].filter(({ rows }) => rows.length > 0),
    summary: [
      { key: 'oldTreasury', about: {}, cells: { gold: old } },
      ...causes(postings),
      { key: 'newTreasury', about: {}, cells: { gold: after } },
    ],
  };
}

/** Books as their realm reads them: figures without derivations, which may name what others have (PI-19-05). */
export function reportedBooks(sheet: BalanceSheet): BalanceSheet {
  const plain = ({ value }: Explained): Explained => fact(AMOUNT, value, { party: sheet.party });
  return {
    ...sheet,
    after: plain(sheet.after),
    sections: [],
    summary: sheet.summary.map((row) => ({
      ...row,
      cells: Object.fromEntries(
        Object.entries(row.cells).map(([column, figure]) => [column, plain(figure)]),
      ),
    })),
  };
}

/** The books of every realm for a month (PI-10-01). */
export function balancesOf({
  input: { world },
  postings,
}: Pick<PygmaTurn, 'input' | 'postings'>): readonly BalanceSheet[] {
  return Object.values(world.parties)
    .toSorted(byTextOf(({ key }) => key))
    .map((party) =>
      sheetOf(
        world,
        party,
        postings.filter((one) => one.party === party.key),
      ),
    );
}

/**
 * What the month books for a realm before anything is ordered: pay and administration in a muster month, income by the
 * last calculation in an income month (PI-07-07, PI-10-05); undefined where it books nothing.
 */
export function forecastOf(
  world: World,
  key: string,
  settings: Settings,
): BalanceSheet | undefined {
  const party = world.parties[key];
  const state = stateOf(world);
  const trial = trialOf(world, key, settings, []);
  if (party === undefined || trial === undefined) return undefined;
  const books = { world, state };
  const gws = state.realms.find(({ owner }) => owner === key)?.gws ?? 0;
  const income = incomeOf(settings, {
    party: key,
    cities: payingCities(books, key),
    land: landOf(books, key),
    gws: gws === 0 ? undefined : fact('pygma.gws', gws, { party: key }),
    additions: [],
  });
  const isIncome = monthOf(world.clock.turn).role === 'income';
  const due: readonly (readonly [string, Explained])[] = isIncome
    ? // As one figure: the order of its cities is that of the world, which no realm learns.
      [['income', fact('pygma.income', income.total.value, { party: key })]]
    : [
        ['pay', paid(trial.pay)],
        ['administration', paid(trial.administration)],
      ];
  const postings = due.flatMap(([name, why]): readonly Posting[] =>
    why.value === 0 ? [] : [{ party: key, amount: why.value, name: `pygma.${name}`, why }],
  );
  return postings.length === 0 ? undefined : sheetOf(world, party, postings);
}
