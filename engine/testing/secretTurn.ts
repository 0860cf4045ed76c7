import type { GrossfeldNo } from '../hex';
import type { Proposal, TurnInput } from '../kernel';
import {
  applyTurn,
  blankDraft,
  type Campaign,
  sheetsOf,
  type MailItem,
  newGrossfeld,
  type PartyKey,
  type World,
} from '../world';
import { otherNumbers, renumberedUnits } from './secretNumbers';
import { realm, tinyCampaign, troop, underlay } from './world';

/** The campaign of a turn after it was applied, as the input and the proposal have it. */
export function appliedCampaign(
  { world, orders, rulings, settings, seed, mail = [] }: TurnInput<World>,
  proposal: Proposal<World>,
): Campaign {
  const { turn } = world.clock;
  const sheets = sheetsOf(orders, turn);
  const items = Object.fromEntries(
    mail.map((item): [string, MailItem] => [item.id, { ...item, turn }]),
  );
  const open = tinyCampaign(world, { seed, settings, rulings, sheets, mail: items });
  return applyTurn(open, proposal, '2026-01-01T00:00:00Z');
}

/** The values of a record changed, and its keys in another order: what comes first in it is nothing to be seen. */
const mapped = <Value>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value, key: string) => Value,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(
    Object.entries(record)
      .map(([key, value]): [string, Value] => [key, change(value, key)])
      .reverse(),
  );

/** The same things under other ids, of which the last comes first. */
const otherIds = <Thing extends { readonly id: string }>(
  things: Readonly<Record<string, Thing>>,
): Readonly<Record<string, Thing>> => {
  const ids = Object.keys(things).sort();
  return Object.fromEntries(
    ids.flatMap((key, index) => {
      const thing = things[key];
      const id = `other-${String(ids.length - index).padStart(4, '0')}`;
      return thing === undefined ? [] : [[id, { ...thing, id }]];
    }),
  );
};

/** The same world stored under other ids, foreign units under other numbers, and every record in another order. */
export function filedOtherwise(world: World, viewer: PartyKey): World {
  const same = <Value>(value: Value): Value => value;
  return {
    ...world,
    parties: mapped(world.parties, same),
    people: mapped(world.people, same),
    knowledge: mapped(world.knowledge, same),
    units: renumberedUnits(world.units, otherNumbers(world.units, viewer)),
    labels: otherIds(world.labels),
    treaties: otherIds(world.treaties),
  };
}

const FAR = 60;

const UNKNOWN_LAND = '001' as GrossfeldNo;

/** A realm no party has met, with a player. */
const UNHEARD = 'zzz';

/** The world with changes hidden from a party: unknown land, relations between others, other numbers and ids. */
const worldBehind = (world: World, viewer: PartyKey): World => ({
  ...world,
  map: {
    ...world.map,
    grossfelder: {
      ...world.map.grossfelder,
      [UNKNOWN_LAND]: newGrossfeld(UNKNOWN_LAND, FAR, FAR, 'vul'),
    },
  },
  parties: {
    ...mapped(world.parties, (party, key) =>
      key === viewer
        ? party
        : {
            ...party,
            ruler: 'Ein dritter',
            treasury: party.treasury + 1,
            contacts: [],
            relations: Object.fromEntries(
              Object.keys(world.parties).flatMap((other) =>
                other === key ? [] : [[other, 'enemy' as const]],
              ),
            ),
          },
    ),
    [UNHEARD]: realm(UNHEARD, { name: 'Die Verborgenen', relations: { [viewer]: 'enemy' } }),
  },
  units: {
    ...world.units,
    [`${UNHEARD}:101`]: troop(UNHEARD, 101, '001/05', {}),
  },
  labels: {
    ...world.labels,
    hidden: {
      id: 'hidden',
      kind: 'small',
      text: 'Drachenhort',
      points: [6 * FAR, 4 * FAR],
      size: 9,
    },
  },
  knowledge: mapped(world.knowledge, (knowledge, key) =>
    key === viewer ? knowledge : { grossfelder: {}, sightings: [] },
  ),
  treaties: {
    ...world.treaties,
    'secret-pact': {
      id: 'secret-pact',
      parties: Object.keys(world.parties),
      kinds: ['alliance'],
      from: 1,
      until: null,
      copies: Object.keys(world.parties).filter((key) => key !== viewer),
      text: 'Gegen einen von uns',
    },
  },
  people: mapped(world.people, (person) => ({
    ...person,
    note: 'Der Spielleiter weiß mehr',
    account: person.roles.some(({ party }) => party === viewer)
      ? person.account
      : [{ turn: 1, cents: -99_900, kind: 'charge' }],
  })),
});

const LETTER = { title: 'Geheim', text: 'Nur für einen', writtenAt: '', sentAt: null } as const;

/** The open turn with everything that no party may see, and that only another one may. */
const openTurnBehind = (other: PartyKey): Partial<Campaign> => ({
  seed: 'ein anderer',
  bookmarks: { b: { id: 'b', name: 'Drachenhort', point: { x: 1, y: 1 }, scale: 20 } },
  underlays: {
    u: underlay('5c'.repeat(32), {
      id: 'u',
      name: 'Drachenkarte',
      width: 9,
      height: 9,
      opacity: 1,
    }),
  },
  inbox: {
    d: {
      id: 'd',
      turn: 1,
      receivedAt: '',
      name: 'Geheim.eml',
      format: 'mail',
      original: null,
      sender: 'jemand@example.org',
      text: 'Geheim',
      party: other,
      status: 'filed',
    },
  },
  mail: {
    m: { id: 'm', turn: 2, from: other, to: null, kind: 'message', isPublic: false, ...LETTER },
  },
  outbox: { o: { id: 'o', turn: 1, party: other, kind: 'questions', ...LETTER } },
  culture: {
    c: { id: 'c', title: 'Geheim', text: '', party: other, author: '', turn: 1, isPublic: false },
  },
  evaluations: { d: { ...blankDraft(1, other, 'de'), opening: 'Nur für einen' } },
  publicity: { p: { id: '1/p', publicity: 'rumour', embargo: 9 } },
});

/**
 * The campaign with everything changed in the open turn and in the world that the viewer cannot know, the month itself
 * unchanged (WW-1.1-03, WW-8.2-40).
 */
export function withUnknownsChanged(campaign: Campaign, viewer: PartyKey): Campaign {
  const other = Object.keys(campaign.world.parties).find((key) => key !== viewer) ?? viewer;
  return {
    ...campaign,
    ...openTurnBehind(other),
    world: worldBehind(filedOtherwise(campaign.world, viewer), viewer),
    archive: mapped(
      campaign.archive as Readonly<Record<string, Campaign['archive'][number]>>,
      (turn) => ({
        ...turn,
        sheets: mapped(turn.sheets, (text, key) => (key === viewer ? text : `${text}\nGeheim`)),
        issued: { [other]: { at: '', text: 'Nur für einen' } },
        figures: { [other]: { gold: 1 } },
      }),
    ),
  };
}
