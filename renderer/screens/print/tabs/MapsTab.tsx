import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Campaign, type Lattice, partiesInOrder, type PartyKey } from '../../../../engine';
import { dateOf } from '../../../kit/explain';
import { useLanguage, useWords } from '../../../kit/explain/react';
import type { Fonts } from '../../../kit/paper';
import { partiesAtHand } from '../../../model/state/at-hand';
import { useView } from '../../../model/state/view';
import { useSession } from '../../../model/state/session';
import { wordsOf } from '../../../kit/text/words';
import { Button, EmptyState } from '../../../kit/ui';
import { composeMap } from '../../../model/print/compose';
import type { MapOrder } from '../../../model/print/order';
import { choiceIn, type PrintChoice, usePrint } from '../print-store';
import type { MapSource } from '../../../model/print/source';
import { MapOptions } from './MapOptions';
import { PrintTab } from './PrintTab';
import { useResolved, useSource } from './use-source';
import { viewOfArea } from '../../../model/print/area';
import { changedCells, changesOf } from '../../../model/print/changes';
import { knownFields } from '../../../model/print/known';
import { largestOnOneSheet } from '../../../model/print/layout';

/** The extent of an order, for the dialog. */
interface MapSum {
  /** Known fields of the area. */
  readonly fields: number;
  /** True if something is new on them this month. */
  readonly hasNews: boolean;
  /** The largest field width in half millimetres at which all of it fits on one sheet; undefined if none does. */
  readonly largestMm: number | undefined;
}

/** Fields, news and the largest scale for one sheet. */
const sumOf = ({ view, lattice, month }: MapSource, order: MapOrder): MapSum => {
  const part = viewOfArea(view, lattice, order.area);
  const known = knownFields(part, lattice);
  return {
    fields: known.length,
    hasNews: changedCells(changesOf(part, lattice, known, month)).size > 0,
    largestMm: largestOnOneSheet(
      known.map(({ centre }) => centre),
      { ...order, hasLegendBeside: order.parts.legend },
    ),
  };
};

/** Fields and sheets, and the largest scale at which one sheet is enough. */
const Sum = ({
  sum,
  sheets,
  order,
  onFieldMm,
}: {
  readonly sum: MapSum;
  readonly sheets: number;
  readonly order: MapOrder;
  readonly onFieldMm: (fieldMm: number) => void;
}) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { largestMm } = sum;
  return (
    <>
      <p>
        {t('print:known', { count: sum.fields })}
        {' · '}
        {t('print:sheets', { count: sheets, paper: order.paper })}
      </p>
      {largestMm === undefined || largestMm === order.fieldMm ? null : (
        <Button variant="text" onPress={() => onFieldMm(largestMm)}>
          {t('print:oneSheet', { mm: new Intl.NumberFormat(language).format(largestMm) })}
        </Button>
      )}
    </>
  );
};

/** Name of a file: realm and month, without what a file system refuses. */
const useFileName = ({ view, system, date }: MapSource, title: string): string => {
  const { t } = useTranslation();
  const { party } = view.audience;
  const realm = title === '' ? (view.parties[party]?.name ?? party) : title;
  const month = dateOf({ system, clock: date }, useWords());
  return t('print:fileName', { realm, date: month })
    .replaceAll(/[\\/:*?"<>|\p{C}]/gu, '-')
    .slice(0, 120);
};

const PartyMaps = ({
  campaign,
  lattice,
  party,
  choice,
}: {
  readonly campaign: Campaign;
  readonly lattice: Lattice;
  readonly party: PartyKey;
  readonly choice: PrintChoice;
}) => {
  const { t } = useTranslation();
  const screenLanguage = useLanguage();
  const language = choice.language ?? screenLanguage;
  const source = useSource(campaign, lattice, party);
  const order = useResolved(choice.order, campaign, party);
  const pages = useCallback(
    (fonts: Fonts) =>
      composeMap(source, order, { say: wordsOf(language, campaign.system), language, fonts }),
    [source, order, language, campaign.system],
  );
  const sum = useMemo(() => sumOf(source, order), [source, order]);
  const name = useFileName(source, order.title);
  const choose = usePrint((state) => state.choose);
  const change = (part: Partial<PrintChoice>): void => choose(campaign.id, part);
  const changeOrder = (part: Partial<MapOrder>): void =>
    change({ order: { ...choice.order, ...part } });
  return (
    <PrintTab
      campaign={campaign}
      title={t('print:title')}
      intro={t('print:intro')}
      options={
        <>
          <MapOptions
            source={source}
            parties={partiesInOrder(campaign.world.parties)}
            party={party}
            language={language}
            order={choice.order}
            hasNews={sum.hasNews}
            onParty={(next) => change({ party: next })}
            onLanguage={(next) => change({ language: next })}
            onOrder={changeOrder}
          />
          <p className="ww-quiet ww-small">{t('print:printHint')}</p>
        </>
      }
      pages={pages}
      file={name}
      language={language}
      party={party}
      sum={(sheets) => (
        <Sum
          sum={sum}
          sheets={sheets}
          order={order}
          onFieldMm={(fieldMm) => changeOrder({ fieldMm })}
        />
      )}
      none={<EmptyState title={t('print:nothing.title')}>{t('print:nothing.text')}</EmptyState>}
    />
  );
};

/** Prints the map of one realm, made of what that realm knows and nothing else. */
export function MapsTab({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation();
  const lattice = useSession((session) => session.lattice);
  const perspective = useView((view) => view.perspective);
  const choice = usePrint((state) => choiceIn(state, campaign.id));
  const { parties } = campaign.world;
  const wanted = [
    choice.party,
    perspective.kind === 'realm' ? perspective.party : null,
    ...partiesAtHand(campaign),
  ];
  const party = wanted.find((key) => key !== null && parties[key] !== undefined);
  if (lattice === null || party === undefined || party === null)
    return (
      <div className="ww-print-empty">
        <EmptyState title={t('print:noRealm.title')}>{t('print:noRealm.text')}</EmptyState>
      </div>
    );
  return <PartyMaps campaign={campaign} lattice={lattice} party={party} choice={choice} />;
}
