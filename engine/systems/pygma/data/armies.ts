import type { Words } from '../../../kernel';
import type { ArmyKind } from './kinds';

/** What letters call a kind: `KH 1` (PI-05-03); a kind of the GM's `AH 1` (PI-05-09). */
export const ARMY_LETTERS: Readonly<Record<ArmyKind, string>> = {
  warrior: 'KH',
  rider: 'RH',
  fleet: 'FH',
  extra_a: 'AH',
  extra_b: 'BH',
  extra_c: 'CH',
};

/** Standing orders of an army (PI-05-89). */
export const ARMY_ORDERS = ['none', 'attack', 'retreat', 'negotiate'] as const;
export type ArmyOrder = (typeof ARMY_ORDERS)[number];

export const ORDER_NAMES: Readonly<Record<ArmyOrder, Words>> = {
  none: ['nichts', 'nothing'],
  attack: ['Angriff', 'attack'],
  retreat: ['Rückzug', 'retreat'],
  negotiate: ['Verhandlung', 'negotiate'],
};
