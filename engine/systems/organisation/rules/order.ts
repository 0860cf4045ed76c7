/** Order of texts by code points (OS-0-12): negative if `a` comes first. */
export function byText(a: string, b: string): number {
  let at = 0;
  while (at < a.length && at < b.length) {
    const [first, second] = [a.codePointAt(at) ?? 0, b.codePointAt(at) ?? 0];
    if (first !== second) return first - second;
    at += first > 0xffff ? 2 : 1;
  }
  return a.length - b.length;
}

/** Number at the end of an id: 12 of `u12`. */
const numberOf = (id: string): number => Number(id.replace(/^\D+/, ''));

/** Order of ids of one kind: by their number, `u2` before `u10`. */
export function byId(a: { readonly id: string }, b: { readonly id: string }): number {
  return numberOf(a.id) - numberOf(b.id);
}

/** Order of advantages: by name (OS-0-12, OS-4-11). */
export function byName(
  a: { readonly name: string; readonly id: string },
  b: { readonly name: string; readonly id: string },
): number {
  return byText(a.name, b.name) || byId(a, b);
}

/** Order of units: by region, then id (OS-0-12). */
export function byRegion(
  a: { readonly region: string; readonly id: string },
  b: { readonly region: string; readonly id: string },
): number {
  return byText(a.region, b.region) || byId(a, b);
}
