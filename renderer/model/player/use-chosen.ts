import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import {
  createLattice,
  type DrawnOrder,
  edited,
  type KnownSnapshot,
  type OrderSubject,
} from '../../../engine';
import { type Drawing, drawingOf, groundOf, type Step, stepsOf } from './drawing';
import { wayTo } from './way';
import { knowsField, subjectsOf, type Writer } from './writer';

/** What is chosen on the board and in the list: a place, who is ordered there, his way and his code. */
interface Choice {
  readonly place: string | null;
  readonly subject: OrderSubject | null;
  readonly way: readonly string[];
  readonly code: string | null;
  /** The place chosen last if the way ends before it. */
  readonly beyond: string | null;
}

const NOTHING: Choice = { place: null, subject: null, way: [], code: null, beyond: null };

/** What a player has chosen to order, and how he chooses it. */
export interface Chosen extends Choice {
  readonly subjects: readonly OrderSubject[];
  /** Absent for subjects that are not drawn. */
  readonly drawing: Drawing | undefined;
  /** With which steps the drawn way could go on; they come a moment after the way, and until then they are late. */
  readonly steps: readonly Step[];
  readonly isLate: boolean;
  /** The letter with the drawn order in it; undefined where none is drawn. */
  readonly drawnInto: (text: string) => string | undefined;
  readonly choose: (subject: OrderSubject) => void;
  readonly chooseCell: (cell: string) => void;
  readonly chooseCode: (code: string) => void;
  /** Takes back the last step of the way. */
  readonly back: () => void;
}

/** Milliseconds after the last change of a letter at which the steps are read again. */
const REST = 300;

/** A letter as it was when it was last left alone for a moment. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** The order that is drawn, the same one whatever else stands in the letter. */
function useOrdered(drawing: Drawing | undefined): DrawnOrder | undefined {
  const { unit, way, code = '' } = drawing ?? {};
  const { party = '', name = '' } = unit ?? {};
  return useMemo(
    () => (way === undefined ? undefined : { party, name, path: way, code }),
    [party, name, way, code],
  );
}

/** Keeps what a player has chosen; `text` is his letter. */
export function useChosen(
  writer: Writer,
  { plots, topology }: Pick<KnownSnapshot, 'plots' | 'topology'>,
  text: string,
): Chosen {
  const [choice, setChoice] = useState(NOTHING);
  const lattice = useMemo(() => createLattice(plots, topology), [plots, topology]);
  const subjects = useMemo(() => subjectsOf(writer), [writer]);
  const drawing = useMemo(() => drawingOf(writer, text, choice), [writer, text, choice]);
  const ordered = useOrdered(drawing);
  const late = useDeferredValue(ordered);
  const rested = useRested(text);
  const steps = useMemo(
    () => (late === undefined ? [] : stepsOf(writer, lattice, rested, late)),
    [writer, lattice, rested, late],
  );
  const { subject, way } = choice;
  const choose = (one: OrderSubject): void =>
    setChoice({ ...NOTHING, place: one.place, subject: one, way: [one.place] });
  const chooseCell = (cell: string): void => {
    if (drawing !== undefined && (way.length > 1 || cell !== subject?.place)) {
      const found = wayTo(groundOf(writer, lattice, drawing), way, cell);
      setChoice({
        ...choice,
        place: cell,
        way: found.way,
        beyond: found.isThere ? null : cell,
      });
      return;
    }
    const there = subjects.filter((one) => one.place === cell);
    // A further press goes on to the next one who stands there.
    const next = there[(there.findIndex(({ key }) => key === subject?.key) + 1) % there.length];
    const isMeant = subject === null || writer.system.orders.drawn !== undefined;
    if (next !== undefined && isMeant) choose(next);
    else if (writer.system.board.kind !== 'grossfeld' || knowsField(writer, cell))
      setChoice({ ...choice, place: cell, beyond: null });
  };
  return {
    ...choice,
    subjects,
    drawing,
    steps: drawing === undefined ? [] : steps,
    isLate: late !== ordered,
    drawnInto: (letter) => {
      const edit = drawingOf(writer, letter, choice)?.reading.edit;
      return edit && edited(letter, edit);
    },
    choose,
    chooseCell,
    chooseCode: (code) => setChoice({ ...choice, code, beyond: null }),
    back: () => {
      const shorter = way.length > 1 ? way.slice(0, -1) : way;
      setChoice({ ...choice, place: shorter.at(-1) ?? choice.place, way: shorter, beyond: null });
    },
  };
}
