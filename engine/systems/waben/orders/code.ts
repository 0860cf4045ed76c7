import { isDirection } from '../../../hex';
import {
  type CombatMain,
  type Extension,
  extensionsOf,
  type OrderCode,
  type Words,
} from './content';
import { type Problem, problem } from './finding';
import { isBlank, partOf } from './words';

/** An order code as understood and what was wrong with it. */
export interface ReadCode {
  readonly code: OrderCode | null;
  readonly problems: readonly Problem[];
}

/** One character of a code, upper case, with its offset in the cell. */
interface Letter {
  readonly sign: string;
  readonly at: number;
}

const MAINS: readonly string[] = ['N', 'A', 'H', 'V', 'I', 'R'] satisfies readonly CombatMain[];
const isMain = (sign: string): sign is CombatMain => MAINS.includes(sign);
const isDigit = (sign: string): boolean => /^\d$/.test(sign);

/** The characters of a code; blanks between them mean nothing (WW-6.3-01). */
const lettersOf = (text: string): readonly Letter[] =>
  Array.from({ length: text.length }, (_, at) => ({
    sign: text.charAt(at).toUpperCase(),
    at,
  })).filter(({ sign }) => !isBlank(sign));

const rest = (cell: Words, letter: Letter): Words => partOf(cell, letter.at, cell.text.length);

interface ReadExtension {
  readonly extension: Extension;
  readonly length: number;
}

/** B takes the digit after it (WW-6.3-10); a digit that names no side belongs to nothing. */
const extensionAt = (letters: readonly Letter[], index: number): ReadExtension | undefined => {
  const sign = letters[index]?.sign;
  if (sign === 'E' || sign === 'F') return { extension: { kind: sign }, length: 1 };
  if (sign !== 'B') return undefined;
  const next = letters[index + 1]?.sign;
  if (next === undefined || !isDigit(next))
    return { extension: { kind: 'B', side: null }, length: 1 };
  const side = Number(next);
  return isDirection(side) ? { extension: { kind: 'B', side }, length: 2 } : undefined;
};

/** What stands behind a valid order and belongs to nothing. */
const surplus = (cell: Words, letter: Letter): Problem =>
  problem(isDigit(letter.sign) ? 'F-ORD-UNPARSED' : 'F-ORD-UNKNOWN', rest(cell, letter), {
    reason: 'extension',
  });

const misfit = (cell: Words, letters: readonly Letter[], index: number): Problem => {
  const besieged = letters[index]?.sign === 'B' && isDigit(letters[index + 1]?.sign ?? '');
  const letter = letters[besieged ? index + 1 : index] ?? { sign: '', at: 0 };
  return surplus(cell, letter);
};

/** Extensions as far as they are allowed, each at its place, and where the rest begins. */
const takeExtensions = (
  letters: readonly Letter[],
  most: number,
): { readonly taken: readonly (Extension & { readonly at: Letter })[]; readonly next: number } => {
  const taken: (Extension & { readonly at: Letter })[] = [];
  let next = 2;
  for (let letter = letters[next]; letter !== undefined && taken.length < most;) {
    const read = extensionAt(letters, next);
    if (read === undefined) break;
    taken.push({ ...read.extension, at: letter });
    next += read.length;
    letter = letters[next];
  }
  return { taken, next };
};

/** Who retreats does not pursue (WW-6.2-12). */
const isPursuitInRetreat = (main: CombatMain, { kind }: Extension): boolean =>
  main === 'R' && kind === 'F';

const withoutPlace = (extension: Extension): Extension =>
  extension.kind === 'B' ? { kind: 'B', side: extension.side } : { kind: extension.kind };

const readCombat = (
  cell: Words,
  letters: readonly Letter[],
  main: CombatMain,
  most: number,
): ReadCode => {
  const { taken, next } = takeExtensions(letters, most);
  const combos = taken.filter((extension) => isPursuitInRetreat(main, extension));
  const [first = null, ...also] = taken
    .filter((extension) => !isPursuitInRetreat(main, extension))
    .map(withoutPlace);
  const letter = letters[next];
  const rests =
    letter === undefined
      ? []
      : [
          extensionAt(letters, next) === undefined
            ? misfit(cell, letters, next)
            : problem('F-ORD-EXTENSIONS', rest(cell, letter)),
        ];
  const code: OrderCode = { class: 'K', main, extension: first };
  return {
    code: also.length === 0 ? code : { ...code, also },
    problems: [
      ...combos.map(({ at }) => problem('F-ORD-COMBO', partOf(cell, at.at, at.at + 1))),
      ...rests,
    ],
  };
};

/** A word or a sentence rather than a code of another module (WW-6.1-01, WW-6.1-05). */
const isText = (text: string): boolean =>
  /[^\x20-\x7e]/.test(text.normalize('NFC')) || /\s\S*[a-zA-Z]{2}|[a-zA-Z]{5}|[a-z]{4}/.test(text);

const notACode = (cell: Words): ReadCode => ({
  code: null,
  problems: [problem(isText(cell.text) ? 'F-ORD-NOCODE' : 'F-ORD-UNKNOWN', cell)],
});

const readWork = (cell: Words, letters: readonly Letter[]): ReadCode => {
  const more = letters[2];
  return {
    code: { class: 'A', main: 'B' },
    problems: more === undefined ? [] : [surplus(cell, more)],
  };
};

/** "S", or "S" and a number of at most six digits (WW-6.1-06). */
const readSpecial = (letters: readonly Letter[]): OrderCode | undefined => {
  const digits = letters
    .slice(1)
    .map(({ sign }) => sign)
    .join('');
  if (digits === '') return { class: 'S', number: null };
  return /^\d{1,6}$/.test(digits) ? { class: 'S', number: Number(digits) } : undefined;
};

const readLetters = (cell: Words, letters: readonly Letter[], most: number): ReadCode => {
  const [first, second] = letters;
  const special = first?.sign === 'S' ? readSpecial(letters) : undefined;
  if (special !== undefined) return { code: special, problems: [] };
  if (first?.sign === 'K' && second !== undefined && isMain(second.sign))
    return readCombat(cell, letters, second.sign, most);
  if (first?.sign === 'A' && second?.sign === 'B') return readWork(cell, letters);
  return notACode(cell);
};

/**
 * Reads an order code (WW-6.1-04, WW-6.3-02, golden codes WW-6.3-11). Blanks and case mean nothing. Of
 * several extensions the first `most` are kept (WW-12.6-03); what follows a valid main order is dropped, never guessed at;
 * words that merely begin like a code are text. An empty cell gives no code and no problem: what is
 * missing is for the checker to say.
 */
export function readCode(cell: Words, most = 1): ReadCode {
  if (cell.text === '') return { code: null, problems: [] };
  const read = readLetters(cell, lettersOf(cell.text), most);
  const strange = read.problems.some(({ code }) => code === 'F-ORD-UNKNOWN');
  return strange && isText(cell.text) ? notACode(cell) : read;
}

/** Writes an order code in upper case (WW-6.3-02). */
export function formatCode(code: OrderCode): string {
  if (code.class === 'A') return 'AB';
  if (code.class === 'S') return code.number === null ? 'S' : `S${String(code.number)}`;
  const extensions = extensionsOf(code).map(({ kind, ...rest }) =>
    'side' in rest && rest.side !== null ? `${kind}${String(rest.side)}` : kind,
  );
  return `K${code.main}${extensions.join('')}`;
}
