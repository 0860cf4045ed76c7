import { applyPatches, enablePatches, type Patch, produceWithPatches } from 'immer';
import { type Campaign, withEdits } from '../../../engine';
import type { Command } from '../state/command';
import type { Commit } from './commit';
import {
  append,
  changedEntries,
  type Journal,
  type JournalPatches,
  type JournalStep,
  stepsBetween,
  walk,
} from './journal';
import { changedParts, changedRows, type RowChange } from './rows';
import { CAMPAIGN_SHAPE } from './shape';
import { touchedBy } from './touched';

/** A change both ways. */
interface BothWays {
  readonly patches: readonly Patch[];
  /** In the order in which they are carried out. */
  readonly inverse: readonly Patch[];
}

type Parts = Readonly<Record<string, unknown>>;

/** True for parts by name, each with a value: a key without a value is indistinguishable from a missing one. */
const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((part) => part !== undefined);

/** The fields in which a row differs, where the row stays; the row itself where it came or went. */
const changedFields = (change: RowChange): readonly RowChange[] => {
  const { path, before, after } = change;
  if (!isParts(before) || !isParts(after)) return [change];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((key) => before[key] !== after[key])
    .map((key) => ({ path: [...path, key], before: before[key], after: after[key] }));
};

const patchOf = ({ path, before, after }: RowChange): Patch => {
  if (after === undefined) return { op: 'remove', path: [...path] };
  return { op: before === undefined ? 'add' : 'replace', path: [...path], value: after };
};

const isLonger = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  after.length > before.length && before.every((item, index) => item === after[index]);

/** A list that only grew at its end is written as what was appended: accounts grow for years. */
const bothWays = ({ path, before, after }: RowChange): BothWays => {
  if (!Array.isArray(before) || !Array.isArray(after) || !isLonger(before, after))
    return {
      patches: [patchOf({ path, before, after })],
      inverse: [patchOf({ path, before: after, after: before })],
    };
  const came: readonly unknown[] = after.slice(before.length);
  return {
    patches: came.map((value, index) => ({
      op: 'add',
      path: [...path, before.length + index],
      value,
    })),
    inverse: [{ op: 'replace', path: [...path, 'length'], value: before.length }],
  };
};

/**
 * The patches that make one state of a document of another, field by field: what a month did not change of a row is
 * not written again. Parts are compared by identity.
 */
export function patchesOfRows(changes: readonly RowChange[]): BothWays {
  const steps = changes.flatMap(changedFields).map(bothWays);
  return {
    patches: steps.flatMap(({ patches }) => patches),
    inverse: steps.flatMap(({ inverse }) => inverse),
  };
}

enablePatches();

/** The open campaign with its history: what undo and redo move through. */
export interface Document {
  readonly campaign: Campaign;
  readonly journal: Journal;
  /** Number of the current entry. */
  readonly head: number;
  readonly revision: number;
}

/** The next state of a document and what has to be written for it. */
export interface Move {
  readonly document: Document;
  readonly commit: Commit;
}

type Change = Omit<JournalPatches, 'seq'> & { readonly campaign: Campaign };

const rowPatches = (before: Campaign, after: Campaign): BothWays =>
  patchesOfRows(changedParts(CAMPAIGN_SHAPE, before, after));

const carryOut = (campaign: Campaign, command: Command): Change => {
  if ('change' in command) {
    const [next, patches, inverse] = produceWithPatches(campaign, command.change);
    const noted = withEdits(campaign, next);
    const notes = rowPatches(next, noted);
    return {
      campaign: noted,
      patches: [...patches, ...notes.patches],
      inverse: [...notes.inverse, ...inverse],
    };
  }
  const next = withEdits(campaign, command.replace(campaign));
  return { campaign: next, ...rowPatches(campaign, next) };
};

const move = (
  before: Document,
  after: Document,
  rows: Commit['rows'],
  patches: JournalPatches | null,
  at: string,
): Move => ({
  document: after,
  commit: {
    campaign: after.campaign,
    rows,
    entries: changedEntries(before.journal, after.journal),
    patches,
    head: after.head,
    revision: before.revision,
    at,
  },
});

/** Carries out a command; undefined if it changes nothing, so that the journal holds only changes. */
export function perform(document: Document, command: Command, at: string): Move | undefined {
  const { campaign, patches, inverse } = carryOut(document.campaign, command);
  if (patches.length === 0) return undefined;
  const { name, about } = command;
  const seq = document.journal.length;
  const rows = changedRows(CAMPAIGN_SHAPE, document.campaign, campaign);
  const touched = touchedBy(campaign, rows);
  const { turn } = campaign.world.clock;
  const act = {
    name,
    about,
    at,
    ...(touched === undefined ? {} : { touched }),
    ...(turn === document.campaign.world.clock.turn ? {} : { turn }),
  };
  const after: Document = {
    campaign,
    journal: append(document.journal, document.head, act),
    head: seq,
    revision: document.revision + 1,
  };
  return move(document, after, rows, { seq, patches, inverse }, at);
}

/** The steps from the document's current entry to another one of its journal. */
export function stepsTo(document: Document, target: number): readonly JournalStep[] {
  return stepsBetween(document.journal, document.head, target);
}

/** Goes to the entry `target`; `patches` belong to {@link stepsTo} in the same order. */
export function goTo(
  document: Document,
  target: number,
  patches: readonly JournalPatches[],
  at: string,
): Move {
  const steps = stepsTo(document, target);
  const campaign = steps.reduce((now, { kind }, index) => {
    const found = patches[index];
    return applyPatches(now, kind === 'undo' ? (found?.inverse ?? []) : (found?.patches ?? []));
  }, document.campaign);
  const after: Document = {
    campaign,
    journal: walk(document.journal, steps),
    head: target,
    revision: document.revision + 1,
  };
  const rows = changedRows(CAMPAIGN_SHAPE, document.campaign, campaign);
  return move(document, after, rows, null, at);
}
