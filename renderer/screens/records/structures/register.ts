import type { Register } from '../../../model/records/register';
import { objectionsOfRecord } from '../roster/figures';
import '../roster/roster.css';
import { STRUCTURE_COLUMNS } from './columns';
import { createStructure } from './create';
import { StructureDamage, StructureFigures, StructureLink } from './parts';
import { type Structure, structureRows } from './rows';

/** Roads, bridges, walls and canals with the books of their building (WW-4.1-17, WW-4.3-01, WW-11.1-03). */
export const structures: Register<Structure> = {
  id: 'structures',
  title: 'roster:work.title',
  fresh: 'roster:work.fresh',
  empty: { title: 'roster:work.emptyTitle', text: 'roster:work.emptyText' },
  objections: objectionsOfRecord('structure'),
  rows: structureRows,
  idOf: ({ id }) => id,
  nameOf: ({ kind, id }, { words }) =>
    `${words(`explain:kindOfWork.${kind}`)} ${id.slice(id.indexOf(' ') + 1)}`,
  columns: STRUCTURE_COLUMNS,
  sheet: [
    { id: 'what', fields: ['kind', 'field', 'name', 'owners'], Part: StructureLink },
    {
      id: 'building',
      text: 'roster:part.building',
      fields: ['state', 'value', 'percent', 'progress', 'paid', 'begun', 'completed'],
    },
    { id: 'figures', text: 'roster:part.cost', fields: [], Part: StructureFigures },
    { id: 'damage', text: 'roster:work.damage', fields: [], Part: StructureDamage },
  ],
  create: createStructure,
};
