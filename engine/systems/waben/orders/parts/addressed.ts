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

/** A realm in words: `dem Emir Jorun von Nahrim`, `der Markgräfin`. */
const WHOM = '(?:dem|den|der|the)\\s+(\\p{Lu}[^:,\\r\\n.!?]{2,50}?)';

/** What is told to a realm in words of its own: `Dem Emir sei bestellt: ...`, `Sag der Markgräfin bitte von mir: ...`. */
const TOLD = [
  `an\\s+${WHOM}\\s+(?:geht|gehen|ergeht)(?:\\s+[^:.!?\\r\\n]{1,40})?:`,
  `${WHOM}\\s+(?:aber\\s+|jedoch\\s+)?(?:sei|ist|werde)\\s+(?:hiermit\\s+)?(?:zu\\s+)?(?:bestell|gesagt|sagen|ausgerichtet|auszurichten|mitgeteilt|mitzuteilen)\\p{L}*:`,
  `(?:und\\s+|and\\s+)?(?:sagt?|bestellt?|tell)\\s+(?:bitte\\s+|please\\s+)?${WHOM}(?:\\s+(?:bitte|doch|von\\s+mir|von\\s+uns|from\\s+me|from\\s+us))*:`,
  `${WHOM}\\s+(?:richtet?|lasst|laßt|lass)\\s+(?:(?:ihr|bitte|doch|von\\s+mir|von\\s+uns)\\s+){0,3}(?:aus|ausrichten)[:,]`,
].map((look) => new RegExp(`(?:^[ \\t]*|[.!?][ \\t]+)(${look})(?=[ \\t]*\\S)`, 'giu'));

/** The one realm but the writer's of whose name or ruler a word is among others; undefined = none, or several. */
function realmOf(words: string, writer: PartyKey, world: World): PartyKey | undefined {
  const said = words.split(/[^\p{L}]+/u).filter((word) => /^\p{Lu}\p{L}{3}/u.test(word));
  const named = said.map(folded);
  const found = Object.values(world.parties).filter(
    ({ key, name, ruler }) =>
      key !== writer &&
      `${name} ${ruler}`.split(/[^\p{L}]+/u).some((word) => named.includes(folded(word))),
  );
  return found.length === 1 ? found[0]?.key : undefined;
}

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

/** What a line tells a realm, to the end of the line, if nothing behind it orders anything. */
function toldIn(line: Words, party: PartyKey, world: World): readonly Addressed[] {
  for (const look of TOLD)
    for (const { 0: whole, 1: title = '', 2: name = '', index } of line.text.matchAll(look)) {
      const to = realmOf(name, party, world);
      const start = index + whole.indexOf(title);
      const from = start + title.length;
      const rest = line.text.slice(from);
      const span = { start: line.span.start + from, end: line.span.end };
      if (to !== undefined && !isOrdering({ text: rest, span }, party, world))
        return [
          {
            to,
            title: title.replace(/[:,]$/u, ''),
            span: { start: line.span.start + start, end: line.span.end },
          },
        ];
    }
  return [];
}

/** Messages of a party that stand in a line behind the name of a realm; where the name is nobody's there is none. */
export function addressedIn(text: string, party: PartyKey, world: World): readonly Addressed[] {
  const lines = linesOf(text);
  return lines.flatMap((line, index) => {
    const told = toldIn(line, party, world);
    if (told.length > 0) return told;
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
