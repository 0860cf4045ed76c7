import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { settingsInForce } from '../../../../engine';
import { type Organisation, populationLimit } from '../../../../engine/systems/organisation';
import { ExplainedFigure } from '../../../explain/react';
import { useSession } from '../../../state/session';
import { DataTable, NumberField, ReasonForm, Select } from '../../../ui';
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
  const rows = regionsOf(organisation).map((region) => {
    const units = organisation.units.filter((unit) => unit.region === region);
    const unrest = units.flatMap(({ unrestSince }) => (unrestSince === null ? [] : [unrestSince]));
    const limit =
      board === undefined ? undefined : populationLimit(organisation, region, board, settings);
    return { region, name: regionName(campaign, region), units: units.length, unrest, limit };
  });
  type Row = (typeof rows)[number];
  return (
    <DataTable
      rows={rows}
      keyOf={({ region }) => region}
      mark={({ limit, units }): Record<`data-${string}`, boolean> =>
        limit !== undefined && units > limit.value ? { 'data-over': true } : {}
      }
      columns={[
        {
          id: 'region',
          label: t('organisation:desk.column.region'),
          cell: ({ name }: Row) => name,
        },
        {
          id: 'calm',
          label: t('organisation:own.calm'),
          align: 'end',
          cell: ({ units, unrest }) => units - unrest.length,
        },
        {
          id: 'unrest',
          label: t('organisation:own.unrest'),
          align: 'end',
          cell: ({ unrest }) =>
            unrest.length === 0 ? (
              '–'
            ) : (
              <>
                {unrest.length}
                <small className="ww-quiet">
                  {' '}
                  {t('organisation:own.since', { phase: Math.min(...unrest) })}
                </small>
              </>
            ),
        },
        {
          id: 'limit',
          label: t('organisation:own.limit'),
          align: 'end',
          cell: ({ limit, name }) =>
            limit === undefined ? null : (
              <ExplainedFigure
                value={String(limit.value)}
                explained={limit}
                title={t('organisation:own.limitOf', { region: name })}
              />
            ),
        },
      ]}
    />
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
