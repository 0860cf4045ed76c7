import { fraction, type Rulings, type Settings } from '../../../kernel';
import {
  type CombatOrder,
  TERRAINS,
  UNIT_TYPES,
  type UnitTypeKey,
  type WabenTerrainKey,
} from '../data';
import type { CharacterFacts, Fighter, FightSetup, PointFacts } from '../rules/fight/contract';

/** Terrain of the last step, from and to. */
export type CaseStep = readonly [from: WabenTerrainKey, to: WabenTerrainKey];

/** What a case says of good points; everything else is absent. */
export interface CasePoints {
  readonly role?: PointFacts['role'];
  readonly field?: WabenTerrainKey;
  readonly type?: UnitTypeKey;
  readonly raised?: Readonly<Record<string, number>>;
  readonly morale?: number;
  readonly step?: CaseStep;
  readonly enemyStep?: CaseStep;
  readonly town?: { readonly defence: number; readonly isCapital?: true };
  readonly acrossRiver?: true;
  readonly acrossWall?: true;
  readonly characters?: readonly (Partial<CharacterFacts> & Pick<CharacterFacts, 'unit'>)[];
}

const stepOf = (step: CaseStep | undefined): PointFacts['step'] =>
  step === undefined ? null : { from: TERRAINS[step[0]], to: TERRAINS[step[1]] };

const characterOf = (
  given: Partial<CharacterFacts> & Pick<CharacterFacts, 'unit'>,
): CharacterFacts => ({
  name: String(given.unit),
  status: 'NSC',
  years: 0,
  isLeader: false,
  seatValue: 0,
  ...given,
});

/** The facts of a case as the rules ask for them. */
export function pointFactsOf(given: CasePoints, size = 1000): PointFacts {
  return {
    role: given.role ?? 'attacker',
    field: TERRAINS[given.field ?? 't'],
    raised: given.raised ?? {},
    size,
    type: UNIT_TYPES[given.type ?? 'K'],
    morale: given.morale ?? 0,
    step: stepOf(given.step),
    enemyStep: stepOf(given.enemyStep),
    town:
      given.town === undefined
        ? null
        : { defence: given.town.defence, isCapital: given.town.isCapital === true },
    acrossRiver: given.acrossRiver === true,
    acrossWall: given.acrossWall === true,
    characters: (given.characters ?? []).map(characterOf),
  };
}

/** A unit of a case. */
export interface CaseFighter {
  readonly party: string;
  readonly number?: number;
  readonly type?: UnitTypeKey;
  readonly size: number;
  readonly order: CombatOrder;
  readonly leaders?: number;
  readonly points?: CasePoints;
  readonly isTrapped?: true;
  readonly isInside?: true;
}

/** Unit 101 of party a. */
export function a(
  size: number,
  order: CaseFighter['order'],
  points: CasePoints = {},
  more: Partial<CaseFighter> = {},
): CaseFighter {
  return { party: 'a', size, order, points, ...more };
}

/** Unit 101 of party b. */
export function b(...given: Parameters<typeof a>): CaseFighter {
  return { ...a(...given), party: 'b' };
}

/** What a city gives its defender. */
export const IN_CITY: CasePoints = { town: { defence: 7 } };
export const FORTRESS = { kind: 'fortress', points: 7 } as const;

/** A fight of a case: the dice are those of `demo|1|1|<place>|<no>`. */
export interface CaseFight {
  readonly kind?: FightSetup['kind'];
  readonly place?: string;
  readonly terrain?: WabenTerrainKey;
  readonly difficulty?: FightSetup['difficulty'];
  readonly no?: number;
  readonly moon?: number;
  readonly first: readonly CaseFighter[];
  readonly second: readonly CaseFighter[];
  /** Both attack; else the first side does and the second defends. */
  readonly isMeeting?: true;
  readonly storm?: FightSetup['storm'];
  readonly stormsBefore?: number;
  readonly settings?: Settings;
  readonly rulings?: Readonly<Record<string, Rulings[string]['value']>>;
}

const fighterOf = (
  given: CaseFighter,
  role: PointFacts['role'],
  field: WabenTerrainKey,
): Fighter => {
  const { party, number = 101, type = 'K', size, order, leaders = 1, points = {} } = given;
  return {
    id: `${party}:${String(number)}`,
    party,
    number,
    type: UNIT_TYPES[type],
    order,
    size,
    leaders,
    facts: pointFactsOf({ role, field, type, ...points }, size),
    isTrapped: given.isTrapped === true,
    isInside: given.isInside === true,
  };
};

const rulingsOf = (given: CaseFight['rulings'] = {}): Rulings =>
  Object.fromEntries(
    Object.entries(given).map(([key, value]) => [key, { key, value, reason: 'as told' }]),
  );

/** The fight of a case as the rules ask for it. */
export function fightSetupOf(given: CaseFight): FightSetup {
  const roles =
    given.isMeeting === true
      ? (['meeting', 'meeting'] as const)
      : (['attacker', 'defender'] as const);
  const terrain = given.terrain ?? 't';
  const side = (fighters: readonly CaseFighter[], role: PointFacts['role']) => ({
    role,
    fighters: fighters.map((one) => fighterOf(one, role, terrain)),
  });
  return {
    kind: given.kind ?? (given.storm == null ? 'battle' : 'storm'),
    place: given.place ?? '001/01',
    terrain: TERRAINS[terrain],
    ...(given.difficulty === undefined ? {} : { difficulty: given.difficulty }),
    moon: given.moon ?? 1,
    no: given.no ?? 1,
    turn: 1,
    seed: 'demo',
    time: fraction(0),
    sides: [side(given.first, roles[0]), side(given.second, roles[1])],
    storm: given.storm ?? null,
    stormsBefore: given.stormsBefore ?? 0,
    settings: given.settings ?? {},
    rulings: rulingsOf(given.rulings),
  };
}
