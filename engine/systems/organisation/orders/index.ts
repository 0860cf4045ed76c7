import { inPlainWords, letterReader, type Saying, saying, whereAffordable } from '../../../orders';
import type { World } from '../../../world';
import { ALL_FINDINGS } from '../data/findings';
import type { Step } from '../state/types';
import { type Book, bookOf } from './book';
import { GRAMMAR } from './grammar';

import { isInStep, type Order, STEP_OF } from './order';

export type { Order, OrganisationOrder } from './order';

const SAYINGS: readonly Saying[] = [
  ...whereAffordable('geld|money|kasse'),
  // Against what the order of a defence is (OS-13-03), and what a refusal means itself.
  saying(
    '(?:gegen|bei|against|in case of) (?:eine[nms]?|jeden|jedem|jegliche[nr]?|an|any|every|all) (?:angriffe?s?|attacks?)(?=[^.;:!?]{0,60}(?:verteidig|defend|defen[cs]e))',
  ),
  saying(
    '(?:sollte|falls|wenn|sofern|if|should) (?:(?:mir|uns|man|jemand|einer|wer|somebody|someone|anybody|anyone) ){1,2}(?:[\\p{L}]{2,14} ){1,3}(?:beschädigen will|beschädigen wollen|beschädigen|beschädigt|damages?|wants to damage),?(?: dann| then)?(?=[^.;!?]{0,30}(?:lehne|ablehn|decline|refuse))',
  ),
  // `Chance des Waldbunds um 1 runter, wir zahlen mit Geld` (OS-14-06).
  [
    /(?<=chancen?\s[^.;:!?\n]{1,40}\sum\s\d\s)(?:runter|herunter|nach\sunten)(?!\p{L})/giu,
    'senken',
  ],
  [/(?<=chancen?\s[^.;:!?\n]{1,40}\sum\s\d\s)(?:rauf|hoch|herauf|nach\soben)(?!\p{L})/giu, 'push'],
  [/(?<=chancen?\s[^.;:!?\n]{1,60}),\s(?:wir|ich)\s(?:zahlen?|bezahlen?)(?=\smit\s)/giu, ''],
  // `zwei Aufruhr`: how often it is done, and no levels; in one line, since a heading may end with a number.
  ...[['2', 'zwei|two'] as const, ['3', 'drei|three'] as const].map(([count, said]): Saying => [
    new RegExp(
      `(?<![\\p{L}\\d])(?:${count}|${said})[^\\S\\r\\n](?=(?:aufruhr|unruhen|unrest)(?!\\p{L}))`,
      'giu',
    ),
    `${count}x`,
  ]),
  // `one unrest`: what is done once, and no level.
  saying('(?:one|an|einen|einmal)(?= (?:unrest|aufruhr|aufstand)(?!\\p{L}))'),
  // What is paid at the end is paid then (OS-8.6-02).
  saying(
    '(?:wenn|sobald|when|once) (?:die phase|die runde|der zug|die abrechnung|die rechnungen|die rechnung|the phase|the round|the turn|the bills?) (?:zu ende (?:geht|ist)|endet|vorbei ist|kommt|kommen|fällig (?:wird|werden|ist|sind)|ends|is over|comes? in|arrives?|(?:is|are) due),?(?=[^.;:!?]{0,40}(?:zahl|unterhalt|pay|upkeep))',
  ),
  // `a crane, call it Kran`: what it is, and what it is called.
  saying(
    '(?<=(?<![\\p{L}])(?:a|an|eine|einen|ein) )[\\p{L}]{2,20},? (?:call it|we call it|nennt (?:ihn|sie|es)|nennen wir (?:ihn|sie|es)|wir nennen (?:ihn|sie|es))(?= [\\p{L}]{2})',
  ),
  // `in Seenland natürlich`: of course; in brackets or between commas it is a kind of advantage.
  [/(?<=\p{L} )natürlich(?=\s?(?:[.,;!\n]|$))/gu, ''],
  // `1 Stufe mehr`: no more of something else.
  saying('(?<=\\d (?:stufen?|levels?) )(?:mehr|more)'),
  // `Autorität Seenland: Forschung um eins höher` (OS-5.4-02): one level is all there is.
  saying('(?<=auth?orität[^.;!?\\n]{0,80} )um (?:eins|1|eine stufe) (?:höher|hoch|rauf)'),
  saying('(?:i|we) pass(?= ?(?:[.;,!\\n]|$))', 'passe'),
];

/** Reads letters, German or English, in lines or in sentences, under headings or none (OS-15-01, OS-0-07). */
export const LETTERS = letterReader<World, Order, Book, Step>({
  game: 'organisation',
  grammar: GRAMMAR,
  bookOf,
  // What cannot be paid is not carried out (OS-0-02).
  spelled: (text) => inPlainWords(text, SAYINGS),
  findings: ALL_FINDINGS,
  unknownName: 'organisation.E_TARGET',
  // An order under the heading of another step is preserved, reported, and not carried out (OS-7-03).
  misplaced: (content) => {
    if (isInStep(content)) return undefined;
    const about = { step: content.step ?? '', own: STEP_OF[content.order.kind] ?? '' };
    return { code: 'organisation.E_STEP', about };
  },
});

export const { read: readOrders } = LETTERS;
