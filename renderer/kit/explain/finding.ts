import { type Finding, type Params, ownNameOf, type Question } from '../../../engine';
import type { Words } from '../text/words';
import { ownKey } from '../text/own-key';
import { spoken } from './about';

/** A finding in words: what, where, what was kept, what to do; its reason may choose a closer sentence. */
export const findingSentence = (finding: Finding, words: Words): string => {
  const about = spoken(finding.about, words);
  return words(ownKey('finding', finding.code, `findings:${finding.code}`), {
    ...about,
    context: finding.about['reason'],
    words: finding.words,
    party: finding.party,
    unit: finding.unit ?? about['unit'] ?? '',
  });
};

/** A question to the GM in words, with its choices. */
export interface SpokenQuestion {
  readonly text: string;
  /** In the order of the rules; `hint` is quieter and may be empty. */
  readonly options: readonly {
    readonly id: string;
    readonly label: string;
    readonly hint: string;
  }[];
}

/**
 * A choice of a game's own question: `<key>`, or `<key>:<id>` for one of several things of a kind, named `name.<id>` or,
 * as `{{<key>}}`, by what the id stands for (`region:wald`).
 */
const ownOption = (
  game: string,
  option: string,
  { about, words }: { readonly about: Params; readonly words: Words },
): SpokenQuestion['options'][number] => {
  const [key = '', ...rest] = option.split(':');
  const id = rest.join(':');
  const name = String(about[`name.${id}`] ?? id);
  // A choice without words of its own is a party, told by its name.
  const party = words('explain:party', { party: option });
  return {
    id: option,
    label: words(`${game}:option.${key}`, {
      ...spoken(about, words),
      ...(id === '' ? {} : { [key]: id }),
      name,
      defaultValue: party,
    }),
    hint: '',
  };
};

/** A question of the rules as the GM reads it. */
export const questionInWords = (question: Question, words: Words): SpokenQuestion => {
  const about = spoken(question.about, words);
  const own = ownNameOf(question.name);
  if (own !== undefined) {
    return {
      text: words(ownKey('question', question.name, ''), about),
      options: question.options.map((option) =>
        ownOption(own.game, option, { about: question.about, words }),
      ),
    };
  }
  return {
    text: words(`explain:question.${question.name}.text`, about),
    options: question.options.map((id) => ({
      id,
      // A choice without words of its own, such as a field, speaks for itself.
      label: words(`explain:question.${question.name}.options.${id}.label`, {
        ...about,
        defaultValue: id,
      }),
      hint: words(`explain:question.${question.name}.options.${id}.hint`, {
        ...about,
        defaultValue: '',
      }),
    })),
  };
};
