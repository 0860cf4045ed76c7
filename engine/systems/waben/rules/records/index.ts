import type { Objection, RecordPlace, Settings } from '../../../../kernel';
import type { World } from '../../../../world';
import { characterObjections } from './character';
import { partyObjections } from './party';
import { personObjections } from './person';
import type { Inspector } from './objection';
import { settlementObjections } from './settlement';
import { structureObjections } from './structure';
import { treatyObjections } from './treaty';
import { unitObjections } from './unit';

const INSPECTORS = {
  party: partyObjections,
  person: personObjections,
  character: characterObjections,
  settlement: settlementObjections,
  structure: structureObjections,
  unit: unitObjections,
  treaty: treatyObjections,
} as const satisfies Readonly<Record<string, Inspector>>;

/** Kinds of records the rules can object to. */
type Inspected = keyof typeof INSPECTORS;

/**
 * Objections of the rules to a record of the world, field by field (WW-11.1-01, WW-11.1-03). Ids: key of the party, id
 * of person, unit, work and treaty, unit of a character, field of a settlement.
 */
export function objectionsIn(
  world: World,
  of: Inspected,
  id: string,
  settings: Settings,
): readonly Objection[] {
  return INSPECTORS[of](world, id, settings);
}

/** The same of one kind of record, by its id. */
export function objectionsTo(of: Inspected) {
  return (id: string, { world, settings }: RecordPlace<World>): readonly Objection[] =>
    objectionsIn(world, of, id, settings);
}
