import type { FieldAddress } from '../../../../hex';
import {
  type Character,
  type Party,
  type PartyKey,
  settlementAt,
  type Unit,
  unitId,
  type UnitId,
} from '../../../../world';
import { type Declaration, declarationsOf } from '../../orders/declaration';
import { isMusterDue } from '../../rules/calendar';
import { inOrderOfUnits } from '../../rules/movement/place';
import { ownSettlementAt } from '../../rules/unit-changes/places';
import { choiceOf } from '../../rules/settings';
import { note, partiesInOrder, tellAtStart, type WabenTurn } from '../turn';

const isOwnTown = ({ world, input }: WabenTurn, party: PartyKey, place: FieldAddress): boolean =>
  ownSettlementAt(world.map, place, party, input.settings) !== undefined;

/** True if a capital may change in this turn: at a muster date, or at any time if the GM wants that (WW-12.4-14). */
const mayMove = ({ input, world }: WabenTurn): boolean =>
  choiceOf(input.settings, 'settle.capital_change') === 'any' || isMusterDue(world.clock);

function setParty(turn: WabenTurn, party: Party): void {
  turn.world = { ...turn.world, parties: { ...turn.world.parties, [party.key]: party } };
}

function moveCapital(turn: WabenTurn, party: Party, place: FieldAddress): void {
  setParty(turn, { ...party, capital: place, nextCapital: null });
  tellAtStart(turn, {
    kind: 'capital',
    clause: 'WW-4.2-19',
    place,
    parties: [party.key],
    about: { settlement: settlementAt(turn.world.map, place)?.name ?? '' },
  });
}

/** What was declared earlier takes effect with the muster date, if the settlement is still its own. */
function movePending(turn: WabenTurn, party: Party): void {
  const place = party.nextCapital ?? null;
  if (place === null || !mayMove(turn)) return;
  if (isOwnTown(turn, party.key, place)) moveCapital(turn, party, place);
  else setParty(turn, { ...party, nextCapital: null });
}

/** The first word of the letter counts; whoever has no capital has the declared one at once. */
function moveDeclared(turn: WabenTurn, party: Party): void {
  const { key } = party;
  const [word] = declarationsOf(turn.declarations[key] ?? [], 'capital');
  if (word === undefined || word.place === party.capital) return;
  const { place } = word;
  if (!isOwnTown(turn, key, place)) {
    note(turn, 'F-ORD-NOTARGET', key, { at: word, about: { reason: 'ownSettlement', place } });
    return;
  }
  if (party.capital === null || mayMove(turn)) moveCapital(turn, party, place);
  else setParty(turn, { ...party, nextCapital: place });
}

/** Capitals declared now or before: any own settlement, one per party or none (WW-4.2-19, WW-10.1-05). */
export function seatCapitals(turn: WabenTurn): void {
  for (const key of partiesInOrder(turn)) {
    for (const move of [movePending, moveDeclared]) {
      const party = turn.world.parties[key];
      if (party !== undefined) move(turn, party);
    }
  }
}

type Units = Map<UnitId, Unit>;
type SeatWord = Extract<Declaration, { readonly kind: 'seat' }>;

/** True if an assignment may change in this turn (WW-4.2-15, WW-12.4-25). */
const mayChange = ({ input, world }: WabenTurn): boolean =>
  choiceOf(input.settings, 'settle.character_change') === 'any' || isMusterDue(world.clock);

/** The place where a character will be seated in the end. */
const seatToBe = ({ seat, nextSeat }: Character): FieldAddress | null =>
  nextSeat == null ? seat : nextSeat.seat;

const isTaken = (units: Units, unit: Unit, place: FieldAddress): boolean =>
  [...units.values()].some(
    ({ id, party, character }) =>
      id !== unit.id &&
      party === unit.party &&
      character !== null &&
      (character.seat === place || seatToBe(character) === place),
  );

function seat(turn: WabenTurn, units: Units, unit: Unit, place: FieldAddress | null): void {
  const { character } = unit;
  if (character === null) return;
  units.set(unit.id, { ...unit, character: { ...character, seat: place, nextSeat: null } });
  const name = place === null ? '' : (settlementAt(turn.world.map, place)?.name ?? '');
  const settlement = name === '' ? (place ?? '') : name;
  tellAtStart(turn, {
    kind: 'seat',
    clause: 'WW-4.2-14',
    place: place ?? '',
    parties: [unit.party],
    about: { unit: unit.id, character: character.name, settlement },
  });
}

/** Changes announced earlier, at the muster date; a settlement lost or taken meanwhile leaves him where he is. */
function seatPending(turn: WabenTurn, units: Units): void {
  if (!mayChange(turn)) return;
  for (const unit of [...units.values()].sort(inOrderOfUnits)) {
    const { character } = unit;
    const next = character?.nextSeat ?? null;
    if (character === null || next === null) continue;
    const isFree =
      next.seat === null ||
      (settlementAt(turn.world.map, next.seat)?.owner === unit.party &&
        !isTaken(units, unit, next.seat));
    if (isFree) seat(turn, units, unit, next.seat);
    else units.set(unit.id, { ...unit, character: { ...character, nextSeat: null } });
  }
}

const problemOf = (
  turn: WabenTurn,
  units: Units,
  unit: Unit | undefined,
  { place }: SeatWord,
  party: string,
): 'noCharacter' | 'ownSettlement' | 'taken' | undefined => {
  if (unit?.character == null) return 'noCharacter';
  if (place === null) return undefined;
  if (settlementAt(turn.world.map, place)?.owner !== party) return 'ownSettlement';
  return isTaken(units, unit, place) ? 'taken' : undefined;
};

/** One word of a letter: a first seat at once, another or none at the next muster date. */
function assign(turn: WabenTurn, units: Units, party: PartyKey, word: SeatWord): void {
  const unit = units.get(unitId(party, word.unit));
  const reason = problemOf(turn, units, unit, word, party);
  if (reason !== undefined) {
    const about = { reason, unit: word.unit, place: word.place ?? '' };
    const code = reason === 'ownSettlement' ? 'F-ORD-NOTARGET' : 'F-CHAR-SETTLEMENT';
    note(turn, code, party, { at: word, about });
    return;
  }
  if (unit?.character == null || unit.character.seat === word.place) return;
  if (unit.character.seat === null || mayChange(turn)) seat(turn, units, unit, word.place);
  else {
    const character = { ...unit.character, nextSeat: { seat: word.place } };
    units.set(unit.id, { ...unit, character });
  }
}

/** Characters assigned to settlements, one to each (WW-4.2-14, WW-4.2-15, WW-10.1-05). */
export function assignSeats(turn: WabenTurn): void {
  const units: Units = new Map(Object.entries(turn.world.units));
  seatPending(turn, units);
  for (const party of Object.keys(turn.declarations).sort()) {
    const words = declarationsOf(turn.declarations[party] ?? [], 'seat');
    const first = new Map(words.toReversed().map((word) => [word.unit, word]));
    for (const word of words) if (first.get(word.unit) === word) assign(turn, units, party, word);
  }
  turn.world = { ...turn.world, units: Object.fromEntries(units) };
}
