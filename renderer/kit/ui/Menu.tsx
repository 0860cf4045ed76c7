import { type ReactNode, useRef } from 'react';
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
  /** Accessible name of the menu. */
  readonly label: string;
  readonly entries: readonly MenuEntry[];
}

const Entries = ({
  label,
  entries,
  onClose,
}: Pick<MenuProps, 'label' | 'entries'> & { readonly onClose?: () => void }) => (
  <AriaMenu
    className="ww-menu"
    aria-label={label}
    {...(onClose === undefined ? {} : { onClose, autoFocus: 'first' })}
  >
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
);

/** A menu of commands behind a button. */
export function Menu({ trigger, label, entries }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className="ww-menu-popover" placement="bottom end">
        <Entries label={label} entries={entries} />
      </Popover>
    </MenuTrigger>
  );
}

/** A menu of commands at a point of the window, in pixels: for the right button and the menu key. */
export function PointMenu({
  x,
  y,
  onClose,
  ...menu
}: Pick<MenuProps, 'label' | 'entries'> & {
  readonly x: number;
  readonly y: number;
  readonly onClose: () => void;
}) {
  const spot = useRef<HTMLSpanElement>(null);
  return (
    <>
      <span ref={spot} style={{ position: 'fixed', left: x, top: y }} />
      <Popover
        className="ww-menu-popover"
        placement="bottom start"
        triggerRef={spot}
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
      >
        <Entries {...menu} onClose={onClose} />
      </Popover>
    </>
  );
}
