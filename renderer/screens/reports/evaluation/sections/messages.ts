import { cleanName, cleanText } from '../../../../kit/text/clean';
import { eventKey } from '../../../../../engine';
import type { EvaluationBlock } from '../evaluation';
import type { Speech } from '../speech';
import { toldEvents } from '../told-events';
import { letterBlock } from './block';

/**
 * Letters of others that arrived, word for word; those that got lost are in no report and in no sentence
 * (WW-8.2-31, WW-9.5-07). Of one's own reports of culture a line.
 */
export const messages = (speech: Speech): readonly EvaluationBlock[] => {
  const { events } = speech.dossier.report;
  const letters = events
    .filter(({ kind }) => kind === 'message')
    .map((event) => {
      const { about, parties } = event;
      const [title, text] = [about['title'], about['text']].map((value) => String(value ?? ''));
      return letterBlock(
        {
          section: 'messages',
          key: `message/${String(about['id'] ?? '')}`,
          source: { kind: 'event', key: eventKey(event) },
          facts: [parties, about],
          title: cleanName(title ?? ''),
        },
        cleanText(text ?? '').trim(),
        speech.partyName(parties[0] ?? ''),
      );
    });
  const shelf = events.filter(({ kind }) => kind === 'announcement' || kind === 'culture');
  return [...letters, ...toldEvents(speech, 'messages', shelf)];
};
