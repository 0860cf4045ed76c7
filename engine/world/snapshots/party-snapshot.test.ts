import { describe, expect, it } from 'vitest';
import { achtCampaign, achtLetters } from '../../../assets/examples/acht';
import { appliedAcht } from '../../testing/acht';
import { realm } from '../../testing';
import { filedOtherwise } from '../../testing/secretTurn';
import { waben } from '../../systems/waben';
import type { GrossfeldNo } from '../../hex';
import type { Campaign } from '../campaign';
import type { Chart } from '../knowledge';
import type { PartySnapshot } from '../party-snapshot';
import { canonicalJson } from '../save/canonical';
import { unpackResults } from '../results';
import { snapshotMaker, snapshotOf, lastArchived } from '.';
import { there } from '../../testing/there';

const before = achtCampaign();
const campaign = appliedAcht();

const snapshot = (of: Campaign, party: string): PartySnapshot => {
  const made = there(snapshotOf(of, party, waben), `no dossier of ${party}`);
  return made;
};

const { world } = campaign;
const tharos = snapshot(campaign, 'tha');

const withWorld = (change: Partial<Campaign['world']>): Campaign => ({
  ...campaign,
  world: { ...world, ...change },
});

const month = lastArchived(campaign) ?? { turn: 0, results: '' };

/** The campaign without a part of its archived month. */
const withMonth = (lost: 'results' | 'start'): Campaign => ({
  ...campaign,
  archive: Object.fromEntries(
    Object.entries(campaign.archive).map(([turn, archived]) => {
      const rest = { ...archived };
      Reflect.deleteProperty(rest, lost);
      return [turn, rest];
    }),
  ),
});

describe('the party snapshot of a realm', () => {
  it('exists for everybody once a month is applied, and for nobody before', () => {
    expect(snapshotMaker(before, waben)).toBeUndefined();
    const maker = snapshotMaker(campaign, waben);
    expect(maker?.parties).toEqual(Object.keys(world.parties).sort());
    expect(maker?.of('tha')).toEqual(tharos);
    expect(maker?.of('nobody')).toBeUndefined();
  });

  it('does not exist where the results of the month are lost', () => {
    const lost = withMonth('results');
    expect(snapshotOf(lost, 'tha', waben)).toBeUndefined();
    expect(snapshotOf(lost, 'tha', waben, unpackResults(month.results ?? ''))).toEqual(tharos);
  });

  it.each(['tha', 'fro', 'lyr'])('is the same for %s under whatever ids and numbers', (party) => {
    const parties = ['tha', 'fro', 'lyr'];
    const treaty = { parties, kinds: ['alliance'], from: 1, until: null, copies: parties } as const;
    const written = withWorld({
      treaties: {
        a: { id: 'a', ...treaty, text: 'Zuletzt' },
        b: { id: 'b', ...treaty, text: 'Anfangs' },
      },
      knowledge: {
        ...world.knowledge,
        [party]: {
          grossfelder: world.knowledge[party]?.grossfelder ?? {},
          sightings: (world.knowledge[party]?.sightings ?? []).toReversed(),
        },
      },
    });
    const text = (of: Campaign): string => {
      const { view, ...made } = snapshot(of, party);
      const labels = view.labels.map(({ id: _, ...label }) => label);
      return canonicalJson({ ...made, view: { ...view, labels } });
    };
    const { view, treaties, sightings } = snapshot(written, party);
    expect([view.labels.length > 1, treaties.length, sightings]).toEqual([
      true,
      2,
      snapshot(campaign, party).sightings,
    ]);
    expect(text(withWorld(filedOtherwise(written.world, party)))).toBe(text(written));
  });

  it('contains the month evaluated and the one that is open', () => {
    const { turn, year, moon } = before.world.clock;
    expect(tharos.month).toMatchObject({ turn, year, moon, moons: 1 });
    expect(tharos.next).toMatchObject({ turn: turn + 1, deadline: null });
    expect(snapshot(withMonth('start'), 'tha').month).toEqual(tharos.month);
  });

  it('counts months back over the new year where their beginning is not stored', () => {
    const clock = { turn: month.turn + 1, year: 420, moon: 2, moonsPerTurn: 3 };
    const late = { ...withMonth('start'), world: { ...world, clock } };
    expect(snapshot(late, 'tha').month).toEqual({
      turn: month.turn,
      year: 419,
      moon: 11,
      moons: 3,
    });
  });

  it('has its own letter in the original, its list, and its books compared with those of the GM', () => {
    expect(tharos.letter).toBe(achtLetters['tha']);
    expect(tharos.list?.treasury).toBe(world.parties['tha']?.treasury);
    expect(tharos.comparison?.rows.length).toBeGreaterThan(0);
    for (const { span } of tharos.comparison?.stated ?? [])
      expect(tharos.letter.slice(span.start, span.end)).not.toBe('');
    expect(snapshot(campaign, 'val').comparison).toBeUndefined();
  });

  it('has its list and its books under its own numbers, and relations to those it knows by name', () => {
    const known = there(world.knowledge['tha'], 'no map');
    const nos = Object.keys(known.grossfelder).toSorted() as GrossfeldNo[];
    const chart = Object.fromEntries(nos.map((no, at) => [no, String(at + 1).padStart(3, '0')]));
    const charted = withWorld({
      knowledge: { ...world.knowledge, tha: { ...known, chart: chart as Chart } },
    });
    const unacquainted = {
      ...waben,
      parties: { ...waben.parties, acquaintances: () => ({}) },
    };
    const own = snapshotOf(charted, 'tha', unacquainted);
    expect(Object.keys(tharos.relations).length).toBeGreaterThan(0);
    expect(own?.relations).toEqual({});
    const places = ({ list, comparison }: PartySnapshot): readonly string[] =>
      JSON.stringify([list, comparison?.findings.map(({ about }) => about)]).match(
        /\b\d{3}\/\d{2}\b/g,
      ) ?? [];
    const ofWorld = places(tharos);
    expect(ofWorld.length).toBeGreaterThan(0);
    expect(own && places(own).toSorted()).toEqual(
      ofWorld.map((place) => place.replace(/^\d{3}/, (no) => chart[no] ?? '?')).toSorted(),
    );
  });

  it('has what happens at the same time in the order of its own numbers, not of those of the world', () => {
    const results = unpackResults(month.results ?? '');
    const known = world.knowledge['tha'];
    const nos = Object.keys(known?.grossfelder ?? {}).toSorted() as GrossfeldNo[];
    const [event] = results?.reports.flatMap(({ events }) => events) ?? [];
    if (results === undefined || known === undefined || event === undefined)
      throw new Error('nothing happens');
    const chart = Object.fromEntries(
      nos.map((no, at) => [no, String(nos.length - at).padStart(3, '0')]),
    ) as Chart;
    const at = (place: string, numerator: number, about = {}) => ({
      ...event,
      place,
      about,
      blocks: [],
      time: { numerator, denominator: 4 },
    });
    const [first = '', second = ''] = nos;
    const events = [
      at(`${first}/01`, 1),
      at(`${second}/01`, 1),
      at(`${first}/02`, 1),
      at('', 1),
      at(`${first}/03`, 1),
      at(`${second}/03`, 2),
      // A unit is beaten and withdraws to a field with a smaller number, where another one is beaten.
      at(`${first}/04`, 3, { party: 'tha', unit: 'KH 1' }),
      at(`${second}/04`, 3, { party: 'tha', unit: 'KH 1' }),
      at(`${second}/05`, 3, { party: 'tha', unit: 'KH 2' }),
    ];
    const given = {
      ...results,
      reports: results.reports.map((one) => (one.party === 'tha' ? { ...one, events } : one)),
    };
    const charted = withWorld({ knowledge: { ...world.knowledge, tha: { ...known, chart } } });
    const [last, before] = [nos.length, nos.length - 1].map((no) => String(no).padStart(3, '0'));
    expect(
      snapshotOf(charted, 'tha', waben, given)?.report.events.map(({ place }) => place),
    ).toEqual([
      `${before}/01`,
      `${last}/01`,
      `${last}/02`,
      '',
      `${last}/03`,
      `${before}/03`,
      `${before}/05`,
      `${last}/04`,
      `${before}/04`,
    ]);
  });

  it('is plain data that can be posted to a worker', () => {
    expect(structuredClone(tharos)).toEqual(tharos);
    expect(JSON.parse(JSON.stringify(tharos))).toEqual(tharos);
  });
});

describe('a party snapshot omits everything else', () => {
  const text = canonicalJson(tharos);

  it('real names, addresses and mail of others (WW-1.2-16)', () => {
    const others = Object.values(world.people).filter(
      ({ roles }) => !roles.some(({ party }) => party === 'tha'),
    );
    expect(others).toHaveLength(7);
    for (const { name, address, email, id } of others)
      for (const word of [name, address, email, id]) expect(text).not.toContain(word);
  });

  it('Großfelder of which it knows nothing', () => {
    const known = new Set(tharos.plots.map(({ no }) => no));
    expect(known.size).toBeGreaterThan(1);
    expect(Object.keys(tharos.view.chunks).sort()).toEqual([...known]);
    const unknown = Object.keys(world.map.grossfelder).filter((no) => !known.has(no as never));
    expect(unknown.length).toBeGreaterThan(0);
    for (const { field } of tharos.knowledge) expect(known).toContain(field.slice(0, 3));
  });

  it('treaties of which it has no copy', () => {
    const held = Object.values(world.treaties).filter(({ copies }) => copies.includes('tha'));
    expect(tharos.treaties.map((treaty) => treaty.text).sort()).toEqual(
      held.map((treaty) => treaty.text).sort(),
    );
    expect(held.length).toBeLessThan(Object.keys(world.treaties).length);
  });

  it('that the GM made it believe something: it counts as a message', () => {
    const known = world.knowledge['tha'];
    const [no, chunk] = Object.entries(known?.grossfelder ?? {})[0] ?? [];
    if (known === undefined || no === undefined || chunk === undefined) throw new Error('no map');
    const index = chunk.level.findIndex((level) => level > 0);
    const told = { ...chunk, source: chunk.source.with(index, 'gm'), firm: { [index]: true } };
    const deceived = snapshot(
      withWorld({
        knowledge: {
          ...world.knowledge,
          tha: {
            grossfelder: { ...known.grossfelder, [no]: told },
            sightings: [
              ...known.sightings,
              {
                turn: world.clock.turn,
                place: tharos.knowledge[0]?.field ?? '000/01',
                party: 'okh',
                kind: 'foot',
                sizeClass: 3,
                by: 'gm',
              } as never,
            ],
          },
        },
      }),
      'tha',
    );
    expect(deceived.knowledge.filter(({ source }) => source === 'told')).toHaveLength(1);
    expect(deceived.sightings.filter(({ by }) => by === 'told')).toHaveLength(1);
    expect(canonicalJson(deceived)).not.toMatch(/"(gm|firm)"/);
  });
});

describe('the realms named in a party snapshot', () => {
  it('are those of its map, its report and its treaties, by name alone', () => {
    expect(tharos.parties['tha']).toEqual({ name: world.parties['tha']?.name });
    for (const key of Object.keys(tharos.view.parties)) expect(tharos.parties).toHaveProperty(key);
    for (const { party } of tharos.sightings) expect(tharos.parties).toHaveProperty(party);
    for (const named of Object.values(tharos.parties))
      expect(Object.keys(named)).not.toContain('ruler');
  });

  it('are not those whose key is by chance a word of the rules', () => {
    const parties = { ...world.parties, t: realm('t', { name: 'Niemandsland' }) };
    expect(snapshot(withWorld({ parties }), 'tha').parties).toEqual(tharos.parties);
  });

  it.each(Object.keys(world.parties))(
    'of %s are not those whose key is any word of its report',
    (key) => {
      const told = snapshot(campaign, key);
      const words = new Set<string>();
      const gather = (value: unknown): void => {
        if (typeof value === 'string') words.add(value.split(':', 1)[0] ?? '');
        else if (typeof value === 'object' && value !== null) Object.values(value).forEach(gather);
      };
      gather(told.report);
      const strangers = [...words].filter(
        (word) => /^[\w.-]+$/.test(word) && !Object.hasOwn(world.parties, word),
      );
      expect(strangers.length).toBeGreaterThan(10);
      const parties = {
        ...world.parties,
        ...Object.fromEntries(
          strangers.map((word) => [word, realm(word, { name: `Fern ${word}` })]),
        ),
      };
      expect(canonicalJson(snapshot(withWorld({ parties }), key))).toBe(canonicalJson(told));
    },
  );

  it('bring the article of their names along', () => {
    const party = there(world.parties['tha'], 'no Tharos');
    const parties = { ...world.parties, tha: { ...party, article: 'das' as const } };
    const named = snapshot(withWorld({ parties }), 'tha');
    expect(named.party.article).toBe('das');
    expect(named.parties['tha']).toEqual({ name: party.name, article: 'das' });
  });
});

describe('the accounts in a party snapshot', () => {
  const player = there(
    Object.values(world.people).find(({ roles }) => roles.some(({ party }) => party === 'tha')),
    'nobody plays Tharos',
  );

  const withPerson = (change: Partial<typeof player>): PartySnapshot =>
    snapshot(
      withWorld({ people: { ...world.people, [player.id]: { ...player, ...change } } }),
      'tha',
    );

  it('are those of the players of the realm, line by line (WW-1.4-10)', () => {
    expect(tharos.accounts.map(({ name }) => name)).toEqual([player.name]);
    expect(tharos.accounts[0]?.lines).toHaveLength(player.account.length);
    expect(tharos.isWithheld).toBe(false);
  });

  it('show whether the turn report is held back (WW-1.4-07)', () => {
    const account = [{ turn: 58, cents: -200, kind: 'charge' as const, note: 'Zug 58' }];
    const owing = withPerson({ account });
    expect(owing.isWithheld).toBe(true);
    expect(owing.accounts).toEqual([{ name: player.name, cents: -200, lines: account }]);
  });

  it.each([
    ['with it', { until: month.turn }],
    ['not before it', { since: month.turn }],
    ['after it', { since: month.turn - 1, until: month.turn + 1 }],
  ])('are those of one whose part began or ended %s', (_, part) => {
    const roles = [{ party: 'tha', kind: 'contact' as const, ...part }];
    expect(withPerson({ roles }).accounts).toHaveLength(1);
  });

  it.each([
    ['a co-player', [{ party: 'tha', kind: 'coPlayer' as const }]],
    ['one whose part has ended', [{ party: 'tha', kind: 'contact' as const, until: 57 }]],
    ['one whose part has not begun', [{ party: 'tha', kind: 'contact' as const, since: 59 }]],
  ])('are not those of %s', (_, roles) => {
    expect(withPerson({ roles }).accounts).toEqual([]);
  });
});
