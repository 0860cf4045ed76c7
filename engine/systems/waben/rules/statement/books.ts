import type { BalanceSection, Rulings, Settings } from '../../../../kernel';
import type { Party, PartyKey, Unit, World } from '../../../../world';
import { type Estate, estatesOf, NO_ESTATE } from '../economy/estate';
import { infrastructureSection, sideUpkeeps } from '../economy/infrastructure';
import { landSection } from '../economy/land';
import { townSection } from '../economy/towns';
import { unitSection } from '../economy/unitDues';
import { surplusTowns } from '../economy/urban';
import type { Board } from '../movement/board';
import { amountOf } from '../settings';

/** What the GM knows of a realm, put into the lists of a balance sheet (WW-3.3-08). */
export interface Books {
  readonly world: World;
  readonly party: Party;
  readonly settings: Settings;
  readonly estate: Estate;
  /** By unit number. */
  readonly units: ReadonlyMap<number, Unit>;
  /** Addresses of settlements that yield nothing because of the urban limit (WW-4.2-16). */
  readonly surplus: readonly string[];
  readonly land: BalanceSection;
  readonly towns: BalanceSection;
  readonly infrastructure: BalanceSection;
  readonly upkeep: BalanceSection;
}

/** What all books of one turn share; made once for all parties. */
export interface Office {
  readonly world: World;
  readonly settings: Settings;
  readonly rulings: Rulings;
  readonly board: Pick<Board, 'ground'>;
  readonly estates: ReadonlyMap<PartyKey, Estate>;
}

/** Surveys the map for the books of all parties. */
export function officeOf(
  world: World,
  settings: Settings,
  rulings: Rulings,
  board: Pick<Board, 'ground' | 'chunks'>,
): Office {
  return {
    world,
    settings,
    rulings,
    board,
    estates: estatesOf(board.ground, board.chunks, world, settings),
  };
}

/**
 * The lists of a party as the GM's data give them for a sheet with everything in it: taxes and upkeep of a
 * half-year, units as they are before anything is raised (WW-3.3-08, WW-5.1-32, WW-8.3-08).
 */
export function booksOf(party: Party, { world, settings, rulings, board, estates }: Office): Books {
  const estate = estates.get(party.key) ?? NO_ESTATE;
  const units = Object.values(world.units).filter((unit) => unit.party === party.key);
  const upkeeps = sideUpkeeps(party.key, estate, board.ground, settings);
  return {
    world,
    party,
    settings,
    estate,
    units: new Map(units.map((unit) => [unit.number, unit])),
    surplus: surplusTowns(estate, settings).map(({ field }) => field),
    land: landSection(party.key, estate, undefined, settings, rulings),
    towns: townSection(
      party.key,
      estate,
      { rate: amountOf(settings, 'econ.tax_rate_pct'), hasUpkeep: true },
      settings,
      rulings,
    ),
    infrastructure: infrastructureSection(party.key, upkeeps, rulings),
    upkeep: unitSection(party.key, units, party.kind, settings, rulings),
  };
}

/** Value of a total; nothing listed = 0. */
export function amountIn(section: BalanceSection, column: string): number {
  return section.totals[column]?.value ?? 0;
}
