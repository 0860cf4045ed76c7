import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bridge } from '../../../kit/bridge';
import { type FileFailure, fileFailureOf } from '../../storage';
import { Button, Dialog, FindingRow } from '../../../kit/ui';
import { type AuditFigures, collectDiagnostics, diagnosticsText } from './collect';

export interface DiagnosticsDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The error that led here, if one did. */
  readonly error?: unknown;
  /** What a check of the campaign found; null = it was not checked. */
  readonly audit?: AuditFigures | null;
}

/** What came of gathering the file. */
type Gathered =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'failed' };

/** What came of saving it. */
type Saved =
  | { readonly kind: 'saved'; readonly path: string }
  | { readonly kind: 'failed'; readonly why: FileFailure };

/** Gathers the file once the sheet is open. */
const useGathered = (error: unknown, audit: AuditFigures | null): Gathered => {
  const [gathered, setGathered] = useState<Gathered>({ kind: 'waiting' });
  useEffect(() => {
    let isHere = true;
    const show = (next: Gathered): void => {
      if (isHere) setGathered(next);
    };
    collectDiagnostics(error, audit).then(
      (found) => show({ kind: 'text', text: diagnosticsText(found) }),
      () => show({ kind: 'failed' }),
    );
    return () => {
      isHere = false;
    };
  }, [error, audit]);
  return gathered;
};

const save = async (text: string): Promise<Saved | null> => {
  try {
    const bytes = new TextEncoder().encode(text);
    const name = 'wabenwart-diagnose.json';
    const saved = await bridge.saveFile({ kind: 'json', name, bytes });
    return saved === null ? null : { kind: 'saved', path: saved.path };
  } catch (problem) {
    return { kind: 'failed', why: fileFailureOf(problem) };
  }
};

const Outcome = ({ saved }: { readonly saved: Saved }) => {
  const { t } = useTranslation();
  return (
    <div role="status">
      <FindingRow kind={saved.kind === 'saved' ? 'GOOD' : 'REJECT'}>
        {saved.kind === 'saved'
          ? t('faults:diagnostics.saved', { path: saved.path })
          : t(`faults:file.${saved.why}`)}
      </FindingRow>
    </div>
  );
};

const Sheet = ({
  error,
  audit,
}: {
  readonly error: unknown;
  readonly audit: AuditFigures | null;
}) => {
  const { t } = useTranslation();
  const gathered = useGathered(error, audit);
  const [saved, setSaved] = useState<Saved | null>(null);
  if (gathered.kind === 'failed') return <p role="alert">{t('faults:diagnostics.failed')}</p>;
  if (gathered.kind === 'waiting') return <p role="status">{t('faults:diagnostics.collecting')}</p>;
  const { text } = gathered;
  return (
    <>
      <p>{t('faults:diagnostics.intro')}</p>
      <textarea
        className="ww-diagnostics"
        readOnly
        value={text}
        aria-label={t('faults:diagnostics.title')}
      />
      <div className="ww-diagnostics-acts">
        <Button variant="filled" icon="download" onPress={() => void save(text).then(setSaved)}>
          {t('faults:diagnostics.save')}
        </Button>
      </div>
      {saved === null ? null : <Outcome saved={saved} />}
    </>
  );
};

/** Shows the diagnostics file as it will be written, and saves it at one press. */
export function DiagnosticsDialog({
  isOpen,
  onOpenChange,
  error,
  audit = null,
}: DiagnosticsDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('faults:diagnostics.title')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      width="wide"
      footer={<Button onPress={() => onOpenChange(false)}>{t('app:common.close')}</Button>}
    >
      <Sheet error={error} audit={audit} />
    </Dialog>
  );
}
