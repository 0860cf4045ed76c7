import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Campaign,
  grossfelderAround,
  type GrossfeldNo,
  grossfeldOf,
  partiesOn,
  SEGMENT_LEFT_OUT,
  type SegmentLeftOut,
} from '../../../../engine';
import { useWords } from '../../../kit/explain/react';
import { CheckList, Dialog, NumberField, TextField } from '../../../kit/ui';
import { useMapScreen } from '../../../model/map/state';
import { useView } from '../../../model/state/view';
import { kindsOf, writeSegment } from './segment-file';

const MOST_RINGS = 9;

/** The Großfelder one has chosen on the map: those of the chosen fields, or of the one whose sheet is open. */
const chosenNos = (): readonly GrossfeldNo[] => {
  const { chosen } = useMapScreen.getState();
  const { field } = useView.getState();
  const fields = chosen.size > 0 || field === null ? [...chosen] : [field];
  return [...new Set(fields.map(grossfeldOf))].sort();
};

/** Some Großfelder become a campaign of their own: which, and what comes along. */
export function Segment({
  campaign,
  onClose,
}: {
  readonly campaign: Campaign;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const words = useWords();
  const [start] = useState(chosenNos);
  const [rings, setRings] = useState(0);
  const [leftOut, setLeftOut] = useState<readonly SegmentLeftOut[]>(SEGMENT_LEFT_OUT);
  const [name, setName] = useState(() => words('world:segment.named', { name: campaign.name }));
  const { world } = campaign;
  const nos = grossfelderAround(world.map, start, rings);
  const parties = [...partiesOn(world, nos, kindsOf(campaign))]
    .map((key) => world.parties[key]?.name ?? key)
    .sort();
  const isReady = nos.length > 0 && name.trim() !== '';
  const write = async (): Promise<void> => {
    if (await writeSegment(campaign, nos, name.trim(), leftOut)) onClose();
  };
  return (
    <Dialog
      title={t('world:segment.title')}
      isOpen
      onOpenChange={onClose}
      act={{
        label: t('world:segment.write'),
        icon: 'download',
        isDisabled: !isReady,
        onPress: () => void write(),
      }}
    >
      <p>{t('world:segment.about')}</p>
      <NumberField
        label={t('world:segment.rings')}
        minValue={0}
        maxValue={MOST_RINGS}
        value={rings}
        onChange={(value) => setRings(Number.isFinite(value) ? value : 0)}
      />
      <TextField
        label={t('world:segment.name')}
        value={name}
        maxLength={80}
        onChange={setName}
        autoFocus
      />
      <p role="status">
        {nos.length === 0
          ? t('world:segment.none')
          : `${t('world:segment.land', { count: nos.length, list: nos.join(', ') })} ${
              parties.length === 0
                ? t('world:segment.nobody')
                : t('world:segment.parties', { count: parties.length, list: parties.join(', ') })
            }`}
      </p>
      <CheckList
        label={t('world:segment.leftOut')}
        ids={SEGMENT_LEFT_OUT}
        chosen={leftOut}
        nameOf={(id) => t(`world:segment.without.${id}`)}
        onChange={setLeftOut}
      />
      <p className="ww-small ww-quiet">{t('world:segment.along')}</p>
      <p className="ww-small ww-quiet">{t('world:segment.behind')}</p>
    </Dialog>
  );
}
