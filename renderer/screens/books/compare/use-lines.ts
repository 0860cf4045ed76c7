import { realmColour } from '../../../kit/cartography/colour';
import type { Party, PartyKey } from '../../../../engine';
import { usePageTheme } from '../../../kit/ui';

/** Signs at the points of a line, so that lines are told apart without their colours. */
export const MARKS = ['circle', 'square', 'triangle', 'diamond', 'cross', 'ring'] as const;
export type Mark = (typeof MARKS)[number];

/** Strokes of lines; two that share a mark have different strokes, and the other way round. */
const DASHES = ['', '6 3', '2 3', '9 3 2 3', '12 4'];

/** How a realm's line is drawn. */
export interface Line {
  readonly party: PartyKey;
  readonly name: string;
  readonly colour: string;
  readonly dash: string;
  readonly mark: Mark;
}

/** The line of a realm: its colour, and a stroke and mark that go with its place among all realms. */
export function useLineOf(
  parties: Readonly<Record<PartyKey, Party>>,
): (party: Pick<Party, 'key' | 'name'>) => Line {
  const theme = usePageTheme();
  const order = Object.keys(parties).sort();
  return ({ key, name }) => {
    const index = Math.max(0, order.indexOf(key));
    return {
      party: key,
      name,
      colour: realmColour(theme, parties, key),
      dash: DASHES[index % DASHES.length] ?? '',
      mark: MARKS[index % MARKS.length] ?? 'circle',
    };
  };
}
