import {
  Button as AriaButton,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select as AriaSelect,
  SelectValue,
  Text,
} from 'react-aria-components';
import { Icon } from './Icon';
import './field.css';
import './popover.css';

export interface SelectOption<Id extends string> {
  readonly id: Id;
  readonly label: string;
}

export interface SelectProps<Id extends string> {
  readonly label: string;
  readonly options: readonly SelectOption<Id>[];
  readonly value: Id | null;
  readonly onChange: (id: Id) => void;
  /** Hides the label for the eye, not for the ear. */
  readonly isLabelHidden?: boolean;
  readonly isDisabled?: boolean;
  readonly hint?: string;
  /** What stands there while nothing is chosen; without it the words of the browser's language. */
  readonly placeholder?: string;
}

/** One choice out of many. */
export function Select<Id extends string>({
  label,
  options,
  value,
  onChange,
  isLabelHidden = false,
  isDisabled = false,
  hint,
  placeholder,
}: SelectProps<Id>) {
  return (
    <AriaSelect
      className="ww-field"
      isDisabled={isDisabled}
      {...(placeholder === undefined ? {} : { placeholder })}
      value={value}
      onChange={(key) => {
        const chosen = options.find((option) => option.id === key);
        if (chosen) onChange(chosen.id);
      }}
    >
      <Label className={isLabelHidden ? 'ww-visually-hidden' : 'ww-field-label'}>{label}</Label>
      <AriaButton className="ww-input ww-select-button">
        <SelectValue />
        <Icon name="down" size={15} />
      </AriaButton>
      {hint === undefined ? null : (
        <Text slot="description" className="ww-field-hint">
          {hint}
        </Text>
      )}
      <Popover className="ww-menu-popover">
        <ListBox className="ww-menu">
          {options.map((option) => (
            <ListBoxItem
              key={option.id}
              id={option.id}
              className="ww-menu-item"
              textValue={option.label}
            >
              {option.label}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
