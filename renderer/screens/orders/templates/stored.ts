import {
  inLanguage,
  type OrderSubject,
  type OrderTemplate,
  type Span,
  type Words,
} from '../../../../engine';
import type { Language } from '../../../kit/text/words';
import { type Command, replacing } from '../../../model/state/command';

/** The blanks of a template, as it stores them. */
export const BLANKS = ['unit', 'place'] as const;
type Blank = (typeof BLANKS)[number];

/** The blanks as the GM reads and writes them, in German and in English. */
const BLANK_NAMES: Readonly<Record<Blank, Words>> = {
  unit: ['Einheit', 'unit'],
  place: ['Ort', 'place'],
};

const at = (language: Language): 0 | 1 => (language === 'de' ? 0 : 1);

/** A line with its blanks in the language of the GM: `{Einheit}`. */
export function shownBlanks(line: string, language: Language): string {
  return BLANKS.reduce(
    (text, blank) => text.replaceAll(`{${blank}}`, `{${BLANK_NAMES[blank][at(language)]}}`),
    line,
  );
}

/** A line as the GM wrote it with its blanks as they are stored, whatever their language. */
export function storedBlanks(line: string): string {
  return BLANKS.reduce(
    (text, blank) =>
      BLANK_NAMES[blank].reduce((one, name) => one.replaceAll(`{${name}}`, `{${blank}}`), text),
    line,
  );
}

/** What a blank is filled with, by what letters may call it; the first is what is written. */
export type BlankWords = Readonly<Record<Blank, readonly string[]>>;

/** What letters call one who is ordered, and where it is; first what they are called in the language of the GM. */
export function wordsOfSubject(
  subject: OrderSubject | undefined,
  placeName: (place: string) => string,
  language: Language,
): BlankWords {
  if (subject === undefined) return { unit: [], place: [] };
  const { name, place } = subject;
  const places = place === '' ? [] : [...new Set([placeName(place), place])];
  return { unit: [...new Set([inLanguage(name, language), ...name])], place: places };
}

const escaped = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The words standing by themselves, not within others. */
const alone = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}/])${escaped(words)}(?![\\p{L}\\p{N}/])`, 'iu');

/** A line with blanks in the place of the first words that name whom it orders, and of the first that say where. */
export function withBlanks(line: string, words: BlankWords): string {
  return BLANKS.reduce(
    (text, blank) => {
      const found = words[blank].map(alone).find((one) => one.test(text));
      return found === undefined ? text : text.replace(found, `{${blank}}`);
    },
    line
      .split('\n')
      .map((part) => part.trim())
      .join(' '),
  );
}

/** A line of a template with its blanks filled, and the first that is still open. */
export function filledLine(
  { line }: Pick<OrderTemplate, 'line'>,
  words: BlankWords,
  language: Language,
): { readonly line: string; readonly open: Span | null } {
  const stored = BLANKS.reduce(
    (text, blank) => text.replaceAll(`{${blank}}`, (empty) => words[blank][0] ?? empty),
    line,
  );
  const [before = ''] = stored.split(/\{(?:unit|place)\}/, 1);
  const filled = shownBlanks(stored, language);
  const open = before === stored ? null : /\{[^{}]*\}/.exec(filled.slice(before.length));
  return {
    line: filled,
    open: open === null ? null : { start: before.length, end: before.length + open[0].length },
  };
}

/** Templates by name. */
export function templatesOf({
  templates = {},
}: {
  readonly templates?: Readonly<Record<string, OrderTemplate>>;
}): readonly OrderTemplate[] {
  return Object.values(templates).toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Stores a template. */
export function addTemplate(template: OrderTemplate): Command {
  const { id, name } = template;
  return replacing('templates:command.add', { name }, (campaign) => ({
    ...campaign,
    templates: { ...campaign.templates, [id]: template },
  }));
}

/** Deletes a template. */
export function removeTemplate({ id, name }: OrderTemplate): Command {
  return replacing('templates:command.remove', { name }, (campaign) => {
    const { templates = {}, ...rest } = campaign;
    const { [id]: _, ...others } = templates;
    return Object.keys(others).length === 0 ? rest : { ...rest, templates: others };
  });
}
