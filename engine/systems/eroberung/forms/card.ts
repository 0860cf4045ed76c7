import type { Words } from '../../../kernel';
import {
  card,
  cardParts,
  type CardRow,
  type CardTable,
  form,
  line,
} from '../../../kernel/form-parts';
import { choiceOf, numberOf } from '../rules/settings';

const PRICES: readonly CardRow[] = [
  [
    ['Heimatbündnis', 'Home alliance'],
    [
      'nichts; zusammen höchstens so stark wie das Mutterland',
      'nothing; together no stronger than the motherland',
    ],
  ],
  [
    ['Bündnis mit freiem Land', 'Alliance with a free country'],
    ['½ Wert × 1000 PBU', '½ value × 1000 PBU'],
  ],
  [
    ['Angriff auf freies Land', 'Attack on a free country'],
    ['nichts', 'nothing'],
  ],
  [
    ['Angriff auf besetztes Land', 'Attack on an occupied country'],
    ['Wert × 1000 PBU', 'value × 1000 PBU'],
  ],
  [
    ['Angriff auf Mutterland', 'Attack on a motherland'],
    (settings): Words => {
      const access = choiceOf(settings, 'ew.motherland.access');
      if (access === 'side_held')
        return ['Wert × 1000 PBU; beide Seiten besetzt', 'value × 1000 PBU; both sides held'];
      return access === 'any_enemy'
        ? ['Wert × 1000 PBU; Gegner auf beiden Seiten', 'value × 1000 PBU; opponents on both sides']
        : ['Wert × 1000 PBU; beide Seiten erobert', 'value × 1000 PBU; both sides conquered'];
    },
  ],
];

const REWARDS: readonly CardRow[] = [
  [
    ['Verbündetes Land', 'Allied country'],
    ['Register + ½ Wert', 'register + ½ value'],
  ],
  [
    ['Erobertes Land', 'Conquered country'],
    ['Register + Wert', 'register + value'],
  ],
  [
    ['Verlorenes Land', 'Country lost'],
    ['Register − was gebucht war', 'register − what was booked'],
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
    [
      'Land, eroberte Länder und Marken des Verlierers',
      'country, conquered countries and markers of the loser',
    ],
  ],
  [
    ['Ende der Endrunde', 'End of the final round'],
    ['1000 PBU = 1 Feld, auf 500', '1000 PBU = 1 field, to 500'],
  ],
];

const WAR: readonly CardRow[] = [
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
    [
      'zwei von drei Schlachten, oder der andere ohne Energie',
      'two of three battles, or the other out of energy',
    ],
  ],
  [
    ['Gleichstand', 'Level'],
    ['mehr Siege, mehr Energie, der Verteidiger', 'more wins, more energy, the defender'],
  ],
  [
    ['Verlorene Waffe', 'Weapon lost'],
    ['fehlt für den Rest des Krieges', 'is missing for the rest of the war'],
  ],
  [
    ['Verteidiger freier Länder', 'Defender of free countries'],
    ['links vom Angreifer, dann reihum', 'left of the attacker, then in turn'],
  ],
  [
    ['Niederlage des Angreifers', 'Defeat of the attacker'],
    ['Option geht nach links', 'option passes to the left'],
  ],
];

const ENDGAME: readonly CardRow[] = [
  [
    ['Duell', 'Duel'],
    ['Register × 100 Energie, höchstens 9999', 'register × 100 energy, at most 9999'],
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
    ['Restenergie: 1000 = 1 Feld, auf 500', 'energy left: 1000 = 1 field, to 500'],
  ],
];

const cardTable = (
  name: string,
  title: Words,
  rows: readonly CardRow[],
  column: Words = ['Was gilt', 'What holds'],
): CardTable => ({ title, titleShare: 0.25, columns: [line(name, ...column, 1)], rows });

/** Tables of the card: prices, rewards, war and endgame. */
export const CARD_TABLES: readonly CardTable[] = [
  cardTable('price', ['Preise', 'Prices'], PRICES),
  cardTable('reward', ['Ertrag', 'Rewards'], REWARDS),
  cardTable('war', ['Krieg', 'War'], WAR),
  cardTable('end', ['Endspiel', 'Endgame'], ENDGAME),
];

/** Prices, rewards, war and endgame on a page (EW-44-05). */
export const CARD = card('card', CARD_TABLES);

const KEYS: readonly CardRow[] = [
  [
    ['Lenken', 'Steer'],
    ['W A S D / Pfeile', 'W A S D / arrow keys'],
  ],
  [
    ['Feuern', 'Fire'],
    [
      'linke Umschalttaste oder F / rechte Umschalttaste oder Enter',
      'left Shift or F / right Shift or Enter',
    ],
  ],
  [
    ['Weiter', 'Continue'],
    ['Leertaste, für beide', 'Space, for both'],
  ],
  [
    ['Pause', 'Pause'],
    ['Escape, für beide', 'Escape, for both'],
  ],
  [
    ['Spielpad', 'Gamepad'],
    [
      'das erste Rot, das zweite Blau; Start, Select',
      'the first red, the second blue; Start, Select',
    ],
  ],
];

const WEAPONS: readonly CardRow[] = [
  [
    ['U-Boot', 'Submarine'],
    [
      'taucht, solange gelenkt wird; Marschflugkörper: Taste halten und lenken; bei der Glocke auftauchen',
      'dives while steered; missile: hold the button and steer; surface when the bell rings',
    ],
  ],
  [
    ['Flugzeug', 'Plane'],
    [
      'fliegt immer; eine Richtung: scharfe Kurve, zwei: langsame mit halber Fahrt; Wald und Berg meiden',
      'always flies; one direction: sharp turn, two: slow one at half speed; avoid woods and mountains',
    ],
  ],
  [
    ['Panzer', 'Tank'],
    [
      'im Wald halbe Fahrt, Minen (X) zerstören; schießt durch den nächsten Baum, nicht durch ferne',
      'half speed in woods, mines (X) destroy; fires through a near tree, not through far ones',
    ],
  ],
];

/** Tables of the controls of the battle. */
export const CONTROL_TABLES: readonly CardTable[] = [
  cardTable('key', ['Tasten', 'Keys'], KEYS, [
    'Rot, links / Blau, rechts',
    'Red, left / blue, right',
  ]),
  cardTable('trick', ['Waffen', 'Weapons'], WEAPONS, [
    'Wie sie geführt werden',
    'How they are used',
  ]),
];

/** Keys and weapons of the battle on the screen (EW-37-02, EW-44-05). */
export const CONTROLS = form(
  'controls',
  'Steuerung der Schlacht',
  'Controls of the battle',
  cardParts(CONTROL_TABLES),
);
