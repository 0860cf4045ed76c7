import {
  calc,
  type Explained,
  fact,
  type Rule,
  rule,
  type Settings,
  sum,
} from '../../../../kernel';
import type { PartyKey } from '../../../../world';
import { type Difficulty, FIGHT_BOOTY_TABLE, type Terrain } from '../../data';
import { raisingCost } from '../units';
import type { Combatant } from './battle';
import { fightCell } from './cell';

const PERCENT = 100;
const SIDE_MARK = '(';

/** The row of the booty table for a place: rivers count as water (WW-9.3-12). */
export function bootyRow(place: string, terrain: Terrain, difficulty: Difficulty): string {
  if (place.includes(SIDE_MARK)) return 'water';
  if (terrain.type === 'deepsea') return 'deepsea';
  if (terrain.height === 0 && terrain.type !== 'ice') return 'water';
  return (['normal', 'heavy', 'extreme'] as const)[difficulty];
}

const isAnnihilated = ({ fate }: Combatant): boolean =>
  fate === 'annihilated' || fate === 'scattered';

/** Value of the losses of one beaten unit: raising cost x percent x share that counts. */
const lossWorth = (one: Combatant, row: string, settings: Settings): Explained => {
  const isGone = isAnnihilated(one);
  const { type, size, leaders } = one.fighter;
  const lost = { type, size: size - (isGone ? 0 : one.left), leaders: isGone ? leaders : 0 };
  return calc.product(
    raisingCost(lost, settings),
    fightCell(settings, FIGHT_BOOTY_TABLE, row, 'percent'),
    isGone
      ? fact('hundredPercent', PERCENT)
      : fightCell(settings, FIGHT_BOOTY_TABLE, row, 'retreated'),
  );
};

/** Booty of a fight by what the beaten side lost, gold, rounded down once (WW-9.3-12, WW-7.2-05). */
export function bootyOf(beaten: readonly Combatant[], row: string, settings: Settings): Rule {
  const worth = beaten
    .filter((one) => one.fate !== 'captured' && (isAnnihilated(one) || one.left < one.fighter.size))
    .map((one) => lossWorth(one, row, settings));
  return rule(
    'booty',
    'WW-9.3-12',
    calc.quotient('down', sum(...worth), fact('percentOfPercent', PERCENT * PERCENT)),
  );
}

/** Strength of a party that shares booty. */
export interface Sharer {
  readonly party: PartyKey;
  readonly strength: Explained;
}

const byStrength = (a: Sharer, b: Sharer): number =>
  b.strength.value - a.strength.value || (a.party < b.party ? -1 : 1);

/**
 * Booty by party: in proportion to effective strength, each rounded down; what remains goes to the strongest, of
 * equals to the first party key (WW-9.3-12).
 */
export function sharedBooty(
  booty: Explained,
  sharers: readonly Sharer[],
): ReadonlyMap<PartyKey, Explained> {
  const [only, ...others] = [...sharers].sort(byStrength);
  if (only === undefined) return new Map();
  if (others.length === 0) return new Map([[only.party, booty]]);
  const all = sum(...sharers.map(({ strength }) => strength));
  const shares = [only, ...others].map(({ party, strength }) => ({
    party,
    share: calc.quotient('down', calc.product(booty, strength), all),
  }));
  const rest = booty.value - shares.reduce((total, { share }) => total + share.value, 0);
  return new Map(
    shares.map(({ party, share }, index) => [
      party,
      rule(
        'bootyShare',
        'WW-9.3-12',
        index === 0 && rest > 0 ? sum(share, fact('bootyRest', rest)) : share,
        { party },
      ),
    ]),
  );
}
