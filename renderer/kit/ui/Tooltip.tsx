import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
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
export const Tooltip = ({ text, shortcut, placement = 'bottom', children }: TooltipProps) => (
  <TooltipTrigger delay={500} closeDelay={50}>
    {children}
    <AriaTooltip className="ww-tooltip" placement={placement} offset={6}>
      {text}
      {shortcut === undefined ? null : <KeyCap keys={shortcut} />}
    </AriaTooltip>
  </TooltipTrigger>
);
