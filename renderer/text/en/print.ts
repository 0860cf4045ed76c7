import type { print as german } from '../de/print';
import type { SameShape } from '../shape';

export const print: SameShape<typeof german> = {
  title: 'Print a map',
  intro:
    'What a realm knows is printed: its land and what its units have seen. The unknown is not covered, it is absent from the file.',
  realm: 'For whom',
  paper: 'Paper',
  orientation: 'Orientation',
  portrait: 'Portrait',
  landscape: 'Landscape',
  fieldMm: 'Width of a Kleinfeld',
  fieldMmHint: '6 to 20 mm; with field numbers from 9 mm.',
  mm: 'mm',
  known_one: '1 field known',
  known_other: '{{count}} fields known',
  sheets_one: '1 sheet {{paper}}',
  sheets_other: '{{count}} sheets {{paper}}, one of them with the legend',
  sheetsTiled:
    'Neighbouring sheets overlap by two fields. Cut at the crop marks and they fit together.',
  oneSheet: 'Up to {{mm}} mm everything fits on one sheet',
  print: 'Print',
  printHint:
    'Choose scale 100 % and no margins in the print dialogue. The control line on each sheet must be 100 mm long.',
  saved: 'Saved as {{path}}.',
  failed:
    'The PDF was not saved. Your campaign is untouched; choose another folder and print again.',
  zoom: 'Preview',
  zoomFit: 'Fit',
  zoomReal: '100 %',
  preview: 'Preview: this is how it comes onto paper',
  nothing: {
    title: 'This realm does not know any field yet',
    text: 'As soon as units have marched or land is assigned there is a map here. Otherwise choose another realm.',
  },
  noRealm: {
    title: 'There is no realm yet',
    text: 'A map is always printed for a realm. Create one on the map with the tool for places.',
  },
  sheet: {
    label: 'Sheet {{number}} of {{count}}',
    knowledge: 'by its own knowledge, {{date}}',
    terrain: 'Terrain',
    places: 'Places',
    lines: 'Lines and signs',
    scale: 'Scale',
    overview: 'Sheets',
    perField: '{{mm}} mm per field, frame part {{km}} km',
    fog: 'Empty fields: unknown.',
    number: 'Sheet {{number}} of {{count}} · turn {{turn}}',
    beyond: 'continued on sheet {{number}}',
    control: 'Control line: 100 mm',
    km: '{{km}} km',
    kmBar: 'Scale up to {{km}} km',
  },
  line: {
    road: 'Road',
    bridge: 'Bridge',
    river: 'River',
    canal: 'Canal',
    wall: 'Wall',
    border: 'Realm border',
    capital: 'Capital',
    unit: 'Unit',
  },
  fileName: '{{realm}}, {{date}}.pdf',
  key: { print: 'Print map' },
};
