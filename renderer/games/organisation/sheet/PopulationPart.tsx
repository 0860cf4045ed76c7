import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { settingsInForce } from '../../../../engine';
import { type Organisation, populationLimit } from '../../../../engine/systems/organisation';
import { ExplainedFigure } from '../../../explain/react';
import { useSession } from '../../../state/session';
import { NumberField, ReasonForm, Select } from '../../../ui';
import { mostUnits, POPULATION_ACTS, type PopulationAct, withPopulation } from './changes';
import { changeOrganisation } from './commands';
import { PartFrame, type PartProps } from './PartFrame';
import { regionChoices, regionName } from './regions';

const regionsOf = ({ units, advantages }: Organisation): readonly string[] =>
  [...new Set([...units, ...advantages].map(({ region }) => region))].toSorted();

const Table = ({
  campaign,
  organisation,
}: Pick<PartProps, 'campaign'> & { readonly organisation: Organisation }) => {
  const { t } = useTranslation();
  const { board } = campaign.world;
  const settings = settingsInForce(campaign);
  return (
    <table className="ww-table">
      <thead>
        <tr>
          <th scope="col">{t('organisation:desk.column.region')}</th>
          <th scope="col" className="ww-right">
            {t('organisation:own.calm')}
          </th>
          <th scope="col" className="ww-right">
            {t('organisation:own.unrest')}
          </th>
          <th scope="col" className="ww-right">
            {t('organisation:own.limit')}
          </th>
        </tr>
      </thead>
      <tbody>
        {regionsOf(organisation).map((region) => {
          const units = organisation.units.filter((unit) => unit.region === region);
          const unrest = units.filter(({ unrestSince }) => unrestSince !== null);
          const limit =
            board === undefined
              ? undefined
              : populationLimit(organisation, region, board, settings);
          const isOver = limit !== undefined && units.length > limit.value;
          return (
            <tr key={region} {...(isOver ? { 'data-over': true } : {})}>
              <td>{regionName(campaign, region)}</td>
              <td className="ww-right">{units.length - unrest.length}</td>
              <td className="ww-right">
                {unrest.length === 0 ? '–' : unrest.length}
                {unrest.length === 0 ? null : (
                  <small className="ww-quiet">
                    {' '}
                    {t('organisation:own.since', {
                      phase: Math.min(...unrest.map(({ unrestSince }) => unrestSince ?? 0)),
                    })}
                  </small>
                )}
              </td>
              <td className="ww-right">
                {limit === undefined ? (
                  ''
                ) : (
                  <ExplainedFigure
                    value={String(limit.value)}
                    explained={limit}
                    title={t('organisation:own.limitOf', { region: regionName(campaign, region) })}
                  />
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

const Form = ({
  campaign,
  party,
  isReadOnly,
  organisation,
}: PartProps & { readonly organisation: Organisation }) => {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const regions = regionChoices(campaign);
  const [act, setAct] = useState<PopulationAct>('add');
  const [region, setRegion] = useState(organisation.seat);
  const [to, setTo] = useState(regions.find(({ id }) => id !== organisation.seat)?.id ?? '');
  const [count, setCount] = useState(1);
  const most = mostUnits(organisation, { act, region });
  const isPossible = Number.isInteger(count) && count >= 1 && count <= most;
  const submit = (reason: string): void => {
    const phase = campaign.world.clock.turn;
    const change = { act, region, to, count, phase };
    const about = { region, act, count, reason };
    void execute(
      changeOrganisation('organisation:command.units', about, party, (one) =>
        withPopulation(one, change),
      ),
    );
  };
  return (
    <ReasonForm
      title={t('organisation:own.population')}
      look="columns"
      reason={{ label: t('organisation:own.reason') }}
      act={{ label: t('organisation:own.do') }}
      isFaulty={!isPossible}
      isDisabled={isReadOnly}
      onSubmit={submit}
    >
      <Select
        label={t('organisation:own.act')}
        value={act}
        onChange={setAct}
        isDisabled={isReadOnly}
        options={POPULATION_ACTS.map((id) => ({ id, label: t(`organisation:own.acts.${id}`) }))}
      />
      <NumberField
        label={t('organisation:own.units')}
        value={count}
        onChange={setCount}
        minValue={1}
        isDisabled={isReadOnly}
        error={isPossible ? undefined : t('organisation:own.tooMany', { count: most })}
      />
      <Select
        label={t(act === 'move' ? 'organisation:own.from' : 'organisation:own.in')}
        value={region}
        onChange={setRegion}
        isDisabled={isReadOnly}
        options={regions}
      />
      {act === 'move' ? (
        <Select
          label={t('organisation:own.to')}
          value={to}
          onChange={setTo}
          isDisabled={isReadOnly}
          options={regions}
        />
      ) : null}
    </ReasonForm>
  );
};

/** Population by region with its limit, and what the GM changes of it by hand, each time with a reason. */
export const PopulationPart = (props: PartProps) => (
  <PartFrame {...props}>
    {(organisation) => (
      <>
        <Table campaign={props.campaign} organisation={organisation} />
        <Form {...props} organisation={organisation} />
      </>
    )}
  </PartFrame>
);
