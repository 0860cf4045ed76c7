import { describe, expect, it } from 'vitest';
import {
  BLANK_REGION_WORLD,
  type Campaign,
  foundingState,
  foundingStepsOf,
  isBeforeFirstTurn,
  KNOWN,
  type KnownGrossfeld,
  newParty,
  playingParties,
  setOwner,
  setTerrain,
  SIDE,
  systems,
  unplayedIn,
  withBelief,
  withFirmBelief,
  withFirstLook,
  withSighting,
  type World,
} from './index';
import { mills } from './testing/mills';
import { millWorld } from './testing/mills/campaign';
import {
  at,
  edited,
  founding,
  mapOf,
  player,
  realm,
  tinyCampaign,
  troop,
  uniform,
} from './testing/world';

const system = (id: string) => systems[id] ?? mills;

/** Ids of the steps a campaign of a game has done, in their order. */
const doneIn = (campaign: Campaign): readonly string[] =>
  foundingStepsOf(system(campaign.system))
    .filter((step) => {
      const { done, of } = step.progress(foundingState(campaign));
      return done >= of;
    })
    .map(({ id }) => id);

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
    founding(
      at('001/26'),
      'std',
      'Norburg',
      'nor',
      system('waben').board.hex?.settlements['std']?.buildingValue ?? 0,
    ),
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
      'land parties territory capitals players units treasury objections knowledge deadline letters',
    ],
    ['organisation', 'regions parties players deadline letters'],
    ['moerderspiel', 'parties seats players letters'],
    ['eroberung', 'records parties players deadline letters'],
    ['pygma', 'land parties territory capitals players objections knowledge deadline letters'],
    ['mills', 'regions parties players treasury deadline letters'],
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
      'land parties territory capitals players units treasury objections knowledge deadline letters',
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

  const NO = uniform('001', 0, 0).no;
  const look = (world: World, id = 'waben'): World => withFirstLook(world, system(id), {});
  const knownOf = (world: World, party = 'nor') => {
    const known = world.knowledge[party]?.grossfelder[NO];
    if (known === undefined) throw new Error('nothing is known');
    return known;
  };

  /** The world with some of what Norheim knows of the Großfeld changed. */
  const withKnown = (world: World, change: Partial<KnownGrossfeld>): World => ({
    ...world,
    knowledge: {
      ...world.knowledge,
      nor: { grossfelder: { [NO]: { ...knownOf(world), ...change } }, sightings: [] },
    },
  });

  it('is the same when it is taken again', () => {
    expect(look(look(OWNED))).toEqual(look(OWNED));
  });

  it.each(['waben', 'pygma'])(
    'shows land as it is dealt now, not as it was when it was written down (%s)',
    (id) => {
      const dealt = (fields: readonly string[], knowledge: World['knowledge'] = {}): World => ({
        ...onMap('t', { parties: { nor: NORHEIM, sud: realm('sud', { capital: null }) } }),
        map: edited(LAND.map, (map) => setOwner(map, fields.map(at), 'nor')),
        knowledge,
      });
      const before = look(dealt(['001/01', '001/48']), id);
      const after = look(dealt(['001/01'], before.knowledge), id);
      expect(knownOf(before).level[47]).toBe(KNOWN.details);
      expect(knownOf(after)).toEqual(knownOf(look(dealt(['001/01']), id)));
      expect(knownOf(after).level[47]).toBe(KNOWN.nothing);
    },
  );

  it('sees units where they stand now, and those the GM made up', () => {
    const placed = (field: string, knowledge: World['knowledge'] = {}): World => ({
      ...OWNED,
      parties: { nor: NORHEIM, sud: realm('sud', { capital: null }) },
      units: { 'sud:101': troop('sud', 101, field) },
      knowledge,
    });
    const ghost = {
      turn: 1,
      place: at('001/01'),
      party: 'sud',
      kind: 'foot',
      sizeClass: 3,
      by: 'gm',
    };
    const before = look(withSighting(placed('001/25'), 'nor', ghost));
    const places = (world: World) => world.knowledge['nor']?.sightings.map(({ place }) => place);
    expect(places(before)).toEqual(['001/01', '001/25']);
    expect(places(look(placed('001/26', before.knowledge)))).toEqual(['001/01', '001/26']);
  });

  it('changes nothing of what the GM set, nor of what a party knows that has played elsewhere', () => {
    const once = look(OWNED);
    const told = withBelief(once, 'nor', at('001/25'), { kind: 'terrain', terrain: 'w' });
    expect(knownOf(look(told)).terrain[24]).toBe('w');
    const hidden = withFirmBelief(
      withBelief(once, 'nor', at('001/25'), { kind: 'nothing' }),
      ...(['nor', at('001/25'), true] as const),
    );
    expect(knownOf(look(hidden)).level[24]).toBe(KNOWN.nothing);
    const played = withKnown(once, {
      since: knownOf(once).since.map(() => 0),
      terrain: knownOf(once).terrain.with(24, 'w'),
    });
    expect(knownOf(look(played)).terrain[24]).toBe('w');
  });

  it('adds no sides to a field that is kept, and takes those of the others as they are', () => {
    const [kept, free] = [24 * 6, 25 * 6];
    const rivers = {
      ...OWNED,
      map: {
        ...OWNED.map,
        grossfelder: {
          [NO]: {
            ...uniform('001', 0, 0, 't'),
            owner: OWNED.map.grossfelder[NO]?.owner ?? [],
            sides: { [kept]: SIDE.river, [free]: SIDE.river | SIDE.road },
            walls: { [kept]: 2, [free]: 2 },
          },
        },
      },
    };
    const told = withBelief(look(rivers), 'nor', at('001/25'), { kind: 'terrain', terrain: 'w' });
    const without = withKnown(told, { sides: { [free]: SIDE.river }, walls: {} });
    const { sides, walls } = knownOf(look(without));
    expect({ sides, walls }).toEqual({
      sides: { [free]: SIDE.river | SIDE.road },
      walls: { [free]: 2 },
    });
  });
});
