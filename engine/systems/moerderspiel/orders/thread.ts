import type { ThreadReader } from '../../../kernel';
import { letterReader, type PublicOrders, voicesIn } from '../../../orders';
import type { World } from '../../../world';
import { voteFault } from '../rules/order-fault';
import { stateOf } from '../state/keep';
import { type Book, bookOf, NOBODY } from './book';
import { finding, REGISTER } from './finding';
import { PUBLIC_FORMS } from './grammar/nations';
import { CODES } from './grammar/slots';
import type { MordOrder } from './order';
import { spelledOut } from './sayings';

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
  read: (text, party, world) => VOTES.read(spelledOut(text), party, world),
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
