import { either, type EventWords } from '../../../../kernel';

/** Public events, and what a nation sees. */
export const EVENTS_OF_SIGHT: Readonly<Record<string, EventWords>> = {
  seen: [
    'Ziel {handle} auf {place}: {other}, Stärke {soldiers}.',
    'Target {handle} on {place}: {other}, strength {soldiers}.',
    either(
      'Die Späher melden auf {place} als Ziel {handle}: {other}, {soldiers} Mann.',
      'Auf {place} zieht {other} mit {soldiers} Mann, als Ziel {handle}.',
    ),
    either(
      'The lookouts report on {place} as target {handle}: {other}, {soldiers} men.',
      'On {place} marches {other} with {soldiers} men, as target {handle}.',
    ),
  ],
  seenBare: [
    'Ziel {handle} auf {place}: {other}.',
    'Target {handle} on {place}: {other}.',
    either(
      'Die Späher melden auf {place} als Ziel {handle}: {other}.',
      'Auf {place} zieht {other}, als Ziel {handle}.',
    ),
    either(
      'The lookouts report on {place} as target {handle}: {other}.',
      'On {place} marches {other}, as target {handle}.',
    ),
  ],
  baseSeen: [
    'Der Stützpunkt auf {place} hat einen anderen Besitzer als auf der letzten Karte: {other}.',
    'The base on {place} has another owner than on the last map: {other}.',
    either(
      'Über dem Stützpunkt auf {place} weht eine andere Fahne: {other}.',
      'Der Stützpunkt auf {place} hat einen Herrn: {other}.',
    ),
    either(
      'Another banner flies over the base on {place}: {other}.',
      'The base on {place} has a lord: {other}.',
    ),
  ],
  ruinSeen: [
    'Die Hauptstadt {other.from} auf {place} ist zerstört.',
    'The capital {other.of} on {place} is destroyed.',
    either(
      'Auf {place} rauchen die Trümmer der Hauptstadt {other.from}.',
      'Wo auf {place} die Hauptstadt {other.from} war, kreisen Krähen.',
    ),
    either(
      'On {place} the ruins of the capital {other.of} are smoking.',
      'Where the capital {other.of} was on {place}, crows circle.',
    ),
  ],
  foughtElsewhere: [
    'Kampf auf {place}: {party.nom} gegen {against} ({other}). Sieger: {winner}.',
    'Combat on {place}: {party.nom} against {against} ({other}). Winner: {winner}.',
    either(
      'Von {place} hört man Waffenlärm: {party.nom} gegen {against} ({other}). Sieger: {winner}.',
      'Auf {place} haben sie gekämpft, {party.nom} gegen {against} ({other}). Sieger: {winner}.',
    ),
    either(
      'The noise of arms is heard from {place}: {party.nom} against {against} ({other}). Winner: {winner}.',
      'They fought on {place}, {party.nom} against {against} ({other}). Winner: {winner}.',
    ),
  ],
  encounter: [
    'Begegnung auf {place}. Fremde Armeen auf demselben Feld: {count}.',
    'Encounter on {place}. Foreign armies on the same field: {count}.',
    either(
      'Auf {place} stehen Fremde neben den Unseren, Armeen: {count}.',
      'Auf {place} lagern die Unseren nicht allein, Armeen: {count}.',
    ),
    either(
      'On {place} strangers stand beside our men, armies: {count}.',
      'On {place} our men do not camp alone, armies: {count}.',
    ),
  ],
  contact: {
    told: [
      'Auf {place} besteht Kontakt mit {others.dat}. Die Spielleitung eröffnet eine gemeinsame Nachricht.',
      'On {place} there is contact with {others}. The GM opens a joint message.',
      either(
        'Auf {place} tauscht man Worte mit {others.dat}. Die Spielleitung eröffnet eine gemeinsame Nachricht.',
        'Auf {place} saß man mit {others.dat} an einem Feuer. Die Spielleitung eröffnet eine gemeinsame Nachricht.',
      ),
      either(
        'On {place} words are exchanged with {others}. The GM opens a joint message.',
        'On {place} you shared a fire with {others}. The GM opens a joint message.',
      ),
    ],
    gm: [
      'Kontakt auf {place}: Eröffne eine gemeinsame Nachricht für {others.acc}.',
      'Contact on {place}: open a joint message for {others}.',
    ],
  },
  scouted: [
    'Aufklärung um {place}. Meldungen: {count}.',
    'Scouting around {place}. Reports: {count}.',
    either(
      'Die Kundschafter kehren von {place} zurück. Meldungen: {count}.',
      'Von {place} bringen die Kundschafter Neues. Meldungen: {count}.',
    ),
    either(
      'The scouts return from {place}. Reports: {count}.',
      'The scouts bring news from {place}. Reports: {count}.',
    ),
  ],
  voteCount: {
    told: [
      'Stimmen gegen {party.acc}: {count}.',
      'Votes against {party.acc}: {count}.',
      either(
        'Im Rat erhoben sich Stimmen gegen {party.acc}: {count}.',
        'Hände gingen hoch gegen {party.acc}: {count}.',
      ),
      either(
        'Voices were raised in council against {party.acc}: {count}.',
        'Hands went up against {party.acc}: {count}.',
      ),
    ],
    headlines: [['Das Ergebnis der Abstimmung', 'The result of the vote']],
  },
  votes: {
    told: [
      'Stimmen gegen {party.acc}: {count}. Gestimmt haben: {others}.',
      'Votes against {party.acc}: {count}. They voted: {others}.',
      either(
        'Im Rat erhoben sich Stimmen gegen {party.acc}: {count}. Es waren {others}.',
        'Hände gingen hoch gegen {party.acc}: {count}. Gehoben haben sie {others}.',
      ),
      either(
        'Voices were raised in council against {party.acc}: {count}. They were {others}.',
        'Hands went up against {party.acc}: {count}. Raised by {others}.',
      ),
    ],
    gm: [
      'Stimmen gegen {party.acc}: {count} ({others}).',
      'Votes against {party.acc}: {count} ({others}).',
    ],
    headlines: [['Das Ergebnis der Abstimmung', 'The result of the vote']],
  },
  voteTie: {
    told: [
      'Gleich viele Stimmen gegen {others.acc}: Niemand hat allein die meisten, also verliert niemand Soldaten.',
      'As many votes against {others}: nobody alone has the most, so nobody loses soldiers.',
      either(
        'Gegen {others.acc} erhoben sich gleich viele Stimmen; so musste niemand Soldaten hergeben.',
        'Der Rat war gespalten zwischen {others.dat}; so blieben alle Soldaten, wo sie waren.',
      ),
      either(
        'As many voices were raised against {others}; so nobody had to give up soldiers.',
        'The council was split between {others}; so all soldiers stayed where they were.',
      ),
    ],
    headlines: [['Das Ergebnis der Abstimmung', 'The result of the vote']],
  },
  sanction_heavy: {
    told: [
      'Schwere Sanktion gegen {party.acc}.',
      'Heavy sanction against {party.acc}.',
      either(
        'Die Völker haben gesprochen: schwere Sanktion gegen {party.acc}.',
        'Der Rat brach den Stab über {party.acc}: schwere Sanktion.',
      ),
      either(
        'The nations have spoken: a heavy sanction against {party.acc}.',
        'The council condemned {party.acc}: a heavy sanction.',
      ),
    ],
    headlines: [['Schwere Sanktion', 'Heavy sanction']],
  },
  sanction_light: {
    told: [
      'Leichte Sanktion gegen {party.acc}.',
      'Light sanction against {party.acc}.',
      either(
        'Die Völker misstrauen: leichte Sanktion gegen {party.acc}.',
        'Der Rat hob den Finger gegen {party.acc}: leichte Sanktion.',
      ),
      either(
        'The nations distrust: a light sanction against {party.acc}.',
        'The council raised a finger against {party.acc}: a light sanction.',
      ),
    ],
    headlines: [['Leichte Sanktion', 'Light sanction']],
  },
  sanctionLoss: [
    'Die Sanktion kostet {party.acc} Soldaten: {soldiers}.',
    'The sanction costs {party.acc} soldiers: {soldiers}.',
  ],
  eliminated: {
    told: [
      '{party.Nom} [ist|sind] ausgeschieden.',
      '{party.Nom} [is|are] out.',
      either(
        '{party.from} ist nichts geblieben als ein Name.',
        'Niemand antwortet mehr, wo man nach {party.dat} ruft.',
      ),
      either(
        'Nothing but a name is left of {party.dat}.',
        'Nobody answers any more when {party.dat} is called.',
      ),
    ],
    headlines: [['Eine Nation weniger', 'One nation fewer']],
  },
  forces: [
    'Streitmacht der Guten: {good}, der Bösen: {evil}.',
    'Force of the good: {good}, of the evil: {evil}.',
  ],
  winners: ['Gewonnen haben: {others}.', 'The winners are: {others}.'],
  won_good: {
    told: [
      'Das Spiel ist aus: Die Guten haben gewonnen.',
      'The game is over: the good have won.',
      either(
        'Das Licht hat gesiegt. Die Guten haben gewonnen.',
        'Die Nacht ist vorbei. Die Guten haben gewonnen.',
      ),
      either('The light has won. Victory to the good.', 'The night is over. Victory to the good.'),
    ],
    headlines: [['Die Guten siegen', 'The good win']],
  },
  won_evil: {
    told: [
      'Das Spiel ist aus: Die Bösen haben gewonnen.',
      'The game is over: the evil have won.',
      either(
        'Die Nacht ist da. Die Bösen haben gewonnen.',
        'Im Dunkeln wird gelacht. Die Bösen haben gewonnen.',
      ),
      either(
        'Night has come. Victory to the evil.',
        'There is laughter in the dark. Victory to the evil.',
      ),
    ],
    headlines: [['Die Bösen siegen', 'The evil win']],
  },
  won_draw: {
    told: [
      'Das Spiel ist aus: unentschieden.',
      'The game is over: a draw.',
      either(
        'Auf dem Schlachtfeld ist niemand mehr, der siegen könnte.',
        'Als der Rauch verzog, stand niemand mehr.',
      ),
      either('Nobody is left on the field who could win.', 'When the smoke cleared, nobody stood.'),
    ],
    headlines: [['Niemand siegt', 'Nobody wins']],
  },
};
