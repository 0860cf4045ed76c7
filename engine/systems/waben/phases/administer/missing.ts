import type { Finding, Question } from '../../../../kernel';
import type { Party, PartyKey, Unit, World } from '../../../../world';
import { type Declaration } from '../../orders/declaration';
import { finding } from '../../orders/finding';
import { isPlayed } from '../../rules/people/roles';
import { amountOf, choiceOf } from '../../rules/settings';
import type { TurnRun } from '../run';

const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === '';

/** True if a party should have sent a letter and none came: it has players, or it sent one before (WW-8.1-05). */
const isMissing = (party: Party, { input, world }: TurnRun): boolean =>
  isBlank(input.orders[party.key]) &&
  (party.missing !== undefined || isPlayed(world.people, party.key));

/** The counter of turns missing in a row; every accepted letter sets it back (WW-8.1-05). */
const counted = (party: Party, run: TurnRun): Party => {
  if (isMissing(party, run)) return { ...party, missing: (party.missing ?? 0) + 1 };
  return isBlank(run.input.orders[party.key]) || party.missing === 0
    ? party
    : { ...party, missing: 0 };
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

/** What the realm does without a letter: the GM's rule, or his word where he plays it himself (WW-12.8-02). */
const conductOf = ({ input }: TurnRun, ask: Question): 'stay' | 'idle' => {
  const policy = choiceOf(input.settings, 'turn.missing_policy');
  const word = policy === 'gm' ? input.rulings[ask.key]?.value : policy;
  return word === 'idle' ? 'idle' : 'stay';
};

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
export const countMissing = (run: TurnRun): TurnRun => {
  const limit = amountOf(run.input.settings, 'turn.missing_limit');
  const parties: Record<PartyKey, Party> = {};
  const findings: Finding[] = [];
  const questions: Question[] = [];
  const idle = new Set<PartyKey>();
  for (const key of Object.keys(run.world.parties).sort()) {
    const before = run.world.parties[key];
    if (before === undefined) continue;
    const party = counted(before, run);
    parties[key] = party;
    if (!isMissing(before, run)) continue;
    const count = party.missing ?? 0;
    const play = question(key, 'missingLetter', ['stay', 'idle'], count);
    if (choiceOf(run.input.settings, 'turn.missing_policy') === 'gm') questions.push(play);
    if (conductOf(run, play) === 'idle') idle.add(key);
    if (limit <= 0 || count < limit) continue;
    findings.push(finding('F-TURN-MISSING3', key, { about: { count } }));
    questions.push(question(key, 'realmMissing', ['keep', 'reassign'], count));
  }
  return {
    ...run,
    world: { ...run.world, parties, units: idleUnits(run.world, idle) },
    declarations: {
      ...run.declarations,
      ...Object.fromEntries([...idle].map((party) => [party, resting(run.world, party)])),
    },
    findings: [...run.findings, ...findings],
    questions: [...run.questions, ...questions],
  };
};
