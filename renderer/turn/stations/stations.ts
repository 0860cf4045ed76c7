import type { ComponentType } from 'react';
import { gameViews } from '../../games/registry';
import { ownKey } from '../../text/own-key';
import { DecideStation } from '../decide/DecideStation';
import { Archive } from '../archive/Archive';
import { Close } from '../close/Close';
import type { AnyStation } from '../desk-store';
import { InboxStation } from '../inbox/InboxStation';
import { TurnDesk } from '../TurnDesk';
import { RunStation } from '../run/RunStation';
import type { DeskModel } from '../use-desk-model';
import { WhatIf } from '../whatif/WhatIf';

/** One station of the month: what the GM does there fills the room under the bar. */
export interface Station {
  readonly id: AnyStation;
  readonly Content: ComponentType<{ readonly model: DeskModel }>;
}

/** The stations all games share, in the order of the month. */
const SHARED: readonly Station[] = [
  { id: 'inbox', Content: InboxStation },
  { id: 'orders', Content: TurnDesk },
  { id: 'run', Content: RunStation },
  { id: 'decide', Content: DecideStation },
  { id: 'whatif', Content: WhatIf },
  { id: 'close', Content: Close },
  { id: 'archive', Content: Archive },
];

/** The stations of a game: the shared ones, its own before those they name. */
export const stationsOf = (system: string): readonly Station[] => {
  const own = gameViews[system]?.stations ?? [];
  return SHARED.flatMap((station) => [
    ...own
      .filter(({ before }) => before === station.id)
      .map(({ id, Content }): Station => ({ id: `${system}.${id}`, Content })),
    station,
  ]);
};

/** The text key of a station's name. */
export const nameOfStation = (id: AnyStation): string =>
  ownKey('station', id, `desk:station.${id}`);
