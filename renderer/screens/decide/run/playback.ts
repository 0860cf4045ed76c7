import { toDecimal, type TurnEvent } from '../../../../engine';

/** Seconds a moon takes at the usual speed. */
export const SECONDS_PER_MOON = 10;

/** Part of a moon for which an event stays lit once the time lapse has passed it. */
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

/** Where the time lapse is after some milliseconds; never beyond the end of the turn. */
export function advanced(time: number, elapsed: number, speed: number, moons: number): number {
  return Math.min(time + (elapsed / 1000 / SECONDS_PER_MOON) * speed, moons);
}

/** True if an event shines at a moment: it has just happened. */
export function isLit(event: TurnEvent, time: number | null): boolean {
  if (time === null) return false;
  const at = toDecimal(event.time);
  return at <= time + 1e-9 && time - at < GLOW;
}
