import type { Finding } from '../../../kernel';

/** What a finding without words of a letter is about, as far as there may be several of one kind. */
const concernOf = ({ span, about }: Finding): string =>
  span === undefined
    ? [about['person'], about['reason'], about['title']].map((part) => String(part ?? '')).join(' ')
    : `${span.start}-${span.end}`;

const findingKey = (finding: Finding): string =>
  `${finding.code} ${finding.party} ${finding.unit ?? ''} ${concernOf(finding)}`;

/**
 * Each finding once, where it was first noticed: the check and the march may notice the same thing at the same words.
 * What is appended to a list without repetition never shortens it.
 */
export const withoutRepetition = (findings: readonly Finding[]): readonly Finding[] => {
  const seen = new Map<string, Finding>();
  for (const finding of findings) {
    const key = findingKey(finding);
    if (!seen.has(key)) seen.set(key, finding);
  }
  return [...seen.values()];
};
