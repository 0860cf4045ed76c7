import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { Icon } from './Icon';
import type { IconName } from './icons';
import { Tooltip, type TooltipProps } from './Tooltip';
import './button.css';

export interface IconButtonProps extends Omit<
  AriaButtonProps,
  'children' | 'className' | 'aria-label' | 'aria-pressed'
> {
  readonly icon: IconName;
  /** Spoken name and tooltip. */
  readonly label: string;
  readonly shortcut?: string;
  readonly placement?: TooltipProps['placement'];
  /** `tool` fills its cell, as in a tool palette. */
  readonly size?: 'normal' | 'tool';
  /** A switch that is on; absent = an ordinary button. */
  readonly isOn?: boolean;
}

/** A button of one icon; its words and key stand in the tooltip. */
export const IconButton = ({
  icon,
  label,
  shortcut,
  placement = 'bottom',
  size = 'normal',
  isOn,
  ...rest
}: IconButtonProps) => (
  <Tooltip text={label} placement={placement} {...(shortcut === undefined ? {} : { shortcut })}>
    <AriaButton
      {...rest}
      className="ww-icon-button"
      aria-label={label}
      data-size={size}
      {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
      {...(isOn === true ? { 'data-on': true } : {})}
    >
      <Icon name={icon} size={19} />
    </AriaButton>
  </Tooltip>
);
