import type { ComponentType } from 'react';
import type { RuleSystem, World } from '../../../engine';
import { DecideStep } from '../../screens/decide/decide/DecideStep';
import { Archive } from '../../screens/decide/archive/Archive';
import { Close } from '../../screens/decide/close/Close';
import type { TurnStepId } from '../../model/turn/turn-view';
import { InboxStep } from '../../screens/orders/inbox/InboxStep';
import { TurnFrame } from '../../screens/orders/TurnFrame';
import { RunStep } from '../../screens/decide/run/RunStep';
import { stepsOf } from '../../screens/decide/table/model';
import { TableStep } from '../../screens/decide/table/TableStep';
import type { TurnModel } from '../../model/turn/use-turn-model';
import { WhatIf } from '../../screens/decide/whatif/WhatIf';

/** One station of the month: what the GM does there fills the room under the bar. */
export interface TurnStep {
  readonly id: TurnStepId;
  readonly Content: ComponentType<{ readonly model: TurnModel }>;
}

/** All stations in the order of the month. */
const TURN_STEPS: readonly TurnStep[] = [
  { id: 'inbox', Content: InboxStep },
  { id: 'orders', Content: TurnFrame },
  { id: 'run', Content: RunStep },
  { id: 'table', Content: TableStep },
  { id: 'decide', Content: DecideStep },
  { id: 'whatif', Content: WhatIf },
  { id: 'close', Content: Close },
  { id: 'archive', Content: Archive },
];

/** The stations of a game: a table where it declares the steps of one. */
export function turnStepsOf(system: RuleSystem<World>): readonly TurnStep[] {
  return TURN_STEPS.filter(({ id }) => id !== 'table' || stepsOf(system).length > 0);
}

/** The text key of a station's name. */
export function nameOfTurnStep(id: TurnStepId): string {
  return `openTurn:station.${id}`;
}
