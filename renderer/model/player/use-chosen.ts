import { useMemo, useState } from 'react';
import {
  createLattice,
  DIRECTIONS,
  type DrawnReading,
  type DrawnUnit,
  edited,
  type FieldAddress,
  type KnownSnapshot,
  type OrderSubject,
  readDrawn,
} from '../../../engine';
import { subjectsOf, unitCodes, unitsIn, wayTo, type Writer } from './writer';

/** What is chosen on the board and in the list: a place, who is ordered there, his way and his code. */
interface Choice {
  readonly place: string | null;
  readonly subject: OrderSubject | null;
  readonly way: readonly string[];
  readonly code: string | null;
}

const NOTHING: Choice = { place: null, subject: null, way: [], code: null };

/** An order that is being drawn. */
export interface Drawing {
  readonly unit: DrawnUnit;
  readonly code: string;
  readonly reading: DrawnReading;
}

/** What a player has chosen to order, and how he chooses it. */
export interface Chosen extends Choice {
  readonly subjects: readonly OrderSubject[];
  /** Absent for subjects that are not drawn. */
  readonly drawing: Drawing | undefined;
  /** The letter with the drawn order in it; undefined where none is drawn. */
  readonly drawnInto: (text: string) => string | undefined;
  readonly choose: (subject: OrderSubject) => void;
  readonly chooseCell: (cell: string) => void;
  readonly chooseCode: (code: string) => void;
  /** Takes back the last step of the way. */
  readonly back: () => void;
}

/** Lengthens ways over the map of a player, field by field or straight to a field. */
function useWay({
  plots,
  topology,
}: Pick<KnownSnapshot, 'plots' | 'topology'>): (
  way: readonly string[],
  to: string,
) => readonly string[] {
  return useMemo(() => {
    const lattice = createLattice(plots, topology);
    const cellOf = (field: string) => lattice.cellOf(field as FieldAddress);
    const ground = {
      neighbours: (field: string): readonly string[] =>
        DIRECTIONS.flatMap((one) => lattice.neighbourOf(field as FieldAddress, one) ?? []),
      distance: (from: string, to: string): number => {
        const [start, end] = [cellOf(from), cellOf(to)];
        return start === undefined || end === undefined ? Infinity : lattice.distance(start, end);
      },
    };
    return (way, to) => wayTo(ground, way, to);
  }, [plots, topology]);
}

const unitOf = (writer: Writer, subject: OrderSubject | null): DrawnUnit | undefined =>
  subject === null
    ? undefined
    : unitsIn(writer, subject.place).find(
        ({ name }) => subject.name.includes(name) || subject.key === name,
      );

function drawingOf(writer: Writer, text: string, { subject, way, code }: Choice) {
  const { system, world, settings } = writer;
  const unit = unitOf(writer, subject);
  if (unit === undefined || way.length === 0) return undefined;
  const codes = unitCodes(writer, unit);
  const used = codes.find((one) => one.code === code)?.code ?? codes[0]?.code ?? '';
  const order = { ...unit, path: way, code: used };
  const reading = readDrawn(system.orders, order, { text, world, settings });
  return reading === undefined ? undefined : { unit, code: used, reading };
}

/** Keeps what a player has chosen; `text` is his letter. */
export function useChosen(writer: Writer, snapshot: KnownSnapshot, text: string): Chosen {
  const [choice, setChoice] = useState(NOTHING);
  const lengthened = useWay(snapshot);
  const subjects = useMemo(() => subjectsOf(writer), [writer]);
  const drawing = useMemo(() => drawingOf(writer, text, choice), [writer, text, choice]);
  const { subject, way } = choice;
  const choose = (one: OrderSubject): void =>
    setChoice({ place: one.place, subject: one, way: [one.place], code: null });
  const chooseCell = (cell: string): void => {
    if (drawing !== undefined && cell !== subject?.place) {
      setChoice({ ...choice, place: cell, way: lengthened(way, cell) });
      return;
    }
    const there = subjects.filter((one) => one.place === cell);
    // A further press goes on to the next one who stands there.
    const next = there[(there.findIndex(({ key }) => key === subject?.key) + 1) % there.length];
    const isMeant = subject === null || writer.system.orders.drawn !== undefined;
    if (next !== undefined && isMeant) choose(next);
    else setChoice({ ...choice, place: cell });
  };
  return {
    ...choice,
    subjects,
    drawing,
    drawnInto: (letter) => {
      const edit = drawingOf(writer, letter, choice)?.reading.edit;
      return edit && edited(letter, edit);
    },
    choose,
    chooseCell,
    chooseCode: (code) => setChoice({ ...choice, code }),
    back: () => setChoice({ ...choice, way: way.length > 1 ? way.slice(0, -1) : way }),
  };
}
