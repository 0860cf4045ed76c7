/** Worte für Rechenwege, Fragen und Ereignisse: Einheiten, Teilnehmer, Botschaften und Verträge. */
export const units = {
  fact: {
    deposits: { label: 'Einzahlungen', note: 'in Cent' },
    charges: { label: 'Kosten der Züge', note: 'in Cent' },
    reminders: { label: 'Mahngebühren', note: 'in Cent' },
    lossPerStep: { label: 'je Großfeld Weg', note: 'vom Hundert' },
    grossfeldSteps: { label: 'Großfelder zwischen den Sitzen', note: '' },
    neighbouring: { label: 'das erste Großfeld zählt nicht', note: '' },
    noLoss: { label: 'kein Weg, keine Gefahr', note: '' },
    minimumSizeByGm: { label: 'Mindestgröße', note: 'nach deiner Regel' },
    goldAboard: { label: 'mitgeführtes Gold', note: 'von {{unit}}' },
    goldUnloaded: { label: 'abgeladenes Gold', note: 'von {{unit}}' },
    noRefund: { label: 'keine Rückzahlung', note: 'nicht in einer eigenen Ansiedlung' },
  },
  rule: {
    accountBalance: { label: 'Stand des Spielerkontos', note: 'in Cent' },
    messageLoss: { label: 'Gefahr, dass die Botschaft verloren geht', note: 'vom Hundert' },
  },
  table: {},
  question: {
    unitLimit: {
      text: '{{party}} hat schon so viele Einheiten, wie erlaubt sind: {{limit}}. Darf trotzdem geteilt werden?',
      options: {
        allow: { label: 'Teilung zulassen', hint: 'gilt, bis du anders entscheidest' },
        refuse: { label: 'Teilung ablehnen', hint: 'die Einheit bleibt ganz' },
      },
    },
    missingLetter: {
      text: 'Von {{party}} ist kein Zug da. Was tun die Einheiten?',
      options: {
        stay: {
          label: 'Letzte Befehle gelten weiter',
          hint: 'gilt, bis du anders entscheidest',
        },
        idle: { label: 'Alles ruht', hint: 'die Einheiten verhalten sich wie ohne Befehl' },
      },
    },
    realmMissing: {
      text: 'Von {{party}} fehlen nun {{count}} Züge nacheinander. Was soll werden?',
      options: {
        keep: { label: 'Anspruch bleibt', hint: 'gilt, bis du anders entscheidest' },
        reassign: { label: 'Neu vergeben', hint: 'der Anspruch der bisherigen Spieler erlischt' },
      },
    },
    joinAge: {
      text: 'Teilnehmer {{person}} ist nicht volljährig. Darf er mitspielen?',
      options: {
        admit: { label: 'Zulassen', hint: 'gilt, bis du anders entscheidest' },
        refuse: { label: 'Ablehnen', hint: 'seine Züge werden nicht angenommen' },
      },
    },
    lateLetter: {
      text: 'Der Zug von {{party}} kam nach dem Termin. Gilt er noch?',
      options: {
        accept: { label: 'Annehmen', hint: 'gilt, bis du anders entscheidest' },
        missing: { label: 'Als ausgefallen werten', hint: 'die letzten Befehle gelten weiter' },
      },
    },
    whichLetter: {
      text: 'Von {{party}} liegen {{count}} Züge für diesen Termin vor. Welcher gilt?',
      options: {
        last: { label: 'Der letzte', hint: 'gilt, bis du anders entscheidest' },
        first: { label: 'Der erste', hint: 'die späteren bleiben abgelegt' },
      },
    },
    treatyKind: {
      text: 'Der Vertrag „{{title}}“ zwischen {{parties}} liegt von allen Seiten vor. Was regelt er?',
      options: {
        alliance: { label: 'Bündnis', hint: 'die Einheiten stehen einander bei' },
        peace: { label: 'Frieden', hint: 'die Einheiten greifen einander nicht an' },
        passage: { label: 'Durchzugsrecht', hint: 'die Einheiten lassen einander ziehen' },
        roadBuilding: { label: 'Straßen- und Brückenbau', hint: 'gemeinsame Bauten an der Grenze' },
        other: { label: 'Anderes', hint: 'wird abgelegt, ohne Wirkung auf die Regeln' },
      },
    },
    reminder: {
      text: 'Das Konto von Teilnehmer {{person}} steht bei {{cents}}. Soll er gemahnt werden?',
      options: {
        none: { label: 'Nicht mahnen', hint: 'gilt, bis du anders entscheidest' },
        remind: { label: 'Mahnen', hint: 'die Mahngebühr wird gebucht' },
      },
    },
  },
  event: {
    split: 'Von {{unit}} wird {{into}} abgeteilt: {{size}} $t(turn:unitType.{{type}}).',
    merge: '{{unit}} geht in {{into}} auf: {{size}} $t(turn:unitType.{{type}}).',
    disband:
      '{{unit}} wird aufgelöst: {{size}} $t(turn:unitType.{{type}}). Zurück kommen {{gold}} GS.',
    loneLeader:
      'Von {{unit}} sind nur Heerführer übrig, {{leaders}} an der Zahl. Entlassen werden {{dismissed}}, die anderen sind nun Charaktere.',
    transfer: '{{unit}} wechselt in das Segment {{segment}}: {{reason}}',
    unload: '{{unit}} lädt {{gold}} GS ab.',
    relation: '{{party}} erklärt die Beziehung zu {{other}}: $t(explain:relation.{{relation}}).',
    treatyBreach:
      '{{party}} bricht den Vertrag mit {{other}}: $t(explain:relation.{{relation}}) statt $t(explain:relation.{{treaty}}).',
    treaty:
      'Der Vertrag „{{title}}“ zwischen {{party}} und {{other}} ist abgelegt ($t(explain:treatyKind.{{kind}})).',
    treatyEnded:
      'Ein Vertrag zwischen {{party}} und {{other}} läuft aus ($t(explain:treatyKind.{{kind}})).',
    capital: '{{settlement}} ist nun die Hauptstadt ({{party}}).',
    capital_unnamed: 'Die Ansiedlung ist nun die Hauptstadt ({{party}}).',
    seat: '{{unit}}: {{character}} hat den Sitz nun in {{settlement}}.',
    seat_none: '{{unit}}: {{character}} gibt den Sitz ab.',
    message: 'Eine Botschaft von {{party}} trifft ein: „{{title}}“.',
    courier:
      'Botschaft „{{title}}“ von {{party}}: $t(explain:courier.{{outcome}}). Die Gefahr des Verlusts lag bei {{chance}} %.',
    announcement: '{{party}} gibt bekannt: „{{title}}“.',
    culture: 'Kulturbericht von {{party}}: „{{title}}“.',
    withheld: 'Die Auswertung für {{party}} bleibt liegen: Das Spielerkonto steht bei {{cents}}.',
  },
  /** Wie eine Partei zu einer anderen steht. */
  relation: {
    alliance: 'Bündnis',
    peace: 'Frieden',
    passage: 'freier Durchzug',
    enemy: 'Feindschaft',
  },
  /** Was ein Vertrag regelt. */
  treatyKind: {
    alliance: 'Bündnis',
    peace: 'Frieden',
    passage: 'Durchzugsrecht',
    roadBuilding: 'Straßen- und Brückenbau',
    other: 'ohne Wirkung auf die Regeln',
  },
  /** Wie es einer Botschaft erging. */
  courier: {
    arrived: 'angekommen',
    lost: 'unterwegs verloren',
    nobody: 'ohne Empfänger',
  },
} as const;
