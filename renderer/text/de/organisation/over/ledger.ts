/** Worte geteilter Räume in der Sprache des Organisationsspiels: ledger. */
export const ledger = {
  rail: 'Bücher der Organisationen',
  realms: 'Organisationen',
  nobody: {
    text: 'Lege unter „Akteure“ eine Organisation an. Dann stehen hier ihre Bücher.',
  },
  action: {
    nextRealm: 'nächste Organisation',
    previousRealm: 'vorige Organisation',
  },
  source: {
    halfYear: 'Voranschlag nach den Büchern',
    halfYearHint:
      'Voranschlag für {{month}}: Einkommen und Unterhalt, wie die Dinge stehen; ohne Aufträge und Ereignisse.',
    archived: 'Phase {{turn}}, gebucht',
    proposalHint: '{{month}}: was die gerechnete Phase bucht, wenn sie angewendet wird.',
    archivedHint: 'Phase {{turn}}, wie sie gebucht wurde. Nur zum Nachlesen.',
  },
  sheet: {
    none: 'Für diese Organisation gibt es aus dieser Quelle keine Bilanz. Wähle oben eine andere oder rechne die Phase.',
    place: 'Region',
  },
  closing: {
    hint: 'in Geld',
    recomputed: 'Die Zeilen des Briefs ergeben nachgerechnet {{gold}} Geld.',
  },
  treasury: {
    title: 'Geld über die Phasen',
    hint: 'alle Kassen zusammen',
    none: 'Jetzt {{gold}} Geld. Sobald eine Phase angewendet ist, steht hier der Verlauf.',
    summary:
      'Geld von {{party}} über {{count}} Phasen: {{from}} zu Beginn von Phase {{first}}, jetzt {{to}}.',
  },
  entries: {
    titleAll: 'Hauptbuch aller Organisationen',
    intro:
      'Jede Bewegung von Geld mit ihrem Grund. Was die gerechnete Phase bucht, steht als vorgesehen dabei.',
    month: 'Phase',
    allMonths: 'alle Phasen',
    turn: 'Phase {{turn}}',
    whole: 'alle Organisationen',
    sums_one:
      '{{count}} Buchung: {{incoming}} Geld ein, {{outgoing}} Geld aus, zusammen {{total}} Geld',
    sums_other:
      '{{count}} Buchungen: {{incoming}} Geld ein, {{outgoing}} Geld aus, zusammen {{total}} Geld',
    noneText:
      'Rechne die Phase, dann steht hier, was sie bucht; oder buche selbst etwas mit der Taste M.',
  },
  column: {
    turn: 'Phase',
    party: 'Organisation',
    amount: 'Geld',
    place: 'Region',
  },
  detail: {
    noDerivation: 'Der Rechenweg dieser Phase ist nicht aufgehoben.',
  },
  void: {
    hint: 'Die Gegenbuchung kommt in die offene Phase; beide bleiben stehen.',
  },
  book: {
    amount: 'Betrag',
    amountHint: 'Ausgaben mit Minus, auch halbe',
  },
  problem: {
    'no-such-party':
      'Diese Organisation gibt es nicht mehr. Gebucht wurde nichts; wähle eine andere.',
    'not-whole': 'Gib ganze oder halbe Beträge an, mehr oder weniger als null.',
    'not-there':
      'In {{place}} liegen nur {{gold}} Geld. Gebucht wurde nichts; nimm weniger oder einen anderen Ort.',
  },
  command: {
    book: '{{party}}: {{amount}} Geld von Hand gebucht ({{reason}})',
  },
  warning: {
    overdraft: 'Die Kasse ist mit {{gold}} Geld unter null.',
  },
  figure: {
    gold: 'Geld',
  },
  compare: {
    onlyCurrent: 'nur die gewählte',
    title: 'Die Organisationen im Vergleich',
    intro: 'Jeder Punkt ist der Beginn einer Phase. Nur du siehst das.',
    realms: 'Gezeigte Organisationen',
    turn: 'Phase',
    summary:
      '{{figure}} von {{count}} Organisationen, Phase {{first}} bis {{last}}. Vorn: {{leading}}.',
    soon: 'Ein Verlauf braucht zwei Phasen. Sobald die offene Phase angewendet ist, wächst hier die Linie jeder Organisation; bis dahin stehen die Zahlen von heute in der Tabelle.',
    noFiguresText:
      'Die Bilanz und das Hauptbuch jeder Organisation stehen auf den anderen Blättern.',
  },
  storage: {
    title: 'Kassen',
    none: 'In den Kassen liegt nichts.',
  },
};
