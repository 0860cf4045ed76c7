import type { ListedCharacter, ListedStructure, ListedUnit, RealmList } from '../../../../kernel';
import { settlementTypeOf, terrainOf } from '../../rules/catalogue';
import type { Values } from '../to-text/values';
import { digits, type Language, tableValues } from './figures';

/** Abbreviations of what lies on sides, as lists of structures write them (WW-8.3-24). */
const SIDES: Readonly<Record<string, string>> = {
  wall: 'WL',
  road: 'STR',
  bridge: 'BRÜ',
  canal: 'KAN',
};

const characterRow = ({ unit, status, seat, points, name }: ListedCharacter): Values => ({
  charNumber: String(unit),
  charStatus: status,
  charSeat: seat?.place ?? '',
  charValue: seat === null ? '' : String(seat.value.value),
  charPoints: String(points.value),
  charName: name,
});

/** What was begun last turn stands there already: the word that orders it anew is the player's (WW-8.2-12). */
const structureRow = ({ kind, type, name, place, side, value, done }: ListedStructure): Values => ({
  structureType: (type === null ? SIDES[kind] : settlementTypeOf(type)?.display) ?? '',
  structurePlace: side === null ? place : `${place}(${String(side)})`,
  structureName: name,
  structureProgress: done === null ? '' : `${String(done)}/${String(value)}`,
});

const unitRow = (unit: ListedUnit, language: Language): Values => ({
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

/** The list of a realm as far as the GM keeps it: characters, gold by place, structures, units (WW-8.2-10 to -12). */
export const realmValues = (list: RealmList, language: Language): Values => ({
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
