import type { EventWords, VoicedWords } from '../../../../kernel';

/** A success of plunder, or a die of a war. */
export const STOLEN: VoicedWords = [
  '{party.Nom} [erbeutete|erbeuteten] {halves.acc} {other.from}.',
  '{party.Nom} took {halves.acc} from {other.acc}.',
  '{party.Nom} [schleppte|schleppten|schlepptet] {other.from} {halves.acc} fort.',
  '{party.Nom} carried off {halves.acc} from {other.acc}.',
];
export const DAMAGED: VoicedWords = [
  '{party.Nom} [beschädigte|beschädigten] {other.at} eine Stufe von „{advantage}“.',
  '{party.Nom} damaged a level of {other.gen} “{advantage}”.',
  'In „{advantage}“ [riss|rissen|risst] {party.nom} {other.at} eine Bresche.',
  '{party.Nom} tore a breach into {other.gen} “{advantage}”.',
];
export const ABSORBED: VoicedWords = [
  '{party.Nom} [zielte|zielten] auf „{advantage}“ und [traf|trafen] {other.at} nur die Befestigung.',
  '{party.Nom} struck at “{advantage}” and hit nothing but {other.gen} fortification.',
  'Der Schlag gegen „{advantage}“ zerschellte {other.at} an der Befestigung.',
  'The blow against “{advantage}” shattered on {other.gen} fortification.',
];

/** Events of acting. */
export const EVENTS_OF_ACTING: Readonly<Record<string, EventWords>> = {
  actingOrder: ['Reihenfolge im Agieren', 'Order of acting'],
  hired: [
    '{party.Nom} [hat|haben] in der Region {region} {category} +{count} angeheuert, für {halves.acc}.',
    '{party.Nom} [has|have] hired {category} +{count} in {region} for {halves.acc}.',
    'In der Region {region} klingelten die Münzen: {category} um {count} gestärkt, für {halves.acc}.',
    'Coins rang in {region}: {category} stronger by {count}, for {halves.acc}.',
  ],
  raised: [
    'Mit der Autorität aus der Region {from} [hat|haben] {party.nom} in der Region {region} {category} für diese Phase um 1 angehoben.',
    'With the authority of {from}, {party.nom} [has|have] raised {category} in {region} by 1 for this phase.',
    'Ein Wort aus der Region {from} genügte, und in der Region {region} hob sich {category} um 1.',
    'A word from {from} was enough, and in {region} {category} rose by 1.',
  ],
  support: [
    'Aus der Region {region} [nahm|nahmen] {party.nom} {soldiers.acc} mit.',
    '{party.Nom} took {soldiers.acc} along from {region}.',
    'Aus der Region {region} [zog|zogen] {soldiers.nom} an Eurer Seite.',
    '{soldiers.Nom} from {region} marched at your side.',
  ],
  overload: [
    'In der Region {region} [überlastete|überlasteten] {party.nom} das Militär und [nahm|nahmen] {soldiers.acc} mit.',
    '{party.Nom} overloaded the military in {region} and took {soldiers.acc} along.',
    'Aus der Region {region} [zog|zogen] {soldiers.nom} mit Euch, mehr, als gut war.',
    '{soldiers.Nom} from {region} marched with you, more than was good.',
  ],
  overloadDamage: [
    'Durch die Überlastung [verlor|verloren] {party.nom} in der Region {region} eine heile Stufe von „{advantage}“.',
    'By the overload, {party.nom} lost an intact level of “{advantage}” in {region}.',
    'Zu viele zogen mit: „{advantage}“ in der Region {region} hat Schaden genommen.',
    'Too many marched: “{advantage}” in {region} has come to harm.',
  ],
  information: [
    'Aus der Region {from} [holte|holten] {party.nom} Auskunft über die Region {region} ein. {text} Die Antwort steht noch aus.',
    'From {from}, {party.nom} inquired about {region}. {text} The answer is still to come.',
    'Eure Ohren in der Region {from} lauschten in die Region {region}. {text} Noch schweigen sie.',
    'Your ears in {from} listened to {region}. {text} They are still silent.',
  ],
  informationAnswered: [
    'Aus der Region {from} [holte|holten] {party.nom} Auskunft über die Region {region} ein. {text} Die Antwort: {answer}',
    'From {from}, {party.nom} inquired about {region}. {text} The answer: {answer}',
    'Eure Ohren in der Region {from} lauschten in die Region {region}. {text} Sie melden: {answer}',
    'Your ears in {from} listened to {region}. {text} They report: {answer}',
  ],
  influenced: [
    'Die Chance „{event}“ {chance} [hat|haben] {party.nom} um {points} verschoben.',
    '{party.Nom} [has|have] shifted the chance “{event}” {chance} by {points}.',
    'Dem Schicksal [half|halfen|halft] {party.nom} nach („{event}“ {chance}: {points}).',
    '{party.Nom} gave fate a push (“{event}” {chance}: {points}).',
  ],
  plunder: {
    told: [
      'In der Region {region} [hat|haben] {party.nom} {other.acc} geplündert.',
      'In {region}, {party.nom} [has|have] plundered {other.acc}.',
      'In der Region {region} habt Ihr die Speicher {other.of} geleert.',
      'In {region} you have emptied {other.gen} stores.',
    ],
    lost: [
      'Räuber! {party.Nom} [fiel|fielen] in der Region {region} über Euer Gut her.',
      'Robbers! {party.Nom} fell upon your goods in {region}.',
    ],
    seen: [
      'In der Region {region} [fiel|fielen] {party.nom} über {other.acc} her.',
      '{party.Nom} fell upon {other.acc} in {region}.',
    ],
    headlines: [
      ['Plünderung in der Region {region}', 'Plunder in {region}'],
      ['{region}: {party.nom} [plündert|plündern]', '{region}: {party.nom} on the prowl'],
    ],
    news: [
      'Wer in der Region {region} Vorräte hat, verriegele die Türen: {party.Nom} [kam|kamen] mit leeren Säcken und [ging|gingen] mit vollen. Um Vorräte ärmer: {other.nom}.',
      'Whoever has stores in {region} should bar the doors: {party.Nom} came with empty sacks and left with full ones. The bill goes to {other.acc}.',
    ],
  },
  plunderDice: [
    'Beim Plündern in der Region {place} [hatte|hatten] {party.nom} nach allen Abzügen {successes.acc}.',
    'In plundering {place}, {party.nom} had {successes.acc} left.',
    'Die Ausbeute in der Region {place}: {successes.nom}.',
    'What came of the raid on {place}: {successes.nom}.',
  ],
  plunderStolen: STOLEN,
  plunderDamaged: DAMAGED,
  plunderAbsorbed: ABSORBED,
  sabotage: [
    'In der Region {region} [brachte|brachten] {party.nom} durch Sabotage {other.at} {units.acc} in Aufruhr und [hinterließ|hinterließen] Spuren.',
    'In {region}, {party.nom} brought {units.acc} of {other.gen} population into unrest by sabotage and left traces.',
    'In der Region {region} säten Eure Leute Zwietracht {other.at}. In Aufruhr: {units.nom}. Man nennt Euren Namen.',
    'Your people sowed discord in {region}, against {other.acc}. In unrest: {units.nom}. Your name is being spoken.',
  ],
  sabotageUnseen: [
    'In der Region {region} [brachte|brachten] {party.nom} durch Sabotage {other.at} {units.acc} in Aufruhr, ohne Spuren zu hinterlassen.',
    'In {region}, {party.nom} brought {units.acc} of {other.gen} population into unrest by sabotage and left no traces.',
    'In der Region {region} säten Eure Leute Zwietracht {other.at}, und niemand weiß, woher der Wind weht. In Aufruhr: {units.nom}.',
    'Your people sowed discord in {region}, against {other.acc}, and nobody knows whence the wind blows. In unrest: {units.nom}.',
  ],
  unrestBroke: [
    'In der Region {region} [geriet|gerieten] {party.at} {units.nom} in Aufruhr.',
    'In {region}, {units.nom} of {party.gen} population fell into unrest.',
    'In der Region {region} gärt es. In Aufruhr: {units.nom}.',
    'There is ferment in {region}. In unrest: {units.nom}.',
  ],
  sabotageTraced: {
    seen: [
      'Hinter der Sabotage gegen {other.acc} in der Region {region} [steckt|stecken] {party.nom}.',
      'Behind the sabotage against {other.acc} in {region} [stands|stand] {party.nom}.',
      'Die Zwietracht {other.at} in der Region {region} trägt einen Namen: {party.nom}.',
      'The discord in {region} against {other.acc} bears a name: {party.nom}.',
    ],
    headlines: [
      ['Sabotage in der Region {region}', 'Sabotage in {region}'],
      ['{region}: Wer hat gezündelt?', '{region}: who lit the fuse?'],
    ],
    news: [
      'Die Zwietracht in der Region {region} hat Väter, und man kennt sie: {party.nom}. Den Schaden trägt, wer dort wohnt: {other.nom}.',
      'The discord in {region} has fathers, and they are known: {party.nom}. The harm is borne by {other.acc}.',
    ],
  },
  researchDamaged: [
    'Beim nochmaligen Würfeln [erhielt|erhielten] {party.nom} dieselbe Zahl: Eine Stufe von „{research}“ in der Region {region} ist beschädigt.',
    '{party.Nom} rolled the same number again: a level of “{research}” in {region} is damaged.',
    'Zweimal dieselbe Zahl: „{research}“ in der Region {region} hat sich übernommen.',
    'The same number twice: “{research}” in {region} has overreached itself.',
  ],
  researchLost: [
    'Beim nochmaligen Würfeln [erhielt|erhielten] {party.nom} dieselbe Zahl: Die Forschung auf Zeit in der Region {region} ist verbraucht.',
    '{party.Nom} rolled the same number again: the temporary research in {region} is used up.',
    'Zweimal dieselbe Zahl: Die geliehenen Gelehrten in der Region {region} sind davongelaufen.',
    'The same number twice: the borrowed scholars of {region} have run away.',
  ],
};
