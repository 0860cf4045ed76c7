import { Bookmarks } from './Bookmarks';
import { Generate } from './Generate';
import { Numbers } from './Numbers';
import '../../../model/genesis/plan-sheet.css';
import { useWorldRoom } from './room';

/** Whichever dialog about the world as a whole lies open. */
export const WorldDialogs = () => {
  const open = useWorldRoom((room) => room.open);
  const show = useWorldRoom((room) => room.show);
  const close = (): void => show(null);
  switch (open) {
    case 'numbers':
      return <Numbers onClose={close} />;
    case 'generate':
      return <Generate onClose={close} />;
    case 'bookmarks':
      return <Bookmarks onClose={close} />;
    default:
      return null;
  }
};
