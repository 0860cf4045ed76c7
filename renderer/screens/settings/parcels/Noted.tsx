import { useTranslation } from 'react-i18next';
import {
  answeredParcel,
  type Campaign,
  isRecallConfirmed,
  neighbourName,
  type ParcelAddress,
  type ParcelAnswer,
  type ParcelRecall,
} from '../../../../engine';
import { Button } from '../../../kit/ui';
import { leaveFile, takeNote } from '../../../model/parcels/parcels';
import { useSession } from '../../../model/state/session';
import { useCrossing } from './words';

type NotedContent = ParcelAnswer | ParcelRecall | ParcelAddress;

/** What is to be noted, and what it means for the units. */
const noteTexts = (content: NotedContent, campaign: Campaign): readonly string[] => {
  if (content.kind === 'address') return ['isAddress'];
  if (content.kind === 'recall') return ['isRecalled', 'recallAbout'];
  const sent = answeredParcel(campaign, content);
  const hasUnits = sent !== undefined && sent.departed.length > 0;
  if (content.verdict === 'accepted')
    return hasUnits ? ['isAccepted', 'unitsAccepted'] : ['isAccepted'];
  const isConfirmed = sent !== undefined && isRecallConfirmed(sent, content);
  const what = isConfirmed ? 'isConfirmed' : 'isRefused';
  return hasUnits ? [what, 'unitsRefused'] : [what];
};

const NOTE_ACTS = { answer: 'note', recall: 'confirm', address: 'add' } as const;

/** An answer, a recall or an address before the GM takes note of it. */
export function Noted({
  campaign,
  content,
}: {
  readonly campaign: Campaign;
  readonly content: NotedContent;
}) {
  const { t } = useTranslation();
  const readOnly = useSession((session) => session.readOnly);
  const about = {
    ...useCrossing(campaign.system),
    name: neighbourName(campaign.parcels, content.from),
    number: content.kind === 'address' ? 0 : content.number,
    reason: content.kind === 'address' ? '' : content.reason,
  };
  return (
    <>
      {noteTexts(content, campaign).map((text) => (
        <p key={text}>{t(`parcels:received.${text}`, about)}</p>
      ))}
      <div className="ww-dialog-footer">
        <Button onPress={leaveFile}>{t('app:common.cancel')}</Button>
        <Button
          variant="filled"
          icon="check"
          isDisabled={readOnly}
          onPress={() => void takeNote(content)}
        >
          {t(`parcels:received.${NOTE_ACTS[content.kind]}`)}
        </Button>
      </div>
    </>
  );
}
