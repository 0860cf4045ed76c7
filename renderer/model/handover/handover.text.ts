import type { WordTree } from '../../../engine';

/** Texts of copies for deputies. */
export const handover: WordTree = {
  title: ['Vertretung', 'Deputies'],
  action: ['Vertretung …', 'Deputies…'],
  settingsText: [
    'Gib jemandem eine Kopie der Kampagne mit einer Aufgabenliste und führe zusammen, was zurückkommt.',
    'Give somebody a copy of the campaign with a list of tasks, and merge what comes back.',
  ],
  list: {
    title: ['Unterwegs und zurück', 'Out and back'],
    none: ['Noch keine Kopie vergeben.', 'No copy has been given yet.'],
    to: ['An', 'To'],
    tasks: ['Aufgaben', 'Tasks'],
    turn: ['$t(noun:turn)', '$t(noun:Turn)'],
    at: ['Vergeben', 'Given'],
    state: ['Stand', 'State'],
    out: ['unterwegs', 'out'],
    back: ['zurück am {{date}}', 'back on {{date}}'],
    read: ['Kopie zurücknehmen …', 'Take a copy back…'],
  },
  fresh: {
    title: ['Neue Kopie vergeben', 'Give a new copy'],
    to: ['Wer vertritt dich?', 'Who is your deputy?'],
    note: ['Notiz dazu', 'Note'],
    tasks: ['Aufgaben', 'Tasks'],
    parties: ['Für welche Parteien?', 'For which parties?'],
    leftOut: ['Was die Kopie nicht enthält', 'What the copy does not hold'],
    needed: [
      'Zum Entscheiden gehören die Briefe aller und die Würfel: Ohne sie käme etwas anderes heraus.',
      'Deciding takes the letters of all and the dice: without them the outcome would be another.',
    ],
    write: ['Kopie schreiben …', 'Write the copy…'],
    done: [
      'Kopie für {{to}} gespeichert als {{path}}. Verschicke diese Datei.',
      'Copy for {{to}} saved as {{path}}. Send that file.',
    ],
    needName: ['Trage ein, wer dich vertritt.', 'Enter who is your deputy.'],
    needTask: ['Wähle wenigstens eine Aufgabe.', 'Choose at least one task.'],
    needParty: ['Wähle wenigstens eine Partei.', 'Choose at least one party.'],
  },
  task: {
    letters: ['Briefe lesen', 'Read letters'],
    decisions: ['Fragen entscheiden', 'Decide questions'],
    reports: ['Auswertungen schreiben', 'Write turn reports'],
  },
  leftOut: {
    earlier: ['frühere $t(noun:turns) und alte Briefe', 'earlier $t(noun:turns) and old letters'],
    others: ['Briefe anderer Parteien', 'letters of other parties'],
    addresses: [
      'Anschriften der Spieler und Briefe im Original',
      'addresses of the players, and letters as they came',
    ],
    dice: [
      'das Würfelgeheimnis (der Probelauf würfelt dann anders)',
      'the secret of the dice (trial runs roll other dice then)',
    ],
    realms: [
      'Land, Einheiten und Bücher der übrigen Parteien (von ihnen bleiben die Namen), Beschriftungen und Lesezeichen dort, deine Notizen, Zeitungen, die noch nicht erschienen sind, und die Statistik der erschienenen',
      'land, units and books of the other parties (of them the names remain), letterings and bookmarks there, your notes, newsletters not released yet, and the statistics of those that were',
    ],
  },
  mandate: {
    banner: [
      'Kopie für {{to}}: Beende $t(noun:toTheTurn) nicht, sondern gib die Kopie zurück.',
      'Copy for {{to}}: do not end $t(noun:theTurn), give the copy back.',
    ],
    show: ['Aufgaben zeigen', 'Show the tasks'],
    text: [
      'Du vertrittst die Spielleitung in $t(noun:turn) {{turn}} (Kopie für {{to}}). Beende $t(noun:toTheTurn) nicht: Sonst lässt sich die Kopie nicht zurücknehmen.',
      'You stand in for the GM in $t(noun:turn) {{turn}} (copy for {{to}}). Do not end $t(noun:theTurn), or the copy cannot be taken back.',
    ],
    letters: [
      'Fertig gemeldet: {{done}} von {{count}}.',
      'Marked as ready: {{done}} of {{count}}.',
    ],
    decisions_one: ['{{count}} Entscheidung getroffen.', '{{count}} decision taken.'],
    decisions_other: ['{{count}} Entscheidungen getroffen.', '{{count}} decisions taken.'],
    reports: ['Mit Entwurf: {{done}} von {{count}}.', 'With a draft: {{done}} of {{count}}.'],
    back: ['Für die Spielleitung speichern …', 'Save for the GM…'],
  },
  returned: {
    title: ['Zurück {{to, from}}', 'Back from {{to}}'],
    given: [
      'Vergeben am {{date}} in $t(noun:turn) {{turn}}.',
      'Given on {{date}} in $t(noun:turn) {{turn}}.',
    ],
    nothing: ['In der Kopie ist nichts geändert.', 'Nothing is changed in the copy.'],
    late: [
      '$t(noun:TheTurn) ist inzwischen beendet: Briefe und Entscheidungen kommen in den Nachtrag „{{name}}“ und ändern noch nichts.',
      '$t(noun:TheTurn) has been ended: letters and decisions go into the late correction “{{name}}” and change nothing yet.',
    ],
    lost: [
      '$t(noun:TheTurn) ist inzwischen beendet und lässt sich nicht mehr berichtigen: Briefe und Entscheidungen der Kopie werden nicht übernommen.',
      '$t(noun:TheTurn) has been ended and cannot be corrected any more: letters and decisions of the copy are not taken.',
    ],
    crossed_one: [
      '{{count}} Einheit ist inzwischen mit einem Paket über die Grenze; was {{to}} mit ihr getan hat, gilt nicht.',
      '{{count}} unit has crossed the border in a parcel meanwhile; what {{to}} did with it does not hold.',
    ],
    crossed_other: [
      '{{count}} Einheiten sind inzwischen mit einem Paket über die Grenze; was {{to}} mit ihnen getan hat, gilt nicht.',
      '{{count}} units have crossed the border in a parcel meanwhile; what {{to}} did with them does not hold.',
    ],
    renumbered: [
      'Einheit {{unit}} der Kopie bekommt die Nummer {{number}}: Ihre hat inzwischen eine, die mit einem Paket gekommen ist.',
      'Unit {{unit}} of the copy gets the number {{number}}: a unit that came in a parcel has its own now.',
    ],
    variant: ['Von {{to}}', 'From {{to}}'],
    part: ['Was', 'What'],
    thing: ['Eintrag', 'Entry'],
    kind: ['Änderung', 'Change'],
    kinds: {
      new: ['neu', 'new'],
      changed: ['geändert', 'changed'],
      gone: ['entfernt', 'removed'],
      both: ['beide geändert', 'both changed'],
    },
    changes_one: ['{{count}} Änderung', '{{count}} change'],
    changes_other: ['{{count}} Änderungen', '{{count}} changes'],
    conflicts: ['Von beiden geändert', 'Changed by both'],
    conflictText: [
      'Du und {{to}} haben dasselbe geändert. Wähle, was gilt; bis dahin gilt deins.',
      'You and {{to}} changed the same thing. Choose what holds; until then it is yours.',
    ],
    mine: ['Von dir', 'Yours'],
    theirs: ['Von {{to}}', 'From {{to}}'],
    notThere: ['nicht da', 'not there'],
    term: {
      deadline: ['Einsendeschluss', 'Deadline'],
      address: ['Anrede der Spieler', 'How players are addressed'],
    },
    holds: ['Was gilt für {{thing}}?', 'What holds for {{thing}}?'],
    entries_one: ['{{count}} Buchung von Hand kommt dazu.', '{{count}} entry by hand is added.'],
    entries_other: [
      '{{count}} Buchungen von Hand kommen dazu.',
      '{{count}} entries by hand are added.',
    ],
    take: ['Übernehmen', 'Take over'],
    done: ['Die Kopie von {{to}} ist zurück.', 'The copy from {{to}} is back.'],
  },
  problem: {
    'no-copy': [
      '„{{file}}“ ist keine Kopie zur Vertretung, sondern eine Kampagne. Nichts ist geändert; öffne sie mit Strg+O.',
      '“{{file}}” is not a deputy’s copy but a campaign. Nothing is changed; open it with Ctrl+O.',
    ],
    'not-ours': [
      '„{{file}}“ wurde nicht aus dieser Kampagne vergeben. Nichts ist geändert; öffne die Kampagne, zu der sie gehört.',
      '“{{file}}” was not given from this campaign. Nothing is changed; open the campaign it belongs to.',
    ],
    'other-game': [
      '„{{file}}“ gehört zu einem anderen Spiel. Nichts ist geändert.',
      '“{{file}}” belongs to another game. Nothing is changed.',
    ],
    'returned-already': [
      'Diese Kopie ist schon zurückgenommen. Nichts ist geändert; für Weiteres vergib eine neue.',
      'This copy has been taken back already. Nothing is changed; give a new one for more.',
    ],
    damaged: [
      '„{{file}}“ ist beschädigt: Der Stand, mit dem die Kopie hinausging, stimmt nicht mehr. Nichts ist geändert; lass dir die Datei noch einmal schicken.',
      '“{{file}}” is damaged: the state the copy left with is not the same any more. Nothing is changed; have the file sent again.',
    ],
    unfit: [
      '„{{file}}“ passt nicht mehr zur Kampagne: Was dabei herauskäme, ließe sich nicht speichern. Nichts ist geändert; wähle bei den Einträgen, die ihr beide geändert habt, anders.',
      '“{{file}}” does not fit the campaign any more: what would come of it could not be stored. Nothing is changed; choose otherwise for the entries both of you changed.',
    ],
    uncut: [
      'Das Land der übrigen Parteien lässt sich aus dieser Karte nicht herausnehmen. Keine Kopie ist geschrieben; vergib sie mit dem ganzen Land.',
      'The land of the other parties cannot be taken out of this map. No copy has been written; give one with all the land.',
    ],
    'turn-ended': [
      'In „{{file}}“ ist $t(noun:theTurn) beendet worden. Nichts ist geändert; lass das Beenden dort rückgängig machen und die Datei neu schreiben.',
      'In “{{file}}” $t(noun:theTurn) has been ended. Nothing is changed; have that undone there and the file written again.',
    ],
  },
  journal: {
    given: ['Kopie an {{to}} vergeben', 'Copy given to {{to}}'],
    returned: ['Kopie von {{to}} zurückgenommen', 'Copy taken back from {{to}}'],
  },
};
