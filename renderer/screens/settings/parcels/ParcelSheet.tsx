import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type Campaign, knownNeighbours, mandateOf } from '../../../../engine';
import { Button, Dialog, FindingRow } from '../../../kit/ui';
import { watchFolder } from '../../../model/parcels/folder';
import { useParcels } from '../../../model/parcels/parcel-store';
import { writeAddress } from '../../../model/parcels/parcels';
import { useSession } from '../../../model/state/session';
import { NewParcel } from './NewParcel';
import { ParcelFolder } from './ParcelFolder';
import { ParcelList } from './ParcelList';
import { ReceivedFile } from './ReceivedFile';
import './parcels.css';

/** Whom parcels go to, and how others learn where this campaign is. */
const Neighbours = ({ campaign }: { readonly campaign: Campaign }) => {
  const { t } = useTranslation();
  const hasFolder = useParcels(({ place }) => place.kind === 'ready');
  const names = knownNeighbours(campaign.parcels).map(({ name }) => name);
  return (
    <section aria-label={t('parcels:neighbours.title')}>
      <h3 className="ww-head">{t('parcels:neighbours.title')}</h3>
      <p className={names.length === 0 ? 'ww-quiet' : undefined}>
        {names.length === 0 ? t('parcels:neighbours.none') : names.join(', ')}
      </p>
      <div className="ww-parcel-acts">
        {hasFolder ? (
          <Button icon="dispatch" onPress={() => void writeAddress('folder')}>
            {t('parcels:neighbours.toFolder')}
          </Button>
        ) : null}
        <Button
          icon="download"
          variant={hasFolder ? 'text' : 'outline'}
          onPress={() => void writeAddress('file')}
        >
          {t('parcels:neighbours.toFile')}
        </Button>
      </div>
    </section>
  );
};

const Overview = ({ campaign }: { readonly campaign: Campaign }) => (
  <>
    <Neighbours campaign={campaign} />
    <ParcelFolder campaign={campaign} />
    <ParcelList parcels={campaign.parcels ?? {}} />
    <NewParcel campaign={campaign} />
  </>
);

/** Exchanges parcels with the GMs of neighbouring campaigns, and watches a folder for them while the window is open. */
export function ParcelSheet() {
  const { t } = useTranslation();
  const { isOpen, chosen, news, set } = useParcels();
  const campaign = useSession(({ campaign }) => campaign);
  useEffect(watchFolder, []);
  if (campaign === null) return null;
  const isDeputy = mandateOf(campaign) !== undefined;
  return (
    <Dialog
      title={
        chosen === null
          ? t('parcels:title')
          : t('parcels:received.from', { name: chosen.read.content.from.name })
      }
      isOpen={isOpen}
      onOpenChange={(isWanted) => set({ isOpen: isWanted, chosen: null, news: null })}
      width="wide"
    >
      <div role="status" className="ww-parcel-news">
        {news === null ? null : (
          <FindingRow kind={news.kind}>{t(news.text, news.about)}</FindingRow>
        )}
      </div>
      {isDeputy ? (
        <p>{t('parcels:deputy')}</p>
      ) : chosen === null ? (
        <Overview key={campaign.id} campaign={campaign} />
      ) : (
        <ReceivedFile key={chosen.file} campaign={campaign} content={chosen.read.content} />
      )}
    </Dialog>
  );
}
