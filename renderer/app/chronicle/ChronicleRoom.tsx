import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Params, systems } from '../../../engine';
import { lexiconOf, namingWords, spoken } from '../../explain';
import { usePreferences } from '../../state/preferences';
import { useSession } from '../../state/session';
import { Button, EmptyState } from '../../ui';
import { whenOf } from '../moments';
import { useWords } from '../texts';
import { type ChronicleLine, chronicleOf } from './lines';
import './chronicle.css';

/** Lines shown at first, and how many more at a time. */
const PAGE = 200;

/** Puts acts into words, with parties and terrain by their names. */
const useSaying = (): ((name: string, about: Params) => string) => {
  const words = useWords();
  const language = usePreferences(({ language }) => language);
  const campaign = useSession(({ campaign }) => campaign);
  return useMemo(() => {
    if (campaign === null) return (name, about) => words(name, spoken(about, words));
    const { world, system } = campaign;
    const named = namingWords(words, lexiconOf(world, systems[system]?.terrains, language));
    return (name, about) => named(name, spoken(about, words));
  }, [words, language, campaign]);
};

const Line = ({
  line,
  say,
}: {
  readonly line: ChronicleLine;
  readonly say: (name: string, about: Params) => string;
}) => {
  const { t } = useTranslation();
  const language = usePreferences(({ language }) => language);
  const { goTo, readOnly } = useSession();
  const { entry, state, branchedFrom } = line;
  const what = say(entry.name, entry.about);
  return (
    <tr data-state={state} {...(state === 'here' ? { 'aria-current': 'step' as const } : {})}>
      <td className="ww-right ww-quiet">{entry.seq}</td>
      <td className="ww-figures ww-quiet">{whenOf(entry.at, new Date(), language)}</td>
      <td className="ww-chronicle-what">
        {state === 'undone' ? (
          <>
            <s>{what}</s>
            <span className="ww-chronicle-note">{t('storage:chronicle.undone')}</span>
          </>
        ) : (
          what
        )}
        {branchedFrom === null ? null : (
          <span className="ww-chronicle-note">
            {t('storage:chronicle.branch', { seq: branchedFrom })}
          </span>
        )}
      </td>
      <td className="ww-right">
        {state === 'here' ? (
          <strong className="ww-chronicle-here">{t('storage:chronicle.here')}</strong>
        ) : (
          <Button
            variant="text"
            isDisabled={readOnly}
            aria-label={`${t('storage:chronicle.jump')} ${entry.seq}`}
            onPress={() => void goTo(entry.seq)}
          >
            {t('storage:chronicle.jump')}
          </Button>
        )}
      </td>
    </tr>
  );
};

/** Everything that was done to the world, taken back or not, and the way to any of these states. */
export const ChronicleRoom = () => {
  const { t } = useTranslation();
  const journal = useSession(({ journal }) => journal);
  const head = useSession(({ head }) => head);
  const say = useSaying();
  const [shown, setShown] = useState(PAGE);
  const lines = useMemo(() => chronicleOf(journal, head), [journal, head]);
  return (
    <div className="ww-page">
      <h2 className="ww-title">{t('storage:chronicle.title')}</h2>
      <p className="ww-page-intro">{t('storage:chronicle.intro')}</p>
      {lines.length < 2 ? (
        <EmptyState title={t('storage:chronicle.emptyTitle')}>
          {t('storage:chronicle.empty')}
        </EmptyState>
      ) : null}
      <table className="ww-table ww-chronicle">
        <thead>
          <tr>
            <th className="ww-right">{t('storage:chronicle.seq')}</th>
            <th>{t('storage:chronicle.when')}</th>
            <th>{t('storage:chronicle.what')}</th>
            <th className="ww-right">{t('storage:chronicle.state')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, shown).map((line) => (
            <Line key={line.entry.seq} line={line} say={say} />
          ))}
        </tbody>
      </table>
      {lines.length <= shown ? null : (
        <Button onPress={() => setShown((now) => now + PAGE)}>{t('app:common.more')}</Button>
      )}
    </div>
  );
};
