import type { EventWords } from '../../../../kernel';

/** Public events, and what a nation sees. */
export const EVENTS_OF_SIGHT: Readonly<Record<string, EventWords>> = {
  seen: [
    'Ziel {handle} auf {place}: {other}, Stärke {soldiers}.',
    'Target {handle} on {place}: {other}, strength {soldiers}.',
    'Die Späher melden auf {place} als Ziel {handle}: {other}, {soldiers} Mann.',
    'The lookouts report on {place} as target {handle}: {other}, {soldiers} men.',
  ],
  seenBare: [
    'Ziel {handle} auf {place}: {other}.',
    'Target {handle} on {place}: {other}.',
    'Die Späher melden auf {place} als Ziel {handle}: {other}.',
    'The lookouts report on {place} as target {handle}: {other}.',
  ],
  baseSeen: [
    'Der Stützpunkt auf {place} hat einen anderen Besitzer als auf der letzten Karte: {other}.',
    'The base on {place} has another owner than on the last map: {other}.',
    'Über dem Stützpunkt auf {place} weht eine andere Fahne: {other}.',
    'Another banner flies over the base on {place}: {other}.',
  ],
  ruinSeen: [
    'Die Hauptstadt {other.from} auf {place} ist zerstört.',
    'The capital {other.of} on {place} is destroyed.',
    'Auf {place} rauchen die Trümmer der Hauptstadt {other.from}.',
    'On {place} the ruins of the capital {other.of} are smoking.',
  ],
  foughtElsewhere: [
    'Kampf auf {place}: {party.nom} gegen {against} ({other}). Sieger: {winner}.',
    'Combat on {place}: {party.nom} against {against} ({other}). Winner: {winner}.',
    'Von {place} hört man Waffenlärm: {party.nom} gegen {against} ({other}). Sieger: {winner}.',
    'The noise of arms is heard from {place}: {party.nom} against {against} ({other}). Winner: {winner}.',
  ],
  encounter: [
    'Begegnung auf {place}. Fremde Armeen auf demselben Feld: {count}.',
    'Encounter on {place}. Foreign armies on the same field: {count}.',
    'Auf {place} stehen Fremde neben den Unseren, Armeen: {count}.',
    'On {place} strangers stand beside our men, armies: {count}.',
  ],
  contact: {
    told: [
      'Auf {place} besteht Kontakt mit {others}. Die Spielleitung eröffnet eine gemeinsame Nachricht.',
      'On {place} there is contact with {others}. The GM opens a joint message.',
      'Auf {place} tauscht man Worte mit {others}. Die Spielleitung eröffnet eine gemeinsame Nachricht.',
      'On {place} words are exchanged with {others}. The GM opens a joint message.',
    ],
    gm: [
      'Kontakt auf {place}: Eröffne eine gemeinsame Nachricht für {others}.',
      'Contact on {place}: open a joint message for {others}.',
    ],
  },
  scouted: [
    'Aufklärung um {place}. Meldungen: {count}.',
    'Scouting around {place}. Reports: {count}.',
    'Die Kundschafter kehren von {place} zurück. Meldungen: {count}.',
    'The scouts return from {place}. Reports: {count}.',
  ],
  voteCount: {
    told: [
      'Stimmen gegen {party.acc}: {count}.',
      'Votes against {party.acc}: {count}.',
      'Im Rat erhoben sich Stimmen gegen {party.acc}: {count}.',
      'Voices were raised in council against {party.acc}: {count}.',
    ],
    headlines: [['Das Ergebnis der Abstimmung', 'The result of the vote']],
  },
  votes: {
    told: [
      'Stimmen gegen {party.acc}: {count}. Gestimmt haben: {others}.',
      'Votes against {party.acc}: {count}. They voted: {others}.',
      'Im Rat erhoben sich Stimmen gegen {party.acc}: {count}. Es waren {others}.',
      'Voices were raised in council against {party.acc}: {count}. They were {others}.',
    ],
    gm: [
      'Stimmen gegen {party.acc}: {count} ({others}).',
      'Votes against {party.acc}: {count} ({others}).',
    ],
    headlines: [['Das Ergebnis der Abstimmung', 'The result of the vote']],
  },
  voteTie: {
    told: [
      'Gleich viele Stimmen gegen {others}: Niemand hat allein die meisten, also verliert niemand Soldaten.',
      'As many votes against {others}: nobody alone has the most, so nobody loses soldiers.',
      'Gegen {others} erhoben sich gleich viele Stimmen; so musste niemand Soldaten hergeben.',
      'As many voices were raised against {others}; so nobody had to give up soldiers.',
    ],
    headlines: [['Das Ergebnis der Abstimmung', 'The result of the vote']],
  },
  sanction_heavy: {
    told: [
      'Schwere Sanktion gegen {party.acc}.',
      'Heavy sanction against {party.acc}.',
      'Die Völker haben gesprochen: schwere Sanktion gegen {party.acc}.',
      'The nations have spoken: a heavy sanction against {party.acc}.',
    ],
    headlines: [['Schwere Sanktion', 'Heavy sanction']],
  },
  sanction_light: {
    told: [
      'Leichte Sanktion gegen {party.acc}.',
      'Light sanction against {party.acc}.',
      'Die Völker misstrauen: leichte Sanktion gegen {party.acc}.',
      'The nations distrust: a light sanction against {party.acc}.',
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
      'Von {party.dat} ist nichts geblieben als ein Name.',
      'Nothing but a name is left of {party.dat}.',
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
      'Das Licht hat gesiegt. Die Guten haben gewonnen.',
      'The light has won. Victory to the good.',
    ],
    headlines: [['Die Guten siegen', 'The good win']],
  },
  won_evil: {
    told: [
      'Das Spiel ist aus: Die Bösen haben gewonnen.',
      'The game is over: the evil have won.',
      'Die Nacht ist da. Die Bösen haben gewonnen.',
      'Night has come. Victory to the evil.',
    ],
    headlines: [['Die Bösen siegen', 'The evil win']],
  },
  won_draw: {
    told: [
      'Das Spiel ist aus: unentschieden.',
      'The game is over: a draw.',
      'Auf dem Schlachtfeld ist niemand mehr, der siegen könnte.',
      'Nobody is left on the field who could win.',
    ],
    headlines: [['Niemand siegt', 'Nobody wins']],
  },
};
