import {
  choiceSetting as one,
  flagSetting as flag,
  intSetting as int,
  type SettingDefinition,
} from '../../../kernel';
import { ruling } from '../rules/declare';

/** The settings register: defaults are the readings of chapter 41 and the numbers of the rules. */
export const SETTINGS: readonly SettingDefinition[] = [
  one('ew.round.mode', 'EW-0-04', ['Hunderter und Fünfhunderter runden', 'Rounding to hundreds'], {
    nearest_half_up: ['zum nächsten, die Mitte nach oben', 'to the nearest, the middle upwards'],
    up: ['immer nach oben', 'always upwards'],
  }),
  flag('ew.motherland.one_per_zone', 'EW-3-02', false, [
    'Nur ein Mutterland je Zone',
    'Only one motherland per zone',
  ]),
  one('ew.home.order', 'EW-4-05', ['Heimatbündnisse', 'Home alliances'], {
    choice_order: ['jeder alle auf einmal', 'each player all at once'],
    one_by_one: ['reihum je ein Land', 'one country each, round the table'],
  }),
  one('ew.zone_bonus.repeat', 'EW-7-04', ['Zonenbonus', 'Zone bonus'], {
    each_time: ['jedes Mal, wenn die Zone voll wird', 'each time the zone becomes complete'],
    once_per_zone: ['je Spieler und Zone einmal', 'once per player and zone'],
  }),
  one(
    'ew.last_player.alliance_cost',
    'EW-8-04',
    ['Zusatzbündnis des Letzten', 'Extra alliance of the last player'],
    { rule_9: ['zum üblichen Preis', 'at the usual price'], free: ['umsonst', 'free'] },
  ),
  one(
    'ew.last_player.first_attack',
    'EW-8-05',
    ['Erster Angriff des Spiels', 'First attack of the game'],
    {
      free_only: ['nur auf ein freies Land', 'on a free country only'],
      any: ['auf jedes Ziel', 'on any target'],
    },
  ),
  flag('ew.purchase.shared_home_zone', 'EW-9-04', false, [
    'Bündnisse in der eigenen Heimatzone sind käuflich, auch wenn dort ein anderer zu Hause ist',
    'Alliances in the own home zone can be bought even if another player is at home there',
  ]),
  one('ew.purchase.limit', 'EW-9-05', ['Bündnisse kaufen', 'Buying alliances'], {
    one_per_occasion: [
      'eines bei Beginn der Option, eines nach jedem Sieg',
      'one with the option, one after each victory',
    ],
    unlimited: ['beliebig viele', 'any number'],
  }),
  int('ew.war.energy', 'EW-10-04', 2500, ['Energie im Krieg', 'Energy in a war']),
  one(
    'ew.war.energy_mode',
    'EW-12-09',
    ['Energie der nächsten Schlacht', 'Energy of the next battle'],
    {
      carry: ['der Rest der letzten', 'what the last one left'],
      refill: ['wieder voll', 'full again'],
    },
  ),
  flag('ew.war.secret_choice', 'EW-11-06', false, [
    'Beide wählen ihre Waffe verdeckt',
    'Both choose their weapon hidden',
  ]),
  one(
    'ew.defender.no_enemy',
    'EW-11-05',
    ['Alle anderen sind Verbündete', 'All others are allies'],
    {
      ally_stands_in: ['ein Verbündeter verteidigt', 'an ally defends'],
      attack_forbidden: ['kein Angriff', 'no attack'],
    },
  ),
  flag('ew.option.may_pass', 'EW-27-02', true, [
    'Die Angriffsoption darf ungenutzt enden',
    'The attack option may end unused',
  ]),
  flag('ew.alliance.multiple', 'EW-18-02', false, [
    'Ein Spieler darf in mehreren Bündnissen sein',
    'A player may be in several alliances',
  ]),
  one(
    'ew.joint.register',
    'EW-18-07',
    ['Register gemeinsamer Länder', 'Register of joint countries'],
    {
      split: ['der Wert wird geteilt', 'the value is divided'],
      full_each: ['jeder trägt ihn ganz ein', 'each registers all of it'],
    },
  ),
  flag('ew.joint.free_attack', 'EW-18-14', false, [
    'Auch freie Länder dürfen gemeinsam angegriffen werden',
    'Free countries, too, may be attacked jointly',
  ]),
  one('ew.sides.end', 'EW-19-02', ['Seiten am Rand einer Zone', 'Sides at the end of a zone'], {
    wrap: ['erstes und letztes Land sind Nachbarn', 'first and last are neighbours'],
    one_side: ['nur eine Seite', 'one side only'],
  }),
  one(
    'ew.motherland.access',
    'EW-19-03',
    ['Angriff auf ein Mutterland', 'Attack on a motherland'],
    {
      side_conquered: ['beide Seiten sind erobert', 'both sides are conquered'],
      side_held: ['beide Seiten sind erobert oder verbündet', 'both sides are conquered or allied'],
      any_enemy: ['beide Seiten hält irgendein Gegner', 'both sides are held by any opponent'],
    },
  ),
  one('ew.end.single_alliance', 'EW-19-12', ['Nur noch ein Bündnis übrig', 'One alliance left'], {
    go_on: ['das Spiel geht weiter', 'the game goes on'],
    ends: ['das Spiel ist aus', 'the game is over'],
  }),
  one('ew.pbu.change', 'EW-24-02', ['Ein Wert ändert sich', 'A value changes'], {
    future_only: ['gilt von da an', 'holds from then on'],
    rebook: ['alle Länder werden neu gebucht', 'all holdings are booked anew'],
  }),
  one('ew.final.attacks', 'EW-20-03', ['Angriffe in der Endrunde', 'Attacks in the final round'], {
    one_war: ['ein Krieg', 'one war'],
    until_loss: ['bis zur ersten Niederlage', 'until the first defeat'],
  }),
  flag('ew.final.motherlands', 'EW-20-03', false, [
    'In der Endrunde sind Mutterländer angreifbar',
    'Motherlands may be attacked in the final round',
  ]),
  one('ew.turn.all_pass', 'EW-20-07', ['Alle verzichten', 'Everybody passes'], {
    ask_gm: ['Spielleitung fragen', 'ask the GM'],
    final_round: ['die Endrunde beginnt', 'the final round begins'],
    continue: ['es geht weiter', 'play goes on'],
  }),
  one('ew.endgame.shift', 'EW-21-05', ['Register im Endspiel', 'Register in the endgame'], {
    per_battle: ['ein Feld je Schlacht', 'one field per battle'],
    per_duel: ['ein Feld je Duell', 'one field per duel'],
  }),
  one('ew.endgame.lost_weapon', 'EW-21-07', ['Verlorene Waffe im Duell', 'Lost weapon in a duel'], {
    next_battle: ['fehlt in der nächsten Schlacht', 'is missing in the next battle'],
    rest_of_duel: ['fehlt bis zum Ende des Duells', 'is missing to the end of the duel'],
  }),
  one('ew.endgame.ladder', 'EW-21-11', ['Wer als Nächster herausfordert', 'Who challenges next'], {
    duellists: ['der bessere der beiden Duellanten', 'the better of the two duellists'],
    overall_highest: ['der Höchste aller, die gefochten haben', 'the highest who has fought'],
  }),
  int(
    'ew.endgame.energy_percent',
    'EW-21-16',
    100,
    ['Energieverbrauch in Duellen in Prozent', 'Consumption in duels in percent'],
    ['Bis 1000; mehr macht Duelle kürzer.', 'Up to 1000; more makes duels shorter.'],
  ),
  one('ew.end.tie', 'EW-22-02', ['Gleichstand am Ende', 'Tie at the end'], {
    shared: ['geteilter Sieg', 'shared victory'],
    duel: ['noch ein Duell', 'one more duel'],
  }),
  int(
    'ew.variant.clock_minutes',
    'EW-23-01',
    0,
    ['Spiel auf Zeit, Minuten', 'Against the clock, minutes'],
    ['0 = ohne Uhr. Ist sie abgelaufen, sagst du es.', '0 = no clock. You say when it is over.'],
  ),
  flag('ew.variant.clock_convert', 'EW-23-01', false, [
    'Bei Zeitablauf werden Marken ins Register übertragen',
    'When time is over markers are transferred to the register',
  ]),
  int(
    'ew.variant.target',
    'EW-23-02',
    0,
    ['Spiel auf Punkte: Register', 'To a score: register'],
    ['0 = ohne Ziel.', '0 = no target.'],
  ),
  int('ew.practice.wins', 'EW-25-02', 10, ['Siege im Übungsspiel', 'Wins of a practice game']),
  one('ew.battle.mode', 'EW-39-03', ['Schlachten', 'Battles'], {
    arcade: ['werden auf dem Bildschirm gespielt', 'are played on the screen'],
    entered: ['werden eingegeben', 'are entered'],
    dice: ['entscheiden Würfel', 'are decided by dice'],
  }),
  one('arc.set', 'EW-46-29', ['Werte der Schlacht', 'Values of the battle'], {
    fair: ['ausgewogen', 'fair'],
    standard: ['wie im Regelwerk', 'as in the rules'],
    observed: ['wie am Original beobachtet', 'as observed of the original'],
  }),
  one('arc.computer', 'EW-46-24', ['Das Programm spielt', 'The program plays'], {
    none: ['niemanden', 'nobody'],
    red: ['den Angreifer (rot)', 'the attacker (red)'],
    blue: ['den Verteidiger (blau)', 'the defender (blue)'],
    both: ['beide Seiten', 'both sides'],
  }),
  one('arc.terrain', 'EW-31-07', ['Gelände', 'Terrain'], {
    seeded: ['für alle Waffen gleich', 'alike for all weapons'],
    by_weapons: ['nach den Waffen', 'by the weapons'],
  }),
  one(
    'arc.sub.sonar_penalty',
    'EW-32-06',
    ['Nach der Glocke nicht aufgetaucht', 'Bell not obeyed'],
    {
      energy_and_reveal: ['kostet Energie und verrät', 'costs energy and reveals'],
      destroyed: ['versenkt', 'destroyed'],
      reveal: ['verrät', 'reveals'],
      none: ['nichts', 'nothing'],
    },
  ),
  flag('arc.sub.submerged_immune', 'EW-32-11', false, [
    'Getauchte U-Boote trifft kein Geschoss',
    'No shot hits a submerged submarine',
  ]),
  int(
    'arc.energy.sub_rest',
    'EW-46-18',
    100,
    ['Verbrauch eines ruhenden U-Boots', 'Consumption of a resting submarine'],
    ['Tausendstel je Takt.', 'Thousandths per tick.'],
  ),
  int(
    'arc.max_ticks',
    'EW-46-18',
    0,
    ['Längste Schlacht in Takten', 'Longest battle in ticks'],
    [
      '0 = ohne Grenze; sonst endet sie dann unentschieden.',
      '0 = no limit; otherwise it then ends in a draw.',
    ],
  ),
  ruling(4, 'EW-1-06', ['Marken zu Beginn', 'Markers at the start'], ['Keine.', 'None.']),
  ruling(
    5,
    'EW-1-07',
    ['Register über 100', 'Register above 100'],
    ['Die Marke läuft weiter.', 'The mark goes on.'],
  ),
  ruling(
    6,
    'EW-2-05',
    ['Abstand der Startziffern', 'Distance of the starting digits'],
    ['Ohne Umlauf: 9 und 0 sind 9 auseinander.', 'No wrap-around: 9 and 0 are 9 apart.'],
  ),
  ruling(
    17,
    'EW-12-10',
    ['Krieg ohne klaren Sieger', 'War without a clear winner'],
    [
      'Mehr Siege, dann mehr Energie, dann der Verteidiger.',
      'More wins, then more energy, then the defender.',
    ],
  ),
  ruling(
    19,
    'EW-15-04',
    ['Preis eines Angriffs', 'Price of an attack'],
    [
      'Beim Angriff zu zahlen, ein freies Land kostet nichts.',
      'Due with the declaration, a free country costs nothing.',
    ],
  ),
  ruling(
    23,
    'EW-19-10',
    ['Was der Eroberer bekommt', 'What the conqueror gets'],
    [
      'Mutterland, eroberte Länder, Marken und Energie.',
      'Motherland, conquered countries, markers and energy.',
    ],
  ),
];
