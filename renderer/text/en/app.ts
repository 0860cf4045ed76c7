import type { app as german } from '../de/app';
import type { SameShape } from '../shape';

export const app: SameShape<typeof german> = {
  name: 'Wabenwart',
  motto: 'The desk for a world of hexagons.',
  common: {
    cancel: 'Cancel',
    close: 'Close',
    back: 'Back',
    next: 'Next',
    done: 'Done',
    delete: 'Delete',
    retry: 'Try again',
    more: 'More',
  },
  keys: {
    mod: 'Ctrl',
    shift: 'Shift',
    alt: 'Alt',
    enter: 'Enter',
    escape: 'Esc',
    delete: 'Del',
    space: 'Space',
  },
  finding: {
    REJECT: 'Rejected',
    TRUNCATE: 'Cut short',
    WARN: 'Warning',
    ASK: 'Question',
    GOOD: 'Correct',
    HAND: 'By hand',
  },
};
