import { type ReactNode, useId } from 'react';
import './field.css';

/** One of a few options, with a description. */
export interface RadioOption {
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

/** One choice out of a few, each with its text visible. */
export function RadioList({
  label,
  options,
  value,
  isDisabled = false,
  onChange,
}: {
  readonly label: ReactNode;
  readonly options: readonly RadioOption[];
  readonly value: string;
  readonly isDisabled?: boolean;
  readonly onChange: (id: string) => void;
}) {
  const group = useId();
  return (
    <fieldset className="ww-radios ww-grid ww-gap-2">
      <legend>{label}</legend>
      {options.map(({ id, label: words, hint }) => (
        <label key={id} className="ww-radio ww-grid ww-gap-8">
          <input
            type="radio"
            name={group}
            value={id}
            checked={value === id}
            disabled={isDisabled}
            onChange={() => onChange(id)}
          />
          <span>
            {words} {hint}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
