import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Campaign, partiesInOrder, systems } from '../../../../engine';
import { useWords } from '../../../kit/explain/react';
import { EmptyState, ProgressBar, Select } from '../../../kit/ui';
import { VeilSwitch } from '../../../model/board/BoardSwitches';
import { type Perspective, perspectiveKey, perspectiveOf } from '../../../model/film/perspective';
import type { Film } from '../../../model/film/film';
import { perspectiveSentence, skippedTurns, quietSentence } from '../../../model/film/sentences';
import { PRINT_LOOKS, type PrintLook } from '../../../model/print/order';
import { hasSecrets, useVeil } from '../../../model/state/veil';
import { Controls, type Pace, PACES } from './Controls';
import './film.css';
import { GiveAway } from './GiveAway';
import { Picture } from './Picture';
import { type ShownFrame, useFilm, type Work } from './use-film';

/** What happened in the shown turn. */
function Captions({ film, shown }: { readonly film: Film; readonly shown: ShownFrame | null }) {
  const { t } = useTranslation();
  const words = useWords();
  const frame = shown?.frame ?? null;
  return (
    <section className="ww-film-captions ww-grid ww-gap-8" aria-label={t('film:captions')}>
      <h3 className="ww-head" role="status">
        {frame?.label}
      </h3>
      {frame?.captions.length === 0 ? (
        <p className="ww-quiet">{quietSentence(film, words)}</p>
      ) : null}
      <ol tabIndex={0} aria-label={t('film:captions')}>
        {frame?.captions.map(({ text, details }, index) => (
          <li key={index}>
            {text}
            {details.length === 0 ? null : <small className="ww-quiet">{details.join('\n')}</small>}
          </li>
        ))}
      </ol>
    </section>
  );
}

const Head = ({
  campaign,
  film,
  onPerspective,
  onLook,
}: {
  readonly campaign: Campaign;
  readonly film: Film;
  readonly onPerspective: (perspective: Perspective) => void;
  readonly onLook: (look: PrintLook) => void;
}) => {
  const { t } = useTranslation();
  const words = useWords();
  const { world, system } = campaign;
  const { perspective, look } = film;
  const game = systems[system];
  const skipped = skippedTurns(film, words);
  return (
    <header className="ww-film-head ww-row ww-align-start ww-wrapping ww-split">
      <div>
        <h2 id="ww-film-title" className="ww-archive-title">
          {t('film:title')}
        </h2>
        <p className="ww-small ww-quiet">
          {perspectiveSentence(film, campaign, words)} {skipped}
        </p>
      </div>
      <div className="ww-row ww-gap-8">
        {perspective === 'truth' && game !== undefined && hasSecrets(game) ? <VeilSwitch /> : null}
        {game?.board.kind === 'grossfeld' ? (
          <Select
            label={t('looks:label')}
            isLabelHidden
            value={look}
            onChange={onLook}
            options={PRINT_LOOKS.map((id) => ({ id, label: t(`looks:look.${id}`) }))}
          />
        ) : null}
        <Select
          label={t('film:perspective')}
          isLabelHidden
          value={perspectiveKey(perspective)}
          onChange={(key) => onPerspective(perspectiveOf(key))}
          options={[
            ...(['truth', 'everybody'] as const).map((id) => ({ id, label: t(`film:${id}`) })),
            ...partiesInOrder(world.parties).map(({ key, name }) => ({
              id: perspectiveKey({ party: key }),
              label: name,
            })),
          ]}
        />
        <GiveAway campaign={campaign} film={film} />
      </div>
    </header>
  );
};

/** What stands in the place of the picture where there is none. */
const noPictureOf = (film: Film, { frame }: ShownFrame): string => {
  if (frame === null) return 'film:isDamaged';
  if (film.perspective === 'everybody') return 'film:noMap';
  if (film.perspective !== 'truth' && frame.snapshot === null) return 'film:noReport';
  return 'film:noPicture';
};

const Stage = ({
  film,
  shown,
  work,
  campaign,
}: {
  readonly film: Film;
  readonly shown: ShownFrame | null;
  readonly work: Work;
  readonly campaign: Campaign;
}) => {
  const { t } = useTranslation();
  const party =
    typeof film.perspective === 'string'
      ? ''
      : campaign.world.parties[film.perspective.party]?.name;
  return (
    <div className="ww-film-stage">
      {shown === null ? null : shown.list.length === 0 ? (
        <p className="ww-film-nothing ww-quiet">{t(noPictureOf(film, shown), { party })}</p>
      ) : (
        <Picture
          list={shown.list}
          pictures={shown.pictures}
          label={t('film:picture', { when: shown.frame?.label ?? '' })}
        />
      )}
      {work === null ? null : (
        <div className="ww-film-work">
          <ProgressBar label={t('film:working', work)} done={work.done} total={work.count} />
        </div>
      )}
    </div>
  );
};

/** Goes from turn to turn while the film plays, each time once the turn before is there. */
const usePlaying = (
  at: number,
  count: number,
  isThere: boolean,
  pace: Pace,
  go: (at: number) => void,
): readonly [isPlaying: boolean, setPlaying: (isPlaying: boolean) => void] => {
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying || !isThere) return undefined;
    const timer = setTimeout(
      () => (at < count - 1 ? go(at + 1) : setPlaying(false)),
      at < count - 1 ? PACES[pace] : 0,
    );
    return () => clearTimeout(timer);
  }, [isPlaying, isThere, at, count, pace, go]);
  return [isPlaying, setPlaying];
};

const Playback = ({
  film,
  shown,
  turn,
  onTurn,
}: {
  readonly film: Film;
  readonly shown: ShownFrame | null;
  readonly turn: number | null;
  readonly onTurn: (turn: number) => void;
}) => {
  const { turns } = film;
  const at = turn === null ? turns.length - 1 : Math.max(0, turns.indexOf(turn));
  const go = useCallback(
    (next: number): void => {
      const wanted = turns[Math.max(0, Math.min(turns.length - 1, next))];
      if (wanted !== undefined) onTurn(wanted);
    },
    [turns, onTurn],
  );
  const [pace, setPace] = useState<Pace>('middle');
  const isThere = shown?.turn === turns[at];
  const [isPlaying, setPlaying] = usePlaying(at, turns.length, isThere, pace, go);
  const play = useCallback((): void => {
    if (!isPlaying && at === turns.length - 1) go(0);
    setPlaying(!isPlaying);
  }, [isPlaying, at, turns.length, go, setPlaying]);
  const step = useCallback(
    (next: number): void => {
      setPlaying(false);
      go(next);
    },
    [setPlaying, go],
  );
  return (
    <Controls
      at={at}
      count={turns.length}
      label={shown?.frame?.label ?? ''}
      isPlaying={isPlaying}
      pace={pace}
      onGo={step}
      onPlay={play}
      onPace={setPace}
    />
  );
};

/** The film of all archived turns: the map or board after each, and what happened in it, in a chosen perspective. */
export function FilmPane({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation();
  const [key, setKey] = useState('truth');
  const [turn, setTurn] = useState<number | null>(null);
  const perspective = useMemo(() => perspectiveOf(key), [key]);
  const isLifted = useVeil((veil) => veil.isLifted);
  useEffect(() => () => useVeil.getState().veil(), []);
  const [look, setLook] = useState<PrintLook>('colours');
  const { film, shown, work } = useFilm(
    campaign,
    { perspective, look, showsSecrets: isLifted },
    turn,
  );
  if (film === undefined) return null;
  if (film.turns.length === 0)
    return <EmptyState title={t('film:empty.title')}>{t('film:empty.lost')}</EmptyState>;
  return (
    <section className="ww-film ww-grid" aria-labelledby="ww-film-title">
      <Head
        campaign={campaign}
        film={film}
        onPerspective={(next) => setKey(perspectiveKey(next))}
        onLook={setLook}
      />
      <div className="ww-film-screen ww-grid">
        <Stage film={film} shown={shown} work={work} campaign={campaign} />
        <Captions film={film} shown={shown} />
      </div>
      <Playback film={film} shown={shown} turn={turn} onTurn={setTurn} />
    </section>
  );
}
