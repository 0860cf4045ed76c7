import { produce } from 'immer';
import {
  type Campaign,
  dropVariant,
  forkOf,
  inVariant,
  keepVariant,
  lateForkOf,
  putVariant,
  type Variant,
  withVariant,
} from '../../../../engine';
import { type Command, replacing } from '../../state/command';
import type { Shown } from './shown';

const idOf = (number: number): string => `variant-${String(number)}`;

/** An id no variant of the campaign has. */
export function freeId({ variants }: Pick<Campaign, 'variants'>): string {
  const isFree = (number: number): boolean => variants[idOf(number)] === undefined;
  const count = Object.keys(variants).length;
  // Of one more number than there are variants, one is free.
  const numbers = Array.from({ length: count + 1 }, (_, index) => count + 1 + index);
  return idOf(numbers.find(isFree) ?? 2 * count + 1);
}

/** Forks the open month under a name. */
export function forkMonth(id: string, name: string): Command {
  return replacing('whatif:command.fork', { variant: name }, (campaign) =>
    putVariant(campaign, forkOf(campaign, id, name)),
  );
}

/** Begins a late correction of a booked month. */
export function beginCorrection(id: string, name: string, turn: number): Command {
  return replacing('whatif:command.late', { turn }, (campaign) => {
    const variant = lateForkOf(campaign, id, name, turn);
    return variant === undefined ? campaign : putVariant(campaign, variant);
  });
}

/** Adopts a what-if as the month. */
export function keepWhatIf(variant: Variant): Command {
  return replacing('whatif:command.keep', { variant: variant.name }, (campaign) =>
    keepVariant(campaign, variant),
  );
}

/** Drops a variant. */
export function dropWhatIf(variant: Variant): Command {
  return replacing('whatif:command.drop', { variant: variant.name }, (campaign) =>
    dropVariant(campaign, variant.id),
  );
}

const carriedOut = (campaign: Campaign, command: Command): Campaign =>
  'change' in command ? produce(campaign, command.change) : command.replace(campaign);

/** A command of the open turn, applied to the shown variant instead of the month; the chronicle states it. */
export function inside(command: Command, { variant, kind }: Shown): Command {
  if (variant === null) return command;
  const { id, name } = variant;
  return replacing(
    kind === 'late' ? 'whatif:command.insideLate' : 'whatif:command.inside',
    { ...command.about, act: command.name, variant: name },
    (campaign) => {
      const current = campaign.variants[id];
      const other = current === undefined ? undefined : inVariant(campaign, current);
      if (current === undefined || other === undefined) return campaign;
      const changed = carriedOut(other, command);
      return changed === other ? campaign : withVariant(campaign, current, changed);
    },
  );
}
