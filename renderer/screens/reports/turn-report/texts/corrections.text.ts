import type { WordTree } from '../../../../../engine';

/** What is corrected in a player’s balance, in a sentence or two. What is missing here is in the text of the finding. */
export const corrections: WordTree = {
  'F-BAL-TOTAL': [
    'Die Zeilen der Bilanz ergeben {{actual}} GS; als neuer Bestand sind {{stated}} GS angegeben.',
    'The rows of your balance come to {{actual}} GS; you state {{stated}} GS as the new total.',
  ],
  'F-BAL-TOTAL_before': [
    'Der alte Bestand betrug {{actual}} GS; angegeben sind {{stated}} GS.',
    'The old total was {{actual}} GS; you state {{stated}} GS.',
  ],
  'F-BAL-TOTAL_missing': [
    'In der Bilanz fehlt die Zeile des neuen Bestands. Die Zeilen ergeben {{actual}} GS.',
    'The row of the new total is missing in your balance. Your rows come to {{actual}} GS.',
  ],
  'F-BAL-LAND': [
    'Für Land der Art {{terrain}} sind {{stated}} GS angesetzt; {{fields}} Felder ergeben {{actual}} GS.',
    'For land of the kind {{terrain}} you put down {{stated}} GS; {{fields}} fields come to {{actual}} GS.',
  ],
  'F-BAL-LAND_noFields': [
    'Zu {{stated}} GS aus Land der Art {{terrain}} fehlt die Zahl der Felder.',
    'The number of fields is missing for {{stated}} GS from land of the kind {{terrain}}.',
  ],
  'F-BAL-LANDSUM': [
    'Die Zeilen zum Land ergeben {{actual}} GS; als Summe steht dort {{stated}}.',
    'Your rows on land come to {{actual}} GS; the sum says {{stated}}.',
  ],
  'F-BAL-LANDSUM_fields': [
    'Die Zeilen zählen {{actual}} Felder; als Summe stehen dort {{stated}}.',
    'Your rows count {{actual}} fields; the sum says {{stated}}.',
  ],
  'F-BAL-LANDSUM_summary': [
    'Die Steuern aus dem Land betragen {{actual}} GS; in die Bilanz sind {{stated}} übertragen.',
    'Taxes from land come to {{actual}} GS; {{stated}} were carried over to the balance.',
  ],
  'F-BAL-FIELDS': [
    'Land der Art {{terrain}}: angegeben sind {{stated}} Felder, die Karte hat {{actual}}.',
    'Land of the kind {{terrain}}: you count {{stated}} fields, the map has {{actual}}.',
  ],
  'F-BAL-SETTLE': [
    '{{name}} ({{place}}) bringt {{actual}} GS; angesetzt sind {{stated}}.',
    '{{name}} ({{place}}) brings {{actual}} GS; you put down {{stated}}.',
  ],
  'F-BAL-SETTLE_unknown': [
    'In {{place}} steht keine fertige Ansiedlung dieses Reichs; von dort kommt kein Gold.',
    'No finished settlement of your realm stands in {{place}}; no gold comes from there.',
  ],
  'F-BAL-SETTLE_type': [
    'Die Ansiedlung in {{place}} ist als {{stated}} angegeben; auf der Karte steht {{actual}}.',
    'You list the settlement in {{place}} as {{stated}}; the map has {{actual}}.',
  ],
  'F-BAL-SETTLE_missing': [
    '{{name}} ({{place}}) fehlt in der Aufstellung und ist nach der Karte gebucht.',
    '{{name}} ({{place}}) is missing in your list and was booked by the map.',
  ],
  'F-BAL-SETTLE_sum': [
    'Die Zeilen zu den Ansiedlungen ergeben {{actual}} GS; als Summe steht dort {{stated}}.',
    'Your rows on settlements come to {{actual}} GS; the sum says {{stated}}.',
  ],
  'F-BAL-SETTLEUPKEEP': [
    'Der Unterhalt der Ansiedlungen beträgt {{actual}} GS; angegeben sind {{stated}}.',
    'The upkeep of settlements is {{actual}} GS; you state {{stated}}.',
  ],
  'F-BAL-SETTLEUPKEEP_twice': [
    'Der Unterhalt der Ansiedlungen beträgt {{actual}} GS; angegeben sind {{stated}}. Darin sind die {{infrastructure}} GS für die Infrastruktur offenbar ein zweites Mal enthalten.',
    'The upkeep of settlements is {{actual}} GS; you state {{stated}}. The {{infrastructure}} GS for infrastructure seem to be in it a second time.',
  ],
  'F-BAL-SETTLEUPKEEP_net': [
    'Bei den Ansiedlungen ist der Unterhalt schon abgezogen; noch einmal sind {{stated}} GS abgezogen. Gebucht ist er einmal.',
    'The upkeep is already deducted from the settlements; you deduct {{stated}} GS once more. It was booked once.',
  ],
  'F-BAL-SETTLEUPKEEP_gross': [
    'Die Ansiedlungen zahlen {{actual}} GS Steuern; angegeben sind {{stated}}.',
    'The settlements pay {{actual}} GS in taxes; you state {{stated}}.',
  ],
  'F-BAL-INFRA': [
    'Der Unterhalt der Infrastruktur beträgt {{actual}} GS; angegeben sind {{stated}}.',
    'The upkeep of infrastructure is {{actual}} GS; you state {{stated}}.',
  ],
  'F-BAL-INFRA_summary': [
    'Der Unterhalt der Infrastruktur beträgt {{actual}} GS; in die Bilanz sind {{stated}} übertragen.',
    'The upkeep of infrastructure is {{actual}} GS; {{stated}} were carried over to the balance.',
  ],
  'F-BAL-UNITUPKEEP': [
    'Anzahl mal Satz ergibt {{actual}} GS Unterhalt; angegeben sind {{stated}}.',
    'Number times rate comes to {{actual}} GS of upkeep; you state {{stated}}.',
  ],
  'F-BAL-UNITUPKEEP_rate': [
    'Der Unterhalt beträgt {{rate}} GS je Kopf und Halbjahr, zusammen {{actual}} GS; angegeben sind {{stated}}.',
    'Upkeep is {{rate}} GS per head and half-year, {{actual}} GS in all; you state {{stated}}.',
  ],
  'F-BAL-UNITUPKEEP_sum': [
    'Die Zeilen zum Unterhalt ergeben {{actual}} GS; als Summe steht dort {{stated}}.',
    'Your rows on upkeep come to {{actual}} GS; the sum says {{stated}}.',
  ],
  'F-BAL-UNITUPKEEP_summary': [
    'Der Unterhalt der Einheiten beträgt {{actual}} GS; in die Bilanz sind {{stated}} übertragen.',
    'The upkeep of units is {{actual}} GS; {{stated}} were carried over to the balance.',
  ],
  'F-BAL-HEADS': [
    'Angegeben sind {{stated}}, die Bücher zählen {{actual}}.',
    'You count {{stated}}, the books count {{actual}}.',
  ],
  'F-BAL-HEADS_land': [
    'Angegeben sind {{stated}} Köpfe an Land, die Bücher zählen {{actual}}. Neu Gerüstetes kostet noch keinen Unterhalt.',
    'You count {{stated}} heads ashore, the books count {{actual}}. What is newly raised costs no upkeep yet.',
  ],
  'F-BAL-HEADS_sea': [
    'Angegeben sind {{stated}} Schiffe, die Bücher zählen {{actual}}. Neu Gerüstetes kostet noch keinen Unterhalt.',
    'You count {{stated}} ships, the books count {{actual}}. What is newly raised costs no upkeep yet.',
  ],
  'F-BAL-HEADS_leaders': [
    'Angegeben sind {{stated}} Charaktere und Heerführer, die Bücher zählen {{actual}}.',
    'You count {{stated}} characters and leaders, the books count {{actual}}.',
  ],
  'F-BAL-MUSTER': [
    'Die Rüstung von Einheit {{unit}} kostet {{actual}} GS; angegeben sind {{stated}}.',
    'Raising unit {{unit}} costs {{actual}} GS; you state {{stated}}.',
  ],
  'F-BAL-MUSTER_leaders': [
    'Die Rüstung von Einheit {{unit}} kostet ohne Heerführer {{without}} GS, mit den nötigen {{actual}} GS; angegeben sind {{stated}}.',
    'Raising unit {{unit}} costs {{without}} GS without leaders, {{actual}} GS with those it needs; you state {{stated}}.',
  ],
  'F-BAL-MUSTER_refund': [
    'Die Auflösung von Einheit {{unit}} bringt {{actual}} GS; angegeben sind {{stated}}.',
    'Disbanding unit {{unit}} brings {{actual}} GS; you state {{stated}}.',
  ],
  'F-BAL-MUSTERSUM': [
    'Die Zeilen zur Rüstung ergeben {{actual}} GS; als Summe steht dort {{stated}}.',
    'Your rows on raising come to {{actual}} GS; the sum says {{stated}}.',
  ],
  'F-BAL-UNIT': [
    'Die Zeile zu Einheit {{unit}} passt nach Größe, Art oder Ort nicht zu ihr.',
    'The row on unit {{unit}} does not fit it by size, kind or place.',
  ],
  'F-BAL-UNIT_probable': [
    'Die Zeile nennt {{stated}} bei Einheit {{unit}}, die {{size}} zählt. Gemeint ist wohl Einheit {{probable}}.',
    'Your row says {{stated}} for unit {{unit}}, which counts {{size}}. Unit {{probable}} is probably meant.',
  ],
  'F-BAL-UNIT_size': [
    'Die Zeile nennt {{stated}} bei Einheit {{unit}}, die nur {{size}} zählt.',
    'Your row says {{stated}} for unit {{unit}}, which counts only {{size}}.',
  ],
  'F-BAL-UNIT_type': [
    'Die Art der Güter passt nicht zu Einheit {{unit}}.',
    'The kind of goods does not fit unit {{unit}}.',
  ],
  'F-BAL-UNIT_place': [
    'Einheit {{unit}} steht nicht in der Ansiedlung, in der sie aufgefüllt werden soll.',
    'Unit {{unit}} is not in the settlement in which you want to fill it up.',
  ],
  'F-BAL-UNIT_number': [
    'Die Nummer {{unit}} gehört nicht zu dieser Art von Einheit.',
    'The number {{unit}} does not belong to this kind of unit.',
  ],
  'F-BAL-UNIT_unknown': [
    'Eine Einheit {{unit}} führen die Bücher nicht; aufgelöst ist nichts.',
    'The books have no unit {{unit}}; nothing was disbanded.',
  ],
  'F-BAL-NODETAIL': [
    'Zu {{stated}} GS fehlen die Einzelheiten.',
    'The details of {{stated}} GS are missing.',
  ],
  'F-BAL-OTHERINC': [
    'Sonstige Einnahmen von {{stated}} GS brauchen die Zustimmung der Spielleitung.',
    'Other income of {{stated}} GS needs the GM’s consent.',
  ],
  'F-BAL-URBAN': [
    'Mehr als {{limit}} % der Einwohner leben in Ansiedlungen. Die jüngsten bringen deshalb keine Einnahmen: {{list}}.',
    'More than {{limit}}% of the inhabitants live in settlements. So the youngest ones yield no income: {{list}}.',
  ],
  'F-BAL-STORAGE': [
    'Die Lagerorte ergeben {{stated}} GS, in der Kasse sind {{actual}}. Der Rest liegt in der Hauptstadt.',
    'Your stores come to {{stated}} GS, the treasury has {{actual}}. The rest lies in the capital.',
  ],
  'F-MUSTER-MISMATCH': [
    'Bilanz und Zugbefehl sagen über die Rüstung von Einheit {{unit}} Verschiedenes: {{balance}} und {{orders}}.',
    'Balance and order sheet say different things on raising unit {{unit}}: {{balance}} and {{orders}}.',
  ],
};
