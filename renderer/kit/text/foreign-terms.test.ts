import { describe, expect, it } from 'vitest';
import { wordsOf } from './words';

/** Texts whose usual wording is that of Welt der Waben: what players receive, and what a GM reads before ending a turn. */
const KEYS = [
  'inbox:reminder.text',
  'inbox:reminder.otherwise',
  'inbox:realm.defaultsOf',
  'openTurn:close.text',
  'openTurn:close.point.missing',
  'openTurn:archive.noLetter',
  'turnReport:summary.neutral.quiet',
  'turnReport:summary.inCharacter.quiet',
  'news:first.title',
  'noun:newsletter',
  'turn:type.hint',
];

const WABEN =
  /Einheit|Hauptbefehl|gerüstet|Segment|\bMond|\bunits?\b|main order|\bmoon\b|\braised\b/;
const SAYS_RUNDE_AS_HE = /die (Runde|Phase)[^.]* ihn\b/;

describe.each(['pygma', 'moerderspiel', 'eroberung', 'organisation'])('%s', (game) => {
  it.each(['de', 'en'] as const)('has no words of another game in %s', (language) => {
    const words = wordsOf(language, game);
    const texts = KEYS.flatMap((key) => [1, 3].map((count) => words(key, { count })));
    expect(texts.filter((text) => WABEN.test(text) || SAYS_RUNDE_AS_HE.test(text))).toEqual([]);
    expect(texts.filter((text) => text === '' || KEYS.includes(text))).toEqual([]);
  });
});
