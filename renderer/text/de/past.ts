export const past = {
  intro_one:
    'Schritte, die älter als der letzte Monat sind, liegen in ihrem Monatsende: Du liest sie hier noch, springen kannst du zu jedem Monatsende. Was darin zurückgenommen war, ist nicht mehr erreichbar.',
  intro_other:
    'Schritte, die älter als {{count}} Monate sind, liegen in ihrem Monatsende: Du liest sie hier noch, springen kannst du zu jedem Monatsende. Was darin zurückgenommen war, ist nicht mehr erreichbar.',
  joined: 'im Monatsende enthalten',
  dropped: 'nicht mehr erreichbar',
};
