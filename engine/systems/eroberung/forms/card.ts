import {
  type FormDefinition,
  inLanguage,
  lineField as line,
  rowTable,
  type Settings,
  tableValues,
  titled as title,
  type Words,
} from '../../../kernel';
import { choiceOf, numberOf } from '../rules/settings';

type Values = Readonly<Record<string, string>>;
type Language = 'de' | 'en';

/** A row of a card: the printed label, and its value under the rules in force. */
type Row = readonly [front: Words, said: (settings: Settings) => Words];

/** A table of a card: its name in the form, its heading, its rows, the head of its column. */
type Table = readonly [name: string, heading: Words, rows: readonly Row[], column?: Words];

const always =
  (...words: Words) =>
  (): Words =>
    words;

const PRICES: readonly Row[] = [
  [
    ['Heimatbündnis', 'Home alliance'],
    always(
      'nichts; zusammen höchstens so stark wie das Mutterland',
      'nothing; together no stronger than the motherland',
    ),
  ],
  [
    ['Bündnis mit freiem Land', 'Alliance with a free country'],
    always('½ Wert × 1000 PBU', '½ value × 1000 PBU'),
  ],
  [['Angriff auf freies Land', 'Attack on a free country'], always('nichts', 'nothing')],
  [
    ['Angriff auf besetztes Land', 'Attack on an occupied country'],
    always('Wert × 1000 PBU', 'value × 1000 PBU'),
  ],
  [
    ['Angriff auf Mutterland', 'Attack on a motherland'],
    (settings) => {
      const access = choiceOf(settings, 'ew.motherland.access');
      if (access === 'side_held')
        return ['Wert × 1000 PBU; beide Seiten besetzt', 'value × 1000 PBU; both sides held'];
      return access === 'any_enemy'
        ? ['Wert × 1000 PBU; Gegner auf beiden Seiten', 'value × 1000 PBU; opponents on both sides']
        : ['Wert × 1000 PBU; beide Seiten erobert', 'value × 1000 PBU; both sides conquered'];
    },
  ],
];

const REWARDS: readonly Row[] = [
  [['Verbündetes Land', 'Allied country'], always('Register + ½ Wert', 'register + ½ value')],
  [['Erobertes Land', 'Conquered country'], always('Register + Wert', 'register + value')],
  [
    ['Verlorenes Land', 'Country lost'],
    always('Register − was gebucht war', 'register − what was booked'),
  ],
  [
    ['Gewonnener Krieg', 'War won'],
    (settings) =>
      choiceOf(settings, 'ew.round.mode') === 'up'
        ? [
            'Restenergie des Verlierers, auf Hunderter auf',
            'energy left of the loser, up to hundreds',
          ]
        : ['Restenergie des Verlierers, auf Hunderter', 'energy left of the loser, to hundreds'],
  ],
  [
    ['Zone vollständig', 'Zone complete'],
    (settings) =>
      choiceOf(settings, 'ew.zone_bonus.repeat') === 'once_per_zone'
        ? [
            '1000 PBU je Land ohne Mutterland, einmal',
            '1000 PBU per country but the motherland, once',
          ]
        : ['1000 PBU je Land ohne Mutterland', '1000 PBU per country but the motherland'],
  ],
  [
    ['Erobertes Mutterland', 'Motherland conquered'],
    always(
      'Land, eroberte Länder und Marken des Verlierers',
      'country, conquered countries and markers of the loser',
    ),
  ],
  [
    ['Ende der Endrunde', 'End of the final round'],
    always('1000 PBU = 1 Feld, auf 500', '1000 PBU = 1 field, to 500'),
  ],
];

const WAR: readonly Row[] = [
  [
    ['Energie', 'Energy'],
    (settings) => {
      const energy = String(numberOf(settings, 'ew.war.energy'));
      return choiceOf(settings, 'ew.war.energy_mode') === 'refill'
        ? [`${energy} je Schlacht`, `${energy} per battle`]
        : [`${energy} für den ganzen Krieg`, `${energy} for the whole war`];
    },
  ],
  [
    ['Sieg', 'Victory'],
    always(
      'zwei von drei Schlachten, oder der andere ohne Energie',
      'two of three battles, or the other out of energy',
    ),
  ],
  [
    ['Gleichstand', 'Level'],
    always('mehr Siege, mehr Energie, der Verteidiger', 'more wins, more energy, the defender'),
  ],
  [
    ['Verlorene Waffe', 'Weapon lost'],
    always('fehlt für den Rest des Krieges', 'is missing for the rest of the war'),
  ],
  [
    ['Verteidiger freier Länder', 'Defender of free countries'],
    always('links vom Angreifer, dann reihum', 'left of the attacker, then in turn'),
  ],
  [
    ['Niederlage des Angreifers', 'Defeat of the attacker'],
    always('Option geht nach links', 'option passes to the left'),
  ],
];

const ENDGAME: readonly Row[] = [
  [
    ['Duell', 'Duel'],
    always('Register × 100 Energie, höchstens 9999', 'register × 100 energy, at most 9999'),
  ],
  [
    ['Schlacht im Duell', 'Battle of a duel'],
    (settings) =>
      choiceOf(settings, 'ew.endgame.shift') === 'per_battle'
        ? ['Sieger +1 Feld, Verlierer −1', 'winner +1 field, loser −1']
        : ['nichts; je Duell ±1 Feld', 'nothing; ±1 field per duel'],
  ],
  [
    ['Sieger des Duells', 'Winner of the duel'],
    always('Restenergie: 1000 = 1 Feld, auf 500', 'energy left: 1000 = 1 field, to 500'),
  ],
];

const TABLES: readonly Table[] = [
  ['price', ['Preise', 'Prices'], PRICES],
  ['reward', ['Ertrag', 'Rewards'], REWARDS],
  ['war', ['Krieg', 'War'], WAR],
  ['end', ['Endspiel', 'Endgame'], ENDGAME],
];

const tableOf = ([name, heading, rows, column = ['Was gilt', 'What holds']]: Table) =>
  rowTable(
    heading,
    rows.map(([front]) => front),
    [line(name, ...column, 1)],
  );

/** Prices, rewards, war and endgame on a page (EW-44-05). */
export const CARD: FormDefinition = {
  id: 'card',
  title: title('Merkblatt', 'Reference card'),
  isReturned: false,
  parts: TABLES.map(tableOf),
};

/** The card filled in by the rules in force; the same for everybody. */
export function cardValues(
  settings: Settings,
  language: Language,
  tables: readonly Table[] = TABLES,
): Values {
  return Object.assign(
    {},
    ...tables.map(([name, , rows]) =>
      tableValues(rows.map(([, said]) => ({ [name]: inLanguage(said(settings), language) }))),
    ),
  ) as Values;
}

const KEYS: readonly Row[] = [
  [['Lenken', 'Steer'], always('W A S D / Pfeile', 'W A S D / arrow keys')],
  [
    ['Feuern', 'Fire'],
    always(
      'linke Umschalttaste oder F / rechte Umschalttaste oder Eingabe',
      'left Shift or F / right Shift or Enter',
    ),
  ],
  [['Weiter', 'Continue'], always('Leertaste, für beide', 'Space, for both')],
  [['Pause', 'Pause'], always('Escape, für beide', 'Escape, for both')],
  [
    ['Spielpad', 'Gamepad'],
    always(
      'das erste Rot, das zweite Blau; Start, Select',
      'the first red, the second blue; Start, Select',
    ),
  ],
];

const WEAPONS: readonly Row[] = [
  [
    ['U-Boot', 'Submarine'],
    always(
      'taucht, solange gelenkt wird; Marschflugkörper: Taste halten und lenken; bei der Glocke auftauchen',
      'dives while steered; missile: hold the button and steer; surface when the bell rings',
    ),
  ],
  [
    ['Flugzeug', 'Plane'],
    always(
      'fliegt immer; eine Richtung: scharfe Kurve, zwei: langsame mit halber Fahrt; Wald und Berg meiden',
      'always flies; one direction: sharp turn, two: slow one at half speed; avoid woods and mountains',
    ),
  ],
  [
    ['Panzer', 'Tank'],
    always(
      'im Wald halbe Fahrt, Minen (X) zerstören; schießt durch den nächsten Baum, nicht durch ferne',
      'half speed in woods, mines (X) destroy; fires through a near tree, not through far ones',
    ),
  ],
];

const CONTROL_TABLES: readonly Table[] = [
  ['key', ['Tasten', 'Keys'], KEYS, ['Rot, links / Blau, rechts', 'Red, left / blue, right']],
  ['trick', ['Waffen', 'Weapons'], WEAPONS, ['Wie sie geführt werden', 'How they are used']],
];

/** Keys and weapons of the battle on the screen (EW-37-02, EW-44-05). */
export const CONTROLS: FormDefinition = {
  id: 'controls',
  title: title('Steuerung der Schlacht', 'Controls of the battle'),
  isReturned: false,
  parts: CONTROL_TABLES.map(tableOf),
};

export function controlValues(language: Language): Values {
  return cardValues({}, language, CONTROL_TABLES);
}
