import {
  type Axial,
  centreOf,
  directionBetween,
  type FieldAddress,
  fieldAt,
  type GrossfeldNo,
  grossfeldOf,
  kleinfeldOf,
  line as fieldsBetween,
  locate,
  parseFieldAddress,
} from '../../hex';
import { failure, success } from '../../kernel';
import { type EntryChange, entryChange, SIDE, sideIndex } from '../../world';
import { decodeText, GUESSED_ENCODING } from '../bytes';
import { LINE_STYLES } from '../data/text-mapper';
import { RIVER_WORDS, ROAD_WORDS } from '../data/worldographer';
import {
  EXCHANGE_LIMITS,
  type ExchangeResult,
  type ImportProposal,
  type ProposedGrossfeld,
  type ReadOptions,
} from '../model';
import { noteOf, propose, refuse } from '../propose';
import { fieldIndex } from '../schema';
import { fieldOfTile, layoutOver } from '../worldographer/grid';
import { lengthOf, MOST_LENGTH, type PlaneSide, sidesFollowed } from '../worldographer/shapes';
import { ORIGIN_COMMENT } from './write';

/** A hex as its line has it. */
interface Hex {
  readonly line: number;
  /** Place in the plane, as if the map began at the field (0, 0). */
  readonly axial: Axial;
  readonly types: readonly string[];
  readonly address: FieldAddress | undefined;
}

/** A line across the map as its line has it. */
interface Stroke {
  readonly axials: readonly Axial[];
  readonly type: string;
}

interface Sheet {
  readonly hexes: readonly Hex[];
  readonly strokes: readonly Stroke[];
  readonly origin: Axial | undefined;
  readonly leftOut: number;
}

const ADDRESS = String.raw`(?:-?\d\d-?\d\d(?:\d\d)?|-?\d{1,5}\.-?\d{1,5}(?:\.\d{1,5})?)`;
const HEX = new RegExp(`^(${ADDRESS})\\s`);
const STROKE = new RegExp(`^(${ADDRESS}(?:-${ADDRESS})+)\\s+(\\S+)`);
const NEXT = new RegExp(`^(${ADDRESS})(?=-|$)`);
const STYLE =
  /^(?:<|text\s|label\s|glow\s|include\s|url\s|license\s|other\s|\S+\s+(?:attributes|path)\s)/;

/** The field of an address, as if the map (columns from 1, odd ones higher) began at the field (0, 0). */
const axialOf = (address: string): Axial => {
  const [, column = '', row = ''] =
    /^(-?\d\d)(-?\d\d)/.exec(address.includes('.') ? '' : address) ??
    /^(-?\d+)\.(-?\d+)/.exec(address) ??
    [];
  return fieldOfTile(Number(column) - 1, Number(row) - 1, 'COLUMNS');
};

/** The fields of addresses joined by hyphens; a second hyphen is a minus. */
const axialsOf = (joined: string): readonly Axial[] => {
  const axials: Axial[] = [];
  let rest = joined;
  for (let next = NEXT.exec(rest); next !== null; next = NEXT.exec(rest)) {
    axials.push(axialOf(next[1] ?? ''));
    rest = rest.slice(next[0].length + 1);
  }
  return axials;
};

const originOf = (text: string): Axial | undefined => {
  const [q, r] = text.slice(ORIGIN_COMMENT.length).trim().split(/\s+/).map(Number);
  const isPlace = (value: number | undefined): value is number =>
    Number.isSafeInteger(value) && Math.abs(value ?? 0) < 2_000_000;
  return isPlace(q) && isPlace(r) && r % 2 === 0 ? { q, r } : undefined;
};

/** A hex by its line behind the address: types, then perhaps a lettering in quotes, which must end. */
const hexOf = (line: number, address: string, rest: string): Hex | undefined => {
  const quote = rest.indexOf('"');
  const end = quote < 0 ? -1 : rest.indexOf('"', quote + 1);
  if (quote >= 0 && end < 0) return undefined;
  const types = quote < 0 ? rest : rest.slice(0, quote);
  return {
    line,
    axial: axialOf(address),
    types: types.split(/\s+/).filter((type) => type !== ''),
    address: quote < 0 ? undefined : parseFieldAddress(rest.slice(quote + 1, end)),
  };
};

/** Most letters of one line; a longer one would overflow the stack of the pattern matcher. */
const LONGEST_LINE = 1_000_000;

const readSheet = (lines: readonly string[]): Sheet => {
  const hexes: Hex[] = [];
  const strokes: Stroke[] = [];
  let origin: Axial | undefined;
  let leftOut = 0;
  for (const [index, raw] of lines.entries()) {
    const line = raw.trim();
    if (line.length > LONGEST_LINE) {
      leftOut += 1;
      continue;
    }
    const address = HEX.exec(line)?.[1];
    const hex =
      address === undefined ? undefined : hexOf(index + 1, address, line.slice(address.length));
    const stroke = STROKE.exec(line);
    if (line.startsWith(ORIGIN_COMMENT)) origin = originOf(line);
    else if (line === '' || line.startsWith('#')) continue;
    else if (stroke !== null) {
      strokes.push({ axials: axialsOf(stroke[1] ?? ''), type: stroke[2] ?? '' });
    } else if (hex !== undefined) hexes.push(hex);
    else if (!STYLE.test(line)) leftOut += 1;
  }
  return { hexes, strokes, origin, leftOut };
};

/** Which field each hex is. */
interface Placing {
  readonly grossfelder: readonly ProposedGrossfeld[];
  readonly addressAt: (axial: Axial) => FieldAddress | undefined;
  readonly isGuess: boolean;
}

const sum = (a: Axial, b: Axial): Axial => ({ q: a.q + b.q, r: a.r + b.r });

/** Fields by the addresses the hexes are lettered with; refused where a hex lies where its field cannot. */
const placeLettered = (
  hexes: readonly Hex[],
  stated: Axial | undefined,
): ExchangeResult<Placing> => {
  const [first] = hexes;
  const home = fieldAt({ u: 0, v: 0 }, kleinfeldOf(first?.address ?? ('000/01' as FieldAddress)));
  const origin = stated ?? sum(home, { q: -(first?.axial.q ?? 0), r: -(first?.axial.r ?? 0) });
  const places = new Map<GrossfeldNo, ProposedGrossfeld>();
  const addresses = new Map<string, FieldAddress>();
  for (const { axial, address, line } of hexes) {
    if (address === undefined) continue;
    const no = grossfeldOf(address);
    const { u, v, kleinfeld } = locate(sum(axial, origin));
    const known = places.get(no)?.place ?? { u, v };
    if (kleinfeld !== kleinfeldOf(address) || known.u !== u || known.v !== v) {
      return refuse('place-contradiction', { line, field: address, grossfeld: no });
    }
    places.set(no, { no, place: known });
    addresses.set(`${axial.q},${axial.r}`, address);
  }
  return success({
    grossfelder: [...places.values()],
    addressAt: ({ q, r }) => addresses.get(`${q},${r}`),
    isGuess: stated === undefined,
  });
};

const placeForeign = (hexes: readonly Hex[]): ExchangeResult<Placing> => {
  const layout = layoutOver(hexes.map(({ axial }) => axial));
  return layout === undefined
    ? refuse('too-many-fields', { count: hexes.length })
    : success({ ...layout, isGuess: true });
};

const sidesOfPath = (axials: readonly Axial[]): readonly PlaneSide[] =>
  axials.flatMap((to, index) => {
    const from = axials[index - 1];
    if (from === undefined) return [];
    const fields = fieldsBetween(from, to);
    return fields.flatMap((field, step) => {
      const before = fields[step - 1];
      const side = before === undefined ? undefined : directionBetween(before, field);
      return before === undefined || side === undefined ? [] : [{ field: before, side }];
    });
  });

const BITS: ReadonlyMap<string, number> = new Map(
  Object.entries(SIDE).filter(([name]) => Object.hasOwn(LINE_STYLES, name)),
);

/** The sides a line of the map stands for: those between its fields; for a stranger's river those along it. */
const sidesOf = (
  { axials, type }: Stroke,
  isOwn: boolean,
): { readonly bit: number; readonly sides: readonly PlaneSide[] } => {
  const own = isOwn ? BITS.get(type) : undefined;
  if (own !== undefined) return { bit: own, sides: sidesOfPath(axials) };
  if (RIVER_WORDS.test(type))
    return { bit: SIDE.river, sides: sidesFollowed(axials.map(centreOf)) };
  return { bit: ROAD_WORDS.test(type) ? SIDE.road : 0, sides: sidesOfPath(axials) };
};

interface Lines {
  readonly entries: readonly EntryChange[];
  readonly rivers: number;
  readonly roads: number;
  readonly leftOut: number;
}

const readStrokes = (strokes: readonly Stroke[], isOwn: boolean, placing: Placing): Lines => {
  const bits = new Map<string, EntryChange<'sides'>>();
  const count = { rivers: 0, roads: 0, leftOut: 0 };
  let room = MOST_LENGTH;
  for (const stroke of strokes) {
    const length = lengthOf(stroke.axials.map(centreOf));
    if (length > room) {
      count.leftOut += 1;
      continue;
    }
    room -= length;
    const { bit, sides } = sidesOf(stroke, isOwn);
    if (bit === 0) count.leftOut += 1;
    else if (!isOwn) count[bit === SIDE.road ? 'roads' : 'rivers'] += 1;
    for (const { field, side } of bit === 0 ? [] : sides) {
      const address = placing.addressAt(field);
      if (address === undefined) continue;
      const index = sideIndex(kleinfeldOf(address), side);
      const name = `${grossfeldOf(address)} ${index}`;
      const value = (bits.get(name)?.value ?? 0) | bit;
      bits.set(name, entryChange(grossfeldOf(address), 'sides', index, value));
    }
  }
  return { entries: [...bits.values()], ...count };
};

/** What a hex says: its terrain by the types that are no settlement, and the settlement that stands there. */
const entriesOf = (hex: Hex, field: FieldAddress, options: ReadOptions): readonly EntryChange[] => {
  const { settlements, terrains, strangers } = options;
  const isSettlement = (type: string): boolean =>
    Object.hasOwn(settlements, type) && !Object.hasOwn(terrains, type);
  const type = hex.types.find(isSettlement);
  const name = hex.types.filter((other) => !isSettlement(other)).join(' ');
  const [no, index] = [grossfeldOf(field), fieldIndex(field)];
  return [
    entryChange(no, 'terrain', index, name),
    ...(type === undefined || strangers === undefined
      ? []
      : [
          entryChange(no, 'settlements', index, {
            type,
            name: '',
            owner: strangers.key,
            built: settlements[type]?.buildingValue ?? 0,
            harbours: [],
          }),
        ]),
  ];
};

/**
 * Reads the hex lines and the lines across the map of a text for Text Mapper; styles are passed over, nothing is
 * fetched. Hexes lettered with addresses are those fields, others are covered with Großfelder numbered row by row.
 */
export function readTextMapper(
  bytes: Uint8Array,
  options: ReadOptions,
): ExchangeResult<ImportProposal> {
  const limits = options.limits ?? EXCHANGE_LIMITS;
  if (bytes.length === 0) return refuse('empty');
  if (bytes.length > limits.bytes) return refuse('too-large', { limit: limits.bytes });
  const { text, isGuess } = decodeText(bytes);
  const rows = text.split('\n');
  if (rows.length > limits.items) return refuse('too-large', { limit: limits.items });
  const sheet = readSheet(rows);
  const hexes = sheet.hexes.filter(({ types }) => types.length > 0);
  if (hexes.length === 0) return refuse('no-fields');
  const isLettered = hexes.every(({ address }) => address !== undefined);
  const placing = isLettered ? placeLettered(hexes, sheet.origin) : placeForeign(hexes);
  if (!placing.ok) return failure(placing.problem);
  const isOwn = isLettered && sheet.origin !== undefined;
  const fields = hexes.map(({ axial }) => placing.value.addressAt(axial));
  const seen = new Set<string>();
  const entries: EntryChange[] = [];
  for (const [index, hex] of hexes.entries()) {
    const field = fields[index];
    if (field === undefined) continue;
    if (seen.has(field)) return refuse('duplicate', { line: hex.line, what: field });
    seen.add(field);
    entries.push(...entriesOf(hex, field, options));
  }
  const lines = readStrokes(sheet.strokes, isOwn, placing.value);
  const settlements = entries.filter(({ part }) => part === 'settlements').length;
  return propose(
    'text-mapper',
    {
      topology: null,
      grossfelder: placing.value.grossfelder,
      fields: fields.filter((field) => field !== undefined),
      entries: [...entries, ...lines.entries],
      labels: [],
      parties: [],
      carries: isLettered ? ['terrain'] : ['terrain', 'sides', 'settlements'],
      listsParties: false,
      notes: [
        ...noteOf('encoding-guessed', isGuess ? 1 : 0, { encoding: GUESSED_ENCODING }),
        ...noteOf('grid-rotated', isOwn ? 0 : 1),
        ...noteOf(
          isLettered ? 'places-guessed' : 'layout-guessed',
          placing.value.isGuess ? placing.value.grossfelder.length : 0,
        ),
        ...noteOf('settlements-guessed', settlements),
        ...noteOf('rivers-guessed', lines.rivers),
        ...noteOf('roads-guessed', lines.roads),
        ...noteOf('shapes-left-out', lines.leftOut),
        ...noteOf('lines-left-out', sheet.leftOut),
      ],
    },
    options,
  );
}
