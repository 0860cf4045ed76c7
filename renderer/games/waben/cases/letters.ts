import type { Words as Pair } from '../../../../engine';
import { pick } from '../../case-words';
import type { CaseSpeech } from '../../game-view';
import type { CaseTexts } from '../../record-cases';

const MAIL: Readonly<Record<string, Pair>> = {
  message: ['Botschaft', 'message'],
  announcement: ['Mitteilung', 'announcement'],
  culture: ['Kulturbericht', 'report of culture'],
  treaty: ['Vertrag', 'treaty'],
};

const PARTS: Readonly<Record<string, Pair>> = {
  single: ['Spieler von', 'player of'],
  contact: ['Kontakt von', 'contact of'],
  coPlayer: ['Mitspieler von', 'co-player of'],
  realmGm: ['Reichsspielleiter von', 'realm GM of'],
  wanderer: ['Wanderer von', 'wanderer of'],
  born: ['geboren', 'born'],
};

const personPart = (part: string, speech: CaseSpeech): string => {
  const [word = '', value = ''] = part.split(' ');
  if (part === 'member no') return pick(speech, ['kein Mitglied', 'no member']);
  const name = PARTS[word];
  return name === undefined ? '' : `${pick(speech, name)} ${value.toUpperCase()}`;
};

/** When and by whom a letter was handed in: `by p, at 2000-03-03T08:00:00Z, for 6`. */
const letterPart = (part: string, speech: CaseSpeech): string => {
  const [word = '', value = ''] = part.split(' ');
  if (word === 'by') return `${pick(speech, ['von', 'by'])} ${value}`;
  if (word === 'for') return `${pick(speech, ['für Zug', 'for turn'])} ${value}`;
  return `${pick(speech, ['eingegangen', 'received'])} ${value.slice(0, 10)}`;
};

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

/** A person, a letter, mail, a date or a sighting of a case as a sentence. */
export const MAIL_LINES: NonNullable<CaseTexts['lines']> = {
  deadline: (date, speech) => `${pick(speech, ['Zugtermin', 'Deadline'])} ${date}`,
  person: (said, speech, name) =>
    `${name}: ${joined(said.split(', ').map((one) => personPart(one, speech)))}`,
  letter: (said, speech, about) => {
    const [head = '', title = ''] = said.split(' | ');
    const [party = ''] = about.split(' ');
    const facts = joined(head.split(', ').map((one) => letterPart(one, speech)));
    return `${pick(speech, ['Brief von', 'Letter of'])} ${party.toUpperCase()} (${facts}): ${title}`;
  },
  sighted: (said, speech, about) => {
    const [party = '', place = ''] = about.split(' ');
    const size = /^size (\d+)/.exec(said)?.[1] ?? '';
    return `${party.toUpperCase()} ${pick(speech, ['sichtete in', 'sighted in'])} ${place}: ${pick(speech, ['Größenklasse', 'size class'])} ${size}`;
  },
  mail: (said, speech, name) => {
    const [head = '', title = ''] = said.split(' | ');
    const [, kind = '', from = '', to = ''] = /^(\w+) from (\w+)(?: to (\w+))?/.exec(head) ?? [];
    const addressee = to === '' ? '' : ` ${pick(speech, ['an', 'to'])} ${to.toUpperCase()}`;
    const sender = `${pick(speech, ['von', 'from'])} ${from.toUpperCase()}`;
    return `${name}: ${pick(speech, MAIL[kind] ?? ['', ''])} ${sender}${addressee}${title === '' ? '' : `: ${title}`}`;
  },
};
