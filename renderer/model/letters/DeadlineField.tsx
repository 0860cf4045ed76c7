import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../kit/ui';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The closing date; it counts once the GM has gone on, not while he types the year. */
export function DeadlineField({
  announced,
  isDisabled,
  onAnnounce,
}: {
  /** ISO 8601; null = none. */
  readonly announced: string | null;
  readonly isDisabled: boolean;
  readonly onAnnounce: (day: string | null) => void;
}) {
  const { t } = useTranslation();
  const day = announced?.slice(0, 10) ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const announce = (): void => {
    setTyped(null);
    if (typed === null || typed === day) return;
    if (typed === '' || DAY.test(typed)) onAnnounce(typed === '' ? null : typed);
  };
  return (
    <TextField
      label={t('inbox:realm.deadline')}
      type="date"
      value={typed ?? day}
      isDisabled={isDisabled}
      onChange={setTyped}
      onBlur={announce}
      onKeyDown={({ key }) => {
        if (key === 'Enter') announce();
      }}
    />
  );
}
