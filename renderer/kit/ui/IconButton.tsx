import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
  Tooltip as AriaTooltip,
  TooltipTrigger,
} from 'react-aria-components';
import { Icon } from './Icon';
import type { IconName } from './icons';
import './button.css';
import type { ReactNode } from 'react';
import { KeyCap } from './KeyCap';
import './tooltip.css';

export interface TooltipProps {
  readonly text: string;
  readonly shortcut?: string;
  readonly placement?: 'top' | 'bottom' | 'left' | 'right';
  /** The control the words belong to; it must be focusable. */
  readonly children: ReactNode;
}

/** Words and key of a control, shown on hover and on keyboard focus. */
export function Tooltip({ text, shortcut, placement = 'bottom', children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={50}>
      {children}
      <AriaTooltip className="ww-tooltip" placement={placement} offset={6}>
        {text}
        {shortcut === undefined ? null : <KeyCap keys={shortcut} />}
      </AriaTooltip>
    </TooltipTrigger>
  );
}

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
export function IconButton({
  icon,
  label,
  shortcut,
  placement = 'bottom',
  size = 'normal',
  isOn,
  ...rest
}: IconButtonProps) {
  return (
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
}
