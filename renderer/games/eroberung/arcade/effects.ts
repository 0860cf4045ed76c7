import type { Battle, Unit } from '../../../../engine/systems/eroberung/pages';

/** A burst in the picture; place in pixels, `at` the picture it began in. */
interface Burst {
  readonly x: number;
  readonly y: number;
  readonly at: number;
  readonly size: number;
}

/** What can be heard; each of them is seen, too (EW-46-21). */
export type Sound = 'fire' | 'missile' | 'hit' | 'thud' | 'bell' | 'fanfare';

/** What is shown and heard beside the rules of a battle; it never changes them (EW-38-04). */
export interface Effects {
  readonly bursts: readonly Burst[];
  /** Sounds of the last tick. */
  readonly sounds: readonly Sound[];
  /** Picture in which the battle was decided. */
  readonly endedAt: number;
}

export const NO_EFFECTS: Effects = { bursts: [], sounds: [], endedAt: 0 };

/** What of a unit may change in a tick. */
export type Before = readonly {
  readonly shot: { readonly x: number; readonly y: number } | null;
  readonly isLost: boolean;
}[];

/** What is compared after a tick. */
export function beforeTick({ units }: Battle): Before {
  return units.map(({ shot, cause }) => ({
    shot: shot === null ? null : { x: shot.x, y: shot.y },
    isLost: cause !== null,
  }));
}

const burst = ({ x, y }: { readonly x: number; readonly y: number }, at: number, size: number) => ({
  x: x >> 8,
  y: y >> 8,
  at,
  size,
});

function changesOf(unit: Unit, before: Before[number], frame: number) {
  const bursts: Burst[] = [];
  const sounds: Sound[] = [];
  if (unit.shot !== null && before.shot === null)
    sounds.push(unit.weapon === 'S' ? 'missile' : 'fire');
  if (unit.shot === null && before.shot !== null) {
    bursts.push(burst(before.shot, frame, unit.weapon === 'S' ? 9 : 3));
    sounds.push('thud');
  }
  if (unit.cause !== null && !before.isLost) {
    bursts.push(burst(unit, frame, 16));
    sounds.push('hit');
  }
  return { bursts, sounds };
}

/** Effects after a tick. */
export function afterTick(
  effects: Effects,
  before: Before,
  battle: Battle,
  frame: number,
): Effects {
  const changes = battle.units.map((unit, side) =>
    changesOf(unit, before[side] ?? { shot: null, isLost: false }, frame),
  );
  const rings = battle.units.some(
    ({ weapon, sonar }) => weapon === 'S' && sonar.ringAt === battle.tick - 1,
  );
  const isOver = battle.result !== null;
  return {
    bursts: [
      ...effects.bursts.filter(({ at, size }) => frame - at < size * 2),
      ...changes.flatMap(({ bursts }) => bursts),
    ],
    sounds: [
      ...changes.flatMap(({ sounds }) => sounds),
      ...(rings ? (['bell'] as const) : []),
      ...(isOver && battle.result?.winner !== null ? (['fanfare'] as const) : []),
    ],
    endedAt: isOver ? frame : 0,
  };
}
