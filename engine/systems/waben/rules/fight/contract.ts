import type {
  ClauseId,
  Explained,
  Fight,
  Fraction,
  Params,
  Rulings,
  Settings,
} from '../../../../kernel';
import type { PartyKey, TerrainKey, UnitId } from '../../../../world';
import type { CombatOrder, Difficulty, GoodPointCause, Terrain, UnitType } from '../../data';

/** A character with an army, as far as good points ask for him (WW-7.2-06, WW-7.2-21). */
export interface CharacterFacts {
  readonly unit: number;
  readonly name: string;
  readonly status: 'REP' | 'NSC';
  /** Full years of playing experience of the person. */
  readonly years: number;
  /** The same of the character, for `fight.rep_years` = character; absent = those of the person. */
  readonly characterYears?: number;
  /** Leads the army ("führt"), or is merely with it. */
  readonly isLeader: boolean;
  /** Building value of the settlement assigned to him; 0 = none. */
  readonly seatValue: number;
}

/** The last step of an army before a fight, or the direction of an attack from outside. */
export interface LastStep {
  readonly from: Terrain;
  readonly to: Terrain;
}

/** Everything that good points of one unit in one fight depend on (table 7.2-1). */
export interface PointFacts {
  readonly role: 'attacker' | 'defender' | 'meeting';
  /** Terrain of the field of the fight. */
  readonly field: Terrain;
  /** Heads by terrain of raising (WW-5.1-26). */
  readonly raised: Readonly<Record<TerrainKey, number>>;
  readonly size: number;
  readonly type: UnitType;
  readonly morale: number;
  /** Own last step into the field of the fight, if it made one this turn; and that of the enemy. */
  readonly step: LastStep | null;
  readonly enemyStep: LastStep | null;
  /** The settlement out of which it fights, with what damage left of it; null = in the open. */
  readonly town: {
    readonly defence: number;
    readonly isCapital: boolean;
  } | null;
  /** The enemy attacks it across a river, across its wall. */
  readonly acrossRiver: boolean;
  readonly acrossWall: boolean;
  readonly characters: readonly CharacterFacts[];
}

/** Everything that can give a unit good points, in the words of the rules. */
export type CauseName = GoodPointCause | 'wallPoints' | 'secondRiverWall' | 'morale';

/** A cause of good points for a unit, applicable or not. */
export interface PointCause {
  /** Unique within the unit. */
  readonly key: string;
  readonly cause: CauseName;
  readonly clause: ClauseId;
  readonly about: Params;
  /** Causes of the situation count for the side, own ones for the unit alone (WW-9.2-03). */
  readonly group: 'situationPoints' | 'ownPoints' | 'morale';
  /** Its value where it applies. */
  readonly points: Explained;
  readonly applies: boolean;
}

/** One unit that fights. */
export interface Fighter {
  readonly id: UnitId;
  readonly party: PartyKey;
  readonly number: number;
  readonly type: UnitType;
  readonly order: CombatOrder;
  /** Heads or ships at the start of the fight. */
  readonly size: number;
  readonly leaders: number;
  readonly facts: PointFacts;
  /** Has no field to retreat to: fights on as with H (WW-7.1-16). */
  readonly isTrapped: boolean;
  /** Inside a settlement: goes back inside instead of retreating (WW-7.3-25). */
  readonly isInside: boolean;
}

/** One side of a fight. */
export interface Side {
  readonly role: 'attacker' | 'defender' | 'meeting';
  readonly fighters: readonly Fighter[];
}

/** A fight about to begin. Sides: the attacker first; of two that meet, in the order of party keys (WW-9.3-01). */
export interface FightSetup {
  readonly kind: Fight['kind'];
  readonly place: string;
  readonly terrain: Terrain;
  /** Difficulty of the place where it differs from that of its terrain (WW-9.3-12). */
  readonly difficulty?: Difficulty;
  /** Moon of the calendar, 1 to 12, and running number in this place and moon (WW-9.1-03). */
  readonly moon: number;
  readonly no: number;
  readonly turn: number;
  readonly seed: string;
  readonly time: Fraction;
  readonly sides: readonly [Side, Side];
  /**
   * A storm: fortress walls left in building value points; `wall` = a wall on a side, which gives no points for
   * its size (WW-9.3-14). Null = no storm.
   */
  readonly storm: { readonly kind: 'fortress' | 'wall'; readonly points: number } | null;
  /** Storms the attacker's N units have already tried here this moon. */
  readonly stormsBefore: number;
  readonly settings: Settings;
  readonly rulings: Rulings;
}

/** Result of a fight. */
export interface FightResult {
  readonly fight: Fight;
  /** Heads or ships left of every unit, 0 = gone. */
  readonly left: ReadonlyMap<UnitId, number>;
  /** Units that have to retreat now, of both sides, in the order of evaluation. */
  readonly retreating: readonly UnitId[];
  /** Units removed, annihilated or scattered. */
  readonly removed: readonly UnitId[];
  /** N units repelled by walls that stay as investing force (WW-9.3-14). */
  readonly investing: readonly UnitId[];
  readonly winner: 0 | 1 | null;
  /** Whether the walls were overcome, where there was a storm. */
  readonly isStormed: boolean;
  /** Storms tried in this fight. Together with `stormsBefore` at most `fight.storm_rounds` by N units. */
  readonly storms: number;
  /** Gold won, by party (WW-9.3-12). */
  readonly booty: ReadonlyMap<PartyKey, Explained>;
}
