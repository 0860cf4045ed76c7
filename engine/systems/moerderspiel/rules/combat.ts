import { calc, cell, type Explained, fact, rule, type Settings, sum } from '../../../kernel';
import type { LetteredField } from '../../../world';
import { LOSS_TABLE } from '../data/tables';
import type { NationKey, Unit } from '../state/types';
import { choiceOf, numberOf } from './settings';

/** One side of a combat as it stood before the first blow (TM-10-01, step 8). */
export interface Fighter {
  readonly strength: number;
  readonly morale: Explained;
  /** Additions by techniques to its power. */
  readonly additions: readonly Explained[];
  /** The opponent's bonus for higher morale is halved. */
  readonly isGrim: boolean;
  readonly hasThickSkin: boolean;
}

/** One side of a combat after it. */
export interface SideOutcome {
  /** Strength before the combat. */
  readonly strength: number;
  readonly power: Explained;
  readonly loss: Explained;
}

export interface CombatOutcome {
  readonly sides: readonly [SideOutcome, SideOutcome];
  readonly difference: number;
  /** Null = nobody won (TM-5-10). */
  readonly winner: 0 | 1 | null;
  /** Who wins by the powers, whatever the GM decides. */
  readonly usual: 0 | 1 | null;
}

/** Addition for the higher morale (TM-5-05), halved down to fifties against a grim opponent (TM-8.11-02). */
function moraleBonus(own: Fighter, other: Fighter, settings: Settings): readonly Explained[] {
  const lead = own.morale.value - other.morale.value;
  if (lead <= 0) return [];
  const bonus = calc.product(
    calc.difference(own.morale, other.morale),
    fact('moerderspiel.moraleBonus', numberOf(settings, 'tm.combat.morale_bonus'), {}, 'TM-5-05'),
  );
  if (!other.isGrim) return [bonus];
  const fifties = calc.quotient('down', bonus, fact('moerderspiel.grim', 100, {}, 'TM-8.11-02'));
  return [calc.product(fifties, fact('moerderspiel.fifty', 50, {}, 'TM-8.11-02'))];
}

/** Combat power: strength + morale x 300, the bonus for the higher morale, techniques (TM-5-04 to TM-5-06). */
export function powerOf(own: Fighter, other: Fighter, settings: Settings): Explained {
  const factor = numberOf(settings, 'tm.combat.morale_factor');
  return rule(
    'moerderspiel.power',
    'TM-5-04',
    sum(
      fact('moerderspiel.strength', own.strength),
      calc.product(own.morale, fact('moerderspiel.moraleFactor', factor, {}, 'TM-5-04')),
      ...moraleBonus(own, other, settings),
      ...own.additions,
    ),
  );
}

const ROWS = [
  { row: 'loss_0', from: 0, to: 200 },
  { row: 'loss_300', from: 300, to: 500 },
  { row: 'loss_600', from: 600, to: 800 },
  { row: 'loss_900', from: 900, to: Infinity },
] as const;

/** Row of the loss table for a difference of powers; between two rows the setting decides (TM-5-08, TM-5-09). */
export function lossRow(difference: number, settings: Settings): string {
  const mode = choiceOf(settings, 'tm.combat.gap_mode');
  const below = [...ROWS].reverse().find(({ from }) => difference >= from) ?? ROWS[0];
  const above = ROWS[ROWS.indexOf(below) + 1];
  if (difference <= below.to || above === undefined || mode === 'lower') return below.row;
  const isUp = mode === 'upper' || difference - below.to >= above.from - difference;
  return isUp ? above.row : below.row;
}

function winnerOf(
  [a, b]: readonly [Fighter, Fighter],
  [powerA, powerB]: readonly [number, number],
  settings: Settings,
): 0 | 1 | null {
  if (powerA !== powerB) return powerA > powerB ? 0 : 1;
  const draw = choiceOf(settings, 'tm.combat.draw');
  if (draw === 'defender_wins') return 1;
  if (draw === 'larger_army_wins' && a.strength !== b.strength)
    return a.strength > b.strength ? 0 : 1;
  return null;
}

/** Loss by the table (TM-5-08). */
function statedLoss(row: string, column: 'winner' | 'loser'): Explained {
  return cell(LOSS_TABLE, row, column) ?? fact('moerderspiel.loss', 0, {}, 'TM-5-08');
}

/** 100 less for the thick-skinned, but no less than 100 (TM-8.11-02). */
function spared(loss: Explained): Explained {
  return calc.maximum(
    calc.difference(loss, fact('moerderspiel.thick_skin', 100, {}, 'TM-8.11-02')),
    fact('moerderspiel.least', 100, {}, 'TM-8.11-02'),
  );
}

/** The GM's overrides of a combat (TM-10-05). */
export interface CombatRulings {
  readonly power: (side: 0 | 1, computed: Explained) => Explained;
  readonly winner: (computed: 0 | 1 | null) => 0 | 1 | null;
  /** @param most What the side has. */
  readonly loss: (side: 0 | 1, computed: Explained, most: number) => Explained;
}

/** A combat without overrides. */
const UNRULED: CombatRulings = {
  power: (_, computed) => computed,
  winner: (computed) => computed,
  loss: (_, computed) => computed,
};

/** Outcome of a combat of two: who wins, and what each loses, at most what it has (TM-5-07 to TM-5-11). */
export function combatOf(
  fighters: readonly [attacker: Fighter, defender: Fighter],
  settings: Settings,
  gm: CombatRulings = UNRULED,
): CombatOutcome {
  const [a, b] = fighters;
  const powers = [
    gm.power(0, powerOf(a, b, settings)),
    gm.power(1, powerOf(b, a, settings)),
  ] as const;
  const difference = Math.abs(powers[0].value - powers[1].value);
  const row = lossRow(difference, settings);
  const usual = winnerOf(fighters, [powers[0].value, powers[1].value], settings);
  const winner = gm.winner(usual);
  const lossOf = (side: 0 | 1): Explained => {
    const { strength, hasThickSkin } = fighters[side];
    const stated = statedLoss(row, winner === side ? 'winner' : 'loser');
    const isLost = winner !== null && winner !== side;
    const loss = rule(
      'moerderspiel.loss',
      'TM-5-11',
      calc.minimum(
        fact('moerderspiel.strength', strength),
        isLost && hasThickSkin ? spared(stated) : stated,
      ),
    );
    return gm.loss(side, loss, strength);
  };
  return {
    sides: [
      { strength: a.strength, power: powers[0], loss: lossOf(0) },
      { strength: b.strength, power: powers[1], loss: lossOf(1) },
    ],
    difference,
    winner,
    usual,
  };
}

/** Opponent of an attacker: a unit, the defenders of the base there, or the garrison there. */
export type Opponent =
  | { readonly kind: 'unit'; readonly unit: Unit }
  | { readonly kind: 'base' | 'garrison'; readonly owner: NationKey };

/**
 * Keys of the GM's overrides of a combat: of its outcome, and of the figures of both sides. Of the combats of a
 * coalition only the first has the outcome of all.
 */
export interface CombatKeys {
  readonly outcome?: string;
  readonly sides: readonly [SideKeys, SideKeys];
}
type SideKeys = Readonly<Record<'power' | 'loss', string>>;

/** One combat of two (TM-5-14). */
export interface Combat {
  readonly field: LetteredField;
  readonly attacker: Unit;
  readonly opponent: Opponent;
  readonly isMutual: boolean;
  readonly keys: CombatKeys;
  readonly outcome: CombatOutcome;
}
