import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Campaign, type RuleSystem, systems, type World } from '../../../../engine';
import { useLanguage } from '../../../kit/explain/react';
import '../../../model/house/house.css';
import '../../../model/house/rules.css';
import { foundEdition } from '../../../model/house/commands';
import { SettingGroupPart } from '../../../model/house/SettingGroup';
import { useHouse } from '../../../model/house/use-house';
import { showHouseRules } from '../../../model/state/jump';
import { useSession } from '../../../model/state/session';
import { Button } from '../../../kit/ui';
import { PlainEditor, useRegisterPlace } from '../register';
import { clockField, clockFieldsOf, NAME, renamed } from './clock';
import './segment.css';
import { segmentGroups } from './settings';

/** Name of the segment, and where in time its open turn lies (WW-3.4-01, WW-8.1-01). */
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
        {t('cast:segment.what')}
      </h2>
      <div className="ww-segment-fields">
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
          : `${t('cast:segment.dated', { turn: campaign.world.clock.turn })} `}
        {t('cast:segment.system', {
          system: system?.title[language] ?? campaign.system,
          edition: system?.edition ?? '',
        })}{' '}
        {Object.keys(campaign.archive).length === 0 ? null : t('cast:segment.turnFixed')}
      </p>
    </section>
  );
};

/** What the GM lays down once: the settings of the segment, written into an edition of the house rules (WW-13.1-01). */
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
    const { id, command } = foundEdition(campaign, t('cast:segment.edition'));
    house.execute(command);
    house.choose(id);
  };
  return (
    <>
      <div className="ww-segment-edition">
        <p>
          {edition === null
            ? t('cast:segment.noEdition')
            : t('cast:segment.inEdition', { name: edition.name, turn: edition.from })}
        </p>
        {edition === null ? (
          <Button variant="filled" isDisabled={house.readOnly} onPress={start}>
            {t('cast:segment.start')}
          </Button>
        ) : null}
        <Button variant="text" icon="rules" onPress={showHouseRules}>
          {t('cast:segment.toHouse')}
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

/** The segment: its name, its time, and what holds in it from the beginning. */
export const SegmentView = ({ campaign }: { readonly campaign: Campaign }) => {
  const { t } = useTranslation();
  const system = systems[campaign.system];
  return (
    <div className="ww-segment" tabIndex={0} role="region" aria-label={t('cast:segment.title')}>
      <h1 className="ww-register-title">{t('cast:segment.title')}</h1>
      <Clock campaign={campaign} />
      {system === undefined || segmentGroups(system).length === 0 ? null : (
        <Rules campaign={campaign} system={system} />
      )}
    </div>
  );
};
