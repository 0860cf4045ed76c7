import {
  type BalanceRow,
  type BalanceSheet,
  byTextOf,
  type Explained,
  fact,
  operation,
  ownNameOf,
  type Posting,
} from '../../../kernel';
import type { PygmaTurn } from '../turn/turn';

/** The column of every list, in GS; expenses are below nothing. */
const AMOUNT = 'pygma.amount';

const sumOf = (all: readonly Explained[]): Explained =>
  all.length === 0 ? fact('pygma.nothing', 0) : operation('sum', all);

/** A posting as a row of its own, numbered: several are of one cause. */
const rowOf = ({ name, place, why }: Posting, index: number): BalanceRow => ({
  key: place === undefined ? name : `pygma.at.${ownNameOf(name)?.name ?? name}`,
  id: `${name}.${String(index + 1)}`,
  about: place === undefined ? {} : { place },
  cells: { [AMOUNT]: why },
});

/** One row for every cause, in the order in which they were booked. */
function causes(postings: readonly Posting[]): readonly BalanceRow[] {
  return [...new Set(postings.map(({ name }) => name))].map((name) => ({
    key: name,
    about: {},
    cells: { gold: sumOf(postings.filter((one) => one.name === name).map(({ why }) => why)) },
  }));
}

/** The books of every realm for a month: all that was booked, one by one and by its cause (PI-10-01). */
export function balancesOf({
  input: { world },
  postings,
}: Pick<PygmaTurn, 'input' | 'postings'>): readonly BalanceSheet[] {
  const parties = Object.values(world.parties).toSorted(byTextOf(({ key }) => key));
  return parties.map(({ key: party, treasury: before, capital }) => {
    const own = postings.filter((one) => one.party === party);
    const listed = (key: string, all: readonly Posting[]) => ({
      key,
      columns: [AMOUNT],
      rows: all.map(rowOf),
      ruled: [],
      totals: { [AMOUNT]: sumOf(all.map(({ why }) => why)) },
    });
    const old = fact('pygma.treasury', before);
    const after = operation('sum', [old, ...own.map(({ why }) => why)]);
    return {
      party,
      turn: world.clock.turn,
      before,
      after,
      isSummaryRuled: false,
      storage: capital === null ? {} : { [capital]: after.value },
      sections: [
        listed(
          'pygma.takings',
          own.filter(({ why }) => why.value > 0),
        ),
        listed(
          'pygma.spending',
          own.filter(({ why }) => why.value < 0),
        ),
      ].filter(({ rows }) => rows.length > 0),
      summary: [
        { key: 'oldTreasury', about: {}, cells: { gold: old } },
        ...causes(own),
        { key: 'newTreasury', about: {}, cells: { gold: after } },
      ],
    };
  });
}
