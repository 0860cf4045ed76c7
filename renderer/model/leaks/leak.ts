import type { HiddenFact } from '../../../engine';
import type { Box } from '../../kit/paper/page';

/** A finished file, as it would be sent out. */
export interface Artefact {
  readonly name: string;
  readonly kind: 'pdf' | 'html' | 'svg' | 'text' | 'json' | 'mail' | 'png';
  readonly bytes: Uint8Array;
  /** Where maps lie in it, so that what is drawn can be held against what is known. */
  readonly maps?: readonly MapWindow[];
  /** Elements of pages in it that are the program's own, unchanged: they run, and hold nothing of a campaign. */
  readonly program?: readonly string[];
}

/** A map on a page: `page` counts from 0; `x`, `y`, `field` in millimetres as in a drawing on paper. */
export interface MapWindow {
  readonly page: number;
  readonly window: Box;
  readonly x: number;
  readonly y: number;
  readonly field: number;
  /** The net in which an icosahedron is drawn; absent = the usual one. */
  readonly net?: number;
}

export const LEAK_PLACES = [
  'text',
  'drawing',
  'metadata',
  'layer',
  'fileName',
  'attachment',
] as const;
export type LeakPlace = (typeof LEAK_PLACES)[number];

export type LeakKind = HiddenFact['kind'] | 'script' | 'unreadable';

/** Something found in a file that its reader cannot know. */
export interface Leak {
  /** The same thing has the same key in every file. */
  readonly key: string;
  readonly file: string;
  readonly where: LeakPlace;
  /** Kind of what leaked (see `HiddenFact`), `script` for executable content, `unreadable` for what cannot be checked. */
  readonly kind: LeakKind;
  /** What leaked, as text, and its context; page counts from 1. */
  readonly what: string;
  readonly excerpt: string;
  readonly page?: number;
}
