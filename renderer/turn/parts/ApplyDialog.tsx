import { useTranslation } from 'react-i18next';
import { figuresOf } from '../../explain';
import { useWords } from '../../explain/react';
import { Button, Dialog, FindingRow } from '../../ui';
import type { TurnSummary } from '../model/summary';

export interface ApplyDialogProps {
  readonly turn: number;
  /** Names of the realms without orders. */
  readonly missing: readonly string[];
  readonly questions: number;
  readonly rulings: number;
  /** What the month changes; null while nothing is computed. */
  readonly summary: TurnSummary | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onApply: () => void;
}

const COUNTS = ['units', 'heads', 'fields', 'fights', 'gold', 'findings'] as const;

/** What the month changes, in figures. */
const Summary = ({ summary }: { readonly summary: TurnSummary }) => {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  return (
    <dl className="ww-apply-summary">
      {COUNTS.map((count) => (
        <div key={count}>
          <dt>{t(`turn:apply.sum.${count}`)}</dt>
          <dd className="ww-figures">{plain(summary[count])}</dd>
        </div>
      ))}
    </dl>
  );
};

/** Booking the turn: what is still open is said before. */
export const ApplyDialog = ({
  turn,
  missing,
  questions,
  rulings,
  summary,
  isOpen,
  onClose,
  onApply,
}: ApplyDialogProps) => {
  const { t } = useTranslation();
  const { list } = figuresOf(useWords());
  const isClear = missing.length === 0 && questions === 0;
  return (
    <Dialog
      title={t('turn:apply.title', { turn })}
      isOpen={isOpen}
      onOpenChange={onClose}
      role="alertdialog"
      footer={
        <>
          <Button variant="text" onPress={onClose}>
            {t('turn:apply.back')}
          </Button>
          <Button variant="filled" onPress={onApply} autoFocus>
            {t('turn:apply.now')}
          </Button>
        </>
      }
    >
      <p className="ww-apply-text">{t('turn:apply.text')}</p>
      {summary === null ? null : <Summary summary={summary} />}
      {missing.length === 0 ? null : (
        <FindingRow kind="WARN" label={t('turn:apply.missingLabel')}>
          {t('turn:apply.missing', { realms: list(missing), count: missing.length })}
        </FindingRow>
      )}
      {questions === 0 ? null : (
        <FindingRow kind="ASK" label={t('turn:apply.questionsLabel')}>
          {t('turn:apply.questions', { count: questions })}
        </FindingRow>
      )}
      {rulings === 0 ? null : (
        <FindingRow kind="HAND">{t('turn:apply.rulings', { count: rulings })}</FindingRow>
      )}
      {isClear ? (
        <FindingRow kind="GOOD" label={t('turn:apply.clearLabel')}>
          {t('turn:apply.clear')}
        </FindingRow>
      ) : null}
    </Dialog>
  );
};
