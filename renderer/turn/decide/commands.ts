import type { Ruling } from '../../../engine';
import type { Command } from '../../state/command';
import type { Card } from './model/cards';
import { seenKey } from './model/queue';

/** An answer given together with accepting a card: the ruling's key, what holds, why. */
export interface Answer {
  readonly key: string;
  readonly option: string;
  readonly reason: string;
}

/** Marks cards as seen and accepted, as they are now; questions on them may be answered in the same step. */
export const acceptCards = (
  cards: readonly Card[],
  turn: number,
  answers: readonly Answer[] = [],
): Command => ({
  name: 'decide:command.accept',
  about: { count: cards.length },
  change: (draft) => {
    for (const card of cards) {
      const key = seenKey(card);
      draft.decisions[key] = {
        key,
        party: card.parties[0] ?? '',
        turn,
        kind: 'accepted',
        note: card.mark,
      };
    }
    for (const { key, option, reason } of answers) {
      draft.rulings[key] = { key, value: option, reason };
    }
  },
});

/** Takes back that a card is seen: it is open again. */
export const reopenCard = (card: Card): Command => ({
  name: 'decide:command.reopen',
  about: {},
  change: (draft) => {
    draft.decisions = Object.fromEntries(
      Object.entries(draft.decisions).filter(([key]) => key !== seenKey(card)),
    );
  },
});

/** Several rulings of one act, such as all dice of a fight. */
export const ruleTogether = (label: string, rulings: readonly Ruling[]): Command => ({
  name: 'decide:command.rule',
  about: { label, count: rulings.length },
  change: (draft) => {
    for (const { key, value, reason } of rulings) {
      if (typeof value === 'object' && value !== null) continue;
      draft.rulings[key] = { key, value, reason };
    }
  },
});

/** Takes several rulings back: what was computed stands again. */
export const withdrawTogether = (label: string, keys: readonly string[]): Command => ({
  name: 'turn:command.withdraw',
  about: { label },
  change: (draft) => {
    draft.rulings = Object.fromEntries(
      Object.entries(draft.rulings).filter(([key]) => !keys.includes(key)),
    );
  },
});
