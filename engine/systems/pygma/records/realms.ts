import { byTextOf, type RecordKind, type RecordPlace } from '../../../kernel';
import { storedKind, type World } from '../../../world';
import { AREA_WORDS, GOODS } from '../data/kinds';
import {
  about,
  aside,
  choice,
  field,
  flag,
  good,
  goodsColumns,
  hidden,
  inHalves,
  inTenths,
  money,
  naming,
  number,
  owner,
  party,
  signed,
  text,
  turn,
} from './fields';
import { preparationObjections } from './preparation';

/** Zones of a good; `none` = none (PI-13-01). */
export const ZONES = {
  none: ['–', '–'],
  A: ['A', 'A'],
  B: ['B', 'B'],
  C: ['C', 'C'],
  D: ['D', 'D'],
} as const;

const byOwner = byTextOf(({ owner }: { readonly owner: string | null }) => owner ?? '');

const mission = {
  realm_size: ['Reichsgröße', 'Realm size'],
  capital_position: ['Lage der Hauptstadt', 'Position of the capital'],
  city_positions: ['Lage von Städten', 'Positions of cities'],
  road_positions: ['Lage von Straßen', 'Positions of roads'],
  mine_positions: ['Lage von Minen', 'Positions of mines'],
  last_income: ['letzte Reichseinnahmen', 'Latest income'],
  treasury_size: ['Höhe des Reichsschatzes', 'Size of the treasury'],
  treasury_place: ['Ort des Reichsschatzes', 'Place of the treasury'],
  army_count: ['Anzahl der Heere', 'Number of armies'],
  army_positions: ['Standorte der Heere', 'Positions of the armies'],
  spy_value: ['Spionagestärke', 'Espionage value'],
  free: ['freier Auftrag', 'Free mission'],
} as const;

const STORED_REALMS = storedKind({
  id: 'realm',
  isTurnMade: true,
  words: {
    many: ['Stand der Reiche', 'How realms stand'],
    listed: ['Stand', 'Standing'],
    empty: ['Noch kein Reich.', 'No realm yet.'],
  },
  fields: {
    owner: owner('Reich', 'Realm'),
    no: {
      ...number('Reihenfolge', 'Order'),
      ...hidden,
      hint: ['In der das Reich eingetragen wurde.', 'In which the realm was entered.'],
      faults: {
        room: [
          'Die Welt hat {{count}} Großfelder; {{each}} je Spieler sollen es sein. Lass sie wachsen, oder nimm weniger Reiche.',
          'The world has {{count}} large fields; there should be {{each}} per player. Let it grow, or take fewer realms.',
        ],
        players: [
          'Eine Spielleitung allein schafft acht bis {{most}} Spieler. Teilt sie euch auf, oder nehmt weniger auf.',
          'One GM alone manages eight to {{most}} players. Share them out, or admit fewer.',
        ],
      },
    },
    spy: {
      ...number('Spionagestärke', 'Espionage value'),
      range: [0, 200],
      said: inHalves,
      hint: ['In halben Prozent: 51 sind 25,5 %.', 'In half percent: 51 is 25.5%.'],
      faults: {
        spy: [
          'Zu Beginn sind {{least}} bis {{most}} Prozent üblich.',
          '{{least}} to {{most}} percent are usual at the start.',
        ],
      },
    },
    gws: {
      ...number('GWS', 'Economic strength'),
      said: inTenths,
      hint: [
        'In Zehnteln: 1032 sind 103,2; 0 = noch keine.',
        'In tenths: 1032 is 103.2; 0 = none yet.',
      ],
    },
    population: number('Einwohnerpunkte', 'Population points'),
    account: {
      ...signed('Bevölkerungskonto', 'Population account'),
      ...aside,
      hint: ['Zu- und Abnahmen seit Beginn.', 'Growth and decline since the beginning.'],
    },
    growth: { ...number('Angekündigte Zunahme', 'Growth announced'), ...aside },
    income: { ...money('Letzte Einkünfte', 'Latest income'), ...aside },
    loot: { ...money('Beute für das nächste Einkommen', 'Loot for the next income'), ...aside },
    treasury: {
      ...field('Ort des Schatzes', 'Place of the treasury'),
      ...naming,
      ...aside,
      hint: ['Leer = in der Hauptstadt.', 'Empty = in the capital.'],
      faults: {
        gold: [
          'Der Schatz ist {{gold}} GS; zu Beginn sind {{least}} bis {{most}} GS üblich. Mehr oder weniger gleicht eine Lage aus.',
          'The treasury is {{gold}} GS; {{least}} to {{most}} GS are usual at the start. More or less makes up for a position.',
        ],
      },
    },
    hunger: {
      ...number('Abzug der Kampfkraft in %', 'Strength lost to hunger in %'),
      range: [0, 100],
      ...aside,
    },
    timber: { ...choice(['Holzzone beim Bau', 'Timber zone when building'], ZONES), ...aside },
    stone: { ...choice(['Steinzone beim Bau', 'Stone zone when building'], ZONES), ...aside },
    secretArmies: { ...number('Geheime Heere erlaubt', 'Secret armies allowed'), ...aside },
    experience: {
      ...number('Erfahrung mit geheimen Heeren', 'Experience with secret armies'),
      range: [0, 2],
      ...hidden,
    },
    experienced: { ...turn('Zuletzt Erfahrung gewonnen', 'Last gained experience'), ...hidden },
    warriorPercent: { ...signed('Krieger: Kultur in %', 'Warriors: culture in %'), ...aside },
    riderPercent: { ...signed('Reiter: Kultur in %', 'Riders: culture in %'), ...aside },
    fleetPercent: { ...signed('Flotten: Kultur in %', 'Fleets: culture in %'), ...aside },
    warriorPoints: { ...signed('Krieger: Punkte je Heer', 'Warriors: points an army'), ...aside },
    riderPoints: { ...signed('Reiter: Punkte je Heer', 'Riders: points an army'), ...aside },
    fleetPoints: { ...signed('Flotten: Punkte je Heer', 'Fleets: points an army'), ...aside },
    promotions: { ...number('Förderungen erlaubt', 'Promotions allowed'), ...aside },
    traders: { ...number('Händler erlaubt', 'Traders allowed'), ...aside },
    start: {
      ...text('Ausgangsreich', 'Starting realm'),
      ...naming,
      ...hidden,
      lines: 2,
      hint: ['Seine Felder, mit Leerzeichen.', 'Its fields, with blanks.'],
      faults: {
        capital: [
          'Im Reich liegt keine Stadt, die seine Hauptstadt ist. Setze eine, und nenne sie bei der Partei.',
          'No city in the realm is its capital. Place one, and name it with the party.',
        ],
        size: [
          'Das Reich hat {{count}} Kleinfelder; zu Beginn sind {{least}} bis {{most}} üblich.',
          'The realm has {{count}} fields; {{least}} to {{most}} are usual at the start.',
        ],
        near: [
          'Die nächste Hauptstadt ist {{steps}} Schritte entfernt, nicht halb so weit wie bei anderen. Verlege das Reich, oder gleiche es mit Gold aus.',
          'The next capital is {{steps}} steps away, less than half as far as with others. Move the realm, or make up for it with gold.',
        ],
      },
    },
    described: { ...turn('Kulturschilderung vom', 'Description of culture of'), ...aside },
    warnings: { ...number('Verwarnungen der Verwaltung', 'Administration warnings'), ...hidden },
    landless: {
      ...turn('Ohne Land und Landheer seit', 'Without land and land army since'),
      ...hidden,
    },
    eliminated: { ...turn('Ausgeschieden', 'Eliminated'), ...aside },
  },
});

type RealmRow = typeof STORED_REALMS extends RecordKind<World, infer Row> ? Row : never;

/** What is kept of a realm beside name, money and capital: one record for each (section 8 of the rules). */
export const REALMS: RecordKind<World, RealmRow> = {
  ...STORED_REALMS,
  named: (_, { world, owner }) => {
    const name = world.parties[owner ?? '']?.name ?? '';
    return [name, name];
  },
  objections: (id, { world, settings, owner }) => {
    const own = STORED_REALMS.rows(world, settings).find(
      (one) => one.owner === owner && one.row.id === id,
    );
    return own === undefined
      ? []
      : preparationObjections({ ...own.row, owner }, { world, settings });
  },
};

/** A row of the goods mirror of a realm; its id is the area (PI-11-04). */
export const MIRRORS = storedKind({
  id: 'mirror',
  words: { many: ['Wirtschaftsspiegel', 'Goods mirrors'] },
  fields: {
    owner: owner('Reich', 'Realm'),
    area: choice(['Gelände', 'Area'], AREA_WORDS),
    population: number('Einwohnerpunkte', 'Population points'),
    ...goodsColumns(0.5),
  },
});

const STORED_SUPPLIES = storedKind({
  id: 'supply',
  isTurnMade: true,
  words: { many: ['Versorgung', 'Supplies'] },
  fields: {
    owner: owner('Reich', 'Realm'),
    good,
    points: number('Güterpunkte', 'Goods points'),
    percent: number('Prozent', 'Percent'),
    weighted: number('gewertet', 'Weighted'),
    isNeeded: flag('benötigt', 'Needed'),
  },
});

/**
 * How a realm is supplied with a good since the last calculation; its id is the good (PI-12-07 to PI-12-09). Goods have
 * a fixed order (PI-11-07).
 */
export const SUPPLIES: typeof STORED_SUPPLIES = {
  ...STORED_SUPPLIES,
  rows: (world, settings) =>
    STORED_SUPPLIES.rows(world, settings).toSorted(
      (one, other) =>
        byOwner(one, other) || GOODS.indexOf(one.row.good) - GOODS.indexOf(other.row.good),
    ),
};

/** Goods points stored in a trade city (PI-15-05). */
export const STOCKS = storedKind({
  id: 'stock',
  isTurnMade: true,
  words: { many: ['Lager', 'Stocks'], empty: ['Nichts gelagert.', 'Nothing stored.'] },
  fields: {
    owner: owner('Reich', 'Realm'),
    city: field('Handelsstadt', 'Trade city'),
    good,
    points: number('Punkte', 'Points'),
    turn: turn('gelagert', 'Stored'),
  },
});

/** Goods points obtained in a city since the last income month (PI-15-09). */
export const DELIVERIES = storedKind({
  id: 'delivery',
  isTurnMade: true,
  words: {
    many: ['Gelieferte Güter', 'Goods obtained'],
    empty: ['Nichts geliefert.', 'Nothing obtained.'],
  },
  fields: {
    owner: owner('Reich', 'Realm'),
    city: { ...field('Stadt', 'City'), ...about },
    good,
    points: number('Punkte', 'Points'),
    from: party('von', 'From'),
    turn: turn('Monat', 'Month'),
  },
});

/** Promotions so far; how often a cell was promoted is their number (PI-14-05). */
export const PROMOTIONS = storedKind({
  id: 'promotion',
  isTurnMade: true,
  reported: 'changes',
  words: { many: ['Förderungen', 'Promotions'], empty: ['Noch keine.', 'None yet.'] },
  fields: {
    owner: owner('Reich', 'Realm'),
    turn: turn('Monat', 'Month'),
    good,
    area: choice(['Gelände', 'Area'], AREA_WORDS),
    before: number('Wert zuvor', 'Value before'),
    cost: money('Kosten', 'Cost'),
  },
});

/** Espionage missions with what came of them; the roll is the GM's (PI-09a). */
export const MISSIONS = storedKind({
  id: 'mission',
  isTurnMade: true,
  reported: 'changes',
  words: { many: ['Spionageaufträge', 'Missions'], empty: ['Noch keiner.', 'None yet.'] },
  fields: {
    owner: owner('Reich', 'Realm'),
    turn: turn('Monat', 'Month'),
    kind: choice(['Auftrag', 'Mission'], mission),
    target: party('gegen', 'Against'),
    army: { ...text('gegen Heer', 'Against army'), ...aside },
    text: { ...text('Beschreibung', 'Description'), ...aside, lines: 3 },
    difficulty: { ...number('Schwierigkeit', 'Difficulty'), ...hidden },
    repetitions: { ...number('Wiederholungen', 'Repetitions'), ...aside },
    chance: { ...number('Chance in %', 'Chance in %'), ...hidden },
    roll: { ...number('Wurf', 'Roll'), ...hidden },
    isSuccess: flag('gelungen', 'Succeeded'),
  },
});

/** Money or a field given to another realm (PI-00-20). */
export const TRANSFERS = storedKind({
  id: 'transfer',
  isTurnMade: true,
  reported: 'changes',
  words: { many: ['Überweisungen', 'Transfers'], empty: ['Noch keine.', 'None yet.'] },
  fields: {
    owner: owner('von', 'From'),
    to: party('an', 'To'),
    turn: turn('Monat', 'Month'),
    amount: money('GS', 'GS'),
    field: { ...field('Feld', 'Field'), ...naming },
    text: { ...text('Text', 'Text'), ...aside },
  },
});

/** Names a realm gave to rivers and regions; they are its own (PI-17-05). */
export const NAMES = storedKind({
  id: 'name',
  words: { many: ['Namen auf der Karte', 'Names on the map'], empty: ['Noch keine.', 'None yet.'] },
  fields: {
    owner: owner('Reich', 'Realm'),
    field: { ...text('Feld', 'Field'), ...about },
    name: text('Fluss oder Gegend', 'River or region'),
  },
});

/** What a realm knows of another one (PI-05-92, PI-05-93). */
export const CONTACTS = storedKind({
  id: 'contact',
  words: { many: ['Kontakte', 'Contacts'], empty: ['Noch keiner.', 'None yet.'] },
  fields: {
    owner: owner('Reich', 'Realm'),
    other: party('kennt', 'Knows'),
    knows: choice(['durch', 'By'], {
      realm: ['Namen des Reichs', 'Name of the realm'],
      player: ['Namen des Spielers', 'Name of the player'],
    }),
    turn: turn('seit', 'Since'),
  },
});

/**
 * The world in which a realm that was out of the game plays again: it got an army or a fleet over the border of the
 * map. What it has holds from then on, fleets alone for eight months more (PI-00-17).
 */
export function playingAgain({ world, settings, owner }: RecordPlace<World>): World {
  const out = STORED_REALMS.rows(world, settings).find(
    (one) => one.owner === owner && one.row.eliminated !== 0,
  );
  if (out === undefined) return world;
  const row = { ...out.row, landless: 0, eliminated: 0 };
  return STORED_REALMS.put?.(row, { world, settings, owner }) ?? world;
}
