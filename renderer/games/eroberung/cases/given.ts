import type { Words as Pair } from '../../../../engine';
import { eroberungCaseGame } from '../../../../engine/systems/eroberung/cases/game';
import { listed, pick, renamedBy } from '../../case-words';
import type { CaseSpeech } from '../../game-view';
import type { CaseTexts } from '../../record-cases';

const names = eroberungCaseGame.words.names ?? {};
const renamed = renamedBy(Object.values(names));

/** Players by their names, one after the other. */
const namesOf = (keys: readonly string[], speech: CaseSpeech): string =>
  listed(
    keys.map((key) => pick(speech, names[key] ?? [key, key])),
    speech,
  );

const KEYS = Object.keys(names).join('|');
/** Members of an alliance as its record holds them, `blue red`. */
const MEMBERS = new RegExp(`\\b(?:${KEYS})(?: (?:${KEYS}))+\\b`, 'g');

const PHASES: Readonly<Record<string, Pair>> = {
  home: ['Die Heimatbündnisse werden geschlossen', 'Home alliances are made'],
  option: ['Die Angriffsoption hat', 'The attack option is held by'],
  final: ['In der Endrunde folgen aufeinander', 'In the final round there follow'],
  endgame: ['Das Endspiel läuft', 'The endgame is on'],
};

/** `option red first`, `endgame red blue`. */
function phaseLine(value: string, speech: CaseSpeech): string {
  const [phase = '', ...rest] = value.split(' ');
  const players = rest.filter((word) => word in names);
  const before = pick(speech, [' (gefochten haben ', ' (fought: ']);
  const named = phase === 'home' ? pick(speech, ['; an der Reihe: ', '; in turn: ']) : ' ';
  const who = players.length === 0 ? '' : namesOf(players, speech);
  const holder = who === '' ? '' : phase === 'endgame' ? `${before}${who})` : `${named}${who}`;
  const first = rest.includes('first')
    ? pick(speech, ['; es ist der erste Angriff', '; it is the first attack'])
    : '';
  return `${pick(speech, PHASES[phase] ?? ['', ''])}${holder}${first}.`;
}

/** What the screen says of the course of a game. */
export const TEXTS: CaseTexts = {
  /** Follows from the countries and figures that are given, or is no part of a case. */
  unsaid: [
    'entry',
    'player.seat',
    'player.digit',
    'player.motherland',
    'country.english',
    'country.source',
  ],
  lines: {
    phase: phaseLine,
    passed: (count, speech) =>
      pick(speech, [`Verzichtet haben nacheinander: ${count}`, `Passed in succession: ${count}`]),
  },
  /** A sentence with the players as the reader calls them. */
  named: (text, speech) =>
    renamed(
      text.replaceAll(MEMBERS, (keys) => namesOf(keys.split(' '), speech)),
      speech,
    ),
};
