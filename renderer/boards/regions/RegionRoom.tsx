import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../../engine';
import { useWords } from '../../explain/react';
import { useSession } from '../../state/session';
import { PdfDialog } from '../../tracing';
import { Button, EmptyState } from '../../ui';
import { Announcer } from '../kit/Announcer';
import '../kit/board.css';
import { BoardSwitches } from '../kit/BoardSwitches';
import { ExportDialog } from '../kit/ExportDialog';
import { useBoardKeys } from '../kit/use-board-keys';
import { boardPage } from './export-board';
import { Legend } from './Legend';
import { Palette } from './Palette';
import './regions.css';
import { Sheet } from './Sheet';
import { Stage } from './Stage';
import { takeTool, useBoardRoom } from './state';
import { Status } from './Status';
import { useRegionHand } from './use-region-hand';
import { useSpokenRegion } from './spoken';
import { REGION_KEYS } from './use-board-keys';
import { useSeenBoard } from './use-board';

/** What lies on an empty board: how to begin. */
const Empty = () => {
  const { t } = useTranslation();
  const isReadOnly = useSession((session) => session.readOnly);
  const tool = useBoardRoom((room) => room.tool);
  if (tool !== 'select') return null;
  return (
    <div className="ww-board-empty">
      <EmptyState
        title={t('regions:empty.title')}
        action={
          <div className="ww-board-empty-acts">
            <Button variant="filled" isDisabled={isReadOnly} onPress={() => takeTool('draw')}>
              {t('regions:empty.draw')}
            </Button>
            <Button isDisabled={isReadOnly} onPress={() => takeTool('cells')}>
              {t('regions:empty.cells')}
            </Button>
            <Button isDisabled={isReadOnly} onPress={() => takeTool('picture')}>
              {t('regions:empty.picture')}
            </Button>
          </div>
        }
      >
        {t('regions:empty.text')}
      </EmptyState>
    </div>
  );
};

const Room = ({ campaign }: { readonly campaign: Campaign }) => {
  const hand = useRegionHand();
  useBoardKeys(REGION_KEYS, hand);
  const seen = useSeenBoard(campaign);
  const words = useWords();
  const spoken = useSpokenRegion(seen);
  const pageOf = useCallback(
    (width: number) => boardPage(campaign, seen, width, words),
    [campaign, seen, words],
  );
  const isEmpty = seen.scene.regions.length === 0;
  return (
    <div className="ww-map-room ww-board-room">
      <Palette seen={seen} />
      <section className="ww-map-window">
        <Stage campaign={campaign} seen={seen} hand={hand} />
        {isEmpty ? <Empty /> : <BoardSwitches campaign={campaign} keys={REGION_KEYS} />}
        <Legend seen={seen} />
        <Announcer text={spoken} />
        <Status seen={seen} />
      </section>
      <Sheet campaign={campaign} seen={seen} />
      <PdfDialog />
      <ExportDialog
        room={useBoardRoom}
        name={campaign.name}
        looker={seen.looker === null ? null : (seen.scene.parties[seen.looker]?.name ?? '')}
        pageOf={pageOf}
      />
    </div>
  );
};

/** The board of the open campaign of a game of regions: palette, board, sheet. */
export const RegionRoom = () => {
  const campaign = useSession((session) => session.campaign);
  return campaign === null ? null : <Room campaign={campaign} />;
};
