/** Worte für Rechenwege, Fragen und Ereignisse: Berichte. */
export const reports = {
  fact: {},
  rule: {},
  table: {},
  question: {},
  event: {
    sighting_told:
      '{{watcher}} sichtet eine Einheit von {{other}}: $t(explain:sighted.{{kind}}), $t(explain:sizeClass.{{sizeClass}}).',
    sighting_toldTerritory:
      'Vom eigenen Land aus wird eine Einheit von {{other}} gesichtet: $t(explain:sighted.{{kind}}), $t(explain:sizeClass.{{sizeClass}}).',
    sighting_toldPresence: 'Eine fremde Einheit wird bemerkt; mehr ist nicht zu erkennen.',
    fight_seen: 'Ein Kampf zwischen {{a}} und {{b}} wird beobachtet.',
  },
  /** Fremde Einheiten, wie sie in Auswertungen heißen. */
  toldUnit: {
    foot: 'Fußvolk',
    mounted: 'Reiterei',
    fleet: 'Flotte',
    work: 'Tross',
    character: 'Charakter',
    unknown: 'Einheit',
  },
} as const;
