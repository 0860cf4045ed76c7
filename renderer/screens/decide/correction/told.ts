import {
  type ArchivedTurn,
  type CorrectionRuns,
  learnedWrongly,
  type Party,
  type ToldChange,
  toldChange,
  type ToldFact,
} from '../../../../engine';
import type { Words } from '../../../kit/text/words';
import { factLines } from './fact-sentence';

/** What a correction means for the report of one realm. */
export interface ToldRealm {
  readonly party: Party;
  readonly change: ToldChange;
  /** What it learned of others or of the land that is not so. */
  readonly learned: readonly ToldFact[];
  /** When its report was sent; null = not noted. */
  readonly sentAt: string | null;
}

/** The realms whose reports a correction changes, those that know too much first. */
export const toldRealms = (
  { before, after }: CorrectionRuns,
  archived: ArchivedTurn | undefined,
): readonly ToldRealm[] =>
  Object.values(after.world.parties)
    .map((party): ToldRealm => {
      const [old, now] = [before, after].map(({ reports }) =>
        reports.find((report) => report.party === party.key),
      );
      const change = toldChange(old, now);
      const sentAt = archived?.sent?.[party.key] ?? null;
      return { party, change, learned: learnedWrongly(change), sentAt };
    })
    .filter(({ change: { wrong, right } }) => wrong.length + right.length > 0)
    .sort((a, b) => b.learned.length - a.learned.length);

const listed = (head: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', head, ...lines.map((line) => `– ${line}`)];

/**
 * A letter that puts right what a realm was told: made of its own two reports only, so that it can tell nothing the
 * realm may not know.
 */
export const erratumText = (
  { party, change }: Pick<ToldRealm, 'party' | 'change'>,
  turn: number,
  words: Words,
): string => {
  const [wrong, right] = [change.wrong, change.right].map((facts) =>
    factLines(facts, party.key, words),
  );
  return [
    words('whatif:erratum.opening', { turn, party: party.key }),
    ...listed(words('whatif:erratum.wrong'), wrong ?? []),
    ...listed(words('whatif:erratum.right'), right ?? []),
    '',
    words('whatif:erratum.closing'),
  ].join('\n');
};
