import type { WordTree } from '../../../engine';

/** Texts of saving, loading and deleting campaigns, and of the chronicle. */
export const storage = {
  save: {
    saved: ['gesichert {{time}}', 'saved {{time}}'],
    saving: ['wird gesichert …', 'saving …'],
    failed: ['nicht gesichert', 'not saved'],
    readOnly: ['nur lesen', 'read only'],
  },
  failure: {
    title: ['Nicht gesichert', 'Not saved'],
    quota: [
      'Der Platz für dieses Programm ist voll. Du kannst weiterarbeiten, dein Stand bleibt im offenen Fenster; schaffe Platz, dann sichert das Programm von selbst, oder sichere eine Kopie als Datei.',
      'The room for this program is full. You can go on working, your work remains in the open window; make room and the program saves by itself, or save a copy as a file.',
    ],
    conflict: [
      'Ein anderes Fenster hat diese Welt inzwischen geändert. Dein Stand bleibt in diesem Fenster; sichere ihn als Datei und öffne die Welt neu.',
      'Another window has changed this world in the meantime. Your work remains in this window; save it as a file and open the world again.',
    ],
    removed: [
      'Diese Welt wurde in einem anderen Fenster gelöscht. Dein Stand bleibt in diesem Fenster; sichere ihn als Datei, dann kannst du die Datei als Welt öffnen.',
      'This world was deleted in another window. What you see stays in this window; save it as a file, and you can open that file as a world.',
    ],
    blocked: [
      'Der Browser lässt das Programm nichts auf die Platte schreiben. Dein Stand bleibt im offenen Fenster; sichere eine Kopie als Datei.',
      'The browser does not let the program write to the disk. Your work remains in the open window; save a copy as a file.',
    ],
    unknown: [
      'Der letzte Schritt ließ sich nicht auf die Platte schreiben. Dein Stand bleibt im offenen Fenster; versuche es noch einmal oder sichere eine Kopie als Datei.',
      'The last step could not be written to the disk. Your work remains in the open window; try again or save a copy as a file.',
    ],
  },
  lost: {
    title: ['Dorthin führt kein Weg', 'No way leads there'],
    text: [
      'Was Schritt Nr. {{seq}} geändert hat, fehlt auf der Platte oder passt nicht zum Rest. Die Welt steht, wie sie war, und du kannst weiterarbeiten; einen früheren Stand holst du aus einer Sicherung zurück.',
      'What step no. {{seq}} changed is missing on the disk or does not fit the rest. The world stands as it was, and you can go on working; an earlier state comes back from a backup.',
    ],
    backups: ['Sicherungen ansehen', 'See the backups'],
  },
  unfit: {
    title: ['Nicht ausgeführt', 'Not done'],
    text: [
      'Was dieser Schritt einträgt, ließe sich aus keiner Datei wieder einlesen (Teil {{part}}, {{path}}). Die Welt steht, wie sie war; gib etwas Kleineres oder Kürzeres an.',
      'What this step enters could not be read again from any file (part {{part}}, {{path}}). The world stands as it was; give something smaller or shorter.',
    ],
  },
  closing: {
    title: ['Ungesicherte Schritte', 'Unsaved steps'],
    text: [
      'Die letzten Schritte sind nicht auf der Platte. Wenn du die Welt jetzt schließt, sind sie verloren.',
      'The last steps are not on the disk. If you close the world now, they are lost.',
    ],
    discard: ['Schließen und verwerfen', 'Close and discard'],
  },
  journal: {
    created: ['Welt angelegt', 'World made'],
    imported: ['Aus der Datei {{file}} übernommen', 'Taken over from the file {{file}}'],
    example: ['Beispielwelt angelegt', 'Example world made'],
    rename: ['In „{{name}}“ umbenannt', 'Renamed to “{{name}}”'],
  },
  chronicle: {
    former: [
      'Schritt aus einer früheren Fassung des Programms',
      'Step of an earlier version of the program',
    ],
    title: ['Chronik', 'Chronicle'],
    intro: [
      'Die letzten zwölf Züge Schritt für Schritt, auch was zurückgenommen wurde; ältere nur an ihrem Ende. „Zu diesem Stand“ stellt die Welt darauf; die Pfeiltasten gehen durch die Liste, die Eingabetaste springt.',
      'The last twelve turns step by step, with what was taken back; older ones at their end only. “To this state” puts the world to it; the arrow keys walk the list, Enter jumps.',
    ],
    here: ['jetzt hier', 'here now'],
    undone: ['zurückgenommen', 'taken back'],
    branch: ['Abzweig von {{seq}}', 'branch from {{seq}}'],
    jump: ['Zu diesem Stand', 'To this state'],
    emptyTitle: ['Noch nichts geschehen', 'Nothing has happened yet'],
    empty: [
      'Jede Änderung an der Welt steht hier und lässt sich zurücknehmen.',
      'Every change to the world is listed here and can be taken back.',
    ],
    numbered: ['Nr. {{seq}} · {{when}}', 'No. {{seq}} · {{when}}'],
    search: ['Schritte nach Worten suchen', 'Find steps by their words'],
    count_one: ['{{count}} Schritt', '{{count}} step'],
    count_other: ['{{count}} Schritte', '{{count}} steps'],
    found: ['{{count}} von {{all}} Schritten', '{{count}} of {{all}} steps'],
  },
  file: {
    exported: [
      'Gesichert als {{path}}. Der Verlauf bleibt auf diesem Rechner, die Datei enthält den jetzigen Stand.',
      'Saved as {{path}}. The history stays on this computer, the file holds the present state.',
    ],
    exportFailed: [
      'Die Kopie ließ sich nicht schreiben. Die Welt im Programm ist unverändert; versuche einen anderen Ort.',
      'The copy could not be written. The world in the program is unchanged; try another place.',
    ],
    imported: ['{{name}} ist da und geöffnet.', '{{name}} is here and open.'],
    broken: ['Datei nicht geöffnet', 'File not opened'],
    problem: {
      'not-a-zip': [
        '„{{file}}“ ist keine Wabenwart-Datei oder nicht vollständig. Deine Welten sind unverändert; wähle eine andere Datei mit der Endung .wabenwart.',
        '“{{file}}” is not a Wabenwart file, or not a complete one. Your worlds are unchanged; choose another file ending in .wabenwart.',
      ],
      'foreign-zip': [
        '„{{file}}“ ist ein Archiv eines anderen Programms. Deine Welten sind unverändert; wähle eine Datei mit der Endung .wabenwart.',
        '“{{file}}” is an archive of another program. Your worlds are unchanged; choose a file ending in .wabenwart.',
      ],
      'too-new': [
        '„{{file}}“ stammt aus einer neueren Fassung von Wabenwart (Format {{version}}, lesbar bis {{readable}}). Deine Welten sind unverändert; öffne sie mit der neueren Fassung.',
        '“{{file}}” comes from a newer Wabenwart (format {{version}}, readable up to {{readable}}). Your worlds are unchanged; open it with the newer program.',
      ],
      'too-large': [
        '„{{file}}“ ist ausgepackt größer, als eine Welt sein kann. Deine Welten sind unverändert; prüfe, woher die Datei kommt.',
        '“{{file}}” unpacks to more than a world can hold. Your worlds are unchanged; check where the file comes from.',
      ],
      'too-full': [
        'In „{{file}}“ enthält der Teil {{part}} mehr Zeilen, Zwischenräume oder Werte, als eine Welt je hat. Deine Welten sind unverändert; prüfe, woher die Datei kommt.',
        'In “{{file}}” the part {{part}} holds more lines, blanks or values than any world has. Your worlds are unchanged; check where the file comes from.',
      ],
      'part-missing': [
        'In „{{file}}“ fehlt der Teil {{part}}. Deine Welten sind unverändert; nimm eine ältere Kopie.',
        '“{{file}}” lacks the part {{part}}. Your worlds are unchanged; take an older copy.',
      ],
      'part-damaged': [
        'In „{{file}}“ ist der Teil {{part}} beschädigt. Deine Welten sind unverändert; nimm eine ältere Kopie.',
        'The part {{part}} of “{{file}}” is damaged. Your worlds are unchanged; take an older copy.',
      ],
      'part-twice': [
        'In „{{file}}“ steht der Teil {{part}} zweimal. Deine Welten sind unverändert; prüfe, woher die Datei kommt.',
        'The part {{part}} stands twice in “{{file}}”. Your worlds are unchanged; check where the file comes from.',
      ],
      'part-unsafe': [
        'In „{{file}}“ steht ein Teil, dessen Name aus der Datei hinausführt ({{part}}). Deine Welten sind unverändert; prüfe, woher die Datei kommt.',
        '“{{file}}” has a part whose name leads out of the file ({{part}}). Your worlds are unchanged; check where the file comes from.',
      ],
      'text-broken': [
        'In „{{file}}“ ist der Teil {{part}} kein Text in UTF-8. Deine Welten sind unverändert; nimm eine ältere Kopie.',
        'The part {{part}} of “{{file}}” is no UTF-8 text. Your worlds are unchanged; take an older copy.',
      ],
      'key-twice': [
        'In „{{file}}“ steht im Teil {{part}} ein Eintrag zweimal. Deine Welten sind unverändert; nimm eine ältere Kopie.',
        'An entry stands twice in the part {{part}} of “{{file}}”. Your worlds are unchanged; take an older copy.',
      ],
      'json-broken': [
        'In „{{file}}“ ist der Teil {{part}} nicht lesbar. Deine Welten sind unverändert; nimm eine ältere Kopie.',
        'The part {{part}} of “{{file}}” cannot be read. Your worlds are unchanged; take an older copy.',
      ],
      'key-unsafe': [
        'In „{{file}}“ steht etwas, das keine Welt enthalten darf. Deine Welten sind unverändert; prüfe, woher die Datei kommt.',
        '“{{file}}” holds something no world may contain. Your worlds are unchanged; check where the file comes from.',
      ],
      schema: [
        'In „{{file}}“ stimmt der Teil {{part}} nicht ({{path}}). Deine Welten sind unverändert; nimm eine ältere Kopie.',
        'The part {{part}} of “{{file}}” is wrong ({{path}}). Your worlds are unchanged; take an older copy.',
      ],
      contradiction: [
        '„{{file}}“ widerspricht sich selbst. Deine Welten sind unverändert; nimm eine ältere Kopie.',
        '“{{file}}” contradicts itself. Your worlds are unchanged; take an older copy.',
      ],
    },
    unstored: [
      '„{{file}}“ ließ sich lesen, aber nicht speichern. Deine Welten sind unverändert; schaffe Platz und versuche es noch einmal.',
      '“{{file}}” could be read but not stored. Your worlds are unchanged; make room and try again.',
    ],
    gone: [
      'Die gewählte Datei ließ sich nicht lesen. Deine Welten sind unverändert; sieh nach, ob sie noch da ist.',
      'The chosen file could not be read. Your worlds are unchanged; see whether it is still there.',
    ],
    staysOpen: [
      'Die offene Welt hat Schritte, die noch nicht auf der Platte sind, und bleibt darum offen. Sichere eine Kopie davon und geh zur Startseite; dort öffnest du die andere.',
      'The open world has steps that are not on the disk yet, so it stays open. Save a copy of it and go to the start page; the other one opens there.',
    ],
    damaged: [
      'Dieser Welt fehlt auf der Platte etwas, ohne das sie sich nicht zeigen lässt. Verändert wurde nichts; hole die letzte Sicherung zurück oder öffne deine letzte Kopie als Datei.',
      'This world lacks something on the disk that it cannot be shown without. Nothing was changed; bring back the last backup or open your last copy as a file.',
    ],
    openFailed: [
      'Die Welt ließ sich nicht öffnen. Auf der Platte wurde nichts verändert; lade die Seite neu und versuche es noch einmal.',
      'The world could not be opened. Nothing on the disk was changed; reload the page and try again.',
    ],
  },
  transfer: {
    reading: ['„{{file}}“ wird gelesen: {{share}} %', 'Reading “{{file}}”: {{share}} %'],
    packing: ['Die Kopie wird gepackt …', 'Packing the copy …'],
    enclosure: [
      'Die Kopie wird geschrieben: Bild oder Schreiben {{done}} von {{total}}',
      'Writing the copy: picture or letter {{done}} of {{total}}',
    ],
    unread: [
      'Abgebrochen: Von „{{file}}“ wurde nichts übernommen.',
      'Cancelled: nothing of “{{file}}” was taken over.',
    ],
    unwritten: [
      'Abgebrochen: Es wurde keine Kopie geschrieben.',
      'Cancelled: no copy was written.',
    ],
  },
  persist: {
    kept: [
      'Der Browser hat zugesagt, die Daten dieses Programms zu behalten.',
      'The browser has promised to keep the data of this program.',
    ],
    asked: [
      'Der Browser behält die Daten, solange Platz ist; zugesagt hat er es nicht. Vor Verlust schützen dich Sicherungen und Kopien als Datei.',
      'The browser keeps the data while there is room; it has not promised to. Backups and copies as files protect you from loss.',
    ],
    unknown: [
      'Der Browser sagt nicht, ob er die Daten behält. Vor Verlust schützen dich Sicherungen und Kopien als Datei.',
      'The browser does not say whether it keeps the data. Backups and copies as files protect you from loss.',
    ],
    ask: ['Um die Zusage bitten', 'Ask for the promise'],
    room: [
      '{{used}} belegt, nach Angabe des Browsers {{free}} frei',
      '{{used}} used, {{free}} free by what the browser says',
    ],
  },
} satisfies WordTree;
