import { useTranslation } from 'react-i18next';
import type { ReportedFight } from '../../../../engine';
import { figuresOf } from '../../../kit/explain';
import { useWords } from '../../../kit/explain/react';
import { useNames } from '../names';

/** A fight as its report tells it: where, against whom, the outcome, own losses; an onlooker learns no more than the place. */
export function useFightWords(): (fight: ReportedFight) => string {
  const { t } = useTranslation();
  const names = useNames();
  const { plain } = figuresOf(useWords());
  return ({ own, place, sides, winner }) => {
    if (own === null) return t('turn:report.fightSeen', { place });
    const lost = sides[own].units.reduce((sum, { before, left }) => sum + before - left, 0);
    const about = { place, other: names.side(sides[own === 0 ? 1 : 0]), lost: plain(lost) };
    if (winner === null) return t('turn:report.fightDrawn', about);
    return t(winner === own ? 'turn:report.fightWon' : 'turn:report.fightLost', about);
  };
}
