import type { world as german } from '../de/world';
import type { SameShape } from '../shape';

export const world: SameShape<typeof german> = {
  zoom: { chosen: 'Show the whole selection', real: 'Show in original size' },
  act: {
    bookmarks: 'Bookmarks …',
  },
  bookmark: {
    one: 'Bookmark',
    title: 'Bookmarks',
    list: 'Bookmarks set',
    none: 'None set yet.',
    here: 'Name of the place you see now',
    hereHint: 'The middle of the window and its scale are kept.',
    set: 'Set',
    needName: 'The bookmark needs a name.',
    nameOf: 'Name of {{name}}',
    show: 'Show',
    goTo: 'Show {{name}}',
    remove: 'Delete {{name}}',
  },
  command: {
    addBookmark: 'Bookmark “{{name}}” set',
    renameBookmark: 'Bookmark “{{before}}” is now called “{{name}}”',
    removeBookmark: 'Bookmark “{{name}}” deleted',
  },
};
