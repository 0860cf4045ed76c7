import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { ScreenId } from '../model/state/view';
import type { IconName } from '../kit/ui';

/** A screen of the activity bar. Its code is loaded when it is first opened. */
export interface ScreenEntry {
  readonly id: ScreenId;
  readonly icon: IconName;
  readonly keys: string;
  readonly Content: LazyExoticComponent<ComponentType>;
}

/** The screens in the order of the activity bar; the last two stand at its foot. */
export const SCREENS: readonly ScreenEntry[] = [
  {
    id: 'map',
    icon: 'map',
    keys: 'Alt+1',
    Content: lazy(async () => ({ default: (await import('./BoardScreen')).BoardScreen })),
  },
  {
    id: 'records',
    icon: 'realms',
    keys: 'Alt+2',
    Content: lazy(async () => ({ default: (await import('../screens/records')).RecordsScreen })),
  },
  {
    id: 'turn',
    icon: 'turn',
    keys: 'Alt+3',
    Content: lazy(async () => ({ default: (await import('./turn/TurnScreen')).TurnScreen })),
  },
  {
    id: 'books',
    icon: 'ledger',
    keys: 'Alt+4',
    Content: lazy(async () => ({ default: (await import('../screens/books')).BooksScreen })),
  },
  {
    id: 'delivery',
    icon: 'dispatch',
    keys: 'Alt+5',
    Content: lazy(async () => ({
      default: (await import('./reports/DeliveryScreen')).DeliveryScreen,
    })),
  },
  {
    id: 'print',
    icon: 'print',
    keys: 'Alt+6',
    Content: lazy(async () => ({ default: (await import('../screens/print')).PrintScreen })),
  },
  {
    id: 'chronicle',
    icon: 'chronicle',
    keys: 'Alt+7',
    Content: lazy(async () => ({ default: (await import('./chronicle')).ChronicleScreen })),
  },
  {
    id: 'rules',
    icon: 'rules',
    keys: 'Alt+8',
    Content: lazy(async () => ({ default: (await import('../screens/rules')).RulesScreen })),
  },
  {
    id: 'help',
    icon: 'help',
    keys: 'F1',
    Content: lazy(async () => ({ default: (await import('../screens/help')).HelpScreen })),
  },
  {
    id: 'settings',
    icon: 'settings',
    keys: 'Alt+9',
    Content: lazy(async () => ({ default: (await import('../screens/settings')).SettingsScreen })),
  },
];
