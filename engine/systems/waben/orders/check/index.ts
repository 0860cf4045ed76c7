import type { Lattice } from '../../../../hex';
import type { Finding, Settings } from '../../../../kernel';
import type { World } from '../../../../world';
import { type Roll, rollOf } from '../../rules/unit-changes/roll';
import type { WabenSheet } from '../content';
import { advice } from '../advice';
import { withAllowedExtensions } from '../allowed';
import { declaredIn } from '../declaring/declared';
import { latticeIn } from '../lattice-in';
import { disbandings, merges, splits } from './changes';
import { capitals, classes, extensions, missingCodes, specialCount, specialTexts } from './codes';
import { type Check, contextOf } from './context';
import { declared, repeated } from './declared';
import { letterParts } from './letter';
import { missingRows, unknownReferences, unknownUnits } from './known';
import { leaders } from './leaders';
import { capacities } from './loading';
import { mixedTypes, musterDates, musterSettlements } from './muster';
import { duplicates, ranges, unitCount, unitNumbers } from './numbers';
import { adjacency } from './path';
import { endPlaces, startPlaces } from './places';
import { seats } from './seats';
import { scouts, smallUnits } from './small';
import { leaderCounts, sizes, types } from './stated';
import { structures } from './structures';
import { assaults, buildings } from './targets';
import { conditions, forms, freeRemarks } from './wording';

/** Every concern of the checker, each in a file of its own kind. */
const CHECKS: readonly Check[] = [
  unitNumbers,
  duplicates,
  ranges,
  unitCount,
  unknownUnits,
  unknownReferences,
  missingRows,
  sizes,
  leaderCounts,
  types,
  leaders,
  smallUnits,
  scouts,
  startPlaces,
  endPlaces,
  adjacency,
  forms,
  missingCodes,
  capitals,
  classes,
  extensions,
  specialTexts,
  specialCount,
  assaults,
  buildings,
  capacities,
  musterDates,
  musterSettlements,
  mixedTypes,
  splits,
  merges,
  disbandings,
  conditions,
  freeRemarks,
  seats,
  declared,
  repeated,
  structures,
  letterParts,
  advice,
];

const LAST = Number.MAX_SAFE_INTEGER;

const byPlace = (a: Finding, b: Finding): number =>
  (a.span?.start ?? LAST) - (b.span?.start ?? LAST) || (a.unit ?? 0) - (b.unit ?? 0);

/**
 * Findings of a sheet against the world without running it, its own included, in the order of the text; those of
 * missing rows come last. A finding in one order never voids another (WW-0.3-02). `lattice` is that of the world's map
 * and `roll` that of its units, if available.
 */
export function checkOrders(
  sheet: WabenSheet,
  world: World,
  settings: Settings,
  lattice: Lattice = latticeIn(world),
  roll: Roll = rollOf(world),
): readonly Finding[] {
  const allowed = withAllowedExtensions(sheet, settings);
  const { declarations, findings } = declaredIn(sheet.text, sheet.party, world, lattice);
  const context = contextOf(allowed, world, settings, lattice, declarations, roll);
  return [...allowed.findings, ...findings, ...CHECKS.flatMap((check) => check(context))].sort(
    byPlace,
  );
}
