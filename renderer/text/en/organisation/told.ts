import { screens } from './screens';

/**
 * What evaluation and newsletter tell of the events of a phase. `{party.Nom}` is the acting organisation at the
 * beginning of a sentence, `[has|have]` its verb. Without ending the reader acts, `_lost` it is done to him, `_seen` he
 * looks on.
 */
const neutral = {
  buildingBegun: 'In {region} you have begun “{name}” ({category}): {levels.nom}.',
  repairBegun: 'In {region} you are having “{name}” ({category}) repaired: {levels.nom}.',
  levelBuilt: '“{name}” ({category}) in {region} has one level more.',
  levelRepaired: 'A damaged level of “{name}” in {region} is intact again.',
  repairVoid: 'The repair of “{name}” in {region} is void: that level exists no more.',
  populationLeaves: 'From {from}, {units.nom} of population moved to {to}.',
  advantageLeaves: '“{name}” was moved from {from} to {to} with {levels.dat}.',
  seatMoved: 'Your seat is now in {to}; until now it was in {from}.',
  hired: 'In {region} you have raised {category} by {count}, for {halves.acc}.',
  raised:
    'With the authority of {from} you have raised {category} in {region} by 1 for this phase.',
  support: 'From {region}, {count} soldiers came along. {text}',
  overload: 'From {region}, {count} soldiers came along, more than usual. {text}',
  overloadDamage: 'The overload took its toll: “{advantage}” in {region} lost an intact level.',
  information:
    'Your secret service in {from} asked around in {region}. The answers are still to come. {text}',
  informationAnswered:
    'Your secret service in {from} asked around in {region}. {text} The answer: {answer}',
  influenced: 'You have shifted a chance by {points} ({chance}).',
  plunder: 'In {region} you have plundered {other.acc}.',
  plunder_lost: '{party.Nom} [has|have] plundered you in {region}.',
  plunder_seen: '{party.Nom} [has|have] plundered {other.acc} in {region}.',
  plunderDice: 'Successes of your plunder in {place}: {count}.',
  plunderStolen: 'The booty from {region}: {halves.nom}.',
  plunderStolen_lost: 'In {region} you lost {halves.acc} to {party.acc}.',
  plunderDamaged: 'A level of “{advantage}” {other.of} in {region} is damaged.',
  plunderDamaged_lost: 'A level of your “{advantage}” in {region} was damaged in the course of it.',
  plunderAbsorbed:
    'The blow against “{advantage}” in {region} hit nothing but the fortification {other.of}.',
  plunderAbsorbed_lost:
    'The blow against “{advantage}” in {region} hit nothing but your fortification.',
  sabotage:
    'Your sabotage against {other.acc} in {region} has stirred up unrest. Units affected: {count}. It is known that it was you.',
  sabotageUnseen:
    'Your sabotage against {other.acc} in {region} has stirred up unrest. Units affected: {count}. No traces were left.',
  unrestBroke: 'Unrest has broken out in {region}. Units concerned: {count}.',
  sabotageTraced_lost:
    'Behind the sabotage in {region} [stands|stand] {party.nom}. Units in unrest: {count}.',
  sabotageTraced_seen:
    'Behind the sabotage against {other.acc} in {region} [stands|stand] {party.nom}.',
  war: 'In {region} you have waged war against {other.acc}.',
  war_lost: '{party.Nom} [has|have] waged war against you in {region}.',
  war_seen: '{party.Nom} [has|have] waged war against {other.acc} in {region}.',
  warDivision:
    'Your division: {units.nom} mobilised, attack {attack}, defence {defence}; that made {count} dice.',
  warDivision_seen:
    'The division {party.of}: {units.nom} mobilised, attack {attack}, defence {defence}; that made {count} dice.',
  warOwnLoss: 'You lost one unit of population.',
  warOwnLoss_seen: '{party.Nom} lost one unit of population.',
  warSteal: 'You took {halves.acc} from {other.dat}.',
  warSteal_lost: '{party.Nom} took {halves.acc} from you.',
  warSteal_seen: '{party.Nom} took {halves.acc} from {other.dat}.',
  warDamage: 'You damaged a level of “{advantage}” {other.of}.',
  warDamage_lost: '{party.Nom} damaged a level of your “{advantage}”.',
  warDamage_seen: '{party.Nom} damaged a level of “{advantage}” {other.of}.',
  warDestroy: 'You destroyed a damaged level of “{advantage}” {other.of}.',
  warDestroy_lost: '{party.Nom} destroyed a damaged level of your “{advantage}”.',
  warDestroy_seen: '{party.Nom} destroyed a damaged level of “{advantage}” {other.of}.',
  warExhaust: 'A level of “{advantage}” {other.of} is exhausted.',
  warExhaust_lost: 'A level of your natural advantage “{advantage}” is exhausted.',
  warExhaust_seen: 'A level of “{advantage}” {other.of} is exhausted.',
  warMurder: 'A unit of population {other.of} died by your hand.',
  warMurder_lost: 'One of your units of population died at the hands {party.of}.',
  warMurder_seen: 'A unit of population {other.of} died at the hands {party.of}.',
  warTakeLevel: 'You took over a damaged level of “{advantage}” {other.of}.',
  warTakeLevel_lost: '{party.Nom} took over a damaged level of your “{advantage}”.',
  warTakeLevel_seen: '{party.Nom} took over a damaged level of “{advantage}” {other.of}.',
  warTakeUnit: 'A unit of population {other.of} came over to you; it is in unrest.',
  warTakeUnit_lost: 'One of your units of population went over to {party.dat}.',
  warTakeUnit_seen: 'A unit of population {other.of} went over to {party.dat}.',
  warAbsorbed: 'Your blow against “{advantage}” hit nothing but the fortification {other.of}.',
  warAbsorbed_lost: 'The blow against “{advantage}” hit nothing but your fortification.',
  warAbsorbed_seen: 'The blow against “{advantage}” hit nothing but the fortification {other.of}.',
  warVoid: 'One of your dice had no effect.',
  warVoid_lost: 'One die {party.of} had no effect.',
  warVoid_seen: 'One die {party.of} had no effect.',
  researchDamaged:
    'The reroll brought the same number again: a level of “{research}” in {region} is damaged.',
  researchLost:
    'The reroll brought the same number again: the temporary research in {region} is used up.',
  eventNothing: 'The random event of this phase: {event}.',
  eventVoid: 'The random event “{event}” found nothing to act on.',
  chanceOpen: 'There is a chance for you: “{event}”.',
  chanceOpen_seen: 'There is a chance for {party.acc}: “{event}”.',
  chanceTrue: 'The chance “{event}” has come true.',
  chanceAverted: 'The chance “{event}” has not come true.',
  naturalExhausted: 'The natural advantage “{advantage}” in {region} is exhausted.',
  naturalFound: 'A natural advantage was found in {region}: “{advantage}”; it acts as {category}.',
  unitDied: 'In {region}, one unit of population has died.',
  unitBorn: 'In {region}, one unit of population has been added.',
  unitUnrest: 'In {region}, one unit of population has fallen into unrest.',
  levelDamaged: 'A mishap damaged a level of “{advantage}” in {region}.',
  levelAbsorbed: 'A mishap threatened “{advantage}” in {region}; your fortification absorbed it.',
  badSeason: 'A bad season cost you {halves.acc} in {region}.',
  goodSeason: 'A good season brought you {halves.acc} in {region}.',
  growth: 'The population of {region} has grown: {units.nom} more.',
  overpopulation: '{region} is overpopulated. Now in unrest: {units.nom} of population.',
  unpaid: 'There was no upkeep for “{name}” in {region}. Damaged: {levels.nom}.',
  unrestCalmed: 'The unrest in {region} is ended ({means}): {units.nom} of population.',
  unrestCalmed_lost:
    '{party.Nom} [has|have] ended your unrest in {region}: {units.nom} of population.',
  unrestCrushed:
    'The unrest in {region} is ended in blood ({means}): {units.nom} of population, of which died: {died}.',
  unrestCrushed_lost:
    '{party.Nom} [has|have] ended your unrest in {region} in blood. Died: {died}.',
  secession:
    'The unrest in {region} lasted too long: {units.nom} of population [has|have] left you and founded “{organisation}”.',
  secession_lost: 'Your organisation has arisen from the unrest in {region}.',
  secession_seen:
    'Out of long unrest {party.of}, a new organisation has arisen in {region}: “{organisation}”.',
  rebelsJoined:
    'The unrest in {region} lasted too long: {units.nom} of population went over to {other.dat}.',
  rebelsJoined_lost: 'In {region}, population {party.of} has joined you: {units.nom}.',
  rebelsJoined_seen: 'In {region}, population {party.of} went over to {other.dat}.',
  dissolved: 'Your organisation has nothing left and is dissolved.',
  dissolved_seen: '{party.Nom} [is|are] dissolved.',
};

const inCharacter: Readonly<Record<keyof typeof neutral, string>> = {
  buildingBegun: 'Scaffolds rise in {region}: “{name}” ({category}), {levels.nom}.',
  repairBegun: 'In {region} your people are mending “{name}”: {levels.nom}.',
  levelBuilt: 'The scaffolds are down: “{name}” in {region} has grown by a level.',
  levelRepaired: '“{name}” in {region} shines again where it was worn.',
  repairVoid: 'Of “{name}” in {region} there is nothing left to mend; money and toil are gone.',
  populationLeaves: 'With all they had, {units.nom} moved from {from} to {to}.',
  advantageLeaves: '“{name}” set out from {from} to {to}, with {levels.dat}.',
  seatMoved: 'Your banner now flies over {to}; {from} is your seat no more.',
  hired: 'Coins rang in {region}: {category} stronger by {count}, for {halves.acc}.',
  raised: 'A word from {from} was enough, and in {region} {category} rose by 1.',
  support: '{count} soldiers from {region} marched at your side. {text}',
  overload: '{count} soldiers from {region} marched with you, more than was good. {text}',
  overloadDamage: 'Too many marched: “{advantage}” in {region} has come to harm.',
  information: 'Your ears in {from} listened to {region}. They are still silent. {text}',
  informationAnswered: 'Your ears in {from} listened to {region}. {text} They report: {answer}',
  influenced: 'You have given fate a push of {points} ({chance}).',
  plunder: 'In {region} you have emptied the stores {other.of}.',
  plunder_lost: 'Robbers! {party.Nom} fell upon your goods in {region}.',
  plunder_seen: '{party.Nom} fell upon {other.acc} in {region}.',
  plunderDice: 'Fortune smiled on you in {place}; times: {count}.',
  plunderStolen: 'The booty from {region}: {halves.nom}.',
  plunderStolen_lost: 'In {region} they tore {halves.acc} from you.',
  plunderDamaged: '“{advantage}” {other.of} in {region} bears scars now.',
  plunderDamaged_lost: 'Your “{advantage}” in {region} bears scars now.',
  plunderAbsorbed:
    'Before “{advantage}” in {region} the fortification {other.of} stood in the way.',
  plunderAbsorbed_lost: 'Before “{advantage}” in {region} your fortification stopped the blow.',
  sabotage:
    'Your people sowed discord in {region}, against {other.acc}. Units in unrest: {count}. Your name is being spoken.',
  sabotageUnseen:
    'Your people sowed discord in {region}, against {other.acc}, and nobody knows whence the wind blows. Units in unrest: {count}.',
  unrestBroke: 'There is ferment in {region}. Units in unrest: {count}.',
  sabotageTraced_lost:
    'The discord in {region}, they whisper, is the work {party.of}. In unrest: {count}.',
  sabotageTraced_seen: 'The discord in {region} against {other.acc} bears a name: {party.nom}.',
  war: 'You have brought war to {region}, against {other.acc}.',
  war_lost: '{party.Nom} brought war to {region}, against you.',
  war_seen: '{party.Nom} brought war to {region}, against {other.acc}.',
  warDivision:
    '{units.Nom} followed you; {attack} to attack, {defence} to defend. Fate threw {count} dice.',
  warDivision_seen:
    '{units.Nom} stood by {party.dat}; {attack} to attack, {defence} to defend. Fate threw {count} dice.',
  warOwnLoss: 'One of yours stayed on the field: a unit of population.',
  warOwnLoss_seen: '{party.Nom} [mourns|mourn] a unit of population.',
  warSteal: '{halves.Nom} from the purse {other.of} fell into your hands.',
  warSteal_lost: '{halves.Nom} from your purse fell into the hands {party.of}.',
  warSteal_seen: '{halves.Nom} from the purse {other.of} fell into the hands {party.of}.',
  warDamage: '“{advantage}” {other.of} broke under your blows.',
  warDamage_lost: 'Your “{advantage}” broke under the blows {party.of}.',
  warDamage_seen: '“{advantage}” {other.of} broke under the blows {party.of}.',
  warDestroy: 'What was tottering of “{advantage}” {other.of} now lies in ruins.',
  warDestroy_lost: 'What was tottering of your “{advantage}” now lies in ruins.',
  warDestroy_seen: 'What was tottering of “{advantage}” {other.of} now lies in ruins.',
  warExhaust: '“{advantage}” {other.of} runs dry.',
  warExhaust_lost: 'Your “{advantage}” runs dry.',
  warExhaust_seen: '“{advantage}” {other.of} runs dry.',
  warMurder: 'By your blades died a unit of population {other.of}.',
  warMurder_lost: 'By the blades {party.of} died a unit of your population.',
  warMurder_seen: 'By the blades {party.of} died a unit of population {other.of}.',
  warTakeLevel: 'Over the remains of “{advantage}” {other.of} flies your banner.',
  warTakeLevel_lost: 'Over the remains of your “{advantage}” now flies the banner {party.of}.',
  warTakeLevel_seen: 'Over the remains of “{advantage}” {other.of} flies the banner {party.of}.',
  warTakeUnit: 'A unit of population {other.of} now stands under your banner, fists clenched.',
  warTakeUnit_lost: 'A unit of your population now stands under the banner {party.of}.',
  warTakeUnit_seen: 'A unit of population {other.of} now stands under the banner {party.of}.',
  warAbsorbed: 'Your blow against “{advantage}” shattered on the fortification {other.of}.',
  warAbsorbed_lost: 'The blow against “{advantage}” shattered on your fortification.',
  warAbsorbed_seen: 'The blow against “{advantage}” shattered on the fortification {other.of}.',
  warVoid: 'Once you struck at nothing.',
  warVoid_lost: 'Once a blow {party.of} struck at nothing.',
  warVoid_seen: 'Once a blow {party.of} struck at nothing.',
  researchDamaged: 'The same number twice: “{research}” in {region} has overreached itself.',
  researchLost: 'The same number twice: the borrowed scholars of {region} have run away.',
  eventNothing: 'Fate spoke in this phase: {event}.',
  eventVoid: 'Fate struck out (“{event}”) and hit nothing.',
  chanceOpen: 'Fate holds its dice over you: “{event}”.',
  chanceOpen_seen: 'Over {party.dat} fate holds its dice: “{event}”.',
  chanceTrue: 'The dice are cast, and so it came: “{event}”.',
  chanceAverted: 'The dice are cast, and it did not come to pass: “{event}”.',
  naturalExhausted: 'The gift “{advantage}” in {region} has run dry.',
  naturalFound: 'A gift of the land in {region}: “{advantage}” ({category}).',
  unitDied: 'Death walked through {region} and took a unit of population along.',
  unitBorn: 'The cradles of {region} are full: one unit of population more.',
  unitUnrest: 'A unit of population in {region} grumbles and gathers.',
  levelDamaged: 'A mishap brought “{advantage}” in {region} to harm.',
  levelAbsorbed: 'A mishap threatened “{advantage}” in {region}; your fortification held.',
  badSeason: 'A meagre season took {halves.acc} from you in {region}.',
  goodSeason: 'A rich season gave you {halves.acc} in {region}.',
  growth: 'It grows merrier and closer in {region}: {units.nom} more.',
  overpopulation: 'There are too many people in {region}. In unrest: {units.nom}.',
  unpaid: 'The pay failed to come: “{name}” in {region} decays, {levels.nom}.',
  unrestCalmed: 'There is peace again in {region} ({means}): {units.nom}.',
  unrestCalmed_lost: '{party.Nom} brought your people in {region} to rest: {units.nom}.',
  unrestCrushed: 'There is peace in {region}, and blood on it ({means}): {units.nom}, died {died}.',
  unrestCrushed_lost: '{party.Nom} put down the unrest of your people in {region}. Died: {died}.',
  secession:
    'The ferment in {region} lasted too long: {units.nom} broke away from you. They call themselves “{organisation}”.',
  secession_lost: 'In {region} you have broken away from your masters.',
  secession_seen:
    'In {region}, people {party.of} have broken away. They call themselves “{organisation}”.',
  rebelsJoined: 'The ferment in {region} lasted too long: {units.nom} ran over to {other.dat}.',
  rebelsJoined_lost: 'In {region}, people {party.of} flock to you: {units.nom}.',
  rebelsJoined_seen: 'In {region}, people {party.of} ran over to {other.dat}.',
  dissolved: 'Your name is but a name; nothing is left.',
  dissolved_seen: 'Of {party.dat} nothing is left but the name.',
};

const news = {
  other: {
    headline: 'Stir in {place}',
    text: '{party.Nom} [has|have] made a stir in {place}.',
    text_inCharacter: 'Much is being said of {party.dat} in {place}.',
  },
  plunder: {
    headline: 'Plunder in {region}',
    headline_second: '{region}: {party.nom} on the prowl',
    text: 'In {region}, {party.nom} [has|have] plundered {other.acc}.',
    text_inCharacter:
      'Whoever has stores in {region} should bar the doors: {party.Nom} came with empty sacks and left with full ones. The bill goes to {other.acc}.',
  },
  sabotageTraced: {
    headline: 'Sabotage in {region}',
    headline_second: '{region}: who lit the fuse?',
    text: 'Behind the sabotage against {other.acc} in {region} [stands|stand] {party.nom}.',
    text_inCharacter:
      'The discord in {region} has fathers, and they are known: {party.nom}. The harm is borne by {other.acc}.',
  },
  war: {
    headline: 'War in {region}',
    headline_second: '{region}: {party.nom} against {other.acc}',
    text: 'In {region}, {party.nom} waged war against {other.acc}.',
    text_inCharacter:
      'Smoke lies over {region}. {party.Nom} and {other.nom} let their weapons speak; ask who won, and everybody gives another answer.',
  },
  secession: {
    headline: 'A new organisation in {region}',
    headline_second: '{organisation}: rising in {region}',
    text: 'Out of long unrest, a new organisation has arisen in {region}: “{organisation}”. It was part {party.of}.',
    text_inCharacter:
      'Too long nobody listened in {region}. Now people {party.of} have broken away and call themselves “{organisation}”.',
  },
  rebelsJoined: {
    headline: 'The rebels of {region} gain ground',
    text: 'In {region}, population {party.of} went over to {other.dat}.',
    text_inCharacter: 'In {region}, people {party.of} are running away, straight to {other.dat}.',
  },
  dissolved: {
    headline: '{party.Nom} [is|are] dissolved',
    text: '{party.Nom} [has|have] come to an end: no population, no advantages, no money.',
    text_inCharacter: 'Of {party.dat} only the name is left, and that will be forgotten, too.',
  },
  chanceOpen: {
    headline: 'A chance for {party.acc}',
    text: 'For {party.acc} it is open whether it comes to pass: “{event}”.',
    text_inCharacter:
      'Fate holds its dice over {party.dat}: “{event}”. Whoever wants to help, help now.',
  },
};

export const told = {
  told: { neutral, inCharacter },
  news,
  reason: {
    E_LINE: '“{{words}}” is no order that the rules know; nothing of it was carried out.',
    E_HELD:
      '“{{words}}” holds under a condition only, or not at all; nothing of it was carried out.',
  },
  word: {
    event: screens.fate.name,
    means: { money: 'money' },
    chance: { world: 'for all' },
  },
};
