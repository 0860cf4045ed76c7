import { describe, expect, it } from 'vitest';
import { at, mapOf, realm, tinyCampaign, tinyWorld, troop, uniform } from '../../../testing';
import {
  type Grossfeld,
  readCampaignFile,
  realmView,
  truthView,
  type Unit,
  type World,
  type WorldMap,
} from '../../../world';
import { waben } from '..';
import { campaignFile } from '../../../testing/files';

const aboard = (number: number, carrier: string): Unit =>
  troop('tha', number, '210/19', { place: { kind: 'aboard', carrier } });

const ground = uniform('210', 0, 0);
const owned: Grossfeld = {
  ...ground,
  terrain: ground.terrain.map((key, index) => (index === 20 ? 'xyz' : key)),
  owner: ground.owner.map((owner, index) => (index === 18 ? 'nobody' : owner)),
  settlements: { 19: { type: 'xyz', name: '', owner: 'nobody', built: 9, harbours: [1, 1] } },
};
const cylinder: WorldMap = { ...mapOf(owned), topology: { kind: 'cylinder', columns: 2 } };

const withUnits = (...units: readonly Unit[]): World => tinyWorld({ map: mapOf(owned), units });

/** Worlds that fit the schema of a file, but whose parts do not fit together. */
const damaged: readonly (readonly [string, World])[] = [
  ['a unit aboard nobody', withUnits(aboard(101, 'tha:999'), aboard(102, ''))],
  ['units aboard each other', withUnits(aboard(101, 'tha:102'), aboard(102, 'tha:101'))],
  ['a unit aboard itself', withUnits(aboard(101, 'tha:101'))],
  ['a unit of no party', withUnits(troop('gone', 101, '210/19'), troop('tha', 102, '210/20'))],
  ['a unit off the map', withUnits(troop('tha', 101, '999/01', { cameFrom: at('999/02') }))],
  ['a unit of no known type', withUnits(troop('tha', 101, '210/19', { type: 'xyz', size: 0 }))],
  ['a capital off the map', tinyWorld({ parties: [realm('tha', { capital: at('999/01') })] })],
  [
    'a world that is one column twice round',
    tinyWorld({ map: cylinder, units: [troop('tha', 101, '210/23')] }),
  ],
  ['a world without land', tinyWorld({ map: mapOf(), units: [troop('tha', 101, '210/19')] })],
];

describe('a world whose parts do not fit together', () => {
  it.each(damaged)('%s is stored, shown and run without a unit lost', (_, world) => {
    const campaign = tinyCampaign(world);
    expect(readCampaignFile(campaignFile(campaign))).toStrictEqual({
      ok: true,
      value: campaign,
    });
    const orders = { tha: 'Nr.\tZugbefehl\tBefehl\n101\t-20-21\tKVE\n102\t210/22\tKI' };
    for (const moons of [1, 3]) {
      const turn = { ...world, clock: { ...world.clock, moonsPerTurn: moons } };
      const proposal = waben.adjudicate({
        world: turn,
        orders,
        rulings: {},
        settings: {},
        seed: '',
      });
      const after = proposal?.world ?? tinyWorld({});
      expect(Object.keys(after.units)).toEqual(Object.keys(world.units));
      const next = tinyCampaign(after);
      expect(readCampaignFile(campaignFile(next))).toStrictEqual({ ok: true, value: next });
      expect(truthView(after).turn).toBe(2);
      for (const party of [...Object.keys(world.parties), 'gone']) {
        expect(realmView(after, party).audience.party).toBe(party);
      }
    }
  });
});
