/** Worte für Rechenwege, Fragen und Ereignisse: Einnahmen und Ausgaben. */
export const money = {
  fact: {
    oldTreasury: { label: 'alter Reichsschatz', note: '' },
    notDue: { label: 'diesmal nicht fällig', note: '' },
    goldAtHand: { label: 'in der Kasse', note: 'GS' },
    settlementRate: { label: 'Steuersatz der Ansiedlungen', note: 'vom Hundert' },
    usualTaxRate: { label: 'üblicher Steuersatz', note: 'vom Hundert' },
    inhabitantsAnywhere: {
      label: 'so viele zahlen Steuern',
      note: 'die Ansiedlung ist nicht mehr Hauptstadt und liegt weder an der Küste noch an einem Fluss',
    },
    urbanSurplus: { label: 'keine Einnahmen', note: 'mehr leben in Ansiedlungen als zulässig' },
    difficulty: { label: 'Schwierigkeit', note: '' },
    difficultyFactor: { label: 'Faktor der Schwierigkeit', note: '' },
    structures: { label: 'Bauwerke', note: '' },
    buildingValue: { label: 'Bauwert', note: '' },
    builtSoFar: { label: 'fertige Bauwertpunkte', note: 'das Übrige ist noch im Bau' },
    owners: { label: 'Besitzer, zu gleichen Teilen', note: '' },
    heads: { label: 'Anzahl', note: '' },
    characterUpkeep: { label: 'Unterhalt eines Charakters', note: 'GS im Halbjahr' },
    unpaidCharacter: { label: 'ohne Sold', note: 'kein Heerführer im Dienst eines Reichs' },
    upkeepNotDue: {
      label: 'Unterhalt der Bauwerke',
      note: 'fällig erst mit den Einnahmen, nicht in diesem Zug',
    },
    upkeepUnpaid: { label: 'nicht bezahlter Unterhalt', note: 'GS' },
    unpaidGold: { label: 'nicht bezahlt', note: 'GS' },
    goldDue: { label: 'fällig', note: 'GS' },
    unpaidEntry: { label: 'bei fehlendem Unterhalt', note: 'vom Spielleiter bestimmt' },
    noDesertion: { label: 'niemand läuft fort', note: '' },
    idleElements: { label: 'entbehrlich', note: 'was keine Ladung trägt' },
    worstMorale: { label: 'schlechteste Moral', note: '' },
    bestMorale: { label: 'beste Moral', note: '' },
    raisedPoints: { label: 'Punkte über dem üblichen Satz', note: '' },
    unrestPerPoint: { label: 'Gefahr je Punkt', note: 'vom Hundert' },
    unrestMarks: { label: 'frühere Aufstände', note: '' },
    unrestPerMark: { label: 'Gefahr je Aufstand', note: 'vom Hundert' },
    otherIncome: { label: 'sonstige Einnahmen', note: '{{cause}}' },
    goldReceived: { label: 'Zahlung', note: 'von {{from}}' },
    statedExpense: { label: 'angegebene Ausgabe', note: 'GS' },
    workPaid: { label: 'bezahlte Arbeit', note: 'in Fünftausendsteln eines Bauwertpunkts' },
    repairWork: { label: 'auszubessern', note: 'in Fünftausendsteln eines Bauwertpunkts' },
    plannedWorkers: { label: 'Arbeiter im Feld', note: '' },
  },
  rule: {
    landInhabitants: { label: 'Einwohner der Felder', note: '' },
    urbanShare: { label: 'Anteil in Ansiedlungen', note: 'vom Hundert' },
    settlementTax: { label: 'Steuern der Ansiedlung', note: 'brutto, je Halbjahr' },
    characterUpkeep: { label: 'Unterhalt des Charakters', note: 'je Halbjahr' },
    unitUpkeepPaid: { label: 'bezahlter Unterhalt', note: '' },
    moraleAfterPay: { label: 'Moral nach dem Rüsttermin', note: '' },
    deserters: { label: 'Deserteure', note: '' },
    unrestRisk: { label: 'Gefahr eines Aufstands', note: 'vom Hundert' },
    stageCost: { label: 'Kosten der Stufe', note: '' },
    newTreasury: { label: 'neuer Reichsschatz', note: '' },
  },
  table: {
    unpaid: {
      label: '{{column}}, {{row}}',
      note: '',
      rows: {
        paid: 'voll bezahlt',
        little: 'bis 25 % fehlen',
        half: 'bis 50 % fehlen',
        most: 'mehr als 50 % fehlen',
        all: 'nichts bezahlt',
      },
      columns: {
        morale: 'Änderung der Moral',
        divisor: 'Teiler für die Deserteure',
        desertion: 'Deserteure vom Hundert',
      },
    },
  },
  question: {
    muster: {
      text: 'Rüstung von {{unit}}: laut Zugbefehl {{orders}}, laut Bilanz {{balance}}. Was gilt?',
      options: {
        orders: { label: 'Der Zugbefehl', hint: 'gilt, bis du anders entscheidest' },
        balance: { label: 'Die Bilanz', hint: '' },
        none: { label: 'Nichts davon', hint: 'es wird nicht gerüstet' },
      },
    },
    otherIncome: {
      text: '{{party}} führt {{gold}} GS sonstige Einnahmen auf: {{cause}}. Werden sie gebucht?',
      options: {
        refused: { label: 'Nein', hint: 'gilt, bis du anders entscheidest' },
        booked: { label: 'Ja', hint: 'sie kommen in den Reichsschatz' },
      },
    },
    uprising: {
      text: 'Das Volk ist unzufrieden ({{party}}): Die Gefahr eines Aufstands liegt bei {{risk}} %, gewürfelt ist {{roll}}. Bricht er aus?',
      options: {
        staged: {
          label: 'Ja, das Volk steht auf',
          hint: 'die Gefahr ist beim nächsten Mal größer',
        },
        averted: { label: 'Nein, es bleibt ruhig', hint: '' },
      },
    },
    buildConsent: {
      text: '{{party}} will in {{place}} bauen und braucht dafür das Einverständnis anderer. Darf gebaut werden?',
      options: {
        refused: { label: 'Nein', hint: 'gilt, bis du anders entscheidest' },
        built: { label: 'Ja', hint: 'die erste Stufe wird bezahlt' },
      },
    },
  },
  event: {
    uprising: 'Ein Aufstand bricht aus: {{party}}.',
    desertion: '{{unit}} verliert {{count}} durch Fahnenflucht, weil der Unterhalt fehlt.',
    dissolution:
      '{{unit}} löst sich auf: Zum zweiten Mal fehlte mehr als die Hälfte des Unterhalts.',
  },
} as const;
