import type { GuidedTurn } from '../../../kernel';

/** One phase of play a turn: the steps that have nothing to do are passed over. */
export const GUIDED: GuidedTurn = {
  groups: [
    {
      id: 'turn',
      steps: {
        letters: {
          title: ['Briefe', 'Letters'],
          text: [
            'Was die Spieler schreiben, wird gelesen; was jetzt nicht an der Reihe ist, entfällt.',
            'What the players write is read; what is not in turn now is dropped.',
          ],
        },
        changes: {
          title: ['Geänderte Werte', 'Changed values'],
          text: [
            'Länder, deren Machtbasis sich mit diesem Zug ändert.',
            'Countries whose power base changes with this turn.',
          ],
        },
        alliances: {
          title: ['Spielerbündnisse', 'Player alliances'],
          text: [
            'Wer geht, geht zuerst; dann gelten Bündnisse, zu denen alle Ja gesagt haben.',
            'Who leaves leaves first; then alliances hold to which everybody said yes.',
          ],
        },
        choose: {
          title: ['Mutterländer', 'Motherlands'],
          text: [
            'Die Ziffer sagt, wer beginnt. Reihum wählt jeder ein Mutterland.',
            'The digit says who begins. In turn everybody chooses a motherland.',
          ],
          guide: [
            'Die Anzeige ist ein Los: Wähle es an, wenn ihr selbst stoppt. Wer keinen Wunsch frei hatte, für den wählst du.',
            'The display is a lot: choose it if you stop it yourselves. You choose for whoever has no wish left.',
          ],
        },
        home: {
          title: ['Heimatbündnisse', 'Home alliances'],
          text: [
            'Verbündete aus der eigenen Zone, zusammen höchstens so stark wie das Mutterland.',
            'Allies of the own zone, together no stronger than the motherland.',
          ],
        },
        option: {
          title: ['Angriffsoption', 'Attack option'],
          text: [
            'Kaufen und angreifen, bis ein Krieg verloren ist oder der Spieler aufhört.',
            'Buying and attacking until a war is lost or the player stops.',
          ],
          guide: [
            'Steht eine Schlacht aus, spielt sie am Bildschirm, gib ihr Ergebnis ein oder lass würfeln. Danach geht es weiter, wo der Brief aufgehört hat.',
            'Where a battle is to be fought, play it on the screen, enter its result or roll dice. Then it goes on where the letter stopped.',
          ],
          cards: ['Käufe, Kriege, Schlachten', 'Purchases, wars, battles'],
        },
        final: {
          title: ['Endrunde', 'Final round'],
          text: [
            'Alle Länder sind vergeben: Jeder hat noch einen Angriff, dann werden Marken zu Feldern.',
            'All countries are taken: everybody has one more attack, then markers become fields.',
          ],
        },
        endgame: {
          title: ['Endspiel', 'Endgame'],
          text: [
            'Ein Duell: das ganze Register als Energie, bis einer keine mehr hat.',
            'One duel: the whole register as energy, until somebody has none left.',
          ],
        },
        close: {
          title: ['Ende des Zugs', 'End of the turn'],
          text: [
            'Ist das Brett voll, das Ziel erreicht oder nur einer übrig? Sonst geht die Option nach links.',
            'Is the board full, the target reached, only one left? Otherwise the option passes to the left.',
          ],
        },
      },
    },
  ],
};
