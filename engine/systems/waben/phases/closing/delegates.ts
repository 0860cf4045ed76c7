import type { Question } from '../../../../kernel';
import { ownerAt, type PartyKey, type UnitId, unitId, type World } from '../../../../world';
import { parseFieldAddress } from '../../../../hex';
import { realmGmOf } from '../../rules/people/roles';
import { flagOf } from '../../rules/settings';
import type { TurnRun } from '../run';

/** True if a place as marches write it lies in own land. */
const isOwnLand = ({ map }: World, place: string, party: PartyKey): boolean => {
  const field = parseFieldAddress(place.slice(0, 6));
  return field !== undefined && ownerAt(map, field) === party;
};

/** Units that met or fought anybody. */
const touched = ({ events, fights }: TurnRun): ReadonlySet<UnitId> => {
  const inEvents = events
    .filter(({ kind, parties }) => kind !== 'sighting' && new Set(parties).size > 1)
    .flatMap(({ about }) => [about['a'], about['b'], about['unit']])
    .filter((id) => typeof id === 'string');
  const inFights = fights.flatMap(({ sides }) =>
    sides.flatMap(({ units }) => units.map(({ party, unit }) => unitId(party, unit))),
  );
  return new Set([...inEvents, ...inFights]);
};

/** Units that stayed in own territory and touched nobody: inner affairs of their realm (WW-1.2-12, WW-12.1-09). */
const innerUnits = (run: TurnRun): ReadonlyMap<UnitId, PartyKey> => {
  const busy = touched(run);
  const { world } = run.input;
  return new Map(
    run.marches
      .filter(({ party, start, steps }) =>
        [start, ...steps.map(({ to }) => to)].every((place) => isOwnLand(world, place, party)),
      )
      .map(({ party, unit }) => [unitId(party, unit), party] as const)
      .filter(([id]) => !busy.has(id)),
  );
};

/**
 * Questions about units whose affairs are inner ones of a realm that has a realm GM may be left to him; what he
 * decides stays under the GM's veto, whose ruling it is (WW-1.2-12, WW-12.1-09).
 */
export const delegateQuestions = (run: TurnRun): TurnRun => {
  if (!flagOf(run.input.settings, 'seg.rsl_allowed')) return run;
  if (Object.keys(run.world.people).length === 0) return run;
  const inner = innerUnits(run);
  const delegated = (question: Question): Question => {
    const unit = question.about['unit'];
    const party = typeof unit === 'string' ? inner.get(unit) : undefined;
    const person = party === undefined ? undefined : realmGmOf(run.world.people, party);
    return person === undefined ? question : { ...question, delegate: person.id };
  };
  return { ...run, questions: run.questions.map(delegated) };
};
