import {
  cellName,
  type FormDefinition,
  type FormField,
  type FormTable,
  type GameForms,
  type Title,
  type Words,
} from '../../../kernel';
import type { World } from '../../../world';
import { holdingsOf, pbuAt } from '../rules/board';
import { isAlive, playerOf } from '../rules/players';
import { ENTRIES, HOLDINGS } from '../records';
import { stateOf } from '../state/keep';
import type { GameState, PlayerKey } from '../state/types';

type Values = Readonly<Record<string, string>>;
type Language = 'de' | 'en';

const title = (de: string, en: string): Title => ({ de, en });

const column = (name: string, share: number, de: string, en: string): FormField => ({
  ...{ name, share, kind: 'line' },
  title: title(de, en),
});

const table = (
  [de, en]: Words,
  rows: number,
  columns: readonly FormField[],
  note?: Title,
): FormTable => ({
  ...{ kind: 'table', title: title(de, en), rows, columns },
  ...(note === undefined ? {} : { note }),
});

const HEAD = {
  kind: 'fields',
  title: title('', ''),
  fields: [
    column('player', 0.4, 'Spieler', 'Player'),
    column('motherland', 0.4, 'Mutterland', 'Motherland'),
    column('turn', 0.2, 'Zug', 'Turn'),
  ],
} as const;

/** Holdings and bookings of a player (EW-44-05). */
const SHEET: FormDefinition = {
  id: 'player',
  title: title('Blatt des Spielers', 'Sheet of the player'),
  isReturned: false,
  parts: [
    HEAD,
    {
      kind: 'fields',
      title: title('Stand', 'Standing'),
      fields: [
        column('register', 0.34, 'Register', 'Register'),
        column('markers', 0.33, 'Marken', 'Markers'),
        column('allies', 0.33, 'Verbündete', 'Allies'),
      ],
    },
    table(['Länder', 'Countries'], 12, [
      column('country', 0.5, 'Land', 'Country'),
      column('kind', 0.3, 'Feld', 'Field'),
      column('booked', 0.2, 'Register', 'Register'),
    ]),
    table(['Buchungen', 'Bookings'], 14, [
      column('entryTurn', 0.12, 'Zug', 'Turn'),
      column('entryKind', 0.33, 'Was', 'What'),
      column('entryAmount', 0.2, 'Betrag', 'Amount'),
      column('entryCountry', 0.35, 'Land', 'Country'),
    ]),
  ],
};

/** Battles of a war, to be written down at the table (EW-12, EW-44-05). */
const WAR_RECORD: FormDefinition = {
  id: 'war',
  title: title('Kriegsprotokoll', 'War record'),
  isReturned: false,
  parts: [
    {
      kind: 'fields',
      title: title('Krieg', 'War'),
      fields: [
        column('warCountry', 0.4, 'Land', 'Country'),
        column('attacker', 0.3, 'Angreifer', 'Attacker'),
        column('defender', 0.3, 'Verteidiger', 'Defender'),
      ],
    },
    table(
      ['Schlachten', 'Battles'],
      9,
      [
        column('weaponA', 0.17, 'Waffe Angreifer', 'Weapon attacker'),
        column('weaponD', 0.17, 'Waffe Verteidiger', 'Weapon defender'),
        column('winner', 0.26, 'Sieger', 'Winner'),
        column('restA', 0.2, 'Rest Angreifer', 'Rest attacker'),
        column('restD', 0.2, 'Rest Verteidiger', 'Rest defender'),
      ],
      title(
        'Zwei Siege entscheiden; verlorene Waffen fehlen bis zum Ende des Kriegs.',
        'Two victories decide; weapons that are lost are missing to the end of the war.',
      ),
    ),
  ],
};

const PRICES: readonly (readonly [Title, Words, Words])[] = [
  [
    title('Bündnis mit freiem Land', 'Alliance with a free country'),
    ['halber Wert × 1000', 'half the value × 1000'],
    ['Register + halber Wert', 'register + half the value'],
  ],
  [
    title('Angriff auf freies Land', 'Attack on a free country'),
    ['nichts', 'nothing'],
    ['Register + Wert; Restenergie des Gegners', 'register + value; the opponent’s energy left'],
  ],
  [
    title('Angriff auf besetztes Land', 'Attack on an occupied country'),
    ['Wert × 1000', 'value × 1000'],
    ['Register + Wert; der Verlierer bucht ab', 'register + value; the loser books it off'],
  ],
  [
    title('Angriff auf Mutterland', 'Attack on a motherland'),
    ['Wert × 1000; beide Seiten erobert', 'value × 1000; both sides conquered'],
    ['alles Eroberte und die Marken des Gegners', 'all the opponent conquered and his markers'],
  ],
  [
    title('Zone vollständig', 'Zone complete'),
    ['–', '–'],
    ['1000 je Land außer dem eigenen', '1000 for each country but the own'],
  ],
  [
    title('Freies Land verteidigt', 'Free country defended'),
    ['–', '–'],
    ['Land verbündet; Restenergie', 'country allied; energy left'],
  ],
  [
    title('Nach der Endrunde', 'After the final round'),
    ['–', '–'],
    ['1000 Marken = 1 Feld, 500 = ½', '1000 markers = 1 field, 500 = ½'],
  ],
  [
    title('Endspiel', 'Endgame'),
    ['Register × 100 = Energie', 'register × 100 = energy'],
    ['+1 je Schlacht; Rest 1000 = 1 Feld', '+1 per battle; rest 1000 = 1 field'],
  ],
];

/** Prices and rewards at a glance (EW-44-05). */
const CARD: FormDefinition = {
  id: 'card',
  title: title('Preise und Gewinne', 'Prices and rewards'),
  isReturned: false,
  parts: [
    {
      ...table(['Preise und Gewinne', 'Prices and rewards'], PRICES.length, [
        column('price', 0.5, 'Preis', 'Price'),
        column('reward', 0.5, 'Gewinn', 'Reward'),
      ]),
      rowTitles: PRICES.map(([name]) => name),
    },
  ],
};

/** Players by their register, at any time and at the end (EW-22-01, EW-44-05). */
const RANKING: FormDefinition = {
  id: 'ranking',
  title: title('Rangliste', 'Ranking'),
  isReturned: false,
  parts: [
    table(['Rangliste', 'Ranking'], 6, [
      column('rank', 0.12, 'Rang', 'Rank'),
      column('ranked', 0.38, 'Spieler', 'Player'),
      column('rankRegister', 0.2, 'Register', 'Register'),
      column('rankHome', 0.3, 'Mutterland', 'Motherland'),
    ]),
  ],
};

const halves = (amount: number): string => {
  const whole = Math.floor(Math.abs(amount) / 2);
  return `${amount < 0 ? '−' : ''}${String(whole)}${amount % 2 === 0 ? '' : '½'}`;
};

const rowsOf = (rows: readonly Values[]): Values =>
  Object.fromEntries(
    rows.flatMap((row, index) =>
      Object.entries(row).map(([name, value]) => [cellName(name, index + 1), value]),
    ),
  );

/** How an option of a field of a kind of record is called. */
const optionOf = ({ fields }: typeof HOLDINGS | typeof ENTRIES, value: string, at: 0 | 1): string =>
  fields.flatMap(({ options = [] }) => options).find(({ id }) => id === value)?.label[at] ?? value;

interface Told {
  readonly world: World;
  readonly state: GameState;
  readonly at: 0 | 1;
  readonly nameOf: (country: string) => string;
}

function sheetValues({ world, state, at, nameOf }: Told, player: PlayerKey): Values {
  const kept = playerOf(state, player);
  if (kept === undefined) return {};
  const allies = state.alliances.filter(({ members }) => members.split(' ').includes(player));
  return {
    player: world.parties[player]?.name ?? player,
    motherland: nameOf(kept.motherland),
    turn: String(state.turn),
    register: halves(kept.register),
    markers: String(kept.markers),
    allies: allies
      .flatMap(({ members }) => members.split(' '))
      .filter((one) => one !== player)
      .map((one) => world.parties[one]?.name ?? one)
      .join(', '),
    ...rowsOf(
      holdingsOf(state, player).map(({ region, kind, halves: booked }) => ({
        country: `${nameOf(region)} ${String(pbuAt(state, region, state.turn))}`,
        kind: optionOf(HOLDINGS, kind, at),
        booked: kind === 'motherland' ? '–' : halves(booked),
      })),
    ),
    ...rowsOf(
      state.entries
        .filter(({ owner }) => owner === player)
        .map(({ turn, kind, amount, region }) => ({
          entryTurn: String(turn),
          entryKind: optionOf(ENTRIES, kind, at),
          entryAmount: kind === 'register' ? halves(amount) : String(amount),
          entryCountry: region === '' ? '' : nameOf(region),
        })),
    ),
  };
}

function warValues({ world, state, at, nameOf }: Told): Values {
  const war = state.wars.at(-1);
  if (war === undefined) return {};
  const name = (player: string): string => world.parties[player]?.name ?? player;
  const sides = { attacker: name(war.attacker), defender: name(war.defender), none: '–' };
  return {
    warCountry: nameOf(war.region),
    ...{ attacker: sides.attacker, defender: sides.defender },
    ...rowsOf(
      state.battles
        .filter((one) => one.war === war.no)
        .map(({ weaponA, weaponD, winner, afterA, afterD }) => ({
          weaponA: WEAPONS[weaponA][at],
          weaponD: WEAPONS[weaponD][at],
          winner: sides[winner],
          restA: String(afterA),
          restD: String(afterD),
        })),
    ),
  };
}

const WEAPONS = {
  S: ['U-Boot', 'submarine'],
  P: ['Flugzeug', 'plane'],
  T: ['Panzer', 'tank'],
} as const;

function rankingValues({ world, state, nameOf }: Told): Values {
  const ranked = state.players.toSorted(
    (a, b) => Number(isAlive(b)) - Number(isAlive(a)) || b.register - a.register,
  );
  return rowsOf(
    ranked.map(({ owner, register, motherland }) => ({
      // Equal registers share a rank (EW-22-02).
      rank: String(1 + ranked.findIndex((one) => one.register === register)),
      ranked: world.parties[owner]?.name ?? owner,
      rankRegister: halves(register),
      rankHome: nameOf(motherland),
    })),
  );
}

/** The printed forms of the game; board and register are printed with the board itself (EW-44-05). */
export const FORMS: GameForms<World> = {
  definitions: [SHEET, WAR_RECORD, CARD, RANKING],
  values: (form, world, party, _, language: Language) => {
    const at = language === 'de' ? 0 : 1;
    const nameOf = (key: string): string => world.board?.regions[key]?.names?.[language] ?? key;
    const told: Told = { world, state: stateOf(world), at, nameOf };
    switch (form) {
      case 'player':
        return sheetValues(told, party);
      case 'war':
        return warValues(told);
      case 'card':
        return rowsOf(
          PRICES.map(([, price, reward]) => ({ price: price[at], reward: reward[at] })),
        );
      case 'ranking':
        return rankingValues(told);
      default:
        return {};
    }
  },
};
