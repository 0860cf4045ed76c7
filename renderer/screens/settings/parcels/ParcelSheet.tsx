import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Campaign,
  mandateOf,
  neighbourName,
  type OutgoingParcel,
  knownNeighbours,
  type NeighbourRecord,
} from '../../../../engine';
import { Button, Dialog, FindingRow, ReasonForm, FieldForm } from '../../../kit/ui';
import { watchFolder } from '../../../model/parcels/folder';
import { useParcels } from '../../../model/parcels/parcel-store';
import { recall, renameNeighbour, writeAddress } from '../../../model/parcels/parcels';
import { useSession } from '../../../model/state/session';
import { NewParcel } from './NewParcel';
import { ParcelFolder } from './ParcelFolder';
import { ParcelList } from './ParcelList';
import { ReceivedFile } from './ReceivedFile';
import { useCrossing, useTitle } from './words';
import './parcels.css';

const Named = ({
  neighbour,
  name,
}: {
  readonly neighbour: NeighbourRecord;
  readonly name: string;
}) => {
  const { t } = useTranslation();
  const readOnly = useSession((session) => session.readOnly);
  const [renaming, setRenaming] = useState<'before' | 'now' | 'done'>('before');
  const done = (): void => setRenaming('done');
  if (renaming !== 'now')
    return (
      <>
        <span>{name}</span>
        <Button
          variant="text"
          isDisabled={readOnly}
          autoFocus={renaming === 'done'}
          aria-label={t('parcels:neighbours.renameNamed', { name })}
          onPress={() => setRenaming('now')}
        >
          {t('parcels:neighbours.rename')}
        </Button>
      </>
    );
  return (
    <FieldForm
      title={t('parcels:neighbours.renameNamed', { name })}
      look="line"
      needsChange
      isDisabled={readOnly}
      fields={{
        name: {
          kind: 'text',
          label: t('parcels:neighbours.name'),
          initial: name,
          maxLength: 80,
          autoFocus: true,
          check: (entered) => (entered === '' ? t('parcels:neighbours.needName') : undefined),
        },
      }}
      act={{ label: t('parcels:neighbours.rename') }}
      onCancel={done}
      onSubmit={({ name: wanted }) => {
        done();
        void renameNeighbour(neighbour, wanted);
        return undefined;
      }}
    />
  );
};

/** Whom parcels go to, and how others learn where this campaign is. */
function Neighbours({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation();
  const hasFolder = useParcels(({ place }) => place.kind === 'ready');
  const neighbours = knownNeighbours(campaign.parcels);
  return (
    <section aria-label={t('parcels:neighbours.title')}>
      <h3 className="ww-head">{t('parcels:neighbours.title')}</h3>
      {neighbours.length === 0 ? (
        <p className="ww-quiet">{t('parcels:neighbours.none')}</p>
      ) : (
        <ul className="ww-parcel-neighbours">
          {neighbours.map((neighbour) => (
            <li key={neighbour.campaign}>
              <Named neighbour={neighbour} name={neighbourName(campaign.parcels, neighbour)} />
            </li>
          ))}
        </ul>
      )}
      <div className="ww-parcel-acts ww-row ww-align-stretch ww-wrapping ww-gap-8">
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
}

const outgoingIn = ({ parcels = {} }: Campaign, id: string | null): OutgoingParcel | undefined => {
  const record = parcels[id ?? ''];
  return record?.kind === 'out' ? record : undefined;
};

/** What calling a parcel back does and what it does not, and the reason for it. */
function RecallForm({ record }: { readonly record: OutgoingParcel }) {
  const { t } = useTranslation();
  const crossing = useCrossing(record.parcel.system);
  const readOnly = useSession((session) => session.readOnly);
  const set = useParcels((state) => state.set);
  return (
    <ReasonForm
      title={t('parcels:recall.act')}
      look="dialog"
      isFocused
      isDisabled={readOnly}
      reason={{ label: t('parcels:recall.reason') }}
      act={{ label: t('parcels:recall.act'), variant: 'filled', icon: 'undo' }}
      onCancel={() => set({ recalling: null, focused: record.id })}
      onSubmit={(reason) => void recall(record, reason)}
    >
      <p>{t('parcels:recall.about')}</p>
      {record.departed.length > 0 ? <p>{t('parcels:recall.units', { ...crossing })}</p> : null}
    </ReasonForm>
  );
}

const Overview = ({ campaign }: { readonly campaign: Campaign }) => {
  const { t } = useTranslation();
  return (
    <>
      <Neighbours campaign={campaign} />
      <ParcelFolder campaign={campaign} />
      <ParcelList campaign={campaign} />
      <NewParcel campaign={campaign} />
      <div className="ww-dialog-footer">
        <Button onPress={() => useParcels.getState().set({ isOpen: false })}>
          {t('app:common.close')}
        </Button>
      </div>
    </>
  );
};

/** What the dialog shows: a file before it is decided on, a parcel before it is called back, or everything. */
const Content = ({ campaign }: { readonly campaign: Campaign }) => {
  const { t } = useTranslation();
  const { chosen, recalling } = useParcels();
  if (mandateOf(campaign) !== undefined) return <p>{t('parcels:deputy')}</p>;
  if (chosen !== null)
    return <ReceivedFile key={chosen.file} campaign={campaign} content={chosen.read.content} />;
  const recalled = outgoingIn(campaign, recalling);
  if (recalled !== undefined) return <RecallForm record={recalled} />;
  return <Overview key={campaign.id} campaign={campaign} />;
};

/** Exchanges parcels with the GMs of neighbouring campaigns, and watches a folder for them while the window is open. */
export function ParcelSheet() {
  const { t } = useTranslation();
  const titleOf = useTitle();
  const { isOpen, chosen, recalling, news, set } = useParcels();
  const campaign = useSession(({ campaign }) => campaign);
  const crossing = useCrossing(campaign?.system ?? '');
  useEffect(watchFolder, []);
  if (campaign === null) return null;
  const recalled = outgoingIn(campaign, recalling);
  const title =
    chosen !== null
      ? titleOf(chosen.read.content)
      : recalled !== undefined
        ? t('parcels:recall.title', {
            number: recalled.parcel.number,
            name: neighbourName(campaign.parcels, recalled.parcel.to),
          })
        : t('parcels:title');
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onOpenChange={(isWanted) =>
        set({ isOpen: isWanted, chosen: null, recalling: null, news: null })
      }
      width="wide"
    >
      <div role="status" className="ww-parcel-news">
        {news === null ? null : (
          <FindingRow kind={news.kind} label={t(`parcels:news.${news.kind}`)}>
            {t(news.text, { ...crossing, ...news.about })}
          </FindingRow>
        )}
      </div>
      <Content campaign={campaign} />
    </Dialog>
  );
}
