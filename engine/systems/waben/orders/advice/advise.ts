import type { Finding, Params } from '../../../../kernel';
import { wordsIn } from '../check/context';
import type { WabenRow, Words } from '../content';
import { finding, type OrderFindingCode } from '../finding';
import type { Outlook, Piece } from './outlook';

/** One pattern of orders that are legal but seldom meant. */
export type Advice = (outlook: Outlook) => readonly Finding[];

const bare = ({ text, span }: Words): Words => ({ text, span });

/** A warning about a unit at some words of its row; without row it concerns an order that is missing. */
export function warning(
  outlook: Outlook,
  code: OrderFindingCode,
  { unit, row }: Pick<Piece, 'unit' | 'row'>,
  at: Words | null,
  about: Params = {},
): Finding {
  const words = at ?? (row === undefined ? undefined : wordsIn(row, 'number'));
  return finding(code, outlook.party, {
    unit: unit.number,
    at: words === undefined ? undefined : bare(words),
    about: { unit: unit.number, ...about },
  });
}

/** A warning about the letter as a whole or a declaration in it. */
export function notice(
  outlook: Outlook,
  code: OrderFindingCode,
  at: Words | null,
  about: Params = {},
): Finding {
  return finding(code, outlook.party, { at: at === null ? undefined : bare(at), about });
}

/** A pattern that looks at one unit with a row at a time. */
export function perPiece(
  advise: (piece: Piece & { readonly row: WabenRow }, outlook: Outlook) => readonly Finding[],
): Advice {
  return (outlook) =>
    outlook.pieces.flatMap((piece) =>
      piece.row === undefined ? [] : advise({ ...piece, row: piece.row }, outlook),
    );
}
