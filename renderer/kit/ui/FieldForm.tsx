import { type FocusEvent, type ReactNode, type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from './Button';
import './field-form.css';
import { NumberField, type NumberFieldProps } from './NumberField';
import { RadioList, type RadioOption } from './RadioList';
import { Select, type SelectOption } from './Select';
import { TextField, type TextFieldProps } from './TextField';

interface TextSpec extends Pick<
  TextFieldProps,
  'isLabelHidden' | 'hint' | 'placeholder' | 'maxLength' | 'rows' | 'inputMode' | 'autoFocus'
> {
  readonly kind: 'text';
  readonly label: string;
  readonly initial?: string;
  /** The cursor starts behind the present text; else typing replaces it. */
  readonly isContinued?: boolean;
  /** The form cannot be submitted while it is empty. */
  readonly isRequired?: boolean;
  /** The error of a value without spaces around it, as a sentence. */
  readonly check?: (value: string) => string | undefined;
}

interface NumberSpec extends Pick<
  NumberFieldProps,
  'hint' | 'minValue' | 'maxValue' | 'step' | 'formatOptions' | 'autoFocus'
> {
  readonly kind: 'number';
  readonly label: string;
  /** Absent = the field is empty. */
  readonly initial?: number;
  /** What is wrong with a figure; an empty field is no number. */
  readonly check?: (value: number) => string | undefined;
}

interface ChoiceSpec {
  readonly kind: 'choice';
  readonly label: string;
  readonly options: readonly SelectOption<string>[];
  /** Absent = the first option. */
  readonly initial?: string;
}

interface OptionsSpec {
  readonly kind: 'options';
  readonly label: string;
  readonly options: readonly RadioOption[];
  readonly initial: string;
}

/** A field of a form: a line or area of text, a number, one choice of a list, one of a few options in sight. */
export type FormField = TextSpec | NumberSpec | ChoiceSpec | OptionsSpec;

/** What stands in each field; texts without spaces around them. */
export type FormValues<Fields> = {
  readonly [Id in keyof Fields]: Fields[Id] extends { readonly kind: 'number' } ? number : string;
};

export interface FieldFormProps<Fields extends Readonly<Record<string, FormField>>> {
  /** Name of the form. */
  readonly title: string;
  readonly fields: Fields;
  /** Content before the fields; a function receives whether the GM has tried to submit, so that errors wait until then. */
  readonly children?: ReactNode | ((tried: boolean) => ReactNode);
  /** The submit button, what stands beside it, and the one that cancels; null = Esc alone cancels. */
  readonly act: Pick<ButtonProps, 'variant' | 'icon' | 'shortcut'> & { readonly label: string };
  readonly beside?: ReactNode;
  readonly cancel?: Pick<ButtonProps, 'shortcut'> | null;
  /** Something before the fields is invalid and shows its own error: nothing is submitted. */
  readonly isFaulty?: boolean;
  /** Nothing may be typed. */
  readonly isDisabled?: boolean;
  /** Submitting is not possible now, though one may write. */
  readonly isBlocked?: boolean;
  /** There is nothing to submit until something was changed; an invalid change is reported at once. */
  readonly needsChange?: boolean;
  /**
   * Below a line, in a box of the GM's changes, plain, in two columns, the last field in a line with its button, all in
   * one row, or as a dialog.
   */
  readonly look?: 'ruled' | 'hand' | 'plain' | 'columns' | 'line' | 'row' | 'dialog';
  readonly className?: string;
  /** Attributes by which others find the form. */
  readonly mark?: Readonly<Record<`data-${string}`, boolean | string>>;
  readonly onChange?: (values: FormValues<Fields>) => void;
  /** Called with valid values; answers with the field that is refused all the same, and why. */
  readonly onSubmit: (
    values: FormValues<Fields>,
  ) => { readonly field: keyof Fields; readonly sentence: string } | undefined;
  /** Cancels, by Esc too. */
  readonly onCancel?: () => void;
}

type Entries = Readonly<Record<string, string | number>>;

/** Of what was entered, what was chosen out of a list. */
const chosenIn = (fields: Readonly<Record<string, FormField>>, entries: Entries): Entries =>
  Object.fromEntries(
    Object.entries(entries).filter(([id]) =>
      ['choice', 'options'].includes(fields[id]?.kind ?? ''),
    ),
  );

const initialOf = (field: FormField): string | number => {
  if (field.kind === 'number') return field.initial ?? Number.NaN;
  return field.initial ?? (field.kind === 'choice' ? (field.options[0]?.id ?? '') : '');
};

/** What was entered, as long as it can be chosen at all. */
const valueOf = (field: FormField, entered: string | number | undefined): string | number => {
  const value = entered ?? initialOf(field);
  if (field.kind !== 'choice') return value;
  return field.options.some(({ id }) => id === value) ? value : (field.options[0]?.id ?? '');
};

const problemOf = (field: FormField, value: string | number): string | undefined => {
  if (field.kind === 'text') return field.check?.(String(value).trim());
  return field.kind === 'number' ? field.check?.(Number(value)) : undefined;
};

const Field = ({
  field,
  value,
  error,
  isDisabled,
  onChange,
}: {
  readonly field: FormField;
  readonly value: string | number;
  readonly error: string | undefined;
  readonly isDisabled: boolean;
  readonly onChange: (value: string | number) => void;
}) => {
  switch (field.kind) {
    case 'text': {
      const { kind, initial, isContinued, isRequired, check, ...rest } = field;
      return <TextField {...rest} {...{ isDisabled, error, onChange }} value={String(value)} />;
    }
    case 'number': {
      const { kind, initial, check, ...rest } = field;
      return <NumberField {...rest} {...{ isDisabled, error, onChange }} value={Number(value)} />;
    }
    case 'choice':
      return <Select {...field} {...{ isDisabled, onChange }} value={String(value)} />;
    case 'options':
      return <RadioList {...field} {...{ isDisabled, onChange }} value={String(value)} />;
  }
};

/** Typing replaces the present text of a field, unless the cursor starts behind it. */
const selectText = ({ target }: FocusEvent): void => {
  if (target instanceof HTMLInputElement && target.closest('[data-continued]') === null)
    target.select();
};

/**
 * A form described by its fields. Enter submits and Esc cancels; errors are shown once the GM tried, and the first
 * invalid field gets the focus. Submitted values are reset.
 */
export function FieldForm<Fields extends Readonly<Record<string, FormField>>>({
  title,
  fields,
  children,
  act,
  beside,
  cancel = {},
  isFaulty = false,
  isDisabled = false,
  isBlocked = false,
  needsChange = false,
  look = 'plain',
  className = '',
  mark,
  onChange,
  onSubmit,
  onCancel,
}: FieldFormProps<Fields>) {
  const { t } = useTranslation();
  const [entries, setEntries] = useState<Entries>({});
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<{
    readonly field: keyof Fields;
    readonly sentence: string;
  }>();
  const shown = Object.entries<FormField>(fields).map(([id, field]) => {
    const value = valueOf(field, entries[id]);
    const problem =
      problemOf(field, value) ?? (refused?.field === id ? refused.sentence : undefined);
    return { id, field, value, problem };
  });
  const isChanged = ({ field, value }: Pick<(typeof shown)[number], 'field' | 'value'>): boolean =>
    String(value).trim() !== String(initialOf(field)).trim();
  const isOpen =
    shown.some(
      ({ field, value }) =>
        field.kind === 'text' && field.isRequired === true && String(value).trim() === '',
    ) ||
    (needsChange && (!shown.some(isChanged) || shown.some(({ problem }) => problem !== undefined)));
  const valuesWith = (change: Entries) =>
    Object.fromEntries(
      shown.map(({ id, value, field }) => {
        const entered = change[id] ?? value;
        return [id, field.kind === 'text' ? String(entered).trim() : entered];
      }),
      // Each field has a value of its kind.
    ) as FormValues<Fields>;
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const focus = (id: keyof Fields): void =>
      form
        .querySelector<HTMLElement>(`[data-field="${String(id)}"] :is(input, textarea, button)`)
        ?.focus();
    const wrong = shown.find(({ problem }) => problem !== undefined);
    setTried(wrong !== undefined || isFaulty);
    if (wrong !== undefined) focus(wrong.id);
    if (wrong !== undefined || isFaulty || isBlocked || isDisabled || isOpen) return;
    const refusal = onSubmit(valuesWith({}));
    setRefused(refusal ?? undefined);
    // A choice from a list is preserved for the next entry; what was typed is reset.
    if (refusal === undefined) setEntries(chosenIn(fields, entries));
    else focus(refusal.field);
  };
  const boxes = shown.map(({ id, field, value, problem }) => (
    <div
      key={id}
      data-field={id}
      data-continued={field.kind === 'text' && field.isContinued === true ? true : undefined}
    >
      <Field
        field={field}
        value={value}
        error={
          tried || refused !== undefined || (needsChange && isChanged({ field, value }))
            ? problem
            : undefined
        }
        isDisabled={isDisabled}
        onChange={(next) => {
          setRefused(undefined);
          setEntries({ ...entries, [id]: next });
          onChange?.(valuesWith({ [id]: next }));
        }}
      />
    </div>
  ));
  const { label, ...button } = act;
  const acting = (
    <Button {...button} type="submit" isDisabled={isDisabled || isBlocked || isOpen}>
      {label}
    </Button>
  );
  const leaving =
    onCancel === undefined || cancel === null ? null : (
      <Button variant="text" {...cancel} onPress={onCancel}>
        {t('app:common.cancel')}
      </Button>
    );
  return (
    <form
      className={`ww-form ${className}`.trim()}
      data-look={look}
      aria-label={title}
      onSubmit={submit}
      onFocus={selectText}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || onCancel === undefined) return;
        // Esc leaves the form, not the dialog around it as well.
        event.stopPropagation();
        onCancel();
      }}
      {...mark}
    >
      {typeof children === 'function' ? children(tried) : children}
      {boxes.slice(0, -1)}
      <div className="ww-form-end">
        {boxes.at(-1)}
        <div className={look === 'dialog' ? 'ww-dialog-footer' : 'ww-form-acts'}>
          {look === 'dialog' ? leaving : null}
          {acting}
          {beside}
          {look === 'dialog' ? null : leaving}
        </div>
      </div>
    </form>
  );
}
