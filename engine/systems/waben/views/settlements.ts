import type { SettlementStyle, Title } from '../../../kernel';
import { SETTLEMENT_KEYS, SETTLEMENT_TYPES, type SettlementKey } from '../data';

const NAMES: Readonly<Record<SettlementKey, Title>> = {
  gar: { de: 'Garnison', en: 'Garrison' },
  brg: { de: 'Burg', en: 'Castle' },
  std: { de: 'Stadt', en: 'Town' },
  fst: { de: 'Festung', en: 'Fortress' },
  met: { de: 'Metropole', en: 'Metropolis' },
};

/** Units of minimum size per point of stationing limit (WW-4.2-05). */
const UNITS_PER_POINT = 2;

const styleOf = (key: SettlementKey): SettlementStyle => {
  const { display, buildingValue, inhabitants, garrison } = SETTLEMENT_TYPES[key];
  return {
    key,
    display,
    name: NAMES[key],
    buildingValue,
    inhabitants,
    garrison: UNITS_PER_POINT * garrison,
  };
};

/**
 * The five standard types of settlement, smallest first; capacity is counted in foot units of minimum size (WW-4.2-01).
 */
export const settlementStyles: Readonly<Record<string, SettlementStyle>> = Object.fromEntries(
  SETTLEMENT_KEYS.map((key) => [key, styleOf(key)]),
);
