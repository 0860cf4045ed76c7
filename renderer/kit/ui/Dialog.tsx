import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
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

/**
 * Where the focused button is disabled or goes while something is made, focus falls to the page behind, where no key
 * reaches the dialog: the next key brings it back, and Esc closes the dialog as ever.
 */
const FocusKept = ({
  dialog,
  onEscape,
}: {
  readonly dialog: RefObject<HTMLElement | null>;
  readonly onEscape: () => void;
}) => {
  useEffect(() => {
    const bringBack = ({ target, key }: KeyboardEvent): void => {
      const own = dialog.current;
      if (target !== document.body || own === null || own.closest('[inert]') !== null) return;
      own.focus();
      if (key === 'Escape') onEscape();
    };
    document.addEventListener('keydown', bringBack, true);
    return () => document.removeEventListener('keydown', bringBack, true);
  }, [dialog, onEscape]);
  return null;
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
  const dialog = useRef<HTMLElement>(null);
  const close = (): void => onOpenChange(false);
  return (
    <ModalOverlay
      className="ww-veil"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={role === 'dialog'}
    >
      <Modal className="ww-modal" data-width={width}>
        <AriaDialog ref={dialog} className="ww-dialog" role={role}>
          <FocusKept dialog={dialog} onEscape={close} />
          <Heading slot="title" className="ww-dialog-title">
            {title}
          </Heading>
          <div className="ww-dialog-body ww-stack ww-gap-12">{children}</div>
          {footer === undefined && act === undefined ? null : (
            <div className="ww-dialog-footer">
              {footer}
              {act && <ActButtons {...act} onCancel={close} />}
            </div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
