import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../model/state/session';
import { ToggleGroup } from '../../../../kit/ui';
import { useMapScreen } from '../../../../model/map/state';
import type { Paint } from '../../../../model/map/tools/paint-kind';
import { Head } from '../../../../model/board/Palette';
import { takePaint } from '../take';
import { type TerrainCatalogue } from '../../../../model/map/catalogue';
import { useCatalogue, useHexGame } from '../../../../model/map/use-catalogue';
import { firstMixture } from './mixing';

type Kind = Paint['kind'];

const KINDS: readonly Kind[] = ['terrain', 'mix', 'owner', 'frost', 'difficulty', 'choice'];

/** The last paint of a kind, or its initial one. */
const inkOf = (kind: Kind, catalogue: TerrainCatalogue, firstParty: string | null): Paint => {
  const { inks: paints, terrain } = useMapScreen.getState();
  const last = paints[kind];
  if (last !== undefined && kind !== 'terrain') return last;
  const style = catalogue.byKey(terrain);
  switch (kind) {
    case 'terrain':
      return { kind, terrain };
    case 'mix': {
      const forest = catalogue.at(style?.height ?? 1, 'forest')?.key;
      return { kind, parts: firstMixture(terrain, catalogue.keys, forest), seed: 1 };
    }
    case 'difficulty':
      return { kind, value: 1 };
    case 'frost':
      return { kind, isFrozen: true };
    case 'owner':
      return { kind, party: firstParty };
    case 'choice':
      return { kind };
  }
};

/** What the shapes paint. */
export function PaintSwitch({ isDisabled }: { readonly isDisabled: boolean }) {
  const { t } = useTranslation();
  const kind = useMapScreen(({ paint }) => paint.kind);
  const catalogue = useCatalogue();
  const { rules } = useHexGame();
  const parties = useSession(({ campaign }) => campaign?.world.parties);
  return (
    <section className="ww-inks">
      <Head title={t('paint:ink.head')} />
      <ToggleGroup<Kind>
        label={t('paint:ink.label')}
        options={KINDS.filter(
          (id) =>
            (id !== 'frost' || rules?.frost !== undefined) &&
            (id !== 'difficulty' || rules?.canBeDifficult !== undefined),
        ).map((id) => ({ id, label: t(`paint:ink.${id}`), isDisabled }))}
        value={kind}
        onChange={(id) => takePaint(inkOf(id, catalogue, Object.keys(parties ?? {})[0] ?? null))}
      />
    </section>
  );
}
