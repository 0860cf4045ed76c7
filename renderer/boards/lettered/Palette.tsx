import { useTranslation } from 'react-i18next';
import { type Campaign, lostThings, type LetteredLayout, resizeBoard } from '../../../engine';
import { useSession } from '../../state/session';
import { type IconName, NumberField, Select } from '../../ui';
import { Head } from '../kit/Head';
import { Layers } from '../kit/Layers';
import { Palette as Shell, Resting, ToolBox, ToolButtons } from '../kit/Palette';
import { carryOut } from '../kit/room';
import { editBoard } from './board';
import { LAYERS, useLetteredRoom } from './state';
import { LETTERED_TOOLS, type LetteredTool } from './tools';

const ICON: Readonly<Record<LetteredTool, IconName>> = {
  select: 'pointer',
  mountain: 'brush',
  capital: 'home',
  base: 'place',
  edge: 'wall',
  erase: 'trash',
};

/** Keys of the tools. */
export const TOOL_KEYS: Readonly<Record<LetteredTool, string>> = {
  select: 'V',
  mountain: 'M',
  capital: 'C',
  base: 'B',
  edge: 'K',
  erase: 'X',
};

/** For whom a capital or a base is put down. */
function ForWhom({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation();
  const { tool, party, set } = useLetteredRoom();
  if (tool !== 'capital' && tool !== 'base') return null;
  const parties = Object.values(campaign.world.parties).map(({ key, name }) => ({
    id: key,
    label: name,
  }));
  return (
    <Select
      label={t('lettered:party')}
      value={party ?? ''}
      options={[...(tool === 'base' ? [{ id: '', label: t('lettered:nobody') }] : []), ...parties]}
      onChange={(id) => set({ party: id === '' ? null : id })}
    />
  );
}

/** How many rows and columns the board has, and which rows are shifted. */
function Size({
  campaign,
  layout,
}: {
  readonly campaign: Campaign;
  readonly layout: LetteredLayout;
}) {
  const { t } = useTranslation();
  const { board } = layout;
  const resize = (change: Partial<typeof board>): void => {
    const edit = resizeBoard(layout, { ...board, ...change });
    const count = edit.ok ? lostThings(layout, edit.value) : 0;
    carryOut(useLetteredRoom, editBoard(campaign, 'size', { count }, edit));
  };
  return (
    <section>
      <Head title={t('lettered:size.title')} />
      {(['rows', 'columns'] as const).map((side) => (
        <NumberField
          key={side}
          label={t(`lettered:size.${side}`)}
          value={board[side]}
          minValue={1}
          maxValue={side === 'rows' ? 26 : 99}
          onChange={(value) => {
            if (Number.isInteger(value) && value !== board[side]) resize({ [side]: value });
          }}
        />
      ))}
      <Select
        label={t('lettered:size.layout')}
        value={board.layout}
        options={(['even_rows_right', 'odd_rows_right'] as const).map((id) => ({
          id,
          label: t(`lettered:size.${id}`),
        }))}
        onChange={(id) => resize({ layout: id })}
      />
    </section>
  );
}

/** What lies in reach of the hand: tools, for whom, the size of the board, what is shown. */
export function Palette({
  campaign,
  layout,
  looker,
}: {
  readonly campaign: Campaign;
  readonly layout: LetteredLayout;
  readonly looker: string | null;
}) {
  const { t } = useTranslation();
  const tool = useLetteredRoom((room) => room.tool);
  const set = useLetteredRoom((room) => room.set);
  const isReadOnly = useSession((session) => session.readOnly);
  const isResting = looker !== null || isReadOnly;
  return (
    <Shell className="ww-board-palette">
      <h2 className="ww-visually-hidden">{t('map:palette.label')}</h2>
      <ToolBox>
        <ToolButtons
          className="ww-board-tools"
          tools={LETTERED_TOOLS.map(({ id, changesWorld }) => ({
            id,
            changesWorld,
            icon: ICON[id],
            label: t(`lettered:tool.${id}`),
            shortcut: TOOL_KEYS[id],
          }))}
          chosen={tool}
          isResting={isResting}
          onChoose={(next) => set({ tool: next, told: null })}
        />
        <p className="ww-small ww-quiet">{t(`lettered:hint.${tool}`)}</p>
      </ToolBox>
      {isResting ? (
        <Resting
          text={t(isReadOnly ? 'board:readOnly' : 'board:resting')}
          isLooking={looker !== null}
        />
      ) : (
        <>
          <ForWhom campaign={campaign} />
          <Size campaign={campaign} layout={layout} />
        </>
      )}
      <Layers room={useLetteredRoom} layers={LAYERS} words="lettered:layers" />
    </Shell>
  );
}
