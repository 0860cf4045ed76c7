import {
  type Campaign,
  type Correction,
  type Finding,
  type Party,
  type ReceivedSheet,
  type Restated,
} from '../../../../engine';
import type { Words } from '../../../kit/text/words';
import type { LetterDocument, LetterLine } from './document';
import { decisionOn, demandsGm, isAdvice } from '../../../model/letters/judged';
import { toldSentence } from '../../../model/letters/told';
import { sayingInWords } from '../../../kit/explain';

/** What a confirmation is made of. */
export interface Understood {
  readonly campaign: Campaign;
  readonly party: Party;
  readonly received: ReceivedSheet;
  readonly restated: readonly Restated[];
  readonly findings: readonly Finding[];
}

const unitHead = (unit: number | null | undefined, words: Words): string =>
  unit === null || unit === undefined ? '' : words('check:confirmation.unit', { unit });

const restatedLine = ({ unit, sayings }: Restated, words: Words): LetterLine => ({
  head: unitHead(unit, words),
  texts: sayings.map((saying) => sayingInWords(saying, words)),
});

const correctionLine = (
  { start, end, text }: Correction,
  received: ReceivedSheet,
  words: Words,
): LetterLine => ({
  head: '',
  texts: [
    words('check:confirmation.correction', {
      before: received.text.slice(start, end),
      after: text,
    }),
  ],
});

/**
 * What the player is told of a finding: what was rejected, cut or left open, and what the GM looked at. Notes are the
 * GM's own, and warnings about legal orders are told only if the player is asked about them.
 */
const isTold = (finding: Finding, decisions: Campaign['decisions']): boolean => {
  const decision = decisionOn(finding, decisions);
  if (isAdvice(finding)) return decision?.kind === 'asked';
  return demandsGm(finding) || decision !== null;
};

const findingLine = (
  finding: Finding,
  decisions: Campaign['decisions'],
  words: Words,
): LetterLine => ({
  head: unitHead(finding.unit, words),
  texts: [
    toldSentence(finding, words),
    ...(decisionOn(finding, decisions)?.kind === 'asked'
      ? [words('check:confirmation.asked')]
      : []),
  ],
});

/** "This is how I understood you": every order in words, what the GM read otherwise, and what was noticed. */
export const confirmationOf = (
  { campaign, party, received, restated, findings }: Understood,
  words: Words,
): LetterDocument => {
  const { decisions, world } = campaign;
  const orders = restated.filter(({ unit }) => unit !== null);
  const declarations = restated.filter(({ unit }) => unit === null);
  const sections = [
    {
      title: words('check:confirmation.orders'),
      lines:
        orders.length === 0
          ? [{ head: '', texts: [words('check:confirmation.nothing')] }]
          : orders.map((one) => restatedLine(one, words)),
    },
    {
      title: words('check:confirmation.declarations'),
      lines: declarations.map((one) => restatedLine(one, words)),
    },
    {
      title: words('check:confirmation.corrections'),
      lines: (received.corrections ?? []).map((one) => correctionLine(one, received, words)),
    },
    {
      title: words('check:confirmation.decisions'),
      lines: findings
        .filter((finding) => isTold(finding, decisions))
        .map((finding) => findingLine(finding, decisions, words)),
    },
  ];
  return {
    title: words('check:confirmation.title'),
    subtitle: words('check:confirmation.realm', { party: party.name, turn: world.clock.turn }),
    sections: sections.filter(({ lines }) => lines.length > 0),
  };
};
