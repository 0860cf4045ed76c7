import { useTranslation } from 'react-i18next';
import { realmColour } from '../../cartography/colour';
import { figuresOf } from '../../explain';
import { useWords } from '../../explain/react';
import { useSession } from '../../state/session';
import { Button } from '../../ui';
import type { DeskModel } from '../use-desk-model';
import { RealmTabs } from './RealmTabs';

export interface DeskHeadProps {
  readonly model: DeskModel;
  readonly onApply: () => void;
}

const Waiting = ({ names }: { readonly names: readonly string[] }) => {
  const { t } = useTranslation();
  const { list } = figuresOf(useWords());
  if (names.length === 0)
    return <span className="ww-desk-waiting ww-small ww-quiet">{t('turn:waiting.none')}</span>;
  return (
    <span className="ww-desk-waiting ww-small ww-quiet" title={list(names)}>
      {names.length > 2
        ? t('turn:waiting.many', { count: names.length })
        : t('turn:waiting.for', { realms: list(names) })}
    </span>
  );
};

/** Realms and their states, who is waited for, and the two acts of the desk. */
export const DeskHead = ({ model, onApply }: DeskHeadProps) => {
  const { t } = useTranslation();
  const { proposed, campaign } = model;
  const hasRun = proposed.proposal !== null && proposed.state.kind !== 'failed';
  const readOnly = useSession((session) => session.readOnly);
  const isReady = !readOnly && hasRun && !proposed.stale && proposed.state.kind === 'ready';
  return (
    <header className="ww-desk-head">
      <RealmTabs
        realms={model.realms}
        chosen={model.party.key}
        colourOf={(party) => realmColour('light', campaign.world.parties, party)}
      />
      <div className="ww-desk-acts">
        <Waiting names={model.waitedFor} />
        <Button
          variant={hasRun ? 'outline' : 'filled'}
          shortcut="F5"
          onPress={proposed.run}
          isDisabled={proposed.state.kind === 'running'}
        >
          {t('turn:action.run')}
        </Button>
        {hasRun ? (
          <Button variant="filled" onPress={onApply} isDisabled={!isReady}>
            {t('turn:action.apply')}
          </Button>
        ) : null}
      </div>
    </header>
  );
};
