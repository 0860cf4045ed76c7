import { describe, expect, it } from 'vitest';
import { readCases } from '../../../../engine';
import { caseFilesOf } from '../../../../engine/testing/case-files';
import { partsOfCase } from '../../../rules/cases/said';
import { wordsOf } from '../../../text/words';
import * as cases from './index';

/** What belongs to programs, not to sentences. */
const RAW =
  /[{}[\]|]|\b(null|undefined|isBloody|NaN|object)\b|: (true|false)\b|\b[a-z_]+\.[a-z_]+\b|\b[a-z]+_[a-z_]+\b|\b[a-z]+[A-Z]\w*|\bE_[A-Z]+/;

/** English that stands in no German sentence. */
const ENGLISH =
  /\b(none|in unrest|since|calm|units?|level|levels|with|left|trade|military|research|authority|nothing|orders?|findings?|spend|effect|keep|wald|hochland|region r\d)\b/;

const tellAll = (language: 'de' | 'en') =>
  caseFilesOf('organisation').flatMap(({ name, text }) =>
    readCases(text).cases.map((one) => ({
      name: `${name}:${String(one.line)}`,
      parts: partsOfCase(one, {
        game: 'organisation',
        language,
        words: wordsOf(language, 'organisation'),
        cases,
      }),
    })),
  );

const told: Partial<Record<'de' | 'en', ReturnType<typeof tellAll>>> = {};

/** All cases as they are told, each played once. */
const tell = (language: 'de' | 'en') => (told[language] ??= tellAll(language));

describe('the cases of the game on the screen of the rules', () => {
  it('are all there', () => {
    const written = caseFilesOf('organisation').map(({ text }) => text);
    expect([...cases.files].sort()).toEqual([...written].sort());
  });

  it.each(['de', 'en'] as const)('say nothing of data outside letters (%s)', (language) => {
    const raw = tell(language).flatMap(({ name, parts }) =>
      parts
        .filter(({ kind }) => kind !== 'letter')
        .flatMap(({ lines }) => lines)
        .filter(
          (line) =>
            RAW.test(line) || (language === 'de' && ENGLISH.test(line.replaceAll(/„[^“]*“/g, ''))),
        )
        .map((line) => `${name} ${line}`),
    );
    expect(raw).toEqual([]);
  });

  it.each(['de', 'en'] as const)('write no data into letters (%s)', (language) => {
    const letters = tell(language).flatMap(({ parts }) =>
      parts.flatMap(({ kind, lines }) => (kind === 'letter' ? lines : [])),
    );
    expect(letters.filter((line) => /[{}[\]]|\b(null|undefined|true|false)\b/.test(line))).toEqual(
      [],
    );
  });

  it.each(['de', 'en'] as const)(
    'each say what comes of it, and no line is empty (%s)',
    (language) => {
      const told = tell(language);
      const silent = told.filter(
        ({ parts }) => !parts.some(({ kind, lines }) => kind === 'expected' && lines.length > 0),
      );
      expect(silent.map(({ name }) => name)).toEqual([]);
      const empty = told.flatMap(({ name, parts }) =>
        parts.flatMap(({ kind, lines }) =>
          (kind === 'letter' ? [] : lines)
            .filter((line) => /:\s*$|^\s*$|: ?,|\( ?\)/.test(line))
            .map((line) => `${name} ${line}`),
        ),
      );
      expect(empty).toEqual([]);
    },
  );

  it('are told as understood in the sentences with which letters are confirmed', () => {
    const all = tell('de')
      .filter(({ name }) => name.startsWith('orders'))
      .flatMap(({ parts }) => parts.flatMap(({ lines }) => lines));
    expect(all).toContain(
      'Verstanden wird: führt in Seenland Krieg gegen Zirkel der Schreiber: mobilisiert 3, Angriff 2, Verteidigung 1',
    );
    expect(all).toContain('Verstanden wird: beruhigt in Hochland unblutig, Einheiten: 2');
  });
});
