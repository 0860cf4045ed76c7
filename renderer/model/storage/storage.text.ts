import type { WordTree } from '../../../engine';

/** Texts of saving, loading and deleting campaigns, and of the chronicle. */
export const storage = {
  save: {
    saved: ['gespeichert {{time}}', 'saved {{time}}'],
    saving: ['wird gespeichert …', 'saving…'],
    failed: ['nicht gespeichert', 'not saved'],
    readOnly: ['nur lesen', 'read only'],
  },
  failure: {
    title: ['Nicht gespeichert', 'Not saved'],
    quota: [
      'Der Platz für dieses Programm ist voll. Du kannst weiterarbeiten, dein Stand bleibt im offenen Fenster; schaffe Platz, dann sichert das Programm von selbst, oder speichere eine Kopie als Datei.',
      'The room for this program is full. You can go on working, your work remains in the open window; make room and the program saves by itself, or save a copy as a file.',
    ],
    conflict: [
      'Ein anderes Fenster hat diese Kampagne inzwischen geändert. Dein Stand bleibt in diesem Fenster; speichere ihn als Datei und öffne die Kampagne neu.',
      'Another window has changed this campaign in the meantime. Your work remains in this window; save it as a file and open the campaign again.',
    ],
    removed: [
      'Diese Kampagne wurde in einem anderen Fenster gelöscht. Dein Stand bleibt in diesem Fenster; speichere ihn als Datei, dann kannst du die Datei als Kampagne öffnen.',
      'This campaign was deleted in another window. What you see stays in this window; save it as a file, and you can open that file as a campaign.',
    ],
    blocked: [
      'Der Browser lässt das Programm nichts auf die Platte schreiben. Dein Stand bleibt im offenen Fenster; speichere eine Kopie als Datei.',
      'The browser does not let the program write to the disk. Your work remains in the open window; save a copy as a file.',
    ],
    unknown: [
      'Der letzte Schritt ließ sich nicht auf die Platte schreiben. Dein Stand bleibt im offenen Fenster; versuche es noch einmal oder speichere eine Kopie als Datei.',
      'The last step could not be written to the disk. Your work remains in the open window; try again or save a copy as a file.',
    ],
  },
  lost: {
    title: ['Dieser Stand lässt sich nicht wiederherstellen', 'This state cannot be restored'],
    text: [
      'Was Schritt Nr. {{seq}} geändert hat, fehlt auf der Platte oder passt nicht zum Rest. Die Kampagne steht, wie sie war, und du kannst weiterarbeiten; einen früheren Stand holst du aus einer Sicherung zurück.',
      'What step no. {{seq}} changed is missing on the disk or does not fit the rest. The campaign stands as it was, and you can go on working; an earlier state comes back from a backup.',
    ],
    backups: ['Sicherungen ansehen', 'See the backups'],
  },
  unfit: {
    title: ['Nicht ausgeführt', 'Not done'],
    text: [
      'Was dieser Schritt einträgt, ließe sich aus keiner Datei wieder einlesen (Teil {{part}}, {{path}}). Die Kampagne steht, wie sie war; gib etwas Kleineres oder Kürzeres an.',
      'What this step enters could not be read again from any file (part {{part}}, {{path}}). The campaign stands as it was; give something smaller or shorter.',
    ],
  },
  closing: {
    title: ['Nicht gespeicherte Änderungen', 'Unsaved steps'],
    text: [
      'Die letzten Schritte sind nicht auf der Platte. Wenn du die Kampagne jetzt schließt, sind sie verloren.',
      'The last steps are not on the disk. If you close the campaign now, they are lost.',
    ],
    discard: ['Schließen und verwerfen', 'Close and discard'],
  },
  journal: {
    created: ['Kampagne angelegt', 'Campaign made'],
    imported: ['Aus der Datei {{file}} übernommen', 'Taken over from the file {{file}}'],
    example: ['Beispielwelt angelegt', 'Example campaign made'],
    rename: ['In „{{name}}“ umbenannt', 'Renamed to “{{name}}”'],
    address: ['Anrede der Spieler: {{address}}', 'Address of the players: {{address}}'],
  },
  chronicle: {
    former: [
      'Schritt aus einer früheren Version des Programms',
      'Step of an earlier version of the program',
    ],
    title: ['Verlauf', 'History'],
    intro: [
      'Die letzten zwölf $t(noun:turns) Schritt für Schritt, auch was zurückgenommen wurde; ältere nur an ihrem Ende. „Wiederherstellen“ holt die Kampagne auf diesen Stand; die Pfeiltasten gehen durch die Liste, Enter springt.',
      'The last twelve $t(noun:turns) step by step, with what was taken back; older ones at their end only. “Restore” brings the campaign back to that state; the arrow keys walk the list, Enter jumps.',
    ],
    here: ['jetzt hier', 'here now'],
    undone: ['zurückgenommen', 'taken back'],
    branch: ['Abzweig von {{seq}}', 'branch from {{seq}}'],
    jump: ['Wiederherstellen', 'Restore'],
    emptyTitle: ['Noch nichts geschehen', 'Nothing has happened yet'],
    empty: [
      'Jede Änderung an der Kampagne steht hier und lässt sich zurücknehmen.',
      'Every change to the campaign is listed here and can be taken back.',
    ],
    numbered: ['Nr. {{seq}} · {{when}}', 'No. {{seq}} · {{when}}'],
    search: ['Schritte nach Worten suchen', 'Find steps by their words'],
    count_one: ['{{count}} Schritt', '{{count}} step'],
    count_other: ['{{count}} Schritte', '{{count}} steps'],
    found: ['{{count}} von {{all}} Schritten', '{{count}} of {{all}} steps'],
  },
  file: {
    exported: [
      'Gespeichert als {{path}}. Der Verlauf bleibt auf diesem Rechner, die Datei enthält den jetzigen Stand.',
      'Saved as {{path}}. The history stays on this computer, the file holds the present state.',
    ],
    exportFailed: [
      'Die Kopie ließ sich nicht schreiben. Die Kampagne im Programm ist unverändert; versuche einen anderen Ort.',
      'The copy could not be written. The campaign in the program is unchanged; try another place.',
    ],
    imported: ['{{name}} ist da und geöffnet.', '{{name}} is here and open.'],
    broken: ['Datei nicht geöffnet', 'File not opened'],
    problem: {
      'not-a-zip': [
        '„{{file}}“ ist keine Wabenwart-Datei oder nicht vollständig. Deine Kampagnen sind unverändert; wähle eine andere Datei mit der Endung .wabenwart.',
        '“{{file}}” is not a Wabenwart file, or not a complete one. Your campaigns are unchanged; choose another file ending in .wabenwart.',
      ],
      'foreign-zip': [
        '„{{file}}“ ist ein Archiv eines anderen Programms. Deine Kampagnen sind unverändert; wähle eine Datei mit der Endung .wabenwart.',
        '“{{file}}” is an archive of another program. Your campaigns are unchanged; choose a file ending in .wabenwart.',
      ],
      'too-new': [
        '„{{file}}“ stammt aus einer neueren Version von Wabenwart (Format {{version}}, lesbar bis {{readable}}). Deine Kampagnen sind unverändert; öffne sie mit der neueren Version.',
        '“{{file}}” comes from a newer Wabenwart (format {{version}}, readable up to {{readable}}). Your campaigns are unchanged; open it with the newer program.',
      ],
      'too-large': [
        '„{{file}}“ ist ausgepackt größer, als eine Kampagne sein kann. Deine Kampagnen sind unverändert; prüfe, woher die Datei kommt.',
        '“{{file}}” unpacks to more than a campaign can hold. Your campaigns are unchanged; check where the file comes from.',
      ],
      'too-full': [
        'In „{{file}}“ enthält der Teil {{part}} mehr Zeilen, Zwischenräume oder Werte, als eine Kampagne je hat. Deine Kampagnen sind unverändert; prüfe, woher die Datei kommt.',
        'In “{{file}}” the part {{part}} holds more lines, blanks or values than any campaign has. Your campaigns are unchanged; check where the file comes from.',
      ],
      'part-missing': [
        'In „{{file}}“ fehlt der Teil {{part}}. Deine Kampagnen sind unverändert; nimm eine ältere Kopie.',
        '“{{file}}” lacks the part {{part}}. Your campaigns are unchanged; take an older copy.',
      ],
      'part-damaged': [
        'In „{{file}}“ ist der Teil {{part}} beschädigt. Deine Kampagnen sind unverändert; nimm eine ältere Kopie.',
        'The part {{part}} of “{{file}}” is damaged. Your campaigns are unchanged; take an older copy.',
      ],
      'part-twice': [
        'In „{{file}}“ steht der Teil {{part}} zweimal. Deine Kampagnen sind unverändert; prüfe, woher die Datei kommt.',
        'The part {{part}} stands twice in “{{file}}”. Your campaigns are unchanged; check where the file comes from.',
      ],
      'part-unsafe': [
        'In „{{file}}“ steht ein Teil, dessen Name aus der Datei hinausführt ({{part}}). Deine Kampagnen sind unverändert; prüfe, woher die Datei kommt.',
        '“{{file}}” has a part whose name leads out of the file ({{part}}). Your campaigns are unchanged; check where the file comes from.',
      ],
      'text-broken': [
        'In „{{file}}“ ist der Teil {{part}} kein Text in UTF-8. Deine Kampagnen sind unverändert; nimm eine ältere Kopie.',
        'The part {{part}} of “{{file}}” is no UTF-8 text. Your campaigns are unchanged; take an older copy.',
      ],
      'key-twice': [
        'In „{{file}}“ steht im Teil {{part}} ein Eintrag zweimal. Deine Kampagnen sind unverändert; nimm eine ältere Kopie.',
        'An entry stands twice in the part {{part}} of “{{file}}”. Your campaigns are unchanged; take an older copy.',
      ],
      'json-broken': [
        'In „{{file}}“ ist der Teil {{part}} nicht lesbar. Deine Kampagnen sind unverändert; nimm eine ältere Kopie.',
        'The part {{part}} of “{{file}}” cannot be read. Your campaigns are unchanged; take an older copy.',
      ],
      'key-unsafe': [
        'In „{{file}}“ steht etwas, das keine Kampagne enthalten darf. Deine Kampagnen sind unverändert; prüfe, woher die Datei kommt.',
        '“{{file}}” holds something no campaign may contain. Your campaigns are unchanged; check where the file comes from.',
      ],
      schema: [
        'In „{{file}}“ stimmt der Teil {{part}} nicht ({{path}}). Deine Kampagnen sind unverändert; nimm eine ältere Kopie.',
        'The part {{part}} of “{{file}}” is wrong ({{path}}). Your campaigns are unchanged; take an older copy.',
      ],
      contradiction: [
        '„{{file}}“ widerspricht sich selbst. Deine Kampagnen sind unverändert; nimm eine ältere Kopie.',
        '“{{file}}” contradicts itself. Your campaigns are unchanged; take an older copy.',
      ],
    },
    unstored: [
      '„{{file}}“ ließ sich lesen, aber nicht speichern. Deine Kampagnen sind unverändert; schaffe Platz und versuche es noch einmal.',
      '“{{file}}” could be read but not stored. Your campaigns are unchanged; make room and try again.',
    ],
    gone: [
      'Die gewählte Datei ließ sich nicht lesen. Deine Kampagnen sind unverändert; sieh nach, ob sie noch da ist.',
      'The chosen file could not be read. Your campaigns are unchanged; see whether it is still there.',
    ],
    staysOpen: [
      'Die offene Kampagne hat Schritte, die noch nicht auf der Platte sind, und bleibt darum offen. Speichere eine Kopie davon und geh zur Startseite; dort öffnest du die andere.',
      'The open campaign has steps that are not on the disk yet, so it stays open. Save a copy of it and go to the start page; the other one opens there.',
    ],
    damaged: [
      'Dieser Kampagne fehlt auf der Platte etwas, ohne das sie sich nicht zeigen lässt. Verändert wurde nichts; hole die letzte Sicherung zurück oder öffne deine letzte Kopie als Datei.',
      'This campaign lacks something on the disk that it cannot be shown without. Nothing was changed; bring back the last backup or open your last copy as a file.',
    ],
    openFailed: [
      'Die Kampagne ließ sich nicht öffnen. Auf der Platte wurde nichts verändert; lade die Seite neu und versuche es noch einmal.',
      'The campaign could not be opened. Nothing on the disk was changed; reload the page and try again.',
    ],
  },
  transfer: {
    reading: ['„{{file}}“ wird gelesen: {{share}} %', 'Reading “{{file}}”: {{share}}%'],
    packing: ['Die Kopie wird gepackt …', 'Packing the copy…'],
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
      'Wird der Platz knapp, darf der Browser die Daten löschen. Lege Sicherungen an.',
      'The browser may delete the data when space runs low. Make backups.',
    ],
    unknown: [
      'Der Browser sagt nicht, ob er die Daten behält. Vor Verlust schützen dich Sicherungen und Kopien als Datei.',
      'The browser does not say whether it keeps the data. Backups and copies as files protect you from loss.',
    ],
    ask: ['Dauerhaft speichern lassen', 'Request persistent storage'],
    room: [
      '{{used}} belegt, nach Angabe des Browsers {{free}} frei',
      '{{used}} used, {{free}} free by what the browser says',
    ],
  },
} satisfies WordTree;
