import { type Finding, fingerprintOfText } from '../kernel';

/** What a finding says beside its code: its words, or, of something that is missing, the facts of its sentence. */
const wordsOf = ({ words, about }: Finding): string =>
  words === '' ? JSON.stringify(Object.entries(about).sort(([a], [b]) => (a < b ? -1 : 1))) : words;

/**
 * Key under which the GM's word on a finding is kept: party, code, unit (0 = none) and a mark of the words (of its
 * facts where there are none), so that another wording of the order is looked at anew.
 */
export function decisionKey(finding: Finding): string {
  const { party, code, unit = 0 } = finding;
  return [party, code, String(unit), fingerprintOfText(wordsOf(finding))].join('/');
}
