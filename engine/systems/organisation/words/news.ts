import type { WordTree } from '../../../kernel';

/** What the newsletter tells. */
export const NEWS_WORDS: WordTree = {
  news: {
    'other.headline': ['Bewegung in der Region {place}', 'Stir in {place}'],
    'other.text': [
      '{party.Nom} [machte|machten] in der Region {place} von sich reden.',
      '{party.Nom} [has|have] made a stir in {place}.',
    ],
    'other.text_inCharacter': [
      'Von {party.dat} ist in der Region {place} mancherlei zu hören.',
      'Much is being said of {party.dat} in {place}.',
    ],
    'plunder.headline': ['Plünderung in der Region {region}', 'Plunder in {region}'],
    'plunder.headline_second': [
      '{region}: {party.nom} [plündert|plündern]',
      '{region}: {party.nom} on the prowl',
    ],
    'plunder.text': [
      'In der Region {region} [hat|haben] {party.nom} {other.acc} geplündert.',
      'In {region}, {party.nom} [has|have] plundered {other.acc}.',
    ],
    'plunder.text_inCharacter': [
      'Wer in der Region {region} Vorräte hat, verriegele die Türen: {party.Nom} [kam|kamen] mit leeren Säcken und [ging|gingen] mit vollen. Um Vorräte ärmer: {other.nom}.',
      'Whoever has stores in {region} should bar the doors: {party.Nom} came with empty sacks and left with full ones. The bill goes to {other.acc}.',
    ],
    'sabotageTraced.headline': ['Sabotage in der Region {region}', 'Sabotage in {region}'],
    'sabotageTraced.headline_second': [
      '{region}: Wer hat gezündelt?',
      '{region}: who lit the fuse?',
    ],
    'sabotageTraced.text': [
      'Hinter der Sabotage gegen {other.acc} in der Region {region} [steckt|stecken] {party.nom}.',
      'Behind the sabotage against {other.acc} in {region} [stands|stand] {party.nom}.',
    ],
    'sabotageTraced.text_inCharacter': [
      'Die Zwietracht in der Region {region} hat Väter, und man kennt sie: {party.nom}. Den Schaden trägt, wer dort wohnt: {other.nom}.',
      'The discord in {region} has fathers, and they are known: {party.nom}. The harm is borne by {other.acc}.',
    ],
    'war.headline': ['Krieg in der Region {region}', 'War in {region}'],
    'war.headline_second': [
      '{region}: {party.nom} gegen {other.acc}',
      '{region}: {party.nom} against {other.acc}',
    ],
    'war.text': [
      'In der Region {region} [führte|führten] {party.nom} Krieg gegen {other.acc}.',
      'In {region}, {party.nom} waged war against {other.acc}.',
    ],
    'war.text_inCharacter': [
      'Über der Region {region} liegt Rauch. {party.Nom} und {other.nom} haben die Waffen sprechen lassen; wer gewonnen hat, sagt jeder anders.',
      'Smoke lies over {region}. {party.Nom} and {other.nom} let their weapons speak; ask who won, and everybody gives another answer.',
    ],
    'secession.headline': [
      'Neue Organisation in der Region {region}',
      'A new organisation in {region}',
    ],
    'secession.headline_second': [
      '{organisation}: Aufstand in der Region {region}',
      '{organisation}: rising in {region}',
    ],
    'secession.text': [
      'Aus langem Aufruhr unter {party.dat} ist in der Region {region} eine neue Organisation entstanden: „{organisation}“.',
      'Out of long unrest, a new organisation has arisen in {region}: “{organisation}”. It was part {party.of}.',
    ],
    'secession.text_inCharacter': [
      'Zu lange hat man in der Region {region} nicht zugehört. Nun haben sich Leute {party.of} losgesagt und geben sich einen eigenen Namen: „{organisation}“.',
      'Too long nobody listened in {region}. Now people {party.of} have broken away and call themselves “{organisation}”.',
    ],
    'rebelsJoined.headline': [
      'Zulauf für die Aufständischen in der Region {region}',
      'The rebels of {region} gain ground',
    ],
    'rebelsJoined.text': [
      'In der Region {region} ging Bevölkerung {party.of} {other.to} über.',
      'In {region}, population {party.of} went over to {other.dat}.',
    ],
    'rebelsJoined.text_inCharacter': [
      'In der Region {region} laufen {party.dat} die Leute davon, geradewegs {other.to}.',
      'In {region}, people {party.of} are running away, straight to {other.dat}.',
    ],
    'dissolved.headline': ['{party.Nom} [ist|sind] aufgelöst', '{party.Nom} [is|are] dissolved'],
    'dissolved.text': [
      '{party.Nom} [ist|sind] am Ende: ohne Bevölkerung, ohne Vorzüge, ohne Geld.',
      '{party.Nom} [has|have] come to an end: no population, no advantages, no money.',
    ],
    'dissolved.text_inCharacter': [
      'Von {party.dat} bleibt nur der Name, und auch den wird man vergessen.',
      'Of {party.dat} only the name is left, and that will be forgotten, too.',
    ],
    'chanceOpen.headline': ['Eine Chance für {party.acc}', 'A chance for {party.acc}'],
    'chanceOpen.text': [
      'Für {party.acc} bestand eine Chance: „{event}“.',
      'There was a chance for {party.acc}: “{event}”.',
    ],
    'chanceOpen.text_inCharacter': [
      'Das Schicksal hielt die Würfel über {party.dat}: „{event}“.',
      'Fate held its dice over {party.dat}: “{event}”.',
    ],
  },
};
