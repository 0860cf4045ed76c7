import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import type { Campaign, Settlement, ShelfItem, Unit } from '../../../../engine';
import { at, realm, tinyCampaign, tinyWorld, troop } from '../../../../engine/testing';
import { fullRecords } from '../full-records';
import { restoring } from './restore';

const UNIT = troop('tha', 301, '210/07');
const KEEP: Settlement = { type: 'brg', name: 'Burg', owner: 'tha', built: 0, harbours: [] };

const base = fullRecords();
const [person] = Object.values(base.world.people);
const [treaty] = Object.values(base.world.treaties);
const [text] = Object.values(base.culture);
if (person === undefined || treaty === undefined || text === undefined)
  throw new Error('the full cast is empty');

const item = (rest: object): ShelfItem => ({ id: 's', turn: 1, ...rest }) as ShelfItem;

const ITEMS: readonly ShelfItem[] = [
  item({ kind: 'person', value: person }),
  item({ kind: 'party', value: realm('ely') }),
  item({ kind: 'treaty', value: treaty }),
  item({ kind: 'culture', value: text }),
  item({ kind: 'unit', value: UNIT }),
  item({ kind: 'settlement', field: at('210/07'), value: KEEP, work: null }),
];

const campaignWith = (one: ShelfItem): Campaign =>
  tinyCampaign(tinyWorld({ parties: [realm('tha')] }), { shelf: { s: one } });

const back = (campaign: Campaign, one: ShelfItem): Campaign => {
  const result = restoring(campaign, one);
  if (result.kind === 'refused') throw new Error(result.text);
  return produce(campaign, result.change);
};

describe('what comes back from the shelf', () => {
  it.each(ITEMS.map((one) => [one.kind, one] as const))(
    '%s: as it was, off the shelf, and not a second time',
    (_, one) => {
      const restored = back(campaignWith(one), one);
      expect(restored.shelf).toEqual({});
      expect(JSON.stringify(restored.world) + JSON.stringify(restored.culture)).toContain(
        JSON.stringify(one.value),
      );
      expect(restoring(restored, one).kind).toBe('refused');
    },
  );

  const unit = (change: Partial<Unit>) => item({ kind: 'unit', value: { ...UNIT, ...change } });

  it.each([
    ['its party is gone', unit({ party: 'ely', id: 'ely:301' }), 'records:shelf.noParty'],
    [
      'its field is off the map',
      unit({ place: { kind: 'field', field: at('999/01') } }),
      'records:shelf.noField',
    ],
    [
      'what carried it is gone',
      unit({ place: { kind: 'aboard', carrier: 'tha:999' } }),
      'records:shelf.noCarrier',
    ],
    [
      'the owner of the settlement is gone',
      item({
        kind: 'settlement',
        field: at('210/07'),
        value: { ...KEEP, owner: 'ely' },
        work: null,
      }),
      'records:shelf.noParty',
    ],
    [
      'the field of the settlement is off the map',
      item({ kind: 'settlement', field: at('999/07'), value: KEEP, work: null }),
      'records:shelf.noField',
    ],
  ])('stays there when %s', (_, one, why) => {
    expect(restoring(campaignWith(one), one)).toMatchObject({ kind: 'refused', text: why });
  });
});
