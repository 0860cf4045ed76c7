import type { Explained, March, MarchStep } from '../../engine';
import {
  explainLines,
  explainTree,
  sumBehind,
  findingSentence,
  figuresOf,
} from '../../renderer/kit/explain';
import type { Words } from '../../renderer/kit/text/words';
import { type Column, tableLines } from './table';

const COLUMNS = [
  ['number', 'right'],
  ['to', 'left'],
  ['terrain', 'left'],
  ['base', 'right'],
  ['modifiers', 'left'],
  ['difficulty', 'right'],
  ['points', 'right'],
  ['left', 'right'],
] as const satisfies readonly (readonly [string, Column['align']])[];

/** Base and additions of a difficulty, as the booklet writes them beside each other. */
const summands = (difficulty: Explained, words: Words): readonly [string, string] => {
  const { plain } = figuresOf(words);
  const [base, ...additions] = sumBehind(difficulty)?.parts ?? [];
  const rendered = additions.map((part) => {
    const { figure, label } = explainTree(part, words);
    return `${part.value > 0 ? '+' : ''}${figure} ${label}`;
  });
  return [base === undefined ? '' : plain(base.value), rendered.join(', ')];
};

const stepCells = (
  step: MarchStep,
  index: number,
  words: Words,
  terrainName: (key: string) => string,
): readonly string[] => {
  const { plain } = figuresOf(words);
  const [base, additions] = summands(step.difficulty, words);
  const isDone = step.outcome === 'done';
  return [
    String(index + 1),
    step.to,
    step.terrain === undefined ? '' : terrainName(step.terrain),
    base,
    additions,
    plain(step.difficulty.value),
    isDone
      ? plain(step.cost.value)
      : words('terminal:droppedCost', { cost: plain(step.cost.value) }),
    plain(step.left),
  ];
};

const headOf = (march: March, words: Words): string => {
  const { plain } = figuresOf(words);
  const type = words(`turn:unitType.${march.unitType}`);
  const name = march.size > 0 ? `${plain(march.size)} ${type}` : type;
  const way = march.start === march.end ? march.start : `${march.start} → ${march.end}`;
  return `${String(march.unit)}  ${name}  ${way}  ${words('turn:steps.points', { points: plain(march.allowance.value) })}`;
};

const derivationsOf = (march: March, words: Words): readonly string[] => {
  const indented = (explained: Explained): readonly string[] =>
    explainLines(explained, words).map((line) => `    ${line}`);
  return [
    ...indented(march.allowance),
    ...march.steps.flatMap((step) => [
      `  ${step.from} → ${step.to}`,
      ...indented(step.difficulty),
      ...indented(step.cost),
    ]),
  ];
};

/**
 * The way of one unit: who, from where to where, with how many points; the step table; why it ended early.
 * With derivations, every figure follows as the sum it is made of, with its clauses.
 */
export function marchLines(
  march: March,
  words: Words,
  terrainName: (key: string) => string,
  withDerivations: boolean,
): readonly string[] {
  const columns = COLUMNS.map(([name, align]) => ({
    head: words(`turn:steps.head.${name}`),
    align,
  }));
  const rows = march.steps.map((step, index) => stepCells(step, index, words, terrainName));
  const stays =
    rows.length === 0 && march.stop === undefined
      ? [`  ${words('turn:steps.stays', { place: march.end })}`]
      : [];
  const table = rows.length === 0 ? stays : tableLines(columns, rows).map((line) => `  ${line}`);
  const stop =
    march.stop === undefined
      ? []
      : [`  ${findingSentence(march.stop, words)}  [${march.stop.code}, ${march.stop.clause}]`];
  return [
    headOf(march, words),
    ...table,
    ...stop,
    ...(withDerivations ? derivationsOf(march, words) : []),
  ];
}
