import { useTranslation } from 'react-i18next';
import { type Campaign, type Handover, mandateOf } from '../../../../engine';
import { useLanguage } from '../../../kit/explain/react';
import { writtenMoment } from '../../../kit/text/moment';
import { Button, DataTable, Dialog, FindingRow } from '../../../kit/ui';
import { saveCopy } from '../../../model/files/actions';
import { chooseCopy, taskStates } from '../../../model/handover/copies';
import { useHandover } from '../../../model/handover/handover-store';
import { useSession } from '../../../model/state/session';
import { NewCopy } from './NewCopy';
import { ReturnedCopy } from './ReturnedCopy';
import './handover.css';

/** The copies that are out and those that are back. */
const Copies = ({ handovers }: { readonly handovers: readonly Handover[] }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <section aria-label={t('handover:list.title')}>
      <h3 className="ww-head">{t('handover:list.title')}</h3>
      {handovers.length === 0 ? (
        <p className="ww-quiet">{t('handover:list.none')}</p>
      ) : (
        <DataTable
          label={t('handover:list.title')}
          rows={handovers}
          keyOf={({ id }) => id}
          columns={[
            { id: 'to', label: t('handover:list.to'), isHead: true, cell: ({ to }) => to },
            {
              id: 'tasks',
              label: t('handover:list.tasks'),
              cell: ({ tasks }) => tasks.map(({ kind }) => t(`handover:task.${kind}`)).join(', '),
            },
            { id: 'turn', label: t('handover:list.turn'), align: 'end', cell: ({ turn }) => turn },
            {
              id: 'at',
              label: t('handover:list.at'),
              cell: ({ at }) => writtenMoment(at, language, 'date'),
            },
            {
              id: 'state',
              label: t('handover:list.state'),
              cell: ({ returned }) =>
                returned === undefined
                  ? t('handover:list.out')
                  : t('handover:list.back', { date: writtenMoment(returned, language, 'date') }),
            },
          ]}
        />
      )}
      <div className="ww-handover-acts ww-row ww-align-stretch ww-wrapping ww-gap-8">
        <Button icon="upload" onPress={() => void chooseCopy()}>
          {t('handover:list.read')}
        </Button>
      </div>
    </section>
  );
};

/** What a deputy has to do, and how far he is. */
const Mandate = ({
  campaign,
  mandate,
}: {
  readonly campaign: Campaign;
  readonly mandate: Handover;
}) => {
  const { t } = useTranslation();
  const nameOf = (party: string): string => campaign.world.parties[party]?.name ?? party;
  return (
    <section aria-label={t('handover:list.tasks')}>
      <p>{t('handover:mandate.text', { turn: mandate.turn, to: mandate.to })}</p>
      {mandate.note === '' ? null : <p className="ww-handover-note">{mandate.note}</p>}
      <ul className="ww-handover-tasks">
        {taskStates(mandate, campaign).map(({ task, done, count }) => (
          <li key={task.kind}>
            <strong>{t(`handover:task.${task.kind}`)}</strong>
            {task.parties.length === 0 ? null : `: ${task.parties.map(nameOf).join(', ')}`}
            <br />
            <span className="ww-quiet">
              {t(`handover:mandate.${task.kind}`, { done, count: count ?? done })}
            </span>
          </li>
        ))}
      </ul>
      <Button variant="filled" icon="download" onPress={() => void saveCopy(campaign)}>
        {t('handover:mandate.back')}
      </Button>
    </section>
  );
};

const Overview = ({ campaign }: { readonly campaign: Campaign }) => {
  const mandate = mandateOf(campaign);
  if (mandate !== undefined) return <Mandate campaign={campaign} mandate={mandate} />;
  return (
    <>
      <Copies handovers={Object.values(campaign.handovers ?? {})} />
      <NewCopy campaign={campaign} />
    </>
  );
};

/** Gives copies of the open campaign to deputies and takes them back; in a deputy's copy, his tasks. */
export function HandoverSheet() {
  const { t } = useTranslation();
  const { isOpen, chosen, refusal, set } = useHandover();
  const campaign = useSession(({ campaign }) => campaign);
  if (campaign === null) return null;
  return (
    <Dialog
      title={
        chosen === null
          ? t('handover:title')
          : t('handover:returned.title', { to: chosen.work.handover.to })
      }
      isOpen={isOpen}
      onOpenChange={(isWanted) => set({ isOpen: isWanted, chosen: null, refusal: null })}
      width="wide"
    >
      {refusal === null ? null : (
        <FindingRow kind="REJECT">{t(refusal.text, refusal.about)}</FindingRow>
      )}
      {chosen === null ? (
        <Overview campaign={campaign} />
      ) : (
        <ReturnedCopy key={chosen.file} campaign={campaign} work={chosen.work} />
      )}
    </Dialog>
  );
}
