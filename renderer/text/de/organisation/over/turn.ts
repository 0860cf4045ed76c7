/** Worte geteilter Räume in der Sprache des Organisationsspiels: turn. */
export const turn = {
  realms: {
    label: 'Organisationen und ihre Aufträge',
  },
  waiting: {
    many: 'wartet auf {{count}} Organisationen',
  },
  command: {
    apply: 'Phase {{turn}} angewendet',
    apply_zero: 'Phase {{turn}} ohne Brief angewendet',
    apply_one: 'Phase {{turn}} mit {{count}} Brief angewendet',
    apply_other: 'Phase {{turn}} mit {{count}} Briefen angewendet',
  },
  leaf: {
    label: 'Was von der Phase obenauf liegt',
  },
  report: {
    none: 'Diese Organisation erfährt in dieser Phase nichts.',
    treasury: 'Neuer Bestand an Geld: {{gold}}.',
  },
  run: {
    starting: 'Phase wird gerechnet',
    phase: 'Phase wird gerechnet, Schritt {{done}} von {{total}}',
  },
  nobody: {
    text: 'In dieser Welt gibt es noch keine Organisation mit Sitz. Organisationen legst du unter „Akteure“ an, Regionen auf dem Brett.',
    title: 'Hier handelt noch niemand',
  },
  findings: {
    onlyUnit: 'nur Auftrag {{unit}}',
    none: 'Zu Auftrag {{unit}} gibt es nichts anzumerken.',
  },
  orders: {
    none: 'In diesem Brief steht keine Zeile, die ein Auftrag wäre. Das Original ist abgelegt; ersetze es oder tippe die Aufträge ab.',
  },
  type: {
    hint: 'Ein Auftrag je Zeile, so wie er im Brief steht.',
  },
  state: {
    defaults: 'ohne Brief',
  },
  events: {
    none: '{{party}} geschieht in dieser Phase nichts.',
    field: {
      talk: 'Ereignisse',
    },
  },
  replace: {
    otherText:
      'Der neue Text scheint von {{other}} zu sein. Lege ihn dort ab, oder er tritt hier an die Stelle des alten; Rückgängig bringt jeden zurück.',
  },
};
