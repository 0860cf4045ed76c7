import type { RefObject } from 'react';
import { Input, SearchField } from 'react-aria-components';
import { Icon } from './Icon';
import { KeyCap } from './KeyCap';
import './field.css';

export interface SearchBoxProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly placeholder: string;
  /** Key shown as a cap. It does not bind the key. */
  readonly shortcut: string;
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

/** A line to search in what stands below it; Esc empties it. */
export function SearchBox({
  label,
  value,
  onChange,
  placeholder,
  shortcut,
  inputRef,
}: SearchBoxProps) {
  return (
    <SearchField className="ww-search-box" aria-label={label} value={value} onChange={onChange}>
      <Icon name="search" size={16} />
      <Input ref={inputRef} className="ww-input" placeholder={placeholder} />
      <KeyCap keys={shortcut} />
    </SearchField>
  );
}
