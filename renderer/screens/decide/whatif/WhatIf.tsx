import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../model/state/session';
import { type Shortcut, useShortcuts } from '../../../kit/state/shortcuts';
import { Button, Dialog, EmptyState, FieldForm } from '../../../kit/ui';
import { Outbox } from '../correction/Outbox';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import { LateStart } from './LateStart';
import { useVariantActions } from './use-variant-actions';
import { VariantList } from './VariantList';
import './whatif.css';
import { hasCovered, type Variant } from '../../../../engine';
import { type Comparison, useComparison } from '../../../model/adjudicate';
import { ComparedRuns } from './ComparedRuns';
import { Correction } from '../correction/Correction';
import { RunNotice } from '../../../model/turn/parts/RunNotice';

/** The state of the runs of a comparison, while it matters. */
const ComparisonNotice = ({ comparison }: { readonly comparison: Comparison }) => {
  const { state, run, cancel } = comparison;
  return <RunNotice proposed={{ state, run, cancel }} />;
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
      className="ww-compare ww-grid"
      aria-label={t('whatif:compare.title', { variant: variant.name })}
    >
      <ComparisonNotice comparison={comparison} />
      {before === null || after === null ? null : hasCovered(before, month.rulings) ||
        hasCovered(after, campaign.rulings) ? (
        // Differences would reveal what is covered, down to what everybody has afterwards.
        <p className="ww-quiet">{t('openTurn:covered')}</p>
      ) : (
        <ComparedRuns
          model={model}
          runs={[before, after]}
          labels={[t('noun:Turn'), variant.name]}
          same={t('whatif:compare.same')}
        />
      )}
    </section>
  );
};

interface NewVariantProps {
  /** The initial name. */
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

/** What if: variants of the month beside it, compared with it, adopted or dropped. */
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
    <div className="ww-whatif ww-grid ww-whole">
      <aside
        className="ww-whatif-list ww-stack ww-align-start ww-gap-12"
        aria-label={t('whatif:list.title')}
      >
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
