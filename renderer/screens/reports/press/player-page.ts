import {
  type Campaign,
  canonicalJson,
  fingerprintOfText,
  type Json,
  plainCopy,
} from '../../../../engine';
import { dateOf, fileName, safeName } from '../../../kit/explain';
import { builtPage, programOf, standalonePage } from '../../../kit/pages/standalone';
import { paragraphsOf } from '../../../kit/text/clean';
import { pageTexts, wordsOf } from '../../../kit/text/words';
import type { Artefact } from '../../../model/leaks/leak';
import {
  knownPart,
  type PageBlock,
  type PageReport,
  type PlayerData,
} from '../../../model/player/page-data';
import type { TurnReport, TurnReportSection } from '../turn-report/evaluation';
import { detailLines, headingOf, sectionsOf, titleWithin } from '../turn-report/issue';
import { turnReportOf } from './craft';
import type { TurnReportOrder } from './protocol';

/** Sections with what a party possesses. */
const BOOKS: ReadonlySet<TurnReportSection> = new Set(['treasury', 'sheet', 'account']);

/** Texts beside those of every page: how orders are restated, what is objected, what stands beside a way. */
const TEXTS = ['check', 'direction', 'drawn', 'findings', 'noun'];

function pageReport(turnReport: TurnReport): PageReport {
  const { title, realm, frame, opening, closing } = turnReport;
  return {
    title,
    realm,
    aside: frame.aside,
    foot: [frame.next, frame.state],
    opening: paragraphsOf(opening),
    closing: paragraphsOf(closing),
    sections: sectionsOf(turnReport).map((section) => ({
      heading: headingOf(section),
      isBooks: BOOKS.has(section.section),
      blocks: section.blocks.map((issued): PageBlock => {
        const { block, text } = issued;
        const details = detailLines(issued);
        return {
          title: titleWithin(section, issued),
          paragraphs: details ?? paragraphsOf(text),
          ...(block.kind === 'table' ? { table: block.table } : {}),
          ...(block.kind === 'letter' ? { signature: block.signature } : {}),
          ...(details === undefined ? {} : { isDetail: true }),
        };
      }),
    })),
  };
}

/** A page to be made, and the campaign it belongs to. */
interface PageOrder extends TurnReportOrder {
  readonly campaign: Pick<Campaign, 'id'>;
}

/** All that the page of a player is made of: what he may know, and his report as the GM sends it. */
export function playerData({ campaign, snapshot, draft }: PageOrder): PlayerData {
  const { language } = draft;
  const { system, address, next } = snapshot;
  return {
    language,
    snapshot: knownPart(snapshot),
    campaign: fingerprintOfText(`page ${campaign.id}`),
    report: pageReport(turnReportOf({ snapshot, draft })),
    turn: dateOf({ system, clock: next }, wordsOf(language, system, address)),
  };
}

/** Bytes above which a page is slow on a phone and refused by some mailboxes. */
const HEAVY = 1_500_000;

/** Bytes of the page of a player among files, where it is heavy; undefined = there is none, or it is light. */
export function heavyPage(
  artefacts: readonly Pick<Artefact, 'kind' | 'program' | 'bytes'>[],
): number | undefined {
  return artefacts.find(
    ({ kind, program, bytes }) => kind === 'html' && program !== undefined && bytes.length > HEAVY,
  )?.bytes.length;
}

/** The page of a player as a file. Rejects where the program was not built whole. */
export async function playerPage(order: PageOrder): Promise<Artefact> {
  const { snapshot, draft } = order;
  const { language } = draft;
  const { system, address, party, month } = snapshot;
  const words = wordsOf(language, system, address);
  const built = {
    ...(await builtPage(`player-${system}`)),
    texts: plainCopy(pageTexts(language, system, { more: TEXTS, address })),
  };
  const title = words('delivery:file.player', { party: party.name });
  // In one order of keys: that of the world could tell what its reader must not know.
  const data = JSON.parse(canonicalJson(playerData(order))) as Json;
  return {
    name: fileName(
      [
        words('delivery:file.turn', { turn: month.turn }),
        safeName(party.name, words('delivery:file.realm')),
        words('delivery:file.page'),
      ],
      'html',
    ),
    kind: 'html',
    bytes: new TextEncoder().encode(standalonePage({ title, language, ...built, data })),
    program: programOf(built),
  };
}
