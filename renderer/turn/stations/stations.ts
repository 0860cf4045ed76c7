import type { ComponentType } from 'react';
import { STATION_IDS, type StationId } from '../desk-store';
import { TurnDesk } from '../TurnDesk';
import type { DeskModel } from '../use-desk-model';
import { WhatIf } from '../whatif/WhatIf';

/** One station of the month: what the GM does there fills the room under the bar. */
export interface Station {
  readonly id: StationId;
  readonly Content: ComponentType<{ readonly model: DeskModel }>;
}

/** The stations in the order of the month. */
export const STATIONS: readonly Station[] = [
  { id: 'orders', Content: TurnDesk },
  { id: 'whatif', Content: WhatIf },
];

/** The key that leads to a station. */
export const keyOfStation = (id: StationId): string => String(STATION_IDS.indexOf(id) + 1);
