import { capitalised, type Phrase } from './phrase';

/** Verbs whose form with du follows from no rule, by that with er. */
const IRREGULAR: Readonly<Record<string, string>> = {
  hat: 'hast',
  ist: 'bist',
  wird: 'wirst',
  weiß: 'weißt',
  muss: 'musst',
};

/** Sounds after which an e keeps the ending apart (`fandest`), and those that swallow its s (`musst`, `schließt`). */
const APART = /[dt]$/;
const HISSING = /(?:[sxzß]|ss)$/;

/** The past of a strong verb, and a modal verb, are alike with ich and er: `nahm`, `kann`. */
const isBare = (one: string, many: string): boolean => many === `${one}en` || !one.endsWith('t');

const past = (one: string): string => {
  if (one.endsWith('e')) return `${one}st`;
  return APART.test(one) || HISSING.test(one) ? `${one}est` : `${one}st`;
};

/** `findet` → `findest`, `reist` → `reist`, `hält`, `halten` → `hältst`, `macht` → `machst`. */
const present = (one: string, many: string): string => {
  const stem = one.slice(0, -1);
  if (HISSING.test(stem)) return one;
  return !one.endsWith('et') && many.endsWith('ten') ? `${one}st` : `${stem}st`;
};

/** A German verb with du, from its forms with er and with sie: `nahm`, `nahmen` → `nahmst`. A capital stays. */
function familiar(one: string, many: string): string {
  const lower = one.toLowerCase();
  const form =
    IRREGULAR[lower] ??
    (isBare(lower, many.toLowerCase()) ? past(lower) : present(lower, many.toLowerCase()));
  return one === lower ? form : capitalised(form);
}

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
