import type { WordTree } from '../../../../engine';

/** Texts: mailbox. */
export const inbox = {
  station: {
    documents: ['Schriftstücke', 'Documents'],
    document: ['Gewähltes Schriftstück', 'Chosen document'],
    reading_one: ['Ein Schriftstück wird gelesen …', 'One document is being read…'],
    reading_other: [
      '{{count}} Schriftstücke werden gelesen …',
      '{{count}} documents are being read…',
    ],
  },
  act: {
    open: ['Dateien öffnen', 'Open files'],
    paste: ['Einfügen', 'Paste'],
    example: ['Beispielpost laden', 'Load sample mail'],
    type: ['Abtippen', 'Type in'],
    accept: ['Vorschlag annehmen', 'Accept the suggestion'],
    acceptFor: ['Bei {{party}} ablegen', 'File with {{party}}'],
    acceptAll_one: ['Sicheren Treffer ablegen', 'File the certain match'],
    acceptAll_other: ['{{count}} sichere Treffer ablegen', 'File {{count}} certain matches'],
    acceptAll: ['Alle sicheren Treffer ablegen', 'File all certain matches'],
    file: ['Ablegen bei …', 'File with…'],
    refile: ['Umlegen zu …', 'Refile with…'],
    aside: ['Beiseitelegen', 'Lay aside'],
    back: ['Zurück zu den neuen', 'Back to the new ones'],
    save: ['Original speichern', 'Save the original'],
    check: ['Prüfen', 'Check'],
    search: ['Suchen', 'Search'],
    remind: ['Erinnerungen', 'Reminders'],
    mail: ['Post übernehmen', 'Take over the mail'],
    next: ['Nächstes Schriftstück', 'Next document'],
    previous: ['Voriges Schriftstück', 'Previous document'],
  },
  command: {
    receive_one: ['Ein Schriftstück eingegangen', 'One document received'],
    receive_other: ['{{count}} Schriftstücke eingegangen', '{{count}} documents received'],
    replace: [
      'Brief von {{party}} durch einen neuen ersetzt',
      'Letter of {{party}} replaced by a new one',
    ],
    file_one: ['Schriftstück bei {{party}} abgelegt', 'Document filed with {{party}}'],
    file_other: [
      '{{count}} Schriftstücke bei {{party}} abgelegt',
      '{{count}} documents filed with {{party}}',
    ],
    fileAll_one: ['Ein Schriftstück nach Vorschlag abgelegt', 'One document filed as suggested'],
    fileAll_other: [
      '{{count}} Schriftstücke nach Vorschlag abgelegt',
      '{{count}} documents filed as suggested',
    ],
    aside_one: ['Schriftstück beiseitegelegt', 'Document laid aside'],
    aside_other: ['{{count}} Schriftstücke beiseitegelegt', '{{count}} documents laid aside'],
    back_one: ['Schriftstück zurück zu den neuen gelegt', 'Document put back among the new ones'],
    back_other: [
      '{{count}} Schriftstücke zurück zu den neuen gelegt',
      '{{count}} documents put back among the new ones',
    ],
    mail_one: [
      'Aus dem Brief von {{party}} ein Stück Post übernommen',
      'One piece of mail taken out of the letter of {{party}}',
    ],
    mail_other: [
      'Aus dem Brief von {{party}} {{count}} Stück Post übernommen',
      '{{count}} pieces of mail taken out of the letter of {{party}}',
    ],
    changeMail: ['Post „{{title}}“ geändert', 'Mail “{{title}}” changed'],
    dropMail: ['Post „{{title}}“ zurückgenommen', 'Mail “{{title}}” taken back'],
    deadline: ['Einsendeschluss auf {{day}} gesetzt', 'Deadline set to {{day}}'],
    noDeadline: ['Einsendeschluss aufgehoben', 'Deadline lifted'],
    takePosts_one: ['Einen Beitrag aus dem Thread übernommen', 'Took a post from the thread'],
    takePosts_other: [
      '{{count}} Beiträge aus dem Thread übernommen',
      'Took {{count}} posts from the thread',
    ],
    admit: [
      'Verspätetes {{party, from}} zugelassen: {{reason}}',
      'Admitted what came late from {{party}}: {{reason}}',
    ],
    fileLate_one: [
      'Verspätetes Schriftstück von {{party}} zugelassen: {{reason}}',
      'Admitted a late document from {{party}}: {{reason}}',
    ],
    fileLate_other: [
      '{{count}} verspätete Schriftstücke von {{party}} zugelassen: {{reason}}',
      'Admitted {{count}} late documents from {{party}}: {{reason}}',
    ],
    talk_one: ['Einen Beitrag als Gespräch beiseitegelegt', 'Put a post aside as talk'],
    talk_other: [
      '{{count}} Beiträge als Gespräch beiseitegelegt',
      'Put {{count}} posts aside as talk',
    ],
    author: ['„{{author}}“ schreibt für {{party}}', '“{{author}}” writes for {{party}}'],
    onlooker: ['„{{author}}“ spielt nicht mit', '“{{author}}” does not play'],
    pause: ['Uhr angehalten', 'Clock stopped'],
    resume: ['Uhr läuft weiter', 'Clock runs again'],
    remind_one: ['Eine Erinnerung entworfen', 'One reminder drafted'],
    remind_other: ['{{count}} Erinnerungen entworfen', '{{count}} reminders drafted'],
  },
  filter: {
    label: ['Welche Schriftstücke', 'Which documents'],
    open: ['neu ({{count}})', 'new ({{count}})'],
    filed: ['abgelegt ({{count}})', 'filed ({{count}})'],
    aside: ['beiseite ({{count}})', 'aside ({{count}})'],
    all: ['alle $t(noun:turns) ({{count}})', 'all $t(noun:turns) ({{count}})'],
  },
  search: {
    label: ['Schriftstücke durchsuchen', 'Search the documents'],
    hint: [
      'Name, Absender, $t(noun:realm) oder Wortlaut',
      'Name, sender, $t(noun:realm) or wording',
    ],
  },
  column: {
    name: ['Schriftstück', 'Document'],
    received: ['Eingang', 'Received'],
  },
  format: {
    text: ['Text', 'Text'],
    mail: ['Mail', 'Mail'],
    html: ['Webseite', 'Web page'],
    word: ['Word', 'Word'],
    pdf: ['PDF', 'PDF'],
    csv: ['CSV', 'CSV'],
    sheet: ['Excel', 'Excel'],
  },
  unnamed: ['Eingefügter Text', 'Pasted text'],
  turn: ['$t(noun:turn) {{turn}}', '$t(noun:Turn) {{turn}}'],
  late: ['verspätet', 'late'],
  lateWhy: [
    'Eingegangen am {{received}}, Einsendeschluss war der {{deadline}}.',
    'Received on {{received}}, the deadline was {{deadline}}.',
  ],
  state: {
    open: ['neu', 'new'],
    filed: ['bei {{party}}', 'with {{party}}'],
    aside: ['beiseite', 'aside'],
    archived: ['bei {{party}}, $t(noun:turn) {{turn}}', 'with {{party}}, $t(noun:turn) {{turn}}'],
  },
  suggestion: {
    clear: ['{{party}}', '{{party}}'],
    unsure: ['{{party}}?', '{{party}}?'],
    none: ['kein Vorschlag', 'no suggestion'],
    why: ['Dafür spricht: {{reasons}}.', 'In its favour: {{reasons}}.'],
    units_one: ['{{fitting}} von {{count}} Einheit', '{{fitting}} of {{count}} unit'],
    units_other: ['{{fitting}} von {{count}} Einheiten', '{{fitting}} of {{count}} units'],
    sender: ['Absender', 'sender'],
    name: ['Name im Kopf', 'name in the head'],
    isUnsure: ['Unsicher: Nicht alle Merkmale passen.', 'Uncertain: not everything matches.'],
  },
  empty: {
    title: ['Der Eingang ist leer', 'The inbox is empty'],
    text: [
      'Ziehe Mails, Briefe und Tabellen hierher, füge einen Text ein oder öffne Dateien. Gelesen werden .txt, .eml, .html, .docx, .pdf, .csv und .xlsx; das Original bleibt unverändert erhalten.',
      'Drop mails, letters and tables here, paste a text or open files. The inbox reads .txt, .eml, .html, .docx, .pdf, .csv and .xlsx; the original is kept unchanged.',
    ],
    none: ['Nichts davon hier', 'None of these here'],
    open: [
      'Alle Schriftstücke sind abgelegt oder beiseitegelegt.',
      'All documents are filed or laid aside.',
    ],
    filed: [
      'In $t(noun:inThisTurn) ist noch nichts abgelegt.',
      'Nothing has been filed in $t(noun:inThisTurn) yet.',
    ],
    aside: ['Nichts liegt beiseite.', 'Nothing has been laid aside.'],
    all: ['Noch ist kein Schriftstück eingegangen.', 'No document has come in yet.'],
    search: ['Kein Schriftstück enthält „{{words}}“.', 'No document holds “{{words}}”.'],
    choose: ['Kein Schriftstück gewählt', 'No document chosen'],
    chooseText: ['Wähle links ein Schriftstück.', 'Select a document on the left.'],
  },
  document: {
    original: ['Original', 'Original'],
    recognised: ['Erkannt', 'Recognised'],
    parts: ['Teile des Schriftstücks', 'Parts of the document'],
    meta: ['{{format}}, eingegangen {{received}}', '{{format}}, received {{received}}'],
    from: ['von {{sender}}', 'from {{sender}}'],
    enclosedIn: ['Anlage zu „{{name}}“', 'Enclosed in “{{name}}”'],
    enclosed_one: ['mit einer Anlage', 'with one enclosure'],
    enclosed_other: ['mit {{count}} Anlagen', 'with {{count}} enclosures'],
    orders_one: ['{{count}} Befehl', '{{count}} line of orders'],
    orders_other: ['{{count}} Befehle', '{{count}} lines of orders'],
    reading: ['wird gelesen …', 'being read…'],
    noOrders: ['keine Befehle', 'no line of orders'],
    envelope: [
      'Ohne eigenen Text; der Inhalt steht in den Anlagen.',
      'No text of its own; the enclosures hold the content.',
    ],
  },
  part: {
    cover: ['Anschreiben', 'Cover letter'],
    possessions: ['Reichsaufstellung', 'List of the realm'],
    balance: ['Bilanz', 'Balance sheet'],
    movement: ['Befehle', 'Orders'],
    declarations: ['Erklärungen', 'Declarations'],
    special: ['Besondere Aktionen', 'Special actions'],
    culture: ['Kulturbericht', 'Culture report'],
    message: ['Botschaft', 'Message'],
    announcement: ['Mitteilung', 'Announcement'],
    treaty: ['Vertrag', 'Treaty'],
    rest: ['Sonstiger Text', 'Other text'],
    to: ['an {{party}}', 'to {{party}}'],
    lines_one: ['{{count}} Zeile', '{{count}} line'],
    lines_other: ['{{count}} Zeilen', '{{count}} lines'],
  },
  mail: {
    title: ['Post aus diesem Schriftstück', 'Mail in this document'],
    file: [
      'Lege das Schriftstück erst bei $t(noun:inARealm) ab; dann lässt sich die Post übernehmen.',
      'File the document with $t(noun:aRealm) first; then its mail can be taken over.',
    ],
    taken: ['übernommen', 'taken over'],
    take: ['Übernehmen', 'Take over'],
    drop: ['Zurücknehmen', 'Take back'],
    to: ['Empfänger', 'Addressee'],
    everybody: ['alle', 'everybody'],
    nobody: ['Empfänger wählen', 'Choose the addressee'],
    subject: ['Überschrift', 'Title'],
    publicity: ['Geheim oder öffentlich', 'Secret or public'],
    unsaid: ['keine Angabe', 'not stated'],
    secret: ['geheim', 'secret'],
    open: ['öffentlich', 'public'],
    lacks: ['Der Empfänger fehlt noch.', 'The addressee is still missing.'],
  },
  realm: {
    list: ['$t(noun:realms) und ihre Briefe', '$t(noun:Realms) and their letters'],
    documents_one: ['{{count}} Schriftstück', '{{count}} document'],
    documents_other: ['{{count}} Schriftstücke', '{{count}} documents'],
    go: ['{{party}}: {{state}}', '{{party}}: {{state}}'],
    defaultsOf: [
      '{{party}} ohne Brief weiter: Es gelten die Vorgaben der Regeln',
      '{{party}} goes on without a letter: the defaults of the rules hold',
    ],
    waitOf: [
      'Doch auf den Brief von {{party}} warten',
      'Wait for the letter of {{party}} after all',
    ],
    deadline: ['Einsendeschluss', 'Deadline'],
    arrived: ['{{arrived}} von {{count}} da', '{{arrived}} of {{count}} there'],
  },
  reminder: {
    title: ['Erinnerungen', 'Reminders'],
    none: [
      'Niemand muss erinnert werden: Alle Briefe sind da.',
      'Nobody has to be reminded: all letters are there.',
    ],
    draftAll_one: ['Erinnerung entwerfen', 'Draft the reminder'],
    draftAll_other: ['{{count}} Erinnerungen entwerfen', 'Draft {{count}} reminders'],
    of: ['Erinnerung an {{party}}', 'Reminder to {{party}}'],
    to: ['An: {{people}}', 'To: {{people}}'],
    noAddress: [
      'keine E-Mail-Adresse im Register der Spieler',
      'no e-mail address in the register of players',
    ],
    textLabel: ['Wortlaut', 'Wording'],
    sentAt: ['am {{date}} als verschickt vermerkt', 'marked as sent on {{date}}'],
    close: ['Zurück zum Schriftstück', 'Back to the document'],
    subject: ['$t(noun:turn) {{turn}} für {{realm}}', '$t(noun:Turn) {{turn}} for {{realm}}'],
    hello: ['Guten Tag,', 'Hello,'],
    dear: ['Guten Tag {{players}},', 'Dear {{players}},'],
    text: [
      'mir fehlt noch ‹dein|Ihr› Brief für {{realm}}: {{month}} ({{world}}).',
      'your orders for {{realm}} in {{month}} ({{world}}) have not reached me yet.',
    ],
    due: ['Einsendeschluss ist der {{day}}.', 'The deadline is {{day}}.'],
    soon: [
      'Bitte ‹schicke|schicken Sie› ihn bald, damit ich auswerten kann.',
      'Please send them soon so that I can go on.',
    ],
    otherwise: [
      'Kommt keiner, bleiben ‹deine|Ihre› Einheiten stehen und behalten ihren letzten Hauptbefehl; gerüstet wird dann nicht.',
      'If none come, your units stay where they are and keep their last main order; nothing is raised then.',
    ],
    bye: ['Viele Grüße\n‹Deine|Ihre› Spielleitung', 'Best regards\nyour GM'],
  },
  place: { append: ['Anhängen', 'Append'] },
  known: {
    title: ['Schon da', 'There already'],
    text_one: [
      '„{{names}}“ liegt schon im Eingang und wurde nicht noch einmal aufgenommen.',
      '“{{names}}” is in the inbox already and was not taken again.',
    ],
    text_other: [
      '{{names}} liegen schon im Eingang und wurden nicht noch einmal aufgenommen.',
      '{{names}} are in the inbox already and were not taken again.',
    ],
  },
  refused: {
    of: ['{{title}}: {{file}}', '{{title}}: {{file}}'],
    more_one: [
      'Und ein weiteres Schriftstück wurde nicht aufgenommen: {{names}}.',
      'And one more document was not taken: {{names}}.',
    ],
    more_other: [
      'Und {{count}} weitere wurden nicht aufgenommen: {{names}}.',
      'And {{count}} more were not taken: {{names}}.',
    ],
    empty: {
      title: ['Kein Text angekommen', 'No text arrived'],
      text: [
        'Darin stehen nur leere Zeilen; übernommen wurde nichts. Kopiere den Brief noch einmal.',
        'It holds nothing but blank lines; nothing was taken. Copy the letter once more.',
      ],
    },
    binary: {
      title: ['Das ist kein Text', 'This is not text'],
      text: [
        'Darin stecken andere Daten als Text, etwa ein Bild; übernommen wurde davon nichts. Öffne den Brief als Text, Mail, Word, PDF oder Tabelle oder kopiere seinen Wortlaut.',
        'It is binary data, such as a picture; nothing of it was taken. Open the letter as text, mail, Word, PDF or table, or copy its wording.',
      ],
    },
    huge: {
      title: ['Der Text ist zu lang', 'The text is too long'],
      text: [
        'Er hat {{size}} Zeichen, mehr als 500.000 Zeichen oder 20.000 Zeilen nimmt der Eingang nicht an; übernommen wurde nichts. Füge nur die Befehle ein.',
        'It has {{size}} characters, and the inbox takes no more than 500,000 or 20,000 lines; nothing was taken. Paste the orders only.',
      ],
    },
    heavy: {
      title: ['Die Datei ist zu groß', 'The file is too large'],
      text: [
        'Sie hat {{size}} MB, mehr als 25 MB liest der Eingang nicht; übernommen wurde nichts. Speichere den Brief ohne Bilder.',
        'It has {{size}} MB, more than the 25 MB the inbox reads; nothing was taken. Save the letter without pictures.',
      ],
    },
    bomb: {
      title: ['Die Datei ist ausgepackt zu groß', 'The file is too large when unpacked'],
      text: [
        'Ausgepackt wären es {{size}} MB oder Tausende von Teilen, so groß ist kein Brief; ausgepackt und übernommen wurde nichts. Lass dir den Wortlaut schicken.',
        'Unpacked it would be {{size}} MB or thousands of parts, no letter is that large; nothing was unpacked or taken. Have the wording sent to you.',
      ],
    },
    broken: {
      title: ['Die Datei ist beschädigt', 'The file is damaged'],
      text: [
        'Sie ließ sich nicht lesen; übernommen wurde nichts. Öffne sie in ihrem Programm, speichere sie neu oder kopiere den Wortlaut.',
        'It could not be read; nothing was taken. Open it in its program, save it anew or copy its wording.',
      ],
    },
    locked: {
      title: ['Das PDF ist verschlossen', 'The PDF is locked'],
      text: [
        'Es verlangt ein Kennwort; übernommen wurde nichts. Öffne es im Leseprogramm und kopiere den Wortlaut.',
        'It asks for a password; nothing was taken. Open it in a reader and copy its wording.',
      ],
    },
    scanned: {
      title: ['Das PDF enthält nur Bilder', 'The PDF holds pictures only'],
      text: [
        'Es ist wohl eingescannt und enthält keinen Text; übernommen wurde nichts. Tippe den Brief ab.',
        'It seems to be a scan without any text; nothing was taken. Type the letter in.',
      ],
    },
    foreign: {
      title: ['Dieses Format wird nicht gelesen', 'This format is not read'],
      text: [
        'Übernommen wurde nichts. Speichere den Brief als .docx, .pdf, .xlsx oder .txt oder kopiere seinen Wortlaut.',
        'Nothing was taken. Save the letter as .docx, .pdf, .xlsx or .txt, or copy its wording.',
      ],
    },
    many: {
      title: ['Zu viele Anlagen oder Seiten', 'Too many enclosures or pages'],
      text: [
        'Es sind {{size}}; übernommen wurde nichts. Öffne die Teile, die hierher gehören, einzeln.',
        'There are {{size}}; nothing was taken. Open those that belong to $t(noun:theTurn) one by one.',
      ],
    },
    deep: {
      title: ['Mails in Mails in Mails', 'Mails in mails in mails'],
      text: [
        'So tief verschachtelte Anlagen werden nicht gelesen; alles darüber ist übernommen. Speichere die innerste Mail einzeln.',
        'Enclosures nested that deep are not read; everything above was taken. Save the innermost mail on its own.',
      ],
    },
    tangled: {
      title: ['Zu tief verschachtelt', 'Nested too deeply'],
      text: [
        'Darin liegen mehr als 10.000 Elemente ineinander oder mehr als 300.000 beieinander, so ist kein Brief gebaut; übernommen wurde nichts. Kopiere den Wortlaut aus dem Programm, das die Datei anzeigt.',
        'More than 10,000 elements lie within each other in it, or more than 300,000 beside each other; no letter is built like that. Nothing was taken. Copy the wording from the program that shows the file.',
      ],
    },
    slow: {
      title: ['Das Lesen dauert zu lange', 'Reading takes too long'],
      text: [
        'Nach einer halben Minute war die Datei nicht gelesen und wurde weggelegt; übernommen wurde davon nichts, auch keine Anlage. Kopiere ihren Wortlaut oder speichere sie neu.',
        'After half a minute the file had not been read and was put away; nothing of it was taken, no enclosure either. Copy its wording or save it anew.',
      ],
    },
    unstored: {
      title: ['Das Original ließ sich nicht aufbewahren', 'The original could not be kept'],
      text: [
        'Der Browser hat keinen Platz dafür; übernommen wurde davon nichts. Schaffe Platz und versuche es noch einmal.',
        'The browser has no room for it; nothing of it was taken. Make room and try again.',
      ],
    },
    readOnly: {
      title: ['Hier wird nur gelesen', 'Read-only here'],
      text: [
        'Diese Kampagne ist in einem anderen Fenster offen; abgelegt wurde nichts. Füge den Brief dort ein, oder mach hier weiter.',
        'This campaign is open in another window; nothing was filed. Paste the letter there, or go on here.',
      ],
    },
    denied: {
      title: ['Zwischenablage nicht lesbar', 'The clipboard cannot be read'],
      text: [
        'Der Browser gibt die Zwischenablage nicht heraus; geändert wurde nichts. Drücke stattdessen Strg+V auf dieser Seite.',
        'The browser does not hand over the clipboard; nothing was changed. Press Ctrl+V on this page instead.',
      ],
    },
    unwritten: {
      title: ['Die Datei wurde nicht geschrieben', 'The file was not written'],
      text: [
        'Das Original liegt unverändert hier. Speichere es an einem anderen Ort.',
        'The original is kept here unchanged. Save it in another place.',
      ],
    },
    missing: {
      title: ['Das Original fehlt', 'The original is missing'],
      text: [
        'Es liegt nicht auf diesem Rechner; der gelesene Text ist erhalten. Suche die Datei, aus der die Kampagne kam, oder bitte um eine neue Kopie.',
        'It is not on this computer; the text read from it is kept. Look for the file the campaign came from, or ask for another copy.',
      ],
    },
  },
  type: { title: ['Brief abtippen', 'Type a letter'] },
  thread: {
    posts: ['Beiträge', 'Posts'],
    post: ['Gewählter Beitrag', 'Chosen post'],
    meta_one: ['{{count}} Beitrag', '{{count}} post'],
    meta_other: ['{{count}} Beiträge', '{{count}} posts'],
    taken: ['{{count}} übernommen', '{{count}} taken'],
    takeAll_one: ['Den eindeutigen übernehmen', 'Take the clear one'],
    takeAll_other: ['Alle {{count}} eindeutigen übernehmen', 'Take all {{count}} clear ones'],
    restIsTalk_one: ['Der andere ist nur Gespräch', 'The other one is talk'],
    restIsTalk_other: ['Die {{count}} anderen sind nur Gespräch', 'The {{count}} others are talk'],
    noTime: ['ohne Zeit', 'no time'],
    edited: ['nachträglich geändert', 'changed later'],
    isTaken: [
      'Der Beitrag ist übernommen oder beiseitegelegt; du findest ihn als Anlage unter dem Thread.',
      'The post was taken or put aside; you find it enclosed below the thread.',
    ],
    whose: ['Wer ist „{{author}}“?', 'Who is “{{author}}”?'],
    onlooker: ['spielt nicht mit', 'does not play'],
    takeFor: ['Für {{party}} übernehmen', 'Take for {{party}}'],
    isTalk: ['Nur Gespräch', 'Talk only'],
    admit: ['Für {{party}} trotzdem zulassen', 'Admit for {{party}} anyway'],
    admitTitle: ['Verspätetes zulassen', 'Admit what came late'],
    late: [
      'Der Beitrag kam nach der Frist. Er zählt hier nicht, sondern für {{turn}}; lass ihn dort oder lass ihn mit einem Grund zu.',
      'The post came after the deadline. It does not count here but for {{turn}}; leave it there, or admit it with a reason.',
    ],
    missed: [
      'Der Beitrag stammt aus einer Runde, die schon ausgewertet ist. Er zählt nur, wenn du ihn mit einem Grund zulässt.',
      'The post is from a round that is resolved already. It counts only if you admit it with a reason.',
    ],
    neverLate: [
      'Nach den Hausregeln dieses Spiels zählt Verspätetes nie.',
      'By the house rules of this game nothing late ever counts.',
    ],
    split: ['Aufteilen: {{names}}', 'Split: {{names}}'],
    tally: ['So steht die Abstimmung', 'How the vote stands'],
    chooses: ['stimmt für', 'votes for'],
    count: ['Stimmen', 'Votes'],
    mark: {
      taken: ['übernommen', 'taken'],
      talk: ['Gespräch', 'talk'],
      late: ['zu spät', 'too late'],
      missed: ['verpasst', 'missed'],
      unclear: ['unklar', 'unclear'],
      letter: ['Befehle', 'orders'],
      refused: ['ungültig', 'invalid'],
      voice: ['Stimme', 'vote'],
    },
    filter: {
      label: ['Welche Beiträge', 'Which posts'],
      due: ['zu tun ({{count}})', 'to do ({{count}})'],
      later: ['zu spät ({{count}})', 'too late ({{count}})'],
      all: ['alle ({{count}})', 'all ({{count}})'],
      left: ['Rest der Seite ({{count}})', 'rest of the page ({{count}})'],
    },
    none: {
      due: ['Hier ist nichts mehr zu tun.', 'Nothing left to do here.'],
      later: ['Nichts kam zu spät.', 'Nothing came too late.'],
      all: ['Der Thread hat keine Beiträge.', 'The thread has no posts.'],
    },
    doubt: {
      author: [
        '„{{author}}“ ist niemandem zugeordnet. Sage einmal, wer das ist; der Name wird gemerkt.',
        'Nobody is known as “{{author}}”. Say once who it is; the name is remembered.',
      ],
      several: [
        'Hier geht es um mehrere Nationen. Übernimm es für die eine, für die es gilt, oder teile es auf, wo die Namen darüber stehen.',
        'Several nations are concerned here. Take it for the one it is meant for, or split it where their names stand above.',
      ],
      undated: [
        'Die Zeit ist nicht zu lesen. Ob der Beitrag zählt, entscheidest du.',
        'Its time cannot be read. Whether the post counts is yours to say.',
      ],
      edited: [
        'Der Beitrag wurde später geändert, vielleicht nach der Frist. Ob er zählt, entscheidest du.',
        'The post was changed later, perhaps after the deadline. Whether it counts is yours to say.',
      ],
      quote: [
        'Wo das Zitat endet und die eigenen Worte beginnen, ist nicht zu sehen. Lies nach, bevor du ihn übernimmst.',
        'Where the quotation ends and its own words begin cannot be seen. Read it before you take it.',
      ],
      unread: [
        'Das sieht nach einer Stimme aus und ist keine eindeutige. Übernimm es und berichtige den Wortlaut unter „Befehle“, oder lass es Gespräch sein.',
        'This looks like a vote and is no clear one. Take it and correct its words under “Orders”, or let it be talk.',
      ],
    },
  },
  clock: {
    label: ['Uhr der Runde', 'Clock of the round'],
    left: ['Noch', 'Left'],
    paused: ['angehalten', 'stopped'],
    over: ['Frist vorbei', 'Deadline passed'],
    days_one: ['{{count}} Tag {{time}}', '{{count}} day {{time}}'],
    days_other: ['{{count}} Tage {{time}}', '{{count}} days {{time}}'],
    allSent: ['Alle haben gesendet.', 'Everybody has sent.'],
    missing: ['Es fehlen: {{names}}', 'Missing: {{names}}'],
    pause: ['Uhr anhalten', 'Stop the clock'],
    resume: ['Uhr weiterlaufen lassen', 'Let the clock run'],
    move: ['Diese Frist verlegen', 'Move this deadline'],
    usual: ['Zur üblichen Frist zurück', 'Back to the usual deadline'],
    fault: {
      zone: [
        'Die Zeitzone „{{zone}}“ ist unbekannt; die Uhr steht. Trage in den Hausregeln eine wie „Europe/Berlin“ oder „UTC+1“ ein.',
        'The time zone “{{zone}}” is unknown; the clock stands still. Enter one such as “Europe/Berlin” or “UTC+1” in the house rules.',
      ],
      start: [
        'Der erste Tag ist noch nicht festgelegt; die Uhr steht. Trage ihn in den Hausregeln ein.',
        'The first day is not fixed yet; the clock stands still. Enter it in the house rules.',
      ],
      marks: [
        'Die Uhrzeiten der Runden sind nicht zu lesen; die Uhr steht. Trage sie in den Hausregeln als SS:MM ein.',
        'The times of the rounds cannot be read; the clock stands still. Enter them as HH:MM in the house rules.',
      ],
    },
  },
} satisfies WordTree;
