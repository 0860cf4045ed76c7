import type { Words as Pair } from '../../../../engine';
import { advantageById, stepOf } from './given';
import {
  advantageName,
  categoryOf,
  fateOf,
  nameOf,
  numberIn,
  pick,
  quoted,
  type Speech,
} from './speech';

/** What a key of a decision asks, by its pattern: the game's own question, or shorter where it has gaps. */
type Asking = readonly [pattern: RegExp, ask: (parts: readonly string[], speech: Speech) => string];

const own =
  (name: string, facts: readonly string[]) =>
  (parts: readonly string[], speech: Speech): string =>
    speech.words(
      `organisation:question.${name}`,
      Object.fromEntries(facts.map((fact, at) => [fact, nameOf(parts[at] ?? '', speech)])),
    );

const short =
  (german: string, english: string) =>
  (parts: readonly string[], speech: Speech): string =>
    parts.reduce(
      (text, part, at) => text.replace(`<${String(at + 1)}>`, nameOf(part, speech)),
      pick(speech, [german, english]),
    );

const ASKED: readonly Asking[] = [
  [/^overload\/(\w+)\/(\w+)\//, own('overloadLevel', ['party', 'region'])],
  [/^order\/(\d+)$/, own('actingNext', ['place'])],
  [/^pay\/\w+\/(\w+)$/, own('q29', ['region'])],
  [/\/(\w+)\/PLUNDER\/\d+\/q36$/, own('q36', ['party'])],
  [/^event\/\w+\/(\w+)\/target\//, own('eventTarget', ['party'])],
  [
    /^finish\//,
    short(
      'Zählen fertige Stufen schon in diesem Abschluss?',
      'Do finished levels count in this closing already?',
    ),
  ],
  [/^halves\//, short('Gibt es halbes Geld?', 'Is there half money?')],
  [
    /^event\/\w+\/(\w+)\/unit\//,
    short('Welche Einheit von <1> stirbt?', 'Which unit of <1> dies?'),
  ],
  [
    /^event\/\w+\/(\w+)\/acts_as$/,
    short(
      'Als was wirkt der natürliche Vorzug, den <1> gefunden hat?',
      'What does the natural advantage that <1> found act as?',
    ),
  ],
  [
    /^event\/\w+\/(\w+)\/name$/,
    short('Wie heißt, was <1> gefunden hat?', 'What is the find of <1> called?'),
  ],
  [
    /^event\/\w+\/q41$/,
    short(
      'Eine 7: Geschieht das letzte Ereignis noch einmal?',
      'A 7: does the last event happen again?',
    ),
  ],
  [
    /^chance\/(\w+)\/time$/,
    short('Wann wird über die Chance von <1> gewürfelt?', 'When is the chance of <1> rolled for?'),
  ],
  [
    /^chance\/(\w+)\/gm$/,
    short(
      'Um wie viel verschiebt die Spielleitung die Chance von <1>?',
      'By how much does the GM shift the chance of <1>?',
    ),
  ],
  [
    /^influence\//,
    short(
      'Passt das Mittel, mit dem die Chance verschoben wird?',
      'Do the means fit with which the chance is shifted?',
    ),
  ],
  [
    /^move\/.*\/unrest$/,
    short('Dürfen Einheiten in Aufruhr mitziehen?', 'May units in unrest go along?'),
  ],
  [
    /\/(\w+)\/(?:SABOTAGE|PLUNDER)\/\d+\/spend\/(\d+)$/,
    short('Wofür verwendet <1> Erfolg <2>?', 'What does <1> spend success <2> on?'),
  ],
  [
    /\/(\w+)\/\w+\/\d+\/successes$/,
    short('Wie viele Erfolge hat <1>?', 'How many successes has <1>?'),
  ],
  [/\/(\w+)\/INFORMATION\/\d+\/answer$/, short('Was erfährt <1>?', 'What does <1> learn?')],
  [/^calm\//, short('Was kostet es, den Aufruhr zu beenden?', 'What does ending the unrest cost?')],
  [
    /^leave\/(\w+)\//,
    short(
      'Gehen die Einheiten von <1>, deren Aufruhr länger dauert?',
      'Do the units of <1> leave whose unrest has lasted?',
    ),
  ],
  [
    /^rebels\/.*\/name$/,
    short('Wie heißt die neue Organisation?', 'What is the new organisation called?'),
  ],
  [
    /\/war\/\w+\/\d+\/effect\/(\d+)$/,
    short('Was bewirkt der <1>. Würfel des Kriegs?', 'What does die <1> of the war do?'),
  ],
  [
    /\/war\/\w+\/\d+\/dice\/(\w+)$/,
    short('Mit wie vielen Würfeln kämpft <1>?', 'With how many dice does <1> fight?'),
  ],
];

/** A question of the game by its key; undefined if it has no words. */
export const questionOf = (key: string, speech: Speech): string | undefined => {
  for (const [pattern, ask] of ASKED) {
    const found = pattern.exec(key);
    if (found !== null) return ask(found.slice(1), speech);
  }
  return undefined;
};

/** An answer, `take_level:b a1`, as the game offers it; text typed in is quoted. */
const answerOf = (key: string, value: string, speech: Speech): string => {
  const [, option = '', first = '', second = ''] =
    /^([a-z]\w+)(?::(\w+)(?: (\w+))?)?$/.exec(value) ?? [];
  if (/^-?[\d.]+$/.test(value)) return numberIn(value, speech);
  // Levels of the organisation asked are told by their id alone.
  const owner = /^(?:event\/\w+|overload)\/(\w+)\//.exec(key)?.[1] ?? '';
  const [whose, what] = /^a\d+$/.test(first) ? [owner, first] : [first, second];
  const name = what === '' ? nameOf(whose, speech) : advantageById(whose, what, speech);
  const told =
    option === '' ? '' : speech.words(`organisation:option.${option}`, { name, defaultValue: '' });
  if (told !== '')
    return told
      .replaceAll(/„„|““(?=\w)/g, (marks) => marks.charAt(0))
      .replaceAll('““', '“')
      .replaceAll('””', '”')
      .trim();
  const text = value.replaceAll('"', '').trim();
  return quoted(text, speech);
};

const numbersIn = (value: string, name: string): readonly string[] =>
  [...value.matchAll(new RegExp(`"${name}":"?(\\w+)`, 'g'))].flatMap(([, found]) => found ?? []);

/** A division for a war: mobilised, attack, defence. */
const divisionIn = (value: string, speech: Speech): string => {
  const [[mobilised = '0'], [attack = '0'], [defence = '0']] = [
    numbersIn(value, 'mobilised'),
    numbersIn(value, 'attack'),
    numbersIn(value, 'defence'),
  ];
  return pick(speech, [
    `${mobilised} mobilisiert, Angriff ${attack}, Verteidigung ${defence}`,
    `${mobilised} mobilised, attack ${attack}, defence ${defence}`,
  ]);
};

const alliesIn = (value: string, speech: Speech): string =>
  [...value.matchAll(/\{"party":"(\w+)","side":(\d)[^}]*\}/g)]
    .map(([whole, party = '', side]) => {
      const with_ =
        side === '0'
          ? pick(speech, ['beim Angreifer', 'with the attacker'])
          : pick(speech, ['beim Verteidiger', 'with the defender']);
      return `${nameOf(party, speech)} ${with_} (${divisionIn(whole, speech)})`;
    })
    .join('; ');

/** The row of a bookkeeping, `military r1` or `build 1`. */
const rowOf = (row: string, speech: Speech): string => {
  const [word = '', rest = ''] = row.split(' ');
  const called: Readonly<Record<string, Pair>> = {
    build: ['Bau', 'building'],
    sent: ['gesendetes Geld', 'money sent'],
    population: ['Bevölkerung', 'population'],
  };
  const pair = called[word];
  if (pair === undefined) return advantageName(row, speech);
  return /^\d+$/.test(rest)
    ? `${pick(speech, pair)} ${rest}`
    : `${pick(speech, pair)} in ${nameOf(rest, speech)}`;
};

/** What the game master decides as a sentence; undefined if it has no words. */
export const decisionLine = (key: string, value: string, speech: Speech): string | undefined => {
  const [, scope = ''] = /^event\/(\w+)$/.exec(key) ?? [];
  if (scope !== '') {
    const [[fate = ''], [intensity]] = [numbersIn(value, 'event'), numbersIn(value, 'intensity')];
    const how = { strong: ['stark', 'strong'], low: ['gering', 'low'] } as const;
    const strength =
      intensity === 'strong' || intensity === 'low' ? `, ${pick(speech, how[intensity])}` : '';
    return `${scopeOf(scope, speech)}: ${fateOf(fate, speech)}${strength}`;
  }
  const [, divided = ''] = /\/division\/(\w+)$/.exec(key) ?? [];
  if (divided !== '')
    return `${pick(speech, ['Aufteilung von', 'Division of'])} ${nameOf(divided, speech)}: ${divisionIn(value, speech)}`;
  if (key.endsWith('/allies'))
    return `${pick(speech, ['Verbündete', 'Allies'])}: ${alliesIn(value, speech)}`;
  const [, stream = ''] = /^reroll\/\w+\|\d+\|(.+)$/.exec(key) ?? [];
  if (stream !== '')
    return `${streamOf(stream.replaceAll('|', ' '), speech)}, ${pick(speech, ['neu geworfen: Würfel', 'rolled again: die'])} ${numbersIn(value, 'die').join(', ')}`;
  const [, party = '', step = '', row = ''] =
    /^balance\/(\w+)\/organisation\.(\w+)\/([^/]+)\//.exec(key) ?? [];
  if (party !== '')
    return `${stepOf(step, speech)}, ${nameOf(party, speech)}: ${pick(speech, ['die Spielleitung setzt', 'the GM sets'])} ${rowOf(row, speech)} ${pick(speech, ['auf', 'to'])} ${numberIn(String(Number(value) / 2), speech)} ${pick(speech, ['Geld', 'money'])}`;
  const question = questionOf(key, speech);
  return question === undefined ? undefined : `${question} ${answerOf(key, value, speech)}`;
};

/** Whom a random event is for: an organisation, a region or all. */
export const scopeOf = (scope: string, speech: Speech): string => {
  if (scope === 'world') return pick(speech, ['Ereignis für alle', 'Event for all']);
  return /^r\d$/.test(scope)
    ? pick(speech, [`Ereignis in ${nameOf(scope, speech)}`, `Event in ${nameOf(scope, speech)}`])
    : pick(speech, [`Ereignis von ${nameOf(scope, speech)}`, `Event of ${nameOf(scope, speech)}`]);
};

/** The dice that fall, each a number. */
export const rolledLine = (key: string, value: string, speech: Speech): string => {
  const stream = key.replace(/^\d+ /, '');
  return `${streamOf(stream, speech)}: ${value.replaceAll(' ', ', ')}`;
};

/** What is rolled for: `war a 1 b` are the dice of B in the war that A began. */
export const streamOf = (stream: string, speech: Speech): string => {
  const [kind = '', party = '', count = '', side, more] = stream.split(' ');
  const names: Readonly<Record<string, Pair>> = {
    war: ['Krieg', 'War'],
    plunder: ['Plündern', 'Plunder'],
    sabotage: ['Sabotage', 'Sabotage'],
    information: ['Information', 'Information'],
    order: ['Los um die Reihenfolge', 'Lots for the order'],
    event: ['Zufallsereignis', 'Random event'],
    chance: ['Chance', 'Chance'],
  };
  const what = pick(speech, names[kind] ?? ['Wurf', 'Roll']);
  const who = kind === 'war' ? (side ?? party) : party;
  const again = [count, side, more].includes('reroll')
    ? `, ${pick(speech, ['Neuwurf', 'rolled again'])}`
    : '';
  if (who === '') return what;
  const number = kind === 'war' && count !== '1' ? ` ${count}` : '';
  return `${what}${number}, ${nameOf(who, speech)}${again}`;
};

/** The name of what is spent on or came of something, by its key. */
export const effectOf = (key: string, speech: Speech): string =>
  pick(speech, EFFECTS[key] ?? ['', '']) || (categoryOf(key, speech) ?? '');

const EFFECTS: Readonly<Record<string, Pair>> = {
  own_loss: ['eine eigene Einheit stirbt', 'an own unit dies'],
  none_2: ['nichts', 'nothing'],
  none_3: ['nichts', 'nothing'],
  steal: ['Geld wird gestohlen', 'money is stolen'],
  absorbed: ['die Befestigung fängt den Schlag ab', 'the fortification absorbs the blow'],
  damage: ['eine Stufe wird beschädigt', 'a level is damaged'],
  destroy: ['eine beschädigte Stufe wird zerstört', 'a damaged level is destroyed'],
  exhaust: ['eine Stufe wird erschöpft', 'a level is exhausted'],
  murder: ['eine Einheit wird ermordet', 'a unit is murdered'],
  take_level: ['eine Stufe wird übernommen', 'a level is taken over'],
  take_unit: ['eine Einheit wird übernommen', 'a unit is taken over'],
  void: ['findet kein Ziel', 'finds no target'],
  unrest: ['eine Einheit gerät in Aufruhr', 'a unit falls into unrest'],
  traceless: ['keine Spuren', 'no traces'],
};
