import type { WordTree } from '../../../../../engine';

/**
 * Why a result differs, in a few words for the table of units and as a remark on the letter. What is missing here is in
 * the text of the finding.
 */
export const reasons: WordTree = {
  'F-PATH-NOTADJ': [
    '{{to}} grenzt nicht an {{at}}, der Rest des Wegs entfiel',
    '{{to}} does not border on {{at}}, the rest of the way was dropped',
  ],
  'F-PATH-NOTADJ_noWay': [
    'nach {{to}} ist kein Weg bekannt, blieb stehen',
    'no way to {{to}} is known, stayed',
  ],
  'F-PATH-HEIGHT': [
    'von {{at}} nach {{to}} zu steil, der Rest des Wegs entfiel',
    'too steep from {{at}} to {{to}}, the rest of the way was dropped',
  ],
  'F-PATH-DOMAIN': [
    '{{to}} nicht zu betreten, der Rest des Wegs entfiel',
    '{{to}} cannot be entered, the rest of the way was dropped',
  ],
  'F-PATH-NORIVER': [
    'an {{to}} kein Fluss und kein Kanal, der Rest des Wegs entfiel',
    'no river and no canal at {{to}}, the rest of the way was dropped',
  ],
  'F-PATH-WALL': [
    'vor dem besetzten Wall bei {{to}} angehalten',
    'halted before the occupied wall at {{to}}',
  ],
  'F-PATH-WALL_repelled': ['am Wall vor {{to}} abgewiesen', 'repelled at the wall before {{to}}'],
  'F-MOVE-MP': [
    'für {{to}} fehlten Bewegungspunkte ({{needs}} nötig, {{left}} übrig)',
    'movement points were missing for {{to}} ({{needs}} needed, {{left}} left)',
  ],
  'F-MOVE-MP_impossible': [
    '{{to}} ist auf diesem Weg nicht zu erreichen',
    '{{to}} cannot be reached this way',
  ],
  'F-MOVE-STOPPED': [
    'in {{at}} aufgehalten, der Rest des Wegs entfiel',
    'held up in {{at}}, the rest of the way was dropped',
  ],
  'F-MOVE-STOPPED_retreat': [
    'aus {{at}} zurückgewichen, der Rest des Wegs entfiel',
    'retreated from {{at}}, the rest of the way was dropped',
  ],
  'F-MOVE-STOPPED_noRoom': ['in {{at}} kein Platz mehr', 'no room left in {{at}}'],
  'F-LOAD-CAP': ['fand auf {{carrier}} keinen Platz', 'found no room on {{carrier}}'],
  'F-LOAD-CAP_capacity': [
    'wiegt {{needed}} t, auf {{carrier}} sind {{free}} t frei, blieb an Land',
    'weighs {{needed}} t, {{carrier}} has {{free}} t free, stayed ashore',
  ],
  'F-BOARD-MISS': [
    'Transport {{carrier}} war nicht zur Stelle',
    'transport {{carrier}} was not there',
  ],
  'F-BOARD-MISS_settlement': [
    'Umsteigen bei {{carrier}} nur in einer Ansiedlung',
    'changing at {{carrier}} needs a settlement',
  ],
  'F-ORD-NOCOMBAT': ['kann nichts erobern, E entfiel', 'cannot conquer, E was dropped'],
  'F-ORD-NOCOMBAT_type': [
    '$t(turn:unitType.{{type}}) können nichts erobern, E entfiel',
    '$t(turn:unitType.{{type}}) cannot conquer, E was dropped',
  ],
  'F-ORD-NOCOMBAT_small': [
    'zu klein, um zu erobern, E entfiel',
    'too small to conquer, E was dropped',
  ],
  'F-ORD-NOSIEGE': [
    '$t(turn:unitType.{{type}}) können nicht belagern, B entfiel',
    '$t(turn:unitType.{{type}}) cannot besiege, B was dropped',
  ],
  'F-ORD-UNKNOWN': ['den Befehl „{{words}}“ gibt es nicht', 'there is no order “{{words}}”'],
  'F-ORD-UNKNOWN_extension': [
    'die Erweiterung „{{words}}“ gibt es nicht',
    'there is no extension “{{words}}”',
  ],
  'F-ORD-UNKNOWN_case': [
    '„{{words}}“ ist klein geschrieben, Kürzel gelten nur groß',
    '“{{words}}” is in small letters, codes count in capitals only',
  ],
  'F-ORD-UNPARSED': ['„{{words}}“ war nicht zu verstehen', '“{{words}}” could not be understood'],
  'F-ORD-UNPARSED_extension': [
    '„{{words}}“ gehört zu keiner Erweiterung, der Hauptbefehl galt',
    '“{{words}}” belongs to no extension, the main order held',
  ],
  'F-ORD-NOTARGET_build': ['in {{from}} war nichts im Bau', 'nothing was being built in {{from}}'],
  'F-ORD-NOTARGET_work': ['in {{place}} war nichts im Bau', 'nothing was being built in {{place}}'],
  'F-ORD-NOTARGET_ownSettlement': [
    'in {{place}} steht keine eigene fertige Ansiedlung',
    'no finished settlement of yours stands in {{place}}',
  ],
  'F-ORD-CONDITION': [
    'der Befehl hing an einer Bedingung: „{{words}}“',
    'the order hung on a condition: “{{words}}”',
  ],
  'F-UNIT-SMALL': [
    'unter der Mindestgröße {{minimum}}, erobert nichts',
    'below the minimum size {{minimum}}, conquers nothing',
  ],
  'F-UNIT-NOLEADER': ['ohne Heerführer', 'without a leader'],
  'F-UNIT-LEADERS': [
    'zu wenige Heerführer ({{has}} statt {{needed}})',
    'too few leaders ({{has}} instead of {{needed}})',
  ],
  'F-ROW-ENDPOS': [
    'als neuer Ort stand {{stated}}, der Weg endet in {{actual}}, es galt der Weg',
    'the new place was given as {{stated}}, the way ends in {{actual}}, the way held',
  ],
  'F-ROW-ENDPOS_dropped': [
    'weder {{stated}} noch {{actual}} war zu erreichen',
    'neither {{stated}} nor {{actual}} could be reached',
  ],
  'F-ROW-STARTPOS': [
    'als alter Ort stand {{stated}}, die Einheit war in {{actual}}',
    'the old place was given as {{stated}}, the unit was in {{actual}}',
  ],
  'F-ROW-STARTPOS_kept': [
    'als alter Ort stand {{stated}}, ausgeführt ab {{actual}}',
    'the old place was given as {{stated}}, carried out from {{actual}}',
  ],
  'F-ROW-STARTPOS_dropped': [
    'als alter Ort stand {{stated}}, ab {{actual}} ging der Weg nicht, blieb stehen',
    'the old place was given as {{stated}}, there was no way from {{actual}}, stayed',
  ],
  'F-ROW-SIZE': [
    'angegeben waren {{stated}}, in den Büchern stehen {{actual}}',
    '{{stated}} were given, the books have {{actual}}',
  ],
  'F-ROW-SIZE_leaders': [
    'Heerführer: angegeben {{stated}}, in den Büchern {{actual}}',
    'leaders: {{stated}} given, {{actual}} in the books',
  ],
  'F-ROW-TYPE': [
    'angegeben war {{stated}}, in den Büchern steht {{actual}}',
    '{{stated}} was given, the books have {{actual}}',
  ],
  'F-ROW-UNKNOWN': [
    'eine Einheit {{number}} führen die Bücher nicht',
    'the books have no unit {{number}}',
  ],
  'F-ROW-UNKNOWN_row': [
    'eine Einheit {{number}} führen die Bücher nicht, die Zeile entfiel',
    'the books have no unit {{number}}, the row was dropped',
  ],
  'F-ROW-MISSING': [
    'stand nicht im Zugbefehl, blieb mit {{order}} stehen',
    'not in the order sheet, stayed with {{order}}',
  ],
  'F-UNIT-SPLIT': ['nicht zu teilen, blieb ganz', 'cannot be divided, stayed whole'],
  'F-UNIT-MERGE': [
    'nicht mit {{with}} zu vereinen, beide blieben für sich',
    'cannot be merged with {{with}}, both stayed apart',
  ],
  'F-DISBAND-PLACE_missed': [
    'erreichte {{place}} nicht und besteht weiter',
    'did not reach {{place}} and goes on existing',
  ],
  'F-CARGO-GOLD': ['konnte das Gold nicht abladen', 'could not put down the gold'],
  'F-TURN-PART': [
    'Im Brief fehlte ein Teil; das Übrige galt.',
    'A part of your turn was missing; the rest held.',
  ],
  'F-TURN-PART_cover': ['Dem Brief fehlte das Anschreiben.', 'Your turn had no cover letter.'],
  'F-TURN-PART_realm': [
    'Dem Brief fehlte die Reichsaufstellung. Gewertet ist nach den Büchern der Spielleitung.',
    'Your turn had no list of the realm. It was evaluated by the GM’s books.',
  ],
  'F-TURN-PART_orders': [
    'Dem Brief fehlte der Zugbefehl. Alle Einheiten blieben mit ihrem letzten Befehl stehen.',
    'Your turn had no order sheet. All units stayed with their last order.',
  ],
  'F-TURN-LIST': [
    'In diesem Mond war eine Aufstellung fällig; sie fehlte.',
    'A list was due in this moon; it was missing.',
  ],
  'F-TURN-LIST_income': [
    'Im Einnahmemond ist die Aufstellung der Steuern fällig; sie fehlte. Gebucht ist nach den Büchern der Spielleitung.',
    'The list of taxes is due in the income moon; it was missing. The GM’s books were used.',
  ],
  'F-TURN-LIST_muster': [
    'Im Rüstmond ist die Aufstellung der Rüstgüter fällig; sie fehlte. Gebucht ist nach den Büchern der Spielleitung.',
    'The list of goods raised is due in the muster moon; it was missing. The GM’s books were used.',
  ],
  'F-TURN-LATE': ['Der Brief kam nach dem Einsendeschluss.', 'Your turn came after the date.'],
  'F-TURN-HEADER': [
    'Zugnummer oder Mond des Anschreibens fehlten oder passten nicht. Gewertet ist der Brief für diesen Zug.',
    'Turn number or moon of your cover letter were missing or did not fit. The letter was taken for this turn.',
  ],
  'F-TURN-HEADER_noTurn': [
    'Im Anschreiben fehlte die Nummer des Zugs. Gewertet ist der Brief für diesen Zug.',
    'The number of the turn was missing in the cover letter. It was taken for this turn.',
  ],
  'F-TURN-HEADER_otherTurn': [
    'Das Anschreiben nannte Zug {{stated}}. Gewertet ist der Brief für Zug {{expected}}.',
    'The cover letter named turn {{stated}}. It was taken for turn {{expected}}.',
  ],
  'F-TURN-HEADER_noMoons': [
    'Im Anschreiben fehlte der Mond. Gewertet ist der Brief für diesen Mond.',
    'The moon was missing in the cover letter. It was taken for this moon.',
  ],
  'F-TURN-HEADER_otherMoons': [
    '„{{words}}“ passte nicht zu diesem Zug. Gewertet ist der Brief für diesen Mond.',
    '“{{words}}” did not fit this turn. The letter was taken for this moon.',
  ],
  'F-PORT-MISSING': [
    'Zu einer Ansiedlung fehlten die Hafenseiten; sie hat deshalb keinen Hafen.',
    'The harbour sides of your settlement were missing; it has no harbour therefore.',
  ],
  'F-PORT-MISSING_list': [
    'In der Aufstellung fehlten die Hafenseiten von {{list}}. Es galten die Häfen der Karte.',
    'The harbour sides of {{list}} were missing in your list. The harbours of the map held.',
  ],
  'F-CHAR-SETTLEMENT': [
    'Charaktere sind Ansiedlungen zugeordnet, die es nicht gibt: {{characters}}. Der richtige Sitz fehlt noch.',
    'Your characters are assigned to settlements that do not exist: {{characters}}. Please name the right seat.',
  ],
  'F-CHAR-SETTLEMENT_row': [
    '{{characters}}: In {{place}} steht keine Ansiedlung. Der richtige Sitz fehlt noch.',
    '{{characters}}: there is no settlement in {{place}}. Please name the right seat.',
  ],
  'F-DIP-COPY': [
    'Von einem Vertrag fehlt der Spielleitung noch die Abschrift.',
    'The GM still lacks the copy of a treaty.',
  ],
  'F-DIP-COPY_party': [
    'Vom Vertrag „{{title}}“ fehlt noch die Abschrift von {{other}}. Er wirkt, sobald sie da ist.',
    'Of the treaty “{{title}}” the copy of {{other}} is still missing. It takes effect as soon as it is there.',
  ],
  'F-DIP-CONTACT': [
    'Mit {{other}} gab es noch keine Begegnung. Wie kam der Vertrag „{{title}}“ zustande?',
    'You have not met yet ({{other}}). Please write how the treaty “{{title}}” came about.',
  ],
  'F-ORD-REMARK': [
    'Der Vermerk „{{words}}“ war nicht zu deuten und blieb ohne Wirkung.',
    'The remark “{{words}}” could not be interpreted and had no effect.',
  ],
  'F-ORD-REMARK_declaration': [
    'Die Erklärung „{{words}}“ war nicht zu deuten und blieb ohne Wirkung.',
    'The declaration “{{words}}” could not be interpreted and had no effect.',
  ],
  'F-BUILD-FREETYPE': [
    'Diesen Bau kennt die Tafel nicht; er braucht eine Genehmigung.',
    'The table does not know this building; it needs to be approved.',
  ],
  'F-BUILD-FREETYPE_settlement': [
    'Den Typ „{{type}}“ kennt die Tafel der Ansiedlungen nicht; er braucht eine Genehmigung.',
    'The table of settlements does not know the type “{{type}}”; it needs to be approved.',
  ],
  'F-BUILD-FREETYPE_declared': [
    '„{{type}}“ kennt die Tafel der Bauwerke nicht; es braucht eine Genehmigung.',
    'The table of structures does not know “{{type}}”; it needs to be approved.',
  ],
  'F-ORD-UNPARSED_declaration': [
    'Die Erklärung ab „{{words}}“ war nicht zu verstehen und blieb ohne Wirkung.',
    'The declaration from “{{words}}” on could not be understood and had no effect.',
  ],
  'F-ORD-UNPARSED_twice': [
    '„{{words}}“ stand zweimal im Brief; gebaut wurde nichts.',
    '“{{words}}” stood in the letter twice; nothing was built.',
  ],
  'F-ORD-NOTARGET_structure': [
    'In {{place}} steht nichts und wird nichts gebaut; „{{words}}“ blieb ohne Wirkung.',
    'Nothing stands or is being built in {{place}}; “{{words}}” had no effect.',
  ],
};
