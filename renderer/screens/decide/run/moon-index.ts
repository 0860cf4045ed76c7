/** Place of the moon in which a moment lies, from 0; the end of the turn belongs to its last moon. */
export function moonIndex(time: number, moons: number): number {
  return Math.max(0, Math.min(Math.floor(time), moons - 1));
}
