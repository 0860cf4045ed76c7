import type {
  ClauseId,
  Explained,
  Fact,
  Operation,
  Override,
  Roll,
  TableCell,
} from '../../../engine';
import type { Words } from '../text/words';
import { ownKey, ownLabel } from '../text/own-key';
import { rendered } from './about';
import { displayValue } from './money';
import { type Figures, figuresOf } from './figures';
import type { ExplanationNode } from './node';

/** The sum behind a figure: through names, limits and changes by the GM; null if there is none. */
export function sumBehind(explained: Explained): Operation | null {
  switch (explained.kind) {
    case 'rule':
      return sumBehind(explained.body);
    case 'override':
      return sumBehind(explained.original);
    case 'operation': {
      if (explained.operator === 'sum') return explained;
      const inner = explained.parts.map(sumBehind).find((found) => found !== null);
      return inner ?? null;
    }
    default:
      return null;
  }
}

/** The position of a figure among its neighbours. */
type Place = 'alone' | 'first' | 'plus' | 'minus' | 'times' | 'divided';

interface Speaker {
  readonly words: Words;
  readonly figures: Figures;
}

const write = (explained: Explained, place: Place, { figures }: Speaker): string => {
  const value = displayValue(explained);
  switch (place) {
    case 'plus':
      return figures.signed(value);
    case 'minus':
      return figures.signed(-value);
    case 'times':
      return `× ${figures.plain(value)}`;
    case 'divided':
      return `÷ ${figures.plain(value)}`;
    default:
      return figures.plain(value);
  }
};

/** The arithmetic without a name of its own in the tree. */
const isNamed = (part: Explained): boolean => part.kind !== 'operation';

const placeIn = (operation: Operation, index: number): Place => {
  if (index === 0) return 'first';
  if (operation.operator === 'sum') return 'plus';
  if (operation.operator === 'difference') return 'minus';
  if (operation.operator === 'product') return 'times';
  return operation.operator === 'quotient' ? 'divided' : 'alone';
};

/** A limit that holds: the figure was cut to it. */
const limitLine = (operation: Operation, speaker: Speaker): ExplanationNode => {
  const limit = operation.parts.find((part) => part.value === operation.value);
  return {
    value: operation.value,
    figure: `= ${speaker.figures.plain(displayValue(operation))}`,
    label: speaker.words(`explain:limit.${operation.operator}`, {
      limit: speaker.figures.plain(displayValue(operation)),
    }),
    note: '',
    clause: limit !== undefined && 'clause' in limit ? (limit.clause ?? null) : null,
    mark: null,
    children: [],
  };
};

/** Minimum and maximum show what was computed, and the limit only where it changed something. */
const limitedTerms = (operation: Operation, speaker: Speaker): readonly ExplanationNode[] => {
  const main =
    operation.parts.find((part) => part.kind !== 'fact' && part.kind !== 'cell') ??
    operation.parts[0];
  if (main === undefined) return [];
  const lines = terms(main, speaker);
  return main.value === operation.value ? lines : [...lines, limitLine(operation, speaker)];
};

/** A part with the clause it stands under, if it has none of its own. */
interface Part {
  readonly explained: Explained;
  readonly clause: ClauseId | null;
}

const exactSum = (explained: Explained): Operation | undefined =>
  explained.kind === 'operation' && explained.operator === 'sum' && explained.rounding === 'exact'
    ? explained
    : undefined;

/** Sums within sums read as one sum, and so does a named sum at the beginning (the base of a step). */
const flatParts = (operation: Operation, clause: ClauseId | null): readonly Part[] =>
  operation.parts.flatMap((part, index) => {
    const inner = exactSum(part);
    if (operation.operator === 'sum' && inner !== undefined) return flatParts(inner, clause);
    const named = index === 0 && part.kind === 'rule' ? exactSum(part.body) : undefined;
    return operation.operator === 'sum' && named !== undefined && part.kind === 'rule'
      ? flatParts(named, part.clause)
      : [{ explained: part, clause }];
  });

/** The lines that derive a figure, one per part. */
const terms = (explained: Explained, speaker: Speaker): readonly ExplanationNode[] => {
  if (isNamed(explained)) return [line(explained, 'first', speaker)];
  const operation = explained as Operation;
  if (operation.operator === 'minimum' || operation.operator === 'maximum') {
    return limitedTerms(operation, speaker);
  }
  return flatParts(operation, null).map(({ explained: part, clause }, index) => {
    const node = line(part, placeIn(operation, index), speaker);
    return { ...node, clause: node.clause ?? clause };
  });
};

const roundingNote = (explained: Explained, { words }: Speaker): string =>
  explained.kind === 'operation' && explained.rounding !== 'exact'
    ? words(`explain:rounding.${explained.rounding}`)
    : '';

/** The rulebook's value where a house rule holds; empty where the rulebook does. */
const houseNote = (cell: TableCell, { words, figures }: Speaker): string => {
  const { printed } = cell;
  if (printed === undefined) return '';
  const about = {
    value: figures.plain(displayValue(cell)),
    printed: figures.plain(displayValue({ ...cell, value: printed ?? 0 })),
  };
  return words(printed === null ? 'explain:house.added' : 'explain:house.instead', about);
};

/** The word of a row. A row a GM added has none, as its key that comes back tells: it bears the name he gave it. */
const rowName = (key: string, row: string, words: Words): string => {
  const word = words(key);
  return key.endsWith(word) ? row : word;
};

const cellLine = (cell: TableCell, place: Place, speaker: Speaker): ExplanationNode => {
  const { words } = speaker;
  const table = ownKey('table', cell.table, `explain:table.${cell.table}`);
  const row = rowName(`${table}.rows.${cell.row}`, cell.row, words);
  const column = words(`${table}.columns.${cell.column}`);
  const about = { row, column, terrain: cell.row };
  const label = words(`${table}.label`, about);
  return {
    value: cell.value,
    figure: write(cell, place, speaker),
    label,
    note: [words(`${table}.note`, about), houseNote(cell, speaker)]
      .filter((part) => part !== '')
      .join('; '),
    clause: cell.clause,
    mark: {
      kind: 'cell',
      table: cell.table,
      row: cell.row,
      column: cell.column,
      isHouse: cell.printed !== undefined,
    },
    children: [],
  };
};

const rollLine = (roll: Roll, place: Place, speaker: Speaker): ExplanationNode => ({
  value: roll.value,
  figure: write(roll, place, speaker),
  label: speaker.words(`explain:roll.${roll.die}`, {
    stream: roll.stream,
    index: roll.index + 1,
    faces: roll.faces ?? '',
  }),
  note:
    roll.typed === undefined
      ? ''
      : speaker.words('explain:roll.typed', { computed: roll.typed.computed }),
  clause: null,
  mark: { kind: 'roll', typed: roll.typed !== undefined },
  children: [],
});

const overrideLine = (override: Override, place: Place, speaker: Speaker): ExplanationNode => {
  const original = line(override.original, 'alone', speaker);
  const old = speaker.figures.plain(displayValue(override.original));
  return {
    ...original,
    value: override.value,
    figure: write(override, place, speaker),
    note: speaker.words('explain:override.note', {
      value: speaker.figures.plain(displayValue(override)),
      old,
      reason: override.reason,
    }),
    mark: { kind: 'override', old, reason: override.reason, ruling: override.ruling },
    children: original.children.length > 0 ? original.children : [original],
  };
};

/** Label and note of a fact or rule, as text. */
const named = (
  keys: ReturnType<typeof ownLabel>,
  about: Fact['about'],
  words: Words,
): { readonly label: string; readonly note: string } => {
  const said = rendered(about, words);
  return { label: words(keys.label, said), note: keys.note === null ? '' : words(keys.note, said) };
};

/** One part as one line of a derivation. */
const line = (explained: Explained, place: Place, speaker: Speaker): ExplanationNode => {
  const { words } = speaker;
  const figure = write(explained, place, speaker);
  const { value } = explained;
  switch (explained.kind) {
    case 'fact': {
      const keys = ownLabel('fact', explained.name, `explain:fact.${explained.name}`);
      const said = named(keys, explained.about, words);
      const clause = explained.clause ?? null;
      return { value, figure, ...said, clause, mark: null, children: [] };
    }
    case 'cell':
      return cellLine(explained, place, speaker);
    case 'roll':
      return rollLine(explained, place, speaker);
    case 'operation':
      return {
        value,
        figure,
        label: words(`explain:operation.${explained.operator}`),
        note: roundingNote(explained, speaker),
        clause: null,
        mark: null,
        children: terms(explained, speaker),
      };
    case 'rule': {
      const keys = ownLabel('rule', explained.name, `explain:rule.${explained.name}`);
      const { label, note } = named(keys, explained.about, words);
      return {
        value,
        figure,
        label,
        note: note === '' ? roundingNote(explained.body, speaker) : note,
        clause: explained.clause,
        mark: null,
        children: terms(explained.body, speaker),
      };
    }
    case 'override':
      return overrideLine(explained, place, speaker);
  }
};

/**
 * A figure and its derivation as text. The children of the root are the lines a reader adds up; a part that is itself
 * computed has its own children.
 */
export function explainTree(explained: Explained, words: Words): ExplanationNode {
  return line(explained, 'alone', { words, figures: figuresOf(words) });
}
