import {
  FieldError,
  Input,
  Label,
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
  Text,
} from 'react-aria-components';
import './field.css';

export interface NumberFieldProps extends Omit<AriaNumberFieldProps, 'children' | 'className'> {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly hint?: string;
  readonly error?: string | undefined;
}

/** A number as written in the chosen language; arrow keys step. */
export function NumberField({
  label,
  isLabelHidden = false,
  hint,
  error,
  ...rest
}: NumberFieldProps) {
  return (
    <AriaNumberField {...rest} className="ww-field" isInvalid={error !== undefined}>
      <Label className={isLabelHidden ? 'ww-visually-hidden' : 'ww-field-label'}>{label}</Label>
      <Input className="ww-input ww-figures ww-right" />
      {hint === undefined ? null : (
        <Text slot="description" className="ww-field-hint">
          {hint}
        </Text>
      )}
      <FieldError className="ww-field-error">{error}</FieldError>
    </AriaNumberField>
  );
}
