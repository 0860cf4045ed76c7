import { useTranslation } from 'react-i18next';
import type { ButtonProps } from './Button';
import { FieldForm, type FieldFormProps, type FormField } from './FieldForm';

type Shared = 'title' | 'children' | 'isFaulty' | 'isDisabled' | 'isBlocked' | 'className';

export interface ReasonFormProps extends Pick<
  FieldFormProps<Record<string, FormField>>,
  Shared | 'look' | 'onCancel'
> {
  /** Texts of the reason where they are not those of every manual decision. */
  readonly reason?: { readonly label: string; readonly hint?: string; readonly missing?: string };
  /** The initial reason. */
  readonly usual?: string;
  /** The focus starts in the reason. */
  readonly isFocused?: boolean;
  /** The submit button; absent = the one of every manual decision. */
  readonly act?: Pick<ButtonProps, 'variant' | 'icon'> & { readonly label: string };
  /** Why the command is refused with this reason, as a sentence; nothing = it can be carried out. */
  readonly check?: (reason: string) => string | undefined;
  /** Called with the reason without spaces around it, never with an empty one. */
  readonly onSubmit: (reason: string) => void;
}

/** A form with a reason: fields, the reason without which nothing is valid (WW-0.1-05), and the submit button. */
export function ReasonForm({
  reason: words,
  usual = '',
  isFocused = false,
  act,
  look = 'ruled',
  check = () => undefined,
  onSubmit,
  ...form
}: ReasonFormProps) {
  const { t } = useTranslation();
  const hint = words === undefined ? t('explain:ruling.reasonHint') : words.hint;
  const missing = words?.missing ?? t('explain:ruling.reasonMissing');
  return (
    <FieldForm
      {...form}
      look={look}
      act={act ?? { label: t('explain:ruling.submit'), variant: 'hand', icon: 'pencil' }}
      fields={{
        reason: {
          kind: 'text',
          label: words?.label ?? t('explain:ruling.reason'),
          initial: usual,
          autoFocus: isFocused,
          check: (reason) => (reason === '' ? missing : check(reason)),
          ...(hint === undefined ? {} : { hint }),
        },
      }}
      onSubmit={({ reason }) => {
        onSubmit(reason);
      }}
    />
  );
}
