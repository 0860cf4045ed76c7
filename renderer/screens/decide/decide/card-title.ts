import { useTranslation } from 'react-i18next';
import { useWords } from '../../../kit/explain/react';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import type { Card } from './model/cards';
import { townIn, useNames } from '../../../model/turn/names';
import type { Fight } from '../../../../engine';
import type { Words } from '../../../kit/text/words';

/** A fight by its kind and place: `Schlacht in 145/24`. */
export function fightTitle({ kind, place }: Pick<Fight, 'kind' | 'place'>, words: Words): string {
  return words('decide:fight.at', { kind: words(`decide:fight.kind.${kind}`), place });
}

/** The title of a card. */
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
