import { rendered } from '../../../kit/explain';
import { useWords } from '../../../kit/explain/react';
import { showRule } from '../../../model/state/jump';
import type { Words } from '../../../kit/text/words';
import { ClauseLink, FindingMark } from '../../../kit/ui';
import type { Refusal, ShownObjection } from '../../../model/records/register';

/** The sentence of an objection. */
export function objectionSentence({ code, about, text }: ShownObjection, words: Words): string {
  return words(text ?? `units:objection.${code}`, rendered(about, words));
}

/** The sentence of a refusal. */
export function refusalSentence({ text, about = {} }: Refusal, words: Words): string {
  return words(text, rendered(about, words));
}

/** What the rules say against something: weight, sentence and clause of each objection. */
export function Objections({ objections }: { readonly objections: readonly ShownObjection[] }) {
  const words = useWords();
  if (objections.length === 0) return null;
  return (
    <ul className="ww-register-objections">
      {objections.map((objection) => (
        <li key={`${objection.field} ${objection.code} ${JSON.stringify(objection.about)}`}>
          <FindingMark kind={objection.weight === 'forbidden' ? 'REJECT' : 'WARN'} isBare>
            {words(`records:weight.${objection.weight}`)}
          </FindingMark>
          <span>
            {objectionSentence(objection, words)}{' '}
            <ClauseLink clause={objection.clause} onOpen={showRule} />
          </span>
        </li>
      ))}
    </ul>
  );
}
