import type { EventWords } from '../../../../kernel';
import { ABSORBED, DAMAGED, STOLEN } from './acting';

/** Events of wars. */
export const EVENTS_OF_WARS: Readonly<Record<string, EventWords>> = {
  war: {
    told: [
      'In der Region {region} [hat|haben] {party.nom} Krieg gegen {other.acc} geführt.',
      'In {region}, {party.nom} [has|have] waged war against {other.acc}.',
      '{party.Nom} [trug|trugen|trugt] den Krieg in die Region {region}, gegen {other.acc}.',
      '{party.Nom} brought war to {region}, against {other.acc}.',
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
    '{party.To} [hielt|hielten] {units.nom}; {attack} zum Angriff, {defence} zur Verteidigung. Das Schicksal warf {dice.acc}.',
    '{units.Nom} stood by {party.acc}; {attack} to attack, {defence} to defend. Fate threw {dice.acc}.',
  ],
  warOwnLoss: {
    told: [
      '{party.Nom} [verlor|verloren] eine Einheit Bevölkerung.',
      '{party.Nom} lost one unit of population.',
      'Eine der Euren blieb auf dem Feld: eine Einheit Bevölkerung.',
      'One of yours stayed on the field: a unit of population.',
    ],
    seen: [
      '{party.Nom} [beweint|beweinen] eine Einheit Bevölkerung.',
      '{party.Nom} [mourns|mourn] a unit of population.',
    ],
  },
  warSteal: STOLEN,
  warDamage: DAMAGED,
  warDestroy: [
    '{party.Nom} [zerstörte|zerstörten] {other.at} eine beschädigte Stufe von „{advantage}“.',
    '{party.Nom} destroyed a damaged level of {other.gen} “{advantage}”.',
    'Was {other.at} von „{advantage}“ schon wankte, liegt nun in Trümmern.',
    'What was tottering of {other.gen} “{advantage}” now lies in ruins.',
  ],
  warExhaust: [
    '{party.Nom} [erschöpfte|erschöpften] {other.at} eine Stufe von „{advantage}“.',
    '{party.Nom} exhausted a level of {other.gen} “{advantage}”.',
    'Die Gabe „{advantage}“ ist {other.at} versiegt.',
    '{other.gen} “{advantage}” has run dry.',
  ],
  warMurder: [
    '{party.Nom} [tötete|töteten] {other.at} eine Einheit Bevölkerung.',
    '{party.Nom} killed a unit of {other.gen} population.',
    '{party.Nom} [zog|zogen|zogt] die Klingen, und {other.at} starb eine Einheit Bevölkerung.',
    '{party.Nom} drew blades, and a unit of {other.gen} population died.',
  ],
  warAbsorbed: ABSORBED,
  warTakeLevel: {
    told: [
      '{party.Nom} [nahm|nahmen] {other.dat} eine beschädigte Stufe von „{advantage}“ ab.',
      '{party.Nom} took a damaged level of “{advantage}” from {other.acc}.',
      'Über den Resten von „{advantage}“ weht nun Euer Banner.',
      'Over the remains of “{advantage}” now flies your banner.',
    ],
    seen: [
      'Über den Resten von „{advantage}“ weht nun das Banner {party.of}.',
      'Over the remains of “{advantage}” now flies the banner {party.of}.',
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
      'Eine Einheit Bevölkerung verließ {other.acc} und steht nun unter Eurem Banner, mit der Faust in der Tasche.',
      'A unit of population left {other.acc} and now stands under your banner, fists clenched.',
    ],
    seen: [
      'Eine Einheit Bevölkerung verließ {other.acc} und steht nun unter dem Banner {party.of}.',
      'A unit of population left {other.acc} and now stands under the banner {party.of}.',
    ],
  },
  warVoid: [
    'Ein Würfel {party.of} ({die}) blieb ohne Folge.',
    'One die {party.of} ({die}) had no effect.',
    'Einmal [schlug|schlugen|schlugt] {party.nom} ins Leere.',
    'Once, {party.nom} struck at nothing.',
  ],
};
