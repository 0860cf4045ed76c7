import type { EventWords } from '../../../../kernel';

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
    'Das Schicksal sprach in dieser Phase: „{event}“.',
    'Fate spoke in this phase: “{event}”.',
  ],
  eventVoid: [
    'Das Zufallsereignis „{event}“ blieb {party.at} ohne Wirkung.',
    'The random event “{event}” had no effect on {party.acc}.',
    'Das Schicksal holte aus („{event}“) und traf ins Leere.',
    'Fate struck out (“{event}”) and hit nothing.',
  ],
  chanceOpen: {
    told: [
      'Für {party.acc} bestand eine Chance: „{event}“.',
      'There was a chance for {party.acc}: “{event}”.',
      'Über {party.dat} hielt das Schicksal die Würfel: „{event}“.',
      'Over {party.acc} fate held its dice: “{event}”.',
    ],
    headlines: [['Eine Chance für {party.acc}', 'A chance for {party.acc}']],
  },
  chanceTrue: [
    'Die Chance „{event}“ für {party.acc} ist eingetreten.',
    'The chance “{event}” for {party.acc} came true.',
    'Die Würfel sind gefallen, und es kam so: „{event}“.',
    'The dice are cast, and so it came: “{event}”.',
  ],
  chanceAverted: [
    'Die Chance „{event}“ für {party.acc} ist nicht eingetreten.',
    'The chance “{event}” for {party.acc} did not come true.',
    'Die Würfel sind gefallen, und es kam nicht dazu: „{event}“.',
    'The dice are cast, and it did not come to pass: “{event}”.',
  ],
  naturalExhausted: [
    'In der Region {region} ist {party.at} der natürliche Vorzug „{advantage}“ erschöpft.',
    'In {region}, {party.gen} natural advantage “{advantage}” is exhausted.',
    'Die Gabe „{advantage}“ in der Region {region} ist versiegt.',
    'The gift “{advantage}” in {region} has run dry.',
  ],
  naturalFound: [
    'In der Region {region} [fand|fanden] {party.nom} einen natürlichen Vorzug: „{advantage}“. Er wirkt als {category}.',
    'In {region}, {party.nom} found a natural advantage: “{advantage}”. It acts as {category}.',
    'Ein Geschenk des Landes in der Region {region}: „{advantage}“ ({category}).',
    'A gift of the land in {region}: “{advantage}” ({category}).',
  ],
  unitDied: [
    '{party.Nom} [verlor|verloren] in der Region {region} eine Einheit Bevölkerung.',
    'In {region}, {party.nom} lost one unit of population.',
    'Der Tod ging durch die Region {region} und nahm eine Einheit Bevölkerung mit.',
    'Death walked through {region} and took a unit of population along.',
  ],
  unitBorn: [
    '{party.Nom} [gewann|gewannen] in der Region {region} eine Einheit Bevölkerung.',
    'In {region}, {party.nom} gained one unit of population.',
    'In der Region {region} sind die Wiegen gefüllt: eine Einheit Bevölkerung mehr.',
    'The cradles of {region} are full: one unit of population more.',
  ],
  unitUnrest: [
    'In der Region {region} geriet {party.at} eine Einheit Bevölkerung in Aufruhr.',
    'In {region}, one unit of {party.gen} population fell into unrest.',
    'In der Region {region} murrt eine Einheit Bevölkerung und rottet sich zusammen.',
    'A unit of population in {region} grumbles and gathers.',
  ],
  levelDamaged: [
    'In der Region {region} beschädigte ein Unglück {party.at} eine Stufe von „{advantage}“.',
    'In {region}, a mishap damaged a level of {party.gen} “{advantage}”.',
    'Ein Unglück ließ „{advantage}“ in der Region {region} zu Schaden kommen.',
    'A mishap brought “{advantage}” in {region} to harm.',
  ],
  levelAbsorbed: [
    'In der Region {region} bedrohte ein Unglück {party.at} „{advantage}“; die Befestigung fing es ab.',
    'In {region}, a mishap threatened {party.gen} “{advantage}”; the fortification absorbed it.',
    'Ein Unglück bedrohte „{advantage}“ in der Region {region}; Eure Befestigung hielt stand.',
    'A mishap threatened “{advantage}” in {region}; your fortification held.',
  ],
  badSeason: [
    'Eine schlechte Saison kostete {party.acc} in der Region {region} {halves.acc}.',
    'A bad season cost {party.acc} {halves.acc} in {region}.',
    'Eine karge Saison nahm Euch in der Region {region} {halves.acc}.',
    'A meagre season took {halves.acc} from you in {region}.',
  ],
  goodSeason: [
    'Eine gute Saison brachte {party.dat} in der Region {region} {halves.acc}.',
    'A good season brought {party.acc} {halves.acc} in {region}.',
    'Eine reiche Saison schenkte Euch in der Region {region} {halves.acc}.',
    'A rich season gave you {halves.acc} in {region}.',
  ],
};
