/**
 * Warum es anders kam, in Stichworten für die Tafel der Einheiten und als Anmerkung zum Brief. Was hier fehlt, sagt der
 * Text des Befunds.
 */
export const reasons = {
  'F-PATH-NOTADJ': '{{to}} grenzt nicht an {{at}}, der Rest des Weges entfiel',
  'F-PATH-NOTADJ_noWay': 'nach {{to}} ist kein Weg bekannt, blieb stehen',
  'F-PATH-HEIGHT': 'von {{at}} nach {{to}} zu steil, der Rest des Weges entfiel',
  'F-PATH-DOMAIN': '{{to}} nicht zu betreten, der Rest des Weges entfiel',
  'F-PATH-NORIVER': 'an {{to}} kein Fluss und kein Kanal, der Rest des Weges entfiel',
  'F-PATH-WALL': 'vor dem besetzten Wall bei {{to}} angehalten',
  'F-PATH-WALL_repelled': 'am Wall vor {{to}} abgewiesen',
  'F-MOVE-MP': 'für {{to}} fehlten Bewegungspunkte ({{needs}} nötig, {{left}} übrig)',
  'F-MOVE-MP_impossible': '{{to}} ist auf diesem Weg nicht zu erreichen',
  'F-MOVE-STOPPED': 'in {{at}} aufgehalten, der Rest des Weges entfiel',
  'F-MOVE-STOPPED_retreat': 'aus {{at}} zurückgewichen, der Rest des Weges entfiel',
  'F-MOVE-STOPPED_noRoom': 'in {{at}} kein Platz mehr',
  'F-LOAD-CAP': 'fand auf {{carrier}} keinen Platz',
  'F-LOAD-CAP_capacity': 'wiegt {{needed}} t, auf {{carrier}} sind {{free}} t frei, blieb an Land',
  'F-BOARD-MISS': 'Transport {{carrier}} war nicht zur Stelle',
  'F-BOARD-MISS_settlement': 'Umsteigen bei {{carrier}} nur in einer Ansiedlung',
  'F-ORD-NOCOMBAT': 'kann nichts erobern, E entfiel',
  'F-ORD-NOCOMBAT_type': '$t(turn:unitType.{{type}}) können nichts erobern, E entfiel',
  'F-ORD-NOCOMBAT_small': 'zu klein, um zu erobern, E entfiel',
  'F-ORD-NOSIEGE': '$t(turn:unitType.{{type}}) können nicht belagern, B entfiel',
  'F-ORD-UNKNOWN': 'den Befehl „{{words}}“ gibt es nicht',
  'F-ORD-UNKNOWN_extension': 'die Erweiterung „{{words}}“ gibt es nicht',
  'F-ORD-UNKNOWN_case': '„{{words}}“ ist klein geschrieben, Kürzel gelten nur groß',
  'F-ORD-UNPARSED': '„{{words}}“ war nicht zu verstehen',
  'F-ORD-UNPARSED_extension': '„{{words}}“ gehört zu keiner Erweiterung, der Hauptbefehl galt',
  'F-ORD-NOTARGET_build': 'in {{from}} war nichts im Bau',
  'F-ORD-NOTARGET_work': 'in {{place}} war nichts im Bau',
  'F-ORD-NOTARGET_ownSettlement': 'in {{place}} steht keine eigene fertige Ansiedlung',
  'F-ORD-CONDITION': 'der Befehl hing an einer Bedingung: „{{words}}“',
  'F-UNIT-SMALL': 'unter der Mindestgröße {{minimum}}, erobert nichts',
  'F-UNIT-NOLEADER': 'ohne Heerführer',
  'F-UNIT-LEADERS': 'zu wenige Heerführer ({{has}} statt {{needed}})',
  'F-ROW-ENDPOS': 'als neuer Ort stand {{stated}}, der Weg endet in {{actual}}, es galt der Weg',
  'F-ROW-ENDPOS_dropped': 'weder {{stated}} noch {{actual}} war zu erreichen',
  'F-ROW-STARTPOS': 'als alter Ort stand {{stated}}, die Einheit war in {{actual}}',
  'F-ROW-STARTPOS_kept': 'als alter Ort stand {{stated}}, ausgeführt ab {{actual}}',
  'F-ROW-STARTPOS_dropped':
    'als alter Ort stand {{stated}}, ab {{actual}} ging der Weg nicht, blieb stehen',
  'F-ROW-SIZE': 'angegeben waren {{stated}}, in den Büchern stehen {{actual}}',
  'F-ROW-SIZE_leaders': 'Heerführer: angegeben {{stated}}, in den Büchern {{actual}}',
  'F-ROW-TYPE': 'angegeben war {{stated}}, in den Büchern steht {{actual}}',
  'F-ROW-UNKNOWN': 'eine Einheit {{number}} führen die Bücher nicht',
  'F-ROW-UNKNOWN_row': 'eine Einheit {{number}} führen die Bücher nicht, die Zeile entfiel',
  'F-ROW-MISSING': 'stand nicht im Zugbefehl, blieb mit {{order}} stehen',
  'F-UNIT-SPLIT': 'nicht zu teilen, blieb ganz',
  'F-UNIT-MERGE': 'nicht mit {{with}} zu vereinen, beide blieben für sich',
  'F-DISBAND-PLACE_missed': 'erreichte {{place}} nicht und besteht weiter',
  'F-CARGO-GOLD': 'konnte das Gold nicht abladen',
  'F-TURN-PART': 'Im Spielzug fehlte ein Teil; das Übrige galt.',
  'F-TURN-PART_cover': 'Dem Spielzug fehlte das Anschreiben.',
  'F-TURN-PART_realm':
    'Dem Spielzug fehlte die Reichsaufstellung. Gewertet ist nach den Büchern der Spielleitung.',
  'F-TURN-PART_orders':
    'Dem Spielzug fehlte der Zugbefehl. Alle Einheiten blieben mit ihrem letzten Befehl stehen.',
  'F-TURN-LIST': 'In diesem Mond war eine Aufstellung fällig; sie fehlte.',
  'F-TURN-LIST_income':
    'Im Einnahmemond ist die Aufstellung der Steuern fällig; sie fehlte. Gebucht ist nach den Büchern der Spielleitung.',
  'F-TURN-LIST_muster':
    'Im Rüstmond ist die Aufstellung der Rüstgüter fällig; sie fehlte. Gebucht ist nach den Büchern der Spielleitung.',
  'F-TURN-LATE': 'Der Spielzug kam nach dem Termin.',
  'F-TURN-HEADER':
    'Zugnummer oder Mond des Anschreibens fehlten oder passten nicht. Gewertet ist der Brief für diesen Zug.',
  'F-TURN-HEADER_noTurn':
    'Im Anschreiben fehlte die Nummer des Zugs. Gewertet ist der Brief für diesen Zug.',
  'F-TURN-HEADER_otherTurn':
    'Das Anschreiben nannte Zug {{stated}}. Gewertet ist der Brief für Zug {{expected}}.',
  'F-TURN-HEADER_noMoons':
    'Im Anschreiben fehlte der Mond. Gewertet ist der Brief für diesen Mond.',
  'F-TURN-HEADER_otherMoons':
    '„{{words}}“ passte nicht zu diesem Zug. Gewertet ist der Brief für diesen Mond.',
  'F-PORT-MISSING': 'Zu einer Ansiedlung fehlten die Hafenseiten; sie hat deshalb keinen Hafen.',
  'F-PORT-MISSING_list':
    'In der Aufstellung fehlten die Hafenseiten von {{list}}. Es galten die Häfen der Karte.',
  'F-CHAR-SETTLEMENT':
    'Charaktere sind Ansiedlungen zugeordnet, die es nicht gibt: {{characters}}. Der richtige Sitz fehlt noch.',
  'F-CHAR-SETTLEMENT_row':
    '{{characters}}: In {{place}} steht keine Ansiedlung. Der richtige Sitz fehlt noch.',
  'F-DIP-COPY': 'Von einem Vertrag fehlt der Spielleitung noch die Abschrift.',
  'F-DIP-COPY_party':
    'Vom Vertrag „{{title}}“ fehlt noch die Abschrift von {{other}}. Er wirkt, sobald sie da ist.',
  'F-DIP-CONTACT':
    'Mit {{other}} gab es noch keine Begegnung. Wie kam der Vertrag „{{title}}“ zustande?',
  'F-ORD-REMARK': 'Der Vermerk „{{words}}“ war nicht zu deuten und blieb ohne Wirkung.',
  'F-ORD-REMARK_declaration':
    'Die Erklärung „{{words}}“ war nicht zu deuten und blieb ohne Wirkung.',
  'F-BUILD-FREETYPE': 'Diesen Bau kennt die Tafel nicht; er braucht eine Genehmigung.',
  'F-BUILD-FREETYPE_settlement':
    'Den Typ „{{type}}“ kennt die Tafel der Ansiedlungen nicht; er braucht eine Genehmigung.',
  'F-BUILD-FREETYPE_declared':
    '„{{type}}“ kennt die Tafel der Bauwerke nicht; es braucht eine Genehmigung.',
  'F-ORD-UNPARSED_declaration':
    'Die Erklärung ab „{{words}}“ war nicht zu verstehen und blieb ohne Wirkung.',
  'F-ORD-UNPARSED_twice': '„{{words}}“ stand zweimal im Brief; gebaut wurde nichts.',
  'F-ORD-NOTARGET_structure':
    'In {{place}} steht nichts und wird nichts gebaut; „{{words}}“ blieb ohne Wirkung.',
} as const;
