import { letters } from './letters';

/**
 * One text per code of the finding register (chapter 14): what is wrong, what happens to the order, what to
 * do. `KEY_reason` is the same finding for another reason (`about.reason`). `{{words}}` = words of the order.
 */
export const findings = {
  // Reading the sheet
  'F-ORD-UNPARSED':
    'Was „{{words}}“ heißen soll, ist nicht zu verstehen. Davor gilt alles, ab hier nichts; lies nach und entscheide.',
  'F-ORD-UNPARSED_between':
    'Zwischen den Spalten steht „{{words}}“. Die übrige Zeile gilt; lies nach, ob damit etwas befohlen ist.',
  'F-ORD-UNPARSED_extension':
    '„{{words}}“ gehört zu keiner Erweiterung. Der Hauptbefehl gilt allein, bis du entscheidest.',
  'F-ORD-UNPARSED_line':
    'Diese Stelle ist weder Befehlszeile noch Überschrift. Sie bleibt im Original stehen und bewirkt nichts; trage nach, was darin befohlen ist.',
  'F-ORD-UNPARSED_empty':
    'Der Text ist leer; es gibt nichts zu lesen. Füge den Zugbefehl noch einmal ein.',
  'F-ORD-UNPARSED_binary':
    'Das ist kein Text, sondern der Inhalt einer Datei. Nichts wurde gelesen, das Original bleibt erhalten; öffne die Datei und kopiere den Zugbefehl als Text.',
  'F-ORD-UNPARSED_noRows':
    'In diesem Text steht keine Befehlszeile: Keine Zeile beginnt mit einer Einheitennummer, auf die ein Weg oder Befehl folgt. Das Original bleibt erhalten; prüfe, ob der Zugbefehl mitkopiert wurde.',
  'F-ORD-NOCODE':
    '„{{words}}“ ist kein Kürzel. Einheiten werden mit Kürzeln befehligt (KV, KA, AB, S1 …); bestimme, welches gemeint ist.',
  'F-ORD-UNKNOWN':
    'Den Befehl „{{words}}“ gibt es in diesem Modul nicht. Die Einheit wartet auf deine Entscheidung.',
  'F-ORD-UNKNOWN_extension':
    'Eine Erweiterung „{{words}}“ gibt es nicht. Der Hauptbefehl gilt allein, bis du entscheidest.',
  'F-ORD-UNKNOWN_case':
    '„{{words}}“ ist klein geschrieben; auf diesem Segment gelten Kürzel nur in Großbuchstaben. Bestätige oder weise zurück.',
  'F-ORD-MISSING':
    'Einheit {{unit}} hat keinen Hauptbefehl; sie verhält sich nach {{proposal}}. Frage den Spieler, wenn das nicht passt.',
  'F-ORD-MISSING_idle': 'Arbeitseinheit {{unit}} hat keinen Hauptbefehl; sie ruht in diesem Zug.',
  'F-NUM-FORMAT':
    '„{{words}}“ ist keine Zahl in der üblichen Schreibweise (8.000 oder 8000). Die Angabe zählt nicht; es gelten die Daten des Spielleiters.',
  'F-NUM-MOON': 'Einen Mond „{{words}}“ kennt der Kalender nicht. Die Angabe zählt nicht.',

  // Positions
  'F-POS-SYNTAX':
    '„{{words}}“ ist keine Positionsangabe: Verlangt sind drei Ziffern Großfeld, Schrägstrich, Kleinfeld 01 bis 48. Die Angabe entfällt, ein Weg endet davor.',
  'F-POS-SYNTAX_grossfeld':
    'Zu „{{words}}“ fehlt das Großfeld, und ein früheres ist nicht genannt. Der Weg endet davor; ergänze ihn als 210/19.',
  'F-POS-SYNTAX_bracket':
    '„({{words}})“ ist weder Seite (1 bis 6) noch Einheit (100 bis 999). Die Angabe entfällt, ein Weg endet davor.',
  'F-POS-SYNTAX_start':
    'Richtungen allein genügen nicht: Von Einheit {{unit}} ist kein Standort bekannt. Der Weg entfällt; nenne den alten Ort.',
  'F-POS-NOTADJ':
    '{{field}} und {{other}} berühren sich nicht, „{{words}}“ ist also keine Seite. Die Angabe entfällt, ein Weg endet davor.',
  'F-POS-NOTADJ_road':
    '{{from}} und {{to}} berühren sich nicht. Eine Straße führt nur von einem Kleinfeld ins benachbarte.',
  'F-MAP-OFF':
    '„{{words}}“ liegt außerhalb der erfassten Karte. Der Weg endet davor; prüfe die Großfeldnummer.',
  'F-MAP-OFF_direction':
    'Richtung {{direction}} führt von {{from}} aus der erfassten Karte hinaus. Der Weg endet davor.',
  'F-MAP-OFF_structure': '{{place}} liegt nicht auf der Karte. Dort lässt sich nichts bauen.',
  'F-TERR-KEY': 'Ein Gelände „{{words}}“ gibt es nicht. Das Feld bleibt, wie es war.',

  // Parties and turns
  'F-PARTY-NOCONTACT': 'Niemand vertritt {{party}} nach außen. Bestimme einen Ansprechpartner.',
  'F-JOIN-AGE': 'Teilnehmer {{person}} ist nicht volljährig. Entscheide, ob er mitspielen darf.',
  'F-JOIN-MEMBER':
    'Teilnehmer {{person}} ist nicht Mitglied des Vereins. Er spielt mit; weise ihn darauf hin.',
  'F-TURN-NOTPLAYER':
    'Dieser Spielzug stammt von jemandem, der {{party}} nicht spielt. Er wird nicht angenommen.',
  'F-TURN-HEADER':
    'Zugnummer oder Monde fehlen oder sind nicht die erwarteten. Gewertet wird er als Zug des laufenden Termins.',
  'F-TURN-HEADER_early':
    'Der Zug ist für Zug {{turn}} geschrieben, der noch nicht offen ist. Er wird nicht angenommen; er ist neu einzureichen.',
  'F-TURN-PART': 'Ein Teil des Spielzugs fehlt: {{part}}. Das Übrige gilt; frage nach.',
  'F-TURN-PART_cover': 'Das Anschreiben fehlt. Das Übrige gilt; frage nach.',
  'F-TURN-LIST':
    'In diesem Mond ist eine Aufstellung fällig, die fehlt: {{part}}. Gebucht wird nach den Daten des Spielleiters.',
  'F-TURN-LATE': 'Der Zug kam nach dem Termin. Nimm ihn an oder werte ihn als ausgefallen.',
  'F-TURN-DUPLICATE':
    'Von {{party}} liegt für diesen Termin schon ein Zug vor. Der spätere gilt; der frühere bleibt abgelegt.',
  'F-TURN-MISSING3':
    'Von {{party}} fehlen drei oder mehr Züge nacheinander. Du darfst das Reich neu vergeben.',

  // Balance
  'F-BAL-TOTAL':
    'Der neue Bestand ist nicht die Summe der Zeilen: {{stated}} statt {{actual}} GS. Gebucht wird die Summe.',
  'F-BAL-TOTAL_before':
    'Der alte Bestand ist mit {{stated}} GS angegeben; in den Büchern stehen {{actual}} GS. Es gelten die Bücher.',
  'F-BAL-TOTAL_missing':
    'Alter und neuer Bestand lassen sich nicht vergleichen: Die Zeile des neuen Bestands fehlt. Die übrigen Zeilen ergeben {{actual}} GS.',
  'F-BAL-LAND':
    'Die Zeile ergibt {{actual}} GS, angegeben sind {{stated}}. Gebucht wird das Errechnete.',
  'F-BAL-LAND_noFields':
    'Zu {{stated}} GS aus {{terrain}} sind keine Felder angegeben. Trage nach, wie viele es sind.',
  'F-BAL-LANDSUM':
    'Die Summe der Landzeilen ist {{actual}}, angegeben sind {{stated}}. Gebucht wird das Errechnete.',
  'F-BAL-LANDSUM_fields':
    'Die Zeilen ergeben {{actual}} Felder, angegeben sind {{stated}}. Es gelten die Zeilen.',
  'F-BAL-LANDSUM_summary':
    'Die Steuern aus dem Land betragen {{actual}} GS, in der Bilanz stehen {{stated}}. Gebucht wird das Errechnete.',
  'F-BAL-FIELDS':
    '{{terrain}}: angegeben sind {{stated}} Felder, auf der Karte sind es {{actual}}. Es gilt die Karte.',
  'F-BAL-SETTLE':
    '{{name}} ({{place}}) bringt {{actual}} GS, angegeben sind {{stated}}. Gebucht wird das Errechnete.',
  'F-BAL-SETTLE_unknown':
    'In {{place}} steht keine fertige Ansiedlung dieses Reichs. Von dort kommen keine Einnahmen.',
  'F-BAL-SETTLE_type':
    'Die Ansiedlung in {{place}} ist als {{stated}} angegeben, auf der Karte steht dort {{actual}}. Es gilt die Karte.',
  'F-BAL-SETTLE_missing':
    '{{name}} ({{place}}) fehlt in der Aufstellung der Ansiedlungen. Gebucht wird nach der Karte.',
  'F-BAL-SETTLE_sum':
    'Die Zeilen der Ansiedlungen ergeben {{actual}} GS, angegeben sind {{stated}}. Es gelten die Zeilen.',
  'F-BAL-SETTLEUPKEEP':
    'Der Unterhalt der Ansiedlungen beträgt {{actual}} GS, angegeben sind {{stated}}. Gebucht wird das Errechnete.',
  'F-BAL-SETTLEUPKEEP_twice':
    'Der Unterhalt der Ansiedlungen beträgt {{actual}} GS, angegeben sind {{stated}}: Die {{infrastructure}} GS für die Infrastruktur sind offenbar ein zweites Mal darin. Gebucht wird das Errechnete.',
  'F-BAL-SETTLEUPKEEP_net':
    'Die Einnahmen der Ansiedlungen sind nach Abzug des Unterhalts angegeben; ihn noch einmal mit {{stated}} GS abzuziehen wäre doppelt. Gebucht wird er einmal.',
  'F-BAL-SETTLEUPKEEP_gross':
    'Die Ansiedlungen zahlen {{actual}} GS Steuern, angegeben sind {{stated}}. Gebucht wird das Errechnete.',
  'F-BAL-INFRA':
    'Der Unterhalt der Infrastruktur beträgt {{actual}} GS, angegeben sind {{stated}}. Gebucht wird das Errechnete.',
  'F-BAL-INFRA_wall':
    'Wälle mit Geländeschwierigkeit {{difficulty}}: angegeben sind {{stated}}, auf der Karte stehen {{actual}}. Es gilt die Karte.',
  'F-BAL-INFRA_road':
    'Straßen mit Geländeschwierigkeit {{difficulty}}: angegeben sind {{stated}}, auf der Karte liegen {{actual}}. Es gilt die Karte.',
  'F-BAL-INFRA_bridge':
    'Brücken mit Geländeschwierigkeit {{difficulty}}: angegeben sind {{stated}}, auf der Karte stehen {{actual}}. Es gilt die Karte.',
  'F-BAL-INFRA_canal':
    'Kanäle mit Geländeschwierigkeit {{difficulty}}: angegeben sind {{stated}}, auf der Karte liegen {{actual}}. Es gilt die Karte.',
  'F-BAL-INFRA_sum':
    'Mit dem Faktor der Geländeschwierigkeit {{difficulty}} ergeben die Zeilen {{actual}}, angegeben sind {{stated}}. Es gelten die Zeilen.',
  'F-BAL-INFRA_summary':
    'Der Unterhalt der Infrastruktur beträgt {{actual}} GS, in der Bilanz stehen {{stated}}. Gebucht wird das Errechnete.',
  'F-BAL-UNITUPKEEP':
    'Anzahl mal Satz ergibt {{actual}} GS, angegeben sind {{stated}}. Gebucht wird das Errechnete.',
  'F-BAL-UNITUPKEEP_rate':
    'Der Unterhalt beträgt {{rate}} GS je Kopf und Halbjahr; das ergibt {{actual}} GS statt {{stated}}. Gebucht wird das Errechnete.',
  'F-BAL-UNITUPKEEP_sum':
    'Die Zeilen des Unterhalts ergeben {{actual}} GS, angegeben sind {{stated}}. Es gelten die Zeilen.',
  'F-BAL-UNITUPKEEP_summary':
    'Der Unterhalt der Einheiten beträgt {{actual}} GS, in der Bilanz stehen {{stated}}. Gebucht wird das Errechnete.',
  'F-BAL-HEADS':
    'Angegeben sind {{stated}}, die Einheitenliste zählt {{actual}}. Es gilt die Liste.',
  'F-BAL-HEADS_land':
    'Angegeben sind {{stated}} Köpfe an Land, die Einheitenliste zählt {{actual}}. Es gilt die Liste.',
  'F-BAL-HEADS_sea':
    'Angegeben sind {{stated}} Schiffe, die Einheitenliste zählt {{actual}}. Es gilt die Liste.',
  'F-BAL-HEADS_leaders':
    'Angegeben sind {{stated}} Charaktere und Heerführer, die Einheitenliste zählt {{actual}}. Es gilt die Liste.',
  'F-BAL-MUSTER':
    'Diese Rüstung kostet {{actual}} GS, angegeben sind {{stated}}. Gebucht wird das Errechnete.',
  'F-BAL-MUSTER_leaders':
    'Ohne Heerführer kostet diese Rüstung {{without}} GS, mit den nötigen ({{leaders}}) {{actual}} GS; angegeben sind {{stated}}. Kläre, was gerüstet werden soll.',
  'F-BAL-MUSTER_refund':
    'Diese Auflösung bringt {{actual}} GS, angegeben sind {{stated}}. Gebucht wird das Errechnete.',
  'F-BAL-MUSTERSUM':
    'Die Rüstungszeilen ergeben {{actual}} GS, angegeben sind {{stated}}. Gebucht wird das Errechnete.',
  'F-BAL-UNIT':
    'Die Zeile nennt Einheit {{unit}}, aber Größe, Art oder Ort passen nicht zu ihr. Prüfe, welche gemeint ist.',
  'F-BAL-UNIT_probable':
    'Einheit {{unit}} zählt {{size}}, die Zeile nennt {{stated}}: So groß ist Einheit {{probable}}. Prüfe, welche gemeint ist.',
  'F-BAL-UNIT_size':
    'Einheit {{unit}} zählt nur {{size}}, die Zeile nennt {{stated}}. Prüfe, welche gemeint ist.',
  'F-BAL-UNIT_type':
    'Die Art der Güter passt nicht zu Einheit {{unit}}. Prüfe, welche gemeint ist.',
  'F-BAL-UNIT_place':
    'Einheit {{unit}} steht nicht in der Ansiedlung, in der sie aufgefüllt werden soll. Prüfe, welche gemeint ist.',
  'F-BAL-UNIT_number':
    'Die Nummer {{unit}} gehört nicht zu dieser Art von Einheit. Gib ihr eine passende.',
  'F-BAL-UNIT_unknown':
    'Eine Einheit {{unit}} gibt es nicht; aufgelöst wird nichts. Prüfe, welche gemeint ist.',
  'F-BAL-NODETAIL':
    'Zu {{stated}} GS fehlt jede Einzelangabe. Gebucht wird die Summe, wenn du sie bestätigst.',
  'F-BAL-OTHERINC':
    'Sonstige Einnahmen von {{stated}} GS brauchen deine Bestätigung. Sonst werden sie nicht gebucht.',
  'F-BAL-OTHERINC_none':
    'Sonstige Einnahmen gibt es in diesem Spiel nicht; {{stated}} GS werden nicht gebucht.',
  'F-BAL-OVERDRAWN':
    'Die Kasse reicht nicht, es fehlen {{missing}} GS. Bezahlt wird der Reihe nach, bis sie leer ist; alles Spätere entfällt.',
  'F-BAL-STORAGE':
    'Die Lagerorte ergeben {{stated}} GS, in der Kasse sind {{actual}}. Der Rest liegt in der Hauptstadt.',
  'F-BAL-URBAN':
    'Mehr als 15 % leben in Ansiedlungen. Die jüngsten bringen keine Einnahmen: {{list}}.',
  'F-BAL-URBAN_row':
    'Mehr als 15 % leben in Ansiedlungen. {{name}} ({{place}}) bringt deshalb keine Einnahmen: {{actual}} GS statt {{stated}}.',

  // Building
  'F-BUILD-UNPAID':
    '{{place}}: Gearbeitet wird nur, soweit bezahlt ist. Frage nach der nächsten Zahlung.',
  'F-BUILD-CROWD':
    '{{place}}: Mehr Arbeiter, als in einem Feld arbeiten können. Die übrigen aus Einheit {{unit}} ruhen.',
  'F-BUILD-NOLABOUR':
    '{{place}}: Vor Ort gibt es keine Arbeitskräfte. Ohne Arbeitseinheit wird nicht gebaut; frage nach, wer baut.',
  'F-BUILD-OCCUPIED': 'In diesem Feld steht schon eine Ansiedlung. Der Bau entfällt.',
  'F-BUILD-OCCUPIED_settlement':
    'In {{field}} steht schon eine Ansiedlung; ein Kleinfeld trägt nur eine. Ändere ihren Typ oder wähle ein anderes Feld.',
  'F-BUILD-TOOBIG':
    'So viele Einwohner trägt dieser Ort nicht. Der Bau entfällt; möglich ist es an der Küste, am Fluss oder als Hauptstadt.',
  'F-BUILD-TOOBIG_settlement':
    '{{field}} trägt höchstens {{limit}} Einwohner, diese Ansiedlung hat {{inhabitants}}. Mehr geht an der Küste in Höhenstufe 1, an einem schiffbaren Fluss und in der Hauptstadt.',
  'F-BUILD-NOTOWN':
    '{{field}} gehört {{party}} nicht. Der Bau entfällt; frage nach, welches Feld gemeint ist.',
  'F-BUILD-TERRAIN': 'Dieses Gelände trägt das Bauwerk nicht. Der Bau entfällt.',
  'F-BUILD-TERRAIN_settlement':
    '{{field}} ist Wasser oder Eis auf Wasser. Eine Ansiedlung braucht Land.',
  'F-BUILD-TERRAIN_road': '{{field}} ist Wasser. Eine Straße liegt zwischen zwei Landfeldern.',
  'F-BUILD-TERRAIN_canal': '{{field}} ist Wasser. Ein Kanal liegt zwischen zwei Landfeldern.',
  'F-BUILD-TERRAIN_wall': '{{field}} ist Wasser. Hinter einem Wall liegt Land.',
  'F-BUILD-DUP': 'An dieser Seite steht es schon. Der Bau entfällt.',
  'F-BUILD-DUP_road': 'Zwischen {{from}} und {{to}} liegt schon eine Straße.',
  'F-BUILD-DUP_bridge': 'An der Seite {{side}} steht schon eine Brücke.',
  'F-BUILD-DUP_canal': 'An der Seite {{side}} liegt schon ein Kanal.',
  'F-BUILD-WALLMIN': 'Ein Wall braucht mindestens 5 Bauwertpunkte. Der Bau entfällt.',
  'F-BUILD-WALLMIN_wall':
    'Ein Wall hat ganze Bauwertpunkte, wenigstens {{least}}; angegeben sind {{stated}}.',
  'F-BUILD-NONAME': 'Die Ansiedlung hat keinen Namen. Sie wird gebaut; frage nach dem Namen.',
  'F-BUILD-FREETYPE': 'Das ist kein Standardtyp. Genehmige ihn oder weise ihn zurück.',
  'F-BUILD-FREETYPE_settlement':
    '{{field}}: Der Typ „{{type}}“ steht nicht in der Tafel der Ansiedlungen. Als freier Bau ist er möglich, wenn du ihn genehmigst.',
  'F-BUILD-AGREE': 'An dieser Grenze muss der Nachbar zustimmen. Kläre es, bevor gebaut wird.',
  'F-BUILD-AGREE_road':
    '{{from}} gehört {{owner}}, {{to}} gehört {{neighbour}}. Eine Straße dazwischen müssen beide wollen; kläre, ob sie einig sind.',
  'F-BUILD-AGREE_bridge':
    '{{from}} gehört {{owner}}, {{to}} gehört {{neighbour}}. Eine Brücke dazwischen müssen beide wollen; kläre, ob sie einig sind.',
  'F-BUILD-HEIGHT':
    'Zwischen diesen Höhenstufen ist keine Straße oder Brücke möglich. Der Bau entfällt.',
  'F-BUILD-HEIGHT_road':
    '{{from}} hat Höhenstufe {{fromHeight}}, {{to}} hat {{toHeight}}. Eine Straße überwindet nur eine Stufe; führe sie außen herum.',
  'F-BUILD-HEIGHT_bridge':
    '{{from}} hat Höhenstufe {{fromHeight}}, {{to}} hat {{toHeight}}. Eine Brücke verbindet nur Felder gleicher Höhe.',
  'F-BUILD-NEEDBRIDGE': 'Über den Fluss führt eine Straße nur mit Brücke. Der Bau entfällt.',
  'F-BUILD-NEEDBRIDGE_road':
    'Zwischen {{from}} und {{to}} fließt ein Fluss oder Kanal. Die Straße braucht hier eine Brücke; baue sie zuerst.',
  'F-BUILD-NORIVER': 'An dieser Seite ist weder Fluss noch Kanal. Der Bau entfällt.',
  'F-BUILD-NORIVER_bridge':
    'An der Seite {{side}} ist weder Fluss noch Kanal. Eine Brücke hätte dort nichts zu überqueren.',
  'F-PORT-MISSING': 'Hafenseiten sind nicht angegeben. Die Ansiedlung hat keinen Hafen.',
  'F-PORT-MISSING_list':
    'In der Aufstellung fehlen die Hafenseiten von {{list}}. Es gelten die Häfen der Karte.',
  'F-PORT-SIDE': 'Diese Seite ist weder Küste noch Fluss. Der Hafen entfällt.',
  'F-PORT-SIDE_harbour':
    'Die Seite {{side}} ist weder Küste noch Fluss noch Kanal. Ein Hafen hätte dort kein Wasser.',
  'F-CHAR-SETTLEMENT':
    'Charaktere sind Ansiedlungen zugeordnet, die es nicht gibt: {{characters}}. Sie werden ohne Ansiedlung geführt; stelle den Sitz richtig, wenn er anderswo liegt.',
  'F-CHAR-SETTLEMENT_taken':
    'In {{place}} sitzt schon ein anderer Charakter. Die Zuordnung von {{unit}} entfällt.',
  'F-CHAR-SETTLEMENT_noCharacter':
    '{{unit}} ist kein Charakter dieser Partei. Die Zuordnung entfällt.',
  'F-CHAR-SETTLEMENT_row':
    '{{characters}}: In {{place}} steht keine Ansiedlung. Stelle den Sitz richtig, wenn er anderswo liegt.',

  // Units
  'F-UNIT-NUMBER':
    '„{{words}}“ ist keine Einheitennummer (100 bis 999). Die Angabe entfällt; frage nach der richtigen Nummer.',
  'F-UNIT-DUP': 'Einheit {{unit}} steht schon weiter oben. Diese Zeile entfällt, die erste gilt.',
  'F-UNIT-RANGE':
    'Einheit {{unit}} ($t(turn:unitType.{{type}})) trägt keine Nummer ihrer Art, das wären {{from}} bis {{to}}. Der Befehl gilt trotzdem.',
  'F-UNIT-TYPE':
    '„{{stated}}“ ist kein Typ des Basismoduls; gelesen wird {{actual}}. Der Befehl gilt.',
  'F-UNIT-TYPE_unknown':
    'Den Typ „{{stated}}“ gibt es nicht. Es gelten die Daten des Spielleiters.',
  'F-UNIT-MIXED':
    'Einheit {{unit}} besteht aus {{actual}}, {{stated}} kann nicht dazu. Die Rüstung entfällt; nötig ist eine eigene Einheit.',
  'F-UNIT-NOLEADER': 'Einheit {{unit}} hat keinen Heerführer. Entscheide, was sie ohne ihn tut.',
  'F-UNIT-LEADERS':
    'Einheit {{unit}} zählt {{size}} $t(turn:unitType.{{type}}) und braucht {{needed}} Heerführer, sie hat {{has}}. Vorschlag: Sie bleibt stehen.',
  'F-UNIT-LIMIT':
    '{{party}} hat mehr Einheiten als erlaubt ({{count}} statt {{limit}}). Entscheide, welche gelten.',
  'F-UNIT-SCOUTS': 'Einheit {{unit}} kann nicht als Erkunder ziehen. Sie zieht ohne den Zuschlag.',
  'F-UNIT-SCOUTS_limit':
    'Alle Erkunderplätze sind vergeben. Einheit {{unit}} zieht ohne den Zuschlag.',
  'F-UNIT-SCOUTS_size':
    'Einheit {{unit}} ist für einen Erkunder zu groß. Sie zieht ohne den Zuschlag.',
  'F-UNIT-SMALL':
    'Einheit {{unit}} zählt {{size}} $t(turn:unitType.{{type}}), liegt damit unter der Mindestgröße {{minimum}} und ist nicht als Erkunder gemeldet. Sie zieht ohne Zuschlag und erobert nichts; frage nach, ob „Erkunder“ fehlt.',
  'F-CARGO-GOLD': 'Einheit {{unit}} kann das Gold hier nicht abladen. Es bleibt bei ihr.',
  'F-CARGO-GOLD_place':
    'Wo Einheit {{unit}} ankommt, steht keine Ansiedlung. Das Gold bleibt bei ihr.',
  'F-CARGO-GOLD_gold':
    'Einheit {{unit}} führt nur {{actual}} GS mit sich, nicht {{gold}}. Abgeladen wird, was da ist.',
  'F-UNIT-SPLIT': 'Einheit {{unit}} kann so nicht geteilt werden. Sie bleibt ganz.',
  'F-UNIT-SPLIT_taken':
    'Die Nummer {{into}} ist schon vergeben. Einheit {{unit}} bleibt ganz; nenne eine freie Nummer.',
  'F-UNIT-SPLIT_type': 'Einheit {{unit}} hat keine Rüstgüter dieser Art. Sie bleibt ganz.',
  'F-UNIT-SPLIT_size':
    'So viele kann Einheit {{unit}} nicht abgeben: Beide Teile brauchen Leute. Sie bleibt ganz.',
  'F-UNIT-SPLIT_leaders':
    'Beide Teile brauchen einen Heerführer, Einheit {{unit}} hat nicht genug. Sie bleibt ganz.',
  'F-UNIT-SPLIT_settlement':
    'Geteilt wird nur in einer eigenen fertigen Ansiedlung. Einheit {{unit}} bleibt ganz.',
  'F-UNIT-SPLIT_limit': 'Mehr Einheiten sind nicht erlaubt. Einheit {{unit}} bleibt ganz.',
  'F-UNIT-MERGE':
    'Die Einheiten {{unit}} und {{with}} können nicht zusammengelegt werden. Beide bleiben für sich.',
  'F-UNIT-MERGE_unknown':
    'Eine Einheit {{with}}, mit der {{unit}} zusammengelegt werden könnte, gibt es nicht. Sie bleibt allein.',
  'F-UNIT-MERGE_type':
    'Die Einheiten {{unit}} und {{with}} sind von verschiedener Art. Beide bleiben für sich.',
  'F-UNIT-MERGE_place':
    'Die Einheiten {{unit}} und {{with}} enden nicht im selben Feld. Beide bleiben für sich.',

  // Raising and disbanding
  'F-MUSTER-DATE':
    'Gerüstet wird nur im Falken- und im Adlermond. Die Rüstung von Einheit {{unit}} entfällt; möglich ist sie im nächsten Rüstmond.',
  'F-MUSTER-PLACE':
    'Wo Einheit {{unit}} rüsten soll, steht keine eigene fertige Ansiedlung mit Rüstkapazität. Die Rüstung entfällt; frage nach dem Ort.',
  'F-MUSTER-CAP':
    'Die Rüstkapazität der Ansiedlung reicht für Einheit {{unit}} nicht aus. Gerüstet wird, was hineinpasst.',
  'F-MUSTER-CAP_statement':
    'In {{place}} soll für {{stated}} GS gerüstet werden, die Rüstkapazität beträgt {{actual}} GS. Gerüstet wird, was hineinpasst.',
  'F-MUSTER-NOPORT':
    'Die Ansiedlung in {{place}} hat keinen Hafen: Schiffe entstehen hier nicht. Die Rüstung von Einheit {{unit}} entfällt.',
  'F-MUSTER-MISMATCH':
    'Bilanz und Zugbefehl sagen über die Rüstung von Einheit {{unit}} Verschiedenes. Entscheide, was gilt.',
  'F-MUSTER-MISMATCH_count':
    'Einheit {{unit}}: laut Bilanz werden {{stated}} gerüstet, laut Zugbefehl {{actual}}. Entscheide, was gilt.',
  'F-MUSTER-MISMATCH_noOrder':
    'Einheit {{unit}}: laut Bilanz werden {{stated}} gerüstet, im Zugbefehl steht davon nichts. Entscheide, was gilt.',
  'F-MUSTER-MISMATCH_probable':
    'Einheit {{unit}}: laut Bilanz werden {{stated}} gerüstet, im Zugbefehl fehlt sie; nach Größe, Art und Ort passt Einheit {{probable}}. Entscheide, was gilt.',
  'F-MUSTER-MISMATCH_noRow':
    'Der Zugbefehl meldet Einheit {{unit}} als neu, in der Bilanz fehlt sie. Entscheide, was gilt.',
  'F-DISBAND-PLACE':
    'Die Einheit wird nicht in einer eigenen Ansiedlung aufgelöst. Geld gibt es dafür nicht zurück.',
  'F-DISBAND-PLACE_missed':
    'Der Weg von Einheit {{unit}} endet in {{actual}}, nicht in {{place}}. Sie bleibt bestehen, die Bilanz ist zu berichtigen.',
  'F-DISBAND-PLACE_settlement':
    'In {{place}} steht keine eigene fertige Ansiedlung. Für die Auflösung gibt es kein Geld zurück.',
  'F-DISBAND-PLACE_aboard':
    'Einheit {{unit}} trägt andere, die ohne sie nicht bleiben können, wo sie sind. Sie bleibt bestehen.',

  // Transport
  'F-LOAD-CAP':
    'Einheit {{unit}} passt nicht auf {{carrier}}. Sie geht nicht an Bord und bleibt auf dem Feld davor.',
  'F-LOAD-CAP_capacity':
    'Einheit {{unit}} wiegt {{needed}} t; {{carrier}} trägt {{capacity}} t, davon sind {{free}} t frei. Sie geht nicht an Bord und bleibt auf dem Feld davor; eine Einheit wird nie stillschweigend geteilt.',
  'F-LOAD-CAP_gold':
    'Einheit {{unit}} soll {{gold}} GS laden, Platz ist nur für {{room}} GS. Geladen wird, was Platz hat.',
  'F-BOARD-MISS':
    'Transport {{carrier}} ist nicht zur Stelle. Einheit {{unit}} bleibt in {{at}}, der Rest des Wegs entfällt.',
  'F-BOARD-MISS_settlement':
    'Einheit {{unit}} kann {{carrier}} nur in einer Ansiedlung verlassen oder sich ihr anschließen. Sie bleibt in {{at}}, der Rest des Wegs entfällt.',

  // The way
  'F-PATH-NOTADJ': '{{to}} grenzt nicht an {{at}}. Der Weg endet vor diesem Schritt.',
  'F-PATH-NOTADJ_noWay': 'Nach {{to}} führt kein Weg, den die Einheit kennt. Sie bleibt stehen.',
  'F-PATH-HEIGHT':
    'Von {{at}} nach {{to}} ist es mehr als eine Höhenstufe. Der Weg endet vor diesem Schritt.',
  'F-PATH-DOMAIN':
    '{{to}} ist für Einheit {{unit}} nicht zu betreten: Landeinheiten gehen nicht ins Wasser, Schiffe nicht an Land. Der Weg endet vor diesem Schritt.',
  'F-PATH-DOMAIN_closed':
    'Die Seite {{to}} ist für Schiffe gesperrt. Der Weg endet vor diesem Schritt.',
  'F-PATH-NORIVER':
    'An der Seite {{to}} ist weder Fluss noch Kanal. Der Weg endet vor diesem Schritt.',
  'F-PATH-SIDE':
    '„{{words}}“ nennt eine Seite; Landeinheiten ziehen durch Felder. Die Seite zählt nicht, der übrige Weg gilt.',
  'F-PATH-WALL':
    'Zwischen {{at}} und {{to}} steht ein besetzter Wall ohne Bresche. Der Weg endet vor diesem Schritt.',
  'F-PATH-WALL_repelled':
    'Der Sturm auf den Wall vor {{to}} ist abgewiesen. Einheit {{unit}} bleibt in {{at}}.',
  'F-MOVE-MP':
    'Der Schritt nach {{to}} kostet {{needs}} Punkte, Einheit {{unit}} hat noch {{left}}. Sie bleibt in {{at}}, der Rest des Wegs entfällt.',
  'F-MOVE-MP_impossible':
    'Der Schritt nach {{to}} hat Schwierigkeit {{difficulty}}, höher, als die Tafel reicht: Keine Punktzahl genügt. Einheit {{unit}} bleibt in {{at}}, der Rest des Wegs entfällt.',
  'F-MOVE-STOPPED': 'Einheit {{unit}} wird in {{at}} aufgehalten. Der Rest des Wegs entfällt.',
  'F-MOVE-STOPPED_retreat':
    'Einheit {{unit}} weicht aus {{at}} zurück. Der Rest des Wegs entfällt.',
  'F-MOVE-STOPPED_noRoom':
    'In der Ansiedlung ist für Einheit {{unit}} kein Platz mehr. Der Weg endet in {{at}}.',

  // Orders
  'F-ORD-NOTEXT':
    'Zu „{{words}}“ fehlt der Text: Was soll Einheit {{unit}} tun? Frage nach oder entscheide selbst.',
  'F-ORD-SPECIALS':
    'Mehr Sonderbefehle als erlaubt ({{limit}} je Zug). „{{words}}“ entfällt; frage nach, welcher zählen soll.',
  'F-ORD-EXTENSIONS':
    'Ein Befehl trägt nur eine Erweiterung. Die erste gilt, „{{words}}“ entfällt.',
  'F-ORD-COMBO':
    'Wer sich zurückzieht, verfolgt nicht. Der Hauptbefehl gilt, „{{words}}“ entfällt.',
  'F-ORD-NOCOMBAT': 'Einheit {{unit}} kann nichts erobern. Der Hauptbefehl gilt, E entfällt.',
  'F-ORD-NOCOMBAT_type':
    'Einheit {{unit}} ($t(turn:unitType.{{type}})) kann nichts erobern, das können nur Kampfeinheiten. Der Hauptbefehl gilt, E entfällt.',
  'F-ORD-NOCOMBAT_small':
    'Einheit {{unit}} ist mit {{size}} zu klein, um zu erobern (Mindestgröße {{minimum}}). Der Hauptbefehl gilt, E entfällt.',
  'F-ORD-NOSIEGE':
    'Einheit {{unit}} ($t(turn:unitType.{{type}})) kann nicht belagern, das können nur Belagerer. Der Hauptbefehl gilt, B entfällt.',
  'F-ORD-CLASS':
    '„{{words}}“ passt nicht zu Einheit {{unit}} ($t(turn:unitType.{{type}})). Ausgeführt wird, was davon Sinn ergibt.',
  'F-ORD-NOTARGET': 'Für „{{words}}“ gibt es dort kein Ziel. Entscheide, was gemeint ist.',
  'F-ORD-NOTARGET_build':
    'In {{from}} ist nichts im Bau, und der Befehl nennt nichts. Entscheide, woran Einheit {{unit}} arbeiten soll.',
  'F-ORD-NOTARGET_work':
    'In {{place}} ist nichts im Bau. Einheit {{unit}} arbeitet dort nicht; entscheide, was gemeint ist.',
  'F-ORD-NOTARGET_assault':
    'In {{target}} ist nichts, was Einheit {{unit}} angreifen könnte, ohne das Feld zu betreten. Entscheide, was gemeint ist.',
  'F-ORD-NOTARGET_attack':
    'Ein Angriff auf {{target}} braucht den Hauptbefehl KA oder KN. Entscheide, was gilt.',
  'F-ORD-FORM':
    'Der Weg „{{words}}“ ist nicht in der Form geschrieben, die auf diesem Segment gilt. Er wird trotzdem ausgeführt; weise darauf hin.',
  'F-ORD-CONDITION':
    'Die Zeile enthält eine Bedingung („{{words}}“). Entscheide, ob sie eingetreten ist.',
  'F-ORD-REMARK':
    '„{{words}}“ hat keine der bekannten Formen und bewirkt nichts. Sieh nach, ob etwas befohlen ist.',

  // Rows against the GM's data
  'F-ROW-MISSING':
    'Einheit {{unit}} in {{place}} steht nicht im Zugbefehl. Sie bleibt, wo sie ist, mit {{order}}.',
  'F-ROW-UNKNOWN':
    'Eine Einheit {{number}} gibt es in diesem Reich nicht. Entscheide, welche gemeint ist.',
  'F-ROW-UNKNOWN_row':
    'Eine Einheit {{number}} führt der Spielleiter nicht, und sie ist nicht als neu vermerkt. Die Zeile wird nicht ausgeführt; entscheide, welche gemeint ist.',
  'F-ROW-SIZE':
    'Angegeben sind {{stated}}, Einheit {{unit}} zählt {{actual}}. Es gelten die Daten des Spielleiters.',
  'F-ROW-SIZE_leaders':
    'Heerführer von Einheit {{unit}}: angegeben {{stated}}, geführt {{actual}}. Es gelten die Daten des Spielleiters.',
  'F-ROW-TYPE':
    'Angegeben ist {{stated}}, Einheit {{unit}} besteht aus {{actual}}. Es gelten die Daten des Spielleiters.',
  'F-ROW-STARTPOS':
    'Als alter Ort steht {{stated}}, Einheit {{unit}} ist in {{actual}}. Es gelten die Daten des Spielleiters.',
  'F-ROW-STARTPOS_kept':
    'Als alter Ort steht {{stated}}, Einheit {{unit}} ist in {{actual}}. Es gelten die Daten des Spielleiters; der Befehl wird von dort ausgeführt.',
  'F-ROW-STARTPOS_dropped':
    'Als alter Ort steht {{stated}}, Einheit {{unit}} ist in {{actual}}. Von dort ist der erste Schritt nicht möglich: Sie bleibt stehen.',
  'F-ROW-ENDPOS':
    'Als neuer Ort steht {{stated}}, der geschriebene Weg endet in {{actual}}. Es gilt der Weg.',
  'F-ROW-ENDPOS_dropped':
    'Als neuer Ort steht {{stated}}, der geschriebene Weg endet in {{actual}}. Keines von beiden wird erreicht: Der Weg entfällt, weil schon der alte Ort nicht stimmt.',

  // Diplomacy, events, settings
  'F-DIP-COPY':
    'Vom Vertrag fehlt die Abschrift für den Spielleiter. Er wird vermerkt; fordere sie an.',
  'F-DIP-COPY_party':
    'Vom Vertrag „{{title}}“ fehlt die Abschrift von {{other}}. Er ist vermerkt und wirkt, sobald sie da ist.',
  'F-DIP-CONTACT':
    'Die Parteien sind einander noch nicht begegnet ({{other}}). Der Vertrag „{{title}}“ wird vermerkt; frage, wie er zustande kam.',
  'F-EVT-UPRISING':
    'Ein Aufstand ist fällig: Gefahr {{risk}} %, gewürfelt {{roll}}. Entscheide, wie er verläuft.',
  'F-EVT-FATE':
    'Das Schicksal von Charakter {{unit}} steht offen: Seine Einheit in {{place}} gibt es nicht mehr. Entscheide es.',
  'F-EVT-FATE_captured':
    'Einheit {{unit}} ist in {{place}} gefangen, mit ihr {{leaders}} Heerführer. Sie sind verloren, wenn du nichts anderes bestimmst.',
  'F-EVT-FATE_scattered':
    'Einheit {{unit}} ist in {{place}} zerstreut, mit ihr {{leaders}} Heerführer. Sie sind verloren, wenn du nichts anderes bestimmst.',
  'F-SET-VALUE': '„{{words}}“ ist für diese Einstellung nicht erlaubt. Der bisherige Wert gilt.',
  'F-WORLD-FLAW':
    'In den Daten des Spielleiters passt etwas nicht zusammen. Der Zug läuft weiter; stelle es richtig.',
  'F-WORLD-FLAW_carrier':
    'Einheit {{unit}} soll an Bord einer Einheit sein, die es nicht gibt. Sie bleibt, wo sie ist; gib ihr einen Ort.',
  'F-WORLD-FLAW_place':
    'Einheit {{unit}} steht in {{place}}, außerhalb der Karte. Sie bleibt dort; gib ihr einen Ort.',
  'F-WORLD-FLAW_party':
    'Einheit {{unit}} gehört zu {{party}}, und diese Partei gibt es nicht. Sie bleibt stehen; ordne sie zu.',
  'F-WORLD-FLAW_number':
    'Einheit {{unit}} trägt keine Nummer von 100 bis 999. Sie zieht trotzdem; nummeriere sie neu.',
  'F-WORLD-FLAW_size':
    'Einheit {{unit}} zählt niemanden mehr. Sie bleibt geführt; löse sie auf oder stelle die Stärke richtig.',
  'F-WORLD-FLAW_leaders':
    'Einheit {{unit}} hat keinen Heerführer. Sie bleibt geführt; gib ihr einen.',
  'F-WORLD-FLAW_load':
    'Einheit {{unit}} trägt {{weight}} t und kann nur {{capacity}} t tragen. Die Ladung bleibt; stelle sie richtig.',
  'F-WORLD-FLAW_storage':
    'Für {{party}} sind {{stored}} GS an Lagerorten vermerkt, der Schatz hat nur {{gold}} GS. Gerechnet wird mit dem Schatz; stelle die Lagerorte richtig.',
  'F-WORLD-FLAW_capital':
    'Die Hauptstadt von {{party}} in {{place}} ist keine eigene fertige Ansiedlung. Sie bleibt vermerkt; bestimme eine andere.',

  ...letters,
};
