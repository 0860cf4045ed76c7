/** Worte für Rechenwege, Fragen und Ereignisse: die Bilanz der Spieler. */
export const statement = {
  fact: {
    treasury: { label: 'Alter Bestand', note: 'nach den Büchern' },
    statedTreasury: { label: 'Alter Bestand', note: 'wie angegeben' },
    statedUpkeep: { label: 'Unterhalt der angegebenen Köpfe', note: '{{heads}} Köpfe' },
    statedMuster: { label: 'Rüstungen', note: 'wie angegeben' },
    statedMusterRow: { label: 'Zeile von Einheit {{unit}}', note: 'wie angegeben' },
    statedBuilding: { label: 'Neubauten', note: 'wie angegeben' },
    statedOther: { label: 'Sonstiges', note: 'wie angegeben' },
  },
  rule: {
    recomputedTreasury: { label: 'Neuer Bestand, nachgerechnet', note: '' },
    summaryRow: { label: '$t(balance:stated.{{row}})', note: '' },
  },
  table: {},
  question: {},
  event: {},
} as const;
