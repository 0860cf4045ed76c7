import type { Posting } from '../../../kernel';
import type { PartyKey } from '../../../world';

/** Gold that turned up during the march; it is booked at the end of the turn (WW-10.1-09). */
export interface Credit {
  readonly party: PartyKey;
  readonly posting: Omit<Posting, 'party'>;
}
