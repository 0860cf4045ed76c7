import { useMemo } from 'react';
import {
  type Campaign,
  fieldsOfEdge,
  type LetteredField,
  type LetteredSight,
  settingsInForce,
} from '../../../engine';
import { useDesk } from '../../state/desk';
import type { Words } from '../../text/words';
import { createBoardRoom, ROOM_START, type RoomState } from '../kit/room';
import { gameOf, type LetteredTool } from './board';
import type { LetteredScene } from './drawing/scene';

/** The board as the chosen eyes see it. */
export interface SeenLettered extends LetteredScene {
  readonly looker: string | null;
}

/** What can be shown beside the fields. */
export const LAYERS = ['numbers', 'pieces', 'marks'] as const;

/** What the GM looks at on the board and holds in his hand. */
export interface LetteredRoomState extends RoomState<LetteredTool, (typeof LAYERS)[number]> {
  /** For whom a capital or a base is put down; null = nobody. */
  readonly party: string | null;
}

export const useLetteredRoom = createBoardRoom<LetteredRoomState>({
  ...ROOM_START,
  ...{ tool: 'select', party: null },
  layers: { numbers: true, pieces: true, marks: true },
});

/** The board of a campaign through the eyes chosen at the desk; undefined for games without such a board. */
export function useSeen(campaign: Campaign): SeenLettered | undefined {
  const eyes = useDesk((desk) => desk.eyes);
  const looker = eyes.kind === 'truth' ? null : eyes.party;
  return useMemo(() => {
    const game = gameOf(campaign);
    if (game === undefined) return undefined;
    const sight = game.sight(campaign.world, looker, settingsInForce(campaign));
    return { sight, looker, parties: campaign.world.parties, marks: game.marks };
  }, [campaign, looker]);
}

/** What a field is, in words: open, mountain, base or capital of somebody. */
export function fieldInWords(
  { sight: { board, capitals, bases }, parties }: LetteredScene,
  field: LetteredField,
  words: Words,
): string {
  const name = (party: string) => ({ name: parties[party]?.name ?? party });
  const capital = capitals.find((one) => one.field === field);
  if (capital !== undefined)
    return words(
      `lettered:what.${capital.isDestroyed ? 'destroyed' : 'capital'}`,
      name(capital.party),
    );
  const base = bases.find((one) => one.field === field);
  if (base?.party != null) return words('lettered:what.base', name(base.party));
  if (base !== undefined) return words('lettered:what.free');
  return words(`lettered:what.${board.mountains.includes(field) ? 'mountain' : 'open'}`);
}

/** Fields one cannot step to from a field because the edge between is blocked, as far as the looker knows. */
export const blockedFrom = (
  { board, edges }: LetteredSight,
  field: LetteredField,
): readonly LetteredField[] =>
  [...board.blocked, ...edges.map(({ edge }) => edge)]
    .map(fieldsOfEdge)
    .flatMap(([a, b]) => (a === field ? [b] : b === field ? [a] : []));
