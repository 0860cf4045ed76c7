import type { Database, PictureTheme, StoredEntryPicture, StoredWorldPicture } from './database';

/** Pictures beside the campaigns. They can be lost at any time: that costs time, never data. */
export interface ThumbnailStore {
  /** The picture of a world if it shows the campaign as it is on the disk, else undefined. */
  readonly world: (
    campaign: string,
    theme: PictureTheme,
  ) => Promise<StoredWorldPicture | undefined>;
  /** Keeps a picture of a world, unless the campaign has changed meanwhile. */
  readonly keepWorld: (picture: StoredWorldPicture) => Promise<void>;
  /** Tells that a picture of the world made at revision `from` still fits at revision `to`. */
  readonly confirmWorld: (
    campaign: string,
    theme: PictureTheme,
    from: number,
    to: number,
  ) => Promise<void>;
  /** The pictures of some acts, in the order asked for. */
  readonly acts: (
    campaign: string,
    seqs: readonly number[],
  ) => Promise<readonly (StoredEntryPicture | undefined)[]>;
  /** Keeps the picture of an act, unless the campaign is gone. */
  readonly keepAct: (picture: StoredEntryPicture) => Promise<void>;
}

/** The pictures kept in `database`. */
export function createThumbnailStore(database: Database): ThumbnailStore {
  return {
    world: (campaign, theme) =>
      database.transaction('r', [database.campaigns, database.worldPictures], async () => {
        const [head, picture] = await Promise.all([
          database.campaigns.get(campaign),
          database.worldPictures.get([campaign, theme]),
        ]);
        return picture !== undefined && picture.revision === head?.revision ? picture : undefined;
      }),
    keepWorld: (picture) =>
      database.transaction('rw', [database.campaigns, database.worldPictures], async () => {
        const head = await database.campaigns.get(picture.campaign);
        if (head?.revision === picture.revision) await database.worldPictures.put(picture);
      }),
    confirmWorld: (campaign, theme, from, to) =>
      database.transaction('rw', [database.campaigns, database.worldPictures], async () => {
        const [head, picture] = await Promise.all([
          database.campaigns.get(campaign),
          database.worldPictures.get([campaign, theme]),
        ]);
        if (head?.revision === to && picture?.revision === from)
          await database.worldPictures.put({ ...picture, revision: to });
      }),
    acts: (campaign, seqs) =>
      database.actPictures.bulkGet(seqs.map((seq): [string, number] => [campaign, seq])),
    keepAct: (picture) =>
      database.transaction('rw', [database.campaigns, database.actPictures], async () => {
        const head = await database.campaigns.get(picture.campaign);
        if (head !== undefined) await database.actPictures.put(picture);
      }),
  };
}
