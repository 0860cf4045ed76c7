import {
  cell,
  type FormValues,
  inLanguage,
  type Language,
  type Settings,
  type Words,
} from '../../../kernel';
import {
  card,
  type CardRow,
  type CardTable,
  cardValues,
  fields,
  line,
} from '../../../kernel/form-parts';
import { LOSS_TABLE } from '../data/tables';
import { ABILITY_NAMES } from '../records/names';
import { EVIL } from '../rules/setup';
import { numberOf } from '../rules/settings';
import { ABILITIES, type Ability } from '../state/types';

const ALL: Words = ['alle Armeen der Nation', 'all armies of the nation'];
const ONE: Words = ['diese Armee', 'this army'];

/** Causes of changes of the morale of armies and the base morale of their nation (TM-4.2-05). */
const MORALE: readonly CardRow[] = [
  [['Stützpunkt eingenommen', 'base captured'], ALL, '+1', '+1'],
  [['Hauptstadt verloren', 'capital lost'], ALL, '−2', '−1'],
  [['zwei Felder gezogen', 'moved two fields'], ONE, '−1', '–'],
  [['Flucht misslungen', 'flight failed'], ONE, '−1', '–'],
  [
    ['geruht', 'rested'],
    ['diese Armee, bis zur Basismoral', 'this army, up to base morale'],
    '+1',
    '–',
  ],
];

/** Public description of an ability, in one line (TM-17-04). */
const PUBLIC: Readonly<Record<Ability, Words>> = {
  builder: ['baut in zwei Runden einen neuen Stützpunkt', 'builds a new base in two rounds'],
  blockade: ['sperrt eine Kante ihres Feldes', 'blocks an edge of its field'],
  scouting: [
    'erfährt, was auf einem Feld und darum geschah',
    'learns what happened on and around a field',
  ],
  retaliation: ['Niederlage: Moral +2; Sanktion: Moral 3', 'defeat: morale +2; sanction: morale 3'],
  deception: ['erscheint halb oder doppelt so stark', 'appears half or twice as strong'],
  innocence: ['zeigt einen Erlass, der sie gut nennt', 'shows a decree that calls it good'],
  trapper: ['stellt Fallen auf ihrem Feld', 'sets traps on its field'],
  false_orders: ['gibt einer Armee nebenan einen Befehl', 'gives an order to an army next to it'],
  track: ['folgt einer Armee nebenan', 'follows an army next to it'],
  demoralise: ['senkt die Moral einer Armee in der Nähe', 'lowers the morale of an army nearby'],
  secret_techniques: ['zwei geheime Kampftechniken', 'two secret combat techniques'],
  omnipresence: ['drei Armeen statt zweien', 'three armies instead of two'],
  camouflage: ['unsichtbar, wenn sie wenig zog', 'unseen when it moved little'],
  allrounder: ['jede Runde eine Fähigkeit nach Wahl', 'one ability of its choice each round'],
  underdog: ['Moral +2 gegen viel Stärkere', 'morale +2 against much stronger ones'],
  lure: ['zieht bis zu 200 Soldaten zu sich', 'draws up to 200 soldiers to itself'],
  false_flag: ['marschiert unter fremder Flagge', 'marches under a foreign flag'],
  barbarians: ['befehligt ein Volk von Barbaren', 'commands a people of barbarians'],
};

const losses = (row: string, column: 'winner' | 'loser'): string =>
  String(cell(LOSS_TABLE, row, column)?.value ?? 0);

/** The tables of the card. */
const TABLES: readonly CardTable[] = [
  {
    title: ['Verluste nach dem Abstand der Kampfkraft', 'Losses by the difference of powers'],
    columns: [line('winner', 'Sieger', 'Winner', 0.5), line('loser', 'Verlierer', 'Loser', 0.5)],
    rows: LOSS_TABLE.rows.map((row) => [
      LOSS_TABLE.words?.rows[row] ?? [row, row],
      losses(row, 'winner'),
      losses(row, 'loser'),
    ]),
  },
  {
    title: ['Moral', 'Morale'],
    columns: [
      line('who', 'Für wen', 'For whom', 0.5),
      line('morale', 'Moral', 'Morale', 0.25),
      line('base', 'Basismoral', 'Base morale', 0.25),
    ],
    rows: MORALE,
  },
  {
    title: ['Spezialfähigkeiten', 'Special abilities'],
    columns: [line('effect', 'Wirkung', 'Effect', 1)],
    rows: ABILITIES.map((one) => {
      const [de, en] = ABILITY_NAMES[one];
      return [EVIL.includes(one) ? [`${de} (böse)`, `${en} (evil)`] : [de, en], PUBLIC[one]];
    }),
  },
];

/** Reference card of players: losses, morale, flight and power, abilities (TM-17-04). */
export const CARD = card('card', TABLES, [
  fields('Formeln', 'Formulas', [
    line('flight', 'Fliehkraft in Prozent', 'Chance of flight in percent', 0.5),
    line('power', 'Kampfkraft', 'Combat power', 0.5),
  ]),
]);

/** The card filled in by the rules in force; the same for everybody. */
export function filledCard(settings: Settings, language: Language): FormValues {
  const says = (...words: Words): string => inLanguage(words, language);
  const factor = String(numberOf(settings, 'tm.combat.morale_factor'));
  const bonus = String(numberOf(settings, 'tm.combat.morale_bonus'));
  return {
    flight: says('(1000 − Soldaten) ÷ 20 + 10 × Moral', '(1000 − soldiers) ÷ 20 + 10 × morale'),
    power: says(
      `Soldaten + ${factor} × Moral; je Punkt mehr Moral +${bonus}`,
      `soldiers + ${factor} × morale; per point of higher morale +${bonus}`,
    ),
    ...cardValues(TABLES, settings, language),
  };
}
