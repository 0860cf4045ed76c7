import type { Campaign } from './campaign';

/** Everything of a campaign that is empty before its first month. */
export const BLANK_CAMPAIGN = {
  settings: {},
  editions: {},
  sheets: {},
  mail: {},
  rulings: {},
  archive: {},
  bookmarks: {},
  underlays: {},
  inbox: {},
  decisions: {},
  marks: {},
  outbox: {},
  variants: {},
  ledger: {},
  culture: {},
  shelf: {},
  evaluations: {},
  publicity: {},
  newsletters: {},
  deadline: null,
} as const satisfies Partial<Campaign>;
