import type { Settings } from '../../../../kernel';
import type { TerrainKey } from '../../../../world';
import { type Danger, type Terrain, TERRAIN_KEYS, type UnitType } from '../../data';
import { terrainOf } from '../catalogue';
import { type Ground, heightAt } from '../movement/ground';
import { choiceOf } from '../settings';
import { cellsOf, type Target } from '../step/target';

const MOUNTAINS = 4;
const HIGHLAND = 2;

/** A danger, and the part of a unit's heads that it threatens (0 to 1). */
export interface Threat {
  readonly danger: Danger;
  readonly share: number;
}

/** What the losses of a unit depend on beside the ground. */
export interface LossSubject {
  readonly type: UnitType;
  /** Heads by terrain in which they were raised (WW-5.1-26). */
  readonly raised: Readonly<Record<TerrainKey, number>>;
}

/** Where a danger is met (WW-9.4-01). */
export interface Hazard {
  readonly at: Target;
  readonly isFord: boolean;
}

const isMounted = ({ properties }: UnitType): boolean => properties.includes('mounted');

/** Dangers of a ship: ice and deep sea, and rivers from level 2 on (WW-2.3-07, WW-9.4-01). */
const dangersAfloat = (ground: Ground, at: Target): readonly Danger[] => {
  if (at.kind === 'side') {
    const height = Math.max(...cellsOf(ground, at).map((cell) => heightAt(ground, cell)));
    return height >= HIGHLAND ? ['riverShip'] : [];
  }
  const causes = ground.terrain(at.cell)?.lossCauses ?? [];
  return causes.filter((cause) => cause === 'deepsea' || cause === 'frost');
};

/** Dangers of a unit on land: all of the field but the deep sea, and a river crossed without bridge (WW-9.4-01). */
const dangersAshore = (ground: Ground, { at, isFord }: Hazard): readonly Danger[] => [
  ...(ground.terrain(at.cell)?.lossCauses ?? []).filter((cause) => cause !== 'deepsea'),
  ...(isFord ? (['ford'] as const) : []),
];

/** The terrain kinds that count as origin, with their part of the heads; without majority none (WW-5.1-26, WW-12.2-15). */
const origins = (
  raised: LossSubject['raised'],
  settings: Settings,
): readonly (readonly [Terrain, number])[] => {
  const parts = TERRAIN_KEYS.flatMap((key): (readonly [Terrain, number])[] => {
    const heads = raised[key] ?? 0;
    const terrain = terrainOf(key);
    return terrain === undefined || heads <= 0 ? [] : [[terrain, heads]];
  });
  const [first] = parts;
  if (first === undefined) return [];
  const all = parts.reduce((total, [, heads]) => total + heads, 0);
  switch (choiceOf(settings, 'unit.origin_rule')) {
    case 'per_part':
      return parts.map(([terrain, heads]) => [terrain, heads / all]);
    case 'first':
      return [[first[0], 1]];
    default:
      return parts.filter(([, heads]) => 2 * heads > all).map(([terrain]) => [terrain, 1]);
  }
};

/** True if heads raised in a terrain suffer nothing from a danger (WW-2.3-11, WW-2.3-12). */
const isNative = (danger: Danger, { type }: LossSubject, home: Terrain): boolean => {
  if (danger === 'height4') return home.height === MOUNTAINS && !isMounted(type);
  return danger !== 'ford' && danger !== 'riverShip' && home.lossCauses.includes(danger);
};

/** Whether a danger is one for a type at all (WW-2.3-07, WW-12.2-20). */
const concerns = (danger: Danger, { type }: LossSubject, settings: Settings): boolean =>
  danger !== 'height4' || isMounted(type) || choiceOf(settings, 'terrain.height4_who') !== 'riders';

/**
 * The dangers of a place for a unit, each with the part of its heads that is not used to it, tested per cause
 * (WW-2.3-07, WW-2.3-11, WW-2.3-12, WW-2.3-14).
 */
export function threatsAt(
  ground: Ground,
  hazard: Hazard,
  subject: LossSubject,
  settings: Settings,
): readonly Threat[] {
  const found =
    subject.type.kind === 'fleet'
      ? dangersAfloat(ground, hazard.at)
      : dangersAshore(ground, hazard);
  const homes = origins(subject.raised, settings);
  return found
    .filter((danger) => concerns(danger, subject, settings))
    .map((danger) => ({
      danger,
      share: homes.reduce(
        (rest, [home, part]) => (isNative(danger, subject, home) ? rest - part : rest),
        1,
      ),
    }))
    .filter(({ share }) => share > 0);
}
