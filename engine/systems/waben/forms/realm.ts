import type { FormValues, Language } from '../../../kernel';
import { half, line, noted, number, returnedForm, table } from '../../../kernel/form-parts';
import { HEAD } from './head';
import { coverText } from './to-text/cover';
import { rowsOf, section, tabs } from './to-text/values';

const list = (
  values: FormValues,
  heading: string,
  head: readonly string[],
  columns: readonly string[],
): readonly string[] => {
  const rows = rowsOf(values, columns);
  return rows.length === 0 ? [] : section(heading, [tabs(head), ...rows.map(tabs)]);
};

/** A new structure is ordered by its row: it stands there as a sentence, not as a row of a table (WW-4.1-33). */
const structureLine = ([
  type = '',
  place = '',
  name = '',
  progress = '',
  isNew = '',
]: readonly string[]): string => {
  const done = progress === '' ? '' : `BW ${progress}`;
  return isNew === ''
    ? tabs([type, place, name, done])
    : [type, place, name, done, 'neu'].filter((word) => word !== '').join(' ');
};

const structuresOf = (values: FormValues): readonly string[] => {
  const rows = rowsOf(values, [
    'structureType',
    'structurePlace',
    'structureName',
    'structureProgress',
    'structureNew',
  ]);
  return section('Aufstellung der Bauwerke', rows.map(structureLine));
};

/** Current gold by place; a new distribution is in the balance or declared (WW-8.2-11, WW-3.3-04). */
const stockOf = (values: FormValues): readonly string[] =>
  section('Aufstellung des Reichsschatzes', rowsOf(values, ['stockPlace', 'stockGold']).map(tabs));

/**
 * The list of the realm as a letter, under the terms of the booklet in either language, for by them lists are read
 * (WW-8.2-10 to WW-8.2-13, WW-8.2-15).
 */
const realmText = (values: FormValues, language: Language): string => {
  const person = ['person', 'personCharacter', 'personFunction', 'personAddress'];
  const character = ['charNumber', 'charStatus', 'charSeat', 'charValue', 'charPoints', 'charName'];
  const unit = ['unitNumber', 'unitSize', 'unitType', 'unitLeaders', 'unitPlace', 'unitPoints'];
  const lists = [
    ...list(values, 'Liste der Personen', ['Name', 'Charakter', 'Funktion', 'Anschrift'], person),
    ...list(
      values,
      'Liste der Charaktere',
      ['Nr.', 'Status', 'Ansiedlung', 'BWP', 'Gutpunkte', 'Name'],
      character,
    ),
    ...stockOf(values),
    ...structuresOf(values),
    ...list(
      values,
      'Aufstellung der Einheiten',
      ['Nr.', 'Größe', 'Typ', 'Hf', 'Standort', 'BP', 'gerüstet in'],
      [...unit, 'unitRaised'],
    ),
    ...section('Einnahmen und Ausgaben', rowsOf(values, ['moneyCause', 'moneyGold']).map(tabs)),
  ];
  const head = lists.length === 0 ? [] : ['', 'Reichsaufstellung'];
  return [...coverText(values, language), ...head, ...lists].join('\n');
};

/** The list of the realm, due in every turn (WW-8.2-10 to -13, WW-8.2-15, WW-10.2-01). */
export const REALM = returnedForm('realm', 'Reichsaufstellung', 'List of the realm', realmText, [
  HEAD,
  table('Personen', 'Persons', 3, [
    line('person', 'Name', 'Name', 0.3),
    line('personCharacter', 'Charakter', 'Character', 0.25),
    line('personFunction', 'Funktion', 'Function', 0.15),
    line('personAddress', 'Anschrift', 'Address', 0.3),
  ]),
  table('Liste der Charaktere', 'List of characters', 5, [
    number('charNumber', 'Nr.', 'No.', 0.08),
    line('charStatus', 'Status', 'Status', 0.1),
    line('charSeat', 'Ansiedlung', 'Settlement', 0.16),
    number('charValue', 'BWP', 'BWP', 0.08),
    line('charPoints', 'Gutpunkte', 'Good points', 0.13),
    line('charName', 'Name', 'Name', 0.45),
  ]),
  half(
    'left',
    noted(
      table('Reichsschatz', 'Treasury', 4, [
        line('stockPlace', 'Ort', 'Place', 0.5),
        number('stockGold', 'GS', 'GS', 0.5),
      ]),
      'Wo wie viel GS liegt; ohne Angabe alles in der Hauptstadt.',
      'How much gold lies where; all of it in the capital if nothing is said.',
    ),
  ),
  half(
    'right',
    noted(
      table('Einnahmen und Ausgaben', 'Income and expenses', 5, [
        line('moneyCause', 'Ursache', 'Cause', 0.7),
        number('moneyGold', 'GS', 'GS', 0.3),
      ]),
      'Dieses Spielzugs, mit Ursache. In Einnahme- und Rüstmonden tritt die Reichsbilanz an ihre Stelle.',
      'Of this turn, each with its cause. In income and muster moons the balance sheet takes their place.',
    ),
  ),
  noted(
    table('Aufstellung der Bauwerke', 'List of structures', 14, [
      line('structureType', 'Typ', 'Type', 0.12),
      line('structurePlace', 'Ort', 'Place', 0.18),
      line('structureName', 'Name, Häfen', 'Name, harbours', 0.4),
      line('structureProgress', 'Baustand', 'Progress', 0.18),
      line('structureNew', 'neu', 'new', 0.12),
    ]),
    'Neue mit „neu“; bei Baustellen die fertigen und alle BWP.',
    'New ones with “neu”; of those being built the finished and all BWP.',
  ),
  table('Aufstellung der Einheiten', 'List of units', 14, [
    number('unitNumber', 'Nr.', 'No.', 0.09),
    number('unitSize', 'Größe', 'Size', 0.15),
    line('unitType', 'Typ', 'Type', 0.09),
    number('unitLeaders', 'Hf', 'Leaders', 0.11),
    line('unitPlace', 'Standort', 'Place', 0.2),
    number('unitPoints', 'BP', 'MP', 0.11),
    line('unitRaised', 'gerüstet in', 'raised in', 0.25),
  ]),
]);
