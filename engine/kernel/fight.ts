import type { Explained } from './explained';
import type { Fraction } from './fraction';
import type { ClauseId, Params } from './params';

/** Fate of a unit in a fight. */
export type FightFate =
  | 'stays'
  | 'retreats'
  | 'annihilated'
  | 'scattered'
  | 'captured'
  | 'goesInside'
  | 'investing';

/** A good point for a unit, proposed or not: the GM switches each one on or off, or changes its value. */
export interface GoodPoint {
  /** Unique within the unit: its cause, and the number of the person where several can give it. */
  readonly key: string;
  /** Cause in the game's terms, by which words know it. */
  readonly cause: string;
  /** For words: the person who gives it, if it is one. */
  readonly about: Params;
  readonly clause: ClauseId;
  /** Its value in this fight; 0 = it does not apply. */
  readonly value: Explained;
  /** Its value where it applies. */
  readonly worth: number;
  /** Whether the rules let it apply here, whatever the GM decides. */
  readonly applies: boolean;
  /** Key of the ruling over its value. */
  readonly ruling: string;
}

/** One unit's part in a fight. */
export interface FightUnit {
  readonly party: string;
  readonly unit: number;
  readonly unitType: string;
  /** Key of its behaviour in the game's terms, such as `N`. */
  readonly order: string;
  /** Heads or ships at the start and at the end. */
  readonly before: number;
  readonly left: number;
  /** Own good points and those of the situation together, at the start. */
  readonly points: Explained;
  /** The good points one by one, those that do not apply among them; absent where the game has none. */
  readonly goodPoints?: readonly GoodPoint[];
  /** Under this key, `/` and a number from 1 the GM adds points of his own, with a reason. */
  readonly ownPointsRuling?: string;
  /** Effective strength at the start. */
  readonly strength: Explained;
  readonly fate: FightFate;
  /** Key of the ruling over its good points. */
  readonly pointsRuling?: string;
}

/** One of the two sides of a fight; the first one is the attacker if there is one. */
export interface FightSide {
  readonly role: 'attacker' | 'defender' | 'meeting';
  readonly parties: readonly string[];
  readonly units: readonly FightUnit[];
  /** Key of the ruling over the percentage for special circumstances. */
  readonly specialRuling?: string;
}

/** Losses of one unit in one round. */
export interface RoundLoss {
  readonly party: string;
  readonly unit: number;
  readonly lost: Explained;
  readonly left: number;
  /** The remnant that scatters after the round, if the unit is too small to go on; part of `left`. */
  readonly scattered?: number;
  /** Percent by the table, which cargo loses as well. */
  readonly percent?: number;
  /** Key of the ruling over this loss. */
  readonly ruling?: string;
}

/** One round, every figure explained; pairs are in the order of the sides. */
export interface FightRound {
  readonly no: number;
  readonly kind: 'field' | 'storm';
  readonly strength: readonly [Explained, Explained];
  /** Percent by the dice, the rolls among its parts. */
  readonly dice: readonly [Explained, Explained];
  readonly roundStrength: readonly [Explained, Explained];
  /** Per mille, of the winner to the loser; absent if nobody won. */
  readonly ratio?: Explained;
  readonly winner: 0 | 1 | null;
  readonly losses: readonly RoundLoss[];
  /** A storm: whether it broke through. */
  readonly isSuccess?: boolean;
}

/** Gold won by a fight, for one party. */
export interface FightBooty {
  readonly party: string;
  readonly gold: Explained;
  /** Key of the ruling over it. */
  readonly ruling?: string;
}

/** A fight from its first round to its end. */
export interface Fight {
  /** Stable between runs: place, moon and running number. */
  readonly key: string;
  readonly kind: 'battle' | 'storm' | 'sally' | 'assault';
  readonly clause: ClauseId;
  readonly place: string;
  /** Moon of the calendar, and running number of the fight in this place and moon. */
  readonly moon: number;
  readonly no: number;
  readonly time: Fraction;
  readonly sides: readonly [FightSide, FightSide];
  readonly rounds: readonly FightRound[];
  readonly winner: 0 | 1 | null;
  readonly booty: readonly FightBooty[];
  /** Name of the dice stream. */
  readonly stream: string;
  /** Key of the ruling by which the GM replaces the whole outcome (see the game). */
  readonly ruling: string;
  /** The GM's reason where he did; rounds are then those the dice would have given. */
  readonly overruled?: string;
}
