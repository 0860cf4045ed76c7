import { useEffect } from 'react';
import { useMedia } from '../../../kit/ui';
import { useTurnView } from '../../../model/turn/turn-view';
import { advanced, nextStop } from './playback';
import { useRun } from './run-store';

/** How long a moment stands where nothing is to move, in milliseconds at the usual speed. */
const STAND_MS = 900;

/** Shortest time between two pictures, in milliseconds: more than the eye needs costs only work. */
const FRAME_MS = 33;

const goTo = (time: number, moons: number): void => {
  useTurnView.getState().choose({ time });
  if (time >= moons) useRun.getState().set({ isPlaying: false });
};

/**
 * Plays the march while the time lapse is on: moving, or from moment to moment for those who want nothing to move.
 * Ends by itself at the end of the turn.
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

/** Starts or stops the time lapse; at the end, or with the whole turn in sight, it starts from the beginning. */
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
