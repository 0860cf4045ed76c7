import { Generate } from './Generate';
import { Globe } from './Globe';
import { Numbers } from './Numbers';
import { Segment } from './Segment';
import '../../../model/genesis/plan-sheet.css';
import { useWorldDialogs } from './dialogs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Bookmark,
  type Campaign,
  fieldAtPoint,
  type Lattice,
  storedPoint,
} from '../../../../engine';
import { showBookmark } from '../../../model/state/jump';
import { useSession } from '../../../model/state/session';
import { Button, Dialog, FieldForm, IconButton, TextField } from '../../../kit/ui';
import { addBookmark, removeBookmark, renameBookmark } from '../../../model/map/commands/bookmarks';
import { useMapScreen } from '../../../model/map/state';
import './world.css';

const execute = (command: ReturnType<typeof renameBookmark>): void => {
  if (command !== undefined) void useSession.getState().execute(command);
};

const byName = (a: Bookmark, b: Bookmark): number => a.name.localeCompare(b.name);

/** What the place in the middle of the window may be called: its settlement, or its address. */
const nameOfMiddle = ({ world }: Campaign, lattice: Lattice): string => {
  const { window } = useMapScreen.getState();
  const cell = window === null ? undefined : lattice.cellAt(fieldAtPoint(window.camera.centre));
  if (cell === undefined) return '';
  const field = lattice.addressOf(cell);
  const [no = '', kleinfeld = ''] = field.split('/');
  const grossfeld = Object.values(world.map.grossfelder).find((one) => one.no === no);
  return grossfeld?.settlements[Number(kleinfeld) - 1]?.name ?? field;
};

const Row = ({
  bookmark,
  lattice,
  onShown,
}: {
  readonly bookmark: Bookmark;
  readonly lattice: Lattice;
  readonly onShown: () => void;
}) => {
  const { t } = useTranslation();
  const [name, setName] = useState(bookmark.name);
  const keep = (): void => {
    if (name.trim() === '') setName(bookmark.name);
    else execute(renameBookmark(bookmark, name));
  };
  return (
    <li className="ww-bookmark ww-grid ww-align-center ww-gap-8">
      <TextField
        label={t('world:bookmark.nameOf', { name: bookmark.name })}
        isLabelHidden
        value={name}
        maxLength={80}
        onChange={setName}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Enter') keep();
        }}
      />
      <Button
        aria-label={t('world:bookmark.goTo', { name: bookmark.name })}
        onPress={() => {
          showBookmark(lattice, bookmark);
          onShown();
        }}
      >
        {t('app:common.show')}
      </Button>
      <IconButton
        icon="trash"
        label={t('world:bookmark.remove', { name: bookmark.name })}
        onPress={() => execute(removeBookmark(bookmark))}
      />
    </li>
  );
};

const Fresh = ({
  campaign,
  lattice,
  onSet,
}: {
  readonly campaign: Campaign;
  readonly lattice: Lattice;
  readonly onSet: () => void;
}) => {
  const { t } = useTranslation();
  const [initial] = useState(() => nameOfMiddle(campaign, lattice));
  const camera = useMapScreen(({ window }) => window?.camera);
  const point = camera === undefined ? undefined : storedPoint(lattice, camera.centre);
  return (
    <FieldForm
      look="line"
      title={t('world:bookmark.title')}
      fields={{
        name: {
          kind: 'text',
          label: t('world:bookmark.here'),
          hint: t('world:bookmark.hereHint'),
          maxLength: 80,
          autoFocus: true,
          initial,
          check: (name) => {
            if (name === '') return t('world:bookmark.needName');
            return point === undefined ? t('world:bookmark.offNet') : undefined;
          },
        },
      }}
      act={{ label: t('world:bookmark.set'), variant: 'filled' }}
      onSubmit={({ name }) => {
        if (camera === undefined || point === undefined) return;
        const { scale } = camera;
        execute(addBookmark({ id: crypto.randomUUID(), name, point, scale }));
        onSet();
      }}
    />
  );
};

/** The GM's bookmarked places: set one here, go to one, rename it, delete it. */
const Bookmarks = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation();
  const campaign = useSession((session) => session.campaign);
  const lattice = useSession((session) => session.lattice);
  if (campaign === null || lattice === null) return null;
  const bookmarks = Object.values(campaign.bookmarks).sort(byName);
  return (
    <Dialog title={t('world:bookmark.title')} isOpen onOpenChange={onClose}>
      <Fresh campaign={campaign} lattice={lattice} onSet={onClose} />
      {bookmarks.length === 0 ? (
        <p className="ww-small ww-quiet">{t('world:bookmark.none')}</p>
      ) : (
        <ul className="ww-bookmarks" aria-label={t('world:bookmark.list')}>
          {bookmarks.map((bookmark) => (
            <Row
              key={`${bookmark.id} ${bookmark.name}`}
              bookmark={bookmark}
              lattice={lattice}
              onShown={onClose}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
};

const OpenGlobe = ({ onClose }: { readonly onClose: () => void }) => {
  const campaign = useSession((session) => session.campaign);
  const lattice = useSession((session) => session.lattice);
  if (campaign === null || lattice?.topology.kind !== 'icosahedron') return null;
  const { edge } = lattice.topology;
  return <Globe campaign={campaign} lattice={lattice} edge={edge} onClose={onClose} />;
};

const OpenSegment = ({ onClose }: { readonly onClose: () => void }) => {
  const campaign = useSession((session) => session.campaign);
  return campaign === null ? null : <Segment campaign={campaign} onClose={onClose} />;
};

/** The open dialog about the world as a whole. */
export function WorldDialogs() {
  const open = useWorldDialogs((dialogs) => dialogs.open);
  const show = useWorldDialogs((dialogs) => dialogs.show);
  const close = (): void => show(null);
  switch (open) {
    case 'numbers':
      return <Numbers onClose={close} />;
    case 'generate':
      return <Generate onClose={close} />;
    case 'bookmarks':
      return <Bookmarks onClose={close} />;
    case 'globe':
      return <OpenGlobe onClose={close} />;
    case 'segment':
      return <OpenSegment onClose={close} />;
    default:
      return null;
  }
}
