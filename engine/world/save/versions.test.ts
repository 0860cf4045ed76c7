import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fingerprintOfText, type Params, type Proposal, type TurnEvent } from '../../kernel';
import { systems } from '../../systems/registry';
import { turnInputOf } from '../turn-input';
import type { World } from '../world';
import { canonicalJson } from './canonical';
import { readCampaignFile } from './read';

const FOLDER = new URL('versions/', import.meta.url);

/**
 * Stored files, and a mark of what their open turn came to by the program as it was before the contract of a game (commit
 * def223b6, which wrote the last file): figures, findings, questions, events, and what every party had afterwards.
 */
const STORED: readonly (readonly [file: string, mark: string])[] = [
  ['1.wabenwart', '1637aee4'],
  ['2.wabenwart', '1637aee4'],
  ['3.wabenwart', 'dcd474d8'],
  ['4.wabenwart', '47cd903f'],
  ['5.wabenwart', 'ffb569b3'],
  ['6.wabenwart', '2075b539'],
  ['7.wabenwart', '2075b539'],
  ['7-organisation.wabenwart', '38e24c0d'],
];

/** Data of events that later sentences need and the old program did not note. */
const NOTED_SINCE: Readonly<Record<string, readonly string[]>> = {
  'organisation.influenced': ['event'],
};

/** Sections of a balance that were added since: bookings beside the figures a GM can override. */
const SECTIONS_SINCE: ReadonlySet<string> = new Set(['organisation.act', 'organisation.event']);

/** Reasons that stand since where there was nothing to add up. */
const REASONS_SINCE: ReadonlySet<unknown> = new Set([
  'taxNotDue',
  'unitUpkeepNotDue',
  'upkeepNotDue',
]);
const NOTHING_ADDED = {
  kind: 'operation',
  operator: 'sum',
  parts: [],
  rounding: 'exact',
  value: 0,
};

/** A part of a balance without such reasons. */
const withoutReasons = <Part>(part: Part): Part =>
  JSON.parse(JSON.stringify(part), (key, value: unknown) =>
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    REASONS_SINCE.has(value.name) &&
    'value' in value &&
    value.value === 0
      ? key === 'none'
        ? undefined
        : NOTHING_ADDED
      : value,
  ) as Part;

const aboutThen = ({ kind, about }: TurnEvent): Params =>
  Object.fromEntries(Object.entries(about).filter(([key]) => !NOTED_SINCE[kind]?.includes(key)));

/** Figures that stood beside the blocks of an event. */
const FIGURES_THEN: ReadonlySet<string> = new Set(
  [
    'populationLimit',
    'unitsThere',
    'hirePrice',
    'soldiers',
    'badSeason',
    'goodSeason',
    'inquiries',
    'warDice',
  ].map((name) => `organisation.${name}`),
);

const figuresThen = ({ blocks = [] }: TurnEvent) => {
  const figures = blocks.flatMap((block) =>
    block.kind === 'figure' && block.ruling === undefined && FIGURES_THEN.has(block.name)
      ? [[block.name, block.value] as const]
      : [],
  );
  return figures.length === 0 ? {} : { figures: Object.fromEntries(figures) };
};

/** Result of a turn in the shape of the old program: without the blocks added to events since. */
function asThen({ postings, balances, events, findings, questions, world }: Proposal<World>) {
  const bare = <Result extends { readonly coveredUntil?: unknown }>(results: readonly Result[]) =>
    results.map(({ coveredUntil: _, ...result }) => result);
  const told = events.filter(({ witnesses, blocks }) => !blocks || witnesses?.length !== 0);
  return {
    postings: bare(postings),
    balances: balances.map((sheet) => ({
      ...withoutReasons(sheet),
      sections: withoutReasons(sheet.sections.filter(({ key }) => !SECTIONS_SINCE.has(key))),
    })),
    events: bare(told).map((event) => {
      const { blocks: _, ...others } = event;
      return { ...others, ...figuresThen(event), about: aboutThen(event) };
    }),
    findings: bare(findings),
    questions: bare(questions),
    parties: world.parties,
  };
}

describe('campaign files of every version', () => {
  it.each(STORED)('%s is read, and its turn has the same figures', (name, mark) => {
    const file = readCampaignFile(new Uint8Array(readFileSync(new URL(name, FOLDER))));
    if (!file.ok) throw new Error(JSON.stringify(file));
    const campaign = file.value;
    const proposal = systems[campaign.system]?.adjudicate(turnInputOf(campaign));
    if (proposal === undefined) throw new Error('nothing was computed');
    expect(fingerprintOfText(canonicalJson(asThen(proposal)))).toBe(mark);
  });

  it('are all in the list', () => {
    const stored = readdirSync(FOLDER).filter((name) => name.endsWith('.wabenwart'));
    expect(STORED.map(([name]) => name).sort()).toEqual(stored.sort());
  });
});
