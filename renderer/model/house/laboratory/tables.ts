import { ALL_PARTIES, type RuleSystem, trialFigures, type World } from '../../../../engine';
import type { TableCell } from '../../../kit/explain';
import type { Words } from '../../../kit/text/words';
import { measureOf, partiesOf, type ResultRow, resultRows, verdictSentence } from './figures';
import type { Played } from './laboratory-store';

/** A number of a file: four decimals are more than any of these figures has. */
const fileNumber = (value: number): number => Math.round(value * 10_000) / 10_000;

const SUMMARY = [
  'result.measure',
  'result.arm',
  'column.games',
  'result.mean',
  'column.low',
  'column.high',
  'column.least',
  'column.quarter',
  'column.median',
  'column.upper',
  'column.most',
  'result.difference',
  'column.differenceLow',
  'column.differenceHigh',
  'result.says',
] as const;

const summaryRow = (row: ResultRow, words: Words): readonly TableCell[] => {
  const { measure, compared, arm, label } = row;
  const spread = compared.arms[arm];
  if (spread === undefined) return [];
  const told = (value: number): number => fileNumber(measure.told(value));
  const { mean, quarters, difference } = spread;
  return [
    measure.title,
    label,
    compared.games,
    ...[mean.value, mean.low, mean.high, ...quarters].map(told),
    ...(difference === undefined
      ? ['', '', '']
      : [difference.value, difference.low, difference.high].map(told)),
    verdictSentence(row, words),
  ];
};

/** The result as a table with a row for each measure and arm; shares in percent, money in whole amounts. */
export function summaryTable(
  game: RuleSystem<World>,
  played: Played,
  party: string,
  words: Words,
): readonly (readonly TableCell[])[] {
  return [
    SUMMARY.map((key) => words(`laboratory:${key}`)),
    ...resultRows(game, played, party, words).map((row) => summaryRow(row, words)),
  ];
}

/** Every game with all it came to, for all parties together and for each. */
export function gamesTable(
  game: RuleSystem<World>,
  played: Played,
  words: Words,
): readonly (readonly TableCell[])[] {
  const { question, games } = played;
  const { subject, labels } = question;
  const parties = Object.values(partiesOf(subject));
  const measures = [
    ...new Map(
      [ALL_PARTIES, ...parties.slice(0, 1).map(({ key }) => key)]
        .flatMap((party) => trialFigures(game, subject, party))
        .map((one) => [one.id, one]),
    ).values(),
  ].map((one) => ({ id: one.id, ...measureOf(game, played.question.subject, one, words) }));
  const whose = [{ key: ALL_PARTIES, name: words('laboratory:result.all') }, ...parties];
  return [
    [
      ...['column.game', 'result.arm', 'column.who'].map((key) => words(`laboratory:${key}`)),
      ...measures.map(({ title }) => title),
    ],
    ...games.flatMap((arms, number) =>
      arms.flatMap((figures, arm) =>
        whose.map(({ key, name }) => [
          number + 1,
          labels[arm] ?? '',
          name,
          ...measures.map(({ id, told }) => {
            const value = figures[key]?.[id];
            return value === undefined ? '' : fileNumber(told(value));
          }),
        ]),
      ),
    ),
  ];
}
