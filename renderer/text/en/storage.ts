import type { storage as german } from '../de/storage';
import type { SameShape } from '../shape';

export const storage: SameShape<typeof german> = {
  save: {
    saved: 'saved {{time}}',
    saving: 'saving …',
    failed: 'not saved',
    readOnly: 'read only',
  },
  failure: {
    title: 'Not saved',
    quota:
      'The room for this program is full. You can go on working, your work remains in the open window; make room and the program saves by itself, or save a copy as a file.',
    conflict:
      'Another window has changed this world in the meantime. Your work remains in this window; save it as a file and open the world again.',
    removed:
      'This world was deleted in another window. What you see stays in this window; save it as a file, and you can open that file as a world.',
    blocked:
      'The browser does not let the program write to the disk. Your work remains in the open window; save a copy as a file.',
    unknown:
      'The last step could not be written to the disk. Your work remains in the open window; try again or save a copy as a file.',
  },
  lost: {
    title: 'No way leads there',
    text: 'What step no. {{seq}} changed is missing on the disk or does not fit the rest. The world stands as it was, and you can go on working; an earlier state comes back from a backup.',
    backups: 'See the backups',
  },
  unfit: {
    title: 'Not done',
    text: 'What this step enters could not be read again from any file (part {{part}}, {{path}}). The world stands as it was; give something smaller or shorter.',
  },
  closing: {
    title: 'Unsaved steps',
    text: 'The last steps are not on the disk. If you close the world now, they are lost.',
    discard: 'Close and discard',
  },
  journal: {
    created: 'World made',
    imported: 'Taken over from the file {{file}}',
    example: 'Example world made',
    rename: 'Renamed to “{{name}}”',
  },
  chronicle: {
    former: 'Step of an earlier version of the program',
    title: 'Chronicle',
    intro:
      'Every step since the beginning, those taken back too. “To this state” puts the world to it; the arrow keys walk the list, Enter jumps.',
    here: 'here now',
    undone: 'taken back',
    branch: 'branch from {{seq}}',
    jump: 'To this state',
    emptyTitle: 'Nothing has happened yet',
    empty: 'Every change to the world is listed here and can be taken back.',
    numbered: 'No. {{seq}} · {{when}}',
    search: 'Find steps by their words',
    count_one: '{{count}} step',
    count_other: '{{count}} steps',
    found_one: '{{count}} of {{all}} steps',
    found_other: '{{count}} of {{all}} steps',
  },
  file: {
    exported: 'Saved as {{path}}.',
    exportFailed:
      'The copy could not be written. The world in the program is unchanged; try another place.',
    imported: '{{name}} is here and open.',
    broken: 'File not opened',
    problem: {
      'not-a-zip':
        '“{{file}}” is not a Wabenwart file, or not a complete one. Your worlds are unchanged; choose another file ending in .wabenwart.',
      'foreign-zip':
        '“{{file}}” is an archive of another program. Your worlds are unchanged; choose a file ending in .wabenwart.',
      'too-new':
        '“{{file}}” comes from a newer Wabenwart (format {{version}}, readable up to {{readable}}). Your worlds are unchanged; open it with the newer program.',
      'too-large':
        '“{{file}}” unpacks to more than a world can hold. Your worlds are unchanged; check where the file comes from.',
      'too-full':
        'In “{{file}}” the part {{part}} holds more lines, blanks or values than any world has. Your worlds are unchanged; check where the file comes from.',
      'part-missing':
        '“{{file}}” lacks the part {{part}}. Your worlds are unchanged; take an older copy.',
      'part-damaged':
        'The part {{part}} of “{{file}}” is damaged. Your worlds are unchanged; take an older copy.',
      'part-twice':
        'The part {{part}} stands twice in “{{file}}”. Your worlds are unchanged; check where the file comes from.',
      'part-unsafe':
        '“{{file}}” has a part whose name leads out of the file ({{part}}). Your worlds are unchanged; check where the file comes from.',
      'text-broken':
        'The part {{part}} of “{{file}}” is no UTF-8 text. Your worlds are unchanged; take an older copy.',
      'key-twice':
        'An entry stands twice in the part {{part}} of “{{file}}”. Your worlds are unchanged; take an older copy.',
      'json-broken':
        'The part {{part}} of “{{file}}” cannot be read. Your worlds are unchanged; take an older copy.',
      'key-unsafe':
        '“{{file}}” holds something no world may contain. Your worlds are unchanged; check where the file comes from.',
      schema:
        'The part {{part}} of “{{file}}” is wrong ({{path}}). Your worlds are unchanged; take an older copy.',
      contradiction:
        '“{{file}}” contradicts itself. Your worlds are unchanged; take an older copy.',
    },
    unstored:
      '“{{file}}” could be read but not stored. Your worlds are unchanged; make room and try again.',
    gone: 'The chosen file could not be read. Your worlds are unchanged; see whether it is still there.',
    staysOpen:
      'The open world has steps that are not on the disk yet, so it stays open. Save a copy of it and go to the start page; the other one opens there.',
    damaged:
      'This world lacks something on the disk that it cannot be shown without. Nothing was changed; bring back the last backup or open your last copy as a file.',
    openFailed:
      'The world could not be opened. Nothing on the disk was changed; reload the page and try again.',
  },
  transfer: {
    reading: 'Reading “{{file}}”: {{share}} %',
    packing: 'Packing the copy …',
    enclosure: 'Writing the copy: picture or letter {{done}} of {{total}}',
    unread: 'Cancelled: nothing of “{{file}}” was taken over.',
    unwritten: 'Cancelled: no copy was written.',
  },
  persist: {
    kept: 'The browser has promised to keep the data of this program.',
    asked:
      'The browser keeps the data while there is room; it has not promised to. Backups and copies as files protect you from loss.',
    unknown:
      'The browser does not say whether it keeps the data. Backups and copies as files protect you from loss.',
    ask: 'Ask for the promise',
    room: '{{used}} used, {{free}} free by what the browser says',
  },
};
