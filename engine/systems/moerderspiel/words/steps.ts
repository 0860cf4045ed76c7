import type { GuidedTurn, StepWords, WordTree } from '../../../kernel';
import type { StepId } from '../turn/turn';

/** Names of the phases before and after the steps, and of a round. */
export const PHASE_WORDS: WordTree = {
  phase: {
    read: ['Nachrichten lesen', 'Read the messages'],
    setup: ['Aufstellung', 'Set-up'],
    publish: ['Nachrichten schreiben', 'Write the messages'],
  },
  date: {
    setup: ['Aufstellung', 'Set-up'],
    round: ['Tag {{day}}, Runde {{round}}', 'Day {{day}}, round {{round}}'],
  },
};

type Steps = Partial<Readonly<Record<StepId, StepWords>>>;

/** The eighteen steps of the resolution, as they are carried out (TM-10-01). */
export const GUIDED: GuidedTurn = {
  groups: [
    {
      id: 'orders',
      title: ['Befehle', 'Orders'],
      steps: {
        validate: {
          title: ['Befehle prüfen', 'Validate orders'],
          text: [
            'Jeder Befehl wird an dem gemessen, was seine Nation zu Beginn der Runde weiß. Was nicht geht, entfällt.',
            'Every order is checked against what its nation knows at the start of the round. What cannot be done is dropped.',
          ],
          guide: [
            'Lies, was unter „Was nicht ging“ steht. Soll ein Befehl doch gelten, berichtige ihn in der Nachricht und rechne neu.\nUnter einer Sanktion behält jede Armee eine Fähigkeit.',
            'Read what stands under “What could not be done”. If an order is to hold after all, correct it in the message and compute again.\nUnder a sanction every army keeps one ability.',
          ],
        },
        regroup: {
          title: ['Umgruppieren', 'Regroup'],
          text: [
            'Omnipräsente Nationen verlegen Soldaten zwischen Garnison und Armeen.',
            'Omnipresent nations shift soldiers between garrison and armies.',
          ],
          guide: [
            'Rechts steht, wie stark die Armeen danach sind. Vereinigte Armeen haben das Mittel ihrer Moral.',
            'On the right you see how strong the armies are now. Joined armies have the mean of their morale.',
          ],
        },
        false_orders: {
          title: ['Falsche Befehle', 'False orders'],
          text: [
            'Eingeschleuste Befehle treten an die Stelle der eigenen. Bei mehreren entscheidet das Los.',
            'Planted orders take the place of the army’s own. Of several, one is drawn by lot.',
          ],
          guide: [
            'Die Lose liegen unten: anwählen und die Nummer tippen, wenn ihr selbst zieht. Ist der Absender selbst Ziel, verfällt sein falscher Befehl; auch das steht hier.',
            'The lots lie below: choose one and type its number if you draw yourselves. Where the sender is a target itself, its false order is void; that stands here too.',
          ],
        },
      } satisfies Steps,
    },
    {
      id: 'fights',
      title: ['Angriff und Kampf', 'Attack and combat'],
      steps: {
        attacks: {
          title: ['Angriffe sammeln', 'Collect attacks'],
          text: [
            'Wer wen angreift, steht fest. Was eine angegriffene Armee sonst vorhatte, verfällt.',
            'Who attacks whom is settled. What else an attacked army was about to do lapses.',
          ],
          guide: [
            'Was dadurch verfällt, liest nur die eigene Nation. Soll es doch geschehen, stelle „Aktion einer angegriffenen Armee“ in den Hausregeln auf „Spielleitung“.',
            'What lapses is told to its own nation alone. If it is to happen after all, set “Action of an attacked army” to “the GM” in the house rules.',
          ],
        },
        demoralise: {
          title: ['Demoralisieren', 'Demoralise'],
          text: [
            'Reden nehmen dem Gegner Moral, bevor gekämpft und geflohen wird.',
            'Speeches take morale from the opponent before flights and combats.',
          ],
          guide: [
            'Die Worte des Spielers erreichen den Gegner so, wie sie hier stehen. Lies sie noch einmal.',
            'The player’s words reach the opponent as they stand here. Read them once more.',
          ],
        },
        flight: {
          title: ['Fliehen', 'Flights'],
          text: [
            'Für jede angegriffene Armee, die weiterziehen will, fällt ein Prozentwurf gegen ihre Fliehkraft.',
            'For every attacked army that wants to move on, a roll in percent falls against its chance of flight.',
          ],
          guide: [
            'Gleich oder kleiner: Sie entkommt. Würfelt ihr selbst, wähle den Wurf an und tippe die Zahl.\nDie Fliehkraft öffnet ihre Herleitung; dort kannst du eine eigene Zahl setzen.',
            'Equal or less: it escapes. If you roll yourselves, choose the roll and type the figure.\nThe chance of flight opens its derivation; there you can set a figure of your own.',
          ],
          cards: ['Fluchten', 'Flights'],
        },
        flight_failed: {
          title: ['Misslungene Flucht', 'Failed flights'],
          text: [
            'Wer nicht entkam, verliert Moral und seinen Zug und muss kämpfen.',
            'Who did not escape loses morale and its move, and has to fight.',
          ],
        },
        freeze: {
          title: ['Kräfte festhalten', 'Freeze the powers'],
          text: [
            'Stärke und Moral dieses Augenblicks gelten für alle Kämpfe zugleich.',
            'Strength and morale of this moment count for all combats alike.',
          ],
          guide: [
            'Rechts steht der Stand, aus dem alle Kämpfe gerechnet werden. Keiner verändert den anderen.',
            'On the right stands what all combats are computed from. None changes another.',
          ],
        },
        combat: {
          title: ['Kämpfe', 'Combats'],
          text: [
            'Beide Kampfkräfte werden verglichen; der Abstand sagt, was Sieger und Verlierer verlieren.',
            'Both powers are compared; the difference tells what winner and loser lose.',
          ],
          guide: [
            'Jede Karte ist ein Kampfblatt: Kampfkraft und Verluste öffnen ihre Herleitung und lassen sich mit Begründung ersetzen, der Ausgang lässt sich wählen.\nDanach fallen Stützpunkte und Hauptstädte.',
            'Every card is a combat sheet: powers and losses open their derivation and can be replaced with a reason, the outcome can be chosen.\nThen bases and capitals fall.',
          ],
          cards: ['Kampfblätter', 'Combat sheets'],
        },
      } satisfies Steps,
    },
    {
      id: 'moves',
      title: ['Bewegung', 'Movement'],
      steps: {
        lure: {
          title: ['Verlocken', 'Lure'],
          text: [
            'Soldaten laufen erst über, wenn alle gezogen sind: Was daraus wird, steht beim zweiten Feld.',
            'Soldiers come over only after all have moved: what comes of it stands at the second field.',
          ],
        },
        move_1: {
          title: ['Erstes Feld', 'First field'],
          text: [
            'Alle, die ziehen, betreten zugleich ihr erstes Feld. Wer sich auf der Kante begegnet, hält einander auf.',
            'All who move enter their first field at once. Those who meet on an edge stop each other.',
          ],
          guide: [
            'Die Karte rechts zeigt mit Pfeilen, wer gezogen ist. Fallen schnappen beim Betreten zu.',
            'The map on the right shows with arrows who has moved. Traps spring when a field is entered.',
          ],
        },
        move_2: {
          title: ['Zweites Feld', 'Second field'],
          text: [
            'Wer zwei Felder zieht, betritt das zweite. Danach wird gestürmt und verlockt.',
            'Who moves two fields enters the second. Then capitals are stormed and soldiers lured.',
          ],
          guide: [
            'Die Lose für Verlocken und Feldertausch liegen unten.',
            'The lots for lures and for swapped fields lie below.',
          ],
        },
        move_cost: {
          title: ['Moral der Gewaltmärsche', 'Morale of long marches'],
          text: ['Zwei betretene Felder kosten Moral.', 'Two fields entered cost morale.'],
        },
      } satisfies Steps,
    },
    {
      id: 'camp',
      title: ['Auf der Stelle', 'On the spot'],
      steps: {
        stationary: {
          title: ['Was stehende Armeen tun', 'What standing armies do'],
          text: [
            'Einnehmen, belagern, bauen, blockieren, Fallen stellen, Erlasse zeigen.',
            'Capture, besiege, build, blockade, set traps, show decrees.',
          ],
          guide: [
            'Fertig wird nur, wer nicht angegriffen wurde. Wollen zwei Nationen denselben Stützpunkt, gilt die Hausregel; steht sie auf „Spielleitung“, wirst du hier gefragt.',
            'Only who was not attacked finishes. Where two nations want the same base the house rule holds; if it says “the GM”, you are asked here.',
          ],
        },
        rest: {
          title: ['Ruhe', 'Rest'],
          text: [
            'Wer nichts tat, ruht aus und gewinnt Moral.',
            'Who did nothing rests and gains morale.',
          ],
        },
      } satisfies Steps,
    },
    {
      id: 'turn',
      title: ['Tag und nächste Runde', 'Day and next round'],
      steps: {
        day_end: {
          title: ['Stimmen und Sanktionen', 'Votes and sanctions'],
          text: [
            'Nach der zweiten Runde eines Tages werden die Stimmen gezählt und die Sanktionen verhängt.',
            'After the second round of a day the votes are counted and sanctions imposed.',
          ],
          guide: [
            'Die Zahl der Stimmen öffnet, wer gestimmt hat. Die Verluste einer schweren Sanktion verteilt, wer sie hinterlegt hat; sonst gilt der Vorschlag der Regeln.',
            'The number of votes opens who voted. Losses of a heavy sanction are distributed as deposited, else as the rules propose.',
          ],
          cards: ['Abstimmung', 'The vote'],
        },
        start: {
          title: ['Nächste Runde', 'Next round'],
          text: [
            'Gewonnene Stützpunkte und Hauptstädte gelten, Vergeltung und gezeigte Zeichen werden wirksam, am neuen Tag erscheint die Karte für alle.',
            'Bases and capitals gained count, Retaliation and shown signs take effect, on a new day the map for all appears.',
          ],
        },
        end_test: {
          title: ['Ausgeschieden, gewonnen', 'Eliminated, won'],
          text: [
            'Wer keine Streitmacht mehr hat, scheidet aus. Ist eine Seite am Ziel, ist das Spiel vorbei.',
            'Who has no force left is out. When one side has reached its aim, the game is over.',
          ],
          guide: [
            'Die Streitmacht beider Seiten siehst nur du. Danach schreibt das Programm die Nachrichten: Der Umschlag oben rechts zeigt nebeneinander, was jede Nation erfährt; unter „Beenden“ beendest du die Runde.',
            'Only you see the force of both sides. Then the messages are written: the envelope at the top right shows side by side what each nation is told; end the round under “End turn”.',
          ],
          cards: ['Die beiden Seiten', 'The two sides'],
        },
      } satisfies Steps,
    },
  ],
  secret: [
    'falseOrder',
    'falseOrderVoid',
    'lured',
    'demoralised',
    'decreeShown',
    'decreeTaken',
    'baseEnteredUnseen',
    'trapSet',
    'trapped',
    'forces',
  ].map((kind) => `moerderspiel.${kind}`),
};
