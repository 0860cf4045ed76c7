import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { icosahedralPlaces, MAX_GROSSFELDER } from '../../../engine';
import { figuresOf } from '../../kit/explain';
import { useWords } from '../../kit/explain/react';
import { Select, TextField, ToggleGroup } from '../../kit/ui';
import {
  closing,
  EDGES,
  type Numbering,
  type PlanProblem,
  problemOf,
  type WorldPlan,
} from './plan';

interface CountFieldProps {
  readonly label: string;
  /** NaN = what was typed is no number. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Called at every key, so that a picture can follow. */
  readonly onChange: (value: number) => void;
  /** Called when the field loses the focus. */
  readonly onSettle?: () => void;
  readonly error?: string | undefined;
}

const read = (text: string): number => (/^\s*\d{1,4}\s*$/.test(text) ? Number(text) : NaN);

/** A small whole number, reported at every key; the arrow keys step. */
const CountField = ({ label, value, min, max, onChange, onSettle, error }: CountFieldProps) => {
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

/** Columns that were made even, and what they were before. */
interface Corrected {
  readonly from: number;
  readonly to: number;
}

const NUMBERINGS: readonly Numbering[] = ['rows', 'columns', 'shuffled'];

interface PartProps {
  readonly plan: WorldPlan;
  readonly change: (part: Partial<WorldPlan>) => void;
  readonly errorOf: (...codes: readonly PlanProblem['code'][]) => string | undefined;
}

const Size = ({ plan, change, errorOf, settle }: PartProps & { readonly settle: () => void }) => {
  const { t } = useTranslation();
  return (
    <div className="ww-plan-pair ww-grid ww-align-start ww-gap-12">
      <CountField
        label={t('world:plan.columns')}
        value={plan.columns}
        min={1}
        max={MAX_GROSSFELDER}
        onChange={(columns) => change({ columns })}
        onSettle={settle}
        error={errorOf('size', 'many')}
      />
      <CountField
        label={t('world:plan.rows')}
        value={plan.rows}
        min={1}
        max={MAX_GROSSFELDER}
        onChange={(rows) => change({ rows })}
        onSettle={settle}
      />
    </div>
  );
};

const Outline = ({ plan, change }: PartProps) => {
  const { t } = useTranslation();
  return (
    <div className="ww-stack ww-align-start ww-gap-4">
      <span className="ww-field-label">{t('world:plan.shape')}</span>
      <ToggleGroup
        label={t('world:plan.shape')}
        options={[
          { id: 'rectangle', label: t('world:plan.rectangle') },
          { id: 'free', label: t('world:plan.free') },
        ]}
        value={plan.shape}
        onChange={(shape) => change({ shape })}
      />
      {plan.shape === 'free' ? (
        <p className="ww-small ww-quiet">{t('world:plan.freeHint')}</p>
      ) : null}
    </div>
  );
};

const SIZES = ['small', 'middle', 'large', 'full'] as const;

/** Sizes of a world on an icosahedron. */
const WholeSize = ({ plan, change }: Pick<PartProps, 'plan' | 'change'>) => {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  return (
    <Select
      label={t('app:common.size')}
      options={SIZES.map((id) => ({
        id,
        label: t(`world:edge.${id}`, {
          count: icosahedralPlaces(EDGES[id]).length,
          fields: plain(10 * EDGES[id] ** 2 + 2),
        }),
      }))}
      value={SIZES.find((id) => EDGES[id] === plan.edge) ?? 'middle'}
      onChange={(id) => change({ edge: EDGES[id] })}
    />
  );
};

const Edges = ({
  plan,
  change,
  corrected,
  onIcosahedron,
}: PartProps & { readonly corrected: Corrected | null; readonly onIcosahedron: boolean }) => {
  const { t } = useTranslation();
  const isClosed = plan.topology === 'cylinder';
  return (
    <div className="ww-stack ww-align-start ww-gap-4">
      <span className="ww-field-label">{t('world:plan.topology')}</span>
      <ToggleGroup
        label={t('world:plan.topology')}
        options={[
          { id: 'sheet', label: t('world:plan.sheet') },
          { id: 'cylinder', label: t('world:plan.cylinder') },
          ...(onIcosahedron
            ? [{ id: 'icosahedron' as const, label: t('world:plan.icosahedron') }]
            : []),
        ]}
        value={plan.topology}
        onChange={(topology) => change({ topology })}
      />
      <p className="ww-small ww-quiet" role="status">
        {corrected !== null && isClosed
          ? t('world:plan.madeEven', { ...corrected })
          : t(`world:plan.${plan.topology}Hint`)}
      </p>
    </div>
  );
};

const Ice = ({ plan, change, errorOf }: PartProps) => {
  const { t } = useTranslation();
  return (
    <div className="ww-plan-pair ww-grid ww-align-start ww-gap-12">
      <CountField
        label={t('world:plan.north')}
        value={plan.north}
        min={0}
        max={99}
        onChange={(north) => change({ north })}
        error={errorOf('ice')}
      />
      <CountField
        label={t('world:plan.south')}
        value={plan.south}
        min={0}
        max={99}
        onChange={(south) => change({ south })}
      />
    </div>
  );
};

const Numbers = ({ plan, change, errorOf }: PartProps) => {
  const { t } = useTranslation();
  return (
    <div className="ww-plan-pair ww-grid ww-align-start ww-gap-12">
      <Select
        label={t('world:plan.numbering')}
        options={NUMBERINGS.map((id) => ({ id, label: t(`world:numbering.${id}`) }))}
        value={plan.numbering}
        onChange={(numbering) => change({ numbering })}
      />
      <CountField
        label={t('world:plan.first')}
        value={plan.first}
        min={0}
        max={999}
        onChange={(first) => change({ first })}
        error={errorOf('first')}
      />
    </div>
  );
};

const Beginnings = ({ plan, change }: PartProps) => {
  const { t } = useTranslation();
  return (
    <div className="ww-stack ww-align-start ww-gap-4">
      <span className="ww-field-label">{t('world:plan.beginning')}</span>
      <ToggleGroup
        label={t('world:plan.beginning')}
        options={[
          { id: 'water', label: t('world:plan.water') },
          { id: 'land', label: t('world:plan.land') },
          { id: 'generated', label: t('world:plan.generated') },
        ]}
        value={plan.beginning}
        onChange={(beginning) => change({ beginning })}
      />
    </div>
  );
};

export interface PlanFormProps {
  readonly plan: WorldPlan;
  readonly onChange: (plan: WorldPlan) => void;
  /** The game's worlds may lie on an icosahedron. */
  readonly onIcosahedron: boolean;
}

/** Size, shape, edges, ice, numbers and beginning of a world that does not exist yet. */
export function PlanForm({ plan, onChange, onIcosahedron }: PlanFormProps) {
  const { t } = useTranslation();
  const [corrected, setCorrected] = useState<Corrected | null>(null);
  const problem = problemOf(plan);
  const settle = (wanted: WorldPlan): void => {
    const next = closing(wanted);
    if (next.columns !== wanted.columns) setCorrected({ from: wanted.columns, to: next.columns });
    onChange(next);
  };
  const part: PartProps = {
    plan,
    change: (some) => {
      if ('columns' in some || 'topology' in some) setCorrected(null);
      const next = { ...plan, ...some };
      if ('topology' in some) settle(next);
      else onChange(next);
    },
    errorOf: (...codes) =>
      problem !== undefined && codes.includes(problem.code)
        ? t(`world:problem.${problem.code}`, { ...problem.about })
        : undefined,
  };
  return (
    <>
      {plan.topology === 'icosahedron' ? (
        <WholeSize {...part} />
      ) : (
        <>
          <Size {...part} settle={() => settle(plan)} />
          <Outline {...part} />
        </>
      )}
      <Edges {...part} corrected={corrected} onIcosahedron={onIcosahedron} />
      <Ice {...part} />
      <Numbers {...part} />
      <Beginnings {...part} />
    </>
  );
}
