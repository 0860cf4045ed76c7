import { z } from '../../../kernel/zod';
import {
  type Json,
  memoizeByObject,
  type OwnedRecord,
  plainCopy,
  type RecordKind,
  type RecordRow,
} from '../../../kernel';
import {
  BLANK_LETTERED_BOARD,
  compareFields,
  edgeBetween,
  fieldsOfEdge,
  letteredBoard,
  type StoredEntry,
  storedEntry,
  type World,
} from '../../../world';
import { ARMIES, BASES, BLOCKADES, HORDES, NATIONS, RECORDS, SANCTIONS, TRAPS } from '../records';
import { armyKey, byText, hordeKey } from '../rules/nation';
import {
  ABILITIES,
  type Ability,
  type Army,
  FACTORS,
  type Factor,
  type GameState,
  type Horde,
  type Nation,
  TECHNIQUES,
} from './types';

/** Row of the world that stores round, map, votes and the published map. */
export const GAME_ROW = 'moerderspiel';

const base = z.object({ field: z.string(), owner: z.string().nullable() });
const game = z.object({
  round: z.int().min(0),
  board: letteredBoard,
  salt: z.int().catch(0),
  votes: z.record(z.string(), z.string()),
  published: z.object({
    day: z.int(),
    bases: z.array(base),
    blockades: z.array(z.string()),
    destroyed: z.array(z.string()),
    armies: z.array(
      z.object({ field: z.string(), nation: z.string(), strength: z.number().nullable() }),
    ),
  }),
  outcome: z.enum(['good', 'evil', 'draw']).nullable(),
});

const UNBEGUN: z.infer<typeof game> = {
  round: 0,
  board: BLANK_LETTERED_BOARD,
  salt: 0,
  votes: {},
  published: { day: 0, bases: [], blockades: [], destroyed: [], armies: [] },
  outcome: null,
};

/** Stored state of a game beside its records; a game that has not begun where there is none. */
function gameRow({ affairs = {} }: World): z.infer<typeof game> {
  const parsed = game.safeParse(affairs[GAME_ROW]);
  return parsed.success ? parsed.data : UNBEGUN;
}

const rowsOf = <Row extends RecordRow>(kind: RecordKind<World, Row>, world: World) =>
  kind.rows(world, {});

const oneOf = <Key extends string>(keys: readonly Key[], value: string): Key | null =>
  keys.find((key) => key === value) ?? null;

const listed = (text: string): readonly string[] => text.split(' ').filter((one) => one !== '');

const zeroIsNone = (value: number): number | null => (value === 0 ? null : value);

type RowIn<Kind> = Kind extends RecordKind<World, infer Row> ? OwnedRecord<Row> : never;

function nationFrom(
  { owner, row }: RowIn<typeof NATIONS>,
  sanctions: readonly RowIn<typeof SANCTIONS>[],
): Nation {
  const abilities = [row.ability1, row.ability2, row.evilAbility].flatMap(
    (one): readonly Ability[] => {
      const known = oneOf(ABILITIES, one);
      return known === null ? [] : [known];
    },
  );
  return {
    key: owner ?? '',
    isEvil: row.isEvil,
    abilities,
    techniques: [row.technique1, row.technique2].flatMap((one) => oneOf(TECHNIQUES, one) ?? []),
    choice: null,
    baseMorale: row.baseMorale,
    capital: row.capital,
    hasCapital: row.hasCapital,
    losses: row.losses,
    garrison: { strength: row.garrison, morale: row.garrisonMorale },
    sanctions: sanctions
      .filter((one) => one.owner === owner)
      .map(({ row: { kind, from, to } }) => ({
        kind: kind === 'heavy' ? 'heavy' : 'light',
        from,
        to,
      })),
    raisedIn: row.raisedIn,
    steadfast: row.steadfastFrom === 0 ? null : { from: row.steadfastFrom, to: row.steadfastTo },
    next: Math.max(1, row.next),
    eliminated: zeroIsNone(row.eliminated),
  };
}

const emptyToNull = (text: string): string | null => (text === '' ? null : text);

function armyFrom({ owner, row }: RowIn<typeof ARMIES>): Army {
  const nation = owner ?? '';
  const factor = (value: string): Factor => oneOf(FACTORS, value) ?? 'true';
  const [kind = '', field = ''] = row.progress.split(' ');
  return {
    kind: 'army',
    key: armyKey(nation, row.number),
    nation,
    number: row.number,
    field: row.field,
    strength: row.strength,
    morale: row.morale,
    isAggressive: row.isAggressive,
    isExtrovert: row.isExtrovert,
    set: { flag: emptyToNull(row.flag), factor: factor(row.factor) },
    shown: { flag: emptyToNull(row.shownFlag), factor: factor(row.shownFactor) },
    hiding: { near: row.hiddenNear, same: row.hiddenSame },
    watch: emptyToNull(row.watch),
    takesDecrees: row.takesDecrees,
    slot: oneOf(ABILITIES, row.slot),
    decrees: listed(row.decrees),
    moved: row.moved,
    heldIn: row.heldIn,
    progress: kind === 'build' || kind === 'rebuild' ? { kind, field } : null,
  };
}

function hordeFrom({ owner, row: { id: _, ...row } }: RowIn<typeof HORDES>): Horde {
  const nation = owner ?? '';
  return { kind: 'horde', key: hordeKey(nation), nation, ...row };
}

/** New nation of a party without a stored one: its capital is at the party's seat. */
const freshNation = (key: string, capital: string): Nation => ({
  key,
  isEvil: false,
  abilities: [],
  techniques: [],
  choice: null,
  baseMorale: 1,
  capital,
  hasCapital: true,
  losses: 0,
  garrison: { strength: 0, morale: 5 },
  sanctions: [],
  raisedIn: 0,
  steadfast: null,
  next: 1,
  eliminated: null,
});

const kept = memoizeByObject(readState);

/** The game at the beginning of the open round, as stored in a world; read once per world. */
export function stateOf(world: World): GameState {
  return kept(world);
}

function readState(world: World): GameState {
  const sanctions = rowsOf(SANCTIONS, world);
  const known = new Map(
    rowsOf(NATIONS, world).map((one) => [one.owner, nationFrom(one, sanctions)]),
  );
  const nations = Object.values(world.parties)
    .map(({ key, seat }) => known.get(key) ?? freshNation(key, seat ?? ''))
    .sort((a, b) => byText(a.key, b.key));
  const units = [
    ...rowsOf(ARMIES, world).map(armyFrom),
    ...rowsOf(HORDES, world).map(hordeFrom),
  ].filter(({ nation, strength }) => Object.hasOwn(world.parties, nation) && strength > 0);
  return {
    ...gameRow(world),
    nations: Object.fromEntries(nations.map((one) => [one.key, one])),
    units: Object.fromEntries(units.map((one) => [one.key, one])),
    bases: Object.fromEntries(
      rowsOf(BASES, world)
        .map(({ owner, row: { field } }) => ({ field, owner }))
        .sort((a, b) => compareFields(a.field, b.field))
        .map((one) => [one.field, one]),
    ),
    blockades: rowsOf(BLOCKADES, world)
      .map(({ owner, row: { from, to, ...row } }) => ({
        edge: edgeBetween(from, to),
        by: owner ?? '',
        since: row.since,
        isPublic: row.isPublic,
        knownTo: listed(row.knownTo),
      }))
      .sort((a, b) => byText(a.edge, b.edge) || byText(a.by, b.by)),
    traps: rowsOf(TRAPS, world)
      .map(({ owner, row: { field } }) => ({ field, nation: owner ?? '' }))
      .sort((a, b) => compareFields(a.field, b.field) || byText(a.nation, b.nation)),
  };
}

/** Round, map and what was published, as a nation may know them; of the votes its own. */
export function keptOf(world: World, nation: string): Readonly<Record<string, Json>> {
  const { votes, ...known } = gameRow(world);
  const own = Object.entries(votes).filter(([voter]) => voter === nation);
  return { [GAME_ROW]: plainCopy({ ...known, salt: 0, votes: Object.fromEntries(own) }) };
}

/** The world without any record of the game. */
function withoutRecords(world: World): World {
  const kinds = new Set(RECORDS.map(({ id }) => id));
  const affairs = Object.entries(world.affairs ?? {}).filter(
    ([key]) => !kinds.has(key.split('/')[0] ?? ''),
  );
  return { ...world, affairs: Object.fromEntries(affairs) };
}

const stored = <Row extends RecordRow>(
  { id: kind }: RecordKind<World, Row>,
  rows: readonly OwnedRecord<Row>[],
): readonly StoredEntry[] =>
  rows.map(({ owner, row: { id, ...row } }: OwnedRecord<RecordRow>) =>
    storedEntry(kind, owner, id, row),
  );

const nationRow = (nation: Nation): RowIn<typeof NATIONS> => {
  const [ability1 = '', ability2 = ''] = nation.abilities.filter(
    (one) => one !== 'false_flag' && one !== 'barbarians',
  );
  const evil = nation.abilities.find((one) => one === 'false_flag' || one === 'barbarians');
  return {
    owner: nation.key,
    row: {
      id: '1',
      capital: nation.capital,
      hasCapital: nation.hasCapital,
      garrison: nation.garrison.strength,
      garrisonMorale: nation.garrison.morale,
      baseMorale: nation.baseMorale,
      isEvil: nation.isEvil,
      ability1,
      ability2,
      evilAbility: evil ?? '',
      technique1: nation.techniques[0] ?? '',
      technique2: nation.techniques[1] ?? '',
      losses: nation.losses,
      raisedIn: nation.raisedIn,
      steadfastFrom: nation.steadfast?.from ?? 0,
      steadfastTo: nation.steadfast?.to ?? 0,
      next: nation.next,
      eliminated: nation.eliminated ?? 0,
    },
  };
};

const armyRow = (army: Army): RowIn<typeof ARMIES> => ({
  owner: army.nation,
  row: {
    id: String(army.number),
    number: army.number,
    field: army.field,
    strength: army.strength,
    morale: army.morale,
    isAggressive: army.isAggressive,
    isExtrovert: army.isExtrovert,
    flag: army.set.flag ?? '',
    factor: army.set.factor,
    shownFlag: army.shown.flag ?? '',
    shownFactor: army.shown.factor,
    hiddenNear: army.hiding.near,
    hiddenSame: army.hiding.same,
    watch: army.watch ?? '',
    takesDecrees: army.takesDecrees,
    slot: army.slot ?? '',
    decrees: army.decrees.join(' '),
    moved: army.moved,
    heldIn: army.heldIn,
    progress: army.progress === null ? '' : `${army.progress.kind} ${army.progress.field}`,
  },
});

const hordeRow = ({ nation, field, camp, strength, isAggressive, heldIn }: Horde) => ({
  owner: nation,
  row: { id: '1', field, camp, strength, isAggressive, heldIn },
});

/** The world with a state replacing the stored one. */
export function withState(world: World, state: GameState): World {
  const nations = Object.values(state.nations);
  const units = Object.values(state.units);
  const { round, board, salt, votes, published, outcome } = state;
  const kept = withoutRecords(world);
  const rows: readonly StoredEntry[] = [
    [GAME_ROW, plainCopy({ round, board, salt, votes, published, outcome })],
    ...stored(NATIONS, nations.map(nationRow)),
    ...stored(
      ARMIES,
      units.flatMap((one) => (one.kind === 'army' ? [armyRow(one)] : [])),
    ),
    ...stored(
      HORDES,
      units.flatMap((one) => (one.kind === 'horde' ? [hordeRow(one)] : [])),
    ),
    ...stored(
      BASES,
      Object.values(state.bases).map(({ field, owner }) => ({ owner, row: { id: field, field } })),
    ),
    ...stored(
      BLOCKADES,
      state.blockades.map(({ edge, by, since, isPublic, knownTo }) => {
        const [from, to] = fieldsOfEdge(edge);
        return {
          owner: by,
          row: { id: edge, from, to, since, isPublic, knownTo: knownTo.join(' ') },
        };
      }),
    ),
    ...stored(
      TRAPS,
      state.traps.map(({ field, nation }) => ({ owner: nation, row: { id: field, field } })),
    ),
    ...stored(
      SANCTIONS,
      nations.flatMap(({ key, sanctions }) =>
        sanctions.map(({ kind, from, to }) => ({
          owner: key,
          row: { id: `${kind}${String(from)}`, kind, from, to },
        })),
      ),
    ),
  ];
  return { ...kept, affairs: { ...kept.affairs, ...Object.fromEntries(rows) } };
}
