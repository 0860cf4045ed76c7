import type { WordTree } from '../../../../kernel';

/** The frame of the program, house rules and chronicle. */
export const SHARED_APP: WordTree = {
  noun: {
    turn: ['Phase', 'phase'],
    Turn: ['Phase', 'Phase'],
    turns: ['Phasen', 'phases'],
    realm: ['Organisation', 'organisation'],
    Realm: ['Organisation', 'Organisation'],
    realms: ['Organisationen', 'organisations'],
    Realms: ['Organisationen', 'Organisations'],
    toRealms: ['Organisationen', 'organisations'],
    gs: ['Geld', 'money'],
    gold: ['Geld', 'money'],
    booklet: ['Regelblatt', 'rule sheet'],
  },
  app: {
    'room.cast': ['Akteure', 'Cast'],
    'room.turn': ['Phase', 'Phase'],
    'room.map': ['Regionen', 'Regions'],
    'palette.placeholder': [
      'Organisation, Region oder Befehl suchen',
      'Search for an organisation, region or command',
    ],
    'palette.nothing': [
      'Nichts gefunden. Organisationen, Regionen und Befehle stehen mit ihrem Namen.',
      'Nothing found. Organisations, regions and commands are listed by their names.',
    ],
    'tour.turn.title': ['Die Phase', 'The phase'],
    'tour.turn.text': [
      'Hier gehst du durch die Phase: Briefe ablegen, prüfen, entscheiden. Erst mit dem Anwenden gilt etwas.',
      'Here you go through the phase: file letters, check, decide. Nothing counts until you apply it.',
    ],
    'tour.print.text': [
      'Der Druck zeigt, was eine Organisation weiß. Verborgenes steht nicht in der Datei.',
      'Print shows what an organisation knows. Hidden things are not in the file.',
    ],
    'tour.map.text': [
      'Das Brett zeigt die Regionen und wer dort sitzt. Ein Klick auf eine Region zeigt, was darin liegt. Mit den Werkzeugen zeichnest du Regionen und verbindest Nachbarn.',
      'The board shows the regions and who sits there. A click on a region shows what lies in it. With the tools you draw regions and connect neighbours.',
    ],
    'tour.search.text': [
      'Strg K springt zu Organisation, Bereich oder Befehl. Tippe einfach los.',
      'Ctrl K jumps to an organisation, a room or a command. Just start typing.',
    ],
  },
  house: {
    intro: [
      'Was in dieser Welt anders gilt als im Regelblatt. Jede Fassung gilt von einer Phase an; eine spätere liegt über der früheren.',
      'What holds in this world other than on the rule sheet. Every edition holds from a phase on; a later one lies over the earlier.',
    ],
    'table.intro': [
      'Zelle für Zelle. Eine leere Zelle gilt wie im Regelblatt.',
      'Cell by cell. An empty cell holds as on the rule sheet.',
    ],
    'preview.intro': [
      'Rechnet eine Phase zweimal, ohne und mit „{{edition}}“. Geändert wird dabei nichts.',
      'Computes a phase twice, without and with “{{edition}}”. Nothing is changed by it.',
    ],
    'preview.last': [
      'Was hätte sich an der letzten Phase geändert?',
      'What would have changed in the last phase?',
    ],
    'preview.open': ['Was ändert sich an der offenen Phase?', 'What changes in the open phase?'],
    'preview.noLast': [
      'Die letzte Phase lässt sich nicht noch einmal rechnen: Es ist noch keine gebucht, oder ihr Anfang ist nicht aufgehoben.',
      'The last phase cannot be computed again: none has been booked yet, or its start has not been kept.',
    ],
  },
  map: {
    'eyes.choose': ['Andere Organisation wählen', 'Choose another organisation'],
  },
  past: {
    intro_one: [
      'Schritte, die älter als die letzte Phase sind, liegen im Ende ihrer Phase: Du liest sie hier noch, springen kannst du zu jedem Phasenende. Was darin zurückgenommen war, ist nicht mehr erreichbar.',
      'Acts older than the last phase are part of its end: you can still read them here, and you can go to the end of every phase. What was taken back among them is out of reach.',
    ],
    intro_other: [
      'Schritte, die älter als {{count}} Phasen sind, liegen im Ende ihrer Phase: Du liest sie hier noch, springen kannst du zu jedem Phasenende. Was darin zurückgenommen war, ist nicht mehr erreichbar.',
      'Acts older than {{count}} phases are part of the end of their phase: you can still read them here, and you can go to the end of every phase. What was taken back among them is out of reach.',
    ],
    joined: ['im Phasenende enthalten', 'part of its phase’s end'],
  },
};
