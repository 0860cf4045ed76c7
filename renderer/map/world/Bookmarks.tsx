import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Bookmark, type Campaign, fieldAtPoint, type Lattice } from '../../../engine';
import { showBookmark } from '../../state/jump';
import { useSession } from '../../state/session';
import { Button, Dialog, IconButton, TextField } from '../../ui';
import { addBookmark, removeBookmark, renameBookmark } from '../commands/bookmarks';
import { useMapRoom } from '../state';
import './world.css';

const execute = (command: ReturnType<typeof renameBookmark>): void => {
  if (command !== undefined) void useSession.getState().execute(command);
};

const byName = (a: Bookmark, b: Bookmark): number => a.name.localeCompare(b.name);

/** What the place in the middle of the window may be called: its settlement, or its address. */
const nameOfMiddle = ({ world }: Campaign, lattice: Lattice): string => {
  const { window } = useMapRoom.getState();
  const cell = window === null ? undefined : lattice.cellAt(fieldAtPoint(window.camera.centre));
  if (cell === undefined) return '';
  const field = lattice.addressOf(cell);
  const [no = '', kleinfeld = ''] = field.split('/');
  const grossfeld = Object.values(world.map.grossfelder).find((one) => one.no === no);
  return grossfeld?.settlements[Number(kleinfeld) - 1]?.name ?? field;
};

const Row = ({
  bookmark,
  onShown,
}: {
  readonly bookmark: Bookmark;
  readonly onShown: () => void;
}) => {
  const { t } = useTranslation();
  const [name, setName] = useState(bookmark.name);
  const keep = (): void => {
    if (name.trim() === '') setName(bookmark.name);
    else execute(renameBookmark(bookmark, name));
  };
  return (
    <li className="ww-bookmark">
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
          showBookmark(bookmark);
          onShown();
        }}
      >
        {t('world:bookmark.show')}
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
  const [name, setName] = useState(() => nameOfMiddle(campaign, lattice));
  const [isAsked, setAsked] = useState(false);
  const set = (): void => {
    setAsked(true);
    const camera = useMapRoom.getState().window?.camera;
    if (name.trim() === '' || camera === undefined) return;
    const id = crypto.randomUUID();
    const { centre: point, scale } = camera;
    execute(addBookmark({ id, name: name.trim(), point, scale }));
    onSet();
  };
  return (
    <form
      className="ww-bookmark-new"
      onSubmit={(event) => {
        event.preventDefault();
        set();
      }}
    >
      <TextField
        label={t('world:bookmark.here')}
        hint={t('world:bookmark.hereHint')}
        value={name}
        maxLength={80}
        autoFocus
        onFocus={(event) => {
          if (event.target instanceof HTMLInputElement) event.target.select();
        }}
        onChange={setName}
        error={isAsked && name.trim() === '' ? t('world:bookmark.needName') : undefined}
      />
      <Button type="submit" variant="filled">
        {t('world:bookmark.set')}
      </Button>
    </form>
  );
};

/** The places the GM wants to find again: set one here, go to one, name it anew, forget it. */
export const Bookmarks = ({ onClose }: { readonly onClose: () => void }) => {
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
            <Row key={`${bookmark.id} ${bookmark.name}`} bookmark={bookmark} onShown={onClose} />
          ))}
        </ul>
      )}
    </Dialog>
  );
};
