import type { WordTree } from '../../../../../engine';

/** The events of a turn in character, in the voice of a herald. */
export const inCharacter: WordTree = {
  sighting: [
    'Die Späher {{watcher.of}} meldeten {{where}} {{unit.acc}}{{strength}}.',
    'The scouts {{watcher.of}} brought word of {{unit.acc}} {{where}}{{strength}}.',
  ],
  sighting_territory: [
    'Bauern und Wächter Eures Landes sahen {{where}} {{unit.acc}}{{strength}}.',
    'Farmers and watchmen of your land saw {{unit.acc}} {{where}}{{strength}}.',
  ],
  sighting_presence: [
    '{{Where}} regte sich etwas Fremdes; niemand konnte sagen, wer es war.',
    '{{Where}} something strange stirred; nobody could say who it was.',
  ],
  encounter: [
    '{{Where}} kreuzten sich die Wege: hier {{a.nom}}, dort {{b.nom}}.',
    '{{Where}} two paths crossed: here {{a.nom}}, there {{b.nom}}.',
  ],
  encounter_bothStop: [
    '{{Where}} standen sich {{a.nom}} und {{b.nom}} Auge in Auge gegenüber. Die Schwerter blieben in der Scheide, die Unterhändler hatten das Wort.',
    '{{Where}} {{a.nom}} and {{b.nom}} stood face to face. The swords stayed in their sheaths, and envoys did the talking.',
  ],
  encounter_aGoesOn: [
    '{{a.Nom}} stieß {{where}} auf {{b.acc}} und zog erhobenen Hauptes weiter; die andere Seite rührte sich nicht.',
    '{{a.Nom}} came upon {{b.acc}} {{where}} and went on with heads held high; the other side did not stir.',
  ],
  encounter_bGoesOn: [
    '{{a.Nom}} stieß {{where}} auf {{b.acc}} und machte halt; die andere Seite zog ihres Weges.',
    '{{a.Nom}} came upon {{b.acc}} {{where}} and halted; the other side went its way.',
  ],
  encounter_bothGoOn: [
    '{{a.Nom}} und {{b.nom}} grüßten sich {{where}} stumm und zogen ihrer Wege.',
    '{{a.Nom}} and {{b.nom}} exchanged silent greetings {{where}} and went their ways.',
  ],
  encounter_aRetreats: [
    '{{a.Nom}} wollte {{where}} keinen Streit mit {{b.dat}} und gab den Weg frei.',
    '{{a.Nom}} wanted no quarrel with {{b.acc}} {{where}} and made way.',
  ],
  encounter_bRetreats: [
    '{{Where}} genügte der Anblick {{a.of}}: Die andere Seite, {{b.nom}}, gab den Weg frei.',
    '{{Where}} the sight {{a.of}} was enough: the other side, {{b.nom}}, made way.',
  ],
  encounter_bothRetreat: [
    '{{a.Nom}} und {{b.nom}} erblickten einander {{where}} und machten beide kehrt.',
    '{{a.Nom}} and {{b.nom}} caught sight of each other {{where}}, and both turned round.',
  ],
  encounter_fight: [
    '{{Where}} stieß {{a.nom}} auf {{b.acc}}, und die Hörner bliesen zum Kampf.',
    '{{Where}} {{a.nom}} came upon {{b.acc}}, and the horns called to battle.',
  ],
  encounter_storm: [
    '{{Where}} stieß {{a.nom}} auf {{b.acc}}, und die Leitern flogen an die Mauern.',
    '{{Where}} {{a.nom}} came upon {{b.acc}}, and ladders flew to the walls.',
  ],
  encounter_attack: [
    '{{Where}} stieß {{a.nom}} auf {{b.acc}}, und um die Häuser wurde gefochten.',
    '{{Where}} {{a.nom}} came upon {{b.acc}}, and they fought among the houses.',
  ],
  encounter_sally: [
    '{{Where}} stieß {{a.nom}} auf {{b.acc}}, und die Tore flogen auf zum Ausfall.',
    '{{Where}} {{a.nom}} came upon {{b.acc}}, and the gates flew open for a sally.',
  ],
  conquest: [
    '{{unit.Nom}} entriss {{other.dat}} {{places}}; dort weht nun Euer Banner.',
    '{{unit.Nom}} wrested {{places}} {{other.from}}; your banner flies there now.',
  ],
  conquest_free: [
    '{{unit.Nom}} pflanzte Euer Banner auf herrenlosem Land auf: {{places}}.',
    '{{unit.Nom}} planted your banner on land without a lord: {{places}}.',
  ],
  conquest_lost: [
    'Bittere Kunde: {{unit.nom}} hat Euch {{places}} entrissen.',
    'Bitter tidings: {{unit.nom}} has wrested {{places}} from you.',
  ],
  conquest_seen: [
    '{{unit.Nom}} entriss {{other.dat}} {{places}}.',
    '{{unit.Nom}} wrested {{places}} {{other.from}}.',
  ],
  capture: [
    'Jubel! {{unit.Nom}} zog in {{town.acc}} ein; {{other.dat}} bleibt das Nachsehen.',
    'Rejoice! {{unit.Nom}} marched into {{town.acc}}, leaving {{other.acc}} to stare.',
  ],
  capture_free: [
    'Jubel! {{unit.Nom}} zog in {{town.acc}} ein.',
    'Rejoice! {{unit.Nom}} marched into {{town.acc}}.',
  ],
  capture_lost: [
    'Ein schwarzer Tag: {{unit.Nom}} hat Euch {{town.acc}} genommen.',
    'A black day: {{unit.nom}} has taken {{town.acc}} from you.',
  ],
  capture_seen: [
    '{{unit.Nom}} zog in {{town.acc}} ein.',
    '{{unit.Nom}} marched into {{town.acc}}.',
  ],
  fight: [
    '{{Where}} rangen {{a.nom}} und {{b.nom}} miteinander, und keiner behielt das Feld.',
    '{{Where}} {{a.nom}} and {{b.nom}} wrestled, and neither kept the field.',
  ],
  fight_seen: [
    '{{Where}} klirrten die Waffen: {{a.nom}} gegen {{b.acc}}. Wer siegte, sah man nicht.',
    '{{Where}} weapons clashed: {{a.nom}} against {{b.acc}}. Who won was not to be seen.',
  ],
  fight_won: [
    '{{Where}} rangen {{a.nom}} und {{b.nom}} miteinander. Der Lorbeer gebührt {{winner.dat}}.',
    '{{Where}} {{a.nom}} and {{b.nom}} wrestled. The laurels belong to {{winner.acc}}.',
  ],
  retreat: [
    '{{unit.Nom}} räumte das Feld und zog sich von {{place}} nach {{goal}} zurück.',
    '{{unit.Nom}} left the field and drew back from {{place}} to {{goal}}.',
  ],
  investment: [
    '{{unit.Nom}} legte {{where}} einen Ring um {{guard.acc}}; gestürmt wurde nicht.',
    '{{unit.Nom}} laid a ring around {{guard.acc}} {{where}}, but did not storm.',
  ],
  pursuit: [
    '{{unit.Nom}} jagte {{where}} {{quarry.dat}} nach.',
    '{{unit.Nom}} hunted {{quarry.acc}} {{where}}.',
  ],
  removal: [
    '{{Where}} fand {{unit.nom}} den Untergang; keiner kam davon.',
    '{{Where}} {{unit.nom}} met its end; nobody got away.',
  ],
  removal_scattered: [
    '{{Where}} zerstob {{unit.nom}} in alle Winde.',
    '{{Where}} {{unit.nom}} was blown to the four winds.',
  ],
  removal_captured: [
    '{{Where}} war {{unit.nom}} ohne Ausweg und streckte die Waffen.',
    '{{Where}} {{unit.nom}} had no way out and laid down arms.',
  ],
  removal_perished: [
    '{{Where}} fand {{unit.nom}} ein jämmerliches Ende.',
    '{{Where}} {{unit.nom}} came to a wretched end.',
  ],
  removal_dissolved: [
    '{{Where}} ging {{unit.nom}} auseinander, jeder nach Hause.',
    '{{Where}} {{unit.nom}} broke up, every man for home.',
  ],
  fate: [
    '{{unit.Nom}} schlug sich durch und steht wieder unter Freunden.',
    '{{unit.Nom}} got through and stands among friends again.',
  ],
  fate_dead: [
    'Senkt die Fahnen: {{unit.nom}} fiel {{where}}.',
    'Lower the banners: {{unit.nom}} fell {{where}}.',
  ],
  fate_captured: [
    '{{unit.Nom}} wurde {{where}} in Ketten gelegt.',
    '{{unit.Nom}} was put in chains {{where}}.',
  ],
  fate_capturedBy: [
    '{{unit.Nom}} schmachtet seit dem Kampf {{where}} im Kerker {{captor.of}}.',
    '{{unit.Nom}} has lain in the dungeons {{captor.of}} since the fight {{where}}.',
  ],
  plunder: [
    '{{Where}} fielen Euch die Truhen {{other.of}} in die Hände: {{gold.nom}}.',
    '{{Where}} the chests {{other.of}} fell into your hands: {{gold.nom}}.',
  ],
  plunder_lost: [
    '{{Where}} griffen fremde Hände in Eure Truhen: Ihr verlort {{gold.acc}} an {{party.acc}}.',
    '{{Where}} strange hands reached into your chests: you lost {{gold.acc}} to {{party.acc}}.',
  ],
  takeover: ['{{work.Nom}} dient fortan Euch.', '{{work.Nom}} serves you from now on.'],
  takeover_lost: [
    '{{work.Nom}} dient fortan {{party.dat}}.',
    '{{work.Nom}} serves {{party.acc}} from now on.',
  ],
  takeover_seen: [
    '{{work.Nom}} dient fortan {{party.dat}}.',
    '{{work.Nom}} serves {{party.acc}} from now on.',
  ],
  uprising: [
    'Das Volk erhob sich {{where}} gegen Eure Steuern.',
    'The people rose {{where}} against your taxes.',
  ],
  desertion: [
    'Der Sold blieb aus, und {{unit.nom}} verlor über Nacht {{deserters.acc}}.',
    'The pay did not come, and overnight {{unit.nom}} lost {{deserters.acc}}.',
  ],
  desertion_many: [
    'Der Sold blieb aus, und nachts stahlen sich Leute davon: {{losses}}.',
    'The pay did not come, and men stole away by night: {{losses}}.',
  ],
  dissolution: [
    'Zum zweiten Mal blieb der Sold aus; {{unit.nom}} ging auseinander.',
    'For the second time the pay did not come; {{unit.nom}} broke up.',
  ],
  split: [
    'Aus {{unit.dat}} trat eine neue Schar, {{size.nom}}; fortan heißt sie {{into.nom}}.',
    'Out {{unit.of}} stepped a new host, {{size.nom}}; it is called {{into.nom}} from now on.',
  ],
  merge: [
    '{{unit.Nom}} schloss sich mit {{size.dat}} an: Alle folgen nun dem Banner {{into.of}}.',
    '{{unit.Nom}} joined with {{size.acc}}: all now follow the banner {{into.of}}.',
  ],
  disband: [
    '{{unit.Nom}} legte die Waffen nieder. Eure Truhen erhielten {{gold.acc}} zurück.',
    '{{unit.Nom}} laid down arms. Your chests got {{gold.acc}} back.',
  ],
  disband_unpaid: [
    '{{unit.Nom}} legte die Waffen nieder, ohne dass Eure Truhen etwas davon haben.',
    '{{unit.Nom}} laid down arms, and your chests gained nothing by it.',
  ],
  loneLeader: [
    'Nur die Heerführer sind {{unit.from}} geblieben. Sie gehen fortan eigene Wege: {{characters}}.',
    'Of {{unit.acc}} only the leaders still stand. They go their own ways: {{characters}}.',
  ],
  loneLeader_dismissed: [
    'Nur die Heerführer waren {{unit.from}} geblieben; sie nahmen ihren Abschied.',
    'Of {{unit.acc}} only the leaders still stood; they took their leave.',
  ],
  transfer: [
    '{{unit.Nom}} brach auf in ferne Lande, nach {{segment}}: {{reason}}',
    '{{unit.Nom}} set out for distant lands, for {{segment}}: {{reason}}',
  ],
  unload: [
    '{{unit.Nom}} brachte {{gold.acc}} {{where}} an Land.',
    '{{unit.Nom}} brought {{gold.acc}} ashore {{where}}.',
  ],
  unload_received: [
    '{{unit.Nom}} lud {{gold.acc}} {{where}} für Euch ab.',
    '{{unit.Nom}} put down {{gold.acc}} {{where}} for you.',
  ],
  unload_given: [
    '{{unit.Nom}} übergab {{gold.acc}} {{where}} an {{other.acc}}.',
    '{{unit.Nom}} handed over {{gold.acc}} {{where}} to {{other.acc}}.',
  ],
  relation_alliance: [
    'Ihr reicht {{other.dat}} die Hand zum Bund.',
    'You hold out your hand to {{other.acc}} in alliance.',
  ],
  relation_peace: [
    'Ihr habt {{other.dat}} Frieden zugesagt.',
    'You have promised peace to {{other.acc}}.',
  ],
  relation_passage: [
    'Eure Grenzen stehen {{other.dat}} offen.',
    'Your borders stand open to {{other.acc}}.',
  ],
  relation_enemy: [
    'Ihr habt {{other.dat}} den Handschuh hingeworfen.',
    'You have thrown down the gauntlet before {{other.acc}}.',
  ],
  treaty: [
    'Der Vertrag „{{title}}“ mit {{other.dat}} liegt besiegelt im Archiv.',
    'The treaty “{{title}}” with {{other.acc}} lies sealed in the archive.',
  ],
  treaty_alliance: [
    'Der Bund „{{title}}“ mit {{other.dat}} liegt besiegelt im Archiv.',
    'The alliance “{{title}}” with {{other.acc}} lies sealed in the archive.',
  ],
  treaty_peace: [
    'Der Friede „{{title}}“ mit {{other.dat}} liegt besiegelt im Archiv.',
    'The peace “{{title}}” with {{other.acc}} lies sealed in the archive.',
  ],
  treaty_passage: [
    'Der Freibrief „{{title}}“ mit {{other.dat}} liegt besiegelt im Archiv.',
    'The charter “{{title}}” with {{other.acc}} lies sealed in the archive.',
  ],
  treatyBreach: [
    'Euer Siegel gegenüber {{other.dat}} ist gebrochen: {{relation}} statt {{treaty}}.',
    'Your seal towards {{other.acc}} is broken: {{relation}} instead of {{treaty}}.',
  ],
  treatyEnded: [
    'Die Frist eines Vertrags mit {{other.dat}} ist verstrichen.',
    'The term of a treaty with {{other.acc}} has passed.',
  ],
  treatyEnded_alliance: [
    'Die Frist des Bundes mit {{other.dat}} ist verstrichen.',
    'The term of the alliance with {{other.acc}} has passed.',
  ],
  treatyEnded_peace: [
    'Die Frist des Friedens mit {{other.dat}} ist verstrichen.',
    'The term of the peace with {{other.acc}} has passed.',
  ],
  treatyEnded_passage: [
    'Die Frist des freien Durchzugs mit {{other.dat}} ist verstrichen.',
    'The term of the right of passage with {{other.acc}} has passed.',
  ],
  capital: [
    'Euer Thron steht nun hier: {{town.nom}} ist Hauptstadt.',
    'Your throne stands here now: {{town.nom}} is the capital.',
  ],
  seat: ['{{unit.Nom}} hält nun Hof in {{seat}}.', '{{unit.Nom}} now holds court in {{seat}}.'],
  seat_none: ['{{unit.Nom}} hat den alten Hof verlassen.', '{{unit.Nom}} has left the old court.'],
  message: [
    'Ein Bote {{party.of}} brachte ein Schreiben: „{{title}}“.',
    'A messenger {{party.of}} brought a letter: “{{title}}”.',
  ],
  courier: [
    'Der Bote mit dem Schreiben „{{title}}“ ist am Ziel.',
    'The messenger with the letter “{{title}}” has reached his goal.',
  ],
  courier_lost: [
    'Der Bote mit dem Schreiben „{{title}}“ kam nie an.',
    'The messenger with the letter “{{title}}” never arrived.',
  ],
  courier_nobody: [
    'Der Bote mit dem Schreiben „{{title}}“ fand niemanden, der es nahm.',
    'The messenger with the letter “{{title}}” found nobody who would take it.',
  ],
  announcement: [
    'Die Herolde {{party.of}} verkünden: „{{title}}“.',
    'The heralds {{party.of}} proclaim: “{{title}}”.',
  ],
  announcement_own: [
    'Eure Herolde tragen „{{title}}“ in alle Reiche.',
    'Your heralds carry “{{title}}” into all realms.',
  ],
  culture: [
    'Man erzählt von den Sitten {{party.of}}: „{{title}}“.',
    'People tell of the customs {{party.of}}: “{{title}}”.',
  ],
  culture_own: [
    'Eure Schrift „{{title}}“ liegt wohlverwahrt im Archiv.',
    'Your writing “{{title}}” lies safe in the archive.',
  ],
  withheld: [
    'Der Bote wartet, bis Eure Schuld beglichen ist; das Spielerkonto steht bei {{cents}}.',
    'The messenger waits until your debt is paid; the player account stands at {{cents}}.',
  ],
  siegeDamage: [
    'Die Belagerer brachen Stein um Stein: {{work.Nom}} verlor {{points.acc}}.',
    'The besiegers broke stone after stone: {{work.nom}} lost {{points.acc}}.',
  ],
  siegeDamage_many: [
    'Die Belagerer brachen Stein um Stein: {{works}}.',
    'The besiegers broke stone after stone: {{works}}.',
  ],
  breach: ['Eine Bresche klafft {{work.within}}.', 'A breach gapes in {{work.acc}}.'],
  repaired: [
    'Maurer und Zimmerleute waren fleißig: {{work.Nom}} gewann {{points.acc}} zurück.',
    'Masons and carpenters were busy: {{work.nom}} regained {{points.acc}}.',
  ],
  repaired_many: [
    'Maurer und Zimmerleute waren fleißig: {{works}}.',
    'Masons and carpenters were busy: {{works}}.',
  ],
  demolished: [
    'Kein Stein blieb {{work.from}} auf dem anderen.',
    'Of {{work.acc}} not one stone is left upon another.',
  ],
  workDone: [
    'Die Baumeister melden Fortschritt: {{work.Nom}} steht bei {{done}} von {{value}} Bauwertpunkten.',
    'The master builders report progress: {{work.nom}} stands at {{done}} of {{value}} building value points.',
  ],
  workDone_many: [
    'Die Baumeister melden Fortschritt: {{works}}.',
    'The master builders report progress: {{works}}.',
  ],
  structureBuilt: [
    'Das Werk ist vollbracht: {{work.Nom}} ist fertig und steht vom nächsten Mond an.',
    'The work is done: {{work.nom}} is finished and stands from the next moon on.',
  ],
  structureBuilt_many: [
    'Die Werke sind vollbracht: {{works}} stehen vom nächsten Mond an.',
    'The works are done: {{works}} stand from the next moon on.',
  ],
  terrainLoss: [
    'Die Wildnis forderte ihren Zoll {{unit.from}}: {{lost.acc}}. Der Rest zählt {{left}}.',
    'The wilds took their toll {{unit.of}}: {{lost.acc}}. The rest: {{left}}.',
  ],
  terrainLoss_many: [
    'Die Wildnis forderte ihren Zoll: {{losses}}.',
    'The wilds took their toll: {{losses}}.',
  ],
  cargoLoss: [
    'Mit {{by.dat}} sank, was an Bord war: {{unit.Nom}} verlor {{lost.acc}}. Der Rest zählt {{left}}.',
    'With {{by.acc}} sank what was aboard: {{unit.nom}} lost {{lost.acc}}. The rest: {{left}}.',
  ],
  cargoLoss_many: [
    'Mit ihren Trägern ging mancher unter: {{losses}}.',
    'Many went down with those who carried them: {{losses}}.',
  ],
  starvation: [
    'Der Hunger ging {{unit.at}} um und holte {{lost.acc}}. Der Rest zählt {{left}}.',
    'Hunger walked {{unit.at}} and took {{lost.acc}}. The rest: {{left}}.',
  ],
  starvation_many: ['Der Hunger ging um: {{losses}}.', 'Hunger was abroad: {{losses}}.'],
  thawEscape: [
    'Das Eis {{where}} brach; mit knapper Not erreichte {{unit.nom}} {{goal}}.',
    'The ice {{where}} broke; {{unit.nom}} barely reached {{goal}}.',
  ],
  thawLoss: [
    'Das Eis {{where}} brach und verschlang {{unit.acc}}. Der Verlust: {{lost.nom}}.',
    'The ice {{where}} broke and swallowed {{unit.acc}}. The loss: {{lost.nom}}.',
  ],
  terrainLoss_all: [
    'Die Wildnis verschlang {{unit.acc}} ganz und gar.',
    'The wilds swallowed {{unit.acc}} whole.',
  ],
  cargoLoss_all: [
    'Mit {{by.dat}} ging auch {{unit.nom}} auf den Grund.',
    'With {{by.acc}} {{unit.nom}} went to the bottom as well.',
  ],
  starvation_all: [
    'Der Hunger hat {{unit.acc}} ausgelöscht.',
    'Hunger has wiped out {{unit.acc}}.',
  ],
};
