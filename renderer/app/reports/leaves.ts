import type { ComponentType } from 'react';
import type { Campaign } from '../../../engine';
import { NewsLeaf } from '../../screens/news';
import type { DispatchLeaf } from '../../model/reports/dispatch-store';
import { EvaluationsLeaf } from '../../screens/reports/evaluations/EvaluationsLeaf';
import { OutboxLeaf } from '../../screens/reports/outbox/OutboxLeaf';

/** A leaf of the room; it fills what the switch leaves free. */
export type LeafContent = ComponentType<{ readonly campaign: Campaign }>;

export const LEAVES: Readonly<Record<DispatchLeaf, LeafContent>> = {
  evaluations: EvaluationsLeaf,
  news: NewsLeaf,
  outbox: OutboxLeaf,
};
