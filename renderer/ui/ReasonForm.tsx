import { type FocusEvent, type ReactNode, type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from './Button';
import { TextField } from './TextField';
import './reason-form.css';

export interface ReasonFormProps {
  /** Name of the form. */
  readonly title: string;
  /** The fields before the reason; a function is told whether the GM has tried to submit, so that faults wait until then. */
  readonly children?: ReactNode | ((tried: boolean) => ReactNode);
  /** Words of the reason where they are not those of every decision by hand. */
  readonly reason?: { readonly label: string; readonly hint?: string; readonly missing?: string };
  /** The reason that stands there already. */
  readonly usual?: string;
  /** The button that acts; absent = the one of every decision by hand. */
  readonly act?: Pick<ButtonProps, 'variant' | 'icon'> & { readonly label: string };
  /** Something before the reason is wrong, and is said there: nothing is submitted. */
  readonly isFaulty?: boolean;
  /** Nothing may be typed. */
  readonly isDisabled?: boolean;
  /** The act is not possible now, though the reason may be written. */
  readonly isBlocked?: boolean;
  /** Below a line, in a box by hand, plain, or in two columns with the button beside the reason. */
  readonly look?: 'ruled' | 'hand' | 'plain' | 'columns';
  /** Called with the reason without spaces around it, never with an empty one. */
  readonly onSubmit: (reason: string) => void;
  readonly onCancel?: () => void;
}

/** What is typed replaces what stands in a field. */
const selectText = ({ target }: FocusEvent): void => {
  if (target instanceof HTMLInputElement) target.select();
};

/** Acts with a reason: fields, the reason without which nothing holds (WW-0.1-05), and the button that acts. */
export function ReasonForm({
  title,
  children,
  reason: words,
  usual = '',
  act,
  isFaulty = false,
  isDisabled = false,
  isBlocked = false,
  look = 'ruled',
  onSubmit,
  onCancel,
}: ReasonFormProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState(usual);
  const [tried, setTried] = useState(false);
  const isMissing = reason.trim() === '';
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setTried(isMissing || isFaulty);
    if (isMissing || isFaulty || isBlocked || isDisabled) return;
    onSubmit(reason.trim());
    setReason(usual);
  };
  const { label: acting, ...button } = act ?? {
    label: t('explain:ruling.submit'),
    variant: 'hand',
    icon: 'pencil',
  };
  const hint = words === undefined ? t('explain:ruling.reasonHint') : words.hint;
  const missing = words?.missing ?? t('explain:ruling.reasonMissing');
  return (
    <form
      className="ww-reason-form"
      data-look={look}
      aria-label={title}
      onSubmit={submit}
      onFocus={selectText}
    >
      {typeof children === 'function' ? children(tried) : children}
      <div className="ww-reason-end">
        <TextField
          label={words?.label ?? t('explain:ruling.reason')}
          value={reason}
          onChange={setReason}
          isDisabled={isDisabled}
          error={tried && isMissing ? missing : undefined}
          {...(hint === undefined ? {} : { hint })}
        />
        <div className="ww-reason-acts">
          <Button {...button} type="submit" isDisabled={isDisabled || isBlocked}>
            {acting}
          </Button>
          {onCancel === undefined ? null : (
            <Button variant="text" onPress={onCancel}>
              {t('explain:ruling.cancel')}
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}
