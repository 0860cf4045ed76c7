import { useTranslation } from 'react-i18next';
import { useWords } from '../../../kit/explain/react';
import type { DeskModel } from '../../../model/turn/use-desk-model';
import { fightTitle } from './fight-title';
import type { Card } from './model/cards';
import { townIn, useNames } from '../../../model/turn/names';

/** What a card is headed with. */
export const useCardTitle = (model: DeskModel): ((card: Card) => string) => {
  const { t } = useTranslation();
  const words = useWords();
  const names = useNames();
  return (card) => {
    const { kind, place, parties } = card;
    switch (kind) {
      case 'fight':
        return fightTitle({ kind: card.fight.kind, place: townIn(model, place) ?? place }, words);
      case 'question':
        return t('decide:card.question');
      case 'loss':
      case 'fate':
        return t(`decide:card.${kind}`, { party: names.party(parties[0] ?? '') });
      case 'encounter':
      case 'siege':
        return t(`decide:card.${kind}`, { place: townIn(model, place) ?? place });
    }
  };
};
