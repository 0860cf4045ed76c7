import { useContext, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countedParts, type Explained } from '../../../../engine';
import { Button, Icon, NumberField, Popover, ReasonForm } from '../../ui';
import type { ExplanationNode } from '../node';
import { explainTree } from '../tree';
import { DerivationList, DerivationSum } from './Derivation';
import './explain.css';
import { FrozenFigures } from './frozen';
import { useWords } from './use-words';

export interface RulingFormProps {
  /** What is changed, such as "Schwierigkeit von 145/48". */
  readonly label: string;
  /** The figure, and the parts it counts: halves are displayed and typed as half of it. */
  readonly value: number;
  readonly parts?: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly onSubmit: (value: number, reason: string) => void;
  readonly onCancel: () => void;
}

/** The GM's own figure in place of a computed one. The reason is mandatory; it is shown wherever the figure is. */
export function RulingForm({
  label,
  value,
  parts = 1,
  minimum,
  maximum,
  onSubmit,
  onCancel,
}: RulingFormProps) {
  const { t } = useTranslation();
  const [figure, setFigure] = useState(value / parts);
  // Ten times 1.1 is not quite 11 to the machine.
  const counted = parts === 1 ? figure : Math.round(figure * parts);
  const isCounted = Number.isFinite(figure) && Math.abs(counted - figure * parts) < 1e-6;
  return (
    <ReasonForm
      title={t('explain:ruling.title')}
      isFaulty={!isCounted}
      onSubmit={(reason) => onSubmit(counted, reason)}
      onCancel={onCancel}
    >
      {(tried) => (
        <NumberField
          label={t('explain:ruling.value', { label })}
          value={figure}
          onChange={setFigure}
          minValue={minimum / parts}
          maxValue={maximum / parts}
          error={tried && !isCounted ? t('explain:ruling.notHalf') : undefined}
          autoFocus
        />
      )}
    </ReasonForm>
  );
}

/** How the GM may change a figure. */
export interface Overriding {
  readonly minimum: number;
  readonly maximum: number;
  readonly onRule: (value: number, reason: string) => void;
  /** Reverts the GM's figure. */
  readonly onRestore: () => void;
}

export interface ExplainedFigureProps {
  /** The figure as it stands in the table. */
  readonly value: string;
  readonly explained: Explained;
  /** Head of the popover; absent = the name of the figure. */
  readonly title?: string;
  /** The last line, where it has more than the name of the figure. */
  readonly conclusion?: { readonly label: string; readonly note: string };
  readonly onOverride?: Overriding;
}

const Actions = ({
  overriding,
  isByHand,
  showsRules,
  onChange,
  onToggleRules,
  onDone,
}: {
  readonly overriding: Overriding | undefined;
  readonly isByHand: boolean;
  readonly showsRules: boolean;
  readonly onChange: () => void;
  readonly onToggleRules: () => void;
  readonly onDone: () => void;
}) => {
  const { t } = useTranslation();
  const restore = (): void => {
    overriding?.onRestore();
    onDone();
  };
  return (
    <div className="ww-derivation-actions ww-row ww-wrapping ww-gap-8">
      {overriding === undefined ? null : (
        <Button variant="hand" icon="pencil" onPress={onChange}>
          {t('explain:popover.override')}
        </Button>
      )}
      {overriding !== undefined && isByHand ? (
        <Button variant="text" onPress={restore}>
          {t('explain:popover.restore')}
        </Button>
      ) : null}
      <Button variant="text" onPress={onToggleRules}>
        {t(showsRules ? 'explain:popover.hideRules' : 'explain:popover.showRules')}
      </Button>
    </div>
  );
};

const linesOf = (root: ExplanationNode): readonly ExplanationNode[] =>
  root.mark?.kind === 'override' || root.children.length === 0
    ? [{ ...root, children: root.mark?.kind === 'override' ? root.children : [] }]
    : root.children;

/** The derivation in the popover; its text is made when it opens: a sum may have a thousand lines. */
const Sheet = ({
  explained,
  title,
  conclusion,
  onOverride,
  onDone,
}: Pick<ExplainedFigureProps, 'explained' | 'conclusion' | 'onOverride'> & {
  readonly title: string;
  readonly onDone: () => void;
}) => {
  const words = useWords();
  const root = useMemo(() => explainTree(explained, words), [explained, words]);
  const [showsRules, setShowsRules] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const lines = linesOf(root);
  const rule = (value: number, reason: string): void => {
    onOverride?.onRule(value, reason);
    onDone();
  };
  return (
    <>
      <div className="ww-derivation-head ww-row ww-align-baseline ww-split ww-gap-12">
        <h4>{title}</h4>
        <b>{root.figure}</b>
      </div>
      <DerivationList nodes={lines} showsRules={showsRules} />
      <DerivationSum
        node={{ ...root, note: '', ...conclusion }}
        showsRules={showsRules && !lines.some(({ clause }) => clause === root.clause)}
      />
      {isChanging && onOverride !== undefined ? (
        <RulingForm
          label={title}
          value={root.value}
          parts={countedParts(explained)}
          minimum={onOverride.minimum}
          maximum={onOverride.maximum}
          onSubmit={rule}
          onCancel={() => setChanging(false)}
        />
      ) : (
        <Actions
          overriding={onOverride}
          isByHand={root.mark?.kind === 'override'}
          showsRules={showsRules}
          onChange={() => setChanging(true)}
          onToggleRules={() => setShowsRules(!showsRules)}
          onDone={onDone}
        />
      )}
    </>
  );
};

/** A figure that opens its derivation. Enter opens, Esc closes, the focus returns to the figure. */
export function ExplainedFigure({
  value,
  explained,
  title,
  conclusion,
  onOverride: overriding,
}: ExplainedFigureProps) {
  const words = useWords();
  const isFrozen = useContext(FrozenFigures);
  const onOverride = isFrozen ? undefined : overriding;
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const heading = useMemo(
    () => title ?? explainTree(explained, words).label,
    [title, explained, words],
  );
  const isByHand = explained.kind === 'override';
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className="ww-derivable"
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        aria-label={`${heading}: ${value}`}
        {...(isByHand ? { 'data-hand': true } : {})}
        onClick={() => setOpen(!isOpen)}
      >
        {isByHand ? <Icon name="pencil" size={12} /> : null}
        {value}
      </button>
      <Popover
        label={heading}
        triggerRef={trigger}
        isOpen={isOpen}
        onOpenChange={setOpen}
        placement="right"
      >
        <Sheet
          explained={explained}
          title={heading}
          onDone={() => setOpen(false)}
          {...(conclusion === undefined ? {} : { conclusion })}
          {...(onOverride === undefined ? {} : { onOverride })}
        />
      </Popover>
    </>
  );
}
