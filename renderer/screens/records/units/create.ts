import { hexGameOf, type Campaign, type Party, type Unit, unitId } from '../../../../engine';
import {
  changed,
  type FieldValue,
  type NewField,
  refused,
  type Register,
  type RegisterPlace,
} from '../../../model/records/register';
import { figuresOf } from '../roster/figures';
import { readUnitPlace } from '../roster/place';
import { typeChoices } from './columns';
import { freeUnitNumber } from './rekey';

/** Numbers where the game does not say which a type bears. */
export const ANY_NUMBER = { from: 100, to: 999 } as const;

/** The capital of a party; nothing for one that has none. */
const capitalOf = ({ world }: Campaign, party: string): string =>
  world.parties[party]?.capital ?? '';

const firstParty = ({ campaign }: RegisterPlace): string | null =>
  Object.values<Party>(campaign.world.parties)
    .map(({ key, name }) => ({ key, name }))
    .sort((a, b) => a.name.localeCompare(b.name))[0]?.key ?? null;

/** Fields that every new unit has, whatever else is said of it. */
export const NEW_UNIT_FIELDS = {
  party: { id: 'party', text: 'roster:unit.party', kind: 'realm', initial: firstParty },
  number: {
    id: 'number',
    text: 'roster:unit.number',
    kind: 'number',
    isOptional: true,
    hint: 'roster:unit.numberHint',
    initial: () => null,
  },
  place: {
    id: 'place',
    text: 'roster:unit.place',
    kind: 'text',
    isOptional: true,
    hint: 'roster:unit.newPlaceHint',
    initial: () => '',
  },
} as const satisfies Readonly<Record<string, NewField>>;

/** What a new unit is told to be before it has a number and a place. */
type Wanted = Omit<Unit, 'id' | 'number' | 'place'>;

/** Puts a unit into the world, with the number given or the next free one, at the place given or in the capital. */
export const enlist = (
  wanted: Wanted,
  given: { readonly number: FieldValue | undefined; readonly place: FieldValue | undefined },
  range: { readonly from: number; readonly to: number },
  { campaign }: RegisterPlace,
): ReturnType<NonNullable<Register<Unit>['create']>['make']> => {
  const { party } = wanted;
  const number =
    typeof given.number === 'number' ? given.number : freeUnitNumber(campaign, party, range);
  if (number === undefined || number < ANY_NUMBER.from || number > ANY_NUMBER.to)
    return refused('roster:refused.number', { typed: String(number ?? '') });
  const id = unitId(party, number);
  if (Object.hasOwn(campaign.world.units, id))
    return refused('roster:refused.numberTaken', { number: String(number), party });
  const written = typeof given.place === 'string' ? given.place.trim() : '';
  const typed = written === '' ? capitalOf(campaign, party) : written;
  if (typed === '') return refused('roster:refused.noPlace', { party });
  const read = readUnitPlace(typed, { id, party }, campaign);
  if (read.kind === 'refused') return read;
  const unit: Unit = { ...wanted, id, number, place: read.place };
  return {
    ...changed(({ world }) => {
      Object.assign(world.units, { [id]: unit });
    }),
    id,
    name: String(number),
  };
};

/** Leaders that so many of a type need, by the rules; one where they say nothing. */
const leadersFor = (unit: Wanted, place: RegisterPlace): number => {
  const id = unitId(unit.party, 0);
  const trial: Unit = { ...unit, id, number: 0, place: { kind: 'aboard', carrier: '' } };
  return figuresOf(place, 'unit', trial)['leadersNeeded']?.value ?? 1;
};

/** The types of which troops are raised; persons have a register of their own. */
const troopChoices = (place: RegisterPlace) =>
  typeChoices(place).filter(({ id }) => hexGameOf(place.system).unitTypes[id]?.isPerson !== true);

/** What a new unit needs: realm, type, size; number, leaders and place are proposed (WW-5.1-04, WW-5.2-08). */
export const createUnit: NonNullable<Register<Unit>['create']> = {
  fields: [
    NEW_UNIT_FIELDS.party,
    {
      id: 'type',
      text: 'roster:unit.type',
      kind: 'choice',
      options: troopChoices,
      initial: (place) => troopChoices(place)[0]?.id ?? null,
    },
    { id: 'size', text: 'roster:unit.size', kind: 'number', initial: () => null },
    {
      id: 'leaders',
      text: 'roster:unit.leaders',
      kind: 'number',
      isOptional: true,
      hint: 'roster:unit.leadersHint',
      initial: () => null,
    },
    NEW_UNIT_FIELDS.place,
    NEW_UNIT_FIELDS.number,
  ],
  make: (values, place) => {
    const party = String(values['party'] ?? '');
    const type = String(values['type'] ?? '');
    const { size, leaders } = values;
    if (typeof size !== 'number' || size < 1) return refused('roster:refused.size');
    const wanted: Wanted = {
      party,
      type,
      size,
      leaders: 0,
      raised: {},
      scout: false,
      order: '',
      morale: 0,
      character: null,
    };
    const needed = typeof leaders === 'number' ? leaders : leadersFor(wanted, place);
    const range = hexGameOf(place.system).unitTypes[type]?.numbers ?? ANY_NUMBER;
    const given = { number: values['number'], place: values['place'] };
    return enlist({ ...wanted, leaders: needed }, given, range, place);
  },
};
