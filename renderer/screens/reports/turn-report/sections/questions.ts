import type { Finding, Question } from '../../../../../engine';
import { capitalised } from '../../../../kit/text/grammar';
import type { TextBlock } from '../evaluation';
import type { Speech } from '../speech';
import { isUnit, ownUnit, unitPhrase, whereOf } from '../things';
import { textBlock } from './block';
import { findingWords, placeOfFinding } from './finding-words';

const NAMES = [
  'specialOrder',
  'marchConsent',
  'buildConsent',
  'muster',
  'otherIncome',
  'unitLimit',
  'demolish',
] as const;

const nameOf = (name: string): (typeof NAMES)[number] | 'other' =>
  NAMES.find((known) => known === name) ?? 'other';

const questionSentence = (speech: Speech, { name, about }: Question): string => {
  const { unit, place, gold, orders, balance } = about;
  const phrase = isUnit(unit) ? unitPhrase(speech, unit) : ownUnit(speech, Number(unit ?? 0));
  return speech.say(`turnReport:question.${nameOf(name)}`, {
    unit: phrase,
    where: whereOf(speech, String(place ?? '')),
    gold: speech.grammar.count('goldPiece', Number(gold ?? 0)),
    orders: speech.figure(Number(orders ?? 0)),
    balance: speech.figure(Number(balance ?? 0)),
  });
};

const noteSentence = (speech: Speech, finding: Finding): string => {
  const text = capitalised(findingWords(finding, 'reason', speech));
  const sentence = /[.!?]$/.test(text) ? text : `${text}.`;
  return finding.unit === undefined || sentence.includes(String(finding.unit))
    ? sentence
    : speech.say('turnReport:note.unit', { unit: finding.unit, text: sentence });
};

const questionBlock = (speech: Speech, question: Question): TextBlock =>
  textBlock(
    {
      section: 'questions',
      key: `question/${question.key}`,
      source: { kind: 'finding', code: question.name },
      facts: [question.name, question.about],
    },
    questionSentence(speech, question),
  );

/** What the GM wants to know, and what he remarks on the letter (WW-10.1-12). */
export function questions(speech: Speech): readonly TextBlock[] {
  const { report } = speech.snapshot;
  const seen = new Set<string>();
  const notes = report.findings
    .filter((finding) => placeOfFinding(finding) === 'notes')
    .map((finding) =>
      textBlock(
        {
          section: 'questions',
          key: `finding/${finding.code}/${String(finding.unit ?? '')}/${finding.words}`,
          source: {
            kind: 'finding',
            code: finding.code,
            ...(finding.unit === undefined ? {} : { unit: finding.unit }),
          },
          facts: [finding.code, finding.about],
        },
        noteSentence(speech, finding),
      ),
    );
  return [...report.questions.map((question) => questionBlock(speech, question)), ...notes].filter(
    ({ text }) => {
      const isNew = !seen.has(text);
      seen.add(text);
      return isNew;
    },
  );
}
