import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centreOf, type GrossfeldNo } from '../hex';
import {
  at,
  deepFreeze,
  gf,
  mapOf,
  realm,
  tinyCampaign,
  tinyWorld,
  troop,
  uniform,
} from '../testing';
import { anyCampaign } from '../testing/arbitrary-campaign';
import { pygma } from '../systems/pygma';
import { latticeOf } from './fields';
import { storedKind } from './records';
import { removeGrossfelder, standingOn } from './remove';
import { readCampaignFile } from './save';
import { blankWork } from './works';
import type { MapLabel } from './world';
import { campaignFile } from '../testing/files';
import { times } from '../testing/trials';

const map = mapOf(uniform('210', 0, 0), uniform('001', 1, 0), uniform('002', 1, -1));
const lattice = latticeOf(map);
const pointsOf = (...fields: readonly string[]): readonly number[] =>
  fields.flatMap((field) => {
    const { x, y } = centreOf(lattice.axialOf(lattice.cellOf(at(field)) ?? 0));
    return [x, y];
  });
const label = (id: string, ...fields: readonly string[]): MapLabel => ({
  id,
  kind: 'small',
  text: id,
  points: pointsOf(...fields),
  size: 9,
});
const character = { name: 'Ana', status: 'REP' as const };

const campaign = deepFreeze(
  tinyCampaign(
    tinyWorld({
      map,
      parties: [realm('tha', { capital: at('001/05') }), realm('ely', { capital: at('210/05') })],
      units: [
        troop('tha', 101, '001/07'),
        troop('tha', 301, '001/08', { type: 'S' }),
        troop('tha', 102, '210/01', { place: { kind: 'aboard', carrier: 'tha:301' } }),
        troop('tha', 103, '210/01', { place: { kind: 'aboard', carrier: 'tha:102' } }),
        troop('tha', 104, '210/01', { cameFrom: at('001/10') }),
        troop('ely', 901, '210/02', { character: { ...character, seat: at('001/05') } }),
        troop('ely', 902, '210/02', {
          character: { ...character, seat: at('210/05'), nextSeat: { seat: at('001/05') } },
        }),
      ],
      labels: {
        gone: label('gone', '001/05', '001/20'),
        half: label('half', '001/05', '210/20'),
        elsewhere: label('elsewhere', '210/20'),
      },
      knowledge: {
        ely: {
          grossfelder: {},
          sightings: ['001/05', '210/05'].map((place) => ({
            turn: 1,
            place: at(place),
            party: 'tha',
            kind: 'foot',
            sizeClass: 1,
            by: 'unit 901',
          })),
        },
      },
    }),
  ),
);

describe('removing Großfelder', () => {
  it('takes the records there along, and from others the places there', () => {
    const kind = storedKind({
      id: 'war',
      words: { many: ['Heere', 'Armies'], empty: ['–', '–'] },
      fields: { places: { kind: 'text', label: ['Felder', 'Fields'], place: 'stands' } },
    });
    const affairs = {
      'war/tha/a': { places: '001/05' },
      'war/tha/b': { places: '001/05 210/07' },
      'war/tha/c': { places: '210/05' },
      'war//d': { places: '' },
    };
    const peopled = { ...campaign, world: { ...campaign.world, affairs } };
    const after = removeGrossfelder(peopled, [gf('001')], [kind]);
    expect(after.ok && after.value.world.affairs).toEqual({
      'war/tha/b': { places: '210/07' },
      'war/tha/c': { places: '210/05' },
      'war//d': { places: '' },
    });
  });

  it.each([
    ['210', ['army/tha/KH2']],
    ['001', ['army/tha/FH1', 'army/tha/KH1']],
  ])('takes armies aboard along with their fleet alone, off Großfeld %s', (no, gone) => {
    const affairs = {
      'army/tha/FH1': { field: '001/05', carrier: '' },
      'army/tha/KH1': { field: '210/05', carrier: 'FH 1' },
      'army/tha/KH2': { field: '210/05', carrier: '' },
    };
    const peopled = { ...campaign, world: { ...campaign.world, affairs } };
    const after = removeGrossfelder(peopled, [gf(no)], pygma.records);
    const left = (after.ok ? after.value.world.affairs : undefined) ?? {};
    expect(Object.keys(affairs).filter((key) => !(key in left))).toEqual(gone);
    expect(JSON.stringify(left)).not.toContain(`${no}/`);
  });

  it('lists labels too, but only those that are there with every point', () => {
    expect(standingOn(campaign.world, [gf('001')]).labels).toEqual(['gone']);
    expect(standingOn(campaign.world, [gf('001'), gf('210')]).labels).toEqual([
      'elsewhere',
      'gone',
      'half',
    ]);
  });

  it('lists what is being built there, and whose gold is there', () => {
    const site = { ...blankWork('road', at('001/05'), 2, 4), progress: 1, owners: ['tha'] };
    const done = { ...blankWork('wall', at('001/06'), 2, 4), progress: null };
    const rich = realm('tha', { storage: { [at('001/05')]: 7, [at('210/05')]: 9 } });
    const world = tinyWorld({ map, parties: [rich, realm('ely')] });
    const works = { [site.id]: site, [done.id]: done };
    expect(standingOn({ ...world, works }, [gf('001')])).toMatchObject({
      works: [site.id],
      gold: ['tha'],
    });
  });

  it('takes nothing along where nobody is there', () => {
    const after = removeGrossfelder(campaign, [gf('002')], []);
    expect(after.ok && Object.keys(after.value.world.map.grossfelder).sort()).toEqual([
      '001',
      '210',
    ]);
    expect(after.ok && after.value.world.units).toEqual(campaign.world.units);
  });

  it('takes units with their cargo along, and what names the land elsewhere', () => {
    const after = removeGrossfelder(campaign, [gf('001')], []);
    if (!after.ok) expect.fail(after.problem.code);
    const { units, parties, labels, knowledge } = after.value.world;
    expect(Object.keys(units).sort()).toEqual(['ely:901', 'ely:902', 'tha:104']);
    expect(units['tha:104']).not.toHaveProperty('cameFrom');
    expect(units['ely:901']?.character?.seat).toBeNull();
    expect(units['ely:902']?.character).toMatchObject({ seat: '210/05', nextSeat: null });
    expect(parties['tha']?.capital).toBeNull();
    expect(parties['ely']?.capital).toBe('210/05');
    expect(Object.keys(labels).sort()).toEqual(['elsewhere', 'half']);
    expect(knowledge['ely']?.sightings.map(({ place }) => place)).toEqual(['210/05']);
    expect(readCampaignFile(campaignFile(after.value))).toEqual(after);
  });

  it('leaves no address of the removed land, whatever the campaign (property)', () => {
    fc.assert(
      fc.property(anyCampaign, fc.constantFrom('210', '001'), (any, no) => {
        const after = removeGrossfelder(deepFreeze(any), [no as GrossfeldNo], []);
        if (!after.ok) expect.fail(after.problem.code);
        const { map: rest, units, parties, knowledge } = after.value.world;
        expect(rest.grossfelder).not.toHaveProperty(no);
        const places = [
          ...Object.values(units).flatMap(({ place, cameFrom, character: person }) => [
            place.kind === 'aboard' ? undefined : place.field,
            cameFrom,
            person?.seat,
            person?.nextSeat?.seat,
          ]),
          ...Object.values(parties).flatMap(({ capital, nextCapital }) => [capital, nextCapital]),
          ...Object.values(knowledge).flatMap(({ sightings }) =>
            sightings.map(({ place }) => place),
          ),
        ];
        expect(places.filter((place) => place?.startsWith(no) === true)).toEqual([]);
        for (const { place } of Object.values(units)) {
          if (place.kind !== 'aboard') continue;
          const wasThere = any.world.units[place.carrier] !== undefined;
          expect(units[place.carrier] !== undefined).toBe(wasThere);
        }
        expect(readCampaignFile(campaignFile(after.value))).toEqual(after);
      }),
      times(60),
    );
  });

  it('refuses what is not there', () => {
    expect(removeGrossfelder(campaign, [gf('999')], [])).toMatchObject({
      problem: { code: 'not-there', about: { grossfeld: '999' } },
    });
  });
});
