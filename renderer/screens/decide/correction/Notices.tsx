import { useTranslation } from 'react-i18next';
import { runsOf } from '../../../../engine';
import { useLanguage } from '../../../kit/explain/react';
import { writtenMoment } from '../../../kit/text/moment';
import { Button, ErrorCard, FindingRow } from '../../../kit/ui';
import { useSession } from '../../../model/state/session';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import { useLateStart } from '../whatif/LateStart';
import { dropToday } from './commands';
import type { CorrectionState } from './use-correction';

/** The turn that has to be booked as a whole or taken back first, and the way there. */
const InTheWay = ({ model, turn }: { readonly model: TurnModel; readonly turn: number }) => {
  const { t } = useTranslation();
  const readOnly = useSession((session) => session.readOnly);
  const { begin } = useLateStart(model.month);
  return (
    <FindingRow kind="WARN">
      {t('whatif:book.obstacle.inTheWay', { turn })}{' '}
      <Button variant="text" isDisabled={readOnly} onPress={() => begin(turn)}>
        {t('whatif:late.begin', { turn })}
      </Button>
    </FindingRow>
  );
};

/** In the place of a correction that cannot begin, since the note of what was booked only for today is damaged. */
export function DamagedToday({ turn }: { readonly turn: number }) {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const readOnly = useSession((session) => session.readOnly);
  return (
    <ErrorCard
      title={t('whatif:today.damaged', { turn })}
      actions={
        <Button isDisabled={readOnly} onPress={() => void execute(dropToday(turn))}>
          {t('whatif:today.drop')}
        </Button>
      }
    >
      {t('whatif:today.damagedText', { turn })}
    </ErrorCard>
  );
}

/**
 * What stands against the figures: the month as it was booked comes out otherwise, turns are still computed or cannot
 * be.
 */
export function Notices({
  model,
  state: { correction, progress, repeats, bookedToday, isOlder, inTheWay },
}: {
  readonly model: TurnModel;
  readonly state: CorrectionState;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const turn = correction?.ahead[0]?.archived.turn;
  const damaged = (correction?.done ?? []).filter((done) => runsOf(done) === undefined);
  return (
    <>
      {inTheWay === undefined ? null : <InTheWay model={model} turn={inTheWay} />}
      {bookedToday === undefined ? null : (
        <FindingRow kind="HAND">
          {t('whatif:today.booked', {
            date: writtenMoment(bookedToday.at, language, 'date'),
            reason: bookedToday.reason,
          })}{' '}
          {t(isOlder ? 'whatif:today.older' : 'whatif:today.begins')}
        </FindingRow>
      )}
      {repeats === 'same' ? null : (
        <FindingRow kind="WARN">{t(`whatif:repeats.${repeats}`)}</FindingRow>
      )}
      {damaged.map(({ booked: { archived } }) => (
        <FindingRow key={archived.turn} kind="WARN">
          {t('whatif:turns.damaged', { turn: archived.turn })}
        </FindingRow>
      ))}
      {turn === undefined ? null : progress === 'running' ? (
        <p className="ww-correction-running ww-quiet" role="status">
          {t('whatif:turns.running', { turn })}
        </p>
      ) : (
        <FindingRow kind="WARN">{t('whatif:turns.failed', { turn })}</FindingRow>
      )}
    </>
  );
}
