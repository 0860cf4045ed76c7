import type {
  Campaign,
  Correction,
  Finding,
  Party,
  ReceivedSheet,
  Restated,
} from '../../../../engine';
import type { Words } from '../../../kit/text/words';
import { decisionOn, demandsGm, isAdvice } from '../../../model/letters/judged';
import { playerSentence, sayingInWords } from '../../../kit/explain';
import { escaped } from '../../../kit/cartography';

/** A line of a letter: its subject, and its texts. */
interface LetterLine {
  readonly head: string;
  readonly texts: readonly string[];
}

/** A letter of the GM as it is shown, printed and saved. */
export interface LetterDocument {
  readonly title: string;
  readonly subtitle: string;
  readonly sections: readonly { readonly title: string; readonly lines: readonly LetterLine[] }[];
}

/** The text of one line: whole sentences follow each other, other pieces are set apart. */
export function lineWords({ texts }: LetterLine): string {
  return texts.reduce(
    (line, text) => (line === '' ? text : `${line}${/[.!?]$/.test(line) ? ' ' : '; '}${text}`),
    '',
  );
}

const lineText = (line: LetterLine): string =>
  `${line.head === '' ? '' : `${line.head}: `}${lineWords(line)}`;

/** The letter as plain text, one line per order. */
export function documentText({ title, subtitle, sections }: LetterDocument): string {
  return [
    title,
    subtitle,
    ...sections.flatMap((section) => ['', section.title, ...section.lines.map(lineText)]),
    '',
  ].join('\n');
}

const STYLE = [
  'body{font:16px/1.5 Georgia,serif;max-width:46em;margin:2em auto;padding:0 1em;color:#1b1916}',
  'h1{font-size:1.5em;margin:0}h2{font-size:1.1em;margin:1.6em 0 .4em;border-bottom:1px solid #c9c2b4}',
  'dl{display:grid;grid-template-columns:max-content 1fr;gap:.2em 1em;margin:0}dt{font-weight:600}dd{margin:0}',
].join('');

const lineHtml = (line: LetterLine): string =>
  `<dt>${escaped(line.head)}</dt><dd>${escaped(lineWords(line))}</dd>`;

/** The letter as a page of its own, without anything that runs or is loaded. */
export function documentHtml(
  { title, subtitle, sections }: LetterDocument,
  language: string,
): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(title)}</title>`,
    `<style>${STYLE}</style></head><body><h1>${escaped(title)}</h1><p>${escaped(subtitle)}</p>`,
    ...sections.map(
      (section) =>
        `<h2>${escaped(section.title)}</h2><dl>${section.lines.map(lineHtml).join('')}</dl>`,
    ),
    '</body></html>\n',
  ].join('\n');
}

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
 * Whether a player is sent a finding: what was rejected, cut or left open, and what the GM looked at. Notes are the
 * GM's own, and warnings about legal orders are sent only if the player is asked about them.
 */
const isForPlayer = (finding: Finding, decisions: Campaign['decisions']): boolean => {
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
    playerSentence(finding, words),
    ...(decisionOn(finding, decisions)?.kind === 'asked'
      ? [words('check:confirmation.asked')]
      : []),
  ],
});

/** "This is how I understood you": every order as text, the GM's corrections, and the findings. */
export function confirmationOf(
  { campaign, party, received, restated, findings }: Understood,
  words: Words,
): LetterDocument {
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
        .filter((finding) => isForPlayer(finding, decisions))
        .map((finding) => findingLine(finding, decisions, words)),
    },
  ];
  return {
    title: words('check:confirmation.title'),
    subtitle: words('check:confirmation.realm', { party: party.name, turn: world.clock.turn }),
    sections: sections.filter(({ lines }) => lines.length > 0),
  };
}
