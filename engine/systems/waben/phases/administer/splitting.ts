import { type Finding, type Question, type TurnEvent } from '../../../../kernel';
import { type PartyKey, type Unit, unitId, type World } from '../../../../world';
import { finding } from '../../orders/finding';
import type { Remark } from '../../orders';
import { ownSettlementAt, fieldOf, spokenPlace } from '../../rules/roster/places';
import { divided, divisionProblem } from '../../rules/roster/split';
import { amountOf } from '../../rules/settings';
import { atStart } from '../happening';
import { countingRows } from '../rows';
import type { TurnRun } from '../run';

type Division = Extract<Remark, { readonly kind: 'split' }>;

/** The units while they are divided, and what came of it. */
interface Splitting {
  readonly run: TurnRun;
  readonly units: Map<string, Unit>;
  readonly counts: Map<PartyKey, number>;
  readonly findings: Finding[];
  readonly events: TurnEvent[];
  readonly questions: Map<string, Question>;
}

const unitsByParty = ({ units }: World): Map<PartyKey, number> => {
  const counts = new Map<PartyKey, number>();
  for (const { party } of Object.values(units)) counts.set(party, (counts.get(party) ?? 0) + 1);
  return counts;
};

const limitQuestion = (party: PartyKey, limit: number): Question => ({
  key: `units/${party}/limit`,
  clause: 'WW-5.1-07',
  name: 'unitLimit',
  about: { party, limit },
  options: ['allow', 'refuse'],
  proposal: 'allow',
});

/** True if the party has its limit of units and the GM lets it have no more (WW-5.1-07). */
const isRefusedMore = ({ run, counts, questions }: Splitting, party: PartyKey): boolean => {
  const limit = amountOf(run.input.settings, 'unit.max_units');
  if (limit <= 0 || (counts.get(party) ?? 0) < limit) return false;
  const question = limitQuestion(party, limit);
  questions.set(question.key, question);
  return run.input.rulings[question.key]?.value === 'refuse';
};

const problemOf = (splitting: Splitting, unit: Unit, order: Division): string | undefined => {
  const { run, units } = splitting;
  const field = fieldOf(unit, run.world.units);
  const problem = divisionProblem(unit, order, {
    isTaken: units.has(unitId(unit.party, order.into)),
    isInOwnSettlement:
      ownSettlementAt(run.world.map, field, unit.party, run.input.settings) !== undefined,
    settings: run.input.settings,
  });
  return problem ?? (isRefusedMore(splitting, unit.party) ? 'limit' : undefined);
};

const split = (splitting: Splitting, unit: Unit, order: Division): void => {
  const { run, units, counts, findings, events } = splitting;
  const reason = problemOf(splitting, unit, order);
  if (reason !== undefined) {
    const about = { reason, into: order.into };
    findings.push(finding('F-UNIT-SPLIT', unit.party, { unit: unit.number, at: order, about }));
    return;
  }
  const [rest, part] = divided(unit, order);
  units.set(rest.id, rest);
  units.set(part.id, part);
  counts.set(unit.party, (counts.get(unit.party) ?? 0) + 1);
  events.push(
    atStart({
      kind: 'split',
      clause: 'WW-6.3-15',
      place: spokenPlace(unit, run.world.units),
      parties: [unit.party],
      about: { unit: unit.id, into: part.id, size: part.size, type: part.type },
    }),
  );
};

/** Divides units at the start of the turn, row by row in the order of units (WW-10.1-05, WW-12.5-13). */
export const splitUnits = (run: TurnRun): TurnRun => {
  const splitting: Splitting = {
    run,
    units: new Map(Object.entries(run.world.units)),
    counts: unitsByParty(run.world),
    findings: [],
    events: [],
    questions: new Map(),
  };
  for (const { party, row } of countingRows(run)) {
    for (const remark of row.content.remarks) {
      const unit = splitting.units.get(unitId(party, row.unit));
      if (remark.kind === 'split' && unit !== undefined) split(splitting, unit, remark);
    }
  }
  const { units, findings, events, questions } = splitting;
  if (findings.length === 0 && events.length === 0) return run;
  return {
    ...run,
    world: { ...run.world, units: Object.fromEntries(units) },
    findings: [...run.findings, ...findings],
    events: [...run.events, ...events],
    questions: [...run.questions, ...questions.values()],
  };
};
