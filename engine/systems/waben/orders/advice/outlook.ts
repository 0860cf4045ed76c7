import { type FieldAddress, grossfeldOf, kleinfeldOf } from '../../../../hex';
import {
  type KnownGrossfeld,
  type KnownSettlement,
  type PartyKey,
  type Relation,
  settlementAt,
  type SightedUnit,
  type Unit,
  unitId,
} from '../../../../world';
import type { UnitType } from '../../data';
import { isFighting } from '../../rules/movement/orders';
import { typeOfUnit } from '../../rules/movement/plan';
import { choiceOf, minimumSizeOf } from '../../rules/settings';
import type { CheckContext } from '../check/context';
import { fieldOfPosition, fieldOfUnit } from '../check/context';
import { withoutBreak } from '../check/path';
import { endOfRow } from '../check/places';
import { remarkOf, type Step, type WabenRow } from '../content';
import { declarationsOf } from '../declaration';

/** A unit of the party with its row, if it has one, and where the orders leave it. */
export interface Piece {
  readonly unit: Unit;
  readonly type: UnitType;
  readonly row: WabenRow | undefined;
  /** Fields in which it stands before and after its orders; null = nowhere known, or disbanded. */
  readonly from: FieldAddress | null;
  readonly to: FieldAddress | null;
}

/** What warnings are made from: of foreigners only what the realm knows (WW-7.1-01 to -05). */
export interface Outlook extends CheckContext {
  readonly pieces: readonly Piece[];
  /** Enemies sighted in this or the last turn; older news says nothing. */
  readonly enemies: readonly SightedUnit[];
}

const rowOf = (unit: Unit, { rows }: CheckContext): WabenRow | undefined => rows.get(unit.number);

const endOf = (unit: Unit, context: CheckContext, depth = 0): FieldAddress | null => {
  const row = rowOf(unit, context);
  if (row === undefined) return fieldOfUnit(unit, context.world);
  if (remarkOf(row.content, 'disband') !== undefined) return null;
  const end = endOfRow(row, context);
  const carrier =
    end?.kind === 'aboard' ? context.world.units[unitId(context.party, end.unit)] : undefined;
  return carrier === undefined || depth > 8
    ? fieldOfPosition(end, context)
    : endOf(carrier, context, depth + 1);
};

const sightedEnemies = (context: CheckContext): readonly SightedUnit[] => {
  const { world, party } = context;
  return (world.knowledge[party]?.sightings ?? []).filter(
    (sighting) => sighting.turn >= world.clock.turn - 1 && isHostileTo(sighting.party, context),
  );
};

/** The outlook of a letter, by the paths as far as they hold: what the check cuts off is not walked. */
export function outlookOf(written: CheckContext): Outlook {
  const rows = new Map(
    [...written.rows].map(([number, row]) => [number, withoutBreak(row, written)] as const),
  );
  const context = { ...written, rows };
  return {
    ...context,
    pieces: [...context.units.values()].map((unit) => ({
      unit,
      type: typeOfUnit(unit),
      row: rowOf(unit, context),
      from: fieldOfUnit(unit, context.world),
      to: endOf(unit, context),
    })),
    enemies: sightedEnemies(context),
  };
}

/** True if the piece can hold and take ground: it fights, and is not under minimum size (WW-5.1-10). */
export function isForce({ unit, type }: Piece, { settings }: CheckContext): boolean {
  return isFighting(type) && unit.size >= minimumSizeOf(type, settings);
}

/** Whole minimum sizes of a piece, as sightings count them (WW-7.1-04). */
export function strengthOf({ unit, type }: Piece, { settings }: CheckContext): number {
  return Math.floor(unit.size / Math.max(minimumSizeOf(type, settings), 1));
}

const knownGrossfeld = (
  field: FieldAddress,
  { world, party }: CheckContext,
): KnownGrossfeld | undefined => world.knowledge[party]?.grossfelder[grossfeldOf(field)];

/** How much the realm knows of a field: 0 nothing, 1 terrain, 2 details (WW-7.1-01). */
export function levelKnown(field: FieldAddress, context: CheckContext): number {
  return knownGrossfeld(field, context)?.level[kleinfeldOf(field) - 1] ?? 0;
}

/** The terrain the realm believes a field to be; null = unknown. */
export function knownTerrain(field: FieldAddress, context: CheckContext): string | null {
  return knownGrossfeld(field, context)?.terrain[kleinfeldOf(field) - 1] ?? null;
}

/** Another party whose land the realm believes a field to be; null = nobody's, own or unknown. */
export function foreignOwner(field: FieldAddress, context: CheckContext): PartyKey | null {
  const owner = knownGrossfeld(field, context)?.owner[kleinfeldOf(field) - 1] ?? null;
  return owner === context.party ? null : owner;
}

/** The settlement of a field: an own one as it is, a foreign one as the realm knows it. */
export function knownSettlement(
  field: FieldAddress,
  context: CheckContext,
): KnownSettlement | undefined {
  const real = settlementAt(context.world.map, field);
  return real?.owner === context.party
    ? real
    : knownGrossfeld(field, context)?.settlements[kleinfeldOf(field) - 1];
}

/** How the realm stands to another party once its letter holds; undefined = it never said (WW-11.2-04). */
export function relationTo(other: PartyKey, context: CheckContext): Relation | undefined {
  return (
    declarationsOf(context.declarations, 'relation').find(({ party }) => party === other)
      ?.relation ?? context.world.parties[context.party]?.relations[other]
  );
}

/** True for parties the realm would fight (WW-6.2-21). */
export function isHostileTo(other: PartyKey, context: CheckContext): boolean {
  const relation = relationTo(other, context);
  return relation === undefined
    ? choiceOf(context.settings, 'dip.default_relation') === 'enemy'
    : relation === 'enemy';
}

/** True for the party itself and those it calls allies or at peace. */
export function isFriendly(other: PartyKey, context: CheckContext): boolean {
  return (
    other === context.party || ['alliance', 'peace'].includes(relationTo(other, context) ?? '')
  );
}

/** True if a field touches another one or is the same. */
export function isNear(a: FieldAddress, b: FieldAddress, { lattice }: CheckContext): boolean {
  return a === b || lattice.directionBetween(a, b) !== undefined;
}

/** The steps of a row that lead into a field. */
export function stepsInto(row: WabenRow | undefined): readonly (Step & { kind: 'field' })[] {
  return (row?.content.movement.steps ?? []).filter((step) => step.kind === 'field');
}

/** True for a row with KN or KA, whose unit attacks enemies it meets (WW-6.2-02). */
export function isAttacking(row: WabenRow | undefined): boolean {
  const code = row?.content.code;
  return code?.class === 'K' && (code.main === 'N' || code.main === 'A');
}

/** The name of a party, for sentences. */
export function nameOf(party: PartyKey, { world }: CheckContext): string {
  return world.parties[party]?.name ?? party;
}
