import { formatPosition } from '../../../../hex';
import type { Finding } from '../../../../kernel';
import { remarkOf, type WabenRow, type Words } from '../content';
import { finding } from '../finding';
import { type Check, type CheckContext, perRow, placeOfUnit, rowFinding, wordsIn } from './context';

const splitOff = (context: CheckContext): ReadonlySet<number> =>
  new Set(
    [...context.rows.values()].flatMap(({ content }) =>
      content.remarks.flatMap((remark) => (remark.kind === 'split' ? [remark.into] : [])),
    ),
  );

/** A row for a unit the GM does not know, that is neither new nor split off (WW-8.2-20). */
export const unknownUnits: Check = (context) => {
  const born = splitOff(context);
  return [...context.rows.values()]
    .filter(
      ({ unit, content }) =>
        !context.units.has(unit) && !born.has(unit) && remarkOf(content, 'new') === undefined,
    )
    .map((row) =>
      rowFinding(context, row, 'F-ROW-UNKNOWN', wordsIn(row, 'number'), {
        reason: 'row',
        number: row.unit,
      }),
    );
};

interface Reference {
  readonly number: number;
  readonly at: Words;
  /** Units of other parties may be meant: transports they released (WW-5.3-32). */
  readonly isForeignAllowed: boolean;
}

const referencesOf = ({ content, cells }: WabenRow): readonly Reference[] => {
  const { movement, stated, remarks } = content;
  const own = (number: number, at: Words): Reference => ({ number, at, isForeignAllowed: false });
  const any = (number: number, at: Words): Reference => ({ number, at, isForeignAllowed: true });
  const { start } = movement;
  const character = cells['character'];
  return [
    ...(start?.kind === 'aboard' ? [own(start.unit, start)] : []),
    ...movement.steps.flatMap((step) => (step.kind === 'board' ? [any(step.carrier, step)] : [])),
    ...(stated.end?.kind === 'aboard' ? [any(stated.end.unit, stated.end)] : []),
    ...(stated.character !== null && character !== undefined
      ? [own(stated.character, character)]
      : []),
    ...remarks.flatMap((remark) => {
      if (remark.kind === 'load') return [any(remark.carrier, remark)];
      if (remark.kind === 'wait') return [any(remark.unit, remark)];
      return remark.kind === 'lead' && remark.unit !== null ? [own(remark.unit, remark)] : [];
    }),
  ];
};

/** A row that names another unit nobody knows; each one once (WW-8.3-65). */
export const unknownReferences: Check = (context) => {
  const isKnown = ({ number, isForeignAllowed }: Reference): boolean =>
    context.units.has(number) ||
    context.rows.has(number) ||
    (isForeignAllowed && context.roll.numbers.has(number));
  return perRow((row) => {
    const seen = new Set<number>();
    return referencesOf(row)
      .filter((reference) => !isKnown(reference))
      .filter(({ number }) => !seen.has(number) && seen.add(number).size > 0)
      .map(({ number, at }) => rowFinding(context, row, 'F-ROW-UNKNOWN', at, { number }));
  })(context);
};

/** A unit of the GM's list without a row: its last order stays in force (WW-8.2-20, WW-8.1-07). */
export const missingRows: Check = (context): readonly Finding[] => {
  if (context.rows.size === 0) return [];
  return [...context.units.values()]
    .filter((unit) => !context.rows.has(unit.number))
    .map((unit) => {
      const place = placeOfUnit(unit, context.world);
      return finding('F-ROW-MISSING', context.party, {
        unit: unit.number,
        about: { place: place === null ? '' : formatPosition(place), order: unit.order },
      });
    });
};
