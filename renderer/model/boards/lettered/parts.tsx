import { useTranslation } from 'react-i18next';
import {
  edgeBetween,
  layoutRemarks,
  type LetteredField,
  lostThings,
  neighboursOfField,
  resizeBoard,
} from '../../../../engine';
import { useWords } from '../../../kit/explain/react';
import type { Words } from '../../../kit/text/words';
import { NumberField } from '../../../kit/ui';
import type { PartProps, SeenThrough } from '../../board/board';
import { OutcomeSelect } from '../../board/OutcomeSelect';
import { Head } from '../../board/Palette';
import { PartySelect } from '../../../kit/board/PartyShield';
import { useVeil } from '../../state/veil';
import { PieceSheet } from '../../board/PieceSheet';
import {
  carryOut,
  createBoardScreen,
  type Outcome,
  BOARD_SCREEN_START,
  type BoardScreenState,
} from '../../board/screen-state';
import {
  type Drawn,
  editBoard,
  layoutIn,
  type LetteredContext,
  type LetteredTool,
  putOn,
} from './board';
import type { LetteredLayer, LetteredScene } from '../../../kit/board/lettered/drawing';

/** The board in the chosen perspective. */
export type SeenLettered = LetteredScene & SeenThrough;

/** What the GM looks at on the board, and the current tool. */
export interface LetteredViewState extends BoardScreenState<LetteredTool, LetteredLayer> {
  /** The party of a new capital or base; null = none. */
  readonly party: string | null;
}

export const useLetteredView = createBoardScreen<LetteredViewState>({
  ...BOARD_SCREEN_START,
  tool: 'select',
  party: null,
  layers: { numbers: true, pieces: true, marks: true },
});

/** The kind of a field, as text: open, mountain, base or capital of a party. */
export function fieldInWords(
  { sight: { board, capitals, bases }, parties }: LetteredScene,
  field: LetteredField,
  words: Words,
): string {
  const capital = capitals.find((one) => one.field === field);
  const base = bases.find((one) => one.field === field);
  const party = capital?.party ?? base?.party ?? '';
  const ground = board.mountains.includes(field) ? 'mountain' : 'open';
  const onIt = base === undefined ? ground : base.party === null ? 'free' : 'base';
  const what = capital === undefined ? onIt : capital.isDestroyed ? 'destroyed' : 'capital';
  return words(`lettered:what.${what}`, { name: parties[party]?.name ?? party });
}

/** Fields one cannot step to from a field because the edge between is blocked, as far as the viewer knows. */
export function blockedFrom({ board, edges }: LetteredScene['sight'], field: LetteredField) {
  const blocked = [...board.blocked, ...edges.map(({ edge }) => edge)];
  return neighboursOfField(board, field).filter((one) => blocked.includes(edgeBetween(field, one)));
}

/** For whom capitals and bases are put down; how large the board is. */
export function Options({ campaign }: PartProps<SeenLettered>) {
  const { t } = useTranslation();
  const { tool, party, set } = useLetteredView();
  const layout = layoutIn(campaign);
  if (layout === undefined) return null;
  const { board } = layout;
  const resize = (change: Partial<typeof board>): Outcome => {
    const edit = resizeBoard(layout, { ...board, ...change });
    const count = edit.ok ? lostThings(layout, edit.value) : 0;
    return editBoard(campaign, 'size', { count }, edit);
  };
  return (
    <>
      {tool === 'capital' || tool === 'base' ? (
        <PartySelect
          label={t('app:common.for')}
          parties={campaign.world.parties}
          value={party}
          hasNobody={tool === 'base'}
          onChange={(next) => set({ party: next })}
        />
      ) : null}
      <section className="ww-stack ww-gap-12">
        <Head title={t('lettered:size.title')} />
        {(['rows', 'columns'] as const).map((side) => (
          <NumberField
            key={side}
            label={t(`lettered:size.${side}`)}
            value={board[side]}
            minValue={1}
            maxValue={side === 'rows' ? 26 : 99}
            onChange={(value) => {
              if (Number.isInteger(value) && value !== board[side])
                carryOut(useLetteredView, resize({ [side]: value }));
            }}
          />
        ))}
        <OutcomeSelect
          screen={useLetteredView}
          label={t('lettered:size.layout')}
          choices={(['even_rows_right', 'odd_rows_right'] as const).map((id) => ({
            text: t(`lettered:size.${id}`),
            isSo: board.layout === id,
            choose: () => resize({ layout: id }),
          }))}
        />
      </section>
    </>
  );
}

/** What is drawn on a field, to be changed without a tool. */
function What({
  campaign,
  layout,
  field,
}: Pick<LetteredContext, 'campaign' | 'layout'> & { readonly field: LetteredField }) {
  const { t } = useTranslation();
  const { parties } = campaign.world;
  const { board, bases, capitals } = layout;
  const thing = (what: Drawn, party: string | null, isSo: boolean) => ({
    isSo,
    text: t(`lettered:what.${what === 'base' && party === null ? 'free' : what}`, {
      name: parties[party ?? '']?.name,
    }),
    choose: () => putOn(campaign, layout, field, what, party),
  });
  const keys = Object.keys(parties);
  return (
    <OutcomeSelect
      screen={useLetteredView}
      label={t('lettered:sheet.what')}
      choices={[
        thing('open', null, true),
        thing('mountain', null, board.mountains.includes(field)),
        ...[null, ...keys].map((party) => thing('base', party, bases[field] === party)),
        ...keys.map((party) => thing('capital', party, capitals[party] === field)),
      ]}
    />
  );
}

/** The sheet at the right: of the chosen field, or of the board with what is wrong with it for a game. */
export function Sheet({
  chosen,
  campaign,
  seen,
}: PartProps<SeenLettered> & { readonly chosen: LetteredField | null }) {
  const { t } = useTranslation();
  const words = useWords();
  const { set } = useLetteredView.getState();
  const { sight, parties, viewer, marks } = seen;
  const isLifted = useVeil((veil) => veil.isLifted);
  const isVeiled = viewer === null && !isLifted && sight.pieces.length > 0;
  const layout = viewer === null ? layoutIn(campaign) : undefined;
  const remarks = layout === undefined ? [] : layoutRemarks(layout, Object.keys(parties));
  const blocked = chosen === null ? [] : blockedFrom(sight, chosen);
  const next = chosen === null ? [] : neighboursOfField(sight.board, chosen);
  return (
    <>
      {layout === undefined || chosen === null ? null : (
        <What campaign={campaign} layout={layout} field={chosen} />
      )}
      {isVeiled ? <p className="ww-small ww-quiet">{t('lettered:sheet.veiled')}</p> : null}
      <PieceSheet
        {...{ chosen, parties, seen: sight, kinds: marks }}
        held={sight.bases}
        heldLabel={t('lettered:sheet.bases')}
        neighbours={next.map((field) => ({
          key: field,
          text: `${field} · ${fieldInWords(seen, field, words)}`,
          more: blocked.includes(field) ? t('lettered:sheet.blocked') : null,
        }))}
        remarks={remarks.map(({ code, field, party = '' }) => ({
          key: [code, field, party].join(' '),
          text: t(`lettered:remark.${code}`, { field, name: parties[party]?.name ?? party }),
          ...(field === undefined ? {} : { cell: field }),
        }))}
        onChoose={(field) => set({ chosen: field })}
      />
    </>
  );
}
