import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { Icon } from './Icon';
import type { IconName } from './icons';
import { KeyCap } from './KeyCap';
import './button.css';

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'isPending'> {
  /** One filled button per screen; outline for the rest; text for minor ones; hand for the GM's own changes. */
  readonly variant?: 'filled' | 'outline' | 'text' | 'hand' | 'danger';
  readonly size?: 'normal' | 'large';
  readonly icon?: IconName;
  /** Key combination shown as a cap, such as `Mod+K`. It does not bind the key. */
  readonly shortcut?: string;
  /** Already busy: a press does nothing, and unlike a disabled button it keeps the focus. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** A button with text, and the key that does the same. */
export function Button({
  variant = 'outline',
  size = 'normal',
  icon,
  shortcut,
  isBusy = false,
  children,
  ...rest
}: ButtonProps) {
  return (
    <AriaButton
      {...rest}
      isPending={isBusy}
      className="ww-button"
      data-variant={variant}
      data-size={size}
      data-busy={isBusy || undefined}
    >
      {icon === undefined ? null : <Icon name={icon} size={18} />}
      {children}
      {shortcut === undefined ? null : <KeyCap keys={shortcut} />}
    </AriaButton>
  );
}
