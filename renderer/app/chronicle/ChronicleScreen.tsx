import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultCount } from '../../model/faults';
import { useSession } from '../../model/state/session';
import { canVisit, MONTHS_APART } from '../../model/storage';
import { EmptyState, TextField } from '../../kit/ui';
import { EntryList, type ListedEntry } from './EntryList';
import { holdsWords } from './find';
import { chronicleOf } from './lines';
import { railOf } from './rail';
import './chronicle.css';
import { hexGameOf, type Params, systems } from '../../../engine';
import { lexiconOf, namingWords, rendered } from '../../kit/explain';
import { usePreferences } from '../../model/state/preferences';
import { useWords } from '../../model/files/texts';

/** Describes a journal entry in words. */
type Saying = (name: string, about: Params) => string;

/**
 * Describes journal entries in words, with parties and terrain by name. A command that is no longer written, such as
 * those of decisions before they shared one, is described by its subject, or else called a step of an earlier version.
 */
const useSaying = (): Saying => {
  const words = useWords();
  const language = usePreferences(({ language }) => language);
  const campaign = useSession(({ campaign }) => campaign);
  return useMemo(() => {
    const renderedValue =
      (speak: typeof words): Saying =>
      (name, about) => {
        const params = rendered(about, words);
        const label = about['label'] ?? about['clause'];
        const former =
          label === undefined
            ? speak('storage:chronicle.former')
            : speak('turn:command.decide', { ...params, label });
        return speak(name, { defaultValue: former, ...params });
      };
    if (campaign === null) return renderedValue(words);
    const { world, system } = campaign;
    const { terrains } = hexGameOf(systems[system]);
    return renderedValue(namingWords(words, lexiconOf(world, terrains, language)));
  }, [words, language, campaign]);
};

/** All journal entries with their row of the branch graph and their text, newest first. */
const useActs = (): readonly ListedEntry[] => {
  const journal = useSession(({ journal }) => journal);
  const head = useSession(({ head }) => head);
  const say = useSaying();
  return useMemo(() => {
    const rail = railOf(journal, head);
    return chronicleOf(journal, head).flatMap((line, index): readonly ListedEntry[] => {
      const row = rail[index];
      const { name, about } = line.entry;
      return row === undefined ? [] : [{ line, rail: row, what: say(name, about) }];
    });
  }, [journal, head, say]);
};

/** A search result is listed alone: without the lines to entries that are not listed. */
const alone = ({ rail, ...act }: ListedEntry): ListedEntry => ({
  ...act,
  rail: { ...rail, passing: [], arriving: [], leaving: undefined },
});

/** The journal of everything done to the world, undone or not, with a jump to any of these states. */
export function ChronicleScreen() {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim());
  const acts = useActs();
  const id = useSession(({ campaign }) => campaign?.id);
  const lanes = useMemo(
    () => acts.reduce((most, { rail }) => Math.max(most, rail.lane + 1), 1),
    [acts],
  );
  const hasJoined = acts.some(({ line }) => !canVisit(line.entry));
  const listed = useMemo(
    () => (words === '' ? acts : acts.filter(({ what }) => holdsWords(what, words)).map(alone)),
    [acts, words],
  );
  return (
    <div className="ww-page ww-chronicle-page ww-stack">
      <h2 className="ww-title">{t('storage:chronicle.title')}</h2>
      <p className="ww-page-intro ww-quiet">
        {t('storage:chronicle.intro')}
        {hasJoined ? ` ${t('past:intro', { count: MONTHS_APART })}` : ''}
      </p>
      {acts.length < 2 ? (
        <EmptyState title={t('storage:chronicle.emptyTitle')}>
          {t('storage:chronicle.empty')}
        </EmptyState>
      ) : (
        <div className="ww-chronicle-search ww-row ww-gap-16">
          <TextField
            label={t('storage:chronicle.search')}
            isLabelHidden
            placeholder={t('storage:chronicle.search')}
            value={typed}
            onChange={setTyped}
          />
          <p role="status" className="ww-quiet">
            {words === ''
              ? t('storage:chronicle.count', { count: acts.length })
              : t('storage:chronicle.found', { count: listed.length, all: acts.length })}
          </p>
        </div>
      )}
      {id === undefined ? null : <FaultCount campaign={id} />}
      {listed.length === 0 ? null : <EntryList acts={listed} lanes={Math.min(lanes, 7)} />}
    </div>
  );
}
