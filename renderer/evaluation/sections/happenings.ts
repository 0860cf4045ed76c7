import { compareFractions, eventKey, isSharedEventKind, type TurnEvent } from '../../../engine';
import type { TextBlock } from '../evaluation';
import type { Speech } from '../speech';
import { toldEvents } from '../told-events';

/** What the reader is told, and what is public: each once, in the order in which it happened. */
export const ownEvents = ({ dossier: { report } }: Speech): readonly TurnEvent[] => {
  const own = new Set(report.events.map(eventKey));
  const known = report.news.filter((event) => !own.has(eventKey(event)));
  return [...known, ...report.events]
    .filter(({ kind }) => !isSharedEventKind(kind))
    .toSorted((a, b) => compareFractions(a.time, b.time));
};

/** What happened of a game's own kinds, in the order in which it happened. */
export const happenings = (speech: Speech): readonly TextBlock[] =>
  toldEvents(speech, 'happenings', ownEvents(speech)).filter(({ text }) => text !== '');
