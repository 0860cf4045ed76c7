import {
  type FormTable,
  formTable as table,
  lineField as line,
  titled as title,
} from '../../../kernel';

/** The armies of a nation, each with its order and its settings. */
export const ARMIES_TABLE: FormTable = {
  ...table('Armeen', 'Armies', 4, [
    line('army', 'Armee', 'Army', 0.11),
    line('field', 'Feld', 'Field', 0.07),
    line('strength', 'Soldaten', 'Soldiers', 0.1),
    line('morale', 'Moral', 'Morale', 0.07),
    line('order', 'Befehl', 'Order', 0.38),
    line('set', 'Einstellung', 'Settings', 0.27),
  ]),
  note: title(
    'Befehl: zieht nach D5, C5; greift Ziel 2 an; nimmt den Stützpunkt ein; belagert E6; Falscher Befehl an Ziel 1: zieht nach K5. Einstellung, mit Strichpunkten: ist aggressiv; ist extrovertiert; beobachtet F7; erscheint doppelt; führt die Flagge von Rot.',
    'Order: moves to D5, C5; attacks target 2; captures the base; besieges E6; false order to target 1: moves to K5. Settings, with semicolons: is aggressive; is extrovert; watches F7; appears double; flies the flag of Rot.',
  ),
};

/** Foreign armies a nation sees, by the numbers of its map of this round. */
export const TARGETS_TABLE = table('Was zu sehen ist', 'What is in sight', 4, [
  line('target', 'Ziel', 'Target', 0.2),
  line('targetField', 'Feld', 'Field', 0.2),
  line('targetNation', 'Nation', 'Nation', 0.35),
  line('targetStrength', 'Stärke', 'Strength', 0.25),
]);
