import type { WordTree } from '../../../engine';

/** The film of all archived turns, on the screen and given away. */
export const film: WordTree = {
  title: ['Film', 'Film'],
  about: [
    'Alle $t(noun:months) auf der Karte, mit dem, was geschah.',
    'All $t(noun:months) on the map, with what happened.',
  ],
  perspective: ['Blick', 'Seen by'],
  truth: ['Wahrheit', 'Truth'],
  everybody: ['Öffentlich', 'Public'],
  note: {
    truth: ['Wie es wirklich war, nur für dich.', 'How it truly was, for you alone.'],
    everybody: ['Was alle sehen und lesen konnten.', 'What everybody could see and read.'],
    party: ['Nur was {{party}} damals wusste.', 'Only what {{party}} knew at the time.'],
  },
  lost_one: [
    '$t(noun:turn) {{turns}} fehlt: Eine ältere Programmversion hat den Stand davor nicht aufgehoben.',
    '$t(noun:Turn) {{turns}} is missing: an older version of the program did not keep how it began.',
  ],
  lost_other: [
    'Die $t(noun:turns) {{turns}} fehlen: Eine ältere Programmversion hat den Stand davor nicht aufgehoben.',
    'The $t(noun:turns) {{turns}} are missing: an older version of the program did not keep how they began.',
  ],
  empty: {
    title: ['Kein Film', 'No film'],
    lost: [
      'Alle beendeten $t(noun:months) stammen aus älteren Programmversionen, die den Stand davor nicht aufhoben. Der Film beginnt mit dem, was du als Nächstes beendest.',
      'All closed $t(noun:months) were booked with older versions of the program, which did not keep how $t(noun:aTurn) began. The film begins with the next one.',
    ],
  },
  picture: ['Stand nach {{when}}', 'As it was after {{when}}'],
  noMap: [
    'Es gibt kein Feld der Karte, das alle kennen. Der öffentliche Film zeigt deshalb nur die Nachrichten.',
    'There is no field of the map that all know. The public film therefore shows the news only.',
  ],
  noPicture: [
    'Für $t(noun:toThisTurn) gibt es kein Bild.',
    'There is no picture of $t(noun:toThisTurn).',
  ],
  noReport: [
    '{{party}} hatte in $t(noun:inThisTurn) noch keine Auswertung.',
    '{{party}} had no turn report in $t(noun:inThisTurn) yet.',
  ],
  damaged_one: [
    '$t(noun:turn) {{turns}} fehlt: im Archiv beschädigt.',
    '$t(noun:Turn) {{turns}} is missing: it is damaged in the archive.',
  ],
  damaged_other: [
    'Die $t(noun:turns) {{turns}} fehlen: im Archiv beschädigt.',
    'The $t(noun:turns) {{turns}} are missing: they are damaged in the archive.',
  ],
  untold: [
    'Was in $t(noun:inThisTurn) geschah, hat eine ältere Programmversion nicht aufgehoben.',
    'An older version of the program did not keep what happened in $t(noun:inThisTurn).',
  ],
  isDamaged: [
    'Im Archiv beschädigt; der Film überspringt $t(noun:toThisTurn).',
    'Damaged in the archive; the film skips $t(noun:toThisTurn).',
  ],
  captions: ['Was geschah', 'What happened'],
  more_one: ['… und {{count}} weitere', '… and {{count}} more'],
  more_other: ['… und {{count}} weitere', '… and {{count}} more'],
  quiet: {
    truth: ['Nichts geschah.', 'Nothing happened.'],
    known: ['Nichts wurde bekannt.', 'Nothing became known.'],
  },
  working: [
    '$t(noun:turn) {{done}} von {{count}} wird gezeichnet.',
    'Drawing $t(noun:turn) {{done}} of {{count}}.',
  ],
  controls: ['Film abspielen', 'Play the film'],
  first: ['Zum Anfang', 'To the start'],
  back: ['$t(noun:ATurn) zurück', '$t(noun:ATurn) back'],
  play: ['Abspielen', 'Play'],
  pause: ['Anhalten', 'Pause'],
  playPause: ['Film abspielen oder anhalten', 'Play or pause the film'],
  forward: ['$t(noun:ATurn) weiter', '$t(noun:ATurn) on'],
  last: ['Zum Ende', 'To the end'],
  place: ['{{at}} von {{count}}', '{{at}} of {{count}}'],
  speed: ['Tempo', 'Speed'],
  speeds: {
    slow: ['langsam', 'slow'],
    middle: ['mittel', 'medium'],
    fast: ['schnell', 'fast'],
  },
  page: {
    truth: [
      '{{game}}: alles, was geschah, der Reihe nach. Nichts ist mehr geheim.',
      '{{game}}: everything that happened, in order. Nothing is secret any more.',
    ],
    everybody: [
      '{{game}}: was alle sehen und lesen konnten, der Reihe nach.',
      '{{game}}: what everybody could see and read, in order.',
    ],
    party: [
      '{{game}}: was {{party}} sah und erfuhr, der Reihe nach.',
      '{{game}}: what {{party}} saw and learned, in order.',
    ],
  },
  save: {
    act: ['Weitergeben …', 'Give away …'],
    title: ['Film oder Buch weitergeben', 'Give away the film or the book'],
    page: ['Seite (HTML)', 'Page (HTML)'],
    video: ['Video (WebM)', 'Video (WebM)'],
    sheet: ['Kartenbogen (PDF)', 'Sheet of maps (PDF)'],
    book: ['Buch (PDF)', 'Book (PDF)'],
    about: {
      page: [
        'Eine Datei, die sich in jedem Browser öffnet, ohne Netz und ohne Wabenwart.',
        'One file that opens in every browser, without a network and without Wabenwart.',
      ],
      video: [
        'Der Browser nimmt den Film auf, zwei Sekunden je $t(noun:turn). Ist das Fenster verdeckt, wartet die Aufnahme.',
        'The browser records the film, two seconds to $t(noun:aTurn). While the window is hidden, the recording waits.',
      ],
      sheet: [
        'Je $t(noun:turn) eine kleine Karte, mehrere auf einem Blatt.',
        'A small map of each $t(noun:turn), several on a sheet.',
      ],
      book: [
        'Titel, Inhalt, Karten, was $t(noun:turn) um $t(noun:turn) geschah, die verschickten Zeitungen und die Zahlen der Parteien auf A4.',
        'Title, contents, maps, what happened in every $t(noun:turn), the newsletters as sent and the figures of the parties on A4.',
      ],
    },
    writing: ['Die Datei wird geschrieben und geprüft.', 'Writing and checking the file.'],
    reading: [
      '$t(noun:turn) {{done}} von {{count}} wird gelesen.',
      'Reading $t(noun:turn) {{done}} of {{count}}.',
    ],
    isOver: [
      'Das Spiel ist aus: Alles darf heraus, auch was geheim war.',
      'The game is over: everything may be told, secrets too.',
    ],
    needsOver: [
      'Der Film der Wahrheit verrät alles. Wähle einen anderen Blick, oder bestätige, dass das Spiel aus ist.',
      'The film of the truth tells everything. Choose another perspective, or confirm that the game is over.',
    ],
    noVideo: [
      'Dieser Browser kann kein WebM aufnehmen. Nimm die Seite (HTML): Sie spielt denselben Film.',
      'This browser cannot record WebM. Take the page (HTML): it plays the same film.',
    ],
    noPicture: ['Es gibt kein Bild, das sich speichern ließe.', 'There is no picture to save.'],
    recording: [
      'Das Video wird aufgenommen: $t(noun:turn) {{done}} von {{count}}.',
      'Recording the video: $t(noun:turn) {{done}} of {{count}}.',
    ],
    checking: [
      'Auf verräterische Stellen wird geprüft: $t(noun:turn) {{done}} von {{count}}.',
      'Checking for leaks: $t(noun:turn) {{done}} of {{count}}.',
    ],
    held: [
      'Nicht gespeichert: Die Datei verrät {{reader}} etwas.',
      'Not saved: the file reveals something to {{reader}}.',
    ],
    all: ['allen', 'everybody'],
    again: [
      'Ist alles erlaubt, speichere noch einmal. Was du hier erlaubst, dürfen Filme und Bücher {{reader}} verraten, Auswertungen nicht.',
      'Once everything is allowed, save again. What you allow here may be revealed to {{reader}} by films and books, not by turn reports.',
    ],
    maps: ['Karten im Verlauf', 'Maps in the history'],
    mapsOf: {
      all: ['klein, alle $t(noun:turns)', 'small, every $t(noun:turn)'],
      chosen: ['groß, diese $t(noun:turns)', 'large, these $t(noun:turns)'],
    },
    turns: ['$t(noun:turns) mit Karte', 'With a map'],
    turnsHint: ['Etwa 1–5, 8. Es gibt {{turns}}.', 'Such as 1–5, 8. There are {{turns}}.'],
    turnsWrong: [
      '„{{words}}“ ist $t(noun:noTurn) des Films. Es gibt {{turns}}.',
      '“{{words}}” is $t(noun:noTurn) of the film. There are {{turns}}.',
    ],
  },
  command: {
    allow: [
      'Allen trotzdem mitgeteilt, was nicht alle wissen können',
      'Revealed anyway to everybody what not all can know',
    ],
    disallow: [
      'Doch nicht allen mitgeteilt, was nicht alle wissen können',
      'Not everybody told after all what not all can know',
    ],
  },
  book: {
    kind: ['Buch der Kampagne', 'Book of the campaign'],
    span: ['{{first}} bis {{last}}', '{{first}} to {{last}}'],
    made: ['Erstellt mit Wabenwart', 'Made with Wabenwart'],
    page: ['Seite {{page}}', 'Page {{page}}'],
    contents: ['Inhalt', 'Contents'],
    maps: ['Anfang und Ende', 'Beginning and end'],
    first: ['Die erste Karte: nach {{when}}', 'The first map: after {{when}}'],
    last: ['Die letzte Karte: nach {{when}}', 'The last map: after {{when}}'],
    history: ['$t(noun:turn) um $t(noun:turn)', '$t(noun:Turn) by $t(noun:turn)'],
    news: ['Zeitung', 'Newsletter'],
    correctedSince: [
      '$t(noun:Turn) {{turn}} wurde später berichtigt. Karten und Zahlen, von denen nicht mehr feststeht, wie sie erschienen sind, fehlen.',
      '$t(noun:Turn) {{turn}} was corrected later. Maps and figures of which it is no longer known how they came out are missing.',
    ],
    figures: ['Zahlen', 'Figures'],
    figuresNote: {
      own: [
        'Stand jeweils am $t(noun:monthEnd). In der Tabelle steht in Klammern, wann es so war.',
        'As of the end of every $t(noun:turn). The table says in brackets when it was so.',
      ],
      public: [
        'Was die Zeitung mitteilte: niedrigster und höchster Wert und Durchschnitt über alle, gerundet wie in der Ausgabe.',
        'What the newsletter told: lowest and highest value and the average over all, rounded as in the issue.',
      ],
      none: [
        'Die Zeitung hat keine Zahlen mitgeteilt. Deshalb stehen hier keine.',
        'The newsletter told no figures. Therefore there are none here.',
      ],
    },
    begin: ['Am Anfang', 'At first'],
    highest: ['Höchststand', 'Highest'],
    end: ['Am Ende', 'In the end'],
    valueAt: ['{{value}} ({{turn}})', '{{value}} ({{turn}})'],
  },
  sheet: {
    number: ['Blatt {{number}} von {{count}}', 'Sheet {{number}} of {{count}}'],
    links: ['Film, erstellt mit Wabenwart', 'Film, made with Wabenwart'],
  },
};
