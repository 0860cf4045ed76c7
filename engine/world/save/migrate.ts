import type { Json } from '../../kernel';
import { CAMPAIGN_VERSION, type FileContent, PART } from './format';
import { isRecord } from './unknown-fields';

/** Parts of files up to version 6, each one JSON text as a whole. */
const OLD_PART = {
  campaign: 'campaign.json',
  grossfelder: 'world/grossfelder.json',
  rest: 'world/rest.json',
  sheets: 'sheets/index.json',
  rulings: 'rulings.json',
  archive: 'archive.json',
  bookmarks: 'bookmarks.json',
  underlays: 'underlays.json',
  editions: 'editions.json',
  mail: 'mail.json',
  desk: 'desk.json',
  records: 'records.json',
  dispatch: 'dispatch.json',
} as const;

type Fields = Readonly<Record<string, Json>>;

const fieldsOf = (value: Json | undefined): Fields => (isRecord(value) ? value : {});

/** Parts that become one collection each as they are. */
const RENAMED: readonly (readonly [string, string])[] = [
  [OLD_PART.grossfelder, PART.grossfelder],
  [OLD_PART.sheets, PART.sheets],
  [OLD_PART.rulings, PART.rulings],
  [OLD_PART.archive, PART.archive],
  [OLD_PART.bookmarks, PART.bookmarks],
  [OLD_PART.underlays, PART.underlays],
  [OLD_PART.editions, PART.editions],
  [OLD_PART.mail, PART.mail],
];

/** Parts of which each field becomes a collection. */
const SPLIT: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  [
    OLD_PART.rest,
    {
      parties: PART.parties,
      units: PART.units,
      labels: PART.labels,
      works: PART.works,
      treaties: PART.treaties,
      people: PART.people,
      affairs: PART.affairs,
    },
  ],
  [
    OLD_PART.desk,
    {
      inbox: PART.inbox,
      decisions: PART.decisions,
      marks: PART.marks,
      outbox: PART.outbox,
      variants: PART.variants,
    },
  ],
  [OLD_PART.records, { ledger: PART.ledger, culture: PART.culture, shelf: PART.shelf }],
  [
    OLD_PART.dispatch,
    {
      evaluations: PART.evaluations,
      publicity: PART.publicity,
      newsletters: PART.newsletters,
    },
  ],
];

const renamed = (json: Fields): Fields =>
  Object.fromEntries(
    RENAMED.flatMap(([old, part]) => (json[old] === undefined ? [] : [[part, json[old]]])),
  );

const split = (json: Fields): Fields =>
  Object.fromEntries(
    SPLIT.flatMap(([old, fields]) => {
      const values = fieldsOf(json[old]);
      return Object.entries(fields).flatMap(([field, part]) =>
        values[field] === undefined ? [] : [[part, values[field]]],
      );
    }),
  );

/** What parties know: their Großfelder one by one, and the rest of it. */
const knowledge = (value: Json | undefined): Fields => {
  if (value === undefined) return {};
  if (!isRecord(value)) return { [PART.knowledge]: value, [PART.known]: {} };
  const known = Object.entries(value).flatMap(([party, own]) =>
    Object.entries(fieldsOf(fieldsOf(own)['grossfelder'])).map(
      ([no, grossfeld]): [string, Json] => [`${party}/${no}`, grossfeld],
    ),
  );
  const beside = Object.entries(value).map(([party, own]): [string, Json] => [
    party,
    Object.fromEntries(Object.entries(fieldsOf(own)).filter(([name]) => name !== 'grossfelder')),
  ]);
  return { [PART.knowledge]: Object.fromEntries(beside), [PART.known]: Object.fromEntries(known) };
};

const board = (value: Json | undefined): Fields => {
  if (value === undefined) return {};
  const { regions = null, ...rest } = fieldsOf(value);
  return { [PART.board]: rest, [PART.regions]: regions };
};

/** What is left of a world beside its collections. */
const worldBeside = (rest: Fields): Fields => {
  const { topology, clock } = rest;
  return {
    ...(topology === undefined ? {} : { topology }),
    ...(clock === undefined ? {} : { clock }),
  };
};

const OLD_NAMES: readonly string[] = Object.values(OLD_PART);

/** A content of version 6 as one of version 7: the same entries, each kind in a collection of its own. */
const withLines = ({ json, texts }: FileContent): FileContent => {
  const rest = fieldsOf(json[OLD_PART.rest]);
  const deadline = fieldsOf(json[OLD_PART.desk])['deadline'];
  const strangers = Object.entries(json).filter(([part]) => !OLD_NAMES.includes(part));
  return {
    texts,
    json: {
      ...Object.fromEntries(strangers),
      [PART.campaign]: {
        ...fieldsOf(json[OLD_PART.campaign]),
        ...(deadline === undefined ? {} : { deadline }),
      },
      ...(json[OLD_PART.rest] === undefined ? {} : { [PART.world]: worldBeside(rest) }),
      ...renamed(json),
      ...split(json),
      ...knowledge(rest['knowledge']),
      ...board(rest['board']),
    },
  };
};

export { OLD_PART };

/** First version whose collections lie line by line; the parts of older ones are read as a whole. */
export const FIRST_WITH_LINES = 7;

/** Brings the content of a file of version `from` to version `from + 1`. */
export interface Migration {
  readonly from: number;
  readonly migrate: (content: FileContent) => FileContent;
}

/** The rest of a world with the books that version 3 added; anything but an object stays for the schema to refuse. */
const withBooks = (rest: Json | undefined): Json =>
  isRecord(rest) ? { ...rest, works: {}, treaties: {}, people: {} } : (rest ?? null);

/** All migrations, oldest first. */
export const MIGRATIONS: readonly Migration[] = [
  {
    // Version 2 knows bookmarks and underlays.
    from: 1,
    migrate: (content) => ({
      ...content,
      json: { ...content.json, [OLD_PART.bookmarks]: {}, [OLD_PART.underlays]: {} },
    }),
  },
  {
    // Version 3 knows works, treaties and people, house rules and mail.
    from: 2,
    migrate: (content) => ({
      ...content,
      json: {
        ...content.json,
        [OLD_PART.rest]: withBooks(content.json[OLD_PART.rest]),
        [OLD_PART.editions]: {},
        [OLD_PART.mail]: {},
      },
    }),
  },
  {
    // Version 4 knows the mailbox, the desk of the month, the ledger and what was laid aside.
    from: 3,
    migrate: (content) => ({
      ...content,
      json: {
        ...content.json,
        [OLD_PART.desk]: {
          inbox: {},
          decisions: {},
          marks: {},
          outbox: {},
          variants: {},
          deadline: null,
        },
        [OLD_PART.records]: { ledger: {}, culture: {}, shelf: {} },
      },
    }),
  },
  {
    // Version 5 knows what leaves the house: evaluations, publicity of events, newsletters.
    from: 4,
    migrate: (content) => ({
      ...content,
      json: {
        ...content.json,
        [OLD_PART.dispatch]: { evaluations: {}, publicity: {}, newsletters: {} },
      },
    }),
  },
  {
    // Version 6 knows boards of regions, purses and what a game keeps for itself; nobody had any before.
    from: 5,
    migrate: (content) => content,
  },
  {
    // Version 7 has one collection for each kind of entry, line by line.
    from: 6,
    migrate: withLines,
  },
];

/** The content of a file of an older version as today's. */
export function migrate(
  content: FileContent,
  version: number,
  migrations: readonly Migration[] = MIGRATIONS,
): FileContent {
  return migrations
    .filter(({ from }) => from >= version && from < CAMPAIGN_VERSION)
    .reduce((older, migration) => migration.migrate(older), content);
}
