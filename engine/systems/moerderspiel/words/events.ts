import type { EventWords } from '../../../kernel';

/** What a nation is told of its own doing at the start of the next round, and what the GM reads of the same (TM-12-08). */
const OF_ORDERS: Readonly<Record<string, EventWords>> = {
  carriedOut: [
    'Ausgeführt auf {place}: {act} ({number}).',
    'Carried out on {place}: {act} ({number}).',
    'Auf {place} ist getan, was Ihr wolltet: {act} ({number}).',
    'On {place} it was done as you wished: {act} ({number}).',
  ],
  notCarriedOut: [
    'Nicht ausgeführt auf {place}: {act} ({number}).',
    'Not carried out on {place}: {act} ({number}).',
    'Auf {place} wurde nichts aus Eurem Befehl: {act} ({number}).',
    'On {place} your order came to nothing: {act} ({number}).',
  ],
  regrouped: [
    'In der Hauptstadt {place} [hat|haben] {party.nom} umgruppiert. Armeen: {count}.',
    'In the capital on {place}, {party.nom} [has|have] regrouped. Armies: {count}.',
  ],
  falseOrder: [
    'Ein falscher Befehl erreicht {number} {party.of} auf {place}. Ausgeführt wird: {act}.',
    'A false order reaches {number} {party.of} on {place}. Carried out: {act}.',
  ],
  obeyedOther: [
    'Auf {place} hat {number} einem anderen Befehl gehorcht als dem Ihren: {act}.',
    'On {place}, {number} obeyed another order than yours: {act}.',
    'Auf {place} kam ein Bote, den Ihr nie gesandt habt, und {number} hat ihm geglaubt: {act}.',
    'On {place} a messenger came whom you never sent, and {number} believed him: {act}.',
  ],
  moraleChanged: [
    'Moral auf {place}, {number}: {before} wird {after} ({why}).',
    'Morale on {place}, {number}: {before} becomes {after} ({why}).',
    'Die Stimmung auf {place}, {number}: von {before} auf {after} ({why}).',
    'The mood on {place}, {number}: from {before} to {after} ({why}).',
  ],
  begins: {
    told: [
      'Ihre Hauptstadt steht auf {place}. Sie gehören zur Seite der {side}. Spezialfähigkeiten:',
      'Your capital stands on {place}. You are on the side of the {side}. Special abilities:',
      'Euer Thron steht auf {place}, und Ihr gehört zu den {side}. Was Euch gegeben ist:',
      'Your throne stands on {place}, and you belong to the {side}. What is given to you:',
    ],
    gm: [
      '{party.Nom} [beginnt|beginnen] auf {place}. Seite: {side}. Spezialfähigkeiten: {count}.',
      '{party.Nom} [begins|begin] on {place}. Side: {side}. Special abilities: {count}.',
    ],
  },
  otherEvil: [
    'Böse wie Sie ist auch: {other}.',
    'As evil as you is {other}.',
    'Im Bösen verbunden ist mit Euch: {other}.',
    'Bound to you in evil is {other}.',
  ],
};

const OF_COMBAT: Readonly<Record<string, EventWords>> = {
  fled: ['{number} {party.of} flieht von {place}.', '{number} {party.of} flees from {place}.'],
  flightFailed: [
    '{number} {party.of} kann von {place} nicht fliehen.',
    '{number} {party.of} cannot flee from {place}.',
  ],
  escaped: [
    'Auf {place} wollte {number} eine Armee angreifen, die sich als {other.nom} zeigte; sie ist entkommen.',
    'On {place}, {number} wanted to attack an army that showed itself as {other.nom}; it escaped.',
    'Auf {place} griff {number} ins Leere: {other.nom} war schneller.',
    'On {place}, {number} struck the air: {other.nom} was faster.',
  ],
  gotAway: [
    'Auf {place} wurde {number} von {other.dat} angegriffen und ist entkommen.',
    'On {place}, {number} was attacked by {other.dat} and escaped.',
    'Auf {place} war {number} schneller als die Angreifer von {other.dat}.',
    'On {place}, {number} was faster than the attackers of {other.dat}.',
  ],
  combat: [
    'Kampf auf {place}: {number} {party.of} (Verlust {loss}) gegen {otherNumber} von {other.dat} (Verlust {otherLoss}). Sieger: {winner}. Abstand der Kampfkraft: {difference}.',
    'Combat on {place}: {number} {party.of} (loss {loss}) against {otherNumber} of {other.dat} (loss {otherLoss}). Winner: {winner}. Difference of power: {difference}.',
  ],
  combat_base: [
    'Kampf um den Stützpunkt {place}: {number} {party.of} (Verlust {loss}) gegen die Verteidiger von {other.dat} (Verlust {otherLoss}). Sieger: {winner}. Abstand der Kampfkraft: {difference}.',
    'Combat for the base on {place}: {number} {party.of} (loss {loss}) against the defenders of {other.dat} (loss {otherLoss}). Winner: {winner}. Difference of power: {difference}.',
  ],
  combat_garrison: [
    'Sturm auf die Hauptstadt {place}: {number} {party.of} (Verlust {loss}) gegen die Garnison von {other.dat} (Verlust {otherLoss}). Sieger: {winner}. Abstand der Kampfkraft: {difference}.',
    'Storm of the capital on {place}: {number} {party.of} (loss {loss}) against the garrison of {other.dat} (loss {otherLoss}). Winner: {winner}. Difference of power: {difference}.',
  ],
  fought_won: [
    'Auf {place} hat {number} angegriffen und gesiegt. Gegner: {against}, {other}.',
    'On {place}, {number} attacked and won. Opponent: {against}, {other}.',
    'Sieg auf {place}! {number} hat den Gegner geworfen ({against}, {other}).',
    'Victory on {place}! {number} has thrown back the opponent ({against}, {other}).',
  ],
  fought_lost: [
    'Auf {place} hat {number} angegriffen und verloren. Gegner: {against}, {other}.',
    'On {place}, {number} attacked and lost. Opponent: {against}, {other}.',
    'Der Angriff auf {place} ist gescheitert: {number} wurde geschlagen ({against}, {other}).',
    'The attack on {place} failed: {number} was beaten ({against}, {other}).',
  ],
  fought_draw: [
    'Auf {place} hat {number} angegriffen; niemand hat gesiegt. Gegner: {against}, {other}.',
    'On {place}, {number} attacked; nobody won. Opponent: {against}, {other}.',
    'Auf {place} stritt {number} bis zum Abend ohne Sieger ({against}, {other}).',
    'On {place}, {number} fought till evening without a winner ({against}, {other}).',
  ],
  was_attacked_won: [
    'Angriff von {other.dat} auf {place}: abgewehrt.',
    'Attack by {other.dat} on {place}: beaten off.',
    'Auf {place} haben die Unseren den Angriff von {other.dat} zurückgeschlagen.',
    'On {place} our men have beaten off the attack by {other.dat}.',
  ],
  was_attacked_lost: [
    'Angriff von {other.dat} auf {place}: verloren.',
    'Attack by {other.dat} on {place}: lost.',
    'Auf {place} haben die Unseren dem Angriff von {other.dat} nicht standgehalten.',
    'On {place} our men did not withstand the attack by {other.dat}.',
  ],
  was_attacked_draw: [
    'Angriff von {other.dat} auf {place}: niemand hat gesiegt.',
    'Attack by {other.dat} on {place}: nobody won.',
    'Auf {place} haben die Unseren und {other.nom} einander nichts geschenkt; gesiegt hat niemand.',
    'On {place} our men and {other.nom} gave each other nothing; nobody won.',
  ],
  destroyed: {
    told: [
      'Auf {place} ist {number} vernichtet.',
      'On {place}, {number} is destroyed.',
      'Auf {place} steht niemand mehr: {number} ist gefallen.',
      'On {place} nobody stands any more: {number} has fallen.',
    ],
    gm: [
      'Vernichtet auf {place}: {number} {party.of}.',
      'Destroyed on {place}: {number} {party.of}.',
    ],
  },
  decreeTaken: {
    told: [
      'Auf {place} hat {number} einen Erlass erbeutet.',
      'On {place}, {number} captured a decree.',
      'Unter den Gefallenen auf {place} fand {number} einen Erlass mit Siegel.',
      'Among the fallen on {place}, {number} found a decree with its seal.',
    ],
    gm: [
      'Auf {place} nimmt {number} {party.of} der Nation {other} einen Erlass ab.',
      'On {place}, {number} {party.of} takes a decree from {other}.',
    ],
  },
  decreeLost: [
    'Auf {place} hat {number} ihre Erlasse verloren.',
    'On {place}, {number} has lost its decrees.',
    'Auf {place} fielen die Siegel von {number} dem Feind in die Hände.',
    'On {place} the seals of {number} fell into the hands of the enemy.',
  ],
  demoralised: [
    'Auf {place} demoralisiert {number} {party.of} {otherNumber} von {other.dat}: Moral −{amount}. {text}',
    'On {place}, {number} {party.of} demoralises {otherNumber} of {other.dat}: morale −{amount}. {text}',
  ],
  wasDemoralised: [
    'Auf {place} wurde {number} demoralisiert, Moral −{amount}. {text}',
    'On {place}, {number} was demoralised, morale −{amount}. {text}',
    'Auf {place} geht die Angst um in {number}, Moral −{amount}. {text}',
    'On {place} fear has come over {number}, morale −{amount}. {text}',
  ],
};

const OF_PLACES: Readonly<Record<string, EventWords>> = {
  baseTaken: {
    told: [
      'Der Stützpunkt auf {place} gehört nun Ihnen.',
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
      'Auf {place} ist ein Stützpunkt fertig und gehört Ihnen.',
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
    'Um den Stützpunkt auf {place} gab es Streit; Sie haben ihn nicht bekommen.',
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
    'Das Feld Ihres Stützpunkts {place} haben Fremde betreten: {other}, Stärke {soldiers}.',
    'Strangers entered the field of your base on {place}: {other}, strength {soldiers}.',
    'Meldung von {place}: Fremde vor dem Tor, {other}, Stärke {soldiers}.',
    'News from {place}: strangers at the gate, {other}, strength {soldiers}.',
  ],
  baseEnteredUnseen: [
    'Das Feld Ihres Stützpunkts {place} haben Fremde betreten; mehr war nicht zu erkennen.',
    'Strangers entered the field of your base on {place}; no more could be made out.',
    'Meldung von {place}: Schritte in der Nacht, mehr sah niemand.',
    'News from {place}: steps in the night, nobody saw more.',
  ],
  ceded: {
    told: [
      'Den Stützpunkt auf {place} haben Sie {other.dat} überlassen.',
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
      'Ihre Hauptstadt auf {place} wird belagert. Armeen davor: {count}. Moral der Garnison: {morale}.',
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
      'Ihre Hauptstadt auf {place} ist zerstört. Verlorene Stützpunkte: {count}.',
      'Your capital on {place} is destroyed. Bases lost: {count}.',
      '{place} brennt. Eure Hauptstadt ist nicht mehr, und mit ihr die Stützpunkte: {count}.',
      '{place} is burning. Your capital is no more, and with it the bases: {count}.',
    ],
    gm: [
      'Die Hauptstadt {party.of} auf {place} ist zerstört.',
      'The capital {party.of} on {place} is destroyed.',
    ],
  },
  rebuilt: {
    told: [
      'Ihre Hauptstadt auf {place} steht wieder. Garnison: {soldiers}.',
      'Your capital on {place} stands again. Garrison: {soldiers}.',
      'Auf {place} ragen wieder Mauern. Garnison: {soldiers}.',
      'Walls rise on {place} again. Garrison: {soldiers}.',
    ],
    gm: [
      'Die Hauptstadt {party.of} auf {place} steht wieder. Garnison: {soldiers}.',
      'The capital {party.of} on {place} stands again. Garrison: {soldiers}.',
    ],
  },
  decreeShown: [
    'Auf {place} zeigt {number} {party.of} einen Erlass.',
    'On {place}, {number} {party.of} shows a decree.',
  ],
  decreeSeen: [
    'Auf {place} wurde Ihnen ein Erlass gezeigt: {other} ist unschuldig.',
    'On {place} a decree was shown to you: {other} is innocent.',
    'Auf {place} hielt man Euch ein Siegel hin: {other} sei ohne Schuld.',
    'On {place} a seal was held out to you: {other} is without guilt.',
  ],
  trapSet: [
    'Auf {place} stellt {number} {party.of} eine Falle.',
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
      'Auf {place} gerät {number} {party.of} in eine Falle.',
      'On {place}, {number} {party.of} walks into a trap.',
    ],
  },
  trapSprung: [
    'Ihre Falle auf {place} ist zugeschnappt: {other}.',
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
      '{number} {party.of} blockiert die Kante zwischen {place} und {to}.',
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
      '{number} {party.of} prallt zwischen {place} und {to} an eine Blockade.',
      '{number} {party.of} runs into a blockade between {place} and {to}.',
    ],
  },
  lured: [
    'Auf {place} verlockt {number} {party.of} Soldaten von {other.dat}: {soldiers}.',
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
    'Auf {place} fehlen beim Appell Leute, {number} zählt weniger: {soldiers}. Sie essen nun das Brot von {other.dat}.',
    'On {place} men are missing at roll call, {number} counts fewer: {soldiers}. They eat the bread of {other.dat} now.',
  ],
  met: [
    'Zwischen {from} und {to} begegnen sich Armeen und bleiben auf {place}.',
    'Armies meet between {from} and {to} and stay on {place}.',
  ],
  stopped: ['Auf {place} halten Armeen einander auf.', 'Armies stop each other on {place}.'],
};

/** What everybody is told alike, and what a nation sees. */
const OF_SIGHT: Readonly<Record<string, EventWords>> = {
  seen: [
    'Zu sehen auf {place}: {other}, Stärke {soldiers}.',
    'To be seen on {place}: {other}, strength {soldiers}.',
    'Die Späher melden auf {place}: {other}, {soldiers} Mann.',
    'The lookouts report on {place}: {other}, {soldiers} men.',
  ],
  seenBare: [
    'Zu sehen auf {place}: {other}.',
    'To be seen on {place}: {other}.',
    'Die Späher melden auf {place}: {other}.',
    'The lookouts report on {place}: {other}.',
  ],
  encounter: [
    'Begegnung auf {place}. Fremde Armeen auf demselben Feld: {count}.',
    'Encounter on {place}. Foreign armies on the same field: {count}.',
    'Auf {place} stehen Fremde neben den Unseren, Armeen: {count}.',
    'On {place} strangers stand beside our men, armies: {count}.',
  ],
  contact: {
    told: [
      'Auf {place} besteht Kontakt mit {others}. Die Spielleitung eröffnet eine gemeinsame Nachricht.',
      'On {place} there is contact with {others}. The GM opens a joint message.',
      'Auf {place} tauscht man Worte mit {others}. Die Spielleitung eröffnet eine gemeinsame Nachricht.',
      'On {place} words are exchanged with {others}. The GM opens a joint message.',
    ],
    gm: [
      'Kontakt auf {place}: Eröffne eine gemeinsame Nachricht für {others}.',
      'Contact on {place}: open a joint message for {others}.',
    ],
  },
  scouted: [
    'Aufklärung um {place}. Meldungen: {count}.',
    'Scouting around {place}. Reports: {count}.',
    'Die Kundschafter kehren von {place} zurück. Meldungen: {count}.',
    'The scouts return from {place}. Reports: {count}.',
  ],
  votes: {
    told: [
      'Stimmen gegen {party.acc}: {count}. Gestimmt haben: {others}.',
      'Votes against {party.acc}: {count}. They voted: {others}.',
      'Im Rat erhoben sich Stimmen gegen {party.acc}: {count}. Es waren {others}.',
      'Voices were raised in council against {party.acc}: {count}. They were {others}.',
    ],
    gm: [
      'Stimmen gegen {party.acc}: {count} ({others}).',
      'Votes against {party.acc}: {count} ({others}).',
    ],
  },
  sanction_heavy: {
    told: [
      'Schwere Sanktion gegen {party.acc}.',
      'Heavy sanction against {party.acc}.',
      'Die Völker haben gesprochen: schwere Sanktion gegen {party.acc}.',
      'The nations have spoken: a heavy sanction against {party.acc}.',
    ],
    headlines: [['Schwere Sanktion', 'Heavy sanction']],
  },
  sanction_light: {
    told: [
      'Leichte Sanktion gegen {party.acc}.',
      'Light sanction against {party.acc}.',
      'Die Völker misstrauen: leichte Sanktion gegen {party.acc}.',
      'The nations distrust: a light sanction against {party.acc}.',
    ],
    headlines: [['Leichte Sanktion', 'Light sanction']],
  },
  sanctionLoss: [
    'Die Sanktion kostet {party.acc} Soldaten: {soldiers}.',
    'The sanction costs {party.acc} soldiers: {soldiers}.',
  ],
  eliminated: {
    told: [
      '{party.Nom} [ist|sind] ausgeschieden.',
      '{party.Nom} [is|are] out.',
      'Von {party.dat} ist nichts geblieben als ein Name.',
      'Nothing but a name is left of {party.dat}.',
    ],
    headlines: [['Eine Nation weniger', 'One nation fewer']],
  },
  won_good: {
    told: [
      'Das Spiel ist aus: Die Guten haben gewonnen.',
      'The game is over: the good have won.',
      'Das Licht hat gesiegt. Die Guten haben gewonnen.',
      'The light has won. Victory to the good.',
    ],
    headlines: [['Die Guten siegen', 'The good win']],
  },
  won_evil: {
    told: [
      'Das Spiel ist aus: Die Bösen haben gewonnen.',
      'The game is over: the evil have won.',
      'Die Nacht ist da. Die Bösen haben gewonnen.',
      'Night has come. Victory to the evil.',
    ],
    headlines: [['Die Bösen siegen', 'The evil win']],
  },
  won_draw: {
    told: [
      'Das Spiel ist aus: unentschieden.',
      'The game is over: a draw.',
      'Auf dem Schlachtfeld ist niemand mehr, der siegen könnte.',
      'Nobody is left on the field who could win.',
    ],
    headlines: [['Niemand siegt', 'Nobody wins']],
  },
};

/** What is said of everything that happens. */
export const EVENTS: readonly Readonly<Record<string, EventWords>>[] = [
  OF_ORDERS,
  OF_COMBAT,
  OF_PLACES,
  OF_SIGHT,
];
