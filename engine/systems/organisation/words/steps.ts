import type { Words, WordTree } from '../../../kernel';
import type { Step } from '../state/types';

/** Words for every step of a phase. */
type BySteps = Readonly<Record<Step, Words>>;

/** The steps of a phase: their names in the run, at the table, what they do, and how the first phase is led through them. */
export const STEP_WORDS: WordTree = {
  phase: {
    read: ['Aufträge lesen', 'Read the orders'],
    check: ['Aufträge prüfen', 'Check the orders'],
    event: ['Zufallsereignis', 'Random event'],
    build_begin: ['Bauvorhaben beginnen', 'Building begins'],
    move_begin: ['Bewegungen beginnen', 'Moving begins'],
    act: ['Agieren', 'Acting'],
    move_end: ['Bewegungen abschließen', 'Moving ends'],
    build_end: ['Bauvorhaben abschließen', 'Building ends'],
    population: ['Bevölkerung', 'Population'],
    income: ['Einkommen', 'Income'],
    upkeep: ['Unterhalt', 'Upkeep'],
    unpaid: ['Nicht unterhalten', 'Levels not paid'],
    unrest: ['Aufruhr', 'Unrest'],
    report: ['Auswertungen schreiben', 'Write the evaluations'],
  } satisfies BySteps & WordTree,
  step: {
    event: ['Zufallsereignis', 'Random event'],
    build_begin: ['Bauvorhaben und Reparaturen beginnen', 'Begin building and repair'],
    move_begin: ['Bewegungen beginnen', 'Begin movements'],
    act: ['Agieren', 'Act'],
    move_end: ['Bewegungen abschließen', 'Complete movements'],
    build_end: ['Bauvorhaben und Reparaturen abschließen', 'Complete building and repairs'],
    population: ['Bevölkerung neu bestimmen', 'Determine population'],
    income: ['Einkommen berechnen', 'Work out income'],
    upkeep: ['Unterhalt berechnen', 'Work out upkeep'],
    unpaid: ['Nicht unterhaltene Stufen', 'Levels without upkeep'],
    unrest: ['Aufruhr beenden', 'End unrest'],
  } satisfies BySteps,
  stepText: {
    event: [
      'Für jede Organisation fallen zwei Würfel für das Ereignis und einer für die Intensität.',
      'Two dice for the event and one for its intensity fall for every organisation.',
    ],
    build_begin: [
      'Neue Stufen kosten 4 Geld, Reparaturen 2. Bezahlt wird gleich.',
      'New levels cost 4 money, repairs 2. They are paid at once.',
    ],
    move_begin: [
      'Bevölkerung, Vorzüge und Geld gehen in eine Nachbarregion. Der Sitz wechselt sofort.',
      'Population, advantages and money go to a neighbour region. The seat changes at once.',
    ],
    act: [
      'Das Los sagt, wer beginnt. Reihum tut jeder eines, bis alle passen.',
      'A lot says who begins. Each does one thing in turn until all pass.',
    ],
    move_end: ['Was unterwegs war, kommt an.', 'What was on its way arrives.'],
    build_end: [
      'Was begonnen wurde, ist fertig und zählt schon in diesem Abschluss.',
      'What was begun is finished and counts in this closing already.',
    ],
    population: [
      'Was über dem Bevölkerungslimit liegt, gerät in Aufruhr.',
      'What exceeds the population limit falls into unrest.',
    ],
    income: [
      'Handel und ruhige Bevölkerung bringen Geld in die Kasse ihrer Region.',
      'Trade and calm population bring money into the purse of their region.',
    ],
    upkeep: [
      'Jede heile Stufe kostet Unterhalt aus der Kasse ihrer Region.',
      'Every intact level costs upkeep from the purse of its region.',
    ],
    unpaid: ['Stufen ohne Unterhalt werden beschädigt.', 'Levels without upkeep are damaged.'],
    unrest: [
      'Aufruhr endet durch Geld, Autorität, Militär oder Geheimdienst, oder die Einheit geht eigene Wege.',
      'Unrest ends by money, authority, military or secret service, or the unit goes its own way.',
    ],
  } satisfies BySteps,
  guide: {
    title: ['Die erste Phase', 'The first phase'],
    begin: [
      'Rechne die Phase einmal durch. Danach gehst du sie hier Schritt für Schritt mit den Spielern nach; nichts ist gebucht, bevor du anwendest.',
      'Compute the phase once. Then walk through it here with the players, step by step; nothing is booked before you apply it.',
    ],
    run: ['Phase rechnen', 'Compute the phase'],
    confirm: ['Bestätigen und weiter', 'Confirm and go on'],
    next: ['Weiter', 'Go on'],
    close: ['Zum Abschluss der Phase', 'To the closing of the phase'],
    skip: ['Anleitung weglegen', 'Put the guide aside'],
    'lead.dice': ['Zu den Würfeln', 'To the dice'],
    'lead.war': ['Zum Krieg', 'To the war'],
    'lead.questions': ['Zur offenen Frage', 'To the open question'],
    'step.event': [
      'Jede Organisation hat ihr Ereignis. Würfelt ihr selbst? Dann trag die Zahlen ein: Würfel anwählen, Zahl tippen.\nEine Chance bleibt offen bis zum Ende des Agierens; die Spieler können sie noch beeinflussen.',
      'Every organisation has its event. Do you roll yourselves? Then enter the figures: choose a die, type the figure.\nA chance stays open until the end of acting; the players can still influence it.',
    ],
    'step.build_begin': [
      'Hier steht, was begonnen und bezahlt wurde. Fehlt das Geld, steht es unter „Was nicht ging“, und der Befehl im Brief lässt sich noch ändern.',
      'Here stands what was begun and paid. Where money is missing, it stands under “What could not be done”, and the order in the letter can still be changed.',
    ],
    'step.move_begin': [
      'Was jetzt aufbricht, ist bis zum Abschluss nirgends: nicht zu benutzen, nicht zu berauben. Rechts siehst du, was unterwegs ist.',
      'What sets out now is nowhere until the closing: not to be used, not to be robbed. On the right you see what is on its way.',
    ],
    'step.act': [
      'Geh die Karten der Reihe nach durch. Gibt es einen Krieg, tragen beide Seiten ihre Aufstellung verdeckt ein; dann deckst du auf, und die Würfel sprechen.\nWo eine Folge zu wählen ist, steht die Wahl auf der Karte.',
      'Go through the cards one by one. If there is a war, both sides enter their divisions in secret; then you reveal them, and the dice speak.\nWhere an effect is to be chosen, the choice stands on the card.',
    ],
    'step.move_end': [
      'Ankunft. Nichts zu tun, außer rechts nachzusehen, wer nun wo steht.',
      'Arrival. Nothing to do but to look on the right who stands where now.',
    ],
    'step.build_end': [
      'Fertige Stufen zählen von jetzt an, auch für Limit, Einkommen und Unterhalt.',
      'Finished levels count from now on, for limit, income and upkeep as well.',
    ],
    'step.population': [
      'Ist eine Region zu voll, gerät der Überschuss in Aufruhr. Der Besitzer darf sagen, wer.',
      'Where a region is too full, the excess falls into unrest. The owner may say which units.',
    ],
    'step.income': [
      'Jeder Betrag öffnet seine Herleitung: anklicken.',
      'Every amount opens its derivation: click it.',
    ],
    'step.upkeep': [
      'Reicht das Geld nicht, entscheidet der Spieler, was er zahlt, sonst die Reihenfolge der Regeln.',
      'Where money does not suffice, the player decides what he pays, else the order of the rules.',
    ],
    'step.unpaid': [
      'Was nicht bezahlt wurde, ist jetzt beschädigt und kostet nichts mehr.',
      'What was not paid is damaged now and costs nothing any more.',
    ],
    'step.unrest': [
      'Wer Aufruhr hat, kann ihn jetzt beenden. Einheiten, die schon eine Phase länger in Aufruhr sind, gründen sonst eine eigene Organisation.\nDanach ist die Phase geschlossen: Im Abschluss wendest du sie an.',
      'Whoever has unrest can end it now. Units in unrest for longer than a phase found an organisation of their own otherwise.\nThen the phase is closed: apply it at its closing.',
    ],
  },
};
