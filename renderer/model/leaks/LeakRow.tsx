import { type TFunction } from 'i18next';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, FieldForm, FindingMark } from '../../kit/ui';
import { mayNotBeAllowed } from './allowed';
import type { LeakGroup } from './grouped';
import type { Leak } from './leak';

const placeOf = ({ file, where, page }: Leak, t: TFunction): string =>
  page === undefined
    ? t('leaks:place', { file, where: t(`leaks:where.${where}`) })
    : t('leaks:placeOnPage', { file, page, where: t(`leaks:where.${where}`) });

const whatOf = ({ what, where }: Leak, t: TFunction): string =>
  what === '' && where === 'drawing' ? t('leaks:beyond') : what;

export interface LeakRowProps {
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
export const LeakRow = (props: LeakRowProps) => {
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
