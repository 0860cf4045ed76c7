import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, FieldForm, FindingMark, FindingRow } from '../../kit/ui';
import { type AllowedLeaks, mayNotBeAllowed } from './allowed';
import { groupedLeaks, type LeakGroup } from './grouped';
import type { Leak } from './leak';
import './leaks.css';
import type { TFunction } from 'i18next';

const placeOf = ({ file, where, page }: Leak, t: TFunction): string =>
  page === undefined
    ? t('leaks:place', { file, where: t(`leaks:where.${where}`) })
    : t('leaks:placeOnPage', { file, page, where: t(`leaks:where.${where}`) });

const whatOf = ({ what, where }: Leak, t: TFunction): string =>
  what === '' && where === 'drawing' ? t('leaks:beyond') : what;

interface LeakRowProps {
  readonly group: LeakGroup;
  readonly onAllow: (key: string, reason: string) => void;
  readonly onTakeBack: (key: string) => void;
  readonly isReadOnly: boolean;
}

const neverKey = ({ kind }: Leak): 'script' | 'unreadable' =>
  kind === 'script' ? 'script' : 'unreadable';

const Act = ({ group, onAllow, onTakeBack, isReadOnly }: LeakRowProps) => {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLDivElement>(null);
  const what = whatOf(group.first, t);
  const back = (): void => {
    setAsking(false);
    // The button is there again after the next drawing; the focus goes where it came from.
    queueMicrotask(() => button.current?.querySelector('button')?.focus());
  };
  if (mayNotBeAllowed(group.first))
    return <p className="ww-leak-never">{t(`leaks:never.${neverKey(group.first)}`)}</p>;
  if (isAsking)
    return (
      <FieldForm
        look="hand"
        className="ww-leak-form"
        title={t('leaks:allowOf', { what })}
        fields={{
          reason: {
            kind: 'text',
            label: t('leaks:reason'),
            hint: t('leaks:reasonHint'),
            isRequired: true,
            autoFocus: true,
          },
        }}
        act={{ label: t('leaks:confirm'), variant: 'hand' }}
        onCancel={back}
        onSubmit={({ reason }) => {
          onAllow(group.key, reason);
          back();
        }}
      />
    );
  return (
    <div className="ww-leak-act" ref={button}>
      {group.reason === null ? (
        <Button
          isDisabled={isReadOnly}
          aria-label={t('leaks:allowOf', { what })}
          onPress={() => setAsking(true)}
        >
          {t('leaks:allow')}
        </Button>
      ) : (
        <Button
          variant="text"
          isDisabled={isReadOnly}
          aria-label={t('leaks:takeBackOf', { what })}
          onPress={() => onTakeBack(group.key)}
        >
          {t('leaks:takeBack')}
        </Button>
      )}
    </div>
  );
};

/** One thing that would leak: what it is, where it stands, among which words, and what the GM says to it. */
const LeakRow = (props: LeakRowProps) => {
  const { t } = useTranslation();
  const { first, places, reason } = props.group;
  const more = places.length - 1;
  return (
    <li className="ww-leak ww-grid ww-align-start" data-open={reason === null}>
      <div className="ww-leak-body ww-grid ww-gap-4">
        <p className="ww-leak-what ww-row ww-align-baseline ww-wrapping">
          <FindingMark kind={reason === null ? 'REJECT' : 'HAND'}>
            {t(`leaks:kind.${first.kind}`)}
          </FindingMark>
          <strong>{whatOf(first, t)}</strong>
        </p>
        <p className="ww-leak-place">
          {placeOf(first, t)}
          {more > 0 ? (
            <span
              title={places
                .slice(1)
                .map((leak) => placeOf(leak, t))
                .join('\n')}
            >
              {' '}
              {t('leaks:morePlaces', { count: more })}
            </span>
          ) : null}
        </p>
        {first.excerpt === '' ? null : (
          <blockquote className="ww-leak-words">{first.excerpt}</blockquote>
        )}
        {reason === null ? null : <p className="ww-leak-reason">{t('leaks:told', { reason })}</p>}
      </div>
      <Act {...props} />
    </li>
  );
};

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
export function LeakList({
  leaks,
  allowed,
  reader,
  onAllow,
  onTakeBack,
  isReadOnly = false,
}: LeakListProps) {
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
}
