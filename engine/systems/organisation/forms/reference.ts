import type { FormDefinition, Title } from '../../../kernel';
import { CATEGORY_NAMES } from '../records/words';
import { CATEGORIES } from '../state/types';
import { EVENTS, type EventKey } from '../data/events';
import { line, number, title, titledTable } from './fields';

const EVENT_TITLES: Readonly<Record<EventKey, Title>> = {
  natural_exhausted: title('2 Nat. Vorzug erschöpft', '2 nat. adv. exhausted'),
  population_minus: title('3 Bevölkerungs-Minus', '3 population minus'),
  advantage_damaged: title('4 Vorzug beschädigt', '4 advantage damaged'),
  unrest: title('5 Aufruhr', '5 unrest'),
  bad_season: title('6 Schlechte Saison', '6 bad season'),
  repeat_last: title('7 Letztes Ereignis nochmal', '7 last event again'),
  nothing_8: title('8 Nichts', '8 nothing'),
  nothing_9: title('9 Nichts', '9 nothing'),
  good_season: title('10 Gute Saison', '10 good season'),
  population_plus: title('11 Bevölkerungs-Plus', '11 population plus'),
  natural_found: title('12 Nat. Vorzug gefunden', '12 nat. adv. found'),
};

const PRICES: readonly Title[] = [
  title('Neue Stufe', 'New level'),
  title('Reparatur einer Stufe', 'Repair of a level'),
  title('Eine Einheit beruhigen', 'Calm one unit'),
  ...[1, 2, 3, 4, 5, 6].map((n) => title(`Anheuern +${String(n)}`, `Hire +${String(n)}`)),
];

const WAR: readonly Title[] = [1, 2, 3, 4, 5, 6].map((die) =>
  title(`Würfel ${String(die)}`, `Die ${String(die)}`),
);

/** The card for the table: categories, prices, dice of war, events (OS-20-04). */
export const REFERENCE: FormDefinition = {
  id: 'reference',
  title: title('Merkblatt', 'Reference card'),
  isReturned: false,
  parts: [
    titledTable(
      title('Kategorien', 'Categories'),
      [
        number('categoryUpkeep', 'Unterhalt je Stufe', 'Upkeep per level', 0.2),
        line('categoryEffect', 'Wirkung je Stufe', 'Effect per level', 0.8),
      ],
      CATEGORIES.map((category) => title(...CATEGORY_NAMES[category])),
    ),
    titledTable(title('Preise', 'Prices'), [number('price', 'Geld', 'Money', 1)], PRICES),
    titledTable(title('Krieg', 'War'), [line('warEffect', 'Wirkung', 'Effect', 1)], WAR),
    titledTable(
      title('Zufallsereignisse', 'Random events'),
      [
        line('eventLow', 'Gering (1–4)', 'Low (1–4)', 0.5),
        line('eventStrong', 'Stark (5–6)', 'Strong (5–6)', 0.5),
      ],
      EVENTS.map((event) => EVENT_TITLES[event]),
    ),
  ],
};
