import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import './dialog.css';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
  /** Buttons, the primary one last. */
  readonly footer?: ReactNode;
  /** `alertdialog` for questions that must be answered (deleting). */
  readonly role?: 'dialog' | 'alertdialog';
  readonly width?: 'narrow' | 'wide' | 'broad' | 'full';
}

/** A sheet over the page; Esc and a click beside it close it, focus returns. */
export function Dialog({
  title,
  isOpen,
  onOpenChange,
  children,
  footer,
  role = 'dialog',
  width = 'narrow',
}: DialogProps) {
  return (
    <ModalOverlay
      className="ww-veil"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={role === 'dialog'}
    >
      <Modal className="ww-modal" data-width={width}>
        <AriaDialog className="ww-dialog" role={role}>
          <Heading slot="title" className="ww-dialog-title">
            {title}
          </Heading>
          <div className="ww-dialog-body ww-stack ww-gap-12">{children}</div>
          {footer === undefined ? null : <div className="ww-dialog-footer">{footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
