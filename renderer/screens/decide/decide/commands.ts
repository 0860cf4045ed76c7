import type { FindingDecision, Ruling } from '../../../../engine';
import type { Command } from '../../../model/state/command';
import { withDecisions } from '../../../model/state/decide';
import type { Card } from './model/cards';
import { seenKey } from './model/queue';

/** Marks cards as seen and accepted, as they are now; questions on them may be answered in the same step. */
export const acceptCards = (
  cards: readonly Card[],
  turn: number,
  answers: readonly Ruling[] = [],
): Command => ({
  name: 'decide:command.accept',
  about: { count: cards.length },
  replace: (campaign) => {
    const seen = cards.map((card): FindingDecision => {
      const [party = ''] = card.parties;
      return { key: seenKey(card), party, turn, kind: 'accepted', note: card.mark };
    });
    const marks = Object.fromEntries(seen.map((mark) => [mark.key, mark]));
    const decisions = { ...campaign.decisions, ...marks };
    return withDecisions({ ...campaign, decisions }, answers);
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
