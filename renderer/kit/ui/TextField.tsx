import {
  FieldError,
  Input,
  Label,
  Text,
  TextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components';
import type { RefObject } from 'react';
import './field.css';

export interface TextFieldProps extends Omit<AriaTextFieldProps, 'children' | 'className'> {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly hint?: string;
  /** One sentence: what is wrong and what to do. Present = the field is marked. */
  readonly error?: string | undefined;
  readonly placeholder?: string;
  /** More than one = a text area of that many rows. */
  readonly rows?: number;
  /** The text area, for who needs to know where the cursor stands in it. */
  readonly areaRef?: RefObject<HTMLTextAreaElement | null>;
}

type OnKey = NonNullable<AriaTextFieldProps['onKeyDown']>;

/** A listener that leaves the key to everybody else as well: keys of the whole desk work while one writes. */
const passingOn =
  (listen: OnKey): OnKey =>
  (event) => {
    listen(event);
    event.continuePropagation();
  };

/** A line or an area of text with its label. */
export function TextField({
  label,
  isLabelHidden = false,
  hint,
  error,
  placeholder = '',
  rows = 1,
  areaRef,
  onKeyDown,
  ...rest
}: TextFieldProps) {
  return (
    <AriaTextField
      {...rest}
      {...(onKeyDown === undefined ? {} : { onKeyDown: passingOn(onKeyDown) })}
      className="ww-field"
      isInvalid={error !== undefined}
    >
      <Label className={isLabelHidden ? 'ww-visually-hidden' : 'ww-field-label'}>{label}</Label>
      {rows > 1 ? (
        <TextArea
          {...(areaRef === undefined ? {} : { ref: areaRef })}
          className="ww-input ww-input-area"
          rows={rows}
          placeholder={placeholder}
        />
      ) : (
        <Input className="ww-input" placeholder={placeholder} />
      )}
      {hint === undefined ? null : (
        <Text slot="description" className="ww-field-hint">
          {hint}
        </Text>
      )}
      <FieldError className="ww-field-error">{error}</FieldError>
    </AriaTextField>
  );
}
