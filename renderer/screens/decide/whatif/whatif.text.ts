import type { WordTree } from '../../../../engine';

/** Texts: what if, late correction. */
export const whatif: WordTree = {
  command: {
    correct: [
      'Nachtrag zu $t(noun:turn) {{turn}} gebucht: {{reason}}',
      'Late correction of $t(noun:turn) {{turn}} booked: {{reason}}',
    ],
    correctToday: [
      'Stand von heute nach $t(noun:turn) {{turn}} berichtigt: {{reason}}',
      'State of today corrected after $t(noun:turn) {{turn}}: {{reason}}',
    ],
    erratum: [
      'Richtigstellung zu $t(noun:turn) {{turn}} an {{realm}} geschrieben',
      'Erratum to $t(noun:turn) {{turn}} for {{realm}} written',
    ],
    erratumSent: [
      'Richtigstellung zu $t(noun:turn) {{turn}} an {{realm}} als verschickt vermerkt',
      'Erratum to $t(noun:turn) {{turn}} for {{realm}} marked as sent',
    ],
    erratumBack: [
      'Richtigstellung zu $t(noun:turn) {{turn}} an {{realm}}: Vermerk „verschickt“ zurückgenommen',
      'Erratum to $t(noun:turn) {{turn}} for {{realm}}: no longer marked as sent',
    ],
    fork: ['Was wäre wenn „{{variant}}“ angelegt', 'What if “{{variant}}” begun'],
    late: [
      'Nachtrag zu $t(noun:turn) {{turn}} begonnen',
      'Late correction of $t(noun:turn) {{turn}} begun',
    ],
    dropToday: [
      'Beschädigten Vermerk zu $t(noun:turn) {{turn}} verworfen',
      'Damaged note of $t(noun:turn) {{turn}} dropped',
    ],
    keep: ['Was wäre wenn „{{variant}}“ übernommen', 'What if “{{variant}}” kept'],
    drop: ['„{{variant}}“ verworfen', '“{{variant}}” dropped'],
    inside: ['Was wäre wenn „{{variant}}“: $t({{act}})', 'What if “{{variant}}”: $t({{act}})'],
    insideLate: ['{{variant}}: $t({{act}})', '{{variant}}: $t({{act}})'],
  },
  act: {
    new: ['Neue Variante', 'New variant'],
    compare: ['Vergleichen', 'Compare'],
    review: ['Unterschiede zeigen', 'Show differences'],
    enter: ['Bearbeiten', 'Edit'],
    keep: ['Übernehmen', 'Keep'],
    drop: ['Verwerfen', 'Drop'],
    leave: ['Verlassen', 'Leave'],
  },
  banner: {
    whatIf: {
      label: ['Was wäre wenn „{{variant}}“', 'What if “{{variant}}”'],
      title: ['Was wäre wenn: {{variant}}.', 'What if: {{variant}}.'],
      text: [
        '$t(noun:Turn) {{turn}} bleibt unverändert. Zum Beenden erst übernehmen oder verwerfen.',
        '$t(noun:Turn) {{turn}} stays as it is. Keep or drop this before you end $t(noun:theTurn).',
      ],
    },
    late: {
      label: ['Nachtrag zu $t(noun:turn) {{turn}}', 'Late correction of $t(noun:turn) {{turn}}'],
      title: ['{{variant}}.', '{{variant}}.'],
      text: [
        'Du bearbeitest den gebuchten Stand von $t(noun:turn) {{turn}}. Geändert wird er erst, wenn du den Nachtrag buchst.',
        'You are editing $t(noun:turn) {{turn}} as it was booked. It changes only when you book the correction.',
      ],
    },
  },
  monthOnly: {
    title: ['Das gehört zum Zug selbst', 'This belongs to the turn itself'],
    text: [
      'Du bearbeitest „{{variant}}“. Eingang, Beenden und Archiv gibt es nur für $t(noun:toOpenTurn). Verlasse „{{variant}}“, um dorthin zu gehen.',
      'You are editing “{{variant}}”. Inbox, ending and archive exist for $t(noun:openTurn) only. Leave “{{variant}}” to go there.',
    ],
  },
  list: {
    title: ['Was wäre wenn', 'What if'],
    changes_zero: ['noch wie $t(noun:theTurn)', 'still like $t(noun:theTurn)'],
    changes_one: ['{{count}} Änderung', '{{count}} change'],
    changes_other: ['{{count}} Änderungen', '{{count}} changes'],
    late: ['noch nicht gebucht', 'not booked yet'],
    past: [
      '$t(noun:turn) {{turn}} ist zu lange her, um neu gerechnet zu werden',
      '$t(noun:Turn) {{turn}} is too long ago to be computed again',
    ],
    remove: ['„{{variant}}“ entfernen', 'Remove “{{variant}}”'],
  },
  empty: {
    title: ['Noch keine Variante', 'No variant yet'],
    text: [
      'Lege eine Variante an, ändere einen Befehl oder eine Entscheidung und vergleiche die Ergebnisse. $t(noun:TheTurn) selbst bleibt unverändert.',
      'Create a variant, change an order or a decision and compare the results. $t(noun:TheTurn) itself stays as it is.',
    ],
  },
  none: {
    title: ['Wähle links eine Variante', 'Select a variant on the left'],
    text: [
      'Dann siehst du hier Zug und Variante nebeneinander: die Unterschiede in Worten, beide Karten, die Zahlen.',
      'Turn and variant appear here side by side: the differences in words, both maps, the figures.',
    ],
  },
  new: {
    title: ['Was wäre, wenn …', 'What if…'],
    name: ['Name', 'Name'],
    hint: ['Zum Beispiel: Tharos zieht über die Furt', 'For example: Tharos takes the ford'],
    proposal: ['Variante {{number}}', 'Variant {{number}}'],
    begin: ['Variante anlegen', 'Create variant'],
  },
  compare: {
    title: ['Vergleich mit „{{variant}}“', 'Comparison with “{{variant}}”'],
    same: ['Es kommt dasselbe heraus.', 'The outcome is the same.'],
  },
  differences: {
    label: ['Unterschiede, nach Sachen geordnet', 'Differences by subject'],
    title: ['Unterschiede', 'Differences'],
    count_zero: ['Keine Unterschiede', 'No differences'],
    count_one: ['{{count}} Unterschied', '{{count}} difference'],
    count_other: ['{{count}} Unterschiede', '{{count}} differences'],
  },
  group: {
    unit: ['Einheiten', 'Units'],
    fight: ['Kämpfe', 'Fights'],
    field: ['Felder', 'Fields'],
    treasury: ['Schatz', 'Treasury'],
    ledger: ['Buchungen', 'Postings'],
    record: ['Besitz', 'Holdings'],
    question: ['Fragen', 'Questions'],
    finding: ['Befunde', 'Findings'],
    report: ['Was die $t(noun:realms) erfahren', 'What the $t(noun:realms) are told'],
  },
  difference: {
    whose: ['{{kind}} von {{party}}', '{{kind}} of {{party}}'],
    record: [
      '{{whose}}: {{name}}, {{label}} {{after}} statt {{before}}.',
      '{{whose}}: {{name}}, {{label}} {{after}} instead of {{before}}.',
    ],
    recordNew: ['{{whose}}: {{name}} kommt dazu.', '{{whose}}: {{name}} is added.'],
    recordGone: ['{{whose}}: {{name}} entfällt.', '{{whose}}: {{name}} is gone.'],
    unitBoth: [
      '{{unit}} endet in {{after}} statt in {{before}} und zählt {{sizeAfter}} statt {{sizeBefore}}.',
      '{{unit}} ends in {{after}} instead of {{before}} and numbers {{sizeAfter}} instead of {{sizeBefore}}.',
    ],
    unitPlace: [
      '{{unit}} endet in {{after}} statt in {{before}}.',
      '{{unit}} ends in {{after}} instead of {{before}}.',
    ],
    unitSize: [
      '{{unit}} zählt am Ende {{sizeAfter}} statt {{sizeBefore}}.',
      '{{unit}} numbers {{sizeAfter}} instead of {{sizeBefore}} in the end.',
    ],
    unitGone: [
      '{{unit}} gibt es am Ende nicht mehr; sonst zählt sie {{sizeBefore}}.',
      '{{unit}} is gone in the end; otherwise it numbers {{sizeBefore}}.',
    ],
    unitNew: [
      '{{unit}} zählt am Ende {{sizeAfter}}; sonst gibt es sie nicht.',
      '{{unit}} numbers {{sizeAfter}} in the end; otherwise it is not there.',
    ],
    fightNew: ['In {{place}} kommt es zum Kampf.', 'There is a fight in {{place}}.'],
    fightGone: [
      'Zum Kampf in {{place}} kommt es nicht.',
      'The fight in {{place}} does not take place.',
    ],
    fightTurned: [
      'Der Kampf in {{place}} geht anders aus.',
      'The fight in {{place}} ends differently.',
    ],
    field: [
      '{{field}} gehört {{owner, dat}} statt {{other, dat}}.',
      '{{field}} belongs to {{owner}} instead of {{other}}.',
    ],
    nobody: ['niemandem', 'nobody'],
    treasury: [
      '{{party}} hat {{after}} $t(noun:gs) statt {{before}} $t(noun:gs) ({{change}}).',
      '{{party}} has {{after}} $t(noun:gs) instead of {{before}} $t(noun:gs) ({{change}}).',
    ],
    ledger: [
      '{{party}}, {{cause}}: {{after}} $t(noun:gs) statt {{before}} $t(noun:gs) ({{change}}).',
      '{{party}}, {{cause}}: {{after}} $t(noun:gs) instead of {{before}} $t(noun:gs) ({{change}}).',
    ],
    asked: ['Neue Frage: {{text}}', 'New question: {{text}}'],
    notAsked: ['Nicht mehr gefragt: {{text}}', 'No longer asked: {{text}}'],
    found: ['Neu bei {{party}}: {{text}}', 'New with {{party}}: {{text}}'],
    notFound: ['Nicht mehr bei {{party}}: {{text}}', 'No longer with {{party}}: {{text}}'],
    report: ['{{party}}: {{wrong}}, {{right}}.', '{{party}}: {{wrong}}, {{right}}.'],
    toldNoMore_zero: ['nichts fällt weg', 'nothing is dropped'],
    toldNoMore_one: ['{{count}} Angabe fällt weg', '{{count}} statement is dropped'],
    toldNoMore_other: ['{{count}} Angaben fallen weg', '{{count}} statements are dropped'],
    toldAnew_zero: ['nichts kommt hinzu', 'nothing is added'],
    toldAnew_one: ['{{count}} kommt hinzu', '{{count}} is added'],
    toldAnew_other: ['{{count}} kommen hinzu', '{{count}} are added'],
  },
  figures: {
    caption: ['Gold, Köpfe und Felder der Reiche', 'Gold, heads and fields of the realms'],
    realm: ['$t(noun:realm)', '$t(noun:Realm)'],
    gold: ['Gold (GS)', 'Gold (GS)'],
    heads: ['Köpfe unter Waffen', 'Heads under arms'],
    fields: ['Felder', 'Fields'],
    before: ['vorher', 'before'],
    after: ['nachher', 'after'],
    change: ['±', '±'],
  },
  late: {
    title: ['Nachtrag', 'Late correction'],
    name: ['Nachtrag zu $t(noun:turn) {{turn}}', 'Late correction of $t(noun:turn) {{turn}}'],
    begin: ['Nachtrag zu $t(noun:turn) {{turn}}', 'Correct $t(noun:turn) {{turn}}'],
    text: [
      'Einen Befehl oder eine Entscheidung von $t(noun:turn) {{turn}} ändern und neu rechnen.',
      'Change an order or a decision of $t(noun:turn) {{turn}} and compute it again.',
    ],
    textOlder: [
      'Einen Befehl oder eine Entscheidung von $t(noun:turn) {{turn}} ändern; alles bis heute wird neu gerechnet.',
      'Change an order or a decision of $t(noun:turn) {{turn}}; everything up to today is computed again.',
    ],
    none: [
      'Noch lässt sich nichts Beendetes neu rechnen.',
      'No ended $t(noun:turn) can be computed again yet.',
    ],
    older: [
      'Noch ältere $t(noun:turns) stammen aus einer früheren Version des Programms, die ihren Anfangsstand nicht aufgehoben hat; sie lassen sich nur ansehen.',
      'Still older $t(noun:turns) come from an earlier version of the program, which did not keep their beginnings; they can only be looked at.',
    ],
  },
  tab: {
    differences: ['Unterschiede', 'Differences'],
    reports: ['Wer hat was erfahren', 'Who learned what'],
    decisions: ['Noch einmal entscheiden', 'Decide again'],
    errata: ['Richtigstellungen', 'Errata'],
    book: ['Buchen', 'Book'],
  },
  turns: {
    turn: ['$t(noun:Turn) {{turn}}', '$t(noun:Turn) {{turn}}'],
    today: ['Heute', 'Today'],
    decisions: ['Noch einmal entscheiden', 'Decide again'],
    running: [
      '$t(noun:Turn) {{turn}} wird neu gerechnet …',
      'Computing $t(noun:turn) {{turn}} again …',
    ],
    failed: [
      '$t(noun:Turn) {{turn}} ließ sich nicht neu rechnen. Gebucht ist nichts; ändere etwas am Nachtrag, dann beginnt die Rechnung von vorn.',
      '$t(noun:Turn) {{turn}} could not be computed again. Nothing is booked; change something in the correction, and the computation starts over.',
    ],
    damaged: [
      'Die Ergebnisse von $t(noun:turn) {{turn}} sind in der Datei beschädigt. Neu gerechnet wird trotzdem; was damals in den Auswertungen stand, lässt sich nicht vergleichen. Sieh selbst nach, was du verschickt hast.',
      'The results of $t(noun:turn) {{turn}} are damaged in the file. It is computed again all the same; what the turn reports said then cannot be compared. See for yourself what you sent.',
    ],
  },
  review: {
    none: [
      'Keine deiner Entscheidungen wird vom Nachtrag berührt, und keine neue Frage kommt auf.',
      'None of your decisions is touched by the correction, and no new question comes up.',
    ],
    text: [
      'Gerechnet ist mit den Entscheidungen von damals; wo keine da war, gilt der Vorschlag. Was du anders willst, änderst du danach in einem weiteren Nachtrag.',
      'Computed with the decisions of then; where there was none, the proposal holds. What you want otherwise you change afterwards in another correction.',
    ],
    why: {
      new: ['neu gefragt; es gilt der Vorschlag', 'asked anew; the proposal holds'],
      gone: ['damals entschieden, jetzt nicht mehr gefragt', 'decided then, no longer asked'],
      changed: ['damals entschieden, jetzt anders gefragt', 'decided then, asked otherwise now'],
      void: [
        'damals von Hand gesetzt, kommt jetzt nicht mehr vor',
        'set by hand then, does not come up any more',
      ],
    },
  },
  correction: {
    label: ['Was der Nachtrag ändert', 'What the correction changes'],
    parts: ['Teile des Nachtrags', 'Parts of the late correction'],
    booked: ['Wie gebucht', 'As booked'],
    corrected: ['Berichtigt', 'Corrected'],
    unchanged: [
      'Noch ist nichts geändert. Ändere einen Befehl oder eine Entscheidung.',
      'Nothing is changed yet. Change an order or a decision.',
    ],
  },
  summary: {
    label: ['Folgen der Änderung', 'Consequences'],
    reports: ['Auswertungen', 'Turn reports'],
    sent: ['davon als verschickt vermerkt', 'of them sent'],
    learned: ['$t(noun:realms), die zu viel wissen', '$t(noun:Realms) that know too much'],
  },
  today: {
    booked: [
      'Am {{date}} hast du schon einen Nachtrag $t(noun:ofThisTurn) gebucht, aber nur für den Stand von heute („{{reason}}“).',
      'On {{date}} you booked a correction of $t(noun:ofThisTurn) already, but only for the state of today (“{{reason}}”).',
    ],
    begins: [
      'Briefe und Entscheidungen beginnen damit. Was heute schon gebucht ist, kommt kein zweites Mal dazu; buchst du jetzt alles, tritt das an seine Stelle.',
      'Letters and decisions begin with it. What is booked today already is not added a second time; if you book everything now, that takes its place.',
    ],
    older: [
      'Diese Variante hast du vorher angelegt. Buchst du sie, wird jener Nachtrag zurückgenommen.',
      'You made this variant before that. If you book it, that correction is taken back.',
    ],
    damaged: [
      'Was nur für heute berichtigt wurde, ist beschädigt',
      'What was corrected only for today is damaged',
    ],
    damagedText: [
      'Der Vermerk zu $t(noun:turn) {{turn}} lässt sich nicht lesen; der Stand von heute, das Hauptbuch und das Archiv sind unversehrt. Storniere im Hauptbuch, was der Nachtrag gebucht hat, und verwirf den Vermerk: Dann lässt sich $t(noun:turn) {{turn}} neu berichtigen.',
      'The note of $t(noun:turn) {{turn}} cannot be read; the state of today, the ledger and the archive are unharmed. In the ledger, void what the correction booked, and drop the note: then $t(noun:turn) {{turn}} can be corrected anew.',
    ],
    drop: ['Vermerk verwerfen', 'Drop the note'],
  },
  repeats: {
    differs: [
      'Neu gerechnet ergibt $t(noun:theTurn) schon ohne Änderung etwas anderes als damals gebucht: Das Programm ist neuer, oder du hast seither etwas geändert, das in $t(noun:toTheTurn) hineinreicht. Verglichen wird mit der neuen Rechnung; gebucht wird deren Ergebnis.',
      'Computed again, $t(noun:theTurn) differs from what was booked even without a change: the program is newer, or you have changed something since that reaches into $t(noun:theTurn). The comparison is with the new computation; its result is booked.',
    ],
    unknown: [
      'Von $t(noun:inThisTurn) sind keine Ergebnisse aufgehoben; ob die neue Rechnung der damaligen gleicht, lässt sich nicht prüfen.',
      'No results of $t(noun:inThisTurn) were kept; whether the new computation equals the old one cannot be checked.',
    ],
  },
  reports: {
    none: [
      '$t(noun:NoRealm) erfährt etwas anderes.',
      '$t(noun:NoRealm) is told anything different.',
    ],
    said: ['In der Auswertung stand', 'The turn report said'],
    says: ['Richtig wäre gewesen', 'It should have said'],
    nothingWrong: ['Nichts davon war falsch.', 'None of it was wrong.'],
    nothingNew: ['Nichts kommt hinzu.', 'Nothing is added.'],
    learned: ['durfte es nicht wissen', 'was not to know'],
    notSent: [
      'Dass die Auswertung verschickt ist, ist nicht vermerkt.',
      'The turn report is not marked as sent.',
    ],
    sentHarmless: [
      'Die Auswertung ist seit {{date}} als verschickt vermerkt. Über andere steht darin nichts Falsches.',
      'The turn report was marked as sent on {{date}}. It says nothing wrong about others.',
    ],
    sentLearned_one: [
      'Die Auswertung ist seit {{date}} als verschickt vermerkt: Sie verrät {{count}} Sache, die sie nicht verraten dürfte.',
      'The turn report was marked as sent on {{date}}: it tells {{count}} thing that should not be known.',
    ],
    sentLearned_other: [
      'Die Auswertung ist seit {{date}} als verschickt vermerkt: Sie verrät {{count}} Dinge, die sie nicht verraten dürfte.',
      'The turn report was marked as sent on {{date}}: it tells {{count}} things that should not be known.',
    ],
  },
  fact: { news: ['Öffentlich: {{text}}', 'Public: {{text}}'] },
  errata: {
    none: ['$t(noun:NoRealm) braucht eine Richtigstellung.', '$t(noun:NoRealm) needs an erratum.'],
    intro: [
      'Jeder Entwurf stammt nur aus den beiden Auswertungen seines Empfängers und verrät nichts, was dieser nicht wissen darf.',
      'Every draft is made of the two turn reports of its reader only, and tells nothing that may not be known there.',
    ],
    letterTo: ['Richtigstellung an {{realm}}', 'Erratum for {{realm}}'],
    copyOf: ['Richtigstellung an {{realm}} kopieren', 'Copy the erratum for {{realm}}'],
    keep: ['In den Ausgang legen', 'Put in the outbox'],
    keepOf: [
      'Richtigstellung an {{realm}} in den Ausgang legen',
      'Put the erratum for {{realm}} in the outbox',
    ],
    redraft: ['Neu entwerfen', 'Draft anew'],
    redraftOf: [
      'Richtigstellung an {{realm}} neu entwerfen',
      'Draft the erratum for {{realm}} anew',
    ],
    sent: [
      'Die Auswertung ist als verschickt vermerkt; die Richtigstellung kommt beim Buchen in den Ausgang.',
      'The turn report is marked as sent; the erratum goes to the outbox with the booking.',
    ],
    notSent: [
      'Die Auswertung ist nicht als verschickt vermerkt; lege die Richtigstellung in den Ausgang, wenn sie es ist.',
      'The turn report is not marked as sent; put the erratum in the outbox if it was.',
    ],
  },
  erratum: {
    title: ['Richtigstellung zu $t(noun:turn) {{turn}}', 'Erratum to $t(noun:turn) {{turn}}'],
    opening: [
      'An {{party}}: In der Auswertung von $t(noun:turn) {{turn}} war etwas falsch. Bitte ‹lies|lesen Sie› sie mit diesen Änderungen.',
      'To {{party}}: something in the turn report of $t(noun:turn) {{turn}} was wrong. Please read it with these changes.',
    ],
    openingSeveral: [
      'An {{party}}: In den Auswertungen der $t(noun:turns) {{turns}} war etwas falsch. Bitte ‹lies|lesen Sie› sie mit diesen Änderungen.',
      'To {{party}}: something in the turn reports of the $t(noun:turns) {{turns}} was wrong. Please read them with these changes.',
    ],
    turn: ['$t(noun:Turn) {{turn}}', '$t(noun:Turn) {{turn}}'],
    wrong: ['Nicht richtig war:', 'This was wrong:'],
    right: ['Richtig ist:', 'This is right:'],
    closing: [
      'Bitte ‹spiele|spielen Sie› so, als ‹hättest du|hätten Sie› das Falsche nie gelesen. ‹Entschuldige|Entschuldigen Sie› das Versehen.',
      'Please play as if you had never read the wrong parts. Sorry for the mistake.',
    ],
  },
  outbox: {
    title: ['Richtigstellungen', 'Errata'],
    letter: ['{{realm}}, $t(noun:turn) {{turn}}', '{{realm}}, $t(noun:turn) {{turn}}'],
    waiting: ['nicht als verschickt vermerkt', 'not marked as sent'],
    sent: ['als verschickt vermerkt', 'marked as sent'],
    markSent: ['Als verschickt vermerken', 'Mark as sent'],
    notSent: ['Doch nicht verschickt', 'Not sent after all'],
  },
  book: {
    title: ['Nachtrag buchen', 'Book the late correction'],
    scope: {
      label: ['Was gebucht wird', 'What is booked'],
      all: ['Alles ab $t(noun:turn) {{turn}}', 'Everything from $t(noun:turn) {{turn}} on'],
      allHint: [
        'Die Kampagne von heute, das Archiv von da an und alle Buchungen. Was du seither geändert hast, bleibt, wo der Nachtrag es nicht berührt; die Briefe $t(noun:ofOpenTurn) bleiben liegen.',
        'The campaign of today, the archive from there on, and all postings. What you changed since stays where the correction does not touch it; the letters of $t(noun:openTurn) stay.',
      ],
      today: ['Nur den Stand von heute', 'Only the state of today'],
      todayHint: [
        'Einheiten, Felder und Besitz werden berichtigt, jeder Schatz mit einer einzigen Buchung $t(noun:ofOpenTurn); das Archiv bleibt, wie es gebucht wurde.',
        'Units, fields and holdings are corrected, each treasury by a single posting of $t(noun:openTurn); the archive stays as it was booked.',
      ],
    },
    noConflicts: [
      'Nichts, was du seit dem Beenden geändert hast, kommt dem Nachtrag in die Quere.',
      'Nothing that you changed since you ended $t(noun:theTurn) is in the way of the correction.',
    ],
    conflicts: ['Doppelt geändert', 'Changed twice'],
    conflictsText_one: [
      '{{count}} Angabe hast du seit dem Beenden geändert, und der Nachtrag ändert sie auch. Es gilt der Nachtrag.',
      '{{count}} detail was changed by you since you ended $t(noun:theTurn), and the correction changes it too. The correction holds.',
    ],
    conflictsText_other: [
      '{{count}} Angaben hast du seit dem Beenden geändert, und der Nachtrag ändert sie auch. Es gilt der Nachtrag.',
      '{{count}} details were changed by you since you ended $t(noun:theTurn), and the correction changes them too. The correction holds.',
    ],
    crossed_one: [
      'Eine Einheit ist inzwischen mit einem Paket über die Grenze ({{units}}); was der Nachtrag an ihr ändert, gilt nicht.',
      'A unit has crossed the border in a parcel meanwhile ({{units}}); what the correction changes of it does not hold.',
    ],
    crossed_other: [
      '{{count}} Einheiten sind inzwischen mit einem Paket über die Grenze ({{units}}); was der Nachtrag an ihnen ändert, gilt nicht.',
      '{{count}} units have crossed the border in a parcel meanwhile ({{units}}); what the correction changes of them does not hold.',
    ],
    renumbered: [
      'Einheit {{unit}} des Nachtrags bekommt die Nummer {{number}}: Ihre hat inzwischen eine, die mit einem Paket gekommen ist.',
      'Unit {{unit}} of the correction gets the number {{number}}: a unit that came in a parcel has its own now.',
    ],
    more: ['und {{count}} weitere', 'and {{count}} more'],
    errata: [
      'In den Ausgang kommen Richtigstellungen an {{realms}}.',
      'Errata for {{realms}} go to the outbox.',
    ],
    hint: ['Er steht im Verlauf und im Archiv.', 'It stands in the history and in the archive.'],
    noReason: [
      'Ohne Grund wird nicht gebucht: Schreibe in einem Satz, was berichtigt wird.',
      'Nothing is booked without a reason: write in one sentence what is corrected.',
    ],
    now: [
      'Nachtrag zu $t(noun:turn) {{turn}} buchen',
      'Book the correction of $t(noun:turn) {{turn}}',
    ],
    obstacle: {
      readOnly: [
        'Diese Kampagne ist in einem anderen Fenster offen; gebucht wird dort.',
        'This campaign is open in another window; it is booked there.',
      ],
      unchanged: [
        'Noch ist kein Befehl und keine Entscheidung geändert.',
        'No order and no decision is changed yet.',
      ],
      bookedToday: [
        'Für heute ist genau das schon gebucht.',
        'Exactly this is already booked for today.',
      ],
      inTheWay: [
        '$t(noun:Turn) {{turn}} ist nur für heute berichtigt. Buche zuerst den Nachtrag zu $t(noun:turn) {{turn}} ganz, oder nimm ihn zurück.',
        '$t(noun:Turn) {{turn}} is corrected only for today. First book the correction of $t(noun:turn) {{turn}} as a whole, or take it back.',
      ],
      running: [
        'Es ist noch nicht alles bis heute gerechnet.',
        'Not everything up to today is computed yet.',
      ],
    },
  },
  conflict: {
    whole: [
      '{{thing}}: es gilt, was der Nachtrag daraus macht.',
      '{{thing}}: what the correction makes of it holds.',
    ],
    some: ['{{thing}}: {{what}}', '{{thing}}: {{what}}'],
    part: {
      units: ['Einheit {{unit}}', 'Unit {{unit}}'],
      parties: ['{{party}}', '{{party}}'],
      knowledge: ['Kenntnis von {{party}}', 'Knowledge of {{party}}'],
      works: ['Bauwerk {{party}}', 'Structure {{party}}'],
      treaties: ['Vertrag {{party}}', 'Treaty {{party}}'],
      people: ['Spieler {{party}}', 'Player {{party}}'],
    },
    what: {
      place: ['Ort', 'place'],
      size: ['Stärke', 'strength'],
      leaders: ['Heerführer', 'leaders'],
      order: ['Befehl', 'order'],
      morale: ['Moral', 'morale'],
      gold: ['$t(noun:gold)', '$t(noun:gold)'],
      name: ['Name', 'name'],
      owner: ['Besitzer', 'owner'],
      terrain: ['Gelände', 'terrain'],
      relations: ['Beziehungen', 'relations'],
      capital: ['Hauptstadt', 'capital'],
      rest: ['weitere Angaben', 'further details'],
    },
  },
};
