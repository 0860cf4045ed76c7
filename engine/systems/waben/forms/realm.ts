import type { FormDefinition } from '../../../kernel';
import { line, number, title } from './fields';
import { HEAD } from './head';
import { realmText } from './to-text/realm';

/** The list of the realm, due in every turn (WW-8.2-10 to -13, WW-8.2-15, WW-10.2-01). */
export const REALM: FormDefinition = {
  id: 'realm',
  title: title('Reichsaufstellung', 'List of the realm'),
  isReturned: true,
  parts: [
    HEAD,
    {
      kind: 'table',
      title: title('Personen', 'Persons'),
      columns: [
        line('person', 'Name', 'Name', 0.3),
        line('personCharacter', 'Charakter', 'Character', 0.25),
        line('personFunction', 'Funktion', 'Function', 0.15),
        line('personAddress', 'Anschrift', 'Address', 0.3),
      ],
      rows: 3,
    },
    {
      kind: 'table',
      title: title('Liste der Charaktere', 'List of characters'),
      columns: [
        number('charNumber', 'Nr.', 'No.', 0.08),
        line('charStatus', 'Status', 'Status', 0.1),
        line('charSeat', 'Ansiedlung', 'Settlement', 0.16),
        number('charValue', 'BWP', 'BWP', 0.08),
        line('charPoints', 'Gutpunkte', 'Good points', 0.13),
        line('charName', 'Name', 'Name', 0.45),
      ],
      rows: 5,
    },
    {
      kind: 'table',
      title: title('Reichsschatz', 'Treasury'),
      note: title(
        'Wo wie viel GS liegt; ohne Angabe alles in der Hauptstadt.',
        'How much gold lies where; all of it in the capital if nothing is said.',
      ),
      columns: [line('stockPlace', 'Ort', 'Place', 0.5), number('stockGold', 'GS', 'GS', 0.5)],
      rows: 4,
    },
    {
      kind: 'table',
      title: title('Aufstellung der Bauwerke', 'List of structures'),
      note: title(
        'Neue mit „neu“; bei Baustellen die fertigen und alle BWP.',
        'New ones with “neu”; of those being built the finished and all BWP.',
      ),
      columns: [
        line('structureType', 'Typ', 'Type', 0.12),
        line('structurePlace', 'Ort', 'Place', 0.18),
        line('structureName', 'Name, Häfen', 'Name, harbours', 0.4),
        line('structureProgress', 'Baustand', 'Progress', 0.18),
        line('structureNew', 'neu', 'new', 0.12),
      ],
      rows: 14,
    },
    {
      kind: 'table',
      title: title('Aufstellung der Einheiten', 'List of units'),
      columns: [
        number('unitNumber', 'Nr.', 'No.', 0.09),
        number('unitSize', 'Größe', 'Size', 0.15),
        line('unitType', 'Typ', 'Type', 0.09),
        number('unitLeaders', 'Hf', 'Leaders', 0.11),
        line('unitPlace', 'Standort', 'Place', 0.2),
        number('unitPoints', 'BP', 'MP', 0.11),
        line('unitRaised', 'gerüstet in', 'raised in', 0.25),
      ],
      rows: 14,
    },
    {
      kind: 'table',
      title: title('Einnahmen und Ausgaben', 'Income and expenses'),
      note: title(
        'Dieses Spielzugs, mit Ursache. In Einnahme- und Rüstmonden tritt die Reichsbilanz an ihre Stelle.',
        'Of this turn, each with its cause. In income and muster moons the balance sheet takes their place.',
      ),
      columns: [line('moneyCause', 'Ursache', 'Cause', 0.7), number('moneyGold', 'GS', 'GS', 0.3)],
      rows: 5,
    },
  ],
  toText: realmText,
};
