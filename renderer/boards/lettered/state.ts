import { createBoardRoom, ROOM_START, type RoomState } from '../kit/room';
import type { LetteredTool } from './tools';

/** What a board of lettered hexes shows beside its fields. */
export const LAYERS = ['numbers', 'pieces', 'marks'] as const;

export interface LetteredRoomState extends RoomState<LetteredTool, (typeof LAYERS)[number]> {
  /** For whom a capital or a base is put down; null = nobody. */
  readonly party: string | null;
}

export const useLetteredRoom = createBoardRoom<LetteredRoomState>({
  ...ROOM_START,
  tool: 'select',
  party: null,
  layers: { numbers: true, pieces: true, marks: true },
});
