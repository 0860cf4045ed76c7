import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../../engine';
import '../../map/map-room.css';
import { EyesSwitch } from '../../map/overlay/EyesSwitch';
import '../../map/overlay/overlay.css';
import { partiesAtHand } from '../../state/at-hand';
import { useSession } from '../../state/session';
import { PdfDialog } from '../../tracing';
import { Button, EmptyState, IconButton } from '../../ui';
import { Announcer } from './Announcer';
import { ExportDialog } from './ExportDialog';
import { Legend } from './Legend';
import { Palette } from './Palette';
import './regions.css';
import { Sheet } from './Sheet';
import { Stage } from './Stage';
import { takeTool, useBoardRoom } from './state';
import { Status } from './Status';
import { useBoardHand } from './use-hand';
import { showAll, useBoardKeys } from './use-board-keys';
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

const Switches = ({ campaign }: { readonly campaign: Campaign }) => {
  const { t } = useTranslation();
  const set = useBoardRoom((room) => room.set);
  return (
    <div className="ww-over-map" data-corner="top">
      <EyesSwitch
        parties={Object.values(campaign.world.parties)}
        first={partiesAtHand(campaign)[0]}
      />
      <IconButton icon="fit" label={t('regions:key.fit')} shortcut="F" onPress={showAll} />
      <IconButton
        icon="download"
        label={t('regions:export.act')}
        shortcut="Mod+Shift+E"
        onPress={() => set({ isExporting: true })}
      />
    </div>
  );
};

const Room = ({ campaign }: { readonly campaign: Campaign }) => {
  const hand = useBoardHand();
  useBoardKeys(hand);
  const seen = useSeenBoard(campaign);
  const isEmpty = seen.scene.regions.length === 0;
  return (
    <div className="ww-map-room ww-board-room">
      <Palette seen={seen} />
      <section className="ww-map-window">
        <Stage campaign={campaign} seen={seen} hand={hand} />
        {isEmpty ? <Empty /> : <Switches campaign={campaign} />}
        <Legend seen={seen} />
        <Announcer seen={seen} />
        <Status seen={seen} />
      </section>
      <Sheet campaign={campaign} seen={seen} />
      <PdfDialog />
      <ExportDialog campaign={campaign} seen={seen} />
    </div>
  );
};

/** The board of the open campaign of a game of regions: palette, board, sheet. */
export const RegionRoom = () => {
  const campaign = useSession((session) => session.campaign);
  return campaign === null ? null : <Room campaign={campaign} />;
};
