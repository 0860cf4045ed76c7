import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decide } from '../../../../state/decide';
import { useSession } from '../../../../state/session';
import { useExecute } from '../../../../turn/execute';
import { Button, Dialog, ReasonForm, Select, ToggleGroup } from '../../../../ui';
import { EVENTS, type EventRecord } from '../../../../../engine/systems/organisation';

interface EventFateProps {
  readonly event: EventRecord;
  readonly party: string;
}

const FateForm = ({ event, party, onClose }: EventFateProps & { readonly onClose: () => void }) => {
  const { t } = useTranslation();
  const execute = useExecute();
  const [fate, setFate] = useState<string>(event.event);
  const [intensity, setIntensity] = useState(event.intensity);
  return (
    <ReasonForm
      title={t('organisation:fate.byHand', { party })}
      look="plain"
      onSubmit={(reason) => {
        const label = t('organisation:command.event', { party, event: fate });
        const value = { event: fate, intensity };
        void execute(decide(label, { key: event.ruling, value, reason }));
        onClose();
      }}
      onCancel={onClose}
    >
      <Select
        label={t('organisation:fate.which')}
        value={fate}
        onChange={setFate}
        options={EVENTS.map((id) => ({ id, label: t(`organisation:fate.name.${id}`) }))}
      />
      <ToggleGroup
        label={t('organisation:fate.intensityLabel')}
        value={intensity}
        onChange={setIntensity}
        options={(['low', 'strong'] as const).map((id) => ({
          id,
          label: t(`organisation:fate.intensity.${id}`),
        }))}
      />
    </ReasonForm>
  );
};

/** The GM's own event in the place of what the dice say. */
export const EventFate = ({ event, party }: EventFateProps) => {
  const { t } = useTranslation();
  const readOnly = useSession((session) => session.readOnly);
  const [isOpen, setOpen] = useState(false);
  const title = t('organisation:fate.byHand', { party });
  return (
    <>
      <Button variant="text" isDisabled={readOnly} aria-label={title} onPress={() => setOpen(true)}>
        {t('organisation:fate.change')}
      </Button>
      <Dialog title={title} isOpen={isOpen} onOpenChange={setOpen}>
        <FateForm event={event} party={party} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
};
