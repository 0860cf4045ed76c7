import { describe, expect, it } from 'vitest';
import { setOwner, settlementAt } from '../../../../../engine';
import { tinyCampaignOf, at, edited, mapOf, realm, uniform } from '../../../../../engine/testing';
import { drive, type Driver } from '../../../../screens/map/testing/driver';
import { toolOf } from '..';

const tool = toolOf('settlement');
const HERE = at('210/19');

const campaign = tinyCampaignOf({
  map: edited(mapOf(uniform('210', 0, 0), uniform('001', 1, 0, 'w')), (map) =>
    setOwner(map, [HERE], 'tha'),
  ),
  parties: [realm('tha', { capital: HERE }), realm('val')],
});
const placed = (pointer: Driver, field = HERE) => settlementAt(pointer.campaign().world.map, field);

describe('the settlement tool', () => {
  it.each([
    ['the owner of the field', {}, { type: 'brg', owner: 'tha', built: 12 }],
    ['the realm on the pen', { party: 'val' }, { owner: 'val' }],
    ['the kind on the pen', { settlementType: 'std' }, { type: 'std', built: 24 }],
  ] as const)('places a complete one by %s and opens its form', (_, pen, expected) => {
    const pointer = drive(tool, campaign, { pen }).click(HERE);
    expect(placed(pointer)).toMatchObject({ name: '', harbours: [], ...expected });
    expect(pointer.acts().map(({ kind }) => kind)).toEqual(['command', 'select', 'edit']);
    expect(pointer.undo().campaign()).toEqual(campaign);
  });

  it('reports that land of nobody needs an owner first, and opens where it gets one', () => {
    const pointer = drive(tool, campaign).click(at('210/20'));
    expect(pointer.acts()).toMatchObject([
      { kind: 'tell', hint: { text: 'places:noOwner' } },
      { kind: 'select', field: '210/20' },
      { kind: 'edit', what: 'realm', field: '210/20' },
    ]);
  });

  it('asks before it founds on water, and names whose form is to open then (WW-4.2-26)', () => {
    const pointer = drive(tool, campaign, { pen: { party: 'tha' } }).click(at('001/19'));
    expect(pointer.acts()).toMatchObject([
      { kind: 'insist', findings: [{ code: 'F-BUILD-TERRAIN' }], describes: '001/19' },
    ]);
    expect(placed(pointer, at('001/19'))).toBeUndefined();
  });

  it('opens the form where one stands', () => {
    const pointer = drive(tool, campaign).click(HERE).click(HERE);
    expect(pointer.commands()).toHaveLength(1);
    expect(pointer.acts().at(-1)).toEqual({ kind: 'edit', what: 'settlement', field: HERE });
  });

  it('removes with Ctrl; the realm then has no capital (WW-4.2-19)', () => {
    const pointer = drive(tool, campaign).click(HERE);
    const before = pointer.campaign();
    pointer.hold({ shift: false, mod: true }).click(HERE);
    expect(placed(pointer)).toBeUndefined();
    expect(pointer.campaign().world.parties['tha']?.capital).toBeNull();
    expect(pointer.undo().campaign()).toEqual(before);
  });

  it('reports that there is nothing to remove', () => {
    const pointer = drive(tool, campaign, { pen: { isErasing: true } }).click(HERE);
    expect(pointer.acts()).toMatchObject([{ kind: 'tell', hint: { text: 'places:nothingHere' } }]);
  });
});

describe('the secret tool', () => {
  it('selects the field and asks for its secret', () => {
    expect(drive(toolOf('secret'), campaign).click(HERE).acts()).toEqual([
      { kind: 'select', field: HERE },
      { kind: 'edit', what: 'secret', field: HERE },
    ]);
  });
});
