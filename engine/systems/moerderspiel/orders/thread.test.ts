import { describe, expect, it } from 'vitest';
import { BLANK_REGION_WORLD, newParty } from '../../../world';
import { withState } from '../state/keep';
import { nation, stateWith } from '../testing/board';
import { THREAD } from './thread';

const state = stateWith(
  [
    nation('blue', 'I3'),
    nation('red', 'C10'),
    nation('yellow', 'E6'),
    nation('white', 'M11', { eliminated: 2 }),
  ],
  [],
);
const NAMES = { blue: 'Blau', red: 'Rot', yellow: 'Gelb', white: 'Weiß' };
const world = withState(
  {
    ...BLANK_REGION_WORLD,
    parties: Object.fromEntries(
      Object.entries(NAMES).map(([key, name]) => [key, newParty({ key, name })]),
    ),
  },
  state,
);

/** Results: `for blue`, `for nobody`, the code of a fault, or `?` with its words. */
const found = (text: string, party = 'red'): readonly string[] =>
  THREAD.read(text, party, world).map(({ choice, findings, span }) => {
    if (choice === undefined) return `? ${text.slice(span.start, span.end)}`;
    const [fault] = findings;
    return fault === undefined ? `for ${choice ?? 'nobody'}` : (fault.code.split('.')[1] ?? '');
  });

describe('votes in the public thread', () => {
  it.each([
    ['Stimme: Blau', ['for blue']],
    ['Ich stimme für Blau.', ['for blue']],
    ['ich stimm für blau', ['for blue']],
    ['VOTE BLAU!!!', ['for blue']],
    ['*** Stimme: Blau ***', ['for blue']],
    ['Meine Stimme: Gelb', ['for yellow']],
    ['Meine Stimme geht an Gelb.', ['for yellow']],
    ['Ich ändere meine Stimme auf Gelb.', ['for yellow']],
    ['Sanktion gegen Blau', ['for blue']],
    ['Ich stimme hiermit gegen Blau, weil er lügt.', ['for blue']],
    ['I vote for Blau', ['for blue']],
    ['Hallo zusammen. Ich stimme für Blau. Grüße', ['for blue']],
    ['Stimme: Blau\n\nNach dem Essen:\nStimme: Gelb', ['for blue', 'for yellow']],
    ['Ich ziehe meine Stimme zurück.', ['for nobody']],
    ['Enthaltung', ['for nobody']],
    ['Ich enthalte mich.', ['for nobody']],
    ['I withdraw my vote.', ['for nobody']],
    ['Stimme zurückgezogen', ['for nobody']],
    ['Stimme: niemand', ['for nobody']],
    ['Rot stinkt. Ich ziehe meine Stimme zurück.\nStimme: Blau', ['for nobody', 'for blue']],
    ['Stimme: Rot', ['E_VOTE_SELF']],
    ['Stimme: Weiß', ['E_VOTE_DEAD']],
  ])('are found in %j', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each([
    'Ich stimme Blau zu.',
    'Ich stimme nicht für Blau.',
    'Wenn Blau schweigt, stimme ich für Blau.',
    'Ich stimme für Blau, nein, doch für Gelb.',
    'Ich würde für Blau stimmen.',
    'Bitte stimmt alle für Blau!',
    'Stimmt für Blau!',
    'Wir stimmen für Blau und Gelb.',
    'Soll ich für Blau stimmen?',
    'Wer stimmt für Gelb?',
    'Ich ziehe meine Stimme nicht zurück.',
    'Ich stimme für Lila.',
  ])('are not made of %j: it is shown to the GM', (text) => {
    expect(found(text)).toEqual([`? ${text}`]);
  });

  it.each([
    'Blau lügt, sobald er den Mund aufmacht.',
    'Gute Stimmung hier!',
    'Blau hat für Gelb gestimmt.',
    'Armee 1 zieht nach D5',
    '',
  ])('are not looked for in %j', (text) => {
    expect(found(text).filter((one) => !one.startsWith('?'))).toEqual([]);
  });

  it('of a nation that is out do not count', () => {
    expect(found('Stimme: Blau', 'white')).toEqual(['E_VOTE_DEAD']);
  });
});
