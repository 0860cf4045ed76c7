import type { TextBlock } from '../evaluation';
import type { Speech } from '../speech';
import { fieldList } from '../things';
import { textBlock } from './block';

/** The new range of view: fields seen for the first time, and those seen in detail (WW-8.2-40). */
export const view = (speech: Speech): readonly TextBlock[] =>
  (['discovered', 'explored'] as const).flatMap((how) => {
    const fields = speech.dossier.report[how];
    if (fields.length === 0) return [];
    const text = speech.say(`evaluation:view.${how}`, {
      fieldCount: speech.grammar.count('field', fields.length),
      fields: fieldList(speech, fields),
    });
    const source = { kind: 'knowledge' } as const;
    return [textBlock({ section: 'view', key: `view/${how}`, source, facts: [fields] }, text)];
  });
