import type { ReactNode } from 'react';
import { type ButtonProps, ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import './field.css';
import { KeyCap } from './KeyCap';
import './toggle-group.css';

export interface ToggleOption<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  /** Accessible name where the label is a drawing. */
  readonly name?: string;
  readonly isDisabled?: boolean;
}

export interface ToggleGroupProps<Id extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  /** Shows the name over the group, as over any other field. */
  readonly isLabelShown?: boolean;
  readonly options: readonly ToggleOption<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  /** `boxed` as for brush sizes, `line` as for the views over the map. */
  readonly variant?: 'boxed' | 'line';
}

/** Home and End go to the first and the last choice, beside the arrows. */
const toEnds: NonNullable<ButtonProps['onKeyDown']> = (event) => {
  const place = { Home: 0, End: -1 }[event.key];
  const { target } = event;
  const group = target instanceof Element ? target.closest('.ww-toggle-group') : null;
  if (place === undefined || group === null) event.continuePropagation();
  else [...group.querySelectorAll<HTMLElement>('button:enabled')].at(place)?.focus();
};

/** One choice out of a few, all visible. */
export function ToggleGroup<Id extends string>({
  label,
  isLabelShown = false,
  options,
  value,
  onChange,
  variant = 'boxed',
}: ToggleGroupProps<Id>) {
  const group = (
    <ToggleButtonGroup
      className="ww-toggle-group"
      data-variant={variant}
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = options.find((option) => keys.has(option.id));
        if (chosen) onChange(chosen.id);
      }}
    >
      {options.map((option) => (
        <ToggleButton
          key={option.id}
          id={option.id}
          className="ww-toggle"
          onKeyDown={toEnds}
          isDisabled={option.isDisabled ?? false}
          {...(option.name === undefined ? {} : { 'aria-label': option.name })}
        >
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
  if (!isLabelShown) return group;
  return (
    <div className="ww-field">
      <span className="ww-field-label" aria-hidden="true">
        {label}
      </span>
      {group}
    </div>
  );
}

export interface TabSwitchProps<Id extends string> {
  /** Accessible name of all of them. */
  readonly label: string;
  readonly nameOf: (tab: Id) => string;
  readonly tabs: readonly Id[];
  readonly value: Id;
  readonly onChange: (tab: Id) => void;
}

/** The tabs of a screen, each before its name with the digit that opens it. */
export function TabSwitch<Id extends string>({
  label,
  nameOf,
  tabs,
  value,
  onChange,
}: TabSwitchProps<Id>) {
  return (
    <ToggleGroup
      label={label}
      variant="line"
      value={value}
      onChange={onChange}
      options={tabs.map((id, index) => ({
        id,
        name: nameOf(id),
        label: (
          <>
            <KeyCap keys={String(index + 1)} /> {nameOf(id)}
          </>
        ),
      }))}
    />
  );
}
