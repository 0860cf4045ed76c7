import type { Finding } from '../../../engine';
import { playerSentence } from '../../kit/explain';
import type { Words } from '../../kit/text/words';

/** Objections as they are told to a player. */
export function Findings({
  findings,
  words,
}: {
  readonly findings: readonly Finding[];
  readonly words: Words;
}) {
  return (
    <ul className="findings">
      {findings.map((finding, index) => (
        <li key={index} data-severity={finding.severity}>
          {playerSentence(finding, words)}
        </li>
      ))}
    </ul>
  );
}
