import type { page as german } from '../de/page';
import type { SameShape } from '../shape';

/** Pages that are given away. */
export const page: SameShape<typeof german> = {
  chronicle: {
    title: 'Chronicle to publish',
    about:
      'The whole game as a film: every round on the board, everything that happened, and who they truly were. It tells everything and is meant for a game that is over.',
    intro: '{{game}}: everything that happened, in order. Nothing is secret any more.',
    play: 'Play the film',
    turn: 'Time',
    board: 'The board after {{when}}',
    empty: 'Nothing is closed yet.',
    quiet: 'Nothing happened.',
    ends: 'What they truly were in the end',
  },
};
