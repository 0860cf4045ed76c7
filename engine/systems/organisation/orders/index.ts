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
