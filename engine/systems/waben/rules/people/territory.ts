import type { Settings } from '../../../../kernel';
import type { Party } from '../../../../world';
import { flagOf } from '../settings';

/**
 * True if a party may own fields and settlements: realms always, organisations unless the GM forbids it, a single
 * character never (WW-1.2-02, WW-1.2-17, WW-11.2-02, WW-12.1-07).
 */
export function mayOwnLand(party: Party | undefined, settings: Settings): boolean {
  switch (party?.kind) {
    case 'realm':
      return true;
    case 'organisation':
      return flagOf(settings, 'seg.org_territory');
    case 'single':
    case undefined:
      return false;
  }
}
