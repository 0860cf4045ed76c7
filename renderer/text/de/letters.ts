/** Befunde zu Briefen: was sie erklären, ihre Teile, und was erlaubt ist, aber selten so gemeint. */
export const letters = {
  // Declarations beside the orders
  'F-ORD-UNPARSED_declaration':
    'Ab „{{words}}“ ist die Erklärung nicht zu verstehen. Nichts davon gilt; lies nach und entscheide.',
  'F-ORD-UNPARSED_place':
    'Zu „{{words}}“ fehlt der Ort. Nichts wird gebaut; frage nach Kleinfeld oder Seite.',
  'F-ORD-UNPARSED_twice':
    '„{{words}}“ macht dieselbe Angabe zweimal. Nichts wird gebaut, bis du entscheidest, was gilt.',
  'F-ORD-UNPARSED_party':
    'Eine Partei „{{words}}“ gibt es nicht. Die Erklärung gilt nicht; entscheide, wer gemeint ist.',
  'F-ORD-REMARK_declaration':
    '„{{words}}“ steht unter den Erklärungen, hat aber keine der bekannten Formen. Es bewirkt nichts; sieh nach, ob etwas befohlen ist.',
  'F-ORD-REMARK_repeated':
    '„{{words}}“: Dazu steht weiter oben schon eine Erklärung. Die erste gilt, diese nicht.',
  'F-ORD-NOTARGET_ownSettlement':
    'In {{place}} steht keine eigene fertige Ansiedlung. Die Angabe gilt nicht, bis du entscheidest, welche gemeint ist.',
  'F-ORD-NOTARGET_structure':
    'In {{place}} steht nichts und wird nichts gebaut. „{{words}}“ bewirkt nichts; entscheide, was gemeint ist.',
  'F-ORD-NOTARGET_self':
    '„{{words}}“ nennt die eigene Partei. Es bewirkt nichts; entscheide, wer gemeint ist.',
  'F-ORD-NOTARGET_outside':
    'Angriffe von außen gibt es auf diesem Segment nicht: {{target}} müsste betreten werden. Entscheide, was gilt.',
  'F-BUILD-FREETYPE_declared':
    '„{{type}}“ steht nicht in der Tafel der Bauwerke. Als freier Bau ist es möglich, wenn du es genehmigst.',
  'F-BUILD-OCCUPIED_upgrade':
    'Die Ansiedlung in {{field}} lässt sich so nicht ausbauen: Verlangt ist ein größerer Typ. Der Bau entfällt.',
  'F-POS-SYNTAX_noSide':
    'Zu „{{words}}“ fehlt die Seite: Straßen, Brücken, Wälle und Kanäle liegen an Seiten, etwa 210/19(2). Der Bau entfällt.',
  'F-POS-SYNTAX_noField':
    '„{{words}}“ nennt eine Seite; eine Ansiedlung steht im Kleinfeld. Der Bau entfällt.',

  // The letter as a whole
  'F-TURN-HEADER_noTurn':
    'Im Anschreiben fehlt die Nummer des Zugs; offen ist Zug {{expected}}. Gewertet wird er als dieser.',
  'F-TURN-HEADER_otherTurn':
    'Das Anschreiben nennt Zug {{stated}}, offen ist Zug {{expected}}. Gewertet wird er als dieser.',
  'F-TURN-HEADER_noMoons': 'Im Anschreiben fehlen die Monde. Gewertet wird für Mond {{expected}}.',
  'F-TURN-HEADER_otherMoons':
    '„{{words}}“ passt nicht zu diesem Zug. Gewertet wird er für Mond {{expected}}; weise den Spieler darauf hin.',
  'F-TURN-PART_realm':
    'Die Reichsaufstellung fehlt. Das Übrige gilt, gewertet wird nach deinen Daten; frage nach.',
  'F-TURN-PART_orders':
    'Der Zugbefehl fehlt. Alle Einheiten bleiben mit ihrem letzten Befehl stehen; frage nach.',
  'F-TURN-LIST_income':
    'Im Einnahmemond ist die Aufstellung der Steuern fällig; sie fehlt. Gebucht wird nach deinen Daten; frage nach.',
  'F-TURN-LIST_muster':
    'Im Rüstmond ist die Aufstellung der Rüstgüter fällig; sie fehlt. Gebucht wird nach deinen Daten; frage nach.',

  // Legal, but seldom meant
  'F-ADV-BREACH':
    'Einheit {{unit}} zieht mit Angriffsbefehl nach {{field}}. Das Land gehört {{other}}, und derselbe Brief kündigt die Freundschaft. Erlaubt ist das; frage nach, ob es gewollt ist.',
  'F-ADV-FRIEND':
    'Einheit {{unit}} zieht mit Angriffsbefehl nach {{field}}. Ein Vertrag mit {{other}} besteht, die Beziehungen im Brief nennen ihn nicht. Wer dort steht, wird angegriffen; frage nach.',
  'F-ADV-CONQUEST':
    'Einheit {{unit}} soll erobern und endet in {{field}}. Das Land gehört {{other}}, und Land von Freunden wird nicht erobert. Frage nach, was gemeint ist.',
  'F-ADV-CAPITAL':
    'Mit Einheit {{unit}} verlässt die letzte Kampfeinheit die Hauptstadt in {{field}}. Der erste Feind, der kommt, nimmt sie samt der Kasse. Frage nach, ob das gewollt ist.',
  'F-ADV-BORDER':
    'Mit Einheit {{unit}} verlässt die letzte Kampfeinheit die Ansiedlung in {{field}} an der Grenze. Sie bleibt unbesetzt; frage nach, ob das gewollt ist.',
  'F-ADV-SPENDING':
    'Bei „{{words}}“ ist die Kasse leer: Ausgegeben werden {{total}} GS, vorhanden sind {{treasury}}. Bezahlt wird der Reihe nach; frage nach, was entfallen soll.',
  'F-ADV-UPKEEP':
    'Der Unterhalt der Einheiten beträgt {{total}} GS, in der Kasse liegen {{treasury}}. Wo er fehlt, sinkt die Moral und Leute laufen fort. Weise den Spieler darauf hin.',
  'F-ADV-TAX':
    'Steuersatz {{rate}} % trotz früherer Aufstände (Zahl: {{marks}}). Die Gefahr eines weiteren steigt; üblich sind {{usual}} %. Frage nach.',
  'F-ADV-RAISING':
    'In {{field}} soll für {{gold}} GS gerüstet werden, möglich sind {{capacity}}. Was darüber liegt, wird nicht aufgestellt; frage nach, was entfallen soll.',
  'F-ADV-SAILS':
    'Einheit {{unit}} will an Bord von {{carrier}}, aber {{carrier}} legt selbst ab und wartet nicht. Sie kann das Schiff verpassen; frage nach, ob es warten soll.',
  'F-ADV-PASSENGER':
    'Einheit {{unit}} soll auf {{carrier}} eingeladen werden, ihr Weg führt aber nicht an Bord. Das Schiff legt ohne sie ab; frage nach.',
  'F-ADV-WAITING':
    'Einheit {{unit}} wartet auf {{passenger}}, die aber nicht zu ihr kommt. Sie bleibt liegen, bis alle anderen Wege zu Ende sind; frage nach.',
  'F-ADV-SIEGE':
    'Der Weg von Einheit {{unit}} führt in {{field}} durch die eigene Belagerung. Die Belagerten können sie aufhalten oder angreifen; sieh nach, ob ein anderer Weg gemeint ist.',
  'F-ADV-ESCORT':
    'Einheit {{unit}} (Belagerer) endet in {{field}} ohne Kampfeinheit; in {{place}} sind fremde Truppen gesichtet ({{enemy}}). Belagerer weichen jedem Angriff; frage nach, wer sie schützt.',
  'F-ADV-TARGET':
    'Einheit {{unit}} soll in {{field}} ein Bauwerk angreifen, das der eigenen Seite gehört ({{owner}}). Frage nach, was gemeint ist.',
  'F-ADV-RETREAT':
    'Einheit {{unit}} endet mit KR in {{field}}; in {{place}} sind stärkere Truppen gesichtet ({{enemy}}). Sie weicht bei jeder Begegnung; sieh nach, ob das gewollt ist.',
  'F-ADV-HELD':
    'In {{place}} sind fremde Truppen gesichtet ({{enemy}}). Halten sie Einheit {{unit}} auf, ist der Weg nach {{field}} versperrt: Frei sind nur der Rückweg und eigenes oder verbündetes Land.',
  'F-ADV-SPLIT':
    'Nach dem Aufteilen zählt Einheit {{unit}} noch {{size}}, die Mindestgröße ist {{minimum}}. Mit E erobert sie so nichts; frage nach, ob mehr bei ihr bleiben soll.',
  'F-ADV-SCOUT':
    'Mit {{size}} ist Einheit {{unit}} zu groß für einen Erkunder (Mindestgröße {{minimum}}). Sie verliert die zusätzlichen Bewegungspunkte; frage nach, ob das gewollt ist.',
  'F-ADV-DISBAND':
    'Einheit {{unit}} wird aufgelöst. Bei ihr ist oder zu ihr stößt: {{others}}. Sieh nach, was daraus wird.',
  'F-ADV-LEADER':
    'Charakter {{unit}} soll Einheit {{led}} führen, ist für diese Art aber nicht ausgebildet. Er reist nur mit; frage nach, wer führt.',
  'F-ADV-NEIGHBOUR':
    '„{{words}}“ liegt an der Grenze zu {{other}}. Nötig ist ein Einverständnis hier nicht, bekannt ist keines; der Nachbar kann es übel nehmen.',
  'F-ADV-UNPAID':
    'Einheit {{unit}} soll in {{field}} bauen, dort ist aber keine weitere Stufe bezahlt. Die Arbeiter haben nichts zu tun; frage nach der Zahlung.',
  'F-ADV-GROUND':
    'Einheit {{unit}} endet in {{field}}, wo das Gelände Verluste fordert. Bleibt sie dort, verliert sie in jedem Mond; sieh nach, ob das gewollt ist.',
  'F-ADV-WHITE':
    'Einheit {{unit}} soll erobern und zieht in {{field}} ins Unbekannte; kein Erkunder ist in der Nähe. Sieh nach, ob das gewollt ist.',
  'F-ADV-POINTS':
    'Bis {{to}} kostet der Weg wenigstens {{needs}} Bewegungspunkte, Einheit {{unit}} hat {{has}}. Sie endet vorher; weise den Spieler darauf hin.',
} as const;
