import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTexts, FORMER_NAMESPACES } from './words';

/** All texts, those of games among them. */
const de = createTexts('de').getDataByLanguage('de') ?? {};

const wordsIn = (game: string): string => `engine/systems/${game}/words`;

/** Games whose declarations have texts, and those with texts beside their declarations. */
const games = readdirSync('engine/systems').filter((game) => game in de);
const talking = games.filter((game) => existsSync(wordsIn(game)));

const ROOTS = ['renderer', 'cli', 'electron', ...talking.map(wordsIn)];

/** Sources that may use a text: no tests, and not the texts themselves but for their `$t(...)`. */
const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesIn(path);
    const isSource = ['.ts', '.tsx'].includes(extname(path)) && !path.includes('.test.');
    return isSource ? [path] : [];
  });

const code = ROOTS.flatMap(sourcesIn)
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

const keysOf = (texts: object, path: string): readonly string[] =>
  Object.entries(texts).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value, `${path}.${name}`)
      : [`${path}.${name}`],
  );

/** All but those under a namespace of earlier versions, which are the same objects. */
const allKeys = Object.entries(de)
  .filter(([namespace]) => !(namespace in FORMER_NAMESPACES))
  .flatMap(([namespace, texts]) => keysOf(texts, namespace).map((key) => key.replace('.', ':')));

/** i18next chooses these endings itself: plurals and the closer sentences of a context. */
const withoutEnding = (key: string): readonly string[] => {
  const [base = key] = key.split('_');
  return base === key ? [key] : [key, base];
};

/** The German text of a key; undefined for groups and keys that do not exist. */
const textOf = (key: string): string | undefined => {
  const [namespace = '', path = ''] = key.split(':');
  const found = path
    .split('.')
    .reduce<unknown>(
      (texts, name) =>
        typeof texts === 'object' && texts !== null
          ? (texts as Readonly<Record<string, unknown>>)[name]
          : undefined,
      de[namespace],
    );
  return typeof found === 'string' ? found : undefined;
};

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Keys as written in the code: in quotes, in templates, and in the `$t(...)` of other texts. */
const WRITTEN = [
  /['"]([a-zA-Z]+:[\w.-]+)['"]/g,
  /`([a-zA-Z]+:[^`]+)`/g,
  /\$t\(([a-zA-Z]+:[^)]+)\)/g,
];

/** Groups of a game's own texts: `${game}:station.${id}`, and the groups of own names, `ownKey('fact', …)`. */
const OWN = [/`\$\{[^}`]*\}:([a-z]\w*\.[^`]+)`/g, /own(?:Key|Label)\(\s*'(\w+)'/g];

const ownPatterns = OWN.flatMap((form) => [...code.matchAll(form)]).flatMap(([, key = '']) =>
  (key.includes('.') && !key.includes('${') ? talking : games).map(
    (game) => `${game}:${key.includes('.') ? key : `${key}.*`}`,
  ),
);

/** Every key written in the code, with `*` where a part is filled in: `turn:state.${state}`, `{{cell}}`. */
const patterns = WRITTEN.flatMap((form) => [...code.matchAll(form)].map(([, key = '']) => key))
  .concat(ownPatterns)
  .map((key) => key.replace(/\$\{[^}]*\}|\{\{[^}]*\}\}/g, '*'))
  .filter((key) => (key.split(':')[0] ?? '') in de);

const exact = new Set(patterns.filter((key) => !key.includes('*')));
const filled = [...new Set(patterns.filter((key) => key.includes('*')))].map(
  (key) => new RegExp(`^${escape(key).replaceAll('\\*', '[^:]+')}$`),
);

const isUsed = (key: string): boolean =>
  withoutEnding(key).some((name) => exact.has(name) || filled.some((form) => form.test(name)));

/** A call that names a text and gives its gaps in a plain object: `t('ns:key', { count, name: x })`. */
const FILLED = /['"]([a-zA-Z]+:[\w.-]+)['"],\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g;

/** Gaps of a text that a call of the code leaves empty: `decide:goTo {{step}}`. */
const leftEmpty = [...code.matchAll(FILLED)].flatMap(([, key = '', about = '']) => {
  const text = textOf(key);
  if (text === undefined || about.includes('...')) return [];
  const given = new Set(
    [...about.matchAll(/(?:^|,)\s*(?:'([^']+)'|(\w+))\s*(?=[:,]|$)/g)].map(
      ([, quoted, name]) => quoted ?? name,
    ),
  );
  return [...text.matchAll(/\{\{(\w+)/g)].flatMap(([, gap = '']) =>
    given.has(gap) ? [] : [`${key} {{${gap}}}`],
  );
});

describe('texts', () => {
  it('get what stands in their gaps where the code gives it in place', () => {
    expect(leftEmpty).toEqual([]);
  });

  it('are found in the code', () => {
    expect(exact.size).toBeGreaterThan(100);
    expect(filled.length).toBeGreaterThan(10);
  });

  it('are all used somewhere', () => {
    expect(allKeys.filter((key) => !isUsed(key))).toEqual([]);
  });

  it('are not called by keys that do not exist', () => {
    const known = allKeys.flatMap(withoutEnding);
    // A comment or a prefix may name a whole group.
    const isKnown = (key: string): boolean =>
      known.some((name) => name === key || name.startsWith(`${key}.`));
    expect([...exact].filter((key) => !isKnown(key))).toEqual([]);
  });
});
