import type { WordTree } from '../../../../engine';

/** Texts for derivations, questions and events: reports. */
export const reports: WordTree = {
  fact: {},
  rule: {},
  table: {},
  question: {},
  event: {
    sighting_told: [
      '{{watcher}} sichtet eine Einheit von {{other}}: $t(explain:sighted.{{kind}}), $t(explain:sizeClass.{{sizeClass}}).',
      '{{watcher}} sights a unit of {{other}}: $t(explain:sighted.{{kind}}), $t(explain:sizeClass.{{sizeClass}}).',
    ],
    sighting_toldTerritory: [
      'Vom eigenen Land aus wird eine Einheit von {{other}} gesichtet: $t(explain:sighted.{{kind}}), $t(explain:sizeClass.{{sizeClass}}).',
      'From own land a unit of {{other}} is sighted: $t(explain:sighted.{{kind}}), $t(explain:sizeClass.{{sizeClass}}).',
    ],
    sighting_toldPresence: [
      'Eine fremde Einheit wird bemerkt; mehr ist nicht zu erkennen.',
      'A foreign unit is noticed; more cannot be made out.',
    ],
    fight_seen: [
      'Ein Kampf zwischen {{a}} und {{b}} wird beobachtet.',
      'A fight between {{a}} and {{b}} is observed.',
    ],
  },
  /** Units of others, as turn reports name them. */
  toldUnit: {
    foot: ['Fußvolk', 'foot'],
    mounted: ['Reiterei', 'riders'],
    fleet: ['Flotte', 'fleet'],
    work: ['Tross', 'workers'],
    character: ['Charakter', 'character'],
    unknown: ['Einheit', 'unit'],
  },
};
