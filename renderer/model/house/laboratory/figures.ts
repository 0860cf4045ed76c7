import {
  ALL_PARTIES,
  type Bounds,
  compared,
  type Compared,
  figureOfId,
  inLanguage,
  type RuleSystem,
  type TrialFigure,
  trialFigures,
  type TrialSubject,
  type World,
} from '../../../../engine';
import { figureName, figuresOf, isMoneyFigure, moneyOf } from '../../../kit/explain';
import type { Words } from '../../../kit/text/words';
import type { Played } from './laboratory-store';

/** How a measure is called, and how its values and their differences are written. */
export interface Measure {
  readonly title: string;
  /** A value as it is shown, without rounding: money in whole amounts, shares in percent. */
  readonly told: (value: number) => number;
  readonly plain: (value: number) => string;
  readonly signed: (value: number) => string;
}

/** A number with as many decimals as matter beside others of its size. */
function rounded(value: number): number {
  const size = Math.abs(value);
  const scale = size >= 100 ? 1 : size >= 10 ? 10 : 100;
  return Math.round(value * scale) / scale;
}

/** The name of a measure: the game's own of its experiments, a figure's with what of it is measured, or a common one. */
function titleOf(
  { laboratory }: RuleSystem<World>,
  subject: TrialSubject,
  id: string,
  words: Words,
): string {
  const own =
    subject.kind === 'experiment'
      ? laboratory?.experiments
          ?.find((one) => one.id === subject.id)
          ?.measures.find((one) => one.id === id)
      : undefined;
  if (own !== undefined)
    return inLanguage(own.title, words('explain:locale').startsWith('en') ? 'en' : 'de');
  const { aspect, key } = figureOfId(id) ?? {};
  if (key === undefined) return words(`laboratory:measure.${id}`);
  const figure = figureName(key, words);
  return aspect === 'figure' ? figure : words(`laboratory:measure.${String(aspect)}`, { figure });
}

/** Name and writing of a measure of a game's trials. */
export function measureOf(
  game: RuleSystem<World>,
  subject: TrialSubject,
  { id, unit }: TrialFigure,
  words: Words,
): Measure {
  const { plain, signed } = figuresOf(words);
  const written = (told: Measure['told'], unitOf: (text: string, isSigned: boolean) => string) => ({
    told,
    plain: (value: number) => unitOf(plain(rounded(told(value))), false),
    signed: (value: number) => unitOf(signed(rounded(told(value))), true),
  });
  const title = titleOf(game, subject, id, words);
  const figure = figureOfId(id)?.key;
  if (figure !== undefined && isMoneyFigure(figure))
    return { title, ...written(moneyOf(game.currency, words).told, (value) => value) };
  if (unit === 'share' || unit === 'percent') {
    const scale = unit === 'share' ? 100 : 1;
    return {
      title,
      ...written(
        (value) => value * scale,
        (value, isSigned) =>
          words(`laboratory:value.${isSigned ? 'points' : 'percent'}`, { value }),
      ),
    };
  }
  return {
    title,
    ...written(
      (value) => value,
      (value) => (unit === 'seconds' ? words('laboratory:value.seconds', { value }) : value),
    ),
  };
}

/** A mean with the range it lies in; alone where all of them are written the same. */
export function withRange(write: Measure['plain'], bounds: Bounds, words: Words): string {
  const [low, value, high] = [write(bounds[0]), write(bounds[1]), write(bounds[2])] as const;
  return low === value && value === high
    ? value
    : words('laboratory:ahead.value', { value, low, high });
}

/** The parties of any arm. */
export function partiesOf(subject: TrialSubject): World['parties'] {
  const arms = subject.kind === 'game' ? subject.arms : [];
  return Object.assign(
    {},
    ...arms.toReversed().map(({ world }) => world.parties),
  ) as World['parties'];
}

/** Row of the result: a measure of an arm. */
export interface ResultRow {
  readonly measure: Measure;
  readonly compared: Compared;
  readonly arm: number;
  readonly label: string;
}

/** The measures of a party, or of all together, with what they came to. */
export function comparedOf(
  game: RuleSystem<World>,
  { question: { subject }, games }: Played,
  party: string = ALL_PARTIES,
): readonly Compared[] {
  return compared(games, party, trialFigures(game, subject, party));
}

/** Rows of the result, every measure with all its arms. */
export function resultRows(
  game: RuleSystem<World>,
  played: Played,
  party: string,
  words: Words,
): readonly ResultRow[] {
  return comparedOf(game, played, party).flatMap((one) => {
    const measure = measureOf(game, played.question.subject, one, words);
    return played.question.labels.map((label, arm) => ({ measure, compared: one, arm, label }));
  });
}

/** Differences of a table about which something can be said, how many say more or less, and how many would by chance. */
export function chanceSentence(rows: readonly ResultRow[], words: Words): string {
  const verdicts = rows.flatMap(
    ({ compared: { arms }, arm }) => arms[arm]?.difference?.verdict ?? [],
  );
  const tested = verdicts.filter((one) => one !== 'few' && one !== 'same').length;
  if (tested === 0) return '';
  const said = verdicts.filter((one) => one === 'more' || one === 'less').length;
  const { plain } = figuresOf(words);
  const wrong = plain(Math.round(tested * 0.5) / 10);
  return words('laboratory:result.chance', { tested: plain(tested), said: plain(said), wrong });
}

/** What the difference of an arm means, in words; empty for the first arm, which the others are held against. */
export function verdictSentence(
  { measure, compared: { arms }, arm }: ResultRow,
  words: Words,
): string {
  const difference = arms[arm]?.difference;
  if (difference === undefined) return '';
  const { verdict, low, high, needed } = difference;
  const about = { low: measure.signed(low), high: measure.signed(high) };
  return needed === undefined
    ? words(`laboratory:verdict.${verdict}`, about)
    : words('laboratory:verdict.needed', { ...about, needed: figuresOf(words).plain(needed) });
}
