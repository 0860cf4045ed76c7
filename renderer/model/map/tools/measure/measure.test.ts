import { describe, expect, it } from 'vitest';
import { tinyCampaignOf, at, mapOf, uniform } from '../../../../../engine/testing';
import { drive } from '../../../../screens/map/testing/driver';
import { measure } from './index';

const pointer = () => drive(measure, tinyCampaignOf({ map: mapOf(uniform('210', 0, 0, 't')) }));

describe('measuring', () => {
  it('shows the steps between the first field and the pointer, and both ends after the second click', () => {
    const driver = pointer().click(at('210/19')).moveTo(at('210/22'));
    expect(driver.preview().hint).toMatchObject({
      text: 'measure:hint.distance',
      about: { from: '210/19', to: '210/22', count: 3 },
    });
    expect(driver.preview().lines.map(({ kind }) => kind)).toEqual(['way']);
    driver.click(at('210/23'));
    expect(driver.acts()).toEqual([
      { kind: 'measure', from: '210/19', to: null },
      { kind: 'measure', from: '210/19', to: '210/23' },
    ]);
    expect(driver.state()).toBe('waiting');
  });

  it('is reset after Escape and never changes the world', () => {
    const driver = pointer().click(at('210/19')).escape();
    expect(driver.state()).toBe('waiting');
    expect(driver.click(at('210/23')).acts().at(-1)).toEqual({
      kind: 'measure',
      from: '210/23',
      to: null,
    });
    expect(driver.commands()).toEqual([]);
  });

  it('does nothing beside the map', () => {
    const driver = pointer().clickAt({ x: 400, y: 400 });
    expect(driver.acts()).toEqual([]);
    expect(driver.click(at('210/19')).clickAt({ x: 400, y: 400 }).state()).toBe('measuring');
  });
});
