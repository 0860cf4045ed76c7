/** A fresh random seed, short enough to be told on the phone. */
export function randomSeed(): string {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word.toString(36).padStart(7, '0');
}
