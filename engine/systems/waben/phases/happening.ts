import { fraction, type TurnEvent } from '../../../kernel';
import type { TurnRun } from './run';

/** An event before the march, at the very start of the turn. */
export const atStart = (event: Omit<TurnEvent, 'time'>): TurnEvent => ({
  ...event,
  time: fraction(0),
});

/** An event after the march, at the end of the turn's last moon. */
export const atEnd = (run: TurnRun, event: Omit<TurnEvent, 'time'>): TurnEvent => ({
  ...event,
  time: fraction(run.input.world.clock.moonsPerTurn),
});
