import { describe, expect, it } from 'vitest';
import {
  applyTurn,
  bookingOf,
  type Campaign,
  DIRECTIONS,
  fieldsOf,
  latticeOn,
  readCampaignFile,
  settingsInForce,
  systems,
  terrainAt,
  turnInputOf,
} from '../../../engine';
import { monthOf, stateOf } from '../../../engine/systems/pygma/rules/catalogue';
import { campaignFile } from '../../../engine/testing/files';
import { rabensundCampaign } from './index';
import { there } from '../../../engine/testing/there';

const campaign = rabensundCampaign();
const { world } = campaign;
const game = there(systems['pygma'], 'the game is missing');
const state = stateOf(world);

const adjudicated = (open: Campaign) => {
  const proposal = there(game.adjudicate(turnInputOf(open)), 'the example was not computed');
  return proposal;
};

/** Money of every realm, and what the postings of a month make of it. */
const bookedOf = (open: Campaign, { postings }: ReturnType<typeof adjudicated>) =>
  stateOf(open.world).realms.map(({ owner, money }) => [
    owner,
    postings.reduce((sum, one) => (one.party === owner ? sum + one.amount : sum), money),
  ]);
const moneyOf = ({ world: after }: ReturnType<typeof adjudicated>) =>
  stateOf(after).realms.map(({ owner, money }) => [owner, money]);

describe('Rabensund', () => {
  it('is the same value at every call and survives its own file', () => {
    expect(rabensundCampaign()).toEqual(campaign);
    expect(readCampaignFile(campaignFile(campaign))).toEqual({ ok: true, value: campaign });
  });

  it('stands in Dorl of year 2, a muster month, with the income of Cylas in the archive', () => {
    expect(monthOf(world.clock.turn)).toMatchObject({ year: 2, month: 4, role: 'muster' });
    expect(Object.keys(campaign.archive)).toEqual(['11']);
    expect(state.realms.map(({ income }) => income > 0)).toEqual(Array(8).fill(true));
  });

  it('has eight realms with land, two named cities, armies and a player each', () => {
    expect(state.realms).toHaveLength(8);
    for (const { owner } of state.realms) {
      const of = (rows: readonly { readonly owner: string }[]) =>
        rows.filter((one) => one.owner === owner).length;
      expect([owner, of(state.cities), of(state.armies)]).toEqual([owner, 2, 4]);
      expect(fieldsOf(world.map, owner).length).toBeGreaterThan(25);
      expect(
        Object.values(world.people).filter(({ roles }) =>
          roles.some(({ party }) => party === owner),
        ),
      ).toHaveLength(1);
    }
  });

  it('lies on a continent with islands, in a sea that closes in the east and west', () => {
    const lattice = latticeOn(world.map);
    const isLand = (cell: number): boolean =>
      !['water', 'shoal', 'ice'].includes(terrainAt(world.map, lattice.addressOf(cell)) ?? 'water');
    const left = new Set(Array.from({ length: lattice.size }, (_, cell) => cell).filter(isLand));
    const lands: number[] = [];
    for (const start of left) {
      const land = new Set([start]);
      for (const cell of land)
        for (const side of DIRECTIONS) {
          const next = lattice.neighbour(cell, side);
          if (left.has(next)) land.add(next);
        }
      for (const cell of land) left.delete(cell);
      lands.push(land.size);
    }
    const [continent = 0, ...islands] = lands.toSorted((a, b) => b - a);
    expect(continent).toBeGreaterThan(400);
    expect(islands.filter((size) => size > 10).length).toBeGreaterThanOrEqual(4);
    expect(world.map.topology).toEqual({ kind: 'cylinder', columns: 8 });
  });

  it('has a letter of every player on the table', () => {
    expect(Object.keys(campaign.sheets).toSorted()).toEqual(Object.keys(world.parties).toSorted());
  });

  it('has no two cities nearer to each other than the rules allow (PI-04-09)', () => {
    const lattice = latticeOn(world.map);
    const cells = state.cities.map(({ id }) => lattice.cellOf(id) ?? -1);
    for (const [at, cell] of cells.entries())
      for (const other of cells.slice(at + 1))
        expect(lattice.distance(cell, other)).toBeGreaterThan(3);
  });

  it('begins with a blooming trade city, a secret army, a loaded trader and a city in revolt', () => {
    expect(state.cities.filter(({ bloom }) => bloom > 0).map(({ name }) => name)).toEqual([
      'Portoferro',
    ]);
    expect(
      state.armies.filter(({ isSecret }) => isSecret).map(({ owner, id }) => [owner, id]),
    ).toEqual([['sah', 'KH2']]);
    expect(state.traders.map(({ owner, wine, cloth }) => [owner, wine, cloth])).toEqual([
      ['val', 8, 4],
    ]);
    expect(state.revolts.map(({ owner, strength }) => [owner, strength])).toEqual([['dre', 4000]]);
  });
});

describe('the letters of Rabensund', () => {
  it.each(Object.values(campaign.sheets))(
    'of $party are read without an objection',
    ({ party, text }) => {
      const sheet = game.orders.read(text, party, world);
      const objections = game.orders.check(sheet, world, settingsInForce(campaign));
      expect(objections.map(({ code, words }) => `${code} ${words}`)).toEqual([]);
    },
  );

  it('make a month with a battle, a revolt that grows, missions that fail, promotion and storage', () => {
    const { events, findings } = adjudicated(campaign);
    expect(findings).toEqual([]);
    const told = (kind: string) =>
      events
        .filter((one) => one.kind === `pygma.${kind}`)
        .map(({ parties, place }) => [...parties, place].join(' ').trim());
    expect(told('battle')).toEqual(['kar tri 032/48']);
    expect(told('conqueredField')).toEqual(['kar 032/48']);
    expect(told('revoltGrew')).toEqual(['dre 031/39']);
    expect(told('missionFailed')).toContain('kar');
    expect(told('spyNoticed')).toEqual(['tri']);
    expect(told('promoted')).toEqual(['val', 'mae']);
    expect(told('stored')).toEqual(['hal']);
    expect(told('mustered')).toHaveLength(5);
    expect(told('fortified')).toHaveLength(3);
  });

  it('leave the secret army unseen on the land of Halvmark', () => {
    const { armies, sightings } = stateOf(adjudicated(campaign).world);
    const army = armies.find(({ owner, id }) => owner === 'sah' && id === 'KH2');
    expect([army?.field, army?.isSecret]).toEqual(['022/46', true]);
    expect(sightings.filter(({ field }) => field === army?.field)).toEqual([]);
  });
});

describe('a year after Rabensund', () => {
  it('books every piece of gold, and nothing falls below nothing, in eight months without letters', () => {
    let open = campaign;
    for (let month = 0; month < 8; month += 1) {
      const proposal = adjudicated(open);
      expect(moneyOf(proposal)).toEqual(bookedOf(open, proposal));
      const after = stateOf(proposal.world);
      for (const { owner, money, spy, gws, population } of after.realms)
        expect([owner, Math.min(money, spy, gws, population) >= 0]).toEqual([owner, true]);
      for (const { owner, id, strength } of after.armies)
        expect([owner, id, strength > 0]).toEqual([owner, id, true]);
      const next = applyTurn(
        open,
        proposal,
        '1989-04-01T12:00:00Z',
        bookingOf(game, open, proposal),
      );
      open = { ...next, sheets: {} };
    }
    expect(open.world.clock.turn).toBe(20);
  });
});
