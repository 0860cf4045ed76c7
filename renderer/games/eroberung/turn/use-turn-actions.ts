import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../../../engine';
import { countryOf, type Order } from '../../../../engine/systems/eroberung';
import { useProposal } from '../../../model/adjudicate';
import { useLanguage } from '../../../kit/explain/react';
import { useSession } from '../../../model/state/session';
import { createStore } from '../../../kit/state/create-store';
import { onLeaving } from '../../../model/state/leaving';
import { deskOf, type TurnModel, strikeLine, writeOrder } from './model';

interface DeskState {
  /** Who sits at the computer in a turn; null, or in another turn = whoever has something to say. */
  readonly seat: string | null;
  readonly turn: number;
  /** With whom the holder acts: alone, or with all his allies. */
  readonly isJoint: boolean;
  readonly set: (change: Partial<Omit<DeskState, 'set'>>) => void;
}

const FRESH = { seat: null, turn: 0, isJoint: false };

/** What is chosen at the desk; never stored with the campaign. */
export const useDeskState = createStore<DeskState>((set) => ({ ...FRESH, set }));
onLeaving(() => useDeskState.setState(FRESH));

/** A desk with what its parts say and do. */
export interface TurnActions extends TurnModel {
  readonly t: (key: string, about?: Readonly<Record<string, string | number>>) => string;
  readonly language: 'de' | 'en';
  readonly isReadOnly: boolean;
  readonly nameOf: (player: string) => string;
  readonly countryName: (country: string) => string;
  /** Writes an order into the letter of whoever sits there, or of another player. */
  readonly write: (order: Order, player?: string) => void;
  readonly strike: (line: string) => void;
  /** Computes the open turn, so that a war or duel that is to be fought lies on the desk. */
  readonly run: () => void;
}

/** The desk of whoever sits at the computer; a hook. */
export function useTurnActions(campaign: Campaign): TurnActions {
  const { t: translate } = useTranslation();
  const language = useLanguage();
  const { turn } = campaign.world.clock;
  const wanted = useDeskState((state) => (state.turn === turn ? state.seat : null));
  const isReadOnly = useSession((session) => session.readOnly);
  const { proposal, stale, run } = useProposal(campaign);
  const computed = proposal === null || stale ? null : proposal.world;
  const model = useMemo(() => deskOf(campaign, wanted, computed), [campaign, wanted, computed]);
  const { seat, state } = model;
  const { parties } = campaign.world;
  const write = useCallback(
    (order: Order, player: string = seat) => {
      const { campaign: now, execute } = useSession.getState();
      // Whoever begins to write stays until the computer is handed on.
      useDeskState.getState().set({ seat, turn });
      if (now !== null) void execute(writeOrder(now, player, order, language));
    },
    [seat, turn, language],
  );
  const strike = useCallback(
    (line: string) => void useSession.getState().execute(strikeLine(seat, line)),
    [seat],
  );
  return {
    ...model,
    t: (key, about) => translate(`eroberung:desk.${key}`, { ...about }),
    ...{ language, isReadOnly, write, strike, run },
    nameOf: (player) => parties[player]?.name ?? player,
    countryName: (key) => {
      const country = countryOf(state, key);
      if (country === undefined) return key;
      return language === 'en' && country.english !== '' ? country.english : country.name;
    },
  };
}
