import {
  inPlainWords,
  IT_GOES,
  MAY_STAY,
  WHERE_IT_IS,
  type Saying,
  saying,
  SETTING_OUT_FIRST,
} from '../../../orders';
import { DIGITS } from './book';

/** How players say for whom their vote is without the word, or before it. */
const VOTING: readonly Saying[] = [
  saying(
    '(?:was (?:die|meine|unsere) (?:wahl|abstimmung|stimme) (?:angeht|betrifft|anbelangt)|(?:as|now) (?:for|to) (?:the|my|our) (?:ballot|vote|poll)|zur (?:wahl|abstimmung|stimmabgabe)),?(?: so)?(?=[^.;!?\\n]{1,60} (?:für|gegen|for|against) )',
    'Stimme:',
  ),
  saying('zur (?:abstimmung|wahl|stimmabgabe)(?= ?:)', 'Stimme'),
  saying(
    '(?:meine|unsere|die) stimme (?:liegt|ist|steht|bleibt)(?: weiter| weiterhin| nach wie vor| immer noch| noch)? (?:auf|bei)(?= \\p{L})',
    'Stimme:',
  ),
  saying(
    '(?:und )?(?:da|dort|dabei) bleibt (?:sie|es)(?<=stimme[^.;!?\\n]{1,60})(?: auch| weiter| weiterhin)?(?=\\s?(?:[.;!\\n]|$))',
  ),
  saying(
    '(?:(?:ich|wir) )?(?:erhebe|erheben)(?: ich| wir)?(?: abermals| erneut| wieder| nochmals)? (?:die |meine |unsere )?stimme(?: abermals| wieder)?(?= (?:für|gegen) )',
    'Stimme:',
  ),
  saying('(?:stimme|vote) ?: ?(?:keine|none)(?=,? (?:ich|wir) enthalte| (?:i|we) abstain)'),
  saying(
    '(?:erhebe|erheben|hebe|heben)(?: ich| wir)? (?:die|meine|unsere) hand(?= (?:für|gegen) )',
    'stimmen wir',
  ),
  saying(
    '(?:beim abstimmen|bei der abstimmung|bei der wahl|zur abstimmung) (?:nehme|nehmen|wähle|wählen) (?:ich|wir)(?: diesmal| wieder| heute)?(?= \\p{L})',
    'Stimme:',
  ),
  saying('alleskönner-? ?(?:wahl|fähigkeit)', 'wahl'),
  saying('abgestimmt wird(?= [^.;!?\\n]{0,30}(?:für|gegen) )', 'Stimme:'),
  saying('(?:put|mark|count) (?:me|us) down (?:for|against)(?= \\p{L})', 'Vote:'),
  saying(
    '(?:bei|in) der (?:wahl|abstimmung)(?: (?:bin|sind))? (?:ich|wir)(?: diesmal| wieder)?(?= (?:für|gegen) )',
    'Stimme:',
  ),
  saying(
    '(?:bei|in) der (?:wahl|abstimmung) (?:bin|sind) (?:ich|wir)(?: diesmal| wieder)?(?= (?:für|gegen) )',
    'Stimme:',
  ),
  saying(
    '(?:verbannt|bestraft|sanktioniert|geächtet|verurteilt) (?:werde|sei|gehört)(?= \\p{L})',
    'Stimme:',
  ),
  saying(
    '(?:unser|mein|our|my) (?:votum|ballot) (?:lautet|geht an|fällt auf|ist|is|goes to)',
    'Stimme:',
  ),
];

/** Words before a stance, and how an army is (TM-4.4-01). */
const FROM_NOW = '(?:(?:ab jetzt|ab sofort|wieder|sofort|jetzt|nun|auch) ){0,2}';
const STANCE = '(?:aggressiv|passiv|introvertiert|extrovertiert)(?!\\p{L})';

/** Phrases of players and their form in the grammar: votes in which "Stimme" is no verb, the step of a blockade. */
const SAYINGS: readonly Saying[] = [
  // `redet mit niemandem` (TM-4.4-01).
  saying(
    '(?:redet?|spricht|spreche|reden|sprechen)(?: dabei| dort| weiterhin)? mit (?:niemandem|niemand|keinem|keiner)',
    'ist intro',
  ),
  saying(
    '(?:redet?|spricht|spreche|reden|sprechen)(?: dabei| dort| weiterhin)? mit (?:allen|jedem|jedermann)',
    'ist extro',
  ),
  saying('(?:talks?|speaks?) to (?:nobody|no one)', 'is intro'),
  saying('(?:talks?|speaks?) to (?:everybody|everyone|anybody|all)', 'is extro'),
  // `wird ab jetzt passiv`.
  saying(`wird(?= ${FROM_NOW}${STANCE})`, 'ist'),
  saying(`werden(?= ${FROM_NOW}${STANCE})`, 'sind'),
  ...VOTING,
  [
    /\b(?:ich|wir)\s+(?:ziehen?|nehmen?)\s+(?:hiermit\s+)?(?:meine|unsere)\s+stimme\s+(?:(?:gegen|für)\s+\p{L}+\s+)?(?:(?:hiermit|wieder|erst\smal|erstmal|vorerst)\s+)?zurück(?![\p{L}])/giu,
    'Stimme:',
    'niemand',
  ],
  [
    /\b(?:meine|unsere)\s+stimme\s+(?:(?:gegen|für)\s+\p{L}+\s+)?(?:ziehen?|nehmen?)\s+(?:ich|wir)\s+(?:(?:hiermit|wieder|erst\smal|erstmal|vorerst)\s+)?zurück(?![\p{L}])/giu,
    'Stimme:',
    'niemand',
  ],
  [
    /\b(?:meine\s+)?stimme\s+(?:ist\s+|hiermit\s+)?zurückgezogen(?![\p{L}])/giu,
    'Stimme:',
    'niemand',
  ],
  [/\b(?:i|we)\s+(?:withdraw|retract)\s+(?:my|our)\s+vote\b/giu, 'Vote:', 'nobody'],
  [
    /\b(?:ich|wir)\s+(?:ändere|ändern|wechsle|wechseln)\s+(?:hiermit\s+)?(?:meine|unsere)\s+stimme\s+(?:jetzt\s+|nun\s+)?(?:auf|zu)(?=\s)/giu,
    'Stimme:',
    '',
  ],
  [
    /\b(?:meine|unsere)\s+stimme\s+(?:geht|gilt|kriegt|bekommt|erhält)\s+(?:jetzt\s+|nun\s+)?(?:an\s)?(?=[\s\p{L}])/giu,
    'Stimme:',
    '',
  ],
  [/\b(?:i|we)\s+change\s+(?:my|our)\s+vote\s+to(?=\s)/giu, 'Vote:', ''],
  [/\b(?:my|our)\s+vote\s+(?:goes\s+to|is\s+for)(?=\s)/giu, 'Vote:', ''],
  [/\bby\s+way\s+of(?=\s)/giu, 'über', ''],
  // `A1 hält`, `A2 -> H8`, `A3 G13`: an army at the beginning of its order, no field.
  [
    /(?<=(?:^|[\n.;,:!?]|\b(?:und|and|let|soll))[ \t]?)a(?=[ \t]?\d{1,2}[ \t]*(?:->|→|:|[a-z]\d|(?!(?:und|and|oder|or|then|dann)\b)[a-zäöü]{2,}))/giu,
    'Ä',
    '',
  ],
  // `schickt Ziel 1 einen falschen Befehl`: no soldiers are sent.
  saying(
    '(?:schickt?|schicken|sendet?|senden|sends?)(?= (?:an )?(?:(?:ziel|target) \\d{1,2} )?(?:eine[nm]? |an? )?(?:falsche|gefälschte|false|fake|forged))',
    'gibt',
  ),
  // `demoralisiert Ziel 1, und zwar mit Blasmusik`: the text begins behind it.
  [/(?<=demoralisier\p{L}{1,3}\s[^.;:!?\n]{1,60},\s)und\szwar(?=\s)/giu, '', ''],
  // `Verlust: Garnison 300, A1 200`, `Zur Ersten: sie hält`: armies, as a player names them.
  [
    /(?<=\b(?:verlust\p{L}*|loss|losses|aufteilung|split)\b[^.;!?\n]{0,60}[,:]\s?(?:und\s|and\s)?)a(?=\s?\d{1,2}[\s:](?:mit\s|with\s)?\d{2})/giu,
    'Ä',
    '',
  ],
  [
    /(?<=(?:^|\n)[ \t]{0,9})zu[rm](?=\s(?:ersten|zweiten|dritten|vierten|horde)(?:\sarmee)?:)/giu,
    'der',
    '',
  ],
  [
    /(?<=(?:^|\n)[ \t]*der\s(?:ersten|zweiten|dritten|vierten|horde)(?:\sarmee)?:\s)diese(?=\s\p{L}+t(?!\p{L}))/giu,
    'sie',
    '',
  ],
  saying(
    '(?:(?:macht|machen|mache)(?: nur)? |(?<=: ?)(?:nur )?)(?:einen?|zwei|drei) (?:einzigen |einzelnen |kleinen )?schritte?(?:,? und zwar)?(?= (?:nach|auf) )',
    'zieht',
  ),
  // Where somebody is at home nobody can tell; a goal stands beside it, or there is none.
  saying('(?:nach|zu) hause'),
  saying('(?:darf|dürfen)(?= (?:wieder |jetzt |nun )?(?:über|nach|via) [a-z]\\d)', 'geht'),
  // `Die andere, also Armee 2, die geht ...`.
  [
    /(?<!\p{L})(?:die|der|the)\s(?:andere|other)(?:,?\s(?:also|nämlich|namely))?,?\s(?=(?:armee|army)\s\d)/giu,
    '',
    '',
  ],
  // `Armee 1 (K13): greift ... an`: where it stands.
  saying('(?<=(?:armee|army) \\d{1,2} \\([a-z]\\d{1,2}\\)):(?= )'),
  // `gibt Ziel 1 einen falschen Befehl, und zwar soll er ...`.
  [
    /(?<=falschen\sbefehl[^.;:!?]{0,40}),\s(?:und\szwar\ssoll\s(?:er|sie|es)|und\szwar\s(?:er|sie|es)\ssoll)(?=\s)/giu,
    ':',
    '',
  ],
  // `setzt mir eine Blockade`: for whom.
  saying('(?<=(?:setzt|baut|errichtet|legt|stellt|gräbt) )(?:mir|uns)(?= eine?n? )'),
  SETTING_OUT_FIRST,
  ...MAY_STAY,
  WHERE_IT_IS,
  IT_GOES,
  // `erst nach F5 und dann nach G5`: the order of the way, and no condition.
  [/\berst(?=\s(?:nach|über)\s[a-zäöü]\d{1,2}(?:,|\sund)\s(?:dann|danach)\s)/giu, '', ''],
  // `von dort nach F5`: a path goes on where it was.
  [
    /\b(?:und |and )?(?:dann |then )?(?:von (?:dort|da|hier)(?: aus)?|from there)(?: (?:weiter|on))?(?=\s+(?:nach|über|to|via|into)\s)/giu,
    ', ',
    '',
  ],
  // What binds a loss to a sanction is true of every loss.
  [
    /\b(?:sollte|falls|wenn|im falle?|bei|if|should|in case)\b[^.:;!?]{0,50}(?:bestraf|sanktion|sanction|punish|verurteil|strafe)[^.:;!?,]{0,40}(?:[:,]\s*(?:hier\s)?(?:die\s|meine\s|unsere\s)?verteilung)?[:,]?\s*(?=(?:verlust|loss|verlier|lose|die garnison|the garrison)[^.;!?\n]*\d)/giu,
    '',
    '',
  ],
  // `Verlust, wenn die Sanktion uns trifft: ...`.
  [
    /(?<=\b(?:verluste?|losses|loss))\s?,?\s(?:sollte|falls|wenn|if|should)\s[^.:;!?\n]{0,40}(?:trifft|treffen|sanktion\p{L}*|bestraf\p{L}*|sanction\p{L}*|hit)[^.:;!?\n]{0,30}(?=:)/giu,
    '',
    '',
  ],
  // `Armee 1 700`: the number of an army and a number of soldiers.
  [/(?<=\b(?:armee|army)\s\d{1,2})\s(?=\d)/giu, '\t', ''],
  [
    /(?:\sund|,)\s(?:zieht|ziehe|ziehen|geht|marschiert)\s(?:(?:dann|danach|anschließend)\s)?nach(?=\s)(?<=\b(?:blockier|sperr)\p{L}*\s[^.;:!?\n]{1,80})/giu,
    ', weiter',
    'nach',
  ],
  [
    /(?:\sand|,)\s(?:then\s)?(?:moves?|goes|go|marches)\sto(?=\s)(?<=\bblock\p{L}*\s[^.;:!?\n]{1,80})/giu,
    ', step',
    'to',
  ],
];

/**
 * A text with its phrases replaced by those of the grammar: votes withdrawn or given to somebody else (TM-6-03), a
 * blockade and the step beside it (TM-8.2-03), armies named by their number alone. Its length and the places of all
 * other words are unchanged.
 */
export function spelledOut(text: string): string {
  return inPlainWords(withArmies(text), SAYINGS);
}

/** A number that stands alone at the beginning of an order: `1: Falle stellen`, `2 hält`. */
const BARE_NUMBER = /(?<=^|[.;!?,])([ \t]*)([1-9])(?=:(?!\d)|[ \t]+[a-zäöü]{3})/giu;
/** Words of an order that names its army, and of one of the nation: the number before them counts a list. */
const NO_ARMY =
  /\b(?:arm(?:ee|y)|horde|barbar|garnison|garrison|stimm|vote|votum|wahl|verlust|[äa][ \t]?\d)/giu;
/** Words behind which the number does not count soldiers alone. */
const SOLDIERS = /\bsoldat/giu;
/** Words to which a number at the beginning of the next line belongs. */
const NUMBERED = /\b(?:armee|army|ziel|target|feld|field)$/iu;

/** Where in a text the last of these words begins; -1 = nowhere. */
const lastOf = (text: string, words: RegExp): number =>
  [...text.matchAll(words)].at(-1)?.index ?? -1;

/** A text with a letter for each army that is named by its number alone at the beginning of its order. */
function withArmies(text: string): string {
  let isNumbered = false;
  const lines = text.split('\n').map((line) => {
    const soldiers = lastOf(line, SOLDIERS);
    let start = 0;
    const pieces = line.split(/(?<=[.;])/).map((piece) => {
      const from = start;
      start += piece.length;
      const other = lastOf(piece, NO_ARMY);
      return piece.replace(BARE_NUMBER, (words, blanks: string, digit: string, at: number) => {
        const isOther = at < other || from + at < soldiers || (from + at === 0 && isNumbered);
        return isOther ? words : blanks + DIGITS.charAt(Number(digit) - 1);
      });
    });
    if (line.trim() !== '') isNumbered = NUMBERED.test(line.trimEnd());
    return pieces.join('');
  });
  return lines.join('\n');
}
