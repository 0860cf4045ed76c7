import { either, type EventWords } from '../../../../kernel';

/** Random events and chances. */
export const EVENTS_OF_FATE: Readonly<Record<string, EventWords>> = {
  fate: ['{event}', '{event}'],
  fateRegion: ['{event} in der Region {region}', '{event} in {region}'],
  fateWorld: ['{event} für alle', '{event} for all'],
  chance: ['Chance: {event}', 'Chance: {event}'],
  chanceRegion: ['Chance in der Region {region}: {event}', 'Chance in {region}: {event}'],
  chanceWorld: ['Chance für alle: {event}', 'Chance for all: {event}'],
  eventNothing: [
    'Zufallsereignis für {party.acc}: „{event}“.',
    'Random event for {party.acc}: “{event}”.',
    either(
      'Das Schicksal sprach in dieser Phase: „{event}“.',
      'Das Los dieser Phase für Euch: „{event}“.',
    ),
    either('Fate spoke in this phase: “{event}”.', 'Your lot in this phase: “{event}”.'),
  ],
  eventVoid: [
    'Das Zufallsereignis „{event}“ blieb {party.at} ohne Wirkung.',
    'The random event “{event}” had no effect on {party.acc}.',
    either(
      'Das Schicksal holte aus („{event}“) und traf ins Leere.',
      '„{event}“, sprach das Schicksal, und es geschah Euch nichts.',
    ),
    either(
      'Fate struck out (“{event}”) and hit nothing.',
      '“{event}”, said fate, and nothing happened to you.',
    ),
  ],
  chanceOpen: {
    told: [
      'Für {party.acc} bestand eine Chance: „{event}“.',
      'There was a chance for {party.acc}: “{event}”.',
      either(
        'Über {party.dat} hielt das Schicksal die Würfel: „{event}“.',
        'Noch war nichts entschieden für {party.acc}: „{event}“ lag in der Luft.',
      ),
      either(
        'Over {party.acc} fate held its dice: “{event}”.',
        'Nothing was settled yet for {party.acc}: “{event}” was in the air.',
      ),
    ],
    headlines: [['Eine Chance für {party.acc}', 'A chance for {party.acc}']],
  },
  chanceTrue: [
    'Die Chance „{event}“ für {party.acc} ist eingetreten.',
    'The chance “{event}” for {party.acc} came true.',
    either(
      'Die Würfel sind gefallen, und es kam so: „{event}“.',
      'Was nur möglich war, ist geschehen: „{event}“.',
    ),
    either(
      'The dice are cast, and so it came: “{event}”.',
      'What was merely possible has happened: “{event}”.',
    ),
  ],
  chanceAverted: [
    'Die Chance „{event}“ für {party.acc} ist nicht eingetreten.',
    'The chance “{event}” for {party.acc} did not come true.',
    either(
      'Die Würfel sind gefallen, und es kam nicht dazu: „{event}“.',
      'Ihr durftet aufatmen oder seufzen, es blieb aus: „{event}“.',
    ),
    either(
      'The dice are cast, and it did not come to pass: “{event}”.',
      'You could breathe freely, or sigh; it stayed away: “{event}”.',
    ),
  ],
  naturalExhausted: [
    'In der Region {region} ist {party.at} der natürliche Vorzug „{advantage}“ erschöpft.',
    'In {region}, {party.gen} natural advantage “{advantage}” is exhausted.',
    either(
      'Die Gabe „{advantage}“ in der Region {region} ist versiegt.',
      'Das Land in der Region {region} gibt nichts mehr her: „{advantage}“ ist erschöpft.',
    ),
    either(
      'The gift “{advantage}” in {region} has run dry.',
      'The land in {region} has no more to give: “{advantage}” is exhausted.',
    ),
  ],
  naturalFound: [
    'In der Region {region} [fand|fanden] {party.nom} einen natürlichen Vorzug: „{advantage}“. Er wirkt als {category}.',
    'In {region}, {party.nom} found a natural advantage: “{advantage}”. It acts as {category}.',
    either(
      'Ein Geschenk des Landes in der Region {region}: „{advantage}“ ({category}).',
      'In der Region {region} stieß man auf einen Schatz der Natur: „{advantage}“ ({category}).',
    ),
    either(
      'A gift of the land in {region}: “{advantage}” ({category}).',
      'In {region} they came upon a treasure of nature: “{advantage}” ({category}).',
    ),
  ],
  unitDied: [
    '{party.Nom} [verlor|verloren] in der Region {region} eine Einheit Bevölkerung.',
    'In {region}, {party.nom} lost one unit of population.',
    either(
      'Der Tod ging durch die Region {region} und nahm eine Einheit Bevölkerung mit.',
      'In der Region {region} läuten die Glocken: Eine Einheit Bevölkerung ist gestorben.',
    ),
    either(
      'Death walked through {region} and took a unit of population along.',
      'The bells toll in {region}: a unit of population has died.',
    ),
  ],
  unitBorn: [
    '{party.Nom} [gewann|gewannen] in der Region {region} eine Einheit Bevölkerung.',
    'In {region}, {party.nom} gained one unit of population.',
    either(
      'In der Region {region} sind die Wiegen gefüllt: eine Einheit Bevölkerung mehr.',
      'In der Region {region} lachen Kinder: eine Einheit Bevölkerung mehr.',
    ),
    either(
      'The cradles of {region} are full: one unit of population more.',
      'Children laugh in {region}: one unit of population more.',
    ),
  ],
  unitUnrest: [
    'In der Region {region} geriet {party.at} eine Einheit Bevölkerung in Aufruhr.',
    'In {region}, one unit of {party.gen} population fell into unrest.',
    either(
      'In der Region {region} murrt eine Einheit Bevölkerung und rottet sich zusammen.',
      'In der Region {region} ballt eine Einheit Bevölkerung die Fäuste.',
    ),
    either(
      'A unit of population in {region} grumbles and gathers.',
      'In {region} a unit of population clenches its fists.',
    ),
  ],
  levelDamaged: [
    'In der Region {region} beschädigte ein Unglück {party.at} eine Stufe von „{advantage}“.',
    'In {region}, a mishap damaged a level of {party.gen} “{advantage}”.',
    either(
      'Ein Unglück ließ „{advantage}“ in der Region {region} zu Schaden kommen.',
      'In der Region {region} brach, was halten sollte: „{advantage}“ ist beschädigt.',
    ),
    either(
      'A mishap brought “{advantage}” in {region} to harm.',
      'In {region} what should have held gave way: “{advantage}” is damaged.',
    ),
  ],
  levelAbsorbed: [
    'In der Region {region} bedrohte ein Unglück {party.at} „{advantage}“; die Befestigung fing es ab.',
    'In {region}, a mishap threatened {party.gen} “{advantage}”; the fortification absorbed it.',
    either(
      'Ein Unglück bedrohte „{advantage}“ in der Region {region}; Eure Befestigung hielt stand.',
      'In der Region {region} fing Eure Befestigung auf, was „{advantage}“ treffen sollte.',
    ),
    either(
      'A mishap threatened “{advantage}” in {region}; your fortification held.',
      'In {region} your fortification took what was meant for “{advantage}”.',
    ),
  ],
  badSeason: [
    'Eine schlechte Saison kostete {party.acc} in der Region {region} {halves.acc}.',
    'A bad season cost {party.acc} {halves.acc} in {region}.',
    either(
      'Eine karge Saison nahm Euch in der Region {region} {halves.acc}.',
      'Magere Wochen in der Region {region}: Euch fehlen {halves.acc}.',
    ),
    either(
      'A meagre season took {halves.acc} from you in {region}.',
      'Lean weeks in {region}: you are short of {halves.acc}.',
    ),
  ],
  goodSeason: [
    'Eine gute Saison brachte {party.dat} in der Region {region} {halves.acc}.',
    'A good season brought {party.acc} {halves.acc} in {region}.',
    either(
      'Eine reiche Saison schenkte Euch in der Region {region} {halves.acc}.',
      'Fette Wochen in der Region {region}: {halves.acc} für Euch.',
    ),
    either(
      'A rich season gave you {halves.acc} in {region}.',
      'Fat weeks in {region}: {halves.acc} for you.',
    ),
  ],
};
