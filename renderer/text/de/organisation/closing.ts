/** Worte für Bauen, Bewegen und den Abschluss: Tatsachen, Regeln, Buchungen, Tafeln, Fragen, Ereignisse, Befunde. */
export const closing = {
  fact: {
    intact: 'heile Stufen ($t(organisation:category.{{category}}), {{region}})',
    bonus: 'Stufen auf Zeit ($t(organisation:category.{{category}}), {{region}})',
    uses: 'Einsätze in dieser Phase',
    nothing: 'nichts',
    population: 'eigene Bevölkerung',
    baseLimit: 'Grundlimit der Region {{region}}',
    earning: 'ruhige Bevölkerung in {{region}}, die nicht gezogen ist',
    tradeElsewhere: 'Handelsstufen, die in anderen Regionen zahlen',
    unitsThere: 'Bevölkerung in {{region}}',
    authorityUsed: 'schon eingesetzte Stufen Autorität',
    levelsBegun: 'begonnene Stufen an „{{name}}“',
    levelsKept: 'unterhaltene Stufen ($t(organisation:category.{{category}}))',
    unitsCalmed: 'Einheiten, die zur Ruhe kommen',
    half: 'ein halbes Geld',
    purse: 'in der Kasse',
    missing: 'was noch fehlt',
    populationLimit: 'Bevölkerungslimit',
    moneySent: 'Geld von {{from}} nach {{to}}',
  },
  rule: {
    pool: 'Stufen ($t(organisation:category.{{category}}), {{region}})',
    currentLevel: 'aktuelle Stufe ($t(organisation:category.{{category}}), {{region}})',
    authorityLeft: 'freie Stufen Autorität in {{region}}',
    authorityAllowed: 'Stufen Autorität, die die Bevölkerung noch erlaubt',
    populationLimit: 'Bevölkerungslimit in {{region}}',
    payingTrade: 'Handelsstufen, die in {{region}} zahlen',
    tradeIncome: 'Einkommen aus Handel in {{region}}',
    populationIncome: 'Einkommen aus Bevölkerung in {{region}}',
    wholeMoney: 'auf ganzes Geld abgerundet',
    upkeep: 'Unterhalt ($t(organisation:category.{{category}}), {{region}})',
    upkeepDue: 'Unterhalt in {{region}}',
    build: 'Preis der neuen Stufe von „{{name}}“',
    repair: 'Preis der Reparatur von „{{name}}“',
    calmPrice: 'Preis, um Aufruhr in {{region}} zu beenden',
    stealable: 'ungeschütztes Geld in {{region}}',
  },
  cause: {
    build: 'Bau: „{{name}}“ in {{region}}',
    repair: 'Reparatur: „{{name}}“ in {{region}}',
    sent: 'Geld unterwegs von {{from}} nach {{to}}',
    arrived: 'Geld angekommen in {{to}}, von {{from}}',
    seat: 'Kasse mit dem Sitz verlegt: {{region}}',
    trade: 'Einkommen aus Handel in {{region}}',
    population: 'Einkommen aus Bevölkerung in {{region}}',
    upkeep: 'Unterhalt: $t(organisation:category.{{category}}) in {{region}}',
    calm: 'Aufruhr mit Geld beendet in {{region}}',
  },
  event: {
    buildingBegun: '{{party}} beginnt eine neue Stufe von „{{name}}“ in {{region}}.',
    repairBegun: '{{party}} beginnt „{{name}}“ in {{region}} zu reparieren. Stufen: {{levels}}.',
    populationLeaves:
      'Bevölkerung von {{party}} zieht von {{from}} nach {{to}}. Einheiten: {{units}}.',
    advantageLeaves: '{{party}} verlegt „{{name}}“ von {{from}} nach {{to}}. Stufen: {{levels}}.',
    seatMoved: '{{party}} verlegt den Sitz von {{from}} nach {{to}}.',
    levelBuilt: '„{{name}}“ von {{party}} in {{region}} hat eine Stufe mehr.',
    levelRepaired: 'Eine Stufe von „{{name}}“ ({{party}}, {{region}}) ist wieder heil.',
    repairVoid:
      'Die Reparatur von „{{name}}“ ({{party}}, {{region}}) ist hinfällig: Die Stufe gibt es nicht mehr.',
    growth: 'Die Bevölkerung von {{party}} in {{region}} wächst. Neue Einheiten: {{units}}.',
    overpopulation:
      'Überbevölkerung in {{region}}: Bevölkerung von {{party}} gerät in Aufruhr. Einheiten: {{units}}.',
    unpaid:
      'Kein Unterhalt für „{{name}}“ ({{party}}, {{region}}). Beschädigte Stufen: {{levels}}.',
    unrestCalmed:
      '{{party}} beendet Aufruhr in {{region}} ($t(organisation:calmMeans.{{means}})). Einheiten: {{units}}.',
    unrestCrushed:
      '{{party}} schlägt Aufruhr in {{region}} nieder ($t(organisation:calmMeans.{{means}})). Einheiten: {{units}}, davon tot: {{died}}.',
    secession:
      'In {{region}} sagt sich Bevölkerung von {{party}} los und gründet „{{organisation}}“. Einheiten: {{units}}.',
    rebelsJoined:
      'In {{region}} läuft Bevölkerung von {{party}} zu „{{organisation}}“ über. Einheiten: {{units}}.',
    dissolved: '{{party}} hat nichts mehr und löst sich auf.',
  },
  calmMeans: {
    money: 'mit Geld',
    authority: 'mit Autorität',
    military: 'mit Militär',
    secret_service: 'mit dem Geheimdienst',
  },
  question: {
    q1: 'In {{region}} bringt der Handel {{halves}} Geld. Gibt es halbes Geld?',
    q11: 'In {{region}} dauert ein Aufruhr schon länger als eine Phase. Betroffene Einheiten: {{units}}. Gehen sie jetzt?',
    q12: 'In {{region}} wird Aufruhr mit Geld beendet. Betroffene Einheiten: {{units}}. Was kostet es?',
    q27: 'Begonnene Stufen werden fertig: {{levels}}. Zählen sie schon in diesem Abschluss?',
    q29: 'In {{region}} reicht das Geld nicht für den ganzen Unterhalt. Was wird zuerst bezahlt?',
    q43: 'In {{region}} fehlt ruhige Bevölkerung für den Zug. Dürfen Einheiten in Aufruhr mitziehen? Es fehlen: {{units}}.',
  },
  option: {
    keep_halves: 'Ja, es bleibt beim halben Geld',
    whole_money: 'Nein, auf ganzes Geld abrunden',
    second_closing: 'Ja, im zweiten Abschluss',
    third_closing: 'Nein, erst im dritten Abschluss',
    per_unit: '1 Geld je Einheit',
    per_unrest: '1 Geld für den ganzen Aufruhr',
    counts: 'Ja, sie zählen sofort',
    counts_later: 'Nein, erst ab der nächsten Phase',
    usual_order: 'Wahl des Spielers, sonst die übliche Reihenfolge',
    trade: 'Handel',
    infrastructure: 'Infrastruktur',
    research: 'Forschung',
    authority: 'Autorität',
    military: 'Militär',
    secret_service: 'Geheimdienst',
    fortification: 'Befestigung',
    natural: 'Natürliche Vorzüge',
    stay_in_unrest: 'Nein, sie bleiben',
    move_in_unrest: 'Ja, sie ziehen mit',
  },
  table: {
    category: {
      label: '{{column}}: {{row}}',
      note: 'je Stufe und Phase',
      rows: {
        trade: 'Handel',
        infrastructure: 'Infrastruktur',
        research: 'Forschung',
        authority: 'Autorität',
        military: 'Militär',
        secret_service: 'Geheimdienst',
        fortification: 'Befestigung',
        natural: 'Natürlicher Vorzug',
      },
      columns: { upkeep: 'Unterhalt', income: 'Einkommen' },
    },
    money: {
      label: '{{row}}',
      note: '',
      rows: {
        build: 'neue Stufe',
        repair: 'Reparatur einer Stufe',
        calm: 'Ruhe einer Einheit',
        unit: 'Einkommen einer ruhigen Einheit',
        protected: 'Schutz einer Stufe Befestigung',
        loot: 'Beute eines Erfolgs',
        season: 'Gewinn oder Verlust einer Saison',
        influence: 'ein Punkt Einfluss',
      },
      columns: { amount: 'Geld' },
    },
    level: {
      label: '{{row}}',
      note: 'je Stufe',
      rows: {
        infrastructure: 'Plätze durch Infrastruktur',
        support: 'Soldaten bei Unterstützung',
        overload: 'Soldaten bei Überlastung',
      },
      columns: { amount: 'Anzahl' },
    },
    hire: {
      label: 'Anheuern: {{row}}',
      note: '',
      rows: { '1': '+1', '2': '+2', '3': '+3', '4': '+4', '5': '+5', '6': '+6' },
      columns: { price: 'Preis' },
    },
    event: {
      label: 'Zufallsereignis {{row}}, {{column}}',
      note: '',
      rows: {
        '2': '2: Natürlicher Vorzug erschöpft',
        '3': '3: Bevölkerungs-Minus',
        '4': '4: Vorzug beschädigt',
        '5': '5: Aufruhr',
        '6': '6: Schlechte Saison',
        '7': '7: Letztes Ereignis nochmal',
        '8': '8: Nichts',
        '9': '9: Nichts',
        '10': '10: Gute Saison',
        '11': '11: Bevölkerungs-Plus',
        '12': '12: Natürlicher Vorzug gefunden',
      },
      columns: { low: 'gering', strong: 'stark' },
    },
  },
  balance: {
    amount: 'Betrag',
    event: 'Zufallsereignis',
    build_begin: 'Bauvorhaben und Reparaturen',
    move_begin: 'Bewegungen beginnen',
    act: 'Agieren',
    move_end: 'Bewegungen abschließen',
    build_end: 'Bauvorhaben abschließen',
    population: 'Einkommen aus Bevölkerung',
    income: 'Einkommen',
    upkeep: 'Unterhalt',
    unpaid: 'Nicht unterhaltene Stufen',
    unrest: 'Aufruhr beenden',
    trade: 'Einkommen aus Handel',
    calm: 'Aufruhr mit Geld beendet',
    sent: 'Geld unterwegs',
    arrived: 'Geld angekommen',
    seat: 'Kasse mit dem Sitz verlegt',
    build: 'Bau',
    repair: 'Reparatur',
    badSeason: 'Schlechte Saison',
    goodSeason: 'Gute Saison',
    influence: 'Einfluss auf Chancen',
    stolen: 'Geraubt',
    loot: 'Beute',
    hire: 'Anheuern',
    row: {
      trade: '$t(organisation:cause.trade)',
      population: '$t(organisation:cause.population)',
      upkeep: '$t(organisation:cause.upkeep)',
      calm: '$t(organisation:cause.calm)',
      sent: '$t(organisation:cause.sent)',
      arrived: '$t(organisation:cause.arrived)',
      build: '$t(organisation:cause.build)',
      repair: '$t(organisation:cause.repair)',
    },
  },
  finding: {
    E_STEP:
      '„{{words}}“ gehört in einen anderen Schritt der Phase; es bleibt, wie es war. Setze den Befehl unter die richtige Überschrift.',
    E_MONEY:
      '„{{words}}“: In der Kasse liegt zu wenig, oder der Betrag ist kein Vielfaches von 0,5. Es bleibt, wie es war; prüfe Betrag und Kasse der Region.',
    E_NAME:
      '„{{words}}“: Der Name fehlt, ist länger als 60 Zeichen oder steht schon für einen anderen Vorzug. Es wird nichts begonnen; wähle einen anderen Namen.',
    E_NATURAL:
      '„{{words}}“: Ein natürlicher Vorzug wird gefunden, nicht gebaut und nicht angehoben. Es bleibt, wie es war.',
    E_BUILD_REGION:
      '„{{words}}“: In der Region lebt keine eigene Bevölkerung. Es wird nichts begonnen; baue, wo eigene Leute wohnen.',
    E_IMMOVABLE:
      '„{{words}}“: Vorzüge dieser Kategorie lassen sich nicht bewegen. Er bleibt, wo er ist.',
    E_NOT_NEIGHBOUR:
      '„{{words}}“: Das Ziel ist keine Nachbarregion. Es bewegt sich nichts; gehe Region für Region.',
    E_MOVING:
      '„{{words}}“: Was gemeint ist, wird in dieser Phase schon bewegt und lässt sich nicht einsetzen. Es bleibt, wie es war; ab der nächsten Phase geht es wieder.',
    E_UNITS:
      '„{{words}}“: So viele passende Einheiten Bevölkerung gibt es dort nicht. Es bleibt, wie es war; nenne eine ganze Zahl, die vorhanden ist.',
    E_LEVEL:
      '„{{words}}“: Die aktuelle Stufe reicht nicht. Es bleibt, wie es war; nenne höchstens so viele Stufen, wie noch frei sind.',
    E_RANGE:
      '„{{words}}“: Das Ziel ist zu weit entfernt. Es bleibt, wie es war; nenne eine Region in Reichweite.',
    E_TARGET:
      '„{{words}}“: Das Ziel gibt es nicht, es ist das eigene, oder es hat dort nichts. Es bleibt, wie es war; prüfe Name und Region.',
    E_AUTH_CATEGORY:
      '„{{words}}“: Diese Kategorie ist in dieser Phase schon angehoben oder darf es nicht werden. Es bleibt, wie es war.',
    E_AUTH_POPULATION:
      '„{{words}}“: Für so viel Autorität ist die eigene Bevölkerung zu klein. Es bleibt, wie es war.',
    E_WAR_MILITARY:
      '„{{words}}“: In der Region steht kein einsatzfähiges Militär. Es gibt keinen Krieg.',
    E_WAR_POPULATION:
      '„{{words}}“: Für einen Krieg muss dort wenigstens eine ruhige Einheit mobilisiert werden. Es gibt keinen Krieg.',
    E_WAR_ATTACK:
      '„{{words}}“: Der Angriff ist größer als die mobilisierte Bevölkerung. Es gilt die übliche Aufstellung; senke den Angriff.',
    E_WAR_SPLIT:
      '„{{words}}“: Angriff und Verteidigung ergeben mehr als das Militär. Es gilt die übliche Aufstellung; teile neu auf.',
    E_SPEND:
      '„{{words}}“: So viele Erfolge gibt es nicht, oder die Wirkung ist hier nicht möglich. Was geht, wird ausgeführt; wähle für den Rest neu.',
    E_REROLL:
      '„{{words}}“: Keine Forschungsstufe ist mehr frei, oder dieser Würfel darf nicht neu geworfen werden. Der Wurf bleibt.',
  },
} as const;
