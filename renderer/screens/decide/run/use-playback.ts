import { useEffect } from 'react';
import { useMedia } from '../../../kit/ui';
import { useTurnView } from '../../../model/turn/turn-view';
import { useRun } from './run-store';
import { toDecimal, type TurnEvent } from '../../../../engine';

/** Seconds a moon takes at the usual speed. */
export const SECONDS_PER_MOON = 10;

/** Part of a moon for which an event stays highlighted once the playback has passed it. */
export const GLOW = 0.04;

/** The moments at which something happens, ascending and each once, in moons; `marks` are those at which steps end. */
export function stopsOf(events: readonly TurnEvent[], marks: readonly number[]): readonly number[] {
  return [...new Set([...events.map(({ time }) => toDecimal(time)), ...marks])].sort(
    (a, b) => a - b,
  );
}

/** The moment after (or before, with `step` -1) a moment; the end of the turn (its beginning) if there is none. */
export function nextStop(
  stops: readonly number[],
  time: number,
  step: 1 | -1,
  moons: number,
): number {
  return step === 1
    ? (stops.find((stop) => stop > time) ?? moons)
    : (stops.findLast((stop) => stop < time) ?? 0);
}

/** The moment of the playback after some milliseconds; never beyond the end of the turn. */
export function advanced(time: number, elapsed: number, speed: number, moons: number): number {
  return Math.min(time + (elapsed / 1000 / SECONDS_PER_MOON) * speed, moons);
}

/** True if an event is highlighted at a moment: it has just happened. */
export function isLit(event: TurnEvent, time: number | null): boolean {
  if (time === null) return false;
  const at = toDecimal(event.time);
  return at <= time + 1e-9 && time - at < GLOW;
}

/** How long a moment is shown with reduced motion, in milliseconds at the usual speed. */
const STAND_MS = 900;

/** Shortest time between two frames, in milliseconds: more frames are not noticed and cost work. */
const FRAME_MS = 33;

const goTo = (time: number, moons: number): void => {
  useTurnView.getState().choose({ time });
  if (time >= moons) useRun.getState().set({ isPlaying: false });
};

/**
 * Plays the march while the playback is on: moving, or from moment to moment with reduced motion. Ends by itself at the
 * end of the turn.
 */
export function usePlayback(stops: readonly number[], moons: number): void {
  const isPlaying = useRun((state) => state.isPlaying);
  const speed = useRun((state) => state.speed);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timeNow = (): number => useTurnView.getState().time ?? 0;
    if (isStill) {
      const timer = setInterval(
        () => goTo(nextStop(stops, timeNow(), 1, moons), moons),
        STAND_MS / speed,
      );
      return () => clearInterval(timer);
    }
    let frame = 0;
    let last: number | null = null;
    const draw = (now: number): void => {
      if (last === null) last = now;
      else if (now - last >= FRAME_MS) {
        goTo(advanced(timeNow(), now - last, speed, moons), moons);
        last = now;
      }
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, speed, isStill, stops, moons]);
}

/** Starts or stops the playback; at the end, or with the whole turn in view, it starts from the beginning. */
export function togglePlay(moons: number): void {
  const { isPlaying, set } = useRun.getState();
  const { time, choose } = useTurnView.getState();
  if (!isPlaying && (time === null || time >= moons)) choose({ time: 0 });
  set({ isPlaying: !isPlaying });
}

/** Goes to the next moment at which something happens, or the one before; playing stops. */
export function stepTime(stops: readonly number[], step: 1 | -1, moons: number): void {
  const { time, choose } = useTurnView.getState();
  useRun.getState().set({ isPlaying: false });
  choose({ time: nextStop(stops, time ?? (step === 1 ? -1 : moons), step, moons) });
}
