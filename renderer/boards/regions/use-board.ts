import { useMemo } from 'react';
import {
  type Campaign,
  type Presence,
  type RegionBoard,
  type SeenRegion,
  seenRegions,
  settingsInForce,
  systems,
  type ViewParty,
} from '../../../engine';
import { useMoney } from '../../explain/react';
import { useDesk } from '../../state/desk';
import type { SeenThrough } from '../kit/board';
import { boardIn } from './board';
import type { BoardScene } from './drawing/scene';

/** The board as the chosen eyes see it. */
export interface SeenBoard extends SeenThrough {
  readonly board: RegionBoard;
  readonly scene: BoardScene;
  readonly presence: readonly Presence[];
}

const seen = new WeakMap<RegionBoard, readonly SeenRegion[]>();

/** The regions of a board as everybody sees them; the same objects as long as the board is the same. */
const regionsOf = (board: RegionBoard): readonly SeenRegion[] => {
  const known = seen.get(board);
  if (known !== undefined) return known;
  const regions = Object.values(seenRegions(board));
  seen.set(board, regions);
  return regions;
};

/** What a party looks like on the board. */
const viewParties = ({ world }: Campaign): Readonly<Record<string, ViewParty>> => world.parties;

/** The board of a campaign through the eyes chosen at the desk. */
export const useSeenBoard = (campaign: Campaign): SeenBoard => {
  const eyes = useDesk((desk) => desk.eyes);
  const looker = eyes.kind === 'truth' ? null : eyes.party;
  const money = useMoney();
  const { world, system } = campaign;
  const board = boardIn({ world });
  const presence = useMemo(
    () => systems[system]?.board.presence?.(world, looker, settingsInForce(campaign)) ?? [],
    [system, world, looker, campaign],
  );
  return useMemo(
    () => ({
      board,
      presence,
      looker,
      parties: viewParties(campaign),
      scene: {
        regions: regionsOf(board),
        borders: board.borders,
        presence,
        parties: viewParties(campaign),
        money: money.plain,
      },
    }),
    [board, presence, looker, campaign, money],
  );
};

/** Who is in a region, whoever looks: what stands there when it is to go. */
export const presentIn = (campaign: Campaign, region: string): readonly Presence[] => {
  const { system, world } = campaign;
  const present = systems[system]?.board.presence?.(world, null, settingsInForce(campaign)) ?? [];
  return present.filter((one) => one.region === region);
};
