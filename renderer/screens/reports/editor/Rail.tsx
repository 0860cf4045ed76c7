import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { realmColour } from '../../../kit/cartography';
import { Button, FindingMark, type FindingKind } from '../../../kit/ui';
import { useDay } from '../../../model/turn/archive/use-names';
import { Shield } from '../../../model/turn/card/Sign';
import { useDeliveryView } from '../../../model/reports/delivery-store';
import type { TurnReportState } from '../model/state';
import { stepFocus } from '../../../kit/ui/step-focus';
import type { TurnReportRealm, TurnReportsModel } from './use-evaluations';

const MARKS: Readonly<Record<TurnReportState['kind'], FindingKind>> = {
  toWrite: 'ASK',
  proofed: 'GOOD',
  stale: 'TRUNCATE',
  leaks: 'REJECT',
  withheld: 'WARN',
  sent: 'GOOD',
};

/** The state of a turn report, as a sign and a word. */
export function StateMark({ state }: { readonly state: TurnReportState }) {
  const { t } = useTranslation();
  const dayOf = useDay();
  const about = {
    ...('count' in state ? { count: state.count } : {}),
    ...(state.kind === 'sent' ? { date: dayOf(state.at) } : {}),
  };
  return (
    <FindingMark kind={MARKS[state.kind]}>{t(`delivery:state.${state.kind}`, about)}</FindingMark>
  );
}

const Realm = ({
  realm: { party, state },
  chosen,
  model,
}: {
  readonly realm: TurnReportRealm;
  /** Gets the entry of the open turn report; absent = another one is open. */
  readonly chosen: RefObject<HTMLButtonElement | null> | undefined;
  readonly model: TurnReportsModel;
}) => {
  const choose = useDeliveryView((view) => view.choose);
  return (
    <li>
      <button
        type="button"
        className="ww-evaluations-realm ww-grid ww-align-center"
        {...(chosen === undefined ? {} : { ref: chosen, 'aria-current': true as const })}
        onClick={() => choose({ party: party.key })}
      >
        <Shield colour={realmColour('light', model.campaign.world.parties, party.key)} />
        <b title={party.name}>{party.name}</b>
        <StateMark state={state} />
      </button>
    </li>
  );
};

/** The realms with the state of their turn reports, and the commands on all of them. */
export function Rail({
  model,
  open,
}: {
  readonly model: TurnReportsModel;
  /** Gets the entry of the open turn report. */
  readonly open: RefObject<HTMLButtonElement | null>;
}) {
  const { t } = useTranslation();
  const choose = useDeliveryView((view) => view.choose);
  const { realms, chosen, archived } = model;
  const done = realms.filter(({ state: { kind } }) => kind === 'proofed' || kind === 'sent').length;
  const label = t('delivery:rail.label', { turn: archived.turn });
  return (
    <nav className="ww-evaluations-rail ww-stack" aria-label={label}>
      <header>
        <h2 className="ww-head">{label}</h2>
        <p className="ww-small ww-quiet">{t('delivery:rail.done', { done, all: realms.length })}</p>
      </header>
      <ol onKeyDown={stepFocus}>
        {realms.map((realm) => (
          <Realm
            key={realm.party.key}
            realm={realm}
            chosen={realm === chosen ? open : undefined}
            model={model}
          />
        ))}
      </ol>
      <footer>
        <Button variant="filled" shortcut="A" onPress={() => choose({ over: 'batch' })}>
          {t('delivery:rail.batch')}
        </Button>
        <Button shortcut="B" onPress={() => choose({ over: 'contact' })}>
          {t('delivery:rail.contact')}
        </Button>
      </footer>
    </nav>
  );
}
