import { kindOfPath } from '../../storage/counts';
import type { AuditFigures } from './collect';

/** Codes whose place is the path of a row; the place of every other one is a number or a word of the program. */
const OF_ROWS: ReadonlySet<string> = new Set(['rowMissing', 'rowForeign', 'rowStale']);

/** A problem of an audit without anything of the campaign: its code, and for a row its kind. */
const kindOf = (problem: string): string => {
  const end = problem.indexOf(' ');
  const code = end < 0 ? problem : problem.slice(0, end);
  const place = end < 0 ? '' : problem.slice(end + 1);
  return OF_ROWS.has(code) ? `${code} ${kindOfPath(place.split('.'))}` : code;
};

/** What an audit found, counted by kind. */
export const auditFigures = ({
  acts,
  problems,
}: {
  readonly acts: number;
  readonly problems: readonly string[];
}): AuditFigures => {
  const counts = new Map<string, number>();
  for (const kind of problems.map(kindOf)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return { acts, problems: Object.fromEntries([...counts].toSorted()) };
};
