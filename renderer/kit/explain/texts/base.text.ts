import type { WordTree } from '../../../../engine';
import { withoutNote } from './shared';

/** Texts for derivations. Rules and facts have the names of the rule systems. */
export const base: WordTree = {
  /** Language of the figures. */
  locale: ['de-DE', 'en-GB'],
  operation: {
    sum: ['Summe', 'sum'],
    difference: ['Unterschied', 'difference'],
    product: ['Produkt', 'product'],
    quotient: ['Quotient', 'quotient'],
    minimum: ['das Kleinere', 'the smaller'],
    maximum: ['das Größere', 'the greater'],
  },
  rounding: {
    down: ['abgerundet', 'rounded down'],
    up: ['aufgerundet', 'rounded up'],
    halfUp: ['kaufmännisch gerundet', 'halves rounded up'],
  },
  limit: {
    minimum: ['höchstens {{limit}}', 'at most {{limit}}'],
    maximum: ['mindestens {{limit}}', 'at least {{limit}}'],
  },
  roll: {
    d6: ['Wurf {{index}}, sechsseitig', 'roll {{index}}, six-sided'],
    d100: ['Wurf {{index}}, hundertseitig', 'roll {{index}}, hundred-sided'],
    lot: ['Los {{index}}, eins von {{faces}}', 'lot {{index}}, one of {{faces}}'],
    typed: [
      'von Hand gewürfelt, berechnet war {{computed}}',
      'rolled by hand, computed was {{computed}}',
    ],
    byHand: ['{{value}} (von Hand)', '{{value}} (by hand)'],
  },
  override: {
    note: ['{{value}} statt {{old}}: {{reason}}', '{{value}} instead of {{old}}: {{reason}}'],
  },
  fact: {
    alikeFields: withoutNote('gleiche Felder', 'fields alike'),
    fieldArea: {
      label: ['Fläche eines Kleinfelds', 'area of a small field'],
      note: ['in km², ungefähr', 'in km², about'],
    },
    gmDifficulty: {
      label: ['Schwierigkeit dieses Feldes', 'difficulty of this field'],
      note: ['von der Spielleitung bestimmt', 'laid down by the GM'],
    },
    difficultyDeduction: {
      label: ['Abzug je Bauwertpunkt und Stufe', 'deduction per building value point and level'],
      note: ['GS', 'GS'],
    },
    inhabitants: withoutNote('Einwohner', 'inhabitants'),
    taxRate: { label: ['Steuersatz', 'tax rate'], note: ['vom Hundert', 'per cent'] },
    percent: withoutNote('Hundert', 'a hundred'),
    waterIncome: withoutNote('Einkommen vom Wasser', 'income of water'),
    fields: { label: ['Felder', 'fields'], note: ['{{terrain}}', '{{terrain}}'] },
    noFigure: withoutNote('kein Wert in der Tafel', 'no figure in the table'),
    size: withoutNote('Stärke', 'size'),
    leaders: withoutNote('Heerführer', 'leaders'),
    weight: withoutNote('Gewicht je Kopf', 'weight per head'),
    oneLeader: withoutNote('wenigstens ein Heerführer', 'at least one leader'),
    riderLeaderFactor: withoutNote('Berittene zählen so oft', 'mounted count so many times'),
    refundRate: {
      label: ['Anteil, der zurückkommt', 'share that is paid back'],
      note: ['vom Hundert', 'per cent'],
    },
    heightLevel: withoutNote('Höhenstufe des Ziels', 'height level of the target'),
    baseOffset: withoutNote('fester Zuschlag je Schritt', 'fixed surcharge per step'),
    greatestDifficulty: withoutNote('größte Schwierigkeit', 'greatest difficulty'),
    leastDifficulty: withoutNote('kleinste Schwierigkeit', 'least difficulty'),
    pointsLeft: withoutNote('übrige Punkte', 'points left'),
    leastForAll: withoutNote('mindestens nötige Punkte', 'points needed at least'),
    characterPoints: withoutNote('Punkte eines Charakters allein', 'points of a character alone'),
    movementPoints: withoutNote('keine Punkte in der Tafel', 'no points in the table'),
    leastPoints: withoutNote('mindestens', 'at least'),
    samePlace: withoutNote('am selben Ort', 'in the same place'),
    moons: withoutNote('Monde des Zugs', 'moons of the turn'),
  },
  rule: {
    landShare: {
      label: ['{{terrain}}', '{{terrain}}'],
      note_one: ['1 Feld', '1 field'],
      note_other: ['{{count}} Felder zu {{each}}', '{{count}} fields at {{each}}'],
    },
    townShare: {
      label: ['Ansiedlungen in {{terrain}}', 'settlements in {{terrain}}'],
      note_one: ['1 Ansiedlung', '1 settlement'],
      note_other: ['{{count}} Ansiedlungen zu {{each}}', '{{count}} settlements at {{each}}'],
    },
    routeCost: withoutNote('Punkte des ganzen Wegs', 'points of the whole way'),
    fieldDifficulty: {
      label: ['Schwierigkeit des Feldes', 'difficulty of the field'],
      note: ['{{terrain}}', '{{terrain}}'],
    },
    settlementIncome: {
      label: ['Einkommen der Ansiedlung', 'income of the settlement'],
      note: ['je Halbjahr, nach Unterhalt', 'per half-year, after upkeep'],
    },
    fieldIncome: {
      label: ['Einkommen des Feldes', 'income of the field'],
      note: ['{{terrain}}, je Halbjahr', '{{terrain}}, per half-year'],
    },
    landIncome: { label: ['Landsteuern', 'land taxes'], note: ['je Halbjahr', 'per half-year'] },
    transportCapacity: { label: ['Tragkraft', 'capacity'], note: ['in Kilogramm', 'in kilograms'] },
    cargoWeight: {
      label: ['Gewicht der Ladung', 'weight of the cargo'],
      note: ['in Kilogramm', 'in kilograms'],
    },
    freeCapacity: {
      label: ['freie Tragkraft', 'free capacity'],
      note: ['in Kilogramm', 'in kilograms'],
    },
    leadersNeeded: withoutNote('nötige Heerführer', 'leaders needed'),
    raisingCost: withoutNote('Rüstkosten', 'cost of raising'),
    unitUpkeep: { label: ['Unterhalt', 'upkeep'], note: ['je Halbjahr', 'per half-year'] },
    disbandingRefund: {
      label: ['Rückzahlung beim Auflösen', 'refund for disbanding'],
      note: ['abgerundet', 'rounded down'],
    },
    stepBase: withoutNote('Grundwert', 'base value'),
    stepDifficulty: withoutNote('Schwierigkeit', 'difficulty'),
    stepCost: {
      label: ['Bewegungspunkte', 'movement points'],
      note: ['bei Schwierigkeit {{difficulty}}', 'at difficulty {{difficulty}}'],
    },
    stepCostAll: {
      label: ['alle Bewegungspunkte', 'all movement points'],
      note: [
        'Schwierigkeit {{difficulty}} kostet die Punkte eines ganzen Mondes',
        'difficulty {{difficulty}} costs the points of a whole moon',
      ],
    },
    moonPoints: withoutNote('Bewegungspunkte je Mond', 'movement points per moon'),
    changeInPlace: {
      label: ['Umsteigen', 'changing over'],
      note: ['kostet nichts', 'costs nothing'],
    },
    turnPoints: withoutNote('Bewegungspunkte des Zugs', 'movement points of the turn'),
  },
  table: {
    terrain: {
      label: ['{{terrain}}: {{column}}', '{{terrain}}: {{column}}'],
      note: ['', ''],
      columns: {
        height: ['Höhenstufe', 'height level'],
        difficulty: ['Schwierigkeit', 'difficulty'],
        inhabitants: ['Einwohner', 'inhabitants'],
        income: ['Einkommen je Halbjahr', 'income per half-year'],
      },
    },
    settlement: {
      label: ['{{row}}: {{column}}', '{{row}}: {{column}}'],
      note: ['', ''],
      rows: {
        gar: ['Garnison', 'garrison'],
        brg: ['Burg', 'castle'],
        std: ['Stadt', 'town'],
        fst: ['Festung', 'fortress'],
        met: ['Metropole', 'metropolis'],
      },
      columns: {
        buildingValue: ['Bauwert', 'building value'],
        cost: ['Baukosten', 'cost of building'],
        inhabitants: ['Einwohner', 'inhabitants'],
        musterCapacity: ['Rüstkapazität', 'muster capacity'],
        garrison: ['Besatzung', 'garrison'],
        defence: ['Verteidigung', 'defence'],
        fortification: ['Befestigung', 'fortification'],
        laboratories: ['Laboratorien', 'laboratories'],
        temples: ['Tempel', 'temples'],
        netIncome: ['Einkommen je Halbjahr', 'income per half-year'],
      },
    },
    stepModifier: {
      label: ['{{row}}', '{{row}}'],
      note: ['', ''],
      rows: {
        road: ['Straße', 'road'],
        own: ['eigenes Gebiet', 'own territory'],
        coast: ['Küste', 'coast'],
        heavy: ['schweres Gelände', 'heavy terrain'],
        extreme: ['extremes Gelände', 'extreme terrain'],
        transition: ['Höhenwechsel oder Fluss', 'change of height or river'],
        newView: ['neue Sicht', 'new view'],
        white: ['ins Unbekannte', 'into the unknown'],
      },
      columns: { difficulty: ['Zuschlag', 'modifier'] },
    },
    stepCost: {
      label: ['Punkte bei Schwierigkeit {{row}}', 'points at difficulty {{row}}'],
      note: ['', ''],
      rows: {
        '0': ['0', '0'],
        '1': ['1', '1'],
        '2': ['2', '2'],
        '3': ['3', '3'],
        '4': ['4', '4'],
        '5': ['5', '5'],
        '6': ['6', '6'],
        '7': ['7', '7'],
        '8': ['8', '8'],
        '9': ['9', '9'],
      },
      columns: { points: ['Bewegungspunkte', 'movement points'] },
    },
    unit: {
      label: ['{{row}}: {{column}}', '{{row}}: {{column}}'],
      note: ['', ''],
      rows: {
        K: ['Krieger', 'warriors'],
        R: ['Reiter', 'riders'],
        S: ['Schiff', 'ships'],
        A: ['Arbeiter', 'workers'],
        B: ['Belagerer', 'besiegers'],
        LT: ['Lasttier', 'pack animals'],
        HF: ['Heerführer', 'leader'],
      },
      columns: {
        musterLevel: ['Rüststufe', 'muster level'],
        cost: ['Kosten', 'cost'],
        upkeepYear: ['Unterhalt im Jahr', 'upkeep per year'],
        upkeepHalfYear: ['Unterhalt im Halbjahr', 'upkeep per half-year'],
        movementPoints: ['Punkte je Mond', 'points per moon'],
        minimumSize: ['Mindestgröße', 'minimum size'],
        scoutBonus: ['Zuschlag als Erkunder', 'scout bonus'],
        weight: ['Gewicht', 'weight'],
        capacity: ['Tragkraft', 'capacity'],
        leads: ['führt höchstens', 'leads at most'],
      },
    },
  },
  question: {
    marchConsent: {
      text: [
        'Einheit {{unit}}: $t(explain:marchConsent.{{code}}) Soll sie ziehen?',
        'Unit {{unit}}: $t(explain:marchConsent.{{code}}) Shall it march?',
      ],
      options: {
        stays: {
          label: ['Sie bleibt stehen', 'It stays'],
          hint: ['Standard', 'default'],
        },
        goes: { label: ['Sie zieht', 'It marches'], hint: ['wie befohlen', 'as ordered'] },
      },
    },
  },
  /** Results of the table of encounters for two orders, as a whole sentence. */
  encounter: {
    FD: [
      'Nach der Tafel kämpfen sie, bis eine Seite vernichtet ist.',
      'By the table they fight until one side is annihilated.',
    ],
    FN: [
      'Nach der Tafel kämpfen sie; wer vernichten soll, weicht nie.',
      'By the table they fight; whoever is to annihilate never retreats.',
    ],
    FL: [
      'Nach der Tafel kämpfen sie eine Runde; der Verlierer weicht.',
      'By the table they fight one round; the loser retreats.',
    ],
    FH: [
      'Nach der Tafel kämpfen sie; wer halten soll, hält bis zum Letzten.',
      'By the table they fight; whoever is to hold does so to the last.',
    ],
    RA: ['Nach der Tafel weicht die erste Einheit.', 'By the table the first unit retreats.'],
    RB: ['Nach der Tafel weicht die zweite Einheit.', 'By the table the second unit retreats.'],
    RR: ['Nach der Tafel weichen beide.', 'By the table both retreat.'],
    ST: [
      'Nach der Tafel bleiben beide ohne Kampf stehen.',
      'By the table both stop without a fight.',
    ],
    PS: ['Nach der Tafel ziehen sie aneinander vorbei.', 'By the table they pass each other.'],
  },
  /** Why a unit needs a decision of the GM first, as a whole sentence. */
  marchConsent: {
    'F-UNIT-LEADERS': ['Sie hat zu wenige Heerführer.', 'It has too few leaders.'],
    'F-UNIT-NOLEADER': ['Sie hat keinen Heerführer.', 'It has no leader.'],
    'F-ORD-CONDITION': [
      'Ihr Befehl hängt an einer Bedingung: „{{text}}“.',
      'Its order depends on a condition: “{{text}}”.',
    ],
  },
  /** Events of a turn, without place and time. */
  event: {
    sighting: [
      '{{watcher}} sichtet {{unit}}: $t(explain:sighted.{{kind}}), $t(explain:sizeClass.{{sizeClass}}).',
      '{{watcher}} sights {{unit}}: $t(explain:sighted.{{kind}}), $t(explain:sizeClass.{{sizeClass}}).',
    ],
    sighting_territory: [
      'Das Land von {{party}} sichtet {{unit}}: $t(explain:sighted.{{kind}}), $t(explain:sizeClass.{{sizeClass}}).',
      'The land of {{party}} sights {{unit}}: $t(explain:sighted.{{kind}}), $t(explain:sizeClass.{{sizeClass}}).',
    ],
    sighting_presence: [
      '{{unit}} wird bemerkt; mehr ist nicht zu erkennen.',
      '{{unit}} is noticed; more cannot be made out.',
    ],
    conquest: [
      '{{unit}} erobert das Feld von {{other}}.',
      '{{unit}} conquers the field of {{other}}.',
    ],
    conquest_free: [
      '{{unit}} nimmt das freie Feld in Besitz.',
      '{{unit}} takes the unowned field.',
    ],
    capture: [
      '{{unit}} nimmt {{settlement}} ein ($t(explain:table.settlement.rows.{{type}}) von {{other}}).',
      '{{unit}} takes {{settlement}} ($t(explain:table.settlement.rows.{{type}}) of {{other}}).',
    ],
    capture_unnamed: [
      '{{unit}} nimmt die Ansiedlung ein ($t(explain:table.settlement.rows.{{type}}) von {{other}}).',
      '{{unit}} takes the settlement ($t(explain:table.settlement.rows.{{type}}) of {{other}}).',
    ],
  },
  /** A party in a list. */
  party: ['{{party}}', '{{party}}'],
  article: ['{{article}}', '{{article}}'],
  quoted: ['„{{text}}“', '“{{text}}”'],
  /** A place: a region by its name, a field by its address. */
  place: ['{{region}}', '{{region}}'],
  /** What is known of a unit from afar. */
  sighted: {
    foot: ['Fußvolk', 'foot'],
    mounted: ['Berittene', 'riders'],
    fleet: ['eine Flotte', 'a fleet'],
    work: ['Arbeiter oder Tross', 'workers or baggage'],
    character: ['ein Charakter', 'a character'],
  },
  /** Size classes in whole minimum sizes. */
  sizeClass: {
    '0': ['unter einer Mindestgröße', 'below one minimum size'],
    '1': ['1 bis 2 Mindestgrößen', '1 to 2 minimum sizes'],
    '3': ['3 bis 5 Mindestgrößen', '3 to 5 minimum sizes'],
    '6': ['6 bis 10 Mindestgrößen', '6 to 10 minimum sizes'],
    '11': ['11 Mindestgrößen oder mehr', '11 minimum sizes or more'],
  },
  popover: {
    override: ['Von Hand ändern', 'Override'],
    restore: ['Berechneten Wert nehmen', 'Use the calculated value'],
    showRules: ['Regeltext zeigen', 'Show rule text'],
    hideRules: ['Regeltext verbergen', 'Hide rule text'],
  },
  ruling: {
    title: ['Von Hand ändern', 'Override'],
    value: ['Neuer Wert: {{label}}', 'New value: {{label}}'],
    reason: ['Grund', 'Reason'],
    reasonHint: [
      'Steht überall dort, wo der Wert wirkt.',
      'Shown wherever the value has an effect.',
    ],
    notHalf: [
      'Gezählt wird in Halben: Gib einen Wert wie 4 oder 4,5 an.',
      'Halves are the smallest part: give a figure like 4 or 4.5.',
    ],
    reasonMissing: ['Bitte gib einen Grund an.', 'Please give a reason.'],
    submit: ['Speichern', 'Save'],
  },
};
