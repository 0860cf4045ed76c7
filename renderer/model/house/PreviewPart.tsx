import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Edition, lastRepeatable, type TurnDifference } from '../../../engine';
import { differenceSentence } from '../../kit/explain';
import { useMoney } from '../explain/use-game';
import { useLanguage, useWords } from '../../kit/explain/react';
import { Button, ErrorCard, FindingRow, ProgressBar } from '../../kit/ui';
import { type PreviewState, usePreview } from './preview';
import type { House } from './use-house';

/** Differences shown at a time. */
const PAGE = 40;

const Differences = ({
  differences,
  game,
}: {
  readonly differences: readonly TurnDifference[];
  readonly game: string;
}) => {
  const { t } = useTranslation();
  const words = useWords();
  const money = useMoney();
  const reader = { game, language: useLanguage() };
  const [pages, setPages] = useState(1);
  const shown = differences.slice(0, pages * PAGE);
  const rest = differences.length - shown.length;
  return (
    <>
      <ul className="ww-house-differences">
        {shown.map((difference, index) => (
          <li key={index} data-kind={difference.kind}>
            {differenceSentence(difference, words, money, reader)}
          </li>
        ))}
      </ul>
      {rest === 0 ? null : (
        <Button variant="text" onPress={() => setPages(pages + 1)}>
          {t('house:preview.more', { count: rest })}
        </Button>
      )}
    </>
  );
};

const Result = ({
  state,
  house,
}: {
  readonly state: Extract<PreviewState, { readonly kind: 'done' }>;
  readonly house: House;
}) => {
  const { t } = useTranslation();
  const { differences, turn } = state;
  const isStale = state.basis !== house.campaign || state.edition !== house.edition?.id;
  return (
    <div className="ww-house-result" role="status">
      {isStale ? <p className="ww-quiet">{t('house:preview.stale')}</p> : null}
      {differences.length === 0 ? (
        <FindingRow kind="GOOD">{t('house:preview.same', { turn })}</FindingRow>
      ) : (
        <>
          <p>
            <b>{t('house:preview.changed', { turn, count: differences.length })}</b>
          </p>
          <Differences differences={differences} game={house.system.id} />
        </>
      )}
    </div>
  );
};

const Progressing = ({
  state,
}: {
  readonly state: Extract<PreviewState, { readonly kind: 'running' }>;
}) => {
  const { t } = useTranslation();
  const cancel = usePreview((preview) => preview.cancel);
  const { done, total } = state.progress ?? { done: 0, total: 1 };
  const label =
    state.progress === null
      ? t('house:preview.starting')
      : t('house:preview.running', { done: done + 1, total });
  return <ProgressBar label={label} done={done} total={total} onCancel={cancel} />;
};

const Asking = ({ house, edition }: { readonly house: House; readonly edition: Edition }) => {
  const { t } = useTranslation();
  const { state, start } = usePreview();
  const { campaign } = house;
  const hasLast = lastRepeatable(campaign) !== undefined;
  const isBusy = state.kind === 'running';
  return (
    <>
      <p className="ww-rules-intro">{t('house:preview.intro', { edition: edition.name })}</p>
      <div className="ww-house-acts ww-row ww-align-stretch ww-wrapping ww-gap-8">
        <Button
          isDisabled={!hasLast || isBusy}
          onPress={() => void start(campaign, edition, 'last')}
        >
          {t('house:preview.last')}
        </Button>
        <Button isDisabled={isBusy} onPress={() => void start(campaign, edition, 'open')}>
          {t('house:preview.open')}
        </Button>
      </div>
      {hasLast ? null : <p className="ww-quiet ww-small">{t('house:preview.noLast')}</p>}
    </>
  );
};

/** What an edition would have changed in the last turn, or changes in the open one. */
export function PreviewPart({ id, house }: { readonly id: string; readonly house: House }) {
  const { t } = useTranslation();
  const { state, cancel } = usePreview();
  useEffect(() => cancel, [cancel]);
  if (house.edition === null) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} tabIndex={-1} data-heading>
        {t('house:preview.title')}
      </h3>
      <Asking house={house} edition={house.edition} />
      {state.kind === 'running' ? <Progressing state={state} /> : null}
      {state.kind === 'done' ? <Result state={state} house={house} /> : null}
      {state.kind === 'failed' ? (
        <ErrorCard title={t('turn:failure.title')}>{t('house:preview.failed')}</ErrorCard>
      ) : null}
    </section>
  );
}
