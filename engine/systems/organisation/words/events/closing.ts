import type { WordTree } from '../../../../kernel';

/** What happens by building, moving and closing, as the GM reads it. */
export const EVENTS_OF_CLOSING: WordTree = {
  event: {
    unrest: [
      'Einheit {{unit}}, in Aufruhr seit Phase\u00a0{{since}}',
      'Unit {{unit}}, in unrest since phase\u00a0{{since}}',
    ],
    buildingBegun: [
      '{{party}} beginnt eine neue Stufe von „{{name}}“ in {{region}}.',
      '{{party}} begins a new level of “{{name}}” in {{region}}.',
    ],
    repairBegun: [
      '{{party}} beginnt „{{name}}“ in {{region}} zu reparieren. Stufen: {{levels}}.',
      '{{party}} begins to repair “{{name}}” in {{region}}. Levels: {{levels}}.',
    ],
    populationLeaves: [
      'Bevölkerung von {{party}} zieht von {{from}} nach {{to}}. Einheiten: {{units}}.',
      'Population of {{party}} moves from {{from}} to {{to}}. Units: {{units}}.',
    ],
    advantageLeaves: [
      '{{party}} verlegt „{{name}}“ von {{from}} nach {{to}}. Stufen: {{levels}}.',
      '{{party}} moves “{{name}}” from {{from}} to {{to}}. Levels: {{levels}}.',
    ],
    seatMoved: [
      '{{party}} verlegt den Sitz von {{from}} nach {{to}}.',
      '{{party}} moves its seat from {{from}} to {{to}}.',
    ],
    levelBuilt: [
      '„{{name}}“ von {{party}} in {{region}} hat eine Stufe mehr.',
      '“{{name}}” of {{party}} in {{region}} has one level more.',
    ],
    levelRepaired: [
      'Eine Stufe von „{{name}}“ ({{party}}, {{region}}) ist wieder heil.',
      'One level of “{{name}}” ({{party}}, {{region}}) is intact again.',
    ],
    repairVoid: [
      'Die Reparatur von „{{name}}“ ({{party}}, {{region}}) ist hinfällig: Die Stufe gibt es nicht mehr.',
      'The repair of “{{name}}” ({{party}}, {{region}}) is void: the level is there no more.',
    ],
    growth: [
      'Die Bevölkerung von {{party}} in {{region}} wächst. Neue Einheiten: {{units}}.',
      'The population of {{party}} in {{region}} grows. New units: {{units}}.',
    ],
    overpopulation: [
      'Überbevölkerung in {{region}}: Bevölkerung von {{party}} gerät in Aufruhr. Einheiten: {{units}}.',
      'Overpopulation in {{region}}: population of {{party}} falls into unrest. Units: {{units}}.',
    ],
    unpaid: [
      'Kein Unterhalt für „{{name}}“ ({{party}}, {{region}}). Beschädigte Stufen: {{levels}}.',
      'No upkeep for “{{name}}” ({{party}}, {{region}}). Levels damaged: {{levels}}.',
    ],
    unrestCalmed: [
      '{{party}} beendet Aufruhr in {{region}} ($t(organisation:calmMeans.{{means}})). Einheiten: {{units}}.',
      '{{party}} ends unrest in {{region}} ($t(organisation:calmMeans.{{means}})). Units: {{units}}.',
    ],
    unrestCrushed: [
      '{{party}} schlägt Aufruhr in {{region}} nieder ($t(organisation:calmMeans.{{means}})). Einheiten: {{units}}, davon tot: {{died}}.',
      '{{party}} crushes unrest in {{region}} ($t(organisation:calmMeans.{{means}})). Units: {{units}}, of them dead: {{died}}.',
    ],
    secession: [
      'In {{region}} sagt sich Bevölkerung von {{party}} los und gründet „{{organisation}}“. Einheiten: {{units}}.',
      'In {{region}} population of {{party}} breaks away and founds “{{organisation}}”. Units: {{units}}.',
    ],
    rebelsJoined: [
      'In {{region}} läuft Bevölkerung von {{party}} zu „{{organisation}}“ über. Einheiten: {{units}}.',
      'In {{region}} population of {{party}} goes over to “{{organisation}}”. Units: {{units}}.',
    ],
    dissolved: [
      '{{party}} hat nichts mehr und löst sich auf.',
      '{{party}} has nothing left and is dissolved.',
    ],
  },
};
