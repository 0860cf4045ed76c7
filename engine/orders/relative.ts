import { holdsIn } from './holds';
import { startsSmall, type Token, tokenAt } from './tokens';
import { FILLERS, MARKERS, words } from './vocabulary';

/** Words with which a clause begins that tells something of what is named before it. */
const RELATIVE = words(
  'der die das den dem dessen deren denen welche welcher welches welchen welchem who which whose where',
);

/** Endings of the verb with which such a clause ends in German, and those that are small words as well. */
const VERB_END = /[^aeiou](?:t|en)$/;
const ENDS = words('ist sind war waren hat haben wird werden');

/** Fewest words of such a clause: `der dort steht`. */
const LEAST = 3;

/**
 * How many tokens a clause takes that tells something of what is named before it, between commas: `der Späher, der das
 * Auge der Sippen ist, geht ...`; 0 = none begins there. One that denies something or binds it is none: it says which
 * things are meant and which not.
 */
export function relativeLength(
  tokens: readonly Token[],
  at: number,
  isKnown: (fold: string) => boolean,
): number {
  if (tokenAt(tokens, at - 1).fold !== ',' || !RELATIVE.has(tokenAt(tokens, at).fold)) return 0;
  const end = tokens.findIndex(({ fold }, index) => index > at && fold === ',');
  const own = tokens.slice(at, end < 0 ? tokens.length : end);
  // `die Reiter 201 begleiten sie`: who is named by a number has a sentence of his own.
  if (own.some(({ kind }) => kind === 'number')) return 0;
  const said = own.filter(({ kind }) => kind === 'word');
  const last = tokenAt(said, said.length - 1);
  const isFree = !FILLERS.has(last.fold) && !isKnown(last.fold) && startsSmall(last);
  // `die müde ist vom vielen Stehen`: what belongs to it may stand behind its verb.
  const isInner = said.some(
    ({ fold }, place) => place > 1 && ENDS.has(fold) && MARKERS.has(tokenAt(said, place + 1).fold),
  );
  const isVerb = isInner || ENDS.has(last.fold) || (isFree && VERB_END.test(last.fold));
  const isEnglish = isFree && said.slice(1, -1).some(({ fold }) => IS.has(fold));
  const isClause = said.length >= LEAST && (isVerb || isEnglish);
  // `die dort steht`: where it stands is no hearsay.
  return isClause && holdsIn(own.slice(0, -1)).length === 0 ? own.length : 0;
}

/** Verbs of English clauses of the kind: `who is at the gate`. */
const IS = words('is are was were has have stands waits');
