import { type Cell, KLEINFELDER } from '../../../../hex';
import { finding } from '../../orders/finding';
import { type CharacterFate, FATES } from '../../data';
import { characterFate } from '../../rules/fight/fate';
import { calendarMoon } from './calendar';
import { cellOfSpot } from './report';
import type { Clock, Mover } from './state';

/** Fields of the settlements of a party, in the order of the map. */
export const townsOf = ({ board }: Clock, party: string): readonly Cell[] =>
  board.chunks.flatMap(({ settlements }, plot) =>
    Object.entries(settlements)
      .filter(([, { owner }]) => owner === party)
      .map(([index]) => plot * KLEINFELDER + Number(index)),
  );

/** The nearest own settlement of a unit in another field, the first on the map among equals. */
export const nearestTown = (clock: Clock, mover: Mover, spot: number): Cell | undefined => {
  const { lattice } = clock.board;
  const here = cellOfSpot(lattice, spot);
  let nearest: Cell | undefined;
  for (const town of townsOf(clock, mover.plan.unit.party)) {
    if (town === here) continue;
    const isNearer =
      nearest === undefined || lattice.distance(here, town) < lattice.distance(here, nearest);
    if (isNearer) nearest = town;
  }
  return nearest;
};

/** What becomes of a character, and what the GM may decide. */
export interface SettledFate {
  readonly fate: CharacterFate;
  readonly ruling: string;
  /** The fate by the die first. */
  readonly options: readonly CharacterFate[];
}

/**
 * What becomes of a character whose unit is no more: the die of WW-9.3-10, or the GM's word under the key
 * `fate/<unit>/<moon>`. For a REP the GM is asked (F-EVT-FATE). Without a `refuge`, an own settlement to escape to,
 * he is captured unless the GM says otherwise.
 */
export const settleFate = (
  clock: Clock,
  mover: Mover,
  spot: number,
  refuge: Cell | undefined,
): SettledFate => {
  const { unit } = mover.plan;
  const moon = calendarMoon(clock);
  const key = `fate/${unit.id}/${moon}`;
  const { seed, turn, settings, rulings } = clock;
  const { party, number, character } = unit;
  const status = character?.status ?? 'NSC';
  const { fate: byDie, isGmAsked } = characterFate(
    { seed, turn, moon, party, unit: number, status },
    settings,
    rulings,
  );
  const fate = byDie === 'escaped' && refuge === undefined ? 'captured' : byDie;
  const options = [fate, ...FATES.filter((one) => one !== fate)];
  if (isGmAsked) {
    const place = clock.board.lattice.addressOf(cellOfSpot(clock.board.lattice, spot));
    const about = { unit: unit.id, place };
    clock.questions.set(key, {
      key,
      clause: 'WW-9.3-10',
      name: 'fate',
      about,
      options,
      proposal: fate,
    });
    clock.find(finding('F-EVT-FATE', party, { unit: number, about }));
  }
  const word = FATES.find((option) => option === rulings[key]?.value);
  return { fate: word ?? fate, ruling: key, options };
};
