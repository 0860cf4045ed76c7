import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Campaign,
  type IncomingParcel,
  isPackedHere,
  isRecallConfirmed,
  neighbourName,
  type OutgoingParcel,
} from '../../../../engine';
import { useLanguage } from '../../../kit/explain/react';
import { writtenMoment } from '../../../kit/text/moment';
import { Button, DataTable } from '../../../kit/ui';
import { readyFolder } from '../../../model/parcels/folder';
import { useParcels } from '../../../model/parcels/parcel-store';
import { send, sendAnswer, sendRecall, unpack } from '../../../model/parcels/parcels';
import type { ParcelWay } from '../../../model/parcels/write';
import { useSession } from '../../../model/state/session';
import { useHeld } from './words';

type Listed = OutgoingParcel | IncomingParcel;

interface Act {
  readonly text: string;
  readonly run: () => Promise<void> | void;
}

/** What can be done with a parcel. Writing again does no harm: it is taken once. */
const actsOf = (record: Listed, ways: readonly ParcelWay[], isOfCopy: boolean): readonly Act[] => {
  const written = (what: string, run: (way: ParcelWay) => Promise<void>): readonly Act[] =>
    ways.map((way) => ({
      text: `${what}${way === 'file' ? 'File' : 'Folder'}`,
      run: () => run(way),
    }));
  if (record.kind === 'in') return written('answer', (way) => sendAnswer(record, way));
  if (record.state === 'packed')
    return [
      ...written('to', (way) => send(record, way)),
      { text: 'unpack', run: () => unpack(record) },
    ];
  if (record.state !== 'sent' || isOfCopy) return [];
  if (record.recalled !== undefined) return written('recall', (way) => sendRecall(record, way));
  const recalling = { recalling: record.id, news: null };
  return [
    ...written('to', (way) => send(record, way)),
    { text: 'recall', run: () => useParcels.getState().set(recalling) },
  ];
};

/** The word for the state of a parcel, and the reason it was refused or called back. */
const stateIn = (record: Listed): readonly [state: string, reason: string] => {
  if (record.kind === 'in') return [record.isRecalled ? 'recalled' : record.state, record.reason];
  const { state, reason, recalled } = record;
  if (state === 'refused' && isRecallConfirmed(record, { verdict: state, reason }))
    return ['recalled', reason];
  if (recalled !== undefined && state === 'sent') return ['recalling', recalled];
  return [state, reason];
};

/** Which file of a parcel was not written yet. */
const lackIn = (record: Listed): 'unanswered' | 'recallUnwritten' | undefined => {
  if (record.kind === 'in') return record.isAnswered ? undefined : 'unanswered';
  const isCalling = record.state === 'sent' && record.recalled !== undefined;
  return isCalling && record.isRecallSent !== true ? 'recallUnwritten' : undefined;
};

/** The parcels of this campaign and those that came in, the newest first. */
export function ParcelList({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const heldIn = useHeld(campaign.system);
  const readOnly = useSession((session) => session.readOnly);
  const hasFolder = useParcels(({ place }) => place.kind === 'ready') && readyFolder() !== null;
  const part = useRef<HTMLElement>(null);
  const { parcels = {} } = campaign;
  const isOfCopy = (record: Listed): boolean =>
    record.kind === 'out' && !isPackedHere(campaign, record);
  const { focused, set } = useParcels();
  useEffect(() => {
    if (focused === null) return;
    const sheet = part.current?.parentElement;
    const acts = [...(sheet?.querySelectorAll<HTMLElement>('[data-parcel]') ?? [])];
    const row = acts.find(({ dataset }) => dataset['parcel'] === focused);
    (row?.querySelector('button') ?? part.current)?.focus();
    set({ focused: null });
  }, [focused, set]);
  const ways: readonly ParcelWay[] = hasFolder ? ['folder', 'file'] : ['file'];
  const rows = Object.values(parcels)
    .filter((record): record is Listed => record.kind !== 'neighbour')
    .toSorted((a, b) => (a.at < b.at ? 1 : -1));
  const nameOf = (record: Listed): string => {
    const { number, from, to } = record.parcel;
    const name = neighbourName(parcels, record.kind === 'in' ? from : to);
    return t(`parcels:list.${record.kind}`, { number, name });
  };
  const stateOf = (record: Listed): string => {
    const [word, reason] = stateIn(record);
    const state = t(`parcels:list.states.${word}`, { reason });
    const isAway = record.state === 'sent' && isOfCopy(record);
    const more = isAway ? 'elsewhere' : lackIn(record);
    return more === undefined ? state : t(`parcels:list.states.${more}`, { state });
  };
  return (
    <section
      ref={part}
      tabIndex={-1}
      aria-label={t('parcels:list.title')}
      className="ww-parcel-part"
    >
      <h3 className="ww-head">{t('parcels:list.title')}</h3>
      {rows.length === 0 ? (
        <p className="ww-quiet">{t('parcels:list.none')}</p>
      ) : (
        <DataTable
          label={t('parcels:list.title')}
          rows={rows}
          keyOf={({ id }) => id}
          columns={[
            {
              id: 'parcel',
              label: t('parcels:list.parcel'),
              isHead: true,
              isWrapped: true,
              cell: (record) => (
                <>
                  {nameOf(record)}
                  <br />
                  <span className="ww-quiet">{writtenMoment(record.at, language, 'date')}</span>
                </>
              ),
            },
            {
              id: 'content',
              label: t('parcels:list.content'),
              isWrapped: true,
              cell: (record) =>
                record.kind === 'in' && record.isRecalled ? '' : heldIn(record.parcel),
            },
            { id: 'state', label: t('parcels:list.state'), isWrapped: true, cell: stateOf },
            {
              id: 'acts',
              label: t('parcels:list.acts'),
              isLabelHidden: true,
              align: 'end',
              cell: (record) => (
                <span data-parcel={record.id}>
                  {actsOf(record, ways, isOfCopy(record)).map(({ text, run }) => (
                    <Button
                      key={text}
                      variant="text"
                      isDisabled={readOnly}
                      aria-label={t('parcels:list.actNamed', {
                        act: t(`parcels:list.${text}`),
                        parcel: nameOf(record),
                      })}
                      onPress={() => void run()}
                    >
                      {t(`parcels:list.${text}`)}
                    </Button>
                  ))}
                </span>
              ),
            },
          ]}
        />
      )}
    </section>
  );
}
