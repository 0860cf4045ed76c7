import { useMemo, useState } from 'react';
import type { Campaign, Edition, RuleSystem, Settings, World } from '../../../engine';
import type { Command } from '../state/command';
import { useSession } from '../state/session';
import { editionsOf, settingsUnder, settingsWith } from './edition';
import { type HouseNames, useHouseNames } from './names';

/** What the parts of the house rules share. */
export interface House {
  readonly campaign: Campaign;
  readonly system: RuleSystem<World>;
  readonly names: HouseNames;
  readonly editions: readonly Edition[];
  /** The edition written into; null while there is none. */
  readonly edition: Edition | null;
  readonly choose: (id: string) => void;
  /** What holds under the chosen edition. */
  readonly under: Settings;
  /** What holds with it. */
  readonly inForce: Settings;
  /** False while the campaign is only read, or no edition is there. */
  readonly isOpen: boolean;
  readonly readOnly: boolean;
  readonly execute: (command: Command) => void;
}

/** The house rules of a campaign; the youngest edition is chosen until the GM takes another. */
export function useHouse(campaign: Campaign, system: RuleSystem<World>): House {
  const execute = useSession((session) => session.execute);
  const readOnly = useSession((session) => session.readOnly);
  const names = useHouseNames(system);
  const [chosen, choose] = useState<string | null>(null);
  const editions = useMemo(() => editionsOf(campaign), [campaign]);
  const edition = editions.find(({ id }) => id === chosen) ?? editions.at(-1) ?? null;
  const id = edition?.id ?? null;
  const inForce = useMemo(() => settingsWith(campaign, id), [campaign, id]);
  const under = useMemo(
    () => (id === null ? inForce : settingsUnder(campaign, id)),
    [campaign, id, inForce],
  );
  return {
    campaign,
    system,
    names,
    editions,
    edition,
    choose,
    under,
    inForce,
    isOpen: edition !== null && !readOnly,
    readOnly,
    execute: (command) => void execute(command),
  };
}
