import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../model/state/session';
import { type Shortcut, useShortcuts } from '../../../kit/state/shortcuts';
import { Button, EmptyState } from '../../../kit/ui';
import { Correction } from '../correction/Correction';
import { Outbox } from '../correction/Outbox';
import type { DeskModel } from '../../../model/turn/use-desk-model';
import { Compare } from './Compare';
import { LateStart } from './LateStart';
import { NewVariant } from './NewVariant';
import { useVariantActs } from './use-variant-acts';
import { VariantList } from './VariantList';
import './whatif.css';

const useNewKey = (begin: () => void): void => {
  const keys = useMemo(
    (): readonly Shortcut[] => [
      {
        id: 'turn.variant.new',
        keys: 'N',
        text: 'whatif:act.new',
        scope: 'desk:station.whatif',
        isEnabled: () => !useSession.getState().readOnly,
        run: begin,
      },
    ],
    [begin],
  );
  useShortcuts(keys);
};

const Shown = ({ model, onNew }: { readonly model: DeskModel; readonly onNew: () => void }) => {
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
export const WhatIf = ({ model }: { readonly model: DeskModel }) => {
  const { t } = useTranslation();
  const acts = useVariantActs();
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
        onName={(name) => acts.fork(month, name)}
      />
    </div>
  );
};
