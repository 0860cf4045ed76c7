import type { Settings } from '../../../kernel';
import type { BattleSetup } from '../arcade/battle';
import { ARCADE_SETS, type ArcadeSet, type Weapon } from '../arcade/parameters';
import { battleSeed, hashOf } from '../arcade/random';
import type { War } from '../state/types';
import { amountOf, choiceOf, flagOf, numberOf } from './settings';
import type { WarSide } from './war';

/** Key of the decision that holds a battle, and of the one for a whole war (EW-39-01, EW-39-02). */
export function battleKey(war: number, no: number): string {
  return `war.${String(war)}.battle.${String(no)}`;
}
export function warKey(war: number): string {
  return `war.${String(war)}`;
}
/** Key of the decision which colour the attacker plays (EW-46-33). */
export function colourKey(war: number): string {
  return `${warKey(war)}.colour`;
}

/** Seed of a war: that of the game with the number of the war (EW-46-32). */
export function warSeed(seed: string, war: number): number {
  return (hashOf(Array.from(seed, (sign) => sign.codePointAt(0) ?? 0)) ^ war) >>> 0;
}

/** Ticks after which a set that lets submarines rest for nothing ends a battle (EW-46-19). */
const REST_LIMIT = 15_000;

/** The parameter set in force: the one chosen with what the GM set otherwise; `percent` of the energy is used (EW-21-16). */
export function arcadeSet(settings: Settings, percent = 100): ArcadeSet {
  const name = choiceOf(settings, 'arc.set');
  const base = Object.entries(ARCADE_SETS).find(([id]) => id === name)?.[1] ?? ARCADE_SETS.fair;
  const { terrain, penalty } = {
    terrain: choiceOf(settings, 'arc.terrain') === 'by_weapons' ? 'by_weapons' : base.terrain,
    penalty: PENALTIES.find((one) => one === choiceOf(settings, 'arc.sub.sonar_penalty')),
  } as const;
  // The values of a set hold until the GM overrides them.
  const valueOf = (key: string, standard: number): number =>
    settings[key] === undefined ? standard : amountOf(settings, key);
  const energy = {
    ...base.energy,
    subRest: valueOf('arc.energy.sub_rest', base.energy.subRest),
    percent,
  };
  const maxTicks = valueOf('arc.max_ticks', base.maxTicks);
  return {
    ...base,
    terrain,
    energy,
    submarine: {
      ...base.submarine,
      submergedImmune: flagOf(settings, 'arc.sub.submerged_immune'),
    },
    sonar: { ...base.sonar, penalty: penalty ?? base.sonar.penalty },
    maxTicks: energy.subRest === 0 && maxTicks === 0 ? REST_LIMIT : maxTicks,
  };
}

const PENALTIES = ['energy_and_reveal', 'destroyed', 'reveal', 'none'] as const;

/** The parameter set of a war: a duel may use up more energy (EW-21-16). */
export function warSet({ kind }: Pick<War, 'kind'>, settings: Settings): ArcadeSet {
  const percent = numberOf(settings, 'ew.endgame.energy_percent');
  return arcadeSet(settings, kind === 'duel' ? Math.min(1000, Math.max(1, percent)) : 100);
}

/** Setup of a battle of a war: the attacker is red unless they agreed otherwise (EW-46-33). */
export interface BattlePlan {
  readonly war: number;
  readonly no: number;
  /** Seed of the game. */
  readonly seed: string;
  readonly weapons: Readonly<Record<WarSide, Weapon>>;
  readonly before: Readonly<Record<WarSide, number>>;
  readonly set: ArcadeSet;
  readonly isAttackerBlue: boolean;
}

/** The sides of a war that play red and blue. */
export function coloursOf(isAttackerBlue: boolean): readonly [red: WarSide, blue: WarSide] {
  return isAttackerBlue ? ['defender', 'attacker'] : ['attacker', 'defender'];
}

export function setupOf({
  war,
  no,
  seed,
  weapons,
  before,
  set,
  isAttackerBlue,
}: BattlePlan): BattleSetup {
  const [red, blue] = coloursOf(isAttackerBlue);
  return {
    seed: battleSeed(warSeed(seed, war), no),
    weapons: [weapons[red], weapons[blue]],
    energy: [before[red], before[blue]],
    set,
  };
}
