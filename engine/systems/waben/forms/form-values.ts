import type {
  FormValues,
  Language,
  ListedCharacter,
  ListedPerson,
  ListedStructure,
  ListedUnit,
  RealmList,
  Settings,
} from '../../../kernel';
import { cardValues } from '../../../kernel/form-parts';
import type { Party, PartyKey, Unit, World } from '../../../world';
import { CARD, CARD_TABLES } from './card';
import { balanceOf } from '../views/balance';
import { realmList } from '../views/reportRealm';
import { balanceValues, digits, tableValues } from './values/balance';
import { formatPlace, inOrderOfUnits } from '../rules/movement/place';
import { PRINTED_MOONS } from '../data';
import { moonsOfTurn } from '../rules/calendar';
import { settlementTypeOf, terrainOf } from '../rules/catalogue';

/** Abbreviations of structures on sides, as lists of structures write them (WW-8.3-24). */
const SIDES: Readonly<Record<string, string>> = {
  wall: 'WL',
  road: 'STR',
  bridge: 'BRÜ',
  canal: 'KAN',
};

const characterRow = ({ unit, status, seat, points, name }: ListedCharacter): FormValues => ({
  charNumber: String(unit),
  charStatus: status,
  charSeat: seat?.place ?? '',
  charValue: seat === null ? '' : String(seat.value.value),
  charPoints: String(points.value),
  charName: name,
});

/** A structure begun last turn is listed already: the player writes the word that orders it anew (WW-8.2-12). */
const structureRow = ({
  kind,
  type,
  name,
  place,
  side,
  value,
  done,
}: ListedStructure): FormValues => ({
  structureType: (type === null ? SIDES[kind] : settlementTypeOf(type)?.display) ?? '',
  structurePlace: side === null ? place : `${place}(${String(side)})`,
  structureName: name,
  structureProgress: done === null ? '' : `${String(done)}/${String(value)}`,
});

const unitRow = (unit: ListedUnit, language: Language): FormValues => ({
  unitNumber: String(unit.unit),
  unitSize: digits(unit.size, language),
  unitType: unit.type,
  unitLeaders: String(unit.leaders),
  unitPlace: unit.place,
  unitPoints: String(unit.movementPoints.value),
  unitRaised: Object.keys(unit.raised)
    .map((terrain) => terrainOf(terrain)?.display ?? terrain)
    .join(', '),
});

/** The list of a realm as far as the GM records it: characters, gold by place, structures, units (WW-8.2-10 to -12). */
const realmValues = (list: RealmList, language: Language): FormValues => ({
  ...tableValues(
    list.persons.map(({ name, address }) => ({ person: name, personAddress: address })),
  ),
  ...tableValues(list.characters.map(characterRow)),
  ...tableValues(
    Object.entries(list.storage).map(([stockPlace, gold]) => ({
      stockPlace,
      stockGold: digits(gold, language),
    })),
  ),
  ...tableValues(list.structures.map(structureRow)),
  ...tableValues(list.units.map((unit) => unitRow(unit, language))),
});

const moonsText = ({ clock }: World, language: Language): string =>
  moonsOfTurn(clock)
    .map(({ no }) => {
      const name = PRINTED_MOONS[language][no - 1] ?? '';
      return language === 'de' ? name : `${name} (${String(no)})`;
    })
    .join(', ');

/** The head of a form for the open turn of a party, with those who play it (WW-8.2-02, WW-8.2-03). */
const headValues = (
  world: World,
  party: Party,
  persons: readonly ListedPerson[],
  language: Language,
): FormValues => ({
  realm: party.name,
  turn: String(world.clock.turn),
  moons: moonsText(world, language),
  player: persons.map(({ name }) => name).join(', '),
});

/** The address of those who play a party: the first one known (WW-8.2-02). */
const addressValue = (persons: readonly ListedPerson[]): FormValues => ({
  address: persons.map(({ address }) => address).find((address) => address !== '') ?? '',
});

/** A standing order is repeated; a special one is written anew every turn (WW-6.1-06, WW-8.1-07). */
const repeated = ({ order }: Unit): string => (/^(?:K|AB)/.test(order) ? order : '');

const rowOf = (unit: Unit, language: Language): FormValues => ({
  number: String(unit.number),
  size: unit.character === null ? digits(unit.size, language) : '',
  type: unit.character === null ? unit.type : '',
  leaders: String(unit.leaders),
  start: formatPlace(unit.place),
  order: repeated(unit),
});

/** All armies, fleets and characters of a party with their places and last orders (WW-8.2-20 to WW-8.2-22). */
const ordersValues = (world: World, party: PartyKey, language: Language): FormValues =>
  tableValues(
    Object.values(world.units)
      .filter((unit) => unit.party === party)
      .sort(inOrderOfUnits)
      .map((unit) => rowOf(unit, language)),
  );

const WORDS: Readonly<Record<Language, string>> = { de: 'Bestand', en: 'Treasury' };

/** FormValues known in advance: the treasury; everything else is by hand (WW-8.2-40). */
const turnReportValues = ({ treasury }: RealmList, language: Language): FormValues => ({
  'moneyCause.1': WORDS[language],
  'moneyGold.1': digits(treasury, language),
});

/**
 * FormValues of a form of the open turn for a party: its own units, people, gold, structures and land, and nothing of
 * anybody else. Empty for an unknown form or party; the card is the same for everybody.
 */
export function formValues(
  form: string,
  world: World,
  key: PartyKey,
  settings: Settings,
  language: Language,
): FormValues {
  if (form === CARD.id) return cardValues(CARD_TABLES, settings, language);
  const party = Object.hasOwn(world.parties, key) ? world.parties[key] : undefined;
  const list = realmList(world, key, settings);
  if (party === undefined || list === undefined) return {};
  const title = headValues(world, party, list.persons, language);
  const head = { ...title, ...addressValue(list.persons) };
  switch (form) {
    case 'orders':
      return { ...head, ...ordersValues(world, key, language) };
    case 'realm':
      return { ...head, ...realmValues(list, language) };
    case 'balance': {
      const sheet = balanceOf(world, key, settings);
      return sheet === undefined ? head : { ...head, ...balanceValues(sheet, language) };
    }
    case 'evaluation':
      return { ...title, ...turnReportValues(list, language) };
    default:
      return {};
  }
}
