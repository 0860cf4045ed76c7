import type { TextCase } from '../../../engine';
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

/** A case in the order in which it is read; what the game has no words for is left out. */
export const partsOfCase = (one: TextCase, telling: Telling): readonly CasePart[] => {
  const { cases, language, words } = telling;
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
        party: cases.party(about, speech),
        lines: value.split(/\n| \/ /).map((line) => cases.letter(line, speech)),
      });
    else if (word === 'setting') situation.push(settingLine(about, value, telling));
    else if (word === 'dice') decided.push(cases.rolled(about, value, speech));
    else if (word === 'decide') decided.push(cases.decided(about, value, speech));
    else situation.push(cases.given(key, value, speech));
  }
  const partOf = (kind: CasePart['kind'], lines: readonly (string | undefined)[]): CasePart => ({
    kind,
    lines: lines
      .flatMap((line) => line ?? [])
      .map((line) => line.charAt(0).toUpperCase() + line.slice(1)),
  });
  const parts: readonly CasePart[] = [
    partOf('given', situation),
    ...letters,
    partOf('decided', decided),
    partOf(
      'expected',
      one.expected.map((line) => cases.expected(line, speech)),
    ),
  ];
  return parts.filter(({ lines }) => lines.length > 0);
};
