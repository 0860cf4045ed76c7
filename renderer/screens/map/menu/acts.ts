import type { Shortcut } from '../../../kit/state/shortcuts';
import { EXCHANGE_ACTS } from '../exchange';
import { TRACING_ACTS } from '../../../model/tracing';
import { PLACE_ACTS } from '../places/acts';
import { WORLD_ACTS } from '../world/acts';

/** Acts on the whole map that no tool carries out: files, generating, tracing. Listed in the map menu and everywhere acts are found. */
export const MAP_ACTS: readonly Shortcut[] = [
  ...WORLD_ACTS,
  ...PLACE_ACTS,
  ...TRACING_ACTS,
  ...EXCHANGE_ACTS,
];
