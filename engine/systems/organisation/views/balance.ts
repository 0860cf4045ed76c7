import type {
  BalanceRow,
  BalanceSection,
  BalanceSheet,
  Explained,
  Posting,
  Settings,
  Stage,
} from '../../../kernel';
import type { PartyKey, World } from '../../../world';
import { moneyFact, moneySpent, moneySum } from '../rules/money';
import { STEPS, type Step } from '../state/types';
import { entryOf } from '../state/entry';
import { payIncome } from '../turn/income';
import { type MoneyFigure, openPhase, type PhaseTurn } from '../turn/turn';
import { payUpkeep } from '../turn/upkeep';

/** The column of every list, in halves; expenses are below nothing. */
const AMOUNT = 'organisation.amount';

const cellOf = ({ value, isIncome }: MoneyFigure): Explained =>
  isIncome || value.value === 0 ? value : moneySpent(value, value.value);

/** Rows have words of their own, which name what each is about; lists and the summary have short ones. */
const rowOf = (figure: MoneyFigure): BalanceRow => ({
  key: `organisation.row.${figure.key}`,
  id: figure.row,
  about: figure.about,
  cells: { [AMOUNT]: cellOf(figure) },
});

/** One row for every cause, in the order in which they were booked. */
const causes = (postings: readonly Posting[], column: string): readonly BalanceRow[] =>
  [...new Set(postings.map(({ name }) => name))].map((name) => ({
    key: name,
    about: {},
    cells: {
      [column]: moneySum(
        ...postings.filter((posting) => posting.name === name).map(({ why }) => why),
      ),
    },
  }));

/**
 * The money of a step: figures, which the GM can overrule, or what was booked beside them and follows from what was
 * done, such as loot and hired levels (OS-19-02).
 */
const sectionOf = (
  step: Step,
  figures: readonly MoneyFigure[],
  booked: readonly Posting[],
): BalanceSection => {
  const own = figures.filter(({ section }) => section === step).map(rowOf);
  const beside = causes(booked, AMOUNT).filter(({ cells }) => cells[AMOUNT]?.value !== 0);
  const rows = [...own, ...beside];
  return {
    key: `organisation.${step}`,
    columns: [AMOUNT],
    rows,
    totals: { [AMOUNT]: moneySum(...rows.flatMap(({ cells }) => cells[AMOUNT] ?? [])) },
    ruled: beside.length === 0 ? [AMOUNT] : [],
  };
};

/** What was booked in a step; nothing where it was not run. */
const postingsIn = (
  step: Step,
  stages: readonly Stage[],
  postings: readonly Posting[],
): readonly Posting[] => {
  const [from, to] = stages.find(({ phase }) => phase === step)?.postings ?? [0, 0];
  return postings.slice(from, to);
};

const sheetOf = (turn: PhaseTurn, party: PartyKey): BalanceSheet => {
  const figures = turn.figures.get(party) ?? [];
  const postings = turn.postings.filter((posting) => posting.party === party);
  const organisation = entryOf(turn.state.organisations, party);
  const before = entryOf(turn.input.world.parties, party)?.treasury ?? 0;
  const rows = causes(postings, 'gold');
  const paid = new Set(figures.map(({ key }) => `organisation.${key}`));
  const isBeside = (posting: Posting): boolean =>
    posting.party === party && !paid.has(posting.name);
  const old = moneyFact('treasuryBefore', before, { party });
  const after = moneySum(old, ...rows.flatMap(({ cells }) => cells['gold'] ?? []));
  const purses = Object.entries(organisation?.purses ?? {});
  return {
    party,
    turn: turn.input.world.clock.turn,
    sections: STEPS.map((step) =>
      sectionOf(step, figures, postingsIn(step, turn.stages, turn.postings).filter(isBeside)),
    ).filter(({ rows: own }) => own.length > 0),
    summary: [
      { key: 'oldTreasury', about: {}, cells: { gold: old } },
      ...rows,
      { key: 'newTreasury', about: {}, cells: { gold: after } },
    ],
    isSummaryRuled: false,
    before,
    after,
    storage: Object.fromEntries(purses.filter(([, amount]) => amount > 0)),
  };
};

/** The books of every organisation of a phase, in the order of their keys: closing account (OS-18-05, OS-19-02). */
export function balancesOf(turn: PhaseTurn): readonly BalanceSheet[] {
  return Object.keys(turn.state.organisations)
    .sort()
    .map((party) => sheetOf(turn, party));
}

/**
 * What a phase would bring and cost an organisation as things stand, nothing built, moved or done (OS-20-02);
 * undefined if there is no such organisation.
 */
export function forecastOf(
  world: World,
  party: PartyKey,
  settings: Settings,
): BalanceSheet | undefined {
  const turn = openPhase({ world, orders: {}, rulings: {}, settings, seed: '' });
  turn.enter('income');
  payIncome(turn);
  turn.enter('upkeep');
  payUpkeep(turn);
  return balancesOf(turn).find((sheet) => sheet.party === party);
}
