import { produce } from 'immer';
import {
  type Campaign,
  dropVariant,
  forkOf,
  keepVariant,
  lateForkOf,
  putVariant,
  type Variant,
  withVariant,
} from '../../../engine';
import type { Command } from '../../state/command';
import { campaignIn, type Shown } from './shown';

const withNumber = (name: string, number: number): string => `${name}-${String(number)}`;

/** An id no variant of the campaign has. */
export const freeId = (campaign: Campaign): string => {
  const wanted = withNumber('variant', Object.keys(campaign.variants).length + 1);
  return campaign.variants[wanted] === undefined
    ? wanted
    : withNumber(wanted, Object.keys(campaign.variants).length);
};

/** Forks the open month under a name. */
export const forkMonth = (id: string, name: string): Command => ({
  name: 'whatif:command.fork',
  about: { variant: name },
  replace: (campaign) => putVariant(campaign, forkOf(campaign, id, name)),
});

/** Begins a late correction of the last applied month. */
export const beginCorrection = (id: string, name: string, turn: number): Command => ({
  name: 'whatif:command.late',
  about: { turn },
  replace: (campaign) => {
    const variant = lateForkOf(campaign, id, name);
    return variant === undefined ? campaign : putVariant(campaign, variant);
  },
});

/** Makes a what-if the month. */
export const keepWhatIf = (variant: Variant): Command => ({
  name: 'whatif:command.keep',
  about: { variant: variant.name },
  replace: (campaign) => keepVariant(campaign, variant),
});

/** Lets go of a variant. */
export const dropWhatIf = (variant: Variant): Command => ({
  name: 'whatif:command.drop',
  about: { variant: variant.name },
  replace: (campaign) => dropVariant(campaign, variant.id),
});

const carriedOut = (campaign: Campaign, command: Command): Campaign =>
  'change' in command ? produce(campaign, command.change) : command.replace(campaign);

/** An act of the desk, laid on the variant it shows instead of on the month; the chronicle says so. */
export const inside = (command: Command, { variant, kind }: Shown): Command => {
  if (variant === null) return command;
  const { id, name } = variant;
  return {
    name: kind === 'late' ? 'whatif:command.insideLate' : 'whatif:command.inside',
    about: { ...command.about, act: command.name, variant: name },
    replace: (campaign) => {
      const current = campaign.variants[id];
      const other = current === undefined ? undefined : campaignIn(campaign, current);
      if (current === undefined || other === undefined) return campaign;
      const changed = carriedOut(other, command);
      return changed === other ? campaign : withVariant(campaign, current, changed);
    },
  };
};
