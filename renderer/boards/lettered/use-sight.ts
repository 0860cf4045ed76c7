import { useMemo } from 'react';
import type { Campaign, LetteredField, LetteredSight } from '../../../engine';
import { figuresOf } from '../../explain';
import { useWords } from '../../explain/react';
import { useDesk } from '../../state/desk';
import { gameOf, sightIn } from './board';
import type { LetteredScene } from './drawing/scene';
import { fieldInWords } from './words';

/** The board as the chosen eyes see it. */
export interface SeenLettered extends LetteredScene {
  /** Whose eyes: a party, or null for the truth. */
  readonly looker: string | null;
}

/** The board of a campaign through the eyes chosen at the desk; undefined for games without such a board. */
export function useSight(campaign: Campaign): SeenLettered | undefined {
  const eyes = useDesk((desk) => desk.eyes);
  const looker = eyes.kind === 'truth' ? null : eyes.party;
  return useMemo(() => {
    const game = gameOf(campaign);
    const sight = sightIn(campaign, looker);
    if (game === undefined || sight === undefined) return undefined;
    return { sight, looker, parties: campaign.world.parties, marks: game.marks };
  }, [campaign, looker]);
}

/** Fields one cannot step to from a field because the edge between is blocked, as far as the looker knows. */
export const blockedFrom = (sight: LetteredSight, field: LetteredField): readonly LetteredField[] =>
  [...sight.board.blocked, ...sight.edges.map(({ edge }) => edge)]
    .map((edge) => edge.split('|'))
    .filter((ends) => ends.includes(field))
    .map(([a = '', b = '']) => (a === field ? b : a));

/** The chosen field in words, for those who do not see the board; empty while none is chosen. */
export function useSpokenField({ sight, parties }: LetteredScene, field: string | null): string {
  const words = useWords();
  const { list, plain } = figuresOf(words);
  if (field === null) return '';
  const pieces = sight.pieces
    .filter((piece) => piece.field === field)
    .map(({ party, name, strength }) =>
      words('lettered:say.piece', {
        name: party === null ? words('lettered:nobody') : (parties[party]?.name ?? party),
        number: name,
        strength: strength === null ? words('lettered:unknown') : plain(strength),
      }),
    );
  const blocked = blockedFrom(sight, field);
  return [
    words('lettered:say.field', { field, what: fieldInWords(sight, field, parties, words) }),
    pieces.length === 0
      ? words('lettered:sheet.nobody')
      : words('lettered:say.pieces', { names: list(pieces) }),
    ...(blocked.length === 0 ? [] : [words('lettered:say.blocked', { fields: list(blocked) })]),
  ].join(' ');
}
