import { type Saying, saying } from './sayings';

/** Verbs of one who gets something, and the writer who gives it: `Blue gets 250 from me`, `Nordreich erhält von uns 2000 GS`. */
const GETS =
  '(?:gets?|receives?|can have|may have|shall have|will have|will get|bekommt|kriegt|erhält|bekommen|kriegen|erhalten)';
const OWN =
  '(?:me|us|mir|uns|(?:my|our|meine[rmn]?|unsere[rmn]?) (?:purse|treasury|coffers|funds|money|markers|kasse|geldbeutel|geld|marken|vorrat|seite))';
/** One alone who is named before it: no question or condition begins with the verb, and no other gives to him as well. */
const ONE = '(?<=[\\p{L}] )(?<!(?:and|und|or|oder) [\\p{L}]{3,12} )';
const ALONE = `(?![^.;!?\\n]{0,80}(?:from|von) (?!${OWN}(?!\\p{L})))`;
const AMOUNT = '(?:\\d[\\d.,]*|[\\p{L}]{3,12}hundert|[\\p{L}]{3,5} hundred)';

/** Phrases by which somebody gets something from the writer, as the verb of a grammar for giving it. */
export function gettingFromWriter(verb: string): readonly Saying[] {
  return [
    saying(
      `${ONE}${GETS}(?= (?:[\\p{L}]{3,12} ){0,2}${AMOUNT} (?:marken |pbu |markers |gs |gold |taler )?(?:from|of|von|aus) ${OWN})${ALONE}`,
      verb,
    ),
    saying(`${ONE}${GETS}(?: (?:from|von) ${OWN})(?= ${AMOUNT}(?!\\p{L}))${ALONE}`, verb),
    saying(`(?<=von ${OWN} )${GETS}(?= [^.;!?]{1,30}\\d)${ALONE}`, verb),
  ];
}
