import type { Question } from '../../../../kernel';
import type { Party, PartyKey, Unit, World } from '../../../../world';
import { type Declaration } from '../../orders/declaration';
import { isPlayed } from '../../rules/people/roles';
import { amountOf, choiceOf } from '../../rules/settings';
import { note, partiesInOrder, type WabenTurn } from '../turn';

const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === '';

/** True if a party should have sent a letter and none came: it has players, or it sent one before (WW-8.1-05). */
const isMissing = (party: Party, { letters, world }: WabenTurn): boolean =>
  isBlank(letters[party.key]) && (party.missing !== undefined || isPlayed(world.people, party.key));

/** The counter of turns missing in a row; every accepted letter sets it back (WW-8.1-05). */
const counted = (party: Party, turn: WabenTurn): Party => {
  if (isMissing(party, turn)) return { ...party, missing: (party.missing ?? 0) + 1 };
  return isBlank(turn.letters[party.key]) || party.missing === 0 ? party : { ...party, missing: 0 };
};

const question = (
  party: PartyKey,
  name: string,
  options: readonly [string, ...string[]],
  count: number,
): Question => ({
  key: `missing/${party}/${name === 'missingLetter' ? 'play' : 'realm'}`,
  clause: name === 'missingLetter' ? 'WW-12.8-02' : 'WW-8.1-05',
  name,
  about: { party, count },
  options,
  proposal: options[0],
});

/** True if a realm does nothing without a letter: by the GM's rule, or his word where he plays it himself (WW-12.8-02). */
function isIdle(turn: WabenTurn, party: PartyKey, count: number): boolean {
  const policy = choiceOf(turn.input.settings, 'turn.missing_policy');
  if (policy !== 'gm') return policy === 'idle';
  return turn.ask(question(party, 'missingLetter', ['stay', 'idle'], count)) === 'idle';
}

/** Work on everything of an idle party rests (WW-4.1-12). */
const resting = ({ works }: World, party: PartyKey): readonly Declaration[] =>
  Object.keys(works)
    .sort()
    .flatMap((id): readonly Declaration[] => {
      const work = works[id];
      if (work === undefined || work.progress === null || !work.owners.includes(party)) return [];
      const { field, side } = work;
      const place =
        side === null
          ? ({ kind: 'field', field } as const)
          : ({ kind: 'side', field, side } as const);
      return [{ kind: 'rest', place, text: '', span: { start: 0, end: 0 } }];
    });

/** Units of idle parties forget their last order: they behave as without one (WW-6.1-02). */
const idleUnits = ({ units }: World, idle: ReadonlySet<PartyKey>): World['units'] =>
  idle.size === 0
    ? units
    : Object.fromEntries(
        Object.entries(units).map(([id, unit]): [string, Unit] => [
          id,
          idle.has(unit.party) ? { ...unit, order: '' } : unit,
        ]),
      );

/**
 * Letters that did not come (WW-10.1-03): counted in a row, the GM asked when they are too many (WW-8.1-05,
 * WW-12.8-03), and by `turn.missing_policy` either everything goes on as ordered last (WW-8.1-07) or nothing is done.
 */
export function countMissing(turn: WabenTurn): void {
  const limit = amountOf(turn.input.settings, 'turn.missing_limit');
  const parties: Record<PartyKey, Party> = {};
  const idle = new Set<PartyKey>();
  for (const key of partiesInOrder(turn)) {
    const before = turn.world.parties[key];
    if (before === undefined) continue;
    const party = counted(before, turn);
    parties[key] = party;
    if (!isMissing(before, turn)) continue;
    const count = party.missing ?? 0;
    if (isIdle(turn, key, count)) idle.add(key);
    if (limit <= 0 || count < limit) continue;
    note(turn, 'F-TURN-MISSING3', key, { about: { count } });
    turn.ask(question(key, 'realmMissing', ['keep', 'reassign'], count));
  }
  const rests = [...idle].map((party) => [party, resting(turn.world, party)] as const);
  turn.declarations = { ...turn.declarations, ...Object.fromEntries(rests) };
  turn.world = { ...turn.world, parties, units: idleUnits(turn.world, idle) };
}
