import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Campaign, hexGameOf, type Lattice, type Party } from '../../../engine';
import { lexiconOf } from '../../kit/explain';
import { LexiconContext, useLanguage } from '../../kit/explain/react';
import { useSession } from '../../model/state/session';
import { EmptyState, KeyCap, StatusSlot, TabSwitch } from '../../kit/ui';
import { BalanceTab } from './balance/BalanceTab';
import { type BookTab, tabShown, leavesOf, useBooksView } from '../../model/books/books-store';
import './books.css';
import { CompareTab } from './compare/CompareTab';
import { LedgerTab } from './ledger/LedgerTab';
import { type BooksModel, type RealmCheck, useBooksModel, useRealms } from './use-books-model';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { shieldColour } from '../../kit/cartography/colour';
import { Shield } from '../../model/turn/card/Sign';
import { type Shortcut, shortcutsOf, tabShortcuts, useShortcuts } from '../../kit/state/shortcuts';
import { nextGap } from './model/gaps';

const SCOPE = 'app:screen.books';
const shortcut = shortcutsOf(SCOPE);

/** Goes to another difference of the sheet; from another tab to the sheet itself. */
const goToGap = ({ gaps }: BooksModel, step: 1 | -1): void => {
  const { choose, gap } = useBooksView.getState();
  choose({ tab: 'balance', gap: nextGap(gaps.length, gap, step) });
};

/** Goes to the realm before or after the one looked at, going round. */
const goToRealm = ({ parties, party }: BooksModel, step: 1 | -1): void => {
  const at = parties.findIndex(({ key }) => key === party.key);
  const next = parties[(at + step + parties.length) % parties.length];
  if (next !== undefined) useBooksView.getState().choose({ party: next.key, gap: null });
};

/** Binds the keys of the books while they are on the screen. */
function useBooksKeys(model: BooksModel): void {
  const keys = useMemo(
    (): readonly Shortcut[] => [
      ...tabShortcuts(
        (tab) => `ledger:leaf.${tab}`,
        { scope: SCOPE, icon: 'ledger' },
        leavesOf(model.system),
        (tab) => useBooksView.getState().choose({ tab }),
      ),
      shortcut('books.next', 'N', 'ledger:action.nextGap', () => goToGap(model, 1), {
        isEnabled: () => model.gaps.length > 0,
      }),
      shortcut('books.previous', 'Shift+N', 'ledger:action.previousGap', () => goToGap(model, -1), {
        isEnabled: () => model.gaps.length > 0,
      }),
      shortcut('books.nextRealm', 'Alt+ArrowDown', 'ledger:action.nextRealm', () =>
        goToRealm(model, 1),
      ),
      shortcut('books.previousRealm', 'Alt+ArrowUp', 'ledger:action.previousRealm', () =>
        goToRealm(model, -1),
      ),
      shortcut(
        'books.paste',
        'P',
        'ledger:paste.open',
        () => useBooksView.getState().choose({ tab: 'balance', isPasting: true }),
        {
          icon: 'paste',
          isEnabled: () =>
            model.system.parties.compare !== undefined && !useSession.getState().readOnly,
        },
      ),
    ],
    [model],
  );
  useShortcuts(keys);
}

/** The result of checking a realm's sheet, as text. */
const useCheckWords = (): ((check: RealmCheck) => string) => {
  const { t } = useTranslation();
  return (check) =>
    check.kind === 'read'
      ? check.gaps === 0
        ? t('ledger:check.agrees')
        : t('ledger:check.gaps', { count: check.gaps })
      : t(`ledger:check.${check.kind}`);
};

/** The realms with the state of their books; arrows choose. */
const RealmRail = ({ model }: { readonly model: BooksModel }) => {
  const { t } = useTranslation();
  const choose = useBooksView((view) => view.choose);
  const wordsOf = useCheckWords();
  const { parties, party, checkFor } = model;
  const isCompared = model.system.parties.compare !== undefined;
  const chosen = (keys: 'all' | Set<string | number>): void => {
    const key = keys === 'all' ? undefined : [...keys][0];
    if (key !== undefined) choose({ party: String(key), gap: null });
  };
  return (
    <aside className="ww-books-rail ww-grid" aria-label={t('ledger:rail')}>
      <div className="ww-books-rail-head">
        <h2 className="ww-over">{t('ledger:rail')}</h2>
        {isCompared ? (
          <p className="ww-small ww-quiet">
            {t('ledger:lettersOf', { turn: model.campaign.world.clock.turn })}
          </p>
        ) : null}
      </div>
      <ListBox
        aria-label={t('noun:Realms')}
        className="ww-books-realms"
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={[party.key]}
        onSelectionChange={chosen}
        items={parties.map((one) => ({ id: one.key, one }))}
      >
        {({ one }: { readonly one: Party }) => {
          const check = checkFor(one.key);
          return (
            <ListBoxItem
              id={one.key}
              textValue={one.name}
              className="ww-books-realm ww-grid ww-align-baseline"
            >
              <Shield colour={shieldColour(model.campaign.world.parties, one.key)} />
              <b>{one.name}</b>
              {isCompared ? (
                <span data-check={check.kind === 'read' && check.gaps > 0 ? 'gaps' : check.kind}>
                  {wordsOf(check)}
                </span>
              ) : null}
            </ListBoxItem>
          );
        }}
      </ListBox>
    </aside>
  );
};

/** The part of the books in the status line: whose sheet, how many differences, the key that goes to the next. */
const BooksStatus = ({ model }: { readonly model: BooksModel }) => {
  const { t } = useTranslation();
  const { tab, gap } = useBooksView();
  const count = model.gaps.length;
  return (
    <>
      <span>{model.party.name}</span>
      {tabShown(model.system, tab) !== 'balance' || count === 0 ? null : (
        <>
          <span>
            {gap === null
              ? t('ledger:check.gaps', { count })
              : t('ledger:status.gap', { n: gap + 1, count })}
          </span>
          <span className="ww-inline ww-gap-6">
            <KeyCap keys="N" /> {t('ledger:action.nextGap')}
          </span>
        </>
      )}
    </>
  );
};

const TABS = {
  balance: BalanceTab,
  ledger: LedgerTab,
  compare: CompareTab,
} as const satisfies Readonly<Record<BookTab, unknown>>;

const TabBar = ({ system }: Pick<BooksModel, 'system'>) => {
  const { t } = useTranslation();
  const { tab, choose } = useBooksView();
  const tabs = leavesOf(system);
  return tabs.length === 1 ? null : (
    <TabSwitch
      label={t('ledger:leaves')}
      nameOf={(one) => t(`ledger:leaf.${one}`)}
      tabs={tabs}
      value={tabShown(system, tab)}
      onChange={(next) => choose({ tab: next })}
    />
  );
};

const Books = ({ model }: { readonly model: BooksModel }) => {
  const language = useLanguage();
  const tab = tabShown(
    model.system,
    useBooksView((view) => view.tab),
  );
  const { world } = model.campaign;
  const { terrains } = hexGameOf(model.system);
  const lexicon = useMemo(() => lexiconOf(world, terrains, language), [world, terrains, language]);
  useBooksKeys(model);
  const Tab = TABS[tab];
  return (
    <LexiconContext value={lexicon}>
      <div className="ww-books-screen ww-grid ww-whole">
        <RealmRail model={model} />
        <div className="ww-books-page ww-grid">
          <TabBar system={model.system} />
          <Tab key={tab} model={model} />
        </div>
      </div>
      <StatusSlot>
        <BooksStatus model={model} />
      </StatusSlot>
    </LexiconContext>
  );
};

type Realms = NonNullable<ReturnType<typeof useRealms>>;

const WithRealms = ({
  campaign,
  lattice,
  realms,
}: {
  readonly campaign: Campaign;
  readonly lattice: Lattice;
  readonly realms: Realms;
}) => {
  const model = useBooksModel({ campaign, lattice, ...realms });
  return <Books model={model} />;
};

const OpenBooks = ({
  campaign,
  lattice,
}: {
  readonly campaign: Campaign;
  readonly lattice: Lattice;
}) => {
  const { t } = useTranslation();
  const realms = useRealms(campaign);
  return realms === undefined ? (
    <EmptyState title={t('ledger:nobody.title')}>{t('ledger:nobody.text')}</EmptyState>
  ) : (
    <WithRealms campaign={campaign} lattice={lattice} realms={realms} />
  );
};

/** The screen of the books: balance sheets, ledger, comparison of realms. */
export function BooksScreen() {
  const campaign = useSession((session) => session.campaign);
  const lattice = useSession((session) => session.lattice);
  return campaign === null || lattice === null ? null : (
    <OpenBooks key={campaign.id} campaign={campaign} lattice={lattice} />
  );
}
