import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Party, PartyKey } from '../../../../engine';
import { Checkbox, Select, TextField } from '../../../kit/ui';
import {
  CHANGES,
  type MapOrder,
  MAP_PARTS,
  type MapPart,
  OVERLAPS,
  PRINT_LOOKS,
} from '../../../model/print/order';
import { hasKilometres, type MapSource } from '../../../model/print/source';
import type { Language } from '../../../kit/text/words';
import { AreaChoice } from './AreaChoice';
import { Millimetres } from './Millimetres';
import { LanguageChoice, PaperChoice } from './PaperChoice';

type Change = (change: Partial<MapOrder>) => void;

interface GroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Group = ({ title, children }: GroupProps) => (
  <section className="ww-print-group ww-stack ww-gap-12" aria-label={title}>
    <h2 className="ww-over">{title}</h2>
    {children}
  </section>
);

/** Whose knowledge, under which title, in which language. */
const Reader = ({
  parties,
  party,
  language,
  order,
  onParty,
  onLanguage,
  onOrder,
}: {
  readonly parties: readonly Party[];
  readonly party: PartyKey;
  readonly language: Language;
  readonly order: MapOrder;
  readonly onParty: (party: PartyKey) => void;
  readonly onLanguage: (language: Language) => void;
  readonly onOrder: Change;
}) => {
  const { t } = useTranslation();
  return (
    <>
      <Select
        label={t('print:realm')}
        options={parties.map(({ key, name }) => ({ id: key, label: name }))}
        value={party}
        onChange={onParty}
      />
      <div className="ww-print-pair ww-grid ww-align-end ww-gap-12">
        <TextField
          label={t('print:sheetTitle')}
          value={order.title}
          placeholder={parties.find(({ key }) => key === party)?.name ?? ''}
          maxLength={120}
          onChange={(title) => onOrder({ title })}
        />
        <LanguageChoice value={language} onChange={onLanguage} />
      </div>
    </>
  );
};

/** Parts that hide or reveal where the land is: without effect while it is hidden. */
const TELLING: readonly MapPart[] = [
  'north',
  'coordinates',
  'kleinfeldNumbers',
  'grossfeldNumbers',
];
const JOINING: readonly MapPart[] = ['cropMarks', 'glueMarks', 'plan'];

const Parts = ({
  order,
  parts,
  onOrder,
}: {
  readonly order: MapOrder;
  readonly parts: readonly MapPart[];
  readonly onOrder: Change;
}) => {
  const { t } = useTranslation();
  return (
    <div className="ww-print-parts ww-grid">
      {parts.map((part) => {
        const isHidden = order.hidesOrientation && TELLING.includes(part);
        return (
          <Checkbox
            key={part}
            isSelected={order.parts[part] && !isHidden}
            isDisabled={isHidden}
            onChange={(isOn) => onOrder({ parts: { ...order.parts, [part]: isOn } })}
          >
            {t(`print:part.${part}`)}
          </Checkbox>
        );
      })}
    </div>
  );
};

const OnTheSheet = ({
  source,
  order,
  onOrder,
}: {
  readonly source: MapSource;
  readonly order: MapOrder;
  readonly onOrder: Change;
}) => {
  const { t } = useTranslation();
  const absent: readonly MapPart[] = hasKilometres(source.system) ? JOINING : [...JOINING, 'scale'];
  return (
    <Group title={t('print:group.parts')}>
      <Parts
        order={order}
        parts={MAP_PARTS.filter((part) => !absent.includes(part))}
        onOrder={onOrder}
      />
      <Checkbox
        isSelected={order.hidesOrientation}
        onChange={(hidesOrientation) => onOrder({ hidesOrientation })}
      >
        {t('print:hidesOrientation')}
      </Checkbox>
      {order.hidesOrientation ? (
        <p className="ww-quiet ww-small">{t('print:hidesOrientationHint')}</p>
      ) : null}
    </Group>
  );
};

const Month = ({
  source,
  order,
  hasNews,
  onOrder,
}: {
  readonly source: MapSource;
  readonly order: MapOrder;
  readonly hasNews: boolean;
  readonly onOrder: Change;
}) => {
  const { t } = useTranslation();
  const isFirst = source.month === null;
  return (
    <Group title={t('print:group.month')}>
      <Select
        label={t('print:changes')}
        options={CHANGES.map((id) => ({ id, label: t(`print:changesKind.${id}`) }))}
        value={order.changes}
        isDisabled={isFirst}
        onChange={(changes) => onOrder({ changes })}
      />
      <Checkbox
        isSelected={order.routes}
        isDisabled={isFirst}
        onChange={(routes) => onOrder({ routes })}
      >
        {t('print:routes')}
      </Checkbox>
      {isFirst ? <p className="ww-quiet ww-small">{t('print:noMonth')}</p> : null}
      {!isFirst && order.changes !== 'none' && !hasNews ? (
        <p className="ww-quiet ww-small">{t('print:changesNone')}</p>
      ) : null}
    </Group>
  );
};

const Joins = ({ order, onOrder }: { readonly order: MapOrder; readonly onOrder: Change }) => {
  const { t } = useTranslation();
  return (
    <Group title={t('print:group.joins')}>
      <Select
        label={t('print:overlap')}
        options={OVERLAPS.map((count) => ({
          id: String(count),
          label: t('print:overlapFields', { count }),
        }))}
        value={String(order.overlap)}
        onChange={(id) =>
          onOrder({ overlap: OVERLAPS.find((count) => String(count) === id) ?? order.overlap })
        }
      />
      <Parts order={order} parts={JOINING} onOrder={onOrder} />
    </Group>
  );
};

export interface MapOptionsProps {
  readonly source: MapSource;
  readonly parties: readonly Party[];
  readonly party: PartyKey;
  readonly language: Language;
  readonly order: MapOrder;
  /** True if something is new on the printed map. */
  readonly hasNews: boolean;
  readonly onParty: (party: PartyKey) => void;
  readonly onLanguage: (language: Language) => void;
  readonly onOrder: Change;
}

/** For whom, what of it, on what paper, how large, how drawn, and what stands on it. */
export function MapOptions(props: MapOptionsProps) {
  const { t } = useTranslation();
  const { source, order, hasNews, onOrder } = props;
  return (
    <>
      <Reader {...props} />
      <Group title={t('print:group.area')}>
        <AreaChoice source={source} area={order.area} onChange={(area) => onOrder({ area })} />
      </Group>
      <Group title={t('print:group.paper')}>
        <PaperChoice value={order} onChange={onOrder} />
        <Millimetres value={order.fieldMm} onChange={(fieldMm) => onOrder({ fieldMm })} />
      </Group>
      <Group title={t('print:group.look')}>
        <Select
          label={t('app:common.look')}
          options={PRINT_LOOKS.map((id) => ({ id, label: t(`looks:look.${id}`) }))}
          value={order.look}
          onChange={(look) => onOrder({ look })}
        />
      </Group>
      <OnTheSheet source={source} order={order} onOrder={onOrder} />
      <Month source={source} order={order} hasNews={hasNews} onOrder={onOrder} />
      <Joins order={order} onOrder={onOrder} />
    </>
  );
}
