import type { Json } from '../../kernel';
import { CAMPAIGN_VERSION, type FileContent, PART } from './format';

/** Brings the content of a file of version `from` to version `from + 1`. */
export interface Migration {
  readonly from: number;
  readonly migrate: (content: FileContent) => FileContent;
}

const isRecord = (value: Json | undefined): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
      json: { ...content.json, [PART.bookmarks]: {}, [PART.underlays]: {} },
    }),
  },
  {
    // Version 3 knows works, treaties and people, house rules and mail.
    from: 2,
    migrate: (content) => ({
      ...content,
      json: {
        ...content.json,
        [PART.rest]: withBooks(content.json[PART.rest]),
        [PART.editions]: {},
        [PART.mail]: {},
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
        [PART.desk]: {
          inbox: {},
          decisions: {},
          marks: {},
          outbox: {},
          variants: {},
          deadline: null,
        },
        [PART.records]: { ledger: {}, culture: {}, shelf: {} },
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
        [PART.dispatch]: { evaluations: {}, publicity: {}, newsletters: {} },
      },
    }),
  },
  {
    // Version 6 knows boards of regions, purses and what a game keeps for itself; nobody had any before.
    from: 5,
    migrate: (content) => content,
  },
];

/** The content of a file of an older version as today's. */
export const migrate = (
  content: FileContent,
  version: number,
  migrations: readonly Migration[] = MIGRATIONS,
): FileContent =>
  migrations
    .filter(({ from }) => from >= version && from < CAMPAIGN_VERSION)
    .reduce((older, migration) => migration.migrate(older), content);
