import type { WordTree } from '../../../../engine';

/** Texts of forms. */
export const forms: WordTree = {
  title: ['Formulare', 'Forms'],
  intro: [
    'Bögen zum Ausfüllen, am Bildschirm oder von Hand. Schickt ein Spieler das PDF ausgefüllt zurück, liest der Eingang die Felder wie einen Brief.',
    'Sheets to fill in, on screen or by hand. When a player sends the PDF back filled in, the inbox reads its fields like a letter.',
  ],
  form: ['Formular', 'Form'],
  filledFor: ['Ausgefüllt für', 'Filled in for'],
  nobody: ['Niemanden: leer', 'Nobody: empty'],
  languageName: { de: ['Deutsch', 'German'], en: ['Englisch', 'English'] },
  paper: ['Papier', 'Paper'],
  returned: [
    'Kommt ausgefüllt zurück; die Zeile am Fuß sagt dem Eingang, was es ist.',
    'Comes back filled in; the line at its foot tells the inbox what it is.',
  ],
  kept: [
    'Für dich: Auf diesem Bogen wertest du mit der Hand aus.',
    'For you: on this sheet you write a turn report by hand.',
  ],
  sheets_one: ['1 Blatt {{paper}}', '1 sheet of {{paper}}'],
  sheets_other: ['{{count}} Blätter {{paper}}', '{{count}} sheets of {{paper}}'],
  page: ['Blatt {{number}} von {{count}}', 'Sheet {{number}} of {{count}}'],
  fileName: [
    '{{form}}, {{realm}}, $t(noun:turn) {{turn}}',
    '{{form}}, {{realm}}, $t(noun:turn) {{turn}}',
  ],
  emptyName: ['{{form}}, leer', '{{form}}, empty'],
  all: ['Für alle $t(noun:realms)', 'For all $t(noun:realms)'],
  allHint: [
    'Ein PDF je $t(noun:realm), ausgefüllt mit eigenem Wissen.',
    'One PDF for $t(noun:everyRealm), filled in with what it knows itself.',
  ],
  allName: ['{{form}}, $t(noun:turn) {{turn}}', '{{form}}, $t(noun:turn) {{turn}}'],
  outlet: {
    folder: ['In einen Ordner …', 'Into a folder…'],
    zip: ['Als Archiv …', 'As an archive…'],
  },
  running: ['{{realm}} wird geschrieben', 'Writing {{realm}}'],
  written_one: ['1 Formular geschrieben nach {{place}}.', '1 form written to {{place}}.'],
  written_other: [
    '{{count}} Formulare geschrieben nach {{place}}.',
    '{{count}} forms written to {{place}}.',
  ],
  cancelled: [
    'Abgebrochen. Bis dahin geschriebene Formulare liegen in {{place}}.',
    'Cancelled. Forms written until then are in {{place}}.',
  ],
  held_one: [
    '1 gesperrt, weil es etwas verraten würde: {{realms}}. Speichere es einzeln, dann steht dabei, was.',
    '1 blocked because it would give something away: {{realms}}. Save it on its own to see what.',
  ],
  held_other: [
    '{{count}} gesperrt, weil sie etwas verraten würden: {{realms}}. Speichere sie einzeln, dann steht dabei, was.',
    '{{count}} blocked because they would give something away: {{realms}}. Save them one by one to see what.',
  ],
  failed: [
    'Die Formulare wurden nicht alle geschrieben. Deine Kampagne ist unverändert; wähle einen anderen Ordner und versuche es noch einmal.',
    'Not all forms were written. Your campaign is unchanged; choose another folder and try again.',
  ],
  opening: {
    hint: [
      'Zum Auftakt: ein Brief an jeden Spieler, dahinter seine Karte und die Blätter, die er braucht.',
      'To begin with: a letter to every player, then the map and the sheets they need.',
    ],
    note: ['Nur in den Ausgang legen', 'Only put into the outbox'],
    subtitle: ['{{campaign}}: Es geht los', '{{campaign}}: the game begins'],
    hello: ['Hallo,', 'Hello,'],
    helloNamed: ['Hallo {{names}},', 'Hello {{names}},'],
    leads: [
      '‹du spielst|Sie spielen› {{party, acc}} in der Kampagne „{{campaign}}“ ({{game}}).',
      'you play {{party}} in the campaign “{{campaign}}” ({{game}}).',
    ],
    begins: ['Das ‹hast du|haben Sie› zu Beginn:', 'This is what you have at the start:'],
    deadline: [
      '‹Schick mir deine|Schicken Sie mir Ihre› Befehle bis zum {{day}}. Ein Brief mit eigenen Worten geht auch.',
      'Send me your orders by {{day}}. A letter in your own words will do too.',
    ],
    noDeadline: [
      'Bis wann ich ‹deine|Ihre› Befehle brauche, schreibe ich ‹dir|Ihnen› noch. Ein Brief mit eigenen Worten geht auch.',
      'I will tell you by when I need your orders. A letter in your own words will do too.',
    ],
    wish: ['Auf ein gutes Spiel!', 'Here is to a good game!'],
    enclosed: ['Anbei', 'Enclosed'],
    map: ['Karte', 'map'],
    ruler: ['Es regiert', 'Ruler'],
    capital: ['Hauptstadt', 'Capital'],
    seat: ['Sitz', 'Seat'],
    fields: ['Felder', 'Fields'],
    treasury: ['Schatz', 'Treasury'],
    units: ['Einheiten', 'Units'],
  },
  command: {
    opening_one: ['Ersten Brief in den Ausgang gelegt', 'Put the first letter into the outbox'],
    opening_other: [
      '{{count}} erste Briefe in den Ausgang gelegt',
      'Put {{count}} first letters into the outbox',
    ],
  },
  none: {
    title: ['Dieses Spiel hat keine Formulare', 'This game has no forms'],
    text: [
      'Nimm für die Befehle einen freien Brief; der Eingang liest ihn ebenso.',
      'Use a free letter for the orders; the inbox reads it just as well.',
    ],
  },
  key: { all: ['Formular für alle $t(noun:realms)', 'Form for all $t(noun:realms)'] },
};
