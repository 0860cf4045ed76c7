import type { WordTree } from '../../../engine';
import { player } from './player.text';

/** Pages that are given away. */
export const page: WordTree = {
  player,
  browser: [
    'Diese Seite braucht einen aktuellen Browser mit JavaScript; in der Vorschau eines Mailprogramms bleibt sie leer.',
    'This page needs a current browser with JavaScript; in the preview of a mail program it stays empty.',
  ],
  chronicle: {
    play: ['Film abspielen', 'Play the film'],
    turn: ['Zeitpunkt', 'Time'],
    board: ['Stand nach {{when}}', 'As it was after {{when}}'],
    empty: ['Noch ist nichts abgeschlossen.', 'Nothing is closed yet.'],
    ends: ['Wer sie am Ende wirklich waren', 'What they truly were in the end'],
  },
};
