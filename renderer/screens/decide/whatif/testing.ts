import type { Campaign } from '../../../../engine';
import type { Command } from '../../../model/state/command';
import { type Document, goTo, perform, stepsTo } from '../../../model/storage/document';
import type { JournalPatches } from '../../../model/storage/journal';

const AT = '2026-01-01T12:00:00Z';

/** A desk for tests: carries acts out and takes them back as a session does, without a disk. */
export interface TestTurn {
  readonly campaign: () => Campaign;
  readonly actions: () => number;
  readonly act: (command: Command) => void;
  /** Goes to an act by its number; 0 is the campaign as it was. */
  readonly goTo: (seq: number) => void;
}

export function deskOn(campaign: Campaign): TestTurn {
  const origin = { name: 'storage:journal.created', about: {}, at: AT };
  const first: Document = {
    campaign,
    journal: [{ ...origin, seq: 0, parent: null, next: null }],
    head: 0,
    revision: 0,
  };
  const patches: JournalPatches[] = [];
  let document = first;
  return {
    campaign: () => document.campaign,
    actions: () => document.journal.length - 1,
    act: (command) => {
      const move = perform(document, command, AT);
      if (move === undefined) return;
      document = move.document;
      if (move.commit.patches !== null) patches.push(move.commit.patches);
    },
    goTo: (seq) => {
      const needed = stepsTo(document, seq).flatMap(
        (step) => patches.find((one) => one.seq === step.seq) ?? [],
      );
      document = goTo(document, seq, needed, AT).document;
    },
  };
}
