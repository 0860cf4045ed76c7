import type { WordTree } from '../../../../engine';
import { ROLL_COLUMNS, withoutNote } from './shared';

/** Texts for derivations, questions and events: sieges, building and losses by terrain. */
export const moon: WordTree = {
  fact: {
    perPoint: withoutNote('je Bauwertpunkt', 'per building value point'),
    gmGarrison: {
      label: ['Militärpunkte dieser Ansiedlung', 'military points of this settlement'],
      note: ['von der Spielleitung bestimmt', 'laid down by the GM'],
    },
    damage: {
      label: ['Schaden', 'damage'],
      note: ['in 2500steln eines Bauwertpunkts', 'in 1/2500 of a building value point'],
    },
    damagePerPoint: withoutNote('Schaden je Bauwertpunkt', 'damage per building value point'),
    unfinished: {
      label: ['noch nicht fertig', 'not finished yet'],
      note: ['ohne Wirkung', 'without effect'],
    },
    fieldDifficultyHere: {
      label: ['Schwierigkeit des Feldes', 'difficulty of the field'],
      note: ['{{field}}', '{{field}}'],
    },
    fieldCount: withoutNote('Felder', 'fields'),
    riverDifficulty: withoutNote('Zuschlag für den Fluss', 'extra for the river'),
    onePart: withoutNote('einfache Kosten', 'plain price'),
    workPerPoint: withoutNote('Arbeit je Bauwertpunkt', 'work per building value point'),
    repairRate: {
      label: ['Anteil für die Ausbesserung', 'share for repair'],
      note: ['vom Hundert der Baukosten', 'percent of the building cost'],
    },
    upkeepShare: {
      label: ['Unterhalt je Halbjahr', 'upkeep per half-year'],
      note: ['vom Hundert der Baukosten', 'percent of the building cost'],
    },
    distance: {
      label: ['Entfernung', 'distance'],
      note: ['in Feldern, Höhenwechsel mitgezählt', 'in fields, changes of level counted'],
    },
    distanceAtLeast: {
      label: ['Entfernung', 'distance'],
      note: ['so weit oder weiter', 'this far or farther'],
    },
    thinArea: {
      label: ['gering bevölkert', 'thinly populated'],
      note: ['keine Arbeitskräfte vor Ort', 'no local labour'],
    },
    remoteArea: {
      label: ['entlegen', 'remote'],
      note: ['keine Arbeitskräfte vor Ort', 'no local labour'],
    },
    populatedArea: withoutNote('Arbeitskräfte vor Ort', 'local labour'),
    localLabour: {
      label: ['Arbeitskräfte vor Ort', 'local labour'],
      note: ['Bauwertpunkte je Mond', 'building value points per moon'],
    },
    workLeft: {
      label: ['Arbeit bis zur Vollendung', 'work up to completion'],
      note: ['in Fünftausendsteln eines Bauwertpunkts', 'in 1/5000 of a building value point'],
    },
    workCredit: {
      label: ['bezahlte, noch nicht getane Arbeit', 'work paid for and not yet done'],
      note: ['in Fünftausendsteln', 'in 1/5000'],
    },
    stageMoons: withoutNote('Monde der Stufe', 'moons of the stage'),
    siegeStrength: withoutNote(
      'Belagerungsstärke je Bauwertpunkt',
      'siege strength per building value point',
    ),
    demolishStrength: {
      label: ['Köpfe je Bauwertpunkt', 'heads per building value point'],
      note: ['beim Abtragen', 'when pulling down'],
    },
    workers: { label: ['Arbeiter', 'workers'], note: ['{{unit}}', '{{unit}}'] },
    besiegers: withoutNote('Belagerer', 'besiegers'),
    demolishers: withoutNote('Köpfe beim Abtragen', 'heads pulling down'),
    onlyChooses: withoutNote('wählt nur die Spalte', 'only chooses the column'),
    mountedAtHeight: {
      label: ['beritten im Gebirge', 'mounted in the mountains'],
      note: ['doppelt', 'twofold'],
    },
    threatenedShare: withoutNote(
      'Anteil, der das Gelände nicht gewohnt ist',
      'share not used to the terrain',
    ),
    byTable: withoutNote('nach der Tafel', 'by the table'),
    lossCap: {
      label: ['Obergrenze des Verlusts', 'upper limit of the loss'],
      note: ['vom Hundert', 'percent'],
    },
    sizeAtMoon: withoutNote('Stärke zu Beginn des Mondes', 'strength at the start of the moon'),
    present: withoutNote('jetzt vorhanden', 'present now'),
    wholeUnit: {
      label: ['die ganze Einheit', 'the whole unit'],
      note: ['Wurf {{roll}} gegen {{percent}}', 'roll {{roll}} against {{percent}}'],
    },
    goldCarried: withoutNote('mitgeführtes Gold', 'gold carried'),
    starvingPercent: {
      label: ['Verlust durch Hunger', 'loss by hunger'],
      note: ['vom Hundert', 'percent'],
    },
  },
  rule: {
    townInhabitants: withoutNote('Einwohner der Ansiedlung', 'inhabitants of the settlement'),
    musterCapacity: {
      label: ['Rüstkapazität', 'muster capacity'],
      note: ['GS je Rüsttermin', 'GS per muster date'],
    },
    garrisonLimit: {
      label: ['Platz für Truppen', 'room for troops'],
      note: ['in Köpfen zu Fuß', 'in heads on foot'],
    },
    townDefenceLeft: {
      label: ['Stadtverteidigung', 'town defence'],
      note: ['übrige Punkte', 'points left'],
    },
    fortressLeft: {
      label: ['Festungsmauern', 'fortress walls'],
      note: ['übrige Bauwertpunkte', 'building value points left'],
    },
    townValueLeft: {
      label: ['Bauwert', 'building value'],
      note: ['was noch steht', 'what still stands'],
    },
    buildingDifficulty: withoutNote('Schwierigkeit für den Bau', 'difficulty for building'),
    buildingCost: {
      label: ['Baukosten', 'building cost'],
      note: ['$t(explain:kindOfWork.{{kind}})', '$t(explain:kindOfWork.{{kind}})'],
    },
    repairCost: {
      label: ['Kosten der Ausbesserung', 'cost of repair'],
      note: ['$t(explain:kindOfWork.{{kind}})', '$t(explain:kindOfWork.{{kind}})'],
    },
    structureUpkeep: {
      label: ['Unterhalt des Bauwerks', 'upkeep of the structure'],
      note: [
        '$t(explain:kindOfWork.{{kind}}), je Halbjahr',
        '$t(explain:kindOfWork.{{kind}}), per half-year',
      ],
    },
    musterDistance: withoutNote('Weg vom nächsten Rüstort', 'way from the nearest muster place'),
    fieldInhabitants: withoutNote('Einwohner im Feld', 'inhabitants in the field'),
    localLabour: {
      label: ['Arbeitskräfte vor Ort', 'local labour'],
      note: ['Bauwertpunkte je Mond', 'building value points per moon'],
    },
    moonWork: {
      label: ['mögliche Arbeit im Mond', 'work possible in the moon'],
      note: ['in Fünftausendsteln eines Bauwertpunkts', 'in 1/5000 of a building value point'],
    },
    stageWork: {
      label: ['Arbeit der nächsten Stufe', 'work of the next stage'],
      note: ['in Fünftausendsteln eines Bauwertpunkts', 'in 1/5000 of a building value point'],
    },
    workDone: {
      label: ['getane Arbeit', 'work done'],
      note: ['in Fünftausendsteln eines Bauwertpunkts', 'in 1/5000 of a building value point'],
    },
    siegeDamage: {
      label: ['Schaden durch Belagerung', 'damage by siege'],
      note: ['in 2500steln eines Bauwertpunkts', 'in 1/2500 of a building value point'],
    },
    demolitionDamage: {
      label: ['Schaden durch Abtragen', 'damage by pulling down'],
      note: ['in 2500steln eines Bauwertpunkts', 'in 1/2500 of a building value point'],
    },
    exposureLoss: {
      label: ['Verlust in {{field}}', 'loss in {{field}}'],
      note: ['vom Hundert', 'percent'],
    },
    moonLossPercent: {
      label: ['Verlust im Mond', 'loss in the moon'],
      note: ['vom Hundert', 'percent'],
    },
    terrainLoss: withoutNote('Verluste durch Gelände', 'losses by terrain'),
    starvationLoss: withoutNote('Verluste durch Hunger', 'losses by hunger'),
  },
  table: {
    structure: {
      label: ['{{row}}: {{column}}', '{{row}}: {{column}}'],
      note: ['', ''],
      rows: {
        settlement: ['Ansiedlung', 'settlement'],
        road: ['Straße', 'road'],
        bridge: ['Brücke', 'bridge'],
        wall: ['Wall', 'wall'],
        canal: ['Kanal', 'canal'],
      },
      columns: {
        buildingValue: ['Bauwert', 'building value'],
        price: ['GS je Bauwertpunkt', 'GS per building value point'],
      },
    },
    terrainLoss: {
      label: ['{{row}}, Wurf {{column}}', '{{row}}, roll {{column}}'],
      note: ['Verlust vom Hundert', 'loss in percent'],
      rows: {
        jungleStay: ['Dschungel, Verweilen', 'jungle, staying'],
        jungleMove: ['Dschungel, Bewegung', 'jungle, moving'],
        frostStay: ['Frost, Verweilen', 'frost, staying'],
        frostMove: ['Frost, Bewegung', 'frost, moving'],
        height4Stay: ['Gebirge, Verweilen', 'mountains, staying'],
        height4Move: ['Gebirge, Bewegung', 'mountains, moving'],
        swampStay: ['Sumpf, Verweilen', 'swamp, staying'],
        swampMove: ['Sumpf, Bewegung', 'swamp, moving'],
        desertStay: ['Wüste, Verweilen', 'desert, staying'],
        desertMove: ['Wüste, Bewegung', 'desert, moving'],
        fordMove: ['Fluss ohne Brücke', 'river without bridge'],
        riverShipStay: ['Schiffe auf Flüssen, Verweilen', 'ships on rivers, staying'],
        riverShipMove: ['Schiffe auf Flüssen, Bewegung', 'ships on rivers, moving'],
        deepseaStay: ['Tiefsee, Verweilen', 'deep sea, staying'],
        deepseaMove: ['Tiefsee, Bewegung', 'deep sea, moving'],
        volcanoStay: ['Vulkan, Verweilen', 'volcano, staying'],
        volcanoMove: ['Vulkan, Bewegung', 'volcano, moving'],
      },
      columns: ROLL_COLUMNS,
    },
    catastrophe: {
      label: ['{{row}}, Wurf {{column}}', '{{row}}, roll {{column}}'],
      note: ['Verlust vom Hundert', 'loss in percent'],
      rows: { catastrophe: ['Katastrophe', 'catastrophe'] },
      columns: ROLL_COLUMNS,
    },
  },
  question: {
    demolish: {
      text: [
        'Der Sonderbefehl von Einheit {{unit}} in {{place}} klingt nach Abtragen ($t(explain:kindOfWork.{{structure}})). Trägt sie das Bauwerk ab?',
        'The special order of unit {{unit}} in {{place}} sounds like demolition ($t(explain:kindOfWork.{{structure}})). Does the unit pull the structure down?',
      ],
      options: {
        leave: {
          label: ['Nein', 'No'],
          hint: ['Standard', 'default'],
        },
        demolish: {
          label: ['Ja', 'Yes'],
          hint: [
            'Wie schnell, hängt von der Zahl der Köpfe ab',
            'How fast depends on the number of heads',
          ],
        },
      },
    },
    thaw: {
      text: [
        'Das Eis in {{place}} ist getaut; {{unit}} stand darauf. Was wird aus der Einheit?',
        'The ice in {{place}} has thawed, and {{unit}} stood on it. What becomes of the unit?',
      ],
      options: {
        saved: {
          label: ['Sie rettet sich an Land', 'It reaches land'],
          hint: ['nach {{refuge}}', 'in {{refuge}}'],
        },
        lost: {
          label: ['Sie geht unter', 'It drowns'],
          hint: ['mit allem, was sie mit sich führt', 'with all it carries'],
        },
        stays: {
          label: ['Sie bleibt, wo sie ist', 'It stays where it is'],
          hint: ['das Eis hat gehalten', 'the ice has held'],
        },
      },
    },
  },
  event: {
    siegeDamage: [
      '$t(explain:structure.{{structure}}) verliert durch Belagerung {{points}} BWP.',
      '$t(explain:structure.{{structure}}) loses {{points}} of its building value to the siege.',
    ],
    breach: [
      '$t(explain:structure.{{structure}}) hat eine Bresche.',
      '$t(explain:structure.{{structure}}) has a breach.',
    ],
    repaired: [
      '$t(explain:structure.{{structure}}) ist um {{points}} BWP ausgebessert.',
      '$t(explain:structure.{{structure}}) regains {{points}} of its building value by repair.',
    ],
    demolished: [
      '$t(explain:structure.{{structure}}) ist völlig zerstört.',
      '$t(explain:structure.{{structure}}) is completely destroyed.',
    ],
    workDone: [
      '$t(explain:structure.{{structure}}) wächst auf {{points}} von {{value}} BWP.',
      '$t(explain:structure.{{structure}}) grows to {{points}} of {{value}} building value points.',
    ],
    structureBuilt: [
      '$t(explain:structure.{{structure}}) ist fertig und steht vom nächsten Mond an.',
      '$t(explain:structure.{{structure}}) is finished and stands from the next moon on.',
    ],
    terrainLoss: [
      '{{unit}} verliert {{lost}} durch das Gelände und zählt noch {{left}}.',
      '{{unit}} loses {{lost}} to the terrain; {{left}} remain.',
    ],
    cargoLoss: [
      '{{unit}} verliert {{lost}} an Bord von {{by}} und zählt noch {{left}}.',
      '{{unit}} loses {{lost}} aboard {{by}}; {{left}} remain.',
    ],
    starvation: [
      '{{unit}} verliert {{lost}} durch Hunger und zählt noch {{left}}.',
      '{{unit}} loses {{lost}} to hunger; {{left}} remain.',
    ],
    thawEscape: [
      'Das Eis taut; {{unit}} rettet sich nach {{refuge}}.',
      'The ice thaws; {{unit}} escapes to {{refuge}}.',
    ],
    thawLoss: [
      'Das Eis taut; {{unit}} geht unter, verloren sind {{lost}}.',
      'The ice thaws; {{unit}} drowns, {{lost}} are lost.',
    ],
  },
  /** Structures as the beginning of a sentence. */
  structure: {
    settlement: ['Die Ansiedlung {{settlement}}', 'The settlement {{settlement}}'],
    unnamed: ['Die Ansiedlung', 'The settlement'],
    road: ['Die Straße an Seite {{side}}', 'The road on side {{side}}'],
    bridge: ['Die Brücke an Seite {{side}}', 'The bridge on side {{side}}'],
    wall: ['Der Wall an Seite {{side}}', 'The wall on side {{side}}'],
    canal: ['Der Kanal an Seite {{side}}', 'The canal on side {{side}}'],
  },
  /** Structures as a catchword. */
  kindOfWork: {
    settlement: ['Ansiedlung', 'settlement'],
    road: ['Straße', 'road'],
    bridge: ['Brücke', 'bridge'],
    wall: ['Wall', 'wall'],
    canal: ['Kanal', 'canal'],
  },
};
