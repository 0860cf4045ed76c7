import type { z } from 'zod';
import { wrapPlace } from '../../hex';
import { failure, type Result, success } from '../../kernel';
import type { Campaign } from '../campaign';
import { draftId } from '../draft';
import type { RegionBoard } from '../regions';
import type { ReceivedSheet } from '../sheet';
import { unitId, type World, type WorldMap } from '../world';
import { type FileContent, type FileProblem, type FileResult, PART, sheetPart } from './format';
import {
  archiveSchema,
  bookmarksSchema,
  campaignSchema,
  editionsSchema,
  mailSchema,
  rulingsSchema,
  sheetsSchema,
  underlaysSchema,
} from './schema-campaign';
import { deskSchema, recordsSchema } from './schema-desk';
import { dispatchSchema } from './schema-dispatch';
import { grossfelderSchema, restSchema } from './schema-world';

const contradiction = (part: string, path: string): FileProblem => ({
  code: 'contradiction',
  about: { part, path },
});

const parsePart = <Schema extends z.ZodType>(
  { json }: FileContent,
  part: string,
  schema: Schema,
): FileResult<z.infer<Schema>> => {
  const value = json[part];
  if (value === undefined) return failure({ code: 'part-missing', about: { part } });
  const parsed = schema.safeParse(value);
  if (parsed.success) return success(parsed.data);
  const issue = parsed.error.issues[0];
  const path = (issue?.path ?? []).map(String).join('.');
  return failure({ code: 'schema', about: { part, path, problem: issue?.message ?? '' } });
};

/** The first entry that does not carry the name under which it is stored. */
const misnamed = <Value>(
  part: string,
  prefix: string,
  record: Readonly<Record<string, Value>>,
  nameOf: (value: Value) => string,
): FileProblem | undefined => {
  const entry = Object.entries(record).find(([name, value]) => nameOf(value) !== name);
  return entry === undefined ? undefined : contradiction(part, `${prefix}${entry[0]}`);
};

/** Two Großfelder at one place would share their fields. */
const crowded = ({ topology, grossfelder }: WorldMap): FileProblem | undefined => {
  const taken = new Set<string>();
  for (const grossfeld of Object.values(grossfelder)) {
    const { u, v } = wrapPlace(topology, grossfeld);
    if (taken.has(`${u},${v}`)) return contradiction(PART.grossfelder, grossfeld.no);
    taken.add(`${u},${v}`);
  }
  return undefined;
};

/** Borders lead between two known regions, each once and in order, so that they are an undirected graph. */
const boardFault = ({ regions, borders }: RegionBoard): FileProblem | undefined => {
  const named = misnamed(PART.rest, 'board.regions.', regions, ({ key }) => key);
  if (named !== undefined) return named;
  const seen = new Set<string>();
  for (const [a, b] of borders) {
    const isKnown = Object.hasOwn(regions, a) && Object.hasOwn(regions, b);
    if (!isKnown || a >= b || seen.has(`${a} ${b}`))
      return contradiction(PART.rest, `board.borders ${a} ${b}`);
    seen.add(`${a} ${b}`);
  }
  return undefined;
};

const worldFault = ({
  map,
  parties,
  units,
  labels,
  works,
  treaties,
  people,
  board,
}: World): FileProblem | undefined =>
  misnamed(PART.grossfelder, '', map.grossfelder, ({ no }) => no) ??
  crowded(map) ??
  misnamed(PART.rest, 'parties.', parties, ({ key }) => key) ??
  misnamed(PART.rest, 'units.', units, ({ id }) => id) ??
  misnamed(PART.rest, 'units.', units, ({ party, number }) => unitId(party, number)) ??
  misnamed(PART.rest, 'labels.', labels, ({ id }) => id) ??
  misnamed(PART.rest, 'works.', works, ({ id }) => id) ??
  misnamed(PART.rest, 'treaties.', treaties, ({ id }) => id) ??
  misnamed(PART.rest, 'people.', people, ({ id }) => id) ??
  (board === undefined ? undefined : boardFault(board));

const checked = <Value>(
  value: Value,
  problem: FileProblem | undefined,
): Result<Value, FileProblem> => (problem === undefined ? success(value) : failure(problem));

const worldOf = (content: FileContent): FileResult<World> => {
  const grossfelder = parsePart(content, PART.grossfelder, grossfelderSchema);
  if (!grossfelder.ok) return grossfelder;
  const parsed = parsePart(content, PART.rest, restSchema);
  if (!parsed.ok) return parsed;
  const { topology, ...rest } = parsed.value;
  const world: World = { ...rest, map: { topology, grossfelder: grossfelder.value } };
  return checked(world, worldFault(world));
};

const sheetsOf = (content: FileContent): FileResult<Campaign['sheets']> => {
  const index = parsePart(content, PART.sheets, sheetsSchema);
  if (!index.ok) return index;
  const sheets: Record<string, ReceivedSheet> = {};
  for (const [party, sheet] of Object.entries(index.value)) {
    const text = sheet.text ?? content.texts[sheetPart(party)];
    if (text === undefined) {
      return failure({ code: 'part-missing', about: { part: sheetPart(party) } });
    }
    sheets[party] = { ...sheet, text };
  }
  return checked(
    sheets,
    misnamed(PART.sheets, '', sheets, ({ party }) => party),
  );
};

const deskFault = (desk: z.infer<typeof deskSchema>): FileProblem | undefined =>
  misnamed(PART.desk, 'inbox.', desk.inbox, ({ id }) => id) ??
  misnamed(PART.desk, 'decisions.', desk.decisions, ({ key }) => key) ??
  misnamed(PART.desk, 'marks.', desk.marks, ({ party }) => party) ??
  misnamed(PART.desk, 'outbox.', desk.outbox, ({ id }) => id) ??
  misnamed(PART.desk, 'variants.', desk.variants, ({ id }) => id);

const recordsFault = (records: z.infer<typeof recordsSchema>): FileProblem | undefined =>
  misnamed(PART.records, 'ledger.', records.ledger, ({ turn }) => String(turn)) ??
  misnamed(PART.records, 'culture.', records.culture, ({ id }) => id) ??
  misnamed(PART.records, 'shelf.', records.shelf, ({ id }) => id);

const dispatchFault = (dispatch: z.infer<typeof dispatchSchema>): FileProblem | undefined =>
  misnamed(PART.dispatch, 'evaluations.', dispatch.evaluations, draftId) ??
  misnamed(PART.dispatch, 'publicity.', dispatch.publicity, ({ id }) => id) ??
  misnamed(PART.dispatch, 'newsletters.', dispatch.newsletters, ({ id }) => id);

type Entries = Pick<
  Campaign,
  'rulings' | 'archive' | 'bookmarks' | 'underlays' | 'editions' | 'mail'
>;

const entriesFault = (entries: Entries): FileProblem | undefined =>
  misnamed(PART.rulings, '', entries.rulings, ({ key }) => key) ??
  misnamed(PART.archive, '', entries.archive, ({ turn }) => String(turn)) ??
  misnamed(PART.bookmarks, '', entries.bookmarks, ({ id }) => id) ??
  misnamed(PART.underlays, '', entries.underlays, ({ id }) => id) ??
  misnamed(PART.editions, '', entries.editions, ({ id }) => id) ??
  misnamed(PART.mail, '', entries.mail, ({ id }) => id);

/** The campaign of a file's content, if every part fits its schema and no two entries contradict each other. */
export const assemble = (content: FileContent): FileResult<Campaign> => {
  const campaign = parsePart(content, PART.campaign, campaignSchema);
  if (!campaign.ok) return campaign;
  const world = worldOf(content);
  if (!world.ok) return world;
  const sheets = sheetsOf(content);
  if (!sheets.ok) return sheets;
  const rulings = parsePart(content, PART.rulings, rulingsSchema);
  if (!rulings.ok) return rulings;
  const archive = parsePart(content, PART.archive, archiveSchema);
  if (!archive.ok) return archive;
  const bookmarks = parsePart(content, PART.bookmarks, bookmarksSchema);
  if (!bookmarks.ok) return bookmarks;
  const underlays = parsePart(content, PART.underlays, underlaysSchema);
  if (!underlays.ok) return underlays;
  const editions = parsePart(content, PART.editions, editionsSchema);
  if (!editions.ok) return editions;
  const mail = parsePart(content, PART.mail, mailSchema);
  if (!mail.ok) return mail;
  const desk = parsePart(content, PART.desk, deskSchema);
  if (!desk.ok) return desk;
  const records = parsePart(content, PART.records, recordsSchema);
  if (!records.ok) return records;
  const dispatch = parsePart(content, PART.dispatch, dispatchSchema);
  if (!dispatch.ok) return dispatch;
  return checked(
    {
      ...campaign.value,
      world: world.value,
      sheets: sheets.value,
      rulings: rulings.value,
      archive: archive.value,
      bookmarks: bookmarks.value,
      underlays: underlays.value,
      editions: editions.value,
      mail: mail.value,
      ...desk.value,
      ...records.value,
      ...dispatch.value,
    },
    entriesFault({
      rulings: rulings.value,
      archive: archive.value,
      bookmarks: bookmarks.value,
      underlays: underlays.value,
      editions: editions.value,
      mail: mail.value,
    }) ??
      deskFault(desk.value) ??
      recordsFault(records.value) ??
      dispatchFault(dispatch.value),
  );
};
