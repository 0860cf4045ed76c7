import { either, type EventWords } from '../../../../kernel';

/** Events of building, moving and closing. */
export const EVENTS_OF_CLOSING: Readonly<Record<string, EventWords>> = {
  unrest: [
    'Einheit in der Region {region}, in Aufruhr seit Phase\u00a0{since}',
    'Unit in {region}, in unrest since phase\u00a0{since}',
  ],
  buildingBegun: [
    'In der Region {region} [hat|haben] {party.nom} {levels.acc} von „{name}“ ({category}) begonnen.',
    'In {region}, {party.nom} [has|have] begun {levels.acc} of “{name}” ({category}).',
    either(
      'In der Region {region} wachsen Gerüste in den Himmel: „{name}“ ({category}), {levels.nom}.',
      'In der Region {region} ist der Grundstein gelegt: „{name}“ ({category}), {levels.nom}.',
    ),
    either(
      'Scaffolds rise in {region}: “{name}” ({category}), {levels.nom}.',
      'The foundation stone is laid in {region}: “{name}” ({category}), {levels.nom}.',
    ),
  ],
  repairBegun: [
    'In der Region {region} [begann|begannen] {party.nom}, {levels.acc} von „{name}“ ({category}) zu reparieren.',
    'In {region}, {party.nom} began to repair {levels.acc} of “{name}” ({category}).',
    either(
      'In der Region {region} flicken Eure Leute an „{name}“: {levels.nom}.',
      'In der Region {region} stehen wieder Leitern an „{name}“: {levels.nom}.',
    ),
    either(
      'In {region} your people are mending “{name}”: {levels.nom}.',
      'Ladders lean again on “{name}” in {region}: {levels.nom}.',
    ),
  ],
  levelBuilt: [
    'Eine Stufe von „{name}“ ({category}) in der Region {region} [hat|haben] {party.nom} fertiggestellt.',
    'In {region}, {party.nom} [has|have] finished a level of “{name}” ({category}).',
    either(
      'Die Gerüste sind gefallen: „{name}“ in der Region {region} ist um eine Stufe gewachsen.',
      'Das Richtfest ist gefeiert: „{name}“ in der Region {region} hat eine Stufe mehr.',
    ),
    either(
      'The scaffolds are down: “{name}” in {region} has grown by a level.',
      'The roof is on: “{name}” in {region} has one level more.',
    ),
  ],
  levelRepaired: [
    'Eine beschädigte Stufe von „{name}“ ({category}) in der Region {region} [hat|haben] {party.nom} repariert.',
    'In {region}, {party.nom} [has|have] repaired a damaged level of “{name}” ({category}).',
    either(
      '„{name}“ in der Region {region} glänzt wieder, wo es schadhaft war.',
      'In der Region {region} ist „{name}“ ausgebessert wie neu.',
    ),
    either(
      '“{name}” in {region} shines again where it was worn.',
      'In {region} “{name}” is mended and as good as new.',
    ),
  ],
  repairVoid: [
    'In der Region {region} [konnte|konnten] {party.nom} „{name}“ nicht reparieren: Die Stufe gibt es nicht mehr.',
    'In {region}, {party.nom} could not repair “{name}”: the level exists no more.',
    either(
      'An „{name}“ in der Region {region} ist nichts mehr zu flicken; Geld und Mühe sind dahin.',
      'Die Handwerker in der Region {region} fanden an „{name}“ nichts zu tun; der Lohn ist fort.',
    ),
    either(
      'Of “{name}” in {region} there is nothing left to mend; money and toil are gone.',
      'The craftsmen in {region} found nothing to do on “{name}”; the wages are gone.',
    ),
  ],
  populationLeaves: [
    'Aus der Region {from} [schickte|schickten] {party.nom} {units.acc} Bevölkerung in die Region {to}.',
    'From {from}, {party.nom} sent {units.acc} of population to {to}.',
    either(
      'Mit Sack und Pack [zog|zogen] {units.nom} aus der Region {from} in die Region {to}.',
      'Ein langer Zug verließ die Region {from}: {units.Nom} [wohnt|wohnen] nun in der Region {to}.',
    ),
    either(
      'With all they had, {units.nom} moved from {from} to {to}.',
      'A long train left {from}: {units.nom} now live in {to}.',
    ),
  ],
  advantageLeaves: [
    'Aus der Region {from} [verlegte|verlegten] {party.nom} {levels.acc} von „{name}“ in die Region {to}.',
    'From {from}, {party.nom} moved {levels.acc} of “{name}” to {to}.',
    either(
      '„{name}“ ging auf die Reise aus der Region {from} in die Region {to}, mit {levels.dat}.',
      'Kisten und Karren verließen die Region {from}: „{name}“ zog mit {levels.dat} in die Region {to}.',
    ),
    either(
      '“{name}” set out from {from} to {to}, with {levels.dat}.',
      'Crates and carts left {from}: “{name}” moved with {levels.dat} to {to}.',
    ),
  ],
  seatMoved: [
    'Aus der Region {from} [verlegte|verlegten] {party.nom} den Sitz in die Region {to}.',
    'From {from}, {party.nom} moved the seat to {to}.',
    either(
      'Euer Banner weht nun über der Region {to}; die Region {from} ist nicht länger Euer Sitz.',
      'Ihr habt Euren Sitz verlegt, fort aus der Region {from}, hin in die Region {to}.',
    ),
    either(
      'Your banner now flies over {to}; {from} is your seat no more.',
      'You have moved your seat, away from {from}, to {to}.',
    ),
  ],
  growth: [
    'In der Region {region} [gewann|gewannen] {party.nom} durch Wachstum {units.acc} Bevölkerung.',
    'In {region}, {party.nom} gained {units.acc} of population by growth.',
    either(
      'In der Region {region} füllen sich die Häuser: {units.nom} mehr.',
      'In der Region {region} reichen die Wiegen nicht: {units.nom} mehr.',
    ),
    either(
      'The houses of {region} are filling up: {units.nom} more.',
      'There are not cradles enough in {region}: {units.nom} more.',
    ),
  ],
  overpopulation: [
    'Die Region {region} ist überbevölkert: In Aufruhr [geriet|gerieten] {party.at} {units.nom}.',
    '{region} is overpopulated: {units.nom} of {party.gen} population fell into unrest.',
    either(
      'In der Region {region} wird es zu eng. In Aufruhr: {units.nom}.',
      'In der Region {region} schläft man auf den Treppen. In Aufruhr: {units.nom}.',
    ),
    either(
      'There are too many people in {region}. In unrest: {units.nom}.',
      'In {region} people sleep on the stairs. In unrest: {units.nom}.',
    ),
  ],
  unpaid: [
    'Beschädigt, weil {party.nom} dafür keinen Unterhalt [zahlte|zahlten]: {levels.nom} von „{name}“ ({category}) in der Region {region}.',
    'Damaged, as {party.nom} paid no upkeep for it: {levels.nom} of “{name}” ({category}) in {region}.',
    either(
      'Der Sold reichte nicht: „{name}“ in der Region {region} verfiel um {levels.acc}.',
      'Wer nicht bezahlt wird, geht: „{name}“ in der Region {region} verlor {levels.acc}.',
    ),
    either(
      'The pay fell short: “{name}” in {region} decayed by {levels.acc}.',
      'Who is not paid goes: “{name}” in {region} lost {levels.acc}.',
    ),
  ],
  unrestCalmed: {
    told: [
      '{party.Nom} [beendete|beendeten] in der Region {region} {means} den Aufruhr von {units.dat} Bevölkerung.',
      'In {region}, {party.nom} ended the unrest of {units.dat} of population {means}.',
      either(
        'In der Region {region} brachtet Ihr {units.acc} {means} zur Ruhe.',
        'In der Region {region} gingen {units.acc} wieder an die Arbeit, {means}.',
      ),
      either(
        'In {region} you brought {units.acc} to rest {means}.',
        'In {region} you got {units.acc} back to work {means}.',
      ),
    ],
    lost: [
      '{party.Nom} [beendete|beendeten] in der Region {region} den Aufruhr von {units.dat} ‹deiner|Ihrer› Bevölkerung.',
      'In {region}, {party.nom} ended the unrest of {units.dat} of your population.',
      either(
        '{party.Nom} [brachte|brachten] Eure Leute in der Region {region} zur Ruhe: {units.acc}.',
        '{party.Nom} [fand|fanden] in der Region {region} die rechten Worte für Eure Leute: {units.acc}.',
      ),
      either(
        '{party.Nom} brought your people in {region} to rest: {units.acc}.',
        '{party.Nom} found the right words for your people in {region}: {units.acc}.',
      ),
    ],
  },
  unrestCrushed: {
    told: [
      'In der Region {region} [schlug|schlugen] {party.nom} {means} den Aufruhr von {units.dat} Bevölkerung blutig nieder. Gestorben: {died.nom}.',
      'In {region}, {party.nom} crushed the unrest of {units.dat} of population {means}. Dead: {died.nom}.',
      either(
        'In der Region {region} ist Ruhe, {means}, und Blut klebt daran. Gestorben: {died.nom} von {units.dat}.',
        'In der Region {region} wagt sich niemand mehr auf die Straße, {means}. Gestorben: {died.nom} von {units.dat}.',
      ),
      either(
        'There is peace in {region}, {means}, and blood on it. Dead: {died.nom} of {units.dat}.',
        'In {region} nobody dares to go out any more, {means}. Dead: {died.nom} of {units.dat}.',
      ),
    ],
    lost: [
      'In der Region {region} [schlug|schlugen] {party.nom} den Aufruhr von {units.dat} ‹deiner|Ihrer› Bevölkerung blutig nieder. Gestorben: {died.nom}.',
      'In {region}, {party.nom} crushed the unrest of {units.dat} of your population. Dead: {died.nom}.',
      either(
        '{party.Nom} [schlug|schlugen] den Aufruhr Eurer Leute in der Region {region} nieder. Gestorben: {died.nom}.',
        'Blut auf den Steinen der Region {region}: {party.Nom} [schlug|schlugen] Eure Leute nieder. Gestorben: {died.nom}.',
      ),
      either(
        '{party.Nom} put down the unrest of your people in {region}. Dead: {died.nom}.',
        'Blood on the stones of {region}: {party.nom} put down your people. Dead: {died.nom}.',
      ),
    ],
  },
  secession: {
    told: [
      '{units.Nom} Bevölkerung [sagte|sagten] sich nach langem Aufruhr in der Region {region} {party.from} los und [gründete|gründeten] „{organisation}“.',
      'After long unrest in {region}, {units.nom} of population broke away from {party.acc} and founded “{organisation}”.',
      either(
        'Zu lange gärte es in der Region {region}: {units.Nom} [sagte|sagten] sich von Euch los. Sie nennen sich „{organisation}“.',
        '{units.Nom} in der Region {region} [kennt|kennen] Euch nicht mehr. Sie nennen sich „{organisation}“.',
      ),
      either(
        'The ferment in {region} lasted too long: {units.nom} broke away from you. They call themselves “{organisation}”.',
        '{units.Nom} in {region} know you no more. They call themselves “{organisation}”.',
      ),
    ],
    lost: [
      '‹Deine|Ihre› Organisation ist aus dem Aufruhr in der Region {region} entstanden.',
      'Your organisation has arisen from the unrest in {region}.',
      either(
        'In der Region {region} habt Ihr Euch von Euren Herren losgesagt.',
        'In der Region {region} steht Ihr nun auf eigenen Füßen.',
      ),
      either(
        'In {region} you have broken away from your masters.',
        'In {region} you now stand on your own feet.',
      ),
    ],
    // How many they were is known to those they left alone.
    seen: [
      'In der Region {region} haben sich Leute {party.of} losgesagt und „{organisation}“ gegründet.',
      'In {region}, people {party.of} have broken away and founded “{organisation}”.',
      either(
        'In der Region {region} haben sich Leute {party.of} losgesagt. Sie nennen sich „{organisation}“.',
        'In der Region {region} gehen Leute {party.of} eigene Wege. Sie nennen sich „{organisation}“.',
      ),
      either(
        'In {region}, people {party.of} have broken away. They call themselves “{organisation}”.',
        'In {region}, people {party.of} go their own ways. They call themselves “{organisation}”.',
      ),
    ],
    gm: [
      '{units.Nom} Bevölkerung [sagte|sagten] sich in der Region {region} {party.from} los und [gründete|gründeten] „{organisation}“.',
      'In {region}, {units.nom} of population broke away from {party.acc} and founded “{organisation}”.',
    ],
    headlines: [
      ['Neue Organisation in der Region {region}', 'A new organisation in {region}'],
      ['{organisation}: Aufstand in der Region {region}', '{organisation}: rising in {region}'],
    ],
    news: [
      'Zu lange hat man in der Region {region} nicht zugehört. Nun haben sich Leute {party.of} losgesagt und geben sich einen eigenen Namen: „{organisation}“.',
      'Too long nobody listened in {region}. Now people {party.of} have broken away and call themselves “{organisation}”.',
    ],
  },
  rebelsJoined: {
    told: [
      'In der Region {region} [lief|liefen] nach langem Aufruhr {units.nom} Bevölkerung {party.from} {other.to} über.',
      'In {region}, {units.nom} of population went over from {party.acc} to {other.acc} after long unrest.',
      either(
        'Zu lange gärte es in der Region {region}: {units.Nom} [lief|liefen] {other.to} über.',
        '{units.Nom} in der Region {region} [hat|haben] Euch verlassen und [ging|gingen] {other.to}.',
      ),
      either(
        'The ferment in {region} lasted too long: {units.nom} ran over to {other.acc}.',
        '{units.Nom} in {region} have left you for {other.acc}.',
      ),
    ],
    lost: [
      either(
        'In der Region {region} strömen Euch Leute {party.of} zu: {units.nom}.',
        'In der Region {region} klopften Leute {party.of} an Eure Tore: {units.nom}.',
      ),
      either(
        'In {region}, people {party.of} flock to you: {units.nom}.',
        'In {region}, people {party.of} knocked at your gates: {units.nom}.',
      ),
    ],
    seen: [
      'In der Region {region} sind Leute {party.of} {other.to} übergelaufen.',
      'In {region}, people {party.of} have gone over to {other.acc}.',
      either(
        'In der Region {region} liefen Leute {party.of} {other.to} über.',
        'In der Region {region} wechselten Leute {party.of} die Seite, hin {other.to}.',
      ),
      either(
        'In {region}, people {party.of} ran over to {other.acc}.',
        'In {region}, people {party.of} changed sides to {other.acc}.',
      ),
    ],
    gm: [
      'In der Region {region} [lief|liefen] {units.nom} Bevölkerung {party.from} {other.to} über.',
      'In {region}, {units.nom} of population went over from {party.acc} to {other.acc}.',
    ],
    headlines: [
      [
        'Zulauf für die Aufständischen in der Region {region}',
        'The rebels of {region} gain ground',
      ],
    ],
    news: [
      'In der Region {region} laufen {party.dat} die Leute davon, geradewegs {other.to}.',
      'In {region}, people {party.of} are running away, straight to {other.acc}.',
    ],
  },
  dissolved: {
    told: [
      '{party.Nom} [ist|sind] am Ende: ohne Bevölkerung, ohne Vorzüge, ohne Geld.',
      '{party.Nom} [has|have] come to an end: no population, no advantages, no money.',
      either(
        'Euer Name ist nur noch ein Name; nichts ist geblieben.',
        'Das letzte Licht in Eurem Haus ist gelöscht. Es ist vorbei.',
      ),
      either(
        'Your name is but a name; nothing is left.',
        'The last light in your house is out. It is over.',
      ),
    ],
    seen: [
      either('{party.from} ist nichts geblieben als der Name.', 'Das Haus {party.of} steht leer.'),
      either('Of {party.acc} nothing is left but the name.', 'The house {party.of} stands empty.'),
    ],
    headlines: [['{party.Nom} [ist|sind] aufgelöst', '{party.Nom} [is|are] dissolved']],
    news: [
      '{party.from} bleibt nur der Name, und auch den wird man vergessen.',
      'Of {party.acc} only the name is left, and that will be forgotten too.',
    ],
  },
};
