import type { ReactNode, RefObject } from 'react';
import {
  Dialog as AriaDialog,
  OverlayArrow,
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components';
import './popover.css';

export interface PopoverProps {
  /** Accessible name. */
  readonly label: string;
  readonly children: ReactNode;
  readonly placement?: AriaPopoverProps['placement'];
  /** Outside a `DialogTrigger`: what the arrow points at, and whether it is open. */
  readonly triggerRef?: RefObject<Element | null>;
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  /** The page behind stays usable (tour, derivations beside a table). */
  readonly isNonModal?: boolean;
  /** Stays open when something beside it is clicked; Esc still closes it. */
  readonly isPinned?: boolean;
}

/** A small sheet with an arrow to the thing it explains. Esc closes it, focus returns. */
export function Popover({
  label,
  children,
  placement = 'bottom',
  triggerRef,
  isOpen,
  onOpenChange,
  isPinned = false,
}: PopoverProps) {
  return (
    <AriaPopover
      className="ww-popover"
      placement={placement}
      offset={10}
      {...(triggerRef === undefined ? {} : { triggerRef })}
      {...(isOpen === undefined ? {} : { isOpen })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
      {...(isPinned ? { shouldCloseOnInteractOutside: () => false } : {})}
    >
      <OverlayArrow className="ww-popover-arrow">
        <svg width={16} height={9} viewBox="0 0 16 9" aria-hidden="true">
          <path d="M0 0L8 8L16 0" />
        </svg>
      </OverlayArrow>
      <AriaDialog className="ww-popover-body" aria-label={label}>
        {children}
      </AriaDialog>
    </AriaPopover>
  );
}
