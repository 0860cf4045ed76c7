import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../../../engine';
import { countryOf, type Order } from '../../../../engine/systems/eroberung';
import { useProposal } from '../../../model/adjudicate';
import { useLanguage } from '../../../kit/explain/react';
import { useSession } from '../../../model/state/session';
import { createStore } from '../../../kit/state/create-store';
import { onLeaving } from '../../../model/state/leaving';
import { panelOf, type TurnModel, strikeLine, writeOrder } from './model';

interface PanelState {
  /** The active player of a turn; null, or in another turn = the first who may write. */
  readonly seat: string | null;
  readonly turn: number;
  /** Whether the holder plays alone or with all his allies. */
  readonly isJoint: boolean;
  readonly set: (change: Partial<Omit<PanelState, 'set'>>) => void;
}

const FRESH = { seat: null, turn: 0, isJoint: false };

/** What is chosen in the panel; never stored with the campaign. */
export const usePanelState = createStore<PanelState>((set) => ({ ...FRESH, set }));
onLeaving(() => usePanelState.setState(FRESH));

/** The panel's state with its texts and commands. */
export interface TurnActions extends TurnModel {
  readonly t: (key: string, about?: Readonly<Record<string, string | number>>) => string;
  readonly language: 'de' | 'en';
  readonly isReadOnly: boolean;
  readonly nameOf: (player: string) => string;
  readonly countryName: (country: string) => string;
  /** Writes an order into the letter of the active player, or of another player. */
  readonly write: (order: Order, player?: string) => void;
  readonly strike: (line: string) => void;
  /** Computes the open turn, so that a war or duel that is to be fought is shown. */
  readonly run: () => void;
}

/** The panel of the active player; a hook. */
export function useTurnActions(campaign: Campaign): TurnActions {
  const { t: translate } = useTranslation();
  const language = useLanguage();
  const { turn } = campaign.world.clock;
  const wanted = usePanelState((state) => (state.turn === turn ? state.seat : null));
  const isReadOnly = useSession((session) => session.readOnly);
  const { proposal, stale, run } = useProposal(campaign);
  const computed = proposal === null || stale ? null : proposal.world;
  const model = useMemo(() => panelOf(campaign, wanted, computed), [campaign, wanted, computed]);
  const { seat, state } = model;
  const { parties } = campaign.world;
  const write = useCallback(
    (order: Order, player: string = seat) => {
      const { campaign: now, execute } = useSession.getState();
      // The player who begins to write stays active until the next one takes over.
      usePanelState.getState().set({ seat, turn });
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
    language,
    isReadOnly,
    write,
    strike,
    run,
    nameOf: (player) => parties[player]?.name ?? player,
    countryName: (key) => {
      const country = countryOf(state, key);
      if (country === undefined) return key;
      return language === 'en' && country.english !== '' ? country.english : country.name;
    },
  };
}
