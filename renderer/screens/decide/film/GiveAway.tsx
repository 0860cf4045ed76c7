import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../../../engine';
import { bridge } from '../../../kit/bridge';
import { useWords } from '../../../kit/explain/react';
import {
  Button,
  Checkbox,
  Dialog,
  FindingMark,
  ProgressBar,
  TextField,
  ToggleGroup,
} from '../../../kit/ui';
import { unwrittenText } from '../../../model/faults/unwritten';
import { allowedInFilm, allowInFilm } from '../../../model/film/allowed';
import type { BookMaps } from '../../../model/film/book/chapters';
import { type Film, filmToGive } from '../../../model/film/film';
import {
  filmBook,
  filmName,
  type FilmOrderOut,
  filmPage,
  filmPdf,
  framesForVideo,
  type MadeFile,
} from '../../../model/film/files';
import { FILM_SIZE, filmPictures } from '../../../model/film/picture';
import {
  perspectiveSentence,
  quietSentence,
  rangesOf,
  turnsIn,
} from '../../../model/film/sentences';
import type { Leak } from '../../../model/leaks';
import { LeakList } from '../../../model/leaks/LeakList';
import { useSession } from '../../../model/state/session';
import { canRecord, recordVideo, type VideoWords } from './record';
import { nextTask } from './use-film';

const FORMS = ['page', 'video', 'sheet', 'book'] as const;
type Form = (typeof FORMS)[number];

const FILES = { page: 'html', video: 'webm', sheet: 'pdf', book: 'pdf' } as const;

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

/** A campaign and its film. */
interface Shown {
  readonly campaign: Campaign;
  readonly film: Film;
}

/** What a file would reveal, and what of it the GM allows knowingly. */
const Held = ({ campaign, film, leaks }: Shown & { readonly leaks: readonly Leak[] }) => {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const readOnly = useSession((session) => session.readOnly);
  const { perspective } = film;
  const reader =
    typeof perspective === 'string'
      ? t('film:save.all')
      : (campaign.world.parties[perspective.party]?.name ?? '');
  const decide = (keys: readonly string[], reason: string | null): void =>
    void execute(allowInFilm(film, campaign, keys, reason));
  return (
    <div className="ww-stack ww-gap-8">
      <div role="alert">
        <FindingMark kind="REJECT">{t('film:save.held', { reader })}</FindingMark>
      </div>
      <p className="ww-small ww-quiet">{t('film:save.again', { reader })}</p>
      <LeakList
        leaks={leaks}
        allowed={allowedInFilm(film, campaign)}
        reader={reader}
        onAllow={decide}
        onTakeBack={(key) => decide([key], null)}
        isReadOnly={readOnly}
      />
    </div>
  );
};

const Outcome = ({
  state,
  onStop,
  ...shown
}: Shown & {
  readonly state: State;
  readonly onStop: () => void;
}) => {
  const { t } = useTranslation();
  const count = shown.film.turns.length;
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
      return <Held leaks={state.leaks} {...shown} />;
    default:
      return null;
  }
};

/** Which turns of a book have maps. */
const BookChoice = ({
  film,
  typed,
  onType,
}: {
  readonly film: Film;
  /** What was typed; null = all turns. */
  readonly typed: string | null;
  readonly onType: (typed: string | null) => void;
}) => {
  const { t } = useTranslation();
  const turns = rangesOf(film.turns, useWords());
  const read = typed === null ? null : turnsIn(typed, film.turns);
  return (
    <div className="ww-stack ww-gap-8">
      <ToggleGroup
        label={t('film:save.maps')}
        isLabelShown
        value={typed === null ? 'all' : 'chosen'}
        options={(['all', 'chosen'] as const).map((id) => ({
          id,
          label: t(`film:save.mapsOf.${id}`),
        }))}
        onChange={(id) => onType(id === 'all' ? null : turnText(film))}
      />
      {typed === null ? null : (
        <TextField
          label={t('film:save.turns')}
          hint={t('film:save.turnsHint', { turns })}
          value={typed}
          onChange={onType}
          error={
            read !== null && 'wrong' in read
              ? t('film:save.turnsWrong', { words: read.wrong, turns })
              : undefined
          }
        />
      )}
    </div>
  );
};

/** First and last turn, as a GM would write them. */
const turnText = ({ turns }: Film): string =>
  [...new Set([turns[0], turns.at(-1)])].map(String).join(', ');

/** The maps of a book by what was typed; null = it cannot be read. */
const mapsIn = (typed: string | null, { turns }: Film): BookMaps | null => {
  if (typed === null) return 'all';
  const read = turnsIn(typed, turns);
  return 'wrong' in read ? null : read.turns;
};

/** Milliseconds of small pieces of work after which the screen gets its turn. */
const SPELL = 50;

const Body = ({ campaign, film }: Shown) => {
  const { t } = useTranslation();
  const words = useWords();
  const [typed, setTyped] = useState<string | null>(null);
  const maps = mapsIn(typed, film);
  const drawn = useRef(0);
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
    (text: string, spell = 0) =>
    async (done: number): Promise<void> => {
      goOn();
      if (performance.now() - drawn.current < spell) return;
      setState({ kind: 'work', text, done });
      await nextTask();
      drawn.current = performance.now();
    };
  const make = (form: Form): Promise<MadeFile> => {
    const order = {
      film: filmToGive(film, campaign),
      campaign,
      reading: progress('reading'),
      writing: progress('writing', SPELL),
      checking: progress('checking'),
    };
    if (form === 'page') return filmPage(order);
    if (form === 'sheet') return filmPdf(order);
    if (form === 'book') return filmBook(order, maps ?? 'all');
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
      const name = `${filmName(film, campaign, form === 'book' ? 'book' : 'film')}.${kind}`;
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
  return (
    <div className="ww-stack ww-gap-16">
      {isTruth ? (
        <>
          <p>{t('film:save.needsOver')}</p>
          <Checkbox isSelected={isOver} onChange={setOver}>
            {t('film:save.isOver')}
          </Checkbox>
        </>
      ) : (
        <p>{perspectiveSentence(film, campaign, words)}</p>
      )}
      <ul className="ww-film-forms">
        {FORMS.map((form) => (
          <li key={form}>
            <Button
              icon="download"
              isDisabled={
                isBusy ||
                (isTruth && !isOver) ||
                (form === 'video' && !canRecord()) ||
                (form === 'book' && maps === null)
              }
              onPress={() => void save(form)}
            >
              {t(`film:save.${form}`)}
            </Button>
            <p className="ww-small ww-quiet">
              {t(
                form === 'video' && !canRecord() ? 'film:save.noVideo' : `film:save.about.${form}`,
              )}
            </p>
            {form === 'book' ? <BookChoice film={film} typed={typed} onType={setTyped} /> : null}
          </li>
        ))}
      </ul>
      <Outcome
        state={state}
        campaign={campaign}
        film={film}
        onStop={() => {
          isWanted.current = false;
        }}
      />
    </div>
  );
};

/** Saves the film in the chosen perspective: as a page, a video, a sheet of small maps, or a book. */
export function GiveAway(props: Shown) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="download" onPress={() => setOpen(true)}>
        {t('film:save.act')}
      </Button>
      <Dialog
        title={t('film:save.title')}
        isOpen={isOpen}
        onOpenChange={setOpen}
        width="wide"
        footer={<Button onPress={() => setOpen(false)}>{t('app:common.close')}</Button>}
      >
        <Body {...props} />
      </Dialog>
    </>
  );
}
