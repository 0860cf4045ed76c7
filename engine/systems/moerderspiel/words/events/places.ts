import { either, type EventWords } from '../../../../kernel';

/** Bases, capitals, traps, blockades, decrees, soldiers who change sides. */
export const EVENTS_OF_PLACES: Readonly<Record<string, EventWords>> = {
  baseTaken: {
    told: [
      'Der Stützpunkt auf {place} gehört nun ‹dir|Ihnen›.',
      'The base on {place} is yours now.',
      either(
        'Über {place} weht Euer Banner.',
        'Der Stützpunkt auf {place} öffnete Euren Leuten das Tor.',
      ),
      either(
        'Your banner flies over {place}.',
        'The base on {place} opened its gate to your people.',
      ),
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
      either(
        'Die Gerüste auf {place} sind gefallen: ein neuer Stützpunkt für Euch.',
        'Auf {place} brennt zum ersten Mal Euer Herdfeuer: Der Stützpunkt ist fertig.',
      ),
      either(
        'The scaffolds on {place} are down: a new base for you.',
        'On {place} your hearth burns for the first time: the base is finished.',
      ),
    ],
    gm: [
      '{party.Nom} [hat|haben] auf {place} einen Stützpunkt gebaut.',
      '{party.Nom} [has|have] built a base on {place}.',
    ],
  },
  notCaptured: [
    'Um den Stützpunkt auf {place} gab es Streit; ‹du hast|Sie haben› ihn nicht bekommen.',
    'The base on {place} was contested; you did not get it.',
    either(
      'Um {place} stritten mehrere, und Ihr gingt leer aus.',
      'Am Tor von {place} war das Gedränge groß, und Ihr wart nicht der Erste.',
    ),
    either(
      'Several quarrelled over {place}, and you got nothing.',
      'There was a crowd at the gate of {place}, and you were not the first.',
    ),
  ],
  baseFell: {
    told: [
      'Die Verteidiger des Stützpunkts auf {place} sind geschlagen; er ist unbesetzt.',
      'The defenders of the base on {place} are beaten; it is unoccupied.',
      either(
        'Der Stützpunkt auf {place} ist gefallen, und niemand hält ihn.',
        'Auf {place} stehen die Tore offen, und keiner wohnt mehr darin.',
      ),
      either(
        'The base on {place} has fallen, and nobody holds it.',
        'On {place} the gates stand open, and nobody lives there.',
      ),
    ],
    gm: [
      'Der Stützpunkt auf {place} fällt und ist unbesetzt.',
      'The base on {place} falls and is unoccupied.',
    ],
  },
  baseGivenUp: [
    'Der Stützpunkt auf {place} war schon aufgegeben; {number} hatte nichts anzugreifen.',
    'The base on {place} had been given up; {number} had nothing to attack.',
    either(
      'Als {number} auf {place} losschlug, war der Stützpunkt schon verlassen.',
      '{number} stürmte auf {place} leere Stuben.',
    ),
    either(
      'When {number} struck on {place}, the base was deserted already.',
      '{number} stormed empty rooms on {place}.',
    ),
  ],
  baseEntered: [
    'Das Feld ‹deines|Ihres› Stützpunkts {place} haben Fremde betreten: {other}, Stärke {soldiers}.',
    'Strangers entered the field of your base on {place}: {other}, strength {soldiers}.',
    either(
      'Meldung von {place}: Fremde vor dem Tor, {other}, Stärke {soldiers}.',
      'Die Wachen von {place} zählten Fremde: {other}, Stärke {soldiers}.',
    ),
    either(
      'News from {place}: strangers at the gate, {other}, strength {soldiers}.',
      'The guards of {place} counted strangers: {other}, strength {soldiers}.',
    ),
  ],
  baseEnteredUnseen: [
    'Das Feld ‹deines|Ihres› Stützpunkts {place} haben Fremde betreten; mehr war nicht zu erkennen.',
    'Strangers entered the field of your base on {place}; no more could be made out.',
    either(
      'Meldung von {place}: Schritte in der Nacht, mehr sah niemand.',
      'Die Hunde von {place} schlugen an. Wer da ging, blieb verborgen.',
    ),
    either(
      'News from {place}: steps in the night, nobody saw more.',
      'The dogs of {place} barked. Who went there stayed hidden.',
    ),
  ],
  ceded: {
    told: [
      'Den Stützpunkt auf {place} ‹hast du|haben Sie› {other.dat} überlassen.',
      'You have ceded the base on {place} to {other.dat}.',
      either(
        'Auf {place} habt Ihr {other.dat} das Tor geöffnet.',
        'Die Schlüssel von {place} habt Ihr {other.dat} gereicht.',
      ),
      either(
        'On {place} you have opened the gate to {other.dat}.',
        'You have handed the keys of {place} to {other.dat}.',
      ),
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
      either(
        'Vor den Mauern von {place} brennen fremde Feuer. Armeen: {count}. Moral der Garnison: {morale}.',
        'Um {place} hat sich ein Ring geschlossen. Armeen: {count}. Moral der Garnison: {morale}.',
      ),
      either(
        'Foreign fires burn before the walls of {place}. Armies: {count}. Morale of the garrison: {morale}.',
        'A ring has closed round {place}. Armies: {count}. Morale of the garrison: {morale}.',
      ),
    ],
    gm: [
      'Die Hauptstadt auf {place} wird belagert. Armeen davor: {count}. Moral der Garnison danach: {morale}.',
      'The capital on {place} is besieged. Armies before it: {count}. Morale of the garrison then: {morale}.',
    ],
  },
  hasBesieged: [
    'Die Hauptstadt auf {place} wird von {number} belagert.',
    'The capital on {place} is besieged by {number}.',
    either(
      'Vor {place} liegt {number} und wartet.',
      '{number} hat {place} umstellt; nun entscheidet die Zeit.',
    ),
    either(
      'Before {place} lies {number}, waiting.',
      '{number} has surrounded {place}; now time decides.',
    ),
  ],
  capitalLost: {
    told: [
      '‹Deine|Ihre› Hauptstadt auf {place} ist zerstört. Verlorene Stützpunkte: {count}.',
      'Your capital on {place} is destroyed. Bases lost: {count}.',
      either(
        '{place} brennt. Eure Hauptstadt ist nicht mehr, und mit ihr die Stützpunkte: {count}.',
        'Von {place} ist Asche geblieben, und mit der Hauptstadt fielen Stützpunkte: {count}.',
      ),
      either(
        '{place} is burning. Your capital is no more, and with it the bases: {count}.',
        'Of {place} ashes are left, and with the capital fell bases: {count}.',
      ),
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
      either(
        'Auf {place} ragen wieder Mauern. Garnison: {soldiers}.',
        '{place} lebt wieder. Garnison: {soldiers}.',
      ),
      either(
        'Walls rise on {place} again. Garrison: {soldiers}.',
        '{place} lives again. Garrison: {soldiers}.',
      ),
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
    either(
      'Auf {place} hielt man Euch ein Siegel hin: {other} sei ohne Schuld.',
      'Auf {place} las man Euch einen Erlass vor: {other} trägt keine Schuld.',
    ),
    either(
      'On {place} a seal was held out to you: {other} is without guilt.',
      'On {place} a decree was read to you: {other} bears no guilt.',
    ),
  ],
  trapSet: [
    'Auf {place} stellt {number} {party.from} eine Falle.',
    'On {place}, {number} {party.of} sets a trap.',
  ],
  trapped: {
    told: [
      'Auf {place} ist {number} in eine Falle geraten und kann in der nächsten Runde nicht ziehen.',
      'On {place}, {number} walked into a trap and cannot move in the next round.',
      either(
        'Auf {place} brach der Boden unter {number}; in der nächsten Runde geht es nicht weiter.',
        'Auf {place} sitzt {number} fest und kommt in der nächsten Runde nicht fort.',
      ),
      either(
        'On {place} the ground gave way under {number}; in the next round it cannot go on.',
        'On {place}, {number} is stuck and cannot leave in the next round.',
      ),
    ],
    gm: [
      'Auf {place} gerät {number} {party.from} in eine Falle.',
      'On {place}, {number} {party.of} walks into a trap.',
    ],
  },
  trapSprung: [
    '‹Deine|Ihre› Falle auf {place} ist zugeschnappt: {other}.',
    'Your trap on {place} has sprung: {other}.',
    either(
      'Die Falle auf {place} schnappte zu, und darin saß {other}.',
      'Auf {place} habt Ihr gefangen, wer nicht aufpasste: {other}.',
    ),
    either(
      'The trap on {place} snapped shut, and in it sat {other}.',
      'On {place} you have caught one who did not look out: {other}.',
    ),
  ],
  blockade: {
    told: [
      'Die Kante zwischen {place} und {to} ist blockiert ({number}).',
      'The edge between {place} and {to} is blockaded ({number}).',
      either(
        'Zwischen {place} und {to} liegen nun Baumstämme und Pfähle ({number}).',
        '{number} hat den Weg von {place} nach {to} verrammelt.',
      ),
      either(
        'Between {place} and {to} lie trunks and stakes now ({number}).',
        '{number} has barred the way from {place} to {to}.',
      ),
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
      either(
        'Auf dem Weg von {place} nach {to} stand {number} vor einer Sperre.',
        'Von {place} nach {to} war kein Durchkommen für {number}.',
      ),
      either(
        'On its way from {place} to {to}, {number} stood before a barrier.',
        'From {place} to {to} there was no getting through for {number}.',
      ),
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
    either(
      'Auf {place} sitzen neue Gesichter an den Feuern von {number}: {soldiers}.',
      'Auf {place} sind Leute zu {number} übergelaufen: {soldiers}.',
    ),
    either(
      'On {place} new faces sit at the fires of {number}: {soldiers}.',
      'On {place} men have come over to {number}: {soldiers}.',
    ),
  ],
  wasLured: [
    'Auf {place} sind Soldaten von {number} {other.to} übergelaufen: {soldiers}.',
    'On {place} soldiers of {number} went over to {other.dat}: {soldiers}.',
    either(
      'Auf {place} fehlen beim Appell Leute, {number} zählt weniger: {soldiers}. Sie essen nun das Brot {other.from}.',
      'Auf {place} sind {number} Leute davongelaufen, {other.to}: {soldiers}.',
    ),
    either(
      'On {place} men are missing at roll call, {number} counts fewer: {soldiers}. They eat the bread of {other.dat} now.',
      'On {place} men of {number} have run away to {other.dat}: {soldiers}.',
    ),
  ],
  met: [
    'Zwischen {from} und {to} begegnen sich Armeen und bleiben auf {place}.',
    'Armies meet between {from} and {to} and stay on {place}.',
  ],
  stopped: ['Auf {place} halten Armeen einander auf.', 'Armies stop each other on {place}.'],
};
