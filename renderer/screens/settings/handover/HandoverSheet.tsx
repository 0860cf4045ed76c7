import { useTranslation } from 'react-i18next';
import {
  type Campaign,
  type Handover,
  mandateOf,
  type HandoverTask,
  LEFT_OUT,
  type LeftOut,
  leftOutWith,
} from '../../../../engine';
import { useLanguage } from '../../../kit/explain/react';
import { writtenMoment } from '../../../kit/text/moment';
import { Button, DataTable, Dialog, FindingRow, CheckList, TextField } from '../../../kit/ui';
import { saveCopy } from '../../../model/files/actions';
import { chooseCopy, taskStates, giveCopy } from '../../../model/handover/copies';
import { useHandover } from '../../../model/handover/handover-store';
import { useSession } from '../../../model/state/session';
import { ReturnedCopy } from './ReturnedCopy';
import './handover.css';
import { useState } from 'react';

const KINDS = ['letters', 'decisions', 'reports'] as const;

/** Who gets a copy, with which tasks, without what. */
function NewCopy({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation();
  const readOnly = useSession((session) => session.readOnly);
  const [to, setTo] = useState('');
  const [note, setNote] = useState('');
  const [kinds, setKinds] = useState<readonly (typeof KINDS)[number][]>(['letters']);
  const [parties, setParties] = useState<readonly string[]>([]);
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>(
    LEFT_OUT.filter((part) => part !== 'realms'),
  );
  const [isTried, setTried] = useState(false);
  const all = Object.values(campaign.world.parties);
  const hasParties = kinds.some((kind) => kind !== 'decisions');
  const obstacle =
    to.trim() === ''
      ? 'needName'
      : kinds.length === 0
        ? 'needTask'
        : hasParties && parties.length === 0
          ? 'needParty'
          : null;
  const write = (): void => {
    setTried(true);
    if (obstacle !== null) return;
    const tasks = KINDS.filter((kind) => kinds.includes(kind)).map((kind): HandoverTask => ({
      kind,
      parties: kind === 'decisions' ? [] : parties,
    }));
    void giveCopy({ to: to.trim(), note: note.trim(), tasks }, leftOut);
  };
  return (
    <section aria-label={t('handover:fresh.title')} className="ww-handover-fresh ww-grid ww-gap-12">
      <h3 className="ww-head">{t('handover:fresh.title')}</h3>
      <div className="ww-handover-fields ww-grid ww-gap-12">
        <TextField
          label={t('handover:fresh.to')}
          value={to}
          onChange={setTo}
          maxLength={60}
          error={isTried && obstacle === 'needName' ? t('handover:fresh.needName') : undefined}
        />
        <TextField
          label={t('handover:fresh.note')}
          value={note}
          onChange={setNote}
          maxLength={500}
        />
      </div>
      <CheckList
        label={t('handover:fresh.tasks')}
        ids={KINDS}
        chosen={kinds}
        nameOf={(kind) => t(`handover:task.${kind}`)}
        onChange={setKinds}
      />
      {hasParties ? (
        <CheckList
          label={t('handover:fresh.parties')}
          ids={all.map(({ key }) => key)}
          chosen={parties}
          nameOf={(key) => campaign.world.parties[key]?.name ?? key}
          onChange={setParties}
        />
      ) : null}
      <CheckList
        label={t('handover:fresh.leftOut')}
        ids={leftOutWith(kinds)}
        chosen={leftOut}
        nameOf={(id) => t(`handover:leftOut.${id}`)}
        onChange={setLeftOut}
      />
      {kinds.includes('decisions') ? (
        <p className="ww-quiet">{t('handover:fresh.needed')}</p>
      ) : null}
      {isTried && obstacle !== null && obstacle !== 'needName' ? (
        <p className="ww-field-error" role="alert">
          {t(`handover:fresh.${obstacle}`)}
        </p>
      ) : null}
      <div className="ww-handover-acts ww-row ww-align-stretch ww-wrapping ww-gap-8">
        <Button variant="filled" icon="download" isDisabled={readOnly} onPress={write}>
          {t('handover:fresh.write')}
        </Button>
      </div>
    </section>
  );
}

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
