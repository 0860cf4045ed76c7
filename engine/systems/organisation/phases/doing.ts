import {
  type Explained,
  type Finding,
  fraction,
  type Params,
  type Question,
  type TurnEvent,
} from '../../../kernel';
import type { PartyKey, RegionKey } from '../../../world';
import { moneySpent, purseRegion } from '../rules/money';
import { byText } from '../rules/order';
import { type Organisation, STEPS } from '../state/types';
import type { PhaseRun } from './run';
import { entryOf } from '../state/entry';

/** An organisation of the phase, or undefined if there is none of this key. */
export const organisationOf = (run: PhaseRun, key: PartyKey): Organisation | undefined =>
  entryOf(run.state.organisations, key);

/** Keys of all organisations in order (OS-0-12). */
export const partiesOf = (run: PhaseRun): readonly PartyKey[] =>
  Object.keys(run.state.organisations).sort(byText);

/** The run with an organisation put in the place of that of its key; a new one in its place by key (OS-0-12). */
export const withOrganisation = (run: PhaseRun, organisation: Organisation): PhaseRun => {
  const { organisations } = run.state;
  const after = { ...organisations, [organisation.key]: organisation };
  const isNew = !Object.hasOwn(organisations, organisation.key);
  const ordered = isNew
    ? Object.fromEntries(Object.entries(after).sort(([a], [b]) => byText(a, b)))
    : after;
  return { ...run, state: { ...run.state, organisations: ordered } };
};

/** Something done to an organisation; nothing if there is none of this key. */
export const changed = (
  run: PhaseRun,
  key: PartyKey,
  change: (organisation: Organisation) => Organisation,
): PhaseRun => {
  const organisation = organisationOf(run, key);
  return organisation === undefined ? run : withOrganisation(run, change(organisation));
};

/** The same done for every organisation in order (OS-7-03). */
export const forEachOrganisation = (
  run: PhaseRun,
  change: (run: PhaseRun, organisation: Organisation) => PhaseRun,
): PhaseRun =>
  partiesOf(run).reduce((before, key) => {
    const organisation = organisationOf(before, key);
    return organisation === undefined ? before : change(before, organisation);
  }, run);

/** Money that changes hands: whose purse, where, how much in halves, why. */
export interface Booking {
  readonly party: PartyKey;
  /** Region of the thing it is for; with one purse it is booked at the seat (OS-1-06). */
  readonly region: RegionKey;
  readonly amount: Explained;
  readonly name: string;
  readonly about?: Params;
  /** False = the amount leaves the purse; true = it goes in. */
  readonly isIncome: boolean;
}

/**
 * Money booked: purse and posting (OS-19-02). The caller never takes more than there is (OS-0-03); what is not a whole
 * number of halves, or nothing, is not booked.
 */
export const booked = (
  run: PhaseRun,
  { party, region, amount, name, about = {}, isIncome }: Booking,
): PhaseRun => {
  const organisation = organisationOf(run, party);
  if (organisation === undefined || !Number.isInteger(amount.value) || amount.value === 0)
    return run;
  const place = purseRegion(organisation, region, run.input.settings);
  const purse = entryOf(organisation.purses, place) ?? 0;
  const why = isIncome ? amount : moneySpent(amount, purse);
  const change = why.value;
  if (change === 0) return run;
  const posting = {
    party,
    amount: change,
    name: `organisation.${name}`,
    why,
    place,
    about: { region, ...about },
  };
  return {
    ...withOrganisation(run, {
      ...organisation,
      purses: { ...organisation.purses, [place]: purse + change },
    }),
    postings: [...run.postings, posting],
  };
};

const isSame = (a: Finding, b: Finding): boolean =>
  a.code === b.code && a.party === b.party && a.unit === b.unit && a.span?.start === b.span?.start;

/** The run with one finding more; what was found of an order already is not said again (OS-15-02). */
export const found = (run: PhaseRun, finding: Finding): PhaseRun =>
  run.findings.some((one) => isSame(one, finding))
    ? run
    : { ...run, findings: [...run.findings, finding] };

/** The run with something that happened; its time is that of the step. */
export const happened = (run: PhaseRun, event: Omit<TurnEvent, 'time'>): PhaseRun => ({
  ...run,
  events: [
    ...run.events,
    { ...event, time: fraction(STEPS.indexOf(run.state.step), STEPS.length) },
  ],
});

/** The answer to a question: the GM's if it is one of the options, else the proposal. */
export const answerOf = (run: PhaseRun, { key, options, proposal }: Question): string => {
  const value = run.input.rulings[key]?.value;
  return typeof value === 'string' && options.includes(value) ? value : proposal;
};

/** The run with a question put to the GM; each key is asked once. */
export const asking = (run: PhaseRun, question: Question): PhaseRun =>
  run.questions.some(({ key }) => key === question.key)
    ? run
    : { ...run, questions: [...run.questions, question] };
