/** Pages that are given away. */
export const page = {
  chronicle: {
    title: 'Chronik zum Veröffentlichen',
    about:
      'Das ganze Spiel als Film: jede Runde auf dem Brett, alles, was geschah, und wer sie wirklich waren. Sie verrät alles und ist für ein beendetes Spiel gedacht.',
    intro: '{{game}}: alles, was geschah, der Reihe nach. Nichts ist mehr geheim.',
    play: 'Film abspielen',
    turn: 'Zeitpunkt',
    board: 'Das Brett nach {{when}}',
    empty: 'Noch ist nichts abgeschlossen.',
    quiet: 'Nichts geschah.',
    ends: 'Wer sie am Ende wirklich waren',
  },
};
