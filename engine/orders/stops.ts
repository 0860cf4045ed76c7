import { type Token, tokenAt } from './tokens';

/** True before a further sign of the kind: `eine Straße??`, `Halt!!`. */
export function isDoubled(tokens: readonly Token[], at: number): boolean {
  const [sign, next] = [tokenAt(tokens, at), tokenAt(tokens, at + 1)];
  const isMark = ({ fold }: Token): boolean => fold === '?' || fold === '!';
  return isMark(sign) && isMark(next) && next.span.start === sign.span.end;
}

/** Marks of quotations. */
const MARK = /^["„“”«»]$/u;

/** True for the mark of a quotation right behind the full stop of what is quoted: `"Blau war's!" Wir stimmen ...`. */
export function endsQuotation(tokens: readonly Token[], at: number): boolean {
  const [stop, mark] = [tokens[at - 1], tokens[at]];
  return (
    stop !== undefined &&
    mark?.span.start === stop.span.end &&
    ['.', '!'].includes(stop.fold) &&
    MARK.test(mark.text)
  );
}

/** True for words that begin with the mark of a quotation. */
export function startsQuotation(tokens: readonly Token[]): boolean {
  return MARK.test(tokenAt(tokens, 0).text);
}
