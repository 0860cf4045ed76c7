import type { ComponentType } from 'react';
import type { Campaign } from '../../engine';
import { NewsLeaf } from '../news';
import type { DispatchLeaf } from './dispatch-store';
import { EvaluationsLeaf } from './evaluations/EvaluationsLeaf';
import { OutboxLeaf } from './outbox/OutboxLeaf';

/** A leaf of the room; it fills what the switch leaves free. */
export type LeafContent = ComponentType<{ readonly campaign: Campaign }>;

export const LEAVES: Readonly<Record<DispatchLeaf, LeafContent>> = {
  evaluations: EvaluationsLeaf,
  news: NewsLeaf,
  outbox: OutboxLeaf,
};
