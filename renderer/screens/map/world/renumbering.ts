import { type GrossfeldNo, grossfeldNo, type Renumbering } from '../../../../engine';

/** Numbers as they are typed, by the number a Großfeld has now; absent = it keeps it. */
export type Draft = ReadonlyMap<GrossfeldNo, string>;

/** What is wrong with a typed number: no number at all, or one that another Großfeld has or gets. */
export type NumberProblem = 'bad' | 'double';

const typed = (draft: Draft, no: GrossfeldNo): string => draft.get(no) ?? no;

/** The problems of a draft by the number a Großfeld has now. */
export function problemsOf(
  nos: readonly GrossfeldNo[],
  draft: Draft,
): ReadonlyMap<GrossfeldNo, NumberProblem> {
  const uses = new Map<string, number>();
  for (const no of nos) {
    const text = typed(draft, no);
    uses.set(text, (uses.get(text) ?? 0) + 1);
  }
  const problems = new Map<GrossfeldNo, NumberProblem>();
  for (const no of nos) {
    const text = typed(draft, no);
    if (grossfeldNo(text) === undefined) problems.set(no, 'bad');
    else if ((uses.get(text) ?? 0) > 1 && text !== no) problems.set(no, 'double');
  }
  return problems;
}

/** The numbers that change; a draft with problems changes nothing it cannot. */
export function changesOf(nos: readonly GrossfeldNo[], draft: Draft): Renumbering {
  return new Map(
    nos.flatMap((no): readonly (readonly [GrossfeldNo, GrossfeldNo])[] => {
      const next = grossfeldNo(typed(draft, no));
      return next === undefined || next === no ? [] : [[no, next]];
    }),
  );
}

/** A draft that says what a renumbering says. */
export function draftOf(mapping: Renumbering): Draft {
  return new Map([...mapping].filter(([old, now]) => old !== now));
}

/** The draft after two Großfelder exchanged the numbers they were to get. */
export function swapped(draft: Draft, a: GrossfeldNo, b: GrossfeldNo): Draft {
  const next = new Map(draft);
  next.set(a, typed(draft, b));
  next.set(b, typed(draft, a));
  return next;
}
