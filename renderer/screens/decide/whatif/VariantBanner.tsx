import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../model/state/session';
import { type Shortcut, useShortcuts } from '../../../kit/state/shortcuts';
import { Button } from '../../../kit/ui';
import { useTurnDesk } from '../../../model/turn/desk-store';
import type { DeskModel } from '../../../model/turn/use-desk-model';
import { useVariantActs } from './use-variant-acts';
import './whatif.css';

const useBannerKeys = ({ variant, variantKind }: DeskModel): void => {
  const acts = useVariantActs();
  const keys = useMemo((): readonly Shortcut[] => {
    if (variant === null) return [];
    const scope = 'app:room.turn';
    const mayWrite = (): boolean => !useSession.getState().readOnly;
    const compare: Shortcut = {
      id: 'turn.variant.compare',
      keys: 'Shift+V',
      text: variantKind === 'late' ? 'whatif:act.review' : 'whatif:act.compare',
      scope,
      run: () => acts.compare(variant),
    };
    const leave: Shortcut = {
      id: 'turn.variant.leave',
      keys: 'Shift+L',
      text: 'whatif:act.leave',
      scope,
      run: acts.leave,
    };
    const keep: Shortcut = {
      id: 'turn.variant.keep',
      keys: 'Shift+U',
      text: 'whatif:act.keep',
      scope,
      isEnabled: () => mayWrite() && variantKind === 'whatIf',
      run: () => acts.keep(variant),
    };
    const drop: Shortcut = {
      id: 'turn.variant.drop',
      text: 'whatif:act.drop',
      scope,
      isEnabled: mayWrite,
      run: () => acts.drop(variant),
    };
    return [compare, keep, drop, leave];
  }, [variant, variantKind, acts]);
  useShortcuts(keys);
};

const Acts = ({ model }: { readonly model: DeskModel }) => {
  const { t } = useTranslation();
  const acts = useVariantActs();
  const readOnly = useSession((session) => session.readOnly);
  const station = useTurnDesk((desk) => desk.station);
  const { variant, variantKind } = model;
  if (variant === null) return null;
  const isLate = variantKind === 'late';
  return (
    <div className="ww-variant-acts">
      {station === 'whatif' ? (
        <Button onPress={() => acts.enter(variant)}>{t('whatif:act.enter')}</Button>
      ) : (
        <Button shortcut="Shift+V" onPress={() => acts.compare(variant)}>
          {t(isLate ? 'whatif:act.review' : 'whatif:act.compare')}
        </Button>
      )}
      {isLate ? null : (
        <Button shortcut="Shift+U" isDisabled={readOnly} onPress={() => acts.keep(variant)}>
          {t('whatif:act.keep')}
        </Button>
      )}
      <Button variant="text" isDisabled={readOnly} onPress={() => acts.drop(variant)}>
        {t('whatif:act.drop')}
      </Button>
      <Button variant="text" shortcut="Shift+L" onPress={acts.leave}>
        {t('whatif:act.leave')}
      </Button>
    </div>
  );
};

/** Over the room while the desk shows a variant: which one, and the ways out of it. */
export const VariantBanner = ({ model }: { readonly model: DeskModel }) => {
  const { t } = useTranslation();
  useBannerKeys(model);
  const { variant, variantKind } = model;
  if (variant === null) return null;
  const kind = variantKind === 'late' ? 'late' : 'whatIf';
  const about = { variant: variant.name, turn: variant.turn };
  return (
    <section className="ww-variant-banner" aria-label={t(`whatif:banner.${kind}.label`, about)}>
      <p>
        <b>{t(`whatif:banner.${kind}.title`, about)}</b> {t(`whatif:banner.${kind}.text`, about)}
      </p>
      <Acts model={model} />
    </section>
  );
};
