import { familiar } from './familiar';
import { capitalised, type Phrase } from './phrase';

/** Values of the placeholders of a template: names in all their cases, and text that is not inflected. */
export type Fillings = Readonly<Record<string, Phrase | string>>;

const GAP = /\{(\w+)(?:\.(\w+))?\}|\[([^|[\]]*)\|([^|[\]]*)(?:\|([^|[\]]*))?\]/g;

type Part =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'name'; readonly name: string; readonly form: string }
  | { readonly kind: 'verb'; readonly one: string; readonly many: string; readonly own: string };

/** A template cut at its gaps. */
const partsOf = (template: string): readonly Part[] => {
  const parts: Part[] = [];
  let end = 0;
  for (const match of template.matchAll(GAP)) {
    const [whole, name, form = '', one = '', many = '', own = many] = match;
    parts.push({ kind: 'words', text: template.slice(end, match.index) });
    parts.push(
      name === undefined ? { kind: 'verb', one, many, own } : { kind: 'name', name, form },
    );
    end = match.index + whole.length;
  }
  return [...parts, { kind: 'words', text: template.slice(end) }];
};

const isSubject = (part: Part): boolean =>
  part.kind === 'name' && part.form.toLowerCase() === 'nom';

/** The name with which a verb agrees: the last subject before it, else the first behind it. */
const subjectOf = (parts: readonly Part[], at: number): string => {
  const subject = parts.slice(0, at).findLast(isSubject) ?? parts.slice(at + 1).find(isSubject);
  return subject?.kind === 'name' ? subject.name : '';
};

const isPhrase = (value: Phrase | string | undefined): value is Phrase => typeof value === 'object';

const nameIn = (
  fillings: Fillings,
  { name, form }: { readonly name: string; readonly form: string },
): string => {
  const value = fillings[name];
  if (!isPhrase(value)) return value ?? '';
  const inflected: unknown = new Map<string, unknown>(Object.entries(value)).get(form);
  return typeof inflected === 'string' ? inflected : value.nom;
};

/**
 * Fills a template: `{a.dat}` with a name in a case, `{gold}` with text, `[has|have]` with the verb that agrees with
 * its subject, `[trug|trugen|trugt]` also with the reader in character; with du it follows from the other two. Values are never parsed again, whatever they contain.
 */
export function woven(template: string, fillings: Fillings): string {
  const parts = partsOf(template);
  return parts
    .map((part, at) => {
      if (part.kind === 'words') return part.text;
      if (part.kind === 'name') return nameIn(fillings, part);
      const subject = fillings[subjectOf(parts, at)];
      if (!isPhrase(subject)) return part.one;
      if (subject.isFamiliar === true) return familiar(part.one, part.many);
      if (subject.isReader === true) return part.own;
      return subject.isPlural ? part.many : part.one;
    })
    .join('');
}

/** A filled template as the beginning of a text: with a capital. */
export function filled(template: string, fillings: Fillings): string {
  return capitalised(woven(template, fillings));
}
