import type { CaseLine, TextCase, Words as Pair } from '../../../engine';
import { ownKey } from '../../text/own-key';
import type { Language, Words } from '../../text/words';

/** One part of a case as it is read: what is given, a letter, what was rolled and decided, what comes of it. */
export interface CasePart {
  readonly kind: 'given' | 'letter' | 'decided' | 'expected';
  /** Whose letter it is. */
  readonly party?: string;
  readonly lines: readonly string[];
}

/** In which words cases are told. */
export interface Telling {
  readonly game: string;
  readonly language: Language;
  readonly words: Words;
  /** Words of the game for those with which its cases are written. */
  readonly lexicon: Readonly<Record<string, Pair>>;
}

/** What a turn fills in, alone or as the key of a word. */
const GAP = /\$t\([^()]*\{\{\w+\}\}[^()]*\)|\{\{\w+\}\}/g;

/** A party or region of a case as the world calls it: parties of one letter and `r1` are written in capitals. */
const nameOf = (key: string): string => (/^([a-z]|r\d)$/.test(key) ? key.toUpperCase() : key);

/** Text in words of the language; what stands in quotation marks is left as it is. */
const inWords = (text: string, { lexicon, language }: Telling): string => {
  const said = text.replaceAll(/"[^"]*"|[A-Za-z]\w*/g, (word) => {
    const pair = Object.hasOwn(lexicon, word) ? lexicon[word] : undefined;
    return pair === undefined ? nameOf(word) : pair[language === 'de' ? 0 : 1];
  });
  return language === 'de' ? said.replaceAll(/(\d)\.(?=\d)/g, '$1,') : said;
};

/** Data without the marks with which they are written. */
const bareData = (text: string): string =>
  /^[{[]/.test(text)
    ? text
        .replaceAll(/[{}[\]"]/g, '')
        .replaceAll(':', ' ')
        .replaceAll(',', ', ')
    : text;

/** A key of a decision or a stream of dice, `1/war/a/1/effect/5`, as words; the phase is left out. */
const keyWords = (key: string, telling: Telling): string =>
  inWords(key.replaceAll(/[/|:]/g, ' ').replace(/^\d+ /, ''), telling);

/** A letter; data no letter can say stand in brackets. */
const letterLine = (line: string): string =>
  line.replace(/ \{(.*)\}$/, (_, data: string) => ` [${bareData(`{${data}}`)}]`);

/** The sentence of a finding or event; what a turn would fill in stands as dots. */
const sentenceOf = (room: 'finding' | 'event', name: string, { game, words }: Telling): string => {
  const key = ownKey(room, `${game}.${name}`, name);
  const found = [key, `${key}_other`]
    .map((one) => words(one, { skipInterpolation: true, defaultValue: '' }))
    .find((text) => text !== '');
  return (found ?? name).replace(GAP, '…').replaceAll('….', '…');
};

/** Lists whose members are said in sentences. */
const SENTENCES: Readonly<Record<string, 'finding' | 'event'>> = {
  findings: 'finding',
  blamed: 'finding',
  events: 'event',
  heard: 'event',
  reported: 'event',
  public: 'event',
};

/** The parts of an explanation, each by its name: `trade 3, units 4`. */
const partsIn = (value: string, telling: Telling): string =>
  value.replaceAll(/[a-z]\w+/gi, (name) => {
    const { game, words } = telling;
    const own = ['fact', 'rule']
      .map((room) =>
        words(`${game}:${room}.${name}`, { skipInterpolation: true, defaultValue: '' }),
      )
      .find((text) => text !== '');
    return own === undefined ? inWords(name, telling) : own.replace(GAP, '…');
  });

/** Subjects that are the same to a reader as another. */
const NOT_TOLD = ['asked', 'said'];
const OF_EVENTS = ['told', 'witnesses', 'parties', 'places'];
const OF_FIGURES = ['figure', 'successes', 'force'];

const valueOf = (subject: string, value: string, telling: Telling): string => {
  const room = SENTENCES[subject];
  if (OF_FIGURES.includes(subject)) return partsIn(value, telling);
  if (subject === 'questions')
    return value
      .split(', ')
      .map((key) => keyWords(key, telling))
      .join(', ');
  if (room === undefined || value === 'none') return inWords(value, telling);
  return value
    .split(', ')
    .map((one) => {
      const name = one.split(' ').find((word) => /[a-zA-Z]{2}/.test(word)) ?? one;
      const quoted = /"[^"]*"$/.exec(one)?.[0] ?? '';
      const sentence = sentenceOf(room, name, telling);
      return room === 'finding' ? [name, quoted, sentence].filter(Boolean).join(' ') : sentence;
    })
    .join(' · ');
};

const expectedLine = ({ key, value }: CaseLine, telling: Telling): string => {
  const [subject = '', ...who] = key.split(' ');
  const shared = telling.words(`help:cases.subject.${subject}`, { defaultValue: '' });
  const label = shared === '' ? inWords(subject, telling) : shared;
  const about = OF_EVENTS.includes(subject)
    ? sentenceOf('event', who.join(' '), telling)
    : inWords(who.map(nameOf).join(' '), telling);
  return `${[label, about].filter(Boolean).join(' ')}: ${valueOf(subject, value, telling)}`;
};

const settingLine = (key: string, value: string, { game, words }: Telling): string => {
  const name = words(`${game}:setting.${key}.name`, { defaultValue: key });
  const flags: Readonly<Record<string, string>> = {
    true: words('house:register.yes'),
    false: words('house:register.no'),
  };
  const option =
    flags[value] ?? words(`${game}:setting.${key}.options.${value}`, { defaultValue: value });
  return `${name}: ${option}`;
};

/** A case in the order in which it is read. */
export const partsOfCase = (
  { given, expected }: TextCase,
  telling: Telling,
): readonly CasePart[] => {
  const situation: string[] = [];
  const decided: string[] = [];
  const letters: CasePart[] = [];
  for (const { key, value } of given) {
    const [word = '', ...rest] = key.split(' ');
    const about = rest.join(' ');
    if (word === 'orders')
      letters.push({
        kind: 'letter',
        party: nameOf(about),
        lines: value.split(/\n| \/ /).map(letterLine),
      });
    else if (word === 'setting') situation.push(settingLine(about, value, telling));
    else if (word === 'dice' || word === 'decide')
      decided.push(
        `${keyWords(about, telling)}: ${inWords(bareData(value).replace(/^([a-z_]+):/, '$1 '), telling)}`,
      );
    else {
      const said = key === 'steps' ? value.replaceAll(' ', ', ') : value;
      situation.push(`${inWords(key, telling)}: ${inWords(said, telling)}`);
    }
  }
  const told = expected.filter(({ key }) => !NOT_TOLD.some((word) => key.startsWith(word)));
  const parts: readonly CasePart[] = [
    { kind: 'given', lines: situation },
    ...letters,
    { kind: 'decided', lines: decided },
    { kind: 'expected', lines: told.map((one) => expectedLine(one, telling)) },
  ];
  return parts.filter(({ lines }) => lines.length > 0);
};
