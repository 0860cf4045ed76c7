import {
  cellOf,
  type Explained,
  fact,
  type Fight,
  type FightRound,
  type FightSide,
  type FightUnit,
  nodesOf,
  type Roll,
  type Ruling,
  type Settings,
  type Table,
  type TableCell,
} from '../../../../../engine';
import { keyOfRoll, partNamed, rollsIn } from '../../../../model/turn/model/figures';

/** A row of the loss table: from which ratio on, and the losses in percent. */
export interface LossBand {
  readonly row: string;
  /** Ratio in thousandths from which it holds, and up to which; null = no end. */
  readonly from: number;
  readonly to: number | null;
  readonly loser: number;
  readonly winner: number;
  /** The round fell into this row. */
  readonly isHit: boolean;
}

/** The cells of a table that are read in a round. */
const cellsIn = (round: FightRound, table: string): readonly TableCell[] =>
  round.losses.flatMap(({ lost }) =>
    nodesOf(lost).filter((node): node is TableCell => node.kind === 'cell' && node.table === table),
  );

/** The loss table of a game as it holds, the row of the round marked; empty where the game has none. */
export function lossBands(
  table: Table | undefined,
  settings: Settings,
  round: FightRound,
): readonly LossBand[] {
  if (table === undefined) return [];
  const hit = cellsIn(round, table.id);
  const read = (row: string, column: string): number =>
    hit.find((one) => one.row === row && one.column === column)?.value ??
    cellOf(settings, table, row, column)?.value ??
    0;
  return table.rows.map((row, index) => {
    const next = table.rows[index + 1];
    return {
      row,
      from: read(row, 'from'),
      to: next === undefined ? null : read(next, 'from'),
      loser: read(row, 'loser'),
      winner: read(row, 'winner'),
      isHit: hit.some((one) => one.row === row),
    };
  });
}

/** Heads of a unit when a round began. */
export function beforeRound({
  lost,
  left,
}: {
  readonly lost: Explained;
  readonly left: number;
}): number {
  return Math.max(lost.value + left, 0);
}

/** The formula of a unit's strength in figures: heads, size value where it is not one, percent per point, points. */
export interface StrengthFormula {
  readonly heads: number;
  readonly each: number;
  readonly perPoint: number;
  readonly points: number;
}

const cellNamed = (explained: Explained, table: string): number | undefined =>
  nodesOf(explained).find((node) => node.kind === 'cell' && node.table === table)?.value;

/** The formula behind a unit's strength; undefined where the game computes it otherwise. */
export function strengthFormula({
  strength,
  points,
}: Pick<FightUnit, 'strength' | 'points'>): StrengthFormula | undefined {
  const heads = partNamed(strength, 'size')?.value;
  const perPoint = partNamed(strength, 'percentPerPoint')?.value;
  if (heads === undefined || perPoint === undefined) return undefined;
  return { heads, perPoint, each: cellNamed(strength, 'fightSize') ?? 1, points: points.value };
}

/**
 * The percentage for special circumstances of a side in a round; undefined where the game has none. The full
 * hundred changes nothing and stands in no derivation.
 */
export function specialOf(fight: Fight, round: FightRound, index: 0 | 1): Explained | undefined {
  return (
    partNamed(round.strength[index], 'specialPercent') ??
    (fight.sides[index].specialRuling === undefined ? undefined : fact('specialPercent', 100))
  );
}

/** `65 + 5 × 9`: what is added to what for every eye; undefined where the game reckons otherwise. */
export function throwFormula(
  factor: Explained,
): { readonly base: number; readonly step: number } | undefined {
  const base = partNamed(factor, 'diceBase')?.value;
  const step = partNamed(factor, 'diceStep')?.value;
  return base === undefined || step === undefined ? undefined : { base, step };
}

/** All dice of a fight, by round and side. */
export function diceOf(
  fight: Fight,
): readonly { readonly round: number; readonly side: 0 | 1; readonly rolls: readonly Roll[] }[] {
  return fight.rounds.flatMap(({ no, dice }) => [
    { round: no, side: 0 as const, rolls: rollsIn(dice[0]) },
    { round: no, side: 1 as const, rolls: rollsIn(dice[1]) },
  ]);
}

/** The rulings that lie in a fight: over its figures, its dice, its outcome. */
export function rulingsIn(
  fight: Fight,
  rulings: Readonly<Record<string, Ruling>>,
): readonly Ruling[] {
  const dice = new Set(diceOf(fight).flatMap(({ rolls }) => rolls.map(keyOfRoll)));
  return Object.values(rulings).filter(
    ({ key }) => key === fight.ruling || key.startsWith(`${fight.key}/`) || dice.has(key),
  );
}

/** Heads or ships of a side at the start of the fight. */
export function headsOf({ units }: FightSide): number {
  return units.reduce((sum, { before }) => sum + before, 0);
}

/** Lowest free number for a good point of the GM's own. */
export function freeNumber(key: string, rulings: Readonly<Record<string, Ruling>>): number {
  let number = 1;
  while (rulings[`${key}/${String(number)}`] !== undefined) number += 1;
  return number;
}
