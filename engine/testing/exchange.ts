import { hexGameOf } from '../kernel';
import fc from 'fast-check';
import { type FieldAddress, grossfeldOf } from '../hex';
import { waben } from '../systems/waben';
import { addGrossfelder, applyMapChanges, type Party, type World, type WorldMap } from '../world';
import { layOver, mapTerrain } from '../exchange';
import type { ExchangeResult, ImportProposal, ReadOptions } from '../exchange/model';

/** What readers know of the game in tests. */
export const READ: ReadOptions = {
  terrains: hexGameOf(waben).terrains,
  settlements: hexGameOf(waben).settlements,
  strangers: { key: 'fremde', name: 'Fremde' },
};

/** The value of a result that must be good; a test that meets a problem says which. */
export function good<Value>(result: ExchangeResult<Value>): Value {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.problem)}`);
  return result.value;
}

/** The problem of a result that must be refused. */
export function problemOf(result: ExchangeResult<unknown>) {
  if (result.ok) throw new Error('accepted');
  return result.problem;
}

/** The map, labels and parties a proposal makes on empty ground. */
export function onEmptyGround(proposal: ImportProposal): Pick<World, 'map' | 'labels' | 'parties'> {
  const map = { topology: proposal.topology ?? { kind: 'sheet' as const }, grossfelder: {} };
  const { changes, labels, parties } = good(
    layOver({ map, labels: {}, parties: {} }, mapTerrain(proposal), 'w'),
  );
  return {
    map: applyMapChanges(map, changes),
    labels: Object.fromEntries(labels.map((label) => [label.id, label])),
    parties: Object.fromEntries(parties.map((party) => [party.key, party])),
  };
}

/** A world whose sides and springs lie at their homes, as every edit leaves them, and its capitals on the map. */
export function atHome(world: World): World {
  const { topology, grossfelder } = world.map;
  const empty: WorldMap = { topology, grossfelder: {} };
  const edit = addGrossfelder(empty, Object.values(grossfelder));
  if (!edit.ok) throw new Error(`refused: ${JSON.stringify(edit.problem)}`);
  const map = applyMapChanges(empty, edit.value);
  const isOnMap = (field: FieldAddress | null): boolean =>
    field !== null && map.grossfelder[grossfeldOf(field)] !== undefined;
  const parties = Object.values(world.parties).map((party): [string, Party] => [
    party.key,
    isOnMap(party.capital) ? party : { ...party, capital: null },
  ]);
  return { ...world, map, parties: Object.fromEntries(parties) };
}

/** A file with some bytes changed, taken out or doubled, or cut off. */
export function mutationOf(bytes: Uint8Array): fc.Arbitrary<Uint8Array> {
  const place = fc.nat(Math.max(bytes.length - 1, 0));
  return fc.oneof(
    place.map((end) => bytes.slice(0, end)),
    fc.array(fc.tuple(place, fc.nat(255)), { minLength: 1, maxLength: 4 }).map((spots) => {
      const changed = bytes.slice();
      for (const [at, value] of spots) changed[at] = value;
      return changed;
    }),
    fc.tuple(place, place).map(([a, b]) => {
      const [from, to] = a < b ? [a, b] : [b, a];
      return new Uint8Array([...bytes.slice(0, from), ...bytes.slice(to)]);
    }),
    fc.tuple(place, fc.nat(40)).map(([at, length]) => {
      const piece = bytes.slice(at, at + length);
      return new Uint8Array([...bytes.slice(0, at), ...piece, ...bytes.slice(at)]);
    }),
    fc
      .tuple(
        place,
        fc.constantFrom(
          '1e999',
          'NaN',
          '-1',
          '__proto__',
          '"',
          '<',
          '&lol;',
          '\0',
          '9'.repeat(400),
        ),
      )
      .map(([at, text]) => {
        const piece = new TextEncoder().encode(text);
        return new Uint8Array([...bytes.slice(0, at), ...piece, ...bytes.slice(at)]);
      }),
  );
}
