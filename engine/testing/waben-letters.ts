import { formatPosition } from '../hex';
import type { PlayedProposal } from '../cases';
import type { Finding } from '../kernel';
import {
  checkOrders,
  formatCode,
  formatRemark,
  readOrders,
  type Step,
} from '../systems/waben/orders';
import type { DeclarationMeaning } from '../systems/waben/orders/declaration';
import { declaredIn } from '../systems/waben/orders/declaring/declared';
import { listed, type Seen } from './case-runner';

const textOf = ({ input }: PlayedProposal, party: string): string => input.orders[party] ?? '';

function sheetOf(run: PlayedProposal, party: string) {
  const { world, settings } = run.input;
  return readOrders(textOf(run, party), party, world, settings);
}

/** Findings as a case writes them: the unit if there is one, the code, the words. */
const named = (findings: readonly Finding[]): string =>
  listed(
    findings.map(({ unit, code, words }) =>
      [...(unit === undefined ? [] : [unit]), code, words].join(' ').trim(),
    ),
    '; ',
  );

function stepText(step: Step): string {
  if (step.kind === 'board') return `${step.field ?? ''}(${String(step.carrier)})`;
  return step.kind === 'side' ? `${step.field}(${String(step.side)})` : step.field;
}

const partText = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value);
  return Array.isArray(value) ? value.join(' ') : formatPosition(value as never);
};

/** `build: structure brg, place 210/07, harbours 2 3`; what the letter leaves open is left out. */
function declarationText({
  kind,
  ...facts
}: DeclarationMeaning & { text?: string; span?: object }) {
  const told = Object.entries(facts).filter(
    ([name, value]) => !['text', 'span'].includes(name) && value !== null && partText(value) !== '',
  );
  return `${kind}: ${told.map(([name, value]) => `${name} ${partText(value)}`).join(', ')}`;
}

/** `orders a way`: what is understood of a letter, row by row: ways, codes, remarks, and what it declares. */
const UNDERSTOOD: Seen<PlayedProposal> = {
  /** How the movement is written, the start if one is, and every step: `fields from 210/19: 210/20 210/21`. */
  way: (run, party) =>
    listed(
      sheetOf(run, party).rows.map(({ content: { movement } }) => {
        const { form, start, steps } = movement;
        const from = start === null ? '' : ` from ${formatPosition(start)}`;
        return `${form}${from}: ${listed(steps.map(stepText), ' ')}`;
      }),
      '; ',
    ),
  code: (run, party) =>
    listed(
      sheetOf(run, party).rows.map(({ content: { code } }) =>
        code === null
          ? 'none'
          : formatCode(code)
              .replace(/^(.)(.)/, '$1 $2')
              .replace(/^(K .)(.)/, '$1 $2'),
      ),
    ),
  remarks: (run, party) =>
    listed(
      sheetOf(run, party).rows.flatMap(({ content: { remarks } }) =>
        remarks.map((remark) => `${remark.kind}: ${formatRemark(remark)}`),
      ),
      '; ',
    ),
  declared: (run, party) => {
    const { declarations } = declaredIn(textOf(run, party), party, run.input.world);
    return listed(declarations.map(declarationText), '; ');
  },
  /** What among the declarations is not understood. */
  unread: (run, party) => named(declaredIn(textOf(run, party), party, run.input.world).findings),
  units: (run, party) => listed(sheetOf(run, party).rows.map(({ unit }) => unit)),
  findings: (run, party) => named(sheetOf(run, party).findings),
};

const checked = (run: PlayedProposal, party: string): readonly Finding[] => {
  const { world, settings } = run.input;
  return checkOrders(sheetOf(run, party), world, settings);
};

const isAdvice = ({ code }: Finding): boolean => code.startsWith('F-ADV-');

/** What is seen of the letters of a turn before it is run. */
export const letterViews: Seen<PlayedProposal> = {
  orders: (run, who, expected) => {
    const [party = '', part = ''] = who.split(' ');
    return UNDERSTOOD[part]?.(run, party, expected) ?? `no ${part}`;
  },
  /** Every finding of the check of a letter, in the order of its text, without advice. */
  checked: (run, party) => named(checked(run, party).filter((one) => !isAdvice(one))),
  /** What is legal, but seldom meant. */
  advised: (run, party) => named(checked(run, party).filter(isAdvice)),
};
