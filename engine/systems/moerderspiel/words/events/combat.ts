import type { EventWords } from '../../../../kernel';

/** Attacks, flights, combats and their results (TM-5-18). */
export const EVENTS_OF_COMBAT: Readonly<Record<string, EventWords>> = {
  fled: ['{number} {party.from} flieht von {place}.', '{number} {party.of} flees from {place}.'],
  flightFailed: [
    '{number} {party.from} kann von {place} nicht fliehen.',
    '{number} {party.of} cannot flee from {place}.',
  ],
  annulled: [
    'Auf {place} wurde {number} angegriffen; was sie vorhatte, ist verfallen: {act}.',
    'On {place}, {number} was attacked; what it was about to do has lapsed: {act}.',
    'Auf {place} ließ der Feind {number} keine Zeit: {act}.',
    'On {place} the enemy left {number} no time: {act}.',
  ],
  escaped: [
    'Auf {place} wollte {number} eine Armee angreifen, die sich als {other.nom} zeigte; sie ist entkommen.',
    'On {place}, {number} wanted to attack an army that showed itself as {other.nom}; it escaped.',
    'Auf {place} griff {number} ins Leere: {other.nom} war schneller.',
    'On {place}, {number} struck the air: {other.nom} was faster.',
  ],
  gotAway: [
    'Auf {place} wurde {number} {other.from} angegriffen und ist entkommen.',
    'On {place}, {number} was attacked by {other.dat} and escaped.',
    'Auf {place} war {number} schneller als die Angreifer {other.from}.',
    'On {place}, {number} was faster than the attackers of {other.dat}.',
  ],
  combat: [
    'Kampf auf {place}: {number} {party.from} (Verlust {loss}) gegen {otherNumber} {other.from} (Verlust {otherLoss}). Sieger: {winner}. Abstand der Kampfkraft: {difference}.',
    'Combat on {place}: {number} {party.of} (loss {loss}) against {otherNumber} of {other.dat} (loss {otherLoss}). Winner: {winner}. Difference of power: {difference}.',
  ],
  combat_base: [
    'Kampf um den Stützpunkt {place}: {number} {party.from} (Verlust {loss}) gegen die Verteidiger {other.from} (Verlust {otherLoss}). Sieger: {winner}. Abstand der Kampfkraft: {difference}.',
    'Combat for the base on {place}: {number} {party.of} (loss {loss}) against the defenders of {other.dat} (loss {otherLoss}). Winner: {winner}. Difference of power: {difference}.',
  ],
  combat_garrison: [
    'Sturm auf die Hauptstadt {place}: {number} {party.from} (Verlust {loss}) gegen die Garnison {other.from} (Verlust {otherLoss}). Sieger: {winner}. Abstand der Kampfkraft: {difference}.',
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
    'Angriff {other.from} auf {place}: abgewehrt.',
    'Attack by {other.dat} on {place}: beaten off.',
    'Auf {place} haben die Unseren den Angriff {other.from} zurückgeschlagen.',
    'On {place} our men have beaten off the attack by {other.dat}.',
  ],
  was_attacked_lost: [
    'Angriff {other.from} auf {place}: verloren.',
    'Attack by {other.dat} on {place}: lost.',
    'Auf {place} haben die Unseren dem Angriff {other.from} nicht standgehalten.',
    'On {place} our men did not withstand the attack by {other.dat}.',
  ],
  was_attacked_draw: [
    'Angriff {other.from} auf {place}: niemand hat gesiegt.',
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
      'Vernichtet auf {place}: {number} {party.from}.',
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
      'Auf {place} nimmt {number} {party.from} der Nation {other} einen Erlass ab.',
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
    'Auf {place} demoralisiert {number} {party.from} {otherNumber} {other.from}: Moral −{amount}. {text}',
    'On {place}, {number} {party.of} demoralises {otherNumber} of {other.dat}: morale −{amount}. {text}',
  ],
  wasDemoralised: [
    'Auf {place} wurde {number} demoralisiert, Moral −{amount}. {text}',
    'On {place}, {number} was demoralised, morale −{amount}. {text}',
    'Auf {place} geht die Angst um in {number}, Moral −{amount}. {text}',
    'On {place} fear has come over {number}, morale −{amount}. {text}',
  ],
};
