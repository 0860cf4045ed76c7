import { named } from '../../../orders';
import { courierCheck } from '../rules/courier';
import type { Book } from './book';
import type { Holdings, OwnCity, OwnUnit } from './holdings';
import { SAME_FOR_ALL } from './vocabulary';

const unit = (field: string, size = 0, more: Partial<OwnUnit> = {}): OwnUnit => ({
  field,
  size,
  isStationed: false,
  carrier: '',
  ...more,
});

const city = (name: string, more: Partial<OwnCity> = {}): OwnCity => ({
  name,
  isPort: false,
  isTrade: false,
  isFortified: false,
  ...more,
});

/** A realm in plain values: the armies of the sample sheet of chapter 6, two cities, two neighbours. */
export const BOOKS: Holdings = {
  isMuster: true,
  isOpen: () => true,
  units: new Map([
    ['KH 1', unit('65/05', 8500)],
    ['RH 1', unit('65/41', 2000)],
    ['RH 2', unit('65/42', 2200)],
    ['FH 1', unit('73/10', 50)],
    ['FH 2', unit('73/05', 120)],
    ['H 1', unit('72/22')],
    ['RH 4', unit('65/12', 3000, { isStationed: true })],
    ['KH 3', unit('65/30', 4000)],
  ]),
  cities: new Map([
    ['65/12', city('Hochburg')],
    ['65/30', city('Nordhafen', { isPort: true, isTrade: true })],
  ]),
  near: (field) => {
    const [gf = '', kf = ''] = field.split('/');
    return [-1, 1].flatMap((step) => {
      const no = Number(kf) + step;
      return no < 1 || no > 48 ? [] : [`${gf}/${String(no).padStart(2, '0')}`];
    });
  },
  asWritten: (field) => field,
  hasField: (field) => {
    const [gf = '', kf = ''] = field.split('/');
    return ['65', '72', '73'].includes(gf) && Number(kf) >= 1 && Number(kf) <= 48;
  },
  realm: 'west',
  contacted: new Set(['nord']),
  espionage: 51,
  secretArmies: 1,
  names: ['Westmark', 'Otho der Kühne'],
  courier: (order) => courierCheck({}, order, ['Westmark', 'Otho der Kühne']),
  wayOf: () => undefined,
  objections: () => [],
};

/** What names mean to that realm. */
export const BOOK: Book = {
  nouns: {
    ...SAME_FOR_ALL,
    city: [...BOOKS.cities].map(([key, { name }]) => named(key, name)),
    foreignCity: [named('72/20', 'Südmarkt')],
    party: [named('west', 'Westmark'), named('nord', 'Nordreich'), named('insel', 'Inselbund')],
  },
  writer: 'west',
  realm: ['Westmark'],
  month: 4,
  year: 2,
};
