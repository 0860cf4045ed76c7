import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DIRECTIONS,
  type FieldAddress,
  formatSide,
  grossfelderOf,
  KNOWN,
  latticeOf,
  levelAt,
  parseFieldAddress,
  readCampaignFile,
  systems,
  terrainAt,
} from '../../../engine';
import { terrainOf } from '../../../engine/systems/waben/rules/catalogue';
import { readArt } from './art';
import { tharosCampaign } from './campaign';
import { terrain } from './data/terrain';
import { readField, readFields, readPlace, readSides } from './notation';
import { tharosOrders } from './turn';
import { campaignFile } from '../../../engine/testing/files';

const campaign = tharosCampaign();
const { world } = campaign;
const lattice = latticeOf(world.map);
const unitsOf = (party: string) =>
  Object.values(world.units)
    .filter((unit) => unit.party === party)
    .sort((a, b) => a.number - b.number);

describe('the example campaign', () => {
  it('is the same value at every call', () => {
    expect(tharosCampaign()).toEqual(campaign);
    expect(tharosCampaign()).not.toBe(campaign);
  });

  it('survives its own file', () => {
    expect(readCampaignFile(campaignFile(campaign))).toEqual({ ok: true, value: campaign });
  });

  it('opens turn 58, Falkenmond 419', () => {
    expect(world.clock).toEqual({ turn: 58, year: 419, moon: 2, moonsPerTurn: 1 });
  });

  it('has six realms whose capitals are their own towns, an ally and a peace among them', () => {
    const parties = Object.values(world.parties);
    expect(parties).toHaveLength(6);
    for (const { key, capital } of parties) {
      const town = grossfelderOf(world.map).find(({ no }) => capital?.startsWith(no))?.settlements[
        Number(capital?.slice(4)) - 1
      ];
      expect(town?.owner).toBe(key);
    }
    expect(world.parties['tha']?.relations).toEqual({
      lyr: 'alliance',
      dor: 'peace',
      val: 'enemy',
    });
  });

  it('names only realms that exist, and mutually', () => {
    for (const { key, relations } of Object.values(world.parties)) {
      for (const [other, relation] of Object.entries(relations)) {
        expect([other, world.parties[other]?.relations[key]]).toEqual([other, relation]);
      }
    }
  });
});

describe('the units of Tharos', () => {
  it('WW-8.3-11: are the rows of its unit list', () => {
    const rows = unitsOf('tha').map(({ number, type, size, leaders, place, raised }) => [
      number,
      type,
      size,
      leaders,
      place.kind === 'aboard' ? `(${place.carrier.slice(4)})` : place.field,
      Object.keys(raised).join(),
    ]);
    expect(rows).toEqual([
      [101, 'K', 8000, 2, '210/19', 'twa'],
      [102, 'B', 5000, 2, '210/37', 't'],
      [103, 'K', 3000, 1, '210/04', 't'],
      [201, 'R', 750, 1, '210/37', 'tsu'],
      [202, 'R', 430, 1, '210/30', 't'],
      [203, 'R', 50, 1, '210/37', 't'],
      [301, 'S', 100, 3, '002/23', 'w'],
      [302, 'S', 10, 1, '002/09', 'w'],
      [401, 'A', 5000, 1, '210/04', 't'],
      [501, 'HF', 0, 1, '(102)', ''],
      [502, 'HF', 0, 1, '(301)', ''],
    ]);
  });

  it('WW-8.3-12: include two characters with the places their list gives them', () => {
    const persons = unitsOf('tha').flatMap(({ character }) => character ?? []);
    expect(persons).toEqual([
      { name: 'Traska Dagon II.', status: 'REP', seat: '210/37' },
      { name: 'Illyra', status: 'REP', seat: '002/23' },
    ]);
  });
});

describe('every unit of the example', () => {
  const all = Object.values(world.units);

  it('stands where its kind can be: armies on land, fleets on water or on a river', () => {
    const wrong = all.filter(({ type, place }) => {
      if (place.kind === 'aboard') return world.units[place.carrier] === undefined;
      if (place.kind === 'side') return type !== 'S';
      const level = terrainOf(terrainAt(world.map, place.field) ?? '')?.height;
      return (level === 0) !== (type === 'S');
    });
    expect(wrong).toEqual([]);
  });

  it('WW-5.1-26: counts as many raised heads as it has', () => {
    const wrong = all.filter(
      ({ size, raised }) =>
        Object.values(raised).reduce((sum, heads) => sum + heads, 0) !== size ||
        Object.keys(raised).some((key) => terrainOf(key) === undefined),
    );
    expect(wrong).toEqual([]);
  });

  it('WW-5.2-08: has leaders enough', () => {
    const capacity: Readonly<Record<string, number>> = { R: 2500, S: 50 };
    const wrong = all.filter(
      ({ type, size, leaders }) =>
        leaders < Math.max(1, Math.ceil(size / (capacity[type] ?? 5000))),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the order sheet', () => {
  it('is the same text as the file beside the data', () => {
    const file = readFileSync(new URL('orders-8.3.txt', import.meta.url), 'utf8');
    expect(tharosOrders).toBe(file);
  });

  it('WW-8.3-10: is read as eleven rows', () => {
    const sheet = systems['waben']?.orders.read(tharosOrders, 'tha', world);
    const rows = sheet?.rows.map(({ unit, cells }) => [
      unit,
      cells['start']?.text ?? '',
      cells['movement']?.text ?? '',
      cells['order']?.text ?? '',
    ]);
    expect(rows).toEqual([
      [101, '210/19', '-20-21', 'KVE'],
      [102, '210/37', '-30-001/01', 'KAE'],
      [103, '210/04', '', 'KH'],
      [201, '210/37', '-30-22-002/38(302)', 'KI'],
      [202, '210/30', '-22-21-20-19', 'KR'],
      [203, '210/37', '001/10-17-25-26-27', 'KR'],
      [301, '002/23', '-31-38-44', 'KA'],
      [302, '002/12', '-18-25-32-38', 'KV'],
      [401, '210/04', '', 'AB'],
      [501, '(102)', '', 'S1'],
      [502, '(105)', '', 'KR'],
    ]);
  });
});

describe('what the realms know', () => {
  const known = world.knowledge['tha'];
  const levelOf = (text: string): number =>
    known === undefined ? 0 : levelAt(known, readField(text));
  const sinceOf = (text: string): number =>
    known?.grossfelder[text.slice(0, 3) as never]?.since[Number(text.slice(4)) - 1] ?? 0;

  it('WW-1.4-11: Tharos has its own land up to date, in detail', () => {
    expect([levelOf('210/19'), sinceOf('210/19')]).toEqual([KNOWN.details, 58]);
  });

  it('contains a belt beyond the border as the old charts drew it', () => {
    expect([levelOf('001/30'), sinceOf('001/30')]).toEqual([KNOWN.terrain, 41]);
    expect([levelOf('710/03'), sinceOf('710/03')]).toEqual([KNOWN.terrain, 33]);
  });

  it('contains every field that the way of 203 can show, and nothing of the far south', () => {
    const way = readFields('001/10-17-25-26-27');
    const beside = (field: FieldAddress): readonly FieldAddress[] =>
      DIRECTIONS.flatMap((side) => lattice.neighbourOf(field, side) ?? []);
    const shown = way.flatMap(beside).flatMap(beside);
    expect(shown.filter((field) => levelOf(field) === KNOWN.nothing)).toEqual([]);
    expect(levelOf('158/40')).toBe(KNOWN.nothing);
    expect(levelOf('461/20')).toBe(KNOWN.nothing);
  });

  it('is different for every realm', () => {
    const levels = Object.values(world.knowledge).map((knowledge) =>
      JSON.stringify(
        grossfelderOf(world.map).map(({ no }) => knowledge.grossfelder[no]?.level ?? []),
      ),
    );
    expect(new Set(levels).size).toBe(6);
  });
});

describe('the notation of the data', () => {
  it('WW-6.3-05: applies the Großfeld to the following roads', () => {
    expect(readFields('210/30-37-001/10')).toEqual(['210/30', '210/37', '001/10']);
  });

  it('WW-6.3-06: applies Großfeld and field to the following rivers', () => {
    expect(readSides('210/01(1)-(2)-02(4)-(3)').map(formatSide)).toEqual([
      '210/01(1)',
      '210/01(2)',
      '210/02(4)',
      '210/02(3)',
    ]);
  });

  it.each([
    ['210/49', () => readField('210/49')],
    ['21/04', () => readField('21/04')],
    ['210/01-02(3)', () => readSides('210/01-02(3)')],
    ['210/01(7)', () => readSides('210/01(7)')],
    ['nowhere', () => readPlace('nowhere', 'tha')],
  ])('complains about “%s”', (_, read) => {
    expect(read).toThrow(/“.*” is no/);
  });

  it('complains about a Großfeld that is not drawn in rows of 4, 5, 6, 7, 8, 7, 6, 5', () => {
    expect(() => readArt({ no: '123', art: 't t t t\nt t t t' })).toThrow(/123 .* 4, 4/);
  });

  it('reads drawings whatever the blanks between their words', () => {
    const drawing = terrain[0];
    if (drawing === undefined) throw new Error('Nothing is drawn.');
    const expected = readArt(drawing);
    fc.assert(
      fc.property(fc.stringMatching(/^[ \t]{1,4}$/), (blanks) => {
        const art = drawing.art.replace(/ +/g, blanks);
        expect(readArt({ no: drawing.no, art })).toEqual(expected);
      }),
    );
  });

  it('names fields as players do', () => {
    expect(readField('009/33')).toBe(parseFieldAddress('009/33'));
  });
});
