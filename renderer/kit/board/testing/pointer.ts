import type { Campaign, Point } from '../../../../engine';
import { createPointer } from '../pointer';
import { boardListeners } from '../pointer-and-keys';
import type { Outcome } from '../../../model/board/screen-state';
import type { Tool } from '../tool';

/** A pointer with a tool over a campaign, moved by mouse or by keys; its outcomes are carried out. */
export function pointerWith<Context, Held>(
  tools: readonly Tool<string, Context, Outcome, Held>[],
  id: string,
  rest: Held,
  start: Campaign,
  contextOf: (campaign: Campaign) => Context,
) {
  let campaign = start;
  let cursor: Point = { x: 0, y: 0 };
  const told: string[] = [];
  const names: string[] = [];
  const tool = tools.find((one) => one.id === id);
  if (tool === undefined) throw new Error(id);
  const hand = createPointer<Context, Outcome, Held>(rest);
  const listeners = boardListeners(
    {
      isBusy: () => hand.isBusy(tool),
      send: (event) => {
        for (const outcome of hand.send(tool, event, contextOf(campaign))) {
          if (outcome.told !== undefined) told.push(outcome.told.text);
          const { command } = outcome;
          if (command === undefined || !('replace' in command)) continue;
          names.push(command.name);
          campaign = command.replace(campaign);
        }
      },
    },
    {
      tool: () => tool,
      keyPoint: () => cursor,
      onHover: () => undefined,
      strokeKeys: null,
      enterEnds: 'always',
      spacePresses: true,
      isEnterFree: () => false,
    },
  );
  const pointer = (kind: 'down' | 'move' | 'up', point: Point): void =>
    listeners.onPointer({
      kind,
      point,
      buttons: 1,
      shift: false,
      ctrl: false,
      dragged: false,
    });
  return {
    /** Presses at the first point, goes over the others and releases at the last. */
    stroke: (...points: readonly Point[]) => {
      const [first = cursor, ...rest] = points;
      pointer('down', first);
      for (const point of rest) pointer('move', point);
      pointer('up', rest.at(-1) ?? first);
    },
    /** Goes to a point by keys and presses one there. */
    pressAt: (point: Point, key: string) => {
      cursor = point;
      listeners.onWalk(point);
      listeners.onKey({
        key,
        shiftKey: false,
        ctrlKey: false,
        metaKey: false,
        preventDefault: () => undefined,
      } as never);
    },
    campaign: () => campaign,
    told,
    names,
  };
}
