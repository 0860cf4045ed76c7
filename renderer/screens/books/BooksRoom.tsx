import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { hexGameOf, type Campaign, type Lattice } from '../../../engine';
import { lexiconOf } from '../../kit/explain';
import { LexiconContext, useLanguage } from '../../kit/explain/react';
import { useSession } from '../../model/state/session';
import { EmptyState, KeyCap, StatusSlot, ToggleGroup } from '../../kit/ui';
import { BalanceLeaf } from './balance/BalanceLeaf';
import { type BookLeaf, leafShown, leavesOf, useBooksView } from '../../model/books/books-store';
import './books.css';
import { BooksStatus } from './BooksStatus';
import { CompareLeaf } from './compare/CompareLeaf';
import { LedgerLeaf } from './ledger/LedgerLeaf';
import { RealmRail } from './RealmRail';
import { useBooksKeys } from './use-books-keys';
import { type BooksModel, useBooksModel, useRealms } from './use-books-model';

const LEAVES = {
  balance: BalanceLeaf,
  ledger: LedgerLeaf,
  compare: CompareLeaf,
} as const satisfies Readonly<Record<BookLeaf, unknown>>;

const LeafSwitch = ({ model: { system } }: { readonly model: BooksModel }) => {
  const { t } = useTranslation();
  const { leaf, choose } = useBooksView();
  const leaves = leavesOf(system);
  return leaves.length === 1 ? null : (
    <ToggleGroup
      label={t('ledger:leaves')}
      variant="line"
      value={leafShown(system, leaf)}
      onChange={(next) => choose({ leaf: next })}
      options={leaves.map((id, index) => ({
        id,
        name: t(`ledger:leaf.${id}`),
        label: (
          <>
            <KeyCap keys={String(index + 1)} /> {t(`ledger:leaf.${id}`)}
          </>
        ),
      }))}
    />
  );
};

const Books = ({ model }: { readonly model: BooksModel }) => {
  const language = useLanguage();
  const leaf = leafShown(
    model.system,
    useBooksView((view) => view.leaf),
  );
  const { world } = model.campaign;
  const { terrains } = hexGameOf(model.system);
  const lexicon = useMemo(() => lexiconOf(world, terrains, language), [world, terrains, language]);
  useBooksKeys(model);
  const Leaf = LEAVES[leaf];
  return (
    <LexiconContext value={lexicon}>
      <div className="ww-books-room ww-grid ww-whole">
        <RealmRail model={model} />
        <div className="ww-books-page">
          <LeafSwitch model={model} />
          <Leaf key={leaf} model={model} />
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

/** The room of the books: balance sheets, ledger, comparison of realms. */
export const BooksRoom = () => {
  const campaign = useSession((session) => session.campaign);
  const lattice = useSession((session) => session.lattice);
  return campaign === null || lattice === null ? null : (
    <OpenBooks key={campaign.id} campaign={campaign} lattice={lattice} />
  );
};
