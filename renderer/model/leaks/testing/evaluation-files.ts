import {
  blankDraft,
  canonicalJson,
  type PartySnapshot,
  type TurnReportDraft,
  knowledgeFile,
} from '../../../../engine';
import { systems } from '../../../../engine';
import { zipOutlet } from '../../../kit/bridge/zip-outlet';
import { svgText } from '../../../kit/cartography';
import { playerData } from '../../../screens/reports/press/player-page';
import { createPressWork } from '../../../screens/reports/press/press';
import {
  composeTurnReport,
  turnReportDocument,
  turnReportHtml,
  turnReportText,
} from '../../../screens/reports/turn-report';
import { layOut, type Page, pdfOf, svgOfPage } from '../../../kit/paper';
import { fontsForTests } from '../../../kit/paper/testing';
import { PRINT_LOOKS } from '../../print/order';
import { wordsOf } from '../../../kit/text/words';
import { mapSheets } from './map-files';

const LANGUAGES = ['de', 'en'] as const;
const SPEECH = { de: wordsOf('de'), en: wordsOf('en') };
const TONES = ['neutral', 'inCharacter'] as const;

/** Everything that is sent out to a realm, as text: files by name, and the sheets of which PDFs are made. */
export interface Leaving {
  readonly files: Readonly<Record<string, string>>;
  readonly pages: readonly Page[];
}

/** The draft of a realm, and the map that goes with it; other turns bring other languages, tones and looks. */
const draftFor = (snapshot: PartySnapshot, turn: number): TurnReportDraft => ({
  ...blankDraft(snapshot.month.turn, snapshot.party.key, LANGUAGES[turn % 2] ?? 'de'),
  tone: TONES[Math.floor(turn / 2) % 2] ?? 'neutral',
});

/** Makes everything that is sent out to a realm, from its party snapshot alone. */
export function leavingFor(
  snapshot: PartySnapshot,
  turn: number,
  change: Partial<TurnReportDraft> = {},
): Leaving {
  const draft = { ...draftFor(snapshot, turn), ...change };
  const turnReport = composeTurnReport(snapshot, draft, SPEECH[draft.language]);
  const letter = layOut(turnReportDocument(turnReport), fontsForTests());
  const system = systems[snapshot.system];
  if (system === undefined) throw new Error('the game is not there');
  const look = PRINT_LOOKS[turn % PRINT_LOOKS.length] ?? 'colours';
  const changes = turn % 5 === 0 ? 'overlay' : 'none';
  const map = mapSheets(snapshot, system, { look, changes, routes: turn % 4 === 0 });
  const pages = [...letter, ...map];
  return {
    pages,
    files: {
      'auswertung.txt': turnReportText(turnReport),
      'auswertung.html': turnReportHtml(turnReport),
      'wissen.json': knowledgeFile(snapshot),
      'spielerseite.json': canonicalJson(
        playerData({ campaign: { id: snapshot.system }, snapshot, draft }),
      ),
      ...Object.fromEntries(
        pages.map((page, index) => [`blatt-${index}.svg`, svgText(svgOfPage(page, 'm'))]),
      ),
    },
  };
}

/** The sheets as a PDF; it is made of them alone. */
export function pdfOfLeaving({ pages }: Leaving): Promise<Uint8Array> {
  return pdfOf({ title: 'Auswertung', language: 'de', pages }, fontsForTests());
}

/** All files for one realm as they are delivered, in one archive: names, order, times, PDFs with their metadata, the mail. */
export async function archiveFor(snapshot: PartySnapshot): Promise<Uint8Array> {
  const saved: Blob[] = [];
  const outlet = zipOutlet('Zug.zip', (archive) => Promise.resolve(void saved.push(archive)));
  const made = await createPressWork(() => Promise.resolve(fontsForTests()))(
    {
      kind: 'make',
      snapshot,
      draft: blankDraft(snapshot.month.turn, snapshot.party.key, 'de'),
      formats: ['pdf', 'html', 'text', 'json', 'mail'],
      recipients: [{ name: 'Jörg', email: 'joerg@example.org' }],
      enclosed: [],
    },
    () => true,
  );
  if (made.kind !== 'made') throw new Error('not made');
  for (const { name, bytes } of made.artefacts) await outlet.write(['Reich', name], bytes);
  await outlet.close(true);
  return new Uint8Array((await saved[0]?.arrayBuffer()) ?? []);
}
