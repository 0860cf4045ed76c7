import type { ComponentType } from 'react';
import { DecideStation } from '../decide/DecideStation';
import { Archive } from '../archive/Archive';
import { Close } from '../close/Close';
import { STATION_IDS, type StationId } from '../desk-store';
import { InboxStation } from '../inbox/InboxStation';
import { TurnDesk } from '../TurnDesk';
import { RunStation } from '../run/RunStation';
import type { DeskModel } from '../use-desk-model';
import { WhatIf } from '../whatif/WhatIf';

/** One station of the month: what the GM does there fills the room under the bar. */
export interface Station {
  readonly id: StationId;
  readonly Content: ComponentType<{ readonly model: DeskModel }>;
}

/** The stations in the order of the month. */
export const STATIONS: readonly Station[] = [
  { id: 'inbox', Content: InboxStation },
  { id: 'orders', Content: TurnDesk },
  { id: 'run', Content: RunStation },
  { id: 'decide', Content: DecideStation },
  { id: 'whatif', Content: WhatIf },
  { id: 'close', Content: Close },
  { id: 'archive', Content: Archive },
];

/** The key that leads to a station. */
export const keyOfStation = (id: StationId): string => String(STATION_IDS.indexOf(id) + 1);
