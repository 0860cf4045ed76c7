import type { Explained, FieldsDecision, Json } from '../../../../../kernel';
import type { PartyKey, RegionKey } from '../../../../../world';
import { finding } from '../../../orders/finding';
import type { WarSide } from '../../../record';
import { calmAt } from '../../../rules/population';
import { currentLevel } from '../../../rules/pools';
import { choiceOf, flagOf } from '../../../rules/settings';
import { type Division, divisionFault, type WarCode } from '../../../rules/war';
import type { Organisation } from '../../../state/types';
import { type Given, organisationOf, type PhaseTurn, rowsOf } from '../../turn';
import { poolIn } from '../use';

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

/** Military an organisation can attack with there. */
export function militaryAt(
  { input: { settings } }: PhaseTurn,
  organisation: Organisation,
  region: RegionKey,
): Explained {
  return currentLevel(organisation, poolIn('military', region), settings);
}

/** Key of the ruling by which the GM enters how a party divides its military (OS-13-05). */
export function divisionRuling({ key }: Field, party: PartyKey): string {
  return `${key}/division/${party}`;
}

type Row = Readonly<Record<string, Json>>;

const isRow = (value: Json | undefined): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const numberOf = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);

/** A division as the GM enters it; undefined if it is none. */
export function divisionOf(value: Json | undefined): Division | undefined {
  if (!isRow(value)) return undefined;
  return {
    mobilised: numberOf(value['mobilised']),
    attack: numberOf(value['attack']),
    defence: numberOf(value['defence']),
  };
}

/** The three numbers of an order or an answer. */
export function partsOf({ mobilised, attack, defence }: Division): Division {
  return { mobilised, attack, defence };
}

/** A division and where it comes from. */
interface Source {
  readonly source: WarSide['source'];
  readonly division: Division;
}

function enteredDivision(turn: PhaseTurn, field: Field, party: PartyKey): readonly Source[] {
  const division = divisionOf(turn.input.rulings[divisionRuling(field, party)]?.value);
  return division === undefined ? [] : [{ source: 'gm', division }];
}

/** What speaks against a division of this organisation there. */
export function faultOf(
  organisation: Organisation,
  { region }: Field,
  division: Division,
  military: Explained,
  needs: 'attacker' | 'nothing' = 'attacker',
): WarCode | undefined {
  return divisionFault(division, calmAt(organisation, region).length, military.value, needs);
}

/** The first division that can be; each before it that cannot is told to its owner (OS-13-20). */
function firstPossible(
  turn: PhaseTurn,
  party: PartyKey,
  sources: readonly Source[],
  fault: (division: Division) => WarCode | undefined,
): Source | undefined {
  return sources.find(({ division }) => {
    const code = fault(division);
    if (code !== undefined) turn.find(finding(code, party, { about: { ...division } }));
    return code === undefined;
  });
}

/** What speaks against every division of the initiator: that he ordered, and what the GM entered; undefined = one can be. */
export function initiatorFault(
  turn: PhaseTurn,
  field: Field,
  organisation: Organisation,
  military: Explained,
  ordered: Division,
): WarCode | undefined {
  const all = [...enteredDivision(turn, field, organisation.key), { division: ordered }];
  const faults = all.map(({ division }) => faultOf(organisation, field, division, military));
  return faults.includes(undefined) ? undefined : faults.at(-1);
}

/** Answer of the opponent to a war by `by` there: one for this very enemy before one for anybody (OS-13-03). */
export function answerOf(
  turn: PhaseTurn,
  party: PartyKey,
  by: PartyKey,
  region: RegionKey,
): (Given<'WAR_ANSWER'>['order'] & { readonly unit: number }) | undefined {
  const answers = rowsOf(turn, party).flatMap(({ unit, content: { order } }) =>
    order.kind === 'WAR_ANSWER' && order.region === region ? [{ ...order, unit }] : [],
  );
  return (
    answers.find(({ opponent }) => opponent === by) ??
    answers.find(({ opponent }) => opponent === null)
  );
}

/** The initiator's division: as the GM entered it where that can be, else as ordered (OS-13-05). */
export function initiatorForce(
  turn: PhaseTurn,
  field: Field,
  organisation: Organisation,
  military: Explained,
  ordered: Division,
): Force {
  const { key: party } = organisation;
  const entered = firstPossible(turn, party, enteredDivision(turn, field, party), (division) =>
    faultOf(organisation, field, division, military),
  );
  return { party, military, ...(entered ?? { source: 'letter', division: ordered }) };
}

/** True if the opponent must have what the initiator must have (`os.war.defender_needs`, OS-13-03). */
export function isBoundAlike({ input: { settings } }: PhaseTurn): boolean {
  return choiceOf(settings, 'os.war.defender_needs') === 'same_as_attacker';
}

/**
 * The opponent: as the GM entered it, else as he wrote, else as one who says nothing: nobody mobilised, all military
 * for defence (OS-13-03, OS-15-03).
 */
export function opponentForce(
  turn: PhaseTurn,
  field: Field,
  organisation: Organisation,
  military: Explained,
  by: PartyKey,
): Force {
  const { key: party } = organisation;
  const isBound = isBoundAlike(turn);
  const answer = answerOf(turn, party, by, field.region);
  const sources: readonly Source[] = [
    ...enteredDivision(turn, field, party),
    ...(answer === undefined ? [] : [{ source: 'letter', division: partsOf(answer) } as const]),
  ];
  const said = firstPossible(turn, party, sources, (division) =>
    faultOf(organisation, field, division, military, isBound ? 'attacker' : 'nothing'),
  );
  const silent = { mobilised: isBound ? 1 : 0, attack: 0, defence: military.value };
  return { party, military, ...(said ?? { source: 'default', division: silent }) };
}

/** An ally and the side he is on. */
export interface Ally {
  readonly side: 0 | 1;
  readonly force: Force;
}

/** The decision whether an organisation stands by a party, and with what (OS-13-18). */
function allyDecision(
  turn: PhaseTurn,
  { key, region }: Field,
  organisation: Organisation,
): FieldsDecision {
  const military = militaryAt(turn, organisation, region);
  const all = [0, Math.floor(military.value)] as const;
  return {
    input: 'fields',
    key: `${key}/ally/${organisation.key}`,
    clause: 'OS-13-18',
    name: 'organisation.ally',
    about: { party: organisation.key },
    fields: [
      { id: 'side', options: ['none', 'initiator', 'opponent'] },
      { id: 'mobilised', range: [0, calmAt(organisation, region).length] },
      { id: 'attack', range: all },
      { id: 'defence', range: all },
    ],
    proposal: { side: 'none', mobilised: 1, attack: 0, defence: 0 },
  };
}

/** What the GM can decide of those who could stand by a party, where the campaign allows it (`os.war.allies`, OS-13-18). */
export function allyDecisions(
  turn: PhaseTurn,
  field: Field,
  parties: readonly PartyKey[],
): readonly FieldsDecision[] {
  if (!flagOf(turn.input.settings, 'os.war.allies')) return [];
  return Object.values(turn.state.organisations)
    .filter(({ key }) => !parties.includes(key))
    .filter((organisation) => calmAt(organisation, field.region).length > 0)
    .map((organisation) => allyDecision(turn, field, organisation));
}

/** Organisations that add their units and military to a party; one who cannot is told (OS-13-18). */
export function alliesOf(
  turn: PhaseTurn,
  field: Field,
  decisions: readonly FieldsDecision[],
): readonly Ally[] {
  return decisions.flatMap((decision): readonly Ally[] => {
    const decided = turn.decided.fields(decision);
    const organisation = organisationOf(turn, String(decision.about['party']));
    const division = divisionOf(decided);
    if (decided['side'] === 'none' || organisation === undefined || division === undefined)
      return [];
    const { key: party } = organisation;
    const military = militaryAt(turn, organisation, field.region);
    const code = faultOf(organisation, field, division, military);
    if (code !== undefined) turn.find(finding(code, party, { about: { ...division } }));
    const side = decided['side'] === 'opponent' ? 1 : 0;
    return code === undefined ? [{ side, force: { party, division, military, source: 'gm' } }] : [];
  });
}
