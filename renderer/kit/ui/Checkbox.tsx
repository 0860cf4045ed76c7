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

/** A box to tick, with its words. */
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
