import {
  hexGameOf,
  type PlayedCase,
  recordChanges,
  type RuleSystem,
  systems,
  type TextCase,
  type TurnEvent,
  type World,
} from '../../../../engine';
import {
  cardLine,
  decidedInWords,
  decisionInWords,
  eventSentence,
  findingSentence,
  lexiconOf,
  moneyOf,
  namingWords,
  standingAlone,
  questionInWords,
  type Reader,
  recordSentence,
  sayingInWords,
} from '../../../kit/explain';
import type { CaseSpeech, GameCases } from '../../../games/game-view';
import { ownKey } from '../../../kit/text/own-key';
import type { Language, Words } from '../../../kit/text/words';

/** One part of a case in reading order: what is given, a letter, what was rolled and decided, the results. */
export interface CasePart {
  readonly kind: 'given' | 'letter' | 'decided' | 'expected';
  /** Whose letter it is, and of which turn of a case that goes on. */
  readonly party?: string;
  readonly turn?: number;
  readonly lines: readonly string[];
}

/** The game and the texts cases are rendered with. */
export interface CaseContext {
  readonly game: string;
  readonly language: Language;
  readonly words: Words;
  readonly cases: GameCases;
}

/** Rows of a table as a case sets them, `{"great":{"loser":50}}`, `{"great.loser":50}` or `{"K":2}`; undefined if it is none. */
function cellsIn(value: string): Readonly<Record<string, unknown>> | undefined {
  if (!value.startsWith('{')) return undefined;
  try {
    const rows: Record<string, unknown> = {};
    for (const [key, cell] of Object.entries(JSON.parse(value) as Record<string, unknown>)) {
      const [row = '', column] = key.split('.');
      const before = rows[row];
      rows[row] = column === undefined ? cell : Object.assign({}, before, { [column]: cell });
    }
    return rows;
  } catch {
    return undefined;
  }
}

/** Cells by row, with the column where the table has several: `weit überlegen, Verlust des Verlierers in Prozent: 50`. */
function cellTexts(
  rows: Readonly<Record<string, unknown>>,
  id: string | undefined,
  { game, words }: CaseContext,
  otherwise: (row: string) => string,
): readonly string[] {
  const columns = Object.values(rows).flatMap((cells) => Object.keys(cells ?? {}));
  const all = systems[game]?.tables ?? [];
  const table =
    all.find((one) => one.id === id) ??
    all.find(
      (one) =>
        Object.keys(rows).every((row) => one.rows.includes(row)) &&
        columns.every((column) => one.columns.includes(column)),
    );
  const room = table && ownKey('table', table.id, `explain:table.${table.id}`);
  return Object.entries(rows).flatMap(([row, cells]) => {
    const name =
      room === undefined ? otherwise(row) : words(`${room}.rows.${row}`, { defaultValue: row });
    if (typeof cells !== 'object' || cells === null) return [`${name} ${String(cells)}`];
    return Object.entries(cells).map(([column, cell]) =>
      room === undefined || table === undefined || table.columns.length < 2
        ? `${name} ${String(cell)}`
        : `${name}, ${words(`${room}.columns.${column}`)}: ${String(cell)}`,
    );
  });
}

/** A house rule by its label and its value. */
const settingLine = (key: string, value: string, telling: CaseContext): string => {
  const { game, words, language } = telling;
  const flags: Readonly<Record<string, string>> = {
    true: words('house:register.yes'),
    false: words('house:register.no'),
  };
  /** The game's own text, else the one all games share. */
  const own = (part: string, otherwise: string): string =>
    words(`${game}:setting.${key}.${part}`, {
      defaultValue: words(`house:setting.${key}.${part}`, { defaultValue: otherwise }),
    });
  const [, table] = /^table\.(.+)$/.exec(key) ?? [];
  const name =
    table === undefined
      ? own('name', key)
      : words(`${ownKey('table', table, `explain:table.${table}`)}.name`, {
          defaultValue: words(`house:table.name.${table}`, { defaultValue: table }),
        });
  const told = (one: string): string => flags[one] ?? own(`options.${one}`, one);
  const rows = cellsIn(value);
  const texts =
    rows === undefined
      ? value
          .split(/[[\]",]+/)
          .filter(Boolean)
          .map(told)
      : cellTexts(rows, table, telling, told);
  const number = (text: string): string =>
    (language === 'de' ? text.replace(/^(\d+)\.(\d+)$/, '$1,$2') : text).replace(/^-(?=\d)/, '−');
  const values =
    texts.length === 0 ? words('house:register.nothing') : texts.map(number).join(', ');
  return `${name}: ${values}`;
};

/** The GM's decision under a key, by its subject; undefined where it changes nothing that a card shows. */
function decidedLine(key: string, { turn, rulings }: PlayedCase, words: Words): string | undefined {
  const blocks = turn.events.flatMap((event) => event.blocks ?? []);
  const asked = turn.questions.map((decision) => ({ kind: 'decision', decision }) as const);
  const decided = [...asked, ...blocks].find(
    (block) => block.kind === 'decision' && block.decision.key === key,
  );
  if (decided !== undefined) return cardLine(decided, words, rulings);
  const figure = blocks.find((block) => block.kind === 'figure' && block.ruling === key);
  const value = rulings[key]?.value;
  return figure?.kind === 'figure' && value !== undefined
    ? `${decisionInWords(figure, words)}: ${decidedInWords(figure, value, words)}`
    : undefined;
}

/** The details of an event, without what could be decided. */
const behind = ({ blocks = [] }: TurnEvent, words: Words): readonly string[] =>
  blocks
    .filter(({ kind }) => kind !== 'decision')
    // Every die of a case is typed in: that is not repeated for each.
    .map((block) => (block.kind === 'dice' ? { ...block, rolls: [] } : block))
    .map((block) => cardLine(block, words, {}).replace(/\.$/, ''))
    .filter((line) => line !== '');

const eventLine = (event: TurnEvent, words: Words): string => {
  const details = behind(event, words);
  const actor = words('explain:party', { party: event.parties[0] ?? '' });
  const sentence = standingAlone(event, eventSentence(event, '', words), actor);
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

/** Sentences, each once, with their count. */
const counted = (lines: readonly string[]): readonly string[] =>
  [...new Set(lines)].map((line) => {
    const count = lines.filter((one) => one === line).length;
    return count === 1 ? line : `${line} (${String(count)}×)`;
  });

/** The results of a played case: what was understood, what happened, what was found and asked, what changed. */
function outcomeLines(
  system: RuleSystem<World>,
  speech: CaseSpeech,
  { outcome }: GameCases,
  reader: Reader,
): readonly string[] {
  const { one, words, played } = speech;
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
    ...(outcome?.(speech) ?? []),
  ]);
  return lines.length === 0 ? [words('help:cases.nothing')] : lines;
}

/** Data of an order that has no form in a letter, behind its line. */
const UNSAID = / \{".*?[\]}]\}?(?=$|[“”])/g;

/**
 * A case in reading order: the given facts in its own notation, then, as it was played, the GM's decisions and the
 * results, in the sentences of every turn.
 */
export function partsOfCase(one: TextCase, telling: CaseContext): readonly CasePart[] {
  const { cases, game, language } = telling;
  const system = systems[game];
  if (system === undefined) return [];
  const played = cases.play(one);
  const lexicon = lexiconOf(
    { ...played.before, ...played.after },
    hexGameOf(system).terrains,
    language,
  );
  const words = namingWords(telling.words, lexicon);
  const speech: CaseSpeech = { one, language, words, played };
  const situation: (string | undefined)[] = [];
  const decided: (string | undefined)[] = [];
  const letters: CasePart[] = [];
  for (const { key, value } of one.given) {
    const [word = '', ...rest] = key.split(' ');
    const about = rest.join(' ');
    if (word === 'orders') {
      const [writer = '', turn] = rest;
      const lines = value.split(/\n| \/ /).map((line) => line.replaceAll(UNSAID, ' …'));
      if (value !== '')
        letters.push({
          kind: 'letter',
          party: cases.named(lexicon.parties[writer] ?? writer, speech),
          ...(turn === undefined ? {} : { turn: Number(turn) }),
          lines,
        });
    }
    if (word === 'setting') situation.push(settingLine(about, value, { ...telling, words }));
    else if (word === 'decide') decided.push(decidedLine(about, played, words));
    else if (word !== 'dice' && word !== 'orders') situation.push(cases.given(key, value, speech));
  }
  situation.push(...(cases.rest?.(speech) ?? []));
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
    partOf('expected', outcomeLines(system, speech, cases, { game, language })),
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}
