/**
 * The first of 24 months of eight realms corrected: all months computed again up to today, with the merges between them
 * and everything read from the archive, against the sum of the single runs of the same months from the same worlds.
 * Processor time, both in turn, month by month.
 * Run: npm run bench -- correction
 */
import { achtCampaign, achtLetters } from '../assets/examples/acht';
import {
  advanced,
  applyTurn,
  type Campaign,
  correctionOf,
  type LateCorrection,
  lateForkOf,
  type Proposal,
  putVariant,
  sheetsOf,
  systems,
  turnInputOf,
  type World,
} from '../engine';
import { botTurns } from '../engine/testing/bot';
import { median, mustAgree, report, sized } from './lib/figures';
import { there } from '../engine/testing/there';

const MONTHS = sized(24, 3);
const ROUNDS = sized(3, 1);

const computed = (campaign: Campaign): Proposal<World> => {
  const proposal = there(
    systems[campaign.system]?.adjudicate(turnInputOf(campaign)),
    'cancelled by nobody',
  );
  return proposal;
};

const booked = (campaign: Campaign, month: number): Campaign => {
  const { turn } = campaign.world.clock;
  const orders = month === 0 ? achtLetters : botTurns(campaign.world, String(month)).orders;
  const open = { ...campaign, sheets: sheetsOf(orders, turn) };
  return applyTurn(open, computed(open), '');
};

/** A campaign of so many months in which the first letter of Valdrun was misread. */
const played = (): Campaign => {
  let campaign = achtCampaign();
  for (let month = 0; month < MONTHS; month += 1) campaign = booked(campaign, month);
  const first = campaign.world.clock.turn - MONTHS;
  const fork = there(lateForkOf(campaign, 'n', '', first), 'the first month cannot be corrected');
  const sheets = Object.fromEntries(
    Object.entries(fork.sheets).map(([party, sheet]) => [
      party,
      { ...sheet, text: sheet.text.replace('-35-27', '-35') },
    ]),
  );
  return putVariant(campaign, { ...fork, sheets });
};

const used = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

interface Times {
  whole: number;
  runs: number;
}

const correctedOnce = (
  campaign: Campaign,
): { readonly times: Times; readonly correction: LateCorrection } => {
  const times = { whole: 0, runs: 0 };
  const timed = <T>(act: () => T): T => {
    const start = used();
    const made = act();
    times.whole += used() - start;
    return made;
  };
  // Another archive: nothing read from it before is remembered.
  const fresh = { ...campaign, archive: { ...campaign.archive } };
  const [variant] = Object.values(fresh.variants);
  let correction = timed(
    () => variant && correctionOf(fresh, variant, systems[fresh.system]?.records ?? []),
  );
  while (correction !== undefined && correction.ahead.length > 0) {
    const begun = correction;
    correction = timed(() => advanced(begun, computed(begun.next)));
    // A run in the worker has a copy of its own: it remembers nothing of the same world either.
    const alone = structuredClone(begun.next);
    const start = used();
    computed(alone);
    times.runs += used() - start;
  }
  if (correction === undefined) throw new Error('it cannot be computed again');
  return { times, correction };
};

const campaign = played();
const rounds = Array.from({ length: ROUNDS }, () => correctedOnce(campaign));
const [first] = rounds;
mustAgree(
  'months computed again',
  rounds.map(({ correction }) => correction.done.length),
  rounds.map(() => MONTHS),
);
const archive = Object.values(campaign.archive);
const packed = archive.reduce((sum, { packedStart = '' }) => sum + packedStart.length, 0);
const results = archive.reduce((sum, { results: text = '' }) => sum + text.length, 0);
report({
  bench: 'correction',
  figures: [
    {
      what: '24 months corrected / the sum of their single runs',
      ratio: median(rounds.map(({ times }) => times.whole / times.runs)),
      goal: { atMost: 1.3 },
    },
    { what: 'starts of months in the archive / their results', ratio: packed / results },
  ],
  details: { months: MONTHS, ...first?.times, packed, results },
});
