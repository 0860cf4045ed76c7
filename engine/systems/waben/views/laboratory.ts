import { type FieldAddress, fieldAddress, type GrossfeldNo } from '../../../hex';
import type {
  Fight,
  FightFate,
  GameLaboratory,
  TrialExperiment,
  TrialMeasure,
  Words,
} from '../../../kernel';
import {
  BLANK_REGION_WORLD,
  type Grossfeld,
  newGrossfeld,
  newParty,
  type PartyKey,
  type Unit,
  type World,
} from '../../../world';
import { PRESETS, SETTLEMENT_TYPES } from '../data';
import { AHEAD } from '../data/ahead';
import { adjudicate } from '../turn';
import { observe } from '../turn/observe';
import { LOST_IN_FIGHTS } from './realmFigures';
import { testWorld, trialUnit } from './test-world';

/** Two realms without a treaty, which are enemies (WW-12.6-17). */
const ATTACKER = 'eins';
const DEFENDER = 'zwei';

/** A Großfeld for every situation, four places apart: nobody sees from one into the next. */
const LANDS = { sea: '001', open: '002', chase: '003', town: '004' } as Readonly<
  Record<'sea' | 'open' | 'chase' | 'town', GrossfeldNo>
>;
const APART = 4;

/** Kleinfelder: where the attackers on land stand, and the defenders beside them. */
const [FROM, TO] = [19, 20] as const;
/** Kleinfelder of the fleet's voyage, its first included. */
const VOYAGE = [23, 24, 25, 26, 27, 28] as const;

const LEADERS = 5;

const unit = (party: PartyKey, number: number, type: string, size: number, field: FieldAddress) =>
  trialUnit(party, number, type, [size, LEADERS], field);

const FLEET = unit(ATTACKER, 301, 'S', 100, fieldAddress(LANDS.sea, VOYAGE[0]));
const STRONGER = unit(ATTACKER, 101, 'K', 6000, fieldAddress(LANDS.open, FROM));
const WEAKER = unit(DEFENDER, 101, 'K', 4000, fieldAddress(LANDS.open, TO));
const PURSUER = unit(ATTACKER, 201, 'R', 4000, fieldAddress(LANDS.chase, FROM));
const PURSUED = unit(DEFENDER, 102, 'K', 2000, fieldAddress(LANDS.chase, TO));
// Seven good points of a town are seventy percent more (WW-7.2-06): both are equally strong.
const BESIEGER = unit(ATTACKER, 102, 'K', 5100, fieldAddress(LANDS.town, FROM));
const GARRISON = unit(DEFENDER, 103, 'K', 3000, fieldAddress(LANDS.town, TO));
const UNITS = [FLEET, STRONGER, WEAKER, PURSUER, PURSUED, BESIEGER, GARRISON] as const;

const ORDERS: Readonly<Record<PartyKey, string>> = {
  [ATTACKER]: `301;-${VOYAGE.slice(1).join('-')};KV;\n101;-20;KA;\n201;-20;KNF;\n102;-20;KN;`,
  [DEFENDER]: '101;;KV;\n102;;KV;\n103;;KV;',
};

/** Deep sea or lowland that belongs to nobody, but for the town. */
function landOf(no: GrossfeldNo, index: number): Grossfeld {
  const land = newGrossfeld(no, APART * index, 0, no === LANDS.sea ? 'tw' : 't');
  if (no !== LANDS.town) return land;
  const { key: type, buildingValue: built } = SETTLEMENT_TYPES.std;
  return {
    ...land,
    owner: land.owner.map((_, at) => (at === TO - 1 ? DEFENDER : null)),
    settlements: { [TO - 1]: { type, name: 'Stadt', owner: DEFENDER, built, harbours: [] } },
  };
}

/** The world in front of the turn, whose one moon is one in which nothing is due (WW-3.4-03). */
function situationsWorld(): World {
  const { board: _, affairs: __, ...blank } = BLANK_REGION_WORLD;
  const lands = Object.values(LANDS).map(landOf);
  const parties = [ATTACKER, DEFENDER].map((key) => newParty({ key, name: key, kind: 'realm' }));
  const world: World = {
    ...blank,
    map: {
      topology: { kind: 'sheet' },
      grossfelder: Object.fromEntries(lands.map((land) => [land.no, land])),
    },
    parties: Object.fromEntries(parties.map((one) => [one.key, one])),
    units: Object.fromEntries(UNITS.map((one) => [one.id, one])),
    clock: { turn: 1, year: 1, moon: 3, moonsPerTurn: 1 },
  };
  // The fleet has been there: over unknown sea it would come no further than three fields (WW-5.3-14).
  return VOYAGE.toReversed().reduce((known, at) => {
    const place: Unit['place'] = { kind: 'field', field: fieldAddress(LANDS.sea, at) };
    return observe({ ...known, units: { ...known.units, [FLEET.id]: { ...FLEET, place } } });
  }, world);
}

const measure = (id: string, unit: TrialMeasure['unit'], ...title: Words): TrialMeasure => ({
  id,
  unit,
  title,
});

const MEASURES: readonly TrialMeasure[] = [
  measure('seaLost', 'percent', 'Tiefsee: verlorene Schiffe', 'Deep sea: ships lost'),
  measure('seaAll', 'share', 'Tiefsee: ganze Flotte verloren', 'Deep sea: whole fleet lost'),
  measure('wins', 'share', 'Überlegenheit: Angreifer gewinnt', 'Superiority: attacker wins'),
  measure(
    'attackerLost',
    'percent',
    'Überlegenheit: Verluste des Angreifers',
    'Superiority: losses of the attacker',
  ),
  measure(
    'defenderLost',
    'percent',
    'Überlegenheit: Verluste des Verteidigers',
    'Superiority: losses of the defender',
  ),
  measure(
    'fights',
    'count',
    'Verfolgung: Kämpfe desselben Paares',
    'Pursuit: fights of the same pair',
  ),
  measure(
    'pursuedLost',
    'percent',
    'Verfolgung: Verluste des Verfolgten',
    'Pursuit: losses of the pursued',
  ),
  measure(
    'leaves',
    'share',
    'Besatzung mit KV: räumt die Stadt',
    'Garrison with KV: leaves the town',
  ),
  measure(
    'garrisonLost',
    'percent',
    'Besatzung mit KV: ihre Verluste',
    'Garrison with KV: its losses',
  ),
  measure(
    'taken',
    'share',
    'Besatzung mit KV: Stadt am Ende genommen',
    'Garrison with KV: town taken in the end',
  ),
];

/** One turn of four situations in which the sets of house rules differ, under each of them. */
const SITUATIONS: TrialExperiment = {
  id: 'situations',
  title: ['Vier typische Lagen', 'Four typical situations'],
  help: [
    'Jedes Spiel ist ein Zug von einem Mond: Eine Flotte fährt fünf Felder Tiefsee; Krieger greifen anderthalbfach ' +
      'überlegen auf offenem Land an (KA gegen KV); Reiter schlagen halb so viele Krieger und verfolgen sie (KNF gegen ' +
      'KV); die Besatzung einer Stadt wird von einem gleich starken Heer angegriffen (KN gegen KV).',
    'Every game is a turn of one moon: a fleet sails five fields of deep sea; warriors attack with one and a half times ' +
      'the strength on open land (KA against KV); riders beat half as many warriors and pursue them (KNF against KV); ' +
      'the garrison of a town is attacked by an army as strong as itself (KN against KV).',
  ],
  arms: PRESETS.map(({ id, label }) => ({ id, label })),
  measures: MEASURES,
  play: (arm, seed) => {
    const { settings = {} } = PRESETS.find(({ id }) => id === arm) ?? {};
    const input = { world: situationsWorld(), orders: ORDERS, rulings: {}, settings, seed };
    const { world, fights } = adjudicate(input) ?? { ...input, fights: [] };
    const lost = ({ id, size }: Unit): number =>
      (100 * (size - (world.units[id]?.size ?? 0))) / size;
    const fightsOf = ({ party, number }: Unit): readonly (readonly [Fight, FightFate])[] =>
      fights.flatMap((fight) =>
        fight.sides
          .flatMap(({ units }) => units)
          .filter((one) => one.party === party && one.unit === number)
          .map(({ fate }) => [fight, fate] as const),
      );
    const town = world.map.grossfelder[LANDS.town]?.settlements[TO - 1];
    return {
      seaLost: lost(FLEET),
      seaAll: Number(lost(FLEET) === 100),
      wins: Number(fightsOf(STRONGER).some(([{ winner }]) => winner === 0)),
      attackerLost: lost(STRONGER),
      defenderLost: lost(WEAKER),
      fights: fightsOf(PURSUED).length,
      pursuedLost: lost(PURSUED),
      leaves: Number(fightsOf(GARRISON).some(([, fate]) => fate === 'retreats')),
      garrisonLost: lost(GARRISON),
      taken: Number(town?.owner === ATTACKER),
    };
  },
};

/** By what whole games are compared. */
export const LABORATORY: GameLaboratory<World> = {
  figures: ['fields', 'gold', 'heads', 'ships', 'settlements'],
  lost: LOST_IN_FIGHTS,
  alive: ['fields', 'heads', 'ships'],
  testWorld,
  experiments: [SITUATIONS],
  ahead: AHEAD,
};
