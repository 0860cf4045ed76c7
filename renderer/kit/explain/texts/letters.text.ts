import type { WordTree } from '../../../../engine';

/** Findings about letters: what they declare, their parts, and what is legal but seldom meant. */
export const letters: WordTree = {
  // Declarations beside the orders
  'F-ORD-UNPARSED_declaration': [
    'Ab „{{words}}“ ist die Erklärung nicht zu verstehen. Nichts davon gilt.',
    'From “{{words}}” on the declaration cannot be understood. Nothing of it holds.',
    'Lies nach und entscheide.',
    'Read it and decide.',
  ],
  'F-ORD-UNPARSED_place': [
    'Zu „{{words}}“ fehlt der Ort. Nichts wird gebaut.',
    'The place is missing in “{{words}}”. Nothing is built.',
    'Frage nach Kleinfeld oder Seite.',
    'Ask for the field or side.',
  ],
  'F-ORD-UNPARSED_twice': [
    '„{{words}}“ macht dieselbe Angabe zweimal. Nichts wird gebaut.',
    '“{{words}}” states the same thing twice. Nothing is built.',
    'Entscheide, was gelten soll.',
    'Decide what holds.',
  ],
  'F-ORD-UNPARSED_party': [
    'Eine Partei „{{words}}“ gibt es nicht. Die Erklärung gilt nicht.',
    'There is no party “{{words}}”. The declaration does not hold.',
    'Entscheide, wer gemeint ist.',
    'Decide who is meant.',
  ],
  'F-ORD-REMARK_declaration': [
    '„{{words}}“ steht unter den Erklärungen, hat aber keine der bekannten Formen. Es bewirkt nichts.',
    '“{{words}}” stands among the declarations but has none of the known forms. It has no effect.',
    'Sieh nach, ob etwas befohlen ist.',
    'See whether something is ordered.',
  ],
  'F-ORD-REMARK_slip': [
    '„{{words}}“ ist ein Schreibfehler und als das Wort gelesen, das der Befehl zeigt.',
    '“{{words}}” is a slip of the pen and read as the word the order shows.',
    'Ist etwas anderes gemeint, ändere den Befehl.',
    'If something else is meant, change the order.',
  ],
  'F-ORD-REMARK_repeated': [
    '„{{words}}“: Dazu steht weiter oben schon eine Erklärung. Die erste gilt, diese nicht.',
    '“{{words}}”: this is declared further up already. The first declaration counts, this one does not.',
  ],
  'F-ORD-NOTARGET_ownSettlement': [
    'In {{place}} steht keine eigene fertige Ansiedlung. Die Angabe gilt nicht.',
    'No finished settlement of the party stands in {{place}}. This does not hold.',
    'Entscheide, welche gemeint ist.',
    'Decide which one is meant.',
  ],
  'F-ORD-NOTARGET_structure': [
    'In {{place}} steht nichts und wird nichts gebaut. „{{words}}“ bewirkt nichts.',
    'Nothing stands or is being built in {{place}}. “{{words}}” has no effect.',
    'Entscheide, was gemeint ist.',
    'Decide what is meant.',
  ],
  'F-ORD-NOTARGET_self': [
    '„{{words}}“ nennt die eigene Partei. Es bewirkt nichts.',
    '“{{words}}” names the party itself. It has no effect.',
    'Entscheide, wer gemeint ist.',
    'Decide who is meant.',
  ],
  'F-ORD-NOTARGET_outside': [
    'Angriffe von außen gibt es auf diesem Segment nicht: {{target}} müsste betreten werden.',
    'There are no attacks from outside on this segment: {{target}} would have to be entered.',
    'Entscheide, was gilt.',
    'Decide what holds.',
  ],
  'F-BUILD-FREETYPE_declared': [
    '„{{type}}“ steht nicht in der Tafel der Bauwerke.',
    '“{{type}}” is not in the table of structures.',
    'Als freier Bau ist es möglich, wenn du es genehmigst.',
    'It can be built freely if you approve it.',
  ],
  'F-BUILD-OCCUPIED_upgrade': [
    'Die Ansiedlung in {{field}} lässt sich so nicht ausbauen: Verlangt ist ein größerer Typ. Der Bau entfällt.',
    'The settlement in {{field}} cannot be enlarged like that: a greater type is required. Nothing is built.',
  ],
  'F-POS-SYNTAX_noSide': [
    'Zu „{{words}}“ fehlt die Seite: Straßen, Brücken, Wälle und Kanäle liegen an Seiten, etwa 210/19(2). Der Bau entfällt.',
    'The side is missing in “{{words}}”: roads, bridges, walls and canals lie on sides, such as 210/19(2). Nothing is built.',
  ],
  'F-POS-SYNTAX_noField': [
    '„{{words}}“ nennt eine Seite; eine Ansiedlung steht im Kleinfeld. Der Bau entfällt.',
    '“{{words}}” names a side; a settlement stands in a field. Nothing is built.',
  ],
  // The letter as a whole
  'F-TURN-HEADER_noTurn': [
    'Im Anschreiben fehlt die Nummer des Zugs; offen ist Zug {{expected}}. Gewertet wird er als dieser.',
    'The cover letter lacks the number of the turn; turn {{expected}} is open. It counts as this one.',
  ],
  'F-TURN-HEADER_otherTurn': [
    'Das Anschreiben nennt Zug {{stated}}, offen ist Zug {{expected}}. Gewertet wird er als dieser.',
    'The cover letter says turn {{stated}}, turn {{expected}} is open. It counts as this one.',
  ],
  'F-TURN-HEADER_noMoons': [
    'Im Anschreiben fehlen die Monde. Gewertet wird für Mond {{expected}}.',
    'The cover letter lacks the moons. It counts for moon {{expected}}.',
  ],
  'F-TURN-HEADER_otherMoons': [
    '„{{words}}“ passt nicht zu diesem Zug. Gewertet wird er für Mond {{expected}}.',
    '“{{words}}” does not fit this turn. It counts for moon {{expected}}.',
    'Weise den Spieler darauf hin.',
    'Tell the player.',
  ],
  'F-TURN-PART_realm': [
    'Die Reichsaufstellung fehlt. Das Übrige gilt, gewertet wird nach den Daten der Spielleitung.',
    'The list of the realm is missing. The rest holds, the GM’s data are used.',
    'Frage nach.',
    'Ask for it.',
  ],
  'F-TURN-PART_orders': [
    'Der Zugbefehl fehlt. Alle Einheiten bleiben mit ihrem letzten Befehl stehen.',
    'The movement orders are missing. All units stay with their last order.',
    'Frage nach.',
    'Ask for them.',
  ],
  'F-TURN-LIST_income': [
    'Im Einnahmemond ist die Aufstellung der Steuern fällig; sie fehlt. Gebucht wird nach den Daten der Spielleitung.',
    'In the income moon the list of taxes is due; it is missing. The GM’s data are booked.',
    'Frage nach.',
    'Ask for it.',
  ],
  'F-TURN-LIST_muster': [
    'Im Rüstmond ist die Aufstellung der Rüstgüter fällig; sie fehlt. Gebucht wird nach den Daten der Spielleitung.',
    'In the muster moon the list of goods raised is due; it is missing. The GM’s data are booked.',
    'Frage nach.',
    'Ask for it.',
  ],
  // Legal, but seldom meant
  'F-ADV-BREACH': [
    'Einheit {{unit}} zieht mit Angriffsbefehl nach {{field}}. Das Land gehört {{other, dat}}, und derselbe Brief kündigt die Freundschaft. Erlaubt ist das.',
    'Unit {{unit}} moves to {{field}} with orders to attack. The land belongs to {{other}}, and the same letter ends the friendship. That is allowed.',
    'Frage nach, ob es gewollt ist.',
    'Ask whether it is meant.',
  ],
  'F-ADV-FRIEND': [
    'Einheit {{unit}} zieht mit Angriffsbefehl nach {{field}}. Ein Vertrag mit {{other}} besteht, die Beziehungen im Brief nennen ihn nicht. Wer dort steht, wird angegriffen.',
    'Unit {{unit}} moves to {{field}} with orders to attack. A treaty with {{other}} is in force, the relations in the letter do not name it. Whoever stands there is attacked.',
    'Frage nach.',
    'Ask.',
  ],
  'F-ADV-CONQUEST': [
    'Einheit {{unit}} soll erobern und endet in {{field}}. Das Land gehört {{other, dat}}, und Land von Freunden wird nicht erobert.',
    'Unit {{unit}} is to conquer and ends in {{field}}. The land belongs to {{other}}, and the land of friends is not conquered.',
    'Frage nach, was gemeint ist.',
    'Ask what is meant.',
  ],
  'F-ADV-CAPITAL': [
    'Mit Einheit {{unit}} verlässt die letzte Kampfeinheit die Hauptstadt in {{field}}. Der erste Feind, der kommt, nimmt sie samt der Kasse.',
    'With unit {{unit}} the last fighting unit leaves the capital in {{field}}. The first enemy to come takes it, treasury included.',
    'Frage nach, ob das gewollt ist.',
    'Ask whether this is meant.',
  ],
  'F-ADV-BORDER': [
    'Mit Einheit {{unit}} verlässt die letzte Kampfeinheit die Ansiedlung in {{field}} an der Grenze. Sie bleibt unbesetzt.',
    'With unit {{unit}} the last fighting unit leaves the settlement in {{field}} on the border. It stays unmanned.',
    'Frage nach, ob das gewollt ist.',
    'Ask whether this is meant.',
  ],
  'F-ADV-SPENDING': [
    'Bei „{{words}}“ ist die Kasse leer: Ausgegeben werden {{total}} GS, vorhanden sind {{treasury}}. Bezahlt wird der Reihe nach.',
    'At “{{words}}” the treasury is empty: {{total}} GS are spent, {{treasury}} are there. Payments are made in order.',
    'Frage nach, was entfallen soll.',
    'Ask what is to be dropped.',
  ],
  'F-ADV-UPKEEP': [
    'Der Unterhalt der Einheiten beträgt {{total}} GS, in der Kasse liegen {{treasury}}. Wo er fehlt, sinkt die Moral und Leute laufen fort.',
    'The upkeep of the units is {{total}} GS, the treasury holds {{treasury}}. Where it is missing, morale drops and men desert.',
    'Weise den Spieler darauf hin.',
    'Tell the player.',
  ],
  'F-ADV-TAX': [
    'Steuersatz {{rate}} % trotz früherer Aufstände (Zahl: {{marks}}). Die Gefahr eines weiteren steigt; üblich sind {{usual}} %.',
    'Tax rate {{rate}}% in spite of earlier uprisings (number: {{marks}}). The risk of another one grows; {{usual}}% is usual.',
    'Frage nach.',
    'Ask.',
  ],
  'F-ADV-RAISING': [
    'In {{field}} soll für {{gold}} GS gerüstet werden, möglich sind {{capacity}}. Was darüber liegt, wird nicht aufgestellt.',
    'Goods for {{gold}} GS are to be raised in {{field}}, {{capacity}} are possible. What exceeds that is not raised.',
    'Frage nach, was entfallen soll.',
    'Ask what is to be dropped.',
  ],
  'F-ADV-SAILS': [
    'Einheit {{unit}} will an Bord von {{carrier}}, aber {{carrier}} legt selbst ab und wartet nicht. Sie kann das Schiff verpassen.',
    'Unit {{unit}} means to board {{carrier}}, but {{carrier}} sails itself and does not wait. The unit may miss the ship.',
    'Frage nach, ob es warten soll.',
    'Ask whether it is to wait.',
  ],
  'F-ADV-PASSENGER': [
    'Einheit {{unit}} soll auf {{carrier}} eingeladen werden, ihr Weg führt aber nicht an Bord. Das Schiff legt ohne sie ab.',
    'Unit {{unit}} is to be loaded on {{carrier}}, but its path does not lead aboard. The ship leaves without it.',
    'Frage nach.',
    'Ask.',
  ],
  'F-ADV-WAITING': [
    'Einheit {{unit}} wartet auf {{passenger}}, die aber nicht zu ihr kommt. Sie bleibt liegen, bis alle anderen Wege zu Ende sind.',
    'Unit {{unit}} waits for {{passenger}}, which does not come to it. It stays until all other paths have ended.',
    'Frage nach.',
    'Ask.',
  ],
  'F-ADV-SIEGE': [
    'Der Weg von Einheit {{unit}} führt in {{field}} durch die eigene Belagerung. Die Belagerten können sie aufhalten oder angreifen.',
    'The path of unit {{unit}} leads through its own side’s siege in {{field}}. The besieged can stop or attack it.',
    'Sieh nach, ob ein anderer Weg gemeint ist.',
    'See whether another path is meant.',
  ],
  'F-ADV-ESCORT': [
    'Einheit {{unit}} (Belagerer) endet in {{field}} ohne Kampfeinheit; in {{place}} sind fremde Truppen gesichtet ({{enemy}}). Belagerer weichen jedem Angriff.',
    'Unit {{unit}} (besiegers) ends in {{field}} without a fighting unit; foreign troops were sighted in {{place}} ({{enemy}}). Besiegers retreat from every attack.',
    'Frage nach, wer sie schützt.',
    'Ask who protects them.',
  ],
  'F-ADV-TARGET': [
    'Einheit {{unit}} soll in {{field}} ein Bauwerk angreifen, das der eigenen Seite gehört ({{owner}}).',
    'Unit {{unit}} is to attack a structure in {{field}} that belongs to its own side ({{owner}}).',
    'Frage nach, was gemeint ist.',
    'Ask what is meant.',
  ],
  'F-ADV-RETREAT': [
    'Einheit {{unit}} endet mit KR in {{field}}; in {{place}} sind stärkere Truppen gesichtet ({{enemy}}). Sie weicht bei jeder Begegnung.',
    'Unit {{unit}} ends in {{field}} with KR; stronger troops were sighted in {{place}} ({{enemy}}). It retreats from every encounter.',
    'Sieh nach, ob das gewollt ist.',
    'See whether this is meant.',
  ],
  'F-ADV-HELD': [
    'In {{place}} sind fremde Truppen gesichtet ({{enemy}}). Halten sie Einheit {{unit}} auf, ist der Weg nach {{field}} versperrt: Frei sind nur der Rückweg und eigenes oder verbündetes Land.',
    'Foreign troops were sighted in {{place}} ({{enemy}}). If they stop unit {{unit}}, the way to {{field}} is barred: only the way back and own or allied land are open.',
  ],
  'F-ADV-SPLIT': [
    'Nach dem Aufteilen zählt Einheit {{unit}} noch {{size}}, die Mindestgröße ist {{minimum}}. Mit E erobert sie so nichts.',
    'After splitting unit {{unit}} counts {{size}}, the minimum size is {{minimum}}. With E it conquers nothing like that.',
    'Frage nach, ob mehr bei ihr bleiben soll.',
    'Ask whether more are to stay with it.',
  ],
  'F-ADV-SCOUT': [
    'Mit {{size}} ist Einheit {{unit}} zu groß für einen Erkunder (Mindestgröße {{minimum}}). Sie verliert die zusätzlichen Bewegungspunkte.',
    'With {{size}} unit {{unit}} is too large for a scout (minimum size {{minimum}}). It loses the additional movement points.',
    'Frage nach, ob das gewollt ist.',
    'Ask whether this is meant.',
  ],
  'F-ADV-DISBAND': [
    'Einheit {{unit}} wird aufgelöst. Bei ihr ist oder zu ihr stößt: {{others}}.',
    'Unit {{unit}} is disbanded. With it, or on the way to it: {{others}}.',
    'Sieh nach, was daraus wird.',
    'See what becomes of them.',
  ],
  'F-ADV-LEADER': [
    'Charakter {{unit}} soll Einheit {{led}} führen, ist für diese Art aber nicht ausgebildet. Er reist nur mit.',
    'Character {{unit}} is to lead unit {{led}} but is not trained for its kind. They merely travel with it.',
    'Frage nach, wer führt.',
    'Ask who leads.',
  ],
  'F-ADV-NEIGHBOUR': [
    '„{{words}}“ liegt an der Grenze zu {{other}}. Nötig ist ein Einverständnis hier nicht, bekannt ist keines; der Nachbar kann es übel nehmen.',
    '“{{words}}” lies on the border of {{other}}. No agreement is needed here, and none is known; the neighbour may take offence.',
  ],
  'F-ADV-UNPAID': [
    'Einheit {{unit}} soll in {{field}} bauen, dort ist aber keine weitere Stufe bezahlt. Die Arbeiter haben nichts zu tun.',
    'Unit {{unit}} is to build in {{field}}, but no further stage is paid there. The workers have nothing to do.',
    'Frage nach der Zahlung.',
    'Ask about the payment.',
  ],
  'F-ADV-GROUND': [
    'Einheit {{unit}} endet in {{field}}, wo das Gelände Verluste fordert. Bleibt sie dort, verliert sie in jedem Mond.',
    'Unit {{unit}} ends in {{field}}, where the terrain takes its toll. If it stays there it loses some every moon.',
    'Sieh nach, ob das gewollt ist.',
    'See whether this is meant.',
  ],
  'F-ADV-WHITE': [
    'Einheit {{unit}} soll erobern und zieht in {{field}} ins Unbekannte; kein Erkunder ist in der Nähe.',
    'Unit {{unit}} is to conquer and goes into the unknown in {{field}}; no scout is near.',
    'Sieh nach, ob das gewollt ist.',
    'See whether this is meant.',
  ],
  'F-ADV-POINTS': [
    'Bis {{to}} kostet der Weg wenigstens {{needs}} Bewegungspunkte, Einheit {{unit}} hat {{has}}. Sie endet vorher.',
    'As far as {{to}} the path costs at least {{needs}} movement points, unit {{unit}} has {{has}}. It ends before.',
    'Weise den Spieler darauf hin.',
    'Tell the player.',
  ],
};
