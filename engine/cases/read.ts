import { CLAUSE_ID, type Words } from '../kernel';
import { rowsOf } from './table';

/** `key: value` of a case, and its place in the file. */
export interface CaseLine {
  /** Counted from 1. */
  readonly line: number;
  readonly key: string;
  /** For a list, such as the orders of a letter, one line per item, indented below the key. */
  readonly value: string;
}

/** A worked example of the rules as text. */
export interface TextCase {
  /** Line of its head. */
  readonly line: number;
  /** Ids of the clauses it shows, `OS-12-05`. */
  readonly clauses: readonly string[];
  readonly title: Words;
  /** Lines about the world, orders, dice and decisions, in order; a key is unique. */
  readonly given: readonly CaseLine[];
  /** Expected results. */
  readonly expected: readonly CaseLine[];
}

/** A line that cannot be read: where, and what was expected there. */
export interface CaseFault {
  readonly line: number;
  readonly message: string;
}

/** The cases of a file under their headings, and what could not be read. */
export interface CaseFile {
  readonly cases: readonly TextCase[];
  readonly faults: readonly CaseFault[];
}

const CLAUSE = new RegExp(`^${CLAUSE_ID}$`);
const EXPECTED = '=> ';

/** A line with those indented below it. */
interface Block {
  readonly line: number;
  readonly text: string;
}

/** Lines of the file without empty ones and remarks (`//`); indented ones belong to the line above. */
function blocksOf(text: string): readonly Block[] {
  const blocks: { line: number; text: string }[] = [];
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const last = blocks.at(-1);
    if (raw.trim() === '' || raw.startsWith('//')) continue;
    if (/^\s/.test(raw) && last !== undefined) last.text += `\n${raw.trim()}`;
    else blocks.push({ line: index + 1, text: raw.trim() });
  }
  return blocks;
}

function lineOf({ line, text }: Block): CaseLine | CaseFault {
  const bare = text.startsWith(EXPECTED) ? text.slice(EXPECTED.length) : text;
  const [, key, value] = /^(.+?):(?:[ \n]([^]*))?$/.exec(bare) ?? [];
  if (key === undefined) return { line, message: `expected "key: value", found "${bare}"` };
  return { line, key, value: (value ?? '').trim() };
}

const isFault = (one: CaseLine | CaseFault): one is CaseFault => 'message' in one;

type CaseText = Pick<TextCase, 'given' | 'expected'>;
const NOTHING: CaseText = { given: [], expected: [] };

/** Lines of a case, with those of the group above it that the case does not override. */
function readCaseText(blocks: readonly Block[], base: CaseText, faults: CaseFault[]): CaseText {
  const given = new Map(base.given.map((one) => [one.key, one]));
  const own = new Set<string>();
  const expected = [...base.expected];
  for (const block of blocks) {
    const line = lineOf(block);
    if (isFault(line)) faults.push(line);
    else if (block.text.startsWith(EXPECTED)) expected.push(line);
    else if (own.has(line.key))
      faults.push({ line: line.line, message: `"${line.key}" is said twice` });
    else {
      own.add(line.key);
      given.set(line.key, line);
    }
  }
  return { given: [...given.values()], expected };
}

function titleOf({ line, text }: Block, faults: CaseFault[]): Words {
  const [de = '', en = '', ...more] = text.split(' | ');
  if (de === '' || en === '' || more.length > 0)
    faults.push({ line, message: `expected the title as "deutsch | english", found "${text}"` });
  return [de, en];
}

function caseOf(
  head: Block,
  body: readonly Block[],
  base: CaseText,
  faults: CaseFault[],
): TextCase {
  const { line } = head;
  const clauses = head.text.split(/\s+/).slice(1);
  const unknown = clauses.find((id) => !CLAUSE.test(id));
  if (clauses.length === 0 || unknown !== undefined)
    faults.push({ line, message: `expected ids of clauses, found "${unknown ?? ''}"` });
  const title = titleOf(body[0] ?? { line, text: '' }, faults);
  const { given, expected } = readCaseText(body.slice(1), base, faults);
  if (expected.length === 0) faults.push({ line, message: 'expected "=> ...", found none' });
  return { line, clauses, title, given, expected };
}

const isHead = ({ text }: Block): boolean => /^##?(?: |$)/.test(text);

/**
 * Reads cases as the game master writes them: `# deutsch | english` begins a group, whose lines hold for all its cases;
 * `## OS-12-05 OS-12-08` begins a case, with its title in the next line, then `key: value` of what is given and
 * `=> key: value` of what is expected. A table at its end, `| name | ... |`, makes a case of every row, with `<name>`
 * standing for the cell; under a bare `##` a column is a line by its name, `| clauses | de | en | calm | => money a |`.
 * Never throws; what cannot be read is a fault.
 */
export function readCases(text: string): CaseFile {
  const faults: CaseFault[] = [];
  const blocks = blocksOf(text);
  const cases: TextCase[] = [];
  let base = NOTHING;
  for (const [index, head] of blocks.entries()) {
    if (!isHead(head)) {
      if (index === 0) faults.push({ line: head.line, message: 'expected "# deutsch | english"' });
      continue;
    }
    const next = blocks.findIndex((block, at) => at > index && isHead(block));
    const body = blocks.slice(index + 1, next < 0 ? undefined : next);
    if (head.text.startsWith('# ')) {
      titleOf({ ...head, text: head.text.slice(2) }, faults);
      base = readCaseText(body, NOTHING, faults);
    } else
      for (const [first = head, ...rest] of rowsOf([head, ...body], faults))
        cases.push(caseOf(first, rest, base, faults));
  }
  return { cases, faults };
}
