import { formatPosition, type Position } from '../../../hex';
import type { Params, Restated, Saying } from '../../../kernel';
import { type Unit, unitId, type World } from '../../../world';
import {
  extensionsOf,
  type OrderCode,
  type Remark,
  type Step,
  type WabenOrder,
  type WabenRow,
  type WabenSheet,
} from '../orders';
import type { Declaration } from '../orders/declaration';
import { declaredIn } from '../orders/declaring/declared';

const saying = (name: string, about: Params = {}): Saying => ({ name, about });

const positionText = (position: Position | null): string =>
  position === null ? '' : formatPosition(position);

/** Facts of a form; those that are not given are left out, and `context` names the closer sentence. */
const given = (
  facts: Readonly<Record<string, string | number | null>>,
  context?: string,
): Params => ({
  ...Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  ),
  ...(context === undefined ? {} : { context }),
});

/** Where a unit stands by the GM's books; empty = nobody knows it. */
const placeText = (unit: Unit | undefined, world: World): string => {
  if (unit === undefined) return '';
  const { place } = unit;
  if (place.kind !== 'aboard') return formatPosition(place);
  const carrier = world.units[place.carrier];
  return carrier === undefined ? '' : formatPosition({ kind: 'aboard', unit: carrier.number });
};

const stepText = (step: Step): string => {
  if (step.kind === 'board')
    return `${step.field ?? ''}${formatPosition({ kind: 'aboard', unit: step.carrier })}`;
  return formatPosition(step);
};

/** From where over which fields to where; the GM's place governs where the letter gives another (WW-6.3-04). */
const wayOf = ({ movement: { form, steps, start } }: WabenOrder, place: string): Saying => {
  const from = place === '' ? positionText(start) : place;
  const last = steps.at(-1);
  if (last === undefined)
    return saying('stay', { place: from, ...(from === '' ? { context: 'nowhere' } : {}) });
  const to = stepText(last);
  if (form === 'target') return saying('target', { from, to });
  return saying('path', {
    from,
    to,
    path: steps.slice(0, -1).map(stepText).join(' – '),
    count: steps.length,
  });
};

const codeOf = (code: OrderCode | null): readonly Saying[] => {
  if (code === null) return [saying('noOrder')];
  if (code.class === 'A') return [saying('order.AB')];
  if (code.class === 'S')
    return [
      saying('order.S', given({ number: code.number }, code.number === null ? 'free' : undefined)),
    ];
  return [
    saying(`order.K${code.main}`),
    ...extensionsOf(code).map((extension) =>
      extension.kind === 'B' && extension.side !== null
        ? saying('extension.B', { side: extension.side, context: 'side' })
        : saying(`extension.${extension.kind}`),
    ),
  ];
};

type RemarkFacts = {
  readonly [K in Remark['kind']]: (remark: Remark & { readonly kind: K }) => Params;
};

const goods = ({
  count,
  type,
  leaders,
}: {
  readonly count: number | null;
  readonly type: string | null;
  readonly leaders: number | null;
}): Params =>
  given(
    { number: count, type, leaders },
    count === null || type === null ? 'plain' : leaders === null ? undefined : 'led',
  );

const REMARKS: RemarkFacts = {
  new: goods,
  split: ({ into, ...rest }) => ({ ...goods(rest), into }),
  disband: ({ place }) => given({ place }, place === null ? undefined : 'at'),
  unload: ({ place }) => given({ place }, place === null ? undefined : 'at'),
  storm: ({ target }) =>
    given({ target: positionText(target) }, target === null ? undefined : 'at'),
  assault: ({ target }) => ({ target: positionText(target) }),
  merge: ({ unit }) => ({ with: unit }),
  load: ({ carrier }) => ({ carrier }),
  wait: ({ unit }) => ({ with: unit }),
  lead: ({ unit }) => given({ with: unit }, unit === null ? undefined : 'unit'),
  build: ({ structure, value, place, name }) =>
    given(
      { structure, value, place: place === null ? null : positionText(place), name },
      place === null ? undefined : 'at',
    ),
  cargo: ({ action, gold }) => ({ gold, context: action }),
  station: ({ inside }) => ({ context: inside ? 'inside' : 'outside' }),
  release: ({ party }) => ({ party }),
  spare: ({ party }) => ({ party }),
  idle: () => ({}),
  see: () => ({}),
  scout: () => ({}),
  free: ({ text }) => ({ words: text }),
};

const remarkSaying = <K extends Remark['kind']>(
  kind: K,
  remark: Remark & { readonly kind: K },
): Saying => saying(`remark.${kind}`, REMARKS[kind](remark));

type DeclarationFacts = {
  readonly [K in Declaration['kind']]: (declaration: Declaration & { readonly kind: K }) => Params;
};

const DECLARATIONS: DeclarationFacts = {
  tax: ({ rate }) => ({ rate }),
  build: ({ structure, place, name, gold, value }) =>
    given(
      { structure, place: positionText(place), name, gold, value },
      gold === null ? undefined : 'paid',
    ),
  upgrade: ({ place, structure }) => ({ place, structure }),
  repair: ({ place, points }) =>
    given({ place: positionText(place), points }, points === null ? undefined : 'points'),
  rest: ({ place }) => ({ place: positionText(place) }),
  muster: ({ unit, count, type, leaders, place, gold }) =>
    given(
      { with: unit, number: Math.abs(count), type, leaders, place, gold },
      count < 0 ? 'disband' : leaders === null ? undefined : 'led',
    ),
  pay: ({ to, gold, purpose }) => ({ party: to, gold, purpose }),
  spend: ({ gold, purpose }) => ({ gold, purpose }),
  income: ({ gold, cause }) => ({ gold, purpose: cause }),
  upkeep: ({ unit, gold }) => ({ with: unit, gold }),
  capital: ({ place }) => ({ place }),
  store: ({ place, gold }) => ({ place, gold }),
  relation: ({ party, relation }) => ({ party, relation }),
  release: ({ unit, party }) => ({ with: unit, party }),
  seat: ({ unit, place }) => given({ with: unit, place }, place === null ? 'none' : undefined),
};

const declarationSaying = <K extends Declaration['kind']>(
  kind: K,
  declaration: Declaration & { readonly kind: K },
): Saying => saying(`declared.${kind}`, DECLARATIONS[kind](declaration));

const restatedRow = (row: WabenRow, party: string, world: World): Restated => {
  const { content } = row;
  const unit = world.units[unitId(party, row.unit)];
  return {
    unit: row.unit,
    span: row.span,
    sayings: [
      wayOf(content, placeText(unit, world)),
      ...codeOf(content.code),
      ...content.remarks.map((remark) => remarkSaying(remark.kind, remark)),
      ...(content.conditional ? [saying('conditional')] : []),
    ],
  };
};

/**
 * Every order and declaration of a letter as it was understood, in the order of the letter, for the player to hold
 * against what he meant. Of rows that name a unit twice the first one counts (WW-5.1-03).
 */
export function restatedOrders(sheet: WabenSheet, world: World): readonly Restated[] {
  const counting = sheet.rows.filter(
    (row, index) => sheet.rows.findIndex(({ unit }) => unit === row.unit) === index,
  );
  const declared = declaredIn(sheet.text, sheet.party, world).declarations;
  return [
    ...counting.map((row) => restatedRow(row, sheet.party, world)),
    ...declared.map((one): Restated => ({
      unit: null,
      span: one.span,
      sayings: [declarationSaying(one.kind, one)],
    })),
  ];
}
