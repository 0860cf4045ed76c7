import { describe, expect, it } from 'vitest';
import { tharosCampaign } from '../../../../assets/examples/tharos';
import { ALL_PARTIES, type GameFigures, systems } from '../../../../engine';
import { csvStyleOf, tableText } from '../../../kit/explain';
import { wordsOf } from '../../../kit/text/words';
import type { PageMark } from '../../../kit/paper';
import {
  chanceSentence,
  comparedOf,
  measureOf,
  resultRows,
  verdictSentence,
  withRange,
} from './figures';
import type { Played } from './laboratory-store';
import { distributionPage, PAPER_COLOURS } from './picture';
import { gamesTable, summaryTable } from './tables';

const { id, system, world } = tharosCampaign();
const game = systems[system];
if (game === undefined) throw new Error('no game');

/** So many games of two arms; the second has 100 gold and, in every second game, a ship more. */
const playedGames = (count: number): Played => {
  const figures = (at: number, arm: number): GameFigures => ({
    [ALL_PARTIES]: {
      alive: 6,
      'figure fields': 400 + at,
      'figure gold': 12_000 + 10 * at + 100 * arm,
      'figure heads': 5000,
      'figure ships': 20 + arm * (at % 2),
      'figure settlements': 7,
      'lost heads': 10 * at,
      'lost ships': at,
      lead: 40.5,
    },
    tha: { alive: 1, won: arm },
  });
  const games = Array.from({ length: count }, (_, at) => [figures(at, 0), figures(at, 1)]);
  const arm = { world, settings: {} };
  const subject = { kind: 'game', turns: 3, arms: [arm, arm] } as const;
  const labels = ['ohne', 'mit'];
  const question = { campaign: id, system, subject, title: 'x', labels, seed: '1', games: count };
  return { question, games, isWhole: true };
};

const saysOf = (played: Played, title: string, language: 'de' | 'en', party = ALL_PARTIES) => {
  const words = wordsOf(language);
  const row = resultRows(game, played, party, words).find(
    (one) => one.measure.title === title && one.arm === 1,
  );
  return row && verdictSentence(row, words);
};

describe('what trial games came to', () => {
  it.each([
    [20, 'Gold', 'de', 'mehr: mit 95 % Sicherheit zwischen +100 und +100'],
    [20, 'Gold', 'en', 'more: with 95% certainty between +100 and +100'],
    [20, 'Land', 'de', 'in keinem Spiel anders'],
    [20, 'Ships', 'en', 'more: with 95% certainty between +0.26 and +0.74'],
    [4, 'Schiffe', 'de', 'zu wenige Spiele, um es zu sagen'],
    [4, 'Gold', 'en', 'too few games to tell'],
    [20, 'Verluste in Kämpfen: Köpfe', 'de', 'in keinem Spiel anders'],
  ] as const)('is said in words (%i games, %s, %s)', (count, title, language, sentence) => {
    expect(saysOf(playedGames(count), title, language)).toBe(sentence);
  });

  it('is said of one party, too: shares in points of a hundred', () => {
    const says = saysOf(playedGames(20), 'Am Ende vorn', 'de', 'tha');
    expect(says).toMatch(
      /^mehr: mit 95 % Sicherheit zwischen \+\d+(,\d+)? Punkte und \+100 Punkte$/,
    );
  });

  it.each([
    [
      20,
      'en',
      'Differences tested in this table: 2. 2 of them say “more” or “less”; without any effect at all 0.1 would say so by chance on average.',
    ],
    [4, 'de', ''],
  ] as const)(
    'is told with how many rows would say so by chance, if games suffice for any (%i games)',
    (count, language, sentence) => {
      const words = wordsOf(language);
      const rows = resultRows(game, playedGames(count), ALL_PARTIES, words);
      expect(chanceSentence(rows, words)).toBe(sentence);
    },
  );

  it('is a table with a row for each measure and arm, whose numbers are numbers', () => {
    const words = wordsOf('de');
    const table = summaryTable(game, playedGames(20), ALL_PARTIES, words);
    const text = tableText(table, csvStyleOf('de'));
    expect(table).toHaveLength(1 + 2 * 9);
    expect(new Set(table.map(({ length }) => length)).size).toBe(1);
    expect(text).toContain('Gold;ohne;20;12095;');
    expect(text).toContain('Anteil der stärksten Partei;ohne;20;40,5;');
  });

  it('is every game in a row for each arm and party', () => {
    const table = gamesTable(game, playedGames(3), wordsOf('en'));
    const parties = Object.keys(world.parties).length;
    expect(table).toHaveLength(1 + 3 * 2 * (1 + parties));
    expect(new Set(table.map(({ length }) => length)).size).toBe(1);
  });

  it('is a picture in which nothing lies beside the sheet', () => {
    const played = playedGames(20);
    const words = wordsOf('de');
    const plots = comparedOf(game, played).map((compared) => ({
      compared,
      measure: measureOf(game, played.question.subject, compared, words),
    }));
    const page = distributionPage(plots, ['ohne', 'mit'], {
      title: 'Ein Titel',
      label: 'x',
      colours: PAPER_COLOURS,
    });
    const texts = page.marks.filter(
      (mark): mark is Extract<PageMark, { kind: 'text' }> => mark.kind === 'text',
    );
    expect(texts.filter(({ text }) => text === 'mit')).toHaveLength(9);
    for (const { x, y } of texts)
      expect(x >= 0 && x <= page.width && y > 0 && y < page.height).toBe(true);
  });
});

it.each([
  [[4, 4, 4], '4'],
  [[3.96, 4, 4.04], '4'],
  [[3, 4, 5], '4 (3 bis 5)'],
  [[4, 4, 5], '4 (4 bis 5)'],
] as const)('a mean with the range %j is written %s', (bounds, text) => {
  expect(withRange((value) => value.toFixed(0), bounds, wordsOf('de', system))).toBe(text);
});
