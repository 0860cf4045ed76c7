import type { ComponentType } from 'react';
import {
  type Campaign,
  type RecordKind,
  type RuleSystem,
  systems,
  type Unit,
  type World,
} from '../../../engine';
import { culture } from './culture/register';
import { DiplomacyView } from './diplomacy/DiplomacyView';
import { partiesOf } from './parties/register';
import { players } from './players/register';
import { registerOf, type RecordViews } from './records/register';
import { type Register, type Shelved } from '../../model/records/register';
import { RegisterView } from './register';
import { hasSecrets } from '../../model/state/veil';
import { SecretsView } from './secrets/SecretsView';
import { SegmentView } from './segment/SegmentView';
import { settlementsOf } from './settlements/register';
import { shelf } from './shelf/register';
import { structures } from './structures/register';
import { CargoPart } from './units/CargoPart';
import { RaisedPart } from './units/RaisedPart';
import { RenumberPart } from './units/RenumberPart';
import { UnitLink } from './roster/MapLink';
import { treaties } from './treaties/register';

/** A line of the list of registers. */
export interface RegisterEntry {
  readonly id: string;
  readonly title: string;
  /** How many records there are; undefined where there is nothing to count. */
  readonly count: ((campaign: Campaign) => number) | undefined;
  readonly Content: ComponentType<{ readonly campaign: Campaign }>;
}

/** A register as a line of the list. */
const listed = <Row,>(register: Register<Row>): RegisterEntry => ({
  id: register.id,
  title: register.title,
  count: (campaign) => register.rows(campaign).length,
  Content: ({ campaign }) => <RegisterView register={register} campaign={campaign} />,
});

/** Kinds of records on a map of hexes whose registers show and write more than is declared of them. */
const ON_HEXES: Readonly<Record<string, (game: string) => RegisterEntry>> = {
  settlement: (game) => listed(settlementsOf(game)),
  structure: () => listed(structures),
};

/** A unit on the shelf has a place of its own. */
const shelvedUnit = (unit: Unit): Shelved => ({ kind: 'unit', value: unit });

/** What of the kinds of records on a map of hexes is made by hand, by the id of the kind. */
const VIEWS: Readonly<Record<string, RecordViews>> = {
  unit: {
    parts: { who: RenumberPart, where: UnitLink, raised: RaisedPart, load: CargoPart },
    shelved: shelvedUnit,
  },
  character: { parts: { who: RenumberPart, where: UnitLink }, shelved: shelvedUnit },
};

const recordEntry = ({ id, board }: RuleSystem<World>, kind: RecordKind<World>): RegisterEntry => {
  const own = board.hex === undefined ? undefined : ON_HEXES[kind.id];
  const views = board.hex === undefined ? undefined : VIEWS[kind.id];
  return own?.(id) ?? listed(registerOf(id, kind, views));
};

type System = RuleSystem<World> | undefined;

/** A register of what not every game has. */
const where = (has: boolean, entry: () => RegisterEntry): readonly RegisterEntry[] =>
  has ? [entry()] : [];

/** The registers of a game in the order of the list; a game unknown to the program has all. */
const made = (system: System): readonly RegisterEntry[] => [
  { id: 'segment', title: 'cast:segment.title', count: undefined, Content: SegmentView },
  listed(players),
  listed(partiesOf(system)),
  { id: 'diplomacy', title: 'cast:diplomacy.title', count: undefined, Content: DiplomacyView },
  ...(system === undefined ? [] : system.records.map((kind) => recordEntry(system, kind))),
  ...where(system !== undefined && hasSecrets(system), () => ({
    id: 'secrets',
    title: 'cast:secrets.title',
    count: undefined,
    Content: SecretsView,
  })),
  listed(treaties),
  listed(culture),
  listed(shelf),
];

/** Registers of each game; components must stay the same from one drawing to the next. */
const OF_GAMES: Readonly<Record<string, readonly RegisterEntry[]>> = Object.fromEntries(
  Object.values(systems).map((system) => [system.id, made(system)]),
);

const OF_UNKNOWN = made(undefined);

/** All registers of a game in the order of the list. */
export const registersOf = (system: string): readonly RegisterEntry[] =>
  OF_GAMES[system] ?? OF_UNKNOWN;
