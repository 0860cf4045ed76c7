import type { WordTree } from '../../../../engine';
import { withoutNote } from './shared';

/** Texts for derivations, questions and events: units, parties, messages and treaties. */
export const units: WordTree = {
  fact: {
    deposits: { label: ['Einzahlungen', 'deposits'], note: ['in Cent', 'in cents'] },
    charges: { label: ['Kosten der Züge', 'charges for turns'], note: ['in Cent', 'in cents'] },
    reminders: { label: ['Mahngebühren', 'reminder fees'], note: ['in Cent', 'in cents'] },
    lossPerStep: {
      label: ['je Großfeld Weg', 'per Großfeld of the way'],
      note: ['vom Hundert', 'percent'],
    },
    grossfeldSteps: withoutNote('Großfelder zwischen den Sitzen', 'Großfelder between the seats'),
    neighbouring: withoutNote(
      'das erste Großfeld zählt nicht',
      'the first Großfeld does not count',
    ),
    noLoss: withoutNote('kein Weg, keine Gefahr', 'no way, no risk'),
    minimumSizeByGm: {
      label: ['Mindestgröße', 'minimum size'],
      note: ['nach deiner Regel', 'by your rule'],
    },
    goldAboard: {
      label: ['mitgeführtes Gold', 'gold carried'],
      note: ['von {{unit}}', 'by {{unit}}'],
    },
    goldUnloaded: {
      label: ['abgeladenes Gold', 'gold put down'],
      note: ['von {{unit}}', 'by {{unit}}'],
    },
    noRefund: {
      label: ['keine Rückzahlung', 'no refund'],
      note: ['nicht in einer eigenen Ansiedlung', 'not in an own settlement'],
    },
  },
  rule: {
    accountBalance: {
      label: ['Stand des Spielerkontos', 'balance of the player account'],
      note: ['in Cent', 'in cents'],
    },
    messageLoss: {
      label: ['Gefahr, dass die Botschaft verloren geht', 'risk that the message gets lost'],
      note: ['vom Hundert', 'percent'],
    },
  },
  table: {},
  question: {
    unitLimit: {
      text: [
        '{{party}} hat schon so viele Einheiten, wie erlaubt sind: {{limit}}. Darf trotzdem geteilt werden?',
        '{{party}} already has as many units as are allowed: {{limit}}. May it split one anyway?',
      ],
      options: {
        allow: {
          label: ['Teilung zulassen', 'Allow the split'],
          hint: ['Standard', 'default'],
        },
        refuse: {
          label: ['Teilung ablehnen', 'Refuse the split'],
          hint: ['die Einheit bleibt ganz', 'the unit stays whole'],
        },
      },
    },
    missingLetter: {
      text: [
        'Von {{party}} ist kein Zug da. Was tun die Einheiten?',
        'No turn has come in from {{party}}. What do its units do?',
      ],
      options: {
        stay: {
          label: ['Letzte Befehle gelten weiter', 'Last orders stay'],
          hint: ['Standard', 'default'],
        },
        idle: {
          label: ['Alles ruht', 'Everything rests'],
          hint: [
            'die Einheiten verhalten sich wie ohne Befehl',
            'the units behave as if without orders',
          ],
        },
      },
    },
    realmMissing: {
      text: [
        'Von {{party}} fehlen nun {{count}} Züge nacheinander. Was soll werden?',
        '{{count}} turns in a row are missing from {{party}} now. What is to be done?',
      ],
      options: {
        keep: {
          label: ['Anspruch bleibt', 'The claim stays'],
          hint: ['Standard', 'default'],
        },
        reassign: {
          label: ['Neu vergeben', 'Give it to others'],
          hint: ['der Anspruch der bisherigen Spieler erlischt', 'the claim of its players ends'],
        },
      },
    },
    joinAge: {
      text: [
        '{{person}} ist nicht volljährig. Darf er mitspielen?',
        'Player {{person}} is not of age. May they play?',
      ],
      options: {
        admit: {
          label: ['Zulassen', 'Admit'],
          hint: ['Standard', 'default'],
        },
        refuse: {
          label: ['Ablehnen', 'Refuse'],
          hint: ['seine Züge werden nicht angenommen', 'their letters are not accepted'],
        },
      },
    },
    lateLetter: {
      text: [
        'Der Brief von {{party}} kam nach dem Einsendeschluss. Gilt er noch?',
        'The turn of {{party}} came after the date. Does it still count?',
      ],
      options: {
        accept: {
          label: ['Annehmen', 'Accept'],
          hint: ['Standard', 'default'],
        },
        missing: {
          label: ['Als ausgefallen werten', 'Count it as missing'],
          hint: ['die letzten Befehle gelten weiter', 'the last orders stay in force'],
        },
      },
    },
    whichLetter: {
      text: [
        'Von {{party}} gibt es {{count}} Briefe für diesen Zug. Welcher gilt?',
        'There are {{count}} turns of {{party}} for this date. Which one counts?',
      ],
      options: {
        last: {
          label: ['Der letzte', 'The last'],
          hint: ['Standard', 'default'],
        },
        first: {
          label: ['Der erste', 'The first'],
          hint: ['die späteren bleiben abgelegt', 'the later ones stay filed'],
        },
      },
    },
    treatyKind: {
      text: [
        'Der Vertrag „{{title}}“ zwischen {{parties}} liegt von allen Seiten vor. Was regelt er?',
        'The treaty “{{title}}” between {{parties}} has come in from all sides. What does it settle?',
      ],
      options: {
        alliance: {
          label: ['Bündnis', 'Alliance'],
          hint: ['die Einheiten stehen einander bei', 'the units stand by each other'],
        },
        peace: {
          label: ['Frieden', 'Peace'],
          hint: ['die Einheiten greifen einander nicht an', 'the units do not attack each other'],
        },
        passage: {
          label: ['Durchzugsrecht', 'Right of way'],
          hint: ['die Einheiten lassen einander ziehen', 'the units let each other pass'],
        },
        roadBuilding: {
          label: ['Straßen- und Brückenbau', 'Roads and bridges'],
          hint: ['gemeinsame Bauten an der Grenze', 'joint structures at the border'],
        },
        other: {
          label: ['Anderes', 'Something else'],
          hint: [
            'wird abgelegt, ohne Wirkung auf die Regeln',
            'is filed, without effect on the rules',
          ],
        },
      },
    },
    reminder: {
      text: [
        'Das Konto von {{person}} steht bei {{cents}}. Soll gemahnt werden?',
        'The account of {{person}} stands at {{cents}}. Remind them?',
      ],
      options: {
        none: {
          label: ['Nicht mahnen', 'No reminder'],
          hint: ['Standard', 'default'],
        },
        remind: {
          label: ['Mahnen', 'Remind'],
          hint: ['die Mahngebühr wird gebucht', 'the reminder fee is booked'],
        },
      },
    },
  },
  event: {
    split: [
      'Von {{unit}} wird {{into}} abgeteilt: {{size}} $t(turn:unitType.{{type}}).',
      '{{into}} is split off {{unit}}: {{size}} $t(turn:unitType.{{type}}).',
    ],
    merge: [
      '{{unit}} geht in {{into}} auf: {{size}} $t(turn:unitType.{{type}}).',
      '{{unit}} merges into {{into}}: {{size}} $t(turn:unitType.{{type}}).',
    ],
    disband: [
      '{{unit}} wird aufgelöst: {{size}} $t(turn:unitType.{{type}}). Zurück kommen {{gold}} GS.',
      '{{unit}} is disbanded: {{size}} $t(turn:unitType.{{type}}). {{gold}} GS come back.',
    ],
    loneLeader: [
      'Von {{unit}} sind nur Heerführer übrig, {{leaders}} an der Zahl. Entlassen werden {{dismissed}}, die anderen sind nun Charaktere.',
      'Only leaders are left of {{unit}}, {{leaders}} in number. {{dismissed}} are dismissed, the others are characters now.',
    ],
    transfer: [
      '{{unit}} wechselt in das Segment {{segment}}: {{reason}}',
      '{{unit}} goes over to the segment {{segment}}: {{reason}}',
    ],
    unload: ['{{unit}} lädt {{gold}} GS ab.', '{{unit}} puts down {{gold}} GS.'],
    relation: [
      '{{party}} erklärt die Beziehung zu {{other}}: $t(explain:relation.{{relation}}).',
      '{{party}} declares its relation to {{other}}: $t(explain:relation.{{relation}}).',
    ],
    treatyBreach: [
      '{{party}} bricht den Vertrag mit {{other}}: $t(explain:relation.{{relation}}) statt $t(explain:relation.{{treaty}}).',
      '{{party}} breaks the treaty with {{other}}: $t(explain:relation.{{relation}}) instead of $t(explain:relation.{{treaty}}).',
    ],
    treaty: [
      'Der Vertrag „{{title}}“ zwischen {{party}} und {{other}} ist abgelegt ($t(explain:treatyKind.{{kind}})).',
      'The treaty “{{title}}” between {{party}} and {{other}} is filed ($t(explain:treatyKind.{{kind}})).',
    ],
    treatyEnded: [
      'Ein Vertrag zwischen {{party}} und {{other}} läuft aus ($t(explain:treatyKind.{{kind}})).',
      'A treaty between {{party}} and {{other}} ends ($t(explain:treatyKind.{{kind}})).',
    ],
    capital: [
      '{{settlement}} ist nun die Hauptstadt ({{party}}).',
      '{{settlement}} is the capital now ({{party}}).',
    ],
    capital_unnamed: [
      'Die Ansiedlung ist nun die Hauptstadt ({{party}}).',
      'The settlement is the capital now ({{party}}).',
    ],
    seat: [
      '{{unit}}: {{character}} hat den Sitz nun in {{settlement}}.',
      '{{unit}}: the seat of {{character}} is now {{settlement}}.',
    ],
    seat_none: [
      '{{unit}}: {{character}} gibt den Sitz ab.',
      '{{unit}}: {{character}} gives up the seat.',
    ],
    message: [
      'Eine Botschaft von {{party}} trifft ein: „{{title}}“.',
      'A message from {{party}} arrives: “{{title}}”.',
    ],
    courier: [
      'Botschaft „{{title}}“ von {{party}}: $t(explain:courier.{{outcome}}). Die Gefahr des Verlusts lag bei {{chance}} %.',
      'Message “{{title}}” from {{party}}: $t(explain:courier.{{outcome}}). The risk of loss was {{chance}}%.',
    ],
    announcement: ['{{party}} gibt bekannt: „{{title}}“.', '{{party}} announces: “{{title}}”.'],
    culture: [
      'Kulturbericht von {{party}}: „{{title}}“.',
      'Culture report of {{party}}: “{{title}}”.',
    ],
    withheld: [
      'Die Auswertung für {{party}} bleibt liegen: Das Spielerkonto steht bei {{cents}}.',
      'The turn report for {{party}} is withheld: the player account stands at {{cents}}.',
    ],
  },
  /** Stance of a party towards another. */
  relation: {
    alliance: ['Bündnis', 'alliance'],
    peace: ['Frieden', 'peace'],
    passage: ['freier Durchzug', 'right of passage'],
    enemy: ['Feindschaft', 'enmity'],
  },
  /** Subject of a treaty. */
  treatyKind: {
    alliance: ['Bündnis', 'alliance'],
    peace: ['Frieden', 'peace'],
    passage: ['Durchzugsrecht', 'right of passage'],
    roadBuilding: ['Straßen- und Brückenbau', 'roads and bridges'],
    other: ['ohne Wirkung auf die Regeln', 'without effect on the rules'],
  },
  /** Fate of a message. */
  courier: {
    arrived: ['angekommen', 'arrived'],
    lost: ['unterwegs verloren', 'lost on the way'],
    nobody: ['ohne Empfänger', 'without addressee'],
  },
};
