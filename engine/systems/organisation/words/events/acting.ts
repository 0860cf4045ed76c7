import type { WordTree } from '../../../../kernel';
import { CATEGORY } from '../references';

/** What happens by acting, as the GM reads it. */
export const EVENTS_OF_ACTING: WordTree = {
  event: {
    hired: [
      `{{party}} heuert an: ${CATEGORY} +{{count}} in {{region}} für {{halves}} Geld.`,
      `{{party}} hires: ${CATEGORY} +{{count}} in {{region}} for {{halves}} money.`,
    ],
    raised: [
      `{{party}} hebt ${CATEGORY} in {{region}} durch Autorität um 1 an.`,
      `{{party}} raises ${CATEGORY} in {{region}} by 1 with authority.`,
    ],
    support: [
      '{{party}} nimmt {{count}} Soldaten aus {{region}} mit.',
      '{{party}} takes {{count}} soldiers along from {{region}}.',
    ],
    overload: [
      '{{party}} überlastet das Militär in {{region}} und nimmt {{count}} Soldaten mit.',
      '{{party}} overloads its military in {{region}} and takes {{count}} soldiers along.',
    ],
    overloadDamage: [
      'Die Überlastung beschädigt eine Stufe „{{advantage}}“ von {{party}}.',
      'The overload damages one level of “{{advantage}}” of {{party}}.',
    ],
    information_one: [
      '{{party}} darf in {{region}} eine Frage stellen.',
      '{{party}} may ask one question in {{region}}.',
    ],
    information_other: [
      '{{party}} darf in {{region}} {{count}} Fragen stellen.',
      '{{party}} may ask {{count}} questions in {{region}}.',
    ],
    information: [
      '{{party}} holt in {{region}} Auskunft ein.',
      '{{party}} inquires in {{region}}.',
    ],
    informationAnswered: [
      '{{party}} erfährt in {{region}}: {{answer}}',
      '{{party}} learns in {{region}}: {{answer}}',
    ],
    influenced: [
      '{{party}} verschiebt eine Chance um {{points}}.',
      '{{party}} shifts a chance by {{points}}.',
    ],
    plunder: [
      '{{party}} plündert {{other}} in {{region}}.',
      '{{party}} plunders {{other}} in {{region}}.',
    ],
    plunderDice_one: [
      '{{party}} hat nach allen Abzügen einen Erfolg.',
      '{{party}} has one success left.',
    ],
    plunderDice_other: [
      '{{party}} hat nach allen Abzügen {{count}} Erfolge.',
      '{{party}} has {{count}} successes left.',
    ],
    plunderStolen: [
      '{{party}} stiehlt {{halves}} Geld von {{other}}.',
      '{{party}} steals {{halves}} money from {{other}}.',
    ],
    plunderDamaged: [
      '{{party}} beschädigt eine Stufe „{{advantage}}“ von {{other}}.',
      '{{party}} damages one level of “{{advantage}}” of {{other}}.',
    ],
    plunderAbsorbed: [
      'Der Schlag gegen „{{advantage}}“ trifft nur die Befestigung von {{other}}.',
      'The blow at “{{advantage}}” only hits the fortification of {{other}}.',
    ],
    sabotage_one: [
      '{{party}} bringt eine Einheit von {{other}} in Aufruhr und hinterlässt Spuren.',
      '{{party}} brings one unit of {{other}} into unrest and leaves traces.',
    ],
    sabotage_other: [
      '{{party}} bringt {{count}} Einheiten von {{other}} in Aufruhr und hinterlässt Spuren.',
      '{{party}} brings {{count}} units of {{other}} into unrest and leaves traces.',
    ],
    sabotageUnseen_one: [
      '{{party}} bringt eine Einheit von {{other}} spurlos in Aufruhr.',
      '{{party}} brings one unit of {{other}} into unrest without traces.',
    ],
    sabotageUnseen_other: [
      '{{party}} bringt {{count}} Einheiten von {{other}} spurlos in Aufruhr.',
      '{{party}} brings {{count}} units of {{other}} into unrest without traces.',
    ],
    sabotageTraced: [
      'Spuren in {{region}} zeigen: {{party}} hat {{other}} sabotiert.',
      'Traces in {{region}} show: {{party}} sabotaged {{other}}.',
    ],
    unrestBroke_one: [
      'In {{region}} ist bei {{party}} eine Einheit in Aufruhr geraten.',
      'One unit of {{party}} in {{region}} has fallen into unrest.',
    ],
    unrestBroke_other: [
      'In {{region}} sind bei {{party}} {{count}} Einheiten in Aufruhr geraten.',
      '{{count}} units of {{party}} in {{region}} have fallen into unrest.',
    ],
    war: [
      '{{party}} führt in {{region}} Krieg gegen {{other}}.',
      '{{party}} wages war against {{other}} in {{region}}.',
    ],
    warDivision: [
      '{{party}}: {{units}} mobilisiert, Angriff {{attack}}, Verteidigung {{defence}}, {{count}} W6.',
      '{{party}}: {{units}} mobilised, attack {{attack}}, defence {{defence}}, {{count}} dice.',
    ],
    warOwnLoss: ['1: Eine Einheit von {{party}} stirbt.', '1: one unit of {{party}} dies.'],
    warSteal: [
      '4: {{party}} stiehlt {{halves}} Geld von {{other}}.',
      '4: {{party}} steals {{halves}} money from {{other}}.',
    ],
    warDamage: [
      '5: {{party}} beschädigt eine Stufe „{{advantage}}“ von {{other}}.',
      '5: {{party}} damages one level of “{{advantage}}” of {{other}}.',
    ],
    warDestroy: [
      '5: {{party}} zerstört eine beschädigte Stufe „{{advantage}}“ von {{other}}.',
      '5: {{party}} destroys one damaged level of “{{advantage}}” of {{other}}.',
    ],
    warExhaust: [
      '5: {{party}} erschöpft eine Stufe „{{advantage}}“ von {{other}}.',
      '5: {{party}} exhausts one level of “{{advantage}}” of {{other}}.',
    ],
    warMurder: [
      '5: {{party}} ermordet eine Einheit von {{other}}.',
      '5: {{party}} murders one unit of {{other}}.',
    ],
    warAbsorbed: [
      '5: Der Schlag gegen „{{advantage}}“ trifft nur die Befestigung von {{other}}.',
      '5: the blow at “{{advantage}}” only hits the fortification of {{other}}.',
    ],
    warTakeLevel: [
      '6: {{party}} übernimmt eine beschädigte Stufe „{{advantage}}“ von {{other}} als „{{becomes}}“.',
      '6: {{party}} takes over one damaged level of “{{advantage}}” of {{other}} as “{{becomes}}”.',
    ],
    warTakeUnit: [
      '6: {{party}} übernimmt eine Einheit von {{other}}, die nun in Aufruhr ist.',
      '6: {{party}} takes over one unit of {{other}}, which is now in unrest.',
    ],
    warVoid: [
      'Die {{die}} von {{party}} findet kein Ziel.',
      'The {{die}} of {{party}} finds no target.',
    ],
    researchDamaged: [
      'Dieselbe Zahl: Eine Stufe „{{research}}“ von {{party}} wird beschädigt.',
      'The same number: one level of “{{research}}” of {{party}} is damaged.',
    ],
    researchLost: [
      'Dieselbe Zahl: {{party}} verliert die Forschung auf Zeit in {{region}}.',
      'The same number: {{party}} loses its temporary research in {{region}}.',
    ],
  },
};
