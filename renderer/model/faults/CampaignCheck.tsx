import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../state/session';
import { storage } from '../storage';
import { Button, FindingRow } from '../../kit/ui';
import type { AuditFigures } from './diagnostics/collect';
import { DiagnosticsDialog } from './diagnostics/DiagnosticsDialog';
import './faults.css';
import { kindOfPath } from '../storage/counts';

/** Codes whose place is the path of a row; the place of every other one is a number or a word of the program. */
const OF_ROWS: ReadonlySet<string> = new Set(['rowMissing', 'rowForeign', 'rowStale']);

/** A problem of an audit without anything of the campaign: its code, and for a row its kind. */
const kindOf = (problem: string): string => {
  const end = problem.indexOf(' ');
  const code = end < 0 ? problem : problem.slice(0, end);
  const place = end < 0 ? '' : problem.slice(end + 1);
  return OF_ROWS.has(code) ? `${code} ${kindOfPath(place.split('.'))}` : code;
};

/** What an audit found, counted by kind. */
export function auditFigures({
  acts,
  problems,
}: {
  readonly acts: number;
  readonly problems: readonly string[];
}): AuditFigures {
  const counts = new Map<string, number>();
  for (const kind of problems.map(kindOf)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return { acts, problems: Object.fromEntries([...counts].toSorted()) };
}

type Check =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'done'; readonly found: AuditFigures; readonly problems: number };

const check = async (campaign: string): Promise<Check> => {
  try {
    const report = await storage.audit(campaign);
    return { kind: 'done', found: auditFigures(report), problems: report.problems.length };
  } catch {
    return { kind: 'failed' };
  }
};

const Found = ({ state }: { readonly state: Check }) => {
  const { t } = useTranslation();
  if (state.kind === 'running') return <p>{t('faults:check.running')}</p>;
  if (state.kind === 'failed')
    return <FindingRow kind="WARN">{t('faults:check.failed')}</FindingRow>;
  if (state.kind === 'idle') return null;
  const { problems, found } = state;
  return problems === 0 ? (
    <FindingRow kind="GOOD">{t('faults:check.good', { count: found.acts })}</FindingRow>
  ) : (
    <FindingRow kind="WARN">{t('faults:check.bad', { count: problems })}</FindingRow>
  );
};

/** Holds the open campaign against its chronicle and says in words what came of it. */
export function CampaignCheck({ campaign }: { readonly campaign: string }) {
  const { t } = useTranslation();
  const isSaved = useSession(({ save }) => save.kind === 'saved');
  const [state, setState] = useState<Check>({ kind: 'idle' });
  const [isShown, setShown] = useState(false);
  const run = (): void => {
    setState({ kind: 'running' });
    void check(campaign).then(setState);
  };
  return (
    <>
      <p className="ww-quiet">{t('faults:check.intro')}</p>
      <div role="status">
        <Found state={state} />
      </div>
      <div className="ww-row ww-align-stretch ww-wrapping ww-gap-12">
        <Button icon="check" onPress={run} isDisabled={!isSaved} isBusy={state.kind === 'running'}>
          {t('faults:check.run')}
        </Button>
        {state.kind === 'done' && state.problems > 0 ? (
          <Button variant="text" onPress={() => setShown(true)}>
            {t('faults:page.diagnostics')}
          </Button>
        ) : null}
      </div>
      <DiagnosticsDialog
        isOpen={isShown}
        onOpenChange={setShown}
        audit={state.kind === 'done' ? state.found : null}
      />
    </>
  );
}
