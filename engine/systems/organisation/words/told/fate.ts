import type { VoicedWords } from '../../../../kernel';

/** What letters tell of random events and chances. */
export const TOLD_OF_FATE: Readonly<Record<string, VoicedWords>> = {
  eventNothing: [
    'Das Zufallsereignis dieser Phase: {event}.',
    'The random event of this phase: {event}.',
    'Das Schicksal sprach in dieser Phase: {event}.',
    'Fate spoke in this phase: {event}.',
  ],
  eventVoid: [
    'Das Zufallsereignis „{event}“ fand nichts, was es treffen konnte.',
    'The random event “{event}” found nothing to act on.',
    'Das Schicksal holte aus („{event}“) und traf ins Leere.',
    'Fate struck out (“{event}”) and hit nothing.',
  ],
  chanceOpen: [
    'Für Sie bestand eine Chance: „{event}“.',
    'There was a chance for you: “{event}”.',
    'Das Schicksal hielt die Würfel über Euch: „{event}“.',
    'Fate held its dice over you: “{event}”.',
  ],
  chanceOpen_seen: [
    'Für {party.acc} bestand eine Chance: „{event}“.',
    'There was a chance for {party.acc}: “{event}”.',
    'Über {party.dat} hielt das Schicksal die Würfel: „{event}“.',
    'Over {party.dat} fate held its dice: “{event}”.',
  ],
  chanceTrue: [
    'Die Chance „{event}“ ist eingetreten.',
    'The chance “{event}” has come true.',
    'Die Würfel sind gefallen, und es kam so: „{event}“.',
    'The dice are cast, and so it came: “{event}”.',
  ],
  chanceAverted: [
    'Die Chance „{event}“ ist nicht eingetreten.',
    'The chance “{event}” has not come true.',
    'Die Würfel sind gefallen, und es kam nicht dazu: „{event}“.',
    'The dice are cast, and it did not come to pass: “{event}”.',
  ],
  naturalExhausted: [
    'Der natürliche Vorzug „{advantage}“ in der Region {region} ist erschöpft.',
    'The natural advantage “{advantage}” in {region} is exhausted.',
    'Die Gabe „{advantage}“ in der Region {region} ist versiegt.',
    'The gift “{advantage}” in {region} has run dry.',
  ],
  naturalFound: [
    'In der Region {region} wurde ein natürlicher Vorzug gefunden: „{advantage}“, er wirkt als {category}.',
    'A natural advantage was found in {region}: “{advantage}”; it acts as {category}.',
    'Ein Geschenk des Landes in der Region {region}: „{advantage}“ ({category}).',
    'A gift of the land in {region}: “{advantage}” ({category}).',
  ],
  unitDied: [
    'In der Region {region} ist eine Einheit Bevölkerung gestorben.',
    'In {region}, one unit of population has died.',
    'Der Tod ging durch die Region {region} und nahm eine Einheit Bevölkerung mit.',
    'Death walked through {region} and took a unit of population along.',
  ],
  unitBorn: [
    'In der Region {region} ist eine Einheit Bevölkerung hinzugekommen.',
    'In {region}, one unit of population has been added.',
    'In der Region {region} sind Wiegen gefüllt: eine Einheit Bevölkerung mehr.',
    'The cradles of {region} are full: one unit of population more.',
  ],
  unitUnrest: [
    'In der Region {region} ist eine Einheit Bevölkerung in Aufruhr geraten.',
    'In {region}, one unit of population has fallen into unrest.',
    'In der Region {region} murrt eine Einheit Bevölkerung und rottet sich zusammen.',
    'A unit of population in {region} grumbles and gathers.',
  ],
  levelDamaged: [
    'Ein Unglück beschädigte eine Stufe von „{advantage}“ in der Region {region}.',
    'A mishap damaged a level of “{advantage}” in {region}.',
    'Ein Unglück ließ „{advantage}“ in der Region {region} zu Schaden kommen.',
    'A mishap brought “{advantage}” in {region} to harm.',
  ],
  levelAbsorbed: [
    'Ein Unglück bedrohte „{advantage}“ in der Region {region}; Ihre Befestigung fing es ab.',
    'A mishap threatened “{advantage}” in {region}; your fortification absorbed it.',
    'Ein Unglück bedrohte „{advantage}“ in der Region {region}; Eure Befestigung hielt stand.',
    'A mishap threatened “{advantage}” in {region}; your fortification held.',
  ],
  badSeason: [
    'Eine schlechte Saison kostete Sie in der Region {region} {halves.acc}.',
    'A bad season cost you {halves.acc} in {region}.',
    'Eine karge Saison nahm Euch in der Region {region} {halves.acc}.',
    'A meagre season took {halves.acc} from you in {region}.',
  ],
  goodSeason: [
    'Eine gute Saison brachte Ihnen in der Region {region} {halves.acc}.',
    'A good season brought you {halves.acc} in {region}.',
    'Eine reiche Saison schenkte Euch in der Region {region} {halves.acc}.',
    'A rich season gave you {halves.acc} in {region}.',
  ],
};
