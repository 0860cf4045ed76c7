import { screens } from './screens';

/**
 * Was Auswertung und Rundbrief von den Ereignissen einer Phase erzählen. `{party.Nom}` ist die handelnde Organisation
 * am Satzanfang, `[hat|haben]` das Zeitwort dazu. Ohne Endung handelt der Leser, `_lost` trifft es ihn, `_seen` sieht
 * er zu.
 */
const neutral = {
  buildingBegun: 'In der Region {region} haben Sie „{name}“ ({category}) begonnen: {levels.nom}.',
  repairBegun: 'In der Region {region} lassen Sie „{name}“ ({category}) ausbessern: {levels.nom}.',
  levelBuilt: '„{name}“ ({category}) in der Region {region} hat nun eine Stufe mehr.',
  levelRepaired: 'Eine beschädigte Stufe von „{name}“ in der Region {region} ist wieder heil.',
  repairVoid:
    'Die Ausbesserung von „{name}“ in der Region {region} ist hinfällig: Die Stufe gibt es nicht mehr.',
  populationLeaves:
    'Aus der Region {from} [ist|sind] {units.nom} Bevölkerung in die Region {to} gezogen.',
  advantageLeaves:
    '„{name}“ ist mit {levels.dat} aus der Region {from} in die Region {to} verlegt worden.',
  seatMoved: 'Ihr Sitz liegt nun in der Region {to}, bisher lag er in der Region {from}.',
  hired: 'In der Region {region} haben Sie {category} um {count} angehoben, für {halves.acc}.',
  raised:
    'Mit der Autorität in der Region {from} haben Sie in der Region {region} {category} für diese Phase um 1 angehoben.',
  support: 'Aus der Region {region} zogen {count} Soldaten mit. {text}',
  overload: 'Aus der Region {region} zogen {count} Soldaten mit, mehr als gewöhnlich. {text}',
  overloadDamage:
    'Die Überlastung forderte ihren Preis: „{advantage}“ in der Region {region} verlor eine heile Stufe.',
  information:
    'Ihr Geheimdienst in der Region {from} hörte sich in der Region {region} um. Die Antworten stehen noch aus. {text}',
  informationAnswered:
    'Ihr Geheimdienst in der Region {from} hörte sich in der Region {region} um. {text} Die Antwort: {answer}',
  influenced: 'Sie haben eine Chance um {points} verschoben ({chance}).',
  plunder: 'In der Region {region} haben Sie {other.acc} geplündert.',
  plunder_lost: '{party.Nom} [hat|haben] Sie in der Region {region} geplündert.',
  plunder_seen: '{party.Nom} [hat|haben] in der Region {region} {other.acc} geplündert.',
  plunderDice: 'Erfolge Ihrer Plünderung in der Region {place}: {count}.',
  plunderStolen: 'Die Beute aus der Region {region}: {halves.nom}.',
  plunderStolen_lost: 'In der Region {region} verloren Sie {halves.acc} an {party.acc}.',
  plunderDamaged: 'Eine Stufe von „{advantage}“ {other.of} in der Region {region} ist beschädigt.',
  plunderDamaged_lost:
    'Eine Stufe Ihres Vorzugs „{advantage}“ in der Region {region} wurde dabei beschädigt.',
  plunderAbsorbed:
    'Der Schlag gegen „{advantage}“ in der Region {region} traf nur die Befestigung {other.of}.',
  plunderAbsorbed_lost:
    'Der Schlag gegen „{advantage}“ in der Region {region} traf nur Ihre Befestigung.',
  sabotage:
    'Ihre Sabotage gegen {other.acc} in der Region {region} hat Aufruhr ausgelöst. Betroffene Einheiten: {count}. Man weiß, dass Sie es waren.',
  sabotageUnseen:
    'Ihre Sabotage gegen {other.acc} in der Region {region} hat Aufruhr ausgelöst. Betroffene Einheiten: {count}. Spuren blieben keine.',
  unrestBroke: 'In der Region {region} ist Aufruhr ausgebrochen. Betroffene Einheiten: {count}.',
  sabotageTraced_lost:
    'Hinter der Sabotage in der Region {region} [steckt|stecken] {party.nom}. Einheiten in Aufruhr: {count}.',
  sabotageTraced_seen:
    'Hinter der Sabotage gegen {other.acc} in der Region {region} [steckt|stecken] {party.nom}.',
  war: 'In der Region {region} haben Sie Krieg gegen {other.acc} geführt.',
  war_lost: '{party.Nom} [hat|haben] in der Region {region} Krieg gegen Sie geführt.',
  war_seen: '{party.Nom} [hat|haben] in der Region {region} Krieg gegen {other.acc} geführt.',
  warDivision:
    'Ihre Aufstellung: {units.nom} mobilisiert, Angriff {attack}, Verteidigung {defence}; das gab {count} Würfel.',
  warDivision_seen:
    'Die Aufstellung {party.of}: {units.nom} mobilisiert, Angriff {attack}, Verteidigung {defence}; das gab {count} Würfel.',
  warOwnLoss: 'Sie verloren eine Einheit Bevölkerung.',
  warOwnLoss_seen: '{party.Nom} [verlor|verloren] eine Einheit Bevölkerung.',
  warSteal: 'Sie erbeuteten {halves.acc} {other.from}.',
  warSteal_lost: '{party.Nom} [erbeutete|erbeuteten] {halves.acc} von Ihnen.',
  warSteal_seen: '{party.Nom} [erbeutete|erbeuteten] {halves.acc} {other.from}.',
  warDamage: 'Sie beschädigten eine Stufe von „{advantage}“ {other.of}.',
  warDamage_lost: '{party.Nom} [beschädigte|beschädigten] eine Stufe Ihres Vorzugs „{advantage}“.',
  warDamage_seen: '{party.Nom} [beschädigte|beschädigten] eine Stufe von „{advantage}“ {other.of}.',
  warDestroy: 'Sie zerstörten eine beschädigte Stufe von „{advantage}“ {other.of}.',
  warDestroy_lost:
    '{party.Nom} [zerstörte|zerstörten] eine beschädigte Stufe Ihres Vorzugs „{advantage}“.',
  warDestroy_seen:
    '{party.Nom} [zerstörte|zerstörten] eine beschädigte Stufe von „{advantage}“ {other.of}.',
  warExhaust: 'Eine Stufe von „{advantage}“ {other.of} ist erschöpft.',
  warExhaust_lost: 'Eine Stufe Ihres natürlichen Vorzugs „{advantage}“ ist erschöpft.',
  warExhaust_seen: 'Eine Stufe von „{advantage}“ {other.of} ist erschöpft.',
  warMurder: 'Eine Einheit Bevölkerung {other.of} kam durch Ihre Hand um.',
  warMurder_lost: 'Eine Ihrer Einheiten Bevölkerung kam durch {party.acc} um.',
  warMurder_seen: 'Eine Einheit Bevölkerung {other.of} kam durch {party.acc} um.',
  warTakeLevel: 'Sie übernahmen eine beschädigte Stufe von „{advantage}“ {other.of}.',
  warTakeLevel_lost:
    '{party.Nom} [übernahm|übernahmen] eine beschädigte Stufe Ihres Vorzugs „{advantage}“.',
  warTakeLevel_seen:
    '{party.Nom} [übernahm|übernahmen] eine beschädigte Stufe von „{advantage}“ {other.of}.',
  warTakeUnit: 'Eine Einheit Bevölkerung {other.of} lief zu Ihnen über; sie ist in Aufruhr.',
  warTakeUnit_lost: 'Eine Ihrer Einheiten Bevölkerung lief {party.to} über.',
  warTakeUnit_seen: 'Eine Einheit Bevölkerung {other.of} lief {party.to} über.',
  warAbsorbed: 'Ihr Schlag gegen „{advantage}“ traf nur die Befestigung {other.of}.',
  warAbsorbed_lost: 'Der Schlag gegen „{advantage}“ traf nur Ihre Befestigung.',
  warAbsorbed_seen: 'Der Schlag gegen „{advantage}“ traf nur die Befestigung {other.of}.',
  warVoid: 'Ein Würfel von Ihnen blieb ohne Folge.',
  warVoid_lost: 'Ein Würfel {party.of} blieb ohne Folge.',
  warVoid_seen: 'Ein Würfel {party.of} blieb ohne Folge.',
  researchDamaged:
    'Beim nochmaligen Würfeln fiel dieselbe Zahl: Eine Stufe von „{research}“ in der Region {region} ist beschädigt.',
  researchLost:
    'Beim nochmaligen Würfeln fiel dieselbe Zahl: Die Forschung auf Zeit in der Region {region} ist verbraucht.',
  eventNothing: 'Das Zufallsereignis dieser Phase: {event}.',
  eventVoid: 'Das Zufallsereignis „{event}“ fand nichts, was es treffen konnte.',
  chanceOpen: 'Für Sie besteht eine Chance: „{event}“.',
  chanceOpen_seen: 'Für {party.acc} besteht eine Chance: „{event}“.',
  chanceTrue: 'Die Chance „{event}“ ist eingetreten.',
  chanceAverted: 'Die Chance „{event}“ ist nicht eingetreten.',
  naturalExhausted: 'Der natürliche Vorzug „{advantage}“ in der Region {region} ist erschöpft.',
  naturalFound:
    'In der Region {region} wurde ein natürlicher Vorzug gefunden: „{advantage}“, er wirkt als {category}.',
  unitDied: 'In der Region {region} ist eine Einheit Bevölkerung gestorben.',
  unitBorn: 'In der Region {region} ist eine Einheit Bevölkerung hinzugekommen.',
  unitUnrest: 'In der Region {region} ist eine Einheit Bevölkerung in Aufruhr geraten.',
  levelDamaged: 'Ein Unglück beschädigte eine Stufe von „{advantage}“ in der Region {region}.',
  levelAbsorbed:
    'Ein Unglück bedrohte „{advantage}“ in der Region {region}; Ihre Befestigung fing es ab.',
  badSeason: 'Eine schlechte Saison kostete Sie in der Region {region} {halves.acc}.',
  goodSeason: 'Eine gute Saison brachte Ihnen in der Region {region} {halves.acc}.',
  growth: 'In der Region {region} ist die Bevölkerung gewachsen: {units.nom} mehr.',
  overpopulation: 'Die Region {region} ist überbevölkert. Nun in Aufruhr: {units.nom} Bevölkerung.',
  unpaid: 'Für „{name}“ in der Region {region} fehlte der Unterhalt. Beschädigt: {levels.nom}.',
  unrestCalmed:
    'Der Aufruhr in der Region {region} ist beendet ({means}): {units.nom} Bevölkerung.',
  unrestCalmed_lost:
    '{party.Nom} [hat|haben] Ihren Aufruhr in der Region {region} beendet: {units.nom} Bevölkerung.',
  unrestCrushed:
    'Der Aufruhr in der Region {region} ist blutig beendet ({means}): {units.nom} Bevölkerung, davon gestorben: {died}.',
  unrestCrushed_lost:
    '{party.Nom} [hat|haben] Ihren Aufruhr in der Region {region} blutig beendet. Gestorben: {died}.',
  secession:
    'Der Aufruhr in der Region {region} dauerte zu lange: {units.nom} Bevölkerung [hat|haben] Sie verlassen und „{organisation}“ gegründet.',
  secession_lost: 'Ihre Organisation ist aus dem Aufruhr in der Region {region} entstanden.',
  secession_seen:
    'Aus langem Aufruhr unter {party.dat} ist in der Region {region} eine neue Organisation entstanden: „{organisation}“.',
  rebelsJoined:
    'Der Aufruhr in der Region {region} dauerte zu lange: {units.nom} Bevölkerung ging {other.to} über.',
  rebelsJoined_lost:
    'In der Region {region} schloss sich Ihnen Bevölkerung {party.of} an: {units.nom}.',
  rebelsJoined_seen: 'In der Region {region} ging Bevölkerung {party.of} {other.to} über.',
  dissolved: 'Ihre Organisation hat nichts mehr und ist aufgelöst.',
  dissolved_seen: '{party.Nom} [ist|sind] aufgelöst.',
};

const inCharacter: Readonly<Record<keyof typeof neutral, string>> = {
  buildingBegun:
    'In der Region {region} wachsen Gerüste in den Himmel: „{name}“ ({category}), {levels.nom}.',
  repairBegun: 'In der Region {region} flicken Eure Leute an „{name}“: {levels.nom}.',
  levelBuilt:
    'Die Gerüste sind gefallen: „{name}“ in der Region {region} ist um eine Stufe gewachsen.',
  levelRepaired: '„{name}“ in der Region {region} glänzt wieder, wo es schadhaft war.',
  repairVoid:
    'An „{name}“ in der Region {region} ist nichts mehr zu flicken; Geld und Mühe sind dahin.',
  populationLeaves: 'Mit Sack und Pack zogen {units.nom} aus der Region {from} in die Region {to}.',
  advantageLeaves:
    '„{name}“ ging auf die Reise aus der Region {from} in die Region {to}, mit {levels.dat}.',
  seatMoved:
    'Euer Banner weht nun über der Region {to}; die Region {from} ist nicht länger Euer Sitz.',
  hired:
    'In der Region {region} klingelte das Geld: {category} um {count} gestärkt, für {halves.acc}.',
  raised:
    'Ein Wort aus der Region {from} genügte, und in der Region {region} hob sich {category} um 1.',
  support: '{count} Soldaten aus der Region {region} zogen an Eurer Seite. {text}',
  overload: '{count} Soldaten aus der Region {region} zogen mit Euch, mehr, als gut war. {text}',
  overloadDamage: 'Zu viele zogen mit: „{advantage}“ in der Region {region} hat Schaden genommen.',
  information:
    'Eure Ohren in der Region {from} lauschten in die Region {region}. Noch schweigen sie. {text}',
  informationAnswered:
    'Eure Ohren in der Region {from} lauschten in die Region {region}. {text} Sie melden: {answer}',
  influenced: 'Ihr habt dem Schicksal um {points} nachgeholfen ({chance}).',
  plunder: 'In der Region {region} habt Ihr die Speicher {other.of} geleert.',
  plunder_lost: 'Räuber! {party.Nom} [fiel|fielen] in der Region {region} über Euer Gut her.',
  plunder_seen: 'In der Region {region} [fiel|fielen] {party.nom} über {other.acc} her.',
  plunderDice: '{count} Mal war Euch das Glück in der Region {place} hold.',
  plunderStolen: 'Die Beute aus der Region {region}: {halves.nom}.',
  plunderStolen_lost: 'In der Region {region} entrissen sie Euch {halves.acc}.',
  plunderDamaged: '„{advantage}“ {other.of} in der Region {region} trägt nun Narben.',
  plunderDamaged_lost: 'Euer „{advantage}“ in der Region {region} trägt nun Narben.',
  plunderAbsorbed:
    'Vor „{advantage}“ in der Region {region} stand die Befestigung {other.of} im Weg.',
  plunderAbsorbed_lost:
    'Vor „{advantage}“ in der Region {region} hielt Eure Befestigung den Schlag auf.',
  sabotage:
    'Eure Leute säten in der Region {region} Zwietracht unter {other.dat}. Einheiten in Aufruhr: {count}. Man nennt Euren Namen.',
  sabotageUnseen:
    'Eure Leute säten in der Region {region} Zwietracht unter {other.dat}, und niemand weiß, woher der Wind weht. Einheiten in Aufruhr: {count}.',
  unrestBroke: 'In der Region {region} gärt es. Einheiten in Aufruhr: {count}.',
  sabotageTraced_lost:
    'Die Zwietracht in der Region {region}, so flüstert man, [kam|kamen] von niemand anderem: {party.nom}. In Aufruhr: {count}.',
  sabotageTraced_seen:
    'Die Zwietracht unter {other.dat} in der Region {region} trägt einen Namen: {party.nom}.',
  war: 'In der Region {region} habt Ihr {other.dat} den Krieg gebracht.',
  war_lost: '{party.Nom} [trug|trugen] den Krieg in die Region {region}, gegen Euch.',
  war_seen: '{party.Nom} [trug|trugen] den Krieg in die Region {region}, gegen {other.acc}.',
  warDivision:
    'Euch folgten {units.nom}; {attack} zum Angriff, {defence} zur Verteidigung. Das Schicksal warf {count} Würfel.',
  warDivision_seen:
    'Zu {party.dat} hielten {units.nom}; {attack} zum Angriff, {defence} zur Verteidigung. Das Schicksal warf {count} Würfel.',
  warOwnLoss: 'Eine der Euren blieb auf dem Feld: eine Einheit Bevölkerung.',
  warOwnLoss_seen: '{party.Nom} [beweint|beweinen] eine Einheit Bevölkerung.',
  warSteal: 'In Eure Hände fielen {halves.nom} aus der Kasse {other.of}.',
  warSteal_lost: 'Aus Eurer Kasse fielen {halves.nom} in die Hände {party.of}.',
  warSteal_seen: 'Aus der Kasse {other.of} fielen {halves.nom} in die Hände {party.of}.',
  warDamage: '„{advantage}“ {other.of} ging unter Euren Schlägen zu Bruch.',
  warDamage_lost: 'Euer „{advantage}“ ging unter den Schlägen {party.of} zu Bruch.',
  warDamage_seen: '„{advantage}“ {other.of} ging unter den Schlägen {party.of} zu Bruch.',
  warDestroy: 'Was von „{advantage}“ {other.of} schon wankte, liegt nun in Trümmern.',
  warDestroy_lost: 'Was von Eurem „{advantage}“ schon wankte, liegt nun in Trümmern.',
  warDestroy_seen: 'Was von „{advantage}“ {other.of} schon wankte, liegt nun in Trümmern.',
  warExhaust: '„{advantage}“ {other.of} versiegt.',
  warExhaust_lost: 'Euer „{advantage}“ versiegt.',
  warExhaust_seen: '„{advantage}“ {other.of} versiegt.',
  warMurder: 'Durch Eure Klingen starb eine Einheit Bevölkerung {other.of}.',
  warMurder_lost: 'Durch die Klingen {party.of} starb eine Einheit Eurer Bevölkerung.',
  warMurder_seen: 'Durch die Klingen {party.of} starb eine Einheit Bevölkerung {other.of}.',
  warTakeLevel: 'Über den Resten von „{advantage}“ {other.of} weht Euer Banner.',
  warTakeLevel_lost: 'Über den Resten Eures „{advantage}“ weht nun das Banner {party.of}.',
  warTakeLevel_seen: 'Über den Resten von „{advantage}“ {other.of} weht das Banner {party.of}.',
  warTakeUnit:
    'Eine Einheit Bevölkerung {other.of} steht nun unter Eurem Banner, mit der Faust in der Tasche.',
  warTakeUnit_lost: 'Eine Einheit Eurer Bevölkerung steht nun unter dem Banner {party.of}.',
  warTakeUnit_seen: 'Eine Einheit Bevölkerung {other.of} steht nun unter dem Banner {party.of}.',
  warAbsorbed: 'Euer Schlag gegen „{advantage}“ zerschellte an der Befestigung {other.of}.',
  warAbsorbed_lost: 'Der Schlag gegen „{advantage}“ zerschellte an Eurer Befestigung.',
  warAbsorbed_seen: 'Der Schlag gegen „{advantage}“ zerschellte an der Befestigung {other.of}.',
  warVoid: 'Einmal schlugt Ihr ins Leere.',
  warVoid_lost: 'Einmal ging ein Schlag {party.of} ins Leere.',
  warVoid_seen: 'Einmal ging ein Schlag {party.of} ins Leere.',
  researchDamaged:
    'Zweimal dieselbe Zahl: „{research}“ in der Region {region} hat sich übernommen.',
  researchLost:
    'Zweimal dieselbe Zahl: Die geliehenen Gelehrten in der Region {region} sind davongelaufen.',
  eventNothing: 'Das Schicksal sprach in dieser Phase: {event}.',
  eventVoid: 'Das Schicksal holte aus („{event}“) und traf ins Leere.',
  chanceOpen: 'Das Schicksal hält die Würfel über Euch: „{event}“.',
  chanceOpen_seen: 'Über {party.dat} hält das Schicksal die Würfel: „{event}“.',
  chanceTrue: 'Die Würfel sind gefallen, und es kam so: „{event}“.',
  chanceAverted: 'Die Würfel sind gefallen, und es kam nicht dazu: „{event}“.',
  naturalExhausted: 'Die Gabe „{advantage}“ in der Region {region} ist versiegt.',
  naturalFound: 'Ein Geschenk des Landes in der Region {region}: „{advantage}“ ({category}).',
  unitDied: 'Der Tod ging durch die Region {region} und nahm eine Einheit Bevölkerung mit.',
  unitBorn: 'In der Region {region} sind Wiegen gefüllt: eine Einheit Bevölkerung mehr.',
  unitUnrest: 'In der Region {region} murrt eine Einheit Bevölkerung und rottet sich zusammen.',
  levelDamaged: 'Ein Unglück ließ „{advantage}“ in der Region {region} zu Schaden kommen.',
  levelAbsorbed:
    'Ein Unglück bedrohte „{advantage}“ in der Region {region}; Eure Befestigung hielt stand.',
  badSeason: 'Eine karge Saison nahm Euch in der Region {region} {halves.acc}.',
  goodSeason: 'Eine reiche Saison schenkte Euch in der Region {region} {halves.acc}.',
  growth: 'In der Region {region} wird es enger und fröhlicher: {units.nom} mehr.',
  overpopulation: 'In der Region {region} sind der Menschen zu viele. In Aufruhr: {units.nom}.',
  unpaid: 'Der Sold blieb aus: „{name}“ in der Region {region} verfällt, {levels.nom}.',
  unrestCalmed: 'In der Region {region} ist wieder Ruhe ({means}): {units.nom}.',
  unrestCalmed_lost:
    '{party.Nom} [brachte|brachten] Eure Leute in der Region {region} zur Ruhe: {units.nom}.',
  unrestCrushed:
    'In der Region {region} ist Ruhe, und Blut klebt daran ({means}): {units.nom}, gestorben {died}.',
  unrestCrushed_lost:
    '{party.Nom} [schlug|schlugen] den Aufruhr Eurer Leute in der Region {region} nieder. Gestorben: {died}.',
  secession:
    'Zu lange gärte es in der Region {region}: {units.nom} [sagte|sagten] sich von Euch los. Sie nennen sich „{organisation}“.',
  secession_lost: 'In der Region {region} habt Ihr Euch von Euren Herren losgesagt.',
  secession_seen:
    'In der Region {region} haben sich Leute {party.of} losgesagt. Sie nennen sich „{organisation}“.',
  rebelsJoined:
    'Zu lange gärte es in der Region {region}: {units.nom} [lief|liefen] {other.to} über.',
  rebelsJoined_lost: 'In der Region {region} strömen Euch Leute {party.of} zu: {units.nom}.',
  rebelsJoined_seen: 'In der Region {region} liefen Leute {party.of} {other.to} über.',
  dissolved: 'Euer Name ist nur noch ein Name; nichts ist geblieben.',
  dissolved_seen: 'Von {party.dat} ist nichts geblieben als der Name.',
};

const news = {
  other: {
    headline: 'Bewegung in der Region {place}',
    text: '{party.Nom} [machte|machten] in der Region {place} von sich reden.',
    text_inCharacter: 'Von {party.dat} ist in der Region {place} mancherlei zu hören.',
  },
  plunder: {
    headline: 'Plünderung in der Region {region}',
    headline_second: '{region}: {party.nom} [plündert|plündern]',
    text: 'In der Region {region} [hat|haben] {party.nom} {other.acc} geplündert.',
    text_inCharacter:
      'Wer in der Region {region} Vorräte hat, verriegele die Türen: {party.Nom} [kam|kamen] mit leeren Säcken und [ging|gingen] mit vollen. Um Vorräte ärmer: {other.nom}.',
  },
  sabotageTraced: {
    headline: 'Sabotage in der Region {region}',
    headline_second: '{region}: Wer hat gezündelt?',
    text: 'Hinter der Sabotage gegen {other.acc} in der Region {region} [steckt|stecken] {party.nom}.',
    text_inCharacter:
      'Die Zwietracht in der Region {region} hat Väter, und man kennt sie: {party.nom}. Den Schaden trägt, wer dort wohnt: {other.nom}.',
  },
  war: {
    headline: 'Krieg in der Region {region}',
    headline_second: '{region}: {party.nom} gegen {other.acc}',
    text: 'In der Region {region} [führte|führten] {party.nom} Krieg gegen {other.acc}.',
    text_inCharacter:
      'Über der Region {region} liegt Rauch. {party.Nom} und {other.nom} haben die Waffen sprechen lassen; wer gewonnen hat, sagt jeder anders.',
  },
  secession: {
    headline: 'Neue Organisation in der Region {region}',
    headline_second: '{organisation}: Aufstand in der Region {region}',
    text: 'Aus langem Aufruhr unter {party.dat} ist in der Region {region} eine neue Organisation entstanden: „{organisation}“.',
    text_inCharacter:
      'Zu lange hat man in der Region {region} nicht zugehört. Nun haben sich Leute {party.of} losgesagt und geben sich einen eigenen Namen: „{organisation}“.',
  },
  rebelsJoined: {
    headline: 'Zulauf für die Aufständischen in der Region {region}',
    text: 'In der Region {region} ging Bevölkerung {party.of} {other.to} über.',
    text_inCharacter:
      'In der Region {region} laufen {party.dat} die Leute davon, geradewegs {other.to}.',
  },
  dissolved: {
    headline: '{party.Nom} [ist|sind] aufgelöst',
    text: '{party.Nom} [ist|sind] am Ende: ohne Bevölkerung, ohne Vorzüge, ohne Geld.',
    text_inCharacter: 'Von {party.dat} bleibt nur der Name, und auch den wird man vergessen.',
  },
  chanceOpen: {
    headline: 'Eine Chance für {party.acc}',
    text: 'Für {party.acc} ist offen, ob es dazu kommt: „{event}“.',
    text_inCharacter:
      'Das Schicksal hält die Würfel über {party.dat}: „{event}“. Wer helfen will, der helfe.',
  },
};

export const told = {
  told: { neutral, inCharacter },
  news,
  reason: {
    E_LINE: '„{{words}}“ ist kein Befehl, den die Regeln kennen; nichts davon wurde ausgeführt.',
    E_HELD:
      '„{{words}}“ gilt nur unter einer Bedingung oder gar nicht; nichts davon wurde ausgeführt.',
  },
  word: {
    event: screens.fate.name,
    means: { money: 'Geld' },
    chance: { world: 'für alle' },
  },
};
