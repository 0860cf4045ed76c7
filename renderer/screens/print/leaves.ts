import type { ComponentType } from 'react';
import type { Campaign } from '../../../engine';
import { FormsLeaf } from './forms/room/FormsLeaf';
import { BlankLeaf } from './room/BlankLeaf';
import { BoardLeaf } from './room/BoardLeaf';
import { ChronicleLeaf } from './room/ChronicleLeaf';
import { MapsLeaf } from './room/MapsLeaf';
import { PagesLeaf } from './room/PagesLeaf';
import type { PrintLeaf } from './print-store';

/** A leaf of the room; it fills what the switch leaves free. */
export type LeafContent = ComponentType<{ readonly campaign: Campaign }>;

export const LEAVES: Readonly<Record<PrintLeaf, LeafContent>> = {
  maps: MapsLeaf,
  blank: BlankLeaf,
  board: BoardLeaf,
  forms: FormsLeaf,
  chronicle: ChronicleLeaf,
  pages: PagesLeaf,
};
