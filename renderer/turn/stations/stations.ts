import type { ComponentType } from 'react';
import type { RuleSystem, World } from '../../../engine';
import { DecideStation } from '../decide/DecideStation';
import { Archive } from '../archive/Archive';
import { Close } from '../close/Close';
import type { StationId } from '../desk-store';
import { InboxStation } from '../inbox/InboxStation';
import { TurnDesk } from '../TurnDesk';
import { RunStation } from '../run/RunStation';
import { stepsOf } from '../table/model';
import { TableStation } from '../table/TableStation';
import type { DeskModel } from '../use-desk-model';
import { WhatIf } from '../whatif/WhatIf';

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
