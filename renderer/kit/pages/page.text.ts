import type { WordTree } from '../../../engine';
import { player } from './player.text';

/** Pages that are given away. */
export const page: WordTree = {
  player,
  chronicle: {
    title: ['Chronik zum Veröffentlichen', 'Chronicle to publish'],
    about: [
      'Das ganze Spiel als Film: jede Runde auf dem Brett, alles, was geschah, und wer sie wirklich waren. Sie verrät alles und ist für ein beendetes Spiel gedacht.',
      'The whole game as a film: every round on the board, everything that happened, and who they truly were. It tells everything and is meant for a game that is over.',
    ],
    play: ['Film abspielen', 'Play the film'],
    turn: ['Zeitpunkt', 'Time'],
    board: ['Stand nach {{when}}', 'As it was after {{when}}'],
    empty: ['Noch ist nichts abgeschlossen.', 'Nothing is closed yet.'],
    ends: ['Wer sie am Ende wirklich waren', 'What they truly were in the end'],
  },
};
