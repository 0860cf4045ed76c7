import { describe, expect, it } from 'vitest';
import { tharosCampaign } from '../../../../../assets/examples/tharos';
import { at } from '../../../../../engine/testing';
import { drive } from '../../../../screens/map/testing/driver';
import { order } from './index';

const pointer = () => drive(order, tharosCampaign());
const drawn = (path: readonly string[], ahead: readonly string[] = [], isDone = false) => ({
  kind: 'draw',
  drawn: { path, ahead, isDone },
});

describe('drawing an order', () => {
  it('begins at a field with units and goes on field by field: the pointer proposes, a click fixes', () => {
    const driver = pointer().click(at('210/19')).moveTo(at('210/21')).click(at('210/21'));
    expect(driver.acts()).toEqual([
      drawn(['210/19']),
      drawn(['210/19'], ['210/20', '210/21']),
      drawn(['210/19', '210/20', '210/21']),
    ]);
    expect(driver.commands()).toEqual([]);
  });

  it('takes back one field, ends at its last one, and is dropped by Escape', () => {
    const driver = pointer().click(at('210/19')).click(at('210/20')).back().click(at('210/19'));
    expect(driver.acts().slice(-2)).toEqual([drawn(['210/19']), drawn(['210/19'], [], true)]);
    expect(driver.escape().acts().at(-1)).toEqual({ kind: 'draw', drawn: null });
    expect(driver.state()).toBe('waiting');
  });

  it('says where there is nobody to order, and waits on', () => {
    const driver = pointer().click(at('210/20'));
    expect(driver.acts()[0]).toMatchObject({ kind: 'tell', hint: { text: 'drawn:hint.nobody' } });
    expect(driver.state()).toBe('waiting');
  });
});
