import { useMemo, useState } from 'react';
import {
  Autocomplete,
  Dialog,
  Input,
  Menu,
  MenuItem,
  Modal,
  ModalOverlay,
  SearchField,
} from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import {
  type PaletteContext,
  type PaletteEntry,
  type PaletteSource,
  searchEntries,
  usePalette,
} from '../../kit/state/palette';
import { useSession } from '../../model/state/session';
import { type Shortcut, useShortcutRegistry } from '../../kit/state/shortcuts';
import { Icon, KeyCap } from '../../kit/ui';
import { useWords } from '../../model/files/texts';
import { SOURCES } from './sources';
import './palette.css';
import type { Words } from '../../kit/text/words';

/** Every registered command that is possible now, without screens (they have a source of their own). */
const actEntries = (
  groups: readonly (readonly Shortcut[])[],
  words: Words,
): readonly PaletteEntry[] =>
  groups
    .flat()
    .filter(({ id, isAlias, isEnabled }) => {
      const isListed = isAlias !== true && id !== 'palette' && !id.startsWith('room-');
      return isListed && (isEnabled?.() ?? true);
    })
    .map((action) => ({
      id: `act-${action.id}`,
      title: words(action.text),
      where: words('app:palette.where.command'),
      run: action.run,
      ...(action.icon === undefined ? {} : { icon: action.icon }),
      ...(action.keys === undefined ? {} : { keys: action.keys }),
    }));

/** All entries of the sources, commands last. */
const allEntries = (
  sources: readonly PaletteSource[],
  actions: readonly PaletteEntry[],
  context: PaletteContext,
): readonly PaletteEntry[] => [
  ...sources.flatMap(({ entries }) => entries?.(context) ?? []),
  ...actions,
];

/** What the palette shows for a query: what is called so in full, what the text itself names, then the best of all entries. */
const resultsFor = (
  query: string,
  sources: readonly PaletteSource[],
  entries: readonly PaletteEntry[],
  actions: readonly PaletteEntry[],
  context: PaletteContext,
): readonly PaletteEntry[] => {
  if (query.trim() === '') return actions.slice(0, 12);
  const found = searchEntries(entries, query);
  const name = query.trim().toLowerCase();
  const isCalledSo = ({ title }: PaletteEntry): boolean => title.toLowerCase() === name;
  return [
    ...found.filter(isCalledSo),
    ...sources.flatMap(({ answers }) => answers?.(query, context) ?? []),
    ...found.filter((entry) => !isCalledSo(entry)),
  ].slice(0, 12);
};

const Result = ({ entry, close }: { readonly entry: PaletteEntry; readonly close: () => void }) => (
  <MenuItem
    id={entry.id}
    className="ww-find-item ww-row ww-gap-10"
    textValue={entry.title}
    onAction={() => {
      close();
      entry.run();
    }}
  >
    {entry.icon === undefined ? (
      <span className="ww-find-gap" />
    ) : (
      <Icon name={entry.icon} size={17} />
    )}
    <span className="ww-find-title">{entry.title}</span>
    <span className="ww-find-detail ww-ellipsis ww-quiet">{entry.detail}</span>
    {entry.keys === undefined ? (
      <span className="ww-find-where">{entry.where}</span>
    ) : (
      <KeyCap keys={entry.keys} />
    )}
  </MenuItem>
);

const Search = ({
  context,
  close,
}: {
  readonly context: PaletteContext;
  readonly close: () => void;
}) => {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const groups = useShortcutRegistry(({ groups }) => groups);
  const actions = useMemo(() => actEntries(groups, context.words), [groups, context]);
  const entries = useMemo(() => allEntries(SOURCES, actions, context), [actions, context]);
  const results = useMemo(
    () => resultsFor(query, SOURCES, entries, actions, context),
    [query, entries, actions, context],
  );
  return (
    <Autocomplete inputValue={query} onInputChange={setQuery}>
      <SearchField
        className="ww-find-search ww-row ww-gap-10 ww-quiet"
        aria-label={t('app:common.search')}
        autoFocus
      >
        <Icon name="search" size={17} />
        <Input className="ww-find-input ww-fill" placeholder={t('app:palette.placeholder')} />
      </SearchField>
      <Menu
        className="ww-find-list"
        aria-label={t('app:palette.result', { count: results.length })}
        items={results}
        renderEmptyState={() => <p className="ww-find-none ww-quiet">{t('app:palette.nothing')}</p>}
      >
        {(entry) => <Result entry={entry} close={close} />}
      </Menu>
    </Autocomplete>
  );
};

/** One search field for every place and every command. */
export function Palette() {
  const { t } = useTranslation();
  const words = useWords();
  const { isOpen, setOpen } = usePalette();
  const campaign = useSession(({ campaign }) => campaign);
  const lattice = useSession(({ lattice }) => lattice);
  const context = useMemo(
    () => (campaign === null || lattice === null ? null : { campaign, lattice, words }),
    [campaign, lattice, words],
  );
  if (context === null) return null;
  return (
    <ModalOverlay
      className="ww-find-veil ww-row ww-align-start"
      isOpen={isOpen}
      onOpenChange={setOpen}
      isDismissable
    >
      <Modal className="ww-find">
        <Dialog className="ww-find-dialog" aria-label={t('app:common.search')}>
          {/* Esc closes at once, before the field handles it by clearing itself. */}
          <div
            className="ww-find-keys"
            onKeyDownCapture={(event) => {
              if (event.key !== 'Escape') return;
              event.stopPropagation();
              setOpen(false);
            }}
          >
            <Search context={context} close={() => setOpen(false)} />
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
