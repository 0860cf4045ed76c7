import type { Json } from '../../../kernel';
import type { OrganisationRecord } from '../record';
import { STEPS } from '../state/types';
import type { PhaseRun } from './run';

/** What the game's own views show of a phase. */
const recordOf = (run: PhaseRun): OrganisationRecord => ({
  phase: run.input.world.clock.turn,
  order: run.actingOrder ?? [],
  events: run.eventCards,
  actions: run.actions,
  wars: run.wars,
  unrest: run.unrest,
  rolls: run.rolls,
  steps: STEPS.flatMap((step, index) => {
    const state = run.snapshots[index];
    return state === undefined ? [] : [{ step, state }];
  }),
});

/** Copies data as it is stored: what is absent is left out. What several states share is copied once. */
const copier = (): ((value: unknown) => Json) => {
  const copies = new Map<object, Json>();
  const copyOf = (value: object): Json => {
    if (Array.isArray(value)) return value.map(plain);
    const entries = Object.entries(value).filter(([, one]) => one !== undefined);
    return Object.fromEntries(entries.map(([key, one]) => [key, plain(one)]));
  };
  const plain = (value: unknown): Json => {
    if (typeof value === 'object' && value !== null) {
      const copy = copies.get(value) ?? copyOf(value);
      copies.set(value, copy);
      return copy;
    }
    return typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number'
      ? value
      : null;
  };
  return plain;
};

/** The record as plain data. */
export const recordData = (run: PhaseRun): Json => copier()(recordOf(run));
