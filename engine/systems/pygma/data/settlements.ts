import type { SettlementStyle } from '../../../kernel';

/** The one kind of settlement of a map: what a city is follows from where it lies and from whose capital it is. */
export const CITY = 'city';

export const SETTLEMENT_STYLES: Readonly<Record<string, SettlementStyle>> = {
  [CITY]: {
    key: CITY,
    display: 'S',
    name: { de: 'Stadt', en: 'City' },
    buildingValue: 0,
    inhabitants: 0,
    garrison: 0,
  },
};
