import { viewOfArea } from '../../model/print/area';
import { changedCells, changesOf } from '../../model/print/changes';
import { knownFields } from '../../model/print/known';
import { largestOnOneSheet } from '../../model/print/layout';
import type { MapOrder } from '../../model/print/order';
import type { MapSource } from '../../model/print/source';

/** What an order comes to, for the one who orders. */
export interface MapSum {
  /** Known fields of the area. */
  readonly fields: number;
  /** True if something is new on them this month. */
  readonly hasNews: boolean;
  /** The largest field width in half millimetres at which all of it fits on one sheet; undefined if none does. */
  readonly largestMm: number | undefined;
}

/** Fields, news and the largest scale for one sheet. */
export const sumOf = ({ view, lattice, month }: MapSource, order: MapOrder): MapSum => {
  const part = viewOfArea(view, lattice, order.area);
  const known = knownFields(part, lattice);
  return {
    fields: known.length,
    hasNews: changedCells(changesOf(part, lattice, known, month)).size > 0,
    largestMm: largestOnOneSheet(
      known.map(({ centre }) => centre),
      { ...order, hasLegendBeside: order.parts.legend },
    ),
  };
};
