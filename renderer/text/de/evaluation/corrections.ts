/** Was an der Bilanz eines Spielers richtiggestellt ist, in einem oder zwei Sätzen. Was fehlt, sagt der Text des Befunds. */
export const corrections = {
  'F-BAL-TOTAL':
    'Die Zeilen der Bilanz ergeben {{actual}} GS; als neuer Bestand sind {{stated}} GS angegeben.',
  'F-BAL-TOTAL_before': 'Der alte Bestand betrug {{actual}} GS; angegeben sind {{stated}} GS.',
  'F-BAL-TOTAL_missing':
    'In der Bilanz fehlt die Zeile des neuen Bestands. Die Zeilen ergeben {{actual}} GS.',
  'F-BAL-LAND':
    'Für Land der Art {{terrain}} sind {{stated}} GS angesetzt; {{fields}} Felder ergeben {{actual}} GS.',
  'F-BAL-LAND_noFields': 'Zu {{stated}} GS aus Land der Art {{terrain}} fehlt die Zahl der Felder.',
  'F-BAL-LANDSUM': 'Die Zeilen zum Land ergeben {{actual}} GS; als Summe steht dort {{stated}}.',
  'F-BAL-LANDSUM_fields': 'Die Zeilen zählen {{actual}} Felder; als Summe stehen dort {{stated}}.',
  'F-BAL-LANDSUM_summary':
    'Die Steuern aus dem Land betragen {{actual}} GS; in die Bilanz sind {{stated}} übertragen.',
  'F-BAL-FIELDS':
    'Land der Art {{terrain}}: angegeben sind {{stated}} Felder, die Karte hat {{actual}}.',
  'F-BAL-SETTLE': '{{name}} ({{place}}) bringt {{actual}} GS; angesetzt sind {{stated}}.',
  'F-BAL-SETTLE_unknown':
    'In {{place}} steht keine fertige Ansiedlung dieses Reichs; von dort kommt kein Gold.',
  'F-BAL-SETTLE_type':
    'Die Ansiedlung in {{place}} ist als {{stated}} angegeben; auf der Karte steht {{actual}}.',
  'F-BAL-SETTLE_missing':
    '{{name}} ({{place}}) fehlt in der Aufstellung und ist nach der Karte gebucht.',
  'F-BAL-SETTLE_sum':
    'Die Zeilen zu den Ansiedlungen ergeben {{actual}} GS; als Summe steht dort {{stated}}.',
  'F-BAL-SETTLEUPKEEP':
    'Der Unterhalt der Ansiedlungen beträgt {{actual}} GS; angegeben sind {{stated}}.',
  'F-BAL-SETTLEUPKEEP_twice':
    'Der Unterhalt der Ansiedlungen beträgt {{actual}} GS; angegeben sind {{stated}}. Darin sind die {{infrastructure}} GS für die Infrastruktur offenbar ein zweites Mal enthalten.',
  'F-BAL-SETTLEUPKEEP_net':
    'Bei den Ansiedlungen ist der Unterhalt schon abgezogen; noch einmal sind {{stated}} GS abgezogen. Gebucht ist er einmal.',
  'F-BAL-SETTLEUPKEEP_gross':
    'Die Ansiedlungen zahlen {{actual}} GS Steuern; angegeben sind {{stated}}.',
  'F-BAL-INFRA':
    'Der Unterhalt der Infrastruktur beträgt {{actual}} GS; angegeben sind {{stated}}.',
  'F-BAL-INFRA_summary':
    'Der Unterhalt der Infrastruktur beträgt {{actual}} GS; in die Bilanz sind {{stated}} übertragen.',
  'F-BAL-UNITUPKEEP': 'Anzahl mal Satz ergibt {{actual}} GS Unterhalt; angegeben sind {{stated}}.',
  'F-BAL-UNITUPKEEP_rate':
    'Der Unterhalt beträgt {{rate}} GS je Kopf und Halbjahr, zusammen {{actual}} GS; angegeben sind {{stated}}.',
  'F-BAL-UNITUPKEEP_sum':
    'Die Zeilen zum Unterhalt ergeben {{actual}} GS; als Summe steht dort {{stated}}.',
  'F-BAL-UNITUPKEEP_summary':
    'Der Unterhalt der Einheiten beträgt {{actual}} GS; in die Bilanz sind {{stated}} übertragen.',
  'F-BAL-HEADS': 'Angegeben sind {{stated}}, die Bücher zählen {{actual}}.',
  'F-BAL-HEADS_land':
    'Angegeben sind {{stated}} Köpfe an Land, die Bücher zählen {{actual}}. Neu Gerüstetes kostet noch keinen Unterhalt.',
  'F-BAL-HEADS_sea':
    'Angegeben sind {{stated}} Schiffe, die Bücher zählen {{actual}}. Neu Gerüstetes kostet noch keinen Unterhalt.',
  'F-BAL-HEADS_leaders':
    'Angegeben sind {{stated}} Charaktere und Heerführer, die Bücher zählen {{actual}}.',
  'F-BAL-MUSTER':
    'Die Rüstung von Einheit {{unit}} kostet {{actual}} GS; angegeben sind {{stated}}.',
  'F-BAL-MUSTER_leaders':
    'Die Rüstung von Einheit {{unit}} kostet ohne Heerführer {{without}} GS, mit den nötigen {{actual}} GS; angegeben sind {{stated}}.',
  'F-BAL-MUSTER_refund':
    'Die Auflösung von Einheit {{unit}} bringt {{actual}} GS; angegeben sind {{stated}}.',
  'F-BAL-MUSTERSUM':
    'Die Zeilen zur Rüstung ergeben {{actual}} GS; als Summe steht dort {{stated}}.',
  'F-BAL-UNIT': 'Die Zeile zu Einheit {{unit}} passt nach Größe, Art oder Ort nicht zu ihr.',
  'F-BAL-UNIT_probable':
    'Die Zeile nennt {{stated}} bei Einheit {{unit}}, die {{size}} zählt. Gemeint ist wohl Einheit {{probable}}.',
  'F-BAL-UNIT_size': 'Die Zeile nennt {{stated}} bei Einheit {{unit}}, die nur {{size}} zählt.',
  'F-BAL-UNIT_type': 'Die Art der Güter passt nicht zu Einheit {{unit}}.',
  'F-BAL-UNIT_place':
    'Einheit {{unit}} steht nicht in der Ansiedlung, in der sie aufgefüllt werden soll.',
  'F-BAL-UNIT_number': 'Die Nummer {{unit}} gehört nicht zu dieser Art von Einheit.',
  'F-BAL-UNIT_unknown': 'Eine Einheit {{unit}} führen die Bücher nicht; aufgelöst ist nichts.',
  'F-BAL-NODETAIL': 'Zu {{stated}} GS fehlen die Einzelheiten.',
  'F-BAL-OTHERINC':
    'Sonstige Einnahmen von {{stated}} GS brauchen die Zustimmung der Spielleitung.',
  'F-BAL-URBAN':
    'Mehr als 15 % der Einwohner leben in Ansiedlungen. Die jüngsten bringen deshalb keine Einnahmen: {{list}}.',
  'F-BAL-STORAGE':
    'Die Lagerorte ergeben {{stated}} GS, in der Kasse sind {{actual}}. Der Rest liegt in der Hauptstadt.',
  'F-MUSTER-MISMATCH':
    'Bilanz und Zugbefehl sagen über die Rüstung von Einheit {{unit}} Verschiedenes: {{balance}} und {{orders}}.',
} as const;
