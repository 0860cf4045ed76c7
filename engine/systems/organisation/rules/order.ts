/** Order of texts by code points (OS-0-12): negative if `a` comes first. */
export const byText = (a: string, b: string): number => {
  const [first, second] = [Array.from(a), Array.from(b)];
  for (const [index, letter] of first.entries()) {
    const other = second[index];
    if (other === undefined) return 1;
    const distance = (letter.codePointAt(0) ?? 0) - (other.codePointAt(0) ?? 0);
    if (distance !== 0) return distance;
  }
  return first.length - second.length;
};

/** Number at the end of an id: 12 of `u12`. */
const numberOf = (id: string): number => Number(id.replace(/^\D+/, ''));

/** Order of ids of one kind: by their number, `u2` before `u10`. */
export const byId = (a: { readonly id: string }, b: { readonly id: string }): number =>
  numberOf(a.id) - numberOf(b.id);

/** Order of advantages: by name (OS-0-12, OS-4-11). */
export const byName = (
  a: { readonly name: string; readonly id: string },
  b: { readonly name: string; readonly id: string },
): number => byText(a.name, b.name) || byId(a, b);

/** Order of units: by region, then id (OS-0-12). */
export const byRegion = (
  a: { readonly region: string; readonly id: string },
  b: { readonly region: string; readonly id: string },
): number => byText(a.region, b.region) || byId(a, b);
