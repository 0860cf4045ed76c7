import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FindingDecision, Ruling } from '../../../../engine';
import { ruling, withDecisions, withoutDecisions } from '../../../model/state/decide';
import { useSession } from '../../../model/state/session';
import { useExecute } from '../../../model/turn/execute';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import { useDecide } from './decide-store';
import { type Card, cardsOf } from './model/cards';
import { cardsShown, isAsking, isSeen, nextOpen, placeOf, seenKey } from './model/queue';
import { changing, type Command, replacing } from '../../../model/state/command';

/**
 * Marks cards as seen and accepted, as they are now; questions on them may be answered in the same step. Accepting the
 * rules' answer to an optional choice reverts a former decision of the GM.
 */
const acceptCards = (
  cards: readonly Card[],
  turn: number,
  answers: readonly Ruling[] = [],
): Command =>
  replacing('decide:command.accept', { count: cards.length }, (campaign) => {
    const seen = cards.map((card): FindingDecision => {
      const [party = ''] = card.parties;
      return { key: seenKey(card), party, turn, kind: 'accepted', note: card.mark };
    });
    const marks = Object.fromEntries(seen.map((mark) => [mark.key, mark]));
    const decisions = { ...campaign.decisions, ...marks };
    const isByRules = ({ key, value }: Ruling): boolean =>
      cards.some(
        (card) =>
          card.kind === 'question' &&
          card.question.key === key &&
          card.question.isOffered === true &&
          card.question.proposal === value,
      );
    const taken = answers.filter(isByRules).map(({ key }) => key);
    const decided = answers.filter((answer) => !isByRules(answer));
    return withDecisions(withoutDecisions({ ...campaign, decisions }, taken), decided);
  });

/** Marks a card as not seen: it is open again. */
export function reopenCard(card: Card): Command {
  return changing('decide:command.reopen', {}, (draft) => {
    draft.decisions = Object.fromEntries(
      Object.entries(draft.decisions).filter(([key]) => key !== seenKey(card)),
    );
  });
}

/** The queue as the GM sees it. */
export interface Queue {
  /** All cards of the month, and those of the filter. */
  readonly all: readonly Card[];
  readonly shown: readonly Card[];
  /** Index of the open card among those shown; -1 = none. */
  readonly place: number;
  readonly card: Card | undefined;
  readonly go: (card: Card) => void;
  /** Goes on by some cards, not around the end. */
  readonly step: (by: number) => void;
  /** Accepts the open card and goes to the next one to decide. */
  readonly accept: (answer?: Ruling) => void;
  /** Accepts all cards shown, with the usual answer to every question among them. */
  readonly acceptShown: () => void;
}

/** The queue of a month: its cards, the open one, and the commands to go on. */
export function useCards({ campaign, proposed, system }: TurnModel): Queue {
  const { t } = useTranslation();
  const reason = t('decide:choice.usual');
  const execute = useExecute();
  const { current, onlyOpen, group, party, set } = useDecide();
  const { proposal } = proposed;
  const { clock } = campaign.world;
  const all = useMemo(
    () =>
      proposal === null ? [] : cardsOf(proposal, clock.moonsPerTurn, system.words?.judged ?? []),
    [proposal, clock.moonsPerTurn, system],
  );
  const shown = useMemo(
    () => cardsShown(all, { onlyOpen, group, party }, campaign, current?.key ?? null),
    [all, onlyOpen, group, party, campaign, current],
  );
  const place = placeOf(shown, current);
  const card = shown[place];
  const go = useCallback(
    ({ key, time }: Card) => set({ current: { key, time }, isRolling: false, tab: 'cards' }),
    [set],
  );
  const step = useCallback(
    (by: number) => {
      const next = shown[place + by];
      if (next !== undefined) go(next);
    },
    [shown, place, go],
  );
  const accept = useCallback(
    (answer?: Ruling) => {
      if (card === undefined || useSession.getState().readOnly) return;
      void execute(acceptCards([card], clock.turn, answer === undefined ? [] : [answer]));
      const next = nextOpen(shown, place, campaign);
      go(next !== undefined && next.key !== card.key ? next : card);
    },
    [card, execute, clock.turn, shown, place, campaign, go],
  );
  const acceptShown = useCallback(() => {
    const open = shown.filter((one) => !isSeen(one, campaign));
    const usual = open
      .flatMap((one) => (isAsking(one) ? [one.question] : []))
      .filter(({ key }) => campaign.rulings[key] === undefined)
      .map((question) => ruling(question, question.proposal, reason));
    void execute(acceptCards(open, clock.turn, usual));
  }, [execute, shown, clock.turn, campaign, reason]);
  return { all, shown, place, card, go, step, accept, acceptShown };
}
