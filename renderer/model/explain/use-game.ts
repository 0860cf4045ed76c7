import { useCallback, useContext, useMemo } from 'react';
import { type RuleSystem, systems, type World } from '../../../engine';
import { useSession } from '../state/session';
import { type Money, moneyOf } from '../../kit/explain/money';
import { LexiconContext, useWords } from '../../kit/explain/react/use-words';

/** The game of the open campaign; undefined while none is open, or where this program does not have it. */
export function useGame(): RuleSystem<World> | undefined {
  const system = useSession(({ campaign }) => campaign?.system);
  return system === undefined ? undefined : systems[system];
}

/** True if the open game is played on a map of Großfelder, which the screens of the turn draw beside their lists. */
export function useIsOnMap(): boolean {
  const board = useGame()?.board.kind;
  return board === undefined || board === 'grossfeld';
}

/** True if moments of a turn are told by moons. */
export function useHasMoons(): boolean {
  return useGame()?.calendar.by !== 'turns';
}

/** True if the open game knows money; what is about money is left out otherwise. */
export function useHasMoney(): boolean {
  const game = useGame();
  return game === undefined || game.currency !== undefined;
}

/** Amounts of the open game's money. */
export function useMoney(): Money {
  const words = useWords();
  const currency = useGame()?.currency;
  return useMemo(() => moneyOf(currency, words), [currency, words]);
}

/** What a place is called: a region by its name, a field by its address. */
export function usePlaceName(): (place: string) => string {
  const { regions } = useContext(LexiconContext);
  return useCallback((place: string) => regions?.[place] ?? place, [regions]);
}
