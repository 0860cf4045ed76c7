import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Campaign,
  type RuleSystem,
  systems,
  type TurnClock,
  type World,
} from '../../../../engine';
import { useLanguage } from '../../../kit/explain/react';
import '../../../model/house/house.css';
import '../../../model/house/rules.css';
import { foundEdition } from '../../../model/house/commands';
import { SettingGroupPart } from '../../../model/house/SettingGroup';
import { useHouse } from '../../../model/house/use-house';
import { showHouseRules } from '../../../model/state/jump';
import { useSession } from '../../../model/state/session';
import { Button } from '../../../kit/ui';
import { optionsOf, PlainEditor, useRegisterPlace } from '../register';
import './segment.css';
import { houseCatalogue } from '../../../model/house/catalogue';
import type { SettingGroup } from '../../../model/house/names';
import { changing, type Command } from '../../../model/state/command';
import type { FieldSpec } from '../../../model/records/register';

const MOONS = Array.from({ length: 12 }, (_, index) => String(index + 1));

/** The name of the campaign, which is that of its segment. */
const NAME: FieldSpec = { id: 'name', text: 'records:segment.name', kind: 'text' };

/** The command that renames the segment. */
const renamed = (name: string): Command =>
  changing('storage:journal.rename', { name }, (draft) => {
    draft.name = name;
  });

interface ClockField {
  readonly key: Exclude<keyof TurnClock, 'wall'>;
  readonly spec: FieldSpec;
  /** False where changing it would part the campaign from its own past. */
  readonly isOpen: (campaign: Campaign) => boolean;
}

const always = (): boolean => true;

/** Parts of the open turn's date that can be set. Turns that were booked keep their numbers. */
const CLOCK_FIELDS: readonly ClockField[] = [
  {
    key: 'turn',
    spec: { id: 'turn', text: 'records:segment.turn', kind: 'turn' },
    isOpen: ({ archive, ledger }) =>
      Object.keys(archive).length === 0 && Object.keys(ledger).length === 0,
  },
  { key: 'year', spec: { id: 'year', text: 'records:segment.year', kind: 'turn' }, isOpen: always },
  {
    key: 'moon',
    spec: {
      id: 'moon',
      text: 'records:segment.moon',
      kind: 'choice',
      options: optionsOf(MOONS, (id) => `app:moon.${id}`),
    },
    isOpen: always,
  },
  {
    key: 'moonsPerTurn',
    spec: {
      id: 'moonsPerTurn',
      text: 'records:segment.moonsPerTurn',
      kind: 'choice',
      options: ({ words }) =>
        MOONS.map((id) => ({ id, label: words('records:segment.moons', { count: Number(id) }) })),
    },
    isOpen: always,
  },
];

/** What can be set in a game: without a calendar a turn has nothing but its number. */
const clockFieldsOf = (
  system: Pick<RuleSystem<World>, 'calendar'> | undefined,
): readonly ClockField[] =>
  system?.calendar.by === 'turns' ? CLOCK_FIELDS.filter(({ key }) => key === 'turn') : CLOCK_FIELDS;

/** The command that sets one part of the open turn's date; undefined if it is so already. */
const clockField = (
  { world }: Campaign,
  key: Exclude<keyof TurnClock, 'wall'>,
  value: number,
): Command | undefined =>
  world.clock[key] === value
    ? undefined
    : changing('records:command.clock', { field: `records:segment.${key}` }, (draft) => {
        draft.world.clock[key] = value;
      });

/** Settings a GM sets once for his segment; everything else is with the house rules. */
const ONCE: ReadonlySet<string> = new Set([
  'order.movement_form',
  'turn.moons_per_turn',
  'turn.deadline_day',
  'turn.late_policy',
  'turn.missing_policy',
  'turn.missing_limit',
  'turn.duplicate_policy',
  'cal.authority',
  'cal.traumtage_active',
  'cal.year_label',
  'dip.default_play_mode',
  'dip.default_relation',
]);

/** Whole groups that are about the segment and its players. */
const WHOLE: ReadonlySet<string> = new Set(['seg', 'acct']);

const ORDER = ['seg', 'turn', 'order', 'cal', 'acct', 'dip'];

/** The settings of the segment by group, those about the game first. */
const segmentGroups = (
  system: Pick<RuleSystem<World>, 'settings' | 'tables' | 'register'>,
): readonly SettingGroup[] =>
  houseCatalogue(system)
    .groups.map(({ id, settings, ...group }) => ({
      ...group,
      id,
      settings: WHOLE.has(id) ? settings : settings.filter(({ key }) => ONCE.has(key)),
    }))
    .filter(({ settings }) => settings.length > 0)
    .toSorted((a, b) => ORDER.indexOf(a.id) - ORDER.indexOf(b.id));

/** Name of the segment, and the date of its open turn (WW-3.4-01, WW-8.1-01). */
const Clock = ({ campaign }: { readonly campaign: Campaign }) => {
  const { t } = useTranslation();
  const heading = useId();
  const language = useLanguage();
  const execute = useSession((session) => session.execute);
  const readOnly = useSession((session) => session.readOnly);
  const place = useRegisterPlace(campaign);
  const system = systems[campaign.system];
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="ww-head">
        {t('records:segment.what')}
      </h2>
      <div className="ww-segment-fields ww-grid ww-align-start ww-gap-12">
        <PlainEditor
          spec={NAME}
          value={campaign.name}
          place={place}
          isDisabled={readOnly}
          onTake={(value) => void execute(renamed(String(value)))}
        />
        {clockFieldsOf(system).map(({ spec, key, isOpen }) => (
          <PlainEditor
            key={key}
            spec={spec}
            value={
              spec.kind === 'choice' ? String(campaign.world.clock[key]) : campaign.world.clock[key]
            }
            place={place}
            isDisabled={readOnly || !isOpen(campaign)}
            onTake={(value) => {
              const command = clockField(campaign, key, Number(value));
              if (command !== undefined) void execute(command);
            }}
          />
        ))}
      </div>
      <p className="ww-small ww-quiet">
        {system?.calendar.dated === undefined
          ? null
          : `${t('records:segment.dated', { turn: campaign.world.clock.turn })} `}
        {t('records:segment.system', {
          system: system?.title[language] ?? campaign.system,
          edition: system?.edition ?? '',
        })}{' '}
        {Object.keys(campaign.archive).length === 0 ? null : t('records:segment.turnFixed')}
      </p>
    </section>
  );
};

/** What the GM sets once: the settings of the segment, written into an edition of the house rules (WW-13.1-01). */
const Rules = ({
  campaign,
  system,
}: {
  readonly campaign: Campaign;
  readonly system: RuleSystem<World>;
}) => {
  const { t } = useTranslation();
  const house = useHouse(campaign, system);
  const { edition } = house;
  const start = (): void => {
    const { id, command } = foundEdition(campaign, t('records:segment.edition'));
    house.execute(command);
    house.choose(id);
  };
  return (
    <>
      <div className="ww-segment-edition ww-row ww-wrapping">
        <p>
          {edition === null
            ? t('records:segment.noEdition')
            : t('records:segment.inEdition', { name: edition.name, turn: edition.from })}
        </p>
        {edition === null ? (
          <Button variant="filled" isDisabled={house.readOnly} onPress={start}>
            {t('records:segment.start')}
          </Button>
        ) : null}
        <Button variant="text" icon="rules" onPress={showHouseRules}>
          {t('records:segment.toHouse')}
        </Button>
      </div>
      <div className="ww-rules ww-house-rules ww-segment-settings">
        {segmentGroups(system).map((group) => (
          <SettingGroupPart key={group.id} id={`segment-${group.id}`} group={group} house={house} />
        ))}
      </div>
    </>
  );
};

/** The segment: its name, its date, and the settings it begins with. */
export function SegmentView({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation();
  const system = systems[campaign.system];
  return (
    <div
      className="ww-segment ww-stack ww-gap-24"
      tabIndex={0}
      role="region"
      aria-label={t('records:segment.title')}
    >
      <h1 className="ww-register-title">{t('records:segment.title')}</h1>
      <Clock campaign={campaign} />
      {system === undefined || segmentGroups(system).length === 0 ? null : (
        <Rules campaign={campaign} system={system} />
      )}
    </div>
  );
}
