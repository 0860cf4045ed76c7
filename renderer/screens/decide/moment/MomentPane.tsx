import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VeilSwitch } from '../../../model/board/BoardSwitches';
import { boardViews } from '../../../model/boards/registry';
import { figureName, figuresOf, isMoneyFigure } from '../../../kit/explain';
import { useLanguage, useWords } from '../../../kit/explain/react';
import { useMoney } from '../../../model/explain/use-game';
import { hasSecrets, useVeil } from '../../../model/state/veil';
import { type DataColumn, DataTable, Slider, ToggleGroup } from '../../../kit/ui';
import { Sign } from '../../../model/turn/card/Sign';
import { usePhaseName } from '../run/phase-name';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import {
  isOverview,
  partiesAt,
  type ShownFigure,
  type ShownKind,
  type ShownParty,
  type ShownRecord,
} from './changes';
import './moment.css';
import { type Looked, useMoment } from './use-moment';

/** A whole number as fields print it, without marks between thousands. */
const WHOLE = /^\d+$/;

/** What of a party is shown: what the phase changed, beside the overview, or all it has. */
type Range = 'changed' | 'all';

const changedOf = (by: number | undefined): 'more' | 'less' | undefined =>
  by === undefined || by === 0 ? undefined : by > 0 ? 'more' : 'less';

/** The figures by which parties are compared, side by side. */
const Figures = ({ figures }: { readonly figures: readonly ShownFigure[] }) => {
  const words = useWords();
  const money = useMoney();
  const shown = figures.filter(({ value, by }) => value !== 0 || by !== 0);
  if (shown.length === 0) return null;
  return (
    <dl className="ww-moment-figures ww-row ww-align-stretch ww-wrapping">
      {shown.map(({ id, value, by }) => {
        const { plain, signed } = isMoneyFigure(id) ? money : figuresOf(words);
        return (
          <div key={id} data-changed={changedOf(by)}>
            <dt>{figureName(id, words)}</dt>
            <dd className="ww-figures">
              {plain(value)}
              {by === 0 ? null : <small> {signed(by)}</small>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
};

const Records = ({
  shown: { kind, fields, rows },
  game,
  range,
}: {
  readonly shown: ShownKind;
  readonly game: string;
  readonly range: Range;
}) => {
  const { t } = useTranslation();
  const words = useWords();
  const money = useMoney();
  const { plain, signed } = figuresOf(words);
  const isWhole = range === 'all' || isOverview(kind);
  const listed = isWhole ? rows : rows.filter(({ state }) => state !== 'same');
  const title = t(`${game}:record.${kind.id}.title`);
  if (listed.length === 0) return null;
  const cell = ({ id, kind: of }: ShownKind['fields'][number], row: ShownRecord): ReactNode => {
    const { text: written = '', by, before } = row.cells[id] ?? {};
    const text = of === 'number' && WHOLE.test(written) ? plain(Number(written)) : written;
    const change = by === undefined ? undefined : (of === 'money' ? money.signed : signed)(by);
    return (
      <>
        {row.state === 'gone' ? <del>{text}</del> : text}
        {change === undefined ? null : <small> {change}</small>}
        {before === undefined ? null : (
          <small> {t('table:moment.before', { before: before === '' ? '–' : before })}</small>
        )}
      </>
    );
  };
  return (
    <section aria-label={title}>
      <h5 className="ww-over">
        {title}
        {isWhole ? null : (
          <span className="ww-quiet">
            {' '}
            {t('table:moment.of', { count: listed.length, all: rows.length })}
          </span>
        )}
      </h5>
      <DataTable
        rows={listed}
        keyOf={({ id }) => id}
        mark={({ state }) => (state === 'same' ? {} : { 'data-record': state })}
        columns={fields.map((field, index): DataColumn<ShownRecord> => {
          const isFigure = field.kind === 'number' || field.kind === 'money';
          return {
            id: field.id,
            label: t(`${game}:record.${kind.id}.field.${field.id}`),
            isHead: index === 0,
            align: isFigure ? 'end' : 'start',
            cell: (row) => cell(field, row),
            changed: (row) => {
              const { by, before } = row.cells[field.id] ?? {};
              return before === undefined ? changedOf(by) : 'more';
            },
          };
        })}
      />
    </section>
  );
};

const PartyAt = ({
  party: { key, name, isNew, figures, kinds },
  game,
  range,
}: {
  readonly party: ShownParty;
  readonly game: string;
  readonly range: Range;
}) => {
  const { t } = useTranslation();
  return (
    <section className="ww-moment-party ww-grid ww-gap-6" aria-label={name}>
      <h4>
        <Sign party={key} /> {name}
        {isNew ? <span className="ww-small ww-quiet"> {t('table:moment.new')}</span> : null}
      </h4>
      <Figures figures={figures} />
      {kinds.map((shown) => (
        <Records key={shown.kind.id} shown={shown} game={game} range={range} />
      ))}
    </section>
  );
};

const Parties = ({
  looked,
  model: { system, settings },
  range,
}: {
  readonly looked: Looked;
  readonly model: TurnModel;
  readonly range: Range;
}) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const showsSecrets = useVeil((veil) => veil.isLifted);
  const moment = looked.kind === 'shown' ? looked.moment : null;
  const parties = useMemo(
    () => (moment === null ? [] : partiesAt(moment, system, { settings, language, showsSecrets })),
    [moment, system, settings, language, showsSecrets],
  );
  if (looked.kind !== 'shown')
    return <p className="ww-quiet">{t(`table:moment.${looked.kind}`)}</p>;
  return parties.map((party) => (
    <PartyAt key={party.key} party={party} game={system.id} range={range} />
  ));
};

/** The board after the phase, where its kind can be shown so. */
const BoardAt = ({
  looked,
  model: { system, settings },
  label,
}: {
  readonly looked: Looked;
  readonly model: TurnModel;
  readonly label: string;
}) => {
  const Board = boardViews[system.board.kind]?.Moment;
  if (Board === undefined || looked.kind !== 'shown') return null;
  const { before, after } = looked.moment;
  return (
    <Suspense fallback={null}>
      <Board system={system} settings={settings} before={before} after={after} label={label} />
    </Suspense>
  );
};

export interface MomentPaneProps {
  readonly model: TurnModel;
  /** Phases among which the slider goes. */
  readonly phases: readonly string[];
  readonly phase: string;
  readonly onChange: (phase: string) => void;
}

/**
 * A slider over the phases of the run, and what every party has after the current one, by the records and figures the
 * game declares, with what the phase changed. Secrets are hidden until the GM shows them, and again when he leaves.
 */
export function MomentPane({ model, phases, phase, onChange }: MomentPaneProps) {
  const { t } = useTranslation();
  const [range, setRange] = useState<Range>('changed');
  const looked = useMoment(model, phase);
  useEffect(() => () => useVeil.getState().veil(), []);
  const phaseName = usePhaseName();
  return (
    <aside className="ww-moment ww-grid ww-gap-6" aria-label={t('table:moment.title')}>
      <header>
        <h3 className="ww-head">{t('table:moment.title')}</h3>
        <ToggleGroup
          label={t('table:moment.range')}
          value={range}
          onChange={(id) => setRange(id === 'all' ? 'all' : 'changed')}
          options={(['changed', 'all'] as const).map((id) => ({
            id,
            label: t(`table:moment.ranges.${id}`),
          }))}
        />
        {hasSecrets(model.system) ? <VeilSwitch /> : null}
      </header>
      <Slider
        label={t('table:moment.after', { step: phaseName(phase) })}
        value={phases.indexOf(phase) + 1}
        min={1}
        max={phases.length}
        onChange={(value) => {
          const next = phases[value - 1];
          if (next !== undefined) onChange(next);
        }}
      />
      <BoardAt
        looked={looked}
        model={model}
        label={t('table:moment.board', { step: phaseName(phase) })}
      />
      <Parties looked={looked} model={model} range={range} />
    </aside>
  );
}
