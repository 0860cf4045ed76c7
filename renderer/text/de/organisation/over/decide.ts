/** Worte geteilter Räume in der Sprache des Organisationsspiels: decide. */
export const decide = {
  queue: {
    realm: 'Organisation',
    allRealms: 'alle Organisationen',
  },
  empty: {
    text: 'Was du zu entscheiden hast, steht hier, sobald die Phase gerechnet ist: ein Probelauf genügt, auch ohne Briefe.',
    quietTitle: 'Diese Phase verlangt nichts',
    noneText:
      'Kein Fall passt zur Auswahl. Zeige alle Arten, alle Organisationen oder auch die gesehenen.',
    quietText: 'Keine Frage ist offen. Weiter geht es beim Abschließen.',
  },
  card: {
    booked: 'Gebucht wird erst beim Anwenden der Phase.',
    map: 'Zusammenhang',
  },
  report: {
    none: 'Davon erfährt keine Organisation.',
  },
  run: {
    noRunText:
      'F5 rechnet die Phase auf Probe, auch ohne Briefe: dann gelten die Vorgaben. Gebucht wird nichts.',
  },
};
