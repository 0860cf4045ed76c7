import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../model/state/session';
import { type Shortcut, useShortcuts } from '../../../kit/state/shortcuts';
import { Button } from '../../../kit/ui';
import { useTurnView } from '../../../model/turn/turn-view';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import { useVariantActions } from './use-variant-actions';
import './whatif.css';

const useBannerKeys = ({ variant, variantKind }: TurnModel): void => {
  const actions = useVariantActions();
  const keys = useMemo((): readonly Shortcut[] => {
    if (variant === null) return [];
    const scope = 'app:screen.turn';
    const mayWrite = (): boolean => !useSession.getState().readOnly;
    const compare: Shortcut = {
      id: 'turn.variant.compare',
      keys: 'Shift+V',
      text: variantKind === 'late' ? 'whatif:act.review' : 'whatif:act.compare',
      scope,
      run: () => actions.compare(variant),
    };
    const leave: Shortcut = {
      id: 'turn.variant.leave',
      keys: 'Shift+L',
      text: 'whatif:act.leave',
      scope,
      run: actions.leave,
    };
    const keep: Shortcut = {
      id: 'turn.variant.keep',
      keys: 'Shift+U',
      text: 'whatif:act.keep',
      scope,
      isEnabled: () => mayWrite() && variantKind === 'whatIf',
      run: () => actions.keep(variant),
    };
    const drop: Shortcut = {
      id: 'turn.variant.drop',
      text: 'whatif:act.drop',
      scope,
      isEnabled: mayWrite,
      run: () => actions.drop(variant),
    };
    return [compare, keep, drop, leave];
  }, [variant, variantKind, actions]);
  useShortcuts(keys);
};

const Actions = ({ model }: { readonly model: TurnModel }) => {
  const { t } = useTranslation();
  const actions = useVariantActions();
  const readOnly = useSession((session) => session.readOnly);
  const turnStep = useTurnView((desk) => desk.turnStep);
  const { variant, variantKind } = model;
  if (variant === null) return null;
  const isLate = variantKind === 'late';
  return (
    <div className="ww-variant-acts ww-row ww-gap-8">
      {turnStep === 'whatif' ? (
        <Button onPress={() => actions.enter(variant)}>{t('whatif:act.enter')}</Button>
      ) : (
        <Button shortcut="Shift+V" onPress={() => actions.compare(variant)}>
          {t(isLate ? 'whatif:act.review' : 'whatif:act.compare')}
        </Button>
      )}
      {isLate ? null : (
        <Button shortcut="Shift+U" isDisabled={readOnly} onPress={() => actions.keep(variant)}>
          {t('whatif:act.keep')}
        </Button>
      )}
      <Button variant="text" isDisabled={readOnly} onPress={() => actions.drop(variant)}>
        {t('whatif:act.drop')}
      </Button>
      <Button variant="text" shortcut="Shift+L" onPress={actions.leave}>
        {t('whatif:act.leave')}
      </Button>
    </div>
  );
};

/** Over the screen while a variant is shown: which one, and the ways out of it. */
export function VariantBanner({ model }: { readonly model: TurnModel }) {
  const { t } = useTranslation();
  useBannerKeys(model);
  const { variant, variantKind } = model;
  if (variant === null) return null;
  const kind = variantKind === 'late' ? 'late' : 'whatIf';
  const about = { variant: variant.name, turn: variant.turn };
  return (
    <section
      className="ww-variant-banner ww-row ww-gap-16"
      aria-label={t(`whatif:banner.${kind}.label`, about)}
    >
      <p>
        <b>{t(`whatif:banner.${kind}.title`, about)}</b> {t(`whatif:banner.${kind}.text`, about)}
      </p>
      <Actions model={model} />
    </section>
  );
}
