import type { EventWords } from '../../../../kernel';

/** Events of building, moving and closing. */
export const EVENTS_OF_CLOSING: Readonly<Record<string, EventWords>> = {
  unrest: [
    'Einheit {unit}, in Aufruhr seit Phase\u00a0{since}',
    'Unit {unit}, in unrest since phase\u00a0{since}',
  ],
  buildingBegun: [
    'In der Region {region} [hat|haben] {party.nom} {levels.acc} von „{name}“ ({category}) begonnen.',
    'In {region}, {party.nom} [has|have] begun {levels.acc} of “{name}” ({category}).',
    'In der Region {region} wachsen Gerüste in den Himmel: „{name}“ ({category}), {levels.nom}.',
    'Scaffolds rise in {region}: “{name}” ({category}), {levels.nom}.',
  ],
  repairBegun: [
    'In der Region {region} [begann|begannen] {party.nom}, {levels.acc} von „{name}“ ({category}) zu reparieren.',
    'In {region}, {party.nom} began to repair {levels.acc} of “{name}” ({category}).',
    'In der Region {region} flicken Eure Leute an „{name}“: {levels.nom}.',
    'In {region} your people are mending “{name}”: {levels.nom}.',
  ],
  levelBuilt: [
    'Eine Stufe von „{name}“ ({category}) in der Region {region} [hat|haben] {party.nom} fertiggestellt.',
    'In {region}, {party.nom} [has|have] finished a level of “{name}” ({category}).',
    'Die Gerüste sind gefallen: „{name}“ in der Region {region} ist um eine Stufe gewachsen.',
    'The scaffolds are down: “{name}” in {region} has grown by a level.',
  ],
  levelRepaired: [
    'Eine beschädigte Stufe von „{name}“ ({category}) in der Region {region} [hat|haben] {party.nom} repariert.',
    'In {region}, {party.nom} [has|have] repaired a damaged level of “{name}” ({category}).',
    '„{name}“ in der Region {region} glänzt wieder, wo es schadhaft war.',
    '“{name}” in {region} shines again where it was worn.',
  ],
  repairVoid: [
    'In der Region {region} [konnte|konnten] {party.nom} „{name}“ nicht reparieren: Die Stufe gibt es nicht mehr.',
    'In {region}, {party.nom} could not repair “{name}”: the level exists no more.',
    'An „{name}“ in der Region {region} ist nichts mehr zu flicken; Geld und Mühe sind dahin.',
    'Of “{name}” in {region} there is nothing left to mend; money and toil are gone.',
  ],
  populationLeaves: [
    'Aus der Region {from} [schickte|schickten] {party.nom} {units.acc} Bevölkerung in die Region {to}.',
    'From {from}, {party.nom} sent {units.acc} of population to {to}.',
    'Mit Sack und Pack [zog|zogen] {units.nom} aus der Region {from} in die Region {to}.',
    'With all they had, {units.nom} moved from {from} to {to}.',
  ],
  advantageLeaves: [
    'Aus der Region {from} [verlegte|verlegten] {party.nom} {levels.acc} von „{name}“ in die Region {to}.',
    'From {from}, {party.nom} moved {levels.acc} of “{name}” to {to}.',
    '„{name}“ ging auf die Reise aus der Region {from} in die Region {to}, mit {levels.dat}.',
    '“{name}” set out from {from} to {to}, with {levels.dat}.',
  ],
  seatMoved: [
    'Aus der Region {from} [verlegte|verlegten] {party.nom} den Sitz in die Region {to}.',
    'From {from}, {party.nom} moved the seat to {to}.',
    'Euer Banner weht nun über der Region {to}; die Region {from} ist nicht länger Euer Sitz.',
    'Your banner now flies over {to}; {from} is your seat no more.',
  ],
  growth: [
    'In der Region {region} [gewann|gewannen] {party.nom} durch Wachstum {units.acc} Bevölkerung.',
    'In {region}, {party.nom} gained {units.acc} of population by growth.',
    'In der Region {region} füllen sich die Häuser: {units.nom} mehr.',
    'The houses of {region} are filling up: {units.nom} more.',
  ],
  overpopulation: [
    'Die Region {region} ist überbevölkert: In Aufruhr [geriet|gerieten] {party.at} {units.nom}.',
    '{region} is overpopulated: {units.nom} of {party.gen} population fell into unrest.',
    'In der Region {region} wird es zu eng. In Aufruhr: {units.nom}.',
    'There are too many people in {region}. In unrest: {units.nom}.',
  ],
  unpaid: [
    'Beschädigt, weil {party.nom} dafür keinen Unterhalt [zahlte|zahlten]: {levels.nom} von „{name}“ ({category}) in der Region {region}.',
    'Damaged, as {party.nom} paid no upkeep for it: {levels.nom} of “{name}” ({category}) in {region}.',
    'Der Sold reichte nicht: „{name}“ in der Region {region} verfiel um {levels.acc}.',
    'The pay fell short: “{name}” in {region} decayed by {levels.acc}.',
  ],
  unrestCalmed: {
    told: [
      '{party.Nom} [beendete|beendeten] in der Region {region} {means} den Aufruhr von {units.dat} Bevölkerung.',
      'In {region}, {party.nom} ended the unrest of {units.dat} of population {means}.',
      'In der Region {region} brachtet Ihr {units.acc} {means} zur Ruhe.',
      'In {region} you brought {units.acc} to rest {means}.',
    ],
    lost: [
      '{party.Nom} [beendete|beendeten] in der Region {region} den Aufruhr von {units.dat} ‹deiner|Ihrer› Bevölkerung.',
      'In {region}, {party.nom} ended the unrest of {units.dat} of your population.',
      '{party.Nom} [brachte|brachten] Eure Leute in der Region {region} zur Ruhe: {units.acc}.',
      '{party.Nom} brought your people in {region} to rest: {units.acc}.',
    ],
  },
  unrestCrushed: {
    told: [
      'In der Region {region} [schlug|schlugen] {party.nom} {means} den Aufruhr von {units.dat} Bevölkerung blutig nieder. Gestorben: {died.nom}.',
      'In {region}, {party.nom} crushed the unrest of {units.dat} of population {means}. Dead: {died.nom}.',
      'In der Region {region} ist Ruhe, {means}, und Blut klebt daran. Gestorben: {died.nom} von {units.dat}.',
      'There is peace in {region}, {means}, and blood on it. Dead: {died.nom} of {units.dat}.',
    ],
    lost: [
      'In der Region {region} [schlug|schlugen] {party.nom} den Aufruhr von {units.dat} ‹deiner|Ihrer› Bevölkerung blutig nieder. Gestorben: {died.nom}.',
      'In {region}, {party.nom} crushed the unrest of {units.dat} of your population. Dead: {died.nom}.',
      '{party.Nom} [schlug|schlugen] den Aufruhr Eurer Leute in der Region {region} nieder. Gestorben: {died.nom}.',
      '{party.Nom} put down the unrest of your people in {region}. Dead: {died.nom}.',
    ],
  },
  secession: {
    told: [
      '{units.Nom} Bevölkerung [sagte|sagten] sich nach langem Aufruhr in der Region {region} {party.from} los und [gründete|gründeten] „{organisation}“.',
      'After long unrest in {region}, {units.nom} of population broke away from {party.acc} and founded “{organisation}”.',
      'Zu lange gärte es in der Region {region}: {units.Nom} [sagte|sagten] sich von Euch los. Sie nennen sich „{organisation}“.',
      'The ferment in {region} lasted too long: {units.nom} broke away from you. They call themselves “{organisation}”.',
    ],
    lost: [
      '‹Deine|Ihre› Organisation ist aus dem Aufruhr in der Region {region} entstanden.',
      'Your organisation has arisen from the unrest in {region}.',
      'In der Region {region} habt Ihr Euch von Euren Herren losgesagt.',
      'In {region} you have broken away from your masters.',
    ],
    // How many they were is known to those they left alone.
    seen: [
      'In der Region {region} haben sich Leute {party.of} losgesagt und „{organisation}“ gegründet.',
      'In {region}, people {party.of} have broken away and founded “{organisation}”.',
      'In der Region {region} haben sich Leute {party.of} losgesagt. Sie nennen sich „{organisation}“.',
      'In {region}, people {party.of} have broken away. They call themselves “{organisation}”.',
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
      'Zu lange gärte es in der Region {region}: {units.Nom} [lief|liefen] {other.to} über.',
      'The ferment in {region} lasted too long: {units.nom} ran over to {other.acc}.',
    ],
    lost: [
      'In der Region {region} strömen Euch Leute {party.of} zu: {units.nom}.',
      'In {region}, people {party.of} flock to you: {units.nom}.',
    ],
    seen: [
      'In der Region {region} sind Leute {party.of} {other.to} übergelaufen.',
      'In {region}, people {party.of} have gone over to {other.acc}.',
      'In der Region {region} liefen Leute {party.of} {other.to} über.',
      'In {region}, people {party.of} ran over to {other.acc}.',
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
      'Euer Name ist nur noch ein Name; nichts ist geblieben.',
      'Your name is but a name; nothing is left.',
    ],
    seen: [
      'Von {party.dat} ist nichts geblieben als der Name.',
      'Of {party.acc} nothing is left but the name.',
    ],
    headlines: [['{party.Nom} [ist|sind] aufgelöst', '{party.Nom} [is|are] dissolved']],
    news: [
      'Von {party.dat} bleibt nur der Name, und auch den wird man vergessen.',
      'Of {party.acc} only the name is left, and that will be forgotten too.',
    ],
  },
};
