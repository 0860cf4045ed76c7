import { hexGameOf, type PartySnapshot, type RuleSystem, type World } from '../../../../engine';
import { pdfOf, svgFile } from '../../../kit/paper';
import { fontsForTests } from '../../../kit/paper/testing';
import type { Page } from '../../../kit/paper/page';
import { composeMap } from '../../print/compose';
import { mapWindowsOf } from '../../print/figure';
import { FIRST_ORDER, type MapOrder } from '../../print/order';
import { sourceOfSnapshot } from '../../print/source';
import { wordsOf } from '../../../kit/text/words';
import type { Artefact } from '../leak';

const say = wordsOf('de');

/** The sheets of the map of a realm. */
export function mapSheets(
  snapshot: PartySnapshot,
  system: RuleSystem<World>,
  change: Partial<MapOrder> = {},
): readonly Page[] {
  return composeMap(
    sourceOfSnapshot(snapshot, hexGameOf(system).terrains),
    { ...FIRST_ORDER, ...change },
    { say, language: 'de', fonts: fontsForTests() },
  );
}

/** Sheets of a map as the PDF and the drawings that would leave the house. */
export async function mapFiles(pages: readonly Page[]): Promise<readonly Artefact[]> {
  const fonts = fontsForTests();
  const windows = mapWindowsOf(pages);
  const pdf = await pdfOf({ title: 'Karte', language: 'de', pages }, fonts);
  return [
    { name: 'karte.pdf', kind: 'pdf', bytes: pdf, maps: windows },
    ...pages.map((page, index): Artefact => ({
      name: `karte-${index + 1}.svg`,
      kind: 'svg',
      bytes: new TextEncoder().encode(svgFile(page, fonts)),
      maps: windows.filter((map) => map.page === index).map((map) => ({ ...map, page: 0 })),
    })),
  ];
}
