import { useMemo } from 'react';
import type { Campaign, Variant } from '../../../../engine';
import type { Command } from '../../../model/state/command';
import { useSession } from '../../../model/state/session';
import { NOTHING_CHOSEN, useTurnView } from '../../../model/turn/turn-view';
import {
  beginCorrection,
  dropWhatIf,
  forkMonth,
  freeId,
  keepWhatIf,
} from '../../../model/turn/whatif/commands';

/** What the GM can do with variants; acts on them are acts of the month. */
export interface VariantActions {
  /** Forks the month under a name and compares it. */
  readonly fork: (campaign: Campaign, name: string) => void;
  /** Begins a late correction of an applied month and shows its letters. */
  readonly correct: (campaign: Campaign, turn: number, name: string) => void;
  /** Shows a variant on the desk in the place of the month. */
  readonly enter: (variant: Variant) => void;
  /** Shows what a variant changes. */
  readonly compare: (variant: Variant) => void;
  readonly leave: () => void;
  readonly keep: (variant: Variant) => void;
  readonly drop: (variant: Variant) => void;
}

const looking = { ...NOTHING_CHOSEN, time: null } as const;

/** The acts on variants. */
export function useVariantActions(): VariantActions {
  const choose = useTurnView((desk) => desk.choose);
  const execute = useSession((session) => session.execute);
  return useMemo(() => {
    /** What ends is shown no longer; another one stays on the desk. */
    const end = ({ id }: Variant, command: Command): void => {
      if (useTurnView.getState().variant === id) choose({ ...looking, variant: null });
      void execute(command);
    };
    const begin = (id: string, command: Command, turnStep: 'orders' | 'whatif'): void => {
      void execute(command);
      choose({ ...looking, variant: id, turnStep });
    };
    return {
      fork: (campaign, name) => {
        const id = freeId(campaign);
        begin(id, forkMonth(id, name), 'orders');
      },
      correct: (campaign, turn, name) => {
        const id = freeId(campaign);
        begin(id, beginCorrection(id, name, turn), 'orders');
      },
      enter: ({ id }) => choose({ ...looking, variant: id, turnStep: 'orders' }),
      compare: ({ id }) => choose({ ...looking, variant: id, turnStep: 'whatif' }),
      leave: () => choose({ ...looking, variant: null }),
      keep: (variant) => end(variant, keepWhatIf(variant)),
      drop: (variant) => end(variant, dropWhatIf(variant)),
    };
  }, [choose, execute]);
}
