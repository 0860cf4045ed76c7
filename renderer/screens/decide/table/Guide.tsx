import { useTranslation } from 'react-i18next';
import { isCovered } from '../../../../engine';
import { useSession } from '../../../model/state/session';
import { Button, Icon, IconButton } from '../../../kit/ui';
import { isConfirmed } from '../../../model/turn/table/commands';
import type { Table, TableActions } from './use-table';
import type { RefObject } from 'react';
import type { TableStep } from './model';

interface StepHeadProps {
  readonly table: Table;
  readonly actions: TableActions;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** The number of a step as text, in its group where there are several. */
const useStepNumber = (game: string): ((step: TableStep) => string) => {
  const { t } = useTranslation();
  return ({ group, number }) =>
    group === null
      ? t('table:number', { number })
      : t('table:numberOf', { group: t(`${game}:steps.${group}`), number });
};

/** The name of the step, what it is for, and the button to the next one. */
export function StepHead({ table, actions, heading }: StepHeadProps) {
  const { t } = useTranslation();
  const readOnly = useSession((session) => session.readOnly);
  const { step, steps, model, proposal, hasGuide } = table;
  const { id: game } = model.system;
  const numberOf = useStepNumber(game);
  const isDone = isConfirmed(model.campaign, step.phase);
  return (
    <header className="ww-table-head ww-row ww-align-end ww-wrapping ww-split">
      <div>
        <p className="ww-over">{numberOf(step)}</p>
        <h2 ref={heading} className="ww-title" tabIndex={-1}>
          {t(`${game}:step.${step.phase}.title`)}
        </h2>
        <p className="ww-quiet">{t(`${game}:step.${step.phase}.text`)}</p>
        {isDone ? (
          <p className="ww-table-done ww-row ww-gap-6 ww-small">
            <Icon name="check" size={14} /> {t('table:isConfirmed')}
          </p>
        ) : null}
      </div>
      <div className="ww-row ww-gap-6">
        <IconButton
          icon="help"
          label={t('table:key.guide')}
          shortcut="H"
          isOn={hasGuide}
          onPress={actions.toggleGuide}
        />
        <IconButton
          icon="left"
          label={t('table:key.previous')}
          shortcut="K"
          isDisabled={step === steps[0]}
          onPress={() => actions.go(-1)}
        />
        <IconButton
          icon="right"
          label={t('table:key.next')}
          shortcut="J"
          isDisabled={step === steps.at(-1)}
          onPress={() => actions.go(1)}
        />
        {isDone ? (
          <Button isDisabled={readOnly} onPress={actions.reopen}>
            {t('app:common.openAgain')}
          </Button>
        ) : (
          <Button
            variant="filled"
            shortcut="Enter"
            isDisabled={readOnly || proposal === null}
            onPress={actions.confirm}
          >
            {t('table:confirm')}
          </Button>
        )}
      </div>
    </header>
  );
}

interface GuideProps {
  readonly table: Table;
  readonly actions: TableActions;
}

/** Scrolls the first control of a kind on the sheet of the step into view and focuses it. */
const lead = (selector: string): void => {
  const target = document.querySelector<HTMLElement>(`.ww-table-step ${selector}`);
  target?.scrollIntoView({ block: 'center' });
  target?.focus();
};

/** What the guide offers to show, where it is on the sheet. */
const LEADS = [
  { id: 'dice', selector: '.ww-die-button' },
  { id: 'covered', selector: '[data-covered] button' },
  { id: 'questions', selector: '[data-question] button, [data-question] input' },
] as const;

const isThere = (
  { lists, canReveal, cover, model }: Table,
  id: (typeof LEADS)[number]['id'],
): boolean => {
  const { rulings } = model.campaign;
  if (id === 'covered') return canReveal;
  if (cover.isBefore) return false;
  return id === 'dice'
    ? lists.rolls.some((die) => !isCovered(die, rulings))
    : lists.questions.some((question) => !isCovered(question, rulings));
};

/** The commands that carry the step on: compute, confirm. */
const Onward = ({ table, actions }: GuideProps) => {
  const { t } = useTranslation();
  const readOnly = useSession((session) => session.readOnly);
  const { model, proposal, step, steps } = table;
  if (proposal === null)
    return (
      <Button variant="filled" onPress={model.proposed.run}>
        {t('turn:action.run')}
      </Button>
    );
  // What ends the turn stands in the bar above.
  if (isConfirmed(model.campaign, steps.at(-1)?.phase ?? '')) return null;
  return (
    <Button isDisabled={readOnly} onPress={actions.confirm}>
      {t(isConfirmed(model.campaign, step.phase) ? 'table:guide.next' : 'table:guide.confirm')}
    </Button>
  );
};

/** A calm sheet at the head of the step: what to do now in it, and the buttons that do it. */
export function Guide({ table, actions }: GuideProps) {
  const { t } = useTranslation();
  const { hasGuide, model, proposal, step } = table;
  const { id: game } = model.system;
  const numberOf = useStepNumber(game);
  if (!hasGuide) return null;
  const lines =
    proposal === null
      ? t('table:guide.begin')
      : t([`${game}:step.${step.phase}.guide`, 'table:guide.look']);
  return (
    <aside className="ww-table-guide ww-grid ww-gap-8" aria-label={t('table:guide.title')}>
      <p className="ww-over">
        {t('table:guide.title')} · {numberOf(step)}
      </p>
      {lines.split('\n').map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div className="ww-guide-acts">
        {LEADS.filter(({ id }) => isThere(table, id)).map(({ id, selector }) => (
          <Button key={id} onPress={() => lead(selector)}>
            {t(`table:guide.lead.${id}`)}
          </Button>
        ))}
        <Onward table={table} actions={actions} />
        <Button variant="text" onPress={actions.toggleGuide}>
          {t('table:guide.skip')}
        </Button>
      </div>
    </aside>
  );
}
