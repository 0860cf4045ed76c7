import type { Words as Pair } from '../../../../engine';
import { BOARD_43 } from '../../../../engine/systems/eroberung';
import { listed, numberIn, pick, renamedBy } from '../../case-words';
import type { CaseSpeech } from '../../game-view';

/** Players as the cases call them, German and English. */
const PLAYERS: Readonly<Record<string, Pair>> = {
  black: ['Schwarz', 'Black'],
  blue: ['Blau', 'Blue'],
  green: ['Grün', 'Green'],
  red: ['Rot', 'Red'],
  white: ['Weiß', 'White'],
  yellow: ['Gelb', 'Yellow'],
};

const renamed = renamedBy(Object.values(PLAYERS));

const COUNTRIES = new Map(BOARD_43.map(({ key, name }) => [key, name]));

/** Players and countries by their names, one after the other. */
const namesOf = (keys: readonly string[], speech: CaseSpeech): string =>
  listed(
    keys.map((key) => pick(speech, PLAYERS[key] ?? COUNTRIES.get(key) ?? [key, key])),
    speech,
  );

const KEYS = Object.keys(PLAYERS).join('|');
/** Members of an alliance as its record keeps them, `blue red`. */
const MEMBERS = new RegExp(`\\b(?:${KEYS})(?: (?:${KEYS}))+\\b`, 'g');

/** A sentence with the players as the reader calls them. */
export function named(text: string, speech: CaseSpeech): string {
  return renamed(
    text.replaceAll(MEMBERS, (keys) => namesOf(keys.split(' '), speech)),
    speech,
  );
}

/** How a country is held. */
const HELD: Readonly<Record<string, Pair>> = {
  home: ['Mutterland', 'motherland'],
  allied: ['verbündet', 'allied'],
  conquered: ['erobert', 'conquered'],
};

/** One part of the line of a player: `home france`, `conquered italy spain`, `money 500`, `register 12.5`. */
function ofPlayer(part: string, speech: CaseSpeech): string | undefined {
  const [word = '', ...rest] = part.trim().split(' ');
  const [value = ''] = rest;
  const held = HELD[word];
  if (held !== undefined) return `${pick(speech, held)}: ${namesOf(rest, speech)}`;
  if (word === 'money') return pick(speech, [`${value} in Marken`, `${value} in markers`]);
  return word === 'register'
    ? `${pick(speech, ['Register', 'register'])} ${numberIn(value, speech)}`
    : undefined;
}

const PHASES: Readonly<Record<string, Pair>> = {
  home: ['Die Heimatbündnisse werden geschlossen', 'Home alliances are made'],
  option: ['Die Angriffsoption hat', 'The attack option is held by'],
  final: ['In der Endrunde folgen aufeinander', 'In the final round there follow'],
  endgame: ['Das Endspiel läuft', 'The endgame is on'],
};

/** `option red first`, `endgame red blue`. */
function phaseLine(value: string, speech: CaseSpeech): string {
  const [phase = '', ...rest] = value.split(' ');
  const players = rest.filter((word) => word in PLAYERS);
  const before = pick(speech, [' (gefochten haben ', ' (fought: ']);
  const named = phase === 'home' ? pick(speech, ['; an der Reihe: ', '; in turn: ']) : ' ';
  const who = players.length === 0 ? '' : namesOf(players, speech);
  const told = who === '' ? '' : phase === 'endgame' ? `${before}${who})` : `${named}${who}`;
  const first = rest.includes('first')
    ? pick(speech, ['; es ist der erste Angriff', '; it is the first attack'])
    : '';
  return `${pick(speech, PHASES[phase] ?? ['', ''])}${told}${first}.`;
}

/** What is true of a game beside its players, each line by its first word. */
const LINES: Readonly<
  Record<string, (words: readonly string[], speech: CaseSpeech, about: string) => string>
> = {
  turn: ([no = ''], speech) => pick(speech, [`Es ist Zug ${no}.`, `It is turn ${no}.`]),
  phase: (words, speech) => phaseLine(words.join(' '), speech),
  passed: ([count = ''], speech) =>
    pick(speech, [`Verzichtet haben nacheinander: ${count}`, `Passed in succession: ${count}`]),
  alliance: (players, speech) =>
    `${pick(speech, ['Spielerbündnis', 'Player alliance'])}: ${namesOf(players, speech)}`,
  joint: ([kind = '', ...owners], speech, about) =>
    `${about}: ${pick(speech, ['gemeinsam', 'jointly'])} ${pick(speech, HELD[kind] ?? ['', ''])}, ${namesOf(owners, speech)}`,
  change: ([pbu = '', , turn = ''], speech, about) =>
    pick(speech, [
      `${about} hat ab Zug ${turn} den Wert ${pbu}.`,
      `${about} has the value ${pbu} from turn ${turn}.`,
    ]),
  free: (_, speech, about) => pick(speech, [`${about} ist frei.`, `${about} is free.`]),
  rest: (players, speech) =>
    pick(speech, [
      `Alle übrigen Länder sind verbündet mit ${namesOf(players, speech)}.`,
      `All other countries are allied to ${namesOf(players, speech)}.`,
    ]),
  sides: (countries, speech, about) =>
    pick(speech, [
      `Seiten von ${about}: ${namesOf(countries, speech)}`,
      `Sides of ${about}: ${namesOf(countries, speech)}`,
    ]),
  place: ([zone = '', position = ''], speech, about) =>
    pick(speech, [
      `${about} liegt in Zone ${zone} an Stelle ${position}.`,
      `${about} lies in zone ${zone}, place ${position}.`,
    ]),
};

/** What is given of the game as a sentence; undefined if nothing is said. */
export function given(key: string, value: string, speech: CaseSpeech): string | undefined {
  const [word = '', about = ''] = key.split(' ');
  const line = LINES[word];
  if (line !== undefined) return line(value.split(' '), speech, namesOf([about], speech));
  if (!(word in PLAYERS)) return undefined;
  const parts = value.split(';').flatMap((part) => ofPlayer(part, speech) ?? []);
  return parts.length === 0 ? undefined : `${namesOf([word], speech)}: ${parts.join('; ')}`;
}
