import { useTranslation } from 'react-i18next';
import {
  inLanguage,
  type LetteredMark,
  type LetteredMarkKind,
  type LetteredPiece,
  type LetteredSight,
} from '../../../engine';
import { figuresOf } from '../../kit/explain';
import { useLanguage, useWords } from '../../kit/explain/react';
import { type DataColumn, DataTable } from '../../kit/ui';
import type { SeenThrough } from './board';
import { type BoardRemark, CellList, type ListedCell, RemarkList } from '../../kit/board/Lists';
import { PartyName } from '../../kit/board/PartyShield';
import { Part, Quiet } from '../../kit/board/Rows';

type Parties = SeenThrough['parties'];

const partyColumn = <Row extends { readonly party: string | null }>(
  label: string,
  parties: Parties,
): DataColumn<Row> => ({
  id: 'party',
  label,
  cell: ({ party }) => <PartyName parties={parties} party={party} />,
});

/** Pieces on a cell as the viewer sees them, with a column of the truth where he knows it. */
function PieceTable({
  pieces,
  parties,
}: {
  readonly pieces: readonly LetteredPiece[];
  readonly parties: Parties;
}) {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  const truth: DataColumn<LetteredPiece> = {
    id: 'truth',
    label: t('board:piece.truth'),
    cell: ({ truth: one }) =>
      one === undefined ? null : (
        <>
          <PartyName parties={parties} party={one.party} /> {plain(one.strength)}
        </>
      ),
  };
  return (
    <Part title={t('board:piece.here')}>
      {pieces.length === 0 ? (
        <Quiet>{t('board:piece.none')}</Quiet>
      ) : (
        <DataTable
          rows={pieces}
          keyOf={(_, index) => index}
          columns={[
            partyColumn<LetteredPiece>(t('board:party'), parties),
            { id: 'name', label: t('board:piece.name'), align: 'end', cell: ({ name }) => name },
            {
              id: 'strength',
              label: t('app:common.strength'),
              align: 'end',
              cell: ({ strength }) => (strength === null ? '?' : plain(strength)),
            },
            ...(pieces.some((piece) => piece.truth !== undefined) ? [truth] : []),
          ]}
        />
      )}
    </Part>
  );
}

/** What each party truly has on the whole board, as far as the viewer knows: pieces, their strength, cells it holds. */
function PartyTotals({
  pieces,
  held,
  heldLabel,
  parties,
}: {
  readonly pieces: readonly LetteredPiece[];
  /** Who holds each cell that counts. */
  readonly held: readonly { readonly party: string | null }[];
  readonly heldLabel: string;
  readonly parties: Parties;
}) {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  const rows = Object.keys(parties).map((party) => {
    const own = pieces.map((piece) => piece.truth ?? piece).filter((one) => one.party === party);
    const known = own.flatMap(({ strength }) => strength ?? []);
    return {
      party,
      count: String(own.length),
      strength: known.length === 0 ? '·' : plain(known.reduce((sum, one) => sum + one, 0)),
      held: String(held.filter((one) => one.party === party).length),
    };
  });
  type Row = (typeof rows)[number];
  const figure = (id: 'count' | 'strength' | 'held', label: string): DataColumn<Row> => ({
    id,
    label,
    align: 'end',
    cell: (row) => row[id],
  });
  return (
    <Part title={t('board:piece.everywhere')}>
      <DataTable
        rows={rows}
        keyOf={({ party }) => party}
        columns={[
          partyColumn<Row>(t('board:party'), parties),
          figure('count', t('board:piece.count')),
          figure('strength', t('app:common.strength')),
          figure('held', heldLabel),
        ]}
      />
    </Part>
  );
}

/** Marks of the game on a cell, by their kinds, with where they lead and whose they are. */
function MarkList({
  marks,
  kinds,
  parties,
}: {
  readonly marks: readonly LetteredMark[];
  readonly kinds: Readonly<Record<string, LetteredMarkKind>>;
  readonly parties: Parties;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (marks.length === 0) return null;
  return (
    <Part title={t('board:marks')}>
      {marks.map(({ kind, party, to }, index) => (
        <p key={index} className="ww-dense">
          {inLanguage(kinds[kind]?.label ?? ['', ''], language)} {to}{' '}
          <PartyName parties={parties} party={party} />
        </p>
      ))}
    </Part>
  );
}

/** The sheet of a board with pieces: who and what is on the chosen cell and beside it, or (null) what each party has. */
export function PieceSheet({
  chosen,
  seen: { pieces, marks },
  kinds,
  parties,
  held,
  heldLabel,
  neighbours,
  remarks,
  onChoose,
}: {
  readonly chosen: string | null;
  readonly seen: Pick<LetteredSight, 'pieces' | 'marks'>;
  readonly kinds: Readonly<Record<string, LetteredMarkKind>>;
  readonly parties: Parties;
  /** Who holds each cell that counts, and what such cells are called. */
  readonly held: readonly { readonly party: string | null }[];
  readonly heldLabel: string;
  readonly neighbours: readonly ListedCell[];
  readonly remarks: readonly BoardRemark[];
  readonly onChoose: (cell: string) => void;
}) {
  const { t } = useTranslation();
  if (chosen === null)
    return (
      <>
        <PartyTotals pieces={pieces} held={held} heldLabel={heldLabel} parties={parties} />
        <RemarkList remarks={remarks} onChoose={onChoose} />
      </>
    );
  return (
    <>
      <PieceTable pieces={pieces.filter(({ field }) => field === chosen)} parties={parties} />
      <MarkList marks={marks.filter(({ field }) => field === chosen)} {...{ kinds, parties }} />
      <Part title={t('board:neighbours')}>
        <CellList cells={neighbours} onChoose={onChoose} />
      </Part>
    </>
  );
}

/** Pieces on a cell as text, for screen readers. */
export function piecesInWords(
  pieces: readonly LetteredPiece[],
  parties: Parties,
  words: ReturnType<typeof useWords>,
): string {
  const { list, plain } = figuresOf(words);
  const names = pieces.map(({ party, name, strength }) =>
    words('board:piece.said', {
      name: party === null ? words('board:nobody') : (parties[party]?.name ?? party),
      number: name,
      strength: strength === null ? words('board:piece.unknown') : plain(strength),
    }),
  );
  return names.length === 0
    ? words('board:piece.none')
    : words('board:piece.listed', { names: list(names) });
}
