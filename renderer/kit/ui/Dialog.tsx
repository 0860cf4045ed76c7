import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from './Button';
import './dialog.css';

/** What a dialog is for, as a button. */
type Act = Pick<ButtonProps, 'icon' | 'isDisabled' | 'onPress'> & { readonly label: string };

const ActButtons = ({ label, onCancel, ...act }: Act & { readonly onCancel: () => void }) => {
  const { t } = useTranslation();
  return (
    <>
      <Button onPress={onCancel}>{t('app:common.cancel')}</Button>
      <Button variant="filled" {...act}>
        {label}
      </Button>
    </>
  );
};

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
  /** Buttons, the primary one last. */
  readonly footer?: ReactNode;
  /** The last button, behind the footer and one that cancels. */
  readonly act?: Act;
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
  act,
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
          {footer === undefined && act === undefined ? null : (
            <div className="ww-dialog-footer">
              {footer}
              {act && <ActButtons {...act} onCancel={() => onOpenChange(false)} />}
            </div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
