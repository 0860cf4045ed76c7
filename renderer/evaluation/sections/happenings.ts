import { isSharedEventKind } from '../../../engine';
import type { TextBlock } from '../evaluation';
import type { Speech } from '../speech';
import { toldEvents } from '../told-events';

/** What happened of a game's own kinds, in the order in which it happened. */
export const happenings = (speech: Speech): readonly TextBlock[] =>
  toldEvents(
    speech,
    'happenings',
    speech.dossier.report.events.filter(({ kind }) => !isSharedEventKind(kind)),
  ).filter(({ text }) => text !== '');
