import type { Bookmark } from '../../../../engine';
import { changing, type Command } from '../../state/command';

/** Stores a bookmarked place. */
export function addBookmark(bookmark: Bookmark): Command {
  return changing('world:command.addBookmark', { name: bookmark.name }, (draft) => {
    draft.bookmarks[bookmark.id] = { ...bookmark, point: { ...bookmark.point } };
  });
}

/** Gives a bookmark another name; undefined if the name is empty or the same. */
export function renameBookmark(bookmark: Bookmark, wanted: string): Command | undefined {
  const name = wanted.trim();
  if (name === '' || name === bookmark.name) return undefined;
  return changing('world:command.renameBookmark', { name, before: bookmark.name }, (draft) => {
    const found = draft.bookmarks[bookmark.id];
    if (found !== undefined) found.name = name;
  });
}

/** Deletes a bookmark. */
export function removeBookmark({ id, name }: Bookmark): Command {
  return changing('world:command.removeBookmark', { name }, (draft) => {
    Reflect.deleteProperty(draft.bookmarks, id);
  });
}
