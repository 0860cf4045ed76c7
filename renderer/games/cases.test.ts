import { describe, expect, it, vi } from 'vitest';
import {
  type Explained,
  memoizeByObject,
  nodesOf,
  readCases,
  systems,
  type TextCase,
} from '../../engine';
import { caseFilesOf } from '../../engine/testing/case-files';
import { samples, type SystemSample } from '../../engine/testing/samples';
import { explainLines } from '../kit/explain';
import { wordsOf } from '../kit/text/words';
import { partsOfCase } from '../screens/rules/cases/case-text';
import type { GameCases } from './game-view';
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

/** Cells of tables that figures are explained by. */
const cellsIn = (figures: readonly Explained[]): readonly string[] => [
  ...new Set(
    figures
      .flatMap(nodesOf)
      .flatMap((node) =>
        node.kind === 'cell' ? [`${node.table} ${node.row} ${node.column}`] : [],
      ),
  ),
];

/** A case that was played once, for all that is asked of it: what does not hold, the cells it read, its figures, how it is told. */
const readingOf = (game: string, own: GameCases, { checked }: SystemSample) => {
  const told = { de: wordsOf('de', game), en: wordsOf('en', game) };
  return memoizeByObject((one: TextCase) => {
    const { played, faults, figures } = checked(one);
    const cases = { ...own, play: () => played };
    const parts = (language: 'de' | 'en') =>
      partsOfCase(one, { game, language, words: told[language], cases });
    const explained = (language: 'de' | 'en') =>
      new Set(figures.flatMap((figure) => explainLines(figure, told[language])));
    return {
      faults,
      cells: cellsIn(figures),
      explained: { de: explained('de'), en: explained('en') },
      de: parts('de'),
      en: parts('en'),
    };
  });
};

const GAMES = await Promise.all(
  Object.values(gameViews).flatMap(({ id, cases }) => {
    const sample = samples[id];
    return cases === undefined || sample === undefined
      ? []
      : [
          cases().then((own) => ({
            game: id,
            own,
            sample,
            read: readingOf(id, own, sample),
            files: caseFilesOf(id),
          })),
        ];
  }),
);

type Game = (typeof GAMES)[number];

/** All cases of a game as rendered text. */
const tell = ({ files, read }: Game, language: 'de' | 'en') =>
  files.flatMap((file) =>
    file.cases.map((one) => ({
      name: `${file.name}:${String(one.line)}`,
      parts: read(one)[language],
    })),
  );

it('every game shows its cases beneath its rules', () => {
  expect(GAMES.map(({ game }) => game)).toEqual(Object.keys(gameViews));
});

describe.each(GAMES)('the cases of $game on the screen of the rules', (game) => {
  it('are all there', () => {
    const written = game.files.map(({ text }) => text);
    expect([...game.own.files].sort()).toEqual([...written].sort());
  });

  it('are played there as they are here', () => {
    const words = wordsOf('de', game.game);
    const first = game.files.flatMap(({ cases }) => cases.slice(0, 1));
    for (const one of first)
      expect(partsOfCase(one, { game: game.game, language: 'de', words, cases: game.own })).toEqual(
        game.read(one).de,
      );
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

/** The text files of cases of all games. */
const FILES = GAMES.flatMap(({ game, files, read }) =>
  files.map((file) => ({ ...file, game, read })),
);

describe.each(FILES)('$game, $name', ({ text, cases, read }) => {
  it.each(cases.map((one) => [one.line, one.clauses.join(' '), one.title[1], one] as const))(
    'line %d, %s: %s',
    (_line, _clauses, _title, one) => {
      expect(read(one).faults.join('\n')).toBe('');
    },
  );

  it('can be read as a whole', () => {
    expect(cases.length).toBeGreaterThan(0);
    expect(readCases(text).faults).toEqual([]);
  });
});

describe.each(GAMES)('the tables of $game', ({ game, sample, files, read }) => {
  it('have no cell that no case reads, but for those in the list of these, with the reason', () => {
    const cases = files.flatMap((file) => file.cases);
    const known = new Set([
      ...cases.flatMap((one) => read(one).cells),
      ...cellsIn(sample.figures()),
    ]);
    const cells = (systems[game]?.tables ?? []).flatMap((table) =>
      Object.entries(table.cells).flatMap(([row, columns]) =>
        Object.keys(columns).map((column) => ({
          isRead: known.has(`${table.id} ${row} ${column}`),
          names: [`${table.id}.${column}`, `${table.id}.${row}.${column}`],
        })),
      ),
    );
    const isListed = (names: readonly string[]): boolean =>
      names.some((name) => Object.hasOwn(sample.cellsNotRead, name));
    const forgotten = cells.filter(({ isRead, names }) => !isRead && !isListed(names));
    expect(forgotten.map(({ names }) => names[1])).toEqual([]);
    const outdated = Object.keys(sample.cellsNotRead).filter(
      (name) => !cells.some(({ isRead, names }) => !isRead && names.includes(name)),
    );
    expect(outdated).toEqual([]);
    const partly = cells.filter(({ isRead, names }) => isRead && isListed(names));
    expect(partly.map(({ names }) => names[1])).toEqual([]);
  });
});

/** The least number of lines the figures of a game give, where it has fewer than others. */
const LEAST: Readonly<Record<string, number>> = { eroberung: 250, moerderspiel: 300 };

describe.each(GAMES)(
  'the figures of every worked example of $game',
  ({ game, sample, files, read }) => {
    it.each(['de', 'en'] as const)('are rendered in words in %s, line by line', (language) => {
      const words = wordsOf(language, game);
      const lines = new Set([
        ...sample.figures().flatMap((figure) => explainLines(figure, words)),
        ...files.flatMap(({ cases }) => cases.flatMap((one) => [...read(one).explained[language]])),
      ]);
      expect(lines.size).toBeGreaterThan(LEAST[game] ?? 500);
      const raw = /\{\{|\}\}|explain:|(?:rule|fact|table)\./;
      expect([...lines].filter((line) => raw.test(line))).toEqual([]);
    });
  },
);

describe('the cases of a game whose letters are confirmed', () => {
  it('render the understood orders in the sentences of confirmations', () => {
    const all = GAMES.filter(({ game }) => game === 'organisation')
      .flatMap((game) => tell(game, 'de'))
      .filter(({ name }) => name.startsWith('orders'))
      .flatMap(({ parts }) => parts.flatMap(({ lines }) => lines));
    expect(all).toContain(
      'Verstanden wird: führt in Seenland Krieg gegen den Zirkel der Schreiber: mobilisiert 3, Angriff 2, Verteidigung 1',
    );
    expect(all).toContain('Verstanden wird: beruhigt in Hochland unblutig, Einheiten: 2');
  });
});
