import { describe, expect, it } from 'vitest';
import { achtCampaign } from '../../../../assets/examples/acht';
import {
  applyTurn,
  bookingOf,
  type Campaign,
  type GrossfeldNo,
  newGrossfeld,
  reuse,
  systems,
  turnInputOf,
} from '../../../../engine';
import type { Command } from '../../state/command';
import { type Document, type Move, perform } from '../document';
import { moment, origin } from '../testing';
import { joinedPatches } from './store';
import { packPatches } from './pack';

const MONTHS = 2;
const FAR_EAST = 40;

/** The example with so many more unseen Großfelder. */
const amongst = (more: number): Campaign => {
  const campaign = achtCampaign();
  const grossfelder = { ...campaign.world.map.grossfelder };
  const free = Array.from({ length: 1000 }, (_, no) => String(no).padStart(3, '0') as GrossfeldNo)
    .filter((no) => !Object.hasOwn(grossfelder, no))
    .slice(0, more);
  free.forEach((no, index) => {
    grossfelder[no] = newGrossfeld(no, FAR_EAST + (index % 10), Math.floor(index / 10), 't');
  });
  const map = { ...campaign.world.map, grossfelder };
  return { ...campaign, world: { ...campaign.world, map } };
};

const month: Command = {
  name: 'turn:command.apply',
  about: {},
  replace: (campaign) => {
    const system = systems[campaign.system];
    const computed = system?.adjudicate(turnInputOf(campaign));
    if (system === undefined || computed === undefined) throw new Error('the run was cancelled');
    // As it comes out of the worker: a copy.
    const proposal = { ...computed, world: reuse(campaign.world, structuredClone(computed.world)) };
    return applyTurn(campaign, proposal, moment(), bookingOf(system, campaign, proposal));
  },
};

const sizeOf = (value: unknown): number => JSON.stringify(value).length;

/** Bytes that a commit adds: of rows what they grew by, and the entry with its changes, packed as old entries are. */
const addedBy = ({ commit: { rows, patches } }: Move): number => {
  const grown = rows.map(
    ({ before, after }) =>
      (after === undefined ? 0 : sizeOf(after)) - (before === undefined ? 0 : sizeOf(before)),
  );
  const packed = patches === null ? undefined : packPatches(joinedPatches(patches.seq, [patches]));
  const bytes = packed !== undefined && 'packed' in packed ? packed.packed.length : Number.NaN;
  return grown.reduce((sum, size) => sum + size, bytes);
};

/** What each month adds when the months of a campaign go by on the rules alone. */
const monthsOf = (campaign: Campaign, count: number): readonly number[] => {
  let document: Document = {
    campaign,
    journal: [{ ...origin, seq: 0, parent: null, next: null }],
    head: 0,
    revision: 0,
  };
  return Array.from({ length: count }, () => {
    const move = perform(document, month, moment());
    if (move === undefined) throw new Error('nothing happened');
    document = move.document;
    return addedBy(move);
  });
};

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

describe('what months add to the database', () => {
  it('is the same among three hundred unseen Großfelder', () => {
    const [small, large] = [amongst(0), amongst(300)].map((each) => sum(monthsOf(each, MONTHS)));
    expect(small).toBeGreaterThan(10_000);
    expect((large ?? Number.NaN) / (small ?? 1)).toBeCloseTo(1, 2);
  });

  it('does not grow with the months that went before', () => {
    const months = monthsOf(achtCampaign(), 36);
    const halves = [months.slice(12, 24), months.slice(24, 36)].map(sum);
    expect((halves[1] ?? Number.NaN) / (halves[0] ?? 1)).toBeLessThan(1.15);
  });
});
