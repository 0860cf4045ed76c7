import type { Page } from '../support/test';
import { type Posted, textOf } from '../support/mailbox';
import type { Chance } from '../support/chance';

/** A unit on the map as it lies on the disk. */
interface Stationed {
  readonly party: string;
  readonly number: number;
  readonly type: string;
  readonly size: number;
  readonly leaders: number;
  readonly place: { readonly kind: string; readonly field?: string };
}

/** Who stands where, read from the database beside the program. */
export interface Muster {
  readonly turn: number;
  readonly names: Readonly<Record<string, string>>;
  readonly units: readonly Stationed[];
}

/** Reads the turn, the names of the parties and all units of the campaign that was stored. */
export function musterOf(page: Page): Promise<Muster> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('The database could not be read.'));
      });
    interface Row {
      readonly path: readonly string[];
      readonly value: unknown;
    }
    const database = await done(indexedDB.open('wabenwart'));
    const tables = database.transaction(['campaigns', 'rows'], 'readonly');
    const [head] = (await done(tables.objectStore('campaigns').getAll())) as {
      id: string;
      turn: number;
    }[];
    const id = head?.id ?? '';
    const below = (...path: string[]) => IDBKeyRange.bound([id, path], [id, [...path, []]]);
    const rows = tables.objectStore('rows');
    const parties = (await done(rows.getAll(below('world', 'parties')))) as Row[];
    const units = (await done(rows.getAll(below('world', 'units')))) as Row[];
    database.close();
    const named = parties.map(({ value }) => value as { key: string; name: string });
    return {
      turn: head?.turn ?? 0,
      names: Object.fromEntries(named.map(({ key, name }) => [key, name])),
      units: units.map(({ value }) => value as Stationed),
    };
  });
}

const HEAD = 'Nr.\tGröße\tTyp\tHf\tPosition alt\tZugbefehl\tPosition neu\tBefehl\tSonstiges';

/** Fields of the same Großfeld that often touch: what does not is a mistake as players make them. */
const NEAR = [-8, -7, -1, 1, 7, 8] as const;

const rowOf = ({ number, size, type, leaders, place }: Stationed, chance: Chance): string => {
  const field = place.field ?? '';
  const [grossfeld = '', kleinfeld = '01'] = field.split('/');
  const to = Number(kleinfeld) + chance.oneOf(NEAR);
  const goes = chance.below(3) > 0 && to >= 1 && to <= 48;
  const two = String(to).padStart(2, '0');
  const order = `${type.slice(0, 1)}${chance.oneOf(['V', 'H', 'A'] as const)}`;
  const [way, end] = goes ? [`-${two}`, `${grossfeld}/${two}`] : ['', field];
  return [number, size, type, leaders, field, way, end, order, ''].join('\t');
};

/** The letter of a party: its units march, attack, defend or rest as chance will. */
const letterOf = ({ turn, names, units }: Muster, party: string, chance: Chance): Posted => {
  const rows = units
    .filter((unit) => unit.party === party && unit.place.kind === 'field')
    .map((unit) => rowOf(unit, chance));
  const name = names[party] ?? party;
  const text = `${name}, Zug ${String(turn)}\n\n1. Zugbefehle\n\n${[HEAD, ...rows].join('\n')}\n`;
  return textOf(`${name} ${String(turn)}.txt`, text);
};

/** The post of a month: letters of so many parties, others every month. */
export function postOf(muster: Muster, chance: Chance, count: number): readonly Posted[] {
  const parties = Object.keys(muster.names).sort();
  return Array.from(
    { length: count },
    (_, index) => parties[(muster.turn + index * 3) % parties.length],
  )
    .filter((party) => party !== undefined)
    .map((party) => letterOf(muster, party, chance));
}
