import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../model/state/session';
import { type Shortcut, useShortcuts } from '../../../kit/state/shortcuts';
import { Button, Dialog, EmptyState, FieldForm, Tabs } from '../../../kit/ui';
import { Outbox } from '../correction/Outbox';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import { LateStart } from './LateStart';
import { useVariantActions } from './use-variant-actions';
import { VariantList } from './VariantList';
import './whatif.css';
import { hasCovered, type Variant } from '../../../../engine';
import { type Comparison, useComparison } from '../../../model/adjudicate';
import { ComparedRuns } from './ComparedRuns';
import { Booking } from '../correction/Booking';
import '../correction/correction.css';
import { Errata } from '../correction/Errata';
import { Reports } from '../correction/Reports';
import { Summary } from '../correction/Summary';
import { useCorrection } from '../correction/use-correction';
import { useDrafts } from '../correction/use-drafts';
import { RunNotice } from '../../../model/turn/parts/RunNotice';

/** What the runs of a comparison are doing, while it matters. */
const ComparisonNotice = ({ comparison }: { readonly comparison: Comparison }) => {
  const { state, run, cancel } = comparison;
  return <RunNotice proposed={{ state, run, cancel }} />;
};

const TABS = ['differences', 'reports', 'errata', 'book'] as const;
type Tab = (typeof TABS)[number];

interface CorrectionProps {
  readonly model: TurnModel;
  readonly variant: Variant;
}

/** A late correction of the last applied month: what it changes, who learned what, errata, booking. */
const Correction = ({ model, variant }: CorrectionProps) => {
  const { t } = useTranslation();
  const [tab, setTab] = useState<Tab>('differences');
  const state = useCorrection(model, variant);
  const drafts = useDrafts(model.month, model.system, variant.turn);
  const { runs, realms } = state;
  if (runs === null)
    return (
      <section className="ww-correction" aria-label={t('whatif:correction.label')}>
        <ComparisonNotice comparison={state.comparison} />
      </section>
    );
  const panels: Readonly<Record<Tab, ReactNode>> = {
    differences: (
      <ComparedRuns
        model={model}
        runs={[runs.before, runs.after]}
        labels={[t('whatif:correction.booked'), t('whatif:correction.corrected')]}
        same={t(state.isUnchanged ? 'whatif:correction.unchanged' : 'whatif:compare.same')}
      />
    ),
    reports: <Reports realms={realms} />,
    errata: <Errata realms={realms} drafts={drafts} />,
    book: <Booking model={model} variant={variant} state={state} drafts={drafts} />,
  };
  return (
    <section className="ww-correction" aria-label={t('whatif:correction.label')}>
      <div>
        <ComparisonNotice comparison={state.comparison} />
        <Summary state={state} />
      </div>
      <Tabs
        label={t('whatif:correction.parts')}
        items={TABS.map((id) => ({ id, label: t(`whatif:tab.${id}`), panel: panels[id] }))}
        value={tab}
        onChange={setTab}
      />
    </section>
  );
};

interface CompareProps {
  readonly model: TurnModel;
  readonly variant: Variant;
}

/** The month and a what-if of it, side by side. */
const Compare = ({ model, variant }: CompareProps) => {
  const { t } = useTranslation();
  const { month, campaign } = model;
  const comparison = useComparison({ campaign: month, slot: null }, { campaign, slot: variant.id });
  const { before, after } = comparison;
  return (
    <section
      className="ww-compare"
      aria-label={t('whatif:compare.title', { variant: variant.name })}
    >
      <ComparisonNotice comparison={comparison} />
      {before === null || after === null ? null : hasCovered(before, month.rulings) ||
        hasCovered(after, campaign.rulings) ? (
        // What differs would tell what is covered, down to what everybody has afterwards.
        <p className="ww-quiet">{t('openTurn:covered')}</p>
      ) : (
        <ComparedRuns
          model={model}
          runs={[before, after]}
          labels={[t('whatif:compare.month'), variant.name]}
          same={t('whatif:compare.same')}
        />
      )}
    </section>
  );
};

interface NewVariantProps {
  /** The name that stands there at first. */
  readonly proposal: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onName: (name: string) => void;
}

/** Asks for the name of a new what-if. */
const NewVariant = ({ proposal, isOpen, onClose, onName }: NewVariantProps) => {
  const { t } = useTranslation();
  return (
    <Dialog title={t('whatif:new.title')} isOpen={isOpen} onOpenChange={onClose}>
      <FieldForm
        look="dialog"
        title={t('whatif:new.title')}
        fields={{
          name: {
            kind: 'text',
            label: t('whatif:new.name'),
            hint: t('whatif:new.hint'),
            initial: proposal,
            autoFocus: true,
          },
        }}
        act={{ label: t('whatif:new.begin'), variant: 'filled' }}
        onCancel={onClose}
        onSubmit={({ name }) => {
          onClose();
          onName(name === '' ? proposal : name);
        }}
      />
    </Dialog>
  );
};

const useNewKey = (begin: () => void): void => {
  const keys = useMemo(
    (): readonly Shortcut[] => [
      {
        id: 'turn.variant.new',
        keys: 'N',
        text: 'whatif:act.new',
        scope: 'openTurn:station.whatif',
        isEnabled: () => !useSession.getState().readOnly,
        run: begin,
      },
    ],
    [begin],
  );
  useShortcuts(keys);
};

const Shown = ({ model, onNew }: { readonly model: TurnModel; readonly onNew: () => void }) => {
  const { t } = useTranslation();
  const readOnly = useSession((session) => session.readOnly);
  const { variant, variantKind } = model;
  if (variant !== null)
    return variantKind === 'late' ? (
      <Correction key={variant.id} model={model} variant={variant} />
    ) : (
      <Compare key={variant.id} model={model} variant={variant} />
    );
  const isFirst = Object.keys(model.month.variants).length === 0;
  return (
    <EmptyState
      title={t(isFirst ? 'whatif:empty.title' : 'whatif:none.title')}
      action={
        isFirst ? (
          <Button variant="filled" shortcut="N" isDisabled={readOnly} onPress={onNew}>
            {t('whatif:act.new')}
          </Button>
        ) : undefined
      }
    >
      {t(isFirst ? 'whatif:empty.text' : 'whatif:none.text')}
    </EmptyState>
  );
};

/** What if: variants of the month beside it, compared with it, kept or dropped. */
export function WhatIf({ model }: { readonly model: TurnModel }) {
  const { t } = useTranslation();
  const actions = useVariantActions();
  const readOnly = useSession((session) => session.readOnly);
  const [isNaming, setNaming] = useState(false);
  const [begin] = useState(() => () => setNaming(true));
  useNewKey(begin);
  const { month } = model;
  const count = Object.keys(month.variants).length;
  return (
    <div className="ww-whatif">
      <aside className="ww-whatif-list" aria-label={t('whatif:list.title')}>
        <h2 className="ww-head">{t('whatif:list.title')}</h2>
        <VariantList campaign={month} />
        <Button icon="plus" shortcut="N" isDisabled={readOnly} onPress={begin}>
          {t('whatif:act.new')}
        </Button>
        <Outbox campaign={month} />
        <LateStart campaign={month} />
      </aside>
      <div className="ww-whatif-main">
        <Shown model={model} onNew={begin} />
      </div>
      <NewVariant
        proposal={t('whatif:new.proposal', { number: count + 1 })}
        isOpen={isNaming}
        onClose={() => setNaming(false)}
        onName={(name) => actions.fork(month, name)}
      />
    </div>
  );
}
