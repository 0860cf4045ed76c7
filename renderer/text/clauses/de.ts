/** Was eine Klausel regelt, in eigenen Worten: Überschrift und ein Satz. */
export const clauses: Readonly<Record<string, readonly [title: string, text: string]>> = {
  'WW-0.1-05': [
    'Wort des Spielleiters',
    'Jede berechnete Größe darf die Spielleitung ersetzen; Wert und Grund werden festgehalten.',
  ],
  'WW-0.2-04': [
    'Zahlen',
    'Der Punkt trennt Tausender; hinter jedem Punkt müssen drei Ziffern stehen.',
  ],
  'WW-0.3-01': [
    'Schwere der Befunde',
    'Ein Befund lehnt ab, kürzt, warnt oder legt der Spielleitung eine Entscheidung vor.',
  ],
  'WW-0.3-03': [
    'Unverständliches',
    'Was niemand lesen kann, wird nicht erraten, sondern der Spielleitung vorgelegt.',
  ],
  'WW-2.1-13': [
    'Rand der Karte',
    'Eine Position außerhalb aller eingetragenen Großfelder gibt es nicht.',
  ],
  'WW-2.1-19': [
    'Feldangabe',
    'Ein Feld heißt Großfeld (drei Ziffern), Schrägstrich, Kleinfeld 01 bis 48.',
  ],
  'WW-2.1-20': [
    'Seitenangabe',
    'Eine Seite steht als Ziffer 1 bis 6 in Klammern hinter dem Feld oder als Paar zweier Felder.',
  ],
  'WW-2.1-21': ['Feldpaare', 'Nur zwei Felder, die sich berühren, benennen gemeinsam eine Seite.'],
  'WW-2.1-25': [
    'An Bord',
    'Die dreistellige Nummer in Klammern nennt die Einheit, mit der jemand reist.',
  ],
  'WW-2.2-02': [
    'Höhenstufen',
    'Wasser hat Stufe 0, Land je 1.500 Meter eine Stufe mehr, bis zum Gebirge mit Stufe 4.',
  ],
  'WW-2.2-05': ['Farben der Höhen', 'Jede Höhenstufe hat ihren Buchstaben und ihre Farbe.'],
  'WW-2.2-09': ['Geländearten', 'Es gibt 33 Geländearten; andere Kürzel sind keine.'],
  'WW-2.2-14': [
    'Verkürzte Sicht',
    'In Dschungel, auf Tiefsee und wo es eigens vermerkt ist, sieht man ein Feld weniger weit.',
  ],
  'WW-2.3-01': [
    'Schwieriges Gelände',
    'Gelände ist gewöhnlich, schwer oder extrem; danach richtet sich der Zuschlag eines Schritts.',
  ],
  'WW-2.3-03': [
    'Höchster Wert zählt',
    'Macht mehreres ein Feld schwierig, gilt nur das Schwierigste davon.',
  ],
  'WW-2.3-05': [
    'Abweichung im Einzelfall',
    'Die Spielleitung kann einzelnen Feldern eine andere Schwierigkeit geben.',
  ],
  'WW-3.1-03': [
    'Landsteuer',
    'Je Halbjahr zahlt ein Feld sechs vom Hundert seiner Einwohner in Gold, kaufmännisch gerundet.',
  ],
  'WW-3.4-01': ['Kalender', 'Das Jahr hat zwölf Monde und elf Traumtage.'],
  'WW-5.1-07': [
    'Zahl der Einheiten',
    'Der Spielleiter kann begrenzen, wie viele Einheiten ein Reich hat.',
  ],
  'WW-5.1-03': [
    'Einheitennummer',
    'Jede Einheit trägt in ihrem Reich eine eigene Nummer von 100 bis 999.',
  ],
  'WW-5.1-05': ['Nummernbereiche', 'Die erste Ziffer der Nummer sagt, welche Art Einheit es ist.'],
  'WW-5.1-10': [
    'Mindestgröße',
    'Ein Feld beherrschen 1.000 zu Fuß, 500 Berittene oder 10 Schiffe.',
  ],
  'WW-5.1-11': [
    'Kundschafter',
    'Wer unter der Mindestgröße bleibt, darf als Kundschafter angemeldet werden.',
  ],
  'WW-5.1-12': [
    'Mehr Punkte für Kundschafter',
    'Kundschafter haben je Mond 5 Punkte mehr zu Fuß und je 10 mehr beritten oder zur See.',
  ],
  'WW-5.1-13': [
    'Zahl der Kundschafter',
    'Ein Reich hat höchstens fünf Kundschafter an Land und fünf zur See; weitere ziehen ohne Zuschlag.',
  ],
  'WW-5.1-22': [
    'Rüsten',
    'Neue Truppen müssen bezahlt, in der Bilanz genannt und im Zugbefehl mit „neu“ eingetragen sein.',
  ],
  'WW-5.1-36': [
    'Auflösen',
    'Wer in einer eigenen Siedlung auflöst, bekommt die Hälfte der Rüstkosten zurück.',
  ],
  'WW-5.1-41': [
    'Gewichte',
    'Fußvolk wiegt 100 kg, Berittene 200 kg, ein Goldstück 1 kg; ein Schiff trägt 5.000 kg.',
  ],
  'WW-5.1-42': ['Überladung', 'Passt eine Einheit nicht ganz auf ihr Schiff, bleibt sie an Land.'],
  'WW-5.2-01': [
    'Truppenarten',
    'Die Tafel nennt für jede Art Kosten, Unterhalt, Bewegungspunkte und Mindestgröße.',
  ],
  'WW-5.2-03': [
    'Reiter',
    'Berittene haben doppelte Bewegungspunkte, halbe Mindestgröße und brauchen doppelten Platz.',
  ],
  'WW-5.2-08': [
    'Heerführer',
    'Ein Heerführer reicht für fünf Mindestgrößen; sonst braucht es weitere.',
  ],
  'WW-5.2-10': [
    'Allein unterwegs',
    'Heerführer und Charaktere haben nur allein ihre 40 Bewegungspunkte.',
  ],
  'WW-5.2-12': ['Deckname KS', 'Die Art KS aus dem Beispiel gilt als Schiff.'],
  'WW-5.3-02': [
    'Schritt',
    'Ein Schritt führt in ein Nachbarfeld; was nicht angrenzt, beendet den Weg.',
  ],
  'WW-5.3-03': ['Steile Kante', 'Mehr als eine Höhenstufe auf einmal überwindet niemand.'],
  'WW-5.3-04': [
    'Bewegungspunkte',
    'Je Mond 15 Punkte zu Fuß, 30 beritten oder zur See, 40 für Charaktere allein.',
  ],
  'WW-5.3-05': [
    'Punkte über mehrere Monde',
    'Ein Zug über mehrere Monde hat ein gemeinsames Punktekonto; was übrig bleibt, verfällt.',
  ],
  'WW-5.3-06': ['Grenzen', 'Jeder Schritt hat eine Schwierigkeit von 0 bis 9.'],
  'WW-5.3-07': [
    'Grundwert',
    'Grundwert eines Schritts ist die Höhenstufe des Ziels, vermehrt um 3.',
  ],
  'WW-5.3-08': [
    'Zu- und Abschläge',
    'Straße, eigenes Gebiet und Küste erleichtern den Schritt; schweres Gelände, Übergänge und Unbekanntes erschweren ihn.',
  ],
  'WW-5.3-09': [
    'Stand im Augenblick',
    'Es zählt, wie Gelände und Besitz zu Beginn des Schritts sind.',
  ],
  'WW-5.3-10': [
    'Straße',
    'Eine durchgehende Straße über die Seite, die überschritten wird, senkt die Schwierigkeit um 1.',
  ],
  'WW-5.3-11': [
    'Küste und eigene Küste',
    'Schiffe fahren an der Küste leichter, an der eigenen noch einmal; verbündete zählt nicht.',
  ],
  'WW-5.3-12': [
    'Schweres Gelände',
    'Schweres Gelände am Ziel kostet 1 mehr, extremes 2; beides zusammen gibt es nicht.',
  ],
  'WW-5.3-13': [
    'Übergang',
    'Höhenwechsel und Flussübergang geben zusammen nur einmal 1 mehr; eine Brücke erspart den Fluss.',
  ],
  'WW-5.3-14': [
    'Sicht',
    'Was das Reich zu Beginn des Zugs nicht kannte, kostet 3 mehr; neue Sicht kostet 1 mehr.',
  ],
  'WW-5.3-15': [
    'Punkte eines Schritts',
    'Die verbrauchten Punkte hängen allein an der Schwierigkeit, von 3 Punkten bei 0 bis zu allen bei 8 und 9.',
  ],
  'WW-5.3-16': [
    'Alle Punkte',
    'Schritte mit Schwierigkeit 8 und 9 kosten die Punkte eines ganzen Mondes.',
  ],
  'WW-5.3-17': [
    'Punkte reichen nicht',
    'Reichen die Punkte für einen Schritt nicht, bleibt die Einheit stehen und der übrige Weg entfällt.',
  ],
  'WW-5.3-18': [
    'Land und Wasser',
    'Landeinheiten bleiben an Land, Schiffe auf Wasser, Flüssen und Kanälen.',
  ],
  'WW-5.3-19': ['Ohne Weg', 'Wer keinen Weg nennt, bleibt stehen und braucht keine Punkte.'],
  'WW-5.3-24': [
    'Ablauf eines Schritts',
    'Erst wird geprüft, ob der Schritt erlaubt ist, dann gerechnet, dann bezahlt, dann gesehen.',
  ],
  'WW-5.3-30': [
    'Einschiffen',
    'Wer an Bord will, zieht zum Schiff und nennt es als Ziel; außerhalb eigener oder verbündeter Häfen zählt die Küste als Übergang.',
  ],
  'WW-5.3-31': [
    'Kosten des Einschiffens',
    'Einschiffen kostet wie ein Schritt aufs Wasser, im eigenen Hafen ohne Übergang.',
  ],
  'WW-5.3-32': [
    'Schiff muss da sein',
    'Das Schiff muss zur rechten Zeit am Ort sein, Platz haben und zum Reich gehören oder freigegeben sein.',
  ],
  'WW-5.3-33': [
    'An Bord',
    'An Bord läuft die Uhr des Schiffs; die eigenen Punkte bleiben unberührt.',
  ],
  'WW-5.3-40': [
    'Flussfahrt',
    'Auf Flüssen zählt Seite für Seite; maßgeblich ist das höhere der beiden Ufer.',
  ],
  'WW-5.3-41': ['Seiten angeben', 'Wer einen Fluss befährt, nennt die befahrenen Seiten.'],
  'WW-5.3-42': [
    'Zuschläge auf Flüssen',
    'Auf Flüssen zählen nur eigenes Ufer und Sicht, weder Küste noch Gelände noch Übergang.',
  ],
  'WW-5.3-43': [
    'Zusammenhängende Flussseiten',
    'Jede Seite muss Fluss oder Kanal tragen und an die vorige anschließen.',
  ],
  'WW-5.3-50': [
    'Alle zugleich',
    'Alle Einheiten ziehen auf einer gemeinsamen Zeitachse; ein Schritt dauert so lange wie sein Anteil an den Punkten eines Mondes.',
  ],
  'WW-5.3-51': [
    'Platztausch',
    'Zwei Einheiten, die einander über dieselbe Seite entgegenkommen, treffen sich.',
  ],
  'WW-5.3-54': [
    'Nur das Ziel genannt',
    'Nennt ein Auftrag nur das Ziel, gilt der billigste Weg nach dem Wissen des Reichs.',
  ],
  'WW-5.3-55': [
    'Aufgehalten',
    'Wer durch eine Begegnung aufgehalten wird, wartet bis zum nächsten Mond; in einem Zug von einem Mond endet der Weg.',
  ],
  'WW-6.1-01': ['Kürzel', 'Befehle werden mit Kürzeln gegeben; freier Text ersetzt sie nicht.'],
  'WW-6.1-02': [
    'Hauptbefehl',
    'Jede Einheit braucht einen Hauptbefehl; fehlt er, gilt ein vorsichtiger Vorgabewert.',
  ],
  'WW-6.1-05': ['Unbekannte Befehle', 'Unbekannte Kürzel entscheidet die Spielleitung.'],
  'WW-6.1-06': [
    'Sonderbefehl',
    'Zu einem Sonderbefehl gehört ein Text, der sagt, was geschehen soll.',
  ],
  'WW-6.1-07': [
    'Zahl der Sonderbefehle',
    'Die Spielleitung kann die Sonderbefehle je Zug begrenzen.',
  ],
  'WW-6.2-01': [
    'Kampfbefehle',
    'Der Hauptbefehl legt fest, wie sich eine Einheit bei einer Begegnung verhält.',
  ],
  'WW-6.2-05': [
    'Eine Erweiterung',
    'Zu einem Befehl gehört höchstens eine Erweiterung; die erste gilt.',
  ],
  'WW-6.2-06': [
    'Erobern',
    'Mit E wird jedes durchzogene Feld erobert, wenn die Einheit groß genug ist.',
  ],
  'WW-6.2-09': [
    'Wer erobern kann',
    'Erobern können nur Kampfeinheiten ab Mindestgröße; bei anderen entfällt das E.',
  ],
  'WW-6.2-10': [
    'Belagern',
    'Belagern können nur Einheiten mit Belagerungsgerät; sonst entfällt das B.',
  ],
  'WW-6.2-12': ['Verfolgen', 'Verfolgen passt zu jedem Kampfbefehl außer dem Rückzug.'],
  'WW-6.2-19': [
    'Bauziel',
    'Ein Bauauftrag nennt sein Bauwerk, außer es steht genau ein unfertiges im Feld.',
  ],
  'WW-6.2-20': [
    'Befehl und Einheit',
    'Kampfbefehle gelten für Kämpfer, Arbeitsbefehle für Arbeiter.',
  ],
  'WW-6.2-21': [
    'Wer Feind ist',
    'Feind ist, wer weder Frieden noch Bündnis mit dem Reich hat und nicht verschont werden soll.',
  ],
  'WW-6.3-03': [
    'Weg mit alter Position',
    'Steht die alte Position daneben, ist jedes genannte Feld ein Schritt.',
  ],
  'WW-6.3-04': [
    'Start des Wegs',
    'Weicht der genannte Start von den Daten der Spielleitung ab, gelten deren Daten.',
  ],
  'WW-6.3-08': ['Seiten an Land', 'Seitenziffern haben im Weg einer Landeinheit keine Bedeutung.'],
  'WW-6.3-09': [
    'Schreibweise des Wegs',
    'Felder, Richtungen oder das Ziel allein: in einem Auftrag nur eines davon.',
  ],
  'WW-6.3-10': [
    'Strenges Lesen',
    'Beim ersten unverständlichen Wort endet der Weg; was davor steht, kann gelten.',
  ],
  'WW-6.3-12': [
    'Spalten',
    'Eine Zeile nennt Nummer, Größe, Art, Führer, Weg, Befehl und Vermerke.',
  ],
  'WW-6.3-13': [
    'Neue Position',
    'Weicht die genannte neue Position vom Ende des Wegs ab, gilt der Weg.',
  ],
  'WW-6.3-16': [
    'Angriff von außen',
    'Vom Ende des Wegs darf ein Nachbarfeld angegriffen werden, ohne es zu betreten.',
  ],
  'WW-6.3-18': ['Bedingung', 'Was an eine Bedingung geknüpft ist, entscheidet die Spielleitung.'],
  'WW-6.3-20': ['Vermerke', 'Ein Vermerk, der keiner Form entspricht, bleibt ohne Wirkung.'],
  'WW-6.3-21': [
    'Ein einzelnes Feld',
    'Ein einzelnes Feld ohne Strich davor ist das Ziel; den Weg sucht das Programm.',
  ],
  'WW-7.1-01': [
    'Sichtweite',
    'Ein Feld weit sieht eine Einheit alles, zwei Felder weit nur das Gelände.',
  ],
  'WW-7.1-02': ['Sichtung', 'Gesichtet wird, wer in das Feld neben einer Einheit kommt.'],
  'WW-7.1-03': ['Beide Seiten', 'Nach jedem Schritt wird für beide Seiten getrennt gesehen.'],
  'WW-7.1-04': [
    'Was man erkennt',
    'Eine Sichtung verrät Reich, Art und Größenklasse, aber weder Nummer noch Befehl.',
  ],
  'WW-7.1-05': [
    'Das Land sieht',
    'Auch eigenes Gebiet sieht: Gelände zwei Felder, Einheiten ein Feld weit.',
  ],
  'WW-7.1-06': [
    'Begegnung',
    'Treffen sich zwei Einheiten in einem Feld, entscheiden ihre Hauptbefehle.',
  ],
  'WW-7.1-14': [
    'Festgehalten',
    'Solange ein Feind das Feld sperrt, führt der Weg nur zurück oder in eigenes Gebiet.',
  ],
  'WW-7.1-16': ['Kein Ausweg', 'Wer nirgendwohin weichen kann, kämpft oder wird zerstreut.'],
  'WW-7.3-19': ['Mauern', 'Eine besetzte Mauer ohne Bresche lässt niemanden durch.'],
  'WW-8.1-07': ['Fehlender Zug', 'Ohne Zugbefehl behalten Einheiten ihren letzten Hauptbefehl.'],
  'WW-8.2-03': ['Kopf des Zugs', 'Ein Zug nennt seine Nummer und die Monde, für die er gilt.'],
  'WW-8.2-20': [
    'Vollständige Liste',
    'Jede Einheit gehört in die Liste; unbekannte legt das Programm vor.',
  ],
  'WW-8.2-25': [
    'Freiwillige Angaben',
    'Größe, Art und Orte dürfen fehlen; stehen sie da, werden sie verglichen.',
  ],
  'WW-12.2-09': [
    'Schwierigkeit je Geländeart',
    'Die Tabelle gilt, außer wo der Spielleiter einer Geländeart eine andere Schwierigkeit gibt.',
  ],
  'WW-12.5-03': [
    'Heerführer für Reiter',
    'Ein Heerführer führt fünf Mindestgrößen, bei Reitern also 2.500.',
  ],
  'WW-12.5-05': ['Gewichte', 'Heerführer wiegen nichts, Belagerer 100 kg, Lasttiere 200 kg.'],
  'WW-12.5-17': [
    'Was „alle“ kostet',
    'Ein Schritt, der alle Punkte kostet, braucht die vollen Punkte eines Mondes.',
  ],
  'WW-12.5-34': [
    'Allein unterwegs',
    'Charaktere allein ziehen mit 40 Punkten wie Landeinheiten, auf See nur an Bord.',
  ],
  'WW-12.5-35': [
    'Umsteigen',
    'Ein Charakter darf überall zu- oder aussteigen, wo beide im selben Feld sind.',
  ],
  'WW-12.3-03': ['Wasser', 'Wasser und Tiefsee haben keine Einwohner und bringen nichts ein.'],
  'WW-3.1-05': ['Wasser', 'Wasser und Tiefsee haben keine Einwohner und bringen nichts ein.'],
  'WW-3.3-02': [
    'Landsteuer je Geländeart',
    'Die Bilanz zählt die Felder je Geländeart und ihr Einkommen.',
  ],
  'WW-4.2-01': [
    'Siedlungen',
    'Die Tafel nennt für jede Siedlungsart Bauwert, Einwohner und Einkommen.',
  ],
  'WW-5.1-02': [
    'Einheit und Führer',
    'Eine Einheit besteht aus einer Truppenart und hat wenigstens einen Heerführer.',
  ],
  'WW-5.1-20': ['Rüsttermin', 'Gerüstet wird nur in Siedlungen und nur in Rüstmonden.'],
  'WW-5.1-25': [
    'Neue Schiffe',
    'Neue Schiffe liegen an einer Hafenseite; ohne Hafen gibt es keine.',
  ],
  'WW-5.1-31': [
    'Unterhalt',
    'Je Halbjahr kostet ein Kopf 1 GS, ein Schiff 20 GS, ein Heerführer 200 GS.',
  ],
  'WW-5.1-35': ['Auflösen', 'Auflösen geht überall; nur in eigenen Siedlungen kommt etwas zurück.'],
  'WW-6.3-15': [
    'Teilen und vereinen',
    'Geteilt wird am Anfang, vereint am Ende des Zugs, nur gleiche Arten und nie ohne Führer.',
  ],
  'WW-8.3-68': [
    'Charakter ohne Ansiedlung',
    'Ein Charakter kann nur einer Ansiedlung zugeordnet sein, die es gibt.',
  ],
  'WW-8.3-71': [
    'Kleine Einheiten',
    'Eine Einheit unter der Mindestgröße ist nicht von selbst Kundschafter; sie muss so gemeldet sein.',
  ],
  'WW-2.2-12': [
    'Flüsse',
    'Flüsse liegen auf den Seiten zwischen den Feldern und gelten wie ein Wechsel der Höhe.',
  ],
  'WW-2.2-13': ['Quellen', 'Quellen liegen an Ecken und wirken im Spiel nicht.'],
  'WW-4.2-10': ['Eine Ansiedlung je Feld', 'In einem Kleinfeld steht höchstens eine Ansiedlung.'],
  'WW-4.2-11': [
    'Große Ansiedlungen',
    'Mehr als 50.000 Einwohner trägt nur die Küste auf Höhe 1, ein schiffbarer Fluss oder die Hauptstadt.',
  ],
  'WW-4.2-21': [
    'Häfen',
    'Wer an Fluss oder Küste siedelt, nennt die Seiten mit Häfen; sie kosten nichts.',
  ],
  'WW-4.2-23': [
    'Seiten mit Häfen',
    'Ein Hafen liegt an einer Küste, einem Fluss oder einem Kanal.',
  ],
  'WW-4.2-26': ['Ort einer Ansiedlung', 'Gegründet wird nur in einem eigenen Landfeld.'],
  'WW-4.3-03': [
    'Einmal je Seite',
    'Straße, Brücke und Kanal gibt es an einer Seite höchstens je einmal.',
  ],
  'WW-4.3-04': [
    'Stärke der Wälle',
    'Ein Wall hat mindestens 5 Bauwertpunkte; zwei Wälle dürfen einander gegenüberstehen.',
  ],
  'WW-4.3-06': [
    'Straßen zwischen Nachbarn',
    'Eine Straße verbindet zwei eigene Felder, oder der Nachbar ist einverstanden.',
  ],
  'WW-4.3-07': [
    'Straßen und Höhen',
    'Zwei Felder einer Straße unterscheiden sich um höchstens eine Höhenstufe.',
  ],
  'WW-4.3-08': [
    'Straßen über Flüsse',
    'Über einen Fluss führt eine Straße nur, wo eine Brücke steht.',
  ],
  'WW-4.3-10': [
    'Ort einer Brücke',
    'Eine Brücke liegt über Fluss oder Kanal zwischen zwei Feldern gleicher Höhe.',
  ],
  'WW-4.3-15': [
    'Richtung eines Walls',
    'Ein Wall gehört dem Feld hinter ihm und wendet sich gegen das Feld jenseits der Seite.',
  ],
  'WW-4.3-16': [
    'Kanäle',
    'Ein Kanal liegt auf einer Seite wie ein Fluss und gilt in allem als Fluss.',
  ],
};
