import { capitalised } from './phrase';

/** Verbs whose form with du follows from no rule, by that with er. */
const IRREGULAR: Readonly<Record<string, string>> = {
  hat: 'hast',
  ist: 'bist',
  wird: 'wirst',
  weiß: 'weißt',
  muss: 'musst',
};

/** Sounds after which an e keeps the ending apart (`fandest`), and those that swallow its s (`musst`, `schließt`). */
const APART = /[dt]$/;
const HISSING = /(?:[sxzß]|ss)$/;

/** The past of a strong verb, and a modal verb, are alike with ich and er: `nahm`, `kann`. */
const isBare = (one: string, many: string): boolean => many === `${one}en` || !one.endsWith('t');

const past = (one: string): string => {
  if (one.endsWith('e')) return `${one}st`;
  return APART.test(one) || HISSING.test(one) ? `${one}est` : `${one}st`;
};

/** `findet` → `findest`, `reist` → `reist`, `hält`, `halten` → `hältst`, `macht` → `machst`. */
const present = (one: string, many: string): string => {
  const stem = one.slice(0, -1);
  if (HISSING.test(stem)) return one;
  return !one.endsWith('et') && many.endsWith('ten') ? `${one}st` : `${stem}st`;
};

/** A German verb with du, from its forms with er and with sie: `nahm`, `nahmen` → `nahmst`. A capital stays. */
export function familiar(one: string, many: string): string {
  const lower = one.toLowerCase();
  const form =
    IRREGULAR[lower] ??
    (isBare(lower, many.toLowerCase()) ? past(lower) : present(lower, many.toLowerCase()));
  return one === lower ? form : capitalised(form);
}
