/** Befunde zu Briefen: was sie erklären, ihre Teile, und was erlaubt ist, aber selten so gemeint. */
export const letters = {
  // Declarations beside the orders
  'F-ORD-UNPARSED_declaration':
    'Ab „{{words}}“ ist die Erklärung nicht zu verstehen. Nichts davon gilt; lies nach und entscheide.',
  'F-ORD-UNPARSED_place':
    'Zu „{{words}}“ fehlt der Ort. Nichts wird gebaut; frage nach Kleinfeld oder Seite.',
  'F-ORD-UNPARSED_twice':
    '„{{words}}“ nennt dieselbe Angabe zweimal. Nichts wird gebaut, bis du entscheidest, was gilt.',
  'F-ORD-UNPARSED_party':
    'Eine Partei „{{words}}“ gibt es nicht. Die Erklärung gilt nicht; entscheide, wer gemeint ist.',
  'F-ORD-REMARK_declaration':
    '„{{words}}“ steht unter den Erklärungen, hat aber keine der bekannten Formen. Es bewirkt nichts; sieh nach, ob etwas befohlen ist.',
  'F-ORD-REMARK_repeated':
    '„{{words}}“: Darüber ist weiter oben schon erklärt. Es gilt das Erste, dies hier nicht.',
  'F-ORD-NOTARGET_ownSettlement':
    'In {{place}} steht keine eigene Ansiedlung. „{{words}}“ gilt nicht, bis du entscheidest, welche gemeint ist.',
  'F-ORD-NOTARGET_structure':
    'In {{place}} steht nichts und ist nichts im Bau. „{{words}}“ bewirkt nichts; entscheide, was gemeint ist.',
  'F-ORD-NOTARGET_self':
    '„{{words}}“ nennt die eigene Partei. Es bewirkt nichts; entscheide, wer gemeint ist.',
  'F-ORD-NOTARGET_outside':
    'Angriffe von außen gibt es auf diesem Segment nicht: {{target}} müsste betreten werden. Entscheide, was gilt.',
  'F-BUILD-FREETYPE_declared':
    '„{{type}}“ ist kein Bauwerk der Tafel. Als freier Bau ist es möglich, wenn du es genehmigst.',
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
    '„{{words}}“ gehört nicht zu diesem Zug; er gilt für Mond {{expected}}. Gewertet wird für diese.',
  'F-TURN-PART_realm':
    'Die Reichsaufstellung fehlt. Das Übrige gilt, gewertet wird nach deinen Daten; frage nach.',
  'F-TURN-PART_orders':
    'Der Zugbefehl fehlt. Alle Einheiten bleiben mit ihrem letzten Befehl stehen; frage nach.',
  'F-TURN-LIST_income':
    'Im Einnahmemond ist die Aufstellung der Steuern fällig; sie fehlt. Gebucht wird nach den Daten des Spielleiters.',
  'F-TURN-LIST_muster':
    'Im Rüstmond ist die Aufstellung der Rüstgüter fällig; sie fehlt. Gebucht wird nach den Daten des Spielleiters.',

  // Legal, but seldom meant
  'F-ADV-BREACH':
    'Einheit {{unit}} zieht angreifend nach {{field}} in das Land von {{other}}, dem derselbe Brief die Freundschaft kündigt. Der Bruch ist erlaubt; sieh nach, ob er gewollt ist.',
  'F-ADV-FRIEND':
    'Einheit {{unit}} zieht angreifend nach {{field}}. Mit {{other}} besteht ein Vertrag, die eigenen Beziehungen nennen ihn aber nicht: Wer dort steht, wird angegriffen.',
  'F-ADV-CONQUEST':
    'Einheit {{unit}} soll erobern und endet in {{field}} auf dem Land von {{other}}. Das Land von Freunden wird nicht erobert.',
  'F-ADV-CAPITAL':
    'Mit Einheit {{unit}} verlässt die letzte Kampfeinheit die Hauptstadt {{field}}. Sie fällt dem ersten Feind zu, der kommt, mitsamt der Kasse.',
  'F-ADV-BORDER':
    'Mit Einheit {{unit}} verlässt die letzte Kampfeinheit die Ansiedlung in {{field}} an der Grenze. Sie bleibt unbesetzt.',
  'F-ADV-SPENDING':
    'Bis „{{words}}“ reicht die Kasse nicht: Ausgegeben werden {{total}} GS, vorhanden sind {{treasury}}. Was zuletzt kommt, wird nicht bezahlt.',
  'F-ADV-UPKEEP':
    'Der Unterhalt der Einheiten beträgt {{total}} GS, in der Kasse liegen {{treasury}}. Was fehlt, kostet Moral und Männer.',
  'F-ADV-TAX':
    'Ein Steuersatz von {{rate}} % bei {{marks}} Unruhemarken aus früheren Aufständen: Das Risiko steigt weiter. Üblich sind {{usual}} %.',
  'F-ADV-RAISING':
    'In {{field}} werden {{gold}} GS verrüstet, möglich sind {{capacity}}. Was darüber liegt, wird nicht aufgestellt.',
  'F-ADV-SAILS':
    'Einheit {{unit}} will auf {{carrier}} an Bord, aber {{carrier}} legt selbst ab und wartet nicht. Sie könnte das Schiff verpassen.',
  'F-ADV-PASSENGER':
    'Einheit {{unit}} soll auf {{carrier}} eingeladen werden, ihr Weg führt aber nicht an Bord. Das Schiff legt ohne sie ab.',
  'F-ADV-WAITING':
    'Einheit {{unit}} wartet auf {{passenger}}, die nicht zu ihr kommt. Sie bleibt liegen, bis alle anderen Wege zu Ende sind.',
  'F-ADV-SIEGE':
    'Der Weg von Einheit {{unit}} führt in {{field}} durch die eigene Belagerung. Die Belagerten können sie aufhalten oder angreifen.',
  'F-ADV-ESCORT':
    'Belagerer {{unit}} enden in {{field}} ohne Kampfeinheit neben sich; in {{place}} ist {{enemy}} gesichtet. Sie weichen vor jedem Angriff.',
  'F-ADV-TARGET':
    'Einheit {{unit}} soll in {{field}} ein Bauwerk von {{owner}} angreifen. Das ist das eigene Reich oder ein Freund.',
  'F-ADV-RETREAT':
    'Einheit {{unit}} mit KR endet in {{field}} neben {{enemy}} in {{place}}, gesichtet als stärker. Sie wird bei jeder Begegnung weichen.',
  'F-ADV-HELD':
    'In {{place}} ist {{enemy}} gesichtet. Wird Einheit {{unit}} dort festgehalten, ist der Weg nach {{field}} versperrt: Frei sind nur der Rückweg und eigenes oder verbündetes Land.',
  'F-ADV-SPLIT':
    'Nach dem Aufteilen zählt Einheit {{unit}} noch {{size}}, die Mindestgröße ist {{minimum}}. Mit E erobert sie dann nichts.',
  'F-ADV-SCOUT':
    'Mit {{size}} ist Einheit {{unit}} zu groß für einen Erkunder (Mindestgröße {{minimum}}). Sie verliert die zusätzlichen Bewegungspunkte.',
  'F-ADV-DISBAND':
    'Einheit {{unit}} wird aufgelöst, aber {{others}} ist bei ihr oder soll zu ihr stoßen. Sieh nach, was aus ihnen wird.',
  'F-ADV-LEADER':
    'Charakter {{unit}} soll Einheit {{led}} führen, ist für diese Art aber nicht ausgebildet. Er reist nur mit.',
  'F-ADV-NEIGHBOUR':
    '„{{words}}“ liegt an der Grenze zu {{other}}. Ein Einverständnis ist nicht bekannt; verlangt ist es hier nicht, übel nehmen kann man es.',
  'F-ADV-UNPAID':
    'Arbeiter {{unit}} sollen in {{field}} bauen, aber dort ist keine weitere Stufe bezahlt. Sie stehen umsonst da.',
  'F-ADV-GROUND':
    'Einheit {{unit}} endet in {{field}}, wo das Gelände Verluste kostet. Bleibt sie dort, verliert sie jeden Mond Leute.',
  'F-ADV-WHITE':
    'Einheit {{unit}} soll erobern und zieht mit {{field}} ins Unbekannte, ohne dass ein Erkunder in der Nähe ist.',
  'F-ADV-POINTS':
    'Bis {{to}} kostet der Weg wenigstens {{needs}} Bewegungspunkte, Einheit {{unit}} hat {{has}}. Sie endet vorher.',
} as const;
