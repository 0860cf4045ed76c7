import { useCallback, useState, useSyncExternalStore } from 'react';
import { useDesk } from '../state/desk';
import { useSession } from '../state/session';
import { createHand } from './hand';
import { useMapRoom } from './state';
import { toolOf } from './tools';
import type { Tool, ToolAct, ToolContext, ToolEvent, ToolPreview } from './tools/tool';

/** The tool that works now: tools that change the world rest while a realm looks. */
export const workingTool = (): Tool => {
  const { tool, eyes } = useDesk.getState();
  const wanted = toolOf(tool);
  return eyes.kind === 'realm' && wanted.changesWorld ? toolOf('select') : wanted;
};

const contextNow = (): ToolContext | null => {
  const { campaign, lattice } = useSession.getState();
  const { terrain, size } = useMapRoom.getState();
  return campaign === null || lattice === null
    ? null
    : { map: campaign.world.map, lattice, terrain, size };
};

const perform = (act: ToolAct): void => {
  switch (act.kind) {
    case 'select':
      useDesk.getState().set({ field: act.field, unit: null });
      return;
    case 'pick':
      useMapRoom.getState().take(act.terrain);
      useDesk.getState().set({ tool: 'brush' });
      return;
    case 'command':
      useMapRoom.getState().use(useMapRoom.getState().terrain);
      void useSession.getState().execute(act.command);
  }
};

/** The hand over the map of the open campaign. */
export interface HandOverMap {
  readonly preview: ToolPreview;
  readonly send: (event: ToolEvent) => void;
  readonly isBusy: () => boolean;
}

/** Connects the hand to the open campaign: gestures in, previews and commands out. */
export const useHand = (): HandOverMap => {
  const [hand] = useState(createHand);
  const preview = useSyncExternalStore(hand.subscribe, hand.preview);
  const send = useCallback(
    (event: ToolEvent): void => {
      const context = contextNow();
      if (context !== null) hand.send(workingTool(), event, context).forEach(perform);
    },
    [hand],
  );
  const isBusy = useCallback(() => hand.isBusy(workingTool()), [hand]);
  return { preview, send, isBusy };
};
