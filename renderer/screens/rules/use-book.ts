import { useState } from 'react';
import { systems } from '../../../engine';
import { useDesk } from '../../model/state/desk';
import { useSession } from '../../model/state/session';
import { gameOfRule } from './catalogue';

/** Whose rules are shown, and whose can be shown instead. */
export interface Book {
  readonly game: string;
  /** The games to choose among; empty while the rules of the open world are shown. */
  readonly games: readonly string[];
  readonly choose: (game: string) => void;
}

/**
 * The rules of the game in which the wished rule stands, else those of the open world. Without world every game can be
 * chosen, until somebody wishes to see a rule or opens a world.
 */
export const useBook = (): Book => {
  const rule = useDesk(({ rule }) => rule);
  const open = useSession(({ campaign }) => campaign?.system);
  const [chosen, setChosen] = useState<{
    readonly game: string;
    readonly rule: typeof rule;
    readonly open: typeof open;
  } | null>(null);
  const games = Object.keys(systems);
  const isChosen = chosen !== null && chosen.rule === rule && chosen.open === open;
  const wished = rule === null ? undefined : gameOfRule(rule.id, open);
  const game = isChosen ? chosen.game : (wished ?? open ?? games[0] ?? '');
  return {
    game,
    games: game === open || games.length < 2 ? [] : games,
    choose: (game) => setChosen({ game, rule, open }),
  };
};
