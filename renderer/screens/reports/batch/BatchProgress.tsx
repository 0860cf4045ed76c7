import { useTranslation } from 'react-i18next';
import type { Leak } from '../../../model/leaks';
import { bytesOf } from '../../../model/files/moments';
import { groupedLeaks } from '../../../model/leaks/grouped';
import {
  Button,
  DataTable,
  FindingMark,
  type FindingKind,
  FindingRow,
  ProgressBar,
} from '../../../kit/ui';
import { usePreferences } from '../../../model/state/preferences';
import { RealmLeaks } from '../editor/RealmLeaks';
import type { TurnReportsModel } from '../editor/use-evaluations';
import type { RealmResult } from './batch';
import type { Batch, BatchState } from './use-batch';

type Shown = Extract<BatchState, { readonly results: unknown }>;

const MARKS: Readonly<Partial<Record<RealmResult['kind'], FindingKind>>> = {
  written: 'GOOD',
  leaks: 'REJECT',
  failed: 'REJECT',
  withheld: 'WARN',
  cancelled: 'TRUNCATE',
};

const DONE: ReadonlySet<RealmResult['kind']> = new Set([
  'written',
  'leaks',
  'failed',
  'withheld',
  'cancelled',
]);

const Result = ({ result }: { readonly result: RealmResult }) => {
  const { t } = useTranslation();
  const about = {
    ...(result.kind === 'written' ? { count: result.files.length } : {}),
    ...(result.kind === 'leaks' ? { count: groupedLeaks(result.leaks, {}).length } : {}),
  };
  const words =
    result.kind === 'failed' ? t(result.text) : t(`delivery:batch.result.${result.kind}`, about);
  const mark = MARKS[result.kind];
  return mark === undefined ? (
    <span className="ww-quiet">{words}</span>
  ) : (
    <FindingMark kind={mark}>{words}</FindingMark>
  );
};

const leaksOf = (result: RealmResult | undefined): readonly Leak[] =>
  result?.kind === 'leaks' ? result.leaks : [];

/** The leaks that kept realms from being written, as they are now. */
const Leaking = ({
  model,
  results,
}: {
  readonly model: TurnReportsModel;
  readonly results: Shown['results'];
}) =>
  model.realms.map((realm) => {
    const leaks = leaksOf(results.get(realm.party.key));
    return leaks.length === 0 ? null : (
      <section key={realm.party.key} aria-label={realm.party.name}>
        <h3 className="ww-head">{realm.party.name}</h3>
        <RealmLeaks leaks={leaks} realm={realm} />
      </section>
    );
  });

/** What was written, who is missing. */
const Summary = ({ state }: { readonly state: Shown }) => {
  const { t } = useTranslation();
  const language = usePreferences((preferences) => preferences.language);
  const isWritten = (key: string): boolean => state.results.get(key)?.kind === 'written';
  const written = state.realms.filter(({ party }) => isWritten(party.key));
  const heavy = written.flatMap(({ party }) => {
    const result = state.results.get(party.key);
    return result?.kind === 'written' && result.heavy !== undefined
      ? [`${party.name} (${bytesOf(result.heavy, language)})`]
      : [];
  });
  const missing = state.realms.filter(({ party }) => !isWritten(party.key));
  return (
    <div role="status" className="ww-grid ww-gap-6">
      <p>
        {written.length === 0
          ? t('delivery:batch.nothing')
          : t('delivery:batch.done', { count: written.length, place: state.place })}{' '}
        {missing.length === 0
          ? null
          : t('delivery:batch.incomplete', {
              realms: missing.map(({ party }) => party.name).join(', '),
            })}
      </p>
      {heavy.length === 0 ? null : (
        <FindingRow kind="WARN">
          {t('delivery:batch.heavy', { players: heavy.join(', ') })}
        </FindingRow>
      )}
      {state.isMarked ? <FindingMark kind="GOOD">{t('delivery:batch.marked')}</FindingMark> : null}
    </div>
  );
};

const Footer = ({
  batch,
  state,
  onClose,
}: {
  readonly batch: Batch;
  readonly state: Shown;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation();
  if (state.kind === 'running') return null;
  return (
    <div className="ww-dialog-footer">
      <Button variant="text" onPress={batch.reset}>
        {t('delivery:batch.again')}
      </Button>
      <Button onPress={onClose}>{t('delivery:batch.close')}</Button>
      <Button
        variant="filled"
        isDisabled={batch.markSent === undefined}
        onPress={() => batch.markSent?.()}
      >
        {t('delivery:batch.markSent')}
      </Button>
    </div>
  );
};

/** Progress of a batch, realm by realm; at its end the results. */
export function BatchProgress(props: {
  readonly model: TurnReportsModel;
  readonly batch: Batch;
  readonly state: Shown;
  readonly onClose: () => void;
}) {
  const { model, batch, state } = props;
  const { t } = useTranslation();
  const { realms, results } = state;
  const done = [...results.values()].filter(({ kind }) => DONE.has(kind)).length;
  return (
    <div className="ww-batch ww-stack ww-gap-14">
      {state.kind === 'running' ? (
        <ProgressBar
          label={t('delivery:batch.running', { done, all: realms.length })}
          done={done}
          total={realms.length}
          onCancel={batch.cancel}
        />
      ) : (
        <Summary state={state} />
      )}
      <div
        className="ww-batch-results ww-grid ww-gap-16"
        tabIndex={0}
        role="region"
        aria-label={t('delivery:batch.column.state')}
      >
        <DataTable
          rows={realms}
          keyOf={({ party }) => party.key}
          columns={[
            {
              id: 'realm',
              label: t('delivery:batch.column.realm'),
              isHead: true,
              cell: ({ party }) => party.name,
            },
            {
              id: 'state',
              label: t('delivery:batch.column.state'),
              cell: ({ party }) => {
                const result = results.get(party.key);
                return result === undefined ? null : <Result result={result} />;
              },
            },
          ]}
        />
        <Leaking model={model} results={results} />
      </div>
      <Footer {...props} />
    </div>
  );
}
