import type {
  BalanceRow,
  BalanceSheet,
  ComparedRow,
  Finding,
  Question,
} from '../../../../../engine';
import { rendered, displayValue } from '../../../../kit/explain';
import { ownKey } from '../../../../kit/text/own-key';
import type { TurnReportBlock, TextBlock } from '../evaluation';
import type { Speech } from '../speech';
import { cleanName } from '../../../../kit/text/clean';
import { placeName } from '../things';
import { columnsOf, inTone, tableBlock, textBlock } from './block';
import { findingWords, placeOfFinding } from './finding-words';

/** Money of a row, in the smallest part of the game's money. */
const goldOf = ({ cells }: BalanceRow): number => cells['gold']?.value ?? 0;

/** The figure of a row as displayed: halves as whole amounts. */
const renderedGold = ({ cells }: BalanceRow): number =>
  cells['gold'] === undefined ? 0 : displayValue(cells['gold']);

/** A free row of the books by its cause, other parties by their names. */
const causeLabel = (speech: Speech, { about }: BalanceRow): string => {
  const parties = Object.fromEntries(
    (['from', 'to'] as const).flatMap((name) => {
      const key = about[name];
      return typeof key === 'string' ? [[name, speech.partyName(key)]] : [];
    }),
  );
  const params = Object.fromEntries(
    Object.entries(rendered(about, speech.words)).map(([name, value]) => [
      name,
      typeof value === 'string' ? cleanName(value) : value,
    ]),
  );
  const context = 'to' in about && about['cause'] === 'treasury' ? { context: 'to' } : {};
  return speech.words(`ledger:cause.${String(about['cause'] ?? '')}`, {
    ...params,
    ...parties,
    ...context,
  });
};

const labelOf = (speech: Speech, row: BalanceRow): string => {
  if (row.key === 'oldTreasury') return speech.words('turnReport:treasury.before');
  if (row.key === 'newTreasury') return speech.words('turnReport:treasury.after');
  return row.key === 'other'
    ? causeLabel(speech, row)
    : speech.words(
        ownKey('balance', row.key, `balance:row.${row.key}`),
        rendered(row.about, speech.words),
      );
};

const isShown = (row: BalanceRow): boolean =>
  row.key === 'oldTreasury' || row.key === 'newTreasury' || goldOf(row) !== 0;

const sheetTable = (speech: Speech, { summary }: BalanceSheet): TurnReportBlock => {
  const rows = summary.filter(isShown);
  return tableBlock(
    {
      section: 'treasury',
      key: 'treasury',
      source: { kind: 'books' },
      facts: rows.map((row) => [row.key, row.about, goldOf(row)]),
    },
    {
      kind: 'table',
      isBare: true,
      columns: columnsOf(speech, ['item', 'gold'], 'item'),
      rows: rows.map((row) => ({
        cells: [labelOf(speech, row), speech.figure(renderedGold(row))],
        ...(row.key === 'newTreasury' ? { isTotal: true } : {}),
        ...(row.cells['gold']?.kind === 'override' ? { byHand: [1] } : {}),
      })),
    },
  );
};

const storage = (speech: Speech, { storage: stores }: BalanceSheet): readonly TextBlock[] => {
  const places = Object.entries(stores).sort(([a], [b]) => (a < b ? -1 : 1));
  if (places.length < 2) return [];
  const list = places.map(([place, gold]) =>
    speech.words('turnReport:treasury.storedAt', {
      place: placeName(speech, place),
      gold: speech.amount(gold),
    }),
  );
  const origin = {
    section: 'treasury',
    key: 'treasury/storage',
    source: { kind: 'books' },
  } as const;
  return [
    textBlock(
      { ...origin, facts: places },
      speech.say('turnReport:treasury.storage', { places: list.join('; ') }),
    ),
  ];
};

/** Rows of the player's summary and those of the books that belong to them. */
const BOOKED: Readonly<Record<string, string>> = {
  before: 'oldTreasury',
  land: 'landTax',
  settlements: 'settlementTax',
  settlementUpkeep: 'settlementUpkeep',
  infrastructure: 'infrastructureUpkeep',
  units: 'unitUpkeep',
  muster: 'muster',
  building: 'newStructures',
  other: 'other',
  after: 'newTreasury',
};

const rowsFor = ({ summary }: BalanceSheet, { key }: ComparedRow): readonly BalanceRow[] =>
  summary.filter((row) => row.key === BOOKED[key]);

/** Facts that say an account is due in another turn (WW-3.4-03, WW-4.1-24). */
const NOT_DUE: ReadonlySet<string> = new Set(['taxNotDue', 'upkeepNotDue', 'unitUpkeepNotDue']);

const isNotDue = ({ cells: { gold } }: BalanceRow): boolean =>
  gold?.kind === 'fact' && NOT_DUE.has(gold.name);

/** What the books say beside a figure of the player: an amount, or that it is due in another turn. */
const bookedCell = (speech: Speech, rows: readonly BalanceRow[], gold: number): string =>
  rows.some(isNotDue) ? speech.words('turnReport:treasury.notDue') : speech.figure(gold);

const difference = (speech: Speech, stated: number, booked: number): TextBlock => {
  const gold = speech.money(Math.abs(booked - stated));
  const how = booked > stated ? 'more' : 'less';
  return textBlock(
    {
      section: 'treasury',
      key: 'treasury/difference',
      source: { kind: 'books' },
      facts: [stated, booked],
    },
    booked === stated
      ? speech.say('turnReport:treasury.same', inTone(speech))
      : speech.say(`turnReport:treasury.${how}`, { ...inTone(speech), gold }),
  );
};

const compared = (speech: Speech, balance: BalanceSheet): readonly TurnReportBlock[] => {
  const { comparison } = speech.snapshot;
  if (comparison === undefined) return [];
  const after = comparison.rows.find(({ key }) => key === 'after');
  const text = after === undefined ? [] : [difference(speech, after.stated, balance.after.value)];
  const booked = comparison.rows.map((row) => {
    const books = rowsFor(balance, row);
    return { ...row, books, booked: books.reduce((sum, one) => sum + goldOf(one), 0) };
  });
  const rows = booked.filter((row) => row.stated !== row.booked || row.key === 'after');
  if (rows.length < 2) return text;
  const table = tableBlock(
    {
      section: 'treasury',
      key: 'treasury/compared',
      source: { kind: 'books' },
      facts: rows.map(({ key, stated, booked: gold }) => [key, stated, gold]),
      title: speech.words('turnReport:treasury.compared', inTone(speech)),
    },
    {
      kind: 'table',
      columns: columnsOf(speech, ['item', 'stated', 'booked'], 'item'),
      rows: rows.map(({ key, stated, books, booked: gold }) => ({
        cells: [
          speech.words(`balance:stated.${key}`),
          speech.figure(stated),
          bookedCell(speech, books, gold),
        ],
        ...(key === 'after' ? { isTotal: true } : {}),
      })),
    },
  );
  return [...text, table];
};

/** True if the player is asked about it among the questions. */
const isAsked = (questions: readonly Question[], { code, unit }: Finding): boolean =>
  code === 'F-MUSTER-MISMATCH' &&
  questions.some(
    ({ name, about }) =>
      name === 'muster' && String(about['unit'] ?? '').endsWith(`:${String(unit ?? '')}`),
  );

/** What was corrected in the player's books, one finding after the other, each once (WW-3.3-08, WW-10.1-12). */
const corrections = (speech: Speech): readonly TextBlock[] => {
  const { report, comparison } = speech.snapshot;
  const found = [...report.findings, ...(comparison?.findings ?? [])].filter(
    (finding) => placeOfFinding(finding) === 'books' && !isAsked(report.questions, finding),
  );
  const seen = new Set<string>();
  const once = found.filter((finding: Finding) => {
    const text = findingWords(finding, 'correction', speech);
    const isNew = !seen.has(text);
    seen.add(text);
    return isNew;
  });
  return once.map((finding, index) =>
    textBlock(
      {
        section: 'treasury',
        key: `finding/${finding.code}/${String(finding.unit ?? '')}/${finding.words}`,
        source: { kind: 'finding', code: finding.code, ...unitIn(finding) },
        facts: [finding.code, finding.about],
      },
      `${String(index + 1)}. ${findingWords(finding, 'correction', speech)}`,
    ),
  );
};

const unitIn = ({ unit }: Finding): { readonly unit?: number } =>
  unit === undefined ? {} : { unit };

/** The treasury, where it is stored, and the player's own sheet with what was corrected in it (WW-10.1-12). */
export function treasury(speech: Speech): readonly TurnReportBlock[] {
  const { balance } = speech.snapshot.report;
  const books =
    balance === undefined
      ? []
      : [sheetTable(speech, balance), ...storage(speech, balance), ...compared(speech, balance)];
  return [...books, ...corrections(speech)];
}
