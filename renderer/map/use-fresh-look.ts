import { useEffect } from 'react';
import { useDesk } from '../state/desk';
import { useClipboard } from './selection/clipboard';
import { useMapRoom } from './state';
import type { HandOverMap } from './use-hand';

/** Lets the hand look again when something in it has changed while it rests: ink, size, tool, what it carries. */
export const useFreshLook = ({ refresh }: HandOverMap): void => {
  const ink = useMapRoom((state) => state.ink);
  const size = useMapRoom((state) => state.size);
  const tool = useDesk((desk) => desk.tool);
  const { clip, parts, replaces } = useClipboard();
  useEffect(refresh, [refresh, ink, size, tool, clip, parts, replaces]);
};
