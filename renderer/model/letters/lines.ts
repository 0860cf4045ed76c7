import type { LetterEdit } from '../../../engine';

const startsLine = (text: string, place: number): boolean =>
  place === 0 || text[place - 1] === '\n';

/** The edit of whole lines that leads from one text to another; it goes over no line that both begin or end with. */
export function linesEdit(before: string, after: string): LetterEdit {
  if (before === after) return { span: { start: 0, end: 0 }, words: '' };
  const most = Math.min(before.length, after.length);
  let same = 0;
  while (same < most && before[same] === after[same]) same += 1;
  let tail = 0;
  while (tail < most - same && before[before.length - 1 - tail] === after[after.length - 1 - tail])
    tail += 1;
  const start = same === 0 ? 0 : before.lastIndexOf('\n', same - 1) + 1;
  const [old, now] = [before.length - tail, after.length - tail];
  const lineEnd = before.indexOf('\n', old);
  const isBetweenLines = startsLine(before, old) && startsLine(after, now);
  const end = isBetweenLines ? old : lineEnd < 0 ? before.length : lineEnd;
  return { span: { start, end }, words: after.slice(start, now + end - old) };
}

/**
 * An edit of a text as one of what became of it meanwhile; undefined where the text was changed at the place of the edit,
 * too.
 */
export function rebasedEdit(
  { span: { start, end }, words }: LetterEdit,
  before: string,
  now: string,
): LetterEdit | undefined {
  if (now.slice(0, end) === before.slice(0, end)) return { span: { start, end }, words };
  const shift = now.length - before.length;
  const isBehind = start + shift >= 0 && now.slice(start + shift) === before.slice(start);
  return isBehind ? { span: { start: start + shift, end: end + shift }, words } : undefined;
}
