import { useTranslation } from 'react-i18next';
import { documentsOf } from '../../../../../engine';
import { realmColour } from '../../../../kit/cartography/colour';
import { Button, IconButton } from '../../../../kit/ui';
import { markDefaults, unmark } from '../../check/commands';
import { NOTHING_CHOSEN, useTurnView } from '../../../../model/turn/turn-view';
import type { RealmState } from '../../../../model/turn/model/realms';
import { Shield } from '../../../../model/turn/card/Sign';
import { stepFocus } from '../../../../kit/ui/step-focus';
import { announceDeadline } from '../../../../model/letters/commands';
import { DeadlineField } from '../../../../model/letters/DeadlineField';
import { type InboxModel, useInbox } from '../use-inbox-model';
import { missingRealms } from '../model/reminder';
import { ClockPanel } from '../thread/ClockPanel';
import { clockOfTurn } from '../thread/use-thread';
import type { InboxActions } from '../use-inbox-actions';
import { KEYS } from '../use-inbox-keys';

const Realm = ({
  realm,
  model,
  actions,
}: {
  readonly realm: RealmState;
  readonly model: InboxModel;
  readonly actions: InboxActions;
}) => {
  const { t } = useTranslation();
  const { campaign } = model.turnModel;
  const { party, state, isOnDefaults } = realm;
  const documents = documentsOf(campaign, party.key).length;
  const words = t(`turn:state.${isOnDefaults ? 'defaults' : state}`);
  const go = (): void =>
    useTurnView.getState().choose({ ...NOTHING_CHOSEN, turnStep: 'orders', party: party.key });
  return (
    <li className="ww-inbox-realm ww-row">
      <button
        type="button"
        data-realm={party.key}
        aria-label={t('inbox:realm.go', { party: party.name, state: words })}
        onClick={go}
      >
        <Shield colour={realmColour('light', campaign.world.parties, party.key)} />
        <b>{party.name}</b>
        <span data-state={state}>{words}</span>
        {documents > 1 ? (
          <span className="ww-quiet ww-small">
            {t('inbox:realm.documents', { count: documents })}
          </span>
        ) : null}
      </button>
      {state === 'missing' ? (
        <IconButton
          icon="right"
          label={t('inbox:realm.defaultsOf', { party: party.name })}
          isDisabled={!actions.mayWrite}
          onPress={() => actions.execute(markDefaults(party))}
        />
      ) : null}
      {isOnDefaults ? (
        <IconButton
          icon="undo"
          label={t('inbox:realm.waitOf', { party: party.name })}
          isDisabled={!actions.mayWrite}
          onPress={() => actions.execute(unmark(party))}
        />
      ) : null}
    </li>
  );
};

/** The realms with the state of their orders, the closing date, and who has to be reminded. */
export function RealmStates({
  model,
  actions,
}: {
  readonly model: InboxModel;
  readonly actions: InboxActions;
}) {
  const { t } = useTranslation();
  const { realms } = model.turnModel;
  const { isReminding, set } = useInbox();
  const missing = missingRealms(realms).length;
  const clock = clockOfTurn(model.turnModel);
  const arrived = realms.filter(({ state }) => state !== 'missing').length;
  return (
    <section className="ww-inbox-realms ww-stack" aria-label={t('noun:Realms')}>
      <header className="ww-inbox-head ww-row ww-align-baseline ww-split ww-gap-8">
        <h2 className="ww-over">{t('noun:Realms')}</h2>
        <span className="ww-small ww-quiet">
          {t('inbox:realm.arrived', { arrived, count: realms.length })}
        </span>
      </header>
      <ul
        aria-label={t('inbox:realm.list')}
        onKeyDown={(event) => stepFocus(event, '[data-realm]')}
      >
        {realms.map((realm) => (
          <Realm key={realm.party.key} realm={realm} model={model} actions={actions} />
        ))}
      </ul>
      <footer className="ww-inbox-foot ww-grid ww-gap-10">
        {clock === undefined ? (
          <DeadlineField
            announced={model.turnModel.campaign.deadline}
            isDisabled={!actions.mayWrite}
            onAnnounce={(day) => actions.execute(announceDeadline(day))}
          />
        ) : (
          <ClockPanel clock={clock} model={model} actions={actions} />
        )}
        <Button
          shortcut={KEYS.remind}
          aria-pressed={isReminding}
          onPress={() => set({ isReminding: !isReminding })}
        >
          {`${t('inbox:act.remind')}${missing === 0 ? '' : ` (${String(missing)})`}`}
        </Button>
      </footer>
    </section>
  );
}
