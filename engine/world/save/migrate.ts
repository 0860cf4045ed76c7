import { CAMPAIGN_VERSION, type FileContent, PART } from './format';

/** Brings the content of a file of version `from` to version `from + 1`. */
export interface Migration {
  readonly from: number;
  readonly migrate: (content: FileContent) => FileContent;
}

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
