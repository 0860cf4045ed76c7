import type { Party } from '../../../../engine';
import { useSession } from '../../../model/state/session';
import { Icon } from '../../../kit/ui';
import { useMapRoom } from '../../../model/map/state';
import type { Ink } from '../../../model/map/tools/ink-kind';
import { RealmSwatch, TerrainSwatch } from '../../../model/map/swatches';
import { useTerrains } from '../../../model/map/use-catalogue';

const NO_PARTIES: Readonly<Record<string, Party>> = {};

const Sign = ({ ink }: { readonly ink: Ink }) => {
  if (ink.kind === 'choice') return <Icon name="lasso" size={22} />;
  if (ink.kind === 'frost') return <Icon name={ink.isFrozen ? 'moon' : 'sun'} size={22} />;
  return <span className="ww-nobody" />;
};

/** What is in use, as a small picture. */
export const InkFace = () => {
  const ink = useMapRoom((state) => state.ink);
  const terrains = useTerrains();
  const parties = useSession(({ campaign }) => campaign?.world.parties ?? NO_PARTIES);
  if (ink.kind === 'owner' && ink.party !== null) {
    return <RealmSwatch parties={parties} party={ink.party} size={30} />;
  }
  const kinds =
    ink.kind === 'terrain'
      ? [ink.terrain]
      : ink.kind === 'mix'
        ? ink.parts.slice(0, 2).map(({ terrain }) => terrain)
        : [];
  const styles = kinds.map((kind) => terrains[kind]).filter((style) => style !== undefined);
  if (styles.length === 0) return <Sign ink={ink} />;
  return (
    <span className="ww-ink-face ww-row ww-align-stretch">
      {styles.map((style) => (
        <TerrainSwatch key={style.key} terrain={style} size={styles.length > 1 ? 24 : 30} />
      ))}
    </span>
  );
};
