import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Campaign,
  type LayoutEdit,
  layoutRemarks,
  type LetteredField,
  type LetteredLayout,
  type LetteredPiece,
  neighboursOfField,
  setBase,
  setCapital,
  setMountain,
} from '../../../engine';
import { figuresOf } from '../../explain';
import { useLanguage, useWords } from '../../explain/react';
import { useSession } from '../../state/session';
import { DataTable, Select } from '../../ui';
import { PartyName } from '../kit/PartyShield';
import { carryOut } from '../kit/room';
import { Part, Quiet } from '../kit/Rows';
import { Sheet as Shell, SheetHead } from '../kit/Sheet';
import { editBoard } from './board';
import { useLetteredRoom } from './state';
import { blockedFrom, type SeenLettered } from './use-sight';
import { fieldInWords } from './words';

interface SheetProps {
  readonly campaign: Campaign;
  readonly seen: SeenLettered;
  readonly layout: LetteredLayout;
}

/** What is drawn on a field, to be changed without a tool. */
function What({ campaign, layout, field }: SheetProps & { readonly field: LetteredField }) {
  const { t } = useTranslation();
  const isReadOnly = useSession((session) => session.readOnly);
  const parties = Object.values(campaign.world.parties);
  const holder = Object.entries(layout.capitals).find(([, at]) => at === field)?.[0];
  const base = layout.bases[field];
  const value =
    holder !== undefined
      ? `capital ${holder}`
      : base !== undefined
        ? `base ${base ?? ''}`
        : layout.board.mountains.includes(field)
          ? 'mountain '
          : 'open ';
  const options = [
    { id: 'open ', label: t('lettered:what.open') },
    { id: 'mountain ', label: t('lettered:what.mountain') },
    { id: 'base ', label: t('lettered:what.free') },
    ...(['base', 'capital'] as const).flatMap((what) =>
      parties.map(({ key, name }) => ({
        id: `${what} ${key}`,
        label: t(`lettered:what.${what}`, { name }),
      })),
    ),
  ];
  const change = (id: string): void => {
    const [what, party = ''] = id.split(' ');
    const about = { field, name: campaign.world.parties[party]?.name ?? '', count: 1 };
    const act = (name: string, edit: LayoutEdit): void =>
      carryOut(useLetteredRoom, editBoard(campaign, name, about, edit));
    if (id === value) return;
    if (what === 'mountain') act('mountain', setMountain(layout, field, true));
    else if (what === 'capital') act('capital', setCapital(layout, field, party));
    else if (what === 'base' && party === '') act('freeBase', setBase(layout, field, null));
    else if (what === 'base') act('base', setBase(layout, field, party));
    else act('open', setMountain(layout, field, false));
  };
  return (
    <Select
      label={t('lettered:sheet.what')}
      value={value}
      options={options}
      isDisabled={isReadOnly}
      onChange={change}
    />
  );
}

/** Pieces as the looker sees them; a column of the truth where he knows it. */
function Pieces({
  seen,
  pieces,
}: {
  readonly seen: SeenLettered;
  readonly pieces: readonly LetteredPiece[];
}) {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  if (pieces.length === 0) return <Quiet>{t('lettered:sheet.nobody')}</Quiet>;
  const strength = (value: number | null): string => (value === null ? '?' : plain(value));
  return (
    <DataTable
      rows={pieces}
      keyOf={(_, index) => index}
      columns={[
        {
          id: 'party',
          label: t('board:party'),
          cell: ({ party }) => <PartyName parties={seen.parties} party={party} />,
        },
        { id: 'name', label: t('lettered:sheet.piece'), align: 'end', cell: ({ name }) => name },
        {
          id: 'strength',
          label: t('lettered:sheet.strength'),
          align: 'end',
          cell: (piece) => strength(piece.strength),
        },
        ...(pieces.some(({ truth }) => truth !== undefined)
          ? [
              {
                id: 'truth',
                label: t('lettered:sheet.truth'),
                cell: ({ truth }: LetteredPiece) =>
                  truth === undefined ? null : (
                    <>
                      <PartyName parties={seen.parties} party={truth.party} />{' '}
                      {plain(truth.strength)}
                    </>
                  ),
              },
            ]
          : []),
      ]}
    />
  );
}

function FieldSheet(props: SheetProps & { readonly field: LetteredField }) {
  const { t } = useTranslation();
  const words = useWords();
  const language = useLanguage();
  const set = useLetteredRoom((room) => room.set);
  const { seen, field } = props;
  const { sight, parties, marks, looker } = seen;
  const blocked = blockedFrom(sight, field);
  const here = sight.marks.filter((mark) => mark.field === field);
  return (
    <>
      <SheetHead over={fieldInWords(sight, field, parties, words)} title={field} />
      <div className="ww-board-sheet">
        {looker === null ? <What {...props} /> : null}
        <Part title={t('lettered:sheet.pieces')}>
          <Pieces seen={seen} pieces={sight.pieces.filter((piece) => piece.field === field)} />
        </Part>
        {here.length === 0 ? null : (
          <Part title={t('lettered:sheet.marks')}>
            {here.map(({ kind, party, to }, index) => (
              <p key={index} className="ww-dense">
                {marks[kind]?.label[language === 'de' ? 0 : 1] ?? kind} {to}{' '}
                <PartyName parties={parties} party={party} />
              </p>
            ))}
          </Part>
        )}
        <Part title={t('lettered:sheet.neighbours')}>
          <ul className="ww-board-neighbours">
            {neighboursOfField(sight.board, field).map((next) => (
              <li key={next}>
                <span />
                <button
                  type="button"
                  className="ww-row-button"
                  onClick={() => set({ chosen: next })}
                >
                  {next} · {fieldInWords(sight, next, parties, words)}
                </button>
                {blocked.includes(next) ? (
                  <span className="ww-small">{t('lettered:sheet.blocked')}</span>
                ) : null}
              </li>
            ))}
          </ul>
        </Part>
      </div>
    </>
  );
}

/** What is wrong with the board for a game; pressing one shows its field. */
function Remarks({ campaign, layout }: SheetProps) {
  const { t } = useTranslation();
  const set = useLetteredRoom((room) => room.set);
  const { parties } = campaign.world;
  const remarks = useMemo(() => layoutRemarks(layout, Object.keys(parties)), [layout, parties]);
  if (remarks.length === 0) return null;
  return (
    <Part title={t('lettered:remark.title')}>
      <ul className="ww-board-remarks">
        {remarks.map(({ code, field = '', party = '' }) => (
          <li key={[code, field, party].join(' ')}>
            <button
              type="button"
              className="ww-row-button"
              onClick={() => set({ chosen: field === '' ? null : field })}
            >
              {t(`lettered:remark.${code}`, { field, name: parties[party]?.name ?? party })}
            </button>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function BoardSheet(props: SheetProps) {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  const { campaign, seen } = props;
  const { sight, parties } = seen;
  const rows = Object.keys(parties).map((party) => {
    const pieces = sight.pieces.filter((piece) => piece.party === party);
    const known = pieces.flatMap(({ strength }) => strength ?? []);
    return {
      party,
      count: pieces.length,
      strength: known.length === 0 ? '·' : plain(known.reduce((sum, one) => sum + one, 0)),
      bases: sight.bases.filter((base) => base.party === party).length,
    };
  });
  return (
    <>
      <SheetHead
        over={t('lettered:sheet.overview', {
          count: sight.board.rows,
          columns: sight.board.columns,
        })}
        title={campaign.name}
      />
      <div className="ww-board-sheet">
        <Part title={t('lettered:sheet.everywhere')}>
          <DataTable
            rows={rows}
            keyOf={({ party }) => party}
            columns={[
              {
                id: 'party',
                label: t('board:party'),
                cell: ({ party }) => <PartyName parties={parties} party={party} />,
              },
              ...(['count', 'strength', 'bases'] as const).map((id) => ({
                id,
                label: t(`lettered:sheet.${id}`),
                align: 'end' as const,
                cell: (row: (typeof rows)[number]) => row[id],
              })),
            ]}
          />
        </Part>
        {seen.looker === null ? <Remarks {...props} /> : null}
      </div>
    </>
  );
}

/** The sheet at the right: of the chosen field, or of the board. */
export function Sheet({
  chosen,
  ...props
}: SheetProps & { readonly chosen: LetteredField | null }) {
  const { t } = useTranslation();
  return (
    <Shell label={t('lettered:sheet.label')}>
      {chosen === null ? <BoardSheet {...props} /> : <FieldSheet {...props} field={chosen} />}
    </Shell>
  );
}
