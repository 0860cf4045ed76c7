import { fieldAddress, parseFieldAddress } from '../../../hex';
import {
  type Explained,
  type RecordField,
  type RecordKind,
  type RecordRow,
  type Settings,
  type Words,
} from '../../../kernel';
import { grossfelderOf, settlementAt, type World } from '../../../world';
import { TOWN_PARTS, type TownPart } from '../data';
import { buildingDifficulty } from '../rules/building/cost';
import { siteAt } from '../rules/building/site';
import { objectionsTo } from '../rules/records';
import {
  garrisonLimit,
  musterCapacity,
  pointsLeft,
  type Town,
  townInhabitants,
  townValue,
  townValueLeft,
} from '../rules/structure/town';
import { townIn } from '../views/town';

const townAt = (world: World, id: string): Town | undefined => {
  const field = parseFieldAddress(id);
  const settlement = field === undefined ? undefined : settlementAt(world.map, field);
  return field === undefined || settlement === undefined
    ? undefined
    : townIn(world, field, settlement);
};

const figure = (
  id: string,
  label: Words,
  of: (town: Town, settings: Settings) => Explained | undefined,
): RecordField<World, RecordRow> => ({
  id,
  label,
  kind: 'number',
  figure: (row, { world, settings }) => {
    const town = townAt(world, row.id);
    return town === undefined ? undefined : of(town, settings);
  },
});

const difficultyAt = (world: World, id: string, settings: Settings): Explained | undefined => {
  const field = townAt(world, id) === undefined ? undefined : parseFieldAddress(id);
  const site = field === undefined ? undefined : siteAt(world.map, field, settings);
  if (site === undefined) return undefined;
  const { cell, ground } = site;
  return buildingDifficulty(ground, { kind: 'settlement', cell, direction: null }, settings);
};

const PARTS: Readonly<Record<TownPart, Words>> = {
  fortification: ['Festungsmauern', 'Fortress walls'],
  defence: ['Stadtverteidigung', 'Town defence'],
  garrison: ['Unterkünfte', 'Quarters'],
  musterCapacity: ['Rüstkapazität', 'Muster capacity'],
  laboratories: ['Labore', 'Laboratories'],
  temples: ['Tempel', 'Temples'],
  inhabitants: ['Einwohner', 'Inhabitants'],
};

/** Points left of a part of a settlement that it has (WW-7.3-11). */
const partField = (part: TownPart): RecordField<World, RecordRow> => ({
  ...figure(`part.${part}`, PARTS[part], (town, settings) => {
    const left = pointsLeft(town, part, settings);
    return left.value > 0 ? left : undefined;
  }),
  share: 0,
});

/**
 * Settlements by their fields with the figures of the rules: building value, what is left of it, inhabitants, capacity
 * to raise units, stationing limit, the points left of each part (WW-4.2-01 to WW-4.2-06, WW-7.3-11).
 */
export const SETTLEMENTS: RecordKind<World> = {
  id: 'settlement',
  isListedApart: true,
  words: {
    many: ['Ansiedlungen', 'Settlements'],
    empty: ['Noch keine Ansiedlungen.', 'No settlements yet.'],
  },
  fields: [
    {
      id: 'name',
      label: ['Name', 'Name'],
      kind: 'text',
      read: ({ id }, { world }) => townAt(world, id)?.settlement.name ?? null,
    },
    { id: 'id', label: ['Feld', 'Field'], kind: 'text' },
    { id: 'owner', label: ['Reich', 'Realm'], kind: 'owner' },
    figure('value', ['BWP', 'Points'], ({ settlement }, settings) =>
      townValue(settlement.type, settings),
    ),
    figure('valueLeft', ['Bauwert heute', 'Value today'], townValueLeft),
    figure('inhabitants', ['Einwohner', 'Inhabitants'], townInhabitants),
    figure('musterCapacity', ['Rüstkap.', 'Muster cap.'], musterCapacity),
    figure('garrison', ['Platz', 'Room'], garrisonLimit),
    {
      id: 'difficulty',
      label: ['Schwierigkeit', 'Difficulty'],
      kind: 'number',
      share: 0,
      figure: ({ id }, { world, settings }) => difficultyAt(world, id, settings),
    },
    ...TOWN_PARTS.map(partField),
  ],
  rows: ({ map }) =>
    grossfelderOf(map).flatMap(({ no, settlements }) =>
      Object.entries(settlements).map(([index, { owner }]) => ({
        owner,
        row: { id: fieldAddress(no, Number(index) + 1) },
      })),
    ),
  objections: objectionsTo('settlement'),
};
