import type { WordTree } from '../../../engine';

/** Texts of the house rules. */
export const house: WordTree = {
  part: {
    label: ['Regeln oder Hausregeln', 'Rules or house rules'],
    book: ['Regeln', 'Rules'],
    house: ['Hausregeln', 'House rules'],
  },
  title: ['Hausregeln', 'House rules'],
  intro: [
    'Was in dieser Kampagne anders gilt als $t(noun:toBooklet). Jede Fassung gilt von $t(noun:atATurn) an; eine spätere liegt über der früheren.',
    'What holds in this campaign other than $t(noun:toBooklet). Every edition holds from $t(noun:aTurn) on; a later one lies over the earlier.',
  ],
  search: ['Einstellung, Tafel oder Stelle', 'Setting, table or clause'],
  contents: ['Hausregeln', 'House rules'],
  none: [
    'Keine Einstellung und keine Tafel dazu. Nimm ein anderes Wort oder eine Stelle wie {{clause}}.',
    'No setting and no table for that. Try another word or a clause such as {{clause}}.',
  ],
  noWorld: {
    title: ['Keine Kampagne offen', 'No campaign open'],
    text: [
      'Hausregeln gehören zu einer Kampagne. Öffne eine, dann stehen ihre Hausregeln hier.',
      'House rules belong to a campaign. Open one, and its house rules stand here.',
    ],
  },
  edition: {
    title: ['Fassungen', 'Editions'],
    list: ['Fassung, in die du schreibst', 'Edition you write into'],
    none: [
      'Noch gibt es keine Fassung. Lege eine an; danach lassen sich Einstellungen und Tafeln ändern.',
      'There is no edition yet. Make one; then settings and tables can be changed.',
    ],
    newName: ['Name der neuen Fassung', 'Name of the new edition'],
    preset: ['Vorlage', 'Template'],
    blank: ['keine', 'none'],
    suggested: ['Hausregeln {{campaign}}', 'House rules {{campaign}}'],
    found: ['Fassung anlegen', 'Make edition'],
    name: ['Name', 'Name'],
    from: ['Gilt ab $t(noun:turn)', 'Holds from $t(noun:turn)'],
    holds: ['gilt ab $t(noun:turn) {{turn}}', 'holds from $t(noun:turn) {{turn}}'],
    rules_zero: ['noch nichts geändert', 'nothing changed yet'],
    rules_one: ['{{count}} Änderung', '{{count}} change'],
    rules_other: ['{{count}} Änderungen', '{{count}} changes'],
    take: ['Übernehmen', 'Take over'],
    drop: ['Fassung löschen', 'Delete edition'],
    noName: ['Der Name darf nicht leer sein.', 'The name cannot be empty.'],
  },
  measure: {
    title: ['Was die Regeln bewirken', 'What the rules come to'],
    intro: [
      'Aus den Einstellungen gerechnet, die gelten. Wer eine ändert, sieht es hier.',
      'Computed from the settings in force. Whoever changes one sees it here.',
    ],
    what: ['Was', 'What'],
    ratio: ['{{value}} : 1', '{{value}} : 1'],
    percent: ['{{value}} %', '{{value}}%'],
    wins: ['{{value}} % bei {{ratio}} : 1', '{{value}}% at {{ratio}} : 1'],
  },
  deviation: {
    title: ['Abweichungen vom $t(noun:booklet)', 'Differences to the $t(noun:booklet)'],
    none: [
      'Keine: Es gilt überall das $t(noun:booklet).',
      'None: the $t(noun:booklet) holds everywhere.',
    ],
    what: ['Was', 'What'],
    booklet: ['im $t(noun:booklet)', '$t(noun:booklet)'],
    house: ['hier', 'here'],
    since: ['seit', 'since'],
    always: ['Beginn', 'the start'],
    turn: ['$t(noun:turn) {{turn}}', '$t(noun:turn) {{turn}}'],
    clause: ['Stelle', 'Clause'],
    noCell: ['–', '–'],
  },
  preview: {
    title: ['Vorschau', 'Preview'],
    intro: [
      'Rechnet $t(noun:toATurn) zweimal, ohne und mit „{{edition}}“. Geändert wird dabei nichts.',
      'Computes $t(noun:aTurn) twice, without and with “{{edition}}”. Nothing is changed by it.',
    ],
    last: [
      'Was hätte sich beim letzten Mal geändert?',
      'What would have changed in the last $t(noun:turn)?',
    ],
    open: ['Was ändert sich am offenen Zug?', 'What changes in the open turn?'],
    noLast: [
      'Es ist noch nichts gebucht, oder der Anfang ist nicht aufgehoben: Noch einmal rechnen lässt sich das nicht.',
      'Nothing has been booked yet, or the beginning has not been kept: it cannot be computed again.',
    ],
    running: [
      '$t(noun:turn) zweimal rechnen, Schritt {{done}} von {{total}}',
      'Computing the $t(noun:turn) twice, step {{done}} of {{total}}',
    ],
    starting: ['$t(noun:turn) zweimal rechnen', 'Computing the $t(noun:turn) twice'],
    same: [
      'An $t(noun:turn) {{turn}} ändert sich nichts.',
      'Nothing changes in $t(noun:turn) {{turn}}.',
    ],
    changed_one: [
      'An $t(noun:turn) {{turn}} ändert sich ein Ergebnis.',
      'One result changes in $t(noun:turn) {{turn}}.',
    ],
    changed_other: [
      'An $t(noun:turn) {{turn}} ändern sich {{count}} Ergebnisse.',
      '{{count}} results change in $t(noun:turn) {{turn}}.',
    ],
    stale: [
      'Seither hat sich etwas geändert; rechne noch einmal.',
      'Something has changed since; compute it again.',
    ],
    failed: [
      'Die Vorschau ist abgebrochen. Hausregeln und $t(noun:turns) sind unverändert.',
      'The preview was broken off. House rules and $t(noun:turns) are unchanged.',
    ],
    more_one: ['{{count}} weiteres zeigen', 'show {{count}} more'],
    more_other: ['{{count}} weitere zeigen', 'show {{count}} more'],
  },
  difference: {
    unitBoth: [
      '{{unit}} endet in {{placeAfter}} statt in {{placeBefore}} und zählt {{sizeAfter}} statt {{sizeBefore}}.',
      '{{unit}} ends in {{placeAfter}} instead of {{placeBefore}} and counts {{sizeAfter}} instead of {{sizeBefore}}.',
    ],
    unitPlace: [
      '{{unit}} endet in {{placeAfter}} statt in {{placeBefore}}.',
      '{{unit}} ends in {{placeAfter}} instead of {{placeBefore}}.',
    ],
    unitSize: [
      '{{unit}} zählt am Ende {{sizeAfter}} statt {{sizeBefore}}.',
      '{{unit}} counts {{sizeAfter}} instead of {{sizeBefore}} in the end.',
    ],
    unitGone: [
      '{{unit}} gibt es am Ende nicht mehr; ohne die Fassung zählt sie {{sizeBefore}}.',
      '{{unit}} is no more in the end; without the edition it counts {{sizeBefore}}.',
    ],
    unitNew: [
      '{{unit}} zählt am Ende {{sizeAfter}}; ohne die Fassung gibt es sie nicht mehr.',
      '{{unit}} counts {{sizeAfter}} in the end; without the edition it is no more.',
    ],
    treasury: [
      '{{party}} hat am Ende {{after}} {{sign}} statt {{before}} {{sign}} ({{change}}).',
      '{{party}} has {{after}} {{sign}} instead of {{before}} {{sign}} in the end ({{change}}).',
    ],
    fightNew: [
      'In {{place}} kommt es zum Kampf, ohne die Fassung nicht.',
      'There is a fight in {{place}}, without the edition there is none.',
    ],
    fightGone: [
      'Der Kampf in {{place}} findet nicht statt.',
      'The fight in {{place}} does not take place.',
    ],
    fightTurned: [
      'Der Kampf in {{place}} hat einen anderen Sieger.',
      'The fight in {{place}} has another winner.',
    ],
    field: [
      '{{field}} gehört am Ende {{owner}} statt {{other}}.',
      '{{field}} belongs to {{owner}} instead of {{other}} in the end.',
    ],
    nobody: ['niemandem', 'nobody'],
  },
  register: {
    setting: ['Einstellung', 'Setting'],
    clause: ['Stelle', 'Clause'],
    booklet: ['im $t(noun:booklet)', '$t(noun:booklet)'],
    inForce: ['gilt', 'holds'],
    change: ['{{name}}: {{value}}, ändern', '{{name}}: {{value}}, change'],
    field: ['Neuer Wert: {{name}}', 'New value: {{name}}'],
    take: ['Übernehmen', 'Take over'],
    restore: ['Zurück zu {{value}}', 'Back to {{value}}'],
    yes: ['ja', 'yes'],
    no: ['nein', 'no'],
    nothing: ['keine', 'none'],
    byCells: ['Zelle für Zelle, siehe Tafeln', 'cell by cell, see tables'],
    listHint: ['mehrere mit Komma', 'several with commas'],
    countsHint: ['Name und Zahl, mehrere mit Komma', 'name and number, several with commas'],
  },
  table: {
    title: ['Tafeln', 'Tables'],
    intro: [
      'Zelle für Zelle. Eine leere Zelle gilt wie $t(noun:toBooklet).',
      'Cell by cell. An empty cell holds as $t(noun:toBooklet).',
    ],
    show: ['Tafel öffnen: {{table}}', 'Open table: {{table}}'],
    hide: ['Tafel schließen: {{table}}', 'Close table: {{table}}'],
    size_one: ['{{rows}} Zeilen, {{count}} Spalte', '{{rows}} rows, {{count}} column'],
    size_other: ['{{rows}} Zeilen, {{count}} Spalten', '{{rows}} rows, {{count}} columns'],
    changed_one: ['{{count}} Zelle geändert', '{{count}} cell changed'],
    changed_other: ['{{count}} Zellen geändert', '{{count}} cells changed'],
    printed: ['im $t(noun:booklet) {{value}}', '$t(noun:booklet) {{value}}'],
    row: ['Zeile', 'Row'],
    name: {
      terrain: ['Geländearten', 'Terrain types'],
      unit: ['Einheiten', 'Units'],
      settlement: ['Ansiedlungen', 'Settlements'],
      stepModifier: ['Zuschläge zur Schwierigkeit', 'Surcharges on difficulty'],
      stepCost: ['Bewegungspunkte je Schwierigkeit', 'Movement points by difficulty'],
      fightSize: ['Kampfwerte', 'Fighting values'],
      goodPoints: ['Gutpunkte', 'Good points'],
      fightLoss: ['Verluste im Kampf', 'Losses in fights'],
      fightBooty: ['Beute', 'Booty'],
      fightFate: ['Schicksal der Führer', 'Fate of leaders'],
      unpaid: ['Fehlender Unterhalt', 'Missing upkeep'],
      structure: ['Bauwerke', 'Structures'],
      terrainLoss: ['Verluste durch Gelände', 'Losses by terrain'],
      catastrophe: ['Totalverlust im Gelände', 'Total loss by terrain'],
    },
  },
  command: {
    found: ['Fassung „{{name}}“ angelegt', 'Edition “{{name}}” made'],
    rename: ['Fassung in „{{name}}“ umbenannt', 'Edition renamed “{{name}}”'],
    holdFrom: [
      '„{{name}}“ gilt ab $t(noun:turn) {{turn}}',
      '“{{name}}” holds from $t(noun:turn) {{turn}}',
    ],
    drop: ['Fassung „{{name}}“ gelöscht', 'Edition “{{name}}” deleted'],
    setting: [
      '{{edition}}: $t(house:setting.{{setting}}.name) auf {{value}} gesetzt',
      '{{edition}}: $t(house:setting.{{setting}}.name) set to {{value}}',
    ],
    ownSetting: [
      '{{edition}}: $t({{game}}:setting.{{setting}}.name) auf {{value}} gesetzt',
      '{{edition}}: $t({{game}}:setting.{{setting}}.name) set to {{value}}',
    ],
    cell: [
      '{{edition}}: {{label}} auf {{value}} gesetzt',
      '{{edition}}: {{label}} set to {{value}}',
    ],
  },
};
