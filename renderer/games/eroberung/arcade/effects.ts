import type { Battle, Side, Unit } from '../../../../engine/systems/eroberung/pages';

/** A burst in the picture; place in pixels, `at` the picture it began in. */
interface Burst {
  readonly x: number;
  readonly y: number;
  readonly at: number;
  readonly size: number;
}

/** Sounds; each of them has something to see as well (EW-46-21). */
export type Sound = 'fire' | 'missile' | 'hit' | 'thud' | 'bell' | 'fanfare';

/** A sound, and whose it is. */
export interface Heard {
  readonly sound: Sound;
  readonly side: Side;
}

/** What is shown and heard beside the rules of a battle; it never changes them (EW-38-04). */
export interface Effects {
  readonly bursts: readonly Burst[];
  /** Sounds of the last tick. */
  readonly sounds: readonly Heard[];
  /** Picture in which the battle was decided. */
  readonly endedAt: number;
}

export const NO_EFFECTS: Effects = { bursts: [], sounds: [], endedAt: 0 };

/** A place in sub-units. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** What of a unit may change in a tick. */
interface UnitBefore extends Place {
  readonly shot: Place | null;
  readonly isLost: boolean;
}
export type Before = readonly [red: UnitBefore, blue: UnitBefore];

const unitBefore = ({ x, y, shot, cause }: Unit): UnitBefore => ({
  x,
  y,
  shot: shot === null ? null : { x: shot.x, y: shot.y },
  isLost: cause !== null,
});

/** What is compared after a tick. */
export function beforeTick({ units: [red, blue] }: Battle): Before {
  return [unitBefore(red), unitBefore(blue)];
}

const burst = ({ x, y }: Place, at: number, size: number): Burst => ({
  x: x >> 8,
  y: y >> 8,
  at,
  size,
});

/** Ticks between two puffs of smoke behind a missile. */
const PUFF_TICKS = 3;

function changesOf(unit: Unit, before: UnitBefore, tick: number, picture: number) {
  const { side, shot, weapon } = unit;
  const bursts: Burst[] = [];
  const sounds: Sound[] = [];
  if (shot !== null && before.shot === null) sounds.push(weapon === 'S' ? 'missile' : 'fire');
  if (weapon === 'S' && before.shot !== null && tick % PUFF_TICKS === 0)
    bursts.push(burst(before.shot, picture, 2));
  if (shot === null && before.shot !== null) {
    bursts.push(burst(before.shot, picture, weapon === 'S' ? 9 : 3));
    sounds.push('thud');
  }
  if (unit.cause !== null && !before.isLost) {
    bursts.push(burst(unit, picture, 16));
    sounds.push('hit');
  }
  if (weapon === 'S' && unit.sonar.ringAt === tick && unit.cause === null) sounds.push('bell');
  return { bursts, sounds: sounds.map((sound): Heard => ({ sound, side })) };
}

/** Effects after a tick; `picture` is the number of the picture after it. */
export function afterTick(
  { bursts }: Effects,
  before: Before,
  { units, tick, result }: Battle,
  picture: number,
): Effects {
  const changes = units.map((unit) => changesOf(unit, before[unit.side], tick - 1, picture));
  const winner = result?.winner ?? null;
  return {
    bursts: [
      ...bursts.filter(({ at, size }) => picture - at < size * 2),
      ...changes.flatMap((one) => one.bursts),
    ],
    sounds: [
      ...changes.flatMap(({ sounds }) => sounds),
      ...(winner === null ? [] : [{ sound: 'fanfare', side: winner } as const]),
    ],
    endedAt: result === null ? 0 : picture,
  };
}
