import type { ComponentType } from 'react';
import type { RuleSystem, World } from '../../../engine';
import { DecideStation } from '../../screens/decide/decide/DecideStation';
import { Archive } from '../../screens/decide/archive/Archive';
import { Close } from '../../screens/decide/close/Close';
import type { StationId } from '../../model/turn/desk-store';
import { InboxStation } from '../../screens/orders/inbox/InboxStation';
import { TurnDesk } from '../../screens/orders/TurnDesk';
import { RunStation } from '../../screens/decide/run/RunStation';
import { stepsOf } from '../../screens/decide/table/model';
import { TableStation } from '../../screens/decide/table/TableStation';
import type { DeskModel } from '../../model/turn/use-desk-model';
import { WhatIf } from '../../screens/decide/whatif/WhatIf';

/** One station of the month: what the GM does there fills the room under the bar. */
export interface Station {
  readonly id: StationId;
  readonly Content: ComponentType<{ readonly model: DeskModel }>;
}

/** All stations in the order of the month. */
const STATIONS: readonly Station[] = [
  { id: 'inbox', Content: InboxStation },
  { id: 'orders', Content: TurnDesk },
  { id: 'run', Content: RunStation },
  { id: 'table', Content: TableStation },
  { id: 'decide', Content: DecideStation },
  { id: 'whatif', Content: WhatIf },
  { id: 'close', Content: Close },
  { id: 'archive', Content: Archive },
];

/** The stations of a game: a table where it declares the steps of one. */
export const stationsOf = (system: RuleSystem<World>): readonly Station[] =>
  STATIONS.filter(({ id }) => id !== 'table' || stepsOf(system).length > 0);

/** The text key of a station's name. */
export const nameOfStation = (id: StationId): string => `desk:station.${id}`;
