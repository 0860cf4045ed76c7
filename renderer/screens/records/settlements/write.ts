import { hexGameOf, DIRECTIONS, type Settlement, workId } from '../../../../engine';
import {
  describeSettlement,
  foundSettlement,
  removeSettlement,
} from '../../../model/map/commands/places';
import { fullValue, withGarrison, withType } from '../../../model/records/settlement-change';
import type { Command } from '../../../model/state/command';
import {
  changed,
  type Edited,
  type FieldValue,
  type NewField,
  refused,
  type Register,
  type RegisterPlace,
  specsUnder,
} from '../../../model/records/register';
import type { Town } from './rows';

const field = specsUnder<NewField>((id) => `units:town.${id}`);

const NOTHING = changed(() => undefined);

/** The change of a command of the map screen; nothing to do where it has none. */
export function changeOf(command: Command | undefined) {
  return command !== undefined && 'change' in command ? changed(command.change) : NOTHING;
}

/** Describes a settlement again, as the map screen does. */
export function described(
  { field, settlement }: Town,
  next: Partial<Settlement>,
  { campaign }: RegisterPlace,
): Edited {
  return changeOf(describeSettlement(campaign.world.map, field, { ...settlement, ...next }));
}

/** Gives a settlement another type: what was finished stays finished (WW-4.2-09). */
export function withOtherType(row: Town, value: FieldValue, place: RegisterPlace): Edited {
  const styles = hexGameOf(place.system).settlements;
  const style = styles[String(value)];
  return style === undefined
    ? described(row, { type: String(value) }, place)
    : described(row, withType(styles, row.settlement, style), place);
}

/** Points that are built, 0 to what the type has when finished (WW-4.1-17). */
export function withBuilt(row: Town, value: FieldValue, place: RegisterPlace): Edited {
  const full = fullValue(hexGameOf(place.system).settlements, row.settlement);
  return typeof value !== 'number' || value < 0 || value > full
    ? refused('units:refused.built', { typed: String(value ?? ''), value: full })
    : described(row, { built: value }, place);
}

/** The GM's limit of units; nothing = as the table has it (WW-4.2-05). */
export function withRoom(row: Town, value: FieldValue, place: RegisterPlace): Edited {
  if (typeof value === 'number' && value < 0)
    return refused('records:refused.negative', { typed: value, field: row.settlement.name });
  const { map } = place.campaign.world;
  const next = withGarrison(row.settlement, typeof value === 'number' ? value : undefined);
  return changeOf(describeSettlement(map, row.field, next));
}

/** Sides with a harbour, in their order (WW-4.2-23). */
export function withHarbours(row: Town, value: FieldValue, place: RegisterPlace): Edited {
  return described(
    row,
    {
      harbours: DIRECTIONS.filter((side) => Array.isArray(value) && value.includes(String(side))),
    },
    place,
  );
}

/** What a new settlement needs: name, realm, field, type; it stands in full or is only begun. */
export const createTown: NonNullable<Register<Town>['create']> = {
  fields: [
    field('name', 'text', { initial: () => '' }),
    field('owner', 'realm', {
      initial: ({ campaign }) => Object.keys(campaign.world.parties)[0] ?? null,
    }),
    field('field', 'field', { initial: () => null }),
    field('type', 'choice', {
      options: (place) => typeChoices(place),
      initial: (place) => typeChoices(place)[0]?.id ?? null,
    }),
    field('isFinished', 'flag', { initial: () => true }),
  ],
  make: (values, place) => {
    const field = String(values['field'] ?? '') as Town['field'];
    const type = String(values['type'] ?? '');
    const full = hexGameOf(place.system).settlements[type]?.buildingValue ?? 0;
    const command = foundSettlement(place.campaign.world.map, field, {
      type,
      name: String(values['name'] ?? ''),
      owner: String(values['owner'] ?? ''),
      built: values['isFinished'] === true ? full : 0,
      harbours: [],
    });
    return command === undefined
      ? refused('units:refused.townThere', { field })
      : { ...changeOf(command), id: field };
  },
};

/** The types of the game with their names, smallest first. */
export function typeChoices({ system, words }: RegisterPlace) {
  const language = words('explain:locale').startsWith('de') ? 'de' : 'en';
  return Object.values(hexGameOf(system).settlements).map(({ key, name }) => ({
    id: key,
    label: name[language],
  }));
}

/** Shelves a settlement with its books; whose capital or seat it was has none then. */
export const shelveTown: NonNullable<Register<Town>['shelve']> = (
  { field, settlement },
  { campaign },
) => {
  const id = workId('settlement', field, null);
  const { change } = changeOf(removeSettlement(campaign.world.map, field));
  return {
    ...changed((draft) => {
      change(draft);
      Reflect.deleteProperty(draft.world.works, id);
    }),
    item: { kind: 'settlement', field, value: settlement, work: campaign.world.works[id] ?? null },
  };
};
