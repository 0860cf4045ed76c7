import type { InboxItem, Question } from '../../../engine';
import type { TurnStepId } from '../../model/turn/turn-view';
import type { RealmState } from '../../model/turn/model/realms';

/** What a month waits for. */
export interface WaitingMonth {
  readonly inbox: Readonly<Record<string, Pick<InboxItem, 'status'>>>;
  readonly realms: readonly Pick<RealmState, 'state'>[];
  readonly questions: readonly Pick<Question, 'key'>[];
}

/** Documents of the mailbox that are neither filed nor put aside. */
export function openDocuments(inbox: WaitingMonth['inbox']): number {
  return Object.values(inbox).filter(({ status }) => status === 'open').length;
}

/**
 * How much waits at a station: documents at hand, realms that are not ready, open questions; 0 = nothing. No realm
 * waits to be checked before one has written or is ready.
 */
export function waitingAt(
  { inbox, realms, questions }: WaitingMonth,
  turnStep: TurnStepId,
): number {
  switch (turnStep) {
    case 'inbox':
      return openDocuments(inbox);
    case 'orders':
      return realms.every(({ state }) => state === 'missing')
        ? 0
        : realms.filter(({ state }) => state !== 'ready').length;
    case 'decide':
      return questions.length;
    default:
      return 0;
  }
}
