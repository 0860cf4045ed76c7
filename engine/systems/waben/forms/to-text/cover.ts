import type { FormValues, Language } from '../../../../kernel';
import { lineOf, textOf } from './values';

const WORDS = {
  de: {
    cover: 'Anschreiben',
    turn: 'Spielzug Nr.',
    moons: 'Monde',
    player: 'Spieler',
    address: 'Anschrift',
    enclosed: 'Anbei',
    questions: 'Fragen',
  },
  en: {
    cover: 'Cover letter',
    turn: 'Turn no.',
    moons: 'Moons',
    player: 'Player',
    address: 'Address',
    enclosed: 'Enclosed',
    questions: 'Questions',
  },
} as const;

const named = (name: string, value: string): readonly string[] =>
  value === '' ? [] : [`${name}: ${value}`];

/** Realm and turn stand in one line, as at the head of letters; such a line is no heading of its own. */
const firstLine = (values: FormValues, turn: string): readonly string[] => {
  const stated = lineOf(values, 'turn');
  const words = [lineOf(values, 'realm'), stated === '' ? '' : `${turn} ${stated}`];
  return [words.filter((word) => word !== '').join(', ')].filter((line) => line !== '');
};

/** The cover letter: realm, turn, moons, player, address, enclosures and questions (WW-8.2-01 to WW-8.2-05). */
export function coverText(values: FormValues, language: Language): readonly string[] {
  const words = WORDS[language];
  const lines = [
    ...firstLine(values, words.turn),
    ...named(words.moons, lineOf(values, 'moons')),
    ...named(words.player, lineOf(values, 'player')),
    ...named(words.address, lineOf(values, 'address')),
    ...named(words.enclosed, lineOf(values, 'enclosed')),
    ...named(words.questions, textOf(values, 'questions')),
  ];
  return lines.length === 0 ? [] : [words.cover, ...lines];
}
