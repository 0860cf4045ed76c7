import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kit/explain/react';
import { ErrorCard, FieldForm, ProgressBar } from '../../../kit/ui';
import type { House } from '../use-house';
import { useOwnLaboratory } from './laboratory-store';
import './laboratory.css';
import { armsFrom, choicesOf, lackOf, playable, startsOf } from './questions';
import { Results } from './Results';

/** Least, usual and greatest number of games, and of turns of each. */
const GAMES = { least: 2, usual: 20, most: 500 } as const;
const TURNS = { least: 1, usual: 12, most: 200 } as const;

const outOf =
  ({ least, most }: { readonly least: number; readonly most: number }) =>
  (value: number): boolean =>
    !Number.isInteger(value) || value < least || value > most;

function Asking({ house }: { readonly house: House }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { start, state, played } = useOwnLaboratory(house.campaign.id);
  const all = useMemo(() => choicesOf(house, language, t), [house, language, t]);
  const starts = useMemo(() => startsOf(house, language, t), [house, language, t]);
  const [chosen, setChosen] = useState('');
  // What was asked last stays in the form.
  const last = state.kind === 'running' ? state.question : played?.question;
  if (all.length === 0) return <p className="ww-quiet">{t('laboratory:nothing')}</p>;
  const { choices, lack } = playable(all, starts, house);
  const told =
    lack === undefined ? null : <p className="ww-quiet">{t(`laboratory:unplayable.${lack}`)}</p>;
  if (choices.length === 0) return told;
  const choice = choices.find(({ id }) => id === chosen) ?? choices[0];
  const isGame = choice?.arms !== undefined;
  const usual = house.system.laboratory?.turns ?? TURNS.usual;
  const range = (range: typeof GAMES | typeof TURNS) => (value: number) =>
    outOf(range)(value) ? t('laboratory:range', range) : undefined;
  return (
    <>
      {told}
      <FieldForm
        title={t('laboratory:title')}
        look="columns"
        className="ww-laboratory-form"
        isBlocked={state.kind === 'running'}
        fields={{
          what: {
            kind: 'choice',
            label: t('laboratory:what.label'),
            options: choices.map(({ id, label }) => ({ id, label })),
          },
          ...(isGame
            ? {
                from: {
                  kind: 'choice' as const,
                  label: t('laboratory:from.label'),
                  options: starts.map(({ id, label }) => ({ id, label })),
                },
              }
            : {}),
          games: {
            kind: 'number',
            label: t('laboratory:games'),
            initial: last?.games ?? GAMES.usual,
            check: range(GAMES),
          },
          ...(isGame
            ? {
                turns: {
                  kind: 'number' as const,
                  label: t('laboratory:turns'),
                  initial: last?.subject.kind === 'game' ? last.subject.turns : usual,
                  check: range(TURNS),
                },
              }
            : {}),
          seed: {
            kind: 'text',
            label: t('laboratory:seed'),
            initial: last?.seed ?? '1',
            isRequired: true,
            maxLength: 40,
          },
        }}
        act={{ label: t('laboratory:play') }}
        onChange={({ what }) => setChosen(what)}
        onSubmit={({ what, from, games, turns, seed }) => {
          const asked = choices.find(({ id }) => id === what);
          const begin = starts.find(({ id }) => id === from) ?? starts[0];
          if (asked === undefined) return undefined;
          const arms = begin && asked.arms && armsFrom(begin, asked.arms);
          const unplayable =
            arms?.findIndex(({ world }) => lackOf(house.system, world) !== undefined) ?? -1;
          if (unplayable >= 0) {
            const arm = asked.labels[unplayable] ?? '';
            return { field: 'from', sentence: t('laboratory:unplayable.arm', { arm }) };
          }
          const { system, campaign } = house;
          void start({
            system: system.id,
            campaign: campaign.id,
            subject:
              arms === undefined
                ? { kind: 'experiment', id: asked.id }
                : { kind: 'game', arms, turns: Number(turns ?? usual) },
            title: asked.label,
            labels: asked.labels,
            games,
            seed,
          });
          return undefined;
        }}
      />
    </>
  );
}

/** Trial games: what a change of the house rules comes to when the program plays the campaign on. */
export function Laboratory({ id, house }: { readonly id: string; readonly house: House }) {
  const { t } = useTranslation();
  const { state, played, cancel } = useOwnLaboratory(house.campaign.id);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} tabIndex={-1} data-heading>
        {t('laboratory:title')}
      </h3>
      <p className="ww-rules-intro">{t('laboratory:intro')}</p>
      <Asking house={house} />
      {state.kind === 'running' ? (
        <ProgressBar
          label={
            state.done === 0
              ? t('laboratory:starting')
              : t('laboratory:running', {
                  done: Math.floor(state.done),
                  total: state.question.games,
                })
          }
          done={state.done}
          total={state.question.games}
          onCancel={cancel}
        />
      ) : null}
      {state.kind === 'failed' ? (
        <ErrorCard title={t('laboratory:title')}>{t('laboratory:failed')}</ErrorCard>
      ) : null}
      {played === null || state.kind === 'running' ? null : (
        <Results key={played.question.title} house={house} played={played} />
      )}
    </section>
  );
}
