import type { Words, WordTree } from '../../../kernel';
import { ABILITY_NAMES, TECHNIQUE_NAMES } from '../records/names';

const NUMBER = '$t(moerderspiel:word.number, {"count": {{number}} })';

/** A unit: `Armee 2 von Rot`, `die Horde von Rot`. */
const ARMY: Words = [`${NUMBER} von {{party}}`, `${NUMBER} of {{party}}`];

/** Questions to the GM where the rules leave a reading open (TM-0-10), and their answers. */
export const QUESTION_WORDS: WordTree = {
  question: {
    evilAbility: [
      'Welche böse Fähigkeit bekommt {{party}}?',
      'Which evil ability does {{party}} get?',
    ],
    evilNation: [
      'Zu wenige Freiwillige: Wer wird auf Platz {{number}} böse?',
      'Too few volunteers: who becomes evil in place {{number}}?',
    ],
    technique: [
      'Welche Kampftechnik bekommt {{party}} als {{number}}.?',
      'Which technique does {{party}} get as no. {{number}}?',
    ],
    coalition: [
      `Auf welcher Seite kämpft ${ARMY[0]} auf {{place}}?`,
      `On which side does ${ARMY[1]} fight on {{place}}?`,
    ],
    outcome: ['Wie geht der Kampf aus?', 'How does the combat end?'],
    r12: [
      `Geschlagen: ${ARMY[0]}. Auf welches Feld weicht sie?`,
      `Beaten: ${ARMY[1]}. To which field does it retreat?`,
    ],
    r16: [
      'Die Moral der Armeen von {{party}} ändert sich um {{change}}. Auch die der Garnison?',
      'The morale of the armies of {{party}} changes by {{change}}. That of the garrison too?',
    ],
    r17: [
      `Zwei Felder befohlen, eines betreten: Zahlt ${ARMY[0]} dafür Moral?`,
      `Two fields ordered, one entered: does ${ARMY[1]} pay morale for it?`,
    ],
    r18: ['Wie beginnen die Armeen von {{party}}?', 'How do the armies of {{party}} begin?'],
    r24: ['Fällt der Stützpunkt auf {{place}}?', 'Does the base on {{place}} fall?'],
    r30: [
      `${ARMY[0]} hat die Hauptstadt wieder aufgebaut. Bekommt sie eine Garnison?`,
      `The capital was rebuilt by ${ARMY[1]}. Does it get a garrison?`,
    ],
    r32: [
      `${ARMY[0]} wird angegriffen. Verfällt, was sie vorhatte?`,
      `An attack hits ${ARMY[1]}. Does what it was about to do lapse?`,
    ],
    r33: [
      `Mehrere greifen an: Wie oft würfelt ${ARMY[0]} für die Flucht?`,
      `Several attack: how often does ${ARMY[1]} roll for its flight?`,
    ],
    r34: [
      `Die Flucht ist versperrt. Kostet das ${ARMY[0]} Moral?`,
      `The flight is barred. Does that cost ${ARMY[1]} morale?`,
    ],
    r39: [
      'Erfahren alle, wer gegen {{party}} gestimmt hat?',
      'Is everybody told who voted against {{party}}?',
    ],
    r41: [
      'Unter der Sanktion: Braucht auch eine passive Fähigkeit den Platz der Armee?',
      'Under the sanction: does a passive ability take the army’s place too?',
    ],
    r45: ['{{party}} scheidet aus. Erfahren es alle?', '{{party}} is out. Is everybody told?'],
    r48: [
      'Auf {{place}} werden zwei Nationen mit einem Stützpunkt fertig. Wem gehört er?',
      'On {{place}} two nations finish a base. Whose is it?',
    ],
    r52: [
      `${ARMY[0]} wurde geschlagen. Löst das Vergeltung aus?`,
      `A defeat of ${ARMY[1]}: does it trigger Retaliation?`,
    ],
    r55: [
      'Die Falle von {{party}} auf {{place}} hat zugeschnappt. Ist sie danach weg?',
      'The trap of {{party}} on {{place}} was sprung. Is it gone afterwards?',
    ],
    r56: [
      `Mehrere falsche Befehle erreichen ${ARMY[0]}. Gilt einer?`,
      `Several false orders reach ${ARMY[1]}. Does one of them hold?`,
    ],
    r57: [
      `Wohin führt die Fährte, der ${ARMY[0]} folgt?`,
      `Where does the track lead that ${ARMY[1]} follows?`,
    ],
    r59: [
      `Andere Soldaten stoßen zu: Welche Moral hat ${ARMY[0]} danach?`,
      `Other soldiers join: which morale does ${ARMY[1]} have then?`,
    ],
  },
  option: {
    ...ABILITY_NAMES,
    ...TECHNIQUE_NAMES,
    first: ['Auf der ersten', 'On the first'],
    second: ['Auf der zweiten', 'On the second'],
    attacker: ['{{party}} siegt', '{{party}} wins'],
    defender: ['{{other}} siegt', '{{other}} wins'],
    draw: ['Niemand siegt', 'Nobody wins'],
    stays: ['Sie bleibt', 'It stays'],
    untouched: ['Nein, sie bleibt', 'No, it stays'],
    touched: ['Ja, ebenso', 'Yes, likewise'],
    free: ['Nein', 'No'],
    pays: ['Ja, wie für zwei', 'Yes, as for two'],
    morale: ['Ja, einen Punkt', 'Yes, one point'],
    passive_introvert: ['Passiv, introvertiert', 'Passive, introvert'],
    passive_extrovert: ['Passiv, extrovertiert', 'Passive, extrovert'],
    aggressive_introvert: ['Aggressiv, introvertiert', 'Aggressive, introvert'],
    aggressive_extrovert: ['Aggressiv, extrovertiert', 'Aggressive, extrovert'],
    falls: ['Er fällt', 'It falls'],
    stands: ['Er hält stand', 'It holds'],
    from_army: ['Ja, aus der Armee', 'Yes, from the army'],
    no_garrison: ['Nein', 'No'],
    annulled: ['Ja, es verfällt', 'Yes, it lapses'],
    kept: ['Nein, sie tut es', 'No, it does it'],
    one_roll: ['Einmal gegen alle', 'Once against all'],
    one_each: ['Gegen jeden einzeln', 'Against each'],
    named: ['Ja, mit Namen', 'Yes, by name'],
    counted: ['Nein, nur die Zahl', 'No, the number only'],
    every_ability: ['Ja, jede', 'Yes, every one'],
    active_only: ['Nein, nur aktive', 'No, active ones only'],
    announced: ['Ja', 'Yes'],
    untold: ['Nein', 'No'],
    nobody: ['Niemandem', 'Nobody'],
    next_round: ['Ja, in der nächsten Runde', 'Yes, in the next round'],
    not_at_all: ['Nein', 'No'],
    gone: ['Ja, sie ist weg', 'Yes, it is gone'],
    lot: ['Ja, das Los entscheidet', 'Yes, by lot'],
    none: ['Nein, der eigene gilt', 'No, its own holds'],
    planned_end: ['Wo die verfolgte Armee enden will', 'Where the followed army means to end'],
    start: ['Wo sie begann', 'Where it began'],
    mean: ['Das Mittel nach Soldaten', 'The mean by soldiers'],
    least: ['Die niedrigere', 'The lower one'],
  },
};

/** Dice and lots, and what the GM puts in the place of figures. */
export const DECISION_WORDS: WordTree = {
  dice: {
    'purpose.flight': ['Flucht', 'Flight'],
    'purpose.false_orders': ['Los: falscher Befehl', 'Lot: false order'],
    'purpose.lure': ['Los: wen es verlockt', 'Lot: who is lured'],
    'purpose.lure_chance': ['Verlocken', 'Lure'],
    'purpose.swap': ['Los: Feldertausch', 'Lot: swapped fields'],
    'purpose.decree': ['Los: wer den Erlass nimmt', 'Lot: who takes the decree'],
    'purpose.base': ['Los: Stützpunkt', 'Lot: base'],
    'purpose.track': ['Los: Fährte im Kreis', 'Lot: tracks in a circle'],
    'purpose.sanction': ['Los: schwere Sanktion', 'Lot: heavy sanction'],
    'purpose.techniques': ['Los: Kampftechnik', 'Lot: technique'],
    'purpose.evil': ['Los: wer böse wird', 'Lot: who becomes evil'],
    'purpose.shortfall': ['Los: wer böse wird', 'Lot: who becomes evil'],
  },
  decision: {
    'die.about': [
      '$t(moerderspiel:dice.purpose.{{purpose}}), {{number}}. Wurf',
      '$t(moerderspiel:dice.purpose.{{purpose}}), roll {{number}}',
    ],
    'die.about_party': [
      '$t(moerderspiel:dice.purpose.{{purpose}}) von {{party}}, {{number}}. Wurf',
      '$t(moerderspiel:dice.purpose.{{purpose}}) of {{party}}, roll {{number}}',
    ],
    'die.reason': ['am Tisch gewürfelt', 'rolled at the table'],
    'flightRoll.about': ['Wurf der Flucht', 'Roll of the flight'],
    'flightRoll.about_party': ['Wurf der Flucht von {{party}}', 'Roll of the flight of {{party}}'],
    'flightRoll.reason': ['am Tisch gewürfelt', 'rolled at the table'],
    'flight.about': [`Fliehkraft: ${ARMY[0]}`, `Chance of flight: ${ARMY[1]}`],
    'power.about': ['Kampfkraft: {{party}} auf {{at}}', 'Power: {{party}} on {{at}}'],
    'loss.about': ['Verluste: {{party}} auf {{at}}', 'Losses: {{party}} on {{at}}'],
    'votes.about': ['Stimmen gegen {{party}}', 'Votes against {{party}}'],
    'sanctionLoss.about': ['Verlust durch Sanktion: {{party}}', 'Loss by sanction: {{party}}'],
  },
};
