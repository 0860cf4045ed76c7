import {
  type Finding,
  type March,
  type Params,
  type Question,
  type Settings,
} from '../../../../kernel';
import type { PartyKey, Unit, UnitId, World } from '../../../../world';
import { choiceOf } from '../../rules/settings';
import { sightedKind } from '../../rules/sight/sighting';

const UNIT_ID = /^(.+):\d{3}$/;

/** How much a party may be told of the units of others (WW-7.1-04). */
export interface ReportScope {
  readonly party: PartyKey;
  readonly detail: 'presence' | 'owner_kind_size' | 'full';
  readonly unitOf: (id: UnitId) => Unit | undefined;
}

/** Units of a turn: those at its end, and those that did not live to see it. */
export function unitsOfTurn(before: World, after: World): ReportScope['unitOf'] {
  return (id) => after.units[id] ?? before.units[id];
}

/** The detail of sightings that the settings give. */
export function detailOf(settings: Settings): ReportScope['detail'] {
  const detail = choiceOf(settings, 'sight.detail');
  return detail === 'presence' || detail === 'full' ? detail : 'owner_kind_size';
}

/**
 * A foreign unit as far as it may be named: `val:foot` for the foot of the party `val`, `val:unknown` where not
 * even its kind is told; own units and everything else unchanged (WW-7.1-04).
 */
const reportedName = (value: string, { party, detail, unitOf }: ReportScope): string => {
  const owner = UNIT_ID.exec(value)?.[1];
  if (owner === undefined || owner === party || detail === 'full') return value;
  const unit = detail === 'presence' ? undefined : unitOf(value);
  return `${owner}:${unit === undefined ? 'unknown' : sightedKind(unit)}`;
};

const reportedValue = (value: Params[string], scope: ReportScope): Params[string] => {
  if (typeof value === 'string') return reportedName(value, scope);
  return typeof value === 'number' ? value : value.map((item) => reportedName(item, scope));
};

/** Data with foreign units named only as far as they may be. */
export function reportedParams(about: Params, scope: ReportScope): Params {
  return Object.fromEntries(
    Object.entries(about).map(([key, value]) => [key, reportedValue(value, scope)]),
  );
}

/** Questions about a party's own letter: the party is owed an answer to them; all others are the GM's own affair. */
const LETTER_QUESTIONS: ReadonlySet<string> = new Set([
  'specialOrder',
  'marchConsent',
  'buildConsent',
  'muster',
  'otherIncome',
  'unitLimit',
  'demolish',
]);

/** Findings about the persons behind a party: they stay with the GM (WW-1.2-16, WW-10.1-14). */
const ABOUT_PERSONS = /^F-(?:JOIN|ACCT|PARTY)-/;

/** A finding as its party reads it: foreign units named only as far as they may be (WW-7.1-04). */
export function reportedFinding(found: Finding, scope: ReportScope): Finding {
  return {
    ...found,
    about: reportedParams(found.about, scope),
  };
}

/** True if a finding is for the eyes of its party, not only for the GM's. */
export function isForPlayers({ code }: Finding): boolean {
  return !ABOUT_PERSONS.test(code);
}

/** The own march of a party as it is told. */
export function reportedMarch(march: March, scope: ReportScope): March {
  return march.stop === undefined ? march : { ...march, stop: reportedFinding(march.stop, scope) };
}

/** The party whose letter raised a question; undefined if the question is the GM's own affair. */
export function askerOf({ name, about }: Question): string | undefined {
  if (!LETTER_QUESTIONS.has(name)) return undefined;
  const { party, unit } = about;
  if (typeof party === 'string') return party;
  return typeof unit === 'string' ? unit.slice(0, Math.max(0, unit.lastIndexOf(':'))) : undefined;
}

/** A question as its party reads it; to whom the GM leaves the answer is not told (WW-1.2-16). */
export function reportedQuestion(
  { key, clause, name, about, options, proposal }: Question,
  scope: ReportScope,
): Question {
  return { key, clause, name, about: reportedParams(about, scope), options, proposal };
}
