import { describe, expect, it } from 'vitest';
import {
  BLANK_REGION_WORLD,
  type Campaign,
  foundingState,
  foundingStepsOf,
  isBeforeFirstTurn,
  KNOWN,
  newParty,
  type Person,
  placeSettlement,
  playingParties,
  setOwner,
  setTerrain,
  systems,
  unplayedIn,
  withFirstLook,
  type World,
} from './index';
import { mills } from './testing/mills';
import { millWorld } from './testing/mills/campaign';
import { at, edited, mapOf, realm, tinyCampaign, troop, uniform } from './testing/world';

const system = (id: string) => systems[id] ?? mills;

/** Ids of the steps a campaign of a game has done, in their order. */
const doneIn = (campaign: Campaign): readonly string[] =>
  foundingStepsOf(system(campaign.system))
    .filter((step) => {
      const { done, of } = step.progress(foundingState(campaign));
      return done >= of;
    })
    .map(({ id }) => id);

const player = (id: string, party: string): Person => ({
  id,
  name: id,
  address: '',
  email: '',
  phone: '',
  born: null,
  isMember: false,
  paidUntil: null,
  mode: null,
  channel: 'letter',
  roles: [{ party, kind: 'single' }],
  account: [],
});

const of = (id: string, world: World, change: Partial<Campaign> = {}): Campaign =>
  tinyCampaign(world, { system: id, settings: {}, ...change });

const firstLetter = (party: string): Campaign['outbox'] => ({
  [`1/${party}/opening`]: {
    id: `1/${party}/opening`,
    turn: 1,
    party,
    kind: 'opening',
    title: '',
    text: '',
    writtenAt: '',
    sentAt: null,
  },
});

const EMPTY: World = { ...BLANK_REGION_WORLD };
const NORHEIM = realm('nor', { name: 'Norheim', capital: null, treasury: 0 });

/** A map of one Großfeld, of a terrain, with a realm and what is wished for. */
const onMap = (terrain: string, change: Partial<World> = {}): World => {
  const { board: _, ...blank } = EMPTY;
  return { ...blank, map: mapOf(uniform('001', 0, 0, terrain)), ...change };
};

const LAND = onMap('t', { parties: { nor: NORHEIM } });
const OWNED = {
  ...LAND,
  map: edited(
    LAND.map,
    (map) => setOwner(map, [at('001/25'), at('001/26')], 'nor'),
    (map) =>
      placeSettlement(map, at('001/26'), {
        type: 'std',
        name: 'Norburg',
        owner: 'nor',
        built: system('waben').board.hex?.settlements['std']?.buildingValue ?? 0,
        harbours: [],
      }),
  ),
};
const RULED = { ...OWNED, parties: { nor: { ...NORHEIM, capital: at('001/26') } } };
const LOWLAND = {
  ...RULED,
  map: edited(RULED.map, (map) => setTerrain(map, [at('001/25'), at('001/26')], 'lowland')),
};
const PEOPLED = {
  ...RULED,
  people: { p1: player('p1', 'nor') },
  units: { 'nor:101': troop('nor', 101, '001/26') },
};
const RICH = { ...PEOPLED, parties: { nor: { ...RULED.parties.nor, treasury: 5000 } } };
const KNOWING = withFirstLook(RICH, system('waben'), {});

describe('the steps of every game', () => {
  it.each([
    [
      'waben',
      'land parties territory capitals players units treasury objections knowledge letters deadline',
    ],
    ['organisation', 'regions parties players letters deadline'],
    ['moerderspiel', 'parties seats players letters'],
    ['eroberung', 'records parties players letters deadline'],
    ['pygma', 'land parties territory capitals players objections knowledge letters deadline'],
    ['mills', 'regions parties players treasury letters deadline'],
  ])('%s: %s', (id, steps) => {
    const all = foundingStepsOf(system(id)).map((step) => step.id);
    expect(all).toEqual(steps.split(' '));
    expect(new Set(all).size).toBe(all.length);
  });

  it.each<[string, string, Campaign, string]>([
    ['waben', 'an empty sea', of('waben', onMap('w')), ''],
    ['waben', 'a realm on paper', of('waben', LAND), 'land parties objections'],
    ['waben', 'its land and a town', of('waben', OWNED), 'land parties territory objections'],
    ['waben', 'a capital', of('waben', RULED), 'land parties territory capitals objections'],
    [
      'waben',
      'a player, an army and gold',
      of('waben', RICH),
      'land parties territory capitals players units treasury objections',
    ],
    [
      'waben',
      'all of it',
      of('waben', KNOWING, { outbox: firstLetter('nor'), deadline: '2026-12-24' }),
      'land parties territory capitals players units treasury objections knowledge letters deadline',
    ],
    ['organisation', 'an empty board', of('organisation', EMPTY), ''],
    [
      'organisation',
      'a region with an organisation and its player',
      of('organisation', {
        ...EMPTY,
        board: millWorld().board ?? { regions: {}, borders: [] },
        parties: { orden: newParty({ key: 'orden', name: 'Orden', seat: 'wald' }) },
        people: { p1: player('p1', 'orden') },
      }),
      'regions parties players',
    ],
    ['moerderspiel', 'nobody', of('moerderspiel', EMPTY), ''],
    [
      'moerderspiel',
      'the example map',
      of('moerderspiel', system('moerderspiel').parties.founding?.beginnings[0]?.make({}) ?? EMPTY),
      'parties seats',
    ],
    ['eroberung', 'an empty board', of('eroberung', EMPTY), ''],
    [
      'eroberung',
      'the printed board, with a date',
      of('eroberung', system('eroberung').parties.founding?.beginnings[0]?.make({}) ?? EMPTY, {
        deadline: '2026-12-24',
      }),
      'records parties deadline',
    ],
    ['pygma', 'an empty sea', of('pygma', onMap('w')), ''],
    [
      'pygma',
      'a realm far too small, to which the guide objects (GM-16)',
      of('pygma', system('pygma').parties.found?.(LOWLAND, 'nor', {}) ?? LOWLAND),
      'land parties territory capitals',
    ],
    ['mills', 'the fixture', of('mills', millWorld()), 'regions parties treasury'],
  ])('%s, %s', (_, _what, campaign, done) => {
    expect(doneIn(campaign).join(' ')).toBe(done);
  });

  it('name those for whom a step is open', () => {
    const two = { ...LAND, parties: { nor: NORHEIM, sud: realm('sud', { capital: null }) } };
    const world = { ...two, people: { p1: player('p1', 'sud') } };
    const players = foundingStepsOf(system('waben')).find(({ id }) => id === 'players');
    expect(players?.progress(foundingState(of('waben', world)))).toEqual({
      done: 1,
      of: 2,
      missing: ['nor'],
    });
    expect(unplayedIn(world).map(({ key }) => key)).toEqual(['nor']);
  });

  it('leave out the owner of settlements nobody has taken', () => {
    const frei = newParty({ key: 'frei', name: 'Freie Ansiedlungen' });
    const world = { ...LAND, parties: { frei, nor: NORHEIM } };
    expect(playingParties(world).map(({ key }) => key)).toEqual(['nor']);
    const played = { ...world, people: { p1: player('p1', 'frei') } };
    expect(playingParties(played).map(({ key }) => key)).toEqual(['frei', 'nor']);
  });

  it('end with the first letter or the first turn', () => {
    expect(isBeforeFirstTurn(of('waben', LAND, { sheets: {}, archive: {} }))).toBe(true);
    const sheets = { nor: { text: 'Zug', receivedAt: '' } } as unknown as Campaign['sheets'];
    expect(isBeforeFirstTurn(of('waben', LAND, { sheets }))).toBe(false);
  });
});

describe('the first look', () => {
  it.each(['waben', 'pygma'])('shows a realm of %s its land and what surrounds it', (id) => {
    const known = withFirstLook(OWNED, system(id), {}).knowledge['nor'];
    const level = known?.grossfelder[uniform('001', 0, 0).no]?.level ?? [];
    expect([level[24], level[25]]).toEqual([KNOWN.details, KNOWN.details]);
    expect(level.filter((one) => one > KNOWN.nothing).length).toBeGreaterThan(4);
    expect(level.some((one) => one === KNOWN.nothing)).toBe(true);
  });

  it('changes nothing of what is known or believed already', () => {
    const once = withFirstLook(OWNED, system('waben'), {});
    const before = once.knowledge['nor'];
    const no = uniform('001', 0, 0).no;
    const known = before?.grossfelder[no];
    if (before === undefined || known === undefined) throw new Error('nothing is known');
    const wrong = { ...known, terrain: known.terrain.with(24, 'w') };
    const believed = {
      ...once,
      knowledge: { nor: { ...before, grossfelder: { [no]: wrong } } },
    };
    const again = withFirstLook(believed, system('waben'), {});
    expect(again.knowledge['nor']?.grossfelder[no]?.terrain[24]).toBe('w');
    expect(withFirstLook(once, system('waben'), {})).toEqual(once);
  });
});
