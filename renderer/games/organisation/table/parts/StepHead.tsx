import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../state/session';
import { Button, Icon, IconButton } from '../../../../ui';
import { isConfirmed, numberedStep, stepBeside } from '../model/steps';
import type { Table } from '../use-table';
import type { TableActs } from '../use-table-acts';

interface StepHeadProps {
  readonly table: Table;
  readonly acts: TableActs;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** The name of the step, what it is for, and the way on. */
export const StepHead = ({ table, acts, heading }: StepHeadProps) => {
  const { t } = useTranslation();
  const readOnly = useSession((session) => session.readOnly);
  const { step, model, record, hasGuide } = table;
  const { half, number } = numberedStep(step);
  const isDone = isConfirmed(model.campaign, step);
  return (
    <header className="ww-table-head">
      <div>
        <p className="ww-over">
          {t('organisation:desk.at', { half: t(`organisation:desk.half.${half}`), number })}
        </p>
        <h2 ref={heading} className="ww-title" tabIndex={-1}>
          {t(`organisation:step.${step}`)}
        </h2>
        <p className="ww-quiet">{t(`organisation:stepText.${step}`)}</p>
        {isDone ? (
          <p className="ww-table-done ww-small">
            <Icon name="check" size={14} /> {t('organisation:desk.isConfirmed')}
          </p>
        ) : null}
      </div>
      <div className="ww-table-acts">
        <IconButton
          icon="help"
          label={t('organisation:key.guide')}
          shortcut="H"
          isOn={hasGuide}
          onPress={acts.toggleGuide}
        />
        <IconButton
          icon="left"
          label={t('organisation:key.previous')}
          shortcut="K"
          isDisabled={stepBeside(step, -1) === step}
          onPress={() => acts.go(-1)}
        />
        <IconButton
          icon="right"
          label={t('organisation:key.next')}
          shortcut="J"
          isDisabled={stepBeside(step, 1) === step}
          onPress={() => acts.go(1)}
        />
        {isDone ? (
          <Button isDisabled={readOnly} onPress={acts.reopen}>
            {t('organisation:desk.reopen')}
          </Button>
        ) : (
          <Button
            variant="filled"
            shortcut="Enter"
            isDisabled={readOnly || record === null}
            onPress={acts.confirm}
          >
            {t('organisation:desk.confirm')}
          </Button>
        )}
      </div>
    </header>
  );
};
