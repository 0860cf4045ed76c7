import { useTranslation } from 'react-i18next';
import {
  hexGameOf,
  type Campaign,
  type Explained,
  type Lattice,
  systems,
} from '../../../../engine';
import { figuresOf } from '../../../kit/explain';
import { ExplainedFigure, useLanguage, useWords } from '../../../kit/explain/react';
import { useSession } from '../../../model/state/session';
import { DataTable, Select } from '../../../kit/ui';
import { useMapScreen } from '../../../model/map/state';
import { type Measured, useMeasured, useTraveller } from './use-route';

const Figure = ({ value, title }: { readonly value: Explained; readonly title: string }) => {
  const { plain } = figuresOf(useWords());
  return <ExplainedFigure value={plain(value.value)} explained={value} title={title} />;
};

const Steps = ({ route }: { readonly route: NonNullable<Measured['route']> }) => {
  const { t } = useTranslation();
  return (
    <DataTable
      rows={route.steps}
      keyOf={(_, index) => index}
      columns={[
        {
          id: 'to',
          label: t('measure:steps.to'),
          className: 'ww-figures',
          cell: ({ to }) => to,
          foot: t('measure:steps.sum'),
        },
        {
          id: 'difficulty',
          label: t('measure:steps.difficulty'),
          align: 'end',
          cell: ({ difficulty }) => (
            <Figure value={difficulty} title={t('measure:steps.difficulty')} />
          ),
        },
        {
          id: 'cost',
          label: t('measure:steps.cost'),
          align: 'end',
          cell: ({ cost }) => <Figure value={cost} title={t('measure:steps.cost')} />,
          foot: <Figure value={route.cost} title={t('measure:steps.sum')} />,
        },
      ]}
    />
  );
};

const Result = ({ from, to, distance, route }: Measured) => {
  const { t } = useTranslation();
  return (
    <>
      <p className="ww-figures">{t('measure:distance', { from, to, count: distance })}</p>
      {route === undefined ? <p className="ww-small">{t('measure:noWay')}</p> : null}
      {route === null ? <p className="ww-small ww-quiet">{t('measure:hidden')}</p> : null}
      {route === undefined || route === null || route.steps.length === 0 ? null : (
        <Steps route={route} />
      )}
    </>
  );
};

const Panel = ({
  campaign,
  lattice,
}: {
  readonly campaign: Campaign;
  readonly lattice: Lattice;
}) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const traveller = useTraveller(campaign.system);
  const measured = useMeasured(campaign, lattice);
  const pen = useMapScreen((room) => room.pen);
  const set = useMapScreen((room) => room.set);
  const travellers = hexGameOf(systems[campaign.system]).rules?.routes?.travellers ?? [];
  return (
    <section className="ww-stack ww-gap-8" aria-label={t('measure:title')}>
      <h3 className="ww-over">{t('measure:title')}</h3>
      {travellers.length === 0 ? null : (
        <Select
          label={t('measure:traveller')}
          options={travellers.map(({ key, name }) => ({ id: key, label: name[language] }))}
          value={traveller}
          onChange={(key) => set({ pen: { ...pen, traveller: key } })}
        />
      )}
      {measured === null ? (
        <p className="ww-small ww-quiet">{t('measure:empty')}</p>
      ) : (
        <Result {...measured} />
      )}
    </section>
  );
};

/** Distance and cheapest way between two fields, every step with its figures and why. */
export function MeasurePanel() {
  const campaign = useSession((session) => session.campaign);
  const lattice = useSession((session) => session.lattice);
  return campaign === null || lattice === null ? null : (
    <Panel campaign={campaign} lattice={lattice} />
  );
}
