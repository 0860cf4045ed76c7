import type { Explained, FieldsDecision, Json } from '../../../../../kernel';
import type { PartyKey, RegionKey } from '../../../../../world';
import type { WarSide } from '../../../record';
import { calmAt } from '../../../rules/population';
import { currentLevel } from '../../../rules/pools';
import { type Division, divisionFault, type WarCode } from '../../../rules/war';
import type { Organisation } from '../../../state/types';
import { finding, type Given, type PhaseTurn } from '../../turn';
import { poolIn } from '../use';

/** One organisation in a war: the division of its military, and who gave it. */
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
  { settings }: PhaseTurn,
  own: Organisation,
  region: RegionKey,
): Explained {
  return currentLevel(own, poolIn('military', region), settings);
}

/** Key of the ruling by which the GM enters how a party divides its military (OS-13-05). */
export function divisionRuling({ key }: Field, party: PartyKey): string {
  return `${key}/division/${party}`;
}

/** The numbers of a division that can be decided, from nothing up to all there is (OS-13-05). */
export function divisionFields(
  own: Organisation,
  region: RegionKey,
  military: Explained,
): FieldsDecision['fields'] {
  const all = [0, Math.floor(military.value)] as const;
  return [
    { id: 'mobilised', range: [0, calmAt(own, region).length] },
    { id: 'attack', range: all },
    { id: 'defence', range: all },
  ];
}

/** The three numbers of an order or an answer. */
export function partsOf({ mobilised, attack, defence }: Division): Division {
  return { mobilised, attack, defence };
}

type Row = Readonly<Record<string, Json>>;

const isRow = (value: Json | undefined): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const numberOf = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);

/** A division as the GM enters it. */
const entered = ({ mobilised, attack, defence }: Row): Division => ({
  mobilised: numberOf(mobilised),
  attack: numberOf(attack),
  defence: numberOf(defence),
});

/** How an organisation is to divide its military, the first that can be: as the GM entered it, else as it wrote (OS-13-05). */
function divisionsOf(
  turn: PhaseTurn,
  field: Field,
  { key }: Organisation,
  written: Division | undefined,
): readonly Pick<Force, 'source' | 'division'>[] {
  const value = turn.input.rulings[divisionRuling(field, key)]?.value;
  return [
    ...(isRow(value) ? [{ source: 'gm', division: entered(value) } as const] : []),
    ...(written === undefined ? [] : [{ source: 'letter', division: partsOf(written) } as const]),
  ];
}

/** Objection to a division of this organisation there. */
function faultOf(
  own: Organisation,
  { region }: Field,
  division: Division,
  military: Explained,
  needs: 'attacker' | 'nothing' = 'attacker',
): WarCode | undefined {
  return divisionFault(division, calmAt(own, region).length, military.value, needs);
}

/** Objection to every division of the initiator: the one ordered, and the GM's; undefined = one is valid. */
export function initiatorFault(
  turn: PhaseTurn,
  field: Field,
  own: Organisation,
  military: Explained,
  ordered: Division,
): WarCode | undefined {
  const all = divisionsOf(turn, field, own, ordered);
  const faults = all.map(({ division }) => faultOf(own, field, division, military));
  return faults.includes(undefined) ? undefined : faults.at(-1);
}

/** An organisation with the first valid division; each invalid one before it is reported to its owner (OS-13-20). */
export function forceOf(
  turn: PhaseTurn,
  field: Field,
  own: Organisation,
  military: Explained,
  written: Division | undefined,
  needs?: 'attacker' | 'nothing',
): Force | undefined {
  const { key: party } = own;
  const possible = divisionsOf(turn, field, own, written).find(({ division }) => {
    const code = faultOf(own, field, division, military, needs);
    if (code !== undefined) turn.find(finding(code, party, { about: { ...division } }));
    return code === undefined;
  });
  return possible && { party, military, ...possible };
}

/** Answer of the opponent to a war by `by` there: one for this very enemy before one for anybody (OS-13-03). */
export function answerOf(
  turn: PhaseTurn,
  party: PartyKey,
  by: PartyKey,
  region: RegionKey,
): (Given<'WAR_ANSWER'>['order'] & { readonly unit: number }) | undefined {
  const answers = turn
    .rows(party)
    .flatMap(({ unit, content: { order } }) =>
      order.kind === 'WAR_ANSWER' && order.region === region ? [{ ...order, unit }] : [],
    );
  return (
    answers.find(({ opponent }) => opponent === by) ??
    answers.find(({ opponent }) => opponent === null)
  );
}

/** True if the opponent must have what the initiator must have (`os.war.defender_needs`, OS-13-03). */
export function isBoundAlike(turn: PhaseTurn): boolean {
  return turn.choice('os.war.defender_needs') === 'same_as_attacker';
}

/**
 * The opponent's division: as the GM entered it, else as ordered, else the default: nobody mobilised, all military for
 * defence (OS-13-03, OS-15-03).
 */
export function opponentForce(
  turn: PhaseTurn,
  field: Field,
  own: Organisation,
  military: Explained,
  by: PartyKey,
): Force {
  const { key: party } = own;
  const isBound = isBoundAlike(turn);
  const answer = answerOf(turn, party, by, field.region);
  const force = forceOf(turn, field, own, military, answer, isBound ? 'attacker' : 'nothing');
  const silent = { mobilised: isBound ? 1 : 0, attack: 0, defence: military.value };
  return force ?? { party, military, source: 'default', division: silent };
}

/** An ally and the side he is on. */
export interface Ally {
  readonly side: 0 | 1;
  readonly force: Force;
}

/**
 * Decisions of the GM on possible allies of a party, and their forces, where the setting allows it (`os.war.allies`,
 * OS-13-18).
 */
export function allyDecisions(
  turn: PhaseTurn,
  { key, region }: Field,
  parties: readonly PartyKey[],
): readonly FieldsDecision[] {
  if (!turn.flag('os.war.allies')) return [];
  return Object.values(turn.state.organisations)
    .filter((own) => !parties.includes(own.key) && calmAt(own, region).length > 0)
    .map((own) => ({
      input: 'fields',
      key: `${key}/ally/${own.key}`,
      clause: 'OS-13-18',
      name: 'organisation.ally',
      about: { party: own.key },
      fields: [
        { id: 'side', options: ['none', 'initiator', 'opponent'] },
        ...divisionFields(own, region, militaryAt(turn, own, region)),
      ],
      proposal: { side: 'none', mobilised: 1, attack: 0, defence: 0 },
    }));
}

/** Organisations that add their units and military to a party; one who cannot is notified (OS-13-18). */
export function alliesOf(
  turn: PhaseTurn,
  field: Field,
  decisions: readonly FieldsDecision[],
): readonly Ally[] {
  return decisions.flatMap((decision): readonly Ally[] => {
    const decided = turn.decided.fields(decision);
    if (decided['side'] === 'none') return [];
    const party = String(decision.about['party']);
    const division = entered(decided);
    const military = militaryAt(turn, turn.own(party), field.region);
    const code = faultOf(turn.own(party), field, division, military);
    if (code !== undefined)
      turn.find(finding('organisation.E_ALLY', '', { about: { party, ...division } }));
    const side = decided['side'] === 'opponent' ? 1 : 0;
    return code === undefined ? [{ side, force: { party, division, military, source: 'gm' } }] : [];
  });
}
