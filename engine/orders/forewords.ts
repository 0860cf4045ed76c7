import { COMMANDS } from './holding-words';
import type { Token } from './tokens';
import { isOtherNumber, type OpenTurn, TURNS, turnsIn } from './turns';
import { FILLERS, MARKERS, words } from './vocabulary';

/** Words of a foreword that say which words count: `Richtig ist:`, `Neuer Versuch:`. */
const FOREWORDS = words('richtig versuch kurz kurzum besser gesagt gut');
const BESIDE_FOREWORD = words('ist sind lautet lauten gilt neuer neue züge');

/** True for a foreword of nothing but words that say which words count. */
export function isForewordAlone(open: readonly Token[]): boolean {
  return (
    open.some(({ fold }) => FOREWORDS.has(fold)) &&
    open.every(
      ({ kind, fold }) =>
        kind === 'sign' || [FOREWORDS, BESIDE_FOREWORD, FILLERS].some((known) => known.has(fold)),
    )
  );
}

/** Words that put off what stands behind a colon, or rank it behind something else. */
const RANKED = words(`
  verschiebe verschieben verschoben vertage vertagen vertagt aussetzen ausgesetzt zurückstellen weglassen gestrichen schieben warten pausiert pausieren
  reserve wahl prio priorität rang ersatz notnagel nachrangig zweitrangig überzählig überflüssig unnötig zweitens
  postpone postponing delay delaying defer deferring shelve shelving drop dropping skip skipping omit backup fallback reserves choice priority leftovers
`);

/** Words for another turn: what is planned for that one is not ordered for this one. */
const NEXT = words('nächste nächsten nächster nächstes kommende kommenden next following');

/** What a label of one or two words looks like that tells what has been done with what is behind it: `Abgesagt:`, `Deleted:`. */
const DONE_WITH =
  /^(?:\p{L}{0,7}ge\p{L}{3,}(?:t|en)|(?:ver|zer|ent|be|er|wider|ueber)\p{L}{3,}(?:t|en)|\p{L}{3,}ed|un\p{L}{4,}|\p{L}{4,}(?:iert|ig))$/u;

/** Nouns that look like it: `Bewegungen:`. */
const NOUN = /(?:ung|heit|keit|schaft|ion)en$/u;

/** Labels that look like it, and tell of the letter or that what is behind them holds: `Enclosed:`, `Wichtig:`. */
const AFFIRMING = words(`
  enclosed attached signed beigelegt beigefügt gezeichnet wichtig eilig unbedingt endgültig beschlossen entschieden geändert berichtigt
  korrigiert verbessert ergänzt decided updated revised corrected changed added
`);

/** Most words of such a label, beside small ones. */
const LONGEST_LABEL = 2;

/** True for a foreword that only says for which turn orders are, and means the one that is open. */
export function isOfOpenTurn(foreword: readonly Token[], open: OpenTurn | undefined): boolean {
  return open !== undefined && turnsIn(foreword).length > 0 && !putsOff(foreword, open);
}

/** True for words before a colon that put off what stands behind it, or rank it behind something else. */
export function delays(foreword: readonly Token[], open: OpenTurn | undefined): boolean {
  const isOfTurn = foreword.some(({ fold }) => TURNS.has(fold));
  const ofOpen =
    open === undefined ? [] : turnsIn(foreword).filter((one) => !isOtherNumber(open, one));
  const numbers = foreword.filter(({ kind }) => kind === 'number');
  const isOther = numbers.length > ofOpen.length || foreword.some(({ fold }) => NEXT.has(fold));
  return foreword.some(({ fold }) => RANKED.has(fold)) || (isOfTurn && isOther);
}

/** True for a foreword that could put off, cancel or rank what stands behind its colon. */
export function putsOff(foreword: readonly Token[], open: OpenTurn | undefined): boolean {
  const own = foreword.filter(
    ({ kind, fold }) => kind === 'word' && !FILLERS.has(fold) && !MARKERS.has(fold),
  );
  const isKnown = ({ fold }: Token): boolean =>
    [COMMANDS, FOREWORDS, AFFIRMING].some((known) => known.has(fold));
  return (
    delays(foreword, open) ||
    (own.length <= LONGEST_LABEL &&
      !own.some(isKnown) &&
      own.some(({ fold }) => DONE_WITH.test(fold) && !NOUN.test(fold)))
  );
}
