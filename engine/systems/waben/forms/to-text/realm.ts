import { coverText } from './cover';
import { rowsOf, section, tabs, type Values } from './values';

const table = (
  values: Values,
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

const structuresOf = (values: Values): readonly string[] => {
  const rows = rowsOf(values, [
    'structureType',
    'structurePlace',
    'structureName',
    'structureProgress',
    'structureNew',
  ]);
  return section('Aufstellung der Bauwerke', rows.map(structureLine));
};

/** Gold by place as it lies now; where it is to lie is said in the balance or declared (WW-8.2-11, WW-3.3-04). */
const stockOf = (values: Values): readonly string[] =>
  section('Aufstellung des Reichsschatzes', rowsOf(values, ['stockPlace', 'stockGold']).map(tabs));

/**
 * The list of the realm as a letter, under the terms of the booklet in either language, for by them lists are read
 * (WW-8.2-10 to WW-8.2-13, WW-8.2-15).
 */
export const realmText = (values: Values, language: 'de' | 'en'): string => {
  const person = ['person', 'personCharacter', 'personFunction', 'personAddress'];
  const character = ['charNumber', 'charStatus', 'charSeat', 'charValue', 'charPoints', 'charName'];
  const unit = ['unitNumber', 'unitSize', 'unitType', 'unitLeaders', 'unitPlace', 'unitPoints'];
  const lists = [
    ...table(values, 'Liste der Personen', ['Name', 'Charakter', 'Funktion', 'Anschrift'], person),
    ...table(
      values,
      'Liste der Charaktere',
      ['Nr.', 'Status', 'Ansiedlung', 'BWP', 'Gutpunkte', 'Name'],
      character,
    ),
    ...stockOf(values),
    ...structuresOf(values),
    ...table(
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
