import { hexGameOf, type Unit } from '../../../../engine';
import { optionsOf } from '../register';
import { type Register } from '../../../model/records/register';
import { UnitLink } from '../roster/MapLink';
import { objectionsOfRecord } from '../roster/figures';
import '../roster/roster.css';
import { ANY_NUMBER, enlist, NEW_UNIT_FIELDS } from '../units/create';
import { RenumberPart } from '../units/RenumberPart';
import { shelveUnit } from '../units/shelve';
import { characterColumns } from './columns';

/** Key of the type of single persons; nothing where the game has none. */
const personType = (types: Readonly<Record<string, { readonly isPerson: boolean }>> = {}): string =>
  Object.keys(types).find((key) => types[key]?.isPerson === true) ?? '';

const create: NonNullable<Register<Unit>['create']> = {
  fields: [
    { id: 'name', text: 'roster:character.name', kind: 'text', initial: () => '' },
    NEW_UNIT_FIELDS.party,
    {
      id: 'status',
      text: 'roster:character.status',
      kind: 'choice',
      options: optionsOf(['REP', 'NSC'], (id) => `roster:status.${id}`),
      initial: () => 'NSC',
    },
    NEW_UNIT_FIELDS.place,
    { ...NEW_UNIT_FIELDS.number, hint: 'roster:character.numberHint' },
  ],
  make: (values, place) => {
    const type = personType(hexGameOf(place.system).unitTypes);
    const name = String(values['name'] ?? '');
    const result = enlist(
      {
        party: String(values['party'] ?? ''),
        type,
        size: 0,
        leaders: 1,
        raised: {},
        scout: false,
        order: '',
        morale: 0,
        character: { name, status: values['status'] === 'REP' ? 'REP' : 'NSC', seat: null },
      },
      { number: values['number'], place: values['place'] },
      hexGameOf(place.system).unitTypes[type]?.numbers ?? ANY_NUMBER,
      place,
    );
    return result.kind === 'refused' ? result : { ...result, name };
  },
};

/** The people with names: rulers and their commanders, played or not (WW-1.2-07, WW-4.2-14). */
export const charactersOf = (game: string): Register<Unit> => ({
  id: 'characters',
  title: 'roster:character.title',
  fresh: 'roster:character.fresh',
  empty: { title: 'roster:character.emptyTitle', text: 'roster:character.emptyText' },
  objections: objectionsOfRecord('character'),
  rows: ({ world }) =>
    Object.values<Unit>(world.units).filter(({ character }) => character !== null),
  idOf: ({ id }) => id,
  nameOf: ({ character }) => character?.name ?? '',
  columns: characterColumns(game),
  sheet: [
    { id: 'who', fields: ['name', 'number', 'party', 'status', 'years'], Part: RenumberPart },
    { id: 'where', text: 'roster:part.where', fields: ['place', 'field'], Part: UnitLink },
    { id: 'seat', text: 'roster:character.seat', fields: ['seat', 'nextSeat'] },
    {
      id: 'counts',
      text: 'roster:part.counts',
      fields: ['goodPoints', 'movementPoints', 'upkeep', 'order'],
    },
    { id: 'trained', text: 'roster:character.trained', fields: ['isAllTrained', 'trained'] },
  ],
  create,
  shelve: shelveUnit,
});
