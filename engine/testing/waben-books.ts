import type { PlayedProposal } from '../cases';
import { type BalanceRow, type BalanceSheet, type Explained } from '../kernel';
import type { Party } from '../world';
import { listed, partsOf, type Seen } from './case-runner';

type Cells = Readonly<Record<string, Explained>>;

const sheetOf = ({ balances }: PlayedProposal, party: string): BalanceSheet | undefined =>
  balances.find((sheet) => sheet.party === party);

const nameOf = ({ id, key }: BalanceRow): string => id ?? key;

/** Figures asked for, `landTax 9000, unitUpkeep -1200`, in the order of the question. */
function asked(
  expected: string,
  told: (name: string) => string | number | null | undefined,
): string {
  const names = expected.split(/, ?/).map((part) => part.split(' ')[0] ?? '');
  return names.map((name) => `${name} ${String(told(name) ?? 'none')}`).join(', ');
}

/** `settlementIncome 210/20`: the cells of a row of a list; `settlementIncome total` those of its sums. */
function cellsOf(sheet: BalanceSheet | undefined, list: string, row: string): Cells {
  if (list === 'summary')
    return Object.fromEntries(
      (sheet?.summary ?? []).flatMap((one) => {
        const { gold } = one.cells;
        return gold === undefined ? [] : [[nameOf(one), gold] as const];
      }),
    );
  const section = sheet?.sections.find(({ key }) => key === list);
  if (row === 'total') return section?.totals ?? {};
  return section?.rows.find((one) => nameOf(one) === row)?.cells ?? {};
}

const partyViews = (party: Party): Readonly<Record<string, () => string | number | null>> => ({
  unrest: () => party.unrest ?? 0,
  missing: () => party.missing ?? 'none',
  capital: () => party.capital,
  nextCapital: () => party.nextCapital ?? null,
  storage: () =>
    Object.entries(party.storage ?? {})
      .map(([place, gold]) => `${place} ${String(gold)}`)
      .join(' ') || null,
});

/** Views on the books of a turn. */
export const bookViews: Seen<PlayedProposal> = {
  /** Rows of the summary that are asked for, `books a: landTax 9000, unitUpkeep -1200`. */
  books: (run, party, expected) => {
    const cells = cellsOf(sheetOf(run, party), 'summary', '');
    return asked(expected, (name) => cells[name]?.value);
  },
  /** Cells of a row of a list, `row a settlementIncome 210/20: gross 7500`, or of its sums, `row a muster total`. */
  row: (run, who, expected) => {
    const [party = '', list = '', row = ''] = who.split(' ');
    const cells = cellsOf(sheetOf(run, party), list, row);
    return asked(expected, (name) => cells[name]?.value);
  },
  /** The rows of a list in their order. */
  rows: (run, who) => {
    const [party = '', list = ''] = who.split(' ');
    const section = sheetOf(run, party)?.sections.find(({ key }) => key === list);
    return listed((section?.rows ?? []).map(nameOf));
  },
  /** Explanation of a cell, `why a settlementIncome 210/20 upkeep`, `why a summary landTax`. */
  why: (run, who) => {
    const [party = '', list = '', row = '', column = row] = who.split(' ');
    return partsOf(cellsOf(sheetOf(run, party), list, row)[column]);
  },
  /** Gold by place. */
  stored: (run, party) =>
    listed(
      Object.entries(sheetOf(run, party)?.storage ?? {}).map(
        ([place, gold]) => `${place} ${String(gold)}`,
      ),
    ),
  /** Attributes of a party, `party a: unrest 1`. */
  party: ({ world: { parties } }, key, expected) => {
    const party = parties[key];
    return party === undefined ? 'gone' : asked(expected, (name) => partyViews(party)[name]?.());
  },
  /** Findings whose codes begin so, `found F-BAL F-LOAD: a F-LOAD-CAP 401`; `found all`: all that is no advice. */
  found: ({ findings }, who) =>
    listed(
      findings
        .filter(({ code }) =>
          who === 'all'
            ? !code.startsWith('F-ADV')
            : who.split(' ').some((start) => code.startsWith(start)),
        )
        .map(({ party, code, unit }) =>
          [party, code, ...(unit === undefined ? [] : [unit])].join(' '),
        ),
    ),
};

/** Every figure of the books of a turn. */
export function figuresOfBooks({ balances }: PlayedProposal): readonly Explained[] {
  return balances.flatMap(({ summary, sections }) => [
    ...summary.flatMap(({ cells }) => Object.values(cells)),
    ...sections.flatMap(({ rows, totals }) => [
      ...rows.flatMap(({ cells }) => Object.values(cells)),
      ...Object.values(totals),
    ]),
  ]);
}
