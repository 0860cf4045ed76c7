import type { VoicedWords } from '../../../../kernel';

/** What letters tell of building, moving and closing. */
export const TOLD_OF_CLOSING: Readonly<Record<string, VoicedWords>> = {
  buildingBegun: [
    'In der Region {region} haben Sie „{name}“ ({category}) begonnen: {levels.nom}.',
    'In {region} you have begun “{name}” ({category}): {levels.nom}.',
    'In der Region {region} wachsen Gerüste in den Himmel: „{name}“ ({category}), {levels.nom}.',
    'Scaffolds rise in {region}: “{name}” ({category}), {levels.nom}.',
  ],
  repairBegun: [
    'In der Region {region} lassen Sie „{name}“ ({category}) ausbessern: {levels.nom}.',
    'In {region} you are having “{name}” ({category}) repaired: {levels.nom}.',
    'In der Region {region} flicken Eure Leute an „{name}“: {levels.nom}.',
    'In {region} your people are mending “{name}”: {levels.nom}.',
  ],
  levelBuilt: [
    '„{name}“ ({category}) in der Region {region} hat nun eine Stufe mehr.',
    '“{name}” ({category}) in {region} has one level more.',
    'Die Gerüste sind gefallen: „{name}“ in der Region {region} ist um eine Stufe gewachsen.',
    'The scaffolds are down: “{name}” in {region} has grown by a level.',
  ],
  levelRepaired: [
    'Eine beschädigte Stufe von „{name}“ in der Region {region} ist wieder heil.',
    'A damaged level of “{name}” in {region} is intact again.',
    '„{name}“ in der Region {region} glänzt wieder, wo es schadhaft war.',
    '“{name}” in {region} shines again where it was worn.',
  ],
  repairVoid: [
    'Die Ausbesserung von „{name}“ in der Region {region} ist hinfällig: Die Stufe gibt es nicht mehr.',
    'The repair of “{name}” in {region} is void: that level exists no more.',
    'An „{name}“ in der Region {region} ist nichts mehr zu flicken; Geld und Mühe sind dahin.',
    'Of “{name}” in {region} there is nothing left to mend; money and toil are gone.',
  ],
  populationLeaves: [
    'Aus der Region {from} [ist|sind] {units.nom} Bevölkerung in die Region {to} gezogen.',
    'From {from}, {units.nom} of population moved to {to}.',
    'Mit Sack und Pack zogen {units.nom} aus der Region {from} in die Region {to}.',
    'With all they had, {units.nom} moved from {from} to {to}.',
  ],
  advantageLeaves: [
    '„{name}“ ist mit {levels.dat} aus der Region {from} in die Region {to} verlegt worden.',
    '“{name}” was moved from {from} to {to} with {levels.dat}.',
    '„{name}“ ging auf die Reise aus der Region {from} in die Region {to}, mit {levels.dat}.',
    '“{name}” set out from {from} to {to}, with {levels.dat}.',
  ],
  seatMoved: [
    'Ihr Sitz liegt nun in der Region {to}, bisher lag er in der Region {from}.',
    'Your seat is now in {to}; until now it was in {from}.',
    'Euer Banner weht nun über der Region {to}; die Region {from} ist nicht länger Euer Sitz.',
    'Your banner now flies over {to}; {from} is your seat no more.',
  ],
  growth: [
    'In der Region {region} ist die Bevölkerung gewachsen: {units.nom} mehr.',
    'The population of {region} has grown: {units.nom} more.',
    'In der Region {region} wird es enger und fröhlicher: {units.nom} mehr.',
    'It grows merrier and closer in {region}: {units.nom} more.',
  ],
  overpopulation: [
    'Die Region {region} ist überbevölkert. Nun in Aufruhr: {units.nom} Bevölkerung.',
    '{region} is overpopulated. Now in unrest: {units.nom} of population.',
    'In der Region {region} sind der Menschen zu viele. In Aufruhr: {units.nom}.',
    'There are too many people in {region}. In unrest: {units.nom}.',
  ],
  unpaid: [
    'Für „{name}“ in der Region {region} fehlte der Unterhalt. Beschädigt: {levels.nom}.',
    'There was no upkeep for “{name}” in {region}. Damaged: {levels.nom}.',
    'Der Sold blieb aus: „{name}“ in der Region {region} verfällt, {levels.nom}.',
    'The pay failed to come: “{name}” in {region} decays, {levels.nom}.',
  ],
  unrestCalmed: [
    'Der Aufruhr in der Region {region} ist beendet ({means}): {units.nom} Bevölkerung.',
    'The unrest in {region} is ended ({means}): {units.nom} of population.',
    'In der Region {region} ist wieder Ruhe ({means}): {units.nom}.',
    'There is peace again in {region} ({means}): {units.nom}.',
  ],
  unrestCalmed_lost: [
    '{party.Nom} [hat|haben] Ihren Aufruhr in der Region {region} beendet: {units.nom} Bevölkerung.',
    '{party.Nom} [has|have] ended your unrest in {region}: {units.nom} of population.',
    '{party.Nom} [brachte|brachten] Eure Leute in der Region {region} zur Ruhe: {units.nom}.',
    '{party.Nom} brought your people in {region} to rest: {units.nom}.',
  ],
  unrestCrushed: [
    'Der Aufruhr in der Region {region} ist blutig beendet ({means}): {units.nom} Bevölkerung, davon gestorben: {died}.',
    'The unrest in {region} is ended in blood ({means}): {units.nom} of population, of which died: {died}.',
    'In der Region {region} ist Ruhe, und Blut klebt daran ({means}): {units.nom}, gestorben {died}.',
    'There is peace in {region}, and blood on it ({means}): {units.nom}, died {died}.',
  ],
  unrestCrushed_lost: [
    '{party.Nom} [hat|haben] Ihren Aufruhr in der Region {region} blutig beendet. Gestorben: {died}.',
    '{party.Nom} [has|have] ended your unrest in {region} in blood. Died: {died}.',
    '{party.Nom} [schlug|schlugen] den Aufruhr Eurer Leute in der Region {region} nieder. Gestorben: {died}.',
    '{party.Nom} put down the unrest of your people in {region}. Died: {died}.',
  ],
  secession: [
    'Der Aufruhr in der Region {region} dauerte zu lange: {units.nom} Bevölkerung [hat|haben] Sie verlassen und „{organisation}“ gegründet.',
    'The unrest in {region} lasted too long: {units.nom} of population [has|have] left you and founded “{organisation}”.',
    'Zu lange gärte es in der Region {region}: {units.nom} [sagte|sagten] sich von Euch los. Sie nennen sich „{organisation}“.',
    'The ferment in {region} lasted too long: {units.nom} broke away from you. They call themselves “{organisation}”.',
  ],
  secession_lost: [
    'Ihre Organisation ist aus dem Aufruhr in der Region {region} entstanden.',
    'Your organisation has arisen from the unrest in {region}.',
    'In der Region {region} habt Ihr Euch von Euren Herren losgesagt.',
    'In {region} you have broken away from your masters.',
  ],
  secession_seen: [
    'Aus langem Aufruhr unter {party.dat} ist in der Region {region} eine neue Organisation entstanden: „{organisation}“.',
    'Out of long unrest {party.of}, a new organisation has arisen in {region}: “{organisation}”.',
    'In der Region {region} haben sich Leute {party.of} losgesagt. Sie nennen sich „{organisation}“.',
    'In {region}, people {party.of} have broken away. They call themselves “{organisation}”.',
  ],
  rebelsJoined: [
    'Der Aufruhr in der Region {region} dauerte zu lange: {units.nom} Bevölkerung ging {other.to} über.',
    'The unrest in {region} lasted too long: {units.nom} of population went over to {other.dat}.',
    'Zu lange gärte es in der Region {region}: {units.nom} [lief|liefen] {other.to} über.',
    'The ferment in {region} lasted too long: {units.nom} ran over to {other.dat}.',
  ],
  rebelsJoined_lost: [
    'In der Region {region} schloss sich Ihnen Bevölkerung {party.of} an: {units.nom}.',
    'In {region}, population {party.of} has joined you: {units.nom}.',
    'In der Region {region} strömen Euch Leute {party.of} zu: {units.nom}.',
    'In {region}, people {party.of} flock to you: {units.nom}.',
  ],
  rebelsJoined_seen: [
    'In der Region {region} ging Bevölkerung {party.of} {other.to} über.',
    'In {region}, population {party.of} went over to {other.dat}.',
    'In der Region {region} liefen Leute {party.of} {other.to} über.',
    'In {region}, people {party.of} ran over to {other.dat}.',
  ],
  dissolved: [
    'Ihre Organisation hat nichts mehr und ist aufgelöst.',
    'Your organisation has nothing left and is dissolved.',
    'Euer Name ist nur noch ein Name; nichts ist geblieben.',
    'Your name is but a name; nothing is left.',
  ],
  dissolved_seen: [
    '{party.Nom} [ist|sind] aufgelöst.',
    '{party.Nom} [is|are] dissolved.',
    'Von {party.dat} ist nichts geblieben als der Name.',
    'Of {party.dat} nothing is left but the name.',
  ],
};
