import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tharosCampaign } from '../../../../../assets/examples/tharos';
import type { LetterPart } from '../../../../kernel';
import { diceOf, wildLetter } from '../../../../testing/letters';
import { letterParts } from '.';

const { world } = tharosCampaign();
const parts = (text: string): readonly LetterPart[] => letterParts(text, 'tha', world);

/** Kind, title and addressee of every part, with the first words under it. */
const told = (text: string): readonly string[] =>
  parts(text).map(({ kind, title, to }) =>
    [kind, title, ...(to === undefined ? [] : [`-> ${to}`])].join(' | '),
  );

const covers = (text: string): boolean => {
  const spans = parts(text).map(({ span }) => span);
  return (
    spans.every(({ start, end }, index) => start < end && start === (spans[index - 1]?.end ?? 0)) &&
    (spans.at(-1)?.end ?? 0) === text.length
  );
};

describe('the parts of a letter', () => {
  it('WW-10.2-01: the letter of the booklet is orders, lists and balance', () => {
    const text = readFileSync(
      join(import.meta.dirname, '../../../../../assets/examples/tharos/turn-8.3.txt'),
      'utf8',
    );
    expect(told(text)).toEqual([
      'cover | ',
      'movement | 1. Zugbefehle',
      'possessions | 2. Einheitenliste',
      'balance | 4. Steuern aus dem Land',
    ]);
    expect(covers(text)).toBe(true);
  });

  const cases: readonly (readonly [string, string, readonly string[]])[] = [
    [
      'WW-8.2-01, WW-8.2-30, WW-8.2-31, WW-8.2-34: every part has its heading, in German',
      `Anschreiben
Spielzug Nr. 58, Falkenmond. Lieber Spielleiter, anbei alles.

Zugbefehle
101\t210/19\t-20-21\tKVE

Besondere Aktionen
S1: Traska sucht den Brunnen.

Kulturbericht (öffentlich)
Im Frühling feiern wir.

Botschaft an Königreich Valdrun:
Haltet die Brücke!

Mitteilungen
Der Hafen ist offen.`,
      [
        'cover | Anschreiben',
        'movement | Zugbefehle',
        'special | Besondere Aktionen',
        'culture | Kulturbericht (öffentlich)',
        'message | Botschaft an Königreich Valdrun | -> val',
        'announcement | Mitteilungen',
      ],
    ],
    [
      'every part has its heading, in English',
      `Cover letter
Dear GM, turn 58.

Movement orders
101 210/19 -20-21 KVE

List of units
Culture report
We feast in spring.

Message to Valdrun:
Hold the bridge!

Announcement
The harbour is open.

Treaty with Valdrun
We shall keep peace.`,
      [
        'cover | Cover letter',
        'movement | Movement orders',
        'possessions | List of units',
        'culture | Culture report',
        'message | Message to Valdrun | -> val',
        'announcement | Announcement',
        'treaty | Treaty with Valdrun',
      ],
    ],
    [
      'without headings by what the lines say, and prose after the lists is nobody’s',
      `Lieber Spielleiter,
hier mein Zug.

101 210/19 -20-21 KVE
103 210/04 KH

Steuersatz 8 %

Viele Grüße aus der Ferne`,
      ['cover | ', 'movement | ', 'declarations | ', 'rest | '],
    ],
    [
      'a table of orders that begins with its head',
      'Nr.\tPosition alt\tZugbefehl\tBefehl\n101\t210/19\t-20\tKVE',
      ['movement | '],
    ],
    [
      'a table of units and one of the land without headings',
      'Nr.\tGröße\tTyp\tStandort\n101\t8.000\tK\t210/19\n\nGelände\tTiefland\tHochland\nNormal\t25\t13',
      ['possessions | ', 'balance | '],
    ],
    [
      'S1 without a heading',
      '501 210/37 S1\n\nS1: Er sucht den Brunnen.\nUnd findet ihn.',
      ['movement | ', 'special | '],
    ],
    [
      'WW-8.2-31: each message is one, and words within it are no headings',
      `Botschaften
An Valdrun:
Hört!
Steuern
sind hoch.

An Lyr:
Schweigt!`,
      ['message | Botschaften', 'message | An Valdrun | -> val', 'message | An Lyr'],
    ],
    [
      'WW-8.2-31: the addressee stands before the words, in the same line',
      'Botschaften\n\nAn Königreich Valdrun: Der Friede gilt.',
      ['message | Botschaften | -> val'],
    ],
    [
      'WW-8.2-31: two of them in one part, and nobody is guessed: a message never goes astray',
      'Botschaften\n\nAn Königreich Valdrun: Friede.\nAn Mark Dornach: Krieg.',
      ['message | Botschaften'],
    ],
    [
      'WW-8.2-31: a message to a ruler by his name, with a verb of its own',
      'An Orlan von Valdrun schreiben wir: Der Friede gilt.',
      ['message | An Orlan von Valdrun schreiben wir | -> val'],
    ],
    [
      'WW-8.2-31: a message to a ruler by her title',
      'Der Markgräfin sagt: Eure Reiter sind verirrt.',
      ['message | Der Markgräfin sagt | -> dor'],
    ],
    [
      'WW-8.2-31: what the game master is asked to tell a ruler',
      'Die Furt ist frei. Dem Emir bitten wir mitzuteilen, daß der Handel ruht.',
      ['cover | ', 'message | Dem Emir bitten wir mitzuteilen | -> nah'],
    ],
    [
      'WW-8.2-31: the same with the verb before the ruler',
      'Richtet bitte der Dogin von uns aus: Danke.',
      ['message | Richtet bitte der Dogin von uns aus | -> lyr'],
    ],
    [
      'WW-8.2-31: the same in English',
      'Please pass the following on to the Emir: the market is closed.',
      ['message | Please pass the following on to the Emir | -> nah'],
    ],
    [
      'WW-8.2-31: an order behind a message in its line is none of its words',
      'An Dornach: Danke. 101 zieht nach 20.',
      ['message | An Dornach | -> dor', 'movement | '],
    ],
    [
      'WW-8.2-31: what a message tells of a unit is a part of it',
      'An Dornach: Danke. 101 zieht nach 20 und tut euch nichts.',
      ['message | An Dornach | -> dor'],
    ],
    [
      'WW-8.2-31: what another ruler is said to say is no message to him',
      'Der Emir sagt: Der Handel ruht.',
      ['cover | '],
    ],
    [
      'WW-8.2-35: what is declared under treaties is declared, a treaty of words is one',
      `Verträge
Bündnis mit val

Vertrag zwischen Tharos und Valdrun
Man hilft einander.`,
      ['declarations | Verträge', 'treaty | Vertrag zwischen Tharos und Valdrun'],
    ],
    ['a letter of words only', 'Diesmal nichts Neues.', ['cover | ']],
    ['blank lines', ' \n\t\n', ['rest | ']],
    ['nothing', '', []],
    [
      'a quoted mail keeps its marks within the parts',
      '> Zugbefehle\r\n> 101 210/19 -20 KV\r\n> \r\n> Mitteilungen\r\n> Hört!',
      ['movement | Zugbefehle', 'announcement | Mitteilungen'],
    ],
  ];
  it.each(cases)('%s', (_, text, expected) => {
    expect(told(text)).toEqual(expected);
    expect(covers(text)).toBe(true);
  });

  it('cover whatever players write, without gap', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const text = wildLetter(diceOf(seed), 40);
      expect({ seed, covers: covers(text) }).toEqual({ seed, covers: true });
    }
  });

  it('cover any text at all', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string({ unit: 'binary' }),
            fc.constantFrom('Zugbefehle', 'An Valdrun:', '\r\n', '\u2028', '101 210/19 KV', '\t|;'),
          ),
        ),
        fc.constantFrom('\n', '\r\n', '\r', ' '),
        (pieces, joint) => covers(pieces.join(joint)),
      ),
    );
  });
});
