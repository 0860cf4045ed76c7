import type { Span } from '../../../../kernel';
import { folded, meantBy } from '../../../../orders';
import { type PartyKey, unitId, type World } from '../../../../world';
import type { Words } from '../content';
import { isDeclaration } from '../declaring/line';
import { partyNouns } from '../sentences/book';
import { readSentences } from '../sentences/read';
import { isEmptyLine, linesOf } from '../sheet/lines';

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

/** A realm, its ruler or his title in words: `Jorun von Nahrim`, `Markgräfin`. */
const NAME = '(\\p{Lu}[^:,\\r\\n.!?]{2,50}?)';
const WHOM = `(?:dem|den|der|the)\\s+${NAME}`;
/** One who is spoken to: `der` is his article only where a woman is meant. */
const TO_WHOM = `(?:dem|den|der(?=\\s+\\p{L}*(?:in|mutter|frau)(?!\\p{L})))\\s+${NAME}`;
const SOME = '(?:\\s+[^:.!?\\r\\n]{1,40})?';
const POLITELY = '(?:(?:bitte|doch|please|from\\s+me|from\\s+us|von\\s+mir|von\\s+uns)\\s+)*';

/** What is told to a realm in words of its own: `Dem Emir sei bestellt: ...`, `Sag der Markgräfin bitte von mir: ...`. */
const TOLD = [
  `an\\s+${WHOM}\\s+(?:geht|gehen|ergeht)${SOME}:`,
  `an\\s+(?:(?:dem|den|die|das)\\s+)?${NAME}\\s+(?:richten?|schreiben?|senden?|schicken?)\\s+(?:wir|ich)${SOME}:`,
  `to\\s+(?:the\\s+)?${NAME}\\s+(?:we|i)\\s+(?:write|say|send)${SOME}:`,
  `${WHOM}\\s+(?:aber\\s+|jedoch\\s+)?(?:sei|ist|werde)\\s+(?:hiermit\\s+)?(?:zu\\s+)?(?:bestell|gesagt|sagen|ausgerichtet|auszurichten|mitgeteilt|mitzuteilen)\\p{L}*:`,
  `${TO_WHOM}\\s+(?:sagt?|schreibt?|bestellt?|sagen\\s+wir|schreiben\\s+wir|sage\\s+ich|schreibe\\s+ich)${SOME}:`,
  `${WHOM}\\s+(?:bitte|bitten)\\s+(?:ich|wir)\\s+(?:doch\\s+)?(?:auszurichten|mitzuteilen|zu\\s+sagen|zu\\s+bestellen)[:,]`,
  `(?:und\\s+|and\\s+)?(?:sagt?|bestellt?|tell)\\s+(?:bitte\\s+|please\\s+)?${WHOM}(?:\\s+(?:bitte|doch|von\\s+mir|von\\s+uns|from\\s+me|from\\s+us))*:`,
  `${WHOM}\\s+(?:richtet?|lasst|laßt|lass)\\s+(?:(?:ihr|bitte|doch|von\\s+mir|von\\s+uns)\\s+){0,3}(?:aus|ausrichten)[:,]`,
  `richtet?\\s+${POLITELY}${WHOM}\\s+${POLITELY}aus[:,]`,
  `für\\s+(?:(?:den|die|das)\\s+)?${NAME}\\s+${POLITELY}aus(?:zu)?richten[:,]`,
  `(?:please\\s+)?(?:pass|convey|give|carry|send)\\s+(?:this|the\\s+following|these\\s+words)\\s+(?:on\\s+)?to\\s+(?:the\\s+)?${NAME}:`,
  `let\\s+(?:this|it|these\\s+words)\\s+be\\s+(?:carried|brought|told|said|sent)\\s+to\\s+(?:the\\s+)?${NAME}:`,
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

/** A message that begins in a line: to whom, how it is addressed, and where its words begin. */
interface Begun extends Pick<Addressed, 'to' | 'title'> {
  readonly start: number;
  readonly from: number;
}

/** What a line tells a realm in words of its own, if nothing behind it orders anything. */
function toldIn(line: Words, party: PartyKey, world: World): readonly Begun[] {
  for (const look of TOLD)
    for (const { 0: whole, 1: title = '', 2: name = '', index } of line.text.matchAll(look)) {
      const to = realmOf(name, party, world);
      const start = line.span.start + index + whole.indexOf(title);
      const from = start + title.length;
      const text = line.text.slice(from - line.span.start);
      const rest = { text, span: { start: from, end: line.span.end } };
      if (to !== undefined && !isOrdering(rest, party, world))
        return [{ to, title: title.replace(/[:,]$/u, ''), start, from }];
    }
  return [];
}

/** Messages of a line behind `An` and the name of a realm. */
function namedIn(line: Words, world: World): readonly Begun[] {
  return [...line.text.matchAll(ADDRESS)].flatMap(
    ({ 0: whole, 1: title = '', 2: name = '', index }) => {
      const to = meantBy(folded(name), partyNouns(world.parties))?.key;
      const start = line.span.start + index + whole.indexOf(title);
      return to === undefined ? [] : [{ to, title, start, from: start + title.length + 1 }];
    },
  );
}

/** Words for whom a message is: what is told with them is a part of it. */
const YOU =
  /(?<!\p{L})(?:du|dich|dir|dein\p{L}*|ihr|euch|euer|eure\p{L}*|you|yours?|thee|thou)(?!\p{L})/iu;

/** A sentence that begins with the number of a unit, behind a full stop. */
const OF_UNIT = /(?<=[.!?]["”]?[ \t]{1,3})(?:\p{Lu}\p{L}{1,15}[ \t])?[1-9]\d{2}[ \t:,][^.!?]*/gu;

/** Where the words of a message end in its line: before a sentence that orders one of the units of its writer. */
function endIn(line: Words, from: number, party: PartyKey, world: World): number {
  const text = line.text.slice(from - line.span.start);
  if (/["„“]/u.test(text)) return line.span.end;
  for (const { 0: own, index } of text.matchAll(OF_UNIT)) {
    const start = from + index;
    const sentence = { text: own, span: { start, end: start + own.length } };
    if (!YOU.test(own) && isOrdering(sentence, party, world)) return start;
  }
  return line.span.end;
}

/** True for words of which a quotation has begun and not ended. */
const isInQuotation = (words: string): boolean => (words.match(/["„“”]/gu)?.length ?? 0) % 2 === 1;

/** Messages of a party that stand in a line behind the name of a realm; where the name is nobody's there is none. */
export function addressedIn(text: string, party: PartyKey, world: World): readonly Addressed[] {
  const lines = linesOf(text);
  return lines.flatMap((line, index) => {
    const told = toldIn(line, party, world);
    const begun = told.length > 0 ? told : namedIn(line, world);
    return begun.map(({ to, title, start, from }, at): Addressed => {
      const next = begun[at + 1];
      if (next !== undefined) return { to, title, span: { start, end: next.start } };
      const end = endIn(line, from, party, world);
      if (end < line.span.end) return { to, title, span: { start, end } };
      let last = index;
      for (const below of lines.slice(index + 1)) {
        const isQuoted = isInQuotation(text.slice(from, lines[last]?.span.end));
        const isMore = isQuoted || goesOn(lines[last]?.text ?? '', below.text);
        if (!isMore || isEmptyLine(below) || isOrdering(below, party, world)) break;
        last += 1;
      }
      return { to, title, span: { start, end: lines[last]?.span.end ?? line.span.end } };
    });
  });
}
