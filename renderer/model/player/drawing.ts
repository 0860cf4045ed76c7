import {
  DIRECTIONS,
  type DrawnOrder,
  type DrawnReading,
  type DrawnUnit,
  type FieldAddress,
  type Finding,
  type Lattice,
  type NextStep,
  nextSteps,
  type OrderSubject,
  readDrawn,
} from '../../../engine';
import type { Ground } from './way';
import { isUnknowable, knowsField, type Writer } from './writer';

/** An order that is being drawn. */
export interface Drawing {
  readonly unit: DrawnUnit;
  readonly way: readonly string[];
  readonly code: string;
  readonly reading: DrawnReading;
  /** Fields of the way he knows nothing of: only the turn shows what becomes of it. */
  readonly unknown: readonly string[];
}

/** How far a drawn way goes for certain: before the first field nobody knows, as far as it can be made. */
export function certainSteps({ way, unknown, reading: { figures } }: Drawing): number {
  const known = way.findIndex((field) => unknown.includes(field)) - 1;
  const made = figures?.steps ?? way.length;
  return unknown.length === 0 ? made : Math.min(made, Math.max(0, known));
}

/** A step with which a drawn order could go on. */
export interface Step extends NextStep {
  /** False where he does not know what lies there. */
  readonly isKnown: boolean;
}

/** His units in a field that can be ordered by drawing their way. */
export function unitsIn({ system, world, party }: Writer, field: string): readonly DrawnUnit[] {
  return (system.orders.drawn?.units(world, field) ?? []).filter((unit) => unit.party === party);
}

/** What a unit can be ordered on its way, the usual first. */
export function unitCodes({ system, world, settings }: Writer, unit: DrawnUnit) {
  return system.orders.drawn?.codes(world, unit, settings) ?? [];
}

const unitOf = (writer: Writer, subject: OrderSubject | null): DrawnUnit | undefined =>
  subject === null
    ? undefined
    : unitsIn(writer, subject.place).find(
        ({ name }) => subject.name.includes(name) || subject.key === name,
      );

/** The order a way comes to in a letter; undefined for subjects that are not drawn. */
export function drawingOf(
  writer: Writer,
  text: string,
  {
    subject,
    way,
    code,
  }: {
    readonly subject: OrderSubject | null;
    readonly way: readonly string[];
    readonly code: string | null;
  },
): Drawing | undefined {
  const { system, world, settings } = writer;
  const unit = unitOf(writer, subject);
  if (unit === undefined || way.length === 0) return undefined;
  const codes = unitCodes(writer, unit);
  const used = codes.find((one) => one.code === code)?.code ?? codes[0]?.code ?? '';
  const order = { ...unit, path: way, code: used };
  const reading = readDrawn(system.orders, order, { text, world, settings });
  if (reading === undefined) return undefined;
  return {
    unit,
    way,
    code: used,
    reading: { ...reading, objections: knowable(writer, reading.objections) },
    unknown: way.filter((field) => !knowsField(writer, field)),
  };
}

const knowable = (writer: Writer, findings: readonly Finding[]): readonly Finding[] => {
  const cannotKnow = isUnknowable(writer);
  return findings.filter((finding) => !cannotKnow(finding));
};

/** The steps with which a drawn order could go on, as far as its writer can know them, clockwise. */
export function stepsOf(
  writer: Writer,
  lattice: Lattice,
  text: string,
  order: DrawnOrder,
): readonly Step[] {
  const { system, world, settings } = writer;
  const steps = nextSteps(system.orders, order, { text, world, settings }, lattice);
  return steps.map((step) => ({
    ...step,
    isKnown: knowsField(writer, step.field),
    objections: knowable(writer, step.objections),
  }));
}

/** The map of a player for ways of a unit, of one turn or several, as if his letter had no other order. */
export function groundOf(
  writer: Writer,
  lattice: Lattice,
  { unit, code }: Pick<Drawing, 'unit' | 'code'>,
): Ground {
  const { system, world, settings } = writer;
  const cellOf = (field: string) => lattice.cellOf(field as FieldAddress);
  return {
    neighbours: (field) =>
      DIRECTIONS.flatMap((one) => lattice.neighbourOf(field as FieldAddress, one) ?? []),
    distance: (from, to) => {
      const [start, end] = [cellOf(from), cellOf(to)];
      return start === undefined || end === undefined ? Infinity : lattice.distance(start, end);
    },
    isKnown: (field) => knowsField(writer, field),
    costOf: (path) => {
      const letter = { text: '', world, settings };
      const reading = readDrawn(system.orders, { ...unit, path, code }, letter);
      if (reading?.figures === undefined) return undefined;
      const { steps, cost } = reading.figures.lawful;
      return steps < path.length - 1 ? undefined : cost;
    },
  };
}
