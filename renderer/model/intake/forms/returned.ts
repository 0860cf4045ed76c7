import { type FormCode, type FormDefinition, readFormCode, systems } from '../../../../engine';
import type { PageFields, TypedField } from './fields';
import { CODE_FIELD, fieldName } from './names';

/** A sheet of a PDF: its printed words, and what was filled in. */
export interface ReadPage extends PageFields {
  readonly text: string;
}

/** A form of the house that came back. */
interface Returned {
  readonly code: FormCode;
  /** As it stands on the form. */
  readonly words: string;
  readonly form: FormDefinition;
}

const returnedIn = (fields: readonly TypedField[]): Returned | undefined => {
  const words = fields.find(({ name }) => name === CODE_FIELD)?.value.trim() ?? '';
  const code = readFormCode(words);
  if (code === undefined) return undefined;
  const system = Object.values(systems).find(({ id }) => id === code.system);
  const form = system?.forms?.definitions.find(({ id }) => id === code.form);
  return form?.toText === undefined ? undefined : { code, words, form };
};

/** The names of the fields of a form, those of tables without their rows. */
const namesOf = ({ parts }: FormDefinition): ReadonlySet<string> =>
  new Set(
    parts
      .flatMap((part) => (part.kind === 'fields' ? part.fields : part.columns))
      .map(({ name }) => name),
  );

const belongsTo = (names: ReadonlySet<string>, { name }: TypedField): boolean =>
  name === CODE_FIELD || names.has(fieldName(name).replace(/\.\d{1,4}$/, ''));

/** One line each: what the field is about, and what was filled in. */
const plainLines = (fields: readonly TypedField[]): readonly string[] =>
  fields
    .filter(({ value }) => value.trim() !== '')
    .map(({ label, value }) => `${label.replace(/\s+/g, ' ')}: ${value.trim()}`);

const joined = (parts: readonly string[]): string =>
  parts.filter((part) => part.trim() !== '').join('\n\n');

/** The form as a letter; sheets somebody added, foreign fields and notes stand behind it. */
const returnedText = ({ code, words, form }: Returned, pages: readonly ReadPage[]): string => {
  const names = namesOf(form);
  const isOurs = (field: TypedField): boolean => belongsTo(names, field);
  const fields = pages.flatMap((page) => page.fields);
  const values = Object.fromEntries(
    fields.filter(isOurs).map(({ name, value }) => [fieldName(name), value]),
  );
  const letter = form.toText?.(values, code.language) ?? '';
  const added = pages.filter((page) => !page.fields.some(isOurs));
  return joined([
    letter === '' ? words : `${words}\n${letter}`,
    ...added.map(({ text }) => text),
    plainLines(fields.filter((field) => !isOurs(field))).join('\n'),
    ...pages.flatMap(({ notes }) => notes),
  ]);
};

/**
 * The text of a PDF. A form of the house becomes a letter with what was filled in, under its code, so that it is known
 * for whom it was made; of any other the printed words come first, then the fields that are filled in, one per line,
 * then notes.
 */
export const textOfPages = (pages: readonly ReadPage[]): string => {
  const fields = pages.flatMap((page) => page.fields);
  const returned = returnedIn(fields);
  if (returned !== undefined) return returnedText(returned, pages);
  return joined([
    pages
      .map(({ text }) => text)
      .join('\n\n')
      .trim(),
    plainLines(fields).join('\n'),
    ...pages.flatMap(({ notes }) => notes),
  ]);
};
