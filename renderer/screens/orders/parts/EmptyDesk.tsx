import { useTranslation } from 'react-i18next';
import { Button, EmptyState } from '../../../kit/ui';

export interface EmptyDeskProps {
  readonly party: string;
  readonly onPaste: () => void;
  readonly onOpen: () => void;
  readonly onType: () => void;
  /** Present if the campaign brings an example turn for this party. */
  readonly onExample?: () => void;
}

/** No letter yet: how to bring one. */
export const EmptyDesk = ({ party, onPaste, onOpen, onType, onExample }: EmptyDeskProps) => {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('turn:empty.title', { party })}
      action={
        <div className="ww-empty-actions">
          {onExample === undefined ? null : (
            <Button variant="filled" onPress={onExample}>
              {t('turn:empty.example')}
            </Button>
          )}
          <Button shortcut="Mod+V" onPress={onPaste}>
            {t('turn:empty.paste')}
          </Button>
          <Button icon="file" onPress={onOpen}>
            {t('turn:empty.open')}
          </Button>
          <Button variant="text" onPress={onType}>
            {t('turn:empty.type')}
          </Button>
        </div>
      }
    >
      {t('turn:empty.hint')}
    </EmptyState>
  );
};
