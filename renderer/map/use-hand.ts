import { useState, useSyncExternalStore } from 'react';
import { useDesk } from '../state/desk';
import { useSession } from '../state/session';
import { createHand, type Hand } from './hand';
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

/** The hand over the map of the open campaign. The object stays the same while the room is open. */
export interface HandOverMap extends Pick<Hand, 'preview' | 'subscribe'> {
  readonly send: (event: ToolEvent) => void;
  readonly isBusy: () => boolean;
}

const createHandOverMap = (): HandOverMap => {
  const { preview, subscribe, ...hand } = createHand();
  return {
    preview,
    subscribe,
    send: (event) => {
      const context = contextNow();
      if (context !== null) hand.send(workingTool(), event, context).forEach(perform);
    },
    isBusy: () => hand.isBusy(workingTool()),
  };
};

/** Connects a hand to the open campaign: gestures in, previews and commands out. */
export const useHand = (): HandOverMap => useState(createHandOverMap)[0];

/** What the hand would do. Only what shows it should ask: it changes with every move of the pointer. */
export const usePreview = ({ subscribe, preview }: HandOverMap): ToolPreview =>
  useSyncExternalStore(subscribe, preview);
