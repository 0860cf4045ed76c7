import type { JournalEntry } from '../../model/storage';
import { Icon, type IconName } from '../../kit/ui';
import { useActPicture } from './use-act-pictures';

/** What stands for an act that touched no map, by the first part of its name. */
const KINDS: Readonly<Record<string, IconName>> = {
  turn: 'turn',
  storage: 'file',
  world: 'grossfeld',
  places: 'place',
  map: 'map',
  print: 'print',
};

const kindOf = (name: string): IconName => KINDS[name.split(':')[0] ?? ''] ?? 'pencil';

/** Three fields in outline: stands in for a picture that was never drawn. */
const Sketch = () => (
  <svg viewBox="0 0 88 52" className="ww-act-sketch">
    <path d="M32 9l11 6v13l-11 6-11-6V15zM54 9l11 6v13l-11 6-11-6V15zM43 28l11 6v13l-11 6-11-6V34z" />
  </svg>
);

const Photograph = ({ campaign, seq }: { readonly campaign: string; readonly seq: number }) => {
  const url = useActPicture(campaign, seq);
  return url === null ? <Sketch /> : <img src={url} alt="" width={88} height={52} />;
};

/** A small picture of what an act touched; an icon of its kind if it touched no map. */
export const ActPicture = ({
  campaign,
  entry: { seq, name, touched },
}: {
  readonly campaign: string;
  readonly entry: JournalEntry;
}) => (
  <span className="ww-act-picture" data-kind={touched === undefined ? 'icon' : 'map'}>
    {touched === undefined ? (
      <Icon name={kindOf(name)} />
    ) : (
      <Photograph campaign={campaign} seq={seq} />
    )}
  </span>
);
