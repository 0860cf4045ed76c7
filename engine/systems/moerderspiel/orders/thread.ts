import type { ThreadReader } from '../../../kernel';
import { letterReader, type PublicOrders, voicesIn } from '../../../orders';
import type { World } from '../../../world';
import { voteFault } from '../rules/order-fault';
import { stateOf } from '../state/keep';
import { type Book, bookOf, DIGITS, NOBODY } from './book';
import { finding, REGISTER } from './finding';
import { PUBLIC_FORMS } from './grammar/nations';
import { CODES } from './grammar/slots';
import type { MordOrder } from './order';

/** Phrases of players and their form in the grammar: votes in which "Stimme" is no verb, the step of a blockade. */
const SAYINGS: readonly (readonly [RegExp, string, string])[] = [
  [
    /\b(?:ich|wir)\s+(?:ziehen?|nehmen?)\s+(?:hiermit\s+)?(?:meine|unsere)\s+stimme\s+(?:hiermit\s+|wieder\s+)?zurück(?![\p{L}])/giu,
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
  // `Armee 1 700`: the number of an army and a number of soldiers.
  [/(?<=\b(?:armee|army)\s\d{1,2})\s(?=\d)/giu, '\t', ''],
  [
    /\sund\s(?:zieht|ziehe|ziehen|geht|marschiert)\snach(?=\s)(?<=\b(?:blockier|sperr)\p{L}*\s[^.;:!?\n]{1,80})/giu,
    ', weiter',
    'nach',
  ],
  [
    /\sand\s(?:moves?|goes|go|marches)\sto(?=\s)(?<=\bblock\p{L}*\s[^.;:!?\n]{1,80})/giu,
    ', step',
    'to',
  ],
];

/**
 * A text with its phrases replaced by those of the grammar: votes withdrawn or given to somebody else (TM-6-03), a
 * blockade and the step beside it (TM-8.2-03). Its length and the places of all other words are unchanged.
 */
export function inPlainWords(text: string): string {
  return SAYINGS.reduce(
    (now, [said, first, last]) =>
      now.replace(said, (words) => first + last.padStart(words.length - first.length)),
    text.replace(BARE_NUMBER, (digit) => DIGITS.charAt(Number(digit) - 1)),
  );
}

/**
 * The number of an army that stands alone at the beginning of its order: `1: Falle stellen`, `2 hält`. Before an order
 * that names its army, and before one of the nation, it counts a list.
 */
const BARE_NUMBER =
  /(?<=(?:^|[\n.;!?,])[ \t]*)(?<!\b(?:armee|army|ziel|target|feld|field)\s*)[1-9](?=(?::[ \t]*|[ \t]+(?=[a-zäöü]{3}))(?!\d)(?![^.;\n]*\b(?:arm(?:ee|y)|horde|barbar|garnison|garrison|stimm|vote|votum|wahl|verlust|[äa][ \t]?\d)))(?![^\n]*\bsoldat)/giu;

/** Reads the public thread as if it were a letter in which nothing but votes can be ordered (TM-2-13). */
const VOTES = letterReader({
  game: 'moerderspiel',
  grammar: {
    forms: PUBLIC_FORMS,
    writers: 'nation',
    writerOf: ({ nation }: Book) => nation,
    codes: CODES,
  },
  bookOf,
  findings: REGISTER,
  unknownName: 'moerderspiel.E_NATION',
});

const PUBLIC: PublicOrders<World, MordOrder> = {
  hints: [
    'stimm',
    'vot',
    'waehl',
    'sanktion',
    'enthalt',
    'abgestimmt',
    'abstimm',
    'sanction',
    'abstain',
    'abstention',
    'zurueckziehen',
    'withdraw',
    'retract',
  ],
  appeals: ['stimmt', 'waehlt', 'stimmst', 'stimmten', 'stimmte', 'gestimmt', 'voted', 'votes'],
  read: (text, party, world) => VOTES.read(inPlainWords(text), party, world),
  choiceOf: ({ order }) => (order.kind === 'VOTE' ? order.nation : null),
  faultOf: (choice, { party, unit, span, words }, world) => {
    const code = party === NOBODY ? undefined : voteFault(stateOf(world), party, choice);
    return code === undefined
      ? undefined
      : finding(code, party, { order: unit, at: { span, text: words } });
  },
};

/** Votes in the public thread (TM-6-02 to TM-6-05). */
export const THREAD: ThreadReader<World> = {
  read: (text, party, world) => voicesIn(PUBLIC, text, party, world),
  standing: (world) => stateOf(world).votes,
};
