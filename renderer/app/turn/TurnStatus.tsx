import { useTranslation } from 'react-i18next';
import { isFresh, keptOf, useTrial } from '../../model/adjudicate';
import { useSession } from '../../model/state/session';
import { KeyCap } from '../../kit/ui';
import { useTurnDesk } from '../../model/turn/desk-store';
import { openQuestions } from '../../model/turn/model/realms';
import { shownOf } from '../../model/turn/whatif/shown';

/** The turn desk's part of the status line: number of the run, open questions, the key that accepts where it does. */
export const TurnStatus = () => {
  const { t } = useTranslation();
  const month = useSession((session) => session.campaign);
  const chosen = useTurnDesk((desk) => desk.variant);
  const station = useTurnDesk((desk) => desk.station);
  const trial = useTrial();
  if (month === null) return null;
  const { campaign, variant } = shownOf(month, chosen);
  const { proposal, basis, runs } = keptOf(trial, variant?.id ?? null, campaign);
  if (basis === null) return null;
  const questions = openQuestions(proposal, campaign.rulings).length;
  return (
    <>
      <span>
        {t(isFresh(basis, campaign) ? 'turn:status.run' : 'turn:status.stale', { run: runs })}
      </span>
      <span>{t('turn:status.questions', { count: questions })}</span>
      {questions === 0 || station !== 'orders' ? null : (
        <span className="ww-status-key">
          <KeyCap keys="Enter" /> {t('turn:action.accept')}
        </span>
      )}
    </>
  );
};
