import { describe, expect, it, vi } from 'vitest';
import { snapshotIn, revealedIn, roundOf, roundTrialOf } from '../../../engine/testing/secretRound';
import { hiddenOtherwise } from '../../../engine/testing/secretRoundBehind';
import { trialsOf } from '../../../engine/testing/trials';
import { archiveFor, leavingFor } from './testing/evaluation-files';

/** Dossiers, of which all files are made, are compared in many more rounds (`engine/systems/moerderspiel/secrecy.test.ts`). */
const ROUNDS = trialsOf({ small: 1, middle: 6, full: 1000 }, 31);
const EVERY_ARCHIVE = 6;

describe('files of a round of nations with secrets', () => {
  it(
    `are the same byte for byte, whatever their reader cannot know: text, page, knowledge, sheets, now and then PDF and mail (TM-11-08, TM-17-04, TM-17-06, ${ROUNDS.label})`,
    { timeout: 24 * 60 * 60_000 },
    async () => {
      let letters = 0;
      for (const seed of ROUNDS.seeds()) {
        const trial = roundTrialOf(seed);
        const { input, viewer, proposal } = trial;
        const hidden = hiddenOtherwise(trial, seed);
        const known = snapshotIn(input, proposal, viewer);
        const closed = roundOf(hidden.input);
        if (revealedIn(closed.world) !== revealedIn(proposal.world)) continue;
        const other = snapshotIn(hidden.input, closed, viewer);
        if (known === undefined || other === undefined) throw new Error('no dossier');
        const [before, after] = [known, other].map((one) => leavingFor(one, seed).files);
        for (const [name, text] of Object.entries(before ?? {}))
          expect([seed, name, after?.[name]]).toEqual([seed, name, text]);
        expect(Object.keys(after ?? {})).toEqual(Object.keys(before ?? {}));
        letters += (before?.['auswertung.txt'] ?? '').length;
        if ((seed - ROUNDS.seed) % EVERY_ARCHIVE !== 0) continue;
        const archive = await archiveFor(known);
        // Made later, on another day of another clock: nothing of it may be seen.
        vi.useFakeTimers({ now: Date.UTC(2031, 4, 9), toFake: ['Date'] });
        expect(await archiveFor(other)).toEqual(archive);
        vi.useRealTimers();
      }
      expect(letters).toBeGreaterThan(ROUNDS.count * 500);
    },
  );
});
