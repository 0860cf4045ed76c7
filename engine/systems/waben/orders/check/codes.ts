import type { Finding } from '../../../../kernel';
import { canConquer, typeOfUnit } from '../../rules/movement/plan';
import { encounterOrder } from '../../rules/movement/orders';
import { amountOf, flagOf, minimumSizeOf } from '../../rules/settings';
import type { UnitType } from '../../data';
import { extensionsOf, type OrderCode, remarkOf, type WabenRow } from '../content';
import { specialOrders } from '../special';
import {
  type Check,
  type CheckContext,
  perRow,
  rowFinding,
  sizeOfRow,
  typeOfRow,
  wordsIn,
} from './context';

/** The order that holds where none was given: "KV", "KR", or nothing for work units (WW-6.1-02). */
const defaultOf = (row: WabenRow, context: CheckContext): string => {
  const unit = context.units.get(row.unit);
  if (unit === undefined) return '';
  const type = typeOfUnit(unit);
  return type.properties.includes('work')
    ? ''
    : `K${encounterOrder(type, null, unit, context.settings)}`;
};

/** Every unit has a main order (WW-6.1-02). */
export const missingCodes: Check = perRow((row, context) => {
  const isAsked = context.sheet.findings.some(
    ({ unit, code }) => unit === row.unit && code === 'F-ORD-NOCODE',
  );
  if (row.content.code !== null || row.cells['order'] !== undefined || isAsked) return [];
  const proposal = defaultOf(row, context);
  const about = { reason: proposal === '' ? 'idle' : 'default', proposal };
  return [rowFinding(context, row, 'F-ORD-MISSING', wordsIn(row, 'number'), about)];
});

/** Codes in lower case, where the GM wants capitals (WW-12.6-09). */
export const capitals: Check = perRow((row, context) => {
  const text = row.cells['order']?.text ?? '';
  if (!flagOf(context.settings, 'order.case_sensitive') || text === text.toUpperCase()) return [];
  return [rowFinding(context, row, 'F-ORD-UNKNOWN', wordsIn(row, 'order'), { reason: 'case' })];
});

/** True for codes of the class that units of a type can be ordered (WW-6.2-20). */
export function isOfClass(code: Pick<OrderCode, 'class'> | null, type: UnitType): boolean {
  if (code === null || code.class === 'S') return true;
  const works = type.properties.includes('work');
  return code.class === 'A' ? works : !works;
}

/** The class of the order fits the unit: K for those who fight or besiege, A for those who work (WW-6.2-20). */
export const classes: Check = perRow((row, context) => {
  const type = typeOfRow(row, context);
  if (type === undefined || isOfClass(row.content.code, type)) return [];
  return [rowFinding(context, row, 'F-ORD-CLASS', wordsIn(row, 'order'), { type: type.key })];
});

const conquest = (row: WabenRow, type: UnitType, context: CheckContext): readonly Finding[] => {
  const { settings } = context;
  const unit = context.units.get(row.unit);
  const size = sizeOfRow(row, context);
  if (unit === undefined || canConquer({ ...unit, size }, type, settings)) return [];
  const minimum = minimumSizeOf(type, settings);
  const isBigger = canConquer({ ...unit, size: minimum }, type, settings);
  const about = { reason: isBigger ? 'small' : 'type', type: type.key, size, minimum };
  return [rowFinding(context, row, 'F-ORD-NOCOMBAT', wordsIn(row, 'order'), about)];
};

/** E is for units that can take land (WW-6.2-09), B for those that can besiege (WW-6.2-10). */
export const extensions: Check = perRow((row, context) => {
  const { code } = row.content;
  const type = typeOfRow(row, context);
  if (type === undefined || code?.class !== 'K') return [];
  const kinds = extensionsOf(code).map(({ kind }) => kind);
  const noSiege = kinds.includes('B') && !type.properties.includes('siege');
  return [
    ...(kinds.includes('E') ? conquest(row, type, context) : []),
    ...(noSiege
      ? [rowFinding(context, row, 'F-ORD-NOSIEGE', wordsIn(row, 'order'), { type: type.key })]
      : []),
  ];
});

/** A special order has a text, in the row or in the action part it points to (WW-6.1-06). */
export const specialTexts: Check = (context) => {
  const reported = new Set(
    specialOrders(context.sheet)
      .filter(({ text }) => text !== '')
      .map(({ row }) => row.unit),
  );
  return [...context.rows.values()]
    .filter(({ content }) => content.code?.class === 'S')
    .filter(({ unit, content }) => !reported.has(unit) && remarkOf(content, 'see') === undefined)
    .map((row) => rowFinding(context, row, 'F-ORD-NOTEXT', wordsIn(row, 'order')));
};

const specialNumber = ({ content }: WabenRow): number =>
  content.code?.class === 'S' ? (content.code.number ?? 0) : 0;

/** No more special orders than the GM allows; the highest numbers are the surplus (WW-6.1-07). */
export const specialCount: Check = (context) => {
  const limit = amountOf(context.settings, 'order.max_special');
  if (limit <= 0) return [];
  return [...context.rows.values()]
    .filter(({ content }) => content.code?.class === 'S')
    .sort((a, b) => specialNumber(a) - specialNumber(b) || a.unit - b.unit)
    .slice(limit)
    .map((row) => rowFinding(context, row, 'F-ORD-SPECIALS', wordsIn(row, 'order'), { limit }));
};
