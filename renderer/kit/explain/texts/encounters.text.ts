import type { WordTree } from '../../../../engine';

/** Texts for derivations, questions and events: encounters, retreat and capture. */
export const encounters: WordTree = {
  fact: {
    storedGold: {
      label: ['Schatz in {{place}}', 'treasure in {{place}}'],
      note: ['von {{party}}', 'of {{party}}'],
    },
    capturedPercent: {
      label: ['Anteil des Eroberers', 'captor’s share'],
      note: ['vom Hundert', 'percent'],
    },
  },
  rule: {
    capturedTreasury: {
      label: ['Erbeuteter Schatz', 'Captured treasure'],
      note: ['gebucht am Ende des Zugs', 'booked at the end of the turn'],
    },
  },
  table: {},
  question: {
    encounter: {
      text: [
        'In {{place}} treffen {{a}} mit Befehl {{orderA}} und {{b}} mit Befehl {{orderB}} aufeinander. $t(explain:encounter.{{cell}}) Was geschieht?',
        'In {{place}} {{a}} with order {{orderA}} meets {{b}} with order {{orderB}}. $t(explain:encounter.{{cell}}) What happens?',
      ],
      options: {
        byRules: {
          label: ['Wie die Regeln sagen', 'As the rules say'],
          hint: ['Standard', 'default'],
        },
        bothStop: {
          label: ['Beide bleiben stehen', 'Both stop'],
          hint: ['es wird nicht gekämpft', 'there is no fight'],
        },
        aGoesOn: {
          label: ['{{a}} zieht weiter', '{{a}} goes on'],
          hint: ['{{b}} bleibt stehen', '{{b}} stops'],
        },
        bGoesOn: {
          label: ['{{b}} zieht weiter', '{{b}} goes on'],
          hint: ['{{a}} bleibt stehen', '{{a}} stops'],
        },
        bothGoOn: {
          label: ['Beide ziehen weiter', 'Both go on'],
          hint: ['sie lassen einander in Ruhe', 'they leave each other alone'],
        },
        aRetreats: {
          label: ['{{a}} weicht zurück', '{{a}} retreats'],
          hint: ['{{b}} zieht weiter', '{{b}} goes on'],
        },
        bRetreats: {
          label: ['{{b}} weicht zurück', '{{b}} retreats'],
          hint: ['{{a}} zieht weiter', '{{a}} goes on'],
        },
        bothRetreat: {
          label: ['Beide weichen zurück', 'Both retreat'],
          hint: ['keine Einheit bleibt im Feld', 'no unit stays in the field'],
        },
        fight: {
          label: ['Es kommt zum Kampf', 'They fight'],
          hint: ['gleich, wie die Befehle lauten', 'whatever their orders say'],
        },
      },
    },
    retreat: {
      text: ['Wohin weicht {{unit}} zurück?', 'Where does {{unit}} retreat to?'],
    },
    fate: {
      text: [
        'Die Einheit, bei der Charakter {{unit}} in {{place}} war, gibt es nicht mehr. Was wird aus ihm?',
        'The unit that character {{unit}} was with in {{place}} is no more. What becomes of them?',
      ],
      options: {
        dead: {
          label: ['Er fällt', 'They fall'],
          hint: ['und scheidet aus dem Spiel aus', 'and leaves the game'],
        },
        captured: {
          label: ['Er gerät in Gefangenschaft', 'They are captured'],
          hint: ['er ist in der Hand des Siegers', 'in the victor’s hands'],
        },
        escaped: {
          label: ['Er entkommt', 'They escape'],
          hint: ['in die nächste eigene Ansiedlung', 'to the nearest settlement of their party'],
        },
      },
    },
  },
  event: {
    encounter: ['{{a}} und {{b}} begegnen sich.', '{{a}} and {{b}} meet.'],
    encounter_bothStop: [
      '{{a}} und {{b}} begegnen sich, bleiben stehen und verhandeln.',
      '{{a}} and {{b}} meet, stop and talk.',
    ],
    encounter_aGoesOn: [
      '{{a}} und {{b}} begegnen sich. {{a}} zieht weiter, {{b}} bleibt stehen.',
      '{{a}} and {{b}} meet. {{a}} goes on, {{b}} stops.',
    ],
    encounter_bGoesOn: [
      '{{a}} und {{b}} begegnen sich. {{b}} zieht weiter, {{a}} bleibt stehen.',
      '{{a}} and {{b}} meet. {{b}} goes on, {{a}} stops.',
    ],
    encounter_bothGoOn: [
      '{{a}} und {{b}} begegnen sich und lassen einander in Ruhe.',
      '{{a}} and {{b}} meet and leave each other alone.',
    ],
    encounter_aRetreats: [
      '{{a}} und {{b}} begegnen sich. {{a}} geht {{b}} aus dem Weg.',
      '{{a}} and {{b}} meet. {{a}} gives way to {{b}}.',
    ],
    encounter_bRetreats: [
      '{{a}} und {{b}} begegnen sich. {{b}} geht {{a}} aus dem Weg.',
      '{{a}} and {{b}} meet. {{b}} gives way to {{a}}.',
    ],
    encounter_bothRetreat: [
      '{{a}} und {{b}} begegnen sich und gehen einander aus dem Weg.',
      '{{a}} and {{b}} meet and give way to each other.',
    ],
    encounter_fight: [
      '{{a}} und {{b}} treffen aufeinander, es kommt zum Kampf.',
      '{{a}} and {{b}} meet, and a fight breaks out.',
    ],
    encounter_storm: [
      '{{a}} und {{b}} treffen aufeinander, die Mauern werden gestürmt.',
      '{{a}} and {{b}} meet, and the walls are stormed.',
    ],
    encounter_attack: [
      '{{a}} und {{b}} treffen aufeinander, die Ansiedlung wird angegriffen.',
      '{{a}} and {{b}} meet, and the settlement is attacked.',
    ],
    encounter_sally: [
      '{{a}} und {{b}} treffen aufeinander, die Besatzung macht einen Ausfall.',
      '{{a}} and {{b}} meet, and the garrison sallies out.',
    ],
    fight: [
      'Kampf zwischen {{a}} und {{b}}. Keine Seite behauptet das Feld.',
      'A fight between {{a}} and {{b}}. Neither side holds the field.',
    ],
    fight_won: [
      'Kampf zwischen {{a}} und {{b}}. Den Sieg erringt {{winner, nom}}.',
      'A fight between {{a}} and {{b}}. The victory goes to {{winner}}.',
    ],
    retreat: ['{{unit}} weicht nach {{to}} zurück.', '{{unit}} retreats to {{to}}.'],
    investment: [
      '{{unit}} schließt {{guard}} ein, ohne zu stürmen.',
      '{{unit}} invests {{guard}} without storming.',
    ],
    pursuit: ['{{unit}} verfolgt {{quarry}}.', '{{unit}} pursues {{quarry}}.'],
    removal: ['{{unit}} ist vernichtet.', '{{unit}} is annihilated.'],
    removal_scattered: [
      '{{unit}} ist zersprengt und löst sich auf.',
      '{{unit}} is scattered and dissolves.',
    ],
    removal_captured: [
      '{{unit}} findet keinen Ausweg und gerät in Gefangenschaft.',
      '{{unit}} finds no way out and is captured.',
    ],
    removal_perished: ['{{unit}} geht zugrunde.', '{{unit}} perishes.'],
    removal_dissolved: ['{{unit}} löst sich auf.', '{{unit}} dissolves.'],
    fate: [
      '{{unit}} entkommt in die nächste eigene Ansiedlung.',
      '{{unit}} escapes to the nearest settlement of their party.',
    ],
    fate_dead: ['{{unit}} ist gefallen.', '{{unit}} has fallen.'],
    fate_captured: ['{{unit}} gerät in Gefangenschaft.', '{{unit}} is captured.'],
    fate_capturedBy: [
      '{{unit}} gerät in die Gefangenschaft von {{other}}.',
      '{{unit}} is taken captive by {{other}}.',
    ],
    plunder: [
      '{{party}} erbeutet {{gold}} GS aus dem Schatz von {{other}}.',
      '{{party}} takes {{gold}} GS out of the treasury of {{other}}.',
    ],
    takeover: [
      'Die Ansiedlung in {{at}} geht an {{party}} über.',
      'The settlement in {{at}} passes to {{party}}.',
    ],
    takeover_road: [
      'Die Straße an {{at}} geht an {{party}} über.',
      'The road at {{at}} passes to {{party}}.',
    ],
    takeover_bridge: [
      'Die Brücke an {{at}} geht an {{party}} über.',
      'The bridge at {{at}} passes to {{party}}.',
    ],
    takeover_wall: [
      'Der Wall an {{at}} geht an {{party}} über.',
      'The wall at {{at}} passes to {{party}}.',
    ],
    takeover_canal: [
      'Der Kanal an {{at}} geht an {{party}} über.',
      'The canal at {{at}} passes to {{party}}.',
    ],
  },
};
