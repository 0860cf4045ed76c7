import type { Span } from '../../../../kernel';
import { folded, meantBy } from '../../../../orders';
import type { PartyKey, World } from '../../../../world';
import { partyNouns } from '../sentences/book';
import { linesOf } from '../sheet/lines';

/** A message within a line: `An Dornach: Danke für das Erz.` */
interface Addressed {
  readonly to: PartyKey;
  /** `An Dornach`. */
  readonly title: string;
  readonly span: Span;
}

/** "An Valdrun: Der Friede gilt.", at the beginning of a line or behind a full stop. */
const ADDRESS = /(?:^[ \t]*|[.!?][ \t]+)((?:an|to)[ \t]+(\p{L}[^:\r\n.!?]{1,60})):(?=[ \t]*\S)/giu;

/** A line that is as long as lines are before they are broken. */
const LONG_LINE = 45;

/** Longer lines are broken; the next one goes on with the message unless it begins something of its own. */
const goesOn = (line: string, next: string): boolean =>
  line.length >= LONG_LINE && /^[ \t]*\p{Ll}|^[ \t]*\p{L}+[ ,]/u.test(next) && !next.includes(':');

/** Messages that stand in a line behind the name of a realm; where the name is nobody's there is none. */
export function addressedIn(text: string, world: Pick<World, 'parties'>): readonly Addressed[] {
  const lines = linesOf(text);
  return lines.flatMap((line, index) => {
    const found = [...line.text.matchAll(ADDRESS)];
    return found.flatMap((match, at): readonly Addressed[] => {
      const [whole, title = '', name = ''] = match;
      const to = meantBy(folded(name), partyNouns(world.parties))?.key;
      if (to === undefined) return [];
      const start = line.span.start + match.index + whole.indexOf(title);
      const next = found[at + 1];
      if (next !== undefined)
        return [{ to, title, span: { start, end: line.span.start + next.index + 1 } }];
      let last = index;
      while (goesOn(lines[last]?.text ?? '', lines[last + 1]?.text ?? '')) last += 1;
      return [{ to, title, span: { start, end: lines[last]?.span.end ?? line.span.end } }];
    });
  });
}
