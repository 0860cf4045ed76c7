import type { Json } from '../../kernel';
import { CAMPAIGN_VERSION, type FileContent } from './format';
import { isRecord } from './kept';
import { withLines } from './migrate-lines';
import { OLD_PART } from './old-parts';

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
export const migrate = (
  content: FileContent,
  version: number,
  migrations: readonly Migration[] = MIGRATIONS,
): FileContent =>
  migrations
    .filter(({ from }) => from >= version && from < CAMPAIGN_VERSION)
    .reduce((older, migration) => migration.migrate(older), content);
