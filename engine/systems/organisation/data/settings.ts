import { setting, type SettingDefinition } from '../../../kernel';
import { categoryNouns } from '../records/words';
import { RAISED } from '../state/types';
import { RULINGS } from './rulings';

/**
 * The settings register (OS-0-07): defaults are the readings of chapter 17. Amounts of money are as the GM writes them,
 * in whole money and halves of it. Of the two limits of building 0 means: as many as one likes.
 */
export const SETTINGS: readonly SettingDefinition[] = [
  setting('os.round.half', 'OS-0-06', 'enum', 'down', {
    name: ['Hälfte einer ungeraden Zahl', 'Half of an odd number'],
    help: [
      'Bei Sabotage und Plündern zieht die Abwehr die Hälfte ihrer Stufe ab.',
      'In sabotage and plunder the defence takes off half of its level.',
    ],
    options: { down: ['abrunden', 'rounded down'], up: ['aufrunden', 'rounded up'] },
  }),
  setting('os.money.scope', 'OS-1-06', 'enum', 'regional', {
    name: ['Kassen', 'Purses'],
    help: [
      'Mit einer einzigen Kasse liegt alles Geld am Sitz; es zu verlagern ist dann zwecklos.',
      'With a single purse all money lies at the seat, and shifting it is of no use.',
    ],
    options: {
      regional: ['eine je Region', 'one per region'],
      pooled: ['eine je Organisation', 'one per organisation'],
    },
  }),
  setting('os.money.upkeep_from', 'OS-8.5-02', 'enum', 'region', {
    name: ['Unterhalt zahlt', 'Upkeep is paid by'],
    help: [
      'Hilfe anderer Kassen kommt nach der eigenen und in der Folge der Regionen.',
      'Other purses help after the own one, in the order of the regions.',
    ],
    options: {
      region: ['die Kasse der Region', 'the purse of the region'],
      any: ['notfalls jede Kasse', 'any purse if need be'],
    },
  }),
  setting('os.start.population', 'OS-1-09', 'int', 3, {
    name: ['Ruhige Einheiten am Anfang', 'Calm units at the start'],
    help: ['Sie leben am Sitz.', 'They live at the seat.'],
  }),
  setting('os.start.money', 'OS-1-09', 'decimal', 6, {
    name: ['Geld am Anfang', 'Money at the start'],
    help: [
      'In Schritten von 0,5, in der Kasse am Sitz.',
      'In steps of 0.5, in the purse of the seat.',
    ],
  }),
  setting('os.start.levels', 'OS-1-09', 'int', 5, {
    name: ['Stufen am Anfang', 'Levels at the start'],
    help: [
      'Der Spieler verteilt sie auf Vorzüge am Sitz.',
      'The player spreads them over advantages at the seat.',
    ],
  }),
  setting('os.start.max_level', 'OS-1-09', 'int', 3, {
    name: ['Höchste Stufe eines Vorzugs am Anfang', 'Highest level of an advantage at the start'],
  }),
  setting(
    'os.start.default_levels',
    'OS-1-13',
    'table',
    { trade: 2, infrastructure: 1, military: 1, secret_service: 1 },
    {
      name: [
        'Stufen am Anfang ohne Wahl des Spielers',
        "Levels at the start without the player's choice",
      ],
      help: ['Kategorie und Zahl, mehrere mit Komma.', 'Category and number, several with commas.'],
      options: categoryNouns(RAISED),
    },
  ),
  setting('os.score.enabled', 'OS-1-10', 'bool', false, {
    name: ['Wertung führen', 'Keep a score'],
    help: [
      'Geld, dazu 4 je heiler und 2 je beschädigter Stufe und 2 je ruhiger Einheit.',
      'Money, and 4 per intact level, 2 per damaged one, 2 per calm unit.',
    ],
  }),
  setting('os.population.base_limit', 'OS-2-10', 'int', 3, {
    name: ['Grundlimit neuer Regionen', 'Base limit of new regions'],
    help: [
      'Für jede Organisation einzeln; eine Region darf ein anderes haben.',
      'For each organisation alone; a region may have another.',
    ],
  }),
  setting('os.population.growth', 'OS-8.3-02', 'int', 0, {
    name: ['Wachstum je Region und Phase', 'Growth per region and phase'],
    help: [
      'Einheiten, die im Abschluss bis zum Limit von selbst hinzukommen.',
      'Units that come by themselves at closing, up to the limit.',
    ],
  }),
  setting('os.limit.scope', 'OS-2-11', 'enum', 'organisation', {
    name: ['Eigene Bevölkerung als Grenze', 'Own population as a bound'],
    help: ['Sie begrenzt Handel und Autorität.', 'It bounds trade and authority.'],
    options: {
      organisation: ['die ganze Organisation', 'the whole organisation'],
      region: ['nur die Region der Stufen', 'only the region of the levels'],
    },
  }),
  setting('os.limit.counts_unrest', 'OS-2-11', 'bool', true, {
    name: ['Aufruhr zählt zur eigenen Bevölkerung', 'Units in unrest count as own population'],
  }),
  setting('os.unrest.bloody', 'OS-3-06', 'enum', 'unit_dies', {
    name: ['Blutig beendet heißt', 'Ended with blood means'],
    options: {
      unit_dies: ['die Einheit stirbt', 'the unit dies'],
      one_dies_one_calms: ['eine stirbt, eine wird ruhig', 'one dies, one becomes calm'],
      narrative: [
        'die Einheit wird ruhig, vermerkt wird Blut',
        'the unit becomes calm, blood is noted',
      ],
    },
  }),
  setting('os.unrest.foreign', 'OS-3-07', 'bool', false, {
    name: ['Auch fremden Aufruhr beenden', 'End unrest of others, too'],
  }),
  setting('os.unrest.only_at_close', 'OS-8.7-05', 'bool', true, {
    name: ['Aufruhr nur im Abschluss beenden', 'End unrest at closing only'],
    help: [
      'Sonst geht es auch schon beim Agieren.',
      'Otherwise it may be ended while acting, too.',
    ],
  }),
  setting('os.pool.scope', 'OS-4-08', 'enum', 'category_region', {
    name: ['Stufen zählen zusammen', 'Levels count together'],
    help: [
      'Darauf beziehen sich Einsatz, Erhöhung und Verteidigung.',
      'Uses, raises and defence refer to that sum.',
    ],
    options: {
      category_region: ['je Kategorie und Region', 'by category and region'],
      single_advantage: ['nur je Vorzug', 'by advantage only'],
    },
  }),
  setting('os.research.targets', 'OS-5.3-04', 'enum', 'own_rolls', {
    name: ['Forschung würfelt neu', 'Research rerolls'],
    options: {
      own_rolls: ['eigene Würfe', 'own rolls'],
      any_roll: ['auch Würfe der Gegner', "opponents' rolls, too"],
    },
  }),
  setting('os.temp.from_zero', 'OS-5.4-04', 'bool', true, {
    name: ['Erhöhung auch ohne gebaute Stufe', 'Raising without a built level'],
    help: ['Gilt für Autorität und Anheuern.', 'Holds for authority and hiring.'],
  }),
  setting('os.overload.damage', 'OS-5.5-03', 'enum', 'one_level', {
    name: ['Schaden einer Überlastung', 'Damage of an overload'],
    options: {
      one_level: ['eine Stufe', 'one level'],
      none: ['keiner', 'none'],
      all_used: ['alle eingesetzten Stufen', 'all levels used'],
    },
  }),
  setting('os.information.mode', 'OS-5.6-02', 'enum', 'questions', {
    name: ['Informationen beschaffen', 'Obtaining information'],
    options: {
      questions: ['eine Frage je Stufe', 'one question per level'],
      roll: ['Wurf gegen 4+, eine Frage je Erfolg', 'roll against 4+, one question per success'],
      free: ['frei nach Spielleitung', 'as the GM likes'],
    },
  }),
  setting('os.fortification.mode', 'OS-5.7-01', 'enum', 'absorb', {
    name: ['Befestigung', 'Fortification'],
    options: {
      absorb: ['fängt Schaden ab und ist dann beschädigt', 'absorbs damage and is damaged then'],
      once_per_phase: [
        'verhindert je Stufe einen Schaden der Phase',
        'prevents one damage per level and phase',
      ],
    },
  }),
  setting('os.natural.acts_as', 'OS-5.8-05', 'enum', 'gm_choice', {
    name: ['Natürlicher Vorzug wirkt als', 'A natural advantage acts as'],
    options: {
      gm_choice: ['was die Spielleitung sagt', 'what the GM says'],
      trade: ['Handel', 'trade'],
      none: ['nichts', 'nothing'],
    },
  }),
  setting('os.defence.counts_use', 'OS-6-05', 'bool', false, {
    name: ['Verteidigen ist ein Einsatz', 'Defending is a use'],
  }),
  setting('os.phase.label', 'OS-7-05', 'text', '', {
    name: ['Name der Phase', 'Name of the phase'],
    help: [
      'Steht neben ihrer Nummer, etwa „Frühling 1201“.',
      'Stands beside its number, such as "spring 1201".',
    ],
  }),
  setting('os.mobilised.income', 'OS-8.4-04', 'bool', true, {
    name: ['Mobilisierte bringen Einkommen', 'Mobilised units bring income'],
  }),
  setting('os.secession.join_existing', 'OS-8.7-07', 'bool', false, {
    name: ['Abgefallene schließen sich Aufständischen an', 'Units that leave join rebels'],
    help: [
      'Sonst gründen sie je Region eine neue Organisation.',
      'Otherwise they found a new organisation in each region.',
    ],
  }),
  setting('os.build.per_advantage', 'OS-9.2-03', 'int', 0, {
    name: ['Neue Stufen je Vorzug und Phase', 'New levels per advantage and phase'],
    help: ['0 heißt: beliebig viele.', '0 means: as many as you like.'],
  }),
  setting('os.build.max_level', 'OS-9.2-03', 'int', 0, {
    name: ['Höchste Stufe eines Vorzugs', 'Highest level of an advantage'],
    help: ['0 heißt: unbegrenzt.', '0 means: no bound.'],
  }),
  setting('os.build.needs_population', 'OS-9.2-03', 'bool', true, {
    name: ['Bauen nur, wo eigene Bevölkerung lebt', 'Build only where own population lives'],
  }),
  setting('os.move.split', 'OS-9.3-04', 'bool', false, {
    name: ['Vorzüge teilweise verschieben', 'Move part of an advantage'],
    help: [
      'Der Teil, der umzieht, wird ein eigener Vorzug.',
      'The part that moves becomes an advantage of its own.',
    ],
  }),
  setting('os.move.money_robbable', 'OS-9.3-05', 'bool', false, {
    name: ['Geld unterwegs ist angreifbar', 'Money on the move can be attacked'],
  }),
  setting('os.act.order', 'OS-9.4-04', 'enum', 'lot', {
    name: ['Reihenfolge beim Agieren', 'Order of acting'],
    options: {
      lot: ['durch Los', 'by lot'],
      poorest_first: ['die Ärmsten zuerst', 'the poorest first'],
      gm: ['bestimmt die Spielleitung', 'as the GM says'],
    },
  }),
  setting('os.hire.duration', 'OS-10-04', 'enum', 'phase', {
    name: ['Angeheuertes bleibt', 'What is hired lasts'],
    options: {
      phase: ['bis zum Ende der Phase', 'until the phase ends'],
      one_use: ['für einen Einsatz', 'for one use'],
    },
  }),
  setting('os.hire.categories', 'OS-10-05', 'list', RAISED, {
    name: ['Was sich anheuern lässt', 'What can be hired'],
    help: ['Kategorien, mehrere mit Komma.', 'Categories, several with commas.'],
    options: categoryNouns(RAISED),
  }),
  setting('os.sabotage.trace_audience', 'OS-11-09', 'enum', 'victim', {
    name: ['Spuren einer Sabotage erfährt', 'Traces of a sabotage are told to'],
    options: {
      victim: ['das Opfer', 'the victim'],
      region: ['wer in der Region ist', 'those in the region'],
      all: ['jeder', 'everybody'],
    },
  }),
  setting('os.war.defender_needs', 'OS-13-03', 'enum', 'nothing', {
    name: ['Wer angegriffen wird, braucht', 'Whoever is attacked needs'],
    options: {
      nothing: ['nichts', 'nothing'],
      same_as_attacker: ['dasselbe wie der Angreifer', 'the same as the attacker'],
    },
  }),
  setting('os.war.first', 'OS-13-10', 'enum', 'initiator', {
    name: ['Bei jeder Zahl beginnt', 'Each number is begun by'],
    options: {
      initiator: ['der Angreifer', 'the initiator'],
      more_dice: ['wer mehr Würfel der Zahl hat', 'who has more dice of the number'],
      defender: ['der Angegriffene', 'the attacked party'],
    },
  }),
  setting('os.war.allies', 'OS-13-18', 'bool', false, {
    name: ['Verbündete im Krieg', 'Allies in war'],
    help: [
      'Sie geben mobilisierte Einheiten und Militär einer Seite dazu.',
      'They add mobilised units and military to one side.',
    ],
  }),
  setting('os.event.scope', 'OS-14-02', 'enum', 'organisation', {
    name: ['Zufallsereignis', 'Random event'],
    options: {
      organisation: ['je Organisation', 'per organisation'],
      region: ['je Region', 'per region'],
      world: ['eines für alle', 'one for all'],
    },
  }),
  setting('os.event.target', 'OS-14-14', 'enum', 'lot', {
    name: ['Was ein Ereignis trifft', 'What an event hits'],
    options: {
      lot: ['bestimmt das Los', 'is drawn by lot'],
      owner: ['wählt der Besitzer', 'is chosen by the owner'],
      gm: ['wählt die Spielleitung', 'is chosen by the GM'],
    },
  }),
  setting('os.event.chance_target', 'OS-14-05', 'int', 4, {
    name: ['Eine Chance geschieht ab', 'A chance happens from'],
    help: ['Zahl auf dem Würfel mit allen Verschiebungen.', 'Number on the die with all shifts.'],
  }),
  setting('os.event.chance_time', 'OS-14-05', 'enum', 'end_of_act', {
    name: ['Eine Chance entscheidet sich', 'A chance is decided'],
    options: {
      end_of_act: ['am Ende des Agierens', 'when acting ends'],
      at_once: ['sofort', 'at once'],
      gm_decides: ['durch die Spielleitung', 'by the GM'],
    },
  }),
  setting('os.event.influence_max', 'OS-14-06', 'int', 2, {
    name: ['Größter Einfluss je Organisation', 'Greatest influence of an organisation'],
    help: [
      'Um so viel verschiebt sie eine Chance höchstens.',
      'It shifts a chance by so much at most.',
    ],
  }),
  setting('os.event.population_amount', 'OS-14-09', 'int', 1, {
    name: ['Einheiten bei den Ereignissen 3 und 11', 'Units of the events 3 and 11'],
  }),
  ...RULINGS,
];
