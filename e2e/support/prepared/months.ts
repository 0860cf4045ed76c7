import { achtCampaign, achtLetters } from '../../../assets/examples/acht';
import { applyTurn, bookingOf, type Campaign, systems, turnInputOf } from '../../../engine';
import { botTurns } from '../../../engine/testing/bot';
import { campaignFile } from '../../../engine/testing/files';

const RECEIVED = '2026-01-10T10:00:00Z';
const SENT = '2026-01-21T10:00:00Z';

const booked = (campaign: Campaign, orders: Readonly<Record<string, string>>): Campaign => {
  const { turn } = campaign.world.clock;
  const sheets = Object.entries(orders).map(
    ([party, text]) => [party, { turn, party, text, receivedAt: RECEIVED }] as const,
  );
  const open = { ...campaign, sheets: Object.fromEntries(sheets) };
  const system = systems[open.system];
  const proposal = system?.adjudicate(turnInputOf(open));
  if (system === undefined || proposal === undefined) throw new Error('cancelled by nobody');
  const next = applyTurn(open, proposal, '2026-01-20T10:00:00Z', bookingOf(system, open, proposal));
  const archived = next.archive[turn];
  if (archived === undefined) throw new Error('not archived');
  const sent = Object.fromEntries(Object.keys(next.world.parties).map((party) => [party, SENT]));
  return { ...next, archive: { ...next.archive, [turn]: { ...archived, sent } } };
};

/** The example of eight realms after three months, all reports sent: the first with its letters, the others by bots. */
export function playedMonths(): Uint8Array {
  const first = booked(achtCampaign(), achtLetters);
  const second = booked(first, botTurns(first.world, 'second').orders);
  return campaignFile(booked(second, botTurns(second.world, 'third').orders));
}
