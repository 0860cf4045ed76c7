import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components';
import { Icon } from './Icon';
import './field.css';

export interface CheckboxProps {
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
}

/** A tick box with its text. */
export function Checkbox({ isSelected, onChange, isDisabled = false, children }: CheckboxProps) {
  return (
    <CheckboxField isSelected={isSelected} onChange={onChange} isDisabled={isDisabled}>
      <CheckboxButton className="ww-checkbox">
        <span className="ww-checkbox-box">
          <Icon name="check" size={13} />
        </span>
        {children}
      </CheckboxButton>
    </CheckboxField>
  );
}

export interface CheckListProps<Id extends string> {
  readonly label: string;
  readonly ids: readonly Id[];
  readonly chosen: readonly Id[];
  readonly nameOf: (id: Id) => string;
  /** The chosen ones, the last one last. */
  readonly onChange: (chosen: readonly Id[]) => void;
}

/** Tick boxes under one heading; a long list scrolls. */
export function CheckList<Id extends string>({
  label,
  ids,
  chosen,
  nameOf,
  onChange,
}: CheckListProps<Id>) {
  return (
    <fieldset className="ww-checklist ww-row ww-align-stretch ww-wrapping">
      <legend>{label}</legend>
      {ids.map((id) => (
        <Checkbox
          key={id}
          isSelected={chosen.includes(id)}
          onChange={(isIn) => {
            const others = chosen.filter((one) => one !== id);
            onChange(isIn ? [...others, id] : others);
          }}
        >
          {nameOf(id)}
        </Checkbox>
      ))}
    </fieldset>
  );
}
