import { either, type WordTree } from '../../../../../engine';

/** The events of a turn in character, in the voice of a herald, each in several wordings. */
export const inCharacter: WordTree = {
  sighting: [
    either(
      'Die Späher {{watcher.of}} meldeten {{where}} {{unit.acc}}{{strength}}.',
      'Staub am Himmel {{where}}! Den Spähern {{watcher.of}} zeigte sich {{unit.nom}}{{strength}}.',
    ),
    either(
      'The scouts {{watcher.of}} brought word of {{unit.acc}} {{where}}{{strength}}.',
      'Dust on the sky {{where}}! The scouts {{watcher.of}} made out {{unit.acc}}{{strength}}.',
    ),
  ],
  sighting_territory: [
    either(
      'Bauern und Wächter Eures Landes sahen {{where}} {{unit.acc}}{{strength}}.',
      'An Euren Grenzfeuern hieß es {{where}}: Da zieht {{unit.nom}}{{strength}}.',
    ),
    either(
      'Farmers and watchmen of your land saw {{unit.acc}} {{where}}{{strength}}.',
      'By the fires of your borders the word went round {{where}}: there goes {{unit.nom}}{{strength}}.',
    ),
  ],
  sighting_presence: [
    either(
      '{{Where}} regte sich etwas Fremdes; niemand konnte sagen, wer es war.',
      '{{Where}} fand man kalte Asche und fremde Spuren, mehr nicht.',
    ),
    either(
      '{{Where}} something strange stirred; nobody could say who it was.',
      '{{Where}} cold ashes and strange tracks were found, and nothing more.',
    ),
  ],
  encounter: [
    either(
      '{{Where}} kreuzten sich die Wege: hier {{a.nom}}, dort {{b.nom}}.',
      '{{Where}} begegneten sich {{a.nom}} und {{b.nom}}.',
    ),
    either(
      '{{Where}} two paths crossed: here {{a.nom}}, there {{b.nom}}.',
      '{{Where}} {{a.nom}} and {{b.nom}} met.',
    ),
  ],
  encounter_bothStop: [
    either(
      '{{Where}} standen sich {{a.nom}} und {{b.nom}} Auge in Auge gegenüber. Die Schwerter blieben in der Scheide, die Unterhändler hatten das Wort.',
      '{{Where}} lagerten {{a.nom}} und {{b.nom}} in Rufweite, und keiner rief zuerst.',
    ),
    either(
      '{{Where}} {{a.nom}} and {{b.nom}} stood face to face. The swords stayed in their sheaths, and envoys did the talking.',
      '{{Where}} {{a.nom}} and {{b.nom}} camped within earshot, and neither called out first.',
    ),
  ],
  encounter_aGoesOn: [
    either(
      '{{a.Nom}} stieß {{where}} auf {{b.acc}} und zog erhobenen Hauptes weiter; die andere Seite rührte sich nicht.',
      '{{a.Nom}} zog {{where}} an {{b.dat}} vorüber und sah nicht zurück.',
    ),
    either(
      '{{a.Nom}} came upon {{b.acc}} {{where}} and went on with heads held high; the other side did not stir.',
      '{{a.Nom}} passed {{b.acc}} {{where}} and did not look back.',
    ),
  ],
  encounter_bGoesOn: [
    either(
      '{{a.Nom}} stieß {{where}} auf {{b.acc}} und machte halt; die andere Seite zog ihres Weges.',
      '{{a.Nom}} ließ {{where}} die anderen ziehen: {{b.acc}}.',
    ),
    either(
      '{{a.Nom}} came upon {{b.acc}} {{where}} and halted; the other side went its way.',
      '{{a.Nom}} let the others pass {{where}}: {{b.nom}}.',
    ),
  ],
  encounter_bothGoOn: [
    either(
      '{{a.Nom}} und {{b.nom}} grüßten sich {{where}} stumm und zogen ihrer Wege.',
      '{{Where}} zogen {{a.nom}} und {{b.nom}} aneinander vorbei, jeder mit der Hand am Knauf.',
    ),
    either(
      '{{a.Nom}} and {{b.nom}} exchanged silent greetings {{where}} and went their ways.',
      '{{Where}} {{a.nom}} and {{b.nom}} passed each other, hands on their hilts.',
    ),
  ],
  encounter_aRetreats: [
    either(
      '{{a.Nom}} wollte {{where}} keinen Streit mit {{b.dat}} und gab den Weg frei.',
      '{{a.Nom}} sah {{where}} {{b.acc}} kommen und wich beizeiten.',
    ),
    either(
      '{{a.Nom}} wanted no quarrel with {{b.acc}} {{where}} and made way.',
      '{{a.Nom}} saw {{b.acc}} coming {{where}} and withdrew in good time.',
    ),
  ],
  encounter_bRetreats: [
    either(
      '{{Where}} genügte der Anblick {{a.of}}: Die andere Seite, {{b.nom}}, gab den Weg frei.',
      '{{Where}} wich die andere Seite, {{b.nom}}, vor {{a.dat}} zurück, ehe ein Pfeil flog.',
    ),
    either(
      '{{Where}} the sight {{a.of}} was enough: the other side, {{b.nom}}, made way.',
      '{{Where}} the other side, {{b.nom}}, fell back before {{a.acc}} ere an arrow flew.',
    ),
  ],
  encounter_bothRetreat: [
    either(
      '{{a.Nom}} und {{b.nom}} erblickten einander {{where}} und machten beide kehrt.',
      '{{Where}} gingen {{a.nom}} und {{b.nom}} einander aus dem Weg, beide zugleich.',
    ),
    either(
      '{{a.Nom}} and {{b.nom}} caught sight of each other {{where}}, and both turned round.',
      '{{Where}} {{a.nom}} and {{b.nom}} stepped out of each other’s way, both at once.',
    ),
  ],
  encounter_fight: [
    either(
      '{{Where}} stieß {{a.nom}} auf {{b.acc}}, und die Hörner bliesen zum Kampf.',
      '{{Where}} traf {{a.nom}} auf {{b.acc}}, und für Worte war keine Zeit.',
    ),
    either(
      '{{Where}} {{a.nom}} came upon {{b.acc}}, and the horns called to battle.',
      '{{Where}} {{a.nom}} ran into {{b.acc}}, and there was no time for words.',
    ),
  ],
  encounter_storm: [
    either(
      '{{Where}} stieß {{a.nom}} auf {{b.acc}}, und die Leitern flogen an die Mauern.',
      '{{Where}} traf {{a.nom}} auf {{b.acc}}, und der Sturm auf die Mauern begann.',
    ),
    either(
      '{{Where}} {{a.nom}} came upon {{b.acc}}, and ladders flew to the walls.',
      '{{Where}} {{a.nom}} came upon {{b.acc}}, and the assault on the walls began.',
    ),
  ],
  encounter_attack: [
    either(
      '{{Where}} stieß {{a.nom}} auf {{b.acc}}, und um die Häuser wurde gefochten.',
      '{{Where}} traf {{a.nom}} auf {{b.acc}}, und in den Gassen flogen die Funken.',
    ),
    either(
      '{{Where}} {{a.nom}} came upon {{b.acc}}, and they fought among the houses.',
      '{{Where}} {{a.nom}} came upon {{b.acc}}, and sparks flew in the lanes.',
    ),
  ],
  encounter_sally: [
    either(
      '{{Where}} stieß {{a.nom}} auf {{b.acc}}, und die Tore flogen auf zum Ausfall.',
      '{{Where}} traf {{a.nom}} auf {{b.acc}}; da brach die Besatzung aus den Toren.',
    ),
    either(
      '{{Where}} {{a.nom}} came upon {{b.acc}}, and the gates flew open for a sally.',
      '{{Where}} {{a.nom}} came upon {{b.acc}}, and the garrison burst from the gates.',
    ),
  ],
  conquest: [
    either(
      '{{unit.Nom}} entriss {{other.dat}} {{places}}; dort weht nun Euer Banner.',
      '{{unit.Nom}} jagte die Leute {{other.of}} davon. Euch gehört nun: {{places}}.',
    ),
    either(
      '{{unit.Nom}} wrested {{places}} {{other.from}}; your banner flies there now.',
      '{{unit.Nom}} drove off the people {{other.of}}. Yours now: {{places}}.',
    ),
  ],
  conquest_free: [
    either(
      '{{unit.Nom}} pflanzte Euer Banner auf herrenlosem Land auf: {{places}}.',
      'Niemand war da, der {{unit.dat}} wehrte. Euer ist nun: {{places}}.',
    ),
    either(
      '{{unit.Nom}} planted your banner on land without a lord: {{places}}.',
      'Nobody was there to stop {{unit.acc}}: {{places}}, yours now.',
    ),
  ],
  conquest_lost: [
    either(
      'Bittere Kunde: {{unit.nom}} hat Euch {{places}} entrissen.',
      'Eure Grenzsteine liegen im Graben: {{unit.nom}} nahm Euch {{places}}.',
    ),
    either(
      'Bitter tidings: {{unit.nom}} has wrested {{places}} from you.',
      'Your boundary stones lie in the ditch: {{unit.nom}} took {{places}} from you.',
    ),
  ],
  conquest_seen: [
    either(
      '{{unit.Nom}} entriss {{other.dat}} {{places}}.',
      'Ein anderes Banner: {{unit.nom}} nahm {{other.dat}} {{places}}.',
    ),
    either(
      '{{unit.Nom}} wrested {{places}} {{other.from}}.',
      'Another banner: {{unit.nom}} took {{places}} {{other.from}}.',
    ),
  ],
  capture: [
    either(
      'Jubel! {{unit.Nom}} zog in {{town.acc}} ein; {{other.dat}} bleibt das Nachsehen.',
      'Die Schlüssel {{town.of}} liegen vor Euch: {{unit.Nom}} hat sie {{other.dat}} abgenommen.',
    ),
    either(
      'Rejoice! {{unit.Nom}} marched into {{town.acc}}, and {{other.nom}} could only watch.',
      'The keys {{town.of}} lie before you: {{unit.nom}} took them {{other.from}}.',
    ),
  ],
  capture_free: [
    either(
      'Jubel! {{unit.Nom}} zog in {{town.acc}} ein.',
      'Die Tore standen offen: {{unit.nom}} hat {{town.acc}} besetzt.',
    ),
    either(
      'Rejoice! {{unit.Nom}} marched into {{town.acc}}.',
      'The gates stood open: {{unit.nom}} has occupied {{town.acc}}.',
    ),
  ],
  capture_lost: [
    either(
      'Ein schwarzer Tag: {{unit.Nom}} hat Euch {{town.acc}} genommen.',
      'Eure Wachen kehrten ohne Schlüssel heim: {{unit.nom}} hält nun {{town.acc}}.',
    ),
    either(
      'A black day: {{unit.nom}} has taken {{town.acc}} from you.',
      'Your guards came home without the keys: {{unit.nom}} now holds {{town.acc}}.',
    ),
  ],
  capture_seen: [
    either(
      '{{unit.Nom}} zog in {{town.acc}} ein.',
      'Über {{town.dat}} weht ein neues Banner, das {{unit.of}}.',
    ),
    either(
      '{{unit.Nom}} marched into {{town.acc}}.',
      'A new banner flies over {{town.acc}}, that {{unit.of}}.',
    ),
  ],
  fight: [
    either(
      '{{Where}} schlugen sich {{a.nom}} und {{b.nom}} bis zum Abend, und keiner wich.',
      '{{Where}} kämpften {{a.nom}} und {{b.nom}}, bis die Nacht sie trennte.',
    ),
    either(
      '{{Where}} {{a.nom}} and {{b.nom}} fought till dusk, and neither gave ground.',
      '{{Where}} {{a.nom}} and {{b.nom}} fought till night parted them.',
    ),
  ],
  fight_seen: [
    either(
      '{{Where}} klirrten die Waffen: {{a.nom}} gegen {{b.acc}}. Wer siegte, sah man nicht.',
      '{{Where}} stieg Rauch auf: {{a.nom}} kämpfte gegen {{b.acc}}. Vom Ausgang kam keine Kunde.',
    ),
    either(
      '{{Where}} weapons clashed: {{a.nom}} against {{b.acc}}. Who won was not to be seen.',
      '{{Where}} smoke went up: {{a.nom}} fought {{b.acc}}. No word came of how it ended.',
    ),
  ],
  fight_won: [
    either(
      '{{Where}} schlugen sich {{a.nom}} und {{b.nom}}. Der Lorbeer gebührt {{winner.dat}}.',
      '{{Where}} maßen sich {{a.nom}} und {{b.nom}}. Gesungen wird von {{winner.dat}}.',
    ),
    either(
      '{{Where}} {{a.nom}} and {{b.nom}} fought. The laurels belong to {{winner.acc}}.',
      '{{Where}} {{a.nom}} and {{b.nom}} crossed swords. The songs are of {{winner.acc}}.',
    ),
  ],
  retreat: [
    either(
      '{{unit.Nom}} räumte das Feld und zog sich von {{place}} nach {{goal}} zurück.',
      '{{unit.Nom}} trat den bitteren Weg von {{place}} nach {{goal}} an.',
    ),
    either(
      '{{unit.Nom}} left the field and drew back from {{place}} to {{goal}}.',
      '{{unit.Nom}} took the bitter road from {{place}} to {{goal}}.',
    ),
  ],
  investment: [
    either(
      '{{unit.Nom}} legte {{where}} einen Ring um {{guard.acc}}; gestürmt wurde nicht.',
      'Um {{guard.acc}} brennen {{where}} die Lagerfeuer: {{unit.Nom}} lässt niemanden hinaus.',
    ),
    either(
      '{{unit.Nom}} laid a ring around {{guard.acc}} {{where}}, but did not storm.',
      'Campfires burn round {{guard.acc}} {{where}}: {{unit.nom}} lets nobody out.',
    ),
  ],
  pursuit: [
    either(
      '{{unit.Nom}} jagte {{where}} {{quarry.dat}} nach.',
      '{{unit.Nom}} heftete sich {{where}} an die Fersen {{quarry.of}}.',
    ),
    either(
      '{{unit.Nom}} hunted {{quarry.acc}} {{where}}.',
      '{{unit.Nom}} was hard on the heels {{quarry.of}} {{where}}.',
    ),
  ],
  removal: [
    either(
      '{{Where}} fand {{unit.nom}} den Untergang; keiner kam davon.',
      '{{Where}} endete der Weg {{unit.of}}. Niemand kam zurück.',
    ),
    either(
      '{{Where}} {{unit.nom}} met its end; nobody got away.',
      '{{Where}} the road {{unit.of}} ended. Nobody came back.',
    ),
  ],
  removal_scattered: [
    either(
      '{{Where}} zerstob {{unit.nom}} in alle Winde.',
      '{{Where}} lief {{unit.nom}} auseinander; Banner und Waffen blieben liegen.',
    ),
    either(
      '{{Where}} {{unit.nom}} was blown to the four winds.',
      '{{Where}} {{unit.nom}} scattered; banners and arms were left lying.',
    ),
  ],
  removal_captured: [
    either(
      '{{Where}} war {{unit.nom}} ohne Ausweg und streckte die Waffen.',
      '{{Where}} war {{unit.nom}} umstellt und ergab sich.',
    ),
    either(
      '{{Where}} {{unit.nom}} had no way out and laid down arms.',
      '{{Where}} {{unit.nom}} was surrounded and surrendered.',
    ),
  ],
  removal_perished: [
    either(
      '{{Where}} fand {{unit.nom}} ein jämmerliches Ende.',
      '{{Where}} kam {{unit.nom}} elend um.',
    ),
    either(
      '{{Where}} {{unit.nom}} came to a wretched end.',
      '{{Where}} {{unit.nom}} perished miserably.',
    ),
  ],
  removal_dissolved: [
    either(
      '{{Where}} ging {{unit.nom}} auseinander, jeder nach Hause.',
      '{{Where}} rollte {{unit.nom}} das Banner ein und ging heim.',
    ),
    either(
      '{{Where}} {{unit.nom}} broke up, every man for home.',
      '{{Where}} {{unit.nom}} furled its banner and went home.',
    ),
  ],
  fate: [
    either(
      '{{unit.Nom}} schlug sich durch und steht wieder unter Freunden.',
      'Totgesagt und heimgekehrt: {{unit.nom}} lebt.',
    ),
    either(
      '{{unit.Nom}} got through and stands among friends again.',
      'Given up for dead and home again: {{unit.nom}} lives.',
    ),
  ],
  fate_dead: [
    either(
      'Senkt die Fahnen: {{unit.nom}} fiel {{where}}.',
      'Ein Platz an Eurer Tafel bleibt leer: {{unit.nom}} fiel {{where}}.',
    ),
    either(
      'Lower the banners: {{unit.nom}} fell {{where}}.',
      'A place at your table stays empty: {{unit.nom}} fell {{where}}.',
    ),
  ],
  fate_captured: [
    either(
      '{{unit.Nom}} wurde {{where}} in Ketten gelegt.',
      '{{Where}} schlossen sich Ketten um {{unit.acc}}.',
    ),
    either('{{unit.Nom}} was put in chains {{where}}.', '{{Where}} chains closed on {{unit.acc}}.'),
  ],
  fate_capturedBy: [
    either(
      '{{unit.Nom}} schmachtet seit dem Kampf {{where}} im Kerker {{captor.of}}.',
      'Seit dem Kampf {{where}} sitzt {{unit.nom}} hinter den Mauern {{captor.of}}.',
    ),
    either(
      '{{unit.Nom}} has lain in the dungeons {{captor.of}} since the fight {{where}}.',
      'Since the fight {{where}} {{unit.nom}} has sat behind the walls {{captor.of}}.',
    ),
  ],
  plunder: [
    either(
      '{{Where}} fielen Euch die Truhen {{other.of}} in die Hände: {{gold.nom}}.',
      '{{Where}} leerten Eure Leute die Kammern {{other.of}}: {{gold.nom}}.',
    ),
    either(
      '{{Where}} the chests {{other.of}} fell into your hands: {{gold.nom}}.',
      '{{Where}} your men emptied the vaults {{other.of}}: {{gold.nom}}.',
    ),
  ],
  plunder_lost: [
    either(
      '{{Where}} griffen fremde Hände in Eure Truhen: Ihr verlort {{gold.acc}} an {{party.acc}}.',
      '{{Where}} sind Eure Truhen leer; an {{party.acc}} ging verloren: {{gold.nom}}.',
    ),
    either(
      '{{Where}} strange hands reached into your chests: you lost {{gold.acc}} to {{party.acc}}.',
      '{{Where}} your chests are empty; lost to {{party.acc}}: {{gold.nom}}.',
    ),
  ],
  takeover: [
    either('{{work.Nom}} dient fortan Euch.', 'Auf {{work.dat}} stehen nun Eure Wachen.'),
    either('{{work.Nom}} serves you from now on.', 'Your guards now stand on {{work.acc}}.'),
  ],
  takeover_lost: [
    either(
      '{{work.Nom}} dient fortan {{party.dat}}.',
      'Auf {{work.dat}} stehen nun die Wachen {{party.of}}.',
    ),
    either(
      '{{work.Nom}} serves {{party.acc}} from now on.',
      'On {{work.acc}} now stand the guards {{party.of}}.',
    ),
  ],
  takeover_seen: [
    either(
      '{{work.Nom}} dient fortan {{party.dat}}.',
      'Auf {{work.dat}} wurde die Wache getauscht; es sind nun Leute {{party.of}}.',
    ),
    either(
      '{{work.Nom}} serves {{party.acc}} from now on.',
      'The guard on {{work.acc}} was changed; they are now people {{party.of}}.',
    ),
  ],
  uprising: [
    either(
      'Das Volk erhob sich {{where}} gegen Eure Steuern.',
      '{{Where}} jagte man Eure Steuereinnehmer aus dem Dorf.',
    ),
    either(
      'The people rose {{where}} against your taxes.',
      '{{Where}} your tax collectors were chased from the village.',
    ),
  ],
  desertion: [
    either(
      'Der Sold blieb aus, und {{unit.nom}} verlor über Nacht {{deserters.acc}}.',
      'Ohne Sold keine Treue: {{unit.Nom}} vermisst am Morgen {{deserters.acc}}.',
    ),
    either(
      'The pay did not come, and overnight {{unit.nom}} lost {{deserters.acc}}.',
      'No pay, no loyalty: at morning {{unit.nom}} was short of {{deserters.acc}}.',
    ),
  ],
  desertion_many: [
    either(
      'Der Sold blieb aus, und nachts stahlen sich Leute davon: {{losses}}.',
      'Ohne Sold keine Treue. Beim Morgenappell fehlten: {{losses}}.',
    ),
    either(
      'The pay did not come, and men stole away by night: {{losses}}.',
      'No pay, no loyalty. Missing at morning muster: {{losses}}.',
    ),
  ],
  dissolution: [
    either(
      'Zum zweiten Mal blieb der Sold aus; {{unit.nom}} ging auseinander.',
      'Wieder kein Sold: {{unit.Nom}} hat genug und ist heimgegangen.',
    ),
    either(
      'For the second time the pay did not come; {{unit.nom}} broke up.',
      'No pay again: {{unit.nom}} has had enough and gone home.',
    ),
  ],
  split: [
    either(
      'Aus {{unit.dat}} trat eine neue Schar, {{size.nom}}; fortan heißt sie {{into.nom}}.',
      '{{unit.Nom}} teilte sich und gab {{size.acc}} ab: Das ist nun {{into.nom}}.',
    ),
    either(
      'Out {{unit.of}} stepped a new host, {{size.nom}}; it is called {{into.nom}} from now on.',
      '{{unit.Nom}} divided and gave up {{size.acc}}: that is now {{into.nom}}.',
    ),
  ],
  merge: [
    either(
      '{{unit.Nom}} schloss sich mit {{size.dat}} an: Alle folgen nun dem Banner {{into.of}}.',
      'Zwei Banner, ein Heer: {{unit.nom}} stieß mit {{size.dat}} zu {{into.dat}}.',
    ),
    either(
      '{{unit.Nom}} joined with {{size.acc}}: all now follow the banner {{into.of}}.',
      'Two banners, one host: {{unit.nom}} came with {{size.acc}} to {{into.acc}}.',
    ),
  ],
  disband: [
    either(
      '{{unit.Nom}} legte die Waffen nieder. Eure Truhen erhielten {{gold.acc}} zurück.',
      '{{unit.Nom}} durfte heim. Zurück in Eure Truhen flossen {{gold.nom}}.',
    ),
    either(
      '{{unit.Nom}} laid down arms. Your chests got {{gold.acc}} back.',
      '{{unit.Nom}} was sent home. Back into your chests went {{gold.nom}}.',
    ),
  ],
  disband_unpaid: [
    either(
      '{{unit.Nom}} legte die Waffen nieder, ohne dass Eure Truhen etwas davon haben.',
      '{{unit.Nom}} durfte heim; Gold brachte das keines.',
    ),
    either(
      '{{unit.Nom}} laid down arms, and your chests gained nothing by it.',
      '{{unit.Nom}} was sent home; it brought no gold.',
    ),
  ],
  loneLeader: [
    either(
      'Nur die Heerführer sind {{unit.from}} geblieben. Sie gehen fortan eigene Wege: {{characters}}.',
      'Das Heer ist fort, {{unit.from}} blieben die Anführer: {{characters}}.',
    ),
    either(
      'Of {{unit.acc}} only the leaders still stand. They go their own ways: {{characters}}.',
      'The host is gone; of {{unit.acc}} the leaders remain: {{characters}}.',
    ),
  ],
  loneLeader_dismissed: [
    either(
      'Nur die Heerführer waren {{unit.from}} geblieben; sie nahmen ihren Abschied.',
      'Die letzten Anführer {{unit.of}} gaben ihre Stäbe ab.',
    ),
    either(
      'Of {{unit.acc}} only the leaders still stood; they took their leave.',
      'The last leaders {{unit.of}} handed in their staffs.',
    ),
  ],
  transfer: [
    either(
      '{{unit.Nom}} brach auf in ferne Lande, nach {{segment}}: {{reason}}',
      'Die Straße nach {{segment}} nahm {{unit.acc}} auf: {{reason}}',
    ),
    either(
      '{{unit.Nom}} set out for distant lands, for {{segment}}: {{reason}}',
      'The road to {{segment}} took {{unit.acc}} away: {{reason}}',
    ),
  ],
  unload: [
    either(
      '{{unit.Nom}} brachte {{gold.acc}} {{where}} an Land.',
      'Kisten über die Planken: {{unit.Nom}} löschte {{where}} {{gold.acc}}.',
    ),
    either(
      '{{unit.Nom}} brought {{gold.acc}} ashore {{where}}.',
      'Chests across the gangplank: {{unit.nom}} landed {{gold.acc}} {{where}}.',
    ),
  ],
  unload_received: [
    either(
      '{{unit.Nom}} lud {{gold.acc}} {{where}} für Euch ab.',
      '{{Where}} hat {{unit.nom}} Euch Gold gebracht: {{gold.acc}}.',
    ),
    either(
      '{{unit.Nom}} put down {{gold.acc}} {{where}} for you.',
      '{{Where}} {{unit.nom}} has brought you gold: {{gold.acc}}.',
    ),
  ],
  unload_given: [
    either(
      '{{unit.Nom}} übergab {{gold.acc}} {{where}} an {{other.acc}}.',
      '{{Where}} wechselte Gold die Hände: {{unit.nom}} gab {{other.dat}} {{gold.acc}}.',
    ),
    either(
      '{{unit.Nom}} handed over {{gold.acc}} {{where}} to {{other.acc}}.',
      '{{Where}} gold changed hands: {{unit.nom}} gave {{other.acc}} {{gold.acc}}.',
    ),
  ],
  relation_alliance: [
    either(
      'Ihr reicht {{other.dat}} die Hand zum Bund.',
      'Fortan gilt Euch {{other.nom}} als Freund und Bundesgenosse.',
    ),
    either(
      'You hold out your hand to {{other.acc}} in alliance.',
      'From now on you hold {{other.acc}} a friend and ally.',
    ),
  ],
  relation_peace: [
    either('Ihr habt {{other.dat}} Frieden zugesagt.', 'Eure Klingen ruhen gegen {{other.acc}}.'),
    either('You have promised peace to {{other.acc}}.', 'Your blades rest towards {{other.acc}}.'),
  ],
  relation_passage: [
    either(
      'Eure Grenzen stehen {{other.dat}} offen.',
      'Wer unter dem Banner {{other.of}} reist, darf durch Euer Land.',
    ),
    either(
      'Your borders stand open to {{other.acc}}.',
      'Whoever travels under the banner {{other.of}} may cross your land.',
    ),
  ],
  relation_enemy: [
    either(
      'Ihr habt {{other.dat}} den Handschuh hingeworfen.',
      'Von nun an ist Krieg zwischen Euch und {{other.dat}}.',
    ),
    either(
      'You have thrown down the gauntlet before {{other.acc}}.',
      'From now on it is war between you and {{other.acc}}.',
    ),
  ],
  treaty: [
    either(
      'Der Vertrag „{{title}}“ mit {{other.dat}} liegt besiegelt im Archiv.',
      'Wachs und Siegel sind trocken: „{{title}}“ mit {{other.dat}} ist verwahrt.',
    ),
    either(
      'The treaty “{{title}}” with {{other.acc}} lies sealed in the archive.',
      'Wax and seal are dry: “{{title}}” with {{other.acc}} is in safe keeping.',
    ),
  ],
  treaty_alliance: [
    either(
      'Der Bund „{{title}}“ mit {{other.dat}} liegt besiegelt im Archiv.',
      'Wachs und Siegel sind trocken: Der Bund „{{title}}“ mit {{other.dat}} ist verwahrt.',
    ),
    either(
      'The alliance “{{title}}” with {{other.acc}} lies sealed in the archive.',
      'Wax and seal are dry: the alliance “{{title}}” with {{other.acc}} is in safe keeping.',
    ),
  ],
  treaty_peace: [
    either(
      'Der Friede „{{title}}“ mit {{other.dat}} liegt besiegelt im Archiv.',
      'Wachs und Siegel sind trocken: Der Friede „{{title}}“ mit {{other.dat}} ist verwahrt.',
    ),
    either(
      'The peace “{{title}}” with {{other.acc}} lies sealed in the archive.',
      'Wax and seal are dry: the peace “{{title}}” with {{other.acc}} is in safe keeping.',
    ),
  ],
  treaty_passage: [
    either(
      'Der Freibrief „{{title}}“ mit {{other.dat}} liegt besiegelt im Archiv.',
      'Wachs und Siegel sind trocken: Der Freibrief „{{title}}“ mit {{other.dat}} ist verwahrt.',
    ),
    either(
      'The charter “{{title}}” with {{other.acc}} lies sealed in the archive.',
      'Wax and seal are dry: the charter “{{title}}” with {{other.acc}} is in safe keeping.',
    ),
  ],
  treatyBreach: [
    either(
      'Euer Siegel gegenüber {{other.dat}} ist gebrochen: {{relation}} statt {{treaty}}.',
      'Ihr habt {{other.dat}} das Wort gebrochen: {{relation}} statt {{treaty}}.',
    ),
    either(
      'Your seal towards {{other.acc}} is broken: {{relation}} instead of {{treaty}}.',
      'You have broken your word to {{other.acc}}: {{relation}} instead of {{treaty}}.',
    ),
  ],
  treatyEnded: [
    either(
      'Die Frist eines Vertrags mit {{other.dat}} ist verstrichen.',
      'Die Sanduhr ist leer: Ein Vertrag mit {{other.dat}} gilt nicht mehr.',
    ),
    either(
      'The term of a treaty with {{other.acc}} has passed.',
      'The hourglass is empty: a treaty with {{other.acc}} no longer binds.',
    ),
  ],
  treatyEnded_alliance: [
    either(
      'Die Frist des Bundes mit {{other.dat}} ist verstrichen.',
      'Die Sanduhr ist leer: Der Bund mit {{other.dat}} gilt nicht mehr.',
    ),
    either(
      'The term of the alliance with {{other.acc}} has passed.',
      'The hourglass is empty: the alliance with {{other.acc}} no longer binds.',
    ),
  ],
  treatyEnded_peace: [
    either(
      'Die Frist des Friedens mit {{other.dat}} ist verstrichen.',
      'Die Sanduhr ist leer: Der Friede mit {{other.dat}} gilt nicht mehr.',
    ),
    either(
      'The term of the peace with {{other.acc}} has passed.',
      'The hourglass is empty: the peace with {{other.acc}} no longer binds.',
    ),
  ],
  treatyEnded_passage: [
    either(
      'Die Frist des Durchzugsrechts mit {{other.dat}} ist verstrichen.',
      'Die Sanduhr ist leer: Das Durchzugsrecht mit {{other.dat}} gilt nicht mehr.',
    ),
    either(
      'The term of the right of passage with {{other.acc}} has passed.',
      'The hourglass is empty: the right of passage with {{other.acc}} no longer binds.',
    ),
  ],
  capital: [
    either(
      'Euer Thron steht nun hier: {{town.nom}} ist Hauptstadt.',
      'Ihr habt den Hof verlegt: {{town.nom}} ist nun Eure Hauptstadt.',
    ),
    either(
      'Your throne stands here now: {{town.nom}} is the capital.',
      'You have moved the court: {{town.nom}} is your capital now.',
    ),
  ],
  seat: [
    either(
      '{{unit.Nom}} hält nun Hof in {{seat}}.',
      'In {{seat}} brennt nun das Licht {{unit.of}}.',
    ),
    either(
      '{{unit.Nom}} now holds court in {{seat}}.',
      'In {{seat}} the light {{unit.of}} burns now.',
    ),
  ],
  seat_none: [
    either(
      '{{unit.Nom}} hat den alten Hof verlassen.',
      '{{unit.Nom}} hat keinen festen Sitz mehr.',
    ),
    either('{{unit.Nom}} has left the old court.', '{{unit.Nom}} has no settled seat any more.'),
  ],
  message: [
    either(
      'Ein Bote {{party.of}} brachte ein Schreiben: „{{title}}“.',
      'Ein staubiger Reiter {{party.of}} stieg ab und übergab: „{{title}}“.',
    ),
    either(
      'A messenger {{party.of}} brought a letter: “{{title}}”.',
      'A dusty rider {{party.of}} dismounted and handed over: “{{title}}”.',
    ),
  ],
  courier: [
    either(
      'Der Bote mit dem Schreiben „{{title}}“ ist am Ziel.',
      'Euer Schreiben „{{title}}“ wurde übergeben.',
    ),
    either(
      'The messenger with the letter “{{title}}” has arrived.',
      'Your letter “{{title}}” has been handed over.',
    ),
  ],
  courier_lost: [
    either(
      'Der Bote mit dem Schreiben „{{title}}“ kam nie an.',
      'Vom Boten mit dem Schreiben „{{title}}“ fehlt jede Spur.',
    ),
    either(
      'The messenger with the letter “{{title}}” never arrived.',
      'Of the messenger with the letter “{{title}}” there is no trace.',
    ),
  ],
  courier_nobody: [
    either(
      'Der Bote mit dem Schreiben „{{title}}“ fand niemanden, der es nahm.',
      'Euer Bote pochte vergebens; „{{title}}“ nahm niemand an.',
    ),
    either(
      'The messenger with the letter “{{title}}” found nobody who would take it.',
      'Your messenger knocked in vain; nobody took “{{title}}”.',
    ),
  ],
  announcement: [
    either(
      'Die Herolde {{party.of}} verkünden: „{{title}}“.',
      'Auf allen Märkten rufen es die Leute {{party.of}} aus: „{{title}}“.',
    ),
    either(
      'The heralds {{party.of}} proclaim: “{{title}}”.',
      'In every market the people {{party.of}} cry it out: “{{title}}”.',
    ),
  ],
  announcement_own: [
    either(
      'Eure Herolde tragen „{{title}}“ in alle Reiche.',
      'Euer Aufruf „{{title}}“ hängt an jedem Tor.',
    ),
    either(
      'Your heralds carry “{{title}}” into all realms.',
      'Your proclamation “{{title}}” hangs on every gate.',
    ),
  ],
  culture: [
    either(
      'Man erzählt von den Sitten {{party.of}}: „{{title}}“.',
      'Reisende berichten von den Bräuchen {{party.of}}: „{{title}}“.',
    ),
    either(
      'People tell of the customs {{party.of}}: “{{title}}”.',
      'Travellers tell of the ways {{party.of}}: “{{title}}”.',
    ),
  ],
  culture_own: [
    either(
      'Eure Schrift „{{title}}“ liegt wohlverwahrt im Archiv.',
      'Eure Schreiber haben „{{title}}“ ins Buch der Reiche eingetragen.',
    ),
    either(
      'Your writing “{{title}}” lies safe in the archive.',
      'Your scribes have entered “{{title}}” in the book of realms.',
    ),
  ],
  withheld: [
    either(
      'Euer Spielerkonto ist überzogen, es steht bei {{cents}}. Bitte gleicht es aus.',
      'Der Säckel ist leer: Auf Eurem Spielerkonto stehen {{cents}}. Bitte gleicht es aus.',
    ),
    either(
      'Your player account is overdrawn and stands at {{cents}}. Pray settle it.',
      'The purse is empty: your player account shows {{cents}}. Pray settle it.',
    ),
  ],
  siegeDamage: [
    either(
      'Die Belagerer brachen Stein um Stein: {{work.Nom}} verlor {{points.acc}}.',
      'Die Steinschleudern schwiegen nicht: {{work.Nom}} verlor {{points.acc}}.',
    ),
    either(
      'The besiegers broke stone after stone: {{work.nom}} lost {{points.acc}}.',
      'The catapults did not fall silent: {{work.nom}} lost {{points.acc}}.',
    ),
  ],
  siegeDamage_many: [
    either(
      'Die Belagerer brachen Stein um Stein: {{works}}.',
      'Die Steinschleudern schwiegen nicht: {{works}}.',
    ),
    either(
      'The besiegers broke stone after stone: {{works}}.',
      'The catapults did not fall silent: {{works}}.',
    ),
  ],
  breach: [
    either('Eine Bresche klafft {{work.within}}.', 'Die Mauer {{work.of}} ist offen.'),
    either('A breach gapes in {{work.acc}}.', 'The wall {{work.of}} lies open.'),
  ],
  repaired: [
    either(
      'Maurer und Zimmerleute waren fleißig: {{work.Nom}} gewann {{points.acc}} zurück.',
      'Mörtel und Balken taten das Ihre: {{work.Nom}} gewann {{points.acc}} zurück.',
    ),
    either(
      'Masons and carpenters were busy: {{work.nom}} regained {{points.acc}}.',
      'Mortar and beams did their part: {{work.nom}} regained {{points.acc}}.',
    ),
  ],
  repaired_many: [
    either(
      'Maurer und Zimmerleute waren fleißig: {{works}}.',
      'Mörtel und Balken taten das Ihre: {{works}}.',
    ),
    either(
      'Masons and carpenters were busy: {{works}}.',
      'Mortar and beams did their part: {{works}}.',
    ),
  ],
  demolished: [
    either(
      'Kein Stein blieb {{work.from}} auf dem anderen.',
      'Wo {{work.nom}} war, wächst nun Gras.',
    ),
    either(
      'Of {{work.acc}} not one stone is left upon another.',
      'Where {{work.nom}} was, grass grows now.',
    ),
  ],
  workDone: [
    either(
      'Die Baumeister melden Fortschritt: {{work.Nom}} steht bei {{done}} von {{value}} Bauwertpunkten.',
      'Die Hämmer ruhten nicht: {{work.Nom}} wuchs auf {{done}} von {{value}} Bauwertpunkten.',
    ),
    either(
      'The master builders report progress: {{work.nom}} stands at {{done}} of {{value}} building value points.',
      'The hammers did not rest: {{work.nom}} grew to {{done}} of {{value}} building value points.',
    ),
  ],
  workDone_many: [
    either('Die Baumeister melden Fortschritt: {{works}}.', 'Die Hämmer ruhten nicht: {{works}}.'),
    either(
      'The master builders report progress: {{works}}.',
      'The hammers did not rest: {{works}}.',
    ),
  ],
  structureBuilt: [
    either(
      'Das Werk ist vollbracht: {{work.Nom}} ist fertig und vom nächsten Mond an nutzbar.',
      'Das Richtfest ist gefeiert: {{work.Nom}} ist vom nächsten Mond an nutzbar.',
    ),
    either(
      'The work is done: {{work.nom}} is finished and can be used from the next moon.',
      'The last stone is laid: {{work.nom}} can be used from the next moon.',
    ),
  ],
  structureBuilt_many: [
    either(
      'Die Werke sind vollbracht: {{works}}, nutzbar vom nächsten Mond an.',
      'Die Richtfeste sind gefeiert, nutzbar vom nächsten Mond an: {{works}}.',
    ),
    either(
      'The works are done: {{works}}, to be used from the next moon.',
      'The last stones are laid, to be used from the next moon: {{works}}.',
    ),
  ],
  terrainLoss: [
    either(
      'Die Wildnis forderte ihren Zoll {{unit.from}}: {{lost.acc}}. Der Rest zählt {{left}}.',
      'Nicht alle kamen durch: Unterwegs verlor {{unit.nom}} {{lost.acc}}. Der Rest zählt {{left}}.',
    ),
    either(
      'The wilds took their toll {{unit.of}}: {{lost.acc}}. The rest: {{left}}.',
      'Not all came through: on the way {{unit.nom}} lost {{lost.acc}}. The rest: {{left}}.',
    ),
  ],
  terrainLoss_many: [
    either(
      'Die Wildnis forderte ihren Zoll: {{losses}}.',
      'Nicht alle kamen durch die Wildnis. Es fehlen: {{losses}}.',
    ),
    either(
      'The wilds took their toll: {{losses}}.',
      'Not all came through the wilds. Missing: {{losses}}.',
    ),
  ],
  cargoLoss: [
    either(
      'Mit {{by.dat}} sank, was an Bord war: {{unit.Nom}} verlor {{lost.acc}}. Der Rest zählt {{left}}.',
      'Was {{by.nom}} trug, nahm das Wasser: {{unit.Nom}} verlor {{lost.acc}}. Der Rest zählt {{left}}.',
    ),
    either(
      'With {{by.acc}} sank what was aboard: {{unit.nom}} lost {{lost.acc}}. The rest: {{left}}.',
      'What {{by.nom}} carried, the water took: {{unit.nom}} lost {{lost.acc}}. The rest: {{left}}.',
    ),
  ],
  cargoLoss_many: [
    either(
      'Mit ihren Trägern ging mancher unter: {{losses}}.',
      'Mit den Trägern ging verloren, wer auf ihnen war: {{losses}}.',
    ),
    either(
      'Many went down with those who carried them: {{losses}}.',
      'With those who carried them were lost: {{losses}}.',
    ),
  ],
  starvation: [
    either(
      'Der Hunger ging {{unit.at}} um und holte {{lost.acc}}. Der Rest zählt {{left}}.',
      'Die Kessel blieben kalt: {{unit.Nom}} verlor {{lost.acc}}. Der Rest zählt {{left}}.',
    ),
    either(
      'Hunger walked {{unit.at}} and took {{lost.acc}}. The rest: {{left}}.',
      'The cauldrons stayed cold: {{unit.nom}} lost {{lost.acc}}. The rest: {{left}}.',
    ),
  ],
  starvation_many: [
    either('Der Hunger ging um: {{losses}}.', 'Die Kessel blieben kalt: {{losses}}.'),
    either('Hunger was abroad: {{losses}}.', 'The cauldrons stayed cold: {{losses}}.'),
  ],
  thawEscape: [
    either(
      'Das Eis {{where}} brach; mit knapper Not erreichte {{unit.nom}} {{goal}}.',
      '{{Where}} krachte das Eis; {{unit.nom}} rannte, bis {{goal}} erreicht war.',
    ),
    either(
      'The ice {{where}} broke; {{unit.nom}} barely reached {{goal}}.',
      '{{Where}} the ice cracked; {{unit.nom}} ran until {{goal}} was reached.',
    ),
  ],
  thawLoss: [
    either(
      'Das Eis {{where}} brach und verschlang {{unit.acc}}. Der Verlust: {{lost.nom}}.',
      '{{Where}} gab das Eis nach, und {{unit.nom}} versank. Der Verlust: {{lost.nom}}.',
    ),
    either(
      'The ice {{where}} broke and swallowed {{unit.acc}}. The loss: {{lost.nom}}.',
      '{{Where}} the ice gave way, and {{unit.nom}} sank. The loss: {{lost.nom}}.',
    ),
  ],
  terrainLoss_all: [
    either(
      'Die Wildnis verschlang {{unit.acc}} ganz und gar.',
      'Aus der Wildnis kam keine Kunde mehr: {{unit.Nom}} ist verschollen.',
    ),
    either(
      'The wilds swallowed {{unit.acc}} whole.',
      'No word came back from the wilds: {{unit.nom}} is gone.',
    ),
  ],
  cargoLoss_all: [
    either(
      'Mit {{by.dat}} ging auch {{unit.nom}} auf den Grund.',
      '{{by.Nom}} riss {{unit.acc}} mit in die Tiefe.',
    ),
    either(
      'With {{by.acc}} {{unit.nom}} went to the bottom as well.',
      '{{by.Nom}} dragged {{unit.acc}} down with it.',
    ),
  ],
  starvation_all: [
    either(
      'Der Hunger hat {{unit.acc}} ausgelöscht.',
      'Am Ende schwiegen alle: {{unit.Nom}} ist verhungert.',
    ),
    either('Hunger has wiped out {{unit.acc}}.', 'In the end all was still: {{unit.nom}} starved.'),
  ],
};
