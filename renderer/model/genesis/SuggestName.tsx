import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui';

/** Proposes a name under the field it goes into; every press another one. */
export function SuggestName({
  suggest,
  isDisabled = false,
  onTake,
}: {
  readonly suggest: (tries: number) => string;
  readonly isDisabled?: boolean;
  readonly onTake: (name: string) => void;
}) {
  const { t } = useTranslation();
  const [tries, setTries] = useState(0);
  return (
    <Button
      variant="text"
      icon="redo"
      isDisabled={isDisabled}
      onPress={() => {
        setTries(tries + 1);
        onTake(suggest(tries));
      }}
    >
      {t('world:name.suggest')}
    </Button>
  );
}
