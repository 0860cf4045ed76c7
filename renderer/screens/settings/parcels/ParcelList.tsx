import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { IncomingParcel, OutgoingParcel, ParcelBooks } from '../../../../engine';
import { useLanguage } from '../../../kit/explain/react';
import { writtenMoment } from '../../../kit/text/moment';
import { Button, DataTable } from '../../../kit/ui';
import { readyFolder } from '../../../model/parcels/folder';
import { useParcels } from '../../../model/parcels/parcel-store';
import { send, sendAnswer, unpack, type ParcelWay } from '../../../model/parcels/parcels';
import { useSession } from '../../../model/state/session';
import { useHeld } from './words';

type Listed = OutgoingParcel | IncomingParcel;

interface Act {
  readonly text: string;
  readonly run: () => Promise<void>;
}

/** What can be done with a parcel. Writing again does no harm: it is taken once. */
const actsOf = (record: Listed, ways: readonly ParcelWay[]): readonly Act[] => {
  const named = { file: ['toFile', 'answerFile'], folder: ['toFolder', 'answerFolder'] } as const;
  if (record.kind === 'in')
    return ways.map((way) => ({ text: named[way][1], run: () => sendAnswer(record, way) }));
  if (record.state !== 'packed' && record.state !== 'sent') return [];
  const sending = ways.map((way) => ({ text: named[way][0], run: () => send(record, way) }));
  return record.state === 'packed'
    ? [...sending, { text: 'unpack', run: () => unpack(record) }]
    : sending;
};

/** The parcels of this campaign and those that came in, the newest first. */
export function ParcelList({ parcels }: { readonly parcels: ParcelBooks }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const heldIn = useHeld();
  const readOnly = useSession((session) => session.readOnly);
  const hasFolder = useParcels(({ place }) => place.kind === 'ready') && readyFolder() !== null;
  const part = useRef<HTMLElement>(null);
  const { focused, set } = useParcels();
  useEffect(() => {
    if (focused === null) return;
    const acts = [...(part.current?.querySelectorAll<HTMLElement>('[data-parcel]') ?? [])];
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
    return t(`parcels:list.${record.kind}`, {
      number,
      name: record.kind === 'in' ? from.name : to.name,
    });
  };
  const stateOf = (record: Listed): string => {
    const state = t(`parcels:list.states.${record.state}`, { reason: record.reason });
    const isOpen = record.kind === 'in' && !record.isAnswered;
    return isOpen ? t('parcels:list.states.unanswered', { state }) : state;
  };
  return (
    <section
      ref={part}
      tabIndex={-1}
      aria-label={t('parcels:list.title')}
      className="ww-parcel-part"
    >
      <h3 className="ww-head">{t('parcels:list.title')}</h3>
      <DataTable
        label={t('parcels:list.title')}
        rows={rows}
        keyOf={({ id }) => id}
        none={t('parcels:list.none')}
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
            cell: ({ parcel }) => heldIn(parcel),
          },
          { id: 'state', label: t('parcels:list.state'), isWrapped: true, cell: stateOf },
          {
            id: 'acts',
            label: t('parcels:list.acts'),
            isLabelHidden: true,
            align: 'end',
            cell: (record) => (
              <span data-parcel={record.id}>
                {actsOf(record, ways).map(({ text, run }) => (
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
    </section>
  );
}
