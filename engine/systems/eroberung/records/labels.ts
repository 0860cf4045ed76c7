import type { Words } from '../../../kernel';
import type { Weapon } from '../arcade/parameters';

/** Weapons as books, letters and sentences call them. */
export const WEAPON_WORDS: Readonly<Record<Weapon, Words>> = {
  S: ['U-Boot', 'submarine'],
  P: ['Flugzeug', 'plane'],
  T: ['Panzer', 'tank'],
};

/** Reasons of changes of markers or register (EW-0-08), as books and papers print them. */
export const BOOKED: Readonly<Record<string, Words>> = {
  motherland: ['Mutterland', 'Motherland'],
  home: ['Heimatbündnisse', 'Home alliances'],
  purchase: ['Gekaufte Bündnisse', 'Alliances bought'],
  attack: ['Angriffe bezahlt', 'Attacks paid'],
  spoils: ['Beute', 'Spoils'],
  bonus: ['Zonenbonus', 'Zone bonus'],
  conquest: ['Eroberungen', 'Conquests'],
  defence: ['Verteidigt', 'Defended'],
  lost: ['Verlorene Länder', 'Countries lost'],
  booty: ['Beute aus einem Mutterland', 'Booty of a motherland'],
  eliminated: ['Ausgeschieden', 'Eliminated'],
  change: ['Geänderte Werte', 'Changed values'],
  transfer: ['Übertrag der Marken', 'Transfer of markers'],
  restTransfer: ['Übertrag der Energie', 'Transfer of energy'],
  shift: ['Duelle', 'Duels'],
  gm: ['Spielleitung', 'The GM'],
};

/** Halves of the register as they are read: `6½` (EW-6-01). */
export function halvesText(halves: number): string {
  const whole = Math.trunc(Math.abs(halves) / 2);
  const sign = halves < 0 ? '−' : '';
  if (halves % 2 === 0) return sign + String(whole);
  return `${sign}${whole === 0 ? '' : String(whole)}½`;
}
