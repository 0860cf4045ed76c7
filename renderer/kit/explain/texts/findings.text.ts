import { TO_PLAYER, type WordTree } from '../../../../engine';

/**
 * One text per code of the finding register (chapter 14): what is wrong, what happens to the order, what to
 * do. `KEY_reason` is the same finding for another reason (`about.reason`). `{{words}}` = words of the order.
 */
export const findings: WordTree = {
  // Reading the sheet
  'F-ORD-UNPARSED': [
    'Was „{{words}}“ heißen soll, ist nicht zu verstehen. Davor gilt alles, ab hier nichts.',
    'What “{{words}}” means cannot be understood. Everything before it holds, nothing from here on.',
    'Lies nach und entscheide.',
    'Read it and decide.',
  ],
  'F-ORD-UNPARSED_between': [
    'Zwischen den Spalten steht „{{words}}“. Die übrige Zeile gilt.',
    'Between the columns stands “{{words}}”. The rest of the row holds.',
    'Lies nach, ob damit etwas befohlen ist.',
    'See whether it orders anything.',
  ],
  'F-ORD-UNPARSED_extension': [
    '„{{words}}“ gehört zu keiner Erweiterung. Der Hauptbefehl gilt allein.',
    '“{{words}}” belongs to no extension. The main order holds alone.',
    'Entscheide, was gelten soll.',
    'Decide what holds.',
  ],
  'F-ORD-UNPARSED_line': [
    'Diese Stelle ist weder Befehlszeile noch Überschrift. Sie bleibt im Original stehen und bewirkt nichts.',
    'This passage is neither an order row nor a heading. It stays in the original and has no effect.',
    'Trage nach, was darin befohlen ist.',
    'Enter what it orders.',
  ],
  'F-ORD-UNPARSED_prose': [
    'Diese Stelle erzählt; nichts darin ist als Befehl zu erkennen. Sie bleibt im Original stehen und bewirkt nichts.',
    'This passage tells a story; nothing in it can be recognised as an order. It stays in the original and has no effect.',
  ],
  'F-ORD-UNPARSED_quoted': [
    '„{{words}}“ ist aus einem anderen Brief. Es bewirkt nichts.',
    '“{{words}}” is from another letter. It has no effect.',
    'Lies nach, ob es hier gelten soll.',
    'See whether it is meant to hold here.',
  ],
  'F-ORD-UNPARSED_rest': [
    '„{{words}}“ steht neben einem Befehl, der gelesen wurde, und gehört zu keinem. Der Befehl gilt ohne diese Worte.',
    '“{{words}}” stands beside an order that was read and belongs to none. The order holds without these words.',
    'Lies nach, ob sie ihn ändern.',
    'See whether they change it.',
  ],
  'F-ORD-UNPARSED_held': [
    '„{{words}}“ ist verneint, an eine Bedingung gebunden oder offen. Nichts davon gilt.',
    '“{{words}}” is denied, bound to a condition or left open. None of it holds.',
    'Trage nach, was gelten soll.',
    'Enter what is to hold.',
  ],
  'F-ORD-UNPARSED_unclear': [
    'In „{{words}}“ fehlt, was der Befehl braucht: die Einheit, das Ziel oder der Hauptbefehl. Er gilt nicht.',
    '“{{words}}” leaves out what the order needs: the unit, the goal or the main order. It does not hold.',
    'Trage nach, was gemeint ist.',
    'Enter what is meant.',
  ],
  'F-ORD-UNPARSED_settlement': [
    'Eine Ansiedlung „{{words}}“ gibt es nicht, und ein Feld ist es auch nicht. Der Befehl gilt nicht.',
    'There is no settlement “{{words}}”, and it is no field either. The order does not hold.',
    'Trage den Ort nach.',
    'Enter the place.',
  ],
  'F-ORD-UNPARSED_musterUnit': [
    'In „{{words}}“ steht nicht, welche Einheit gerüstet wird. Nichts wird gerüstet.',
    '“{{words}}” does not say which unit is raised. Nothing is raised.',
    'Trage ihre Nummer nach.',
    'Enter its number.',
  ],
  'F-ORD-UNPARSED_empty': [
    'Der Text ist leer; es gibt nichts zu lesen.',
    'The text is empty: there is nothing to read.',
    'Füge den Zugbefehl noch einmal ein.',
    'Paste the movement orders again.',
  ],
  'F-ORD-UNPARSED_binary': [
    'Das ist kein Text, sondern der Inhalt einer Datei. Nichts wurde gelesen, das Original bleibt erhalten.',
    'This is not text but the inside of a file. Nothing was read, the original is kept.',
    'Öffne die Datei und kopiere den Zugbefehl als Text.',
    'Open the file and copy the orders as text.',
  ],
  'F-ORD-UNPARSED_noRows': [
    'In diesem Text steht keine Befehlszeile: Keine Zeile beginnt mit einer Einheitennummer, auf die ein Weg oder Befehl folgt. Das Original bleibt erhalten.',
    'There is no order row in this text: no line starts with a unit number followed by a way or an order. The original is kept.',
    'Prüfe, ob der Zugbefehl mitkopiert wurde.',
    'Check that the movement orders were copied along.',
  ],
  'F-ORD-NOCODE': [
    '„{{words}}“ ist kein Kürzel. Einheiten werden mit Kürzeln befehligt (KV, KA, AB, S1 …).',
    '“{{words}}” is not a code. Units are commanded by codes (KV, KA, AB, S1 …).',
    'Bestimme, welches gemeint ist.',
    'Settle which one is meant.',
  ],
  'F-ORD-UNKNOWN': [
    'Den Befehl „{{words}}“ gibt es in diesem Modul nicht.',
    'There is no order “{{words}}” in this module.',
    'Die Einheit wartet auf deine Entscheidung.',
    'The unit waits for your decision.',
  ],
  'F-ORD-UNKNOWN_extension': [
    'Eine Erweiterung „{{words}}“ gibt es nicht. Der Hauptbefehl gilt allein.',
    'There is no extension “{{words}}”. The main order holds alone.',
    'Entscheide, was gelten soll.',
    'Decide what holds.',
  ],
  'F-ORD-UNKNOWN_case': [
    '„{{words}}“ ist klein geschrieben; auf diesem Segment gelten Kürzel nur in Großbuchstaben.',
    '“{{words}}” is in lower case; on this segment codes count in capitals only.',
    'Bestätige oder weise zurück.',
    'Confirm or refuse it.',
  ],
  'F-ORD-MISSING': [
    'Einheit {{unit}} hat keinen Hauptbefehl; sie verhält sich nach {{proposal}}.',
    'Unit {{unit}} has no main order; it behaves as under {{proposal}}.',
    'Frage den Spieler, wenn das nicht passt.',
    'Ask the player if that does not fit.',
  ],
  'F-ORD-MISSING_idle': [
    'Arbeitseinheit {{unit}} hat keinen Hauptbefehl; sie ruht in diesem Zug.',
    'Work unit {{unit}} has no main order; it rests this turn.',
  ],
  'F-NUM-FORMAT': [
    '„{{words}}“ ist keine Zahl in der üblichen Schreibweise (8.000 oder 8000). Die Angabe zählt nicht; es gelten die Daten der Spielleitung.',
    '“{{words}}” is not a number in the usual notation (8.000 or 8000). It does not count; the GM’s data hold.',
  ],
  'F-NUM-MOON': [
    'Einen Mond „{{words}}“ kennt der Kalender nicht. Die Angabe zählt nicht.',
    'The calendar knows no moon “{{words}}”. It does not count.',
  ],
  // Positions
  'F-POS-SYNTAX': [
    '„{{words}}“ ist keine Positionsangabe: Verlangt sind drei Ziffern Großfeld, Schrägstrich, Kleinfeld 01 bis 48. Die Angabe entfällt, ein Weg endet davor.',
    '“{{words}}” is not a position: three digits of the Großfeld, a slash, Kleinfeld 01 to 48 are required. It is dropped; a path ends before it.',
  ],
  'F-POS-SYNTAX_grossfeld': [
    `Zu „{{words}}“ fehlt das Großfeld, und ein früheres ist nicht genannt. Der Weg endet davor.${TO_PLAYER}‹Ergänze|Ergänzen Sie› ihn als 210/19.`,
    `“{{words}}” lacks its Großfeld and none was named before. The path ends before it.${TO_PLAYER}Complete it like 210/19.`,
  ],
  'F-POS-SYNTAX_bracket': [
    '„({{words}})“ ist weder Seite (1 bis 6) noch Einheit (100 bis 999). Die Angabe entfällt, ein Weg endet davor.',
    '“({{words}})” is neither a side (1 to 6) nor a unit (100 to 999). It is dropped; a path ends before it.',
  ],
  'F-POS-SYNTAX_start': [
    `Richtungen allein genügen nicht: Von Einheit {{unit}} ist kein Standort bekannt. Der Weg entfällt.${TO_PLAYER}‹Nenne|Nennen Sie› den alten Ort.`,
    `Directions alone are not enough: no position of unit {{unit}} is known. The path is dropped.${TO_PLAYER}Name the old position.`,
  ],
  'F-POS-NOTADJ': [
    '{{field}} und {{other}} berühren sich nicht, „{{words}}“ ist also keine Seite. Die Angabe entfällt, ein Weg endet davor.',
    '{{field}} and {{other}} do not touch, so “{{words}}” is no side. It is dropped; a path ends before it.',
  ],
  'F-POS-NOTADJ_road': [
    '{{from}} und {{to}} berühren sich nicht. Eine Straße führt nur von einem Kleinfeld ins benachbarte.',
    '{{from}} and {{to}} do not touch. A road only leads from one small field to the next.',
  ],
  'F-MAP-OFF': [
    '„{{words}}“ liegt außerhalb der erfassten Karte. Der Weg endet davor.',
    '“{{words}}” lies outside the registered map. The path ends before it.',
    'Prüfe die Großfeldnummer.',
    'Check the Großfeld number.',
  ],
  'F-MAP-OFF_direction': [
    'Richtung {{direction}} führt von {{from}} aus der erfassten Karte hinaus. Der Weg endet davor.',
    'Direction {{direction}} leads from {{from}} off the registered map. The path ends before it.',
  ],
  'F-MAP-OFF_structure': [
    '{{place}} liegt nicht auf der Karte. Dort lässt sich nichts bauen.',
    '{{place}} is not on the map. Nothing can be built there.',
  ],
  'F-TERR-KEY': [
    'Ein Gelände „{{words}}“ gibt es nicht. Das Feld bleibt, wie es war.',
    'There is no terrain “{{words}}”. The field stays as it was.',
  ],
  // Parties and turns
  'F-PARTY-NOCONTACT': [
    'Niemand vertritt {{party, acc}} nach außen.',
    'Nobody speaks for {{party}}.',
    'Bestimme einen Ansprechpartner.',
    'Name a contact.',
  ],
  'F-JOIN-AGE': [
    '{{person}} ist nicht volljährig.',
    'Player {{person}} is under age.',
    'Entscheide, ob er mitspielen darf.',
    'Decide whether they may play.',
  ],
  'F-JOIN-MEMBER': [
    '{{person}} ist nicht Mitglied des Vereins. Er spielt mit.',
    'Player {{person}} is no member of the association. They play on.',
    'Weise ihn darauf hin.',
    'Tell them.',
  ],
  'F-TURN-NOTPLAYER': [
    'Dieser Brief stammt von jemandem, der {{party, acc}} nicht spielt. Er wird nicht angenommen.',
    'This turn comes from somebody who does not play {{party}}. It is not accepted.',
  ],
  'F-TURN-HEADER': [
    'Zugnummer oder Monde fehlen oder sind nicht die erwarteten. Gewertet wird er als Zug des laufenden Termins.',
    'Turn number or moons are missing or not the expected ones. It counts for the current date.',
  ],
  'F-TURN-HEADER_early': [
    'Der Zug ist für Zug {{turn}} geschrieben, der noch nicht offen ist. Er wird nicht angenommen; er ist neu einzureichen.',
    'The turn is written for turn {{turn}}, which is not open yet. It is not accepted; it has to be handed in again.',
  ],
  'F-TURN-PART': [
    'Ein Teil des Briefs fehlt: {{part}}. Das Übrige gilt.',
    'A part of the turn is missing: {{part}}. The rest holds.',
    'Frage nach.',
    'Ask for it.',
  ],
  'F-TURN-PART_cover': [
    'Das Anschreiben fehlt. Das Übrige gilt.',
    'The cover letter is missing. The rest holds.',
    'Frage nach.',
    'Ask for it.',
  ],
  'F-TURN-LIST': [
    'In diesem Mond ist eine Aufstellung fällig, die fehlt: {{part}}. Gebucht wird nach den Daten der Spielleitung.',
    'A list that is due in this moon is missing: {{part}}. The GM’s data are booked.',
  ],
  'F-TURN-LATE': [
    'Der Brief kam nach dem Einsendeschluss.',
    'The turn came after the date.',
    'Nimm ihn an oder werte ihn als ausgefallen.',
    'Accept it or treat it as missing.',
  ],
  'F-TURN-DUPLICATE': [
    'Von {{party}} gibt es für diesen Zug schon einen Brief. Der spätere gilt; der frühere bleibt abgelegt.',
    'There is a turn of {{party}} for this date already. The later one counts; the earlier one is kept on file.',
  ],
  'F-TURN-MISSING3': [
    'Von {{party}} fehlen drei oder mehr Züge nacheinander.',
    'Three or more turns of {{party}} are missing in a row.',
    'Du darfst das Reich neu vergeben.',
    'You may give the realm to somebody else.',
  ],
  // Balance
  'F-BAL-TOTAL': [
    'Der neue Bestand ist nicht die Summe der Zeilen: {{stated}} statt {{actual}} GS. Gebucht wird die Summe.',
    'The new treasury is not the sum of the rows: {{stated}} instead of {{actual}} GS. The sum is booked.',
  ],
  'F-BAL-TOTAL_before': [
    'Der alte Bestand ist mit {{stated}} GS angegeben; in den Büchern stehen {{actual}} GS. Es gelten die Bücher.',
    'The old treasury is stated as {{stated}} GS; the books say {{actual}} GS. The books count.',
  ],
  'F-BAL-TOTAL_missing': [
    'Alter und neuer Bestand lassen sich nicht vergleichen: Die Zeile des neuen Bestands fehlt. Die übrigen Zeilen ergeben {{actual}} GS.',
    'The row of the new treasury is missing, so old and new cannot be compared. The other rows come to {{actual}} GS.',
  ],
  'F-BAL-LAND': [
    'Die Zeile ergibt {{actual}} GS, angegeben sind {{stated}}. Gebucht wird das Errechnete.',
    'The row comes to {{actual}} GS, {{stated}} are stated. The computed amount is booked.',
  ],
  'F-BAL-LAND_noFields': [
    'Zu {{stated}} GS aus {{terrain}} sind keine Felder angegeben.',
    'No fields are stated for {{stated}} GS from {{terrain}}.',
    'Trage nach, wie viele es sind.',
    'Add how many there are.',
  ],
  'F-BAL-LANDSUM': [
    'Die Summe der Landzeilen ist {{actual}}, angegeben sind {{stated}}. Gebucht wird das Errechnete.',
    'The land rows add up to {{actual}}, {{stated}} are stated. The computed amount is booked.',
  ],
  'F-BAL-LANDSUM_fields': [
    'Die Zeilen ergeben {{actual}} Felder, angegeben sind {{stated}}. Es gelten die Zeilen.',
    'The rows come to {{actual}} fields, {{stated}} are stated. The rows count.',
  ],
  'F-BAL-LANDSUM_summary': [
    'Die Steuern aus dem Land betragen {{actual}} GS, in der Bilanz stehen {{stated}}. Gebucht wird das Errechnete.',
    'The land tax is {{actual}} GS, the balance says {{stated}}. The computed amount is booked.',
  ],
  'F-BAL-FIELDS': [
    '{{terrain}}: angegeben sind {{stated}} Felder, auf der Karte sind es {{actual}}. Es gilt die Karte.',
    '{{terrain}}: {{stated}} fields are stated, the map has {{actual}}. The map counts.',
  ],
  'F-BAL-SETTLE': [
    '{{name}} ({{place}}) bringt {{actual}} GS, angegeben sind {{stated}}. Gebucht wird das Errechnete.',
    '{{name}} ({{place}}) yields {{actual}} GS, {{stated}} are stated. The computed amount is booked.',
  ],
  'F-BAL-SETTLE_unknown': [
    'In {{place}} steht keine fertige Ansiedlung dieses Reichs. Von dort kommen keine Einnahmen.',
    'No finished settlement of this realm stands in {{place}}. Nothing comes in from there.',
  ],
  'F-BAL-SETTLE_type': [
    'Die Ansiedlung in {{place}} ist als {{stated}} angegeben, auf der Karte steht dort {{actual}}. Es gilt die Karte.',
    'The settlement in {{place}} is stated as {{stated}}, the map has {{actual}} there. The map counts.',
  ],
  'F-BAL-SETTLE_missing': [
    '{{name}} ({{place}}) fehlt in der Aufstellung der Ansiedlungen. Gebucht wird nach der Karte.',
    '{{name}} ({{place}}) is missing in the list of settlements. Booked is what the map says.',
  ],
  'F-BAL-SETTLE_sum': [
    'Die Zeilen der Ansiedlungen ergeben {{actual}} GS, angegeben sind {{stated}}. Es gelten die Zeilen.',
    'The rows of the settlements come to {{actual}} GS, {{stated}} are stated. The rows count.',
  ],
  'F-BAL-SETTLEUPKEEP': [
    'Der Unterhalt der Ansiedlungen beträgt {{actual}} GS, angegeben sind {{stated}}. Gebucht wird das Errechnete.',
    'The upkeep of the settlements is {{actual}} GS, {{stated}} are stated. The computed amount is booked.',
  ],
  'F-BAL-SETTLEUPKEEP_twice': [
    'Der Unterhalt der Ansiedlungen beträgt {{actual}} GS, angegeben sind {{stated}}: Die {{infrastructure}} GS für die Infrastruktur sind offenbar ein zweites Mal darin. Gebucht wird das Errechnete.',
    'The upkeep of the settlements is {{actual}} GS, {{stated}} are stated: the {{infrastructure}} GS for the infrastructure are evidently in it a second time. The computed amount is booked.',
  ],
  'F-BAL-SETTLEUPKEEP_net': [
    'Die Einnahmen der Ansiedlungen sind nach Abzug des Unterhalts angegeben; ihn noch einmal mit {{stated}} GS abzuziehen wäre doppelt. Gebucht wird er einmal.',
    'The income of the settlements is stated with upkeep already deducted; deducting {{stated}} GS again would be double. It is booked once.',
  ],
  'F-BAL-SETTLEUPKEEP_gross': [
    'Die Ansiedlungen zahlen {{actual}} GS Steuern, angegeben sind {{stated}}. Gebucht wird das Errechnete.',
    'The settlements pay {{actual}} GS in taxes, {{stated}} are stated. The computed amount is booked.',
  ],
  'F-BAL-INFRA': [
    'Der Unterhalt der Infrastruktur beträgt {{actual}} GS, angegeben sind {{stated}}. Gebucht wird das Errechnete.',
    'The upkeep of the infrastructure is {{actual}} GS, {{stated}} are stated. The computed amount is booked.',
  ],
  'F-BAL-INFRA_wall': [
    'Wälle mit Geländeschwierigkeit {{difficulty}}: angegeben sind {{stated}}, auf der Karte stehen {{actual}}. Es gilt die Karte.',
    'Walls in terrain of difficulty {{difficulty}}: {{stated}} are stated, the map has {{actual}}. The map counts.',
  ],
  'F-BAL-INFRA_road': [
    'Straßen mit Geländeschwierigkeit {{difficulty}}: angegeben sind {{stated}}, auf der Karte liegen {{actual}}. Es gilt die Karte.',
    'Roads in terrain of difficulty {{difficulty}}: {{stated}} are stated, the map has {{actual}}. The map counts.',
  ],
  'F-BAL-INFRA_bridge': [
    'Brücken mit Geländeschwierigkeit {{difficulty}}: angegeben sind {{stated}}, auf der Karte stehen {{actual}}. Es gilt die Karte.',
    'Bridges in terrain of difficulty {{difficulty}}: {{stated}} are stated, the map has {{actual}}. The map counts.',
  ],
  'F-BAL-INFRA_canal': [
    'Kanäle mit Geländeschwierigkeit {{difficulty}}: angegeben sind {{stated}}, auf der Karte liegen {{actual}}. Es gilt die Karte.',
    'Canals in terrain of difficulty {{difficulty}}: {{stated}} are stated, the map has {{actual}}. The map counts.',
  ],
  'F-BAL-INFRA_sum': [
    'Mit dem Faktor der Geländeschwierigkeit {{difficulty}} ergeben die Zeilen {{actual}}, angegeben sind {{stated}}. Es gelten die Zeilen.',
    'With the factor of difficulty {{difficulty}} the rows come to {{actual}}, {{stated}} are stated. The rows count.',
  ],
  'F-BAL-INFRA_summary': [
    'Der Unterhalt der Infrastruktur beträgt {{actual}} GS, in der Bilanz stehen {{stated}}. Gebucht wird das Errechnete.',
    'The upkeep of the infrastructure is {{actual}} GS, the balance says {{stated}}. The computed amount is booked.',
  ],
  'F-BAL-UNITUPKEEP': [
    'Anzahl mal Satz ergibt {{actual}} GS, angegeben sind {{stated}}. Gebucht wird das Errechnete.',
    'Count times rate comes to {{actual}} GS, {{stated}} are stated. The computed amount is booked.',
  ],
  'F-BAL-UNITUPKEEP_rate': [
    'Der Unterhalt beträgt {{rate}} GS je Kopf und Halbjahr; das ergibt {{actual}} GS statt {{stated}}. Gebucht wird das Errechnete.',
    'Upkeep is {{rate}} GS per head and half-year; that comes to {{actual}} GS instead of {{stated}}. The computed amount is booked.',
  ],
  'F-BAL-UNITUPKEEP_sum': [
    'Die Zeilen des Unterhalts ergeben {{actual}} GS, angegeben sind {{stated}}. Es gelten die Zeilen.',
    'The rows of upkeep come to {{actual}} GS, {{stated}} are stated. The rows count.',
  ],
  'F-BAL-UNITUPKEEP_summary': [
    'Der Unterhalt der Einheiten beträgt {{actual}} GS, in der Bilanz stehen {{stated}}. Gebucht wird das Errechnete.',
    'The upkeep of the units is {{actual}} GS, the balance says {{stated}}. The computed amount is booked.',
  ],
  'F-BAL-HEADS': [
    'Angegeben sind {{stated}}, die Einheitenliste zählt {{actual}}. Es gilt die Liste.',
    '{{stated}} are stated, the unit list counts {{actual}}. The list counts.',
  ],
  'F-BAL-HEADS_land': [
    'Angegeben sind {{stated}} Köpfe an Land, die Einheitenliste zählt {{actual}}. Es gilt die Liste.',
    '{{stated}} heads on land are stated, the unit list counts {{actual}}. The list counts.',
  ],
  'F-BAL-HEADS_sea': [
    'Angegeben sind {{stated}} Schiffe, die Einheitenliste zählt {{actual}}. Es gilt die Liste.',
    '{{stated}} ships are stated, the unit list counts {{actual}}. The list counts.',
  ],
  'F-BAL-HEADS_leaders': [
    'Angegeben sind {{stated}} Charaktere und Heerführer, die Einheitenliste zählt {{actual}}. Es gilt die Liste.',
    '{{stated}} characters and leaders are stated, the unit list counts {{actual}}. The list counts.',
  ],
  'F-BAL-MUSTER': [
    'Diese Rüstung kostet {{actual}} GS, angegeben sind {{stated}}. Gebucht wird das Errechnete.',
    'This raising costs {{actual}} GS, {{stated}} are stated. The computed amount is booked.',
  ],
  'F-BAL-MUSTER_leaders': [
    'Ohne Heerführer kostet diese Rüstung {{without}} GS, mit den nötigen ({{leaders}}) {{actual}} GS; angegeben sind {{stated}}.',
    'Without leaders this raising costs {{without}} GS, with those it needs ({{leaders}}) {{actual}} GS; {{stated}} are stated.',
    'Kläre, was gerüstet werden soll.',
    'Find out what is to be raised.',
  ],
  'F-BAL-MUSTER_refund': [
    'Diese Auflösung bringt {{actual}} GS, angegeben sind {{stated}}. Gebucht wird das Errechnete.',
    'This disbanding brings {{actual}} GS, {{stated}} are stated. The computed amount is booked.',
  ],
  'F-BAL-MUSTERSUM': [
    'Die Rüstungszeilen ergeben {{actual}} GS, angegeben sind {{stated}}. Gebucht wird das Errechnete.',
    'The rows of raising come to {{actual}} GS, {{stated}} are stated. The computed amount is booked.',
  ],
  'F-BAL-UNIT': [
    'Die Zeile nennt Einheit {{unit}}, aber Größe, Art oder Ort passen nicht zu ihr.',
    'The row names unit {{unit}}, but size, type or place do not fit it.',
    'Prüfe, welche gemeint ist.',
    'Check which one is meant.',
  ],
  'F-BAL-UNIT_probable': [
    'Einheit {{unit}} zählt {{size}}, die Zeile nennt {{stated}}: So groß ist Einheit {{probable}}.',
    'Unit {{unit}} counts {{size}}, the row says {{stated}}: that is the size of unit {{probable}}.',
    'Prüfe, welche gemeint ist.',
    'Check which one is meant.',
  ],
  'F-BAL-UNIT_size': [
    'Einheit {{unit}} zählt nur {{size}}, die Zeile nennt {{stated}}.',
    'Unit {{unit}} counts {{size}} only, the row says {{stated}}.',
    'Prüfe, welche gemeint ist.',
    'Check which one is meant.',
  ],
  'F-BAL-UNIT_type': [
    'Die Art der Güter passt nicht zu Einheit {{unit}}.',
    'The kind of goods does not fit unit {{unit}}.',
    'Prüfe, welche gemeint ist.',
    'Check which one is meant.',
  ],
  'F-BAL-UNIT_place': [
    'Einheit {{unit}} steht nicht in der Ansiedlung, in der sie aufgefüllt werden soll.',
    'Unit {{unit}} does not stand in the settlement in which it is to be filled up.',
    'Prüfe, welche gemeint ist.',
    'Check which one is meant.',
  ],
  'F-BAL-UNIT_number': [
    'Die Nummer {{unit}} gehört nicht zu dieser Art von Einheit.',
    'The number {{unit}} does not belong to this kind of unit.',
    'Gib ihr eine passende.',
    'Give it a fitting one.',
  ],
  'F-BAL-UNIT_unknown': [
    'Eine Einheit {{unit}} gibt es nicht; aufgelöst wird nichts.',
    'There is no unit {{unit}}; nothing is disbanded.',
    'Prüfe, welche gemeint ist.',
    'Check which one is meant.',
  ],
  'F-BAL-NODETAIL': [
    'Zu {{stated}} GS fehlt jede Einzelangabe.',
    '{{stated}} GS come without any detail.',
    'Gebucht wird die Summe, wenn du sie bestätigst.',
    'They are booked when you confirm them.',
  ],
  'F-BAL-OTHERINC': [
    'Sonstige Einnahmen von {{stated}} GS werden nur gebucht, wenn die Spielleitung sie bestätigt.',
    'Other income of {{stated}} GS is booked only if the GM confirms it.',
    'Bestätige sie, wenn sie gelten sollen.',
    'Confirm them if they are to count.',
  ],
  'F-BAL-OTHERINC_none': [
    'Sonstige Einnahmen gibt es in diesem Spiel nicht; {{stated}} GS werden nicht gebucht.',
    'There is no other income in this game; {{stated}} GS are not booked.',
  ],
  'F-BAL-OVERDRAWN': [
    'Die Kasse reicht nicht, es fehlen {{missing}} GS. Bezahlt wird der Reihe nach, bis sie leer ist; alles Spätere entfällt.',
    'The treasury does not suffice, {{missing}} GS are missing. Payments are made in order until it is empty; all later ones are dropped.',
  ],
  'F-BAL-STORAGE': [
    'Die Lagerorte ergeben {{stated}} GS, in der Kasse sind {{actual}}. Der Rest liegt in der Hauptstadt.',
    'The places of storage add up to {{stated}} GS, the treasury holds {{actual}}. The rest lies in the capital.',
  ],
  'F-BAL-URBAN': [
    'Mehr als {{limit}} % leben in Ansiedlungen. Die jüngsten bringen keine Einnahmen: {{list}}.',
    'More than {{limit}}% live in settlements. The youngest ones yield no income: {{list}}.',
  ],
  'F-BAL-URBAN_row': [
    'Mehr als {{limit}} % leben in Ansiedlungen. {{name}} ({{place}}) bringt deshalb keine Einnahmen: {{actual}} GS statt {{stated}}.',
    'More than {{limit}}% live in settlements. So {{name}} ({{place}}) yields no income: {{actual}} GS instead of {{stated}}.',
  ],
  // Building
  'F-BUILD-UNPAID': [
    '{{place}}: Gearbeitet wird nur, soweit bezahlt ist.',
    '{{place}}: work goes on only as far as it is paid for.',
    'Frage nach der nächsten Zahlung.',
    'Ask about the next payment.',
  ],
  'F-BUILD-CROWD': [
    '{{place}}: Mehr Arbeiter, als in einem Feld arbeiten können. Die übrigen aus Einheit {{unit}} ruhen.',
    '{{place}}: more workers than can work in one field. The others of unit {{unit}} rest.',
  ],
  'F-BUILD-NOLABOUR': [
    '{{place}}: Vor Ort gibt es keine Arbeitskräfte. Ohne Arbeitseinheit wird nicht gebaut.',
    '{{place}}: there is no local labour. Nothing is built without a work unit.',
    'Frage nach, wer baut.',
    'Ask who is to build.',
  ],
  'F-BUILD-OCCUPIED': [
    'In diesem Feld steht schon eine Ansiedlung. Der Bau entfällt.',
    'There is a settlement in this field already. Nothing is built.',
  ],
  'F-BUILD-OCCUPIED_settlement': [
    'In {{field}} steht schon eine Ansiedlung; ein Kleinfeld trägt nur eine.',
    'A settlement stands in {{field}} already; a small field holds only one.',
    'Ändere ihren Typ oder wähle ein anderes Feld.',
    'Change its type or choose another field.',
  ],
  'F-BUILD-TOOBIG': [
    'So viele Einwohner trägt dieser Ort nicht. Der Bau entfällt; möglich ist es an der Küste, am Fluss oder als Hauptstadt.',
    'The place does not carry so many inhabitants. Nothing is built; at a coast, at a river or as capital it is possible.',
  ],
  'F-BUILD-TOOBIG_settlement': [
    '{{field}} trägt höchstens {{limit}} Einwohner, diese Ansiedlung hat {{inhabitants}}. Mehr geht an der Küste in Höhenstufe 1, an einem schiffbaren Fluss und in der Hauptstadt.',
    '{{field}} holds {{limit}} inhabitants at most, this settlement has {{inhabitants}}. More can live on the coast at height level 1, at a navigable river and in the capital.',
  ],
  'F-BUILD-NOTOWN': [
    '{{field}} gehört {{party, dat}} nicht. Der Bau entfällt.',
    '{{field}} does not belong to {{party}}. Nothing is built.',
    'Frage nach, welches Feld gemeint ist.',
    'Ask which field is meant.',
  ],
  'F-BUILD-TERRAIN': [
    'Dieses Gelände trägt das Bauwerk nicht. Der Bau entfällt.',
    'This terrain does not carry the structure. Nothing is built.',
  ],
  'F-BUILD-TERRAIN_settlement': [
    '{{field}} ist Wasser oder Eis auf Wasser. Eine Ansiedlung braucht Land.',
    '{{field}} is water, or ice on water. A settlement needs land.',
  ],
  'F-BUILD-TERRAIN_road': [
    '{{field}} ist Wasser. Eine Straße liegt zwischen zwei Landfeldern.',
    '{{field}} is water. A road lies between two fields of land.',
  ],
  'F-BUILD-TERRAIN_canal': [
    '{{field}} ist Wasser. Ein Kanal liegt zwischen zwei Landfeldern.',
    '{{field}} is water. A canal lies between two fields of land.',
  ],
  'F-BUILD-TERRAIN_wall': [
    '{{field}} ist Wasser. Hinter einem Wall liegt Land.',
    '{{field}} is water. There is land behind a wall.',
  ],
  'F-BUILD-DUP': [
    'An dieser Seite steht es schon. Der Bau entfällt.',
    'It stands on this side already. Nothing is built.',
  ],
  'F-BUILD-DUP_road': [
    'Zwischen {{from}} und {{to}} liegt schon eine Straße.',
    'A road already lies between {{from}} and {{to}}.',
  ],
  'F-BUILD-DUP_bridge': [
    'An der Seite {{side}} steht schon eine Brücke.',
    'A bridge already stands on side {{side}}.',
  ],
  'F-BUILD-DUP_canal': [
    'An der Seite {{side}} liegt schon ein Kanal.',
    'A canal already lies on side {{side}}.',
  ],
  'F-BUILD-WALLMIN': [
    'Ein Wall braucht mindestens 5 Bauwertpunkte. Der Bau entfällt.',
    'A wall needs at least 5 building value points. Nothing is built.',
  ],
  'F-BUILD-WALLMIN_wall': [
    'Ein Wall hat ganze Bauwertpunkte, wenigstens {{least}}; angegeben sind {{stated}}.',
    'A wall has whole building value points, at least {{least}}; {{stated}} are given.',
  ],
  'F-BUILD-NONAME': [
    'Die Ansiedlung hat keinen Namen. Sie wird gebaut.',
    'The settlement has no name. It is built.',
    'Frage nach dem Namen.',
    'Ask for the name.',
  ],
  'F-BUILD-FREETYPE': [
    'Das ist kein Standardtyp.',
    'This is no standard type.',
    'Genehmige ihn oder weise ihn zurück.',
    'Approve it or refuse it.',
  ],
  'F-BUILD-FREETYPE_settlement': [
    '{{field}}: Der Typ „{{type}}“ steht nicht in der Tafel der Ansiedlungen.',
    '{{field}}: the type “{{type}}” is not in the table of settlements.',
    'Als freier Bau ist er möglich, wenn du ihn genehmigst.',
    'It can be built freely if you approve it.',
  ],
  'F-BUILD-AGREE': [
    'An dieser Grenze muss der Nachbar zustimmen.',
    'At this border the neighbour must agree.',
    'Kläre es, bevor gebaut wird.',
    'Settle it before building.',
  ],
  'F-BUILD-AGREE_road': [
    '{{from}} gehört {{owner, dat}}, {{to}} gehört {{neighbour, dat}}. Eine Straße dazwischen müssen beide wollen.',
    '{{from}} belongs to {{owner}}, {{to}} to {{neighbour}}. Both must want a road between them.',
    'Kläre, ob sie einig sind.',
    'Find out whether they agree.',
  ],
  'F-BUILD-AGREE_bridge': [
    '{{from}} gehört {{owner, dat}}, {{to}} gehört {{neighbour, dat}}. Eine Brücke dazwischen müssen beide wollen.',
    '{{from}} belongs to {{owner}}, {{to}} to {{neighbour}}. Both must want a bridge between them.',
    'Kläre, ob sie einig sind.',
    'Find out whether they agree.',
  ],
  'F-BUILD-HEIGHT': [
    'Zwischen diesen Höhenstufen ist keine Straße oder Brücke möglich. Der Bau entfällt.',
    'No road or bridge is possible between these height levels. Nothing is built.',
  ],
  'F-BUILD-HEIGHT_road': [
    `{{from}} hat Höhenstufe {{fromHeight}}, {{to}} hat {{toHeight}}. Eine Straße überwindet nur eine Stufe.${TO_PLAYER}‹Führe|Führen Sie› sie außen herum.`,
    `{{from}} is at height level {{fromHeight}}, {{to}} at {{toHeight}}. A road climbs one level only.${TO_PLAYER}Lead it round.`,
  ],
  'F-BUILD-HEIGHT_bridge': [
    '{{from}} hat Höhenstufe {{fromHeight}}, {{to}} hat {{toHeight}}. Eine Brücke verbindet nur Felder gleicher Höhe.',
    '{{from}} is at height level {{fromHeight}}, {{to}} at {{toHeight}}. A bridge joins only fields of the same height.',
  ],
  'F-BUILD-NEEDBRIDGE': [
    'Über den Fluss führt eine Straße nur mit Brücke. Der Bau entfällt.',
    'A road crosses a river on a bridge only. Nothing is built.',
  ],
  'F-BUILD-NEEDBRIDGE_road': [
    'Zwischen {{from}} und {{to}} fließt ein Fluss oder Kanal. Die Straße braucht hier eine Brücke.',
    'A river or canal runs between {{from}} and {{to}}. The road needs a bridge here.',
  ],
  'F-BUILD-NORIVER': [
    'An dieser Seite ist weder Fluss noch Kanal. Der Bau entfällt.',
    'There is neither river nor canal on this side. Nothing is built.',
  ],
  'F-BUILD-NORIVER_bridge': [
    'An der Seite {{side}} ist weder Fluss noch Kanal. Eine Brücke hätte dort nichts zu überqueren.',
    'There is neither river nor canal on side {{side}}. A bridge would have nothing to cross.',
  ],
  'F-PORT-MISSING': [
    'Hafenseiten sind nicht angegeben. Die Ansiedlung hat keinen Hafen.',
    'No harbour sides are stated. The settlement has no harbour.',
  ],
  'F-PORT-MISSING_list': [
    'In der Aufstellung fehlen die Hafenseiten von {{list}}. Es gelten die Häfen der Karte.',
    'The list leaves out the harbour sides of {{list}}. The harbours of the map count.',
  ],
  'F-PORT-SIDE': [
    'Diese Seite ist weder Küste noch Fluss. Der Hafen entfällt.',
    'This side is neither coast nor river. The harbour is dropped.',
  ],
  'F-PORT-SIDE_harbour': [
    'Die Seite {{side}} ist weder Küste noch Fluss noch Kanal. Ein Hafen hätte dort kein Wasser.',
    'Side {{side}} is neither coast nor river nor canal. A harbour would have no water there.',
  ],
  'F-CHAR-SETTLEMENT': [
    'Charaktere sind Ansiedlungen zugeordnet, die es nicht gibt: {{characters}}. Sie werden ohne Ansiedlung geführt.',
    'Characters are assigned to settlements that do not exist: {{characters}}. They are kept without one.',
    'Stelle den Sitz richtig, wenn er anderswo liegt.',
    'Correct the seat if it lies elsewhere.',
  ],
  'F-CHAR-SETTLEMENT_taken': [
    'In {{place}} sitzt schon ein anderer Charakter. Die Zuordnung von {{unit}} entfällt.',
    'Another character has a seat in {{place}} already. The assignment of {{unit}} is dropped.',
  ],
  'F-CHAR-SETTLEMENT_noCharacter': [
    '{{unit}} ist kein Charakter dieser Partei. Die Zuordnung entfällt.',
    '{{unit}} is no character of this party. The assignment is dropped.',
  ],
  'F-CHAR-SETTLEMENT_row': [
    '{{characters}}: In {{place}} steht keine Ansiedlung.',
    '{{characters}}: there is no settlement in {{place}}.',
    'Stelle den Sitz richtig, wenn er anderswo liegt.',
    'Correct the seat if it lies elsewhere.',
  ],
  // Units
  'F-UNIT-NUMBER': [
    '„{{words}}“ ist keine Einheitennummer (100 bis 999). Die Angabe entfällt.',
    '“{{words}}” is no unit number (100 to 999). It is dropped.',
    'Frage nach der richtigen Nummer.',
    'Ask for the right number.',
  ],
  'F-UNIT-DUP': [
    'Einheit {{unit}} steht schon weiter oben. Diese Zeile entfällt, die erste gilt.',
    'Unit {{unit}} stands further up already. This row is dropped, the first one counts.',
  ],
  'F-UNIT-RANGE': [
    'Einheit {{unit}} ($t(turn:unitType.{{type}})) trägt keine Nummer ihrer Art, das wären {{from}} bis {{to}}. Der Befehl gilt trotzdem.',
    'Unit {{unit}} ($t(turn:unitType.{{type}})) does not bear a number of its kind, {{from}} to {{to}}. The order stands anyway.',
  ],
  'F-UNIT-TYPE': [
    '„{{stated}}“ ist kein Typ des Basismoduls; gelesen wird {{actual}}. Der Befehl gilt.',
    '“{{stated}}” is no type of the basic module; it is read as {{actual}}. The order holds.',
  ],
  'F-UNIT-TYPE_unknown': [
    'Den Typ „{{stated}}“ gibt es nicht. Es gelten die Daten der Spielleitung.',
    'There is no type “{{stated}}”. The GM’s records apply.',
  ],
  'F-UNIT-MIXED': [
    'Einheit {{unit}} besteht aus {{actual}}, {{stated}} kann nicht dazu. Die Rüstung entfällt; nötig ist eine eigene Einheit.',
    'Unit {{unit}} consists of {{actual}}, {{stated}} cannot join it. Nothing is raised; a unit of its own is needed.',
  ],
  'F-UNIT-NOLEADER': [
    'Einheit {{unit}} hat keinen Heerführer.',
    'Unit {{unit}} has no leader.',
    'Entscheide, was sie ohne ihn tut.',
    'Decide what it does without one.',
  ],
  'F-UNIT-LEADERS': [
    'Einheit {{unit}} zählt {{size}} $t(turn:unitType.{{type}}) und braucht {{needed}} Heerführer, sie hat {{has}}. Vorschlag: Sie bleibt stehen.',
    'Unit {{unit}} counts {{size}} $t(turn:unitType.{{type}}) and needs {{needed}} leaders, it has {{has}}. Proposal: it stays where it is.',
  ],
  'F-UNIT-LIMIT': [
    '{{party}} hat mehr Einheiten als erlaubt ({{count}} statt {{limit}}).',
    '{{party}} has more units than allowed ({{count}} instead of {{limit}}).',
    'Entscheide, welche gelten.',
    'Decide which ones count.',
  ],
  'F-UNIT-SCOUTS': [
    'Einheit {{unit}} kann nicht als Erkunder ziehen. Sie zieht ohne den Zuschlag.',
    'Unit {{unit}} cannot move as a scout. It moves without the bonus.',
  ],
  'F-UNIT-SCOUTS_limit': [
    'Alle Erkunderplätze sind vergeben. Einheit {{unit}} zieht ohne den Zuschlag.',
    'All places for scouts are taken. Unit {{unit}} moves without the bonus.',
  ],
  'F-UNIT-SCOUTS_size': [
    'Einheit {{unit}} ist für einen Erkunder zu groß. Sie zieht ohne den Zuschlag.',
    'Unit {{unit}} is too large for a scout. It moves without the bonus.',
  ],
  'F-UNIT-SMALL': [
    'Einheit {{unit}} zählt {{size}} $t(turn:unitType.{{type}}), liegt damit unter der Mindestgröße {{minimum}} und ist nicht als Erkunder gemeldet. Sie zieht ohne Zuschlag und erobert nichts.',
    'Unit {{unit}} counts {{size}} $t(turn:unitType.{{type}}), which is under the minimum size of {{minimum}}, and is not declared as a scout. It moves without the bonus and conquers nothing.',
    'Frage nach, ob „Erkunder“ fehlt.',
    'Ask whether “Erkunder” is missing.',
  ],
  'F-CARGO-GOLD': [
    'Einheit {{unit}} kann das Gold hier nicht abladen. Es bleibt bei ihr.',
    'Unit {{unit}} cannot put the gold down here. It keeps it.',
  ],
  'F-CARGO-GOLD_place': [
    'Wo Einheit {{unit}} ankommt, steht keine Ansiedlung. Das Gold bleibt bei ihr.',
    'No settlement stands where unit {{unit}} arrives. It keeps the gold.',
  ],
  'F-CARGO-GOLD_gold': [
    'Einheit {{unit}} führt nur {{actual}} GS mit sich, nicht {{gold}}. Abgeladen wird, was da ist.',
    'Unit {{unit}} carries only {{actual}} GS, not {{gold}}. What is there is put down.',
  ],
  'F-UNIT-SPLIT': [
    'Einheit {{unit}} kann so nicht geteilt werden. Sie bleibt ganz.',
    'Unit {{unit}} cannot be split like this. It stays whole.',
  ],
  'F-UNIT-SPLIT_taken': [
    `Die Nummer {{into}} ist schon vergeben. Einheit {{unit}} bleibt ganz.${TO_PLAYER}‹Nenne|Nennen Sie› eine freie Nummer.`,
    `The number {{into}} is taken. Unit {{unit}} stays whole.${TO_PLAYER}Name a free number.`,
  ],
  'F-UNIT-SPLIT_type': [
    'Einheit {{unit}} hat keine Rüstgüter dieser Art. Sie bleibt ganz.',
    'Unit {{unit}} has no goods of this type. It stays whole.',
  ],
  'F-UNIT-SPLIT_size': [
    'So viele kann Einheit {{unit}} nicht abgeben: Beide Teile brauchen Leute. Sie bleibt ganz.',
    'Unit {{unit}} cannot give away so many: both parts need some. It stays whole.',
  ],
  'F-UNIT-SPLIT_leaders': [
    'Beide Teile brauchen einen Heerführer, Einheit {{unit}} hat nicht genug. Sie bleibt ganz.',
    'Both parts need a leader, unit {{unit}} has not enough. It stays whole.',
  ],
  'F-UNIT-SPLIT_settlement': [
    'Geteilt wird nur in einer eigenen fertigen Ansiedlung. Einheit {{unit}} bleibt ganz.',
    'Units are split in finished settlements of their own only. Unit {{unit}} stays whole.',
  ],
  'F-UNIT-SPLIT_limit': [
    'Mehr Einheiten sind nicht erlaubt. Einheit {{unit}} bleibt ganz.',
    'No more units are allowed. Unit {{unit}} stays whole.',
  ],
  'F-UNIT-MERGE': [
    'Die Einheiten {{unit}} und {{with}} können nicht zusammengelegt werden. Beide bleiben für sich.',
    'Units {{unit}} and {{with}} cannot be merged. Both stay apart.',
  ],
  'F-UNIT-MERGE_unknown': [
    'Eine Einheit {{with}}, mit der {{unit}} zusammengelegt werden könnte, gibt es nicht. Sie bleibt allein.',
    'There is no unit {{with}} that {{unit}} could be merged with. It stays alone.',
  ],
  'F-UNIT-MERGE_type': [
    'Die Einheiten {{unit}} und {{with}} sind von verschiedener Art. Beide bleiben für sich.',
    'Units {{unit}} and {{with}} are of different types. Both stay apart.',
  ],
  'F-UNIT-MERGE_place': [
    'Die Einheiten {{unit}} und {{with}} enden nicht im selben Feld. Beide bleiben für sich.',
    'Units {{unit}} and {{with}} do not end in one field. Both stay apart.',
  ],
  // Raising and disbanding
  'F-MUSTER-DATE': [
    'Gerüstet wird nur im Falken- und im Adlermond. Die Rüstung von Einheit {{unit}} entfällt; möglich ist sie im nächsten Rüstmond.',
    'Units are raised in the falcon and the eagle moon only. Nothing is raised for unit {{unit}}; it can be done in the next muster moon.',
  ],
  'F-MUSTER-PLACE': [
    'Wo Einheit {{unit}} rüsten soll, steht keine eigene fertige Ansiedlung mit Rüstkapazität. Die Rüstung entfällt.',
    'Where unit {{unit}} is to be raised there is no finished settlement of its own with muster capacity. Nothing is raised.',
    'Frage nach dem Ort.',
    'Ask for the place.',
  ],
  'F-MUSTER-CAP': [
    'Die Rüstkapazität der Ansiedlung reicht für Einheit {{unit}} nicht aus. Gerüstet wird, was hineinpasst.',
    'The muster capacity of the settlement does not suffice for unit {{unit}}. As much as fits is raised.',
  ],
  'F-MUSTER-CAP_statement': [
    'In {{place}} soll für {{stated}} GS gerüstet werden, die Rüstkapazität beträgt {{actual}} GS. Gerüstet wird, was hineinpasst.',
    '{{stated}} GS are to be spent on raising in {{place}}, its capacity is {{actual}}. As much as fits is raised.',
  ],
  'F-MUSTER-NOPORT': [
    'Die Ansiedlung in {{place}} hat keinen Hafen: Schiffe entstehen hier nicht. Die Rüstung von Einheit {{unit}} entfällt.',
    'The settlement in {{place}} has no harbour: no ships are raised here. Nothing is raised for unit {{unit}}.',
  ],
  'F-MUSTER-MISMATCH': [
    'Bilanz und Zugbefehl sagen über die Rüstung von Einheit {{unit}} Verschiedenes.',
    'Balance and orders disagree about raising unit {{unit}}.',
    'Entscheide, was gilt.',
    'Decide which holds.',
  ],
  'F-MUSTER-MISMATCH_count': [
    'Einheit {{unit}}: laut Bilanz werden {{stated}} gerüstet, laut Zugbefehl {{actual}}.',
    'Unit {{unit}}: the balance raises {{stated}}, the orders {{actual}}.',
    'Entscheide, was gilt.',
    'Decide which holds.',
  ],
  'F-MUSTER-MISMATCH_noOrder': [
    'Einheit {{unit}}: laut Bilanz werden {{stated}} gerüstet, im Zugbefehl steht davon nichts.',
    'Unit {{unit}}: the balance raises {{stated}}, the orders say nothing of it.',
    'Entscheide, was gilt.',
    'Decide which holds.',
  ],
  'F-MUSTER-MISMATCH_probable': [
    'Einheit {{unit}}: laut Bilanz werden {{stated}} gerüstet, im Zugbefehl fehlt sie; nach Größe, Art und Ort passt Einheit {{probable}}.',
    'Unit {{unit}}: the balance raises {{stated}}, the orders do not know it; unit {{probable}} fits by size, type and place.',
    'Entscheide, was gilt.',
    'Decide which holds.',
  ],
  'F-MUSTER-MISMATCH_noRow': [
    'Der Zugbefehl meldet Einheit {{unit}} als neu, in der Bilanz fehlt sie.',
    'The orders call unit {{unit}} new, the balance does not list it.',
    'Entscheide, was gilt.',
    'Decide which holds.',
  ],
  'F-DISBAND-PLACE': [
    'Die Einheit wird nicht in einer eigenen Ansiedlung aufgelöst. Geld gibt es dafür nicht zurück.',
    'The unit is not disbanded in a settlement of its own. Nothing is refunded.',
  ],
  'F-DISBAND-PLACE_missed': [
    'Der Weg von Einheit {{unit}} endet in {{actual}}, nicht in {{place}}. Sie bleibt bestehen, die Bilanz ist zu berichtigen.',
    'The way of unit {{unit}} ends in {{actual}}, not in {{place}}. It continues to exist; the balance has to be corrected.',
  ],
  'F-DISBAND-PLACE_settlement': [
    'In {{place}} steht keine eigene fertige Ansiedlung. Für die Auflösung gibt es kein Geld zurück.',
    'No finished settlement of the party stands in {{place}}. Nothing is refunded for disbanding.',
  ],
  'F-DISBAND-PLACE_aboard': [
    'Einheit {{unit}} trägt andere, die ohne sie nicht bleiben können, wo sie sind. Sie bleibt bestehen.',
    'Unit {{unit}} carries others that cannot stay where they are without it. It remains.',
  ],
  // Transport
  'F-LOAD-CAP': [
    'Einheit {{unit}} passt nicht auf {{carrier}}. Sie geht nicht an Bord und bleibt auf dem Feld davor.',
    'Unit {{unit}} does not fit on {{carrier}}. It does not embark and stays in the field before.',
  ],
  'F-LOAD-CAP_capacity': [
    'Einheit {{unit}} wiegt {{needed}} t; {{carrier}} trägt {{capacity}} t, davon sind {{free}} t frei. Sie geht nicht an Bord und bleibt auf dem Feld davor; eine Einheit wird nie stillschweigend geteilt.',
    'Unit {{unit}} weighs {{needed}} t; {{carrier}} carries {{capacity}} t, of which {{free}} t are free. It does not embark and stays in the field before; a unit is never split tacitly.',
  ],
  'F-LOAD-CAP_gold': [
    'Einheit {{unit}} soll {{gold}} GS laden, Platz ist nur für {{room}} GS. Geladen wird, was Platz hat.',
    'Unit {{unit}} is to load {{gold}} GS, there is room for {{room}} GS only. What fits is loaded.',
  ],
  'F-BOARD-MISS': [
    'Transport {{carrier}} ist nicht zur Stelle. Einheit {{unit}} bleibt in {{at}}, der Rest des Wegs entfällt.',
    'Transport {{carrier}} is not there. Unit {{unit}} stays in {{at}}, the rest of the way is dropped.',
  ],
  'F-BOARD-MISS_settlement': [
    'Einheit {{unit}} kann {{carrier}} nur in einer Ansiedlung verlassen oder sich ihr anschließen. Sie bleibt in {{at}}, der Rest des Wegs entfällt.',
    'Unit {{unit}} can join or leave {{carrier}} in a settlement only. It stays in {{at}}, the rest of the way is dropped.',
  ],
  // The way
  'F-PATH-NOTADJ': [
    '{{to}} grenzt nicht an {{at}}. Der Weg endet vor diesem Schritt.',
    '{{to}} does not touch {{at}}. The way ends before this step.',
  ],
  'F-PATH-NOTADJ_noWay': [
    'Nach {{to}} führt kein Weg, den die Einheit kennt. Sie bleibt stehen.',
    'No way known to the unit leads to {{to}}. It stays where it is.',
  ],
  'F-PATH-HEIGHT': [
    'Von {{at}} nach {{to}} ist es mehr als eine Höhenstufe. Der Weg endet vor diesem Schritt.',
    'From {{at}} to {{to}} is more than one height level. The way ends before this step.',
  ],
  'F-PATH-DOMAIN': [
    '{{to}} ist für Einheit {{unit}} nicht zu betreten: Landeinheiten gehen nicht ins Wasser, Schiffe nicht an Land. Der Weg endet vor diesem Schritt.',
    'Unit {{unit}} cannot enter {{to}}: land units do not go into water, ships not onto land. The way ends before this step.',
  ],
  'F-PATH-DOMAIN_closed': [
    'Die Seite {{to}} ist für Schiffe gesperrt. Der Weg endet vor diesem Schritt.',
    'Side {{to}} is closed to ships. The way ends before this step.',
  ],
  'F-PATH-NORIVER': [
    'An der Seite {{to}} ist weder Fluss noch Kanal. Der Weg endet vor diesem Schritt.',
    'There is neither river nor canal on side {{to}}. The way ends before this step.',
  ],
  'F-PATH-SIDE': [
    '„{{words}}“ nennt eine Seite; Landeinheiten ziehen durch Felder. Die Seite zählt nicht, der übrige Weg gilt.',
    '“{{words}}” names a side; land units move through fields. The side does not count, the rest of the way holds.',
  ],
  'F-PATH-WALL': [
    'Zwischen {{at}} und {{to}} steht ein besetzter Wall ohne Bresche. Der Weg endet vor diesem Schritt.',
    'Between {{at}} and {{to}} stands a manned wall without breach. The way ends before this step.',
  ],
  'F-PATH-WALL_repelled': [
    'Der Sturm auf den Wall vor {{to}} ist abgewiesen. Einheit {{unit}} bleibt in {{at}}.',
    'The storm on the wall before {{to}} is repelled. Unit {{unit}} stays in {{at}}.',
  ],
  'F-MOVE-MP': [
    'Der Schritt nach {{to}} kostet {{needs}} Punkte, Einheit {{unit}} hat noch {{left}}. Sie bleibt in {{at}}, der Rest des Wegs entfällt.',
    'The step to {{to}} costs {{needs}} points, unit {{unit}} has {{left}} left. It stays in {{at}}, the rest of the way is dropped.',
  ],
  'F-MOVE-MP_impossible': [
    'Der Schritt nach {{to}} hat Schwierigkeit {{difficulty}}, höher, als die Tafel reicht: Keine Punktzahl genügt. Einheit {{unit}} bleibt in {{at}}, der Rest des Wegs entfällt.',
    'The step to {{to}} has difficulty {{difficulty}}, beyond the end of the table: no points suffice. Unit {{unit}} stays in {{at}}, the rest of the way is dropped.',
  ],
  'F-MOVE-STOPPED': [
    'Einheit {{unit}} wird in {{at}} aufgehalten. Der Rest des Wegs entfällt.',
    'Unit {{unit}} is stopped in {{at}}. The rest of the way is dropped.',
  ],
  'F-MOVE-STOPPED_retreat': [
    'Einheit {{unit}} weicht aus {{at}} zurück. Der Rest des Wegs entfällt.',
    'Unit {{unit}} retreats from {{at}}. The rest of the way is dropped.',
  ],
  'F-MOVE-STOPPED_noRoom': [
    'In der Ansiedlung ist für Einheit {{unit}} kein Platz mehr. Der Weg endet in {{at}}.',
    'There is no more room in the settlement for unit {{unit}}. The way ends in {{at}}.',
  ],
  // Orders
  'F-ORD-NOTEXT': [
    'Zu „{{words}}“ fehlt der Text: Was soll Einheit {{unit}} tun?',
    'The text for “{{words}}” is missing: what is unit {{unit}} to do?',
    'Frage nach oder entscheide selbst.',
    'Ask, or decide yourself.',
  ],
  'F-ORD-SPECIALS': [
    'Mehr Sonderbefehle als erlaubt ({{limit}} je Zug). „{{words}}“ entfällt.',
    'More special orders than allowed ({{limit}} per turn). “{{words}}” is dropped.',
    'Frage nach, welcher zählen soll.',
    'Ask which one is to count.',
  ],
  'F-ORD-EXTENSIONS': [
    'Ein Befehl trägt nur eine Erweiterung. Die erste gilt, „{{words}}“ entfällt.',
    'An order carries one extension only. The first one holds, “{{words}}” is dropped.',
  ],
  'F-ORD-COMBO': [
    'Wer sich zurückzieht, verfolgt nicht. Der Hauptbefehl gilt, „{{words}}“ entfällt.',
    'Who retreats does not pursue. The main order holds, “{{words}}” is dropped.',
  ],
  'F-ORD-NOCOMBAT': [
    'Einheit {{unit}} kann nichts erobern. Der Hauptbefehl gilt, E entfällt.',
    'Unit {{unit}} cannot conquer. The main order holds, E is dropped.',
  ],
  'F-ORD-NOCOMBAT_type': [
    'Einheit {{unit}} ($t(turn:unitType.{{type}})) kann nichts erobern, das können nur Kampfeinheiten. Der Hauptbefehl gilt, E entfällt.',
    'Unit {{unit}} ($t(turn:unitType.{{type}})) cannot conquer, only combat units can. The main order holds, E is dropped.',
  ],
  'F-ORD-NOCOMBAT_small': [
    'Einheit {{unit}} ist mit {{size}} zu klein, um zu erobern (Mindestgröße {{minimum}}). Der Hauptbefehl gilt, E entfällt.',
    'With {{size}} unit {{unit}} is too small to conquer (minimum size {{minimum}}). The main order holds, E is dropped.',
  ],
  'F-ORD-NOSIEGE': [
    'Einheit {{unit}} ($t(turn:unitType.{{type}})) kann nicht belagern, das können nur Belagerer. Der Hauptbefehl gilt, B entfällt.',
    'Unit {{unit}} ($t(turn:unitType.{{type}})) cannot besiege, only besiegers can. The main order holds, B is dropped.',
  ],
  'F-ORD-CLASS': [
    '„{{words}}“ passt nicht zu Einheit {{unit}} ($t(turn:unitType.{{type}})). Ausgeführt wird, was davon Sinn ergibt.',
    '“{{words}}” does not fit unit {{unit}} ($t(turn:unitType.{{type}})). It is executed as far as it makes sense.',
  ],
  'F-ORD-NOTARGET': [
    'Für „{{words}}“ gibt es dort kein Ziel.',
    'There is no target for “{{words}}”.',
    'Entscheide, was gemeint ist.',
    'Decide what is meant.',
  ],
  'F-ORD-NOTARGET_build': [
    'In {{from}} ist nichts im Bau, und der Befehl nennt nichts.',
    'Nothing is being built in {{from}}, and the order names nothing.',
    'Entscheide, woran Einheit {{unit}} arbeiten soll.',
    'Decide what unit {{unit}} is to work on.',
  ],
  'F-ORD-NOTARGET_work': [
    'In {{place}} ist nichts im Bau. Einheit {{unit}} arbeitet dort nicht.',
    'Nothing is being built in {{place}}. Unit {{unit}} does no work there.',
    'Entscheide, was gemeint ist.',
    'Decide what is meant.',
  ],
  'F-ORD-NOTARGET_assault': [
    'In {{target}} ist nichts, was Einheit {{unit}} angreifen könnte, ohne das Feld zu betreten.',
    'There is nothing in {{target}} that unit {{unit}} could attack without entering the field.',
    'Entscheide, was gemeint ist.',
    'Decide what is meant.',
  ],
  'F-ORD-NOTARGET_attack': [
    'Ein Angriff auf {{target}} braucht den Hauptbefehl KA oder KN.',
    'An attack on {{target}} needs the main order KA or KN.',
    'Entscheide, was gilt.',
    'Decide what holds.',
  ],
  'F-ORD-FORM': [
    'Der Weg „{{words}}“ ist nicht in der Form geschrieben, die auf diesem Segment gilt. Er wird trotzdem ausgeführt.',
    'The way “{{words}}” is not written in the form of this segment. It is executed anyway.',
    'Weise darauf hin.',
    'Point it out.',
  ],
  'F-ORD-CONDITION': [
    'Die Zeile enthält eine Bedingung („{{words}}“).',
    'The row contains a condition (“{{words}}”).',
    'Entscheide, ob sie eingetreten ist.',
    'Decide whether it is met.',
  ],
  'F-ORD-REMARK': [
    '„{{words}}“: nicht verstanden, ohne Wirkung.',
    '“{{words}}”: not understood, no effect.',
    'Sieh nach, ob etwas befohlen ist.',
    'See whether something is ordered.',
  ],
  // Rows against the GM's data
  'F-ROW-MISSING': [
    'Einheit {{unit}} in {{place}} steht nicht im Zugbefehl. Sie bleibt, wo sie ist, mit {{order}}.',
    'Unit {{unit}} in {{place}} is not in the movement orders. It stays where it is, with {{order}}.',
  ],
  'F-ROW-UNKNOWN': [
    'Eine Einheit {{number}} gibt es in diesem Reich nicht.',
    'There is no unit {{number}} in this realm.',
    'Entscheide, welche gemeint ist.',
    'Decide which one is meant.',
  ],
  'F-ROW-UNKNOWN_row': [
    'Eine Einheit {{number}} führt die Spielleitung nicht, und sie ist nicht als neu vermerkt. Die Zeile wird nicht ausgeführt.',
    'The GM has no unit {{number}}, and it is not marked as new. The row is not executed.',
    'Entscheide, welche gemeint ist.',
    'Decide which one is meant.',
  ],
  'F-ROW-SIZE': [
    'Im Brief {{stated}}, geführt {{actual}}. Es gilt die Liste der Spielleitung.',
    'Letter: {{stated}}; on record: {{actual}}. The GM’s records apply.',
  ],
  'F-ROW-SIZE_leaders': [
    'Heerführer von Einheit {{unit}}: angegeben {{stated}}, geführt {{actual}}. Es gelten die Daten der Spielleitung.',
    'Leaders of unit {{unit}}: {{stated}} stated, {{actual}} on record. The GM’s records apply.',
  ],
  'F-ROW-TYPE': [
    'Angegeben ist {{stated}}, Einheit {{unit}} besteht aus {{actual}}. Es gelten die Daten der Spielleitung.',
    '{{stated}} is stated, unit {{unit}} consists of {{actual}}. The GM’s records apply.',
  ],
  'F-ROW-STARTPOS': [
    'Als alter Ort steht {{stated}}, Einheit {{unit}} ist in {{actual}}. Es gelten die Daten der Spielleitung.',
    'The old position is given as {{stated}}, unit {{unit}} is in {{actual}}. The GM’s records apply.',
  ],
  'F-ROW-STARTPOS_kept': [
    'Als alter Ort steht {{stated}}, Einheit {{unit}} ist in {{actual}}. Es gelten die Daten der Spielleitung; der Befehl wird von dort ausgeführt.',
    'The old position is given as {{stated}}, unit {{unit}} is in {{actual}}. The GM’s data hold; the order is executed from there.',
  ],
  'F-ROW-STARTPOS_dropped': [
    'Als alter Ort steht {{stated}}, Einheit {{unit}} ist in {{actual}}. Von dort ist der erste Schritt nicht möglich: Sie bleibt stehen.',
    'The old position is given as {{stated}}, unit {{unit}} is in {{actual}}. The first step is not possible from there: it stays where it is.',
  ],
  'F-ROW-ENDPOS': [
    'Als neuer Ort steht {{stated}}, der geschriebene Weg endet in {{actual}}. Es gilt der Weg.',
    'The new position is given as {{stated}}, the way as written ends in {{actual}}. The way counts.',
  ],
  'F-ROW-ENDPOS_dropped': [
    'Als neuer Ort steht {{stated}}, der geschriebene Weg endet in {{actual}}. Keines von beiden wird erreicht: Der Weg entfällt, weil schon der alte Ort nicht stimmt.',
    'The new position is given as {{stated}}, the way as written ends in {{actual}}. Neither is reached: the way is dropped because the old position is wrong already.',
  ],
  // Diplomacy, events, settings
  'F-DIP-COPY': [
    'Vom Vertrag fehlt die Abschrift für die Spielleitung. Er wird vermerkt.',
    'The GM’s copy of the treaty is missing. It is noted.',
    'Fordere sie an.',
    'Ask for it.',
  ],
  'F-DIP-COPY_party': [
    'Vom Vertrag „{{title}}“ fehlt die Abschrift von {{other}}. Er ist vermerkt und wirkt, sobald sie da ist.',
    'The copy of {{other}} of the treaty “{{title}}” is missing. It is noted and takes effect when that copy is there.',
  ],
  'F-DIP-CONTACT': [
    'Die Parteien sind einander noch nicht begegnet ({{other}}). Der Vertrag „{{title}}“ wird vermerkt.',
    'The parties have not met yet ({{other}}). The treaty “{{title}}” is noted.',
    'Frage, wie er zustande kam.',
    'Ask how it came about.',
  ],
  'F-EVT-UPRISING': [
    'Ein Aufstand ist fällig: Gefahr {{risk}} %, gewürfelt {{roll}}.',
    'An uprising is due: risk {{risk}}%, rolled {{roll}}.',
    'Entscheide, wie er verläuft.',
    'Decide how it goes.',
  ],
  'F-EVT-FATE': [
    'Das Schicksal von Charakter {{unit}} steht offen: Seine Einheit in {{place}} gibt es nicht mehr.',
    'The fate of character {{unit}} is open: their unit in {{place}} is no more.',
    'Entscheide es.',
    'Decide it.',
  ],
  'F-EVT-FATE_captured': [
    'Einheit {{unit}} ist in {{place}} gefangen, mit ihr {{leaders}} Heerführer.',
    'Unit {{unit}} is captured in {{place}}, {{leaders}} leaders with it.',
    'Sie sind verloren, wenn du nichts anderes bestimmst.',
    'They are lost unless you decide otherwise.',
  ],
  'F-EVT-FATE_scattered': [
    'Einheit {{unit}} ist in {{place}} zerstreut, mit ihr {{leaders}} Heerführer.',
    'Unit {{unit}} is scattered in {{place}}, {{leaders}} leaders with it.',
    'Sie sind verloren, wenn du nichts anderes bestimmst.',
    'They are lost unless you decide otherwise.',
  ],
  'F-SET-VALUE': [
    '„{{words}}“ ist für diese Einstellung nicht erlaubt. Der bisherige Wert gilt.',
    '“{{words}}” is not allowed for this setting. The old value holds.',
  ],
  'F-WORLD-FLAW': [
    'In den Daten der Spielleitung passt etwas nicht zusammen. Der Zug läuft weiter.',
    'Something in the data of the GM does not fit together. The turn goes on.',
    'Stelle es richtig.',
    'Set it right.',
  ],
  'F-WORLD-FLAW_carrier': [
    'Einheit {{unit}} soll an Bord einer Einheit sein, die es nicht gibt. Sie bleibt, wo sie ist.',
    'Unit {{unit}} is said to be aboard a unit that does not exist. It stays where it is.',
    'Gib ihr einen Ort.',
    'Give it a place.',
  ],
  'F-WORLD-FLAW_place': [
    'Einheit {{unit}} steht in {{place}}, außerhalb der Karte. Sie bleibt dort.',
    'Unit {{unit}} stands in {{place}}, off the map. It stays there.',
    'Gib ihr einen Ort.',
    'Give it a place.',
  ],
  'F-WORLD-FLAW_party': [
    'Einheit {{unit}} gehört zu {{party}}, und diese Partei gibt es nicht. Sie bleibt stehen.',
    'Unit {{unit}} belongs to {{party}}, and there is no such party. It stays where it is.',
    'Ordne sie zu.',
    'Assign it.',
  ],
  'F-WORLD-FLAW_number': [
    'Einheit {{unit}} trägt keine Nummer von 100 bis 999. Sie zieht trotzdem.',
    'The number of unit {{unit}} is not between 100 and 999. It moves anyway.',
    'Nummeriere sie neu.',
    'Renumber it.',
  ],
  'F-WORLD-FLAW_size': [
    'Einheit {{unit}} zählt niemanden mehr. Sie bleibt geführt.',
    'Nobody is left of unit {{unit}}. It is kept in the list.',
    'Löse sie auf oder stelle die Stärke richtig.',
    'Disband it or set its size right.',
  ],
  'F-WORLD-FLAW_leaders': [
    'Einheit {{unit}} hat keinen Heerführer. Sie bleibt geführt.',
    'Unit {{unit}} has no leader. It is kept in the list.',
    'Gib ihr einen.',
    'Give it one.',
  ],
  'F-WORLD-FLAW_load': [
    'Einheit {{unit}} trägt {{weight}} t und kann nur {{capacity}} t tragen. Die Ladung bleibt.',
    'Unit {{unit}} carries {{weight}} t and can carry only {{capacity}} t. The load stays.',
    'Stelle sie richtig.',
    'Set it right.',
  ],
  'F-WORLD-FLAW_storage': [
    'Für {{party}} sind {{stored}} GS an Lagerorten vermerkt, der Schatz hat nur {{gold}} GS. Gerechnet wird mit dem Schatz.',
    '{{stored}} GS of {{party}} are noted at places, the treasury has only {{gold}} GS. The treasury counts.',
    'Stelle die Lagerorte richtig.',
    'Set the places right.',
  ],
  'F-WORLD-FLAW_capital': [
    'Die Hauptstadt von {{party}} in {{place}} ist keine eigene fertige Ansiedlung. Sie bleibt vermerkt.',
    'The capital of {{party}} in {{place}} is no own finished settlement. It stays noted.',
    'Bestimme eine andere.',
    'Name another.',
  ],
};
