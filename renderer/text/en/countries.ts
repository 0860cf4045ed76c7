import type { countries as german } from '../de/countries';
import type { SameShape } from '../shape';

/** Words of the board of countries and zones. */
export const countries: SameShape<typeof german> = {
  language: 'en',
  tool: { select: 'Select' },
  hint: {
    select:
      'Click a country; dragging moves the board. Arrows go from country to country, Page Up and Page Down one by one.',
  },
  layers: {
    zones: 'Zones with names and hatching',
    markers: 'Markers and motherlands',
    open: 'What is open now',
  },
  view: { title: 'World map or tables', map: 'World map', table: 'Tables' },
  what: '{{zone}}, power base {{value}}, {{how}}',
  blank: 'Blank, to fill in',
  open: 'Open now.',
  sheet: {
    label: 'Sheet of the country',
    overview_one: '1 country',
    overview_other: '{{count}} countries',
  },
  status: { none: 'No country chosen' },
  legend: { zones: 'Zones', parties: 'Players' },
};
