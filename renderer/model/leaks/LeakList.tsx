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
  /** Keys of the other open leaks of the same name: one decision can cover them all. */
  readonly alike: readonly string[];
  readonly onAllow: (keys: readonly string[], reason: string) => void;
  readonly onTakeBack: (key: string) => void;
  readonly isReadOnly: boolean;
}

const neverKey = ({ kind }: Leak): 'script' | 'unreadable' =>
  kind === 'script' ? 'script' : 'unreadable';

const Act = ({ group, alike, onAllow, onTakeBack, isReadOnly }: LeakRowProps) => {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<'one' | 'all' | null>(null);
  const button = useRef<HTMLDivElement>(null);
  const what = whatOf(group.first, t);
  const all = [group.key, ...alike];
  const count = all.length;
  const back = (): void => {
    setAsked(null);
    // The button is rendered again with the next frame; the focus returns to it.
    queueMicrotask(() => button.current?.querySelector('button')?.focus());
  };
  if (mayNotBeAllowed(group.first))
    return <p className="ww-leak-never">{t(`leaks:never.${neverKey(group.first)}`)}</p>;
  if (asked !== null)
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
        act={{
          label: asked === 'one' ? t('leaks:confirm') : t('leaks:confirmAll', { count }),
          variant: 'hand',
        }}
        onCancel={back}
        onSubmit={({ reason }) => {
          onAllow(asked === 'one' ? [group.key] : all, reason);
          back();
        }}
      />
    );
  return (
    <div className="ww-leak-act ww-stack ww-gap-4" ref={button}>
      {group.reason === null ? (
        <>
          <Button
            isDisabled={isReadOnly}
            aria-label={t('leaks:allowOf', { what })}
            onPress={() => setAsked('one')}
          >
            {t('leaks:allow')}
          </Button>
          {count === 1 ? null : (
            <Button
              variant="text"
              isDisabled={isReadOnly}
              aria-label={t('leaks:allowAllOf', { count, what })}
              onPress={() => setAsked('all')}
            >
              {t('leaks:confirmAll', { count })}
            </Button>
          )}
          <Button
            variant="text"
            isDisabled={isReadOnly}
            aria-label={t('leaks:wellKnownOf', { what })}
            onPress={() => onAllow(all, t('leaks:wellKnownReason'))}
          >
            {t('leaks:wellKnown')}
          </Button>
        </>
      ) : (
        <Button
          variant="text"
          isDisabled={isReadOnly}
          aria-label={t('leaks:takeBackOf', { what })}
          onPress={() => onTakeBack(group.key)}
        >
          {t('app:common.takeBack')}
        </Button>
      )}
    </div>
  );
};

/** One leak: what it is, where it is, in which context, and the GM's decision. */
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
          <blockquote className="ww-leak-words ww-quiet">{first.excerpt}</blockquote>
        )}
        {reason === null ? null : <p className="ww-leak-reason">{t('leaks:told', { reason })}</p>}
      </div>
      <Act {...props} />
    </li>
  );
};

export interface LeakListProps {
  readonly leaks: readonly Leak[];
  /** Reasons by key of the leak, as the draft stores them. */
  readonly allowed: AllowedLeaks;
  /** Who would read it, as a phrase in the middle of a sentence. */
  readonly reader: string;
  readonly onAllow: (keys: readonly string[], reason: string) => void;
  readonly onTakeBack: (key: string) => void;
  /** The campaign cannot be changed. */
  readonly isReadOnly?: boolean;
}

/** Other open leaks of the same name: a realm and its unit may bear one. */
const alikeIn = (groups: readonly LeakGroup[], { key: own, first }: LeakGroup): readonly string[] =>
  groups.flatMap(({ key, reason, first: { what, ...other } }) =>
    key === own ||
    reason !== null ||
    what === '' ||
    what !== first.what ||
    mayNotBeAllowed({ what, ...other })
      ? []
      : [key],
  );

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
 * Results of the leak check of files about to be sent: what, in which file, where, in which context; what the GM allows
 * knowingly, with his reason, until he reverts it. Callers that send ask `openLeaks` whether anything is still open.
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
              alike={alikeIn(groups, group)}
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
