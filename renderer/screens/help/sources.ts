import german from '../../../docs/handbuch.md?raw';
import english from '../../../docs/manual.md?raw';
import ewBoard from '../../../docs/pictures/manual/eroberung-board.jpg?url';
import ewOrders from '../../../docs/pictures/manual/eroberung-orders.jpg?url';
import ewReport from '../../../docs/pictures/manual/eroberung-report.jpg?url';
import piBattle from '../../../docs/pictures/manual/pygma-battle.jpg?url';
import piMap from '../../../docs/pictures/manual/pygma-map.jpg?url';
import piReport from '../../../docs/pictures/manual/pygma-report.jpg?url';
import beside from '../../../docs/pictures/manual/moerderspiel-beside.jpg?url';
import founded from '../../../docs/pictures/manual/moerderspiel-founded.jpg?url';
import publicMap from '../../../docs/pictures/manual/moerderspiel-public-map.jpg?url';
import table from '../../../docs/pictures/manual/moerderspiel-table.jpg?url';
import thread from '../../../docs/pictures/manual/moerderspiel-thread.jpg?url';
import wwDerivation from '../../../docs/pictures/manual/waben-derivation.jpg?url';
import wwFindings from '../../../docs/pictures/manual/waben-findings.jpg?url';
import osEvent from '../../../docs/pictures/manual/organisation-event.jpg?url';
import osWar from '../../../docs/pictures/manual/organisation-war-open.jpg?url';
import type { Language } from '../../kit/text/words';

/** The pictures of the manual by where they lie beside it; journeys renew them with WABENWART_PICTURES=1. */
const PICTURES: ReadonlyMap<string, string> = new Map([
  ['pictures/manual/eroberung-board.jpg', ewBoard],
  ['pictures/manual/eroberung-orders.jpg', ewOrders],
  ['pictures/manual/eroberung-report.jpg', ewReport],
  ['pictures/manual/organisation-event.jpg', osEvent],
  ['pictures/manual/organisation-war-open.jpg', osWar],
  ['pictures/manual/waben-derivation.jpg', wwDerivation],
  ['pictures/manual/waben-findings.jpg', wwFindings],
  ['pictures/manual/pygma-battle.jpg', piBattle],
  ['pictures/manual/pygma-map.jpg', piMap],
  ['pictures/manual/pygma-report.jpg', piReport],
  ['pictures/manual/moerderspiel-beside.jpg', beside],
  ['pictures/manual/moerderspiel-founded.jpg', founded],
  ['pictures/manual/moerderspiel-public-map.jpg', publicMap],
  ['pictures/manual/moerderspiel-table.jpg', table],
  ['pictures/manual/moerderspiel-thread.jpg', thread],
]);

/** The address of a picture of the manual, by its path beside the manual; none that is not ours. */
export function pictureAt(source: string): string | undefined {
  return PICTURES.get(source);
}

/** The manual as it is written, by language. */
export const MANUALS: Readonly<Record<Language, string>> = { de: german, en: english };
