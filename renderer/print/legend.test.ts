import { describe, expect, it } from 'vitest';
import { latticeOf, realmView, systems } from '../../engine';
import { tharosCampaign } from '../../assets/examples/tharos';
import { type Legend, legendOf, legendRowMm } from './legend';
import { type PrintLook, sheetAreas } from './paper';
import { planPrint } from './plan';

const terrains = systems['waben']?.terrains ?? {};
const { world } = tharosCampaign();

const legendFor = (party: string, look: PrintLook = 'colours'): Legend => {
  const plan = planPrint(realmView(world, party), latticeOf(world.map), {
    paper: 'A4',
    orientation: 'landscape',
    fieldMm: 8,
    look,
  });
  if (plan === undefined) throw new Error(`${party} knows nothing`);
  return legendOf(plan, terrains);
};

describe('the legend of a printed map', () => {
  const [realm = ''] = Object.keys(world.parties);

  it('explains the terrain that occurs, in the order of the rule page, and no other', () => {
    const view = realmView(world, realm);
    const known = new Set(Object.values(view.chunks).flatMap(({ terrain }) => terrain));
    const keys = legendFor(realm).terrains.map(({ key }) => key);
    expect(new Set(keys)).toEqual(new Set([...known].filter((key) => key !== null)));
    expect(keys).toEqual(Object.keys(terrains).filter((key) => keys.includes(key)));
  });

  it('lists settlements from the largest to the smallest', () => {
    expect(legendFor(realm).settlements).toEqual(['met', 'fst', 'std', 'brg']);
  });

  it('names the realms that own known land where the look shows them, and terrain everywhere else', () => {
    const owners = Object.values(realmView(world, realm).chunks).flatMap(({ owner }) => owner);
    const known = [...new Set(owners)].filter((party) => party !== null).sort();
    expect(known.length).toBeGreaterThan(1);
    expect(legendFor(realm, 'politics')).toMatchObject({ terrains: [], realms: known });
    expect(legendFor(realm, 'hatching').realms).toBeUndefined();
    expect(legendFor(realm, 'hatching').terrains).toEqual(legendFor(realm).terrains);
  });

  it('fits 21 realms beside the map on A4', () => {
    const realms = Array.from({ length: 21 }, (_, index) => `p${index}`);
    const legend: Legend = { ...legendFor(realm, 'politics'), realms };
    const { height = 0 } = sheetAreas({ paper: 'A4', orientation: 'landscape' }, true).legend ?? {};
    expect(legendRowMm(legend, 'column', height)).toBeGreaterThan(3);
  });

  it('lists lines and signs that occur', () => {
    expect(legendFor(realm).lines).toEqual([
      ...['road', 'bridge', 'river', 'wall', 'border', 'capital', 'unit'],
    ]);
  });

  it.each([
    { form: 'column' as const, orientation: 'landscape' as const, kinds: 33 },
    { form: 'column' as const, orientation: 'landscape' as const, kinds: 23 },
    { form: 'band' as const, orientation: 'portrait' as const, kinds: 33 },
    { form: 'band' as const, orientation: 'portrait' as const, kinds: 5 },
  ])('fits $kinds kinds of terrain into a $form on A4', ({ form, orientation, kinds }) => {
    const legend: Legend = {
      terrains: Object.values(terrains).slice(0, kinds),
      settlements: ['met', 'fst', 'std', 'brg', 'gar'],
      lines: ['road', 'bridge', 'river', 'canal', 'wall', 'border', 'capital', 'unit'],
    };
    const height = sheetAreas({ paper: 'A4', orientation }, true).legend?.height ?? 0;
    const row = legendRowMm(legend, form, height);
    expect(row).toBeGreaterThanOrEqual(3);
    expect(row).toBeLessThanOrEqual(6.8);
    const rows = form === 'column' ? Math.ceil(kinds / 2) + 3 + 4 : Math.ceil(kinds / 3);
    expect(rows * row).toBeLessThan(height);
  });
});
