import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../../../engine';
import { bridge } from '../../../kit/bridge';
import { useWords } from '../../../kit/explain/react';
import { Button, Checkbox, Dialog, FindingMark, ProgressBar } from '../../../kit/ui';
import { unwrittenText } from '../../../model/faults/unwritten';
import type { Film } from '../../../model/film/film';
import {
  filmName,
  type FilmOrderOut,
  filmPage,
  filmPdf,
  framesForVideo,
  type MadeFile,
} from '../../../model/film/files';
import { FILM_SIZE, filmPictures } from '../../../model/film/picture';
import { perspectiveSentence, quietSentence } from '../../../model/film/sentences';
import type { Leak } from '../../../model/leaks';
import { canRecord, recordVideo, type VideoWords } from './record';
import { nextTask } from './use-film';

const FORMS = ['page', 'video', 'sheet'] as const;
type Form = (typeof FORMS)[number];

const FILES = { page: 'html', video: 'webm', sheet: 'pdf' } as const;

/** How far the saving is, and how it ended. */
type State =
  | { readonly kind: 'rest' | 'empty' | 'failed' }
  | { readonly kind: 'work'; readonly text: string; readonly done: number }
  | { readonly kind: 'saved'; readonly path: string }
  | { readonly kind: 'trouble'; readonly text: string }
  | { readonly kind: 'held'; readonly leaks: readonly Leak[] };

/** Thrown through the making of a file once the GM gave it up. */
class GivenUp extends Error {}

const videoOf = async (
  order: FilmOrderOut,
  words: VideoWords,
  tell: (done: number) => boolean,
): Promise<MadeFile> => {
  const frames = await framesForVideo(order);
  if (!Array.isArray(frames)) return frames as Exclude<typeof frames, readonly unknown[]>;
  const pictures = filmPictures(order.film, 'light', FILM_SIZE);
  const bytes = await recordVideo({ frames, pictures, words, tell });
  if (bytes === null) throw new GivenUp();
  return { kind: 'made', bytes };
};

const Outcome = ({
  state,
  reader,
  count,
  onStop,
}: {
  readonly state: State;
  readonly reader: string;
  readonly count: number;
  readonly onStop: () => void;
}) => {
  const { t } = useTranslation();
  switch (state.kind) {
    case 'work': {
      const label = t(`film:save.${state.text}`, { done: state.done, count });
      return <ProgressBar label={label} done={state.done} total={count} onCancel={onStop} />;
    }
    case 'saved':
      return <p role="status">{t('print:saved', { path: state.path })}</p>;
    case 'trouble':
      return <p role="alert">{t(state.text)}</p>;
    case 'empty':
      return <p role="alert">{t('film:save.noPicture')}</p>;
    case 'held':
      return (
        <div role="alert">
          <FindingMark kind="REJECT">{t('film:save.held', { reader })}</FindingMark>
          <ul className="ww-film-leaks">
            {state.leaks.slice(0, 12).map(({ key, file, what, excerpt }) => (
              <li key={`${file} ${key}`}>
                <b>{what}</b> <span className="ww-quiet">{excerpt}</span>
              </li>
            ))}
          </ul>
        </div>
      );
    default:
      return null;
  }
};

const Body = ({ campaign, film }: { readonly campaign: Campaign; readonly film: Film }) => {
  const { t } = useTranslation();
  const words = useWords();
  const [isOver, setOver] = useState(false);
  const [state, setState] = useState<State>({ kind: 'rest' });
  const isWanted = useRef(true);
  useEffect(
    () => () => {
      isWanted.current = false;
    },
    [],
  );
  const isTruth = film.perspective === 'truth';
  const isBusy = state.kind === 'work';
  const goOn = (): void => {
    if (!isWanted.current) throw new GivenUp();
  };
  const progress =
    (text: string) =>
    async (done: number): Promise<void> => {
      goOn();
      setState({ kind: 'work', text, done });
      await nextTask();
    };
  const make = (form: Form): Promise<MadeFile> => {
    const order = {
      film,
      campaign,
      reading: progress('reading'),
      writing: progress('writing'),
      checking: progress('checking'),
    };
    if (form === 'page') return filmPage(order);
    if (form === 'sheet') return filmPdf(order);
    const beside = {
      quiet: quietSentence(film, words),
      more: (count: number) => words('film:more', { count }),
    };
    return videoOf(order, beside, (done) => {
      setState({ kind: 'work', text: 'recording', done });
      return isWanted.current;
    });
  };
  const save = async (form: Form): Promise<void> => {
    isWanted.current = true;
    setState({ kind: 'work', text: 'reading', done: 0 });
    try {
      await nextTask();
      const made = await make(form);
      if (made.kind !== 'made') {
        setState(made);
        return;
      }
      goOn();
      const kind = FILES[form];
      const name = `${filmName(film, campaign)}.${kind}`;
      const saved = await bridge.saveFile({ kind, name, bytes: made.bytes });
      setState(saved === null ? { kind: 'rest' } : { kind: 'saved', path: saved.path });
    } catch (problem) {
      setState(
        problem instanceof GivenUp
          ? { kind: 'rest' }
          : { kind: 'trouble', text: unwrittenText(problem, 'print:failed') },
      );
    }
  };
  const { perspective } = film;
  const reader =
    typeof perspective === 'string'
      ? t('film:save.all')
      : (campaign.world.parties[perspective.party]?.name ?? '');
  return (
    <div className="ww-stack ww-gap-16">
      <p>{perspectiveSentence(film, campaign, words)}</p>
      {isTruth ? (
        <>
          <p className="ww-small ww-quiet">{t('film:save.needsOver')}</p>
          <Checkbox isSelected={isOver} onChange={setOver}>
            {t('film:save.isOver')}
          </Checkbox>
        </>
      ) : null}
      <ul className="ww-stack ww-gap-12">
        {FORMS.map((form) => (
          <li key={form}>
            <Button
              icon="download"
              isDisabled={isBusy || (isTruth && !isOver) || (form === 'video' && !canRecord())}
              onPress={() => void save(form)}
            >
              {t(`film:save.${form}`)}
            </Button>
            <p className="ww-small ww-quiet">
              {t(
                form === 'video' && !canRecord() ? 'film:save.noVideo' : `film:save.about.${form}`,
              )}
            </p>
          </li>
        ))}
      </ul>
      <Outcome
        state={state}
        reader={reader}
        count={film.turns.length}
        onStop={() => {
          isWanted.current = false;
        }}
      />
    </div>
  );
};

/** Saves the film in the chosen perspective: as a page, a video, or a sheet of small maps. */
export function GiveAway(props: { readonly campaign: Campaign; readonly film: Film }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="download" onPress={() => setOpen(true)}>
        {t('film:save.act')}
      </Button>
      <Dialog title={t('film:save.title')} isOpen={isOpen} onOpenChange={setOpen}>
        <Body {...props} />
      </Dialog>
    </>
  );
}
