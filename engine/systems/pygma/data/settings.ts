import {
  choiceSetting as one,
  flagSetting as flag,
  intSetting as int,
  setting,
  type SettingDefinition,
} from '../../../kernel';

/** What may be confined to muster months beside mustering itself (PI-10-09). */
export const MUSTER_ITEMS = {
  city: ['Städte bauen', 'building cities'],
  fortification: ['Befestigung', 'fortification'],
  trade_city: ['Handelsstädte ernennen', 'appointing trade cities'],
  stationing: ['Stationierung', 'stationing'],
  hygiene: ['Hygiene', 'hygiene'],
  espionage: ['Ausgaben für Spionage', 'spending on espionage'],
  promotion: ['Förderung', 'promotion'],
  storage: ['Lagerung', 'storage'],
  trader: ['Händler aufstellen', 'raising traders'],
} as const;

/** The settings register (chapter 14 of the specification): defaults are the readings of `SOURCES.md`. */
export const SETTINGS: readonly SettingDefinition[] = [
  flag(
    'pygma.modules.economy',
    'PI-00-14',
    false,
    ['Wirtschaft (Kapitel 11 bis 15)', 'Economy (chapters 11 to 15)'],
    [
      'Güter, Zonen, Aufstände, Förderung, Handelsstädte und Händler. Lässt sich später zuschalten.',
      'Goods, zones, revolts, promotion, trade cities and traders. May be added later.',
    ],
  ),
  flag(
    'pygma.modules.trade_bloom',
    'PI-15a-01',
    false,
    ['Blüte der Handelsstädte (Kapitel 15a)', 'Blossom of trade cities (chapter 15a)'],
    ['Nur mit der Wirtschaft.', 'Only together with the economy.'],
  ),
  flag(
    'pygma.modules.population',
    'PI-16-01',
    false,
    ['Bevölkerungsentwicklung (Kapitel 16)', 'Population development (chapter 16)'],
    ['Nur mit der Wirtschaft.', 'Only together with the economy.'],
  ),
  one(
    'pygma.map.player_sheet',
    'GM-20',
    ['Karten der Spieler', 'Maps of the players'],
    {
      growing: ['wachsen, mit eigenen Nummern der Großfelder', 'grow, with numbers of their own'],
      world: ['zeigen den Platz in der Welt', 'show the place in the world'],
    },
    [
      'Wachsende Karten verraten weder die Lage noch die Größe der Welt. Zug, Auswertung und Karte eines Reichs tragen dann seine eigenen Nummern.',
      'Growing maps tell neither the place nor the size of the world. Orders, report and map of a realm bear its own numbers.',
    ],
  ),
  flag('pygma.mail.forward', 'PI-00-18', true, [
    'Briefe an Reiche, die man nur dem Namen nach kennt, leitet die Spielleitung weiter',
    'The GM passes on letters to realms known by name alone',
  ]),
  one(
    'pygma.culture.required',
    'PI-17-01',
    ['Fehlt die Kulturschilderung', 'If the description of culture is missing'],
    {
      remind: ['wird jeden Monat erinnert', 'there is a reminder every month'],
      none: ['geschieht nichts', 'nothing happens'],
    },
  ),
  flag('pygma.courier.filter', 'PI-18-05', true, [
    'Texte für den Kurier mit Nummern von Feldern gehen zurück',
    'Texts for the courier with numbers of fields are given back',
  ]),
  flag('pygma.eval.full_appendix', 'PI-19-06', false, [
    'Auswertungen erwähnen auch, was geschah wie befohlen',
    'Reports mention what happened as ordered too',
  ]),
  one('pygma.rounding.income', 'PI-00-01', ['Einkünfte runden', 'Rounding incomes'], {
    floor: ['ab', 'down'],
    half_up: ['kaufmännisch', 'half up'],
  }),
  one(
    'pygma.rounding.percent',
    'PI-00-01',
    ['Güterprozente und Stärken runden', 'Rounding goods percentages and strengths'],
    { floor: ['ab', 'down'], half_up: ['kaufmännisch', 'half up'] },
  ),
  one('pygma.rounding.loss', 'PI-00-01', ['Verluste runden', 'Rounding losses'], {
    half_up: ['kaufmännisch', 'half up'],
    floor: ['ab', 'down'],
    ceil: ['auf', 'up'],
  }),
  one('pygma.height.metric', 'PI-03-12', ['Höhenstufen eines Monats', 'Height levels of a month'], {
    sum: ['alle Wechsel zusammen', 'all changes added'],
    net: ['Anfang gegen Ende', 'start against end'],
    count: ['Zahl der Wechsel', 'number of changes'],
  }),
  one('pygma.height.road', 'PI-03-13', ['Straße ohne Höhenregel', 'Roads without height rule'], {
    per_step: ['je Schritt auf der Straße', 'for each step on the road'],
    whole_move: ['nur beim reinen Straßenzug', 'for pure road moves only'],
  }),
  one(
    'pygma.move.inside',
    'PI-05-28',
    ['Ein Schritt im eigenen Reich', 'A step inside the realm'],
    {
      entered_kf: ['betritt eigenes Land', 'enters own land'],
      both: ['führt von eigenem auf eigenes Land', 'leads from own to own land'],
    },
  ),
  flag('pygma.move.warriors_mixed', 'PI-05-30', false, [
    'Kriegerheere dürfen je 1 Kleinfeld innen und außen ziehen',
    'Warrior armies may move 1 field inside and 1 outside',
  ]),
  one(
    'pygma.move.rider_mountain',
    'PI-05-36',
    ['Reiter im Gebirge: nur 1 Kleinfeld', 'Riders in mountains: 1 field only'],
    {
      entering: ['beim Betreten', 'on entering'],
      entering_or_leaving: ['beim Betreten und Verlassen', 'on entering and leaving'],
    },
  ),
  one('pygma.move.road_range', 'PI-05-34', ['Reichweite der Straße', 'Road range'], {
    any_road: ['auf jeder Straße', 'on any road'],
    own_road: ['nur auf eigenen', 'on own ones only'],
  }),
  one('pygma.move.illegal', 'PI-05-42', ['Unerlaubter Zug', 'Illegal move'], {
    truncate: ['gilt bis zum letzten erlaubten Feld', 'holds up to the last legal field'],
    stand: ['das Heer bleibt stehen', 'the army stands still'],
  }),
  one('pygma.view.sight', 'PI-05-46', ['Sichtbereich', 'Sight area'], {
    path: ['auf dem ganzen Weg', 'all along the path'],
    end: ['nur am Ende', 'at the end only'],
  }),
  flag('pygma.view.own_land', 'PI-05-47', true, [
    'Eigenes Land bemerkt fremde Heere auf ihm',
    'Own land notices foreign armies on it',
  ]),
  one('pygma.annex.path', 'PI-05-50', ['Neutrales Land', 'Neutral land'], {
    all: ['jedes betretene Kleinfeld fällt ans Reich', 'every field entered is taken'],
    last_kf: ['nur das letzte', 'the last one only'],
  }),
  one('pygma.conquest.path', 'PI-05-58', ['Fremdes Land', 'Foreign land'], {
    all: ['jedes betretene Kleinfeld wird erobert', 'every field entered is conquered'],
    last_kf: ['nur das letzte', 'the last one only'],
  }),
  one('pygma.loss.payment', 'PI-05-85', ['1 oder 2 GS Ausrüstung', 'Equipment of 1 or 2 GS'], {
    roll_minus: ['ziehen 1 oder 2 vom Wurf ab', 'take 1 or 2 off the roll'],
    half_losses: ['halbieren die Verluste', 'halve the losses'],
  }),
  one('pygma.contact.attack_vs_retreat', 'PI-05-108', ['Angriff gegen Rückzug', 'A against R'], {
    retreat_if_possible: ['R entkommt, wenn es kann', 'R escapes if it can'],
    battle: ['es kommt zur Schlacht', 'there is a battle'],
    roll: ['entscheidet der Würfel', 'decided by a die'],
  }),
  flag('pygma.contact.at_border', 'PI-05-113', true, [
    'Ein Heer an fremder Grenze stellt Kontakt her',
    'An army at a foreign border makes contact',
  ]),
  one('pygma.battle.points', 'PI-05-121', ['Kampfpunkte', 'Battle points'], {
    floor: ['ganze', 'whole ones'],
    exact: ['genaue', 'exact ones'],
  }),
  one('pygma.battle.terrain', 'PI-05-123', ['Aus Wald oder Wüste', 'Out of forest or desert'], {
    held_kf: ['kommt, wer vorher dort stand', 'is who stood there before'],
    battle_kf: ['kämpft, wer dort kämpft', 'is who fights there'],
  }),
  one('pygma.battle.stacking', 'PI-05-130', ['Mehrere Heere', 'Several armies of a side'], {
    sum: ['zählen ihre Punkte zusammen', 'add their points'],
    strongest: ['nur das stärkste zählt', 'the strongest one counts'],
  }),
  one('pygma.battle.loser', 'PI-05-132', ['Wer verliert', 'Whoever loses'], {
    retreat: ['zieht sich ein Kleinfeld zurück', 'withdraws one field'],
    destroyed: ['ist vernichtet', 'is destroyed'],
  }),
  one('pygma.battle.cargo', 'PI-05-136', ['Heere an Bord', 'Armies aboard'], {
    shares_losses: ['verlieren wie die Schiffe', 'lose as the ships do'],
    safe: ['verlieren nur mit sinkenden Schiffen', 'lose only what no ship can carry'],
  }),
  int(
    'pygma.battle.loss_percent',
    'PI-05-127',
    100,
    ['Schlachtverluste in Prozent der Tafel', 'Battle losses in percent of the table'],
    [
      'Das Regelwerk nennt keine Zahlen. Weniger als 100 macht Kriege milder; die Tafel selbst lässt sich ebenfalls ändern.',
      'The document prints no figures. Below 100 wars are milder; the table itself may be changed too.',
    ],
  ),
  one(
    'pygma.secret.retreat_range',
    'PI-05-150',
    ['Geheime Heere weichen', 'Secret armies withdraw'],
    {
      '0': ['erst im selben Kleinfeld', 'from the same field only'],
      '1': ['schon vor Nachbarn', 'from neighbours already'],
    },
    [
      'Das Regelwerk gibt ihnen R und zugleich eine Chance, neben fremden Heeren entdeckt zu werden.',
      'The document gives them R, and yet a chance to be discovered next to foreign armies.',
    ],
  ),
  one('pygma.secret.roll', 'PI-05-147', ['Entdeckung würfeln', 'Rolls for discovery'], {
    monthly_highest: ['einmal im Monat, höchste Chance', 'once a month, highest chance'],
    per_kf: ['auf jedem Kleinfeld', 'on each field'],
  }),
  flag('pygma.secret.annex_neutral', 'PI-05-142', false, [
    'Geheime Heere nehmen neutrales Land',
    'Secret armies take neutral land',
  ]),
  flag('pygma.admin.embarked', 'PI-05-163', true, [
    'Eingeschiffte Heere zählen bei den Verwaltungskosten',
    'Embarked armies count for administration cost',
  ]),
  setting('pygma.muster.items', 'PI-10-09', 'list', Object.keys(MUSTER_ITEMS), {
    name: ['Nur in Rüstmonaten', 'In muster months only'],
    help: ['Gerüstet und besoldet wird immer nur dann.', 'Mustering and pay always are.'],
    options: MUSTER_ITEMS,
  }),
  flag('pygma.muster.top_up', 'PI-05-19', true, [
    'Ein Rest unter der Mindestgröße darf ein Heer auffüllen',
    'Fewer than the minimum may fill up an army',
  ]),
  one('pygma.start.muster', 'GM-27', ['Rüstung im ersten Monat', 'Mustering in the first month'], {
    whole_realm: ['im ganzen Reich', 'in the whole realm'],
    cities: ['nur in Städten', 'in cities only'],
  }),
  flag('pygma.city.fortified_replaces', 'PI-05-119', true, [
    'Befestigung ersetzt den Zuschlag der Stadt (sonst kommt beides zusammen)',
    'Fortification replaces the bonus of the city (else both are added)',
  ]),
  flag('pygma.city.fortified_kept', 'PI-04-29', true, [
    'Befestigungen überstehen eine Eroberung',
    'Fortifications outlast a conquest',
  ]),
  one('pygma.trader.limit', 'PI-05a-03', ['Höchstzahl der Händler', 'Number of traders'], {
    total: ['für alle zusammen', 'of all together'],
    per_muster: ['je Rüstmonat neu', 'anew in each muster month'],
  }),
  one('pygma.trader.sea_way', 'PI-05a-08', ['Seeweg der Händler', 'Sea way of traders'], {
    lane: ['nur Seestraßen', 'sea lanes only'],
    any_known_water: ['jedes bekannte Wasser', 'any known water'],
  }),
  flag('pygma.trader.capture', 'PI-05a-15', true, [
    'Händler können ausgeraubt werden',
    'Traders can be robbed',
  ]),
  one('pygma.road.start', 'PI-08-08', ['Straßen beginnen', 'Roads start'], {
    own_city: ['an eigenen Städten', 'at own cities'],
    any_city: ['an jeder Stadt', 'at any city'],
  }),
  one('pygma.road.growth', 'PI-08-06', ['Zwei Abschnitte im Monat', 'Two segments in a month'], {
    both_segments_easy: [
      'wenn beide nur Tief- und Hochland berühren',
      'if both touch lowland and highland only',
    ],
    by_target_kf: ['wenn beide dorthin führen', 'if both lead there'],
  }),
  one('pygma.road.parallel', 'PI-08-09', ['Parallele Straßen', 'Parallel roads'], {
    same_direction: ['liegen nebeneinander', 'lie side by side'],
    any_adjacent: ['berühren benachbarte Kleinfelder', 'touch adjacent fields'],
  }),
  flag('pygma.bridge.required', 'PI-08-12', true, [
    'Straßen über Flüsse brauchen eine Brücke',
    'Roads across rivers need a bridge',
  ]),
  one('pygma.spy.noise', 'PI-09-08', ['Ungenaue Heeresgrößen', 'Inaccurate sizes'], {
    uniform: ['irgendwo in der Spanne', 'anywhere in the range'],
    fixed_extremes: ['am oberen oder unteren Ende', 'at its upper or lower end'],
  }),
  one('pygma.mission.repeat', 'PI-09a-06', ['Wiederholter Auftrag', 'Repeated mission'], {
    successive: ['in aufeinanderfolgenden Monaten', 'in successive months'],
    any_month: ['auch nach Pausen', 'after breaks, too'],
  }),
  one(
    'pygma.income.gws_scope',
    'PI-07-09',
    ['Die Wirtschaftsstärke wirkt auf', 'Economic strength applies to'],
    {
      land_and_city_base: ['Land und Grundsteuer der Städte', 'land and base tax of cities'],
      land: ['das Land', 'the land'],
      all: ['alle Einkünfte', 'all income'],
    },
    [
      'Das Regelwerk sagt nur, dass sie die Einkünfte verändert, nicht wie.',
      'The document only says that it changes the income, not how.',
    ],
  ),
  one(
    'pygma.gws.bonus',
    'PI-12-10',
    ['Zuschlag ab 76 und 101 Prozent', 'Bonus from 76 and 101 percent'],
    {
      points: ['10 und 20 Punkte', '10 and 20 points'],
      relative: ['ein Zehntel und ein Fünftel', 'a tenth and a fifth'],
    },
  ),
  int(
    'pygma.gws.drop_highest',
    'PI-12-12',
    0,
    ['Höchste Werte streichen', 'Highest values struck'],
    [
      '0 bis 9, für alle Reiche gleich; 3 für Welten mit einseitigen Reichen.',
      '0 to 9, for every realm alike; 3 for worlds of one-sided realms.',
    ],
  ),
  one(
    'pygma.revolt.class5',
    'PI-13-07',
    ['Große Aufstände erfassen', 'Great uprisings take'],
    { '5-10': ['5 bis 10 Kleinfelder', '5 to 10 fields'], '8-10': ['8 bis 10', '8 to 10'] },
    [
      'Ab Klasse 5. Tafel und Beispiel des Regelwerks widersprechen sich.',
      'From class 5 on. Table and example of the document contradict each other.',
    ],
  ),
  one(
    'pygma.promotion.city_culture',
    'PI-14-06',
    ['Kultur in Städten fördern', 'Culture in cities'],
    {
      no_lifetime_limit: ['einen Punkt je Rüstmonat', 'one point per muster month'],
      no_limits: ['beliebig viele Punkte', 'any number of points'],
    },
  ),
  one('pygma.bloom.carry', 'PI-15a-06', ['Das Drittel der Blüte', 'The third of the bloom'], {
    persist: ['zählt noch einmal', 'counts once more'],
    withhold: ['wird einbehalten und später gezahlt', 'is withheld and paid later'],
  }),
  flag('pygma.transfers.gs', 'PI-00-16', true, [
    'Reiche dürfen einander Gold überweisen',
    'Realms may send each other gold',
  ]),
  one('pygma.transfers.kf', 'PI-00-16', ['Land abtreten', 'Ceding land'], {
    adjacent: ['neben dem Land des Empfängers', 'beside the land of the receiver'],
    none: ['nicht erlaubt', 'not allowed'],
  }),
  flag('pygma.realm.elimination', 'PI-00-17', true, [
    'Wer kein Land und kein Landheer hat, scheidet aus',
    'Who has neither land nor a land army is out',
  ]),
  one('pygma.bloom.needed', 'PI-15a-02', ['Benötigte Güter', 'Needed goods'], {
    previous: ['nach der letzten Berechnung', 'by the last calculation'],
    current: ['nach der neuen', 'by the new one'],
  }),
  flag('pygma.bloom.other_sum', 'PI-15a-05', true, [
    'Andere Güter zählen zusammen (sonst jedes für sich)',
    'Other goods are added up (else each by itself)',
  ]),
  one(
    'pygma.population.direction',
    'PI-16-05',
    ['Bevölkerung reicher Reiche', 'Population of rich realms'],
    { wealth_grows: ['wächst', 'grows'], wealth_shrinks: ['schrumpft', 'shrinks'] },
    [
      'Die Liste der Fälle fehlt im Text; Satzfolge und Folgen sprechen gegeneinander.',
      'The list of cases is lost; the order of the sentences and the effects point to different readings.',
    ],
  ),
  one(
    'pygma.population.band',
    'PI-16-03',
    ['10 Prozent um das Mittel', '10 percent around the mean'],
    {
      relative: ['des Mittels', 'of the mean'],
      points: ['als Punkte', 'as points'],
    },
  ),
  flag('pygma.population.persist', 'PI-16-07', true, [
    'Zu- und Abnahme bleiben (sonst eine Berechnung lang)',
    'Growth and decline stay (else for one calculation)',
  ]),
  one('pygma.population.cities', 'PI-16-12', ['Städte zum halben Preis', 'Cities at half price'], {
    needed: ['so viele der Zuwachs braucht', 'as many as the growth needs'],
    unlimited: ['beliebig viele', 'any number'],
  }),
];

/** What a GM should decide before he founds a campaign, where the document leaves much open; modules come by preset. */
export const ASKED: readonly string[] = [
  'pygma.battle.loss_percent',
  'pygma.income.gws_scope',
  'pygma.revolt.class5',
  'pygma.population.direction',
  'pygma.secret.retreat_range',
];
