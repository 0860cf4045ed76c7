import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  decidedNumber,
  type Decision,
  type FlagDecision,
  type Json,
  type NumberDecision,
  type Question,
  type RethrowDecision,
} from '../../../../engine';
import { figuresOf, questionInWords } from '../../../kit/explain';
import { useWords } from '../../../kit/explain/react';
import { Button, IconButton, Popover, Select, ToggleGroup } from '../../../kit/ui';
import { AskedFields, AskedFlag, AskedNumber, MOST_CHIPS, TextInput } from './DecisionForms';
import { type Deciding, type InputProps, useDecision } from './use-decision';
import { Face } from './Die';

interface RethrowProps extends InputProps<RethrowDecision> {
  /** What the dice count now. */
  readonly values: readonly number[];
}

/** Throws one of some dice again while a throw is left, chosen by what it counts; each throw is added to the list. */
const Rethrow = ({ decision: { by, left }, state, values }: RethrowProps) => {
  const { t } = useTranslation();
  const trigger = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { title, held, readOnly, text } = state;
  const again = (die: number): void => {
    setOpen(false);
    const earlier: readonly Json[] = Array.isArray(held?.value) ? held.value : [];
    state.decide([...earlier, { by, die }], text('reason') || t('decide:choice.chosen'));
  };
  return (
    <div ref={trigger}>
      {left === 0 ? (
        <span className="ww-small ww-quiet">{title}</span>
      ) : (
        <Button variant="text" icon="redo" isDisabled={readOnly} onPress={() => setOpen(true)}>
          {t('card:rethrow.act', { count: left })}
        </Button>
      )}
      <Popover label={title} triggerRef={trigger} isOpen={isOpen} onOpenChange={setOpen}>
        <div className="ww-grid ww-gap-8">
          <h4 className="ww-head">{title}</h4>
          <p className="ww-small ww-quiet">
            {t('card:rethrow.which')} {text('note')}
          </p>
          <div
            role="group"
            aria-label={title}
            className="ww-die-faces ww-row ww-align-stretch ww-wrapping ww-gap-6"
          >
            {values.map((value, index) => (
              <button
                key={index}
                type="button"
                className="ww-die"
                aria-label={t('card:rethrow.die', { number: index + 1, value })}
                onClick={() => again(index + 1)}
              >
                <Face value={value} size={26} />
              </button>
            ))}
          </div>
        </div>
      </Popover>
    </div>
  );
};

/** Figures that stand side by side; more of them are typed. */
const MOST_FIGURES = 7;

/** A question with its choices; what holds is chosen. What holds by the rules is no word of the GM where nothing is asked. */
const Choice = ({ decision, state }: InputProps<Question>) => {
  const { t } = useTranslation();
  const words = useWords();
  const { text, options } = questionInWords(decision, words);
  const { held, readOnly } = state;
  const value = typeof held?.value === 'string' ? held.value : decision.proposal;
  const choose = (option: string): void => {
    if (option === value && held !== undefined) return;
    const isUsual = option === decision.proposal;
    if (isUsual && decision.isOffered === true) {
      if (held !== undefined) state.takeBack();
      return;
    }
    state.decide(option, t(isUsual ? 'decide:choice.usual' : 'decide:choice.chosen'));
  };
  return options.length <= MOST_CHIPS ? (
    <ToggleGroup
      label={text}
      value={value}
      onChange={choose}
      options={options.map(({ id, label }) => ({ id, label, isDisabled: readOnly }))}
    />
  ) : (
    <Select
      label={text}
      isLabelHidden
      isDisabled={readOnly}
      value={value}
      onChange={choose}
      options={options.map(({ id, label }) => ({ id, label }))}
    />
  );
};

/** A small range of figures side by side, taken with the usual reason; the proposal takes the GM's figure back. */
const Figures = ({ decision, state }: InputProps<NumberDecision>) => {
  const { signed, plain } = figuresOf(useWords());
  const [least, most] = decision.range;
  const write = least < 0 ? signed : plain;
  const choose = (value: number): void => {
    if (value !== decision.proposal) state.decide(value, state.text('reason'));
    else if (state.held !== undefined) state.takeBack();
  };
  return (
    <ToggleGroup
      label={state.title}
      value={String(decidedNumber(decision, state.held?.value))}
      onChange={(value) => choose(Number(value))}
      options={Array.from({ length: most - least + 1 }, (_, index) => ({
        id: String(least + index),
        label: write(least + index),
        isDisabled: state.readOnly,
      }))}
    />
  );
};

/** Something that holds once the GM says so. */
const Flag = ({ decision, state }: InputProps<FlagDecision>) => {
  const reason = state.text('reason');
  if (state.held !== undefined) return <span className="ww-hand">{state.told(true)}</span>;
  if (reason === '') return <AskedFlag decision={decision} state={state} />;
  return (
    <Button isDisabled={state.readOnly} onPress={() => state.decide(true, reason)}>
      {state.text('act')}
    </Button>
  );
};

export interface DecisionViewProps {
  readonly decision: Decision;
  /** What the dice count among which one is thrown again. */
  readonly values?: readonly number[];
  /** Leaves what it is about to what stands around it. */
  readonly isBare?: boolean;
}

const isSmall = ({ range: [least, most] }: NumberDecision): boolean => most - least < MOST_FIGURES;

const inputFor = (
  { decision, values = [] }: DecisionViewProps,
  state: Deciding,
): { readonly input: ReactNode; readonly isTitled?: true } => {
  if (!('input' in decision)) return { input: <Choice decision={decision} state={state} /> };
  switch (decision.input) {
    case 'number':
      return {
        input:
          isSmall(decision) && state.text('reason') !== '' ? (
            <Figures decision={decision} state={state} />
          ) : (
            <AskedNumber decision={decision} state={state} />
          ),
      };
    case 'text':
      return {
        input: <TextInput decision={decision} state={state} />,
        isTitled: true,
      };
    case 'fields':
      return { input: <AskedFields decision={decision} state={state} />, isTitled: true };
    case 'own':
      return { input: null };
    case 'flag':
      return { input: <Flag decision={decision} state={state} /> };
    case 'rethrow':
      return {
        input: <Rethrow decision={decision} state={state} values={values} />,
        isTitled: true,
      };
  }
};

/** True where there is nothing to do: no throw is left, and none was made. */
const isIdle = (decision: Decision, { held }: Deciding): boolean =>
  'left' in decision && decision.left === 0 && held === undefined;

/**
 * A decision of the GM by the input it has. What holds stands there; what he says is one step of undo, is marked, and
 * can be taken back.
 */
export function DecisionView(props: DecisionViewProps) {
  const { decision, isBare = false } = props;
  const { t } = useTranslation();
  const state = useDecision(decision);
  const group = useRef<HTMLDivElement>(null);
  if (isIdle(decision, state)) return null;
  const { title, held, readOnly } = state;
  const { input, isTitled = false } = inputFor(props, state);
  const isThrow = 'left' in decision;
  return (
    <div
      ref={group}
      className="ww-decision ww-row ww-wrapping"
      role="group"
      aria-label={title}
      data-decision={decision.key}
      {...('options' in decision ? { 'data-question': decision.key } : {})}
      {...(held === undefined ? {} : { 'data-hand': true })}
    >
      {isBare || isTitled ? null : <span className="ww-decision-about">{title}</span>}
      {input}
      {held === undefined ? null : (
        <IconButton
          icon="undo"
          label={t(isThrow ? 'card:rethrow.restore' : 'decide:choice.restore')}
          isDisabled={readOnly}
          onPress={() => {
            state.takeBack();
            // The button goes with what it took back.
            requestAnimationFrame(() =>
              group.current?.querySelector<HTMLElement>('button, input, textarea')?.focus(),
            );
          }}
        />
      )}
    </div>
  );
}
