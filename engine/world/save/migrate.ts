import { CAMPAIGN_VERSION, type FileContent } from './format';

/** Brings the content of a file of version `from` to version `from + 1`. */
export interface Migration {
  readonly from: number;
  readonly migrate: (content: FileContent) => FileContent;
}

/** All migrations, oldest first. None yet: version 1 is the first. */
export const MIGRATIONS: readonly Migration[] = [];

/** The content of a file of an older version as today's. */
export const migrate = (
  content: FileContent,
  version: number,
  migrations: readonly Migration[] = MIGRATIONS,
): FileContent =>
  migrations
    .filter(({ from }) => from >= version && from < CAMPAIGN_VERSION)
    .reduce((older, migration) => migration.migrate(older), content);
