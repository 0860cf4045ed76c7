import {
  ADVICE_MARK,
  type DecisionSubject,
  type Finding,
  type Json,
  ownNameOf,
  type Params,
  type Question,
  type Saying,
  TO_PLAYER,
} from '../../../engine';
import { ownKey } from '../text/own-key';
import type { Words } from '../text/words';
import { rendered } from './about';
import { figuresOf } from './figures';

/** What happened, and what its player and the GM can do about it; its reason may choose a closer text. */
function partsOf(finding: Finding, words: Words) {
  const clean = (said: string): string =>
    said.replaceAll(ADVICE_MARK, ' ').replaceAll(TO_PLAYER, ' ');
  const about = Object.fromEntries(
    Object.entries(rendered(finding.about, words)).map(([key, said]) => [
      key,
      typeof said === 'string' ? clean(said) : said,
    ]),
  );
  const text = words(ownKey('finding', finding.code, `findings:${finding.code}`), {
    ...about,
    context: finding.about['reason'],
    words: clean(finding.words),
    party: finding.party,
    unit: finding.unit ?? about['unit'] ?? '',
  });
  const [said = '', ...toGm] = text.split(ADVICE_MARK);
  const [happened = '', ...toPlayer] = said.split(TO_PLAYER);
  return { happened, toPlayer, toGm };
}

/** A finding as the GM reads it: what, where, what was kept, and what to do. */
export function findingSentence(finding: Finding, words: Words): string {
  const { happened, toGm } = partsOf(finding, words);
  return [happened, ...toGm].join(' ');
}

/** A finding as its player reads it: with the advice to him, without that to the GM. */
export function playerSentence(finding: Finding, words: Words): string {
  const { happened, toPlayer } = partsOf(finding, words);
  return [happened, ...toPlayer].join(' ');
}

/** A question to the GM as text, with its choices. */
export interface QuestionText {
  readonly text: string;
  /** In the order of the rules; `hint` is muted and may be empty. */
  readonly options: readonly {
    readonly id: string;
    readonly label: string;
    readonly hint: string;
  }[];
}

/**
 * A choice of a game's own question: `<key>`, or `<key>:<id>` for one of several things of a kind, named `name.<id>`
 * or, as `{{<key>}}`, by the name of the id (`region:wald`).
 */
const ownOption = (
  game: string,
  option: string,
  { about, words }: { readonly about: Params; readonly words: Words },
): QuestionText['options'][number] => {
  const [key = '', ...rest] = option.split(':');
  const id = rest.join(':');
  const name = String(about[`name.${id}`] ?? id);
  // A choice without text of its own is a party, shown by its name.
  const party = words('explain:party', { party: option });
  return {
    id: option,
    label: words(`${game}:option.${key}`, {
      ...rendered(about, words),
      ...(id === '' ? {} : { [key]: id }),
      name,
      defaultValue: party,
    }),
    hint: '',
  };
};

/** A question of the rules as the GM reads it. */
export function questionInWords(question: Question, words: Words): QuestionText {
  const about = rendered(question.about, words);
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
      // A choice without text of its own, such as a field, is its own label.
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
}

/** The details on a card: a muted sentence, an item of a list, the purpose of dice or a figure. */
export function cardWords({ name, about }: Saying, words: Words): string {
  return words(ownKey('card', name, ''), rendered(about, words));
}

/** Texts of a decision beside what was decided. */
export type DecisionPart =
  | 'about'
  | 'act'
  | 'note'
  | 'reason'
  | 'value'
  | 'option'
  | `field.${string}`;

/**
 * A text of a decision, filled with what it is about and what is added; empty if the game has none. One about a party
 * may have a text of its own (`about_party`).
 */
export function decisionText(
  { name, about }: DecisionSubject,
  part: DecisionPart,
  words: Words,
  more: Params = {},
): string {
  return words(`${ownKey('decision', name, '')}.${part}`, {
    ...rendered({ ...about, ...more }, words),
    ...(about['party'] === undefined ? {} : { context: 'party' }),
    defaultValue: '',
  });
}

/** The question a subject is, with one answer; undefined if it is a decision of another kind. */
function questionOf(
  { name, about }: DecisionSubject,
  answer: string,
  words: Words,
): Question | undefined {
  const isQuestion =
    ownNameOf(name) === undefined ||
    words(ownKey('question', name, ''), { ...about, defaultValue: '' }) !== '';
  return isQuestion
    ? { key: '', clause: '', name, about, options: [answer], proposal: answer }
    : undefined;
}

/** The subject of a decision; empty if there is no text for it. */
export function decisionInWords(subject: DecisionSubject, words: Words): string {
  const question = questionOf(subject, '', words);
  return question === undefined
    ? decisionText(subject, 'about', words)
    : questionInWords(question, words).text;
}

const isObject = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields that can be filled in: figures and texts. */
const fillable = (value: Readonly<Record<string, Json>>): Params =>
  Object.fromEntries(
    Object.entries(value).flatMap(([id, one]) =>
      typeof one === 'string' || typeof one === 'number' ? [[id, one]] : [],
    ),
  );

/** Dice thrown again, or others who join: what is named, and by whom. */
const listed = (items: readonly Json[]): Params => {
  const named = (field: string): readonly string[] =>
    items.flatMap((item) => {
      const value = isObject(item) ? item[field] : undefined;
      return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
    });
  return { dice: named('die'), parties: [...new Set([...named('by'), ...named('party')])] };
};

/** Fields with their labels, where a decision has no sentence for all of them. */
function fieldsInWords(
  subject: DecisionSubject,
  value: Readonly<Record<string, Json>>,
  words: Words,
): string {
  const parts = Object.entries(fillable(value)).flatMap(([id, one]) => {
    const label = decisionText(subject, `field.${id}`, words);
    const text =
      typeof one === 'number'
        ? figuresOf(words).plain(one)
        : decisionText(subject, 'option', words, { field: id, option: one }) || String(one);
    return label === '' ? [] : [`${label} ${text}`];
  });
  return parts.join(', ');
}

/**
 * What was decided: the chosen option, a figure (with its sign where the text of the decision says `{{signed}}`), a
 * text in quotes, or fields, flags and lists in the text of the decision; fields without a sentence of their own by
 * their labels.
 */
export function decidedInWords(subject: DecisionSubject, value: Json, words: Words): string {
  if (typeof value === 'number') {
    const { plain, signed } = figuresOf(words);
    return decisionText(subject, 'value', words, { signed: signed(value) }) || plain(value);
  }
  if (typeof value === 'string') {
    const question = questionOf(subject, value, words);
    return question === undefined
      ? words('decide:ruling.text', { text: value })
      : (questionInWords(question, words).options[0]?.label ?? value);
  }
  const more = Array.isArray(value) ? listed(value) : isObject(value) ? fillable(value) : {};
  const text = decisionText(subject, 'value', words, more);
  return text === '' && isObject(value) ? fieldsInWords(subject, value, words) : text;
}
