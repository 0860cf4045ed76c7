import {
  type Campaign,
  compareFractions,
  type FindingDecision,
  type Fraction,
  type Question,
} from '../../../../../engine';
import type { Card } from './cards';

/** Which cards the GM wants to see. */
export interface CardFilter {
  readonly onlyOpen: boolean;
  /** Group of its cards, or `all`. */
  readonly group: string;
  /** Key of a realm; null = all of them. */
  readonly party: string | null;
}

/** Key of the decision that a card is seen. */
export function seenKey({ key }: Pick<Card, 'key'>): string {
  return `card/${key}`;
}

type ViewState = Pick<Campaign, 'decisions' | 'rulings' | 'world'>;

/**
 * True if the GM has answered the question of a card, wherever he did so, or accepted it as it is; what has changed since
 * then is open again.
 */
export function isSeen(card: Card, { decisions, rulings, world }: ViewState): boolean {
  if (card.kind === 'question' && rulings[card.question.key] !== undefined) return true;
  const decision: FindingDecision | undefined = decisions[seenKey(card)];
  return decision?.turn === world.clock.turn && decision.note === card.mark;
}

/** True for a card that asks; where a choice is only offered, the value in force needs no decision. */
export function isAsking(card: Card): card is Card & { readonly question: Question } {
  return card.kind === 'question' && card.question.isOffered !== true;
}

/** The cards not seen yet, those that ask apart: their questions are counted as such. */
export function unseenCards(cards: readonly Card[], desk: ViewState): readonly Card[] {
  return cards.filter((card) => !isAsking(card) && !isSeen(card, desk));
}

/** The cards of a filter; the open one (by its key) stays among them. */
export function cardsShown(
  cards: readonly Card[],
  { onlyOpen, group, party }: CardFilter,
  desk: ViewState,
  current: string | null,
): readonly Card[] {
  return cards.filter(
    (card) =>
      card.key === current ||
      ((group === 'all' || card.group === group) &&
        (party === null || card.parties.includes(party)) &&
        !(onlyOpen && isSeen(card, desk))),
  );
}

/** Index of the open card: by its key, else the next one in chronological order. */
export function placeOf(
  cards: readonly Card[],
  current: { readonly key: string; readonly time: Fraction } | null,
): number {
  if (cards.length === 0) return -1;
  if (current === null) return 0;
  const same = cards.findIndex(({ key }) => key === current.key);
  if (same >= 0) return same;
  const later = cards.findIndex(({ time }) => compareFractions(time, current.time) >= 0);
  return later < 0 ? cards.length - 1 : later;
}

/** The next open card after a place, around the end; undefined if nothing else is open. */
export function nextOpen(cards: readonly Card[], from: number, desk: ViewState): Card | undefined {
  return [...cards.slice(from + 1), ...cards.slice(0, Math.max(from, 0))].find(
    (card) => !isSeen(card, desk),
  );
}

/** How many cards of each group there are, and how many of them are open; groups without any are left out. */
export function cardCounts(
  cards: readonly Card[],
  desk: ViewState,
  groups: readonly string[],
): readonly { readonly group: string; readonly all: number; readonly open: number }[] {
  return groups
    .map((group) => {
      const own = cards.filter((card) => card.group === group);
      return { group, all: own.length, open: own.filter((card) => !isSeen(card, desk)).length };
    })
    .filter(({ all }) => all > 0);
}
