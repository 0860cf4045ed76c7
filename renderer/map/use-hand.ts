import { useState, useSyncExternalStore } from 'react';
import { systems } from '../../engine';
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
  const { ink, size, pen, chosen } = useMapRoom.getState();
  if (campaign === null || lattice === null) return null;
  const rules = systems[campaign.system]?.mapRules;
  const { field: cursor } = useDesk.getState();
  return { campaign, map: campaign.world.map, lattice, rules, ink, size, pen, chosen, cursor };
};

const perform = (act: ToolAct): void => {
  const room = useMapRoom.getState();
  switch (act.kind) {
    case 'select':
      useDesk.getState().set({ field: act.field, unit: null });
      return;
    case 'choose':
      room.choose(act.fields, act.how);
      return;
    case 'pick':
      room.take(act.terrain);
      useDesk.getState().set({ tool: 'brush' });
      return;
    case 'insist':
      room.set({ objection: act });
      return;
    case 'edit':
      room.set({ editing: act });
      return;
    case 'tell':
      room.set({ told: act.hint });
      return;
    case 'command':
      if (room.ink.kind === 'terrain') room.use(room.ink.terrain);
      room.set({ told: null });
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
