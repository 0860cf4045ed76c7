import type { Bookmark } from '../../../../engine';
import type { Command } from '../../state/command';

/** Keeps a place to come back to. */
export function addBookmark(bookmark: Bookmark): Command {
  return {
    name: 'world:command.addBookmark',
    about: { name: bookmark.name },
    change: (draft) => {
      draft.bookmarks[bookmark.id] = { ...bookmark, point: { ...bookmark.point } };
    },
  };
}

/** Gives a bookmark another name; undefined if the name is empty or the same. */
export function renameBookmark(bookmark: Bookmark, wanted: string): Command | undefined {
  const name = wanted.trim();
  if (name === '' || name === bookmark.name) return undefined;
  return {
    name: 'world:command.renameBookmark',
    about: { name, before: bookmark.name },
    change: (draft) => {
      const found = draft.bookmarks[bookmark.id];
      if (found !== undefined) found.name = name;
    },
  };
}

/** Forgets a bookmark. */
export function removeBookmark({ id, name }: Bookmark): Command {
  return {
    name: 'world:command.removeBookmark',
    about: { name },
    change: (draft) => {
      Reflect.deleteProperty(draft.bookmarks, id);
    },
  };
}
