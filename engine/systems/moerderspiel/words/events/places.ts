import type { EventWords } from '../../../../kernel';

/** Bases, capitals, traps, blockades, decrees, soldiers who change sides. */
export const EVENTS_OF_PLACES: Readonly<Record<string, EventWords>> = {
  baseTaken: {
    told: [
      'Der Stützpunkt auf {place} gehört nun ‹dir|Ihnen›.',
      'The base on {place} is yours now.',
      'Über {place} weht Euer Banner.',
      'Your banner flies over {place}.',
    ],
    gm: [
      '{party.Nom} [nimmt|nehmen] den Stützpunkt auf {place} ein.',
      '{party.Nom} [captures|capture] the base on {place}.',
    ],
  },
  baseBuilt: {
    told: [
      'Auf {place} ist ein Stützpunkt fertig und gehört ‹dir|Ihnen›.',
      'On {place} a base is finished and yours.',
      'Die Gerüste auf {place} sind gefallen: ein neuer Stützpunkt für Euch.',
      'The scaffolds on {place} are down: a new base for you.',
    ],
    gm: [
      '{party.Nom} [hat|haben] auf {place} einen Stützpunkt gebaut.',
      '{party.Nom} [has|have] built a base on {place}.',
    ],
  },
  notCaptured: [
    'Um den Stützpunkt auf {place} gab es Streit; ‹du hast|Sie haben› ihn nicht bekommen.',
    'The base on {place} was contested; you did not get it.',
    'Um {place} stritten mehrere, und Ihr gingt leer aus.',
    'Several quarrelled over {place}, and you got nothing.',
  ],
  baseFell: {
    told: [
      'Die Verteidiger des Stützpunkts auf {place} sind geschlagen; er ist unbesetzt.',
      'The defenders of the base on {place} are beaten; it is unoccupied.',
      'Der Stützpunkt auf {place} ist gefallen, und niemand hält ihn.',
      'The base on {place} has fallen, and nobody holds it.',
    ],
    gm: [
      'Der Stützpunkt auf {place} fällt und ist unbesetzt.',
      'The base on {place} falls and is unoccupied.',
    ],
  },
  baseGivenUp: [
    'Der Stützpunkt auf {place} war schon aufgegeben; {number} hatte nichts anzugreifen.',
    'The base on {place} had been given up; {number} had nothing to attack.',
    'Als {number} auf {place} losschlug, war der Stützpunkt schon verlassen.',
    'When {number} struck on {place}, the base was deserted already.',
  ],
  baseEntered: [
    'Das Feld ‹deines|Ihres› Stützpunkts {place} haben Fremde betreten: {other}, Stärke {soldiers}.',
    'Strangers entered the field of your base on {place}: {other}, strength {soldiers}.',
    'Meldung von {place}: Fremde vor dem Tor, {other}, Stärke {soldiers}.',
    'News from {place}: strangers at the gate, {other}, strength {soldiers}.',
  ],
  baseEnteredUnseen: [
    'Das Feld ‹deines|Ihres› Stützpunkts {place} haben Fremde betreten; mehr war nicht zu erkennen.',
    'Strangers entered the field of your base on {place}; no more could be made out.',
    'Meldung von {place}: Schritte in der Nacht, mehr sah niemand.',
    'News from {place}: steps in the night, nobody saw more.',
  ],
  ceded: {
    told: [
      'Den Stützpunkt auf {place} ‹hast du|haben Sie› {other.dat} überlassen.',
      'You have ceded the base on {place} to {other.dat}.',
      'Auf {place} habt Ihr {other.dat} das Tor geöffnet.',
      'On {place} you have opened the gate to {other.dat}.',
    ],
    gm: [
      '{party.Nom} [überlässt|überlassen] {other.dat} den Stützpunkt auf {place}.',
      '{party.Nom} [cedes|cede] the base on {place} to {other.dat}.',
    ],
  },
  besieged: {
    told: [
      '‹Deine|Ihre› Hauptstadt auf {place} wird belagert. Armeen davor: {count}. Moral der Garnison: {morale}.',
      'Your capital on {place} is besieged. Armies before it: {count}. Morale of the garrison: {morale}.',
      'Vor den Mauern von {place} brennen fremde Feuer. Armeen: {count}. Moral der Garnison: {morale}.',
      'Foreign fires burn before the walls of {place}. Armies: {count}. Morale of the garrison: {morale}.',
    ],
    gm: [
      'Die Hauptstadt auf {place} wird belagert. Armeen davor: {count}. Moral der Garnison danach: {morale}.',
      'The capital on {place} is besieged. Armies before it: {count}. Morale of the garrison then: {morale}.',
    ],
  },
  hasBesieged: [
    'Die Hauptstadt auf {place} wird von {number} belagert.',
    'The capital on {place} is besieged by {number}.',
    'Vor {place} liegt {number} und wartet.',
    'Before {place} lies {number}, waiting.',
  ],
  capitalLost: {
    told: [
      '‹Deine|Ihre› Hauptstadt auf {place} ist zerstört. Verlorene Stützpunkte: {count}.',
      'Your capital on {place} is destroyed. Bases lost: {count}.',
      '{place} brennt. Eure Hauptstadt ist nicht mehr, und mit ihr die Stützpunkte: {count}.',
      '{place} is burning. Your capital is no more, and with it the bases: {count}.',
    ],
    gm: [
      'Die Hauptstadt {party.from} auf {place} ist zerstört.',
      'The capital {party.of} on {place} is destroyed.',
    ],
  },
  rebuilt: {
    told: [
      '‹Deine|Ihre› Hauptstadt auf {place} steht wieder. Garnison: {soldiers}.',
      'Your capital on {place} stands again. Garrison: {soldiers}.',
      'Auf {place} ragen wieder Mauern. Garnison: {soldiers}.',
      'Walls rise on {place} again. Garrison: {soldiers}.',
    ],
    gm: [
      'Die Hauptstadt {party.from} auf {place} steht wieder. Garnison: {soldiers}.',
      'The capital {party.of} on {place} stands again. Garrison: {soldiers}.',
    ],
  },
  decreeShown: [
    'Auf {place} zeigt {number} {party.from} einen Erlass.',
    'On {place}, {number} {party.of} shows a decree.',
  ],
  decreeSeen: [
    'Auf {place} wurde ‹dir|Ihnen› ein Erlass gezeigt: {other} ist unschuldig.',
    'On {place} a decree was shown to you: {other} is innocent.',
    'Auf {place} hielt man Euch ein Siegel hin: {other} sei ohne Schuld.',
    'On {place} a seal was held out to you: {other} is without guilt.',
  ],
  trapSet: [
    'Auf {place} stellt {number} {party.from} eine Falle.',
    'On {place}, {number} {party.of} sets a trap.',
  ],
  trapped: {
    told: [
      'Auf {place} ist {number} in eine Falle geraten und kann in der nächsten Runde nicht ziehen.',
      'On {place}, {number} walked into a trap and cannot move in the next round.',
      'Auf {place} brach der Boden unter {number}; in der nächsten Runde geht es nicht weiter.',
      'On {place} the ground gave way under {number}; in the next round it cannot go on.',
    ],
    gm: [
      'Auf {place} gerät {number} {party.from} in eine Falle.',
      'On {place}, {number} {party.of} walks into a trap.',
    ],
  },
  trapSprung: [
    '‹Deine|Ihre› Falle auf {place} ist zugeschnappt: {other}.',
    'Your trap on {place} has sprung: {other}.',
    'Die Falle auf {place} schnappte zu, und darin saß {other}.',
    'The trap on {place} snapped shut, and in it sat {other}.',
  ],
  blockade: {
    told: [
      'Die Kante zwischen {place} und {to} ist blockiert ({number}).',
      'The edge between {place} and {to} is blockaded ({number}).',
      'Zwischen {place} und {to} liegen nun Baumstämme und Pfähle ({number}).',
      'Between {place} and {to} lie trunks and stakes now ({number}).',
    ],
    gm: [
      '{number} {party.from} blockiert die Kante zwischen {place} und {to}.',
      '{number} {party.of} blockades the edge between {place} and {to}.',
    ],
  },
  blocked: {
    told: [
      'Von {place} nach {to} kam {number} nicht weiter: Die Kante ist blockiert.',
      'From {place} to {to}, {number} could not pass: the edge is blocked.',
      'Auf dem Weg von {place} nach {to} stand {number} vor einer Sperre.',
      'On its way from {place} to {to}, {number} stood before a barrier.',
    ],
    gm: [
      '{number} {party.from} prallt zwischen {place} und {to} an eine Blockade.',
      '{number} {party.of} runs into a blockade between {place} and {to}.',
    ],
  },
  lured: [
    'Auf {place} verlockt {number} {party.from} Soldaten {other.from}: {soldiers}.',
    'On {place}, {number} {party.of} lures soldiers of {other.dat}: {soldiers}.',
  ],
  hasLured: [
    'Auf {place} sind Soldaten zu {number} übergelaufen: {soldiers}.',
    'On {place} soldiers came over to {number}: {soldiers}.',
    'Auf {place} sitzen neue Gesichter an den Feuern von {number}: {soldiers}.',
    'On {place} new faces sit at the fires of {number}: {soldiers}.',
  ],
  wasLured: [
    'Auf {place} sind Soldaten von {number} zu {other.dat} übergelaufen: {soldiers}.',
    'On {place} soldiers of {number} went over to {other.dat}: {soldiers}.',
    'Auf {place} fehlen beim Appell Leute, {number} zählt weniger: {soldiers}. Sie essen nun das Brot {other.from}.',
    'On {place} men are missing at roll call, {number} counts fewer: {soldiers}. They eat the bread of {other.dat} now.',
  ],
  met: [
    'Zwischen {from} und {to} begegnen sich Armeen und bleiben auf {place}.',
    'Armies meet between {from} and {to} and stay on {place}.',
  ],
  stopped: ['Auf {place} halten Armeen einander auf.', 'Armies stop each other on {place}.'],
};
