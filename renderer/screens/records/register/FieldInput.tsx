import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox, Select, TextField } from '../../../kit/ui';
import type { FieldSpec, FieldValue, RegisterPlace } from '../../../model/records/register';
import { choicesOf, isTyped, wholeOf } from '../../../model/records/values';

/** Represents "nothing" among the options, which need an id. */
const NOTHING = '-';

export interface FieldInputProps {
  readonly spec: FieldSpec;
  /** Typed fields hold the text as it is being typed. */
  readonly value: FieldValue;
  readonly place: RegisterPlace;
  readonly isDisabled: boolean;
  readonly onChange: (value: FieldValue) => void;
  readonly error?: string | undefined;
  readonly autoFocus?: boolean;
  readonly onBlur?: () => void;
  /** True if it handled the key. */
  readonly onKeyDown?: (event: { readonly key: string; readonly isMod: boolean }) => boolean;
}

const Typed = ({
  spec,
  value,
  place,
  isDisabled,
  onChange,
  error,
  autoFocus = false,
  onBlur,
  onKeyDown,
}: FieldInputProps) => {
  const { t } = useTranslation();
  const number = typeof value === 'string' ? wholeOf(value) : undefined;
  const hint =
    (number === undefined ? undefined : spec.said?.(number, place)) ?? (spec.hint && t(spec.hint));
  return (
    <div
      data-field={spec.id}
      {...(spec.kind === 'text' ? {} : { className: 'ww-register-short' })}
      onKeyDownCapture={(event) => {
        const { key, ctrlKey, metaKey } = event;
        if (onKeyDown?.({ key, isMod: ctrlKey || metaKey }) !== true) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <TextField
        label={t(spec.text)}
        value={typeof value === 'string' ? value : ''}
        onChange={onChange}
        isDisabled={isDisabled}
        autoFocus={autoFocus}
        error={error}
        placeholder={spec.none === undefined ? '' : t(spec.none)}
        {...(hint === undefined ? {} : { hint })}
        {...(spec.rows === undefined ? {} : { rows: spec.rows })}
        {...(onBlur === undefined ? {} : { onBlur })}
      />
    </div>
  );
};

const Single = ({ spec, value, place, isDisabled, onChange }: FieldInputProps) => {
  const { t } = useTranslation();
  const options = choicesOf(spec, place);
  const isEmptyAllowed = spec.isOptional === true && spec.none !== undefined;
  return (
    <div data-field={spec.id}>
      <Select
        label={t(spec.text)}
        isDisabled={isDisabled}
        {...(spec.none === undefined ? {} : { placeholder: t(spec.none) })}
        options={
          isEmptyAllowed ? [{ id: NOTHING, label: t(spec.none ?? '') }, ...options] : options
        }
        value={typeof value === 'string' && value !== '' ? value : isEmptyAllowed ? NOTHING : null}
        onChange={(id) => onChange(id === NOTHING ? null : id)}
      />
      {spec.hint === undefined ? null : <span className="ww-field-hint">{t(spec.hint)}</span>}
    </div>
  );
};

const Several = ({ spec, value, place, isDisabled, onChange }: FieldInputProps) => {
  const { t } = useTranslation();
  const label = useId();
  const options = choicesOf(spec, place);
  const chosen = new Set(typeof value === 'object' && value !== null ? value : []);
  const toggle = (id: string, isSelected: boolean): void => {
    const next = new Set(chosen);
    if (isSelected) next.add(id);
    else next.delete(id);
    onChange(options.map((option) => option.id).filter((one) => next.has(one)));
  };
  return (
    <div role="group" aria-labelledby={label} className="ww-field" data-field={spec.id}>
      <span id={label} className="ww-field-label">
        {t(spec.text)}
      </span>
      <div className="ww-register-several ww-row ww-align-stretch ww-wrapping">
        {options.map(({ id, label: words }) => (
          <Checkbox
            key={id}
            isSelected={chosen.has(id)}
            isDisabled={isDisabled}
            onChange={(isSelected) => toggle(id, isSelected)}
          >
            {words}
          </Checkbox>
        ))}
      </div>
      {spec.hint === undefined ? null : <span className="ww-field-hint">{t(spec.hint)}</span>}
    </div>
  );
};

/** A field of any kind with its name; its value is held by the caller. */
export function FieldInput(props: FieldInputProps) {
  const { t } = useTranslation();
  const { spec, value, isDisabled, onChange } = props;
  if (isTyped(spec)) return <Typed {...props} />;
  if (spec.kind === 'choices' || spec.kind === 'realms') return <Several {...props} />;
  if (spec.kind !== 'flag') return <Single {...props} />;
  return (
    <div data-field={spec.id}>
      <Checkbox isSelected={value === true} isDisabled={isDisabled} onChange={onChange}>
        {t(spec.text)}
      </Checkbox>
      {spec.hint === undefined ? null : <p className="ww-field-hint">{t(spec.hint)}</p>}
    </div>
  );
}
