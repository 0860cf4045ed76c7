import { inLanguage, type PartyChange } from '../../../../engine';
import { figureName, figuresOf, isMoneyFigure, type Money } from '../../../kit/explain';
import type { Language, Words } from '../../../kit/text/words';

/** A change as the list shows it. */
export interface ChangeRow {
  readonly key: string;
  readonly what: string;
  readonly name: string;
  readonly change: string;
  readonly of: PartyChange;
}

interface Told {
  readonly words: Words;
  readonly money: Money;
  readonly game: string;
  readonly language: Language;
  readonly partyName: (party: string) => string;
}

/** A whole number that is told without signs between its thousands; a code such as `0123` is none. */
const LARGE = /^−?[1-9]\d{3,8}$/;

/** A value of a record, a large number as figures are shown. */
const shown = (value: string, words: Words): string =>
  LARGE.test(value) ? figuresOf(words).plain(Number(value.replace('−', '-'))) : value;

type RecordChanged = Extract<PartyChange, { readonly kind: 'record' }>;

const recordWords = (
  { record, state, fields }: RecordChanged,
  { words, game, language }: Told,
): string =>
  state === 'changed'
    ? fields
        .map(({ field, values: [before, after] }) =>
          words('changes:field', {
            label: words(`${game}:record.${record}.field.${field}`),
            before: shown(inLanguage(before, language), words),
            after: shown(inLanguage(after, language), words),
          }),
        )
        .join('; ')
    : words(`changes:${state}`);

/** A change in words: what it is about, and how it is now instead of before. */
export function changeRow(of: PartyChange, told: Told): ChangeRow {
  const { words, money, game, language, partyName } = told;
  switch (of.kind) {
    case 'figure': {
      const { figure, values } = of;
      const { plain, signed } = isMoneyFigure(figure) ? money : figuresOf(words);
      const [before, after] = values;
      return {
        key: `figure ${figure}`,
        what: figureName(figure, words),
        name: '',
        change: words('changes:figure', {
          before: plain(before),
          after: plain(after),
          change: signed(after - before),
        }),
        of,
      };
    }
    case 'record':
      return {
        key: `record ${of.record} ${of.id}`,
        what: words(`${game}:record.${of.record}.title`),
        name: inLanguage(of.name, language),
        change: recordWords(of, told),
        of,
      };
    case 'land': {
      const { field, isWon, other } = of;
      const way = isWon ? 'won' : 'lost';
      const end = isWon ? 'From' : 'To';
      return {
        key: `land ${field}`,
        what: words('changes:land'),
        name: field,
        change:
          other === null
            ? words(`changes:${way}`)
            : words(`changes:${way}${end}`, { other: partyName(other) }),
        of,
      };
    }
    case 'known':
      return {
        key: `known ${of.other}`,
        what: words('changes:known'),
        name: partyName(of.other),
        change: words('changes:met'),
        of,
      };
  }
}
