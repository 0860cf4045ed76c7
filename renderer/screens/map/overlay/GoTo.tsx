import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign, Lattice } from '../../../../engine';
import { Button, Dialog, TextField } from '../../../kit/ui';
import { findPlace, type Goal } from '../find-place';

/** Asks for an address or the name of a place and goes there; says in one sentence why it cannot. */
export function GoTo({
  campaign,
  lattice,
  onGo,
  onClose,
}: {
  readonly campaign: Campaign;
  readonly lattice: Lattice;
  readonly onGo: (goal: Goal) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | undefined>();
  const go = (): void => {
    const found = findPlace(text, campaign, lattice);
    if (found.kind === 'off' || found.kind === 'unknown') {
      setError(t(`map:goTo.${found.kind}`, { text: found.text }));
      return;
    }
    onGo(found);
    onClose();
  };
  return (
    <Dialog
      title={t('map:goTo.label')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <Button variant="filled" onPress={go}>
          {t('map:goTo.submit')}
        </Button>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          go();
        }}
      >
        <TextField
          label={t('map:goTo.label')}
          isLabelHidden
          hint={t('map:goTo.hint')}
          error={error}
          value={text}
          autoFocus
          onChange={(next) => {
            setText(next);
            setError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
