import type { Settings } from '../../../kernel';
import type { BattleLog, BattleSetup } from '../arcade/battle';
import { ARCADE_SETS, type ArcadeSet, type Weapon } from '../arcade/parameters';
import { battleSeed, hashOf } from '../arcade/random';
import { choiceOf, flagOf, numberOf } from './settings';
import type { WarSide } from './war';

/** Key of the decision that says how a battle ended, and of the one for a whole war (EW-39-01, EW-39-02). */
export const battleKey = (war: number, no: number): string =>
  `war.${String(war)}.battle.${String(no)}`;
export const warKey = (war: number): string => `war.${String(war)}`;

/** Seed of a war: that of the game with the number of the war (EW-46-32). */
export function warSeed(seed: string, war: number): number {
  return (hashOf(Array.from(seed, (sign) => sign.codePointAt(0) ?? 0)) ^ war) >>> 0;
}

/** Ticks after which a set that lets submarines rest for nothing ends a battle (EW-46-19). */
const REST_LIMIT = 15_000;

/** The parameter set of the settings, or the one a battle was fought with (`fair`, `fair:{"energy.subRest":0}`). */
export function arcadeSet(named: string): ArcadeSet {
  const [name = '', ...rest] = named.split(':');
  const base = Object.entries(ARCADE_SETS).find(([id]) => id === name)?.[1] ?? ARCADE_SETS.fair;
  const own = new Map(
    rest
      .join(':')
      .split(' ')
      .map((part): readonly [string, string] => {
        const [key = '', value = ''] = part.split('=');
        return [key, value];
      }),
  );
  const text = (key: string): string | undefined => own.get(key);
  const number = (key: string, standard: number): number => {
    const value = Number(own.get(key) ?? Number.NaN);
    return Number.isInteger(value) && value >= 0 ? value : standard;
  };
  const penalties = ['energy_and_reveal', 'destroyed', 'reveal', 'none'] as const;
  const energy = {
    ...base.energy,
    subRest: number('rest', base.energy.subRest),
    percent: number('percent', base.energy.percent),
  };
  const maxTicks = number('ticks', base.maxTicks);
  return {
    ...base,
    energy,
    terrain: text('terrain') === 'by_weapons' ? 'by_weapons' : base.terrain,
    submarine: { ...base.submarine, submergedImmune: text('immune') === 'true' },
    sonar: {
      ...base.sonar,
      penalty: penalties.find((one) => one === text('sonar')) ?? base.sonar.penalty,
    },
    maxTicks: energy.subRest === 0 && maxTicks === 0 ? REST_LIMIT : maxTicks,
  };
}

/** The parameter set in force by its name and what the GM set otherwise; `percent` of the energy is used (EW-21-16). */
export function arcadeSetName(settings: Settings, percent = 100): string {
  const parts = [
    ['terrain', choiceOf(settings, 'arc.terrain'), 'seeded'],
    ['sonar', choiceOf(settings, 'arc.sub.sonar_penalty'), 'energy_and_reveal'],
    ['immune', String(flagOf(settings, 'arc.sub.submerged_immune')), 'false'],
    ['rest', String(numberOf(settings, 'arc.energy.sub_rest')), '100'],
    ['ticks', String(numberOf(settings, 'arc.max_ticks')), '0'],
    ['percent', String(percent), '100'],
  ].filter(([, value, standard]) => value !== standard);
  const said = parts.map(([key = '', value = '']) => `${key}=${value}`).join(' ');
  const name = choiceOf(settings, 'arc.set');
  return said === '' ? name : `${name}:${said}`;
}

/** What a battle of a war is fought with: the attacker is red unless they agreed otherwise (EW-46-33). */
export interface BattlePlan {
  readonly war: number;
  readonly no: number;
  readonly seed: string;
  readonly weapons: Readonly<Record<WarSide, Weapon>>;
  readonly before: Readonly<Record<WarSide, number>>;
  readonly set: string;
  readonly isAttackerBlue: boolean;
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
  const [red, blue]: readonly [WarSide, WarSide] = isAttackerBlue
    ? ['defender', 'attacker']
    : ['attacker', 'defender'];
  return {
    seed: battleSeed(warSeed(seed, war), no),
    weapons: [weapons[red], weapons[blue]],
    energy: [before[red], before[blue]],
    set: arcadeSet(set),
  };
}

/** A log as it is kept: numbers by commas, runs by blanks (EW-46-17). */
export const logText = (log: BattleLog): string => log.map((run) => run.join(',')).join(' ');

/** A log from its text; what is no number counts as nothing. */
export const logFrom = (text: string): BattleLog =>
  text
    .split(' ')
    .filter((run) => run !== '')
    .map((run) => run.split(',').map((part) => Number(part) || 0));
