import { useTranslation } from 'react-i18next';
import { type ArchivedTurn, type Campaign, systems } from '../../../../engine';
import { clockOf, dateOf } from '../../../kit/explain';
import { useLanguage, useWords } from '../../../kit/explain/react';
import { writtenMoment } from '../../../kit/text/moment';

/** A moment of the real calendar as text: `22. November 2026`. */
export function useDay(): (moment: string) => string {
  const language = useLanguage();
  return (moment) => writtenMoment(moment, language, 'date');
}

/** `Zug 58, Falkenmond 419`; in games without a calendar `Phase 58`. */
export function useTurnName(campaign: Campaign): (archived: ArchivedTurn) => string {
  const { t } = useTranslation();
  const words = useWords();
  return (archived) => {
    const { moon, year } = clockOf(archived, campaign.world.clock);
    if (systems[campaign.system]?.calendar.by === 'turns') {
      const clock = { turn: archived.turn, moon, year };
      return dateOf({ system: campaign.system, settings: archived.settings, clock }, words);
    }
    return t('openTurn:archive.turn', {
      turn: archived.turn,
      moon: t(`app:moon.${String(moon)}`),
      year,
    });
  };
}
