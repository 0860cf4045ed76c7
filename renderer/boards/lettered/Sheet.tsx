import { useTranslation } from 'react-i18next';
import {
  type Campaign,
  layoutRemarks,
  type LetteredField,
  type LetteredLayout,
  neighboursOfField,
  setMountain,
} from '../../../engine';
import { useLanguage, useWords } from '../../explain/react';
import { useSession } from '../../state/session';
import { Select } from '../../ui';
import type { PartProps } from '../kit/board';
import { CellList, RemarkList } from '../kit/Lists';
import { PartyName } from '../kit/PartyShield';
import { PartyTotals, PieceTable } from '../kit/PieceTable';
import { carryOut } from '../kit/room';
import { Part } from '../kit/Rows';
import { SheetHead } from '../kit/Sheet';
import { baseEdit, capitalEdit, editBoard, layoutIn } from './board';
import { blockedFrom, fieldInWords, type SeenLettered, useLetteredRoom } from './seen';

/** What is drawn on a field, to be changed without a tool. */
function What({
  campaign,
  layout,
  field,
}: {
  readonly campaign: Campaign;
  readonly layout: LetteredLayout;
  readonly field: LetteredField;
}) {
  const { t } = useTranslation();
  const isReadOnly = useSession((session) => session.readOnly);
  const holder = Object.entries(layout.capitals).find(([, at]) => at === field)?.[0];
  const base = layout.bases[field];
  const isMountain = layout.board.mountains.includes(field);
  const value =
    holder !== undefined
      ? `capital ${holder}`
      : base !== undefined
        ? `base ${base ?? ''}`
        : `${isMountain ? 'mountain' : 'open'} `;
  const option = (what: 'base' | 'capital') =>
    Object.values(campaign.world.parties).map(({ key, name }) => ({
      id: `${what} ${key}`,
      label: t(`lettered:what.${what}`, { name }),
    }));
  const outcome = (what: string, party: string) => {
    if (what === 'capital') return capitalEdit(campaign, layout, field, party);
    if (what === 'base') return baseEdit(campaign, layout, field, party === '' ? null : party);
    const edit = setMountain(layout, field, what === 'mountain');
    return editBoard(campaign, what, { field, count: 1 }, edit);
  };
  return (
    <Select
      label={t('lettered:sheet.what')}
      value={value}
      options={[
        { id: 'open ', label: t('lettered:what.open') },
        { id: 'mountain ', label: t('lettered:what.mountain') },
        { id: 'base ', label: t('lettered:what.free') },
        ...option('base'),
        ...option('capital'),
      ]}
      isDisabled={isReadOnly}
      onChange={(id) => {
        const [what = '', party = ''] = id.split(' ');
        if (id !== value) carryOut(useLetteredRoom, outcome(what, party));
      }}
    />
  );
}

function FieldSheet({
  campaign,
  seen,
  field,
}: PartProps<SeenLettered> & { readonly field: LetteredField }) {
  const { t } = useTranslation();
  const words = useWords();
  const language = useLanguage();
  const set = useLetteredRoom((room) => room.set);
  const { sight, parties, marks, looker } = seen;
  const layout = looker === null ? layoutIn(campaign) : undefined;
  const blocked = blockedFrom(sight, field);
  const here = sight.marks.filter((mark) => mark.field === field);
  return (
    <>
      <SheetHead over={fieldInWords(seen, field, words)} title={field} />
      <div className="ww-board-sheet">
        {layout === undefined ? null : <What campaign={campaign} layout={layout} field={field} />}
        <PieceTable
          pieces={sight.pieces.filter((piece) => piece.field === field)}
          parties={parties}
        />
        {here.length === 0 ? null : (
          <Part title={t('lettered:legend.marks')}>
            {here.map(({ kind, party, to }, index) => (
              <p key={index} className="ww-dense">
                {marks[kind]?.label[language === 'de' ? 0 : 1]} {to}{' '}
                <PartyName parties={parties} party={party} />
              </p>
            ))}
          </Part>
        )}
        <Part title={t('lettered:sheet.neighbours')}>
          <CellList
            cells={neighboursOfField(sight.board, field).map((next) => ({
              key: next,
              text: `${next} · ${fieldInWords(seen, next, words)}`,
              face: <span />,
              more: blocked.includes(next) ? t('lettered:sheet.blocked') : null,
            }))}
            onChoose={(next) => set({ chosen: next })}
          />
        </Part>
      </div>
    </>
  );
}

/** What is wrong with the board for a game. */
function Remarks({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation();
  const set = useLetteredRoom((room) => room.set);
  const { parties } = campaign.world;
  const layout = layoutIn(campaign);
  const remarks = layout === undefined ? [] : layoutRemarks(layout, Object.keys(parties));
  return (
    <RemarkList
      title={t('lettered:remark.title')}
      remarks={remarks.map(({ code, field, party = '' }) => ({
        key: [code, field, party].join(' '),
        text: t(`lettered:remark.${code}`, { field, name: parties[party]?.name ?? party }),
        ...(field === undefined ? {} : { cell: field }),
      }))}
      onChoose={(field) => set({ chosen: field })}
    />
  );
}

/** The sheet at the right: of the chosen field, or of the board. */
export function Sheet({
  chosen,
  campaign,
  seen,
}: PartProps<SeenLettered> & { readonly chosen: LetteredField | null }) {
  const { t } = useTranslation();
  if (chosen !== null) return <FieldSheet campaign={campaign} seen={seen} field={chosen} />;
  const { board, pieces, bases } = seen.sight;
  return (
    <>
      <SheetHead
        over={t('lettered:sheet.overview', { count: board.rows, columns: board.columns })}
        title={campaign.name}
      />
      <div className="ww-board-sheet">
        <PartyTotals
          pieces={pieces}
          held={bases}
          heldLabel={t('lettered:sheet.bases')}
          parties={seen.parties}
        />
        {seen.looker === null ? <Remarks campaign={campaign} /> : null}
      </div>
    </>
  );
}
