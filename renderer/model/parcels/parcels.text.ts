import type { WordTree } from '../../../engine';

/** Texts of parcels across the border. */
export const parcels: WordTree = {
  title: ['Pakete über die Grenze', 'Parcels across the border'],
  action: ['Pakete …', 'Parcels…'],
  label: ['Pakete', 'Parcels'],
  settingsText: [
    'Tausche {{all}}, Briefe und Wissen mit der Spielleitung eines Nachbarsegments: per Mail oder über einen gemeinsamen Ordner.',
    'Exchange {{all}}, letters and knowledge with the GM of a neighbouring segment: by mail or through a shared folder.',
  ],
  settingsLetters: [
    'Tausche Briefe mit der Spielleitung einer anderen Kampagne dieses Spiels: per Mail oder über einen gemeinsamen Ordner.',
    'Exchange letters with the GM of another campaign of this game: by mail or through a shared folder.',
  ],
  deputy: [
    'In der Kopie einer Vertretung gibt es keine Pakete. Nur die Spielleitung schickt und nimmt sie an.',
    'A deputy’s copy has no parcels. Only the GM sends and accepts them.',
  ],
  banner_one: [
    '{{count}} neue Datei im Ordner für Pakete.',
    '{{count}} new file in the folder for parcels.',
  ],
  banner_other: [
    '{{count}} neue Dateien im Ordner für Pakete.',
    '{{count}} new files in the folder for parcels.',
  ],
  asleepBanner: [
    'Der Ordner für Pakete ist noch nicht geöffnet. Neue Dateien darin werden nicht gezeigt.',
    'The folder for parcels is not open yet. New files in it are not shown.',
  ],
  unfit: [
    'Das geht so nicht mehr: Die Kampagne hat sich inzwischen geändert. Nichts ist geschehen. Sieh es dir noch einmal an.',
    'That cannot be done any more: the campaign has changed meanwhile. Nothing has been done. Look at it again.',
  ],
  show: ['Ansehen', 'Look at it'],
  news: { GOOD: ['Erledigt', 'Done'], REJECT: ['Nicht erledigt', 'Not done'] },
  barred: {
    title: ['Nicht rückgängig zu machen', 'Cannot be undone'],
    text: [
      'Du hast seitdem ein Paket abgeschickt, zurückgerufen oder beantwortet. Was darin ist, ginge verloren oder wäre zweimal da. Nichts ist geändert. Ein Paket, das noch unterwegs ist, kannst du unter Pakete zurückrufen.',
      'You have sent, called back or answered a parcel since. What is in it would be lost or be there twice. Nothing is changed. A parcel still on its way can be called back under Parcels.',
    ],
  },
  neighbours: {
    title: ['Nachbarn', 'Neighbours'],
    none: [
      'Noch kein Nachbar. Schicke der anderen Spielleitung deine Anschrift und nimm ihre auf. Danach packst du hier Pakete.',
      'No neighbour yet. Send your address to the other GM and add theirs. Then you can pack parcels here.',
    ],
    rename: ['Umbenennen', 'Rename'],
    renameNamed: ['{{name}} umbenennen', 'Rename {{name}}'],
    name: ['Name des Nachbarn', 'Name of the neighbour'],
    needName: ['Gib einen Namen ein.', 'Enter a name.'],
    renamed: ['{{name}} heißt hier jetzt {{wanted}}.', '{{name}} is called {{wanted}} here now.'],
    toFile: ['Meine Anschrift speichern …', 'Save my address…'],
    toFolder: ['Meine Anschrift in den Ordner', 'My address into the folder'],
  },
  folder: {
    title: ['Ordner', 'Folder'],
    named: ['Ordner „{{folder}}“', 'Folder “{{folder}}”'],
    text: [
      'Neue Dateien erscheinen hier. Von selbst wird nichts aufgenommen.',
      'New files appear here. Nothing is taken by itself.',
    ],
    noneText: [
      'Wähle einen Ordner, den ihr beide seht. Oder schickt euch die Dateien per Mail.',
      'Choose a folder both of you see. Or send each other the files by mail.',
    ],
    asleep: [
      'Der Browser fragt einmal nach, ob er den Ordner wieder lesen darf.',
      'The browser asks once whether it may read the folder again.',
    ],
    noWay: [
      'Einen Ordner beobachten geht hier nicht. Schickt euch die Dateien per Mail.',
      'A folder cannot be watched here. Send each other the files by mail.',
    ],
    choose: ['Ordner wählen …', 'Choose a folder…'],
    other: ['Anderen Ordner wählen …', 'Choose another folder…'],
    wake: ['Ordner wieder öffnen', 'Open the folder again'],
    read: ['Datei öffnen …', 'Open a file…'],
    refused: [
      'Der Ordner lässt sich nicht öffnen. Wähle einen anderen.',
      'The folder cannot be opened. Choose another one.',
    ],
    unreadable: [
      'Der Ordner lässt sich gerade nicht lesen: verschoben, gelöscht oder nicht verbunden? Sobald er wieder da ist, erscheint er hier; sonst wähle einen anderen.',
      'The folder cannot be read at the moment: moved, deleted or not connected? It appears here as soon as it is back; otherwise choose another one.',
    ],
    empty: ['Kein Paket im Ordner.', 'No parcel in the folder.'],
    file: ['Datei', 'File'],
    what: ['Was', 'What'],
    state: ['Stand', 'State'],
    asksAnswer: ['wartet auf die Antwort', 'waits for the answer'],
    look: ['Ansehen', 'Look'],
    lookNamed: ['{{file}} ansehen', 'Look at {{file}}'],
  },
  kind: {
    parcel: ['Paket {{number}} von {{from}}', 'Parcel {{number}} from {{from}}'],
    answer: [
      'Antwort von {{from}} auf Paket {{number}}',
      'Answer from {{from}} to parcel {{number}}',
    ],
    recall: [
      'Rückruf von Paket {{number}} durch {{from}}',
      'Recall of parcel {{number}} by {{from}}',
    ],
    address: ['Anschrift von {{from}}', 'Address of {{from}}'],
  },
  holds: {
    units_one: ['{{count}} Einheit', '{{count}} unit'],
    units_other: ['{{count}} Einheiten', '{{count}} units'],
    rows: ['{{kind}}: {{count}}', '{{kind}}: {{count}}'],
    letters_one: ['{{count}} Brief', '{{count}} letter'],
    letters_other: ['{{count}} Briefe', '{{count}} letters'],
    knowledge_one: ['{{count}} Großfeld', '{{count}} Großfeld'],
    knowledge_other: ['{{count}} Großfelder', '{{count}} Großfelder'],
    nothing: ['leer', 'empty'],
  },
  standing: {
    open: { name: ['neu', 'new'] },
    taken: {
      name: ['schon aufgenommen', 'taken already'],
      text: [
        '„{{file}}“ ist schon aufgenommen. Nichts ist geändert.',
        '“{{file}}” has been taken already. Nothing is changed.',
      ],
    },
    accepted: {
      name: ['schon angenommen', 'accepted already'],
      text: [
        '„{{file}}“ hast du schon angenommen. Nichts ist geändert.',
        'You have accepted “{{file}}” already. Nothing is changed.',
      ],
    },
    refused: {
      name: ['schon abgelehnt', 'refused already'],
      text: [
        '„{{file}}“ hast du schon abgelehnt. Nichts ist geändert.',
        'You have refused “{{file}}” already. Nothing is changed.',
      ],
    },
    recalled: {
      name: ['zurückgerufen, gilt nicht mehr', 'called back, no longer counts'],
      text: [
        '„{{file}}“ gilt nicht mehr: Der Absender hat es zurückgerufen, und du hast das bestätigt. Nichts ist geändert.',
        '“{{file}}” no longer counts: its sender called it back, and you confirmed that. Nothing is changed.',
      ],
    },
    decided: {
      name: ['schon entschieden', 'decided already'],
      text: [
        'Über das Paket, das „{{file}}“ zurückruft, hast du schon entschieden. Nichts ist geändert. Schreibe die Antwort noch einmal.',
        'You have decided on the parcel that “{{file}}” calls back. Nothing is changed. Write the answer once more.',
      ],
    },
    own: {
      name: ['von dir', 'yours'],
      text: [
        '„{{file}}“ hast du selbst geschrieben. Schicke die Datei der anderen Spielleitung.',
        'You wrote “{{file}}” yourself. Send the file to the other GM.',
      ],
    },
    'not-ours': {
      name: ['für eine andere Kampagne', 'for another campaign'],
      text: [
        '„{{file}}“ geht an eine andere Kampagne. Nichts ist geändert. Öffne die, an die es geht.',
        '“{{file}}” goes to another campaign. Nothing is changed; open the one it goes to.',
      ],
    },
    'other-game': {
      name: ['anderes Spiel', 'another game'],
      text: [
        '„{{file}}“ gehört zu einem anderen Spiel. Nichts ist geändert.',
        '“{{file}}” belongs to another game. Nothing is changed.',
      ],
    },
    contradicts: {
      name: ['widerspricht einem früheren', 'contradicts an earlier one'],
      text: [
        '„{{file}}“ widerspricht dem, was unter dieser Nummer schon aufgenommen ist. Nichts ist geändert; frage nach, welches gilt.',
        '“{{file}}” contradicts what was taken under this number. Nothing is changed; ask which one holds.',
      ],
    },
    'never-sent': {
      name: ['Antwort auf nichts von hier', 'answer to nothing from here'],
      text: [
        '„{{file}}“ antwortet auf ein Paket, das diese Kampagne nie abgeschickt hat. Nichts ist geändert.',
        '“{{file}}” answers a parcel that this campaign never sent. Nothing is changed.',
      ],
    },
  },
  problem: {
    foreign: [
      '„{{file}}“ ist kein Paket. Nichts ist geändert; öffne Kampagnen mit Strg+O.',
      '“{{file}}” is not a parcel. Nothing is changed; open campaigns with Ctrl+O.',
    ],
    damaged: [
      '„{{file}}“ ist beschädigt oder noch nicht ganz da. Nichts ist geändert; lass dir die Datei noch einmal schicken.',
      '“{{file}}” is damaged or not wholly there yet. Nothing is changed; have the file sent again.',
    ],
    'too-new': [
      '„{{file}}“ ist von einer neueren Version des Programms. Nichts ist geändert; bring deins auf denselben Stand.',
      '“{{file}}” is from a newer version of the program. Nothing is changed; update yours.',
    ],
    'too-large': [
      '„{{file}}“ ist größer als jedes Paket. Nichts ist geändert.',
      '“{{file}}” is larger than any parcel. Nothing is changed.',
    ],
    'too-many': [
      '„{{file}}“ enthält mehr, als in ein Paket passt. Nichts ist geändert; lass es dir in mehreren Paketen schicken.',
      '“{{file}}” holds more than one parcel may. Nothing is changed; have it sent in several parcels.',
    ],
    unreadable: [
      '„{{file}}“ lässt sich nicht lesen. Es wird wieder versucht.',
      '“{{file}}” cannot be read. It is tried again.',
    ],
  },
  fresh: {
    title: ['Neues Paket', 'New parcel'],
    to: ['An', 'To'],
    party: ['Partei', 'Party'],
    lettersAlone: [
      'In diesem Spiel gehen nur Briefe über die Grenze: Es hat keine Karte aus Feldern.',
      'In this game letters alone cross the border: it has no map of fields.',
    ],
    noUnits: [
      'Diese Partei hat keine {{any}} auf der Karte.',
      'This party has no {{any}} on the map.',
    ],
    cargo: ['Wer an Bord ist, geht mit.', 'Whoever is aboard goes along.'],
    addressee: ['Brief an', 'Letter to'],
    letter: ['Brief', 'Letter'],
    knowledge: ['Wissen über Großfelder', 'Knowledge of Großfelder'],
    knowledgeHint: [
      'Nummern, durch Leerzeichen getrennt. Bekannt: {{known}}',
      'Numbers with spaces between. Known: {{known}}',
    ],
    unknownNo: [
      'Großfeld {{no}} kennt diese Partei nicht. Wähle aus den genannten.',
      'This party does not know Großfeld {{no}}. Choose from those listed.',
    ],
    note: ['Notiz an die andere Spielleitung', 'Note to the other GM'],
    needSomething: [
      'Wähle {{any}}, schreibe einen Brief oder nenne Großfelder.',
      'Choose {{any}}, write a letter or name Großfelder.',
    ],
    tooMany: [
      'Das ist zu viel für ein Paket: mehr als {{most}} samt allen an Bord. Verteile es auf mehrere.',
      'That is too much for one parcel: more than {{most}} with all aboard. Divide it among several.',
    ],
    needAddressee: ['Trage ein, an wen der Brief geht.', 'Enter whom the letter is to.'],
    pack: ['Paket packen', 'Pack the parcel'],
    done: [
      'Das Paket an {{name}} ist gepackt. Schicke es jetzt ab.',
      'The parcel to {{name}} is packed. Send it now.',
    ],
    doneUnits: [
      'Das Paket an {{name}} ist gepackt, seine {{all}} sind von der Karte genommen. Schicke es jetzt ab.',
      'The parcel to {{name}} is packed, its {{all}} are off the map. Send it now.',
    ],
  },
  list: {
    title: ['Alle Pakete', 'All parcels'],
    none: ['Noch kein Paket.', 'No parcel yet.'],
    parcel: ['Paket', 'Parcel'],
    content: ['Inhalt', 'Content'],
    state: ['Stand', 'State'],
    acts: ['Handlungen', 'Actions'],
    out: ['{{number}} an {{name}}', '{{number}} to {{name}}'],
    in: ['{{number}} von {{name}}', '{{number}} from {{name}}'],
    states: {
      packed: ['gepackt', 'packed'],
      sent: ['unterwegs', 'on its way'],
      accepted: ['angenommen', 'accepted'],
      refused: ['abgelehnt: „{{reason}}“', 'refused: “{{reason}}”'],
      recalling: [
        'unterwegs, zurückgerufen: „{{reason}}“',
        'on its way, called back: “{{reason}}”',
      ],
      recalled: ['zurückgerufen: „{{reason}}“', 'called back: “{{reason}}”'],
      elsewhere: [
        '{{state}}, abgeschickt in der Kampagne, deren Kopie diese hier ist',
        '{{state}}, sent by the campaign of which this is a copy',
      ],
      recallUnwritten: [
        '{{state}} – Rückruf noch nicht geschrieben',
        '{{state}} – recall not written yet',
      ],
      unanswered: [
        '{{state}} – Antwort noch nicht geschrieben',
        '{{state}} – answer not written yet',
      ],
    },
    notHere: [
      'Paket {{number}} an {{name}} ist in einer anderen Kampagne gepackt, deren Kopie diese hier ist. Nichts ist abgeschickt; packe es aus und neu.',
      'Parcel {{number}} to {{name}} was packed in another campaign, of which this one is a copy. Nothing has been sent; unpack it and pack it anew.',
    ],
    sentElsewhere: [
      'Paket {{number}} an {{name}} hat eine andere Kampagne abgeschickt, deren Kopie diese hier ist. Nichts ist geändert; schreibe es dort noch einmal, oder rufe es dort zurück.',
      'Parcel {{number}} to {{name}} was sent by another campaign, of which this one is a copy. Nothing is changed; write it once more there, or call it back there.',
    ],
    unpack: ['Auspacken', 'Unpack'],
    unpacked: [
      'Paket {{number}} an {{name}} ist ausgepackt.',
      'Parcel {{number}} to {{name}} is unpacked.',
    ],
    unpackedAnew: [
      'Paket {{number}} an {{name}} ist ausgepackt. Neue Nummern, weil ihre inzwischen vergeben sind: {{list}}.',
      'Parcel {{number}} to {{name}} is unpacked. New numbers, since theirs are taken meanwhile: {{list}}.',
    ],
    recall: ['Zurückrufen …', 'Call back…'],
    recallFile: ['Rückruf speichern …', 'Save the recall…'],
    recallFolder: ['Rückruf in den Ordner', 'Recall into the folder'],
    toFile: ['Speichern …', 'Save…'],
    toFolder: ['In den Ordner', 'Into the folder'],
    answerFile: ['Antwort speichern …', 'Save the answer…'],
    answerFolder: ['Antwort in den Ordner', 'Answer into the folder'],
    actNamed: ['{{act}}: Paket {{parcel}}', '{{act}}: parcel {{parcel}}'],
  },
  recall: {
    title: ['Paket {{number}} an {{name}} zurückrufen', 'Call back parcel {{number}} to {{name}}'],
    about: [
      'Ging die Datei verloren, schreibe sie einfach noch einmal. Willst du das Paket nicht mehr, rufe es zurück: Du schreibst einen Rückruf, die andere Spielleitung antwortet darauf.',
      'If the file was lost, just write it again. If you no longer want the parcel, call it back: you write a recall, and the other GM answers it.',
    ],
    units: [
      'Hat sie das Paket nicht angenommen, kommen deine {{all}} mit der Antwort zurück, und das Paket gilt dort nicht mehr. Hat sie es angenommen, bleiben sie dort.',
      'If the parcel was not accepted there, your {{all}} come back with the answer, and it no longer counts there. If it was, they stay there.',
    ],
    reason: ['Grund, den die andere Spielleitung liest', 'Reason, which the other GM reads'],
    act: ['Zurückrufen', 'Call back'],
    done: [
      'Paket {{number}} an {{name}} ist zurückgerufen. Schreibe jetzt den Rückruf.',
      'Parcel {{number}} to {{name}} is called back. Write the recall now.',
    ],
  },
  written: {
    file: [
      'Gespeichert als {{file}}. Schicke die Datei der anderen Spielleitung.',
      'Saved as {{file}}. Send the file to the other GM.',
    ],
    folder: ['„{{file}}“ ist im Ordner gespeichert.', '“{{file}}” is saved in the folder.'],
    noFolder: [
      '„{{file}}“ ist nicht geschrieben: Der Ordner ist zu. Öffne ihn wieder, oder speichere die Datei.',
      '“{{file}}” has not been written: the folder is closed. Open it again, or save the file.',
    ],
    tooMany: [
      '„{{file}}“ ist nicht geschrieben: Im Ordner liegen zu viele Dateien dieses Namens. Räum darin auf.',
      '“{{file}}” has not been written: too many files of that name are in the folder. Clear it up.',
    ],
    failedAgain: [
      '„{{file}}“ ließ sich nicht noch einmal schreiben. Was früher geschrieben wurde, gilt weiter; prüfe den Ordner und den freien Platz.',
      '“{{file}}” could not be written once more. What was written before still holds; check the folder and the free space.',
    ],
    failed: [
      '„{{file}}“ ließ sich nicht schreiben. Nichts ist abgeschickt; prüfe den Ordner und den freien Platz.',
      '“{{file}}” could not be written. Nothing has been sent; check the folder and the free space.',
    ],
  },
  received: {
    whole: [
      'Du nimmst das Paket als Ganzes an oder lehnst es als Ganzes ab.',
      'You accept the parcel as a whole, or refuse it as a whole.',
    ],
    party: ['{{name}} wird hier zu', '{{name}} becomes here'],
    newParty: ['eine neue Partei', 'a new party'],
    field: ['Feld, an dem die {{all}} ankommen', 'Field at which the {{all}} arrive'],
    fieldHint: [
      'Ein Feld am Rand deiner Karte, etwa {{field}}',
      'A field at the edge of your map, such as {{field}}',
    ],
    fieldPlain: ['Ein Feld deiner Karte, wie 210/19', 'A field of your map, such as 210/19'],
    inside: [
      '{{field}} ist nicht am Rand der Karte. Annehmen geht trotzdem.',
      '{{field}} is not at the edge of the map. You can accept anyway.',
    ],
    needField: [
      'Gib ein Feld an, das es auf deiner Karte gibt.',
      'Enter a field that your map has.',
    ],
    reader: [
      'Wer bekommt den Brief von {{from}} an „{{to}}“?',
      'Who gets the letter from {{from}} to “{{to}}”?',
    ],
    choose: ['Partei wählen', 'Choose a party'],
    needReader: ['Wähle für jeden Brief, wer ihn bekommt.', 'Choose who gets each of the letters.'],
    unknown: {
      kind: [
        'Das Paket enthält „{{kind}}“; das kennt dieses Spiel nicht. Annehmen geht nicht; lehne es ab und frage nach.',
        'The parcel holds “{{kind}}”, which this game does not know. It cannot be accepted; refuse it and ask.',
      ],
      rows: [
        'Das Paket enthält Einträge einer Art, die in diesem Spiel nicht über die Grenze geht: „{{kind}}“. Annehmen geht nicht; lehne es ab und frage nach.',
        'The parcel holds entries of a kind that does not cross the border in this game: “{{kind}}”. It cannot be accepted; refuse it and ask.',
      ],
      values: [
        'Das Paket enthält „{{kind}}“ mit Werten, die dieses Programm nicht kennt. Annehmen geht nicht; lehne es ab und frage nach.',
        'The parcel holds “{{kind}}” with values this program does not know. It cannot be accepted; refuse it and ask.',
      ],
    },
    noNumber: [
      'Paket {{number}} von {{name}} ist nicht angenommen: Hier sind alle Nummern vergeben, die etwas darin bekommen könnte. Nichts ist geändert, das Paket bleibt offen.',
      'Parcel {{number}} from {{name}} is not accepted: all numbers that something in it could get are taken here. Nothing is changed, the parcel stays open.',
    ],
    isCalledBack: [
      'Der Absender hat dieses Paket zurückgerufen: „{{reason}}“ Nimm es nicht an, sondern sieh dir „{{file}}“ an.',
      'Its sender has called this parcel back: “{{reason}}” Do not accept it; look at “{{file}}” instead.',
    ],
    knowledge: ['{{name}} erfährt von Großfeld {{list}}.', '{{name}} learns of Großfeld {{list}}.'],
    noLand: [
      'Nicht auf deiner Karte und darum nicht zu übernehmen: Großfeld {{list}}.',
      'Not on your map and so not taken: Großfeld {{list}}.',
    ],
    reason: ['Grund, falls du ablehnst', 'Reason, if you refuse'],
    reasons: {
      wrongPlace: ['Dort grenzen wir nicht aneinander.', 'We do not border there.'],
      later: ['Bitte erst im nächsten Zug.', 'Next turn, please.'],
      rules: ['Nach unseren Hausregeln geht das nicht.', 'Our house rules do not allow it.'],
    },
    needReason: ['Schreibe einen Grund oder wähle einen.', 'Write a reason or choose one.'],
    accept: ['Annehmen', 'Accept'],
    refuse: ['Ablehnen', 'Refuse'],
    note: ['Zur Kenntnis nehmen', 'Take note'],
    add: ['Als Nachbarn aufnehmen', 'Add as a neighbour'],
    confirm: ['Rückruf bestätigen', 'Confirm the recall'],
    isRecalled: [
      '{{name}} ruft Paket {{number}} zurück: „{{reason}}“',
      '{{name}} calls back parcel {{number}}: “{{reason}}”',
    ],
    recallAbout: [
      'Hier ist es nicht angenommen. Bestätigst du den Rückruf, bleibt es dabei, auch wenn die Datei noch kommt.',
      'It has not been accepted here. If you confirm the recall, that holds even if the file still comes.',
    ],
    back: [
      'Der Rückruf von Paket {{number}} durch {{name}} ist bestätigt. Schreibe jetzt die Antwort.',
      'The recall of parcel {{number}} by {{name}} is confirmed. Write the answer now.',
    ],
    isAccepted: [
      '{{name}} hat Paket {{number}} angenommen.',
      '{{name}} has accepted parcel {{number}}.',
    ],
    isRefused: [
      '{{name}} hat Paket {{number}} abgelehnt: „{{reason}}“',
      '{{name}} has refused parcel {{number}}: “{{reason}}”',
    ],
    isConfirmed: [
      '{{name}} hat den Rückruf von Paket {{number}} bestätigt.',
      '{{name}} has confirmed the recall of parcel {{number}}.',
    ],
    unitsAccepted: ['Seine {{all}} sind jetzt dort.', 'Its {{all}} are there now.'],
    unitsRefused: [
      'Seine {{all}} kehren dahin zurück, wo sie aufgebrochen sind.',
      'Its {{all}} return to where they left from.',
    ],
    isAddress: [
      'Danach kannst du Pakete an {{name}} packen.',
      'Then you can pack parcels to {{name}}.',
    ],
    accepted: [
      'Paket {{number}} von {{name}} ist angenommen. Schreibe jetzt die Antwort.',
      'Parcel {{number}} from {{name}} is accepted. Write the answer now.',
    ],
    acceptedAnew: [
      'Paket {{number}} von {{name}} ist angenommen. Neue Nummern, weil ihre hier vergeben sind: {{list}}. Schreibe jetzt die Antwort.',
      'Parcel {{number}} from {{name}} is accepted. New numbers, since theirs are taken here: {{list}}. Write the answer now.',
    ],
    refused: [
      'Paket {{number}} von {{name}} ist abgelehnt. Schreibe jetzt die Antwort.',
      'Parcel {{number}} from {{name}} is refused. Write the answer now.',
    ],
    was: {
      accepted: [
        'Paket {{number}} ist bei {{name}} angekommen.',
        'Parcel {{number}} has arrived at {{name}}.',
      ],
      refused: [
        'Paket {{number}} ist von {{name}} zurück.',
        'Parcel {{number}} is back from {{name}}.',
      ],
      refusedAnew: [
        'Paket {{number}} ist von {{name}} zurück. Neue Nummern, weil ihre inzwischen vergeben sind: {{list}}.',
        'Parcel {{number}} is back from {{name}}. New numbers, since theirs are taken meanwhile: {{list}}.',
      ],
      confirmed: [
        '{{name}} hat den Rückruf von Paket {{number}} bestätigt; es ist zurück.',
        '{{name}} has confirmed the recall of parcel {{number}}; it is back.',
      ],
      confirmedAnew: [
        '{{name}} hat den Rückruf von Paket {{number}} bestätigt; es ist zurück. Neue Nummern, weil ihre inzwischen vergeben sind: {{list}}.',
        '{{name}} has confirmed the recall of parcel {{number}}; it is back. New numbers, since theirs are taken meanwhile: {{list}}.',
      ],
    },
    neighbour: ['{{name}} ist jetzt dein Nachbar.', '{{name}} is your neighbour now.'],
  },
  journal: {
    renamed: ['Nachbar {{name}} in {{wanted}} umbenannt', 'Neighbour {{name}} renamed {{wanted}}'],
    recalled: [
      'Paket {{number}} an {{name}} zurückgerufen: „{{reason}}“',
      'Parcel {{number}} to {{name}} called back: “{{reason}}”',
    ],
    recallSent: [
      'Rückruf von Paket {{number}} an {{name}} abgeschickt',
      'Recall of parcel {{number}} to {{name}} sent',
    ],
    recallNotSent: [
      'Rückruf von Paket {{number}} an {{name}} doch nicht abgeschickt',
      'Recall of parcel {{number}} to {{name}} not sent after all',
    ],
    back: [
      'Rückruf von Paket {{number}} durch {{name}} bestätigt',
      'Recall of parcel {{number}} by {{name}} confirmed',
    ],
    neighbour: ['{{name}} als Nachbarn aufgenommen', '{{name}} added as a neighbour'],
    packed: ['Paket an {{name}} gepackt', 'Parcel to {{name}} packed'],
    unpacked: ['Paket {{number}} an {{name}} ausgepackt', 'Parcel {{number}} to {{name}} unpacked'],
    sent: ['Paket {{number}} an {{name}} abgeschickt', 'Parcel {{number}} to {{name}} sent'],
    notSent: [
      'Paket {{number}} an {{name}} doch nicht abgeschickt',
      'Parcel {{number}} to {{name}} not sent after all',
    ],
    accepted: [
      'Paket {{number}} von {{name}} angenommen',
      'Parcel {{number}} from {{name}} accepted',
    ],
    refused: ['Paket {{number}} von {{name}} abgelehnt', 'Parcel {{number}} from {{name}} refused'],
    answered: [
      'Paket {{number}} von {{name}} beantwortet',
      'Parcel {{number}} from {{name}} answered',
    ],
    notAnswered: [
      'Paket {{number}} von {{name}} doch nicht beantwortet',
      'Parcel {{number}} from {{name}} not answered after all',
    ],
    was: {
      accepted: [
        'Paket {{number}}: von {{name}} angenommen',
        'Parcel {{number}}: accepted by {{name}}',
      ],
      refused: [
        'Paket {{number}}: von {{name}} abgelehnt und zurück',
        'Parcel {{number}}: refused by {{name}} and back',
      ],
      confirmed: [
        'Paket {{number}}: Rückruf von {{name}} bestätigt, zurück',
        'Parcel {{number}}: recall confirmed by {{name}}, back',
      ],
    },
  },
};
