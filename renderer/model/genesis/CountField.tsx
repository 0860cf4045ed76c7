import { useState } from 'react';
import { TextField } from '../../kit/ui';

export interface CountFieldProps {
  readonly label: string;
  /** NaN = what was typed is no number. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Told at every key, so that a picture can follow. */
  readonly onChange: (value: number) => void;
  /** Told when the hand leaves the field. */
  readonly onSettle?: () => void;
  readonly error?: string | undefined;
}

const read = (text: string): number => (/^\s*\d{1,4}\s*$/.test(text) ? Number(text) : NaN);

/** A small whole number, heard at every key; the arrow keys step. */
export const CountField = ({
  label,
  value,
  min,
  max,
  onChange,
  onSettle,
  error,
}: CountFieldProps) => {
  const [text, setText] = useState(String(value));
  const [heard, setHeard] = useState(value);
  if (!Object.is(heard, value)) {
    setHeard(value);
    if (!Object.is(read(text), value)) setText(String(value));
  }
  const say = (next: string): void => {
    setText(next);
    setHeard(read(next));
    onChange(read(next));
  };
  const step = (by: 1 | -1): void => {
    const from = Number.isNaN(value) ? min : value;
    say(String(Math.min(max, Math.max(min, from + by))));
  };
  return (
    <TextField
      label={label}
      inputMode="numeric"
      value={text}
      error={error}
      onChange={say}
      onBlur={() => onSettle?.()}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        step(event.key === 'ArrowUp' ? 1 : -1);
      }}
    />
  );
};
