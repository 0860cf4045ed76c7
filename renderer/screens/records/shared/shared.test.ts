import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import {
  latticeOn,
  blankWork,
  type Campaign,
  settingsInForce,
  SIDE,
  sideFeatures,
  systems,
  type Unit,
  WORK_PER_POINT,
  workId,
  type World,
} from '../../../../engine';
import {
  at,
  mapOf,
  realm,
  tinyCampaign,
  tinyWorld,
  troop,
  uniform,
} from '../../../../engine/testing';
import { wordsOf } from '../../../kit/text/words';
import type { Change, FieldValue, Refusal, RegisterPlace } from '../../../model/records/register';
import { recordText } from '../records/register';
import { declaredRegister } from '../registers';
import { settlementsOf } from '../settlements/register';
import { structures } from '../structures/register';
import { rekeyed } from '../units/RenumberPart';
import { partsOf, percentOf, pointsWords } from './works';

const settlements = settlementsOf('waben');
const registerNamed = (id: string) => {
  const system = systems['waben'];
  const kind = system?.records.find((one) => one.id === id);
  if (system === undefined || kind === undefined) throw new Error(id);
  return declaredRegister(system, kind);
};
const units = registerNamed('unit');
const characters = registerNamed('character');

const CAPITAL = '210/19';

const campaignOf = (change: Partial<World> = {}, list: readonly Unit[] = []): Campaign =>
  tinyCampaign({
    ...tinyWorld({
      map: mapOf(uniform('210', 0, 0)),
      parties: [realm('tha', { capital: at(CAPITAL) }), realm('val')],
      units: list,
    }),
    ...change,
  });

const placeOf = (campaign: Campaign): RegisterPlace => ({
  campaign,
  settings: settingsInForce(campaign),
  system: systems[campaign.system],
  words: wordsOf('de'),
  language: 'de',
});

const after = (campaign: Campaign, result: Change | Refusal | undefined): Campaign => {
  if (result?.kind !== 'change') throw new Error(`refused: ${JSON.stringify(result)}`);
  return produce(campaign, result.change);
};

const textOf = (result: Change | Refusal | undefined): string | undefined =>
  result?.kind === 'refused' ? result.text : undefined;

type Values = Readonly<Record<string, FieldValue>>;

it('the fields of declared kinds are named by their own texts, parts of settlements among them', () => {
  const records = systems['waben']?.records ?? [];
  const words = wordsOf('de');
  const said = records.flatMap(({ id: kind, fields }) =>
    fields.map(({ id }) => words(recordText('waben', kind, `field.${id}`))),
  );
  expect(said).toEqual(records.flatMap(({ fields }) => fields.map(({ label }) => label[0])));
  expect(said).toContain('Festungsmauern');
});

describe('points of building value', () => {
  it.each([
    ['2,5', 5000, 12_500],
    ['2.5', 5000, 12_500],
    ['0,0002', 5000, 1],
    ['0,0004', 2500, 1],
    ['7', 2500, 17_500],
  ])('%s of %i to a point are %i', (typed, each, parts) => {
    expect(partsOf(typed, each)).toBe(parts);
    expect(partsOf(pointsWords(parts, each, ','), each)).toBe(parts);
  });

  it('are refused where they are none', () => {
    for (const typed of ['', '-1', 'x', '1,23456', '1e3'])
      expect(partsOf(typed, 5000)).toBeUndefined();
  });

  it('are a hundred hundredths only when all is done', () => {
    expect(percentOf(24_999, 25_000)).toBe(99);
    expect(percentOf(25_000, 25_000)).toBe(100);
    expect(percentOf(1, 0)).toBe(0);
  });
});

describe('numbers of units', () => {
  const fleet = troop('tha', 301, '210/01', { type: 'S' });
  const aboard = troop('tha', 101, '210/01', { place: { kind: 'aboard', carrier: 'tha:301' } });
  const ruling = { key: 'inside/tha:301', value: 'inside', reason: 'x' };
  const campaign: Campaign = {
    ...campaignOf({}, [fleet, aboard]),
    rulings: { 'inside/tha:301': ruling },
  };

  it('change everywhere at once: entry, passengers, rulings (WW-5.1-03)', () => {
    const { world, rulings } = after(campaign, rekeyed(fleet, 'tha', 312, campaign));
    expect(Object.keys(world.units).sort()).toEqual(['tha:101', 'tha:312']);
    expect(world.units['tha:312']).toMatchObject({ id: 'tha:312', number: 312, party: 'tha' });
    expect(world.units['tha:101']?.place).toEqual({ kind: 'aboard', carrier: 'tha:312' });
    expect(rulings).toEqual({ 'inside/tha:312': { ...ruling, key: 'inside/tha:312' } });
  });

  it('may go to another realm, but never twice or out of 100 to 999', () => {
    const moved = after(campaign, rekeyed(fleet, 'val', 301, campaign));
    expect(moved.world.units['val:301']?.party).toBe('val');
    expect(textOf(rekeyed(fleet, 'tha', 101, campaign))).toBe(
      'waben:record.unit.fault.newNumber.taken',
    );
    expect(textOf(rekeyed(fleet, 'tha', 99, campaign))).toBe(
      'waben:record.unit.fault.newNumber.number',
    );
  });
});

describe('a new unit', () => {
  const make = (values: Values, campaign = campaignOf()) =>
    units.create?.make(
      {
        owner: 'tha',
        type: 'K',
        newSize: 6000,
        newLeaders: null,
        newPlace: '',
        newNumber: null,
        ...values,
      },
      placeOf(campaign),
    );

  it('has as many leaders as it needs, the next number, and stands in the capital (WW-5.2-08)', () => {
    const campaign = campaignOf({}, [troop('tha', 101, CAPITAL)]);
    const { world } = after(campaign, make({}, campaign));
    expect(world.units['tha:102']).toMatchObject({
      size: 6000,
      leaders: 2,
      place: { kind: 'field', field: CAPITAL },
    });
  });

  it('is refused without size, without place, with a number that is taken', () => {
    expect(textOf(make({ newSize: 0 }))).toBe('waben:record.unit.fault.newSize.size');
    expect(textOf(make({ owner: 'val' }))).toBe('waben:record.unit.fault.newPlace.noPlace');
    expect(textOf(make({ newLeaders: -3 }))).toBe('waben:record.unit.fault.newLeaders.negative');
    const campaign = campaignOf({}, [troop('tha', 105, CAPITAL)]);
    expect(textOf(make({ newNumber: 105 }, campaign))).toBe(
      'waben:record.unit.fault.newNumber.taken',
    );
  });

  it('is refused without a realm, or with what a file could not hold', () => {
    expect(make({ owner: null })).toMatchObject({
      text: 'records:refused.empty',
      about: { field: 'Reich' },
    });
    expect(make({ newSize: 10 ** 20 })).toMatchObject({
      text: 'records:refused.value',
      about: { typed: '100000000000000000000', field: 'Größe' },
    });
  });

  it('takes the next free number of its type, those on the shelf reserved (WW-5.1-04)', () => {
    const fleet = troop('tha', 302, CAPITAL, { type: 'S' });
    const ships = { type: 'S', newSize: 5 };
    const numberIn = (campaign: Campaign): string[] =>
      Object.keys(after(campaign, make(ships, campaign)).world.units);
    expect(numberIn(campaignOf())).toEqual(['tha:301']);
    const before = campaignOf({}, [troop('tha', 301, CAPITAL, { type: 'S' })]);
    const setAside = { id: 'a', turn: 1, value: fleet } as const;
    for (const item of [
      { ...setAside, kind: 'unit' as const },
      { ...setAside, kind: 'record' as const, record: 'unit', owner: 'tha', name: '302' },
    ])
      expect(numberIn({ ...before, shelf: { a: item } })).toEqual(['tha:301', 'tha:303']);
  });

  it('that is a character bears a number from 501 and a name', () => {
    const campaign = campaignOf();
    const result = characters.create?.make(
      { name: 'Berin', owner: 'tha', status: 'NSC', newPlace: null, newNumber: null },
      placeOf(campaign),
    );
    expect(after(campaign, result).world.units['tha:501']).toMatchObject({
      size: 0,
      leaders: 1,
      character: { name: 'Berin', status: 'NSC', seat: null },
    });
  });
});

it('a unit that carries others is not shelved before they are put down', () => {
  const fleet = troop('tha', 301, '210/01', { type: 'S' });
  const aboard = troop('tha', 101, '210/01', { place: { kind: 'aboard', carrier: 'tha:301' } });
  const place = placeOf(campaignOf({}, [fleet, aboard]));
  expect(units.shelve?.({ owner: 'tha', row: fleet }, place)).toMatchObject({
    text: 'waben:record.unit.kept',
    about: { number: 301, aboard: 1 },
  });
  expect(units.shelve?.({ owner: 'tha', row: aboard }, place)).toMatchObject({
    item: { kind: 'unit', value: aboard },
  });
});

describe('structures', () => {
  const make = (values: Values, campaign: Campaign) =>
    structures.create?.make(
      { kind: 'road', place: '210/19(3)', owner: 'tha', value: null, isFinished: false, ...values },
      placeOf(campaign),
    );
  const column = (id: string) => structures.columns.find((one) => one.id === id);
  const rowOf = (campaign: Campaign) => {
    const [row] = structures.rows(campaign);
    if (row === undefined) throw new Error('no structure');
    return row;
  };
  const isOnMap = ({ world: { map } }: Campaign): boolean =>
    (sideFeatures(map.grossfelder, latticeOn(map), { field: at('210/19'), side: 3 }) &
      SIDE.road) !==
    0;

  it('are begun in the books, and finished on the map (WW-4.1-17, WW-10.1-09)', () => {
    const campaign = campaignOf();
    const begun = after(campaign, make({}, campaign));
    expect(rowOf(begun)).toMatchObject({ kind: 'road', value: 5, owners: ['tha'] });
    expect(isOnMap(begun)).toBe(false);
    const worked = after(begun, column('progress')?.edit?.(rowOf(begun), '2,5', placeOf(begun)));
    expect(column('percent')?.value(rowOf(worked), placeOf(worked))).toBe(50);
    const done = after(worked, column('state')?.edit?.(rowOf(worked), 'finished', placeOf(worked)));
    expect(isOnMap(done)).toBe(true);
    expect(rowOf(done).work).toMatchObject({ progress: null, completed: 1 });
    const again = after(done, column('state')?.edit?.(rowOf(done), 'building', placeOf(done)));
    expect(isOnMap(again)).toBe(false);
    expect(rowOf(again).work?.progress).toBe(0);
  });

  it('have their value from the table, walls the one given (WW-4.3-01)', () => {
    const campaign = campaignOf();
    const wall = after(campaign, make({ kind: 'wall', value: 9, isFinished: true }, campaign));
    expect(rowOf(wall)).toMatchObject({ kind: 'wall', value: 9 });
    const stronger = after(wall, column('value')?.edit?.(rowOf(wall), 12, placeOf(wall)));
    expect(rowOf(stronger).value).toBe(12);
    const road = after(campaign, make({ isFinished: true }, campaign));
    expect(textOf(column('value')?.edit?.(rowOf(road), 9, placeOf(road)))).toBe(
      'units:refused.valueFixed',
    );
    expect(textOf(make({}, road))).toBe('units:refused.structureThere');
    expect(textOf(make({ place: '210/19' }, campaign))).toBe('units:refused.side');
  });

  it('open their books when one of the map is damaged or paid for', () => {
    const campaign = campaignOf();
    const road = after(campaign, make({ isFinished: true }, campaign));
    const bare = produce(road, (draft) => {
      draft.world.works = {};
    });
    expect(rowOf(bare).work).toBeUndefined();
    const paid = after(bare, column('paid')?.edit?.(rowOf(bare), '1,5', placeOf(bare)));
    expect(rowOf(paid).work?.paid).toBe(1.5 * WORK_PER_POINT);
  });
});

describe('settlements', () => {
  const made = (): Campaign => {
    const campaign = campaignOf();
    const values = { name: 'Elm', owner: 'tha', field: CAPITAL, type: 'std', isFinished: true };
    return after(campaign, settlements.create?.make(values, placeOf(campaign)));
  };
  const column = (id: string) => settlements.columns.find((one) => one.id === id);
  const rowOf = (campaign: Campaign) => {
    const [row] = settlements.rows(campaign);
    if (row === undefined) throw new Error('no settlement');
    return row;
  };
  const edit = (campaign: Campaign, id: string, value: FieldValue) =>
    column(id)?.edit?.(rowOf(campaign), value, placeOf(campaign));

  it('are put up in full, and no two in one field', () => {
    const campaign = made();
    expect(rowOf(campaign)).toMatchObject({ field: CAPITAL, settlement: { built: 24 } });
    expect(
      textOf(
        settlements.create?.make(
          { name: 'X', owner: 'tha', field: CAPITAL, type: 'gar', isFinished: true },
          placeOf(campaign),
        ),
      ),
    ).toBe('units:refused.townThere');
  });

  it('stay within what their type has (WW-4.2-01), and stay finished as another type', () => {
    const campaign = made();
    expect(textOf(edit(campaign, 'built', 25))).toBe('units:refused.built');
    const begun = after(campaign, edit(campaign, 'built', 12));
    expect(column('percent')?.value(rowOf(begun), placeOf(begun))).toBe(50);
    const bigger = after(campaign, edit(campaign, 'type', 'met'));
    expect(rowOf(bigger).settlement).toMatchObject({ type: 'met', built: 48 });
  });

  it('change owner with the rank of capital, and are shelved with their books', () => {
    const work = { ...blankWork('settlement', at(CAPITAL), null, 24), damage: { defence: 2500 } };
    const before = made();
    const campaign: Campaign = {
      ...before,
      world: { ...before.world, works: { [work.id]: work } },
    };
    expect(column('isCapital')?.value(rowOf(campaign), placeOf(campaign))).toBe(true);
    const lost = after(campaign, edit(campaign, 'owner', 'val'));
    expect(lost.world.parties['tha']?.capital).toBeNull();
    const shelved = settlements.shelve?.(rowOf(campaign), placeOf(campaign));
    expect(shelved).toMatchObject({ item: { kind: 'settlement', field: CAPITAL, work } });
    const { world } = after(campaign, shelved);
    expect(world.works[workId('settlement', at(CAPITAL), null)]).toBeUndefined();
    expect(settlements.rows({ ...campaign, world })).toEqual([]);
  });

  it('show who is inside and what is left of them', () => {
    const before = made();
    const campaign: Campaign = {
      ...before,
      world: { ...before.world, units: { 'tha:101': troop('tha', 101, CAPITAL) } },
    };
    const place = placeOf(campaign);
    expect(column('inside')?.value(rowOf(campaign), place)).toBe('101');
    expect(column('inhabitants')?.value(rowOf(campaign), place)).toBe(50_000);
  });
});
