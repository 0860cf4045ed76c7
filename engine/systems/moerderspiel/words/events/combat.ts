import { either, type EventWords } from '../../../../kernel';

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
    either(
      'Auf {place} ließ der Feind {number} keine Zeit: {act}.',
      'Auf {place} musste sich {number} wehren, statt zu handeln: {act}.',
    ),
    either(
      'On {place} the enemy left {number} no time: {act}.',
      'On {place}, {number} had to defend itself instead: {act}.',
    ),
  ],
  escaped: [
    'Auf {place} wollte {number} eine Armee angreifen, die sich als {other.nom} zeigte; sie ist entkommen.',
    'On {place}, {number} wanted to attack an army that showed itself as {other.nom}; it escaped.',
    either(
      'Auf {place} griff {number} ins Leere: {other.nom} war schneller.',
      '{other.Nom} [wartete|warteten] nicht: Auf {place} fand {number} niemanden mehr vor.',
    ),
    either(
      'On {place}, {number} struck the air: {other.nom} was faster.',
      '{other.Nom} did not wait: on {place}, {number} found nobody.',
    ),
  ],
  gotAway: [
    'Auf {place} wurde {number} {other.from} angegriffen und ist entkommen.',
    'On {place}, {number} was attacked by {other.dat} and escaped.',
    either(
      'Auf {place} war {number} schneller als die Angreifer {other.from}.',
      'Die Angreifer {other.from} fanden auf {place} nur noch die Spuren von {number}.',
    ),
    either(
      'On {place}, {number} was faster than the attackers of {other.dat}.',
      'The attackers of {other.dat} found nothing on {place} but the tracks of {number}.',
    ),
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
    either(
      'Sieg auf {place}! {number} hat den Gegner geworfen ({against}, {other}).',
      'Auf {place} hat {number} das Feld behauptet ({against}, {other}).',
    ),
    either(
      'Victory on {place}! {number} has thrown back the opponent ({against}, {other}).',
      'On {place}, {number} has held the field ({against}, {other}).',
    ),
  ],
  fought_lost: [
    'Auf {place} hat {number} angegriffen und verloren. Gegner: {against}, {other}.',
    'On {place}, {number} attacked and lost. Opponent: {against}, {other}.',
    either(
      'Der Angriff auf {place} ist gescheitert: {number} wurde geschlagen ({against}, {other}).',
      'Auf {place} war der Gegner stärker: {number} musste weichen ({against}, {other}).',
    ),
    either(
      'The attack on {place} failed: {number} was beaten ({against}, {other}).',
      'On {place} the opponent was stronger: {number} had to give way ({against}, {other}).',
    ),
  ],
  fought_draw: [
    'Auf {place} hat {number} angegriffen; niemand hat gesiegt. Gegner: {against}, {other}.',
    'On {place}, {number} attacked; nobody won. Opponent: {against}, {other}.',
    either(
      'Auf {place} stritt {number} bis zum Abend ohne Sieger ({against}, {other}).',
      'Auf {place} ließ {number} erst ab, als keiner mehr stehen konnte ({against}, {other}).',
    ),
    either(
      'On {place}, {number} fought till evening without a winner ({against}, {other}).',
      'On {place}, {number} broke off only when none could stand ({against}, {other}).',
    ),
  ],
  was_attacked_won: [
    'Angriff {other.from} auf {place}: abgewehrt.',
    'Attack by {other.dat} on {place}: beaten off.',
    either(
      'Auf {place} haben die Unseren den Angriff {other.from} zurückgeschlagen.',
      'Die Angreifer {other.from} sind auf {place} an den Unseren gescheitert.',
    ),
    either(
      'On {place} our men have beaten off the attack by {other.dat}.',
      'The attackers of {other.dat} failed against our men on {place}.',
    ),
  ],
  was_attacked_lost: [
    'Angriff {other.from} auf {place}: verloren.',
    'Attack by {other.dat} on {place}: lost.',
    either(
      'Auf {place} haben die Unseren dem Angriff {other.from} nicht standgehalten.',
      'Auf {place} kam der Angriff {other.from} durch; die Unseren wichen.',
    ),
    either(
      'On {place} our men did not withstand the attack by {other.dat}.',
      'On {place} the attack by {other.dat} broke through; our men gave way.',
    ),
  ],
  was_attacked_draw: [
    'Angriff {other.from} auf {place}: niemand hat gesiegt.',
    'Attack by {other.dat} on {place}: nobody won.',
    either(
      'Auf {place} haben die Unseren und {other.nom} einander nichts geschenkt; gesiegt hat niemand.',
      'Auf {place} standen die Unseren gegen {other.acc}, bis beide nicht mehr konnten.',
    ),
    either(
      'On {place} our men and {other.nom} gave each other nothing; nobody won.',
      'On {place} our men stood against {other.nom} till neither could go on.',
    ),
  ],
  destroyed: {
    told: [
      'Auf {place} ist {number} vernichtet.',
      'On {place}, {number} is destroyed.',
      either(
        'Auf {place} steht niemand mehr: {number} ist gefallen.',
        'Das Banner von {number} liegt auf {place} im Gras.',
      ),
      either(
        'On {place} nobody stands any more: {number} has fallen.',
        'The banner of {number} lies in the grass on {place}.',
      ),
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
      either(
        'Unter den Gefallenen auf {place} fand {number} einen Erlass mit Siegel.',
        'Auf {place} trägt {number} nun einen Erlass davon, der einem anderen gehörte.',
      ),
      either(
        'Among the fallen on {place}, {number} found a decree with its seal.',
        'On {place}, {number} carries off a decree that was another’s.',
      ),
    ],
    gm: [
      'Auf {place} nimmt {number} {party.from} der Nation {other} einen Erlass ab.',
      'On {place}, {number} {party.of} takes a decree from {other}.',
    ],
  },
  decreeLost: [
    'Auf {place} hat {number} ihre Erlasse verloren.',
    'On {place}, {number} has lost its decrees.',
    either(
      'Auf {place} fielen die Siegel von {number} dem Feind in die Hände.',
      'Was {number} an Erlassen trug, blieb auf {place} beim Feind.',
    ),
    either(
      'On {place} the seals of {number} fell into the hands of the enemy.',
      'What decrees {number} carried stayed with the enemy on {place}.',
    ),
  ],
  demoralised: [
    'Auf {place} demoralisiert {number} {party.from} {otherNumber} {other.from}: Moral −{amount}. {text}',
    'On {place}, {number} {party.of} demoralises {otherNumber} of {other.dat}: morale −{amount}. {text}',
  ],
  wasDemoralised: [
    'Auf {place} wurde {number} demoralisiert, Moral −{amount}. {text}',
    'On {place}, {number} was demoralised, morale −{amount}. {text}',
    either(
      'Auf {place} geht die Angst um in {number}, Moral −{amount}. {text}',
      'Auf {place} flüstert man in {number} von Flucht, Moral −{amount}. {text}',
    ),
    either(
      'On {place} fear has come over {number}, morale −{amount}. {text}',
      'On {place} they whisper of flight in {number}, morale −{amount}. {text}',
    ),
  ],
};
