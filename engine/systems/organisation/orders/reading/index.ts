import type { Problem } from '../finding';
import type { OrderLine } from '../line';
import type { Book } from '../names';
import type { Order, RerollWish } from '../order';
import type { Verb } from '../words';
import {
  readAnswer,
  readAuthority,
  readEscort,
  readHire,
  readInfluence,
  readInformation,
  readPlunder,
  readSabotage,
  readWar,
} from './acting';
import { readBuild, readMove, readRepair } from './building';
import {
  readCalm,
  readDecline,
  readOverpopulation,
  readPay,
  readReroll,
  readTrade,
} from './closing';
import { diceIn, type Parts, partsOf, researchIn, slotAt } from './parts';

type Reader = (parts: Parts) => readonly Order[];

const READERS: Readonly<Record<Exclude<Verb, 'REROLL'>, Reader>> = {
  BUILD: readBuild,
  REPAIR: readRepair,
  MOVE: readMove,
  HIRE: readHire,
  AUTHORITY_RAISE: readAuthority,
  SUPPORT: readEscort('SUPPORT'),
  OVERLOAD: readEscort('OVERLOAD'),
  INFORMATION: readInformation,
  PLUNDER: readPlunder,
  SABOTAGE: readSabotage,
  WAR: readWar,
  WAR_ANSWER: readAnswer,
  INFLUENCE: readInfluence,
  DECLINE: readDecline,
  PASS: () => [{ kind: 'PASS' }],
  OVERPOPULATION: readOverpopulation,
  TRADE: readTrade,
  PAY: readPay,
  CALM: readCalm,
};

/** What a line that begins with the word of an order comes to. */
export interface Reading {
  readonly orders: readonly Order[];
  readonly problems: readonly Problem[];
  /** Dice of the roll of the order before to roll again; empty for everything but such a wish. */
  readonly rerolls: readonly RerollWish[];
}

/** Reads one line by the rules of its word (OS-15-01). */
export const readingOf = (line: OrderLine, book: Book): Reading => {
  const parts = partsOf(line, book);
  if (line.verb !== 'REROLL') {
    const orders = READERS[line.verb](parts);
    return { orders, problems: parts.problems, rerolls: [] };
  }
  const orders = readReroll(parts);
  if (orders !== null) return { orders, problems: parts.problems, rerolls: [] };
  const research = researchIn(parts, slotAt(parts, 'with') ?? []);
  const rerolls = diceIn(parts.loose).map((die) => ({ research, die }));
  return { orders: [], problems: parts.problems, rerolls };
};
