import { type ComponentType, useMemo } from 'react';
import {
  type Campaign,
  passengersOf,
  type RecordKind,
  type RuleSystem,
  type ShelfItem,
  systems,
  type Unit,
  type World,
} from '../../../engine';
import { culture } from './culture/register';
import { DiplomacyView } from './diplomacy/DiplomacyView';
import { partiesOf } from './parties/register';
import { players } from './players/register';
import { type Owned, recordText, type RecordViews, registerOf } from './records/register';
import type { PartProps, Register, Shelved } from '../../model/records/register';
import { optionsOf, refusalSentence, RegisterView } from './register';
import { hasSecrets } from '../../model/state/veil';
import { SecretsView } from './secrets/SecretsView';
import { SegmentView } from './segment/SegmentView';
import { settlementsOf } from './settlements/register';
import { structures } from './structures/register';
import { RaisedPart } from './units/RaisedPart';
import { RenumberPart } from './units/RenumberPart';
import { UnitLink } from './shared/MapLink';
import { treaties } from './treaties/register';
import { shelfName } from './shelf/name';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../model/state/session';
import { Button } from '../../kit/ui';
import { showRecord } from '../../model/records/records-store';
import { RemarkLink } from '../../model/explain/RemarkLink';
import { useWords } from '../../kit/explain/react';
import { showRule } from '../../model/state/jump';
import { type Shortcut, useShortcuts } from '../../kit/state/shortcuts';
import { restoring } from './shelf/restore';
import { changing } from '../../model/state/command';

/** Restores the item, or states what prevents it. */
const RestorePart = ({ row, place, readOnly }: PartProps<ShelfItem>) => {
  const { t } = useTranslation();
  const words = useWords();
  const execute = useSession((session) => session.execute);
  const result = useMemo(() => restoring(place.campaign, row), [place.campaign, row]);
  const name = shelfName(row, place);
  const restore = useMemo(
    () =>
      result.kind === 'refused' || readOnly
        ? undefined
        : () => void execute(changing('records:command.restore', { name }, result.change)),
    [result, readOnly, execute, name],
  );
  const keys = useMemo(
    (): readonly Shortcut[] =>
      restore === undefined
        ? []
        : [
            {
              id: 'records.restore',
              keys: 'R',
              text: 'records:key.restore',
              scope: 'app:screen.records',
              run: restore,
            },
          ],
    [restore],
  );
  useShortcuts(keys);
  return (
    <>
      {result.kind === 'refused' ? (
        <p className="ww-field-error">
          {refusalSentence(result, words)} <RemarkLink remark={result.text} onOpen={showRule} />
        </p>
      ) : null}
      <div>
        <Button
          variant="filled"
          icon="undo"
          shortcut="R"
          isDisabled={restore === undefined}
          onPress={() => restore?.()}
        >
          {t('records:act.restore')}
        </Button>
      </div>
    </>
  );
};

/** Who is aboard, one by one, and the command that puts all of them down where the carrier is. */
const CargoPart = ({ row: { row }, place, readOnly }: PartProps<Owned<Unit>>) => {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const { world, system } = place.campaign;
  const aboard = passengersOf(row, world.units);
  if (aboard.length === 0) return null;
  const unload = (): void =>
    void execute(
      changing(
        'units:command.unload',
        { number: row.number, count: aboard.length },
        ({ world }) => {
          for (const { id } of aboard) {
            const unit = world.units[id];
            if (unit !== undefined) unit.place = row.place;
          }
        },
      ),
    );
  return (
    <>
      <ul className="ww-stack">
        {aboard.map((unit) => (
          <li key={unit.id}>
            <Button variant="text" onPress={() => showRecord('unit', unit.id)}>
              {t('units:cargo.one', {
                number: unit.number,
                what:
                  unit.character?.name ??
                  t(recordText(system, 'unit', `option.type.${unit.type}`), {
                    defaultValue: unit.type,
                  }),
              })}
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="text" isDisabled={readOnly} onPress={unload}>
          {t('units:act.unload')}
        </Button>
      </div>
    </>
  );
};

const KINDS = ['party', 'person', 'unit', 'settlement', 'treaty', 'culture', 'record'] as const;

/** Everything shelved, to be restored as it was. */
const shelf: Register<ShelfItem> = {
  id: 'shelf',
  title: 'records:shelf.title',
  fresh: 'records:shelf.title',
  empty: { title: 'records:shelf.emptyTitle', text: 'records:shelf.emptyText' },
  rows: (campaign) => Object.values(campaign.shelf),
  idOf: ({ id }) => id,
  nameOf: shelfName,
  columns: [
    {
      id: 'name',
      text: 'records:shelf.name',
      kind: 'text',
      width: [200, 3],
      value: shelfName,
    },
    {
      id: 'kind',
      text: 'records:shelf.kind',
      kind: 'choice',
      width: [120, 1],
      options: optionsOf(KINDS, (id) => `records:shelfKind.${id}`),
      value: ({ kind }) => kind,
    },
    {
      id: 'turn',
      text: 'records:shelf.turn',
      kind: 'turn',
      width: [110],
      value: ({ turn }) => turn,
    },
  ],
  sheet: [{ id: 'what', fields: ['kind', 'turn'], Part: RestorePart }],
};

/** A line of the list of registers. */
export interface RegisterEntry {
  readonly id: string;
  readonly title: string;
  /** How many records there are; undefined where there is nothing to count. */
  readonly count: ((campaign: Campaign) => number) | undefined;
  /** True if the list leaves it out while it has no records. */
  readonly isLeftOutEmpty?: boolean;
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

/** The hand-written views of the kinds of records on a map of hexes, by the id of the kind. */
const VIEWS: Readonly<Record<string, RecordViews>> = {
  unit: {
    parts: { who: RenumberPart, where: UnitLink, raised: RaisedPart, load: CargoPart },
    shelved: shelvedUnit,
  },
  character: { parts: { who: RenumberPart, where: UnitLink }, shelved: shelvedUnit },
};

/** The register of a kind of record: its declaration, and its hand-written views. */
export function declaredRegister(
  { id, board }: RuleSystem<World>,
  kind: RecordKind<World>,
): Register<Owned> {
  return registerOf(id, kind, board.hex && VIEWS[kind.id]);
}

const recordEntry = (system: RuleSystem<World>, kind: RecordKind<World>): RegisterEntry => {
  const own = system.board.hex && ON_HEXES[kind.id];
  const isLeftOutEmpty = kind.isTurnMade === true;
  return own?.(system.id) ?? { ...listed(declaredRegister(system, kind)), isLeftOutEmpty };
};

type System = RuleSystem<World> | undefined;

/** A register of what not every game has. */
const where = (has: boolean, entry: () => RegisterEntry): readonly RegisterEntry[] =>
  has ? [entry()] : [];

/** The registers of a game in the order of the list; a game unknown to the program has all. */
const made = (system: System): readonly RegisterEntry[] => [
  { id: 'segment', title: 'records:segment.title', count: undefined, Content: SegmentView },
  listed(players),
  listed(partiesOf(system)),
  { id: 'diplomacy', title: 'records:diplomacy.title', count: undefined, Content: DiplomacyView },
  ...(system === undefined ? [] : system.records.map((kind) => recordEntry(system, kind))),
  ...where(system !== undefined && hasSecrets(system), () => ({
    id: 'secrets',
    title: 'records:secrets.title',
    count: undefined,
    Content: SecretsView,
  })),
  listed(treaties),
  listed(culture),
  listed(shelf),
];

/** Registers of each game; components must stay the same between renders. */
const OF_GAMES: Readonly<Record<string, readonly RegisterEntry[]>> = Object.fromEntries(
  Object.values(systems).map((system) => [system.id, made(system)]),
);

const OF_UNKNOWN = made(undefined);

/** The registers of a campaign in the order of the list. */
export function registersOf(campaign: Campaign): readonly RegisterEntry[] {
  return (OF_GAMES[campaign.system] ?? OF_UNKNOWN).filter(
    ({ isLeftOutEmpty, count }) => isLeftOutEmpty !== true || (count?.(campaign) ?? 0) > 0,
  );
}
