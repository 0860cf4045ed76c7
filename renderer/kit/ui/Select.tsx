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
import { useTranslation } from 'react-i18next';
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
  /** Hides the label, but not from screen readers. */
  readonly isLabelHidden?: boolean;
  readonly isDisabled?: boolean;
  readonly hint?: string;
  /** Placeholder while nothing is chosen, if not that of every choice. */
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
  const { t } = useTranslation();
  return (
    <AriaSelect
      className="ww-field"
      isDisabled={isDisabled}
      placeholder={placeholder ?? t('app:common.choose')}
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
