import { useTranslation } from 'react-i18next';
import { isFresh, isSameTurn, useTrial } from '../adjudicate';
import { useSession } from '../state/session';
import { KeyCap } from '../ui';
import { openQuestions } from './model/realms';

/** The turn desk's part of the status line: number of the run, open questions, the key that accepts. */
export const TurnStatus = () => {
  const { t } = useTranslation();
  const campaign = useSession((session) => session.campaign);
  const { proposal, basis, runs } = useTrial();
  if (campaign === null || basis === null || !isSameTurn(basis, campaign)) return null;
  const questions = openQuestions(proposal, campaign.rulings).length;
  return (
    <>
      <span>
        {t(isFresh(basis, campaign) ? 'turn:status.run' : 'turn:status.stale', { run: runs })}
      </span>
      <span>{t('turn:status.questions', { count: questions })}</span>
      {questions === 0 ? null : (
        <span className="ww-status-key">
          <KeyCap keys="Enter" /> {t('turn:action.accept')}
        </span>
      )}
    </>
  );
};
