import type { Words } from '../../../kernel';
import { dayOf, isFirstOfDay } from '../rules/public-map';
import type { Ability, Factor, Technique } from '../state/types';

/** Names of the special abilities (TM-8.0-13). */
export const ABILITY_NAMES: Readonly<Record<Ability, Words>> = {
  builder: ['Baumeister', 'Builder'],
  blockade: ['Blockade', 'Blockade'],
  scouting: ['Aufklärung', 'Scouting'],
  retaliation: ['Vergeltung', 'Retaliation'],
  deception: ['Täuschung', 'Deception'],
  innocence: ['Unschuldsbeweis', 'Proof of innocence'],
  trapper: ['Fallenleger', 'Trapper'],
  false_orders: ['Falsche Befehle', 'False orders'],
  track: ['Fährte aufnehmen', 'Track'],
  demoralise: ['Demoralisieren', 'Demoralise'],
  secret_techniques: ['Geheime Kampftechniken', 'Secret combat techniques'],
  omnipresence: ['Omnipräsenz', 'Omnipresence'],
  camouflage: ['Tarnung', 'Camouflage'],
  allrounder: ['Alleskönner', 'All-rounder'],
  underdog: ['Underdog', 'Underdog'],
  lure: ['Verlocken', 'Lure'],
  false_flag: ['Unter fremder Flagge', 'False flag'],
  barbarians: ['Herr der Barbaren', 'Lord of the barbarians'],
};

/** Names of the secret techniques (TM-8.11-02). */
export const TECHNIQUE_NAMES: Readonly<Record<Technique, Words>> = {
  first_strike: ['Erster Schlag', 'First strike'],
  shield_wall: ['Schildwall', 'Shield wall'],
  rooted: ['Verwurzelt', 'Rooted'],
  thick_skin: ['Dickes Fell', 'Thick skin'],
  grim: ['Grimmig', 'Grim'],
  slippery: ['Schlüpfrig', 'Slippery'],
  hunter: ['Jäger', 'Hunter'],
  siege_craft: ['Belagerungskunst', 'Siege craft'],
  storm: ['Sturmangriff', 'Storm'],
};

export const FACTOR_NAMES: Readonly<Record<Factor, Words>> = {
  true: ['wie sie ist', 'as it is'],
  half: ['halb so stark', 'half as strong'],
  double: ['doppelt so stark', 'twice as strong'],
};

/** Options of a choice out of names, the empty one first where it may be left open. */
export function optionsOf(names: Readonly<Record<string, Words>>, none?: Words) {
  const options = Object.entries(names).map(([id, label]) => ({ id, label }));
  return none === undefined ? options : [{ id: '', label: none }, ...options];
}

/** A round by its day; before the first one, nothing (TM-2-04). */
export function roundText(round: number): Words {
  if (round === 0) return ['–', '–'];
  const [day, no] = [String(dayOf(round)), isFirstOfDay(round) ? '1' : '2'];
  return [`Tag ${day}, Runde ${no}`, `Day ${day}, round ${no}`];
}
