/** Die Chronik einer langen Partie, in Phasen. */
export const past = {
  intro_one:
    'Schritte, die älter als die letzte Phase sind, liegen im Ende ihrer Phase: Du liest sie hier noch, springen kannst du zu jedem Phasenende. Was darin zurückgenommen war, ist nicht mehr erreichbar.',
  intro_other:
    'Schritte, die älter als {{count}} Phasen sind, liegen im Ende ihrer Phase: Du liest sie hier noch, springen kannst du zu jedem Phasenende. Was darin zurückgenommen war, ist nicht mehr erreichbar.',
  joined: 'im Phasenende enthalten',
};
