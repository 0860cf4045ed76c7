import { formatPosition } from '../hex';
import type { PlayedProposal } from '../cases';
import type { Finding, TurnEvent } from '../kernel';
import {
  checkOrders,
  formatCode,
  formatRemark,
  readOrders,
  type Step,
} from '../systems/waben/orders';
import type { DeclarationMeaning } from '../systems/waben/orders/declaration';
import { declaredIn } from '../systems/waben/orders/declaring/declared';
import type { World } from '../world';
import { administer } from '../systems/waben/turn/administer';
import { receiveLetters, readSheets } from '../systems/waben/turn/letters';
import { openWabenTurn, type WabenTurn } from '../systems/waben/turn/turn';
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

/** `build: structure brg, place 210/07, harbours 2 3`; without what the letter leaves open. */
function declarationText({
  kind,
  ...facts
}: DeclarationMeaning & { text?: string; span?: object }) {
  const present = Object.entries(facts).filter(
    ([name, value]) => !['text', 'span'].includes(name) && value !== null && partText(value) !== '',
  );
  return `${kind}: ${present.map(([name, value]) => `${name} ${partText(value)}`).join(', ')}`;
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
  /** Unreadable declarations. */
  unread: (run, party) => named(declaredIn(textOf(run, party), party, run.input.world).findings),
  units: (run, party) => listed(sheetOf(run, party).rows.map(({ unit }) => unit)),
  findings: (run, party) => named(sheetOf(run, party).findings),
};

const checked = (run: PlayedProposal, party: string): readonly Finding[] => {
  const { world, settings } = run.input;
  return checkOrders(sheetOf(run, party), world, settings);
};

const isAdvice = ({ code }: Finding): boolean => code.startsWith('F-ADV-');

function relationsIn({ parties }: World, who: string): string {
  const [one = '', other = ''] = who.split(' ');
  const [there, back] = [parties[one]?.relations[other], parties[other]?.relations[one]];
  return `${there ?? 'none'}, ${back ?? 'none'}`;
}

/** A turn after its first phases. */
function turnAfter(
  { input }: PlayedProposal,
  ...phases: readonly ((turn: WabenTurn) => void)[]
): WabenTurn {
  const turn = openWabenTurn(input);
  for (const run of phases) run(turn);
  return turn;
}

/** `courier lost 22 to nobody`, `culture to everybody`, `message to b`: kind, fate of a courier and its chance, readers. */
function mailText({ kind, witnesses, isPublic, about }: TurnEvent): string {
  const fate = kind === 'courier' ? [String(about['outcome']), String(about['chance'])] : [];
  const readers = isPublic === true ? 'everybody' : listed(witnesses ?? [], ' ');
  return [kind, ...fate, 'to', readers].join(' ');
}

/** Views on the letters of a turn before it is run. */
export const letterViews: Seen<PlayedProposal> = {
  orders: (run, who, expected) => {
    const [party = '', part = ''] = who.split(' ');
    return UNDERSTOOD[part]?.(run, party, expected) ?? `no ${part}`;
  },
  /** Which letter of a party counts. */
  counts: (run, party) => turnAfter(run, receiveLetters).letters[party] ?? 'none',
  /** Findings of a phase with their weight, `stage receive: F-TURN-LATE ASK`. */
  stage: ({ stages, findings }, phase) => {
    const [from, to] = stages.find((one) => one.phase === phase)?.findings ?? [0, 0];
    return listed(findings.slice(from, to).map(({ code, severity }) => `${code} ${severity}`));
  },
  /** Messages delivered, and to whom. */
  mail: ({ stages, events }) => {
    const [from, to] = stages.find(({ phase }) => phase === 'messages')?.events ?? [0, 0];
    return listed(events.slice(from, to).map(mailText), '; ');
  },
  /** How two parties stand to each other once the turn has begun, `during a b: peace, none`. */
  during: (run, who) =>
    relationsIn(turnAfter(run, receiveLetters, readSheets, administer).world, who),
  /** And when it is over. */
  relations: ({ world }, who) => relationsIn(world, who),
  /** Record of a treaty, `treaty m1: between a b, kinds peace, copies a, from 2`. */
  treaty: ({ world: { treaties } }, id) => {
    const treaty = treaties[id];
    if (treaty === undefined) return 'none';
    const { parties, kinds, copies, from, until } = treaty;
    const last = until === null ? '' : `, until ${String(until)}`;
    return `between ${listed(parties, ' ')}, ${listed(kinds, ' ')}, copies ${listed(copies, ' ')}, from ${String(from)}${last}`;
  },
  /** Every finding of the check of a letter, in the order of its text, without advice. */
  checked: (run, party) => named(checked(run, party).filter((one) => !isAdvice(one))),
  /** Warnings about legal but unusual orders. */
  advised: (run, party) => named(checked(run, party).filter(isAdvice)),
};
