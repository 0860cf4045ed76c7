import type { WordTree } from '../../../engine';

/** Texts of the page a player reads his report on and writes his letter with. */
export const player: WordTree = {
  parts: ['Teile der Seite', 'Parts of the page'],
  part: {
    orders: ['Befehle schreiben', 'Write orders'],
    report: ['Auswertung', 'Turn report'],
    books: ['Bestand und Kasse', 'Possessions and money'],
  },
  known: [
    'Diese Seite weiß nur, was {{party}} weiß. Was sie nicht wissen kann, beanstandet sie nicht.',
    'This page knows only what {{party}} knows. What it cannot know it does not object to.',
  ],
  board: {
    title: ['Karte, wie {{party}} sie kennt', 'The map as {{party}} knows it'],
    keys: [
      'Pfeiltasten gehen von Feld zu Feld, Enter wählt, Rücktaste nimmt den letzten Schritt zurück.',
      'Arrow keys go from field to field, Enter chooses, Backspace takes back the last step.',
    ],
    larger: ['Karte größer', 'Larger map'],
    smaller: ['Karte kleiner', 'Smaller map'],
    empty: ['Von der Karte ist noch nichts bekannt.', 'Nothing of the map is known yet.'],
  },
  subjects: {
    ordered: ['{{ordered}} von {{all}} mit Befehl', '{{ordered}} of {{all}} with orders'],
    has: ['hat einen Befehl', 'has an order'],
    none: ['Nichts, was Befehle bekommt.', 'Nothing that takes orders.'],
  },
  order: {
    for: ['Befehl: {{name}}', 'Order: {{name}}'],
    choose: [
      'Auf der Karte oder in der Liste wählen, wer einen Befehl bekommt.',
      'Choose on the map or in the list who is to get an order.',
    ],
    place: ['Auf der Karte einen Ort wählen, um den es geht.', 'Choose a place on the map.'],
    way: [
      'Auf der Karte den Weg anklicken, Feld für Feld oder gleich das Ziel.',
      'Click the way on the map, field by field or straight to its end.',
    ],
    back: ['Ein Feld zurück', 'One field back'],
    unknown: ['unbekannt, erst die Auswertung zeigt es', 'unknown, only the turn will show it'],
    open: ['erst die Auswertung zeigt die Kosten', 'only the turn will show the cost'],
    unknownWay: [
      'Über {{fields}} ist nichts bekannt: Wie weit der Weg reicht, zeigt erst die Auswertung.',
      'Nothing is known of {{fields}}: only the turn will show how far the way goes.',
    ],
    ends: [
      'Von hier geht der Weg nach den Regeln nicht weiter.',
      'From here the rules do not let the way go on.',
    ],
    endsUnknown: [
      'Wie es von hier weitergeht, zeigt erst die Auswertung.',
      'Only the turn will show how it goes on from here.',
    ],
    drawn_one: ['Weg {{count}} Feld', 'way of {{count}} field'],
    drawn_other: ['Weg {{count}} Felder', 'way of {{count}} fields'],
    left: ['Rest {{left}}', '{{left}} left'],
    beyond: [
      'Bis {{field}} findet diese Seite keinen erlaubten Weg: Gezeichnet ist, wie weit die Regeln ihn lassen.',
      'This page finds no lawful way to {{field}}: the way leads as far as the rules let it.',
    ],
    codes: [
      'So steht es auf dem Befehlsblatt, mit den Kürzeln der Regeln.',
      'As it stands on the order sheet, with the codes of the rules, which are German.',
    ],
    offers: ['Was sich befehlen lässt', 'What can be ordered'],
    begin: ['Im Brief weiterschreiben ({{count}})', 'To be completed in the letter ({{count}})'],
  },
  letter: {
    title: ['Brief', 'Letter'],
    text: [
      'Befehle, ein Befehl je Zeile, oder in ganzen Sätzen',
      'Orders, one a line, or in whole sentences',
    ],
    offered: ['Weiterschreiben mit', 'Go on with'],
    understood: ['So wird der Brief gelesen', 'How the letter is read'],
    nothing: ['Noch kein Befehl.', 'No order yet.'],
    findings: ['Was die Regeln einwenden', 'What the rules object to'],
    fine: ['Keine Einwände.', 'No objections.'],
    missing: ['Was der Brief nicht sagt ({{count}})', 'What the letter does not say ({{count}})'],
    unknowable: ['Was erst die Auswertung zeigt', 'What only the turn will show'],
    unknown: [
      'Über diese Orte ist nichts bekannt: Der Befehl wird so eingeschickt.',
      'Nothing is known of these places: the order is sent as it is.',
    ],
    make: ['Brief erzeugen', 'Make the letter'],
    ready: ['Der Brief zum Einschicken', 'The letter to send'],
    copy: ['Kopieren', 'Copy'],
    copied: ['Der Brief ist kopiert.', 'The letter is copied.'],
    notCopied: [
      'Kopieren geht hier nicht von selbst. Der Brief ist markiert: mit Strg+C kopieren.',
      'Copying does not work by itself here. The letter is selected: copy it with Ctrl+C.',
    ],
    mail: ['Als E-Mail öffnen', 'Open as mail'],
    long: [
      'Manche Mailprogramme kürzen lange Briefe. Dann den Brief kopieren und einfügen.',
      'Some mail programs cut long letters. Then copy the letter and paste it.',
    ],
    print: ['Drucken', 'Print'],
    subject: ['{{party}}, Befehle für {{turn}}', '{{party}}, orders for {{turn}}'],
    empty: [
      'Der Brief ist noch leer. Oben einen Befehl eintragen oder schreiben.',
      'The letter is still empty. Enter or write an order above.',
    ],
  },
  draft: {
    title: ['Entwurf', 'Draft'],
    kept: ['Der Entwurf bleibt in diesem Browser erhalten.', 'The draft is kept in this browser.'],
    lost: [
      'Dieser Browser hebt den Entwurf nicht auf. Vor dem Schließen als Datei speichern.',
      'This browser does not keep the draft. Save it as a file before closing.',
    ],
    save: ['Entwurf speichern', 'Save the draft'],
    open: ['Entwurf öffnen', 'Open a draft'],
    file: ['Entwurf', 'Draft'],
    opened: [
      'Der Entwurf „{{name}}“ ist geöffnet und ersetzt, was hier stand.',
      'The draft “{{name}}” is open and replaces what was written here.',
    ],
    undo: ['Rückgängig', 'Undo'],
    undone: ['Der Entwurf ist wieder der vorige.', 'The draft is the previous one again.'],
    unreadable: [
      '„{{name}}“ lässt sich nicht lesen. Der Brief bleibt, wie er ist; nachsehen, ob es die Datei noch gibt, und sie noch einmal öffnen.',
      '“{{name}}” cannot be read. The letter stays as it is; see whether the file is still there and open it again.',
    ],
    other: [
      '„{{name}}“ gehört zu einer anderen Seite. Der Brief bleibt, wie er ist; die Datei auf der Seite öffnen, auf der sie gespeichert wurde.',
      '“{{name}}” belongs to another page. The letter stays as it is; open the file on the page on which it was saved.',
    ],
    bad: [
      '„{{name}}“ ist kein Entwurf. Der Brief bleibt, wie er ist; eine Datei wählen, die mit „Entwurf speichern“ entstand.',
      '“{{name}}” is no draft. The letter stays as it is; choose a file made with “Save the draft”.',
    ],
  },
  money: {
    title: ['Geld planen', 'Plan the money'],
    balance: ['In der Kasse', 'In the treasury'],
    what: ['Wofür', 'What for'],
    amount: ['Betrag', 'Amount'],
    add: ['Posten hinzufügen', 'Add an item'],
    remove: ['{{what}} streichen', 'Remove {{what}}'],
    item: ['Posten {{number}}', 'item {{number}}'],
    left: ['Bleibt', 'Left'],
    short: ['Das Geld reicht nicht.', 'The money does not suffice.'],
    noAmount: [
      '{{what}}: „{{amount}}“ ist kein Betrag und zählt nicht mit. Beträge wie 1500, 1.500 oder 4,5 eingeben, mit so viel hinter dem Komma, wie die Münze geteilt wird.',
      '{{what}}: “{{amount}}” is no amount and is not counted. Enter amounts such as 1500, 1,500 or 4.5, with no more behind the point than the coin is divided.',
    ],
    about: [
      'Ausgaben ohne Vorzeichen, Einnahmen mit Minus. Die Planung gehört zum Entwurf und steht nicht im Brief.',
      'Expenses without a sign, income with a minus. The plan belongs to the draft and is not in the letter.',
    ],
  },
};
