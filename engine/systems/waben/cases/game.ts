import { type CaseInput, type RecordCaseGame, recordCases } from '../../../cases';
import { type Direction, type FieldAddress, parseFieldAddress } from '../../../hex';
import { blankWork, SIDE, type WorkKind, type World } from '../../../world';
import { waben } from '..';
import { SETTLEMENT_KEYS, TERRAIN_KEYS } from '../data';
import { tableOfRows, worldOfCase } from './build';
import type { CaseField, CaseUnit, CaseWorld } from './case';
import { giveMore, partyFact, unitFact } from './more';

/** A world without land, before the first line. */
const EMPTY_WORLD: CaseWorld = { map: [], units: [] };

const isOneOf = <One extends string>(all: readonly One[], word: string): word is One =>
  all.some((one) => one === word);

const FEATURES = Object.keys(SIDE) as readonly (keyof typeof SIDE)[];
const WORK_KINDS: readonly WorkKind[] = ['settlement', 'road', 'bridge', 'wall', 'canal'];
const RELATIONS = ['alliance', 'peace', 'enemy'] as const;

/** Each part of a list added to what was there before; undefined if one of them cannot be read. */
function withAll<Given>(
  before: Given,
  parts: readonly string[],
  add: (given: Given, words: readonly string[], part: string) => Given | undefined,
): Given | undefined {
  return parts
    .filter((part) => part !== '')
    .reduce<Given | undefined>((given, part) => given && add(given, part.split(' '), part), before);
}

/** `210 t`, a Großfeld of one terrain, and its place in the lattice, `710 t -1 1`. */
function withGrossfeld(given: CaseWorld, words: readonly string[]): CaseWorld | undefined {
  const [no = '', terrain = '', u = '0', v = '0'] = words;
  if (!isOneOf(TERRAIN_KEYS, terrain)) return undefined;
  return { ...given, map: [...given.map, { no, terrain, u: Number(u), v: Number(v) }] };
}

/** `tds`, `of b`, `std b 24`, `harbours 2 5` of the settlement before, `difficulty 3`, `low`; of ice, what it was: `base w`. */
function withContent(field: CaseField, words: readonly string[]): CaseField | undefined {
  const [word = '', first = '', ...rest] = words;
  const { settlement } = field;
  if (isOneOf(TERRAIN_KEYS, word)) return { ...field, terrain: word };
  if (word === 'of') return { ...field, owner: first };
  if (word === 'low') return { ...field, lowView: true };
  if (word === 'base') return { ...field, base: first };
  if (word === 'difficulty') return { ...field, difficulty: Number(first) };
  if (word === 'harbours')
    return (
      settlement && {
        ...field,
        settlement: { ...settlement, harbours: [first, ...rest].map(Number) },
      }
    );
  const built = rest[0] === undefined ? {} : { built: Number(rest[0]) };
  return isOneOf(SETTLEMENT_KEYS, word)
    ? { ...field, settlement: { type: word, owner: first, ...built } }
    : undefined;
}

/** `river, bridge, wall 5`. */
function withFeature(
  given: CaseWorld,
  side: string,
  [word = '', value = '']: readonly string[],
): CaseWorld | undefined {
  if (word === 'wall') return { ...given, walls: { ...given.walls, [side]: Number(value) } };
  if (!isOneOf(FEATURES, word)) return undefined;
  const before = given.sides?.[side] ?? [];
  return { ...given, sides: { ...given.sides, [side]: [...before, word] } };
}

const WORK_FIGURES = ['value', 'progress', 'paid', 'completed'] as const;

/** `of b, damage fortification 17500` of the books of a structure; of one being built, `to brg, begun 2, paid 60000`. */
function withWork(given: CaseWorld, about: string, value: string): CaseWorld | undefined {
  const [, kind = '', place = '', side] = /^(\w+) (\d+\/\d+)(?:\((\d)\))?$/.exec(about) ?? [];
  const field = parseFieldAddress(place);
  if (!isOneOf(WORK_KINDS, kind) || field === undefined) return undefined;
  const blank = blankWork(kind, field, side === undefined ? null : (Number(side) as Direction), 0);
  const work = withAll(blank, value.split(', '), (one, [word = '', first = '', amount]) => {
    if (word === 'of') return { ...one, owners: first.split('+').filter((key) => key !== '') };
    if (word === 'damage') return { ...one, damage: { ...one.damage, [first]: Number(amount) } };
    if (word === 'to') return { ...one, type: first };
    if (word === 'begun')
      return { ...one, begun: Number(first), progress: one.progress ?? 0, completed: null };
    return isOneOf(WORK_FIGURES, word) ? { ...one, [word]: Number(first) } : undefined;
  });
  return work && { ...given, works: [...(given.works ?? []), work] };
}

const UNIT_FIGURES = ['gold', 'leaders', 'morale', 'unpaid'] as const;

/**
 * `scout`, `order KR`, `gold 1`, `raised t 3000 tsu 2000`, `spares b`, `inside`, `character Ulf`, of a representative
 * and with a seat `character Ulf REP 210/20`.
 */
function withTrait(unit: CaseUnit, words: readonly string[]): CaseUnit | undefined {
  const [word = '', first = '', status, seat = null] = words;
  const also = (more: CaseUnit['also']): CaseUnit => ({ ...unit, also: { ...unit.also, ...more } });
  if (word === 'scout') return { ...unit, scout: true };
  if (word === 'order') return { ...unit, order: first };
  if (word === 'inside') return also({ inside: true });
  if (word === 'spares') return also({ spares: words.slice(1) });
  if (isOneOf(UNIT_FIGURES, word)) return also({ [word]: Number(first) });
  if (word === 'raised') {
    const pairs = words.slice(1);
    const heads = pairs.flatMap((terrain, at) =>
      at % 2 === 0 ? [[terrain, Number(pairs[at + 1])] as const] : [],
    );
    return also({ raised: Object.fromEntries(heads) });
  }
  if (word !== 'character') return unitFact(unit, words);
  const character = { name: first, status: status === 'REP' ? 'REP' : 'NSC', seat } as const;
  return status === undefined
    ? { ...unit, character: first }
    : {
        ...unit,
        character: first,
        also: { ...unit.also, character: { ...character, seat: seat as FieldAddress | null } },
      };
}

/** `201 R 4000 in 210/19, scout`, `peace b`, `money 5000`, `capital 210/20` of a party. */
function withPart(given: CaseWorld, party: string, part: string): CaseWorld | undefined {
  const [, number, type = '', size, place = '', traits = ''] =
    /^(\d+) (\w+) (\d+) in ([^,]+)(?:, (.+))?$/.exec(part) ?? [];
  if (number !== undefined) {
    const bare: CaseUnit = { party, number: Number(number), type, size: Number(size), place };
    const unit = withAll(bare, traits.split(', '), withTrait);
    return unit && { ...given, units: [...given.units, unit] };
  }
  const [word = '', first = ''] = part.split(' ');
  if (isOneOf(RELATIONS, word))
    return { ...given, relations: { ...given.relations, [`${party}>${first}`]: word } };
  const field = parseFieldAddress(first);
  const more =
    word === 'money'
      ? { treasury: Number(first) }
      : word === 'capital' && field !== undefined
        ? { capital: field }
        : undefined;
  const before = given.parties?.[party];
  if (more === undefined) return partyFact(given, party, part);
  return { ...given, parties: { ...given.parties, [party]: { ...before, ...more } } };
}

const ADDRESSES = /^\d+\/\d+(?:\(\d\))?(?: \d+\/\d+(?:\(\d\))?)*$/;

/**
 * The world with one more line of a case applied; undefined if there is no such line. `map: 210 t` comes first, then
 * fields and sides (`210/20: tds, of b`, `210/19(2): river`), structures (`work road 210/20(2): of b`), and of each
 * party its units and attributes (`a: 201 R 4000 in 210/19; peace b`); who knows the whole map (`informed: nobody`).
 */
export function giveLine(given: CaseWorld, key: string, value: string): CaseWorld | undefined {
  if (key === 'moons' || key === 'turn' || key === 'moon')
    return { ...given, [key]: Number(value) };
  if (key === 'informed') return { ...given, informed: value === 'nobody' ? [] : value.split(' ') };
  if (key === 'map') return withAll(given, value.split(', '), withGrossfeld);
  if (key.startsWith('work ')) return withWork(given, key.slice(5), value);
  if (ADDRESSES.test(key))
    return withAll(given, key.split(' '), (world, _, address) => {
      if (address.includes('('))
        return withAll(world, value.split(', '), (now, words) => withFeature(now, address, words));
      const field = withAll<CaseField>({}, value.split(', '), withContent);
      return field && { ...world, fields: { ...world.fields, [address]: field } };
    });
  return /^[a-z]$/.test(key)
    ? withAll(given, value.split(/; |\n/), (world, _, part) => withPart(world, key, part.trim()))
    : giveMore(given, key, value);
}

const game = recordCases(waben, worldOfCase(EMPTY_WORLD), {
  plain: { unit: 'leaders 5, order KV' },
});

/** The world with its parties named as sentences name them, A and B, unless a case names them. */
function named(world: World): World {
  const parties = Object.entries(world.parties).map(
    ([key, party]) =>
      [key, party.name === key ? { ...party, name: key.toUpperCase() } : party] as const,
  );
  return { ...world, parties: Object.fromEntries(parties) };
}

/** Letters as the booklet's table. */
const inTables = (letters: CaseInput['orders']): CaseInput['orders'] =>
  Object.fromEntries(Object.entries(letters).map(([party, rows]) => [party, tableOfRows(rows)]));

/** How Welt der Waben plays cases. */
export const wabenCaseGame: RecordCaseGame<CaseWorld> = {
  ...game,
  empty: EMPTY_WORLD,
  give: giveLine,
  run: (given, input) =>
    game.run(named(worldOfCase(given)), {
      ...input,
      orders: inTables(input.orders),
      sent: given.sent ?? {},
      later: input.later.map(inTables),
    }),
};
