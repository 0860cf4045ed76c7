/** Parts of files up to version 6, each one JSON text as a whole. */
export const OLD_PART = {
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
