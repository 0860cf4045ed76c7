import type { WordTree } from '../../../engine';

/** The six directions from field to field. */
export const direction: WordTree = {
  1: ['Nordosten', 'north-east'],
  2: ['Osten', 'east'],
  3: ['Südosten', 'south-east'],
  4: ['Südwesten', 'south-west'],
  5: ['Westen', 'west'],
  6: ['Nordwesten', 'north-west'],
};
