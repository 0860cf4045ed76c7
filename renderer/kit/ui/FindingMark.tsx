import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Severity } from '../../../engine';
import './finding.css';

/** The four severities, plus "all is well" and "changed by the GM". */
export type FindingKind = Severity | 'GOOD' | 'HAND';

const SIGNS: Readonly<Record<FindingKind, ReactNode>> = {
  REJECT: (
    <>
      <circle cx="8" cy="8" r="6.5" fill="currentColor" />
      <path d="M5.5 5.5l5 5M10.5 5.5l-5 5" className="ww-finding-cross" />
    </>
  ),
  TRUNCATE: (
    <>
      <path d="M2 3h12v10H2z" strokeWidth={1.5} />
      <path d="M8 1v14" strokeWidth={1.8} strokeDasharray="2.5 1.8" />
    </>
  ),
  WARN: (
    <>
      <path d="M8 1.5L15 14H1z" strokeWidth={1.5} strokeLinejoin="round" />
      <path d="M8 6v4M8 11.5v1" strokeWidth={1.6} />
    </>
  ),
  ASK: (
    <>
      <circle cx="8" cy="8" r="6.5" strokeWidth={1.5} />
      <path d="M6 6.3c0-2.6 4-2.6 4 0 0 1.5-2 1.5-2 3.2M8 11v1.2" strokeWidth={1.5} />
    </>
  ),
  GOOD: <path d="M2.5 8.5l3.5 3.5 7.5-8.5" strokeWidth={2} />,
  HAND: <path d="M2 14l1-3.5L11 2.5l2.5 2.5-8 8z" strokeWidth={1.5} strokeLinejoin="round" />,
};

const wordOf = (kind: FindingKind): string => `app:finding.${kind}`;

export interface FindingMarkProps {
  readonly kind: FindingKind;
  /** Text beside the icon; absent = the name of the severity. */
  readonly children?: ReactNode;
  /** Only the icon; screen readers read the word. */
  readonly isBare?: boolean;
}

/** Icon and text of a finding: form, colour and word, never colour alone. */
export function FindingMark({ kind, children, isBare = false }: FindingMarkProps) {
  const { t } = useTranslation();
  const word = children ?? t(wordOf(kind));
  return (
    <span className="ww-finding" data-kind={kind}>
      <svg width={14} height={14} viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden>
        {SIGNS[kind]}
      </svg>
      <span className={isBare ? 'ww-visually-hidden' : undefined}>{word}</span>
    </span>
  );
}

/** A finding as a row: coloured edge and ground, sign and word left, the sentence right. */
export function FindingRow({
  kind,
  label,
  children,
}: {
  readonly kind: FindingKind;
  readonly label?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className="ww-finding-row ww-grid ww-gap-14" data-kind={kind}>
      <FindingMark kind={kind}>{label}</FindingMark>
      <span>{children}</span>
    </div>
  );
}
