import { useCallback, useMemo } from 'react';
import { applyTurn, beyondBounds, bookingOf, isToReveal, type TurnEvent } from '../../../../engine';
import { useSession } from '../../../model/state/session';
import { bookTurn } from '../../../model/turn/commands';
import { NOTHING_CHOSEN, useTurnView } from '../../../model/turn/turn-view';
import { coverAt, stepsOf } from '../table/model';
import { useTable } from '../../../model/turn/table/table-store';
import type { TurnModel } from '../../../model/turn/use-turn-model';

/** Why a month cannot be closed now; null = it can. */
export type CloseObstacle =
  | 'readOnly'
  | 'variant'
  | 'running'
  | 'notRun'
  | 'stale'
  | 'money'
  | 'time'
  | null;

export interface Closing {
  readonly obstacle: CloseObstacle;
  /** What the sentence of the obstacle names. */
  readonly about: Readonly<Record<string, string>>;
  /** Cards that are still covered and can be laid open; what came after them is covered with them. */
  readonly covered: readonly TurnEvent[];
  /** Station at which they are laid open, and the way to it. */
  readonly revealed: 'table' | 'decide';
  readonly toRevealing: () => void;
  /** Books the month as one act, or asks before where something is covered; nothing while there is an obstacle. */
  readonly apply: () => void;
  /** Books it whatever is covered. */
  readonly applyAnyway: () => void;
  /** Leads to the page that says what it comes to; from there it books the month. */
  readonly goOn: () => void;
}

const obstacleOf = (
  { variant, proposed, month }: TurnModel,
  readOnly: boolean,
): Pick<Closing, 'obstacle' | 'about'> => {
  const only = (obstacle: CloseObstacle) => ({ obstacle, about: {} });
  if (readOnly) return only('readOnly');
  if (variant !== null) return only('variant');
  if (proposed.state.kind === 'running') return only('running');
  if (proposed.whole === null) return only('notRun');
  if (proposed.stale) return only('stale');
  const beyond = beyondBounds(month, proposed.whole);
  if (beyond?.kind !== 'money') return only(beyond?.kind ?? null);
  return {
    obstacle: 'money',
    about: { party: month.world.parties[beyond.party]?.name ?? beyond.party },
  };
};

/** The act that ends a month. */
export function useClose(model: TurnModel): Closing {
  const execute = useSession((session) => session.execute);
  const readOnly = useSession((session) => session.readOnly);
  const choose = useTurnView((desk) => desk.choose);
  const { obstacle, about } = obstacleOf(model, readOnly);
  const { month, system, proposed } = model;
  const { whole: proposal, isCovered } = proposed;
  const { rulings } = month;
  const covered = useMemo(
    () => proposal?.events.filter((event) => isToReveal(event, rulings)) ?? [],
    [proposal, rulings],
  );
  const applyAnyway = useCallback(() => {
    if (obstacle !== null || proposal === null) return;
    const now = new Date().toISOString();
    const book = bookTurn(month, proposal, (current, booked) =>
      applyTurn(current, booked, now, bookingOf(system, current, booked)),
    );
    choose({ ...NOTHING_CHOSEN, time: null, isAsked: false });
    void execute(book);
  }, [obstacle, proposal, month, system, choose, execute]);
  const apply = useCallback(() => {
    if (obstacle === null && isCovered) choose({ isAsked: true });
    else applyAnyway();
  }, [obstacle, isCovered, choose, applyAnyway]);
  const goOn = useCallback(() => {
    if (useTurnView.getState().turnStep === 'close') apply();
    else choose({ turnStep: 'close' });
  }, [apply, choose]);
  const revealed = stepsOf(system).length > 0 ? 'table' : 'decide';
  const toRevealing = useCallback(() => {
    useTable.getState().set({ step: coverAt(proposal, rulings, '').at });
    choose({ isAsked: false, turnStep: revealed });
  }, [proposal, rulings, revealed, choose]);
  return { obstacle, about, covered, revealed, toRevealing, apply, applyAnyway, goOn };
}
