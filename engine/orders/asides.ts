import { longestPhrase } from './draft';
import { endPiece, type Filling, note } from './filling';
import { COUNTING, DENIED, REACHING, SPEAKERS } from './holding-words';
import { holdsIn } from './holds';
import { namingsAt } from './nouns';
import { relativeLength } from './relative';
import { startsSmall, type Token, tokenAt } from './tokens';
import { FILLERS, isReasonWord, MARKERS, opensReason, SOFT, words } from './vocabulary';

/** The fewest words nobody knows in a remark that says something else than the order. */
const LEAST_OF_REMARK = 2;

/** Words with which a remark begins that is about what there is no more of, or about people; how many words nobody knows it needs. */
const LEAST_BEHIND: ReadonlyMap<string, number> = new Map([
  ['mehr', 0],
  ['more', 0],
  ['man', 1],
]);

/** Words of what there is no more of, and of nobody else: they hold nothing beside a denial. */
const BESIDE_DENIAL = words('mehr more sonst ansonsten else');

/** True for words that deny something, and hold nothing otherwise. */
const isDenial = (held: readonly Token[]): boolean =>
  held.some(({ fold }) => DENIED.has(fold)) &&
  held.every(({ fold }) => DENIED.has(fold) || BESIDE_DENIAL.has(fold));

/**
 * Remarks behind the order that deny something else, `..., I don't trust old Aldric one bit`: their words are asked
 * about, and hold nothing. One that refers to the order, or goes on with it, is none.
 */
export function tellAsides(my: Filling): void {
  const verb = my.tokens.findIndex((token) => my.verb.has(token));
  const starts = my.tokens.flatMap(({ fold }, at) => (fold === ',' && at > verb ? [at + 1] : []));
  for (const [index, start] of starts.entries()) {
    const own = my.tokens.slice(start, (starts[index + 1] ?? my.tokens.length + 1) - 1);
    const held = own.filter((token) => my.holds.includes(token));
    const isBeside = own.every((token) => {
      const use = my.uses.get(token);
      return (
        use !== 'order' && use !== 'verb' && !REACHING.has(token.fold) && !COUNTING.has(token.fold)
      );
    });
    const unknown = own.filter(
      (token) => my.uses.get(token) === 'asked' && !held.includes(token) && token.kind === 'word',
    );
    const isOfWriter = SPEAKERS.has(own[0]?.fold ?? '') && unknown.some((one) => !startsSmall(one));
    const usual = isOfWriter ? 1 : LEAST_OF_REMARK;
    const isRemark = unknown.length >= (LEAST_BEHIND.get(own[0]?.fold ?? '') ?? usual);
    if (held.length === 0 || !isBeside || !isRemark) continue;
    if (verb < 0 || !isDenial(held)) continue;
    my.holds.splice(0, my.holds.length, ...my.holds.filter((token) => !held.includes(token)));
    my.unknown.splice(
      0,
      my.unknown.length,
      ...my.unknown.filter(({ tokens: [first] }) => first === undefined || !own.includes(first)),
      { waiting: null, tokens: [...own], piece: start, isAside: true },
    );
    note(my, own, 'asked');
  }
}

/** True if a part of the sentence begins that gives a reason or tells something, and has no verb of the order in it. */
export function asideOpens(my: Filling, at: number): boolean {
  const first =
    at === my.piece ? my.tokens.findIndex(({ kind }, index) => index >= at && kind === 'word') : at;
  const isAside =
    first >= 0 && (at === my.piece ? opensReason(my.tokens, first) : isReasonWord(my.tokens, at));
  const isTold =
    relativeLength(my.tokens, at, (fold) => my.fillers.has(fold)) > 0 || isWhatFor(my, at);
  const isRemark =
    isAsGift(my, at) ||
    isOfWriter(my, at) ||
    isPrice(my, at) ||
    (at === my.piece &&
      (isNotEnough(my, at) || isElse(my, at) || isToldOfIt(my, at) || isStaying(my, at)));
  if (!isAside && !isTold && !isRemark) return false;
  const end = endOfPiece(my, at);
  return !my.tokens.slice(at, end).some((token) => my.verb.has(token));
}

/** Words for what something is given as: `als Zeichen der Freundschaft`. */
const GIFTS = words(
  'zeichen dank geschenk gabe freundschaftsgabe gastgeschenk geste lohn belohnung entschuldigung token sign gift present thanks gesture reward apology',
);

const AS = words('als as');

/** Most words between `als` and such a word: `as a small token`. */
const BEFORE_GIFT = 2;

/** True where it is told as what something is given. */
const isAsGift = ({ tokens }: Filling, at: number): boolean =>
  AS.has(tokenAt(tokens, at).fold) &&
  tokens.slice(at + 1, at + 2 + BEFORE_GIFT).some(({ fold }) => GIFTS.has(fold));

/** True for `to strengthen the capital` behind what is ordered: a word nobody knows, and no name. */
function isWhatFor({ tokens, telling, nouns, fillers, targets }: Filling, at: number): boolean {
  const next = tokenAt(tokens, at + 1);
  const isWord = next.kind === 'word' && startsSmall(next) && next.fold.length > 3;
  if (tokenAt(tokens, at).fold !== 'to' || !isWord || telling.size === 0) return false;
  const isSmall = FILLERS.has(next.fold) || fillers.has(next.fold) || MARKERS.has(next.fold);
  const names = namingsAt(tokens, at + 1, nouns, Object.keys(nouns), ['full', 'inflected']);
  const isWordOf = targets.some(
    ({ slot }) =>
      slot.is === 'choice' &&
      Object.values(slot.options).some((phrases) => longestPhrase(tokens, at + 1, phrases) > 0),
  );
  return !isSmall && !isWordOf && names.length === 0;
}

/** Words that say that something is enough, or is not. */
const ENOUGH = words('reicht reichts reichte langt langts genügt suffices enough');

/** The words of a piece that begins at a place. */
const pieceAt = ({ tokens }: Filling, at: number): readonly Token[] => {
  const end = tokens.findIndex(({ fold }, index) => index > at && fold === ',');
  return tokens.slice(at, end < 0 ? tokens.length : end);
};

/** True for what the writer tells of himself behind the order: `..., I need somebody to guard the cheese`. */
function isOfWriter(my: Filling, at: number): boolean {
  const { tokens, nouns, fillers } = my;
  const verb = tokenAt(tokens, at + 1);
  if (tokenAt(tokens, at - 1).fold !== ',' || my.telling.size === 0) return false;
  if (!SPEAKERS.has(tokenAt(tokens, at).fold) || FILLERS.has(verb.fold) || fillers.has(verb.fold))
    return false;
  const own = pieceAt(my, at);
  const types = Object.keys(nouns);
  const isNamed = own.some(
    ({ kind }, place) =>
      kind === 'number' ||
      namingsAt(tokens, at + place, nouns, types, ['full', 'inflected']).length > 0,
  );
  return verb.kind === 'word' && own.length >= LEAST_ELSE && !isNamed && holdsIn(own).length === 0;
}

/** True for what there is not enough for, behind the order: `..., für Spanien reicht es leider nicht`. */
function isNotEnough(my: Filling, at: number): boolean {
  if (tokenAt(my.tokens, at - 1).fold !== ',' || my.telling.size === 0) return false;
  const own = pieceAt(my, at);
  return (
    own.some(({ fold }) => ENOUGH.has(fold)) &&
    own.some(({ fold }) => DENIED.has(fold)) &&
    holdsIn(own).every(({ fold }) => DENIED.has(fold))
  );
}

/** Verbs of what stays as it is. */
const STAYING = words('bleibt bleiben bleibe stays stay remains remain');

/** True for a part of the sentence about what stays as it is, where no order is meant by that: `der dritte bleibt, wo er ist`. */
function isStaying({ tokens, fillers, verb }: Filling, at: number): boolean {
  const end = tokens.findIndex(({ fold }, index) => index > at && SOFT.has(fold));
  const own = tokens.slice(at, end < 0 ? tokens.length : end);
  return (
    own.length < tokens.length &&
    own.some(({ fold }) => STAYING.has(fold) && !fillers.has(fold)) &&
    !own.some((token) => verb.has(token))
  );
}

/** Words for what happens otherwise, and what is hoped for. */
const ELSE = words('sonst ansonsten otherwise');
const HOPE = words('hoffentlich hopefully');

/** Endings of a German verb of the present, and English pronouns before one. */
const PRESENT = /[tn]$/;
const OF_OTHERS = words('they it he she we i');

const NOW_OR_THEN = words('wird werden ist sind war waren wäre wären');

/** True for what would happen otherwise, behind the order: `..., sonst verhungern die mir`; not `sonst Italien`. */
function isElse(my: Filling, at: number): boolean {
  const { fold } = tokenAt(my.tokens, at);
  if (my.telling.size === 0 || at === 0 || !(ELSE.has(fold) || HOPE.has(fold))) return false;
  const own = pieceAt(my, at);
  const [, second, third] = own;
  if (second === undefined) return false;
  const isNamed = own.some(
    ({ kind }, index) =>
      kind === 'number' ||
      namingsAt(my.tokens, at + index, my.nouns, Object.keys(my.nouns), ['full', 'inflected'])
        .length > 0,
  );
  const isVerb =
    (startsSmall(second) && PRESENT.test(second.fold) && !FILLERS.has(second.fold)) ||
    NOW_OR_THEN.has(second.fold) ||
    (OF_OTHERS.has(second.fold) && third?.kind === 'word');
  return !isNamed && isVerb && own.length >= LEAST_ELSE;
}

/** Words with which a clause begins that tells of what is named before it, or of where that is. */
const OF_IT = words('der die das da dort es dies that this it they there');

/** True for what is told of it in a clause of its own behind the order: `..., die haben Heimweh`, `..., da gibt es Suppe`. */
function isToldOfIt(my: Filling, at: number): boolean {
  const { tokens, nouns, fillers } = my;
  const [first, verb] = [tokenAt(tokens, at), tokenAt(tokens, at + 1)];
  if (tokenAt(tokens, at - 1).fold !== ',' || my.telling.size === 0 || !OF_IT.has(first.fold))
    return false;
  const own = pieceAt(my, at);
  const isUnknown = startsSmall(verb) && !fillers.has(verb.fold) && !FILLERS.has(verb.fold);
  const isVerb = IS.has(verb.fold) || (isUnknown && PRESENT.test(verb.fold));
  const types = Object.keys(nouns);
  const isNamed = own.some(
    ({ kind }, place) =>
      kind === 'number' ||
      namingsAt(tokens, at + place, nouns, types, ['full', 'inflected']).length > 0,
  );
  // `die steht ihr gut`: where it stands is no hearsay.
  const isFree = holdsIn(own).every(({ fold }) => STANDING.has(fold));
  return isVerb && own.length >= LEAST_ELSE && !isNamed && isFree;
}

const STANDING = words('steht stehen stand standen');

/** Verbs that tell what is. */
const IS = words('ist sind war waren hat haben hatte hatten gibt is are was were has have had');

/** Fewest words of such a piece. */
const LEAST_ELSE = 3;

/** Words with which a bracket begins that says what something costs, or what it comes to. */
const COSTING = words('kostet kosten macht preis gesamtkosten costs cost price total summe');

/** True at a bracket that says what the order costs: `Militär +2 (kostet 3)`. */
const isPrice = ({ tokens }: Filling, at: number): boolean =>
  tokenAt(tokens, at).fold === '(' &&
  tokens
    .slice(at + 1, at + 1 + BEFORE_PRICE)
    .some(
      ({ fold }, index) =>
        COSTING.has(fold) && (index === 0 || FILLERS.has(tokenAt(tokens, at + index).fold)),
    );

/** Most words before the one for a price: `das kostet 3`. */
const BEFORE_PRICE = 2;

function endOfPiece(my: Filling, at: number): number {
  if (isPrice(my, at)) {
    const bracket = my.tokens.findIndex(({ fold }, index) => index > at && fold === ')');
    return bracket < 0 ? my.tokens.length : bracket + 1;
  }

  // `als Freundschaftsgabe an Westmark`: what is ordered goes on.
  const isGift = isAsGift(my, at);
  const isGoal = (fold: string): boolean =>
    isGift && ['to', 'for'].includes(MARKERS.get(fold) ?? '');
  // `Als Zeichen zahlen wir ...`: what is ordered begins with its verb.
  const isVerb = (token: Token): boolean => isGift && my.verb.has(token);
  const end = my.tokens.findIndex(
    (token, index) =>
      index > at &&
      (token.fold === ',' || token.fold === ':' || isGoal(token.fold) || isVerb(token)),
  );
  return end < 0 ? my.tokens.length : end;
}

/** Takes such a part as a remark, to the next comma or colon; the place behind it. */
export function skipPiece(my: Filling, at: number): number {
  const end = endOfPiece(my, at);
  const tokens = my.tokens.slice(at, end);
  if (at !== my.piece) endPiece(my);
  my.piece = at;
  note(my, tokens, 'asked');
  my.unknown.push({ waiting: null, tokens: [...tokens], piece: at, isAside: true });
  return end;
}
