import { either, type EventWords } from '../../../../kernel';
import { ABSORBED, DAMAGED, STOLEN } from './acting';

/** Events of wars. */
export const EVENTS_OF_WARS: Readonly<Record<string, EventWords>> = {
  war: {
    told: [
      'In der Region {region} [hat|haben] {party.nom} Krieg gegen {other.acc} geführt.',
      'In {region}, {party.nom} [has|have] waged war against {other.acc}.',
      either(
        '{party.Nom} [trug|trugen|trugt] den Krieg in die Region {region}, gegen {other.acc}.',
        'In der Region {region} [zog|zogen|zogt] {party.nom} gegen {other.acc}.',
      ),
      either(
        '{party.Nom} brought war to {region}, against {other.acc}.',
        'In {region}, {party.nom} marched against {other.acc}.',
      ),
    ],
    headlines: [
      ['Krieg in der Region {region}', 'War in {region}'],
      ['{region}: {party.nom} gegen {other.acc}', '{region}: {party.nom} against {other.acc}'],
    ],
    news: [
      'Über der Region {region} liegt Rauch. {party.Nom} und {other.nom} haben die Waffen sprechen lassen; wer gewonnen hat, sagt jeder anders.',
      'Smoke lies over {region}. {party.Nom} and {other.nom} let their weapons speak; ask who won, and everybody gives another answer.',
    ],
  },
  warDivision: [
    '{party.Nom} [mobilisierte|mobilisierten] {units.acc}, Angriff {attack}, Verteidigung {defence}; das gab {dice.acc}.',
    '{party.Nom} mobilised {units.acc}, attack {attack}, defence {defence}; that made {dice.acc}.',
    either(
      '{party.To} [hielt|hielten] {units.nom}; {attack} zum Angriff, {defence} zur Verteidigung. Das Schicksal warf {dice.acc}.',
      'Unter dem Banner {party.of} [stand|standen] {units.nom}: {attack} griffen an, {defence} verteidigten. Das Schicksal warf {dice.acc}.',
    ),
    either(
      '{units.Nom} stood by {party.acc}; {attack} to attack, {defence} to defend. Fate threw {dice.acc}.',
      'Under the banner {party.of} stood {units.nom}: {attack} attacked, {defence} defended. Fate threw {dice.acc}.',
    ),
  ],
  warOwnLoss: {
    told: [
      '{party.Nom} [verlor|verloren] eine Einheit Bevölkerung.',
      '{party.Nom} lost one unit of population.',
      either(
        'Eine der Euren blieb auf dem Feld: eine Einheit Bevölkerung.',
        'Nicht alle kamen heim: Euch fehlt eine Einheit Bevölkerung.',
      ),
      either(
        'One of yours stayed on the field: a unit of population.',
        'Not all came home: you are short of a unit of population.',
      ),
    ],
    seen: [
      either(
        '{party.Nom} [beweint|beweinen] eine Einheit Bevölkerung.',
        '{party.at} läuten die Glocken für eine Einheit Bevölkerung.',
      ),
      either(
        '{party.Nom} [mourns|mourn] a unit of population.',
        'The bells {party.of} toll for a unit of population.',
      ),
    ],
  },
  warSteal: STOLEN,
  warDamage: DAMAGED,
  warDestroy: [
    '{party.Nom} [zerstörte|zerstörten] {other.at} eine beschädigte Stufe von „{advantage}“.',
    '{party.Nom} destroyed a damaged level of {other.gen} “{advantage}”.',
    either(
      'Was {other.at} von „{advantage}“ schon wankte, liegt nun in Trümmern.',
      'Ein letzter Schlag, und „{advantage}“ {other.at} war dahin.',
    ),
    either(
      'What was tottering of {other.gen} “{advantage}” now lies in ruins.',
      'One last blow, and {other.gen} “{advantage}” was gone.',
    ),
  ],
  warExhaust: [
    '{party.Nom} [erschöpfte|erschöpften] {other.at} eine Stufe von „{advantage}“.',
    '{party.Nom} exhausted a level of {other.gen} “{advantage}”.',
    either(
      'Die Gabe „{advantage}“ ist {other.at} versiegt.',
      'Bis auf den Grund geleert ist {other.at} die Gabe „{advantage}“.',
    ),
    either(
      '{other.gen} “{advantage}” has run dry.',
      'Drained to the dregs is {other.gen} “{advantage}”.',
    ),
  ],
  warMurder: [
    '{party.Nom} [tötete|töteten] {other.at} eine Einheit Bevölkerung.',
    '{party.Nom} killed a unit of {other.gen} population.',
    either(
      '{party.Nom} [zog|zogen|zogt] die Klingen, und {other.at} starb eine Einheit Bevölkerung.',
      '{party.Nom} [kannte|kannten|kanntet] keine Gnade; {other.at} starb eine Einheit Bevölkerung.',
    ),
    either(
      '{party.Nom} drew blades, and a unit of {other.gen} population died.',
      '{party.Nom} knew no mercy: a unit of {other.gen} population died.',
    ),
  ],
  warAbsorbed: ABSORBED,
  warTakeLevel: {
    told: [
      '{party.Nom} [nahm|nahmen] {other.dat} eine beschädigte Stufe von „{advantage}“ ab.',
      '{party.Nom} took a damaged level of “{advantage}” from {other.acc}.',
      either(
        'Über den Resten von „{advantage}“ weht nun Euer Banner.',
        'Was von „{advantage}“ übrig ist, dient nun Euch.',
      ),
      either(
        'Over the remains of “{advantage}” now flies your banner.',
        'What is left of “{advantage}” now serves you.',
      ),
    ],
    seen: [
      either(
        'Über den Resten von „{advantage}“ weht nun das Banner {party.of}.',
        '{party.Nom} [nahm|nahmen] an sich, was von „{advantage}“ blieb.',
      ),
      either(
        'Over the remains of “{advantage}” now flies the banner {party.of}.',
        '{party.Nom} took what was left of “{advantage}”.',
      ),
    ],
    gm: [
      '{party.Nom} [nahm|nahmen] {other.dat} eine beschädigte Stufe von „{advantage}“ ab. Sie gehört nun zu „{becomes}“.',
      '{party.Nom} took a damaged level of “{advantage}” from {other.acc}. It is now part of “{becomes}”.',
    ],
  },
  warTakeUnit: {
    told: [
      'Eine Einheit Bevölkerung lief {other.from} {party.to} über; sie ist in Aufruhr.',
      'A unit of population went over from {other.acc} to {party.acc}; it is in unrest.',
      either(
        'Eine Einheit Bevölkerung verließ {other.acc} und steht nun unter Eurem Banner, mit der Faust in der Tasche.',
        'Mit gesenktem Blick ging eine Einheit Bevölkerung {other.from} zu Euch herüber.',
      ),
      either(
        'A unit of population left {other.acc} and now stands under your banner, fists clenched.',
        'With lowered eyes a unit of population came over to you from {other.acc}.',
      ),
    ],
    seen: [
      either(
        'Eine Einheit Bevölkerung verließ {other.acc} und steht nun unter dem Banner {party.of}.',
        'Eine Einheit Bevölkerung {other.of} ging mit {party.dat} fort.',
      ),
      either(
        'A unit of population left {other.acc} and now stands under the banner {party.of}.',
        'A unit of population {other.of} went away with {party.acc}.',
      ),
    ],
  },
  warVoid: [
    'Ein Würfel {party.of} ({die}) blieb ohne Folge.',
    'One die {party.of} ({die}) had no effect.',
    either(
      'Einmal [schlug|schlugen|schlugt] {party.nom} ins Leere.',
      'Ein Schlag {party.of} traf niemanden.',
    ),
    either('Once, {party.nom} struck at nothing.', 'One blow {party.of} hit nobody.'),
  ],
};
