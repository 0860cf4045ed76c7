import { useMemo } from 'react';
import type { FieldAddress } from '../../../engine';
import { useMapScreen } from '../map/state';
import type { FieldLook } from '../map/tools/tool';
import { useView } from '../state/view';
import { useTracing } from './state';
import { suggestedLooks } from './suggest';

/**
 * How the map would look with the suggested terrain: only while the GM traces, so that no realm's view and no
 * other tool shows land that is not there.
 */
export function useSuggestedLooks(): ReadonlyMap<FieldAddress, FieldLook> {
  const suggestion = useTracing((state) => state.suggestion);
  const chosen = useMapScreen((room) => room.chosen);
  const isTracing = useView(
    ({ tool, perspective }) => tool === 'calibrate' && perspective.kind === 'truth',
  );
  return useMemo(
    () => suggestedLooks(isTracing ? suggestion : null, chosen),
    [isTracing, suggestion, chosen],
  );
}
