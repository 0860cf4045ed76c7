import { either, type EventWords } from '../../../kernel';

/** Sentences of all events; all are public. */
export const EVENTS: Readonly<Record<string, EventWords>> = {
  start: [
    'Die Anzeige bleibt auf {shown} stehen; {party.nom} mit der Ziffer {digit} [beginnt|beginnen].',
    'The display stops at {shown}; {party.nom} with digit {digit} [begins|begin].',
    either(
      'Die Ziffern laufen, die {shown} bleibt stehen: {party.Nom} [eröffnet|eröffnen] das Spiel.',
      'Bei {shown} steht die Anzeige still: {party.Nom} [macht|machen] den Anfang.',
    ),
    either(
      'The digits run, the {shown} stands still: {party.nom} [opens|open] the game.',
      'The display comes to rest at {shown}: {party.nom} [makes|make] the start.',
    ),
  ],
  motherland: [
    '{party.Nom} [hat|haben] das Mutterland gewählt: {region}.',
    '{party.Nom} [has|have] chosen the motherland: {region}.',
    either(
      'Über {region} weht von nun an die Flagge {party.from}.',
      '{party.Nom} [nennt|nennen] {region} von nun an Heimat.',
    ),
    either(
      'From now on the flag of {party.nom} flies over {region}.',
      '{party.Nom} [calls|call] {region} home from now on.',
    ),
  ],
  home: [
    '{party.Nom} [hat|haben] sich zu Hause mit {regions} verbündet. Register: {field}.',
    '{party.Nom} [has|have] made alliances at home with {regions}. Register: {field}.',
    either(
      'Die Nachbarn rücken zusammen: {party.Nom} und {regions}. Register: {field}.',
      'Wer nebenan wohnt, hält {party.to}: {regions}. Register: {field}.',
    ),
    either(
      'The neighbours close ranks: {party.nom} and {regions}. Register: {field}.',
      'Next door they side with {party.nom}: {regions}. Register: {field}.',
    ),
  ],
  bonus: [
    'Zone {zone} ist voll: {party.Nom} [bekommt|bekommen] {amount} PBU aus der Kriegskasse.',
    'Zone {zone} is complete: {party.nom} [gets|get] {amount} PBU from the war chest.',
    either(
      'Zone {zone} steht geschlossen hinter {party.dat}; die Kriegskasse zahlt {amount} PBU.',
      'Die Kriegskasse öffnet sich: {amount} PBU für {party.acc}, denn Zone {zone} ist vollzählig.',
    ),
    either(
      'Zone {zone} stands behind {party.nom}; the war chest pays {amount} PBU.',
      'The war chest opens: {amount} PBU for {party.nom}, as zone {zone} is complete.',
    ),
  ],
  share: [
    '{party.Nom} [erhält|erhalten] {amount} PBU als Anteil.',
    '{party.Nom} [gets|get] a share of {amount} PBU.',
    either('Anteil {party.from}: {amount} PBU.', '{amount} PBU davon gehen an {party.acc}.'),
    either('The share of {party.nom}: {amount} PBU.', '{amount} PBU of it go to {party.nom}.'),
  ],
  contribution: [
    '{party.Nom} [trägt|tragen] {amount} PBU zum Preis bei.',
    '{party.Nom} [pays|pay] {amount} PBU of the price.',
    either(
      '{party.Nom} [legt|legen] {amount} PBU auf den Tisch.',
      'Aus der Kasse {party.from} kommen {amount} PBU dazu.',
    ),
    either(
      '{party.Nom} [puts|put] {amount} PBU on the table.',
      'The purse of {party.nom} adds {amount} PBU.',
    ),
  ],
  pact: [
    '{party.Nom} [hat|haben] ein Bündnis mit {others.dat} geschlossen.',
    '{party.Nom} [has|have] formed an alliance with {others}.',
    either(
      'Handschlag am grünen Tisch: {party.Nom} und {others}.',
      'Ein Füllfederhalter, viele Unterschriften: {party.Nom} im Bund mit {others.dat}.',
    ),
    either(
      'Hands are shaken: {party.nom} and {others}.',
      'One fountain pen, many signatures: {party.nom} in league with {others}.',
    ),
  ],
  left: [
    '{party.Nom} [hat|haben] das Bündnis mit {others.dat} verlassen. Es kommt nicht wieder.',
    '{party.Nom} [has|have] left the alliance with {others}. It cannot be renewed.',
    either(
      'Der Vertrag ist zerrissen: {party.Nom} [geht|gehen] ohne {others.acc} weiter.',
      'Man grüßt sich nicht mehr: {party.Nom} [hat|haben] {others.acc} verlassen.',
    ),
    either(
      'The treaty is torn: {party.nom} [goes|go] on without {others}.',
      'They no longer greet each other: {party.nom} [has|have] left {others}.',
    ),
  ],
  bought: [
    '{party.Nom} [hat|haben] sich für {price} PBU mit {region} verbündet. Register: {field}.',
    '{party.Nom} [has|have] allied with {region} for {price} PBU. Register: {field}.',
    either(
      '{price} PBU wechseln den Besitzer, und {region} steht {party.to}.',
      '{region} lässt sich überzeugen, mit {price} PBU {party.from}.',
    ),
    either(
      '{price} PBU change hands, and {region} sides with {party.nom}.',
      '{region} is persuaded, with {price} PBU from {party.nom}.',
    ),
  ],
  attack: [
    '{party.Nom} [greift|greifen] {region} an, {other.nom} [verteidigt|verteidigen]; {energy} Energie für jeden.',
    '{party.Nom} [attacks|attack] {region}, {other.nom} [defends|defend]; {energy} energy each.',
    either(
      'Alarm in {region}: {party.Nom} [rückt|rücken] an, {other.nom} [hält|halten] dagegen.',
      'Panzer an der Grenze von {region}: {party.Nom} [greift|greifen] an, {other.nom} [verteidigt|verteidigen].',
    ),
    either(
      'Alarm in {region}: {party.nom} [advances|advance], {other.nom} [makes|make] a stand.',
      'Tanks on the border of {region}: {party.nom} [attacks|attack], {other.nom} [defends|defend].',
    ),
  ],
  pending: [
    'Schlacht {battle} von Krieg {war} steht noch aus.',
    'Battle {battle} of war {war} is still to be fought.',
    either(
      'Die Waffen stehen bereit: Krieg {war}, Schlacht {battle}.',
      'Noch ist es still vor Krieg {war}, Schlacht {battle}.',
    ),
    either(
      'Arms at the ready: war {war}, battle {battle}.',
      'All is quiet still before war {war}, battle {battle}.',
    ),
  ],
  battle: [
    '{party.Nom} [hat|haben] Schlacht {battle} von Krieg {war} gewonnen, {means} gegen {against}.',
    '{party.Nom} [has|have] won battle {battle} of war {war}, {means} against {against}.',
    either(
      'Feuerwerk für {party.acc}: Schlacht {battle} von Krieg {war}, {means} gegen {against}.',
      '{means} gegen {against}: Schlacht {battle} von Krieg {war} geht an {party.acc}.',
    ),
    either(
      'Fireworks for {party.nom}: battle {battle} of war {war}, {means} against {against}.',
      '{means} against {against}: battle {battle} of war {war} goes to {party.nom}.',
    ),
  ],
  drawn: [
    'Schlacht {battle} von Krieg {war}, {means} gegen {against}, ging unentschieden aus.',
    'Battle {battle} of war {war}, {means} against {against}, was a draw.',
    either(
      'Weiße Fahnen auf beiden Seiten: Krieg {war}, Schlacht {battle}, {means} gegen {against}.',
      '{means} gegen {against}, und keiner bleibt übrig: Schlacht {battle} von Krieg {war}.',
    ),
    either(
      'White flags on both sides: war {war}, battle {battle}, {means} against {against}.',
      '{means} against {against}, and none is left: battle {battle} of war {war}.',
    ),
  ],
  conquered: [
    '{party.Nom} [hat|haben] {region} erobert und {amount} PBU erbeutet. Register: {field}.',
    '{party.Nom} [has|have] conquered {region} and taken {amount} PBU. Register: {field}.',
    either(
      '{region} ist gefallen. {party.Nom} [zieht|ziehen] ein.',
      'Neue Fahnen in {region}: {party.Nom} [hat|haben] gesiegt.',
    ),
    either(
      '{region} has fallen. {party.Nom} [marches|march] in.',
      'New flags in {region}: {party.nom} [has|have] won.',
    ),
  ],
  refund: [
    '{party.Nom} [bekommt|bekommen] die {amount} PBU für den Angriff auf {region} zurück.',
    '{party.Nom} [gets|get] the {amount} PBU for the attack on {region} back.',
    either(
      'Der Sieg in {region} kostet {party.acc} nichts: {amount} PBU kommen zurück.',
      '{party.Nom} [bekommt|bekommen] für {region} die {amount} PBU zurück.',
    ),
    either(
      'The victory in {region} costs {party.nom} nothing: {amount} PBU come back.',
      '{party.Nom} [gets|get] the {amount} PBU for {region} back.',
    ),
  ],
  defended: [
    '{party.Nom} [hat|haben] {region} verteidigt; es ist nun verbündet. Beute {amount} PBU, Register: {field}.',
    '{party.Nom} [has|have] defended {region}, an ally now. Spoils {amount} PBU, register: {field}.',
    either(
      '{region} dankt {party.dat} die Rettung mit einem Bündnis.',
      'Gerettet und dankbar: {region} verbündet sich mit {party.dat}.',
    ),
    either(
      '{region} thanks {party.nom} for its rescue with an alliance.',
      'Saved and grateful: {region} allies with {party.nom}.',
    ),
  ],
  held: [
    '{party.Nom} [hat|haben] {region} gehalten. Beute {amount} PBU, Register: {field}.',
    '{party.Nom} [has|have] held {region}. Spoils {amount} PBU, register: {field}.',
    either(
      'An {region} beißt sich der Angreifer die Zähne aus; {party.nom} [steht|stehen].',
      '{region} hält: {party.Nom} [weicht|weichen] keinen Schritt.',
    ),
    either(
      'The attacker breaks his teeth on {region}; {party.nom} [stands|stand].',
      '{region} holds: {party.nom} [gives|give] no inch.',
    ),
  ],
  eliminated: [
    '{party.Nom} [hat|haben] das Mutterland {region} {other.from} erobert. Beute: {regions} und {amount} PBU.',
    '{party.Nom} [has|have] conquered {region}, the motherland of {other.nom}. Booty: {regions} and {amount} PBU.',
    either(
      '{region} fällt, und mit ihm {other.nom}. {party.Nom} [erbt|erben] {regions}.',
      'Mit {region} verschwindet {other.nom} von der Karte; {regions} gehören nun {party.dat}.',
    ),
    either(
      '{region} falls, and {other.nom} with it. {party.Nom} [inherits|inherit] {regions}.',
      'With {region}, {other.nom} [disappears|disappear] from the map; {regions} now belong to {party.nom}.',
    ),
  ],
  freed: [
    'Wieder frei: {regions}.',
    'Free again: {regions}.',
    either(
      'Alte Bündnisse gelten nicht mehr; frei sind {regions}.',
      'Die Verträge sind Papier geworden: {regions}, frei wie am ersten Tag.',
    ),
    either(
      'Old alliances are void; {regions} are free.',
      'The treaties are waste paper: {regions}, free as on the first day.',
    ),
  ],
  ended: [
    '{party.Nom} [beendet|beenden] die Angriffsoption.',
    '{party.Nom} [ends|end] the attack option.',
    either('{party.Nom} [lässt|lassen] die Waffen ruhen.', 'Feierabend für {party.acc}.'),
    either('{party.Nom} [lays|lay] down arms for now.', '{party.Nom} [calls|call] it a day.'),
  ],
  passed: [
    '{party.Nom} [verzichtet|verzichten] auf einen Angriff.',
    '{party.Nom} [declines|decline] to attack.',
    either('{party.Nom} [wartet|warten] ab.', '{party.Nom} [sieht|sehen] den anderen zu.'),
    either('{party.Nom} [bides|bide] the time.', '{party.Nom} [watches|watch] the others.'),
  ],
  declined: [
    '{party.Nom} [kann|können] kein Land bezahlen, das offen steht, und [verzichtet|verzichten].',
    '{party.Nom} [cannot|cannot] pay for any country that is open and [declines|decline].',
    either(
      'Die Kasse {party.from} ist leer; der letzte Angriff bleibt aus.',
      'Ohne Geld kein Krieg: {party.Nom} [verzichtet|verzichten] auf den letzten Angriff.',
    ),
    either(
      'The purse of {party.nom} is empty; there is no last attack.',
      'No money, no war: {party.nom} [forgoes|forgo] the last attack.',
    ),
  ],
  mustAttack: [
    '{party.Nom} [darf|dürfen] nicht verzichten; die Option bleibt, bis angegriffen ist.',
    '{party.Nom} [must|must] not decline; the option stays until there is an attack.',
    either(
      'Zurück geht es nicht: {party.Nom} [muss|müssen] angreifen.',
      'Die Würfel sind gefallen: {party.Nom} [muss|müssen] in den Krieg.',
    ),
    either(
      'No way back: {party.nom} [has|have] to attack.',
      'The die is cast: {party.nom} [has|have] to go to war.',
    ),
  ],
  full: [
    'Die Endrunde beginnt. Es greifen an, in dieser Reihenfolge: {party.nom}.',
    'The final round begins. They attack in this order: {party.nom}.',
    either(
      'Das letzte freie Land ist vergeben; die Endrunde ist eröffnet.',
      'Es gibt kein freies Land mehr. Nun beginnt die Endrunde.',
    ),
    either(
      'The last free country is gone; the final round is open.',
      'There is no free country left. Now the final round begins.',
    ),
  ],
  transferred: [
    '{party.Nom} [überträgt|übertragen] {amount} PBU ins Register.',
    '{party.Nom} [transfers|transfer] {amount} PBU to the register.',
    either(
      'Abgerechnet: {amount} PBU {party.from} werden Machtbasis.',
      '{amount} PBU {party.from} wandern in die Machtbasis.',
    ),
    either(
      'Settled: {amount} PBU of {party.nom} become power base.',
      '{amount} PBU of {party.nom} move into the power base.',
    ),
  ],
  duel: [
    '{party.Nom} [fordert|fordern] {other.acc} zum Duell.',
    '{party.Nom} [challenges|challenge] {other.nom} to a duel.',
    either(
      'Auge in Auge: {party.Nom} gegen {other.acc}.',
      '{party.Nom} [fordert|fordern] {other.acc} zum Zweikampf.',
    ),
    either(
      'Face to face: {party.nom} against {other.nom}.',
      '{party.Nom} [challenges|challenge] {other.nom} to a duel.',
    ),
  ],
  duelWon: [
    '{party.Nom} [hat|haben] das Duell gewonnen. Register: {field}.',
    '{party.Nom} [has|have] won the duel. Register: {field}.',
    either(
      '{party.Nom} [bleibt|bleiben] stehen, der Gegner nicht.',
      'Der Rauch zieht ab, und {party.nom} [steht|stehen] noch.',
    ),
    either(
      '{party.Nom} [is|are] still standing, the opponent is not.',
      'The smoke clears, and {party.nom} [stands|stand].',
    ),
  ],
  duelDrawn: [
    'Das Duell hat keinen Sieger; beide sind ohne Energie.',
    'The duel has no winner; both are out of energy.',
    either('Zwei Erschöpfte, kein Sieger.', 'Der Rauch zieht ab, und niemand steht mehr.'),
    either('Two exhausted, no winner.', 'The smoke clears, and nobody stands.'),
  ],
  changed: [
    '{region} hat nun die Machtbasis {pbu}.',
    '{region} now has power base {pbu}.',
    either(
      'Die Welt dreht sich weiter: {region} steht bei {pbu}.',
      'In {region} steht der Zeiger nun auf {pbu}.',
    ),
    either(
      'The world moves on: {region} stands at {pbu}.',
      'In {region} the needle now points to {pbu}.',
    ),
  ],
  won: [
    '{party.Nom} [hat|haben] gewonnen. Register: {field}.',
    '{party.Nom} [has|have] won. Register: {field}.',
    either(
      'Die Welt gehört {party.dat}.',
      'Es ist vorbei: {party.Nom} [hat|haben] die Welt erobert.',
    ),
    either(
      'The world belongs to {party.nom}.',
      'It is over: {party.nom} [has|have] conquered the world.',
    ),
  ],
};
