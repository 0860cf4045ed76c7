import { createContext, useCallback, useContext } from 'react';
import {
  type Cause,
  inLanguage,
  type TextProblem,
  type Weapon,
} from '../../../../engine/systems/eroberung/pages';
import type { Language } from '../../../kit/text/words';

type Text = readonly [de: string, en: string];

/** All texts of the battle on the screen, German first; `{name}` is filled in. */
const WORDS = {
  title: ['Eroberung der Welt: Schlacht', 'Eroberung der Welt: battle'],
  'tab.battle': ['Freie Schlacht', 'Free battle'],
  'tab.practice': ['Übungsspiel', 'Practice game'],
  'tab.replay': ['Aufzeichnung', 'Recording'],
  'tab.controls': ['Tasten und Ton', 'Keys and sound'],
  leave: ['Zur Startseite', 'To the start page'],

  'side.red': ['Rot', 'Red'],
  'side.blue': ['Blau', 'Blue'],
  'weapon.S': ['U-Boot', 'Submarine'],
  'weapon.P': ['Flugzeug', 'Plane'],
  'weapon.T': ['Panzer', 'Tank'],
  weapon: ['Waffe von {side}', 'Weapon of {side}'],
  energy: ['Energie', 'Energy'],
  'energy.error': [
    'Energie ist eine ganze Zahl von 1 bis 9999.',
    'Energy is a whole number from 1 to 9999.',
  ],
  player: ['Wer spielt {side}?', 'Who plays {side}?'],
  'player.human': ['Mensch', 'Person'],
  'player.easy': ['Computer, leicht', 'Computer, easy'],
  'player.normal': ['Computer, mittel', 'Computer, normal'],
  'player.hard': ['Computer, schwer', 'Computer, hard'],
  set: ['Werte der Schlacht', 'Values of the battle'],
  'set.fair': ['ausgewogen', 'fair'],
  'set.standard': ['nach dem Regelheft', 'by the rules'],
  'set.observed': ['wie das Vorbild', 'as the original'],
  'set.fair.about': [
    'Langsamer, kürzere Reichweiten: keine Waffe ist von vornherein im Vorteil.',
    'Slower, shorter ranges: no weapon starts with an advantage.',
  ],
  'set.standard.about': [
    'Alle Werte der Regeln: schnell, der Marschflugkörper reicht weit.',
    'All values of the rules: fast, and the missile flies far.',
  ],
  'set.observed.about': [
    'Verbrauch wie in einer Aufnahme des Vorbilds: Schüsse kosten Energie, Ruhe nichts.',
    'Consumption as in a recording of the original: shots cost energy, resting nothing.',
  ],
  pace: ['Tempo in Prozent', 'Pace in percent'],
  seed: ['Startwert', 'Seed'],
  'seed.hint': ['Derselbe Startwert, dasselbe Gelände.', 'The same seed, the same land.'],
  'seed.error': [
    'Der Startwert ist eine ganze Zahl von 0 bis 4294967295.',
    'The seed is a whole number from 0 to 4294967295.',
  ],
  'seed.new': ['Neues Gelände', 'New land'],
  field: [
    'Das Gelände dieses Startwerts, mit beiden Waffen am Start',
    'The land of this seed, both weapons at their start',
  ],
  start: ['Schlacht beginnen', 'Start the battle'],
  original: [
    'Wie im Original: R oder B, dann S, P oder T und die Energie; Enter beginnt.',
    'As on the original: R or B, then S, P or T and the energy; Enter starts.',
  ],

  'keys.up': ['hoch', 'up'],
  'keys.left': ['links', 'left'],
  'keys.down': ['runter', 'down'],
  'keys.right': ['rechts', 'right'],
  'keys.fire': ['Feuer', 'fire'],
  'keys.change': [
    '{side}, {action}: {key}. Andere Taste wählen',
    '{side}, {action}: {key}. Choose another key',
  ],
  'keys.waiting': ['Taste drücken …', 'Press a key…'],
  'keys.taken': [
    '{key} gehört schon zu {side}, {action}. Es bleibt bei der alten Taste.',
    '{key} belongs to {side}, {action} already. The old key stays.',
  ],
  'keys.reserved': [
    '{key} brauchen Browser und Programm selbst. Es bleibt bei der alten Taste.',
    'Browser and program need {key} themselves. The old key stays.',
  ],
  'keys.reset': ['Alle Tasten wie am Anfang', 'All keys as at first'],
  'keys.or': ['oder', 'or'],
  'keys.start': ['Beginnen, weiter', 'Start, continue'],
  'keys.pause': ['Pause', 'Pause'],
  'keys.pads': [
    'Gamepads: das erste ist Rot, das zweite Blau. Stick oder Kreuz, jede Taste vorn feuert, Start geht weiter, Select hält an.',
    'Gamepads: the first is red, the second blue. Stick or cross, any front button fires, Start continues, Select pauses.',
  ],
  sound: ['Ton', 'Sound'],
  volume: ['Lautstärke', 'Volume'],

  'guide.S': [
    'Richtung halten taucht: niemand sieht dich. Loslassen zeigt das Sehrohr. Feuer halten und lenken: der Marschflugkörper; loslassen zündet. Läutet die Glocke (!), Sehrohr hoch.',
    'Hold a direction to dive: nobody sees you. Let go to raise the periscope. Hold fire and steer: the missile; let go to detonate. When the bell rings (!), raise the periscope.',
  ],
  'guide.P': [
    'Fliegt immer. Eine Richtung: scharfe Kurve. Zwei zugleich: langsame Kurve, halbes Tempo. Bäume und Berge sind tödlich, der Bildrand nicht: du kommst drüben wieder.',
    'Always flies. One direction: sharp turn. Two at once: slow turn at half speed. Trees and mountains kill, the edge does not: you come back on the other side.',
  ],
  'guide.T': [
    'Fährt, wohin du drückst; im Wald halb so schnell, nicht ins Wasser. Minen (X) sind tödlich. Die Granate fliegt geradeaus und geht durch einen nahen Baum.',
    'Drives where you press; half speed in woods, never into water. Mines (X) kill. The shell flies straight and passes a tree close by.',
  ],

  pause: ['Pause', 'Pause'],
  'pause.text': ['Angehalten. Leertaste: weiter.', 'Paused. Space: continue.'],
  resume: ['Weiter', 'Continue'],
  giveUp: ['{side} gibt auf', '{side} gives up'],
  breakOff: ['Schlacht abbrechen', 'Break off'],
  'picture.label': [
    'Schlachtfeld: Rot {red}, {redEnergy} Energie; Blau {blue}, {blueEnergy} Energie',
    'Battlefield: red {red}, energy {redEnergy}; blue {blue}, energy {blueEnergy}',
  ],
  countdown: ['Gleich geht es los …', 'Ready…'],
  'heard.fire': ['{side} feuert.', '{side} fires.'],
  'heard.missile': ['{side}: Marschflugkörper gestartet.', '{side}: missile launched.'],
  'heard.bell': [
    'Die Glocke läutet: {side}, Sehrohr hoch!',
    'The bell rings: {side}, raise the periscope!',
  ],

  wins: ['{side} gewinnt', '{side} wins'],
  draw: ['Unentschieden: weiße Fahnen auf beiden Seiten', 'Draw: white flags on both sides'],
  lost: ['{side} ({weapon}): {cause}', '{side} ({weapon}): {cause}'],
  'cause.shot': ['vom Geschoss des Flugzeugs getroffen', 'hit by the shot of the plane'],
  'cause.shell': ['von einer Granate getroffen', 'hit by a shell'],
  'cause.missile': ['vom Marschflugkörper getroffen', 'hit by the missile'],
  'cause.given_up': ['hat aufgegeben', 'gave up'],
  'cause.sonar': ['vom Sonar gestellt, keine Energie mehr', 'caught by the sonar, no energy left'],
  'cause.mine': ['auf eine Mine gefahren', 'drove onto a mine'],
  'cause.crash_tree': ['in einen Baum geflogen', 'flew into a tree'],
  'cause.crash_mountain': ['an einem Berg zerschellt', 'crashed into a mountain'],
  'cause.collision': ['zusammengestoßen', 'collided'],
  'cause.energy': ['Energie verbraucht', 'energy used up'],
  'result.left': ['Energie übrig', 'Energy left'],
  'result.difference': ['Unterschied Rot − Blau', 'Difference red − blue'],
  'result.seconds': ['Dauer in Sekunden', 'Length in seconds'],
  'result.again': ['Noch einmal, neues Gelände', 'Again, new land'],
  'result.same': ['Noch einmal, dasselbe Gelände', 'Again, the same land'],
  'result.change': ['Anders rüsten', 'Arm otherwise'],
  'result.watch': ['Aufzeichnung ansehen', 'Watch the recording'],

  'replay.title': ['Aufzeichnung', 'Recording'],
  'replay.play': ['Abspielen', 'Play'],
  'replay.pause': ['Anhalten', 'Pause'],
  'replay.step': ['Ein Takt weiter', 'One tick on'],
  'replay.back': ['Ein Takt zurück', 'One tick back'],
  'replay.place': ['Takt', 'Tick'],
  'replay.of': ['{tick} von {ticks}', '{tick} of {ticks}'],
  'replay.same': ['Prüfwert {hash} stimmt.', 'Hash {hash} agrees.'],
  'replay.differs': [
    'Diese Aufzeichnung ergibt etwas anderes (Prüfwert {found}) als gespeichert ist ({kept}). Das gespeicherte Ergebnis bleibt: {result}.',
    'This recording comes to something else (hash {found}) than was stored ({kept}). The stored result stays: {result}.',
  ],
  'replay.unplayed': [
    'Nicht am Bildschirm gespielt: {result}.',
    'Not played on the screen: {result}.',
  ],
  'replay.save': ['Als Seite speichern', 'Save as a page'],
  'replay.saved': ['Gespeichert: {path}', 'Saved: {path}'],
  'replay.saveFailed': [
    'Die Seite konnte nicht gespeichert werden. Die Aufzeichnung ist unverändert; versuche es noch einmal.',
    'The page could not be saved. The recording is unchanged; try again.',
  ],
  'replay.text': ['Text der Aufzeichnung', 'Text of the recording'],
  'replay.textHint': [
    'Hier steht die letzte Schlacht. Ein anderer Text wird geprüft und abgespielt.',
    'The last battle stands here. Another text is checked and played.',
  ],
  'replay.read': ['Prüfen und abspielen', 'Check and play'],
  'replay.none': [
    'Noch keine Aufzeichnung: Spiel eine Schlacht oder füge ihren Text ein.',
    'No recording yet: play a battle or paste its text.',
  ],
  'problem.line': [
    'Zeile {line} („{text}“) gehört zu keiner Schlacht, erwartet wird {expected}. Es bleibt bei der bisherigen Aufzeichnung.',
    'Line {line} (“{text}”) is no part of a battle, expected is {expected}. The recording so far stays.',
  ],
  'problem.battle': ['„battle arcade“ als Anfang', '“battle arcade” as the beginning'],
  'problem.weapons': ['„weapons“ mit zwei von S, P, T', '“weapons” with two of S, P, T'],
  'problem.energy': [
    '„energy“ mit zwei Zahlen von 1 bis 9999',
    '“energy” with two numbers from 1 to 9999',
  ],
  'problem.seed': ['„seed“ mit einer ganzen Zahl', '“seed” with a whole number'],
  'problem.set': [
    '„set“ mit dem Namen und gültigen Werten',
    '“set” with its name and valid values',
  ],
  'problem.winner': ['„winner“ mit red, blue oder none', '“winner” with red, blue or none'],
  'problem.causes': ['„causes“ mit zwei Gründen oder -', '“causes” with two causes or -'],
  'problem.left': ['„left“ mit zwei Energien', '“left” with two energies'],
  'problem.ticks': ['„ticks“ mit einer Zahl oder -', '“ticks” with a number or -'],
  'problem.hash': ['„hash“ mit einer Zahl oder -', '“hash” with a number or -'],
  'problem.run': [
    'Takte, dann Stick und Knopf von Rot und Blau, zusammen höchstens 100.000 Takte',
    'ticks, then stick and button of red and blue, at most 100,000 ticks together',
  ],
  'problem.length': [
    'ein Text bis zu einer Million Zeichen',
    'a text of up to a million characters',
  ],

  'practice.about': [
    'Alle neun Paarungen nacheinander, mit ausgewürfelter Energie. Wer zuerst zehn Schlachten gewonnen hat, gewinnt; Unentschieden zählen für niemanden.',
    'All nine pairs of weapons one after another, with random energy. Who first wins ten battles wins; draws count for nobody.',
  ],
  'practice.next': [
    'Schlacht {number}: {red} gegen {blue}',
    'Battle {number}: {red} against {blue}',
  ],
  'practice.score': ['{red} : {blue}', '{red} : {blue}'],
  'practice.start': ['Schlacht {number} beginnen', 'Start battle {number}'],
  'practice.over': ['{side} gewinnt das Übungsspiel.', '{side} wins the practice game.'],
  'practice.again': ['Neues Übungsspiel', 'New practice game'],

  'war.title': ['Krieg, Schlacht {number}', 'War, battle {number}'],
  'war.wins': ['gewonnen', 'won'],
  'war.fought': ['Bisherige Schlachten', 'Battles so far'],
  'war.gone': ['verloren', 'lost'],
  'war.how': ['Wie wird entschieden?', 'How is it decided?'],
  'war.arcade': ['Spielen', 'Play'],
  'war.entered': ['Schlacht eintragen', 'Enter the battle'],
  'war.whole': ['Ganzen Krieg eintragen', 'Enter the whole war'],
  'war.dice': ['Würfeln', 'Roll dice'],
  'war.winner': ['Wer hat gewonnen?', 'Who won?'],
  'war.nobody': ['Niemand', 'Nobody'],
  'war.left': ['Energie von {side} danach', 'Energy of {side} afterwards'],
  'war.leftLoser': ['Restenergie des Verlierers', 'Energy left of the loser'],
  'war.wrong': [
    'Das geht nicht: Energien sind ganze Zahlen von 0 bis zum Stand vor der Schlacht, und der Sieger hat noch welche. Nichts wurde eingetragen.',
    'That cannot be: energies are whole numbers from 0 to those before the battle, and the winner has some left. Nothing was entered.',
  ],
  'war.enter': ['Eintragen', 'Enter'],
  'war.roll': ['Beide würfeln', 'Roll for both'],
} satisfies Readonly<Record<string, Text>>;

type Plain = keyof typeof WORDS;

/** Fills the text of a key; a hostile name stays text. */
export function sayIn(
  language: Language,
  key: Plain,
  about: Readonly<Record<string, string | number>> = {},
): string {
  const text: string = inLanguage<string>(WORDS[key], language);
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(about[name] ?? whole));
}

/** Language of a page that is given away or of the program. */
export const BattleLanguage = createContext<Language>('de');

export type Say = (key: Plain, about?: Readonly<Record<string, string | number>>) => string;

/** The texts of the battle in the language of the interface. */
export function useSay(): Say {
  const language = useContext(BattleLanguage);
  return useCallback((key, about) => sayIn(language, key, about), [language]);
}

export const SIDE_WORDS = ['side.red', 'side.blue'] as const;
export function weaponWord(weapon: Weapon): `weapon.${Weapon}` {
  return `weapon.${weapon}`;
}
export function causeWord(cause: Cause): `cause.${Cause}` {
  return `cause.${cause}`;
}

/** An error of a text, in one sentence. */
export function problemText(say: Say, { line, text, expected }: TextProblem): string {
  return say('problem.line', { line, text, expected: say(`problem.${expected}`) });
}
