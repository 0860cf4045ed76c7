import { failure, success } from '../../kernel';
import type { Campaign } from '../campaign';
import { draftId } from '../draft';
import { parcelRecord } from '../parcels/schema';
import type { ReceivedSheet } from '../sheet';
import { type Collector, collector } from './collector';
import { type FileResult, PART, sheetPart } from './format';
import { key, partyKey } from './schema-basics';
import * as schema from './schema-campaign';
import * as desk from './schema-open-turn';
import * as delivery from './schema-delivery';

type StoredSheet = Omit<ReceivedSheet, 'text'> & { readonly text?: string };

/** The sheets with their texts. */
const sheetsOf = (
  { entries }: Collector<StoredSheet>,
  texts: Readonly<Record<string, string>>,
): FileResult<Campaign['sheets']> => {
  const sheets: Record<string, ReceivedSheet> = {};
  for (const [party, sheet] of Object.entries(entries)) {
    const part = sheetPart(party);
    const text = sheet.text ?? texts[part];
    if (text === undefined) return failure({ code: 'part-missing', about: { part } });
    sheets[party] = { ...sheet, text };
  }
  return success(sheets);
};

/** Everything of a campaign but its world and the content of `campaign.json`. */
export type CampaignBooks = Omit<
  Campaign,
  'id' | 'name' | 'system' | 'seed' | 'settings' | 'deadline' | 'address' | 'world' | 'kept'
>;

const idOf = ({ id }: { readonly id: string }): readonly string[] => [id];
const keyOf = (entry: { readonly key: string }): readonly string[] => [entry.key];
const turnOf = ({ turn }: { readonly turn: number }): readonly string[] => [String(turn)];
const partyOf = ({ party }: { readonly party: string }): readonly string[] => [party];

/** The collections of a campaign beside its world, and how they become one. */
export function campaignParts() {
  const sheets = collector(PART.sheets, partyKey, schema.sheet, partyOf);
  const mail = collector(PART.mail, key, schema.mailItem, idOf);
  const rulings = collector(PART.rulings, key, schema.ruling, keyOf);
  const archive = collector(PART.archive, schema.turnNumber, schema.archivedTurn, turnOf);
  const edits = collector(PART.edits, key, schema.editedPart, ({ part, id }) => [
    id === '' ? part : `${part}/${id}`,
  ]);
  const bookmarks = collector(PART.bookmarks, key, schema.bookmark, idOf);
  const templates = collector(PART.templates, key, schema.orderTemplate, idOf);
  const handovers = collector(PART.handovers, key, schema.handover, idOf);
  const parcels = collector(PART.parcels, key, parcelRecord, idOf);
  const underlays = collector(PART.underlays, key, schema.underlay, idOf);
  const editions = collector(PART.editions, key, schema.edition, idOf);
  const inbox = collector(PART.inbox, key, desk.inboxItem, idOf);
  const decisions = collector(PART.decisions, key, schema.decision, keyOf);
  const marks = collector(PART.marks, partyKey, desk.mark, partyOf);
  const outbox = collector(PART.outbox, key, desk.outgoing, idOf);
  const variants = collector(PART.variants, key, desk.variant, idOf);
  const todayCorrections = collector(
    PART.todayCorrections,
    schema.turnNumber,
    desk.todayCorrection,
    turnOf,
  );
  const ledger = collector(PART.ledger, schema.turnNumber, schema.ledgerBook, turnOf);
  const culture = collector(PART.culture, key, desk.culture, idOf);
  const shelf = collector(PART.shelf, key, desk.shelfItem, idOf);
  const turnReports = collector(PART.evaluations, key, delivery.turnReport, (draft) => [
    draftId(draft),
  ]);
  const filmLeaks = collector(PART.filmLeaks, partyKey, delivery.filmLeaks, partyOf);
  const publicity = collector(PART.publicity, key, delivery.publicity, idOf);
  const newsletters = collector(PART.newsletters, key, delivery.newsletter, idOf);
  return {
    collectors: [
      sheets,
      mail,
      rulings,
      archive,
      edits,
      bookmarks,
      templates,
      handovers,
      parcels,
      underlays,
      editions,
      inbox,
      decisions,
      marks,
      outbox,
      variants,
      todayCorrections,
      ledger,
      culture,
      shelf,
      turnReports,
      filmLeaks,
      publicity,
      newsletters,
    ],
    finish: (texts: Readonly<Record<string, string>>): FileResult<CampaignBooks> => {
      const received = sheetsOf(sheets, texts);
      if (!received.ok) return received;
      return success({
        sheets: received.value,
        mail: mail.entries,
        rulings: rulings.entries,
        archive: archive.entries,
        ...(Object.keys(edits.entries).length === 0 ? {} : { edits: edits.entries }),
        bookmarks: bookmarks.entries,
        ...(Object.keys(templates.entries).length === 0 ? {} : { templates: templates.entries }),
        ...(Object.keys(handovers.entries).length === 0 ? {} : { handovers: handovers.entries }),
        ...(Object.keys(parcels.entries).length === 0 ? {} : { parcels: parcels.entries }),
        underlays: underlays.entries,
        editions: editions.entries,
        inbox: inbox.entries,
        decisions: decisions.entries,
        marks: marks.entries,
        outbox: outbox.entries,
        variants: variants.entries,
        ...(Object.keys(todayCorrections.entries).length === 0
          ? {}
          : { todayCorrections: todayCorrections.entries }),
        ledger: ledger.entries,
        culture: culture.entries,
        shelf: shelf.entries,
        evaluations: turnReports.entries,
        ...(Object.keys(filmLeaks.entries).length === 0 ? {} : { filmLeaks: filmLeaks.entries }),
        publicity: publicity.entries,
        newsletters: newsletters.entries,
      });
    },
  };
}
