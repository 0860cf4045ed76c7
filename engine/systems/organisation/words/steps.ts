import type { GuidedTurn, StepWords, WordTree } from '../../../kernel';
import type { Step } from '../state/types';

/** Names of the phases before and after the steps. */
export const PHASE_WORDS: WordTree = {
  phase: {
    read: ['Befehle lesen', 'Read the orders'],
    check: ['Befehle prüfen', 'Check the orders'],
    report: ['Auswertungen schreiben', 'Write the turn reports'],
  },
};

/** The steps of a phase at the table, four that begin it and seven that close it (OS-7-04). */
export const GUIDED: GuidedTurn = {
  groups: [
    {
      id: 'start',
      title: ['Phase starten', 'Start of the phase'],
      steps: {
        event: {
          title: ['Zufallsereignis', 'Random event'],
          text: [
            '2W6 für das Ereignis, 1W6 für die Intensität.',
            '2d6 for the event, 1d6 for its intensity.',
          ],
          guide: [
            'Jede Organisation hat ihr Ereignis. Würfelt ihr selbst? Dann trag die Zahlen ein: Würfel anwählen, Zahl tippen.\nEine Chance bleibt offen bis zum Ende des Agierens; die Spieler können sie noch beeinflussen.',
            'Every organisation has its event. Do you roll yourselves? Then enter the figures: choose a die, type the figure.\nA chance stays open until the end of acting; the players can still influence it.',
          ],
          cards: ['Zufallsereignisse', 'Random events'],
        },
        build_begin: {
          title: ['Bauvorhaben und Reparaturen beginnen', 'Begin building and repair'],
          text: [
            'Neue Stufen und Reparaturen werden gleich bezahlt.',
            'New levels and repairs are paid at once.',
          ],
          guide: [
            'Hier steht, was begonnen und bezahlt wurde. Fehlt das Geld, steht es unter „Was nicht ging“, und der Befehl im Brief lässt sich noch ändern.',
            'Here stands what was begun and paid. Where money is missing, it stands under “What could not be done”, and the order in the letter can still be changed.',
          ],
        },
        move_begin: {
          title: ['Bewegungen beginnen', 'Begin movements'],
          text: [
            'Bevölkerung, Vorzüge und Geld gehen in eine Nachbarregion. Der Sitz wechselt sofort.',
            'Population, advantages and money go to a neighbour region. The seat changes at once.',
          ],
          guide: [
            'Was jetzt aufbricht, ist bis zum Abschluss nirgends: nicht zu benutzen, nicht zu berauben. Unter „Was geschah“ steht, was unterwegs ist.',
            'What sets out now is nowhere until the closing: not to be used, not to be robbed. What is on its way stands under “What happened”.',
          ],
        },
        act: {
          title: ['Agieren', 'Act'],
          text: [
            'Das Los sagt, wer beginnt. Reihum tut jeder eines, bis alle passen.',
            'A lot says who begins. Each does one thing in turn until all pass.',
          ],
          guide: [
            'Geh die Karten der Reihe nach durch. Gibt es einen Krieg, tragen beide Seiten ihre Aufstellung verdeckt ein; dann deckst du auf und würfelst.\nWo eine Folge zu wählen ist, steht die Wahl auf der Karte.',
            'Go through the cards one by one. If there is a war, both sides enter their deployments in secret; then reveal them and roll.\nWhere an effect is to be chosen, the choice stands on the card.',
          ],
        },
      } satisfies Partial<Readonly<Record<Step, StepWords>>>,
    },
    {
      id: 'close',
      title: ['Phase abschließen', 'Closing of the phase'],
      steps: {
        move_end: {
          title: ['Bewegungen abschließen', 'Complete movements'],
          text: ['Was unterwegs war, kommt an.', 'What was on its way arrives.'],
          guide: [
            'Ankunft. Nichts zu tun, außer rechts nachzusehen, wer nun wo steht.',
            'Arrival. Nothing to do but to look on the right who stands where now.',
          ],
        },
        build_end: {
          title: ['Bauvorhaben und Reparaturen abschließen', 'Complete building and repairs'],
          text: ['Was begonnen wurde, wird fertig.', 'What was begun is finished.'],
          guide: [
            'Fertige Stufen zählen für Limit, Einkommen und Unterhalt; ab wann, steht in den Hausregeln.',
            'Finished levels count for limit, income and upkeep; from when on is in the house rules.',
          ],
        },
        population: {
          title: ['Bevölkerung neu bestimmen', 'Determine population'],
          text: [
            'Was über dem Bevölkerungslimit liegt, gerät in Aufruhr.',
            'What exceeds the population limit falls into unrest.',
          ],
          guide: [
            'Ist eine Region zu voll, gerät der Überschuss in Aufruhr. Der Besitzer darf sagen, wer.',
            'Where a region is too full, the excess falls into unrest. The owner may say which units.',
          ],
        },
        income: {
          title: ['Einkommen berechnen', 'Work out income'],
          text: [
            'Handel und ruhige Bevölkerung bringen Geld in die Kasse ihrer Region.',
            'Trade and calm population bring money into the purse of their region.',
          ],
          guide: [
            'Jeder Betrag öffnet seine Herleitung: anklicken.',
            'Every amount opens its derivation: click it.',
          ],
        },
        upkeep: {
          title: ['Unterhalt berechnen', 'Work out upkeep'],
          text: [
            'Jede heile Stufe kostet Unterhalt aus der Kasse ihrer Region.',
            'Every intact level costs upkeep from the purse of its region.',
          ],
          guide: [
            'Reicht das Geld nicht, entscheidet der Spieler, was er zahlt, sonst die Reihenfolge der Regeln.',
            'Where money does not suffice, the player decides what he pays, else the order of the rules.',
          ],
        },
        unpaid: {
          title: ['Nicht unterhaltene Stufen', 'Levels without upkeep'],
          text: ['Stufen ohne Unterhalt werden beschädigt.', 'Levels without upkeep are damaged.'],
          guide: [
            'Was nicht bezahlt wurde, ist jetzt beschädigt und kostet nichts mehr.',
            'What was not paid is damaged now and costs nothing any more.',
          ],
        },
        unrest: {
          title: ['Aufruhr beenden', 'End unrest'],
          text: [
            'Aufruhr endet durch Geld, Autorität, Militär oder Geheimdienst, oder die Einheit geht eigene Wege.',
            'Unrest ends by money, authority, military or secret service, or the unit goes its own way.',
          ],
          guide: [
            'Wer Aufruhr hat, kann ihn jetzt beenden. Einheiten, die schon eine Phase länger in Aufruhr sind, gründen sonst eine eigene Organisation.\nDas war der letzte Schritt: Unter „Beenden“ buchst du die Phase.',
            'Whoever has unrest can end it now. Units in unrest for longer than a phase found an organisation of their own otherwise.\nThen end the phase.',
          ],
          cards: ['Bevölkerung in Aufruhr', 'Population in unrest'],
        },
      } satisfies Partial<Readonly<Record<Step, StepWords>>>,
    },
  ],
  onCards: [
    'organisation.warDivision',
    'organisation.eventNothing',
    'organisation.chanceOpen',
    'organisation.chanceTrue',
    'organisation.chanceAverted',
  ],
};
