import type { Proposal, World } from '../../../engine';

/** What a month changes, in figures. */
export interface TurnSummary {
  /** Units that are no more. */
  readonly units: number;
  /** Heads and ships lost in fights and by terrain, hunger, storm. */
  readonly heads: number;
  /** Fields with another owner. */
  readonly fields: number;
  readonly fights: number;
  /** Gold that comes into or goes out of treasuries, both added up, GS. */
  readonly gold: number;
  /** Findings of the run. */
  readonly findings: number;
}

const fieldsTaken = (before: World, after: World): number =>
  Object.values(after.map.grossfelder).reduce((sum, chunk) => {
    const old = before.map.grossfelder[chunk.no];
    if (old === undefined || old.owner === chunk.owner) return sum;
    return sum + chunk.owner.filter((owner, index) => owner !== (old.owner[index] ?? null)).length;
  }, 0);

const LOSSES = new Set(['terrainLoss', 'cargoLoss', 'starvation']);

const headsLost = ({ fights, events }: Pick<Proposal<World>, 'fights' | 'events'>): number =>
  fights
    .flatMap(({ sides }) => sides.flatMap(({ units }) => units))
    .reduce((sum, { before, left }) => sum + before - left, 0) +
  events
    .filter(({ kind }) => LOSSES.has(kind))
    .reduce((sum, { about }) => sum + Number(about['lost'] ?? 0), 0);

/** The summary of a proposal for a world. */
export const summaryOf = (
  before: World,
  proposal: Pick<Proposal<World>, 'world' | 'fights' | 'events' | 'postings' | 'findings'>,
): TurnSummary => ({
  units: Object.keys(before.units).filter((id) => proposal.world.units[id] === undefined).length,
  heads: headsLost(proposal),
  fields: fieldsTaken(before, proposal.world),
  fights: proposal.fights.length,
  gold: proposal.postings.reduce((sum, { amount }) => sum + Math.abs(amount), 0),
  findings: proposal.findings.length,
});
