/** Worte der geteilten Räume, die nur dieses Spiel braucht: Schritte des Laufs, Spalten der Aufträge, Zahlen im Vergleich. */
export const rooms = {
  phase: {
    read: 'Aufträge lesen',
    check: 'Aufträge prüfen',
    event: 'Zufallsereignis',
    build_begin: 'Bauvorhaben beginnen',
    move_begin: 'Bewegungen beginnen',
    act: 'Agieren',
    move_end: 'Bewegungen abschließen',
    build_end: 'Bauvorhaben abschließen',
    population: 'Bevölkerung',
    income: 'Einkommen',
    upkeep: 'Unterhalt',
    unpaid: 'Nicht unterhalten',
    unrest: 'Aufruhr',
    report: 'Auswertungen schreiben',
  },
  column: { order: 'Auftrag', object: 'Was und wo', details: 'Näheres' },
  figure: {
    moneyHalves: 'Geld',
    population: 'Bevölkerung',
    unrest: 'Aufruhr',
    levels: 'Stufen',
    damaged: 'Beschädigte Stufen',
    scoreHalves: 'Punkte',
  },
} as const;
