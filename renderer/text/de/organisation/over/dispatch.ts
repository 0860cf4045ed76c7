/** Worte geteilter Räume in der Sprache des Organisationsspiels: dispatch. */
export const dispatch = {
  leaf: { news: 'Rundbrief' },
  nothing: {
    evaluations: {
      title: 'Noch keine Phase abgeschlossen',
      text: 'Schließe unter Phase die erste Phase von {{name}} ab, dann entstehen hier die Auswertungen.',
    },
    lost: {
      title: 'Die Ergebnisse der letzten Phase fehlen',
      text: 'Von Phase {{turn}} sind die Ergebnisse nicht erhalten. Rechne sie im Archiv der Phase noch einmal oder schließe die nächste ab.',
    },
  },
  rail: {
    label: 'Organisationen, Phase {{turn}}',
    next: 'Nächste Organisation',
    previous: 'Vorige Organisation',
  },
  edit: {
    nothing: 'Von dieser Phase ist nichts zu berichten.',
  },
  file: {
    turn: 'Phase {{turn}}',
    realm: 'Organisation',
    subject: 'Phase {{turn}}: Auswertung für {{party}}',
  },
  batch: {
    title: 'Auswertungen von Phase {{turn}} herstellen',
    realms: 'Organisationen',
    start_one: 'Eine Organisation herstellen',
    start_other: '{{count}} Organisationen herstellen',
    running: '{{done}} von {{all}} Organisationen',
    column: {
      realm: 'Organisation',
    },
    done_one: 'Die Dateien einer Organisation liegen in „{{place}}“.',
    done_other: 'Die Dateien von {{count}} Organisationen liegen in „{{place}}“.',
  },
  contact: {
    title: 'Kontaktbogen, Phase {{turn}}',
  },
  outbox: {
    kind: { news: 'Rundbrief' },
    newsText: 'Diese Ausgabe liegt auf dem Blatt Rundbrief.',
    byMonth: 'nach Phasen',
    byRealm: 'nach Organisationen',
    month: 'Phase {{turn}}',
  },
};
