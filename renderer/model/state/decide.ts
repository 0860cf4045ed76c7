import type { Campaign, DecisionSubject, Json, Ruling } from '../../../engine';
import { type Command, replacing } from './command';

/** The campaign with decisions of the GM, each replacing the one under its key. */
export function withDecisions(campaign: Campaign, decisions: readonly Ruling[]): Campaign {
  const added = Object.fromEntries(decisions.map((decision) => [decision.key, decision]));
  return { ...campaign, rulings: { ...campaign.rulings, ...added } };
}

/** The campaign without the decisions under some keys. */
export function withoutDecisions(campaign: Campaign, keys: readonly string[]): Campaign {
  const kept = Object.entries(campaign.rulings).filter(([key]) => !keys.includes(key));
  return { ...campaign, rulings: Object.fromEntries(kept) };
}

/**
 * Decides: an answer, a figure, a typed die, an outcome or a covered choice, each with its reason; several are one step
 * of undo. `label` describes the decision in the list of journal entries, so it never reveals a covered value.
 */
export function decide(label: string, ...decisions: readonly Ruling[]): Command {
  return replacing('turn:command.decide', { label }, (campaign) =>
    withDecisions(campaign, decisions),
  );
}

/** A subject of a decision, by its key. */
export interface Decidable extends DecisionSubject {
  readonly key: string;
}

/** The GM's decision with its subject. */
export function ruling(
  { key, name, about, coveredUntil }: Decidable,
  value: Json,
  reason: string,
): Ruling {
  const subject = { name, about, ...(coveredUntil === undefined ? {} : { coveredUntil }) };
  return { key, value, reason, subject };
}

/** Reverts decisions: the computed or asked value holds again. */
export function takeBack(label: string, ...keys: readonly string[]): Command {
  return replacing('turn:command.withdraw', { label }, (campaign) =>
    withoutDecisions(campaign, keys),
  );
}
