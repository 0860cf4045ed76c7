import { describe, expect, it } from 'vitest';
import { realmView } from '../../../engine';
import { tharosCampaign } from '../../../assets/examples/tharos';
import { changesOf } from './changes';
import { composeMap } from './compose';
import { knownFields } from './known';
import { type Legend, legendOf } from './legend';
import { FIRST_ORDER, type MapParts, type PrintLook } from './order';
import { sheetAreas } from './paper';
import { columnsOf, flowInto, flowOverSheets } from './sheet/flow';
import { legendPieces } from './sheet/legend-marks';
import {
  QUIET_MONTH,
  sourceIn,
  TERRAINS,
  textOn,
  wordsFor,
} from '../../screens/print/testing/sources';

const { world } = tharosCampaign();
const words = wordsFor('de');

const legendFor = (
  party: string,
  look: PrintLook = 'colours',
  parts: MapParts = FIRST_ORDER.parts,
): Legend => {
  const { view, lattice } = sourceIn(world, party);
  const known = knownFields(view, lattice);
  return legendOf(
    { view, known, order: { look, parts }, changes: null, hasRoutes: false },
    TERRAINS,
  );
};

describe('the legend of a printed map', () => {
  const [realm = ''] = Object.keys(world.parties);

  it('explains the terrain that occurs, in the order of the rule page, and no other', () => {
    const view = realmView(world, realm);
    const known = new Set(Object.values(view.chunks).flatMap(({ terrain }) => terrain));
    const keys = legendFor(realm).terrains.map(({ key }) => key);
    expect(new Set(keys)).toEqual(new Set([...known].filter((key) => key !== null)));
    expect(keys).toEqual(Object.keys(TERRAINS).filter((key) => keys.includes(key)));
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

  it('lists lines and signs that occur, units only where they are printed', () => {
    const lines = ['road', 'bridge', 'river', 'wall', 'border', 'capital'];
    expect(legendFor(realm).lines).toEqual([...lines, 'unit']);
    const parts = { ...FIRST_ORDER.parts, units: false };
    expect(legendFor(realm, 'colours', parts).lines).toEqual(lines);
  });

  it('lists what is new only as far as it occurs', () => {
    const { view, lattice } = sourceIn(world, realm);
    const known = knownFields(view, lattice);
    const news = changesOf(view, lattice, known, { ...QUIET_MONTH, gained: ['001/10'] });
    const order = { look: 'colours' as const, parts: FIRST_ORDER.parts };
    const legend = legendOf({ view, known, order, changes: news, hasRoutes: true }, TERRAINS);
    expect(legend.changes).toEqual(['gained']);
    expect(legend.lines).toContain('route');
  });

  it('stands on the sheet in words of the chosen language', () => {
    const source = sourceIn(world, realm);
    const order = { ...FIRST_ORDER, fieldMm: 7 };
    expect(textOn(composeMap(source, order, words))).toEqual(
      expect.arrayContaining(['Gelände', 'Hochland', 'Reichsgrenze', 'Maßstab', 'Straße']),
    );
    expect(textOn(composeMap(source, order, wordsFor('en')))).toEqual(
      expect.arrayContaining(['Terrain', 'Realm border', 'Scale', 'Road']),
    );
  });
});

describe('a legend in its columns', () => {
  const [realm = ''] = Object.keys(world.parties);
  const { view } = sourceIn(world, realm);
  const full = (kinds: number): Legend => ({
    terrains: Object.values(TERRAINS).slice(0, kinds),
    settlements: ['met', 'fst', 'std', 'brg', 'gar'],
    lines: ['road', 'bridge', 'river', 'canal', 'wall', 'border', 'capital', 'unit', 'route'],
    changes: ['gained', 'lost', 'discovered', 'explored', 'sighted'],
  });
  const piecesOf = (kinds: number) =>
    legendPieces(full(kinds), view, FIRST_ORDER, FIRST_ORDER.parts, words);

  it.each([
    { orientation: 'landscape' as const, kinds: 20 },
    { orientation: 'portrait' as const, kinds: 20 },
  ])('fits $kinds kinds of terrain beside a map on A4 $orientation', ({ orientation, kinds }) => {
    const { legend } = sheetAreas({ paper: 'A4', orientation }, true);
    if (legend === null) throw new Error('there is no legend');
    expect(flowInto(piecesOf(kinds), columnsOf(legend, 52, 7))).toBeDefined();
  });

  it.each([1, 33])(
    'prints every entry of %i kinds on A5, on as many sheets as it takes',
    (kinds) => {
      const { map } = sheetAreas({ paper: 'A5', orientation: 'landscape' }, false);
      const body = { ...map, height: map.height - 18 };
      const sheets = flowOverSheets(piecesOf(kinds), columnsOf(body, 52, 7));
      const marks = sheets.flat();
      expect(marks.filter(({ kind }) => kind === 'drawing')).toHaveLength(kinds + 5);
      for (const mark of marks) {
        if (mark.kind !== 'text') continue;
        expect(mark.y).toBeGreaterThan(body.y);
        expect(mark.y).toBeLessThan(body.y + body.height);
        expect(mark.x).toBeLessThan(body.x + body.width);
      }
    },
  );
});
