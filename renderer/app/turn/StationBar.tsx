import { useTranslation } from 'react-i18next';
import { figuresOf } from '../../kit/explain';
import { useWords } from '../../kit/explain/react';
import { Button, KeyCap } from '../../kit/ui';
import { type StationId, useTurnDesk } from '../../model/turn/desk-store';
import { ReportsBeside } from '../../model/turn/report/ReportsBeside';
import type { DeskModel } from '../../model/turn/use-desk-model';
import { nameOfStation, type Station } from './stations';
import { waitingAt } from './waiting';
import './station-bar.css';

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

/** How much waits at a station: a quiet figure for the eye, a sentence for the ear. */
const Count = ({ id, model }: { readonly id: StationId; readonly model: DeskModel }) => {
  const { t } = useTranslation();
  const { campaign, realms, questions } = model;
  const count = waitingAt({ inbox: campaign.inbox, realms, questions }, id);
  if (count === 0) return null;
  const words = t(`desk:waits.${id}`, { count, all: realms.length });
  return (
    <>
      <span className="ww-station-count ww-figures" aria-hidden="true" title={words}>
        {count}
      </span>
      <span className="ww-visually-hidden">{words}</span>
    </>
  );
};

export interface StationBarProps {
  readonly model: DeskModel;
  readonly stations: readonly Station[];
  readonly onApply: () => void;
}

/** The way through the month, who is waited for, and the two acts that hold for the whole of it. */
export const StationBar = ({ model, stations, onApply }: StationBarProps) => {
  const { t } = useTranslation();
  const words = useWords();
  const { station, choose } = useTurnDesk();
  const { proposed } = model;
  const hasRun = proposed.proposal !== null && proposed.state.kind !== 'failed';
  return (
    <header className="ww-stations ww-row">
      <nav aria-label={t('desk:stations')}>
        <ol>
          {stations.map(({ id }, index) => (
            <li key={id}>
              <button
                type="button"
                className="ww-station ww-row ww-gap-6"
                {...(id === station ? { 'aria-current': 'step' as const } : {})}
                onClick={() => choose({ station: id })}
              >
                <KeyCap keys={String(index + 1)} /> {words(nameOfStation(id))}{' '}
                <Count id={id} model={model} />
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <div className="ww-desk-acts">
        <Waiting names={model.waitedFor} />
        {hasRun && model.realms.length > 1 ? <ReportsBeside model={model} /> : null}
        <Button
          variant={hasRun ? 'outline' : 'filled'}
          shortcut="F5"
          onPress={proposed.run}
          isDisabled={proposed.state.kind === 'running'}
        >
          {t('turn:action.run')}
        </Button>
        {hasRun && model.variant === null && station !== 'close' ? (
          <Button variant="filled" onPress={onApply}>
            {t('turn:action.apply')}
          </Button>
        ) : null}
      </div>
    </header>
  );
};
