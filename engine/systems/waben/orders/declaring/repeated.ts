import type { Declaration } from '../declaration';

/** What a declaration decides, where it can be decided only once. */
const subjectOf = (declaration: Declaration): string | undefined => {
  switch (declaration.kind) {
    case 'tax':
    case 'capital':
      return declaration.kind;
    case 'relation':
      return `relation ${declaration.party}`;
    case 'seat':
    case 'upkeep':
      return `${declaration.kind} ${String(declaration.unit)}`;
    default:
      return undefined;
  }
};

/** Declarations by whether they count: of several about one matter the first does (WW-0.3-03). */
export function sortedOut(declarations: readonly Declaration[]): {
  readonly counting: readonly Declaration[];
  readonly repeated: readonly Declaration[];
} {
  const seen = new Set<string>();
  const counting: Declaration[] = [];
  const repeated: Declaration[] = [];
  for (const declaration of declarations) {
    const subject = subjectOf(declaration);
    const isFirst = subject === undefined || !seen.has(subject);
    if (subject !== undefined) seen.add(subject);
    (isFirst ? counting : repeated).push(declaration);
  }
  return { counting, repeated };
}
