import type { WordTree } from '../../../kernel';
import { CATEGORY_NAMES } from '../data/categories';
import { ACTINGS } from '../state/types';
import { CATEGORY, EVENT } from './references';

/** Categories a natural advantage can act as (OS-5.8-05). */
const ACTING_OPTIONS = Object.fromEntries(
  ACTINGS.map((category) => [`category_${category}`, CATEGORY_NAMES[category]]),
);

/** Questions to the GM, and their answers. */
export const QUESTION_WORDS: WordTree = {
  question: {
    q1: [
      'In {{region}} bringt der Handel {{halves}} Geld. Gibt es halbes Geld?',
      'Trade in {{region}} brings {{halves}} money. Is there half money?',
    ],
    q11: [
      'In {{region}} dauert ein Aufruhr schon länger als eine Phase. Betroffene Einheiten: {{units}}. Gehen sie jetzt?',
      'Unrest in {{region}} has lasted more than one phase. Units concerned: {{units}}. Do they leave now?',
    ],
    q12: [
      'In {{region}} wird Aufruhr mit Geld beendet. Betroffene Einheiten: {{units}}. Was kostet es?',
      'Unrest in {{region}} is ended with money. Units concerned: {{units}}. What does it cost?',
    ],
    q27: [
      'Begonnene Stufen werden fertig: {{levels}}. Zählen sie schon in diesem Abschluss?',
      'Levels begun are finished: {{levels}}. Do they count in this closing already?',
    ],
    q29: [
      'In {{region}} reicht das Geld nicht für den ganzen Unterhalt. Was wird zuerst bezahlt?',
      'The money in {{region}} does not pay all upkeep. What is paid first?',
    ],
    q43: [
      'In {{region}} fehlt ruhige Bevölkerung für den Zug. Dürfen Einheiten in Aufruhr mitziehen? Es fehlen: {{units}}.',
      'In {{region}} there is not enough calm population for the move. May units in unrest go along? Missing: {{units}}.',
    ],
    spendSabotage: [
      '{{party}} sabotiert {{target, acc}} in {{region}}: Wofür wird Erfolg {{no}} von {{successes}} verwendet?',
      '{{party}} sabotages {{target}} in {{region}}: what is success {{no}} of {{successes}} spent on?',
    ],
    spendPlunder: [
      '{{party}} plündert {{target, acc}} in {{region}}: Wofür wird Erfolg {{no}} von {{successes}} verwendet?',
      '{{party}} plunders {{target}} in {{region}}: what is success {{no}} of {{successes}} spent on?',
    ],
    warEffect: [
      'Krieg in {{region}}: Was bewirkt die {{die}} von {{party}} gegen {{other}}?',
      'War in {{region}}: what does the {{die}} of {{party}} do to {{other}}?',
    ],
    influence: [
      `Passt diese Kategorie (${CATEGORY}), mit der {{party}} die Chance um {{points}} verschieben will?`,
      `Does this category (${CATEGORY}), with which {{party}} wants to shift the chance by {{points}}, fit?`,
    ],
    eventTarget: ['Wen trifft das Ereignis bei {{party}}?', 'Whom of {{party}} does it hit?'],
    eventUnit: [
      'Wer {{party, from}} stirbt in {{region}}?',
      'Who of {{party}} dies in {{region}}?',
    ],
    actsAs: [
      'Als was wirkt der natürliche Vorzug, den {{party}} in {{region}} gefunden hat?',
      'What does the natural advantage that {{party}} found in {{region}} act as?',
    ],
    actingNext: ['Wer handelt an Stelle {{place}}?', 'Who acts in place {{place}}?'],
    informationTarget: [
      'Über wen holt {{party}} in {{region}} Auskunft ein?',
      'About whom does {{party}} inquire in {{region}}?',
    ],
    chanceTime: [`Wann fällt der Würfel über „${EVENT}“?`, `When is “${EVENT}” rolled for?`],
    overloadLevel: [
      'Welcher Vorzug von {{party}} in {{region}} büßt für die Überlastung eine Stufe ein?',
      'Which advantage of {{party}} in {{region}} pays for the overload with a level?',
    ],
    q36: [
      'In welche Kasse von {{party}} geht die Beute?',
      'Which purse of {{party}} takes the loot?',
    ],
    q41: [`Eine 7: Geschieht „${EVENT}“ noch einmal?`, `A 7: does “${EVENT}” happen again?`],
  },
  option: {
    keep_halves: ['Ja, es bleibt beim halben Geld', 'Yes, half money stays'],
    whole_money: ['Nein, auf ganzes Geld abrunden', 'No, round down to whole money'],
    second_closing: ['Ja, im zweiten Abschluss', 'Yes, in their second closing'],
    third_closing: ['Nein, erst im dritten Abschluss', 'No, only in their third closing'],
    per_unit: ['1 Geld je Einheit', '1 money per unit'],
    per_unrest: ['1 Geld für den ganzen Aufruhr', '1 money for the whole unrest'],
    counts: ['Ja, sie zählen sofort', 'Yes, they count at once'],
    counts_later: ['Nein, erst ab der nächsten Phase', 'No, from the next phase on'],
    usual_order: ['Wie der Spieler will, sonst wie üblich', 'As the player chose, else as usual'],
    ...CATEGORY_NAMES,
    natural: ['Natürliche Vorzüge', 'Natural advantages'],
    stay_in_unrest: ['Nein, sie bleiben', 'No, they stay'],
    move_in_unrest: ['Ja, sie ziehen mit', 'Yes, they go along'],
    unrest: ['Eine Einheit in Aufruhr', 'One unit into unrest'],
    unrest_mobilised: ['Eine mobilisierte Einheit in Aufruhr', 'One mobilised unit into unrest'],
    traceless: ['ohne Spuren', 'without traces'],
    keep: ['Den Rest verfallen lassen', 'Let the rest lapse'],
    steal: ['1 Geld stehlen {{name}}', 'Steal 1 money {{name}}'],
    damage: ['Eine Stufe „{{name}}“ beschädigen', 'Damage one level of “{{name}}”'],
    destroy: [
      'Die beschädigte Stufe „{{name}}“ zerstören',
      'Destroy the damaged level of “{{name}}”',
    ],
    exhaust: ['Beschädigte Stufe „{{name}}“ erschöpfen', 'Exhaust a damaged level of “{{name}}”'],
    murder_mobilised: [
      'Mobilisierte Bevölkerung ermorden ({{name}})',
      'Murder mobilised population ({{name}})',
    ],
    murder_calm: ['Ruhige Bevölkerung ermorden ({{name}})', 'Murder calm population ({{name}})'],
    murder_unrest: [
      'Bevölkerung in Aufruhr ermorden ({{name}})',
      'Murder population in unrest ({{name}})',
    ],
    take_level: [
      'Die beschädigte Stufe „{{name}}“ übernehmen',
      'Take over the damaged level of “{{name}}”',
    ],
    take_unit_mobilised: [
      'Mobilisierte Bevölkerung übernehmen ({{name}})',
      'Take over mobilised population ({{name}})',
    ],
    take_unit_calm: [
      'Ruhige Bevölkerung übernehmen ({{name}})',
      'Take over calm population ({{name}})',
    ],
    take_unit_unrest: [
      'Bevölkerung in Aufruhr übernehmen ({{name}})',
      'Take over population in unrest ({{name}})',
    ],
    own_loss: ['Eine Einheit von {{name}} stirbt', 'One unit of {{name}} dies'],
    organisation: ['{{name}}', '{{name}}'],
    level: ['Stufe von „{{name}}“', 'Level of “{{name}}”'],
    region: ['Region {{name}}', 'Region {{name}}'],
    unit: ['Einheit {{name}}', 'Unit {{name}}'],
    unit_calm: ['Eine ruhige Einheit', 'A calm unit'],
    unit_mobilised: ['Eine mobilisierte Einheit', 'A mobilised unit'],
    unit_unrest: ['Eine Einheit in Aufruhr', 'A unit in unrest'],
    ...ACTING_OPTIONS,
    fits: ['Ja, sie passt', 'Yes, it fits'],
    fits_not: ['Nein, das bewirkt nichts', 'No, it does nothing'],
    end_of_act: ['Am Ende des Agierens', 'At the end of acting'],
    at_once: ['Sofort', 'At once'],
    acting_region: ['In die der handelnden Region', 'That of the acting region'],
    seat: ['In die des Sitzes', 'That of the seat'],
    repeat: ['Ja, mit der neuen Intensität', 'Yes, with the new intensity'],
    nothing: ['Nein, nichts geschieht', 'No, nothing happens'],
  },
};
