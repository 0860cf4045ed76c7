import { DIRECTIONS, type FieldAddress, grossfeldOf, parseFieldAddress } from '../../../hex';
import type { Finding } from '../../../kernel';
import { latticeOf, type World } from '../../../world';
import { isOneSlip, nearest, proposedWords } from '../../../orders';
import type { CombatMain, WabenSheet } from './content';
import { readOrders } from './read';
import { partyNouns, placeNouns, sentenceBook } from './sentences/book';
import { SENTENCES } from './sentences/grammar';
import { proseOf } from './sentences/prose';
import { readTable } from './sheet/table';

/** The only candidate that is one slip of the pen away; undefined if there is none, or a choice. */
const onlyNearest = (written: string, candidates: readonly string[]): string | undefined => {
  const near = [...new Set(candidates)].filter((candidate) => isOneSlip(written, candidate));
  return near.length === 1 ? near[0] : undefined;
};

const COMBAT = ['N', 'A', 'H', 'V', 'I', 'R'] as const satisfies readonly CombatMain[];

/** Order codes as they are written most: main orders alone and with one extension (WW-6.1-04). */
const CODES: readonly string[] = [
  ...COMBAT.flatMap((main) => ['', 'E', 'F', 'B'].map((extension) => `K${main}${extension}`)),
  'AB',
];

/** The neighbours of a field, written in the form of the player: in full, or the number within the Großfeld alone. */
const neighboursOf = (field: FieldAddress, written: string, world: World): readonly string[] => {
  const lattice = latticeOf(world.map);
  const near = DIRECTIONS.flatMap((direction) => lattice.neighbourOf(field, direction) ?? []);
  if (written.includes('/')) return near;
  return near.filter((one) => grossfeldOf(one) === grossfeldOf(field)).map((one) => one.slice(4));
};

/** A field next to the last one of the path that is right (WW-5.3-02). */
const nearField = ({ words, about }: Finding, world: World): string | undefined => {
  const field = parseFieldAddress(String(about['at'] ?? '').slice(0, 6));
  const written = words.trim();
  return field === undefined
    ? undefined
    : onlyNearest(written, neighboursOf(field, written, world));
};

/** Lookup of the rows of a sheet, built once for all findings: a letter may have any number of both. */
interface SheetText {
  readonly units: ReadonlySet<number | null>;
  /** The words of order cells by where they begin in the letter. */
  readonly codes: ReadonlyMap<number, string>;
}

/** Of the sheets looked at; a sheet never changes. */
const textOfSheet = new WeakMap<WabenSheet, SheetText>();

const readSheetText = (sheet: WabenSheet): SheetText => {
  const before = textOfSheet.get(sheet);
  if (before !== undefined) return before;
  const orders = sheet.rows.flatMap(({ cells }) => cells['order'] ?? []);
  const found: SheetText = {
    units: new Set(sheet.rows.map(({ unit }) => unit)),
    codes: new Map(orders.map(({ span, text }) => [span.start, text])),
  };
  textOfSheet.set(sheet, found);
  return found;
};

/** A unit of the realm that has no order yet (WW-5.1-03). */
const nearUnit = (finding: Finding, sheet: WabenSheet, world: World): string | undefined => {
  const { units } = readSheetText(sheet);
  const free = Object.values(world.units)
    .filter(({ party, number }) => party === finding.party && !units.has(number))
    .map(({ number }) => String(number));
  return onlyNearest(finding.words.trim(), free);
};

/** The whole code of a row, one slip away from the one that is meant. */
const nearCode = ({ words, span }: Finding, sheet: WabenSheet): string | undefined => {
  const isWhole = span !== undefined && readSheetText(sheet).codes.get(span.start) === words;
  return isWhole ? onlyNearest(words.trim().toUpperCase(), CODES) : undefined;
};

/**
 * The value on record, or by the path of the unit, in place of the words of a cell (WW-8.2-25, WW-6.3-04, WW-6.3-13). A
 * sentence says more than that value.
 */
const actual = ({ about, words }: Finding): string | undefined => {
  if (words.trim().split(/\s+/).length > 2) return undefined;
  const value = about['actual'];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** The settlement or the realm whose name is one slip of the pen away. */
const nearName = ({ words, about }: Finding, { map, parties }: World): string | undefined => {
  if (about['reason'] === 'settlement') return nearest(words, placeNouns(map))?.name;
  return about['reason'] === 'party' ? nearest(words, partyNouns(parties))?.name : undefined;
};

/** The order that words nobody understands probably mean. */
const proposedOrder = (
  { span, party }: Finding,
  sheet: WabenSheet,
  world: World,
): string | undefined =>
  span === undefined
    ? undefined
    : proposedWords(
        {
          letter: sheet.text,
          span,
          prose: proseOf(sheet.text, [], readTable(sheet.text).rows.length > 0).replaceAll(
            '\t',
            ' ',
          ),
        },
        SENTENCES,
        sentenceBook(world, party),
        sheet,
        (letter) => readOrders(letter, party, world),
      );

type Suggestion = (finding: Finding, sheet: WabenSheet, world: World) => string | undefined;

const SUGGESTIONS: Readonly<Record<string, Suggestion>> = {
  'F-ROW-SIZE': actual,
  'F-ROW-TYPE': actual,
  'F-UNIT-TYPE': actual,
  'F-ROW-STARTPOS': actual,
  'F-ROW-ENDPOS': actual,
  'F-ROW-UNKNOWN': nearUnit,
  'F-PATH-NOTADJ': (finding, _, world) => nearField(finding, world),
  'F-ORD-UNKNOWN': nearCode,
  'F-ORD-UNPARSED': (finding, sheet, world) =>
    nearName(finding, world) ?? proposedOrder(finding, sheet, world),
};

/**
 * Words obviously meant in place of those of a finding: the value of the GM's records, or the only valid unit, field or
 * code within one typing error. Undefined where nothing is obvious; never inserted automatically (WW-0.3-03).
 */
export const suggestedWords: Suggestion = (finding, sheet, world) => {
  const suggestion =
    finding.span === undefined ? undefined : SUGGESTIONS[finding.code]?.(finding, sheet, world);
  return suggestion === finding.words ? undefined : suggestion;
};
