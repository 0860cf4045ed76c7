import { inLanguage, type RecordChange } from '../../../engine';
import type { Language, Words } from '../text/words';

/** Who reads: the language, and whose words records have. */
export interface Reader {
  readonly game: string;
  readonly language: Language;
}

/** A record, or a field of one, that differs between two worlds, by the words of its declaration. */
export function recordSentence(
  { record, owner, name, field, values: [before, after] }: RecordChange,
  words: Words,
  { game, language }: Reader,
): string {
  const kind = words(`${game}:record.${record}.title`);
  const about = {
    whose: owner === null ? kind : words('whatif:difference.whose', { kind, party: owner }),
    name: inLanguage(name, language),
    before: before && inLanguage(before, language),
    after: after && inLanguage(after, language),
  };
  if (field === undefined)
    return words(`whatif:difference.${after === null ? 'recordGone' : 'recordNew'}`, about);
  const label = words(`${game}:record.${record}.field.${field}`);
  return words('whatif:difference.record', { ...about, label });
}
