import {
  decidedFields,
  type Decision,
  type FigureBlock,
  type PlayedCase,
  type PlayedTurn,
  recordChanges,
  type RuleSystem,
  type Ruling,
  systems,
  type TextCase,
  type TurnEvent,
  type World,
} from '../../../engine';
import {
  cardWords,
  decidedInWords,
  decisionInWords,
  eventSentence,
  figuresOf,
  findingSentence,
  lexiconOf,
  moneyOf,
  namingWords,
  questionInWords,
  type Reader,
  recordSentence,
  sayingInWords,
} from '../../explain';
import type { CaseSpeech, GameCases } from '../../games/game-view';
import { ownKey } from '../../text/own-key';
import type { Language, Words } from '../../text/words';

/** One part of a case as it is read: what is given, a letter, what was rolled and decided, what comes of it. */
export interface CasePart {
  readonly kind: 'given' | 'letter' | 'decided' | 'expected';
  /** Whose letter it is. */
  readonly party?: string;
  readonly lines: readonly string[];
}

/** How cases are told: by which game, in which words. */
export interface Telling {
  readonly game: string;
  readonly language: Language;
  readonly words: Words;
  readonly cases: GameCases;
}

/** A cell of a house table, `{"infrastructure":{"amount":5}}`: its row and number. */
const CELLS = /"(\w+)":\{"\w+":([\d.]+)\}/g;

/** A house rule by its label and what it is set to. */
const settingLine = (key: string, value: string, { game, words, language }: Telling): string => {
  const [, table] = /^table\.(.+)$/.exec(key) ?? [];
  if (table !== undefined) {
    const room = ownKey('table', table, `explain:table.${table}`);
    const cells = [...value.matchAll(CELLS)].map(
      ([, row = '', number = '']) => `${words(`${room}.rows.${row}`)} ${number}`,
    );
    return `${words(`${room}.name`)}: ${cells.join(', ')}`;
  }
  const flags: Readonly<Record<string, string>> = {
    true: words('house:register.yes'),
    false: words('house:register.no'),
  };
  const options = value.split(/[[\]",]+/).filter(Boolean);
  const told = options.map(
    (one) => flags[one] ?? words(`${game}:setting.${key}.options.${one}`, { defaultValue: one }),
  );
  const number = (text: string): string =>
    language === 'de' ? text.replace(/^(\d+)\.(\d+)$/, '$1,$2') : text;
  return `${words(`${game}:setting.${key}.name`)}: ${told.map(number).join(', ')}`;
};

/** What the GM can decide by a key: the question, or the decision or figure on a card. */
function decidableOf(
  { questions, events }: PlayedTurn,
  key: string,
): Decision | FigureBlock | undefined {
  const blocks = events.flatMap(({ blocks = [] }) => blocks);
  const decisions = blocks.flatMap((block) => (block.kind === 'decision' ? [block.decision] : []));
  const figures = blocks.flatMap((block) => (block.kind === 'figure' ? [block] : []));
  return (
    [...questions, ...decisions].find((one) => one.key === key) ??
    figures.find(({ ruling }) => ruling === key)
  );
}

/** What the GM decides, by what it is about; undefined where it changes nothing that a card shows. */
function decidedLine(
  { key, value }: Pick<Ruling, 'key' | 'value'>,
  played: PlayedCase,
  words: Words,
) {
  const subject = decidableOf(played.turn, key);
  if (subject === undefined) return undefined;
  const whole = 'fields' in subject ? { ...decidedFields(subject, value) } : value;
  const about = decisionInWords(subject, words);
  return `${about}${about.endsWith('?') ? '' : ':'} ${decidedInWords(subject, whole, words)}`;
}

/** What stands behind the sentence of an event, as far as it is said in words and figures. */
const behind = ({ blocks = [] }: TurnEvent, words: Words): readonly string[] =>
  blocks.flatMap((block) => {
    switch (block.kind) {
      case 'sentence':
        return [cardWords(block, words).replace(/\.$/, '')];
      case 'list':
        return block.items.map((item) => cardWords(item, words).trim());
      case 'dice':
        return [`${cardWords(block, words)}: ${block.values.join(', ')}`];
      case 'figure':
        return [`${cardWords(block, words)}: ${figuresOf(words).plain(block.value.value)}`];
      default:
        return [];
    }
  });

const eventLine = (event: TurnEvent, words: Words): string => {
  const details = behind(event, words);
  const sentence = eventSentence(event, '', words);
  return details.length === 0 ? sentence : `${sentence} (${details.join('; ')})`;
};

/** What changed for the parties: their money and their records. */
function changeLines(
  { before, after, settings }: PlayedCase,
  system: RuleSystem<World>,
  words: Words,
  reader: Reader,
): readonly string[] {
  const money = moneyOf(system.currency, words);
  const { records, currency } = system;
  return [
    ...Object.values(after.parties).flatMap(({ key, treasury }) => {
      const old = before.parties[key]?.treasury ?? 0;
      const change = { before: money.plain(old), after: money.plain(treasury) };
      const about = { party: key, ...change, change: money.signed(treasury - old) };
      return old === treasury ? [] : [words('whatif:difference.treasury', about)];
    }),
    ...recordChanges({ records, currency, settings }, before, after).map((change) =>
      recordSentence(change, words, reader),
    ),
  ];
}

/** Sentences, each once, with how often it was said. */
const counted = (lines: readonly string[]): readonly string[] =>
  [...new Set(lines)].map((line) => {
    const count = lines.filter((one) => one === line).length;
    return count === 1 ? line : `${line} (${String(count)}×)`;
  });

/** What came of a case that was played: what was understood, what happened, what was found and asked, what changed. */
function outcomeLines(
  one: TextCase,
  played: PlayedCase,
  system: RuleSystem<World>,
  words: Words,
  reader: Reader,
): readonly string[] {
  const isOfReading = one.expected.some(({ key }) => key.startsWith('orders '));
  const { events, findings, questions } = played.turn;
  const understood = played.understood.flatMap(({ sayings }) =>
    sayings.map((saying) => sayingInWords(saying, words)),
  );
  const none = words('help:cases.notUnderstood');
  const lines = counted([
    ...(isOfReading
      ? [
          understood.length === 0
            ? none
            : words('help:cases.understood', { text: understood.join('; ') }),
        ]
      : []),
    ...events.map((event) => eventLine(event, words)),
    ...findings.map((finding) => findingSentence(finding, words)),
    ...questions
      .filter(({ key }) => played.rulings[key] === undefined)
      .map((question) => {
        const { text, options } = questionInWords(question, words);
        return `${text} ${options.find(({ id }) => id === question.proposal)?.label ?? ''}`;
      }),
    ...changeLines(played, system, words, reader),
  ]);
  return lines.length === 0 ? [words('help:cases.nothing')] : lines;
}

/** Data of an order that no letter can say, behind its line. */
const UNSAID = / \{".*?[\]}]\}?(?=$|[“”])/g;

/**
 * A case in the order in which it is read: what is given in its own notation, then, as it was played, what the GM decided
 * and what came of it, in the sentences in which every turn is told.
 */
export const partsOfCase = (one: TextCase, telling: Telling): readonly CasePart[] => {
  const { cases, game, language } = telling;
  const system = systems[game];
  if (system === undefined) return [];
  const played = cases.play(one);
  const lexicon = lexiconOf({ ...played.before, ...played.after }, undefined, language);
  const words = namingWords(telling.words, lexicon);
  const speech: CaseSpeech = { one, language, words };
  const situation: (string | undefined)[] = [];
  const decided: (string | undefined)[] = [];
  const letters: CasePart[] = [];
  for (const { key, value } of one.given) {
    const [word = '', ...rest] = key.split(' ');
    const about = rest.join(' ');
    if (word === 'orders')
      letters.push({
        kind: 'letter',
        party: lexicon.parties[about] ?? about,
        lines: value.split(/\n| \/ /).map((line) => line.replaceAll(UNSAID, ' …')),
      });
    else if (word === 'setting') situation.push(settingLine(about, value, { ...telling, words }));
    else if (word === 'decide') {
      const said = played.rulings[about];
      if (said !== undefined) decided.push(decidedLine(said, played, words));
    } else if (word !== 'dice') situation.push(cases.given(key, value, speech));
  }
  const partOf = (kind: CasePart['kind'], lines: readonly (string | undefined)[]): CasePart => ({
    kind,
    lines: lines
      .flatMap((line) =>
        line === undefined ? [] : [cases.named(line.trim().replaceAll(UNSAID, ' …'), speech)],
      )
      .filter((line) => line !== '')
      .map((line) => line.charAt(0).toUpperCase() + line.slice(1)),
  });
  const parts: readonly CasePart[] = [
    partOf('given', situation),
    ...letters,
    partOf('decided', decided),
    partOf('expected', outcomeLines(one, played, system, words, { game, language })),
  ];
  return parts.filter(({ lines }) => lines.length > 0);
};
