import type { Campaign, Finding, OutgoingLetter, Party } from '../../../../engine';
import type { Words } from '../../../kit/text/words';
import { decisionOn } from '../../../model/letters/judged';
import { playerSentence } from '../../../kit/explain';

/** Findings about which the player of a realm is asked, in the order of his letter. */
export function askedFindings(
  findings: readonly Finding[],
  decisions: Campaign['decisions'],
): readonly Finding[] {
  return findings.filter((finding) => decisionOn(finding, decisions)?.kind === 'asked');
}

const headOf = ({ unit, words: said }: Finding, words: Words): string =>
  [
    unit === undefined ? words('check:letter.placeNone') : words('check:letter.place', { unit }),
    ...(said.trim() === '' ? [] : [words('check:letter.words', { words: said.trim() })]),
  ].join(', ');

const questionText = (finding: Finding, index: number, words: Words): string =>
  [
    `${String(index + 1)}. ${headOf(finding, words)}`,
    `   ${playerSentence(finding, words)}`,
    `   ${words('check:letter.question')}`,
  ].join('\n');

/** The letter that asks a player: every question with his words and the reason. */
export function questionsText(findings: readonly Finding[], words: Words): string {
  return [
    words('check:letter.greeting'),
    '',
    words('check:letter.intro', { count: findings.length }),
    '',
    ...findings.map((finding, index) => `${questionText(finding, index, words)}\n`),
    words('check:letter.ask'),
    '',
    words('check:letter.closing'),
    '',
  ].join('\n');
}

/** The id under which a letter of the GM is filed: one of each kind per realm and turn. */
export function letterId(kind: OutgoingLetter['kind'], turn: number, { key }: Party): string {
  return `${kind} ${String(turn)} ${key}`;
}
