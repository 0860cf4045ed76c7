/** Worte der Formulare. */
export const forms = {
  title: 'Formulare',
  intro:
    'Bögen zum Ausfüllen, am Bildschirm oder von Hand. Schickt ein Spieler das PDF ausgefüllt zurück, liest der Eingang die Felder wie einen Brief.',
  form: 'Formular',
  filledFor: 'Ausgefüllt für',
  nobody: 'Niemanden: leer',
  language: 'Sprache',
  languageName: { de: 'Deutsch', en: 'Englisch' },
  paper: 'Papier',
  returned: 'Kommt ausgefüllt zurück; die Zeile am Fuß sagt dem Eingang, was es ist.',
  kept: 'Für dich: Auf diesem Bogen wertest du mit der Hand aus.',
  sheets_one: '1 Blatt {{paper}}',
  sheets_other: '{{count}} Blätter {{paper}}',
  page: 'Blatt {{number}} von {{count}}',
  fileName: '{{form}}, {{realm}}, Zug {{turn}}',
  emptyName: '{{form}}, leer',
  all: 'Für alle Reiche',
  allHint: 'Ein PDF für jedes Reich, ausgefüllt mit dem, was es selbst weiß.',
  allName: '{{form}}, Zug {{turn}}',
  outlet: { folder: 'In einen Ordner …', zip: 'Als Archiv …' },
  running: '{{realm}} wird geschrieben',
  written_one: '1 Formular geschrieben nach {{place}}.',
  written_other: '{{count}} Formulare geschrieben nach {{place}}.',
  cancelled: 'Abgebrochen. Bis dahin geschriebene Formulare liegen in {{place}}.',
  failed:
    'Die Formulare wurden nicht alle geschrieben. Deine Welt ist unverändert; wähle einen anderen Ordner und versuche es noch einmal.',
  none: {
    title: 'Dieses Spiel hat keine Formulare',
    text: 'Nimm für die Züge einen freien Brief; der Eingang liest ihn ebenso.',
  },
  key: { all: 'Formular für alle Reiche' },
};
