import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../explain/react';
import type { ArchivedTurn, Campaign } from '../../../engine';
import { clockOf } from './past';

/** Words for a moment of the real calendar: `22. November 2026`. */
export const useDay = (): ((moment: string) => string) => {
  const language = useLanguage();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  return (moment) => {
    const date = new Date(moment);
    return Number.isNaN(date.getTime()) ? moment : day.format(date);
  };
};

/** `Zug 58, Falkenmond 419` */
export const useTurnName = (campaign: Campaign): ((archived: ArchivedTurn) => string) => {
  const { t } = useTranslation();
  return (archived) => {
    const { moon, year } = clockOf(archived, campaign.world.clock);
    return t('desk:archive.turn', {
      turn: archived.turn,
      moon: t(`app:moon.${String(moon)}`),
      year,
    });
  };
};
