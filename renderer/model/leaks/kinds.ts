import type { Artefact } from './leak';

const ENDINGS: Readonly<Record<string, Artefact['kind']>> = {
  pdf: 'pdf',
  html: 'html',
  htm: 'html',
  svg: 'svg',
  json: 'json',
  eml: 'mail',
  png: 'png',
  txt: 'text',
  csv: 'text',
  xml: 'text',
  xhtml: 'html',
  plain: 'text',
  css: 'text',
};

const TYPES: readonly (readonly [RegExp, Artefact['kind']])[] = [
  [/^application\/pdf/, 'pdf'],
  [/^text\/html|xhtml/, 'html'],
  [/^image\/svg/, 'svg'],
  [/json/, 'json'],
  [/^message\//, 'mail'],
  [/^image\/png/, 'png'],
  [/^text\//, 'text'],
];

/** What a file within a file is, by its type or the end of its name; null = nothing that could be read. */
export function enclosedKind(name: string, type: string): Artefact['kind'] | null {
  return (
    TYPES.find(([form]) => form.test(type.toLowerCase()))?.[1] ??
    ENDINGS[/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''] ??
    null
  );
}
