import type { Words, WordTree } from '../../../kernel';
import { ABILITY_NAMES } from '../records/names';
import type { UnitOrderKind } from '../orders/order';

/** Orders of an army, in a word. */
const ACT_NAMES: Readonly<Record<UnitOrderKind, Words>> = {
  HOLD: ['Halten', 'Hold'],
  MOVE: ['Ziehen', 'Move'],
  ATTACK: ['Angreifen', 'Attack'],
  CAPTURE: ['Stützpunkt einnehmen', 'Capture a base'],
  SIEGE: ['Belagern', 'Besiege'],
  REBUILD: ['Hauptstadt wieder aufbauen', 'Rebuild the capital'],
  BUILD_BASE: ['Stützpunkt bauen', 'Build a base'],
  BLOCKADE: ['Blockieren', 'Blockade'],
  SHOW_DECREE: ['Erlass zeigen', 'Show a decree'],
  SET_TRAP: ['Falle stellen', 'Set a trap'],
  FALSE_ORDER: ['Falscher Befehl', 'False order'],
  TRACK: ['Fährte aufnehmen', 'Track'],
  DEMORALISE: ['Demoralisieren', 'Demoralise'],
  LURE: ['Verlocken', 'Lure'],
};

/** An army or horde by its number, 0 for a horde. */
const NUMBERED: Readonly<Record<'zero' | 'one' | 'other', Words>> = {
  zero: ['die Horde', 'the horde'],
  one: ['Armee {{count}}', 'army {{count}}'],
  other: ['Armee {{count}}', 'army {{count}}'],
};

const numbered = (name: string): WordTree =>
  Object.fromEntries(
    Object.entries(NUMBERED).map(([plural, words]) => [`word.${name}_${plural}`, words]),
  );

/** Words for what is named in sentences. */
export const NAMED_WORDS: WordTree = {
  word: {
    act: ACT_NAMES,
    ability: ABILITY_NAMES,
    side: { good: ['Guten', 'good'], evil: ['Bösen', 'evil'] },
    against: {
      army: ['eine Armee', 'an army'],
      base: ['die Verteidiger des Stützpunkts', 'the defenders of the base'],
      garrison: ['die Garnison', 'the garrison'],
    },
    why: {
      demoralised: ['demoralisiert', 'demoralised'],
      flight: ['misslungene Flucht', 'failed flight'],
      march: ['zwei Felder gezogen', 'moved two fields'],
      rest: ['ausgeruht', 'rested'],
      base: ['Stützpunkt gewonnen', 'base gained'],
      capital: ['Hauptstadt verloren', 'capital lost'],
    },
    party: { barbarians: ['Barbaren', 'barbarians'], nobody: ['niemand', 'nobody'] },
  },
  ...numbered('number'),
  ...numbered('otherNumber'),
};

/** Heads of the table of a message. */
export const COLUMN_WORDS: WordTree = {
  column: {
    order: ['Befehl', 'Order'],
    object: ['Wer oder was', 'Who or what'],
    details: ['Näheres', 'Details'],
  },
};

const NUMBER = '$t(moerderspiel:word.number, {"count": {{number}} })';
const ABILITY = '$t(moerderspiel:word.ability.{{ability}})';

/** Every order as understood, restated to its player: who, then what (TM-11-07). */
export const UNDERSTOOD_WORDS: WordTree = {
  understood: {
    unit: [NUMBER, NUMBER],
    HOLD: ['hält', 'holds'],
    MOVE: ['zieht nach {{path}}', 'moves to {{path}}'],
    ATTACK: ['greift Ziel {{target}} an', 'attacks target {{target}}'],
    ATTACK_base: ['greift den Stützpunkt an', 'attacks the base'],
    ATTACK_garrison: ['greift die Garnison an', 'attacks the garrison'],
    CAPTURE: ['nimmt den Stützpunkt ein', 'captures the base'],
    SIEGE: ['belagert {{capital}}', 'besieges {{capital}}'],
    REBUILD: ['baut die Hauptstadt wieder auf', 'rebuilds the capital'],
    REBUILD_with: [
      'baut die Hauptstadt wieder auf, Garnison {{garrison}}',
      'rebuilds the capital, garrison {{garrison}}',
    ],
    BUILD_BASE: ['baut einen Stützpunkt', 'builds a base'],
    BLOCKADE: ['blockiert die Kante zu {{beyond}}', 'blockades the edge to {{beyond}}'],
    BLOCKADE_step: [
      'blockiert die Kante zu {{beyond}} und zieht nach {{step}}',
      'blockades the edge to {{beyond}} and moves to {{step}}',
    ],
    SHOW_DECREE: ['zeigt allen den Erlass', 'shows everybody the decree'],
    SHOW_DECREE_unit: ['zeigt Ziel {{target}} den Erlass', 'shows target {{target}} the decree'],
    SET_TRAP: ['stellt eine Falle', 'sets a trap'],
    FALSE_ORDER: [
      'gibt Ziel {{target}} einen falschen Befehl:',
      'gives target {{target}} a false order:',
    ],
    TRACK: ['verfolgt Ziel {{target}}', 'tracks target {{target}}'],
    DEMORALISE: [
      'demoralisiert Ziel {{target}}: {{text}}',
      'demoralises target {{target}}: {{text}}',
    ],
    DEMORALISE_base: ['demoralisiert den Stützpunkt', 'demoralises the base'],
    DEMORALISE_garrison: [
      'demoralisiert die Garnison: {{text}}',
      'demoralises the garrison: {{text}}',
    ],
    LURE: [
      'verlockt {{amount}} Soldaten von Ziel {{target}}',
      'lures {{amount}} soldiers of target {{target}}',
    ],
    LURE_base: [
      'verlockt {{amount}} Soldaten des Stützpunkts',
      'lures {{amount}} soldiers of the base',
    ],
    LURE_garrison: [
      'verlockt {{amount}} Soldaten der Garnison',
      'lures {{amount}} soldiers of the garrison',
    ],
    aggressive: ['ist aggressiv', 'is aggressive'],
    passive: ['ist passiv', 'is passive'],
    extrovert: ['ist extrovertiert', 'is extrovert'],
    introvert: ['ist introvertiert', 'is introvert'],
    watch: ['beobachtet {{field}}', 'watches {{field}}'],
    half: ['erscheint halb so stark', 'appears half as strong'],
    true: ['erscheint, wie sie ist', 'appears as it is'],
    double: ['erscheint doppelt so stark', 'appears twice as strong'],
    flag: ['führt die Flagge von {{party}}', 'flies the flag of {{party}}'],
    flag_own: ['führt die eigene Flagge', 'flies its own flag'],
    takesDecrees: ['nimmt Erlasse', 'takes decrees'],
    leavesDecrees: ['lässt Erlasse liegen', 'leaves decrees alone'],
    slot: [`nutzt unter der Sanktion: ${ABILITY}`, `uses under the sanction: ${ABILITY}`],
    VOTE: ['Stimme gegen {{party}}', 'vote against {{party}}'],
    VOTE_none: ['keine Stimme', 'no vote'],
    CEDE: [
      'überlässt {{party, dat}} den Stützpunkt auf {{field}}',
      'cedes the base on {{field}} to {{party}}',
    ],
    CHOOSE: [`wählt für diese Runde: ${ABILITY}`, `chooses for this round: ${ABILITY}`],
    REGROUP: ['verlegt Soldaten: {{soldiers}}', 'shifts soldiers: {{soldiers}}'],
    REGROUP_all: ['verlegt alle Soldaten', 'shifts all soldiers'],
    from: [`von: ${NUMBER}`, `from: ${NUMBER}`],
    from_garrison: ['aus der Garnison', 'from the garrison'],
    to: [`zu: ${NUMBER}`, `to: ${NUMBER}`],
    to_garrison: ['in die Garnison', 'into the garrison'],
    to_new: ['als neue Armee', 'as a new army'],
    SANCTION_LOSS: ['verteilt die Verluste einer Sanktion', 'distributes the losses of a sanction'],
    loss: [`${NUMBER}: {{soldiers}}`, `${NUMBER}: {{soldiers}}`],
    loss_garrison: ['Garnison: {{soldiers}}', 'garrison: {{soldiers}}'],
    SPLIT: [
      'Garnison: {{soldiers}}, Armeen: {{armies}}',
      'garrison: {{soldiers}}, armies: {{armies}}',
    ],
    ability: [`Spezialfähigkeit: ${ABILITY}`, `special ability: ${ABILITY}`],
    technique: [
      'Kampftechnik: $t(moerderspiel:option.{{technique}})',
      'technique: $t(moerderspiel:option.{{technique}})',
    ],
    CAMP: ['Lager der Barbaren auf {{field}}', 'camp of the barbarians on {{field}}'],
  },
};
