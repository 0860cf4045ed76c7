import {
  type CaseInput,
  type CaseWord,
  type CaseWords,
  factsIn,
  hexWords,
  type RecordCaseGame,
  recordCases,
  sideOf,
  withEach,
} from '../../../cases';
import {
  type Direction,
  type FieldAddress,
  grossfeldOf,
  kleinfeldOf,
  parseFieldAddress,
} from '../../../hex';
import {
  blankWork,
  type Grossfeld,
  type KnownGrossfeld,
  type Party,
  type Person,
  type Role,
  sideIndex,
  type SightedUnit,
  type Treaty,
  type Unit,
  unitId,
  type WorkKind,
  type World,
} from '../../../world';
import { waben } from '..';
import { SETTLEMENT_KEYS, TERRAIN_KEYS } from '../data';

/** A world, and who knows the whole map in it; absent = everybody. */
export interface CaseSituation {
  readonly world: World;
  readonly informed?: readonly string[];
}

const EMPTY: World = {
  map: { topology: { kind: 'sheet' }, grossfelder: {} },
  parties: {},
  units: {},
  labels: {},
  knowledge: {},
  works: {},
  treaties: {},
  people: {},
  clock: { turn: 5, year: 427, moon: 3, moonsPerTurn: 1 },
};

const isOneOf = <One extends string>(all: readonly One[], word: string): word is One =>
  all.some((one) => one === word);

const WORK_KINDS: readonly WorkKind[] = ['settlement', 'road', 'bridge', 'wall', 'canal'];

/** `a 1 b 2` as pairs. */
const pairsOf = (words: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    words.flatMap((word, at) => (at % 2 === 0 ? [[word, Number(words[at + 1])] as const] : [])),
  );

/** The world with something else in a field; undefined where it is on no Großfeld. */
const withField = (
  world: World,
  field: FieldAddress,
  change: (chunk: Grossfeld, index: number) => Partial<Grossfeld> | undefined,
): World | undefined => {
  const chunk = world.map.grossfelder[grossfeldOf(field)];
  const more = chunk && change(chunk, kleinfeldOf(field) - 1);
  const { map } = world;
  return more && chunk
    ? {
        ...world,
        map: { ...map, grossfelder: { ...map.grossfelder, [chunk.no]: { ...chunk, ...more } } },
      }
    : undefined;
};

/** A property of a field, `difficulty 3`. */
const inField =
  (
    change: (said: string, chunk: Grossfeld, index: number) => Partial<Grossfeld> | undefined,
  ): CaseWord<FieldAddress> =>
  (world, said, field) =>
    withField(world, field, (chunk, index) => change(said, chunk, index));

/** `std b 24`, of its owner and with points of its building value; a whole town's unless said. */
const settlement =
  (type: string): CaseWord<FieldAddress> =>
  (world, said, field, join) => {
    const [owner = '', built = '24'] = said.split(' ');
    const town = { type, name: 'Town', owner, built: Number(built), harbours: [] };
    return withField(join(world, owner), field, ({ settlements }, index) => ({
      settlements: { ...settlements, [index]: town },
    }));
  };

const hexes = hexWords({
  isTerrain: (word) => isOneOf(TERRAIN_KEYS, word),
  fields: {
    ...Object.fromEntries(SETTLEMENT_KEYS.map((type) => [type, settlement(type)])),
    /** A field without an owner and a settlement after all. */
    bare: inField((_, { owner, settlements }, index) => ({
      owner: owner.with(index, null),
      settlements: Object.fromEntries(
        Object.entries(settlements).filter(([at]) => at !== String(index)),
      ),
    })),
    /** Sides with harbours of the settlement before, `harbours 2 5`. */
    harbours: inField((said, { settlements }, index) => {
      const town = settlements[index];
      const harbours = said.split(' ').map(Number) as readonly Direction[];
      return town && { settlements: { ...settlements, [index]: { ...town, harbours } } };
    }),
    difficulty: inField((said, { difficulty }, index) => ({
      difficulty: { ...difficulty, [index]: Number(said) },
    })),
    low: inField((_, { lowView }, index) => ({ lowView: { ...lowView, [index]: true } })),
    /** What ice was before. */
    base: inField((said, { baseTerrain }, index) => ({
      baseTerrain: { ...baseTerrain, [index]: said },
    })),
  },
  sides: {
    wall: (world, value, about) => {
      const at = sideOf(about);
      if (at === undefined) return undefined;
      const index = sideIndex(kleinfeldOf(at.field), at.side);
      return withField(world, at.field, ({ walls }) => ({
        walls: { ...walls, [index]: Number(value) },
      }));
    },
  },
});

const WORK_FIGURES = ['value', 'progress', 'paid', 'completed'] as const;

/** `of b, damage fortification 17500` of the books of a structure; of one being built, `to brg, begun 2, paid 60000`. */
const withWork: CaseWord = (world, said, about) => {
  const [, kind = '', place = '', side] = /^(\w+) (\d+\/\d+)(?:\((\d)\))?$/.exec(about) ?? [];
  const field = parseFieldAddress(place);
  if (!isOneOf(WORK_KINDS, kind) || field === undefined) return undefined;
  const blank = blankWork(kind, field, side === undefined ? null : (Number(side) as Direction), 0);
  const work = withEach(blank, said.split(','), (one, part) => {
    const [word = '', first = '', amount] = part.split(' ');
    if (word === 'of') return { ...one, owners: first.split('+').filter((key) => key !== '') };
    if (word === 'damage') return { ...one, damage: { ...one.damage, [first]: Number(amount) } };
    if (word === 'to') return { ...one, type: first };
    if (word === 'begun')
      return { ...one, begun: Number(first), progress: one.progress ?? 0, completed: null };
    return isOneOf(WORK_FIGURES, word) ? { ...one, [word]: Number(first) } : undefined;
  });
  return work && { ...world, works: { ...world.works, [work.id]: work } };
};

const UNIT_FIGURES = ['gold', 'leaders', 'morale', 'unpaid'] as const;

/**
 * `scout`, `order KR`, `gold 1`, `raised t 3000 tsu 2000`, `spares b`, `inside`, `character Ulf`, of a representative
 * and with a seat `character Ulf REP 210/20`, `trained landWork seaCombat` and `nextSeat 210/02` of a character.
 */
function withTrait(unit: Unit, part: string): Unit | undefined {
  const [word = '', first = '', status, seat = null] = part.split(' ');
  const rest = part.split(' ').slice(1);
  if (word === 'scout' || word === 'inside') return { ...unit, [word]: true };
  if (word === 'order') return { ...unit, order: first };
  if (word === 'spares') return { ...unit, spares: rest };
  if (isOneOf(UNIT_FIGURES, word)) return { ...unit, [word]: Number(first) };
  if (word === 'raised') return { ...unit, raised: pairsOf(rest) };
  const character = unit.character ?? undefined;
  if (word === 'trained')
    return character && { ...unit, character: { ...character, trained: rest } };
  if (word === 'nextSeat')
    return (
      character && {
        ...unit,
        character: { ...character, nextSeat: { seat: first as FieldAddress } },
      }
    );
  if (word !== 'character') return undefined;
  const named = { name: first, status: status === 'REP' ? status : 'NSC' } as const;
  return { ...unit, leaders: 0, character: { ...named, seat: seat as FieldAddress | null } };
}

/** `210/19`, `210/02(3)` of a side, `(302)` aboard. */
function placeOf(text: string, party: string): Unit['place'] | undefined {
  const [, carrier] = /^\((\d+)\)$/.exec(text) ?? [];
  if (carrier !== undefined) return { kind: 'aboard', carrier: unitId(party, Number(carrier)) };
  const [field, side] = [parseFieldAddress(text), sideOf(text)];
  if (side !== undefined) return { kind: 'side', ...side };
  return field && { kind: 'field', field };
}

/** `201 R 4000 in 210/19, scout`. */
const withUnit: CaseWord = (world, said, party) => {
  const [, number = '', type = '', size, at = '', traits = ''] =
    /^(\d+) (\w+) (\d+) in ([^,]+)(?:, (.+))?$/.exec(said) ?? [];
  const place = placeOf(at, party);
  if (place === undefined) return undefined;
  const bare: Unit = {
    id: unitId(party, Number(number)),
    party,
    number: Number(number),
    type,
    size: Number(size),
    leaders: 5,
    place,
    raised: {},
    scout: false,
    order: 'KV',
    morale: 0,
    character: null,
  };
  const unit = withEach(bare, traits.split(','), withTrait);
  return unit && { ...world, units: { ...world.units, [unit.id]: unit } };
};

/** What is said of a party itself. */
const ofParty =
  (read: (said: string, party: Party) => Partial<Party>): CaseWord =>
  (world, said, key) => {
    const party = world.parties[key];
    const more = party && { ...party, ...read(said, party) };
    return more && { ...world, parties: { ...world.parties, [key]: more } };
  };

const relation = (kind: 'alliance' | 'peace' | 'enemy'): CaseWord =>
  ofParty((other, { relations }) => ({ relations: { ...relations, [other]: kind } }));

/** `a b, alliance roadBuilding, from 1, until 5, copies a b, text Pakt / Text`. */
function treatyOf(id: string, value: string): Treaty {
  const [parties = '', kinds = '', ...rest] = value.split(', ');
  const { from, until, copies = parties.split(' '), text = [] } = factsIn(rest.join(', '));
  return {
    id,
    parties: parties.split(' '),
    kinds: kinds.split(' ') as Treaty['kinds'],
    from: Number(from?.[0] ?? 1),
    until: until === undefined ? null : Number(until[0]),
    copies,
    text: text.join(' ').replace(' / ', '\n'),
  };
}

/** `single a, coPlayer b, born 1983, member no, paid 1999, mode secret, channel medium, deposit 1500`. */
function personOf(id: string, value: string): Person {
  const { born, member, paid, mode, channel, ...rest } = factsIn(value);
  const kinds = ['deposit', 'charge', 'contribution', 'fee'] as const;
  return {
    id,
    name: `Real ${id}`,
    address: '',
    email: '',
    phone: '',
    born: Number(born?.[0] ?? 1970),
    isMember: member?.[0] !== 'no',
    paidUntil: paid?.[0] === 'never' ? null : Number(paid?.[0] ?? 2000),
    mode: (mode?.[0] ?? null) as Person['mode'],
    channel: (channel?.[0] ?? 'letter') as Person['channel'],
    roles: Object.entries(rest).flatMap(([kind, [party = '']]) =>
      kinds.some((one) => one === kind) ? [] : [{ party, kind: kind as Role['kind'] }],
    ),
    account: kinds.flatMap((kind) =>
      rest[kind] === undefined ? [] : [{ turn: 1, cents: Number(rest[kind][0]), kind }],
    ),
  };
}

/** `size 1, turn 4` of what a party has sighted of `b` in a field. */
function sighted(value: string, place: string): SightedUnit {
  const { size, turn, of } = factsIn(value);
  return {
    turn: Number(turn?.[0] ?? 4),
    place: place as FieldAddress,
    party: of?.[0] ?? 'b',
    kind: 'foot',
    sizeClass: Number(size?.[0] ?? 1),
    by: 'unit 101',
  };
}

const withSighting =
  (party: string, one: SightedUnit) =>
  (world: World): World => {
    const { grossfelder, sightings } = world.knowledge[party] ?? { grossfelder: {}, sightings: [] };
    return {
      ...world,
      knowledge: { ...world.knowledge, [party]: { grossfelder, sightings: [...sightings, one] } },
    };
  };

const WORDS: CaseWords = {
  party: (key) => ({ kind: 'realm', name: key.toUpperCase(), colour: 0 }),
  plain: { unit: 'leaders 5, order KV' },
  ...hexes,
  lines: {
    ...hexes.lines,
    moon: (world, said) => ({ ...world, clock: { ...world.clock, moon: Number(said) } }),
    moons: (world, said) => ({ ...world, clock: { ...world.clock, moonsPerTurn: Number(said) } }),
    work: withWork,
    treaty: (world, said, id) => ({
      ...world,
      treaties: { ...world.treaties, [id]: treatyOf(id, said) },
    }),
    person: (world, said, id) => ({
      ...world,
      people: { ...world.people, [id]: personOf(id, said) },
    }),
    sighted: (world, said, about) => {
      const [party = '', place = ''] = about.split(' ');
      return withSighting(party, sighted(said, place))(world);
    },
  },
  short: [[/^(?=\d)/, 'unit ']],
  parts: {
    unit: withUnit,
    alliance: relation('alliance'),
    peace: relation('peace'),
    enemy: relation('enemy'),
    capital: ofParty((said) => ({ capital: parseFieldAddress(said) ?? null })),
    nextCapital: ofParty((said) => ({ nextCapital: said as FieldAddress })),
    kind: ofParty((said) => ({ kind: said as Party['kind'] })),
    name: ofParty((name) => ({ name })),
    contacts: ofParty((said) => ({ contacts: said.split(' ') })),
    storage: ofParty((said) => ({ storage: pairsOf(said.split(' ')) })),
    unrest: ofParty((said) => ({ unrest: Number(said) })),
    missing: ofParty((said) => ({ missing: Number(said) })),
  },
};

const game = recordCases(waben, EMPTY, WORDS);

const everything = (chunk: Grossfeld): KnownGrossfeld => ({
  level: chunk.terrain.map(() => 2 as const),
  since: chunk.terrain.map(() => 1),
  source: chunk.terrain.map(() => 'start' as const),
  terrain: chunk.terrain,
  owner: chunk.owner,
  sides: chunk.sides,
  walls: chunk.walls,
  springs: chunk.springs,
  settlements: Object.fromEntries(
    Object.entries(chunk.settlements).map(([index, { type, name, owner }]) => [
      index,
      { type, name, owner },
    ]),
  ),
});

/** The world with its parties by their keys, and their maps: of who knows it all, whole, of others what they sighted. */
function complete({ world, informed }: CaseSituation): World {
  const keys = Object.keys(world.parties).sort();
  const chunks = Object.values(world.map.grossfelder);
  const grossfelder = Object.fromEntries(chunks.map((chunk) => [chunk.no, everything(chunk)]));
  const knowing = keys.filter((key) => informed === undefined || informed.includes(key));
  return {
    ...world,
    parties: Object.fromEntries(
      keys.flatMap((key) => {
        const party = world.parties[key];
        return party === undefined ? [] : [[key, party]];
      }),
    ),
    knowledge: {
      ...world.knowledge,
      ...Object.fromEntries(
        knowing.map((key) => {
          const { sightings = [] } = world.knowledge[key] ?? {};
          return [key, { grossfelder, sightings }];
        }),
      ),
    },
  };
}

const HEAD = 'Nr.\tZugbefehl\tBefehl\tSonstiges';

/** Cells stand apart by a stroke with blanks around it: that of `210/19|20` is none. */
const STROKE = /(?:^|\s)\|(?=\s|$)/;

const rowText = (row: string): string =>
  row
    .split(STROKE)
    .map((cell) => cell.trim())
    .join('\t');

/**
 * Rows `number | movement | order | remark` as the booklet's table, line by line, below its head unless there is one,
 * `Nr. | Größe | Befehl`. Lines without cells stand in the letter as they are.
 */
function tableOfRows(rows: readonly string[]): readonly string[] {
  const lines = rows.map(rowText);
  const first = rows.findIndex((row) => row === '' || /^\d+ \|/.test(row));
  if (first < 0 || rows.some((row) => row.startsWith('Nr.'))) return lines;
  return [...lines.slice(0, first), HEAD, ...lines.slice(first)];
}

/** Letters as the booklet's table. */
const inTables = (letters: CaseInput['orders']): CaseInput['orders'] =>
  Object.fromEntries(Object.entries(letters).map(([party, rows]) => [party, tableOfRows(rows)]));

/** How Welt der Waben plays cases. */
export const wabenCaseGame: RecordCaseGame<CaseSituation> = {
  ...game,
  empty: { world: EMPTY },
  world: complete,
  give: (given, key, value) => {
    if (key === 'informed')
      return { ...given, informed: value === 'nobody' ? [] : value.split(' ') };
    const world = game.give(given.world, key, value);
    return world && { ...given, world };
  },
  run: (given, input) =>
    game.run(complete(given), {
      ...input,
      orders: inTables(input.orders),
      later: input.later.map(inTables),
    }),
};
