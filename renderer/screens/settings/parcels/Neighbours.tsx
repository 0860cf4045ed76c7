import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Campaign,
  knownNeighbours,
  neighbourName,
  type NeighbourRecord,
} from '../../../../engine';
import { Button, FieldForm } from '../../../kit/ui';
import { useParcels } from '../../../model/parcels/parcel-store';
import { renameNeighbour, writeAddress } from '../../../model/parcels/parcels';
import { useSession } from '../../../model/state/session';

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
export function Neighbours({ campaign }: { readonly campaign: Campaign }) {
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
