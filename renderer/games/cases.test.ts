import { describe, expect, it, vi } from 'vitest';
import { memoizeByObject } from '../../engine';
import { caseFilesOf } from '../../engine/testing/case-files';
import { partsOfCase } from '../screens/rules/cases/case-text';
import { wordsOf } from '../kit/text/words';
import { gameViews } from './registry';

// All cases of a game are played and rendered: that is slow on a busy computer.
vi.setConfig({ testTimeout: 120_000 });

/** Markup of programs, which must not appear in sentences. */
const RAW =
  /[{}[\]|]|\b(null|undefined|isBloody|NaN|object)\b|: (true|false)\b|[a-z]\.[a-z]|\b[a-z]+_[a-z_]+\b|\b[a-z]+[A-Z]\w*|\bE_[A-Z]+/;

/** English that stands in no German sentence. */
const ENGLISH =
  /\b(none|in unrest|since|calm|units?|level|levels|with|left|trade|military|research|authority|nothing|orders?|findings?|spend|effect|keep|wald|hochland|region r\d|army|armies|base|garrison|soldiers|round|capital|red|blue|green|yellow|Red|Blue|Green|White)\b/;

/** Quoted text of players' letters. */
const QUOTED = /„[^“]*“|“[^”]*”/g;

/** Cases of a game; each is played once, for both languages. */
const GAMES = await Promise.all(
  Object.values(gameViews).flatMap(({ id, cases }) =>
    cases === undefined
      ? []
      : [
          cases().then((own) => ({
            game: id,
            cases: { ...own, play: memoizeByObject(own.play) },
            read: caseFilesOf(id),
          })),
        ],
  ),
);

type Game = (typeof GAMES)[number];

const tellAll = ({ game, cases, read }: Game, language: 'de' | 'en') =>
  read.flatMap((file) =>
    file.cases.map((one) => ({
      name: `${file.name}:${String(one.line)}`,
      parts: partsOfCase(one, { game, language, words: wordsOf(language, game), cases }),
    })),
  );

const told: Record<string, ReturnType<typeof tellAll>> = {};

/** All cases of a game as rendered text, each played once. */
const tell = (game: Game, language: 'de' | 'en') =>
  (told[`${game.game} ${language}`] ??= tellAll(game, language));

it('every game shows its cases beneath its rules', () => {
  expect(GAMES.map(({ game }) => game)).toEqual(Object.keys(gameViews));
});

describe.each(GAMES)('the cases of $game on the screen of the rules', (game) => {
  it('are all there', () => {
    const written = game.read.map(({ text }) => text);
    expect([...game.cases.files].sort()).toEqual([...written].sort());
  });

  it.each(['de', 'en'] as const)('contain no data outside letters (%s)', (language) => {
    const raw = tell(game, language).flatMap(({ name, parts }) =>
      parts
        .filter(({ kind }) => kind !== 'letter')
        .flatMap(({ lines }) => lines)
        .map((line) => line.replaceAll(QUOTED, ''))
        .filter((line) => RAW.test(line) || (language === 'de' && ENGLISH.test(line)))
        .map((line) => `${name} ${line}`),
    );
    expect(raw).toEqual([]);
  });

  it.each(['de', 'en'] as const)('write no data into letters (%s)', (language) => {
    const letters = tell(game, language).flatMap(({ parts }) =>
      parts.flatMap(({ kind, lines }) => (kind === 'letter' ? lines : [])),
    );
    expect(letters.filter((line) => /[{}[\]]|\b(null|undefined|true|false)\b/.test(line))).toEqual(
      [],
    );
  });

  it.each(['de', 'en'] as const)('each have a result, and no line is empty (%s)', (language) => {
    const silent = tell(game, language).filter(
      ({ parts }) => !parts.some(({ kind, lines }) => kind === 'expected' && lines.length > 0),
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
    const empty = tell(game, language).flatMap(({ name, parts }) =>
      parts.flatMap(({ kind, lines }) =>
        (kind === 'letter' ? [] : lines)
          .filter((line) => /:\s*$|^\s*$|: ?,|\( ?\)/.test(line))
          .map((line) => `${name} ${line}`),
      ),
    );
    expect(empty).toEqual([]);
  });
});

describe('the cases of a game whose letters are confirmed', () => {
  it('render the understood orders in the sentences of confirmations', () => {
    const all = GAMES.filter(({ game }) => game === 'organisation')
      .flatMap((game) => tell(game, 'de'))
      .filter(({ name }) => name.startsWith('orders'))
      .flatMap(({ parts }) => parts.flatMap(({ lines }) => lines));
    expect(all).toContain(
      'Verstanden wird: führt in Seenland Krieg gegen Zirkel der Schreiber: mobilisiert 3, Angriff 2, Verteidigung 1',
    );
    expect(all).toContain('Verstanden wird: beruhigt in Hochland unblutig, Einheiten: 2');
  });
});
