import type { WordTree } from '../../../engine';

/** Texts of the chronicle for journal entries that were joined into the end of a month. */
export const past: WordTree = {
  intro_one: [
    'Ältere Schritte liegen im $t(noun:monthEnd): Du liest sie hier noch, springen kannst du zu jedem $t(noun:monthEnd). Was darin zurückgenommen war, ist nicht mehr erreichbar.',
    'Older acts are part of their $t(noun:monthEnd): you can still read them here, and you can go to every $t(noun:monthEnd). What was taken back among them is out of reach.',
  ],
  intro_other: [
    'Schritte, die älter als {{count}} $t(noun:months) sind, liegen im $t(noun:monthEnd): Du liest sie hier noch, springen kannst du zu jedem $t(noun:monthEnd). Was darin zurückgenommen war, ist nicht mehr erreichbar.',
    'Acts older than {{count}} $t(noun:months) are part of their $t(noun:monthEnd): you can still read them here, and you can go to every $t(noun:monthEnd). What was taken back among them is out of reach.',
  ],
  joined: ['im $t(noun:monthEnd) enthalten', 'part of its $t(noun:monthEnd)'],
  dropped: ['nicht mehr erreichbar', 'out of reach'],
};
