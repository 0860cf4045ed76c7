import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  boardRemarks,
  type Campaign,
  keyFromName,
  noteRegion,
  type Region,
  REGION_TINTS,
  rekeyRegion,
  renameRegion,
  setRegionFigure,
  settingsInForce,
  stepsFrom,
  systems,
  tintRegion,
} from '../../../../engine';
import { useWords } from '../../../kit/explain/react';
import { Quiet } from '../../../kit/board/Rows';
import { useDraft } from '../../../kit/ui/use-draft';
import { useSession } from '../../state/session';
import { NumberField, TextField } from '../../../kit/ui';
import type { PartProps } from '../../board/board';
import { RemarkList } from '../../../kit/board/Lists';
import { OutcomeSelect } from '../../board/OutcomeSelect';
import { backToBoard } from '../../board/use-board-keys';
import { carryOut, editBoard } from './board';
import { Neighbours } from './Neighbours';
import { PresenceTable } from './PresenceTable';
import { RegionActions } from './RegionActions';
import { presentIn, type SeenBoard } from './seen';
import { useRegionsView } from './state';

interface RegionProps {
  readonly campaign: Campaign;
  readonly region: Region;
  readonly isResting: boolean;
}

/** Keys the program gave by itself: they follow the first name. */
const GIVEN = /^region-\d+$/;

/** Name and key. A key the program gave follows the first name that is written. */
const Names = ({ campaign, region, isResting }: RegionProps) => {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const [name, setName] = useDraft(region.name);
  const [key, setKey] = useDraft(region.key);
  const { isNaming, set } = useRegionsView();
  useEffect(() => {
    if (!isNaming) return;
    const input = box.current?.querySelector('input');
    input?.focus();
    input?.select();
    set({ isNaming: false });
  }, [isNaming, set]);
  const { board } = campaign.world;
  if (board === undefined) return null;
  const isEmpty = presentIn(campaign, region.key).length === 0;
  const writeName = (): void => {
    const wanted = name.trim();
    if (wanted === region.name) return;
    const edit = renameRegion(board, region.key, wanted);
    const next = keyFromName(wanted);
    const follows = GIVEN.test(region.key) && isEmpty && board.regions[next] === undefined;
    const rekeyed = edit.ok && follows ? rekeyRegion(edit.value, region.key, next) : edit;
    const about = { name: region.name, to: wanted };
    if (!carryOut(campaign, 'regions:command.rename', about, rekeyed.ok ? rekeyed : edit)) {
      setName(region.name);
    } else if (rekeyed.ok && follows) set({ chosen: next });
  };
  const writeKey = (): void => {
    if (key === region.key) return;
    const edit = rekeyRegion(board, region.key, key);
    if (carryOut(campaign, 'regions:command.rekey', { name: region.name, to: key }, edit)) {
      set({ chosen: key });
    } else setKey(region.key);
  };
  return (
    <div ref={box} className="ww-stack ww-gap-12">
      <TextField
        label={t('regions:sheet.name')}
        value={name}
        onChange={setName}
        isDisabled={isResting}
        onBlur={writeName}
        onKeyDown={(event) => {
          if (event.key === 'Enter') backToBoard();
        }}
      />
      <TextField
        label={t('regions:sheet.key')}
        value={key}
        onChange={setKey}
        isDisabled={isResting || !isEmpty}
        {...(isEmpty ? {} : { hint: t('regions:sheet.keyFixed') })}
        onBlur={writeKey}
      />
    </div>
  );
};

const Look = ({ campaign, region: { key, name, tint } }: RegionProps) => {
  const { t } = useTranslation();
  const { board } = campaign.world;
  if (board === undefined) return null;
  return (
    <OutcomeSelect
      screen={useRegionsView}
      label={t('regions:sheet.tint')}
      choices={REGION_TINTS.map((id) => ({
        text: t(`regions:tint.${id}`),
        isSo: tint === id,
        choose: () =>
          editBoard(campaign, 'regions:command.tint', { name }, tintRegion(board, key, id)),
      }))}
    />
  );
};

/** The figures the game counts of a region. What is not set holds as the game says. */
const Figures = ({ campaign, region, isResting }: RegionProps) => {
  const words = useWords();
  const { board } = campaign.world;
  const { system } = campaign;
  const figures = systems[system]?.board.figures?.(settingsInForce(campaign)) ?? [];
  if (board === undefined) return null;
  return figures.map(({ key, standard, least, most }) => {
    const what = words(`${system}:figure.${key}`);
    const own = region.figures[key];
    return (
      <NumberField
        key={key}
        label={what}
        hint={words('regions:sheet.standard', { value: standard })}
        value={own ?? standard}
        minValue={least}
        maxValue={most}
        isDisabled={isResting}
        onChange={(value) => {
          const next = Number.isNaN(value) || value === standard ? null : value;
          if (next === (own ?? null)) return;
          const about = { name: region.name, what };
          const edit = setRegionFigure(board, region.key, key, next);
          carryOut(campaign, 'regions:command.figure', about, edit);
        }}
      />
    );
  });
};

const Note = ({ campaign, region, isResting }: RegionProps) => {
  const { t } = useTranslation();
  const [note, setNote] = useDraft(region.note);
  const { board } = campaign.world;
  return (
    <div className="ww-secret ww-stack ww-gap-12">
      <TextField
        label={t('regions:sheet.note')}
        hint={t('regions:sheet.noteHint')}
        rows={3}
        value={note}
        onChange={setNote}
        isDisabled={isResting}
        onBlur={() => {
          if (board === undefined || note.trim() === region.note) return;
          const about = { name: region.name };
          carryOut(campaign, 'regions:command.note', about, noteRegion(board, region.key, note));
        }}
      />
    </div>
  );
};

/** What should be known of how the board, or one region, is drawn. */
const Remarks = ({ seen, of }: { readonly seen: SeenBoard; readonly of: string | null }) => {
  const { t } = useTranslation();
  const set = useRegionsView((screen) => screen.set);
  const nameOf = (key = ''): string => seen.board.regions[key]?.name ?? key;
  const all = useMemo(() => boardRemarks(seen.board), [seen.board]);
  return (
    <RemarkList
      remarks={all
        .filter(({ region, other }) => of === null || region === of || other === of)
        .map(({ code, region, other }) => ({
          key: [code, region, other].join(' '),
          text: t(`regions:remark.${code}`, { name: nameOf(region), other: nameOf(other) }),
          ...(of === null ? { cell: region } : {}),
        }))}
      onChoose={(region) => set({ chosen: region })}
    />
  );
};

/** The sheet at the right: of the chosen region, or of the board. */
export function Sheet({
  campaign,
  seen,
  chosen,
}: PartProps<SeenBoard> & { readonly chosen: string | null }) {
  const { t } = useTranslation();
  const isResting = useSession((session) => session.readOnly);
  const region = chosen === null ? undefined : seen.board.regions[chosen];
  if (region === undefined) {
    const isEmpty = Object.keys(seen.board.regions).length === 0;
    return (
      <>
        <Quiet>{t(isEmpty ? 'regions:overview.empty' : 'regions:overview.hint')}</Quiet>
        <PresenceTable seen={seen} region={null} />
        <Remarks seen={seen} of={null} />
      </>
    );
  }
  const props = { campaign, region, isResting };
  const reachable = Object.keys(stepsFrom(seen.board, region.key)).length - 1;
  return (
    <>
      <PresenceTable seen={seen} region={region.key} />
      <Neighbours {...props} seen={seen} reachable={reachable} />
      <Remarks seen={seen} of={region.key} />
      {seen.viewer === null ? (
        <>
          <Names key={region.key} {...props} />
          <Look {...props} />
          <Figures {...props} />
          <Note key={`${region.key} note`} {...props} />
          <RegionActions {...props} />
        </>
      ) : null}
    </>
  );
}
