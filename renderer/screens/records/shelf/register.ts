import type { ShelfItem } from '../../../../engine';
import { optionsOf } from '../register';
import { type Register } from '../../../model/records/register';
import { shelfName } from './name';
import { RestorePart } from './RestorePart';

const KINDS = ['party', 'person', 'unit', 'settlement', 'treaty', 'culture', 'record'] as const;

/** Everything laid aside, to be put back as it was. */
export const shelf: Register<ShelfItem> = {
  id: 'shelf',
  title: 'cast:shelf.title',
  fresh: 'cast:shelf.title',
  empty: { title: 'cast:shelf.emptyTitle', text: 'cast:shelf.emptyText' },
  rows: (campaign) => Object.values(campaign.shelf),
  idOf: ({ id }) => id,
  nameOf: shelfName,
  columns: [
    {
      id: 'name',
      text: 'cast:shelf.name',
      kind: 'text',
      width: [200, 3],
      value: shelfName,
    },
    {
      id: 'kind',
      text: 'cast:shelf.kind',
      kind: 'choice',
      width: [120, 1],
      options: optionsOf(KINDS, (id) => `cast:shelfKind.${id}`),
      value: ({ kind }) => kind,
    },
    {
      id: 'turn',
      text: 'cast:shelf.turn',
      kind: 'turn',
      width: [110],
      value: ({ turn }) => turn,
    },
  ],
  sheet: [{ id: 'what', fields: ['kind', 'turn'], Part: RestorePart }],
};
