import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { Room } from '../model/state/desk';
import type { IconName } from '../kit/ui';

/** A room of the activity bar. Its code is loaded when it is first entered. */
export interface RoomEntry {
  readonly id: Room;
  readonly icon: IconName;
  readonly keys: string;
  readonly Content: LazyExoticComponent<ComponentType>;
}

/** The rooms in the order of the activity bar; the last two stand at its foot. */
export const ROOMS: readonly RoomEntry[] = [
  {
    id: 'map',
    icon: 'map',
    keys: 'Alt+1',
    Content: lazy(async () => ({ default: (await import('./BoardRoom')).BoardRoom })),
  },
  {
    id: 'cast',
    icon: 'realms',
    keys: 'Alt+2',
    Content: lazy(async () => ({ default: (await import('../screens/records')).CastRoom })),
  },
  {
    id: 'turn',
    icon: 'turn',
    keys: 'Alt+3',
    Content: lazy(async () => ({ default: (await import('./turn/TurnRoom')).TurnRoom })),
  },
  {
    id: 'books',
    icon: 'ledger',
    keys: 'Alt+4',
    Content: lazy(async () => ({ default: (await import('../screens/books')).BooksRoom })),
  },
  {
    id: 'dispatch',
    icon: 'dispatch',
    keys: 'Alt+5',
    Content: lazy(async () => ({ default: (await import('./reports/DispatchRoom')).DispatchRoom })),
  },
  {
    id: 'print',
    icon: 'print',
    keys: 'Alt+6',
    Content: lazy(async () => ({ default: (await import('../screens/print')).PrintRoom })),
  },
  {
    id: 'chronicle',
    icon: 'chronicle',
    keys: 'Alt+7',
    Content: lazy(async () => ({ default: (await import('./chronicle')).ChronicleRoom })),
  },
  {
    id: 'rules',
    icon: 'rules',
    keys: 'Alt+8',
    Content: lazy(async () => ({ default: (await import('../screens/rules')).RulesRoom })),
  },
  {
    id: 'help',
    icon: 'help',
    keys: 'F1',
    Content: lazy(async () => ({ default: (await import('../screens/help')).HelpRoom })),
  },
  {
    id: 'settings',
    icon: 'settings',
    keys: 'Alt+9',
    Content: lazy(async () => ({ default: (await import('../screens/settings')).SettingsRoom })),
  },
];
