import type { FieldAddress } from '../../../../hex';
import type { Finding, TurnEvent } from '../../../../kernel';
import { type Character, settlementAt, type Unit, unitId } from '../../../../world';
import { type Declaration, declarationsOf } from '../../orders/declaration';
import { finding } from '../../orders/finding';
import { isMusterDue } from '../../rules/calendar';
import { inOrderOfUnits } from '../../rules/movement/place';
import { choiceOf } from '../../rules/settings';
import { atStart } from '../happening';
import type { TurnRun } from '../run';

type SeatWord = Extract<Declaration, { readonly kind: 'seat' }>;

/** Units while seats are given, and what came of it. */
interface Seating {
  readonly run: TurnRun;
  readonly units: Map<string, Unit>;
  readonly findings: Finding[];
  readonly events: TurnEvent[];
}

/** True if an assignment may change in this turn (WW-4.2-15, WW-12.4-25). */
const mayChange = ({ input, world }: TurnRun): boolean =>
  choiceOf(input.settings, 'settle.character_change') === 'any' || isMusterDue(world.clock);

/** The place where a character will be seated in the end. */
const seatToBe = ({ seat, nextSeat }: Character): FieldAddress | null =>
  nextSeat == null ? seat : nextSeat.seat;

const isTaken = ({ units }: Seating, unit: Unit, place: FieldAddress): boolean =>
  [...units.values()].some(
    ({ id, party, character }) =>
      id !== unit.id &&
      party === unit.party &&
      character !== null &&
      (character.seat === place || seatToBe(character) === place),
  );

const seated = ({ run, units, events }: Seating, unit: Unit, place: FieldAddress | null): void => {
  const { character } = unit;
  if (character === null) return;
  units.set(unit.id, { ...unit, character: { ...character, seat: place, nextSeat: null } });
  const name = place === null ? '' : (settlementAt(run.world.map, place)?.name ?? '');
  const settlement = name === '' ? (place ?? '') : name;
  events.push(
    atStart({
      kind: 'seat',
      clause: 'WW-4.2-14',
      place: place ?? '',
      parties: [unit.party],
      about: { unit: unit.id, character: character.name, settlement },
    }),
  );
};

/** Changes announced earlier, at the muster date; a settlement lost or taken meanwhile leaves him where he is. */
const settlePending = (seating: Seating): void => {
  const { run, units } = seating;
  if (!mayChange(run)) return;
  for (const unit of [...units.values()].sort(inOrderOfUnits)) {
    const next = unit.character?.nextSeat ?? null;
    if (next === null) continue;
    const isFree =
      next.seat === null ||
      (settlementAt(run.world.map, next.seat)?.owner === unit.party &&
        !isTaken(seating, unit, next.seat));
    if (isFree) seated(seating, unit, next.seat);
  }
};

const problemOf = (
  seating: Seating,
  unit: Unit | undefined,
  { place }: SeatWord,
  party: string,
): 'noCharacter' | 'ownSettlement' | 'taken' | undefined => {
  if (unit?.character == null) return 'noCharacter';
  if (place === null) return undefined;
  if (settlementAt(seating.run.world.map, place)?.owner !== party) return 'ownSettlement';
  return isTaken(seating, unit, place) ? 'taken' : undefined;
};

/** One word of a letter: a first seat at once, another or none at the next muster date. */
const assign = (seating: Seating, party: string, word: SeatWord): void => {
  const { run, units, findings } = seating;
  const unit = units.get(unitId(party, word.unit));
  const reason = problemOf(seating, unit, word, party);
  if (reason !== undefined) {
    const about = { reason, unit: word.unit, place: word.place ?? '' };
    const code = reason === 'ownSettlement' ? 'F-ORD-NOTARGET' : 'F-CHAR-SETTLEMENT';
    findings.push(finding(code, party, { at: word, about }));
    return;
  }
  if (unit?.character == null || unit.character.seat === word.place) return;
  if (unit.character.seat === null || mayChange(run)) seated(seating, unit, word.place);
  else {
    const character = { ...unit.character, nextSeat: { seat: word.place } };
    units.set(unit.id, { ...unit, character });
  }
};

/** Characters assigned to settlements, one to each (WW-4.2-14, WW-4.2-15, WW-10.1-05). */
export const assignSeats = (run: TurnRun): TurnRun => {
  const units = new Map(Object.entries(run.world.units));
  const seating: Seating = { run, units, findings: [], events: [] };
  settlePending(seating);
  for (const party of Object.keys(run.declarations).sort()) {
    const words = declarationsOf(run.declarations[party] ?? [], 'seat');
    const first = new Map(words.toReversed().map((word) => [word.unit, word]));
    for (const word of words) if (first.get(word.unit) === word) assign(seating, party, word);
  }
  return {
    ...run,
    world: { ...run.world, units: Object.fromEntries(units) },
    findings: [...run.findings, ...seating.findings],
    events: [...run.events, ...seating.events],
  };
};
