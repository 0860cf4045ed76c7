export const past = {
  intro_one:
    'Ältere Schritte liegen im $t(noun:monthEnd): Du liest sie hier noch, springen kannst du zu jedem $t(noun:monthEnd). Was darin zurückgenommen war, ist nicht mehr erreichbar.',
  intro_other:
    'Schritte, die älter als {{count}} $t(noun:months) sind, liegen im $t(noun:monthEnd): Du liest sie hier noch, springen kannst du zu jedem $t(noun:monthEnd). Was darin zurückgenommen war, ist nicht mehr erreichbar.',
  joined: 'im $t(noun:monthEnd) enthalten',
  dropped: 'nicht mehr erreichbar',
};
