import type { board as german } from '../de/board';
import type { SameShape } from '../shape';

/** Words all boards share. */
export const board: SameShape<typeof german> = {
  stage: 'Board of “{{campaign}}”',
  resting:
    'You look through the eyes of another. The truth is what is drawn; the tools rest meanwhile.',
  readOnly: 'Another window writes to this campaign. Here you can only look.',
  party: 'Name',
  nobody: 'nobody',
  piece: {
    here: 'Who stands here',
    everywhere: 'On the whole board',
    none: 'Nobody, as far as is known.',
    name: 'No.',
    strength: 'Strength',
    truth: 'in truth',
    count: 'Number',
    said: '{{name}} {{number}} with {{strength}}',
    listed: 'Here: {{names}}.',
    unknown: 'unknown strength',
  },
  refused: {
    resting: 'Only the truth can be drawn, and only in the window that writes.',
  },
  overview: 'Back to the overview',
  layers: 'In sight',
  remarks: 'To consider',
  neighbours: 'Neighbour fields',
  marks: 'Marks',
  moment: {
    same: 'Nothing on the board has changed.',
    changed: 'Changed on the board: {{fields}}',
  },
  key: {
    fit: 'Show the whole board',
    zoomIn: 'Closer',
    zoomOut: 'Further away',
    back: 'Back to the board',
    drop: 'Break off, let go of the choice',
  },
  export: {
    act: 'Save a picture of the board …',
    title: 'Picture of the board',
    truth: 'As you see it: with everything the players hide from each other.',
    own: 'As you see it.',
    veiled: 'Secrets go into no picture.',
    seen: 'As {{name}} sees it.',
    format: 'Format',
    png: 'PNG',
    svg: 'SVG',
    pdf: 'PDF',
    width: 'Width',
    millimetres: '{{width}} mm',
    save: 'Save',
    saved: 'Picture saved: {{path}}',
    failed: 'The picture could not be written. Nothing was changed; try a smaller width.',
  },
};
