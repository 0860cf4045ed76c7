import { useTranslation } from 'react-i18next';
import { type Campaign, type ParcelStanding, parcelStanding } from '../../../../engine';
import { Button, DataTable, FindingMark, FindingRow } from '../../../kit/ui';
import { chooseFolder, folders, isWaiting, wakeFolder } from '../../../model/parcels/folder';
import { type ParcelFile, type ParcelState, useParcels } from '../../../model/parcels/parcel-store';
import { chooseParcel, lookAt } from '../../../model/parcels/parcels';
import { useHeld, useTitle } from './words';

const textOf = ({ kind }: ParcelState['place']): string => {
  if (kind === 'ready') return 'parcels:folder.text';
  if (kind === 'asleep') return 'parcels:folder.asleep';
  return folders.choose === undefined ? 'parcels:folder.noWay' : 'parcels:folder.noneText';
};

/** Standings of files with which there is something to do. */
const LOOKED_AT: ReadonlySet<ParcelStanding> = new Set(['open', 'decided']);

const Files = ({
  campaign,
  files,
}: {
  readonly campaign: Campaign;
  readonly files: readonly ParcelFile[];
}) => {
  const { t } = useTranslation();
  const titleOf = useTitle();
  const heldIn = useHeld(campaign.system);
  const whatOf = ({ read, file }: ParcelFile): string => {
    if (!read.ok) return t(`parcels:problem.${read.problem}`, { file });
    const { content } = read.value;
    const title = titleOf(content);
    return content.kind === 'parcel' ? `${title}: ${heldIn(content)}` : title;
  };
  return (
    <DataTable
      label={t('parcels:folder.title')}
      rows={files}
      keyOf={({ file }) => file}
      none={t('parcels:folder.empty')}
      columns={[
        {
          id: 'file',
          label: t('parcels:folder.file'),
          isHead: true,
          isWrapped: true,
          cell: ({ file }) => file,
        },
        { id: 'what', label: t('parcels:folder.what'), isWrapped: true, cell: whatOf },
        {
          id: 'state',
          label: t('parcels:folder.state'),
          cell: ({ read }) => {
            if (!read.ok) return <FindingMark kind="REJECT" />;
            const standing = parcelStanding(campaign, read.value);
            const isAsked = isWaiting(campaign, read.value, files);
            const isAnswerAsked = isAsked && standing === 'decided';
            const word = t(
              isAnswerAsked ? 'parcels:folder.asksAnswer' : `parcels:standing.${standing}.name`,
            );
            if (isAsked) return <FindingMark kind="ASK">{word}</FindingMark>;
            return <span className="ww-quiet">{word}</span>;
          },
        },
        {
          id: 'acts',
          label: t('parcels:list.acts'),
          isLabelHidden: true,
          align: 'end',
          cell: ({ file, read }) =>
            read.ok && LOOKED_AT.has(parcelStanding(campaign, read.value)) ? (
              <span data-parcel={file}>
                <Button
                  variant="text"
                  aria-label={t('parcels:folder.lookNamed', { file })}
                  onPress={() => lookAt(file, read.value)}
                >
                  {t('parcels:folder.look')}
                </Button>
              </span>
            ) : null,
        },
      ]}
    />
  );
};

/** The folder that is watched and what lies in it, or the way to choose one, and a single file. */
export function ParcelFolder({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation();
  const { place, files } = useParcels();
  const folder =
    place.kind === 'ready' ? place.place.name : place.kind === 'asleep' ? place.name : '';
  return (
    <section aria-label={t('parcels:folder.title')} className="ww-parcel-part">
      <h3 className="ww-head">
        {folder === '' ? t('parcels:folder.title') : t('parcels:folder.named', { folder })}
      </h3>
      <p className="ww-quiet">{t(textOf(place))}</p>
      {place.kind !== 'ready' || files === null ? null : files === 'unreadable' ? (
        <FindingRow kind="WARN">{t('parcels:folder.unreadable')}</FindingRow>
      ) : (
        <Files campaign={campaign} files={files} />
      )}
      <div className="ww-parcel-acts ww-row ww-align-stretch ww-wrapping ww-gap-8">
        {place.kind === 'asleep' ? (
          <Button icon="file" onPress={() => void wakeFolder()}>
            {t('parcels:folder.wake')}
          </Button>
        ) : null}
        {folders.choose === undefined ? null : (
          <Button
            icon="file"
            variant={place.kind === 'none' ? 'outline' : 'text'}
            onPress={() => void chooseFolder()}
          >
            {t(place.kind === 'none' ? 'parcels:folder.choose' : 'parcels:folder.other')}
          </Button>
        )}
        <Button icon="upload" onPress={() => void chooseParcel()}>
          {t('parcels:folder.read')}
        </Button>
      </div>
    </section>
  );
}
