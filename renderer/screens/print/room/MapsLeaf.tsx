import { useCallback, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign, Lattice, PartyKey } from '../../../../engine';
import { useLanguage } from '../../../kit/explain/react';
import type { Page } from '../../../kit/paper';
import { partiesAtHand } from '../../../model/state/at-hand';
import { useDesk } from '../../../model/state/desk';
import { useSession } from '../../../model/state/session';
import { type Language, wordsOf } from '../../../kit/text/words';
import { Button, EmptyState } from '../../../kit/ui';
import { composeMap } from '../../../model/print/compose';
import type { MapOrder } from '../../../model/print/order';
import { choiceIn, type PrintChoice, usePrint } from '../print-store';
import { type MapSource, type MapWords } from '../../../model/print/source';
import { type MapSum, sumOf } from '../sum';
import { guardOf } from './guard';
import { HeldBack } from './HeldBack';
import { MapOptions } from './MapOptions';
import { Preview } from './Preview';
import { PrintedPages } from './PrintedPages';
import { SaveBox } from './SaveBox';
import { useActs } from './use-acts';
import { useFonts } from './use-fonts';
import { usePaper } from './use-paper';
import { useResolved, useSource } from './use-source';

const Nothing = ({ reason }: { readonly reason: 'nothing' | 'noRealm' }) => {
  const { t } = useTranslation();
  return (
    <div className="ww-print-empty">
      <EmptyState title={t(`print:${reason}.title`)}>{t(`print:${reason}.text`)}</EmptyState>
    </div>
  );
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
    <div className="ww-print-sum">
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
    </div>
  );
};

const useMapWords = (language: Language, system: string): MapWords | 'loading' | 'failed' => {
  const fonts = useFonts();
  return useMemo(
    () => (typeof fonts === 'string' ? fonts : { say: wordsOf(language, system), language, fonts }),
    [fonts, language, system],
  );
};

const NO_PAGES: readonly Page[] = [];

/** The sheets on the desk, which may lag behind a moment, and those of the very last choice for file and printer. */
const useMapPages = (source: MapSource, order: MapOrder, words: ReturnType<typeof useMapWords>) => {
  const shown = useDeferredValue(order);
  const make = useCallback(
    () => (typeof words === 'string' ? NO_PAGES : composeMap(source, order, words)),
    [source, order, words],
  );
  const pages = useMemo(
    () => (typeof words === 'string' ? NO_PAGES : composeMap(source, shown, words)),
    [source, shown, words],
  );
  return { pages, make };
};

/** Name of a file: realm and month, without what a file system refuses. */
const useFileName = ({ view, date }: MapSource, title: string): string => {
  const { t } = useTranslation();
  const { party } = view.audience;
  const realm = title === '' ? (view.parties[party]?.name ?? party) : title;
  const month = t('app:date', { moon: t(`app:moon.${date.moon}`), year: date.year });
  return t('print:fileName', { realm, date: month })
    .replaceAll(/[\\/:*?"<>|\p{C}]/gu, '-')
    .slice(0, 120);
};

const Room = ({
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
  const order = useResolved(choice.order);
  const words = useMapWords(language, campaign.system);
  const { pages, make } = useMapPages(source, order, words);
  const sum = useMemo(() => sumOf(source, order), [source, order]);
  const name = useFileName(source, order.title);
  const { outcome, leaks, isBusy, save, print } = usePaper();
  const guard = useMemo(() => guardOf(campaign, party), [campaign, party]);
  const choose = usePrint((state) => state.choose);
  const change = (part: Partial<PrintChoice>): void => choose(campaign.id, part);
  const changeOrder = (part: Partial<MapOrder>): void =>
    change({ order: { ...choice.order, ...part } });
  const { saving } = choice;
  const onSave = useCallback(() => {
    if (typeof words !== 'string')
      save({ pages: make(), name, language, fonts: words.fonts, guard }, saving);
  }, [words, save, make, name, language, saving, guard]);
  const onPrint = useCallback(() => print(name), [print, name]);
  useActs(onSave, onPrint);
  return (
    <div className="ww-print-leaf">
      <aside className="ww-print-options ww-stack" aria-label={t('print:title')}>
        <div className="ww-print-choices ww-stack ww-gap-16" tabIndex={-1}>
          <header>
            <h1 className="ww-head">{t('print:title')}</h1>
            <p className="ww-quiet ww-small">{t('print:intro')}</p>
          </header>
          <MapOptions
            source={source}
            parties={Object.values(campaign.world.parties)}
            party={party}
            language={language}
            order={choice.order}
            hasNews={sum.hasNews}
            onParty={(next) => change({ party: next })}
            onLanguage={(next) => change({ language: next })}
            onOrder={changeOrder}
          />
          <p className="ww-quiet ww-small">{t('print:printHint')}</p>
        </div>
        <Sum
          sum={sum}
          sheets={pages.length}
          order={order}
          onFieldMm={(fieldMm) => changeOrder({ fieldMm })}
        />
        <SaveBox
          saving={saving}
          sheets={pages.length}
          outcome={words === 'failed' ? t('print:noFonts') : outcome}
          isDisabled={isBusy || pages.length === 0}
          onChange={(next) => change({ saving: next })}
          onSave={onSave}
          onPrint={onPrint}
        />
        <HeldBack leaks={leaks} guard={guard} />
      </aside>
      {sum.fields === 0 ? <Nothing reason="nothing" /> : <Preview pages={pages} />}
      <PrintedPages make={make} />
    </div>
  );
};

/** Prints the map of one realm, made of what that realm knows and nothing else. */
export const MapsLeaf = ({ campaign }: { readonly campaign: Campaign }) => {
  const lattice = useSession((session) => session.lattice);
  const perspective = useDesk((desk) => desk.perspective);
  const choice = usePrint((state) => choiceIn(state, campaign.id));
  const { parties } = campaign.world;
  const wanted = [
    choice.party,
    perspective.kind === 'realm' ? perspective.party : null,
    ...partiesAtHand(campaign),
  ];
  const party = wanted.find((key) => key !== null && parties[key] !== undefined);
  if (lattice === null || party === undefined || party === null)
    return <Nothing reason="noRealm" />;
  return <Room campaign={campaign} lattice={lattice} party={party} choice={choice} />;
};
