/** What usually happens in a fight: the same fight many times with other dice, nothing else changed. */
export interface FightOdds {
  readonly fight: string;
  readonly runs: number;
  /** How often each side won, and nobody. */
  readonly wins: readonly [number, number];
  readonly undecided: number;
  /** Heads or ships lost by each side: least, middle and most of all runs, and how often it was wiped out. */
  readonly losses: readonly [LossOdds, LossOdds];
  /** How often the fight took so many rounds, by their number. */
  readonly rounds: Readonly<Record<number, number>>;
}

/** Spread of the losses of one side. */
export interface LossOdds {
  readonly before: number;
  readonly least: number;
  readonly middle: number;
  readonly most: number;
  readonly annihilated: number;
}
