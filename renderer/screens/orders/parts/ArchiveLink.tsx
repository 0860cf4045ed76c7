import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../../../engine';
import { useTurnView } from '../../../model/turn/turn-view';

/** The way to the months that are over, once there are any. */
export function ArchiveLink({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation();
  const { choose } = useTurnView();
  const count = Object.keys(campaign.archive).length;
  if (count === 0) return null;
  return (
    <p className="ww-archive-link ww-small">
      <button type="button" className="ww-link" onClick={() => choose({ turnStep: 'archive' })}>
        {t('openTurn:archive.link', { count })}
      </button>
    </p>
  );
}
