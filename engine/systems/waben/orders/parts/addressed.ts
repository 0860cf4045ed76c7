import type { Span } from '../../../../kernel';
import { folded, meantBy } from '../../../../orders';
import { type PartyKey, unitId, type World } from '../../../../world';
import type { Words } from '../content';
import { isDeclaration } from '../declaring/line';
import { partyNouns } from '../sentences/book';
import { readSentences } from '../sentences/read';
import { linesOf } from '../sheet/lines';

/** A message within a line: `An Dornach: Danke für das Erz.` */
interface Addressed {
  readonly to: PartyKey;
  /** `An Dornach`. */
  readonly title: string;
  readonly span: Span;
}

/** "An Valdrun: Der Friede gilt.", "@Valdrun: Der Friede gilt.", at the beginning of a line or behind a full stop. */
const ADDRESS =
  /(?:^[ \t]*|[.!?][ \t]+)((?:(?:an|to)[ \t]+|@[ \t]*)(\p{L}[^:\r\n.!?]{1,60})):(?=[ \t]*\S)/giu;

/** A line that is as long as lines are before they are broken. */
const LONG_LINE = 45;

/** Longer lines are broken; the next one goes on with the sentence unless it begins something of its own. */
const goesOn = (line: string, next: string): boolean =>
  line.length >= LONG_LINE &&
  !/[.!?]["“”’)]?$/u.test(line.trimEnd()) &&
  /^[ \t]*\p{Ll}|^[ \t]*\p{L}+[ ,]/u.test(next) &&
  !next.includes(':');

/** True for a line that orders something: it names a unit of the party, declares, or holds a sentence of an order. */
function isOrdering(line: Words, party: PartyKey, world: World): boolean {
  const numbers = line.text.match(/(?<![\d/])[1-9]\d{2}(?![\d/])/gu) ?? [];
  if (numbers.some((one) => Object.hasOwn(world.units, unitId(party, Number(one))))) return true;
  if (isDeclaration(line)) return true;
  const { rows, declared } = readSentences(line.text, party, world, [], true);
  return rows.length + declared.length > 0;
}

/** Messages of a party that stand in a line behind the name of a realm; where the name is nobody's there is none. */
export function addressedIn(text: string, party: PartyKey, world: World): readonly Addressed[] {
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
      for (const below of lines.slice(index + 1)) {
        if (!goesOn(lines[last]?.text ?? '', below.text) || isOrdering(below, party, world)) break;
        last += 1;
      }
      return [{ to, title, span: { start, end: lines[last]?.span.end ?? line.span.end } }];
    });
  });
}
