import type { Explained, Json } from '../../../../../kernel';
import type { PartyKey, RegionKey } from '../../../../../world';
import { finding } from '../../../orders/finding';
import type { OrganisationOrder } from '../../../orders/order';
import type { WarSide } from '../../../record';
import { calmAt } from '../../../rules/population';
import { choiceOf } from '../../../rules/settings';
import { type Division, divisionFault, type WarCode } from '../../../rules/war';
import type { Organisation } from '../../../state/types';
import { found } from '../../doing';
import type { PhaseRun } from '../../run';
import { entryOf } from '../../../state/entry';

/** One organisation that goes to war: how it divides its military, and who said so. */
export interface Force {
  readonly party: PartyKey;
  readonly division: Division;
  readonly military: Explained;
  readonly source: WarSide['source'];
}

/** A war about to be waged. */
export interface Field {
  /** `<phase>/war/<initiator>/<n>`. */
  readonly key: string;
  readonly region: RegionKey;
}

/** Key of the ruling by which the GM enters how a party divides its military (OS-13-05). */
export const divisionRuling = ({ key }: Field, party: PartyKey): string =>
  `${key}/division/${party}`;

const isRow = (value: Json | undefined): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const numberOf = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);

/** A division as the GM enters it; undefined if it is none. */
export const divisionOf = (value: Json | undefined): Division | undefined =>
  isRow(value)
    ? {
        mobilised: numberOf(value['mobilised']),
        attack: numberOf(value['attack']),
        defence: numberOf(value['defence']),
      }
    : undefined;

const enteredDivision = (run: PhaseRun, field: Field, party: PartyKey): Division | undefined =>
  divisionOf(run.input.rulings[divisionRuling(field, party)]?.value);

/** What speaks against a division of this organisation there. */
export const faultOf = (
  organisation: Organisation,
  { region }: Field,
  division: Division,
  military: Explained,
  needs: 'attacker' | 'nothing',
): WarCode | undefined =>
  divisionFault(division, calmAt(organisation, region).length, military.value, needs);

/** A division and where it comes from. */
interface Source {
  readonly source: WarSide['source'];
  readonly division: Division;
}

/** The first division that can be; each before it that cannot is told to its owner (OS-13-20). */
const firstPossible = (
  run: PhaseRun,
  party: PartyKey,
  sources: readonly Source[],
  fault: (division: Division) => WarCode | undefined,
): { readonly run: PhaseRun; readonly source: Source | undefined } => {
  let current = run;
  for (const source of sources) {
    const code = fault(source.division);
    if (code === undefined) return { run: current, source };
    current = found(current, finding(code, party, { about: { ...source.division } }));
  }
  return { run: current, source: undefined };
};

type Answer = Extract<OrganisationOrder['order'], { readonly kind: 'WAR_ANSWER' }>;

/** Answers of the opponent to a war by `by` there: one for this very enemy before one for anybody (OS-13-03). */
export const answersOf = (
  { sheets }: PhaseRun,
  party: PartyKey,
  by: PartyKey,
  region: RegionKey,
): readonly (Answer & { readonly unit: number })[] => {
  const answers = (entryOf(sheets, party)?.rows ?? []).flatMap(({ unit, content: { order } }) =>
    order.kind === 'WAR_ANSWER' && order.region === region ? [{ ...order, unit }] : [],
  );
  return [
    ...answers.filter(({ opponent }) => opponent === by),
    ...answers.filter(({ opponent }) => opponent === null),
  ];
};

/** The initiator's division: as the GM entered it where that can be, else as ordered (OS-13-05). */
export const initiatorForce = (
  run: PhaseRun,
  field: Field,
  organisation: Organisation,
  military: Explained,
  ordered: Division,
): { readonly run: PhaseRun; readonly force: Force } => {
  const { key: party } = organisation;
  const entered = enteredDivision(run, field, party);
  const sources: readonly Source[] =
    entered === undefined ? [] : [{ source: 'gm', division: entered }];
  const first = firstPossible(run, party, sources, (division) =>
    faultOf(organisation, field, division, military, 'attacker'),
  );
  const { source, division } = first.source ?? { source: 'letter', division: ordered };
  return { run: first.run, force: { party, division, military, source } };
};

/** True if the opponent must have what the initiator must have (`os.war.defender_needs`, OS-13-03). */
export const isBoundAlike = ({ input: { settings } }: PhaseRun): boolean =>
  choiceOf(settings, 'os.war.defender_needs') === 'same_as_attacker';

/** What the opponent does who says nothing: nobody mobilised, all military for defence (OS-15-03). */
const silent = (run: PhaseRun, military: Explained): Division => ({
  mobilised: isBoundAlike(run) ? 1 : 0,
  attack: 0,
  defence: military.value,
});

/** The opponent: as the GM entered it, else as he wrote, else as if he had said nothing (OS-13-03, OS-15-03). */
export const opponentForce = (
  run: PhaseRun,
  field: Field,
  organisation: Organisation,
  military: Explained,
  by: PartyKey,
): { readonly run: PhaseRun; readonly force: Force } => {
  const { key } = organisation;
  const entered = enteredDivision(run, field, key);
  const [answer] = answersOf(run, key, by, field.region);
  const sources: readonly Source[] = [
    ...(entered === undefined ? [] : [{ source: 'gm', division: entered } as const]),
    ...(answer === undefined ? [] : [{ source: 'letter', division: partsOf(answer) } as const]),
  ];
  const needs = isBoundAlike(run) ? 'attacker' : 'nothing';
  const first = firstPossible(run, key, sources, (division) =>
    faultOf(organisation, field, division, military, needs),
  );
  const { source, division } = first.source ?? {
    source: 'default',
    division: silent(run, military),
  };
  return { run: first.run, force: { party: key, division, military, source } };
};

/** The three numbers of an order or an answer. */
export const partsOf = ({ mobilised, attack, defence }: Division): Division => ({
  mobilised,
  attack,
  defence,
});
