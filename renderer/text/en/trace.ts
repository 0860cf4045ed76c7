import type { trace as german } from '../de/trace';
import type { SameShape } from '../shape';

/** Words for tracing old maps. */
export const trace: SameShape<typeof german> = {
  act: {
    import: 'Trace a map …',
  },
  panel: {
    title: 'Tracings',
    empty: 'Put a scanned map under the grid and draw over it.',
    emptyBoard: 'Lay a scanned map under the board and trace it.',
    import: 'Choose a picture or PDF',
    shown: 'show',
    locked: 'lock',
    opacity: 'Opacity',
    pins: 'Pins',
    pin: 'Pull out pin {{number}}',
    pullAll: 'Pull out all',
    remove: 'Remove the tracing',
    suggest: 'Suggest terrain',
    missing:
      'The picture of this tracing is missing on this computer. Load it once more; the pins stay.',
    reload: 'Load the picture again',
    loading: 'Loading the picture',
  },
  fit: {
    free: 'No pin yet: press on a point of the tracing and drag it to where it lies on the map.',
    shifted: 'One pin: the tracing is shifted. The second turns and scales it.',
    turned: 'Two pins: the tracing is turned and scaled. The third evens out unequal scales.',
    fixed: 'Three pins: the tracing is in place.',
    line: 'The three pins lie almost on one line and fix nothing. Move one of them aside.',
  },
  hint: {
    press: 'Press on a point of the tracing and drag it to its place',
    pull: 'Pin {{number}}: let go where the point belongs (with Ctrl without snapping)',
  },
  refused: {
    nothing: 'No tracing lies here.',
    locked: 'The tracing is locked. Unlock it to fit it.',
    enough: 'Three pins hold the tracing already. Drag one of them or pull one out.',
  },
  pdf: {
    title: 'Choose a page',
    intro_one: '“{{file}}” has one page.',
    intro_other: '“{{file}}” has {{count}} pages. One of them becomes the tracing.',
    page: 'Page',
    take: 'Take this page',
  },
  reading: 'Reading the tracing',
  problem: {
    'unknown-kind':
      '“{{file}}” is neither PNG, JPEG, WebP nor PDF. Nothing was changed; save the map in one of these formats.',
    damaged:
      '“{{file}}” is damaged or locked and cannot be read. Nothing was changed; scan or save the sheet once more.',
    'too-many-pixels':
      '“{{file}}” measures {{width}} × {{height}} pixels, more than {{most}} on one side. Nothing was changed; make the picture smaller.',
    'too-many-bytes':
      '“{{file}}” is larger than {{most}} MB. Nothing was changed; make the picture smaller.',
    'no-page':
      'Page {{page}} of “{{file}}” cannot be drawn. Nothing was changed; save it as a picture.',
    gone: 'The chosen file could not be read. Nothing was changed; see whether it is still there.',
    unstored:
      '“{{file}}” could not be stored. Nothing was changed; make room on the computer and try again.',
    other:
      '“{{file}}” is another picture than the one the pins belong to. Nothing was changed; add it as a new tracing.',
  },
  suggest: {
    title: 'Terrain from the colours',
    intro:
      'Each line is a colour found on the tracing. Give it a terrain once; the map shows what comes of it.',
    looking: 'Looking at the fields',
    groups: 'Tell apart colours',
    count_one: '1 field',
    count_other: '{{count}} fields',
    leave: 'do not take over',
    terrain: 'Terrain for colour {{number}}',
    onlyChosen: 'chosen fields only',
    apply_one: 'Take over 1 field',
    apply_other: 'Take over {{count}} fields',
    nothing: 'The tracing covers no field completely. Fit it first.',
    failed: 'The colours of “{{name}}” could not be read. Nothing was changed; try again.',
  },
  command: {
    add: 'Tracing “{{name}}” put under the grid',
    remove: 'Tracing “{{name}}” removed',
    opacity: 'Opacity of the tracing “{{name}}” changed',
    lock: 'Tracing “{{name}}” locked',
    unlock: 'Tracing “{{name}}” unlocked',
    show: 'Tracing “{{name}}” shown',
    hide: 'Tracing “{{name}}” hidden',
    pin: 'Tracing “{{name}}”: pin {{number}} set',
    pull: 'Tracing “{{name}}”: pin {{number}} pulled out',
    pullAll: 'Tracing “{{name}}”: all pins pulled out',
    suggest_one: 'Terrain taken from the tracing “{{name}}”, 1 field',
    suggest_other: 'Terrain taken from the tracing “{{name}}”, {{count}} fields',
  },
};
