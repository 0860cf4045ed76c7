import { useTranslation } from 'react-i18next';
import { Button, ToggleGroup } from '../../../../kit/ui';
import { useQueryRoom } from '../../selection/query-room';
import { useMapRoom } from '../../../../model/map/state';
import { takeInk } from '../take';
import { MixOptions } from './MixOptions';
import { RealmOptions } from './RealmOptions';
import { TerrainOptions } from './TerrainOptions';

export interface InkProps {
  readonly isDisabled: boolean;
}

const Hint = ({ children }: { readonly children: string }) => (
  <p className="ww-small ww-quiet">{children}</p>
);

const LEVELS = { normal: null, heavy: 1, extreme: 2 } as const;
type Level = keyof typeof LEVELS;

const DifficultyOptions = ({ isDisabled }: InkProps) => {
  const { t } = useTranslation();
  const ink = useMapRoom((state) => state.ink);
  const value = ink.kind === 'difficulty' ? ink.value : 1;
  const levels: readonly Level[] = ['normal', 'heavy', 'extreme'];
  return (
    <section className="ww-ink-column ww-stack ww-gap-8">
      <ToggleGroup<Level>
        label={t('paint:difficulty.label')}
        options={levels.map((id) => ({ id, label: t(`paint:difficulty.${id}`), isDisabled }))}
        value={levels.find((id) => LEVELS[id] === value) ?? 'heavy'}
        onChange={(id) => takeInk({ kind: 'difficulty', value: LEVELS[id] })}
      />
      <Hint>{t('paint:difficulty.hint')}</Hint>
    </section>
  );
};

const FrostOptions = ({ isDisabled }: InkProps) => {
  const { t } = useTranslation();
  const ink = useMapRoom((state) => state.ink);
  const isFrozen = ink.kind !== 'frost' || ink.isFrozen;
  return (
    <section className="ww-ink-column ww-stack ww-gap-8">
      <ToggleGroup<'freeze' | 'thaw'>
        label={t('paint:frost.label')}
        options={[
          { id: 'freeze', label: t('paint:frost.freeze'), isDisabled },
          { id: 'thaw', label: t('paint:frost.thaw'), isDisabled },
        ]}
        value={isFrozen ? 'freeze' : 'thaw'}
        onChange={(id) => takeInk({ kind: 'frost', isFrozen: id === 'freeze' })}
      />
      <Hint>{t('paint:frost.hint')}</Hint>
    </section>
  );
};

/** The settings of the ink in use. */
export const InkOptions = ({ isDisabled }: InkProps) => {
  const { t } = useTranslation();
  const kind = useMapRoom(({ ink }) => ink.kind);
  const openQuery = useQueryRoom((state) => state.setOpen);
  switch (kind) {
    case 'terrain':
      return <TerrainOptions isDisabled={isDisabled} />;
    case 'mix':
      return <MixOptions isDisabled={isDisabled} />;
    case 'difficulty':
      return <DifficultyOptions isDisabled={isDisabled} />;
    case 'frost':
      return <FrostOptions isDisabled={isDisabled} />;
    case 'owner':
      return <RealmOptions isDisabled={isDisabled} />;
    case 'choice':
      return (
        <section className="ww-ink-column ww-stack ww-gap-8">
          <Hint>{t('paint:choice.hint')}</Hint>
          <Button shortcut="Shift+A" isDisabled={isDisabled} onPress={() => openQuery(true)}>
            {t('paint:panel.query')}
          </Button>
        </section>
      );
  }
};
