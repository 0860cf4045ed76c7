import type { WordTree } from '../../../../engine';

/**
 * Drafts for items of the newsletter: for each occasion two headlines (h), two plain versions (n) and two in character
 * (c). In braces names and numbers, names with their case; in brackets a verb in singular and plural, which follows the
 * last subject before it, else the next one behind it.
 */
export const stories = {
  fight: {
    h1: ['Kampf{where} ohne Sieger', 'Fight{where} without a winner'],
    h2: ['Kein Sieger{where}', 'No victor{where}'],
    n1: [
      '{a.Nom} und {b.nom} haben sich{where} einen Kampf geliefert. Keine Seite behauptete das Feld.{losses}',
      '{a.Nom} and {b.nom} fought each other{where}. Neither side held the field.{losses}',
    ],
    n2: [
      'Zwischen {a.dat} und {b.dat} kam es{where} zum Kampf. Er endete ohne Entscheidung.{losses}',
      'There was a fight between {a.nom} and {b.nom}{where}. It was drawn.{losses}',
    ],
    c1: [
      'Den ganzen Tag klang{where} Stahl auf Stahl, und am Abend wusste niemand, wer gesiegt hatte: {a.nom} oder {b.nom}.{losses}',
      'All day long steel rang on steel{where}, and at nightfall nobody could say who had won: {a.nom} or {b.nom}.{losses}',
    ],
    c2: [
      'Staub, Geschrei und dann Stille: So erzählen Reisende vom Treffen zwischen {a.dat} und {b.dat}{where}. Beide zogen ab, und beide nennen es einen Sieg.{losses}',
      'Dust, shouting, then silence: thus travellers tell of the meeting of {a.nom} and {b.nom}{where}. Both marched off, and both call it a victory.{losses}',
    ],
  },
  fightWon: {
    h1: ['{w.Nom} [siegt|siegen]{where}', '{w.Nom} [wins|win]{where}'],
    h2: ['Niederlage{where} für {l.acc}', 'Defeat{where} for {l.nom}'],
    n1: [
      '{w.Nom} [hat|haben]{where} einen Kampf gegen {l.acc} gewonnen.{losses}',
      '{w.Nom} [has|have] won a fight against {l.acc}{where}.{losses}',
    ],
    n2: [
      'Im Kampf zwischen {a.dat} und {b.dat}{where} [behielt|behielten] {w.nom} die Oberhand.{losses}',
      'In the fight between {a.acc} and {b.acc}{where}, {w.nom} came out on top.{losses}',
    ],
    c1: [
      'Nach kurzem, hartem Kampf wichen{where} die Reihen: {w.Nom} [hat|haben] das Feld, {l.nom} [hat|haben] die Toten zu zählen.{losses}',
      'After a short, hard fight{where} the ranks gave way: {w.nom} [holds|hold] the field, {l.nom} [counts|count] the dead.{losses}',
    ],
    c2: [
      'Noch lag der Nebel über dem Land, als{where} die Hörner riefen. Am Abend sangen die Leute {w.of}, und die Leute {l.of} schwiegen.{losses}',
      'Mist still lay over the land when the horns called{where}. That night {w.nom} sang, and {l.nom} [was|were] silent.{losses}',
    ],
  },
  capture: {
    h1: ['{town.Nom} [wechselt|wechseln] den Herrn', '{town.Nom} [changes|change] hands'],
    h2: ['{a.Nom} [nimmt|nehmen] {town.acc}', '{a.Nom} [takes|take] {town.acc}'],
    n1: [
      '{a.Nom} [hat|haben] {town.acc} eingenommen. Bisher gehörte der Ort {b.dat}.',
      '{a.Nom} [has|have] taken {town.acc}. Until now the place belonged to {b.dat}.',
    ],
    n2: [
      '{town.Nom} [ist|sind] in die Hand {a.of} gefallen. {b.Nom} [verliert|verlieren] damit einen festen Platz.',
      '{town.Nom} [has|have] fallen into the hands {a.of}. {b.Nom} [loses|lose] a strong place by it.',
    ],
    c1: [
      'Über den Mauern weht ein anderes Banner: {town.Nom} [gehört|gehören] nun {a.dat}. Was {b.nom} dazu [sagt|sagen], hört man weithin.',
      'Another banner flies over the walls: {town.nom} now [belongs|belong] to {a.dat}. What {b.nom} [says|say] to that is heard far and wide.',
    ],
    c2: [
      'Die Tore standen offen, die Straßen waren leer, als die Leute {a.of} in {town.acc} einzogen. {b.Nom} [war|waren] weit.',
      'The gates stood open and the streets were empty when the people {a.of} entered {town.acc}. {b.Nom} [was|were] far away.',
    ],
  },
  conquest: {
    h1: ['{a.Nom} [rückt|rücken] vor', '{a.Nom} [advances|advance]'],
    h2: ['Land {b.of} besetzt', 'Land {b.of} occupied'],
    n1: [
      '{a.Nom} [hat|haben]{where} Land besetzt, das bisher {b.dat} gehörte.',
      '{a.Nom} [has|have] occupied land{where} that belonged to {b.dat}.',
    ],
    n2: [
      'Die Grenze zwischen {a.dat} und {b.dat} hat sich{where} verschoben, zum Vorteil {a.of}.',
      'The border between {a.acc} and {b.acc} has moved{where}, in favour {a.of}.',
    ],
    c1: [
      'Wo{where} gestern noch die Steine {b.of} standen, stehen heute die Pfähle {a.of}.',
      'Where the stones {b.of} stood yesterday{where}, the posts {a.of} stand today.',
    ],
    c2: [
      '{a.Nom} [greift|greifen]{where} nach fremdem Boden. {b.Nom} [wird|werden] es sich merken.',
      '{a.Nom} [reaches|reach] for foreign soil{where}. {b.Nom} will remember it.',
    ],
  },
  conquestFree: {
    h1: ['{a.Nom} [dehnt|dehnen] sich aus', '{a.Nom} [expands|expand]'],
    h2: ['Neues Land für {a.acc}', 'New land for {a.acc}'],
    n1: [
      '{a.Nom} [hat|haben]{where} Land in Besitz genommen, das niemandem gehörte.',
      '{a.Nom} [has|have] taken land{where} that belonged to nobody.',
    ],
    n2: [
      'Herrenloses Land{where} gehört nun {a.dat}.',
      'Ownerless land{where} now belongs to {a.dat}.',
    ],
    c1: [
      'Lange gehörte das Land{where} nur dem Wind. Nun gehört es {a.dat}.',
      'For a long time the land{where} belonged to the wind alone. Now it belongs to {a.dat}.',
    ],
    c2: [
      'Neue Grenzsteine{where}: {a.Nom} [hat|haben] sich genommen, was frei war.',
      'New boundary stones{where}: {a.nom} [has|have] taken what was free.',
    ],
  },
  uprising: {
    h1: ['Aufstand im Land {a.of}', 'Uprising in the land {a.of}'],
    h2: ['Unruhe im Land {a.of}', 'Unrest in the land {a.of}'],
    n1: [
      'Im Land {a.of} ist{where} ein Aufstand ausgebrochen.',
      'An uprising has broken out in the land {a.of}{where}.',
    ],
    n2: [
      '{a.Nom} [meldet|melden]{where} einen Aufstand. Über den Grund schweigt man.',
      '{a.Nom} [reports|report] an uprising{where}. The reason is not spoken of.',
    ],
    c1: [
      'Erst murrten sie, dann griffen sie zu den Sensen: Im Land {a.of} steht{where} das Volk auf.',
      'First they grumbled, then they took up their scythes: in the land {a.of} the people are rising{where}.',
    ],
    c2: [
      'Die Steuereintreiber {a.of} reiten nur noch zu zehnt, seit{where} die Bauern ihre Sensen gerade schmieden.',
      'The tax collectors {a.of} ride in tens only, since the peasants{where} have taken to forging their scythes straight.',
    ],
  },
  plunder: {
    h1: ['{a.Nom} [macht|machen] Beute', '{a.Nom} [takes|take] booty'],
    h2: ['Schatz {b.of} geplündert', 'Treasure {b.of} plundered'],
    n1: [
      '{a.Nom} [hat|haben]{where} {gold} Goldstücke aus dem Schatz {b.of} erbeutet.',
      '{a.Nom} [has|have] taken {gold} gold pieces from the treasury {b.of}{where}.',
    ],
    n2: [
      '{gold} Goldstücke aus dem Schatz {b.of} gehören nun {a.dat}.',
      '{gold} gold pieces from the treasury {b.of} now belong to {a.dat}.',
    ],
    c1: [
      'Karren um Karren, unter Planen und mit guter Wache: {a.Nom} [führt|führen] heim, was im Schatz {b.of} lag. Man spricht von {gold} Goldstücken.',
      'Cart after cart, under canvas and well guarded: {a.nom} [carries|carry] home what lay in the treasury {b.of}. There is talk of {gold} gold pieces.',
    ],
    c2: [
      'Die Truhen {b.of} sind um {gold} Goldstücke leichter geworden. Wer wissen will, wo das Gold geblieben ist, frage {a.at} nach.',
      'The chests {b.of} have become lighter by {gold} gold pieces. Whoever wants to know where the gold has gone may ask {a.acc}.',
    ],
  },
  takeover: {
    h1: ['{thing.Nom} in neuer Hand', '{thing.Nom} in new hands'],
    h2: ['{a.Nom} [übernimmt|übernehmen] {thing.acc}', '{a.Nom} [takes|take] over {thing.acc}'],
    n1: [
      '{thing.Nom}{where} [geht|gehen] an {a.acc} über.',
      '{thing.Nom}{where} [passes|pass] to {a.dat}.',
    ],
    n2: [
      '{a.Nom} [verfügt|verfügen] nun über {thing.acc}{where}.',
      '{a.Nom} now [holds|hold] {thing.acc}{where}.',
    ],
    c1: [
      'Wer zahlt, schafft an, und seit diesem Mond zahlt man bei anderen: {thing.Nom}{where} [ist|sind] in der Hand {a.of}.',
      'Who pays the piper calls the tune, and since this moon others pay: {thing.nom}{where} [is|are] in the hands {a.of}.',
    ],
    c2: [
      'Die Wachen sind andere, die Steine dieselben: {thing.Nom}{where} [gehört|gehören] jetzt {a.dat}.',
      'Other guards, the same stones: {thing.nom}{where} now [belongs|belong] to {a.dat}.',
    ],
  },
  fateDead: {
    h1: ['{hero.Nom} gefallen', '{hero.Nom} fallen'],
    h2: ['Trauer im Land {a.of}', 'Mourning in the land {a.of}'],
    n1: ['{hero.Nom} [ist|sind]{where} gefallen.', '{hero.Nom} [has|have] fallen{where}.'],
    n2: [
      '{a.Nom} [beklagt|beklagen] den Tod {hero.of}.',
      '{a.Nom} [mourns|mourn] the death {hero.of}.',
    ],
    c1: [
      'Die Glocken läuten im Land {a.of}: {hero.Nom} [kommt|kommen] nicht wieder.',
      'The bells are ringing in the land {a.of}: {hero.nom} will not come back.',
    ],
    c2: [
      'Der Schnitter musste{where} lange warten, sagt man. Am Ende nahm er {hero.acc} doch.',
      'Death had to wait a long time{where}, they say. In the end he took {hero.acc} all the same.',
    ],
  },
  fateCaptured: {
    h1: ['{hero.Nom} gefangen', '{hero.Nom} captured'],
    h2: ['Ein Gefangener{where}', 'A prisoner{where}'],
    n1: [
      '{hero.Nom} [ist|sind]{where} in Gefangenschaft geraten.',
      '{hero.Nom} [has|have] been taken prisoner{where}.',
    ],
    n2: [
      '{a.Nom} [vermisst|vermissen] {hero.acc}; es heißt, in Gefangenschaft.',
      '{a.Nom} [misses|miss] {hero.acc}; in captivity, they say.',
    ],
    c1: [
      'In Ketten, doch erhobenen Hauptes: So führte man {hero.acc}{where} davon.',
      'In chains, but with head held high: thus {hero.nom} [was|were] led away{where}.',
    ],
    c2: [
      '{hero.Nom} [sitzt|sitzen] hinter fremden Mauern, und im Land {a.of} zählt man schon das Lösegeld.',
      '{hero.Nom} [sits|sit] behind foreign walls, and in the land {a.of} the ransom is being counted.',
    ],
  },
  fateEscaped: {
    h1: ['{hero.Nom} [entkommt|entkommen]', '{hero.Nom} [escapes|escape]'],
    h2: ['Knapp entronnen', 'A narrow escape'],
    n1: [
      '{hero.Nom} [ist|sind]{where} dem Feind entkommen.',
      '{hero.Nom} [has|have] escaped the enemy{where}.',
    ],
    n2: [
      '{hero.Nom} [hat|haben] sich in Sicherheit gebracht.',
      '{hero.Nom} [has|have] reached safety.',
    ],
    c1: [
      'Zwei Pferde zuschanden geritten, einen Stiefel verloren, aber frei: {hero.Nom} [ist|sind] entkommen.',
      'Two horses ridden to death, one boot lost, but free: {hero.nom} [has|have] escaped.',
    ],
    c2: [
      'Die Häscher griffen{where} ins Leere: {hero.Nom} [war|waren] längst fort.',
      'The pursuers closed their hands on empty air{where}: {hero.nom} [was|were] long gone.',
    ],
  },
  removal: {
    h1: ['Ein Verband {a.of} ist verloren', 'A troop {a.of} is lost'],
    h2: ['Schwerer Verlust für {a.acc}', 'Heavy loss for {a.acc}'],
    n1: [
      '{a.Nom} [hat|haben]{where} einen ganzen Verband verloren.',
      '{a.Nom} [has|have] lost a whole troop{where}.',
    ],
    n2: [
      'Von einem Verband {a.of} fehlt{where} jede Spur.',
      'Of a troop {a.of} there is no trace{where}.',
    ],
    c1: [
      'Sie zogen aus mit Trommeln und kamen nicht wieder: {a.Nom} [beklagt|beklagen]{where} einen ganzen Verband.',
      'They marched out with drums and did not return: {a.nom} [mourns|mourn] a whole troop{where}.',
    ],
    c2: [
      'Die Raben haben{where} gute Tage. {a.Nom} [zählt|zählen] die Lücken in den Reihen.',
      'The ravens have good days{where}. {a.Nom} [counts|count] the gaps in the ranks.',
    ],
  },
  retreat: {
    h1: ['{a.Nom} [weicht|weichen] zurück', '{a.Nom} [falls|fall] back'],
    h2: ['Rückzug{where}', 'Retreat{where}'],
    n1: ['Truppen {a.of} sind{where} zurückgewichen.', 'Troops {a.of} have fallen back{where}.'],
    n2: [
      '{a.Nom} [hat|haben]{where} Truppen zurückgenommen.',
      '{a.Nom} [has|have] withdrawn troops{where}.',
    ],
    c1: [
      'Erst im Schritt, dann im Trab, dann ohne Ordnung: So zogen die Leute {a.of}{where} ab.',
      'First at a walk, then at a trot, then in no order at all: thus the people {a.of} left{where}.',
    ],
    c2: [
      'Klug oder feige, darüber streitet man noch: {a.Nom} [hat|haben]{where} das Feld geräumt.',
      'Wise or cowardly, opinions differ: {a.nom} [has|have] left the field{where}.',
    ],
  },
  investment: {
    h1: ['{a.Nom} [wartet|warten] vor den Mauern', '{a.Nom} [waits|wait] before the walls'],
    h2: ['Eingeschlossen{where}', 'Encircled{where}'],
    n1: [
      '{a.Nom} [hat|haben]{where} Truppen {b.of} eingeschlossen, ohne zu stürmen.',
      '{a.Nom} [has|have] encircled troops {b.of}{where} without storming.',
    ],
    n2: [
      'Truppen {b.of} sind{where} eingeschlossen; ein Sturm blieb aus.',
      'Troops {b.of} are encircled{where}; nobody stormed.',
    ],
    c1: [
      'Kein Sturm, kein Wort, nur Feuer ringsum: {a.Nom} [wartet|warten]{where}, und {b.nom} [wartet|warten] auch.',
      'No assault, no word, only fires all around: {a.nom} [waits|wait]{where}, and {b.nom} [waits|wait] too.',
    ],
    c2: [
      'Wer{where} hinauswill, muss an den Leuten {a.of} vorbei.',
      'Whoever wants to get out{where} has to pass the people {a.of}.',
    ],
  },
  siegeDamage: {
    h1: ['Belagerung{where}', 'Siege{where}'],
    h2: ['Schäden{where}', 'Damage{where}'],
    n1: [
      '{a.Nom} [hat|haben]{where} {thing.acc} beschädigt.',
      '{a.Nom} [has|have] damaged {thing.acc}{where}.',
    ],
    n2: ['{thing.Nom}{where} [ist|sind] beschädigt.', '{thing.Nom}{where} [is|are] damaged.'],
    c1: [
      'Tag und Nacht schlagen{where} die Steine ein. {thing.Nom} [steht|stehen] noch, aber niemand wettet mehr darauf.',
      'Day and night the stones come down{where}. {thing.Nom} still [stands|stand], but nobody bets on it any more.',
    ],
    c2: [
      'Der Staub legt sich{where} nicht mehr: {a.Nom} [lässt|lassen] die Werfer sprechen.',
      'The dust no longer settles{where}: {a.nom} [lets|let] the engines speak.',
    ],
  },
  breach: {
    h1: ['Bresche{where}', 'Breach{where}'],
    h2: ['{thing.Nom} [bricht|brechen]', '{thing.Nom} [breaks|break]'],
    n1: ['{thing.Nom}{where} [hat|haben] eine Bresche.', '{thing.Nom}{where} [has|have] a breach.'],
    n2: [
      '{a.Nom} [hat|haben]{where} eine Bresche geschlagen.',
      '{a.Nom} [has|have] made a breach{where}.',
    ],
    c1: [
      'Ein Donnern, dann Licht, wo Mauer war: {thing.Nom}{where} [ist|sind] offen.',
      'A thunder, then light where a wall had been: {thing.nom}{where} [is|are] open.',
    ],
    c2: [
      'Durch das Loch passt{where} ein Ochsenkarren, sagen die einen. Ein Heer, sagen die anderen.',
      'An ox cart fits through the hole{where}, say some. An army, say others.',
    ],
  },
  demolished: {
    h1: ['{thing.Nom} zerstört', '{thing.Nom} destroyed'],
    h2: ['Nur Trümmer{where}', 'Nothing but ruins{where}'],
    n1: [
      '{thing.Nom}{where} [ist|sind] völlig zerstört.',
      '{thing.Nom}{where} [is|are] completely destroyed.',
    ],
    n2: ['{thing.from}{where} ist nichts geblieben.', 'Nothing is left {thing.of}{where}.'],
    c1: [
      'Stein um Stein ist fort. Bald wächst Gras{where}, und niemand fragt mehr nach {thing.dat}.',
      'Stone after stone is gone. Soon grass will grow{where}, and nobody will ask for {thing.acc}.',
    ],
    c2: [
      'Was Jahre brauchte, fiel in Tagen: {thing.Nom}{where} [ist|sind] nur noch Schutt.',
      'What took years fell in days: {thing.nom}{where} [is|are] rubble.',
    ],
  },
  structureBuilt: {
    h1: ['{a.Nom} [vollendet|vollenden] {new.acc}', '{a.Nom} [completes|complete] {new.acc}'],
    h2: ['{new.Nom} [ist|sind] fertig', '{new.Nom} [is|are] finished'],
    n1: [
      '{a.Nom} [hat|haben]{where} {new.acc} fertiggestellt.',
      '{a.Nom} [has|have] finished {new.acc}{where}.',
    ],
    n2: [
      '{new.Nom} im Land {a.of} [ist|sind] fertig und [steht|stehen] vom nächsten Mond an.',
      '{new.Nom} in the land {a.of} [is|are] finished and [stands|stand] from next moon on.',
    ],
    c1: [
      'Das letzte Gerüst ist gefallen, der Wein ist getrunken: {a.Nom} [hat|haben]{where} {new.acc} vollendet.',
      'The last scaffold is down, the wine is drunk: {a.nom} [has|have] completed {new.acc}{where}.',
    ],
    c2: [
      'Steine, Schweiß und gutes Gold haben es möglich gemacht: {new.Nom}{where} [steht|stehen]. {a.Nom} [ist|sind] stolz, und mit Recht.',
      'Stones, sweat and good gold have done it: {new.nom}{where} [stands|stand]. {a.Nom} [is|are] proud, and rightly so.',
    ],
  },
  relationAlliance: {
    h1: ['{a.Nom} und {b.nom} im Bund', '{a.Nom} and {b.nom} allied'],
    h2: ['Bündnis zwischen {a.dat} und {b.dat}', 'Alliance between {a.acc} and {b.acc}'],
    n1: [
      '{a.Nom} [erklärt|erklären] das Bündnis mit {b.dat}.',
      '{a.Nom} [declares|declare] an alliance with {b.dat}.',
    ],
    n2: [
      '{a.Nom} [betrachtet|betrachten] {b.acc} fortan als verbündet.',
      '{a.Nom} from now on [regards|regard] {b.acc} as an ally.',
    ],
    c1: [
      'Brot wurde gebrochen, Hände wurden gereicht: {a.Nom} [nennt|nennen] {b.acc} nun Freund.',
      'Bread was broken, hands were shaken: {a.nom} now [calls|call] {b.acc} a friend.',
    ],
    c2: [
      'Zwei Becher, ein Krug: {a.Nom} [trinkt|trinken] auf {b.acc}.',
      'Two cups, one jug: {a.nom} [drinks|drink] to {b.acc}.',
    ],
  },
  relationPeace: {
    h1: ['Friede zwischen {a.dat} und {b.dat}', 'Peace between {a.acc} and {b.acc}'],
    h2: ['{a.Nom} [will|wollen] Frieden', '{a.Nom} [wants|want] peace'],
    n1: [
      '{a.Nom} [erklärt|erklären] den Frieden mit {b.dat}.',
      '{a.Nom} [declares|declare] peace with {b.dat}.',
    ],
    n2: [
      'Zwischen {a.dat} und {b.dat} soll Frieden herrschen. Erklärt [hat|haben] ihn {a.nom}.',
      'There is to be peace between {a.acc} and {b.acc}. It was declared by {a.dat}.',
    ],
    c1: [
      'Die Schwerter hängen wieder an der Wand: {a.Nom} [will|wollen] Frieden mit {b.dat}.',
      'The swords hang on the wall again: {a.nom} [wants|want] peace with {b.dat}.',
    ],
    c2: [
      'Der Herold rief es dreimal: Friede mit {b.dat}! So [wünscht|wünschen] es {a.nom}.',
      'Three times the herald called it: peace with {b.dat}! Such is the wish {a.of}.',
    ],
  },
  relationPassage: {
    h1: ['Freier Durchzug für {b.acc}', 'Free passage for {b.acc}'],
    h2: ['{a.Nom} [öffnet|öffnen] die Wege', '{a.Nom} [opens|open] the roads'],
    n1: [
      '{a.Nom} [gewährt|gewähren] {b.dat} freien Durchzug.',
      '{a.Nom} [grants|grant] free passage to {b.dat}.',
    ],
    n2: [
      '{b.Nom} [darf|dürfen] durch das Land {a.of} ziehen.',
      '{b.Nom} may march through the land {a.of}.',
    ],
    c1: [
      'Die Schranken sind hochgezogen: Wer {b.to} gehört, reist frei durch das Land {a.of}.',
      'The barriers are up: whoever belongs to {b.dat} travels freely through the land {a.of}.',
    ],
    c2: [
      '„Zieht hindurch und lasst die Hühner leben“, [ließ|ließen] {a.nom} {b.dat} ausrichten.',
      '“March through, and let the hens live”, was the word {a.of} to {b.dat}.',
    ],
  },
  relationEnemy: {
    h1: ['{a.Nom} [erklärt|erklären] die Feindschaft', '{a.Nom} [declares|declare] enmity'],
    h2: ['Feindschaft zwischen {a.dat} und {b.dat}', 'Enmity between {a.acc} and {b.acc}'],
    n1: [
      '{a.Nom} [betrachtet|betrachten] {b.acc} fortan als Feind.',
      '{a.Nom} from now on [regards|regard] {b.acc} as an enemy.',
    ],
    n2: [
      '{a.Nom} [hat|haben] {b.dat} die Feindschaft erklärt.',
      '{a.Nom} [has|have] declared enmity to {b.dat}.',
    ],
    c1: [
      'Der Handschuh liegt im Staub: {a.Nom} [nennt|nennen] {b.acc} Feind.',
      'The gauntlet lies in the dust: {a.nom} [calls|call] {b.acc} an enemy.',
    ],
    c2: [
      'Wer zwischen {a.dat} und {b.dat} Handel treibt, tut gut daran, die Wagen bald zu wenden: Es herrscht Feindschaft.',
      'Whoever trades between {a.acc} and {b.acc} does well to turn the wagons soon: there is enmity.',
    ],
  },
  treaty: {
    h1: ['Vertrag zwischen {a.dat} und {b.dat}', 'Treaty between {a.acc} and {b.acc}'],
    h2: ['{a.Nom} und {b.nom} einigen sich', '{a.Nom} and {b.nom} agree'],
    n1: [
      '{a.Nom} und {b.nom} haben einen Vertrag geschlossen.',
      '{a.Nom} and {b.nom} have concluded a treaty.',
    ],
    n2: [
      'Zwischen {a.dat} und {b.dat} gilt ein neuer Vertrag.',
      'A new treaty is in force between {a.acc} and {b.acc}.',
    ],
    c1: [
      'Siegel, Wachs und viele Zeugen: {a.Nom} und {b.nom} haben sich geeinigt. Worüber, wissen die Schreiber.',
      'Seals, wax and many witnesses: {a.nom} and {b.nom} have come to terms. On what, the scribes know.',
    ],
    c2: [
      'Die Schreiber haben Tinte an den Fingern: {a.Nom} und {b.nom} binden sich durch einen Vertrag.',
      'The scribes have ink on their fingers: {a.nom} and {b.nom} bind themselves by treaty.',
    ],
  },
  treatyBreach: {
    h1: ['{a.Nom} [bricht|brechen] den Vertrag', '{a.Nom} [breaks|break] the treaty'],
    h2: ['Der Vertrag mit {b.dat} ist gebrochen', 'The treaty with {b.dat} is broken'],
    n1: [
      '{a.Nom} [hat|haben] den Vertrag mit {b.dat} gebrochen.',
      '{a.Nom} [has|have] broken the treaty with {b.dat}.',
    ],
    n2: [
      'Der Vertrag zwischen {a.dat} und {b.dat} gilt nicht mehr. Gebrochen [hat|haben] ihn {a.nom}.',
      'The treaty between {a.acc} and {b.acc} no longer holds. It was broken by {a.dat}.',
    ],
    c1: [
      'Pergament brennt schnell: {a.Nom} [hält|halten] sich nicht mehr an das Wort, das {b.dat} gegeben war.',
      'Parchment burns quickly: {a.nom} no longer [keeps|keep] the word that was given to {b.dat}.',
    ],
    c2: [
      'Was ist ein Siegel wert? {b.Nom} [weiß|wissen] es jetzt. {a.Nom} [hat|haben] den Vertrag gebrochen.',
      'What is a seal worth? {b.Nom} now [knows|know]. {a.Nom} [has|have] broken the treaty.',
    ],
  },
  treatyEnded: {
    h1: ['Ein Vertrag läuft aus', 'A treaty runs out'],
    h2: ['{a.Nom} und {b.nom} ohne Vertrag', '{a.Nom} and {b.nom} without treaty'],
    n1: [
      'Ein Vertrag zwischen {a.dat} und {b.dat} ist ausgelaufen.',
      'A treaty between {a.acc} and {b.acc} has run out.',
    ],
    n2: [
      '{a.Nom} und {b.nom} sind durch ihren Vertrag nicht länger gebunden.',
      '{a.Nom} and {b.nom} are no longer bound by their treaty.',
    ],
    c1: [
      'Alles hat seine Zeit, auch das Wort der Herrscher: Ein Vertrag zwischen {a.dat} und {b.dat} ist zu Ende.',
      'All things have their time, even the word of rulers: a treaty between {a.acc} and {b.acc} is over.',
    ],
    c2: [
      'Das Wachs ist brüchig geworden. Zwischen {a.dat} und {b.dat} gilt ein alter Vertrag nicht mehr.',
      'The wax has become brittle. An old treaty between {a.acc} and {b.acc} no longer holds.',
    ],
  },
  capital: {
    h1: ['{town.Nom} [wird|werden] Hauptstadt', '{town.Nom} [becomes|become] capital'],
    h2: ['Neue Hauptstadt für {a.acc}', 'New capital for {a.acc}'],
    n1: [
      '{town.Nom} [ist|sind] nun die Hauptstadt {a.of}.',
      '{town.Nom} [is|are] now the capital {a.of}.',
    ],
    n2: [
      '{a.Nom} [hat|haben] {town.acc} zur Hauptstadt gemacht.',
      '{a.Nom} [has|have] made {town.acc} the capital.',
    ],
    c1: [
      'Der Thron steht auf einem Ochsenkarren und zieht um: {a.Nom} [regiert|regieren] nun von {town.dat} aus.',
      'The throne stands on an ox cart and is moving: {a.nom} now [rules|rule] {town.from}.',
    ],
    c2: [
      'In den Schenken hat man es lange gewusst: {town.Nom} [ist|sind] die neue Hauptstadt {a.of}.',
      'The taverns have known it for long: {town.nom} [is|are] the new capital {a.of}.',
    ],
  },
  seat: {
    h1: ['{hero.Nom} [zieht|ziehen] um', '{hero.Nom} [moves|move] house'],
    h2: ['Umzug im Land {a.of}', 'A move in the land {a.of}'],
    n1: [
      '{hero.Nom} [hat|haben] nun einen anderen Sitz.',
      '{hero.Nom} now [has|have] another seat.',
    ],
    n2: [
      '{a.Nom} [hat|haben] {hero.dat} einen neuen Sitz gegeben.',
      '{a.Nom} [has|have] given a new seat to {hero.dat}.',
    ],
    c1: [
      'Drei Tage lang trug man Truhen: {hero.Nom} [hat|haben] ein neues Haus.',
      'For three days chests were carried: {hero.nom} [has|have] a new house.',
    ],
    c2: [
      'Neue Teppiche für {hero.acc}, und die alten für die Ratten: Der Sitz ist gewechselt.',
      'New carpets for {hero.acc}, and the old ones for the rats: the seat has changed.',
    ],
  },
  terrainLoss: {
    h1: ['Verluste auf dem Marsch', 'Losses on the march'],
    h2: [
      '{a.Nom} [verliert|verlieren] Leute auf dem Marsch',
      '{a.Nom} [loses|lose] people on the march',
    ],
    n1: [
      '{a.Nom} [hat|haben]{where} durch das Gelände Verluste erlitten: {lost}.',
      '{a.Nom} [has|have] suffered losses by the terrain{where}: {lost}.',
    ],
    n2: [
      'Das Gelände hat {a.dat}{where} Verluste gebracht: {lost}.',
      'The terrain has brought losses to {a.dat}{where}: {lost}.',
    ],
    c1: [
      'Das Land nimmt sich, was es will: {a.Nom} [hat|haben]{where} Verluste zu beklagen, {lost} an der Zahl.',
      'The land takes what it wants: {a.nom} [has|have] losses to mourn{where}, {lost} in number.',
    ],
    c2: [
      'Nicht jeder, der auszog, kam an. {a.Nom} [zählt|zählen]{where} die Lücken: {lost}.',
      'Not everyone who set out arrived. {a.Nom} [counts|count] the gaps{where}: {lost}.',
    ],
  },
  starvation: {
    h1: ['Hunger{where}', 'Hunger{where}'],
    h2: ['Hunger in den Reihen {a.of}', 'Hunger in the ranks {a.of}'],
    n1: [
      '{a.Nom} [hat|haben]{where} durch Hunger Verluste erlitten: {lost}.',
      '{a.Nom} [has|have] suffered losses by hunger{where}: {lost}.',
    ],
    n2: [
      'Der Hunger hat{where} die Reihen {a.of} gelichtet. Die Verluste: {lost}.',
      'Hunger has thinned the ranks {a.of}{where}. The losses: {lost}.',
    ],
    c1: [
      'Erst die Vorräte, dann die Pferde, dann die Stiefel: Die Leute {a.of} hungern{where}.',
      'First the stores, then the horses, then the boots: the people {a.of} are starving{where}.',
    ],
    c2: [
      'Ratten kosten{where} ein Silberstück, heißt es. In den Reihen {a.of} wird gehungert.',
      'Rats cost a piece of silver{where}, they say. There is hunger in the ranks {a.of}.',
    ],
  },
  thawLoss: {
    h1: ['Das Eis bricht{where}', 'The ice breaks{where}'],
    h2: ['Verluste durch das Tauwetter', 'Losses in the thaw'],
    n1: [
      '{a.Nom} [hat|haben]{where} beim Tauen des Eises Verluste erlitten: {lost}.',
      '{a.Nom} suffered losses when the ice thawed{where}: {lost}.',
    ],
    n2: [
      'Das Eis ist{where} gebrochen. {a.Nom} [beklagt|beklagen] Verluste: {lost}.',
      'The ice has broken{where}. {a.Nom} [mourns|mourn] losses: {lost}.',
    ],
    c1: [
      'Ein Knacken, ein Schrei, dann nur noch Wasser: Das Eis hat{where} die Leute {a.of} nicht getragen.',
      'A crack, a cry, then nothing but water: the ice{where} did not bear the people {a.of}.',
    ],
    c2: [
      'Das Tauwetter kam zu früh für {a.acc}. Das Eis gab{where} nach.',
      'The thaw came too early for {a.acc}. The ice gave way{where}.',
    ],
  },
  desertion: {
    h1: ['Fahnenflucht in den Reihen {a.of}', 'Desertion in the ranks {a.of}'],
    h2: ['Leute laufen davon', 'People run away'],
    n1: [
      '{a.Nom} [hat|haben]{where} Leute durch Fahnenflucht verloren: {lost}.',
      '{a.Nom} [has|have] lost people by desertion{where}: {lost}.',
    ],
    n2: [
      'Weil der Sold fehlte, sind{where} Leute {a.of} davongelaufen: {lost}.',
      'For want of pay people {a.of} have run away{where}: {lost}.',
    ],
    c1: [
      'Wer nicht bezahlt wird, hat schnelle Füße: {a.Nom} [sucht|suchen] davongelaufene Leute, {lost} an der Zahl.',
      'Who is not paid has quick feet: {a.nom} [looks|look] for runaways, {lost} in number.',
    ],
    c2: [
      'Die Fahne {a.of} weht noch, nur stehen weniger darunter. Es fehlen: {lost}.',
      'The flag {a.of} still flies, only there are fewer under it. Missing: {lost}.',
    ],
  },
  dissolution: {
    h1: ['Ein Verband {a.of} löst sich auf', 'A troop {a.of} dissolves'],
    h2: ['Ohne Sold kein Heer', 'No pay, no army'],
    n1: [
      'Ein Verband {a.of} hat sich{where} aufgelöst, weil der Unterhalt fehlte.',
      'A troop {a.of} has dissolved{where} because it was not paid.',
    ],
    n2: [
      '{a.Nom} [hat|haben]{where} einen Verband verloren: Er löste sich auf.',
      '{a.Nom} [has|have] lost a troop{where}: it dissolved.',
    ],
    c1: [
      'Zweimal kein Sold, da gingen sie alle: Ein Verband {a.of} hat sich{where} zerstreut.',
      'Twice no pay, and they all went: a troop {a.of} has scattered{where}.',
    ],
    c2: [
      'Die Zelte stehen leer. {a.Nom} [hat|haben]{where} einen Verband weniger, und niemand hat ihn geschlagen.',
      'The tents stand empty. {a.Nom} [has|have] one troop less{where}, and nobody has beaten it.',
    ],
  },
  encounter: {
    h1: ['Begegnung{where}', 'Encounter{where}'],
    h2: ['{a.Nom} [trifft|treffen] auf {b.acc}', '{a.Nom} [meets|meet] {b.acc}'],
    n1: [
      'Truppen {a.of} sind{where} auf Truppen {b.of} getroffen.',
      'Troops {a.of} have met troops {b.of}{where}.',
    ],
    n2: ['{a.Nom} und {b.nom} trafen{where} aufeinander.', '{a.Nom} and {b.nom} met{where}.'],
    c1: [
      'Man sah sich, man zählte sich, und dann entschied man sich: So war es{where}, als die Leute {a.of} auf die Leute {b.of} trafen.',
      'They saw each other, they counted each other, and then they decided: thus it was{where} when the people {a.of} met the people {b.of}.',
    ],
    c2: [
      'Zwei Züge auf einem Weg, und keiner wollte ausweichen: So standen{where} die Leute {a.of} vor den Leuten {b.of}.',
      'Two columns on one road, and neither wanted to give way: thus the people {a.of} stood before the people {b.of}{where}.',
    ],
  },
  pursuit: {
    h1: ['{a.Nom} [verfolgt|verfolgen] {b.acc}', '{a.Nom} [pursues|pursue] {b.acc}'],
    h2: ['Verfolgung{where}', 'Pursuit{where}'],
    n1: [
      '{a.Nom} [verfolgt|verfolgen]{where} Truppen {b.of}.',
      '{a.Nom} [pursues|pursue] troops {b.of}{where}.',
    ],
    n2: ['Truppen {b.of} werden{where} verfolgt.', 'Troops {b.of} are being pursued{where}.'],
    c1: [
      'Wer läuft, wird gejagt: {a.Nom} [ist|sind]{where} {b.dat} auf den Fersen.',
      'Who runs is hunted: {a.nom} [is|are] at the heels {b.of}{where}.',
    ],
    c2: [
      'Man sah{where} zwei Staubwolken, eine kleine und eine große dahinter. Die große gehörte {a.dat}.',
      'Two clouds of dust were seen{where}, a small one and a large one behind it. The large one belonged to {a.dat}.',
    ],
  },
  sighting: {
    h1: ['Fremde Truppen{where}', 'Foreign troops{where}'],
    h2: ['Banner am Horizont', 'Banners on the horizon'],
    n1: [
      '{a.Nom} [meldet|melden]{where} fremde Truppen.',
      '{a.Nom} [reports|report] foreign troops{where}.',
    ],
    n2: ['Truppen {b.of} wurden{where} gesehen.', 'Troops {b.of} were seen{where}.'],
    c1: [
      'Die Hirten zählen{where} Feuer, die nicht die ihren sind.',
      'The shepherds count fires{where} that are not their own.',
    ],
    c2: [
      'Man hat{where} fremde Banner gesehen. Wer sie kennt, nennt {b.acc}.',
      'Foreign banners were seen{where}. Those who know them speak {b.of}.',
    ],
  },
  other: {
    h1: ['Neues {a.from}', 'News {a.from}'],
    h2: ['Aus dem Land {a.of}', 'From the land {a.of}'],
    n1: [
      '{a.Nom} [macht|machen]{where} von sich reden.',
      '{a.Nom} [is|are] being talked about{where}.',
    ],
    n2: ['Aus dem Land {a.of} wird Neues gemeldet.', 'There is news from the land {a.of}.'],
    c1: [
      'Man spricht über {a.acc}, erst leise, dann laut.',
      'People talk about {a.acc}, softly at first, then loudly.',
    ],
    c2: [
      'Es tut sich etwas im Land {a.of}; was, wird der nächste Mond zeigen.',
      'Something is afoot in the land {a.of}; what, the next moon will show.',
    ],
  },
} satisfies WordTree;
