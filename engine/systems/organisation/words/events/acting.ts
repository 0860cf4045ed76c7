import { either, type EventWords, type VoicedWords } from '../../../../kernel';

/** A success of plunder, or a die of a war. */
export const STOLEN: VoicedWords = [
  '{party.Nom} [erbeutete|erbeuteten] {halves.acc} {other.from}.',
  '{party.Nom} took {halves.acc} from {other.acc}.',
  either(
    '{party.Nom} [schleppte|schleppten|schlepptet] {other.from} {halves.acc} fort.',
    'Mit vollen Taschen [zog|zogen|zogt] {party.nom} {other.from} ab: {halves.nom}.',
  ),
  either(
    '{party.Nom} carried off {halves.acc} from {other.acc}.',
    'With full pockets {party.nom} left {other.acc}: {halves.nom}.',
  ),
];
export const DAMAGED: VoicedWords = [
  '{party.Nom} [beschädigte|beschädigten] {other.at} eine Stufe von „{advantage}“.',
  '{party.Nom} damaged a level of {other.gen} “{advantage}”.',
  either(
    'In „{advantage}“ [riss|rissen|risst] {party.nom} {other.at} eine Bresche.',
    'An „{advantage}“ {other.at} [hinterließ|hinterließen|hinterließt] {party.nom} Scherben.',
  ),
  either(
    '{party.Nom} tore a breach into {other.gen} “{advantage}”.',
    '{party.Nom} left shards of {other.gen} “{advantage}”.',
  ),
];
export const ABSORBED: VoicedWords = [
  '{party.Nom} [zielte|zielten] auf „{advantage}“ und [traf|trafen] {other.at} nur die Befestigung.',
  '{party.Nom} struck at “{advantage}” and hit nothing but {other.gen} fortification.',
  either(
    'Der Schlag gegen „{advantage}“ zerschellte {other.at} an der Befestigung.',
    'Die Mauern {other.at} fingen den Schlag gegen „{advantage}“ auf.',
  ),
  either(
    'The blow against “{advantage}” shattered on {other.gen} fortification.',
    'The walls of {other.acc} took the blow against “{advantage}”.',
  ),
];

/** Events of acting. */
export const EVENTS_OF_ACTING: Readonly<Record<string, EventWords>> = {
  actingOrder: ['Reihenfolge im Agieren', 'Order of acting'],
  hired: [
    '{party.Nom} [hat|haben] in der Region {region} {category} +{count} angeheuert, für {halves.acc}.',
    '{party.Nom} [has|have] hired {category} +{count} in {region} for {halves.acc}.',
    either(
      'In der Region {region} klingelten die Münzen: {category} um {count} gestärkt, für {halves.acc}.',
      'In der Region {region} wurde gezahlt und geworben: {category} um {count} stärker, für {halves.acc}.',
    ),
    either(
      'Coins rang in {region}: {category} stronger by {count}, for {halves.acc}.',
      'In {region} there was paying and hiring: {category} stronger by {count}, for {halves.acc}.',
    ),
  ],
  raised: [
    'Mit der Autorität aus der Region {from} [hat|haben] {party.nom} in der Region {region} {category} für diese Phase um 1 angehoben.',
    'With the authority of {from}, {party.nom} [has|have] raised {category} in {region} by 1 for this phase.',
    either(
      'Ein Wort aus der Region {from} genügte, und in der Region {region} hob sich {category} um 1.',
      'Von der Region {from} aus gefördert, stieg in der Region {region} {category} um 1.',
    ),
    either(
      'A word from {from} was enough, and in {region} {category} rose by 1.',
      'Fostered from {from}, {category} in {region} rose by 1.',
    ),
  ],
  support: [
    'Aus der Region {region} [nahm|nahmen] {party.nom} {soldiers.acc} mit.',
    '{party.Nom} took {soldiers.acc} along from {region}.',
    either(
      'Aus der Region {region} [zog|zogen] {soldiers.nom} an Eurer Seite.',
      '{soldiers.Nom} aus der Region {region} [kam|kamen] Euch zu Hilfe.',
    ),
    either(
      '{soldiers.Nom} from {region} marched at your side.',
      '{soldiers.Nom} from {region} came to your aid.',
    ),
  ],
  overload: [
    'In der Region {region} [überlastete|überlasteten] {party.nom} das Militär und [nahm|nahmen] {soldiers.acc} mit.',
    '{party.Nom} overloaded the military in {region} and took {soldiers.acc} along.',
    either(
      'Aus der Region {region} [zog|zogen] {soldiers.nom} mit Euch, mehr, als gut war.',
      'Die Region {region} gab Euch mehr, als sie entbehren kann: {soldiers.acc}.',
    ),
    either(
      '{soldiers.Nom} from {region} marched with you, more than was good.',
      '{region} gave you more than it can spare: {soldiers.acc}.',
    ),
  ],
  overloadDamage: [
    'Durch die Überlastung [verlor|verloren] {party.nom} in der Region {region} eine heile Stufe von „{advantage}“.',
    'By the overload, {party.nom} lost an intact level of “{advantage}” in {region}.',
    either(
      'Zu viele zogen mit: „{advantage}“ in der Region {region} hat Schaden genommen.',
      'Der Marsch ging über die Kraft: „{advantage}“ in der Region {region} ist angeschlagen.',
    ),
    either(
      'Too many marched: “{advantage}” in {region} has come to harm.',
      'The march was beyond its strength: “{advantage}” in {region} is the worse for it.',
    ),
  ],
  information: [
    'Aus der Region {from} [holte|holten] {party.nom} Auskunft über die Region {region} ein. {text} Die Antwort steht noch aus.',
    'From {from}, {party.nom} inquired about {region}. {text} The answer is still to come.',
    either(
      'Eure Ohren in der Region {from} lauschten in die Region {region}. {text} Noch schweigen sie.',
      'Eure Leute in der Region {from} haben in der Region {region} gefragt. {text} Noch ist keine Antwort da.',
    ),
    either(
      'Your ears in {from} listened to {region}. {text} They are still silent.',
      'Your people in {from} have been asking in {region}. {text} There is no answer yet.',
    ),
  ],
  informationAnswered: [
    'Aus der Region {from} [holte|holten] {party.nom} Auskunft über die Region {region} ein. {text} Die Antwort: {answer}',
    'From {from}, {party.nom} inquired about {region}. {text} The answer: {answer}',
    either(
      'Eure Ohren in der Region {from} lauschten in die Region {region}. {text} Sie melden: {answer}',
      'Eure Leute in der Region {from} haben in der Region {region} gefragt. {text} Die Antwort: {answer}',
    ),
    either(
      'Your ears in {from} listened to {region}. {text} They report: {answer}',
      'Your people in {from} have been asking in {region}. {text} The answer: {answer}',
    ),
  ],
  influenced: [
    'Die Chance „{event}“ {chance} [hat|haben] {party.nom} um {points} verschoben.',
    '{party.Nom} [has|have] shifted the chance “{event}” {chance} by {points}.',
    either(
      'Dem Schicksal [half|halfen|halft] {party.nom} nach („{event}“ {chance}: {points}).',
      '{party.Nom} [legte|legten|legtet] dem Schicksal etwas in die Waagschale („{event}“ {chance}: {points}).',
    ),
    either(
      '{party.Nom} gave fate a push (“{event}” {chance}: {points}).',
      '{party.Nom} put something in the scales of fate (“{event}” {chance}: {points}).',
    ),
  ],
  plunder: {
    told: [
      'In der Region {region} [hat|haben] {party.nom} {other.acc} geplündert.',
      'In {region}, {party.nom} [has|have] plundered {other.acc}.',
      either(
        'In der Region {region} habt Ihr die Speicher {other.of} geleert.',
        'Eure Leute kehrten beladen aus der Region {region} heim; das Nachsehen [hat|haben] {other.nom}.',
      ),
      either(
        'In {region} you have emptied {other.gen} stores.',
        'Your people came home laden from {region}; {other.nom} could only watch.',
      ),
    ],
    lost: [
      either(
        'Räuber! {party.Nom} [fiel|fielen] in der Region {region} über Euer Gut her.',
        'In der Region {region} stehen Eure Speicher offen: {party.Nom} [war|waren] da.',
      ),
      either(
        'Robbers! {party.Nom} fell upon your goods in {region}.',
        'Your stores in {region} stand open: {party.nom} [was|were] there.',
      ),
    ],
    seen: [
      either(
        'In der Region {region} [fiel|fielen] {party.nom} über {other.acc} her.',
        'In der Region {region} [plünderte|plünderten] {party.nom} {other.acc}.',
      ),
      either(
        '{party.Nom} fell upon {other.acc} in {region}.',
        '{party.Nom} plundered {other.acc} in {region}.',
      ),
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
    either(
      'Die Ausbeute in der Region {place}: {successes.nom}.',
      'Was Eure Leute in der Region {place} holten: {successes.nom}.',
    ),
    either(
      'What came of the raid on {place}: {successes.nom}.',
      'What your people fetched from {place}: {successes.nom}.',
    ),
  ],
  plunderStolen: STOLEN,
  plunderDamaged: DAMAGED,
  plunderAbsorbed: ABSORBED,
  sabotage: [
    'In der Region {region} [brachte|brachten] {party.nom} durch Sabotage {other.at} {units.acc} in Aufruhr und [hinterließ|hinterließen] Spuren.',
    'In {region}, {party.nom} brought {units.acc} of {other.gen} population into unrest by sabotage and left traces.',
    either(
      'In der Region {region} säten Eure Leute Zwietracht {other.at}. In Aufruhr: {units.nom}. Man nennt Euren Namen.',
      'In der Region {region} streuten Eure Leute Gerüchte {other.at}. In Aufruhr: {units.nom}. Man weiß, wer dahintersteckt.',
    ),
    either(
      'Your people sowed discord in {region}, against {other.acc}. In unrest: {units.nom}. Your name is being spoken.',
      'In {region} your people spread rumours against {other.acc}. In unrest: {units.nom}. It is known who is behind it.',
    ),
  ],
  sabotageUnseen: [
    'In der Region {region} [brachte|brachten] {party.nom} durch Sabotage {other.at} {units.acc} in Aufruhr, ohne Spuren zu hinterlassen.',
    'In {region}, {party.nom} brought {units.acc} of {other.gen} population into unrest by sabotage and left no traces.',
    either(
      'In der Region {region} säten Eure Leute Zwietracht {other.at}, und niemand weiß, woher der Wind weht. In Aufruhr: {units.nom}.',
      'In der Region {region} streuten Eure Leute Gerüchte {other.at}, und niemand kennt ihre Quelle. In Aufruhr: {units.nom}.',
    ),
    either(
      'Your people sowed discord in {region}, against {other.acc}, and nobody knows whence the wind blows. In unrest: {units.nom}.',
      'In {region} your people spread rumours against {other.acc}, and nobody knows their source. In unrest: {units.nom}.',
    ),
  ],
  unrestBroke: [
    'In der Region {region} [geriet|gerieten] {party.at} {units.nom} in Aufruhr.',
    'In {region}, {units.nom} of {party.gen} population fell into unrest.',
    either(
      'In der Region {region} gärt es. In Aufruhr: {units.nom}.',
      'Auf den Plätzen der Region {region} wird geschrien. In Aufruhr: {units.nom}.',
    ),
    either(
      'There is ferment in {region}. In unrest: {units.nom}.',
      'There is shouting in the squares of {region}. In unrest: {units.nom}.',
    ),
  ],
  sabotageTraced: {
    seen: [
      'Hinter der Sabotage gegen {other.acc} in der Region {region} [steckt|stecken] {party.nom}.',
      'Behind the sabotage against {other.acc} in {region} [stands|stand] {party.nom}.',
      either(
        'Die Zwietracht {other.at} in der Region {region} trägt einen Namen: {party.nom}.',
        'In der Region {region} weiß man nun, wer {other.at} Gerüchte streute: {party.nom}.',
      ),
      either(
        'The discord in {region} against {other.acc} bears a name: {party.nom}.',
        'In {region} they know now who spread rumours against {other.acc}: {party.nom}.',
      ),
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
    either(
      'Zweimal dieselbe Zahl: „{research}“ in der Region {region} hat sich übernommen.',
      'Der Kessel ist geplatzt, zweimal dieselbe Zahl: „{research}“ in der Region {region} ist beschädigt.',
    ),
    either(
      'The same number twice: “{research}” in {region} has overreached itself.',
      'The cauldron burst, twice the same number: “{research}” in {region} is damaged.',
    ),
  ],
  researchLost: [
    'Beim nochmaligen Würfeln [erhielt|erhielten] {party.nom} dieselbe Zahl: Die Forschung auf Zeit in der Region {region} ist verbraucht.',
    '{party.Nom} rolled the same number again: the temporary research in {region} is used up.',
    either(
      'Zweimal dieselbe Zahl: Die geliehenen Gelehrten in der Region {region} sind davongelaufen.',
      'Zweimal dieselbe Zahl, und in der Region {region} standen die geliehenen Stuben leer.',
    ),
    either(
      'The same number twice: the borrowed scholars of {region} have run away.',
      'Twice the same number, and in {region} the borrowed rooms stood empty.',
    ),
  ],
};
