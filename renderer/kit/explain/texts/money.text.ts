import type { WordTree } from '../../../../engine';
import { withoutNote } from './shared';

/** Texts for derivations, questions and events: income and expenses. */
export const money: WordTree = {
  fact: {
    oldTreasury: withoutNote('alter Reichsschatz', 'old treasury'),
    notDue: withoutNote('diesmal nicht fällig', 'not due this time'),
    goldAtHand: { label: ['in der Kasse', 'in the treasury'], note: ['GS', 'GS'] },
    settlementRate: {
      label: ['Steuersatz der Ansiedlungen', 'tax rate of settlements'],
      note: ['vom Hundert', 'percent'],
    },
    usualTaxRate: {
      label: ['üblicher Steuersatz', 'usual tax rate'],
      note: ['vom Hundert', 'percent'],
    },
    inhabitantsAnywhere: {
      label: ['so viele zahlen Steuern', 'so many pay taxes'],
      note: [
        'die Ansiedlung ist nicht mehr Hauptstadt und liegt weder an der Küste noch an einem Fluss',
        'the settlement is no longer a capital and lies neither at the coast nor at a river',
      ],
    },
    urbanSurplus: {
      label: ['keine Einnahmen', 'no income'],
      note: ['mehr leben in Ansiedlungen als zulässig', 'more live in settlements than allowed'],
    },
    difficulty: withoutNote('Schwierigkeit', 'difficulty'),
    difficultyFactor: withoutNote('Faktor der Schwierigkeit', 'factor of the difficulty'),
    structures: withoutNote('Bauwerke', 'structures'),
    buildingValue: withoutNote('Bauwert', 'building value'),
    builtSoFar: {
      label: ['fertige Bauwertpunkte', 'building value points finished'],
      note: ['das Übrige ist noch im Bau', 'the rest is still being built'],
    },
    owners: withoutNote('Besitzer, zu gleichen Teilen', 'owners, in equal parts'),
    heads: withoutNote('Anzahl', 'count'),
    characterUpkeep: {
      label: ['Unterhalt eines Charakters', 'upkeep of a character'],
      note: ['GS im Halbjahr', 'GS per half-year'],
    },
    unpaidCharacter: {
      label: ['ohne Sold', 'without pay'],
      note: ['kein Heerführer im Dienst eines Reichs', 'no leader in the service of a realm'],
    },
    taxNotDue: {
      label: ['Steuern', 'taxes'],
      note: ['in diesem Zug nicht fällig', 'not due in this turn'],
    },
    unitUpkeepNotDue: {
      label: ['Unterhalt der Einheiten', 'upkeep of units'],
      note: ['in diesem Zug nicht fällig', 'not due in this turn'],
    },
    upkeepNotDue: {
      label: ['Unterhalt der Bauwerke', 'upkeep of structures'],
      note: [
        'fällig erst am nächsten Einnahmetermin, nicht in diesem Zug',
        'due on the next date of income, not in this turn',
      ],
    },
    upkeepUnpaid: { label: ['nicht bezahlter Unterhalt', 'upkeep not paid'], note: ['GS', 'GS'] },
    unpaidGold: { label: ['nicht bezahlt', 'not paid'], note: ['GS', 'GS'] },
    goldDue: { label: ['fällig', 'due'], note: ['GS', 'GS'] },
    unpaidEntry: {
      label: ['bei fehlendem Unterhalt', 'for missing upkeep'],
      note: ['von der Spielleitung bestimmt', 'laid down by the GM'],
    },
    noDesertion: withoutNote('niemand läuft fort', 'nobody deserts'),
    idleElements: {
      label: ['entbehrlich', 'can be spared'],
      note: ['was keine Ladung trägt', 'what carries no load'],
    },
    worstMorale: withoutNote('schlechteste Moral', 'worst morale'),
    bestMorale: withoutNote('beste Moral', 'best morale'),
    raisedPoints: withoutNote('Punkte über dem üblichen Satz', 'points above the usual rate'),
    unrestPerPoint: {
      label: ['Gefahr je Punkt', 'risk per point'],
      note: ['vom Hundert', 'percent'],
    },
    unrestMarks: withoutNote('frühere Aufstände', 'earlier uprisings'),
    unrestPerMark: {
      label: ['Gefahr je Aufstand', 'risk per uprising'],
      note: ['vom Hundert', 'percent'],
    },
    otherIncome: {
      label: ['sonstige Einnahmen', 'other income'],
      note: ['{{cause}}', '{{cause}}'],
    },
    goldReceived: { label: ['Zahlung', 'payment'], note: ['von {{from}}', 'from {{from}}'] },
    statedExpense: { label: ['angegebene Ausgabe', 'stated expense'], note: ['GS', 'GS'] },
    workPaid: {
      label: ['bezahlte Arbeit', 'work paid for'],
      note: ['in Fünftausendsteln eines Bauwertpunkts', 'in 1/5000 of a building value point'],
    },
    repairWork: {
      label: ['auszubessern', 'to be mended'],
      note: ['in Fünftausendsteln eines Bauwertpunkts', 'in 1/5000 of a building value point'],
    },
    plannedWorkers: withoutNote('Arbeiter im Feld', 'workers in the field'),
  },
  rule: {
    landInhabitants: withoutNote('Einwohner der Felder', 'inhabitants of the fields'),
    settlementTax: {
      label: ['Steuern der Ansiedlung', 'taxes of the settlement'],
      note: ['brutto, je Halbjahr', 'gross, per half-year'],
    },
    characterUpkeep: {
      label: ['Unterhalt des Charakters', 'upkeep of the character'],
      note: ['je Halbjahr', 'per half-year'],
    },
    unitUpkeepPaid: withoutNote('bezahlter Unterhalt', 'upkeep paid'),
    moraleAfterPay: withoutNote('Moral nach dem Rüsttermin', 'morale after the muster date'),
    deserters: withoutNote('Deserteure', 'deserters'),
    unrestRisk: {
      label: ['Gefahr eines Aufstands', 'risk of an uprising'],
      note: ['vom Hundert', 'percent'],
    },
    stageCost: withoutNote('Kosten der Stufe', 'cost of the stage'),
    newTreasury: withoutNote('neuer Reichsschatz', 'new treasury'),
  },
  table: {
    unpaid: {
      label: ['{{column}}, {{row}}', '{{column}}, {{row}}'],
      note: ['', ''],
      rows: {
        paid: ['voll bezahlt', 'paid in full'],
        little: ['bis 25 % fehlen', 'up to 25% missing'],
        half: ['bis 50 % fehlen', 'up to 50% missing'],
        most: ['mehr als 50 % fehlen', 'more than 50% missing'],
        all: ['nichts bezahlt', 'nothing paid'],
      },
      columns: {
        morale: ['Änderung der Moral', 'change of morale'],
        divisor: ['Teiler für die Deserteure', 'divisor for deserters'],
        desertion: ['Deserteure vom Hundert', 'deserters in percent'],
      },
    },
  },
  question: {
    muster: {
      text: [
        'Rüstung von {{unit}}: laut Zugbefehl {{orders}}, laut Bilanz {{balance}}. Was gilt?',
        'Raising {{unit}}: {{orders}} by the orders, {{balance}} by the balance. Which holds?',
      ],
      options: {
        orders: {
          label: ['Der Zugbefehl', 'The orders'],
          hint: ['Standard', 'default'],
        },
        balance: { label: ['Die Bilanz', 'The balance'], hint: ['', ''] },
        none: {
          label: ['Nichts davon', 'Neither'],
          hint: ['es wird nicht gerüstet', 'nothing is raised'],
        },
      },
    },
    otherIncome: {
      text: [
        '{{party}} führt {{gold}} GS sonstige Einnahmen auf: {{cause}}. Werden sie gebucht?',
        '{{party}} lists {{gold}} GS of other income: {{cause}}. Is it booked?',
      ],
      options: {
        refused: {
          label: ['Nein', 'No'],
          hint: ['Standard', 'default'],
        },
        booked: {
          label: ['Ja', 'Yes'],
          hint: ['sie kommen in den Reichsschatz', 'it goes to the treasury'],
        },
      },
    },
    uprising: {
      text: [
        'Das Volk ist unzufrieden ({{party}}): Die Gefahr eines Aufstands liegt bei {{risk}} %, gewürfelt ist {{roll}}. Bricht er aus?',
        'The people are restless ({{party}}): the risk of an uprising is {{risk}}%, the die says {{roll}}. Does it break out?',
      ],
      options: {
        staged: {
          label: ['Ja, das Volk steht auf', 'Yes, the people rise'],
          hint: ['die Gefahr ist beim nächsten Mal größer', 'the risk is greater next time'],
        },
        averted: { label: ['Nein, es bleibt ruhig', 'No, all stays quiet'], hint: ['', ''] },
      },
    },
    buildConsent: {
      text: [
        '{{party}} will in {{place}} bauen und braucht dafür das Einverständnis anderer. Darf gebaut werden?',
        '{{party}} wants to build at {{place}} and needs the consent of others. May it be built?',
      ],
      options: {
        refused: {
          label: ['Nein', 'No'],
          hint: ['Standard', 'default'],
        },
        built: {
          label: ['Ja', 'Yes'],
          hint: ['die erste Stufe wird bezahlt', 'the first stage is paid'],
        },
      },
    },
  },
  event: {
    uprising: ['Ein Aufstand bricht aus: {{party}}.', 'An uprising breaks out: {{party}}.'],
    desertion: [
      '{{unit}} verliert {{count}} durch Fahnenflucht, weil der Unterhalt fehlt.',
      '{{unit}} loses {{count}} to desertion because upkeep is missing.',
    ],
    dissolution: [
      '{{unit}} löst sich auf: Zum zweiten Mal fehlte mehr als die Hälfte des Unterhalts.',
      '{{unit}} dissolves: for the second time more than half of its upkeep was missing.',
    ],
  },
};
