import type { Draft } from 'immer';
import {
  type Campaign,
  changeSettlement,
  type Direction,
  type Edit,
  type FieldAddress,
  type PartyKey,
  placeSettlement,
  sameSettlement,
  setOwner,
  type Settlement,
  settlementAt,
  type WorldMap,
  writeMapChanges,
} from '../../../../engine';
import { changing, type Command } from '../../state/command';
import { editCommand } from './edit';

/** The command that puts a new settlement into a field; undefined where one stands or off the map. */
export function foundSettlement(
  map: WorldMap,
  field: FieldAddress,
  settlement: Settlement,
): Command | undefined {
  return editCommand('places:command.found', placeSettlement(map, field, settlement), () => ({
    field,
  }));
}

/** The command that opens or closes a harbour at a side of a settlement's field; undefined if it is so already. */
export function setHarbour(
  map: WorldMap,
  field: FieldAddress,
  side: Direction,
  isOpen: boolean,
): Command | undefined {
  const before = settlementAt(map, field);
  if (before === undefined || before.harbours.includes(side) === isOpen) return undefined;
  const others = before.harbours.filter((one) => one !== side);
  const harbours = isOpen ? [...others, side].sort((a, b) => a - b) : others;
  return editCommand(
    isOpen ? 'places:command.openHarbour' : 'places:command.closeHarbour',
    changeSettlement(map, field, { ...before, harbours }),
    () => ({ field }),
  );
}

/** Writes an edit of the map and what must follow from it elsewhere in the campaign. */
const withConsequences = (
  name: string,
  field: FieldAddress,
  edit: Edit,
  follow: (draft: Draft<Campaign>) => void,
): Command | undefined =>
  !edit.ok || edit.value.length === 0
    ? undefined
    : changing(name, { field }, (draft) => {
        writeMapChanges(draft.world.map, edit.value);
        follow(draft);
      });

/**
 * The command that changes the description of a settlement; undefined if nothing would change or there is none. A realm
 * that loses its capital to another has none afterwards (WW-4.2-19).
 */
export function describeSettlement(
  map: WorldMap,
  field: FieldAddress,
  settlement: Settlement,
): Command | undefined {
  const before = settlementAt(map, field);
  if (before === undefined || sameSettlement(before, settlement)) return undefined;
  return withConsequences(
    'places:command.describe',
    field,
    changeSettlement(map, field, settlement),
    ({ world }) => {
      const loser = world.parties[before.owner];
      if (before.owner !== settlement.owner && loser?.capital === field) loser.capital = null;
    },
  );
}

/**
 * The command that removes a settlement; undefined if there is none. A realm whose capital it was has none afterwards
 * (WW-4.2-19), a character seated there has no seat.
 */
export function removeSettlement(map: WorldMap, field: FieldAddress): Command | undefined {
  return withConsequences(
    'places:command.remove',
    field,
    changeSettlement(map, field, undefined),
    ({ world }) => {
      for (const party of Object.values(world.parties)) {
        if (party.capital === field) party.capital = null;
      }
      for (const { character } of Object.values(world.units)) {
        if (character?.seat === field) character.seat = null;
      }
    },
  );
}

/** The command that makes a field the capital of a realm, or (null) takes the rank away; undefined if it is so already. */
export function nameCapital(
  { world }: Campaign,
  party: PartyKey,
  field: FieldAddress | null,
): Command | undefined {
  const realm = world.parties[party];
  if (realm === undefined || realm.capital === field) return undefined;
  return changing(
    field === null ? 'places:command.noCapital' : 'places:command.capital',
    { name: realm.name, field: field ?? realm.capital ?? '' },
    (draft) => {
      const open = draft.world.parties[party];
      if (open !== undefined) open.capital = field;
    },
  );
}

/**
 * Gives a realm a field with the settlement on it, which becomes the capital of a realm that has none. `owns` =
 * settlements have owners of their own, and do not follow the land.
 */
export function takeField(
  { world }: Draft<Campaign>,
  field: FieldAddress,
  party: PartyKey,
  owns: boolean,
): void {
  const settlement = settlementAt(world.map, field);
  const realm = world.parties[party];
  if (realm === undefined) return;
  const edits = [
    setOwner(world.map, [field], party),
    ...(owns && settlement !== undefined
      ? [changeSettlement(world.map, field, { ...settlement, owner: party })]
      : []),
  ];
  for (const edit of edits) if (edit.ok) writeMapChanges(world.map, edit.value);
  if (settlement !== undefined) realm.capital ??= field;
}
