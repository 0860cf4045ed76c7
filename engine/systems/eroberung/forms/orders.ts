import {
  type FormTable,
  type FormValues,
  headedLines,
  inLanguage,
  type Language,
  lineIn,
  moreLines,
  rowsIn,
  type Words,
} from '../../../kernel';
import { fields, line, noted, number, returnedForm, table, text } from '../../../kernel/form-parts';

/** Whose sheet it is, in which turn, with what he has. */
export const HEAD = fields('', '', [
  line('player', 'Spieler', 'Player', 0.24),
  line('motherland', 'Mutterland', 'Motherland', 0.26),
  line('phase', 'Zug und Phase', 'Turn and phase', 0.26),
  number('markers', 'Marken', 'Markers', 0.12),
  number('field', 'Register', 'Register', 0.12),
]);

const MORE = text('more', 'Weiteres, ein Befehl je Zeile', 'More, one order per line', 1, 3);

/** Fields that are orders, with their heads in a letter. */
const START_HEADS = {
  digit: ['Ziffer:', 'Digit:'],
  set: ['Markensatz:', 'Marker set:'],
  wishes: ['Mutterland:', 'Motherland:'],
  home: ['Heimatbündnisse:', 'Home alliances:'],
  pact: ['Bündnis mit', 'Alliance with'],
} as const;

const OPTION_HEADS = {
  pact: ['Bündnis mit', 'Alliance with'],
  weapons: ['Waffen:', 'Weapons:'],
} as const;

/** Choices before the first option: digit, set, motherland, partners at home (EW-1 to EW-4). */
export const START = returnedForm(
  'start',
  'Befehlsblatt: Beginn',
  'Order sheet: beginning',
  (values, language) =>
    [...headedLines(values, START_HEADS, language), ...moreLines(values)].join('\n'),
  [
    HEAD,
    noted(
      fields('Vor dem ersten Zug', 'Before the first turn', [
        line('digit', 'Ziffer', 'Digit', 0.2),
        line('set', 'Markensatz', 'Marker set', 0.2),
        line('wishes', 'Mutterland, Wünsche', 'Motherland, wishes', 0.6),
      ]),
      'Ziffer 0 bis 9, Markensatz 1 bis 6. Wünsche: mehrere Länder mit Komma, das liebste zuerst.',
      'Digit 0 to 9, marker set 1 to 6. Wishes: several countries with commas, the dearest first.',
    ),
    noted(
      fields('Heimatbündnisse', 'Home alliances', [
        line('home', 'Partner', 'Partners', 0.6),
        line('pact', 'Spielerbündnis mit', 'Player alliance with', 0.4),
        MORE,
      ]),
      'Länder der Zone des Mutterlands; zusammen höchstens so stark wie dieses.',
      'Countries of the zone of the motherland; together no stronger than it.',
    ),
    table('Freie Länder der Heimatzone', 'Free countries of the home zone', 7, [
      line('near', 'Land', 'Country', 0.7),
      number('nearPbu', 'Machtbasis', 'Power base', 0.3),
    ]),
  ],
);

const BUY_TABLE: FormTable = noted(
  table('Kauf eines Bündnisses', 'Buying an alliance', 2, [
    line('buy', 'Land', 'Country', 0.5),
    line('buyWith', 'gemeinsam mit', 'together with', 0.5),
  ]),
  'Gemeinsam mit: Verbündete, oder „allein“; leer = alle Verbündeten.',
  'Together with: allies, or “alone”; empty = all allies.',
);

const ATTACK_TABLE = table(
  'Angriffe, der Reihe nach, bis einer verloren ist',
  'Attacks in their order until one is lost',
  5,
  [
    line('attack', 'Land', 'Country', 0.35),
    line('weapon', 'Waffe', 'Weapon', 0.25),
    line('attackWith', 'gemeinsam mit', 'together with', 0.4),
  ],
);

const GIVE_TABLE = table('Beiträge für Verbündete', 'Contributions for allies', 2, [
  number('amount', 'Marken', 'Markers', 0.25),
  line('giveTo', 'für', 'for', 0.35),
  line('giveIn', 'Land', 'Country', 0.4),
]);

/** Countries open to the holder of the option, with what they cost. */
const TARGET_TABLE: FormTable = noted(
  table('Was jetzt geht', 'What is possible now', 8, [
    line('target', 'Land', 'Country', 0.3),
    number('targetPbu', 'Wert', 'Value', 0.1),
    line('targetHeld', 'gehört', 'held by', 0.3),
    number('targetBuy', 'Kauf', 'Buy', 0.15),
    number('targetAttack', 'Angriff', 'Attack', 0.15),
  ]),
  'Ein freies Land anzugreifen kostet nichts. Kreuze gelten nicht als Befehl.',
  'Attacking a free country costs nothing. Marks here are no orders.',
);

/** The order sheet of a turn as a letter: purchases and attacks in their order (EW-9 to EW-19). */
function optionText(values: FormValues, language: Language): string {
  const says = (...words: Words): string => inLanguage(words, language);
  const withWhom = (whom: string): string => {
    if (whom === '') return '';
    const isAlone = /^(?:allein|alone)$/i.test(whom);
    return isAlone ? ` ${whom}` : ` ${says('gemeinsam mit', 'together with')} ${whom}`;
  };
  const buys = rowsIn(BUY_TABLE, values).flatMap((cell) =>
    cell('buy') === '' ? [] : [`${says('Kauf', 'Buy')} ${cell('buy')}${withWhom(cell('buyWith'))}`],
  );
  const attacks = rowsIn(ATTACK_TABLE, values).flatMap((cell) => {
    const [land, weapon] = [cell('attack'), cell('weapon')];
    const armed = weapon === '' ? '' : ` ${says('mit', 'with')} ${weapon}`;
    const head = says('Angriff auf', 'Attack');
    return land === '' ? [] : [`${head} ${land}${armed}${withWhom(cell('attackWith'))}`];
  });
  const gifts = rowsIn(GIVE_TABLE, values).flatMap((cell) => {
    const [amount, land] = [cell('amount'), cell('giveIn')];
    const where = land === '' ? '' : ` ${says('in', 'on')} ${land}`;
    const words = `${says('Beitrag', 'Contribution')} ${amount} ${says('für', 'for')} ${cell('giveTo')}`;
    return amount === '' ? [] : [`${words}${where}`];
  });
  const isPassing = lineIn(values, 'pass') !== '';
  return [
    ...headedLines(values, OPTION_HEADS, language),
    ...gifts,
    ...buys,
    ...attacks,
    ...(isPassing ? [says('Option beenden', 'End the option')] : []),
    ...moreLines(values),
  ].join('\n');
}

/** Orders of a player from the first option on. */
export const ORDERS = returnedForm('orders', 'Befehlsblatt', 'Order sheet', optionText, [
  HEAD,
  BUY_TABLE,
  ATTACK_TABLE,
  GIVE_TABLE,
  noted(
    fields('Bündnis und Waffen', 'Alliance and weapons', [
      line('weapons', 'Waffen', 'Weapons', 0.45),
      line('pact', 'Spielerbündnis mit', 'Player alliance with', 0.35),
      line('pass', 'Ich passe (×)', 'I pass (×)', 0.2),
      MORE,
    ]),
    'Waffen für die erste, zweite und dritte Schlacht: U-Boot, Flugzeug, Panzer.',
    'Weapons for the first, second and third battle: submarine, plane, tank.',
  ),
  TARGET_TABLE,
]);
