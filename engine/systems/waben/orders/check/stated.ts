import type { Finding } from '../../../../kernel';
import type { Unit } from '../../../../world';
import { unitTypeOf } from '../../rules/catalogue';
import { remarkOf, type WabenRow } from '../content';
import { type Check, perRow, rowFinding, synonymOf, wordsIn } from './context';

const acceptedSizes = (unit: Unit, { content }: WabenRow): readonly number[] => {
  const raised = remarkOf(content, 'new')?.count ?? 0;
  const left = remarkOf(content, 'split')?.count ?? 0;
  return [unit.size, unit.size + raised, unit.size + raised - left];
};

/** The stated size is the GM's, with or without what is raised or split off this turn (WW-8.2-25). */
export const sizes: Check = perRow((row, context) => {
  const unit = context.units.get(row.unit);
  const { size } = row.content.stated;
  if (unit === undefined || size === null || unit.character !== null) return [];
  if (acceptedSizes(unit, row).includes(size)) return [];
  const about = { stated: size, actual: unit.size };
  return [rowFinding(context, row, 'F-ROW-SIZE', wordsIn(row, 'size'), about)];
});

/** The stated number of leaders is the GM's, with or without those raised or sent away (WW-8.2-25). */
export const leaderCounts: Check = perRow((row, context) => {
  const unit = context.units.get(row.unit);
  const { leaders } = row.content.stated;
  if (unit === undefined || leaders === null || unit.character !== null) return [];
  const raised = remarkOf(row.content, 'new')?.leaders ?? 0;
  const split = remarkOf(row.content, 'split');
  const left = split === undefined ? 0 : (split.leaders ?? 1);
  if ([unit.leaders, unit.leaders + raised, unit.leaders + raised - left].includes(leaders))
    return [];
  const about = { reason: 'leaders', stated: leaders, actual: unit.leaders };
  return [rowFinding(context, row, 'F-ROW-SIZE', wordsIn(row, 'leaders'), about)];
});

/** The stated type is a known one (WW-5.2-12) and the GM's, synonyms resolved (WW-8.2-25). */
export const types: Check = perRow((row, context): readonly Finding[] => {
  const written = row.content.stated.type;
  if (written === null) return [];
  const at = wordsIn(row, 'type');
  const synonym = synonymOf(written, context.settings);
  const resolved = unitTypeOf(written)?.key ?? synonym;
  const unit = context.units.get(row.unit);
  if (resolved === undefined)
    return [
      rowFinding(context, row, 'F-UNIT-TYPE', at, {
        reason: 'unknown',
        stated: written,
        actual: unit?.type ?? '',
      }),
    ];
  const about = { stated: written, actual: unit?.type ?? resolved };
  const isOther = unit !== undefined && unit.type !== resolved && unit.type !== written;
  return [
    ...(synonym === undefined
      ? []
      : [rowFinding(context, row, 'F-UNIT-TYPE', at, { ...about, actual: resolved })]),
    ...(isOther ? [rowFinding(context, row, 'F-ROW-TYPE', at, about)] : []),
  ];
});
