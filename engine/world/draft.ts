import { fingerprintOfText, type TurnEvent } from '../kernel';
import type { TurnReportDraft } from './delivery';

/** Id of what the GM makes of the evaluation of a realm: `turn/party`. */
export function draftId({ turn, party }: Pick<TurnReportDraft, 'turn' | 'party'>): string {
  return `${String(turn)}/${party}`;
}

/** Everything of a draft before the GM has touched it. */
export function blankDraft(
  turn: number,
  party: string,
  language: TurnReportDraft['language'],
): TurnReportDraft {
  return {
    id: draftId({ turn, party }),
    turn,
    party,
    tone: 'neutral',
    language,
    opening: '',
    closing: '',
    edits: {},
    leftOut: [],
    answers: [],
    allowed: {},
    proofedAt: null,
  };
}

/**
 * Stable name of an event within its month: what happened, where, to whom and by what facts; moments, witnesses and
 * derivations do not count, so that it survives a re-run in which the event stays the same. Two events that differ in
 * their moment only share it.
 */
export function eventKey({ kind, place, parties, about }: TurnEvent): string {
  const facts = Object.keys(about)
    .sort()
    .map((name) => [name, about[name]]);
  return `${kind} ${place} ${parties.join(' ')} ${fingerprintOfText(JSON.stringify(facts))}`;
}

/** Id of the publicity of an event: `turn/key of the event`. */
export function publicityId(turn: number, event: TurnEvent): string {
  return `${String(turn)}/${eventKey(event)}`;
}
