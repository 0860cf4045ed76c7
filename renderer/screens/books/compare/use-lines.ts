import type { Party, PartyKey } from '../../../../engine';
import { usePageTheme } from '../../../kit/ui';
import { type Line, lineOf } from '../../../model/books/lines';

/** The line of a realm on the screen. */
export function useLineOf(
  parties: Readonly<Record<PartyKey, Party>>,
): (party: Pick<Party, 'key' | 'name'>) => Line {
  const theme = usePageTheme();
  return (party) => lineOf(theme, parties, party);
}
