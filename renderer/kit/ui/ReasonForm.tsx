import { useTranslation } from 'react-i18next';
import type { ButtonProps } from './Button';
import { FieldForm, type FieldFormProps, type FormField } from './FieldForm';

type Shared = 'title' | 'children' | 'isFaulty' | 'isDisabled' | 'isBlocked' | 'className';

export interface ReasonFormProps extends Pick<
  FieldFormProps<Record<string, FormField>>,
  Shared | 'look' | 'onCancel'
> {
  /** Words of the reason where they are not those of every decision by hand. */
  readonly reason?: { readonly label: string; readonly hint?: string; readonly missing?: string };
  /** The reason that stands there already. */
  readonly usual?: string;
  /** One begins with the reason. */
  readonly isFocused?: boolean;
  /** The button that acts; absent = the one of every decision by hand. */
  readonly act?: Pick<ButtonProps, 'variant' | 'icon'> & { readonly label: string };
  /** Why the act cannot be done with this reason, as a sentence; nothing = it can. */
  readonly check?: (reason: string) => string | undefined;
  /** Called with the reason without spaces around it, never with an empty one. */
  readonly onSubmit: (reason: string) => void;
}

/** Acts with a reason: fields, the reason without which nothing holds (WW-0.1-05), and the button that acts. */
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
