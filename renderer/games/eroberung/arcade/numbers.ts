/** A typed whole number, or undefined where it is none within the bounds. */
export function wholeIn(text: string, least: number, most: number): number | undefined {
  const value = /^\d{1,10}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
}

/** A random seed of 32 bits. */
export function anySeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
}
