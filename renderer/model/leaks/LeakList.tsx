import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, FindingRow } from '../../kit/ui';
import type { AllowedLeaks } from './allowed';
import { groupedLeaks, type LeakGroup } from './grouped';
import type { Leak } from './leak';
import { LeakRow } from './LeakRow';
import './leaks.css';

export interface LeakListProps {
  readonly leaks: readonly Leak[];
  /** Reasons by key of the leak, as the draft keeps them. */
  readonly allowed: AllowedLeaks;
  /** Who would read it, as it stands in the middle of a sentence. */
  readonly reader: string;
  readonly onAllow: (key: string, reason: string) => void;
  readonly onTakeBack: (key: string) => void;
  /** The campaign cannot be changed. */
  readonly isReadOnly?: boolean;
}

/** Rows shown at first; there are rarely more. */
const FIRST_ROWS = 50;

const Verdict = ({
  groups,
  reader,
}: {
  readonly groups: readonly LeakGroup[];
  readonly reader: string;
}) => {
  const { t } = useTranslation();
  const open = groups.filter(({ reason }) => reason === null).length;
  if (open > 0)
    return (
      <FindingRow kind="REJECT" label={t('leaks:verdict.open')}>
        {t('leaks:open', { count: open, reader })}
      </FindingRow>
    );
  if (groups.length > 0)
    return (
      <FindingRow kind="HAND" label={t('leaks:verdict.allowed')}>
        {t('leaks:allowed', { count: groups.length })}
      </FindingRow>
    );
  return (
    <FindingRow kind="GOOD" label={t('leaks:verdict.none')}>
      {t('leaks:none', { reader })}
    </FindingRow>
  );
};

/**
 * What the leak check found in files about to go out: what, in which file, where, among which words; what the GM lets
 * out knowingly, with his reason, until he takes it back. Who sends asks `openLeaks` whether anything is still open.
 */
export const LeakList = ({
  leaks,
  allowed,
  reader,
  onAllow,
  onTakeBack,
  isReadOnly = false,
}: LeakListProps) => {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const groups = groupedLeaks(leaks, allowed);
  const shown = isWhole ? groups : groups.slice(0, FIRST_ROWS);
  const rest = groups.length - shown.length;
  return (
    <section className="ww-leaks ww-grid ww-gap-12" aria-label={t('leaks:title')}>
      <Verdict groups={groups} reader={reader} />
      {groups.length === 0 ? null : (
        <ul className="ww-leaks-list">
          {shown.map((group) => (
            <LeakRow
              key={group.key}
              group={group}
              onAllow={onAllow}
              onTakeBack={onTakeBack}
              isReadOnly={isReadOnly}
            />
          ))}
        </ul>
      )}
      {rest === 0 ? null : (
        <Button variant="text" icon="down" onPress={() => setWhole(true)}>
          {t('leaks:more', { count: rest })}
        </Button>
      )}
    </section>
  );
};
