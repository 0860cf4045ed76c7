import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  decidedFields,
  decidedNumber,
  decidedText,
  type DecisionField,
  type FieldsDecision,
  type FlagDecision,
  type Json,
  type NumberDecision,
  type TextDecision,
} from '../../../../engine';
import {
  Button,
  Dialog,
  NumberField,
  ReasonForm,
  Select,
  TextField,
  ToggleGroup,
} from '../../../kit/ui';
import type { Deciding, InputProps } from './use-decision';

/** Options that stand side by side; more of them are a list. */
export const MOST_CHIPS = 3;

/** Texts longer than this are written in an area. */
const LONG = 120;

/** What is being entered; it starts anew where what holds, or what the rules say, changes under the form. */
const useEntry = <Value,>({ held }: Deciding, start: () => Value) => {
  const holds = JSON.stringify([held?.value ?? null, start()]);
  const [entered, setEntered] = useState(start);
  const [since, setSince] = useState(holds);
  if (since !== holds) {
    setSince(holds);
    setEntered(start);
  }
  return [entered, setEntered, () => setEntered(start)] as const;
};

/** A button that opens a form with a reason in a dialog. */
const Asked = ({
  state,
  value,
  isFaulty = false,
  onClose,
  children,
}: {
  readonly state: Deciding;
  /** What is decided with the reason. */
  readonly value: Json;
  readonly isFaulty?: boolean;
  /** Leaves what was entered. */
  readonly onClose?: () => void;
  readonly children?: ReactNode;
}) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { title, readOnly, text } = state;
  const action = text('act') || t(state.isHidden ? 'card:actHidden' : 'card:act');
  const show = (isShown: boolean): void => {
    setOpen(isShown);
    if (!isShown) onClose?.();
  };
  return (
    <>
      <Button
        variant="text"
        isDisabled={readOnly}
        aria-label={`${action}: ${title}`}
        onPress={() => show(true)}
      >
        {action}
      </Button>
      <Dialog title={title} isOpen={isOpen} onOpenChange={show}>
        <ReasonForm
          title={title}
          look="plain"
          usual={text('reason')}
          isFaulty={isFaulty}
          onSubmit={(reason) => {
            state.decide(value, reason);
            show(false);
          }}
          onCancel={() => show(false)}
        >
          {children}
        </ReasonForm>
      </Dialog>
    </>
  );
};

/** A whole number with a reason. */
export function AskedNumber({ decision, state }: InputProps<NumberDecision>) {
  const [least, most] = decision.range;
  const holds = decidedNumber(decision, state.held?.value);
  const [figure, setFigure, leave] = useEntry(state, () => holds);
  return (
    <>
      <b className="ww-figures">{state.told(holds)}</b>
      <Asked state={state} value={figure} isFaulty={!Number.isInteger(figure)} onClose={leave}>
        <NumberField
          label={state.title}
          value={figure}
          minValue={least}
          maxValue={most}
          onChange={setFigure}
          autoFocus
        />
      </Asked>
    </>
  );
}

/** Something that holds once the GM says so and why. */
export function AskedFlag({ state }: InputProps<FlagDecision>) {
  return <Asked state={state} value={true} />;
}

/** A short text, written where it stands; without a usual reason in a form that asks for one. */
export function TextInput({ decision, state }: InputProps<TextDecision>) {
  const { held, readOnly, title, text } = state;
  const said = typeof held?.value === 'string' ? held.value : '';
  const { t } = useTranslation();
  const [value, setValue, leave] = useEntry(state, () => said);
  const { longest } = decision;
  const isTooLong = Array.from(value.trim()).length > longest;
  const isFaulty = isTooLong || value.trim() === '';
  const reason = text('reason');
  const decided = decidedText(decision, value);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isFaulty && decided !== said) state.decide(decided, reason);
  };
  const field = (
    <TextField
      label={title}
      value={value}
      onChange={setValue}
      isDisabled={readOnly}
      placeholder={decision.proposal}
      error={isTooLong ? t('card:tooLong', { longest }) : undefined}
      rows={longest > LONG ? 3 : 1}
    />
  );
  if (reason === '')
    return (
      <>
        <span className="ww-decision-about">{title}</span>
        <Asked state={state} value={decided} isFaulty={isFaulty} onClose={leave}>
          {field}
        </Asked>
      </>
    );
  return (
    <form className="ww-decision-text ww-grid ww-align-end ww-gap-8" onSubmit={submit}>
      {field}
      <Button type="submit" isDisabled={readOnly || isFaulty}>
        {text('act')}
      </Button>
    </form>
  );
}

/** One of several fields: a few options side by side, more in a list, a figure typed. */
const Field = ({
  field,
  value,
  state: { text },
  onChange,
}: {
  readonly field: DecisionField;
  readonly value: string | number;
  readonly state: Deciding;
  readonly onChange: (value: string | number) => void;
}) => {
  const { t } = useTranslation();
  const { id } = field;
  const label = text(`field.${id}`) || id;
  if ('range' in field) {
    const [least, most] = field.range;
    return (
      <NumberField
        label={label}
        hint={t('card:range', { least, most })}
        value={Number(value)}
        minValue={least}
        maxValue={most}
        onChange={onChange}
      />
    );
  }
  const options = field.options.map((option) => ({
    id: option,
    label: text('option', { field: id, option }) || option,
  }));
  return options.length <= MOST_CHIPS ? (
    <ToggleGroup label={label} value={String(value)} onChange={onChange} options={options} />
  ) : (
    <Select label={label} value={String(value)} onChange={onChange} options={options} />
  );
};

/** Several fields decided together, with a reason. */
export function AskedFields({ decision, state }: InputProps<FieldsDecision>) {
  const { t } = useTranslation();
  const { isHidden, title, text } = state;
  // What was entered in secret is not shown again: the form begins with what the rules propose.
  const [values, setValues, leave] = useEntry(state, () =>
    decidedFields(decision, isHidden ? undefined : state.held?.value),
  );
  const isFaulty = Object.values(values).some((value) => Number.isNaN(value));
  return (
    <>
      {text('act') === '' ? <span className="ww-decision-about">{title}</span> : null}
      <Asked state={state} value={{ ...values }} isFaulty={isFaulty} onClose={leave}>
        {isHidden ? <p className="ww-small ww-quiet">{t('card:hidden')}</p> : null}
        {decision.fields.map((field) => (
          <Field
            key={field.id}
            field={field}
            value={values[field.id] ?? ''}
            state={state}
            onChange={(value) => setValues({ ...values, [field.id]: value })}
          />
        ))}
      </Asked>
    </>
  );
}
