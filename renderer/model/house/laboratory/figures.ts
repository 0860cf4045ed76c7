import {
  ALL_PARTIES,
  compared,
  type Compared,
  figureId,
  inLanguage,
  type RuleSystem,
  type TrialFigure,
  trialFigures,
  type World,
} from '../../../../engine';
import { figuresOf, isMoneyFigure, moneyOf } from '../../../kit/explain';
import { ownKey } from '../../../kit/text/own-key';
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

/** Name and writing of a measure of a game's trials. */
export function measureOf(
  { laboratory, currency }: RuleSystem<World>,
  { question: { subject } }: Pick<Played, 'question'>,
  { id, unit }: TrialFigure,
  words: Words,
): Measure {
  const { plain, signed } = figuresOf(words);
  const language = words('explain:locale').startsWith('en') ? 'en' : 'de';
  const written = (told: Measure['told'], unitOf: (text: string, isSigned: boolean) => string) => ({
    told,
    plain: (value: number) => unitOf(plain(rounded(told(value))), false),
    signed: (value: number) => unitOf(signed(rounded(told(value))), true),
  });
  const figure = laboratory?.figures.find((key) => figureId(key) === id);
  const own =
    subject.kind === 'experiment'
      ? laboratory?.experiments
          ?.find((one) => one.id === subject.id)
          ?.measures.find((one) => one.id === id)
      : undefined;
  const title =
    own !== undefined
      ? inLanguage(own.title, language)
      : figure === undefined
        ? words(`laboratory:measure.${id}`)
        : words(ownKey('figure', figure, `ledger:figure.${figure}`));
  if (figure !== undefined && isMoneyFigure(figure))
    return { title, ...written(moneyOf(currency, words).told, (value) => value) };
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
    const measure = measureOf(game, played, one, words);
    return played.question.labels.map((label, arm) => ({ measure, compared: one, arm, label }));
  });
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
