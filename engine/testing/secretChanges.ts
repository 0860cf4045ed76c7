import { type FieldAddress, parseFieldAddress } from '../hex';
import type { Proposal, TurnInput } from '../kernel';
import { type Grossfeld, latticeOf, type PartyKey, type Unit, unitId, type World } from '../world';

type Input = TurnInput<World>;

/** A run, and the party whose eyes are tried. */
export interface Trial {
  readonly input: Input;
  readonly proposal: Proposal<World>;
  readonly viewer: PartyKey;
}

/** Farther than anybody sees, with a step of grace. */
const OUT_OF_SIGHT = 4;

/** Fields a unit was in during a turn. */
const fieldsOf = (unit: Unit, { marches, world }: Proposal<World>): readonly FieldAddress[] => {
  const march = marches.find((one) => unitId(one.party, one.unit) === unit.id);
  const after = world.units[unit.id];
  const places = [unit, ...(after === undefined ? [] : [after])].flatMap(({ place }) =>
    place.kind === 'aboard' ? [] : [place.field],
  );
  const steps = (march?.steps ?? []).flatMap(({ from, to }) => [from, to]);
  const read = [...steps, march?.end ?? ''].flatMap(
    (text) => parseFieldAddress(text.slice(0, 6)) ?? [],
  );
  return [...places, ...read];
};

/** Everything from which a party could see something in a turn: own fields, and wherever own units were. */
export function eyesOf({ input, proposal, viewer }: Trial): readonly FieldAddress[] {
  const ownFields = [input.world, proposal.world].flatMap(({ map }) =>
    Object.values(map.grossfelder).flatMap(({ no, owner, settlements }) =>
      owner.flatMap((party, index) =>
        party === viewer || settlements[index]?.owner === viewer
          ? (parseFieldAddress(`${no}/${String(index + 1).padStart(2, '0')}`) ?? [])
          : [],
      ),
    ),
  );
  const units = [input.world, proposal.world]
    .flatMap(({ units: all }) => Object.values(all))
    .filter(({ party }) => party === viewer);
  return [...ownFields, ...units.flatMap((unit) => fieldsOf(unit, proposal))];
}

/** Units that took part in anything but being sighted, or that others met. */
const busyUnits = ({ events, fights }: Proposal<World>): ReadonlySet<unknown> =>
  new Set([
    ...events
      .filter(({ kind }) => kind !== 'sighting')
      .flatMap(({ about }) => Object.values(about)),
    ...fights.flatMap(({ sides }) =>
      sides.flatMap(({ units }) => units.map(({ party, unit }) => unitId(party, unit))),
    ),
  ]);

/** Foreign units that stay far from everything the viewer has, all turn long, and touch nobody (WW-7.1-01). */
export function hiddenUnits(trial: Trial): readonly Unit[] {
  const { input, proposal, viewer } = trial;
  const lattice = latticeOf(input.world.map);
  const cellsOf = (fields: readonly FieldAddress[]): readonly number[] => [
    ...new Set(fields.flatMap((field) => lattice.cellOf(field) ?? [])),
  ];
  const eyes = cellsOf(eyesOf(trial));
  const busy = busyUnits(proposal);
  const carriers = new Set(
    Object.values(input.world.units).flatMap(({ place }) =>
      place.kind === 'aboard' ? [place.carrier] : [],
    ),
  );
  return Object.values(input.world.units)
    .filter(
      ({ id, party, place }) =>
        party !== viewer && place.kind !== 'aboard' && !busy.has(id) && !carriers.has(id),
    )
    .filter((unit) =>
      cellsOf(fieldsOf(unit, proposal)).every((cell) =>
        eyes.every((eye) => lattice.distance(eye, cell) >= OUT_OF_SIGHT),
      ),
    );
}

/** A Großfeld with another land wherever nobody at all has looked, and with other words of the GM. */
const landChanged = (chunk: Grossfeld, { proposal }: Trial): Grossfeld => {
  const known = Object.values(proposal.world.knowledge).map(
    ({ grossfelder }) => grossfelder[chunk.no]?.level,
  );
  const isUnseen = (index: number): boolean => known.every((level) => (level?.[index] ?? 0) === 0);
  return {
    ...chunk,
    terrain: chunk.terrain.map((key, index) => (isUnseen(index) ? 'vul' : key)),
    notes: { 0: 'nur für den Spielleiter' },
    secrets: { 1: { text: 'verborgen', strength: '9' } },
  };
};

const unitChanged = (unit: Unit): Unit => ({
  ...unit,
  morale: unit.morale - 1,
  leaders: unit.character === null ? unit.leaders + 1 : unit.leaders,
  size: unit.character === null ? unit.size + 100 : unit.size,
  raised: unit.character === null ? { h: unit.size + 100 } : unit.raised,
  character: unit.character === null ? null : { ...unit.character, name: 'Ein anderer' },
});

/** Every field in which a unit of another party was in the turn. */
const fieldsOfOthers = ({ input, proposal }: Trial, party: PartyKey): readonly FieldAddress[] =>
  Object.values(input.world.units)
    .filter((unit) => unit.party !== party)
    .flatMap((unit) => fieldsOf(unit, proposal));

/** Second units beside hidden ones that nobody else comes near all turn long. */
const unitsAdded = (trial: Trial, hidden: readonly Unit[]): readonly Unit[] => {
  const { map, units } = trial.input.world;
  const lattice = latticeOf(map);
  return hidden.flatMap((unit): readonly Unit[] => {
    const { party, number, place, character } = unit;
    const here = place.kind === 'field' ? lattice.cellOf(place.field) : undefined;
    const id = unitId(party, number + 30);
    if (here === undefined || character !== null || units[id] !== undefined) return [];
    const isLonely = fieldsOfOthers(trial, party).every((field) => {
      const cell = lattice.cellOf(field);
      return cell === undefined || lattice.distance(here, cell) >= OUT_OF_SIGHT;
    });
    return isLonely ? [{ ...unit, id, number: number + 30, scout: false, order: 'KV' }] : [];
  });
};

/** Foreign parties whose gold plays no part in what the viewer sees: they can pay, and nobody robs them. */
const richParties = ({ input, proposal, viewer }: Trial): readonly PartyKey[] => {
  const short = new Set(
    proposal.findings.filter(({ code }) => code === 'F-BAL-OVERDRAWN').map(({ party }) => party),
  );
  const robbed = new Set(
    proposal.events.filter(({ kind }) => kind === 'plunder').flatMap(({ parties }) => parties),
  );
  return Object.keys(input.world.parties).filter(
    (party) => party !== viewer && !short.has(party) && !robbed.has(party),
  );
};

const worldChanged = (trial: Trial): World => {
  const { input, viewer } = trial;
  const { map, parties, units, people } = input.world;
  const rich = new Set(richParties(trial));
  const hiding = hiddenUnits(trial).filter(({ party }) => rich.has(party));
  const hidden = new Set(hiding.map(({ id }) => id));
  const added = unitsAdded(trial, hiding);
  return {
    ...input.world,
    map: {
      ...map,
      grossfelder: Object.fromEntries(
        Object.values(map.grossfelder).map((chunk) => [chunk.no, landChanged(chunk, trial)]),
      ),
    },
    parties: Object.fromEntries(
      Object.values(parties).map((party) => [
        party.key,
        party.key === viewer
          ? party
          : {
              ...party,
              ruler: 'Ein anderer',
              treasury: party.treasury + (rich.has(party.key) ? 5000 : 0),
            },
      ]),
    ),
    units: Object.fromEntries(
      [...Object.values(units), ...added].map((unit) => [
        unit.id,
        hidden.has(unit.id) ? unitChanged(unit) : unit,
      ]),
    ),
    people: Object.fromEntries(
      Object.values(people).map((person) => [
        person.id,
        person.roles.some(({ party }) => party === viewer)
          ? person
          : { ...person, name: 'Jemand anders', address: 'Anderswo', email: 'anders@example.org' },
      ]),
    ),
  };
};

/** Mail between others than the viewer, and words to the GM alone. */
const mailAdded = ({ input, viewer }: Trial): NonNullable<Input['mail']> => {
  const [one, other] = Object.keys(input.world.parties).filter((party) => party !== viewer);
  if (one === undefined) return [];
  const item = { from: one, title: 'Geheim', text: 'Nur unter uns', isPublic: null };
  return [
    { ...item, id: 'secret-culture', to: null, kind: 'culture' },
    ...(other === undefined
      ? []
      : ([
          { ...item, id: 'secret-message', to: other, kind: 'message' },
          { ...item, id: 'secret-treaty', to: other, kind: 'treaty' },
        ] as const)),
  ];
};

const lettersChanged = ({ input, viewer }: Trial): Input['orders'] =>
  Object.fromEntries(
    Object.entries(input.orders).map(([party, text]) => [
      party,
      party === viewer
        ? text
        : text.replace('Anschreiben\n', 'Anschreiben\nDer Spielleiter möge uns Auskunft geben.\n'),
    ]),
  );

/** The same turn with everything changed that the viewer cannot know (WW-10.1-14, WW-11.1-04). */
export function hiddenChanged(trial: Trial): Input {
  return {
    ...trial.input,
    world: worldChanged(trial),
    orders: lettersChanged(trial),
    mail: [...(trial.input.mail ?? []), ...mailAdded(trial)],
  };
}
