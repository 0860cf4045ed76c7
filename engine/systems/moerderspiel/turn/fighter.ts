import { fact } from '../../../kernel';
import type { Fighter, Opponent } from '../rules/combat';
import { moraleOf } from '../rules/flight';
import { effectiveMorale } from '../rules/morale';
import { isArmy } from '../rules/nation';
import { choiceOf, flagOf, numberOf } from '../rules/settings';
import { additionsOf } from '../rules/techniques';
import type { GameState, Unit } from '../state/types';
import { usesTechnique } from './attacks';
import { courseOf, hasUse, type RoundTurn } from './turn';

/** Everything a combat is computed from: the moment before the first blow (TM-10-01, step 8). */
export interface Frozen {
  readonly turn: RoundTurn;
  readonly moment: GameState;
}

const strengthOf = ({ turn, moment }: Frozen, opponent: Opponent): number => {
  if (opponent.kind === 'unit') return opponent.unit.strength;
  if (opponent.kind === 'base') return numberOf(turn.input.settings, 'tm.base.defenders');
  return moment.nations[opponent.owner]?.garrison.strength ?? 0;
};

/** True if the larger opponent lifts an army (TM-8.15). */
function isUnderdog(frozen: Frozen, unit: Unit, opponent: Opponent): boolean {
  const { turn } = frozen;
  const counts =
    opponent.kind === 'unit' ||
    (opponent.kind === 'garrison' && flagOf(turn.input.settings, 'tm.underdog.garrison'));
  const lead = strengthOf(frozen, opponent) - unit.strength;
  return counts && lead > 400 && hasUse(turn, unit, 'underdog');
}

/** True if an army attacks out of camouflage (TM-8.13-05). */
function isAmbush({ turn }: Frozen, unit: Unit, isAttacker: boolean): boolean {
  if (!isArmy(unit) || !isAttacker || !hasUse(turn, unit, 'camouflage')) return false;
  const isAny = choiceOf(turn.input.settings, 'tm.camouflage.attack_bonus_state') === 'any';
  return unit.hiding.same || (isAny && unit.hiding.near);
}

/** A unit as it fights an opponent. */
export function fighterOf(
  frozen: Frozen,
  unit: Unit,
  opponent: Opponent,
  isAttacker: boolean,
): Fighter {
  const { turn, moment } = frozen;
  const { settings } = turn.input;
  const morale = isArmy(unit)
    ? effectiveMorale(moment, unit, settings, {
        isHidden: isAmbush(frozen, unit, isAttacker),
        isUnderdog: isUnderdog(frozen, unit, opponent),
      })
    : moraleOf(moment, unit, settings);
  return {
    strength: unit.strength,
    morale,
    additions: additionsOf((technique) => usesTechnique(turn, unit, technique), {
      against: opponent.kind,
      isAttacker,
      hasAttacked: courseOf(turn, unit.key).order.kind === 'ATTACK',
      isRooted: isArmy(unit) && unit.moved === 0,
    }),
    isGrim: usesTechnique(turn, unit, 'grim'),
    hasThickSkin: usesTechnique(turn, unit, 'thick_skin'),
  };
}

/** Defenders of a base and garrisons fight without abilities (TM-5-19). */
export function defenderOf(
  { turn, moment }: Frozen,
  { kind, owner }: Extract<Opponent, { readonly kind: 'base' | 'garrison' }>,
): Fighter {
  const { settings } = turn.input;
  const garrison = moment.nations[owner]?.garrison;
  const [strength, morale] =
    kind === 'base'
      ? [numberOf(settings, 'tm.base.defenders'), numberOf(settings, 'tm.base.defender_morale')]
      : [garrison?.strength ?? 0, garrison?.morale ?? 0];
  const clause = kind === 'base' ? 'TM-4.5-12' : 'TM-4.6-03';
  return {
    strength,
    morale: fact('moerderspiel.defenderMorale', morale, {}, clause),
    additions: [],
    isGrim: false,
    hasThickSkin: false,
  };
}
