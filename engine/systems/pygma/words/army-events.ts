import { either, type EventWords } from '../../../kernel';

/** What is said of armies and their battles; who reads it of himself is addressed. */
export const ARMY_EVENTS: Readonly<Record<string, EventWords>> = {
  mustered: [
    '{party.Nom} [hat|haben] {unit} mit {strength} aufgestellt, in {where}, für {cost} GS.',
    '{party.Nom} [has|have] raised {unit} with {strength} in {where}, for {cost} GS.',
    either(
      'Trommeln in {where}: {unit} tritt an, {strength} stark, und kostet {party.acc} {cost} GS.',
      '{unit} steht in {where} in Reih und Glied, {strength} stark; {party.nom} [zahlt|zahlen] {cost} GS.',
    ),
    either(
      'Drums in {where}: {unit} falls in, {strength} strong, and costs {party.nom} {cost} GS.',
      '{unit} is drawn up in {where}, {strength} strong; {party.nom} [pays|pay] {cost} GS.',
    ),
  ],
  musteredOther: [
    '{party.Nom} [hat|haben] {unit} mit {strength} aufgestellt, in {where}, für {cost} GS; der bestellte Name war vergeben.',
    '{party.Nom} [has|have] raised {unit} with {strength} in {where}, for {cost} GS; the name ordered was taken.',
    either(
      'Trommeln in {where}: das neue Heer heißt {unit}, denn seinen Namen trug schon ein anderes. {strength} stark, {cost} GS.',
      'In {where} tritt ein neues Heer an. Der Name war vergeben, es heißt {unit}: {strength} stark, {cost} GS.',
    ),
    either(
      'Drums in {where}: the new army is called {unit}, as another one bore its name. {strength} strong, {cost} GS.',
      'A new army falls in at {where}. The name was taken, it is called {unit}: {strength} strong, {cost} GS.',
    ),
  ],
  unpaid: [
    '{unit} in {region} blieb ohne Sold: {lost} sind desertiert, {left} bleiben.',
    '{unit} in {region} was not paid: {lost} have deserted, {left} are left.',
    either(
      'Leere Kassen, leere Zelte: {lost} Mann haben {unit} in {region} über Nacht verlassen, {left} bleiben.',
      'Kein Sold in {region}: {lost} Mann sind {unit} davongelaufen, {left} bleiben.',
    ),
    either(
      'Empty chests, empty tents: {lost} men left {unit} in {region} overnight, {left} stay.',
      'No pay in {region}: {lost} men ran away from {unit}, {left} stay.',
    ),
  ],
  dissolvedUnpaid: [
    '{unit} in {region} hat sich ohne Sold aufgelöst.',
    '{unit} in {region} has dissolved for want of pay.',
    either(
      'Von {unit} sind in {region} nur kalte Feuerstellen geblieben.',
      'Ohne Sold kein Heer: {unit} hat sich in {region} verlaufen.',
    ),
    either(
      'Of {unit} only cold hearths are left in {region}.',
      'No pay, no army: {unit} has melted away in {region}.',
    ),
  ],
  split: [
    '{unit} in {region} ist geteilt: {units}. Das kostet {cost} GS.',
    '{unit} in {region} is split: {units}. That costs {cost} GS.',
    either(
      'In {region} trennen sich die Wege: aus {unit} wird {units}, für {cost} GS.',
      'Zwei Banner statt eines in {region}: {unit} und {units}, für {cost} GS.',
    ),
    either(
      'In {region} the ways part: {unit} becomes {units}, for {cost} GS.',
      'Two banners in place of one in {region}: {unit} and {units}, for {cost} GS.',
    ),
  ],
  merged: [
    '{unit} in {region} hat {units} aufgenommen und ist nun {strength} stark.',
    '{unit} in {region} has taken in {units} and is now {strength} strong.',
    either(
      'Ein Lager, ein Banner: {unit} führt in {region} auch {units}, {strength} zusammen.',
      'In {region} stößt {units} zu {unit}, {strength} sind es nun.',
    ),
    either(
      'One camp, one banner: {unit} leads {units} too in {region}, {strength} together.',
      'In {region} {units} joins {unit}, {strength} in all.',
    ),
  ],
  mergedCut: [
    '{unit} in {region} hat {units} aufgenommen und ist nun {strength} stark; {lost} waren zu viele und sind fort.',
    '{unit} in {region} has taken in {units} and is now {strength} strong; {lost} were too many and are gone.',
    either(
      'Ein Lager fasst sie nicht alle: {unit} führt in {region} auch {units}, {strength} zusammen, und {lost} gehen heim.',
      'In {region} stößt {units} zu {unit}, {strength} sind es nun; für {lost} war kein Platz.',
    ),
    either(
      'One camp does not hold them all: {unit} leads {units} too in {region}, {strength} together, and {lost} go home.',
      'In {region} {units} joins {unit}, {strength} in all; for {lost} there was no room.',
    ),
  ],
  converted: [
    'Die Mannschaft von {unit} ist in {region} an Land gegangen: {into} mit {left}. Die Schiffe sind fort.',
    'The crew of {unit} has gone ashore in {region}: {into} with {left}. The ships are gone.',
    either(
      'Die Schiffe von {unit} brennen; {left} Mann ziehen als {into} in {region} an Land.',
      'In {region} gehen {left} Mann von {unit} für immer an Land; nun heißen sie {into}.',
    ),
    either(
      'The ships of {unit} burn; {left} men march ashore in {region} as {into}.',
      'In {region} {left} men of {unit} go ashore for good; they are called {into} now.',
    ),
  ],
  stopped: [
    '{unit} hat in {region} angehalten: vor ihm ist etwas Fremdes.',
    '{unit} has stopped in {region}: something foreign is ahead.',
    either(
      'Späher heben die Hand, und {unit} bleibt in {region} stehen.',
      'In {region} senken die Vordersten die Banner: {unit} macht halt.',
    ),
    either(
      'Scouts raise a hand, and {unit} halts in {region}.',
      'In {region} the foremost lower their banners: {unit} halts.',
    ),
  ],
  retreated: [
    '{unit} ist von {from} nach {region} ausgewichen.',
    '{unit} has withdrawn from {from} to {region}.',
    either(
      'Ohne ein Horn zu blasen zieht {unit} von {from} nach {region} zurück.',
      '{unit} räumt {from} bei Nacht und zieht nach {region}.',
    ),
    either(
      'Without a horn {unit} falls back from {from} to {region}.',
      '{unit} leaves {from} by night and moves to {region}.',
    ),
  ],
  withdrawn: [
    'Geschlagen zieht {unit} von {from} nach {region} ab.',
    'Beaten, {unit} withdraws from {from} to {region}.',
    either(
      'Mit zerrissenen Fahnen erreicht {unit} von {from} her {region}.',
      'Müde und staubig kommt {unit} von {from} nach {region}.',
    ),
    either(
      'With torn flags {unit} reaches {region} from {from}.',
      'Tired and dusty, {unit} comes from {from} to {region}.',
    ),
  ],
  terrainLoss: [
    '{unit} hat in {region} {lost} von {before} verloren: {why}.',
    '{unit} has lost {lost} of {before} in {region}: {why}.',
    either(
      '{region} fordert {lost} von {unit}: {why}.',
      'Nicht alle von {unit} kommen durch {region}, es fehlen {lost}: {why}.',
    ),
    either(
      '{region} takes {lost} of {unit}: {why}.',
      'Not all of {unit} come through {region}, {lost} are missing: {why}.',
    ),
  ],
  battle: [
    'Schlacht in {region}: {party.nom} gegen {other.acc}.',
    'Battle in {region}: {party.nom} against {other.nom}.',
  ],
  struggle: [
    'Kampf in {region}: {party.nom} gegen {against}.',
    'Struggle in {region}: {party.nom} against {against}.',
  ],
  battle_won: [
    '{unit} hat in {region} gegen {other.acc} gesiegt; {lost} von {before} sind gefallen.',
    '{unit} has won against {other.nom} in {region}; {lost} of {before} have fallen.',
    either(
      'Sieg in {region}! {unit} hat {other.acc} geschlagen; {lost} kehren nicht heim.',
      'In {region} [flieht|fliehen] {other.nom} vor {unit}; {lost} haben es mit dem Leben bezahlt.',
    ),
    either(
      'Victory in {region}! {unit} has beaten {other.nom}; {lost} will not come home.',
      'In {region} {other.nom} [flees|flee] before {unit}; {lost} paid for it with their lives.',
    ),
  ],
  battle_lost: [
    '{unit} hat in {region} gegen {other.acc} verloren; von {before} bleiben {left}.',
    '{unit} has lost against {other.nom} in {region}; of {before} {left} are left.',
    either(
      'Der Tag von {region} gehört {other.dat}: von {unit} bleiben {left}.',
      'Geschlagen in {region}: Von {unit} retten sich {left} vor {other.dat}.',
    ),
    either(
      'The day of {region} belongs to {other.nom}: of {unit} {left} are left.',
      'Beaten in {region}: of {unit} {left} escape from {other.nom}.',
    ),
  ],
  battle_draw: [
    '{unit} und {other.nom} haben sich in {region} ohne Sieger getrennt; {lost} von {before} sind gefallen.',
    '{unit} and {other.nom} have parted in {region} without a winner; {lost} of {before} have fallen.',
    either(
      'Bis zum Abend steht in {region} {unit} gegen {other.acc}, dann weichen beide; {lost} sind gefallen.',
      'In {region} messen sich {unit} und {other.nom}, und keiner gewinnt; {lost} sind tot.',
    ),
    either(
      'Until evening {unit} stands against {other.nom} in {region}, then both give way; {lost} have fallen.',
      'In {region} {unit} and {other.nom} try each other, and neither wins; {lost} are dead.',
    ),
  ],
  struggle_won: [
    '{unit} hat in {region} gesiegt; {lost} von {before} sind gefallen.',
    '{unit} has won in {region}; {lost} of {before} have fallen.',
    either(
      'Still wird es in {region}: {unit} hat gesiegt, {lost} sind gefallen.',
      '{unit} hat {region} befriedet, um den Preis von {lost}.',
    ),
    either(
      '{region} grows quiet: {unit} has won, {lost} have fallen.',
      '{unit} has pacified {region}, at the price of {lost}.',
    ),
  ],
  struggle_lost: [
    '{unit} hat in {region} verloren; von {before} bleiben {left}.',
    '{unit} has lost in {region}; of {before} {left} are left.',
    either(
      'Was in {region} wohnt, war stärker: von {unit} bleiben {left}.',
      '{region} ist {unit} zu stark gewesen; {left} sind noch da.',
    ),
    either(
      'What dwells in {region} was stronger: of {unit} {left} are left.',
      '{region} was too strong for {unit}; {left} remain.',
    ),
  ],
  struggle_draw: [
    '{unit} hat in {region} ohne Sieger gekämpft; {lost} von {before} sind gefallen.',
    '{unit} has fought in {region} without a winner; {lost} of {before} have fallen.',
    either(
      'Niemand behält in {region} die Oberhand; {unit} beklagt {lost} Tote.',
      'In {region} ist nichts entschieden, und {lost} von {unit} sind tot.',
    ),
    either(
      'Nobody has the upper hand in {region}; {unit} mourns {lost} dead.',
      'Nothing is settled in {region}, and {lost} of {unit} are dead.',
    ),
  ],
  dissolved: [
    '{unit} ist in {region} zu schwach und löst sich auf; {lost} gehen heim.',
    '{unit} is too weak in {region} and dissolves; {lost} go home.',
    either(
      'Was von {unit} bleibt, ist kein Heer mehr: in {region} gehen {lost} heim.',
      'Zu wenige sind es in {region}: {unit} löst sich auf, {lost} ziehen nach Hause.',
    ),
    either(
      'What is left of {unit} is no army any more: in {region} {lost} go home.',
      'Too few are left in {region}: {unit} breaks up, {lost} go home.',
    ),
  ],
  destroyed: [
    '{unit} konnte aus {region} nicht weichen und ist vernichtet: {lost} sind verloren.',
    '{unit} could not get away from {region} and is destroyed: {lost} are lost.',
    either(
      'Kein Weg führt aus {region}. Von {unit} kehrt keiner heim; {lost} sind verloren.',
      'In {region} schließt sich der Ring um {unit}: {lost} Tote, niemand entkommt.',
    ),
    either(
      'No way leads out of {region}. Of {unit} nobody comes home; {lost} are lost.',
      'In {region} the ring closes on {unit}: {lost} dead, nobody gets away.',
    ),
  ],
  cargoLost: [
    '{unit} hat an Bord in {region} {lost} von {before} verloren.',
    '{unit} has lost {lost} of {before} aboard in {region}.',
    either(
      'Die See vor {region} behält {lost} von {unit}; an Bord waren {before}.',
      'Vor {region} gehen mit den Planken auch {lost} von {unit} unter; {before} waren an Bord.',
    ),
    either(
      'The sea off {region} keeps {lost} of {unit}; {before} were aboard.',
      'Off {region} {lost} of {unit} go down with the planks; {before} were aboard.',
    ),
  ],
};
