import type { Cover } from './decision';
import type { ClauseId, Params, Span } from './params';
import { TO_PLAYER, type Words } from './words';

/** Effect of a finding on the order. */
export type Severity = 'REJECT' | 'TRUNCATE' | 'WARN' | 'ASK';

/** A code a game can find in orders or books, with its weight and clause. */
export interface RegisteredFinding {
  readonly severity: Severity;
  readonly clause: ClauseId;
  /** Its sentence; absent where it stands among the words of the game, as where there are closer ones for its reasons. */
  readonly words?: Words;
  /** A few words beside the order; default: the name of its severity. */
  readonly short?: Words;
  /** Text for its sender; default: the sentence. */
  readonly reason?: Words;
}

/** A finding the GM is asked about, with its sentence. */
export function asks(clause: ClauseId, ...words: Words): RegisteredFinding {
  return {
    severity: 'ASK',
    clause,
    words,
  };
}

/** A finding that refuses the order, with its sentence. */
export function rejects(clause: ClauseId, ...words: Words): RegisteredFinding {
  return {
    severity: 'REJECT',
    clause,
    words,
  };
}

/** What is said of a word of an order with a slip of the pen, behind the word. */
export const SLIP_READ: Words = [
  `ist ein Schreibfehler und als das Wort gelesen, das der Befehl zeigt.${TO_PLAYER}Ist etwas anderes gemeint, ‹schreibe|schreiben Sie› ihn um.`,
  `is a slip of the pen and read as the word the order shows.${TO_PLAYER}If something else is meant, rewrite it.`,
];

/** What is said of a label that names another turn than the open one, behind its words: the other turn, and the open one. */
export function otherTurnNamed([de, en]: Words, [openDe, openEn]: Words): Words {
  return [
    `nennt ${de}. Gelesen ist der Brief für ${openDe}.${TO_PLAYER}Ist er anders gemeint, ‹schreibe|schreiben Sie› einen neuen.`,
    `names ${en}. The letter is read for ${openEn}.${TO_PLAYER}If it is meant otherwise, write a new one.`,
  ];
}

/** Something noticed in orders or books. A value, never an exception; words are made of `code` and `about`. */
export interface Finding {
  /** Register code, such as `F-PATH-NOTADJ`. */
  readonly code: string;
  readonly severity: Severity;
  readonly clause: ClauseId;
  readonly party: string;
  /** Number of the row the finding concerns, if any: of its unit, or of the order where a game has none. */
  readonly unit?: number;
  /** The words of the original text it belongs to, if any. */
  readonly span?: Span;
  /** The offending words themselves (empty if the finding concerns something missing). */
  readonly words: string;
  readonly about: Params;
  /** See `TurnEvent`. */
  readonly coveredUntil?: Cover;
}

/** Subject of a finding beside its code: the number of the order in its letter, its words there, and data. */
export interface Concern {
  /** Running number of the order, from 1 (see `OrderRow.unit`). */
  readonly order?: number;
  readonly at?: { readonly text: string; readonly span: Span };
  readonly about?: Params;
}

/** A finding with the weight and clause that the register of its game gives its code. */
export function findingOf<Code extends string>(
  register: Readonly<Record<Code, RegisteredFinding>>,
  code: Code,
  party: string,
  { order, at, about = {} }: Concern = {},
): Finding {
  const { severity, clause } = register[code];
  return {
    code,
    severity,
    clause,
    party,
    ...(order === undefined ? {} : { unit: order }),
    ...(at === undefined ? {} : { span: at.span }),
    words: at?.text ?? '',
    about,
  };
}
