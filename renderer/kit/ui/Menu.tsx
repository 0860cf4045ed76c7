import type { ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Icon } from './Icon';
import type { IconName } from './icons';
import { KeyCap } from './KeyCap';
import './popover.css';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly shortcut?: string;
  readonly isDisabled?: boolean;
  /** Deletes something. */
  readonly isDanger?: boolean;
  readonly onAction: () => void;
}

export interface MenuProps {
  /** The button that opens the menu: a `Button` or `IconButton`. */
  readonly trigger: ReactNode;
  /** Spoken name of the menu. */
  readonly label: string;
  readonly entries: readonly MenuEntry[];
}

/** A menu of acts behind a button. */
export function Menu({ trigger, label, entries }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className="ww-menu-popover" placement="bottom end">
        <AriaMenu className="ww-menu" aria-label={label}>
          {entries.map((entry) => (
            <MenuItem
              key={entry.id}
              id={entry.id}
              className="ww-menu-item"
              textValue={entry.label}
              isDisabled={entry.isDisabled ?? false}
              onAction={entry.onAction}
              {...(entry.isDanger === true ? { 'data-danger': true } : {})}
            >
              {entry.icon === undefined ? null : <Icon name={entry.icon} size={17} />}
              <span>{entry.label}</span>
              {entry.shortcut === undefined ? null : <KeyCap keys={entry.shortcut} />}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
