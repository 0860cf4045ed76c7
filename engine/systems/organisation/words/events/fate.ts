import type { WordTree } from '../../../../kernel';
import { CATEGORY, EVENT } from '../references';

/** Random events and chances, as the GM reads them. */
export const EVENTS_OF_FATE: WordTree = {
  event: {
    fate: [EVENT, EVENT],
    fateRegion: [`${EVENT} in {{region}}`, `${EVENT} in {{region}}`],
    fateWorld: [`${EVENT} für alle`, `${EVENT} for all`],
    chance: [`Chance: ${EVENT}`, `Chance: ${EVENT}`],
    chanceRegion: [`Chance in {{region}}: ${EVENT}`, `Chance in {{region}}: ${EVENT}`],
    chanceWorld: [`Chance für alle: ${EVENT}`, `Chance for all: ${EVENT}`],
    eventNothing: [`{{party}}: ${EVENT}.`, `{{party}}: ${EVENT}.`],
    eventVoid: [
      `{{party}}: ${EVENT} findet nichts, was es treffen könnte.`,
      `{{party}}: ${EVENT} finds nothing it could hit.`,
    ],
    chanceOpen: [
      `{{party}}: ${EVENT} steht als Chance offen.`,
      `{{party}}: ${EVENT} is open as a chance.`,
    ],
    chanceTrue: [
      `{{party}}: Die Chance „${EVENT}“ tritt ein.`,
      `{{party}}: the chance “${EVENT}” comes true.`,
    ],
    chanceAverted: [
      `{{party}}: Die Chance „${EVENT}“ tritt nicht ein.`,
      `{{party}}: the chance “${EVENT}” does not come true.`,
    ],
    naturalExhausted: [
      'Der natürliche Vorzug „{{advantage}}“ von {{party}} ist erschöpft.',
      'The natural advantage “{{advantage}}” of {{party}} is exhausted.',
    ],
    naturalFound: [
      `{{party}} findet in {{region}} einen natürlichen Vorzug: „{{advantage}}“, er wirkt als ${CATEGORY}.`,
      `{{party}} finds a natural advantage in {{region}}: “{{advantage}}”, it works as ${CATEGORY}.`,
    ],
    unitDied: [
      'In {{region}} stirbt eine Einheit von {{party}}.',
      'One unit of {{party}} dies in {{region}}.',
    ],
    unitBorn: [
      'In {{region}} kommt zu {{party}} eine Einheit hinzu.',
      '{{party}} has one unit more in {{region}}.',
    ],
    unitUnrest: [
      'In {{region}} gerät eine Einheit von {{party}} in Aufruhr.',
      'One unit of {{party}} in {{region}} falls into unrest.',
    ],
    levelDamaged: [
      'Eine Stufe „{{advantage}}“ von {{party}} wird beschädigt.',
      'One level of “{{advantage}}” of {{party}} is damaged.',
    ],
    levelAbsorbed: [
      'Der Schaden an „{{advantage}}“ trifft nur die Befestigung von {{party}}.',
      'The damage to “{{advantage}}” only hits the fortification of {{party}}.',
    ],
    badSeason: [
      '{{party}} verliert in {{region}} {{halves}} Geld.',
      '{{party}} loses {{halves}} money in {{region}}.',
    ],
    goodSeason: [
      '{{party}} gewinnt in {{region}} {{halves}} Geld.',
      '{{party}} gains {{halves}} money in {{region}}.',
    ],
  },
};
