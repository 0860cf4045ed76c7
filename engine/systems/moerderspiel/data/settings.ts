import {
  choiceSetting as one,
  flagSetting as flag,
  intSetting as int,
  type SettingDefinition,
} from '../../../kernel';
import { ruling, text } from '../rules/declare-settings';

/** The settings register (TM-0-05): defaults are the readings of chapter 14 and the numbers of the document. */
export const SETTINGS: readonly SettingDefinition[] = [
  int('tm.nations.count', 'TM-1-01', 8, ['Zahl der Nationen', 'Number of nations']),
  int('tm.nations.evil', 'TM-1-02', 2, ['davon böse', 'evil among them']),
  flag(
    'tm.evil.know_each_other',
    'TM-1-04',
    false,
    ['Die Bösen kennen einander', 'The evil know each other'],
    ['Einmal gesagt, lässt es sich nicht zurücknehmen.', 'Once told, it cannot be taken back.'],
  ),
  text('tm.clock.timezone', 'TM-2-03', 'Europe/Berlin', ['Zeitzone', 'Time zone']),
  text('tm.clock.day_boundary', 'TM-2-03', '22:00', ['Der Tag wechselt um', 'The day changes at']),
  text('tm.clock.mid_boundary', 'TM-2-03', '16:00', [
    'Die zweite Runde beginnt um',
    'The second round begins at',
  ]),
  text('tm.clock.start', 'TM-2-02', '', [
    'Beginn des ersten Tages (JJJJ-MM-TT)',
    'Start of the first day (YYYY-MM-DD)',
  ]),
  flag('tm.clock.auto_resolve', 'TM-2-14', false, [
    'Zum Rundenende das Ergebnis von selbst zeigen; die Runde beendest du',
    'Show the outcome by itself at the end of a round; ending the round is yours',
  ]),
  flag('tm.orders.late_by_gm', 'TM-2-09', true, [
    'Die Spielleitung darf verspätete Befehle zulassen',
    'The GM may admit late orders',
  ]),
  one('tm.map.layout', 'TM-3-02', ['Versetzte Reihen', 'Shifted rows'], {
    even_rows_right: ['B, D, F … nach rechts', 'B, D, F … to the right'],
    odd_rows_right: ['A, C, E … nach rechts', 'A, C, E … to the right'],
  }),
  int('tm.map.rows', 'TM-3-01', 14, ['Reihen der Karte (A bis Z)', 'Rows of the map (A to Z)']),
  int('tm.map.columns', 'TM-3-01', 16, ['Felder je Reihe', 'Fields in a row']),
  flag('tm.map.show_destroyed_capital', 'TM-3-14', true, [
    'Zerstörte Hauptstädte stehen auf der Weltkarte',
    'Destroyed capitals are on the world map',
  ]),
  int('tm.soldiers.step', 'TM-0-02', 100, ['Soldaten in Schritten von', 'Soldiers in steps of']),
  int('tm.start.soldiers', 'TM-4.1-01', 1500, ['Soldaten am Anfang', 'Soldiers at the start']),
  int('tm.army.max', 'TM-4.1-02', 2, ['Höchstens so viele Armeen', 'At most so many armies']),
  int('tm.army.min', 'TM-4.1-04', 100, [
    'Mindestens so viele Soldaten je Armee',
    'At least so many soldiers per army',
  ]),
  int('tm.move.max', 'TM-4.3-01', 2, ['Felder je Runde', 'Fields per round']),
  one('tm.regroup.allowed', 'TM-4.1-10', ['Umgruppieren', 'Regrouping'], {
    omnipresence_only: ['nur mit Omnipräsenz', 'only with Omnipresence'],
    at_own_capital: ['in der eigenen Hauptstadt', 'in the own capital'],
    same_field: ['auf demselben Feld', 'on the same field'],
  }),
  one('tm.morale.bonus_cap', 'TM-4.2-07', ['Zeitweilige Boni', 'Temporary bonuses'], {
    '3': ['heben bis 3', 'lift up to 3'],
    none: ['heben auch über 3', 'lift above 3 too'],
  }),
  one(
    'tm.base_morale.mode',
    'TM-4.2-10',
    ['Basismoral', 'Base morale'],
    {
      events: ['ändert sich nur durch Ereignisse', 'changes by events only'],
      derived: ['folgt den Stützpunkten', 'follows the bases'],
    },
    [
      'Bis zu ihr erholt sich eine Armee, die ruht. Üblich: Jeder gewonnene Stützpunkt hebt sie, eine verlorene Hauptstadt senkt sie; ein verlorener Stützpunkt ändert nichts. Sonst: Sie steigt und fällt mit der Zahl der Stützpunkte.',
      'An army at rest recovers up to it. Usual: every base gained raises it, a capital lost lowers it; a base lost changes nothing. Else: it rises and falls with the number of bases.',
    ],
  ),
  flag('tm.rest.requires_no_action', 'TM-4.2-11', true, [
    'Nur wer nichts tut, ruht',
    'Only who does nothing rests',
  ]),
  flag(
    'tm.stance.stationary_intercepts',
    'TM-4.4-05',
    false,
    ['Auch stehende aggressive Armeen halten auf', 'Standing aggressive armies stop others, too'],
    [
      'Üblich: Aggressive Armeen halten nur auf, wer zugleich mit ihnen ein Feld betritt oder ihnen entgegenkommt. Mit Ja kommt auch an einer stehenden aggressiven Armee niemand vorbei.',
      'Usual: aggressive armies stop only those who enter a field together with them or come towards them. With yes, nobody passes a standing aggressive army either.',
    ],
  ),
  one(
    'tm.stance.equal_swap',
    'TM-4.4-08',
    ['Gleich starke Armeen treffen sich', 'Equal armies meet'],
    {
      lot: ['durch das Los', 'by lot'],
      lower_coordinate: ['auf dem kleineren Feld', 'on the smaller field'],
      higher_morale: ['bei der höheren Moral', 'with the higher morale'],
    },
  ),
  one('tm.contact.mode', 'TM-4.4-16', ['Kontakt zu mehreren', 'Contact of several'], {
    extrovert_subset: ['die Extrovertierten', 'the extrovert ones'],
    all_or_none: ['alle oder keine', 'all or none'],
  }),
  one('tm.base.contested', 'TM-4.5-08', ['Umstrittener Stützpunkt', 'Contested base'], {
    none: ['niemand bekommt ihn', 'nobody gets it'],
    largest_army: ['die größte Armee', 'the largest army'],
    lot: ['das Los', 'by lot'],
  }),
  flag('tm.base.notice_on_passing', 'TM-4.5-11', false, [
    'Meldung auch beim Durchziehen',
    'Notice on passing, too',
  ]),
  int('tm.base.defenders', 'TM-4.5-12', 300, ['Verteidiger je Stützpunkt', 'Defenders per base']),
  int('tm.base.defender_morale', 'TM-4.5-12', 1, ['Moral der Verteidiger', 'Morale of defenders']),
  one('tm.base.cede_mode', 'TM-4.5-18', ['Überlassener Stützpunkt', 'Ceded base'], {
    to_unoccupied: ['wird unbesetzt', 'becomes unoccupied'],
    direct_transfer: ['geht gleich über', 'changes hands at once'],
  }),
  flag('tm.capital.attack_on_entry', 'TM-4.6-02', false, [
    'Angriff auf die Garnison schon beim Einmarsch',
    'Attack on the garrison on entering',
  ]),
  flag('tm.siege.before_combat', 'TM-4.6-05', false, [
    'Belagerung wirkt vor den Kämpfen',
    'Sieges take effect before combats',
  ]),
  int('tm.siege.floor', 'TM-4.6-05', -1, [
    'Tiefste Moral einer belagerten Garnison',
    'Lowest morale of a besieged garrison',
  ]),
  int('tm.garrison.recovery', 'TM-4.6-06', 1, [
    'Moral, die eine Garnison in Ruhe zurückgewinnt',
    'Morale a quiet garrison regains',
  ]),
  int('tm.combat.morale_factor', 'TM-5-04', 300, ['Kampfkraft je Moral', 'Power per morale']),
  int('tm.combat.morale_bonus', 'TM-5-05', 100, [
    'Kampfkraft je Punkt mehr Moral',
    'Power per point of higher morale',
  ]),
  one('tm.combat.gap_mode', 'TM-5-09', ['Zwischen zwei Zeilen', 'Between two rows'], {
    lower: ['gilt die untere', 'the lower one holds'],
    upper: ['gilt die obere', 'the upper one holds'],
    nearest: ['gilt die nähere', 'the nearer one holds'],
  }),
  one('tm.combat.draw', 'TM-5-10', ['Gleiche Kampfkraft', 'Equal power'], {
    no_winner: ['niemand siegt', 'nobody wins'],
    defender_wins: ['der Verteidiger siegt', 'the defender wins'],
    larger_army_wins: ['die größere Armee siegt', 'the larger army wins'],
  }),
  one(
    'tm.combat.multi',
    'TM-5-14',
    ['Mehrere Kämpfe auf einem Feld', 'Several combats on a field'],
    {
      pairwise: ['jeder für sich', 'each by itself'],
      coalition: ['in zwei Lagern', 'in two camps'],
    },
  ),
  one('tm.report.combat_audience', 'TM-5-18', ['Kampfberichte', 'Combat reports'], {
    participants: ['nur den Beteiligten', 'for those involved'],
    public: ['allen', 'for all'],
  }),
  one('tm.report.combat_detail', 'TM-5-18', ['Was Kampfberichte nennen', 'Combat reports name'], {
    losses: ['Sieger und Verluste', 'winner and losses'],
    winner_only: ['den Sieger', 'the winner'],
    full: ['alles', 'everything'],
  }),
  int('tm.sanction.heavy_min', 'TM-6-06', 3, [
    'Stimmen für die schwere Sanktion',
    'Votes for the heavy sanction',
  ]),
  int('tm.sanction.light_min', 'TM-6-08', 2, [
    'Stimmen für die leichte Sanktion',
    'Votes for the light sanction',
  ]),
  int('tm.sanction.loss', 'TM-6-06', 500, [
    'Soldaten, die sie kostet',
    'Soldiers the heavy sanction costs',
  ]),
  flag('tm.sanction.reveal_strength', 'TM-6-09', false, [
    'Aufgedeckte Armeen zeigen ihre Stärke',
    'Uncovered armies show their strength',
  ]),
  flag('tm.sanction.reveal_true_flag', 'TM-6-09', true, [
    'Aufgedeckte Armeen zeigen ihre wahre Flagge',
    'Uncovered armies show their true flag',
  ]),
  one('tm.sanction.tie', 'TM-6-12', ['Gleich viele Stimmen', 'Equal votes'], {
    none: ['niemand verliert Soldaten', 'nobody loses soldiers'],
    all: ['alle verlieren', 'all lose'],
    lot: ['das Los', 'by lot'],
  }),
  flag('tm.sanction.garrison_zero_is_loss', 'TM-6-13', false, [
    'Eine durch Sanktion aufgelöste Garnison gilt als zerstörte Hauptstadt',
    'A garrison dissolved by sanction counts as a destroyed capital',
  ]),
  flag('tm.end.good_needs_barbarians', 'TM-7-03', false, [
    'Auch die Barbaren müssen besiegt werden',
    'The barbarians must be beaten too',
  ]),
  int('tm.ability.normal_max', 'TM-8.0-01', 2, [
    'Spezialfähigkeiten je Nation',
    'Special abilities per nation',
  ]),
  flag(
    'tm.ability.public',
    'TM-8.0-11',
    false,
    ['Spezialfähigkeiten sind öffentlich', 'Special abilities are public'],
    [
      'Mit Ja erfahren alle in der ersten Nachricht, welche Nation welche Fähigkeiten hat; die bösen bleiben geheim.',
      'With yes, the first message tells everybody which nation has which abilities; the evil ones stay secret.',
    ],
  ),
  one('tm.evil.shortfall', 'TM-8.0-10', ['Zu wenige Freiwillige', 'Too few volunteers'], {
    draw: ['das Los bestimmt sie', 'lots name them'],
    ask_gm: ['die Spielleitung bestimmt sie', 'the GM names them'],
    play_with_fewer: ['es bleiben weniger', 'there are fewer'],
  }),
  flag('tm.builder.counts_as_capture', 'TM-8.1-06', true, [
    'Ein gebauter Stützpunkt zählt als eingenommen',
    'A built base counts as captured',
  ]),
  one('tm.blockade.effective', 'TM-8.2-04', ['Blockaden wirken', 'Blockades take effect'], {
    next_round: ['ab der nächsten Runde', 'from the next round on'],
    same_round: ['in derselben Runde', 'in the same round'],
  }),
  flag('tm.blockade.allow_sealing', 'TM-8.2-05', true, [
    'Blockaden dürfen Felder einschließen',
    'Blockades may enclose fields',
  ]),
  flag('tm.scouting.sees_camouflage', 'TM-8.3-03', true, [
    'Aufklärung sieht getarnte Armeen',
    'Scouting sees camouflaged armies',
  ]),
  one('tm.deception.round', 'TM-8.5-03', ['Halbe Stärke', 'Half strength'], {
    up_100: ['auf Hunderter aufgerundet', 'rounded up to hundreds'],
    exact: ['genau', 'exact'],
  }),
  one('tm.decree.type', 'TM-8.6-06', ['Ein Erlass', 'A decree'], {
    bearer: ['gilt für den, der ihn trägt', 'holds for its bearer'],
    named: ['nennt seine Nation', 'names its nation'],
  }),
  int('tm.demoralise.amount', 'TM-8.10-01', 2, [
    'Demoralisieren senkt die Moral um',
    'Demoralise lowers morale by',
  ]),
  one('tm.demoralise.timing', 'TM-8.10-03', ['Demoralisieren wirkt', 'Demoralise takes effect'], {
    before_combat: ['vor den Kämpfen', 'before combats'],
    end_of_round: ['am Ende der Runde', 'at the end of the round'],
  }),
  flag('tm.demoralise.garrison', 'TM-4.6-14', false, [
    'Garnisonen lassen sich demoralisieren',
    'Garrisons can be demoralised',
  ]),
  one(
    'tm.techniques.assign',
    'TM-8.11-02',
    ['Geheime Kampftechniken wählt', 'Secret techniques are chosen by'],
    {
      player: ['der Spieler', 'the player'],
      gm: ['die Spielleitung', 'the GM'],
      lot: ['das Los', 'lot'],
    },
  ),
  flag('tm.flight.allowed', 'TM-9-03', true, ['Flucht ist möglich', 'Flight is possible']),
  flag('tm.allrounder.omnipresence', 'TM-9-03', false, [
    'Alleskönner dürfen Omnipräsenz wählen',
    'All-rounders may choose Omnipresence',
  ]),
  flag('tm.camouflage.combat_reveals', 'TM-8.13-06', true, [
    'Ein Kampf verrät getarnte Armeen',
    'A combat reveals camouflaged armies',
  ]),
  one(
    'tm.camouflage.attack_bonus_state',
    'TM-8.13-05',
    ['Angriff aus der Tarnung', 'Attack out of camouflage'],
    {
      same_field: ['nur vom selben Feld ungesehen', 'only unseen on the same field'],
      any: ['aus jeder Tarnung', 'out of any camouflage'],
    },
  ),
  flag('tm.allrounder.choice_is_action', 'TM-8.14-04', false, [
    'Die Wahl des Alleskönners kostet die Aktion',
    'The choice of an all-rounder costs the action',
  ]),
  flag('tm.underdog.garrison', 'TM-8.15-02', false, [
    'Underdog gilt auch gegen Garnisonen',
    'Underdog holds against garrisons, too',
  ]),
  int('tm.lure.chance', 'TM-8.16-04', 100, [
    'Verlocken gelingt (Prozent)',
    'Lure succeeds (percent)',
  ]),
  int('tm.barbarians.start', 'TM-8.18-03', 1000, ['Barbaren am Anfang', 'Barbarians at the start']),
  int('tm.barbarians.growth', 'TM-8.18-03', 100, ['Zuwachs je Tag', 'Growth per day']),
  int('tm.barbarians.max', 'TM-8.18-03', 1500, ['Zuwachs bis', 'Growth up to']),
  int('tm.barbarians.morale', 'TM-8.18-03', -1, ['Moral der Barbaren', 'Morale of barbarians']),
  int('tm.barbarians.move', 'TM-8.18-03', 2, [
    'Felder je Runde der Barbaren',
    'Fields per round of barbarians',
  ]),
  int('tm.barbarians.camp_min_distance', 'TM-8.18-03', 3, [
    'Abstand des Lagers von Hauptstädten',
    'Distance of the camp from capitals',
  ]),
  flag('tm.barbarians.respawn', 'TM-8.18-03', false, [
    'Eine geschlagene Horde sammelt sich neu',
    'A beaten horde gathers anew',
  ]),
  flag('tm.barbarians.may_attack_owner', 'TM-8.18-06', false, [
    'Barbaren dürfen Armeen ihres Herrn angreifen',
    'Barbarians may attack armies of their lord',
  ]),
  one('tm.sight.garrison', 'TM-12-02', ['Garnisonen sehen', 'Garrisons see'], {
    field_and_neighbours: ['ihr Feld und die Nachbarfelder', 'their field and its neighbours'],
    field: ['ihr Feld', 'their field'],
    none: ['nichts', 'nothing'],
  }),
  flag('tm.sight.strength', 'TM-12-03', true, [
    'Fremde Armeen zeigen ihre Stärke',
    'Foreign armies show their strength',
  ]),
  ruling(
    12,
    'TM-5-12',
    ['Nach dem Kampf', 'After a combat'],
    [
      'Beschrieben: Die Überlebenden bleiben. Sonst: Die Spielleitung sagt, ob der Verlierer weicht.',
      'Described: survivors stay. Else: the GM says whether the loser retreats.',
    ],
  ),
  ruling(
    24,
    'TM-4.5-16',
    ['Kampf um einen Stützpunkt', 'Combat for a base'],
    [
      'Beschrieben: Höhere Kampfkraft genügt. Sonst: Die Spielleitung sagt, ob er fällt.',
      'Described: higher power suffices. Else: the GM says whether it falls.',
    ],
  ),
  ruling(
    32,
    'TM-4.7-07',
    ['Aktion einer angegriffenen Armee', 'Action of an attacked army'],
    [
      'Beschrieben: Jede Aktion außer Angriff verfällt. Sonst: Die Spielleitung entscheidet.',
      'Described: every action but an attack is annulled. Else: the GM decides.',
    ],
  ),
  ruling(
    33,
    'TM-4.7-12',
    ['Flucht vor mehreren', 'Flight from several'],
    [
      'Beschrieben: Ein Wurf gilt gegen alle. Sonst: Die Spielleitung entscheidet.',
      'Described: one roll against all. Else: the GM decides.',
    ],
  ),
  ruling(
    48,
    'TM-8.1-05',
    ['Zwei Nationen bauen auf einem Feld', 'Two nations build on a field'],
    [
      'Beschrieben: Keiner bekommt den Stützpunkt. Sonst: Die Spielleitung entscheidet.',
      'Described: nobody gets the base. Else: the GM decides.',
    ],
  ),
  ruling(
    52,
    'TM-8.4-04',
    ['Was Vergeltung auslöst', 'What triggers Retaliation'],
    [
      'Beschrieben: Niederlagen von Armeen. Sonst: Die Spielleitung entscheidet.',
      'Described: defeats of armies. Else: the GM decides.',
    ],
  ),
  ruling(
    56,
    'TM-8.8-05',
    ['Falsche Befehle', 'False orders'],
    [
      'Beschrieben: Es gelten die eingereichten Befehle. Sonst: Die Spielleitung entscheidet.',
      'Described: judged from the orders as submitted. Else: the GM decides.',
    ],
  ),
  ruling(
    16,
    'TM-4.2-13',
    ['Moral der Garnison', 'Morale of the garrison'],
    [
      'Beschrieben: Was die Moral der Armeen hebt oder senkt, berührt die Garnison nicht. Sonst: Die Spielleitung sagt, ob es sie berührt.',
      'Described: What lifts or lowers the morale of armies leaves the garrison alone. Else: the GM says whether it touches it.',
    ],
  ),
  ruling(
    17,
    'TM-4.3-04',
    ['Zwei Felder befohlen, eins betreten', 'Two fields ordered, one entered'],
    [
      'Beschrieben: Gezahlt wird nur für betretene Felder. Sonst: Die Spielleitung sagt, ob die Armee zahlt.',
      'Described: Only fields that were entered cost morale. Else: the GM says whether the army pays.',
    ],
  ),
  ruling(
    18,
    'TM-4.4-02',
    ['Haltung neuer Armeen', 'Stance of new armies'],
    [
      'Beschrieben: Armeen beginnen passiv und introvertiert. Sonst: Die Spielleitung sagt, wie sie beginnen.',
      'Described: Armies begin passive and introvert. Else: the GM says how they begin.',
    ],
  ),
  ruling(
    30,
    'TM-4.6-12',
    ['Garnison einer wieder aufgebauten Hauptstadt', 'Garrison of a rebuilt capital'],
    [
      'Beschrieben: Sie kommt aus der Armee, die baut. Sonst: Die Spielleitung sagt, ob es eine gibt.',
      'Described: It comes from the army that rebuilds. Else: the GM says whether there is one.',
    ],
  ),
  ruling(
    34,
    'TM-4.8-06',
    ['Versperrte Flucht', 'Flight that is barred'],
    [
      'Beschrieben: Sie kostet keine Moral. Sonst: Die Spielleitung sagt, ob sie kostet.',
      'Described: It costs no morale. Else: the GM says whether it does.',
    ],
  ),
  ruling(
    39,
    'TM-6-16',
    ['Abstimmung', 'The vote'],
    [
      'Beschrieben: Wer gegen wen gestimmt hat, erfahren alle. Sonst: Die Spielleitung sagt, ob die Namen genannt werden.',
      'Described: Everybody learns who voted against whom. Else: the GM says whether names are told.',
    ],
  ),
  ruling(
    41,
    'TM-6-11',
    ['Eine sanktionierte Armee hat je Runde', 'A sanctioned army has in a round'],
    [
      'Sonst sagt die Spielleitung, ob die Grenze nur für aktive Fähigkeiten gilt.',
      'Else the GM says whether the limit is for active abilities only.',
    ],
    ['eine einzige Fähigkeit, ob aktiv oder passiv', 'one single ability, be it active or passive'],
  ),
  ruling(
    45,
    'TM-7-10',
    ['Ausgeschiedene Nationen', 'Eliminated nations'],
    [
      'Beschrieben: Alle erfahren es. Sonst: Die Spielleitung sagt, ob sie es erfahren.',
      'Described: Everybody is told. Else: the GM says whether they are.',
    ],
  ),
  ruling(
    55,
    'TM-8.7-04',
    ['Ausgelöste Fallen', 'Traps that were sprung'],
    [
      'Beschrieben: Sie sind danach weg. Sonst: Die Spielleitung sagt, ob sie bleiben.',
      'Described: They are gone afterwards. Else: the GM says whether they stay.',
    ],
  ),
  ruling(
    57,
    'TM-8.9-02',
    ['Ziel einer Fährte', 'Where a track leads'],
    [
      'Beschrieben: Es ist das Feld, auf dem die verfolgte Armee enden will. Sonst: Die Spielleitung sagt, ob es ihr Startfeld ist.',
      'Described: It is the field on which the followed army means to end. Else: the GM says whether it is where it starts.',
    ],
  ),
  ruling(
    59,
    'TM-8.12-04',
    ['Moral vereinigter Armeen', 'Morale of joined armies'],
    [
      'Beschrieben: Es gilt das Mittel nach Soldaten, abgerundet. Sonst: Die Spielleitung sagt, ob die niedrigere gilt.',
      'Described: The mean by soldiers holds, rounded down. Else: the GM says whether the lower one holds.',
    ],
  ),
];
