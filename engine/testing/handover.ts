import { tharosCampaign, tharosOrders } from '../../assets/examples/tharos';
import { systems } from '../systems/registry';
import { applyTurn, bookingOf } from '../world/apply';
import type { Campaign, HandoverTask } from '../world/campaign';
import { handOver, type LeftOut } from '../world/handover';
import { newPerson } from '../world/blank';
import { withReturned } from '../world/handover-merge';
import { type ReturnedWork, returnedWork } from '../world/handover-return';
import type { InboxItem } from '../world/open-turn';
import { turnInputOf } from '../world/turn-input';
import type { Person, Unit } from '../world/world';
import { fail } from './world';

/** The game of the campaign that is handed over. */
export const system = systems['waben'] ?? fail();

/** When the copy is handed over. */
export const AT = '2026-03-01T12:00:00Z';
/** What the deputy is to do. */
export const TASKS: readonly HandoverTask[] = [{ kind: 'letters', parties: ['tha'] }];
/** What the GM enters. */
export const draft = { id: 'h1', to: 'Karin', note: 'bis Freitag', at: AT, tasks: TASKS };

const sheetOf = (party: string, text: string, turn: number) => ({
  turn,
  party,
  text,
  receivedAt: AT,
});

/** A campaign with a letter of the open turn. */
export function withSheet(campaign: Campaign, party: string, text: string): Campaign {
  const sheet = sheetOf(party, text, campaign.world.clock.turn);
  return { ...campaign, sheets: { ...campaign.sheets, [party]: sheet } };
}

/** A campaign in which a unit is otherwise. */
export function withUnit(campaign: Campaign, id: string, change: Partial<Unit>): Campaign {
  const { world } = campaign;
  const unit = { ...(world.units[id] ?? fail()), ...change };
  return { ...campaign, world: { ...world, units: { ...world.units, [id]: unit } } };
}

const PLAYER: Person = newPerson('p1', 'Anna Berg', {
  address: 'Am Markt 3',
  email: 'anna@example.org',
  phone: '0123456',
  isMember: true,
  mode: 'open',
  channel: 'email',
});

const DOCUMENT: InboxItem = {
  id: 'd1',
  turn: 59,
  receivedAt: AT,
  name: 'Zug',
  format: 'mail',
  original: '0f'.repeat(32),
  sender: 'Anna Berg <anna@example.org>',
  text: '101 KV',
  party: 'tha',
  status: 'open',
};

/** A game of two months, in the third of which two letters lie. */
export const start = ((): Campaign => {
  const first = withSheet(withSheet(tharosCampaign(), 'tha', tharosOrders), 'val', '101 KAE FREMD');
  const proposal = structuredClone(system.adjudicate(turnInputOf(first)) ?? fail());
  const booked = applyTurn(first, proposal, AT, bookingOf(system, first, proposal));
  const reached = {
    ...booked,
    inbox: { d1: DOCUMENT },
    shelf: { s1: { id: 's1', turn: 58, kind: 'person', value: { ...PLAYER, id: 'p2' } } },
    edits: { 'people/p1': { part: 'people', id: 'p1', was: PLAYER } },
    world: { ...booked.world, people: { ...booked.world.people, p1: PLAYER } },
  } satisfies Campaign;
  return withSheet(withSheet(reached, 'tha', '101 KV'), 'val', '101 KAE FREMD');
})();

/** The campaign and the copy for the deputy. */
export function copied(
  campaign: Campaign,
  entered: Parameters<typeof handOver>[1],
  leftOut: readonly LeftOut[],
  kinds: Parameters<typeof handOver>[3] = [],
) {
  const done = handOver(campaign, entered, leftOut, kinds);
  return done.ok ? done.value : fail();
}

/** A copy of the campaign without some of it. */
export function lent(leftOut: readonly LeftOut[] = []) {
  return copied(start, draft, leftOut);
}

/** What a copy brings back. */
export function workOf(campaign: Campaign, copy: Campaign): ReturnedWork {
  const found = returnedWork(campaign, copy, systems[campaign.system]?.records ?? []);
  if (!found.ok) throw new Error(found.problem);
  return found.value;
}

/** The campaign with what a copy brings back; of what both changed, `mine` are the keys of which the GM keeps his own. */
export function merge(campaign: Campaign, copy: Campaign, mine: readonly string[] = []): Campaign {
  return withReturned(campaign, workOf(campaign, copy), {
    mine: new Set(mine),
    at: '2026-03-09T12:00:00Z',
    name: 'Von Karin',
  });
}

/** A campaign without the note that a copy was handed over. */
export function withoutNote({ handovers: _, ...campaign }: Campaign): object {
  return campaign;
}
