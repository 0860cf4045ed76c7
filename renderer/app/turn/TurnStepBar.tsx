import { useTranslation } from 'react-i18next';
import { figuresOf } from '../../kit/explain';
import { useWords } from '../../kit/explain/react';
import { Button, KeyCap } from '../../kit/ui';
import { type TurnStepId, useTurnView } from '../../model/turn/turn-view';
import { ReportsBeside } from '../../model/turn/report/ReportsBeside';
import type { TurnModel } from '../../model/turn/use-turn-model';
import { nameOfTurnStep, type TurnStep } from './turn-steps';
import { waitingAt } from './waiting';
import './turn-step-bar.css';

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

/** How many items wait at a step: a figure to see, a sentence for screen readers. */
const Count = ({ id, model }: { readonly id: TurnStepId; readonly model: TurnModel }) => {
  const { t } = useTranslation();
  const { campaign, realms, questions } = model;
  const count = waitingAt({ inbox: campaign.inbox, realms, questions }, id);
  if (count === 0) return null;
  const words = t(`openTurn:waits.${id}`, { count, all: realms.length });
  return (
    <>
      <span
        className="ww-station-count ww-figures ww-small ww-quiet"
        aria-hidden="true"
        title={words}
      >
        {count}
      </span>
      <span className="ww-visually-hidden">{words}</span>
    </>
  );
};

export interface TurnStepBarProps {
  readonly model: TurnModel;
  readonly turnSteps: readonly TurnStep[];
  readonly onApply: () => void;
}

/** The steps of the month, who is waited for, and the two commands for the whole of it. */
export function TurnStepBar({ model, turnSteps, onApply }: TurnStepBarProps) {
  const { t } = useTranslation();
  const words = useWords();
  const { turnStep, choose } = useTurnView();
  const { proposed } = model;
  const hasRun = proposed.proposal !== null && proposed.state.kind !== 'failed';
  return (
    <header className="ww-stations ww-row">
      <nav aria-label={t('openTurn:stations')}>
        <ol>
          {turnSteps.map(({ id }, index) => (
            <li key={id}>
              <button
                type="button"
                className="ww-station ww-row ww-gap-6"
                {...(id === turnStep ? { 'aria-current': 'step' as const } : {})}
                onClick={() => choose({ turnStep: id })}
              >
                <KeyCap keys={String(index + 1)} /> {words(nameOfTurnStep(id))}{' '}
                <Count id={id} model={model} />
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <div className="ww-desk-acts ww-row ww-gap-12 ww-push">
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
        {hasRun && model.variant === null && turnStep !== 'close' ? (
          <Button variant="filled" onPress={onApply}>
            {t('turn:action.close')}
          </Button>
        ) : null}
      </div>
    </header>
  );
}
