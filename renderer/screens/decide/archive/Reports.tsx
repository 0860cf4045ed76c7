import { useTranslation } from 'react-i18next';
import type { Party } from '../../../../engine';
import { useView } from '../../../model/state/view';
import { useSession } from '../../../model/state/session';
import { Button, DataTable, FindingMark } from '../../../kit/ui';
import { ReportPanel } from '../../../model/turn/report/ReportPanel';
import { isTurnReportHeldBack } from '../../../model/letters/held-back';
import { useDay } from '../../../model/turn/archive/use-names';
import { useArchive } from '../../../model/turn/archive/archive-store';
import { markAllSent, markSent, unmarkSent } from '../../../model/turn/archive/commands';
import { type PastRun, pastModel } from './past';

/** Shows that it waits for its account, and links to where the GM can send it all the same (WW-1.4-07). */
const Held = ({ party }: { readonly party: Party }) => {
  const { t } = useTranslation();
  const set = useView((view) => view.set);
  return (
    <>
      <FindingMark kind="WARN">{t('openTurn:archive.withheld')}</FindingMark>
      <Button
        variant="text"
        aria-label={t('openTurn:archive.toDispatchOf', { party: party.name })}
        onPress={() => set({ screen: 'delivery' })}
      >
        {t('openTurn:archive.toDispatch')}
      </Button>
    </>
  );
};

const Sent = ({
  party,
  archived,
  model,
}: Pick<PastRun, 'archived' | 'model'> & { readonly party: Party }) => {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const readOnly = useSession((session) => session.readOnly);
  const dayOf = useDay();
  const at = archived.sent?.[party.key];
  if (at === undefined && isTurnReportHeldBack(model.month, archived.turn, party.key))
    return <Held party={party} />;
  return at === undefined ? (
    <Button
      variant="text"
      aria-label={t('openTurn:archive.markSentOf', { party: party.name })}
      isDisabled={readOnly}
      onPress={() => void execute(markSent(archived.turn, party, new Date().toISOString()))}
    >
      {t('app:common.markSent')}
    </Button>
  ) : (
    <>
      <FindingMark kind="GOOD">{t('openTurn:archive.sent', { date: dayOf(at) })}</FindingMark>
      <Button
        variant="text"
        aria-label={t('openTurn:archive.unmarkSentOf', { party: party.name })}
        isDisabled={readOnly}
        onPress={() => void execute(unmarkSent(archived.turn, party))}
      >
        {t('app:common.notAfterAll')}
      </Button>
    </>
  );
};

/** Who has his turn report; each realm opens its own. */
const Overview = ({ archived, realms, model }: PastRun) => {
  const { t } = useTranslation();
  const look = useArchive((view) => view.look);
  const execute = useSession((session) => session.execute);
  const readOnly = useSession((session) => session.readOnly);
  const waiting = realms.filter(
    ({ key }) =>
      archived.sent?.[key] === undefined && !isTurnReportHeldBack(model.month, archived.turn, key),
  );
  return (
    <>
      <div>
        <Button
          isDisabled={readOnly || waiting.length === 0}
          onPress={() =>
            void execute(markAllSent(archived.turn, waiting, new Date().toISOString()))
          }
        >
          {t('openTurn:archive.markAllSent')}
        </Button>
      </div>
      <DataTable
        className="ww-past-balances"
        rows={realms}
        keyOf={({ key }) => key}
        columns={[
          {
            id: 'realm',
            label: t('openTurn:close.column.realm'),
            isHead: true,
            cell: ({ key, name }) => (
              <button type="button" className="ww-link" onClick={() => look({ party: key })}>
                {name}
              </button>
            ),
          },
          {
            id: 'sent',
            label: t('openTurn:archive.leaf.reports'),
            cell: (party) => (
              <div className="ww-row ww-gap-10">
                <Sent party={party} archived={archived} model={model} />
              </div>
            ),
          },
        ]}
      />
    </>
  );
};

/** The reports of the realms, and who has received his. */
export function Reports(run: PastRun) {
  const { model, archived, campaign, realms, results } = run;
  const [party] = realms;
  const isOne = useArchive((view) => view.party !== null) && party !== undefined;
  return (
    <div className="ww-past-leaf">
      {isOne ? (
        <>
          <div className="ww-row ww-gap-10">
            <Sent party={party} archived={archived} model={model} />
          </div>
          <ReportPanel model={pastModel(model, campaign, results, party)} />
        </>
      ) : (
        <Overview {...run} />
      )}
    </div>
  );
}
