import { describe, expect, it } from 'vitest';
import { tharosCampaign } from '../../../../assets/examples/tharos';
import { at, edited, mapOf, realm, tinyWorld, troop, uniform } from '../../../testing';
import { placeSettlement, setOwner } from '../../../world';
import { REALM_FIGURES, realmFigures } from './realmFigures';

const tharos = tharosCampaign().world;

describe('the figures by which realms are compared', () => {
  it('match the booklet for Tharos: 181 fields, three settlements, its units (WW-8.3-05, WW-8.3-11)', () => {
    const { tha } = realmFigures(tharos, {});
    expect(tha).toEqual({
      fields: 181,
      people: 2_799_375,
      gold: 20_100,
      heads: 22_230,
      ships: 110,
      settlements: 3,
      buildingValue: 48 + 24 + 36 + 37 * 5,
    });
  });

  it('are whole numbers of every party, of one that has nothing as well', () => {
    const figures = realmFigures(tharos, {});
    expect(Object.keys(figures).sort()).toEqual(Object.keys(tharos.parties).sort());
    for (const realmOf of Object.values(figures)) {
      expect(Object.keys(realmOf)).toEqual([...REALM_FIGURES]);
      for (const value of Object.values(realmOf)) {
        expect(Number.isInteger(value)).toBe(true);
        expect(value).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('count the gold that units carry, and neither leaders nor characters as heads (WW-5.1-09, WW-5.1-41)', () => {
    const world = tinyWorld({
      map: mapOf(uniform('210', 0, 0)),
      parties: [realm('tha', { treasury: 100 }), realm('val')],
      units: [
        troop('tha', 101, '210/01', { leaders: 3, gold: 40 }),
        troop('tha', 301, '210/02', { type: 'S', size: 12 }),
        troop('tha', 501, '210/01', {
          type: 'HF',
          size: 0,
          character: { name: 'Traska', status: 'REP', seat: null },
        }),
      ],
    });
    const { tha, val } = realmFigures(world, {});
    expect(tha).toMatchObject({ gold: 140, heads: 1000, ships: 12 });
    expect(val).toMatchObject({ gold: 0, heads: 0, ships: 0 });
  });

  it('count no settlement that is still being built, but the people of its field (WW-4.1-12, WW-3.1-13)', () => {
    const town = { type: 'std', name: 'X', owner: 'tha', harbours: [] };
    const map = edited(mapOf(uniform('210', 0, 0)), (before) =>
      setOwner(before, [at('210/01')], 'tha'),
    );
    const withTown = (built: number) =>
      realmFigures(
        tinyWorld({
          map: edited(map, (before) => placeSettlement(before, at('210/01'), { ...town, built })),
        }),
        {},
      )['tha'];
    expect(withTown(12)).toMatchObject({ fields: 1, people: 50_000, settlements: 0 });
    expect(withTown(24)).toMatchObject({ people: 100_000, settlements: 1, buildingValue: 24 });
  });
});
