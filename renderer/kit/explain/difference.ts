import { inLanguage, type MonthDifference, type RecordChange } from '../../../engine';
import type { Language, Words } from '../text/words';
import { causeSentence } from './cause';
import { findingSentence, questionInWords } from './decision';
import { figuresOf } from './figures';
import type { Money } from './money';

/** The reader: the language, and the game whose texts records have. */
export interface Reader {
  readonly game: string;
  readonly language: Language;
}

/** A record, or a field of one, that differs between two worlds, in the texts of its declaration. */
export function recordSentence(
  { record, owner, name, field, values: [before, after] }: RecordChange,
  words: Words,
  { game, language }: Reader,
): string {
  const kind = words(`${game}:record.${record}.title`);
  const about = {
    whose: owner === null ? kind : words('whatif:difference.whose', { kind, party: owner }),
    name: inLanguage(name, language),
    before: before && inLanguage(before, language),
    after: after && inLanguage(after, language),
  };
  if (field === undefined)
    return words(`whatif:difference.${after === null ? 'recordGone' : 'recordNew'}`, about);
  const label = words(`${game}:record.${record}.field.${field}`);
  return words('whatif:difference.record', { ...about, label });
}

type Of<Kind extends MonthDifference['kind']> = Extract<MonthDifference, { readonly kind: Kind }>;

const unitSentence = ({ unit, place, size }: Of<'unit'>, words: Words): string => {
  const { plain } = figuresOf(words);
  const about = {
    unit,
    before: place[0],
    after: place[1],
    sizeBefore: plain(size[0] ?? 0),
    sizeAfter: plain(size[1] ?? 0),
  };
  if (size[1] === null) return words('whatif:difference.unitGone', about);
  if (size[0] === null) return words('whatif:difference.unitNew', about);
  const isElsewhere = place[0] !== place[1] && place[0] !== null && place[1] !== null;
  if (!isElsewhere) return words('whatif:difference.unitSize', about);
  return size[0] === size[1]
    ? words('whatif:difference.unitPlace', about)
    : words('whatif:difference.unitBoth', about);
};

const fightSentence = ({ place, winner: [before, after] }: Of<'fight'>, words: Words): string => {
  if (before === 'none') return words('whatif:difference.fightNew', { place });
  return words(after === 'none' ? 'whatif:difference.fightGone' : 'whatif:difference.fightTurned', {
    place,
  });
};

const fieldSentence = ({ field, owner: [before, after] }: Of<'field'>, words: Words): string => {
  const nobody = words('whatif:difference.nobody');
  return words('whatif:difference.field', {
    field,
    owner: after ?? nobody,
    other: before ?? nobody,
  });
};

const amounts = ([before, after]: readonly [number, number], { plain, signed }: Money) => {
  return { before: plain(before), after: plain(after), change: signed(after - before) };
};

/** The purpose of a line of the books. */
const causeOf = ({ name, about }: Of<'ledger'>, words: Words): string => {
  const parties = [about['from'], about['to']].filter((party) => typeof party === 'string');
  const names = parties.map(
    (party) => [party, { name: words('explain:party', { party }) }] as const,
  );
  return causeSentence({ cause: name, about, reason: '' }, words, Object.fromEntries(names));
};

/** One result in which two runs of a month differ, as a sentence: what is, and what was instead. */
export function differenceSentence(
  difference: MonthDifference,
  words: Words,
  money: Money,
  reader: Reader,
): string {
  switch (difference.kind) {
    case 'unit':
      return unitSentence(difference, words);
    case 'fight':
      return fightSentence(difference, words);
    case 'field':
      return fieldSentence(difference, words);
    case 'treasury': {
      const { party, gold } = difference;
      return words('whatif:difference.treasury', { party, ...amounts(gold, money) });
    }
    case 'ledger': {
      const { party, amount } = difference;
      const cause = causeOf(difference, words);
      return words('whatif:difference.ledger', { party, cause, ...amounts(amount, money) });
    }
    case 'record':
      return recordSentence(difference, words, reader);
    case 'question':
      return words(difference.isNew ? 'whatif:difference.asked' : 'whatif:difference.notAsked', {
        text: questionInWords(difference.question, words).text,
      });
    case 'finding': {
      const { finding, isNew } = difference;
      const about = { party: finding.party, text: findingSentence(finding, words) };
      return words(isNew ? 'whatif:difference.found' : 'whatif:difference.notFound', about);
    }
    case 'report': {
      const { party, wrong, right } = difference;
      return words('whatif:difference.report', {
        party,
        wrong: words('whatif:difference.toldNoMore', { count: wrong }),
        right: words('whatif:difference.toldAnew', { count: right }),
      });
    }
  }
}
