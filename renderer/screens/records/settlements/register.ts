import type { Register } from '../../../model/records/register';
import { objectionsOfRecord } from '../roster/figures';
import '../roster/roster.css';
import { townColumns } from './columns';
import { IncomePart } from './IncomePart';
import { TownDamage, TownLink } from './parts';
import { type Town, townRows } from './rows';
import { createTown, shelveTown } from './write';

/** The settlements of all realms, those that are being built as well (WW-4.2-01, WW-11.1-03). */
export const settlementsOf = (game: string): Register<Town> => ({
  id: 'settlements',
  title: 'roster:town.title',
  fresh: 'roster:town.fresh',
  empty: { title: 'roster:town.emptyTitle', text: 'roster:town.emptyText' },
  objections: objectionsOfRecord('settlement'),
  rows: townRows,
  idOf: ({ field }) => field,
  nameOf: ({ settlement, field }) => `${settlement.name} ${field}`.trim(),
  columns: townColumns(game),
  sheet: [
    {
      id: 'what',
      fields: ['name', 'field', 'type', 'owner', 'isCapital', 'seated'],
      Part: TownLink,
    },
    { id: 'built', text: 'roster:part.building', fields: ['value', 'built', 'percent'] },
    {
      id: 'income',
      text: 'roster:part.income',
      fields: ['inhabitants', 'musterCapacity'],
      Part: IncomePart,
    },
    {
      id: 'garrison',
      text: 'roster:part.garrison',
      fields: ['garrison', 'room', 'inside', 'before', 'besiegers'],
    },
    { id: 'harbours', fields: ['harbours'] },
    { id: 'damage', text: 'roster:work.damage', fields: ['valueLeft'], Part: TownDamage },
  ],
  create: createTown,
  shelve: shelveTown,
});
