import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Campaign,
  type HandoverTask,
  LEFT_OUT,
  type LeftOut,
  leftOutWith,
} from '../../../../engine';
import { Button, CheckList, TextField } from '../../../kit/ui';
import { giveCopy } from '../../../model/handover/copies';
import { useSession } from '../../../model/state/session';

const KINDS = ['letters', 'decisions', 'reports'] as const;

/** Who gets a copy, with which tasks, without what. */
export function NewCopy({ campaign }: { readonly campaign: Campaign }) {
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
