import { type Finding, fingerprintOfText } from '../kernel';

/** Content of a finding beside its code: its words, or, of something that is missing, the facts of its sentence. */
const wordsOf = ({ words, about }: Finding): string =>
  words === '' ? JSON.stringify(Object.entries(about).sort(([a], [b]) => (a < b ? -1 : 1))) : words;

/**
 * Key of the GM's decision on a finding: party, code, unit (0 = none) and a hash of the words (of its facts where there
 * are none), so that another wording of the order is reviewed anew.
 */
export function decisionKey(finding: Finding): string {
  const { party, code, unit = 0 } = finding;
  return [party, code, String(unit), fingerprintOfText(wordsOf(finding))].join('/');
}
