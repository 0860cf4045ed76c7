import type { Draft } from 'immer';
import type { Campaign, Params } from '../../../engine';

/**
 * One command of the GM, one step of undo. Either a recipe that changes a draft (small edits: patches come from Immer)
 * or a function that returns the next campaign (whole turns: patches are made row by row).
 */
export type Command = {
  /** Text key of the command, such as `map:command.paint`. */
  readonly name: string;
  readonly about: Params;
} & (
  | { readonly change: (draft: Draft<Campaign>) => void }
  | { readonly replace: (campaign: Campaign) => Campaign }
);

/** A command that edits a draft of the campaign. */
export function changing(
  name: string,
  about: Params,
  change: (draft: Draft<Campaign>) => void,
): Extract<Command, { readonly change: unknown }> {
  return { name, about, change };
}

/** A command that gives the next campaign whole. */
export function replacing(
  name: string,
  about: Params,
  replace: (campaign: Campaign) => Campaign,
): Command {
  return { name, about, replace };
}
