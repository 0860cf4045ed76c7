import {
  type CorrectedTurn,
  learnedWrongly,
  partiesInOrder,
  type Party,
  type ReportedChange,
  reportedChange,
  type ReportedFact,
  runsOf,
} from '../../../../engine';
import type { Words } from '../../../kit/text/words';
import { figuresOf } from '../../../kit/explain';
import { factLines } from '../../../model/turn/report/fact-lines';

/** What a correction means for the report of one realm in one turn. */
export interface RenderedTurn {
  readonly turn: number;
  readonly change: ReportedChange;
  /** What it learned of others or of the land that is not so. */
  readonly learned: readonly ReportedFact[];
  /** When its report was sent; null = not noted. */
  readonly sentAt: string | null;
}

/** What a correction means for the reports of one realm, oldest turn first. */
export interface RenderedRealm {
  readonly party: Party;
  readonly turns: readonly RenderedTurn[];
}

/** True if one of the reports that were wrong is noted as sent. */
export function wasSent({ turns }: Pick<RenderedRealm, 'turns'>): boolean {
  return turns.some(({ sentAt }) => sentAt !== null);
}

/** How much a realm knows that it should not. */
export function learnedOf({ turns }: Pick<RenderedRealm, 'turns'>): number {
  return turns.reduce((sum, { learned }) => sum + learned.length, 0);
}

const renderedTurn = (corrected: CorrectedTurn, party: string): readonly RenderedTurn[] => {
  const { archived } = corrected.booked;
  const runs = runsOf(corrected);
  if (runs === undefined) return [];
  const [old, now] = [runs.before, runs.after].map(({ reports }) =>
    reports.find((report) => report.party === party),
  );
  const change = reportedChange(old, now);
  if (change.wrong.length + change.right.length === 0) return [];
  const sentAt = archived.sent?.[party] ?? null;
  return [{ turn: archived.turn, change, learned: learnedWrongly(change), sentAt }];
};

/** The realms whose reports a correction changes, those that know too much first. */
export function renderedRealms(done: readonly CorrectedTurn[]): readonly RenderedRealm[] {
  const parties = done.at(-1)?.after.world.parties ?? {};
  return partiesInOrder(parties)
    .map((party): RenderedRealm => ({
      party,
      turns: done.flatMap((turn) => renderedTurn(turn, party.key)),
    }))
    .filter(({ turns }) => turns.length > 0)
    .sort((a, b) => learnedOf(b) - learnedOf(a));
}

const listed = (head: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', head, ...lines.map((line) => `– ${line}`)];

/**
 * A letter that corrects the reports of a realm: made of its own reports only, as they were and as they should have
 * been, so that it can reveal nothing the realm may not know.
 */
export function erratumText({ party, turns }: RenderedRealm, words: Words): string {
  const { list, plain } = figuresOf(words);
  const several = turns.length > 1;
  const parts = turns.flatMap(({ turn, change }) => {
    const [wrong, right] = [change.wrong, change.right].map((facts) =>
      factLines(facts, party.key, words),
    );
    return [
      ...(several ? ['', words('whatif:erratum.turn', { turn })] : []),
      ...listed(words('whatif:erratum.wrong'), wrong ?? []),
      ...listed(words('whatif:erratum.right'), right ?? []),
    ];
  });
  const opening = several
    ? words('whatif:erratum.openingSeveral', {
        party: party.key,
        turns: list(turns.map(({ turn }) => plain(turn))),
      })
    : words('whatif:erratum.opening', { turn: turns[0]?.turn ?? 0, party: party.key });
  return [opening, ...parts, '', words('whatif:erratum.closing')].join('\n');
}
