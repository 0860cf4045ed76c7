import type { Params } from '../../../../kernel';
import type { PartyKey, RegionKey } from '../../../../world';
import { type Absorber, damagedFromOutside } from '../../rules/fortification';
import { advantageOf } from '../../rules/levels';
import { loot } from '../../rules/plunder';
import { hasDeclined, reading } from '../choice';
import { booked, organisationOf, withOrganisation } from '../doing';
import type { PhaseRun } from '../run';

/** Harm done: the run after it, what it came to, the data for words. */
export interface Harm {
  readonly run: PhaseRun;
  readonly effect: 'steal' | 'damage' | 'absorbed' | 'void';
  readonly about: Params;
}

/** Nothing came of it. */
const noHarm = (run: PhaseRun): Harm => ({ run, effect: 'void', about: {} });

/** Who takes from whom: the region the money lies in, and the one into whose purse it goes. */
interface Theft {
  readonly by: PartyKey;
  readonly from: PartyKey;
  readonly region: RegionKey;
  readonly into: RegionKey;
}

/** One money, or what is open of it, taken from one purse into another (OS-12-05, OS-13-13). */
export const stolen = (run: PhaseRun, { by, from, region, into }: Theft): Harm => {
  const victim = organisationOf(run, from);
  if (victim === undefined) return noHarm(run);
  const amount = loot(victim, region, run.input.settings);
  if (amount.value <= 0) return noHarm(run);
  const about = { party: from, other: by };
  const taken = booked(run, {
    party: from,
    region,
    amount,
    name: 'stolen',
    about,
    isIncome: false,
  });
  return {
    run: booked(taken, {
      party: by,
      region: into,
      amount,
      name: 'loot',
      about: { party: by, other: from },
      isIncome: true,
    }),
    effect: 'steal',
    about: { halves: amount.value, region },
  };
};

/** What stood in for a level, by name: a fortification, or temporary levels of one. */
const shieldOf = (absorbed: Exclude<Absorber, null>, name: string | undefined): Params => ({
  shield: absorbed.kind,
  ...(name === undefined ? {} : { fortification: name }),
});

/** One intact level damaged from outside, unless a fortification stands in for it (OS-5.7-01, OS-5.7-05). */
export const damaged = (run: PhaseRun, party: PartyKey, id: string): Harm => {
  const owner = organisationOf(run, party);
  const target = owner === undefined ? undefined : advantageOf(owner, id);
  if (owner === undefined || target === undefined || target.intact < 1) return noHarm(run);
  const { region, name } = target;
  const isDeclined = hasDeclined(run, party, region);
  const { organisation, absorbed } = damagedFromOutside(owner, id, isDeclined, run.input.settings);
  const about = { advantage: name, region };
  if (absorbed === null) {
    return { run: withOrganisation(run, organisation), effect: 'damage', about };
  }
  const wall = absorbed.kind === 'level' ? advantageOf(owner, absorbed.id)?.name : undefined;
  return {
    run: withOrganisation(run, organisation),
    effect: 'absorbed',
    about: { ...about, ...shieldOf(absorbed, wall) },
  };
};

/** Purse into which plundered money goes: that of the acting region, or of the seat if the GM reads it so (OS-12-05). */
export const purseForLoot = (
  run: PhaseRun,
  key: string,
  by: PartyKey,
  from: RegionKey,
): { readonly run: PhaseRun; readonly into: RegionKey } => {
  const { run: asked, answer } = reading(run, 36, {
    key: `${key}/q36`,
    clause: 'OS-12-05',
    about: { party: by },
    options: ['acting_region', 'seat'],
  });
  const seat = organisationOf(run, by)?.seat ?? from;
  return { run: asked, into: answer === 'seat' ? seat : from };
};
