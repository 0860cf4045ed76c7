import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../model/state/session';
import { Button, Icon, IconButton } from '../../../kit/ui';
import { isConfirmed } from '../../../model/turn/table/commands';
import type { TableStep } from './model';
import type { Table, TableActs } from './use-table';

interface StepHeadProps {
  readonly table: Table;
  readonly acts: TableActs;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** Which step it is, in words: its number, in its group where there are several. */
export const useStepNumber = (game: string): ((step: TableStep) => string) => {
  const { t } = useTranslation();
  return ({ group, number }) =>
    group === null
      ? t('table:number', { number })
      : t('table:numberOf', { group: t(`${game}:steps.${group}`), number });
};

/** The name of the step, what it is for, and the way on. */
export const StepHead = ({ table, acts, heading }: StepHeadProps) => {
  const { t } = useTranslation();
  const readOnly = useSession((session) => session.readOnly);
  const { step, steps, model, proposal, hasGuide } = table;
  const { id: game } = model.system;
  const numberOf = useStepNumber(game);
  const isDone = isConfirmed(model.campaign, step.phase);
  return (
    <header className="ww-table-head">
      <div>
        <p className="ww-over">{numberOf(step)}</p>
        <h2 ref={heading} className="ww-title" tabIndex={-1}>
          {t(`${game}:step.${step.phase}.title`)}
        </h2>
        <p className="ww-quiet">{t(`${game}:step.${step.phase}.text`)}</p>
        {isDone ? (
          <p className="ww-table-done ww-small">
            <Icon name="check" size={14} /> {t('table:isConfirmed')}
          </p>
        ) : null}
      </div>
      <div className="ww-table-acts">
        <IconButton
          icon="help"
          label={t('table:key.guide')}
          shortcut="H"
          isOn={hasGuide}
          onPress={acts.toggleGuide}
        />
        <IconButton
          icon="left"
          label={t('table:key.previous')}
          shortcut="K"
          isDisabled={step === steps[0]}
          onPress={() => acts.go(-1)}
        />
        <IconButton
          icon="right"
          label={t('table:key.next')}
          shortcut="J"
          isDisabled={step === steps.at(-1)}
          onPress={() => acts.go(1)}
        />
        {isDone ? (
          <Button isDisabled={readOnly} onPress={acts.reopen}>
            {t('table:reopen')}
          </Button>
        ) : (
          <Button
            variant="filled"
            shortcut="Enter"
            isDisabled={readOnly || proposal === null}
            onPress={acts.confirm}
          >
            {t('table:confirm')}
          </Button>
        )}
      </div>
    </header>
  );
};
