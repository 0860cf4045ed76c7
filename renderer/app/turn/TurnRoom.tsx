import { Suspense, useLayoutEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { hexGameOf, type Campaign, type Lattice } from '../../../engine';
import { lexiconOf } from '../../kit/explain';
import { LexiconContext, useLanguage } from '../../kit/explain/react';
import { gameViews } from '../../games/registry';
import { useSession } from '../../model/state/session';
import { EmptyState, StatusSlot } from '../../kit/ui';
import { OwnBlocks } from '../../model/turn/card/own-blocks';
import { useClose } from '../../screens/decide/close/use-close';
import { useTurnDesk } from '../../model/turn/desk-store';
import { useDeadline } from '../../screens/orders/inbox/thread/use-deadline';
import { StationBar } from './StationBar';
import { type Station as StationEntry, stationsOf } from './stations';
import { useStationKeys } from './use-station-keys';
import { openDocuments } from './waiting';
import '../../screens/decide/turn.css';
import { TurnStatus } from './TurnStatus';
import { type DeskModel, useDeskModel } from '../../model/turn/use-desk-model';
import { useTurnKeys } from './use-turn-keys';
import { MonthOnly } from '../../screens/decide/whatif/MonthOnly';
import { VariantBanner } from '../../screens/decide/whatif/VariantBanner';
import { worksInVariant } from '../../screens/decide/whatif/stations';

/** A station; those that belong to the month alone say so while the desk shows a variant. */
const Station = ({
  station: { id, Content },
  model,
}: {
  readonly station: StationEntry;
  readonly model: DeskModel;
}) =>
  model.variant !== null && !worksInVariant(id) ? (
    <MonthOnly variant={model.variant} />
  ) : (
    <Content model={model} />
  );

const NONE = {} as const;

/** What is missing on the screens of the turn as long as something is covered, and how it appears. */
const CoveredNotice = ({ model: { proposed } }: { readonly model: DeskModel }) => {
  const { t } = useTranslation();
  return proposed.isCovered ? (
    <p className="ww-covered-notice ww-small ww-quiet" role="status">
      {t('desk:covered')}
    </p>
  ) : null;
};

/** The month: the way through it, and the station at which the GM is. */
const Month = ({ model }: { readonly model: DeskModel }) => {
  const { campaign, system } = model;
  const language = useLanguage();
  const here = useTurnDesk(({ station }) => station);
  const closing = useClose(model);
  const stations = useMemo(() => stationsOf(system), [system]);
  useStationKeys(stations);
  useTurnKeys(model, closing);
  useDeadline(model);
  const { terrains } = hexGameOf(system);
  const lexicon = useMemo(
    () => lexiconOf(campaign.world, terrains, language),
    [campaign.world, terrains, language],
  );
  const station = stations.find(({ id }) => id === here) ?? stations[0];
  return (
    <LexiconContext value={lexicon}>
      <div className="ww-turn ww-grid ww-whole">
        <div>
          <StationBar model={model} stations={stations} onApply={closing.goOn} />
          <VariantBanner model={model} />
          <CoveredNotice model={model} />
        </div>
        <OwnBlocks value={gameViews[system.id]?.blocks ?? NONE}>
          <Suspense fallback={null}>
            {station === undefined ? null : <Station station={station} model={model} />}
          </Suspense>
        </OwnBlocks>
      </div>
      <StatusSlot>
        <TurnStatus />
      </StatusSlot>
    </LexiconContext>
  );
};

const OpenRoom = ({
  campaign,
  lattice,
}: {
  readonly campaign: Campaign;
  readonly lattice: Lattice;
}) => {
  const { t } = useTranslation();
  const model = useDeskModel(campaign, lattice);
  const hasEntered = useTurnDesk((desk) => desk.hasEntered);
  const enter = useTurnDesk((desk) => desk.enter);
  const first = openDocuments(campaign.inbox) > 0 ? 'inbox' : 'orders';
  useLayoutEffect(() => enter(first), [enter, first]);
  if (!hasEntered) return null;
  return model === undefined ? (
    <EmptyState title={t('turn:nobody.title')}>{t('turn:nobody.text')}</EmptyState>
  ) : (
    <Month model={model} />
  );
};

/** The room in which a month is adjudicated. */
export const TurnRoom = () => {
  const campaign = useSession((session) => session.campaign);
  const lattice = useSession((session) => session.lattice);
  return campaign === null || lattice === null ? null : (
    <OpenRoom key={campaign.id} campaign={campaign} lattice={lattice} />
  );
};
