import { useTranslation } from 'react-i18next';
import { useWords } from '../../../kit/explain/react';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import { fightTitle } from './fight-title';
import type { Card } from './model/cards';
import { townIn, useNames } from '../../../model/turn/names';

/** What a card is headed with. */
export function useCardTitle(model: TurnModel): (card: Card) => string {
  const { t } = useTranslation();
  const words = useWords();
  const names = useNames();
  return (card) => {
    const { group, parties } = card;
    const place = townIn(model, card.place) ?? card.place;
    if (card.kind === 'fight') return fightTitle({ kind: card.fight.kind, place }, words);
    if (group === 'question') return t('decide:card.question');
    const party = names.party(parties[0] ?? '');
    return t(`${model.system.id}:judged.${group}.title`, { place, party });
  };
}
