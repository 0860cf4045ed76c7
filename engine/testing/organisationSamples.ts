import type { Ruling, Rulings, TurnInput } from '../kernel';
import { organisationIn } from '../systems/organisation/state/read';
import { withState } from '../systems/organisation/state/write';
import type { Organisation } from '../systems/organisation/state/types';
import type { PartyKey, World } from '../world';
import { organisationWorld } from './organisation';

const ruling = (key: string, value: Ruling['value']): Rulings => ({
  [key]: { key, value, reason: 'as the sample wants it' },
});

/** Event 8 for everybody. */
const NOTHING: Rulings = ['kontor', 'orden', 'waldbund', 'zirkel'].reduce<Rulings>(
  (all, party) => ({
    ...all,
    ...ruling(`event/${party}`, { event: 'nothing_8', intensity: 'low' }),
  }),
  {},
);

/** The world with one organisation otherwise. */
const withOrganisation = (
  world: World,
  party: PartyKey,
  change: (organisation: Organisation) => Organisation,
): World => {
  const organisation = organisationIn(world, party, {});
  if (organisation === undefined) throw new Error(`no organisation ${party}`);
  const organisations = { [party]: change(organisation) };
  return withState(world, { phase: world.clock.turn, step: 'event', organisations, chances: [] });
};

/** The Zirkel with a foothold among the Orden, so that there is something to fight for, and money for everybody. */
const rich = organisationWorld({
  kontor: 'money kueste 20',
  orden: 'money hochland 20',
  waldbund: 'money wald 20',
  zirkel: 'money seen 15, hochland 4.5; calm hochland 1; trade 1/1 "Bergkontor" in hochland',
});

const ORDERS: Readonly<Record<PartyKey, string>> = {
  kontor: `Start 2
BAUE Salzhandel
BAUE Kornspeicher (Infrastruktur)
Start 3
BEWEGE 1 Bevölkerung nach Marsch
BEWEGE 1,5 Geld nach Marsch
VERLEGE SITZ nach Küste
Start 4
SABOTIERE aus Küste den Zirkel in Seenland: Aufruhr
INFORMATION aus Küste über Seenland: Was plant der Zirkel?
EINFLUSS auf Waldbund +1 mit Geld
Abschluss 4
HANDEL in Küste: 2`,
  orden: `NEUWURF Ereignis 1
Start 4
HEUERE AN Militär +2
AUTORITÄT Hochland: Geheimdienst in Hochland
KRIEG in Hochland gegen den Zirkel: 3 mobilisiert, Angriff 3, Verteidigung 1
PLÜNDERE aus Hochland den Waldbund in Waldmark: stehlen, Militär
UNTERSTÜTZUNG in Hochland: Geleit
ÜBERLASTUNG in Hochland: Sturm
ABLEHNEN in Hochland
PASSE
Abschluss 7
BERUHIGE 1 in Hochland mit Militär`,
  waldbund: `BEWEGE Förster nach Marsch
NEUWURF Chance
AUFRUHR in Waldmark: u3
ZAHLE in Waldmark: Pelzmarkt, Lichtungen, Späher 1
Was soll das heißen`,
  zirkel: `REPARIERE Bergkontor 1
VERTEIDIGUNG in Hochland: 1 mobilisiert
NEUWURF Würfel 1 mit Archiv
BERUHIGE 2 in Seenland mit Autorität aus Seenland`,
};

/** Too many units in the Waldmark, two of them in unrest since the phase before, and nobody who cares. */
const restless = organisationWorld(
  { waldbund: 'unrest wald 2 since 1, wald 1 since 2; calm wald 3' },
  2,
);

const base = { rulings: {}, settings: {}, seed: 'demo' };

/** Phases of the second game on which the laws are tried. */
export const organisationSamples: readonly {
  readonly name: string;
  readonly input: TurnInput<World>;
}[] = [
  {
    name: 'the first phase without orders',
    input: { ...base, world: organisationWorld(), orders: {}, rulings: NOTHING },
  },
  {
    name: 'a phase with orders of every kind and a war',
    input: { ...base, world: rich, orders: ORDERS },
  },
  {
    name: 'a phase with unrest and rebels',
    input: { ...base, world: restless, orders: { waldbund: 'BERUHIGE 1 in Waldmark mit Militär' } },
  },
];

/** The world with secrets that the viewer does not know: notes of the GM on him, and all notes on others. */
export function withOtherSecrets(world: World, viewer: PartyKey): World {
  return Object.keys(world.parties).reduce(
    (before, party) =>
      withOrganisation(before, party, (one) => ({
        ...one,
        secrets: [
          ...one.secrets,
          { id: 's9', title: 'hidden', text: 'hidden', isOwn: party !== viewer },
        ],
      })),
    world,
  );
}
