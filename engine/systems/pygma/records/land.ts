import { type FieldAddress, fieldAddress, parseFieldAddress } from '../../../hex';
import { memoizeByObject, type RecordKind } from '../../../kernel';
import {
  applyMapChanges,
  changeSettlement,
  grossfelderOf,
  type Settlement,
  settlementAt,
  storedKind,
  type World,
} from '../../../world';
import { CITY_KIND_WORDS } from '../data/kinds';
import { cityKindAt } from '../rules/land';
import {
  about,
  aside,
  choice,
  field,
  flag,
  hidden,
  money,
  number,
  owner,
  standing,
  text,
  turn,
} from './fields';

/** What is kept of a city beside the map, by its field. */
const STORED_CITIES = storedKind({
  id: 'city',
  isShared: true,
  words: { many: ['Städte', 'Cities'], empty: ['Noch keine Stadt.', 'No city yet.'] },
  fields: {
    name: text('Name', 'Name'),
    isFortified: { ...flag('befestigt', 'Fortified'), audience: 'owner' },
    isTrade: { ...flag('Handelsstadt', 'Trade city'), audience: 'owner' },
    founded: { ...turn('Gegründet', 'Founded'), ...aside },
    bloom: { ...money('Übertragene Blüte', 'Bloom carried on'), ...aside },
    isStricken: { ...flag('halbe Steuer nach Seuche', 'Half tax after an epidemic'), ...aside },
    isClosed: { ...flag('keine Rüstung nach Seuche', 'No mustering after an epidemic'), ...aside },
  },
});

type CityExtras = typeof STORED_CITIES extends RecordKind<World, infer Row> ? Row : never;

/** A city as the rules read it; its id is its field. */
export type CityRow = CityExtras & { readonly id: FieldAddress };

const extrasOf = memoizeByObject(
  (world: World) => new Map(STORED_CITIES.rows(world, {}).map(({ row }) => [row.id, row] as const)),
);

const FRESH: Omit<CityExtras, 'id' | 'name'> = {
  isFortified: false,
  isTrade: false,
  founded: 0,
  bloom: 0,
  isStricken: false,
  isClosed: false,
};

function cityRow(world: World, field: FieldAddress, { name }: Settlement): CityRow {
  return { ...FRESH, ...extrasOf(world).get(field), id: field, name };
}

/** Every city on the map with what is kept of it; it belongs to the realm that owns its field, a neutral one to nobody. */
export const CITIES: RecordKind<World, CityRow> = {
  id: STORED_CITIES.id,
  isUnique: true,
  isStoredOwnerless: true,
  words: STORED_CITIES.words,
  fields: [
    { id: 'id', label: ['Feld', 'Field'], kind: 'text', isFixed: true, ...standing },
    { id: 'owner', label: ['Reich', 'Realm'], kind: 'owner' },
    {
      id: 'kind',
      label: ['Art', 'Kind'],
      kind: 'choice',
      isFixed: true,
      options: Object.entries(CITY_KIND_WORDS).map(([id, label]) => ({ id, label })),
      read: ({ id }, { world }) => cityKindAt(world, id) ?? null,
    },
    ...STORED_CITIES.fields.map((field) => field as RecordKind<World, CityRow>['fields'][number]),
  ],
  rows: (world) =>
    grossfelderOf(world.map).flatMap(({ no, owner: owners, settlements }) =>
      Object.entries(settlements).map(([index, settlement]) => ({
        owner: owners[Number(index)] ?? null,
        row: cityRow(world, fieldAddress(no, Number(index) + 1), settlement),
      })),
    ),
  put: ({ id, ...extras }, { world }) => {
    const settlement = settlementAt(world.map, id);
    if (settlement === undefined) return world;
    const edit = changeSettlement(world.map, id, { ...settlement, name: extras.name });
    const map = edit.ok ? applyMapChanges(world.map, edit.value) : world.map;
    const place = { world: { ...world, map }, settings: {}, owner: null };
    return STORED_CITIES.put?.({ id, ...extras }, place) ?? world;
  },
  named: ({ id, name }) => (name === '' ? [id, id] : [name, name]),
};

/** Uprisings; the owner is the realm they rose against (PI-13-21). */
export const REVOLTS = storedKind({
  id: 'revolt',
  words: { many: ['Revolten', 'Revolts'], empty: ['Keine Revolte.', 'No revolt.'] },
  fields: {
    owner: owner('gegen', 'Against'),
    class: { ...number('Klasse', 'Class'), range: [1, 10] },
    strength: number('Stärke in K', 'Strength in K'),
    fields: { ...text('Felder', 'Fields'), ...about, lines: 2 },
    began: turn('seit', 'Since'),
    cause: choice(['Ursache', 'Cause'], {
      goods: ['Güter', 'Goods'],
      timber: ['Holz', 'Timber'],
      stone: ['Stein', 'Stone'],
      capital: ['Verlust der Hauptstadt', 'Loss of the capital'],
    }),
    /** Fields it spread to so far (HR-11). */
    spread: { ...number('ausgebreitet', 'Spread'), ...hidden },
  },
  named: ({ fields }) => {
    const places = fields.trim().replaceAll(/\s+/g, ', ');
    return [`Revolte in ${places}`, `Revolt in ${places}`];
  },
});

const BEING_KINDS = {
  barbarians: ['Barbaren', 'Barbarians'],
  settlers: ['Siedler', 'Settlers'],
  giant: ['Riese', 'Giant'],
  dragon: ['Drache', 'Dragon'],
  sea_monster: ['Seeungeheuer', 'Sea monster'],
  whirlpool: ['Strudel', 'Whirlpool'],
  other: ['anderes', 'Other'],
} as const;

/** Beings, barbarians and places with a riddle (GM-22, HR-17); those without a name by their kind and field. */
export const BEINGS = storedKind({
  id: 'being',
  isShared: true,
  words: {
    many: ['Wesen', 'Beings'],
    fresh: ['Neues Wesen', 'New being'],
    empty: ['Noch kein Wesen.', 'No being yet.'],
  },
  fields: {
    field: { ...field('Feld', 'Field'), audience: 'gm' },
    kind: { ...choice(['Art', 'Kind'], BEING_KINDS), audience: 'gm' },
    name: { ...text('Name', 'Name'), audience: 'gm' },
    strength: { ...number('Stärke in K', 'Strength in K'), audience: 'gm' },
    order: {
      ...choice(['Befehl', 'Order'], {
        none: ['nichts', 'nothing'],
        attack: ['Angriff', 'attack'],
        retreat: ['Rückzug', 'retreat'],
      }),
      audience: 'gm',
    },
    treasure: { ...money('Schatz', 'Treasure'), audience: 'gm' },
    isRolled: {
      ...flag('nach der Tafel auswürfeln', 'Roll by the table'),
      ...hidden,
      hint: [
        'Stärke und Schatz werden im nächsten Monat ausgewürfelt.',
        'Strength and treasure are rolled in the next month.',
      ],
    },
    text: { ...text('Text', 'Text'), ...hidden, lines: 4 },
    known: {
      ...text('Bekannt', 'Known to'),
      ...hidden,
      hint: ['Schlüssel der Reiche, mit Leerzeichen.', 'Keys of realms, with blanks.'],
    },
  },
  named: ({ name, kind, field: place }) => {
    const [de, en] = BEING_KINDS[kind];
    return name === '' ? [`${de} ${place}`.trim(), `${en} ${place}`.trim()] : [name, name];
  },
});

/** Mines; they pay whoever owns their field (HR-09). */
export const MINES = storedKind({
  id: 'mine',
  isShared: true,
  words: {
    many: ['Minen', 'Mines'],
    fresh: ['Neue Mine', 'New mine'],
    empty: ['Noch keine Mine.', 'No mine yet.'],
  },
  fields: {
    field: { ...field('Feld', 'Field'), audience: 'gm' },
    yield: {
      ...money('Ertrag', 'Yield'),
      audience: 'gm',
      hint: ['0 = noch nicht entdeckt.', '0 = not yet discovered.'],
    },
    isExhausted: { ...flag('erschöpft', 'Exhausted'), audience: 'gm' },
    known: {
      ...text('Bekannt', 'Known to'),
      ...hidden,
      hint: ['Schlüssel der Reiche, mit Leerzeichen.', 'Keys of realms, with blanks.'],
    },
  },
});

/** Road segments and bridges a disaster destroyed; they are off the map until repaired at half price (HR-13). */
export const RUINS = storedKind({
  id: 'ruin',
  isTurnMade: true,
  isShared: true,
  words: {
    many: ['Zerstörte Straßen', 'Ruined roads'],
    empty: ['Nichts zerstört.', 'Nothing ruined.'],
  },
  fields: {
    side: {
      ...text('Seite', 'Side'),
      ...standing,
      audience: 'gm',
      hint: ['Wie 210/19(3).', 'Such as 210/19(3).'],
    },
    what: {
      ...choice(['Was', 'What'], { road: ['Straße', 'Road'], bridge: ['Brücke', 'Bridge'] }),
      audience: 'gm',
    },
    turn: { ...turn('Monat', 'Month'), audience: 'gm' },
  },
});

/** The fields of a text of addresses with blanks; what is none is left out. */
export function fieldsIn(text: string): readonly FieldAddress[] {
  return text.split(/\s+/).flatMap((one) => parseFieldAddress(one) ?? []);
}
