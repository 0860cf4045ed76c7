import type { EvaluationDraft } from '../../../../../engine';
import { cleanText } from '../../../../kit/text/clean';
import type { TextBlock } from '../evaluation';
import type { Speech } from '../speech';
import { inTone, textBlock } from './block';

/** What the GM answers to questions of the player, in his own words. */
export const answers = (
  speech: Speech,
  { answers: given }: Pick<EvaluationDraft, 'answers'>,
): readonly TextBlock[] =>
  given
    .filter(({ answer }) => answer.trim() !== '')
    .map(({ question, answer }, index) =>
      textBlock(
        {
          section: 'answers',
          key: `answer/${String(index + 1)}`,
          source: { kind: 'gm' },
          facts: [question, answer],
          ...(question.trim() === ''
            ? {}
            : {
                title: speech.say('evaluation:answer.question', {
                  ...inTone(speech),
                  question: cleanText(question).replace(/\s+/g, ' ').trim(),
                }),
              }),
        },
        cleanText(answer).trim(),
      ),
    );
