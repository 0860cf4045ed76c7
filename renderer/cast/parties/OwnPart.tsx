import { type ComponentType, Suspense } from 'react';
import type { Party } from '../../../engine';
import type { GamePartyPart } from '../../games/game-view';
import type { PartProps } from '../register';

/** A part of the sheet of a party that its game brings along, loaded when it is first seen. */
export const ownPart = (Content: GamePartyPart['Content']): ComponentType<PartProps<Party>> => {
  const OwnPart = ({ row, place, readOnly }: PartProps<Party>) => (
    <Suspense fallback={null}>
      <Content campaign={place.campaign} party={row.key} isReadOnly={readOnly} />
    </Suspense>
  );
  return OwnPart;
};
