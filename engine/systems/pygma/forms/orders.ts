import {
  type FormTable,
  type FormValues,
  headedLines,
  inLanguage,
  type Language,
  lineIn,
  moreLines,
  rowsIn,
} from '../../../kernel';
import { fields, line, noted, number, returnedForm, table, text } from '../../../kernel/form-parts';

/** Whose sheet it is, for which month. */
export const HEAD = fields('', '', [
  line('realm', 'Reich', 'Realm', 0.4),
  line('ruler', 'Herrscher', 'Ruler', 0.3),
  line('month', 'Monat', 'Month', 0.15),
  number('year', 'Jahr', 'Year', 0.15),
]);

/** Further orders in words. */
export const MORE = text('more', 'Weiteres, ein Befehl je Zeile', 'More, one order per line', 1, 3);

const HEADS = {
  realm: ['Reich', 'Realm'],
  month: ['Monat', 'Month'],
  year: ['Jahr', 'Year'],
} as const;

/** The head of a sheet as letters have it; empty where nothing is filled in. */
export function headLine(values: FormValues, language: Language): readonly string[] {
  const line = headedLines(values, HEADS, language);
  return line.length < 3 ? [] : [line.join(' ')];
}

/** Lines of the order sheet; the fields passed through are a list that is as long as it needs to be (PI-06-02). */
const MOVES: FormTable = noted(
  table('Heeresbewegungen', 'Army moves', 20, [
    line('unit', 'Heer Nr.', 'Army no.', 0.09),
    line('from', 'von', 'from', 0.09),
    line('via', 'über (GF/KF, beliebig viele)', 'via (GF/KF, any number)', 0.25),
    line('to', 'nach', 'to', 0.09),
    line('strength', 'Stärke', 'Strength', 0.14),
    line('order', 'Befehl', 'Order', 0.1),
    line('remark', 'besonderes', 'Remarks', 0.24),
  ]),
  'Befehl: A Angriff (A gegen Reich), R Rückzug, V Verhandlung, leer = nichts. Besonderes: auf FH 1, mit RH 2, von FH 1, geheim, *, teilt KH 3 2500 K, KH 7 1500 K, vereint mit KH 2, wird KH 9, Ausrüstung 2, neutral lassen, übergibt 8 P. Wein an H 2.',
  'Order: A attack (A against realm), R retreat, V negotiate, empty = nothing. Remarks: on FH 1, with RH 2, from FH 1, secret, *, splits KH 3 2500 K, KH 7 1500 K, merges with KH 2, becomes KH 9, equipment 2, leave neutral, hands over 8 P. wine to H 2.',
);

const TOTALS = fields('Stärke zusammen', 'Totals', [
  number('totalK', 'Krieger', 'Warriors', 0.25),
  number('totalR', 'Reiter', 'Riders', 0.25),
  number('totalS', 'Schiffe', 'Ships', 0.25),
  number('movable', 'bewegliche Heere', 'Movable armies', 0.25),
]);

/** Texts of the player's own, each with its lines and what it is headed in a letter. */
const TEXTS = [
  ['message', 'Mitteilung für den Kurier', 'Message for the courier', 8, 'Mitteilung', 'Message'],
  ['rumour', 'Gerücht für den Kurier', 'Rumour for the courier', 5, 'Gerücht', 'Rumour'],
  ['culture', 'Kulturschilderung', 'Description of culture', 20, 'Kulturschilderung', 'Culture'],
] as const;

function textBlocks(values: FormValues, language: Language): readonly string[] {
  return TEXTS.flatMap(([name, , , , de, en]) => {
    const text = (values[name] ?? '').trim();
    if (text === '') return [];
    const signed = name === 'message' ? lineIn(values, 'signed') : '';
    const end = signed === '' ? '' : `\n${inLanguage(['gez.', 'signed'], language)} ${signed}`;
    return [`${inLanguage([de, en], language)}:\n${text}${end}\n---`];
  });
}

/** The order sheet (PI-06-01): a line for every army and trader, more orders in words, texts for the courier. */
export const ORDERS = returnedForm(
  'orders',
  'Zugbogen',
  'Order sheet',
  (values, language) =>
    [
      ...headLine(values, language),
      ...rowsIn(MOVES, values).flatMap((cell) =>
        cell('unit') === ''
          ? []
          : [
              MOVES.columns
                .map(({ name }) => cell(name))
                .join(' | ')
                .trim(),
            ],
      ),
      ...moreLines(values),
      ...textBlocks(values, language),
    ].join('\n'),
  [
    HEAD,
    MOVES,
    TOTALS,
    fields('Weitere Befehle', 'Further orders', [MORE]),
    noted(
      fields('Texte', 'Texts', [
        ...TEXTS.map(([name, de, en, lines]) => text(name, de, en, 1, lines)),
        line('signed', 'Mitteilung gezeichnet', 'Message signed', 0.5),
      ]),
      'Ohne Nummern von Feldern. Mitteilungen sind unterschrieben, Gerüchte müssen es nicht sein.',
      'Without numbers of fields. Messages are signed, rumours need not be.',
    ),
  ],
);
