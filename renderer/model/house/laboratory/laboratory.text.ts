import type { WordTree } from '../../../../engine';

/** Texts of the trial games, in which house rules are tried out. */
export const laboratory: WordTree = {
  title: ['Probespiele', 'Trial games'],
  palette: ['Hausregel ausprobieren, simulieren', 'try out, simulate a house rule'],
  intro: [
    'Das Programm spielt auf einer Kopie weiter, jedes Spiel einmal ohne und einmal mit der Regel und mit denselben Würfeln, und zählt, was herauskommt. An deiner Kampagne ändert das nichts.',
    'The program plays on with a copy, every game once without and once with the rule and with the same dice, and counts what comes of it. Nothing of your campaign is changed by it.',
  ],
  nothing: [
    'Lege oben eine Fassung an und ändere eine Regel darin, dann lässt sich hier ausprobieren, was sie bewirkt.',
    'Make an edition above and change a rule in it; then you can try out here what it comes to.',
  ],
  what: {
    label: ['Was verglichen wird', 'What is compared'],
    edition: ['Fassung „{{edition}}“', 'Edition “{{edition}}”'],
    editionRules: ['Fassung „{{edition}}“, Regel für Regel', 'Edition “{{edition}}”, rule by rule'],
    presets: ['Alle Vorlagen', 'All templates'],
    presetRules: ['Vorlage „{{preset}}“, Regel für Regel', 'Template “{{preset}}”, rule by rule'],
  },
  arm: {
    without: ['ohne', 'without'],
    with: ['mit „{{edition}}“', 'with “{{edition}}”'],
    all: ['alles zusammen', 'all together'],
  },
  from: {
    label: ['Von wo', 'From where'],
    campaign: ['Stand der Kampagne', 'the campaign as it stands'],
    alike: ['Testwelt, alle beginnen gleich', 'test world, all begin alike'],
    beginning: ['neu: {{beginning}}', 'anew: {{beginning}}'],
  },
  unplayable: {
    parties: [
      'Hausregeln lassen sich hier noch nicht erproben: Dafür braucht die Kampagne mindestens zwei Parteien.',
      'House rules cannot be tried out here yet: for that the campaign needs at least two parties.',
    ],
    regions: [
      'Hausregeln lassen sich hier noch nicht erproben: Auf der Karte der Kampagne ist noch keine Region.',
      'House rules cannot be tried out here yet: the map of the campaign has no region.',
    ],
    over: [
      'Dieses Spiel ist zu Ende: Vom Stand der Kampagne aus lässt sich nicht weiterspielen.',
      'This game is over: it cannot be played on from the campaign as it stands.',
    ],
    arm: [
      'Unter „{{arm}}“ entsteht hier keine Welt, in der gespielt werden kann. Wähle, von wo es losgeht, neu.',
      'Under “{{arm}}” no world comes of this that can be played. Choose another beginning.',
    ],
  },
  ahead: {
    title: ['Vorab gespielt', 'Played ahead'],
    presets: ['Vorlagen', 'Templates'],
    note: [
      'Mit jedem Satz hat das Programm vorab {{count}} Spiele gespielt, mit denselben Würfeln. In Klammern: zwischen welchen Werten das Mittel mit 95 % Sicherheit ist. Gehört beim Unterschied zum ersten Satz die Null dazu, kann er Zufall sein.',
      'The program played {{count}} games ahead with each set, with the same dice. In brackets: between which values the mean is with 95% certainty. Where zero is among them for the difference from the first set, it may be chance.',
    ],
    noteTurns: [
      'Mit jeder Vorlage hat das Programm vorab {{count}} Spiele zu {{turns}} $t(noun:toTurns) gespielt, auf der Testwelt und mit denselben Würfeln. In Klammern: zwischen welchen Werten das Mittel mit 95 % Sicherheit ist. Gehört beim Unterschied zur ersten Vorlage die Null dazu, kann er Zufall sein.',
      'The program played {{count}} games of {{turns}} $t(noun:turns) ahead with each template, on the test world and with the same dice. In brackets: between which values the mean is with 95% certainty. Where zero is among them for the difference from the first template, it may be chance.',
    ],
    value: ['{{value}} ({{low}} bis {{high}})', '{{value}} ({{low}} to {{high}})'],
    never: ['–, kam nicht vor', '–, did not occur'],
  },
  games: ['Spiele', 'Games'],
  turns: ['$t(noun:turns) je Spiel', 'Most $t(noun:turns) a game'],
  seed: ['Startzahl', 'Seed'],
  range: ['Von {{least}} bis {{most}}.', 'From {{least}} to {{most}}.'],
  play: ['Spielen', 'Play'],
  starting: ['Die ersten Spiele beginnen', 'The first games begin'],
  running: ['{{done}} von {{total}} Spielen gespielt', '{{done}} of {{total}} games played'],
  failed: [
    'Die Probespiele sind abgebrochen; was bis dahin gespielt wurde, steht unten. An der Kampagne ist nichts geändert.',
    'The trial games were broken off; what was played until then stands below. Nothing of the campaign is changed.',
  ],
  result: {
    title: ['Ergebnis: {{title}}', 'Result: {{title}}'],
    played: [
      'Gespielt: {{games}}, $t(noun:turns) je Spiel höchstens {{turns}}, von $t(noun:turn) {{turn}} an, Startzahl {{seed}}.',
      'Games: {{games}}, $t(noun:turns) a game {{turns}} at most, from $t(noun:turn) {{turn}} on, seed {{seed}}.',
    ],
    experiment: ['Gespielt: {{games}}, Startzahl {{seed}}.', 'Games: {{games}}, seed {{seed}}.'],
    broken: [
      'Abgebrochen: Zu Ende gespielt und gezählt sind {{games}} von {{asked}} Spielen.',
      'Broken off: {{games}} of {{asked}} games were played to their end and count.',
    ],
    few: [
      'Unter {{fewest}} Spielen lässt sich nichts sagen. Spiele mehr.',
      'Nothing can be said of fewer than {{fewest}} games. Play more.',
    ],
    players: [
      'Die Spieler des Programms sind einfach: Sie wissen, was ihre Partei weiß, und ziehen unter erlaubten Befehlen einen zufälligen. Entscheidungen fallen, wie sie vorgeschlagen werden.',
      'The players of the program are simple: they know what their party knows and draw one of the lawful orders at random. Decisions fall as they are proposed.',
    ],
    certain: [
      '95 % Sicherheit heißt: In 95 von 100 Fällen liegt der wahre Unterschied in der Spanne.',
      '95% certainty means: in 95 of 100 cases the true difference lies within the range.',
    ],
    chance: [
      'Geprüfte Unterschiede in dieser Tabelle: {{tested}}. „Mehr“ oder „weniger“ steht bei {{said}} davon; auch ohne jede Wirkung stünde es durch Zufall im Schnitt bei {{wrong}}.',
      'Differences tested in this table: {{tested}}. {{said}} of them say “more” or “less”; without any effect at all {{wrong}} would say so by chance on average.',
    ],
    whose: ['Wer', 'Who'],
    all: ['alle zusammen', 'all together'],
    measure: ['Was', 'What'],
    arm: ['Regel', 'Rule'],
    mean: ['im Mittel', 'on average'],
    middle: ['mittlere Hälfte', 'middle half'],
    difference: ['Unterschied', 'difference'],
    says: ['Was das heißt', 'What that means'],
    range: ['{{low}} bis {{high}}', '{{low}} to {{high}}'],
    picture: ['Verteilungen', 'Distributions'],
    pictureOf: [
      '{{measure}}: {{arms}}. Jeder Punkt ist ein Spiel, der Kasten die mittlere Hälfte, der dicke Strich das Mittel mit seiner Spanne.',
      '{{measure}}: {{arms}}. Every dot is a game, the box the middle half, the thick stroke the average with its range.',
    ],
    legend: [
      'Jeder Punkt ist ein Spiel, der Kasten die mittlere Hälfte der Spiele, der dicke Strich das Mittel mit seiner Spanne von 95 %.',
      'Every dot is a game, the box the middle half of the games, the thick stroke the average with its range of 95%.',
    ],
  },
  verdict: {
    few: ['zu wenige Spiele, um es zu sagen', 'too few games to tell'],
    same: ['in keinem Spiel anders', 'no different in any game'],
    more: [
      'mehr: mit 95 % Sicherheit zwischen {{low}} und {{high}}',
      'more: with 95% certainty between {{low}} and {{high}}',
    ],
    less: [
      'weniger: mit 95 % Sicherheit zwischen {{low}} und {{high}}',
      'less: with 95% certainty between {{low}} and {{high}}',
    ],
    unclear: [
      'zu wenige Spiele, um es zu sagen: zwischen {{low}} und {{high}}',
      'too few games to tell: between {{low}} and {{high}}',
    ],
    needed: [
      'zu wenige Spiele, um es zu sagen: zwischen {{low}} und {{high}}; es bräuchte etwa {{needed}}',
      'too few games to tell: between {{low}} and {{high}}; it would take about {{needed}}',
    ],
  },
  measure: {
    alive: ['Noch im Spiel', 'Still in the game'],
    lost: ['Verluste in Kämpfen: {{figure}}', 'Lost in fights: {{figure}}'],
    decrease: ['Rückgang: {{figure}}', 'Decrease: {{figure}}'],
    lead: ['Anteil der stärksten Partei', 'Share of the strongest party'],
    won: ['Am Ende vorn', 'Ahead in the end'],
    turns: ['Länge bis zum Ende oder zur Grenze', 'Length to the end or the limit'],
    over: ['Zu Ende gespielt', 'Played to the end'],
    first: ['Wer zuerst zieht, gewinnt', 'Who moves first wins'],
  },
  value: {
    percent: ['{{value}} %', '{{value}}%'],
    points: ['{{value}} Punkte', '{{value}} points'],
    seconds: ['{{value}} s', '{{value}} s'],
  },
  save: {
    table: ['Tabelle speichern', 'Save table'],
    games: ['Alle Spiele speichern', 'Save all games'],
    picture: ['Bild speichern', 'Save picture'],
    file: ['Probespiele', 'trial-games'],
    gamesFile: ['Einzelne', 'single'],
    saved: ['Gespeichert: {{path}}', 'Saved: {{path}}'],
    unsaved: [
      'Das ließ sich nicht speichern; die Ergebnisse stehen weiter hier.',
      'That could not be saved; the results still stand here.',
    ],
  },
  column: {
    game: ['Spiel', 'Game'],
    who: ['Wer', 'Who'],
    games: ['Spiele', 'Games'],
    low: ['ab', 'from'],
    high: ['bis', 'to'],
    least: ['kleinster', 'least'],
    quarter: ['unteres Viertel', 'lower quarter'],
    median: ['Mitte', 'median'],
    upper: ['oberes Viertel', 'upper quarter'],
    most: ['größter', 'greatest'],
    differenceLow: ['Unterschied ab', 'difference from'],
    differenceHigh: ['Unterschied bis', 'difference to'],
  },
};
