import { useEffect } from 'react';
import { useDesk } from '../../model/state/desk';
import { useClipboard } from './selection/clipboard';
import { useSession } from '../../model/state/session';
import { useMapRoom } from '../../model/map/state';
import type { HandOverMap } from './use-hand';

/** Lets the hand look again when something in it has changed while it rests: ink, pen, size, tool,
 * pinned pictures, what it carries. */
export const useFreshLook = ({ refresh }: HandOverMap): void => {
  const ink = useMapRoom((state) => state.ink);
  const pen = useMapRoom((state) => state.pen);
  const size = useMapRoom((state) => state.size);
  const tool = useDesk((desk) => desk.tool);
  const underlays = useSession(({ campaign }) => campaign?.underlays);
  const { clip, parts, replaces } = useClipboard();
  useEffect(refresh, [refresh, ink, pen, size, tool, underlays, clip, parts, replaces]);
};
