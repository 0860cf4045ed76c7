import {
  type FormDefinition,
  type FormTable,
  type FormValues,
  headedLines,
  type Language,
  moreLines,
  rowsIn,
} from '../../../kernel';
import { fields, line, noted, returnedForm, table, text } from '../../../kernel/form-parts';
import { ABILITY_NAMES } from '../records/names';
import { CARD } from './card';
import { INVITATION } from './values';

/** The armies of a nation, each with its order and its settings. */
const ARMIES_TABLE: FormTable = noted(
  table('Armeen', 'Armies', 4, [
    line('army', 'Armee', 'Army', 0.11),
    line('field', 'Feld', 'Field', 0.07),
    line('strength', 'Soldaten', 'Soldiers', 0.1),
    line('morale', 'Moral', 'Morale', 0.07),
    line('order', 'Befehl', 'Order', 0.38),
    line('set', 'Einstellung', 'Settings', 0.27),
  ]),
  'Befehl: zieht nach D5, C5; greift Ziel 2 an; nimmt den Stützpunkt ein; belagert E6; Falscher Befehl an Ziel 1: zieht nach K5. Einstellung, mit Strichpunkten: ist aggressiv; ist extrovertiert; beobachtet F7; erscheint doppelt; führt die Flagge von Rot.',
  'Order: moves to D5, C5; attacks target 2; captures the base; besieges E6; false order to target 1: moves to K5. Settings, with semicolons: is aggressive; is extrovert; watches F7; appears double; flies the flag of Rot.',
);

/** Foreign armies a nation sees, by the numbers of its map of this round. */
const TARGETS_TABLE = table('Was zu sehen ist', 'What is in sight', 4, [
  line('target', 'Ziel', 'Target', 0.2),
  line('targetField', 'Feld', 'Field', 0.2),
  line('targetNation', 'Nation', 'Nation', 0.35),
  line('targetStrength', 'Stärke', 'Strength', 0.25),
]);

export { formValues } from './values';

/** Words that begin an order which names its army itself. */
const NAMES_ITSELF = /^(?:armee|army|horde|barbar|falsche?r? befehl|false order)/i;

/** A false order names the army that gives it behind its head. */
const FALSE_HEAD = /^(falscher befehl|false order)(?! (?:von|from))/i;

/** An order of a row of the form as it stands in a letter: with the army that carries it out. */
function ofArmy(army: string, order: string, language: Language): string {
  if (army === '') return order;
  if (FALSE_HEAD.test(order))
    return order.replace(FALSE_HEAD, `$1 ${language === 'de' ? 'von' : 'from'} ${army}`);
  return NAMES_ITSELF.test(order) ? order : `${army} ${order}`;
}

/** Orders beside armies: field of the form, and the heading under which a letter has it. */
const OF_NATION = {
  vote: ['Stimme:', 'Vote:'],
  choice: ['Wahl:', 'Choice:'],
  loss: ['Verlust:', 'Losses:'],
} as const;

/** The order sheet as a letter, one order per paragraph; an empty field orders nothing (TM-2-10, TM-11-06). */
export function ordersText(values: FormValues, language: Language): string {
  const rows = rowsIn(ARMIES_TABLE, values).map((cell) => {
    const parts = [cell('order'), ...cell('set').split(';')].map((part) => part.trim());
    return parts.filter((part) => part !== '').map((part) => ofArmy(cell('army'), part, language));
  });
  const ofNation = headedLines(values, OF_NATION, language);
  // A text of the player's own goes to the end of its paragraph: no order may stand in that of another one.
  return [...rows.flat(), ...ofNation, ...moreLines(values)].join('\n\n');
}

const HEAD = fields('', '', [
  line('nation', 'Nation', 'Nation', 0.4),
  line('round', 'Runde', 'Round', 0.3),
  line('capital', 'Hauptstadt', 'Capital', 0.3),
]);

/** Orders of a nation for a round: a line for every army, the foreign units it sees beside it (TM-11, TM-12-06). */
const ORDERS = returnedForm('orders', 'Befehle der Runde', 'Orders of the round', ordersText, [
  HEAD,
  ARMIES_TABLE,
  TARGETS_TABLE,
  noted(
    fields('Die Nation', 'The nation', [
      line('vote', 'Stimme gegen', 'Vote against', 0.5),
      line('choice', 'Wahl des Alleskönners', 'Choice of an all-rounder', 0.5),
      line('loss', 'Verluste', 'Losses', 1),
      text('more', 'Weitere Befehle', 'Further orders', 1, 4),
    ]),
    'Verluste, falls eine Sanktion 500 Soldaten kostet: Garnison mit 200, Armee 1 mit 300.',
    'Losses if a sanction costs 500 soldiers: garrison with 200, army 1 with 300.',
  ),
]);

/** Choices of the set-up, with their heads in a letter (TM-2-15). */
const OF_SETUP = {
  abilities: ['Fähigkeiten:', 'Abilities:'],
  techniques: ['Kampftechniken:', 'Techniques:'],
  split: ['Aufteilung:', 'Split:'],
  camp: ['Lager:', 'Camp:'],
} as const;

/** The set-up as a letter. */
const setupText = (values: FormValues, language: Language): string =>
  headedLines(values, OF_SETUP, language).join('\n');

const abilityList = (at: 0 | 1): string =>
  Object.values(ABILITY_NAMES)
    .map((names) => names[at])
    .join(', ');

/** Choices of a nation before the first round (TM-15-01). */
const SETUP = returnedForm('setup', 'Aufstellung', 'Set-up', setupText, [
  HEAD,
  noted(
    fields('Wahl', 'Choice', [
      line('abilities', 'Fähigkeiten', 'Abilities', 1),
      line('techniques', 'Kampftechniken', 'Techniques', 1),
      line('split', 'Aufteilung', 'Split', 0.7),
      line('camp', 'Lager der Barbaren', 'Camp of the barbarians', 0.3),
    ]),
    `Höchstens zwei Fähigkeiten, eine böse (die beiden letzten) als dritte: ${abilityList(0)}. Kampftechniken nur mit Geheime Kampftechniken, Lager nur mit Herr der Barbaren. Aufteilung etwa: Garnison mit 400, Armee 1 mit 700, Armee 2 mit 400.`,
    `Two abilities at most, an evil one (the last two) as a third: ${abilityList(1)}. Techniques with Secret techniques only, a camp with Lord of the barbarians only. A split such as: garrison with 400, army 1 with 700, army 2 with 400.`,
  ),
]);

/** The printed forms of the game. */
export const FORMS: readonly FormDefinition[] = [ORDERS, SETUP, INVITATION, CARD];
