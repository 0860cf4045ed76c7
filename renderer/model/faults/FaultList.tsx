import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '../state/preferences';
import { type CountedFault, faults } from '../storage';
import { Button, DataTable } from '../../kit/ui';
import { DiagnosticsDialog } from './diagnostics/DiagnosticsDialog';
import './faults.css';
import { writtenMoment } from '../../kit/text/moment';

/** The errors counted for a campaign, updated live; undefined until they are read. */
const useFaults = (campaign: string): readonly CountedFault[] | undefined =>
  useLiveQuery(() => faults.list(campaign).catch((): readonly CountedFault[] => []), [campaign]);

const Table = ({ rows }: { readonly rows: readonly CountedFault[] }) => {
  const { t } = useTranslation();
  const language = usePreferences(({ language }) => language);
  const moment = (iso: string) => writtenMoment(iso, language, 'dateMinute');
  return (
    <DataTable
      className="ww-faults-table"
      rows={rows}
      keyOf={({ campaign, name }) => `${campaign} ${name}`}
      columns={[
        { id: 'what', label: t('faults:list.what'), isHead: true, cell: ({ name }) => name },
        { id: 'count', label: t('faults:list.count'), cell: ({ count }) => count },
        { id: 'first', label: t('faults:list.first'), cell: ({ first }) => moment(first) },
        { id: 'last', label: t('faults:list.last'), cell: ({ last }) => moment(last) },
      ]}
    />
  );
};

/** `3 Arten, 7 mal`. */
const useSum = (rows: readonly CountedFault[]): string => {
  const { t } = useTranslation();
  const times = rows.reduce((sum, { count }) => sum + count, 0);
  return t('faults:list.sum', {
    kinds: t('faults:list.kinds', { count: rows.length }),
    times: t('faults:list.times', { count: times }),
  });
};

const Counted = ({
  campaign,
  rows,
}: {
  readonly campaign: string;
  readonly rows: readonly CountedFault[];
}) => {
  const { t } = useTranslation();
  const sum = useSum(rows);
  return (
    <details className="ww-faults">
      <summary>{`${t('faults:list.title')}: ${sum}`}</summary>
      <Table rows={rows} />
      <p className="ww-quiet ww-small">{t('faults:list.local')}</p>
      <Button variant="text" onPress={() => void faults.clear(campaign).catch(() => undefined)}>
        {t('faults:list.clear')}
      </Button>
    </details>
  );
};

/** Errors of the program counted with this campaign, in one line that opens into a table; nothing if there are none. */
export function FaultCount({ campaign }: { readonly campaign: string }) {
  const rows = useFaults(campaign) ?? [];
  return rows.length === 0 ? null : <Counted campaign={campaign} rows={rows} />;
}

/** The list, or a sentence where there are none, and the link to the diagnostics file. */
export function FaultReport({ campaign }: { readonly campaign: string }) {
  const { t } = useTranslation();
  const rows = useFaults(campaign);
  const [isShown, setShown] = useState(false);
  return (
    <>
      {rows?.length === 0 ? <p className="ww-quiet">{t('faults:list.none')}</p> : null}
      {rows === undefined || rows.length === 0 ? null : <Counted campaign={campaign} rows={rows} />}
      <div>
        <Button icon="file" onPress={() => setShown(true)}>
          {t('faults:list.showDiagnostics')}
        </Button>
      </div>
      <DiagnosticsDialog isOpen={isShown} onOpenChange={setShown} />
    </>
  );
}
