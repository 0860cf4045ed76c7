import type { WordTree } from '../../../../../engine';

/** The events of a turn, plainly. `{{unit.Nom}}` = the unit at the beginning of a sentence. */
export const neutral: WordTree = {
  sighting: [
    '{{watcher.Nom}} sichtete {{where}} {{unit.acc}}{{strength}}.',
    '{{watcher.Nom}} sighted {{unit.acc}} {{where}}{{strength}}.',
  ],
  sighting_territory: [
    'Von ‹deinem|Ihrem› Land aus war {{where}} {{unit.nom}} zu sehen{{strength}}.',
    'From your land {{unit.nom}} could be seen {{where}}{{strength}}.',
  ],
  sighting_presence: [
    '{{Where}} war eine fremde Einheit zu bemerken, mehr nicht.',
    '{{Where}} a foreign unit was noticed, nothing more.',
  ],
  encounter: [
    '{{a.Nom}} und {{b.nom}} begegneten sich {{where}}.',
    '{{a.Nom}} and {{b.nom}} met {{where}}.',
  ],
  encounter_bothStop: [
    '{{a.Nom}} traf {{where}} auf {{b.acc}}. Beide Seiten hielten an und verhandelten.',
    '{{a.Nom}} met {{b.acc}} {{where}}. Both sides halted and talked.',
  ],
  encounter_aGoesOn: [
    '{{a.Nom}} traf {{where}} auf {{b.acc}} und zog weiter; die andere Seite blieb stehen.',
    '{{a.Nom}} met {{b.acc}} {{where}} and went on; the other side halted.',
  ],
  encounter_bGoesOn: [
    '{{a.Nom}} traf {{where}} auf {{b.acc}} und blieb stehen; die andere Seite zog weiter.',
    '{{a.Nom}} met {{b.acc}} {{where}} and halted; the other side went on.',
  ],
  encounter_bothGoOn: [
    '{{a.Nom}} und {{b.nom}} trafen sich {{where}} und ließen einander in Ruhe.',
    '{{a.Nom}} and {{b.nom}} met {{where}} and left each other alone.',
  ],
  encounter_aRetreats: [
    '{{a.Nom}} traf {{where}} auf {{b.acc}} und ging dem Zusammenstoß aus dem Weg.',
    '{{a.Nom}} met {{b.acc}} {{where}} and avoided a clash.',
  ],
  encounter_bRetreats: [
    '{{a.Nom}} traf {{where}} auf {{b.acc}}; die andere Seite ging dem Zusammenstoß aus dem Weg.',
    '{{a.Nom}} met {{b.acc}} {{where}}; the other side avoided a clash.',
  ],
  encounter_bothRetreat: [
    '{{a.Nom}} und {{b.nom}} gingen einander {{where}} aus dem Weg.',
    '{{a.Nom}} and {{b.nom}} avoided each other {{where}}.',
  ],
  encounter_fight: [
    '{{a.Nom}} traf {{where}} auf {{b.acc}}; es kam zum Kampf.',
    '{{a.Nom}} met {{b.acc}} {{where}}, and it came to a fight.',
  ],
  encounter_storm: [
    '{{a.Nom}} traf {{where}} auf {{b.acc}}; der Sturm auf die Mauern begann.',
    '{{a.Nom}} met {{b.acc}} {{where}}, and the storm of the walls began.',
  ],
  encounter_attack: [
    '{{a.Nom}} traf {{where}} auf {{b.acc}}; der Angriff auf die Ansiedlung begann.',
    '{{a.Nom}} met {{b.acc}} {{where}}, and the attack on the settlement began.',
  ],
  encounter_sally: [
    '{{a.Nom}} traf {{where}} auf {{b.acc}}; die Besatzung machte einen Ausfall.',
    '{{a.Nom}} met {{b.acc}} {{where}}, and the garrison made a sally.',
  ],
  conquest: [
    '{{unit.Nom}} eroberte {{places}} {{other.from}}.',
    '{{unit.Nom}} conquered {{places}} {{other.from}}.',
  ],
  conquest_free: [
    '{{unit.Nom}} nahm {{places}} in Besitz; bis dahin gehörte das Land niemandem.',
    '{{unit.Nom}} took possession of {{places}}, land that was nobody’s till then.',
  ],
  conquest_lost: [
    '{{unit.Nom}} nahm ‹dir|Ihnen› {{places}} ab.',
    '{{unit.Nom}} took {{places}} from you.',
  ],
  conquest_seen: [
    '{{unit.Nom}} eroberte {{places}} {{other.from}}.',
    '{{unit.Nom}} conquered {{places}} {{other.from}}.',
  ],
  capture: [
    '{{unit.Nom}} nahm {{other.dat}} {{town.acc}} ab.',
    '{{unit.Nom}} took {{town.acc}} {{other.from}}.',
  ],
  capture_free: ['{{unit.Nom}} nahm {{town.acc}} ein.', '{{unit.Nom}} took {{town.acc}}.'],
  capture_lost: [
    '{{unit.Nom}} nahm ‹dir|Ihnen› {{town.acc}} ab.',
    '{{unit.Nom}} took {{town.acc}} from you.',
  ],
  capture_seen: ['{{unit.Nom}} nahm {{town.acc}} ein.', '{{unit.Nom}} took {{town.acc}}.'],
  fight: [
    '{{Where}} kämpften {{a.nom}} und {{b.nom}}; keine Seite behauptete das Feld.',
    '{{Where}} {{a.nom}} and {{b.nom}} fought; neither side held the field.',
  ],
  fight_seen: [
    '{{Where}} kämpften {{a.nom}} und {{b.nom}}. Der Ausgang ist nicht bekannt.',
    '{{Where}} {{a.nom}} and {{b.nom}} fought. The outcome is not known.',
  ],
  fight_won: [
    '{{Where}} kämpften {{a.nom}} und {{b.nom}}. Der Sieg ging an {{winner.acc}}.',
    '{{Where}} {{a.nom}} and {{b.nom}} fought. The victory went {{winner.to}}.',
  ],
  retreat: [
    '{{unit.Nom}} wich von {{place}} nach {{goal}} zurück.',
    '{{unit.Nom}} retreated from {{place}} to {{goal}}.',
  ],
  investment: [
    '{{unit.Nom}} schloss {{where}} {{guard.acc}} ein, ohne zu stürmen.',
    '{{unit.Nom}} invested {{guard.acc}} {{where}} without storming.',
  ],
  pursuit: [
    '{{unit.Nom}} verfolgte {{where}} {{quarry.acc}}.',
    '{{unit.Nom}} pursued {{quarry.acc}} {{where}}.',
  ],
  removal: [
    '{{unit.Nom}} ging {{where}} unter; niemand blieb übrig.',
    '{{unit.Nom}} was destroyed {{where}}; nobody is left.',
  ],
  removal_scattered: [
    '{{unit.Nom}} lief {{where}} auseinander und besteht nicht mehr.',
    '{{unit.Nom}} scattered {{where}} and exists no more.',
  ],
  removal_captured: [
    '{{unit.Nom}} fand {{where}} keinen Ausweg und geriet in Gefangenschaft.',
    '{{unit.Nom}} found no way out {{where}} and was captured.',
  ],
  removal_perished: ['{{unit.Nom}} ging {{where}} zugrunde.', '{{unit.Nom}} perished {{where}}.'],
  removal_dissolved: [
    '{{unit.Nom}} löste sich {{where}} auf.',
    '{{unit.Nom}} dissolved {{where}}.',
  ],
  fate: [
    '{{unit.Nom}} entkam und erreichte die nächste eigene Ansiedlung.',
    '{{unit.Nom}} escaped and reached the nearest settlement of the realm.',
  ],
  fate_dead: ['{{unit.Nom}} fiel {{where}}.', '{{unit.Nom}} fell {{where}}.'],
  fate_captured: [
    '{{unit.Nom}} geriet {{where}} in Gefangenschaft.',
    '{{unit.Nom}} was captured {{where}}.',
  ],
  fate_capturedBy: [
    '{{unit.Nom}} geriet {{where}} in die Gefangenschaft {{captor.of}}.',
    '{{unit.Nom}} has been a captive {{captor.of}} since the fight {{where}}.',
  ],
  plunder: [
    '{{Where}} ‹erbeutetest du|erbeuteten Sie› {{gold.acc}} aus dem Schatz {{other.of}}.',
    '{{Where}} you took {{gold.acc}} from the treasury {{other.of}}.',
  ],
  plunder_lost: [
    '{{Where}} ‹verlorst du|verloren Sie› {{gold.acc}} aus ‹deinem|Ihrem› Schatz an {{party.acc}}.',
    '{{Where}} you lost {{gold.acc}} of your treasury to {{party.acc}}.',
  ],
  takeover: ['{{work.Nom}} gehört nun ‹dir|Ihnen›.', '{{work.Nom}} is yours now.'],
  takeover_lost: [
    '{{work.Nom}} gehört nun {{party.dat}}.',
    '{{work.Nom}} now belongs to {{party.dat}}.',
  ],
  takeover_seen: [
    '{{work.Nom}} gehört nun {{party.dat}}.',
    '{{work.Nom}} now belongs to {{party.dat}}.',
  ],
  uprising: ['Ein Aufstand brach {{where}} aus.', 'An uprising broke out {{where}}.'],
  desertion: [
    '{{unit.Nom}} verlor {{deserters.acc}} durch Fahnenflucht, weil der Unterhalt fehlte.',
    '{{unit.Nom}} lost {{deserters.acc}} to desertion because upkeep was missing.',
  ],
  desertion_many: [
    'Weil der Unterhalt fehlte, liefen Leute davon: {{losses}}.',
    'Because upkeep was missing, men deserted: {{losses}}.',
  ],
  dissolution: [
    '{{unit.Nom}} löste sich auf: Zum zweiten Mal fehlte mehr als die Hälfte des Unterhalts.',
    '{{unit.Nom}} dissolved: for the second time more than half of the upkeep was missing.',
  ],
  split: [
    '{{unit.Nom}} gab {{size.acc}} ab; daraus entstand {{into.nom}}.',
    '{{unit.Nom}} gave up {{size.acc}}, which are now {{into.nom}}.',
  ],
  merge: [
    '{{unit.Nom}} ging mit {{size.dat}} {{into.within}} auf.',
    '{{unit.Nom}} with {{size.acc}} became part of {{into.acc}}.',
  ],
  disband: [
    '{{unit.Nom}} ist aufgelöst. Der Schatz erhielt {{gold.acc}} zurück.',
    '{{unit.Nom}} is disbanded. The treasury got {{gold.acc}} back.',
  ],
  disband_unpaid: [
    '{{unit.Nom}} ist aufgelöst. Geld kam dafür nicht zurück.',
    '{{unit.Nom}} is disbanded. No money came back for it.',
  ],
  loneLeader: [
    'Nur die Heerführer blieben {{unit.from}} übrig. Sie sind nun Charaktere mit eigenen Nummern: {{characters}}.',
    'Of {{unit.acc}} only the leaders were left. They are now characters with numbers of their own: {{characters}}.',
  ],
  loneLeader_dismissed: [
    'Nur die Heerführer blieben {{unit.from}} übrig; sie sind entlassen.',
    'Of {{unit.acc}} only the leaders were left; they are dismissed.',
  ],
  transfer: [
    '{{unit.Nom}} wechselte in das Segment {{segment}}: {{reason}}',
    '{{unit.Nom}} went over to the segment {{segment}}: {{reason}}',
  ],
  unload: [
    '{{unit.Nom}} lud {{gold.acc}} {{where}} ab.',
    '{{unit.Nom}} put down {{gold.acc}} {{where}}.',
  ],
  unload_received: [
    '{{unit.Nom}} lud {{gold.acc}} {{where}} für ‹dich|Sie› ab.',
    '{{unit.Nom}} put down {{gold.acc}} {{where}} for you.',
  ],
  unload_given: [
    '{{unit.Nom}} lud {{gold.acc}} {{where}} ab. Das Gold gehört nun {{other.dat}}.',
    '{{unit.Nom}} put down {{gold.acc}} {{where}}. The gold now belongs to {{other.dat}}.',
  ],
  relation_alliance: [
    '‹Du betrachtest|Sie betrachten› {{other.acc}} von nun an als verbündet.',
    'From now on you count {{other.acc}} as your ally.',
  ],
  relation_peace: [
    '‹Du hältst|Sie halten› von nun an Frieden mit {{other.dat}}.',
    'From now on you keep peace with {{other.acc}}.',
  ],
  relation_passage: [
    '‹Du gewährst|Sie gewähren› {{other.dat}} von nun an das Durchzugsrecht.',
    'From now on you grant {{other.acc}} the right of passage.',
  ],
  relation_enemy: [
    '‹Du betrachtest|Sie betrachten› {{other.acc}} von nun an als Feind.',
    'From now on you count {{other.acc}} as your enemy.',
  ],
  treaty: [
    'Der Vertrag „{{title}}“ mit {{other.dat}} liegt der Spielleitung vor.',
    'The treaty “{{title}}” with {{other.acc}} is filed with the GM.',
  ],
  treaty_alliance: [
    'Der Bündnisvertrag „{{title}}“ mit {{other.dat}} liegt der Spielleitung vor.',
    'The treaty of alliance “{{title}}” with {{other.acc}} is filed with the GM.',
  ],
  treaty_peace: [
    'Der Friedensvertrag „{{title}}“ mit {{other.dat}} liegt der Spielleitung vor.',
    'The treaty of peace “{{title}}” with {{other.acc}} is filed with the GM.',
  ],
  treaty_passage: [
    'Der Vertrag „{{title}}“ über freien Durchzug mit {{other.dat}} liegt der Spielleitung vor.',
    'The treaty “{{title}}” on the right of passage with {{other.acc}} is filed with the GM.',
  ],
  treatyBreach: [
    '‹Dein|Ihr› Wort gegenüber {{other.dat}} bricht einen Vertrag: {{relation}} statt {{treaty}}.',
    'Your word to {{other.acc}} breaks a treaty: {{relation}} instead of {{treaty}}.',
  ],
  treatyEnded: [
    'Ein Vertrag mit {{other.dat}} ist ausgelaufen.',
    'A treaty with {{other.acc}} has run out.',
  ],
  treatyEnded_alliance: [
    'Das Bündnis mit {{other.dat}} ist ausgelaufen.',
    'The alliance with {{other.acc}} has run out.',
  ],
  treatyEnded_peace: [
    'Der Friedensvertrag mit {{other.dat}} ist ausgelaufen.',
    'The treaty of peace with {{other.acc}} has run out.',
  ],
  treatyEnded_passage: [
    'Das Durchzugsrecht mit {{other.dat}} ist ausgelaufen.',
    'The right of passage with {{other.acc}} has run out.',
  ],
  capital: ['{{town.Nom}} ist nun ‹deine|Ihre› Hauptstadt.', '{{town.Nom}} is your capital now.'],
  seat: ['{{unit.Nom}} hat den Sitz nun in {{seat}}.', '{{unit.Nom}} now has a seat in {{seat}}.'],
  seat_none: [
    '{{unit.Nom}} hat den bisherigen Sitz aufgegeben.',
    '{{unit.Nom}} gave up the former seat.',
  ],
  message: [
    'Eine Botschaft {{party.from}} ist angekommen: „{{title}}“.',
    'A message {{party.from}} has arrived: “{{title}}”.',
  ],
  courier: ['Die Botschaft „{{title}}“ ist angekommen.', 'The message “{{title}}” has arrived.'],
  courier_lost: [
    'Die Botschaft „{{title}}“ ging unterwegs verloren.',
    'The message “{{title}}” was lost on the way.',
  ],
  courier_nobody: [
    'Für die Botschaft „{{title}}“ fand sich kein Empfänger.',
    'Nobody was found to take the message “{{title}}”.',
  ],
  announcement: [
    'Eine Mitteilung {{party.of}} an alle ist erschienen: „{{title}}“.',
    'An announcement {{party.of}} has appeared: “{{title}}”.',
  ],
  announcement_own: [
    '‹Deine|Ihre› Mitteilung „{{title}}“ geht an das ganze Segment.',
    'Your announcement “{{title}}” goes to the whole segment.',
  ],
  culture: [
    'Ein Kulturbericht {{party.of}} liegt vor: „{{title}}“.',
    'A report on the culture {{party.of}} has come in: “{{title}}”.',
  ],
  culture_own: [
    '‹Dein|Ihr› Kulturtext „{{title}}“ ist im Archiv der Spielleitung.',
    'Your report “{{title}}” is in the GM’s archive.',
  ],
  withheld: [
    'Die Auswertung wartet, bis das Spielerkonto ausgeglichen ist; es steht bei {{cents}}.',
    'The turn report waits until the player account is settled; it stands at {{cents}}.',
  ],
  siegeDamage: [
    '{{work.Nom}} verlor durch die Belagerung {{points.acc}}.',
    '{{work.Nom}} lost {{points.acc}} to the siege.',
  ],
  siegeDamage_many: [
    'Die Belagerung richtete Schaden an: {{works}}.',
    'The siege did damage: {{works}}.',
  ],
  breach: ['{{work.Nom}} hat eine Bresche.', '{{work.Nom}} has a breach.'],
  repaired: [
    '{{work.Nom}} gewann durch Ausbesserung {{points.acc}} zurück.',
    '{{work.Nom}} regained {{points.acc}} by repair.',
  ],
  repaired_many: ['Ausgebessert sind: {{works}}.', 'Repaired: {{works}}.'],
  demolished: ['{{work.Nom}} ist völlig zerstört.', '{{work.Nom}} is completely destroyed.'],
  workDone: [
    '{{work.Nom}} wuchs auf {{done}} von {{value}} Bauwertpunkten.',
    '{{work.Nom}} grew to {{done}} of {{value}} building value points.',
  ],
  workDone_many: ['Die Bauarbeiten gingen voran: {{works}}.', 'Building went ahead: {{works}}.'],
  structureBuilt: [
    '{{work.Nom}} ist fertig und vom nächsten Mond an nutzbar.',
    '{{work.Nom}} is finished and can be used from the next moon.',
  ],
  structureBuilt_many: [
    'Fertig sind {{works}}, nutzbar vom nächsten Mond an.',
    'Finished: {{works}}, to be used from the next moon.',
  ],
  terrainLoss: [
    '{{unit.Nom}} verlor durch das Gelände {{lost.acc}} und zählt noch {{left}}.',
    '{{unit.Nom}} lost {{lost.acc}} to the terrain; {{left}} remain.',
  ],
  terrainLoss_many: [
    'Das Gelände forderte Opfer: {{losses}}.',
    'The terrain took its toll: {{losses}}.',
  ],
  cargoLoss: [
    '{{unit.Nom}} verlor {{lost.acc}} mit {{by.dat}} und zählt noch {{left}}.',
    '{{unit.Nom}} lost {{lost.acc}} with {{by.acc}}; {{left}} remain.',
  ],
  cargoLoss_many: [
    'Mit ihren Trägern gingen verloren: {{losses}}.',
    'Lost with those who carried them: {{losses}}.',
  ],
  starvation: [
    '{{unit.Nom}} verlor durch Hunger {{lost.acc}} und zählt noch {{left}}.',
    '{{unit.Nom}} lost {{lost.acc}} to hunger; {{left}} remain.',
  ],
  starvation_many: ['Der Hunger forderte Opfer: {{losses}}.', 'Hunger took its toll: {{losses}}.'],
  thawEscape: [
    'Das Eis {{where}} taute; {{unit.nom}} rettete sich nach {{goal}}.',
    'The ice {{where}} thawed; {{unit.nom}} escaped to {{goal}}.',
  ],
  thawLoss: [
    'Das Eis {{where}} taute und riss {{unit.acc}} mit sich. Der Verlust: {{lost.nom}}.',
    'The ice {{where}} thawed and took {{unit.acc}} with it. The loss: {{lost.nom}}.',
  ],
  cargoLoss_all: [
    '{{unit.Nom}} ging mit {{by.dat}} unter.',
    '{{unit.Nom}} went down with {{by.acc}}.',
  ],
  terrainLoss_all: [
    '{{unit.Nom}} ging im Gelände unter; niemand kehrte zurück.',
    '{{unit.Nom}} was lost in the terrain; nobody came back.',
  ],
  starvation_all: ['{{unit.Nom}} ist verhungert.', '{{unit.Nom}} starved to death.'],
};
