import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/ui';
import type { RealmState } from '../../../model/turn/model/realms';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import type { CheckActions } from './use-check-actions';

interface Props {
  readonly model: TurnModel;
  readonly actions: CheckActions;
}

/** The act that ends the work on a realm, by its state. */
const Finish = ({
  realm,
  actions,
}: {
  readonly realm: RealmState;
  readonly actions: CheckActions;
}) => {
  const { t } = useTranslation();
  const { readOnly } = actions;
  if (realm.state === 'ready')
    return (
      <Button isDisabled={readOnly} onPress={actions.reopen}>
        {t('check:act.reopen')}
      </Button>
    );
  if (realm.state === 'missing')
    return (
      <Button shortcut="Shift+R" isDisabled={readOnly} onPress={actions.finish}>
        {t('check:act.defaults')}
      </Button>
    );
  return realm.open === 0 ? (
    <Button shortcut="R" isDisabled={readOnly} onPress={actions.finish}>
      {t('check:act.finish')}
    </Button>
  ) : (
    <Button shortcut="Shift+R" isDisabled={readOnly} onPress={actions.finish}>
      {t('check:act.finishAnyway')}
    </Button>
  );
};

/** What ends the work on the realm of the desk: its warnings accepted at once, and the word that it is ready. */
export function RealmActions({ model, actions }: Props) {
  const { t } = useTranslation();
  const realm = model.realms.find(({ party }) => party.key === model.party.key);
  if (realm === undefined) return null;
  return (
    <div
      className="ww-realm-acts ww-row ww-gap-8 ww-push"
      role="group"
      aria-label={t('check:act.realm')}
    >
      {realm.warnings === 0 || realm.state === 'missing' ? null : (
        <Button
          variant="text"
          shortcut="W"
          isDisabled={actions.readOnly}
          onPress={actions.acceptAllWarnings}
        >
          {t('check:act.warningsCounted', { count: realm.warnings })}
        </Button>
      )}
      <Finish realm={realm} actions={actions} />
    </div>
  );
}
