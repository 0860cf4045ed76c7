import type { WordTree } from '../../../engine';

/** Texts: characters, settlements, structures, units; objections of the rules to every sheet. */
export const unitRecords: WordTree = {
  act: {
    map: ['Auf der Karte zeigen', 'Show on the map'],
    renumber: ['Umnummern', 'Renumber'],
    renumberTake: ['Neue Nummer vergeben', 'Give the new number'],
    unload: ['Alle absetzen', 'Put all down'],
    closeBooks: ['Baubücher schließen', 'Close the building books'],
    sheet: ['Blatt der Einheit öffnen', 'Open the sheet of the unit'],
  },
  command: {
    renumber: [
      'Einheit {{before}} hat jetzt die Nummer {{after}}',
      'Unit {{before}} is now {{after}}',
    ],
    unload_one: [
      '{{count}} Einheit von {{number}} abgesetzt',
      '{{count}} unit put down by {{number}}',
    ],
    unload_other: [
      '{{count}} Einheiten von {{number}} abgesetzt',
      '{{count}} units put down by {{number}}',
    ],
    closeBooks: ['Baubücher von {{name}} geschlossen', 'Building books of {{name}} closed'],
  },
  refused: {
    size: [
      'Das ist keine Größe. Gib eine ganze Zahl ab 1 ein.',
      'That is not a size. Give a whole number, 1 or more.',
    ],
    points: [
      '„{{typed}}“ sind keine Bauwertpunkte; es bleibt beim Alten. Gib eine Zahl wie 2,5 mit höchstens vier Nachkommastellen ein.',
      '“{{typed}}” are no building points; nothing changed. Give a number such as 2.5 with at most four places.',
    ],
    built: [
      '{{typed}} geht nicht; es bleibt beim Alten. Gib 0 bis {{value}} BWP ein, so viel hat dieser Typ.',
      '{{typed}} is not possible; nothing changed. Give 0 to {{value}} points, as many as the type has.',
    ],
    townThere: [
      'In {{field}} steht schon eine Ansiedlung. Nimm ein anderes Feld der Karte.',
      'There is a settlement in {{field}} already. Take another field of the map.',
    ],
    townByMap: [
      'Diese Ansiedlung steht noch nicht auf der Karte. Lege sie unter „Ansiedlungen“ an, dann trägt sie ihren Baustand.',
      'This settlement is not on the map yet. Add it under “Settlements”; its building is kept there.',
    ],
    valueFixed: [
      'Dieses Bauwerk hat immer denselben Bauwert; es bleibt beim Alten.',
      'This structure always has the same value; nothing changed.',
    ],
    side: [
      '„{{typed}}“ ist keine Feldseite. Gib eine wie 210/19(3) ein.',
      '“{{typed}}” is no side of a field. Give one such as 210/19(3).',
    ],
    structureThere: [
      'An {{typed}} ist schon eines; ändere dort sein Blatt.',
      'There is one at {{typed}} already; change its sheet.',
    ],
  },
  part: {
    building: ['Bau', 'Building'],
    income: ['Leute und Ertrag', 'People and income'],
    garrison: ['Besatzung', 'Garrison'],
    cost: ['Kosten nach Gelände', 'Cost by terrain'],
  },
  raised: {
    terrain: ['Gelände', 'Terrain'],
    heads: ['Köpfe', 'Heads'],
    add: ['Herkunft ergänzen', 'Add an origin'],
    remove: ['Herkunft {{terrain}} streichen', 'Strike the origin {{terrain}}'],
  },
  cargo: { one: ['{{number}} {{what}}', '{{number}} {{what}}'] },
  unit: {
    newNumber: ['Neue Nummer', 'New number'],
  },
  town: {
    title: ['Ansiedlungen', 'Settlements'],
    fresh: ['Neue Ansiedlung', 'New settlement'],
    emptyTitle: ['Noch keine Ansiedlungen', 'No settlements yet'],
    emptyText: [
      'Garnisonen, Burgen, Städte, Festungen und Metropolen mit Baustand und Besatzung. Lege die erste an oder setze sie auf die Karte.',
      'Garrisons, castles, towns, fortresses and metropolises with their building progress and garrison. Add the first one or put it on the map.',
    ],
    name: ['Name', 'Name'],
    field: ['Feld', 'Field'],
    type: ['Typ', 'Type'],
    owner: ['Reich', 'Realm'],
    isCapital: ['Hauptstadt', 'Capital'],
    seated: ['Sitz von', 'Seat of'],
    built: ['Gebaut (BWP)', 'Built (points)'],
    room: ['Platz nach deiner Entscheidung', 'Room as you decide'],
    roomHint: [
      'in Punkten zu zwei Mindestgrößen; leer: nach der Tabelle',
      'in points of two minimum sizes; empty: by the table',
    ],
    harbours: ['Hafen an Seite', 'Harbour at side'],
    inside: ['Drinnen', 'Inside'],
    before: ['Davor', 'Before it'],
    besiegers: ['Belagert von', 'Besieged by'],
    isFinished: ['steht schon fertig', 'stands already'],
    noIncome: [
      'Im Bau bringt sie nichts ein und kostet nichts.',
      'While it is being built it yields and costs nothing.',
    ],
  },
  income: {
    gross: ['Steuern im Halbjahr', 'Taxes per half-year'],
    upkeep: ['Unterhalt im Halbjahr', 'Upkeep per half-year'],
    net: ['Ertrag', 'Yield'],
  },
  work: {
    destroyed: ['Zerstört (BWP)', 'Destroyed (points)'],
    title: ['Bauwerke', 'Structures'],
    fresh: ['Neues Bauwerk', 'New structure'],
    emptyTitle: ['Noch keine Bauwerke', 'No structures yet'],
    emptyText: [
      'Straßen, Brücken, Wälle und Kanäle, fertig oder im Bau. Zeichne sie auf die Karte oder beginne hier eines.',
      'Roads, bridges, walls and canals, finished or being built. Draw them on the map or begin one here.',
    ],
    kind: ['Art', 'Kind'],
    place: ['Feld und Seite', 'Field and side'],
    name: ['Name', 'Name'],
    owners: ['Besitzer', 'Owners'],
    ownersHint: ['niemand: wem die Felder gehören', 'nobody: whose the fields are'],
    state: ['Stand', 'State'],
    value: ['BWP', 'Points'],
    valueHint: [
      'leer: der kleinste; nur ein Wall kann stärker sein',
      'empty: the least; only a wall can be stronger',
    ],
    percent: ['Fertig', 'Done'],
    percentOf: ['{{percent}} %', '{{percent}}%'],
    progress: ['Erarbeitet', 'Worked'],
    paid: ['Bezahlt', 'Paid'],
    pointsHint: ['in BWP, bis zu vier Nachkommastellen', 'in points, up to four places'],
    damage: ['Zerstört', 'Destroyed'],
    begun: ['Begonnen', 'Begun'],
    completed: ['Vollendet', 'Completed'],
    turnHint: ['Zug; leer: vor der Kampagne', 'turn; empty: before the campaign'],
    placeHint: ['eine Seite wie 210/19(3)', 'a side such as 210/19(3)'],
    noParts: ['Hier kann nichts zerstört werden.', 'Nothing here can be destroyed.'],
    closeHint: [
      'Ein begonnener Bau ist damit aufgegeben; was steht, ist heil und gehört, wem die Felder gehören.',
      'What was begun is given up; what stands is whole and belongs to those whose the fields are.',
    ],
  },
  workState: { finished: ['fertig', 'finished'], building: ['im Bau', 'being built'] },
  palette: {
    unit: ['Blatt der Einheit', 'Sheet of the unit'],
    character: ['Blatt des Charakters', 'Sheet of the character'],
    settlement: ['Blatt der Ansiedlung', 'Sheet of the settlement'],
  },
  objection: {
    name: [
      'Ohne Namen findet man ihn in keiner Liste wieder.',
      'Without a name nobody finds them in a list.',
    ],
    unitNumber: [
      'Nummern von Einheiten gehen von 100 bis 999.',
      'Units are numbered from 100 to 999.',
    ],
    unitRange: [
      'Dieser Typ trägt Nummern von {{from}} bis {{to}}.',
      'This type is numbered from {{from}} to {{to}}.',
    ],
    unitType: [
      'Einen Typ „{{type}}“ kennt das Regelwerk nicht.',
      'The rules know no type “{{type}}”.',
    ],
    unitEmpty: [
      'Eine Einheit hat mindestens einen Kopf oder ein Schiff.',
      'A unit has at least one head or ship.',
    ],
    unitSmall: [
      'Unter der Mindestgröße {{minimum}}: Sie taugt nur zum Erkunden.',
      'Below the minimum size of {{minimum}}: good for scouting only.',
    ],
    leaderless: ['Ohne Heerführer gibt es keine Einheit.', 'There is no unit without a leader.'],
    leadersFew: [
      'Bei dieser Größe braucht sie {{needed}} Heerführer.',
      'At this size it needs {{needed}} leaders.',
    ],
    raisedSum: [
      'Die Herkunft zählt {{sum}} Köpfe, die Einheit {{size}}.',
      'The origins count {{sum}} heads, the unit {{size}}.',
    ],
    place: ['Dieser Ort liegt nicht auf der Karte.', 'This place is not on the map.'],
    landUnitAtSea: [
      '{{place}} ist Wasser; eine Landeinheit steht dort nur an Bord.',
      '{{place}} is water; a land unit can only be there aboard.',
    ],
    shipOnLand: [
      '{{place}} ist Land; Schiffe liegen an Hafenseiten oder auf dem Wasser.',
      '{{place}} is land; ships lie at harbour sides or on the water.',
    ],
    shipAtQuay: [
      '{{place}} ist ein Küstenhafen: Das Schiff liegt im Wasserfeld {{water}} und zieht von dort.',
      '{{place}} is a coast harbour: the ship lies in the water field {{water}} and sails from there.',
    ],
    load: [
      'Überladen: {{weight}} t, tragen kann sie {{capacity}} t.',
      'Overloaded: {{weight}} t, it can carry {{capacity}} t.',
    ],
    scoutBig: ['Erkunder sind kleiner als {{minimum}}.', 'Scouts are smaller than {{minimum}}.'],
    scoutMany: [
      'Mehr als {{most}} Erkunder: Dieser zieht ohne Zuschlag.',
      'More than {{most}} scouts: this one moves without bonus.',
    ],
    order: ['„{{order}}“ ist kein Befehl.', '“{{order}}” is not an order.'],
    repUnplayed: [
      'REP heißt: von einem Spieler gespielt. Dieses Reich hat keinen.',
      'REP means: played by a player. This realm has none.',
    ],
    seat: [
      'In {{place}} steht keine fertige eigene Ansiedlung.',
      'No finished settlement of its own stands in {{place}}.',
    ],
    seatTaken: [
      'Diese Ansiedlung hat schon {{other}}; je Ansiedlung gibt es einen Charakter.',
      'This settlement has {{other}} already; there is one character for each.',
    ],
    trained: [
      'Einen Typ „{{type}}“ kann niemand führen lernen.',
      'Nobody can be trained to lead a type “{{type}}”.',
    ],
    land: [
      'Wer von dieser Art ist, besitzt kein Land; ihm gehört aber welches.',
      'Parties of this kind own no land, yet this one does.',
    ],
    capital: [
      'In {{place}} steht keine fertige eigene Ansiedlung, die Hauptstadt sein kann.',
      'No finished settlement of its own that can be capital stands in {{place}}.',
    ],
    storage: [
      'Gelagert sind {{stored}} GS, im Schatz nur {{gold}} GS.',
      '{{stored}} GS are in store, the treasury holds only {{gold}} GS.',
    ],
    debt: [
      'Schulden sind in diesem Segment nicht erlaubt.',
      'Debts are not allowed in this segment.',
    ],
    wandererUnplayed: [
      'Ein Wanderer wird von einem Spieler gespielt; hier fehlt er.',
      'A wanderer is played by somebody; nobody is named.',
    ],
    contact: [
      'Es gibt Mitspieler, aber niemanden, der für das Reich spricht.',
      'There are co-players, but nobody who speaks for the realm.',
    ],
    oneSided: [
      '{{party}} sieht das anders: Gebunden ist nur diese Seite.',
      '{{party}} sees it otherwise: only this side is bound.',
    ],
    email: [
      'Zusendung per E-Mail, aber die Adresse ist ungültig.',
      'Set to e-mail, but the address is not valid.',
    ],
    mode: ['Er hat nichts gesagt und gilt als geheim.', 'Nothing stated, so they count as secret.'],
    member: [
      'In diesem Segment spielt nur, wer Mitglied ist.',
      'Only members play in this segment.',
    ],
    withheld: [
      'Das Konto ist überzogen: Seine Auswertung wird einbehalten.',
      'The account is overdrawn: the turn report is withheld.',
    ],
    noPlayer: [
      'In {{party}} gibt es keinen Spieler, für den er schreiben könnte.',
      'There is no player in {{party}} for whom they could write.',
    ],
    roleParty: ['Ein Reich „{{party}}“ gibt es nicht.', 'There is no realm “{{party}}”.'],
    roleTime: [
      'Die Rolle endet in Zug {{until}}, bevor sie in Zug {{since}} beginnt.',
      'The role ends in turn {{until}}, before it begins in turn {{since}}.',
    ],
    townType: [
      'Kein Grundtyp: Ein Bau nach eigenem Maß braucht deine Zustimmung.',
      'No standard type: a building to its own measure needs your consent.',
    ],
    townWater: ['Ansiedlungen stehen auf Land.', 'Settlements stand on land.'],
    townOwner: ['Das Feld gehört jemand anderem.', 'The field belongs to somebody else.'],
    townTooBig: [
      '{{inhabitants}} Menschen leben hier nicht: Über {{most}} braucht es Küste, schiffbaren Fluss oder Hauptstadt.',
      '{{inhabitants}} people do not live here: above {{most}} it takes a coast, a navigable river or the capital.',
    ],
    built: [
      'Mehr als {{value}} BWP hat dieser Typ nicht.',
      'This type has no more than {{value}} points.',
    ],
    harbour: ['An {{side}} ist kein Wasser.', 'There is no water at {{side}}.'],
    progress: [
      'Mehr als {{value}} BWP lassen sich nicht erarbeiten.',
      'No more than {{value}} points can be worked.',
    ],
    paid: [
      'Mehr als {{value}} BWP sind nicht zu bezahlen.',
      'No more than {{value}} points can be paid.',
    ],
    damage: [
      'Mehr als {{value}} BWP können nicht zerstört sein.',
      'No more than {{value}} points can be destroyed.',
    ],
    owner: ['Ein Reich „{{party}}“ gibt es nicht.', 'There is no realm “{{party}}”.'],
    wallWeak: ['Ein Wall hat mindestens {{least}} BWP.', 'A wall has at least {{least}} points.'],
    treatyParties: ['Zu einem Vertrag gehören zwei.', 'It takes two to make a treaty.'],
    treatyKinds: [
      'Ohne Art ändert der Vertrag an den Beziehungen nichts.',
      'Without a kind the treaty changes no relation.',
    ],
    treatyTime: [
      'Er endet, bevor er in Zug {{from}} beginnt.',
      'It ends before it begins in turn {{from}}.',
    ],
    treatyCopies: ['{{party}} hat keine Abschrift.', '{{party}} has no copy.'],
  },
};
