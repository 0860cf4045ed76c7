import { useTranslation } from 'react-i18next';
import type { PasteParts } from '../../../../engine';
import { figuresOf } from '../../../kit/explain';
import { useWords } from '../../../kit/explain/react';
import { Button, Checkbox } from '../../../kit/ui';
import { mirrorCopy, turnCopy } from './acting';
import { useClipboard } from './clipboard';

const PARTS: readonly (keyof PasteParts)[] = ['terrain', 'owners', 'sides', 'places', 'notes'];

/** What of the copy is put down, and how it is turned. */
export function PasteOptions() {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  const { clip, parts, replaces, set } = useClipboard();
  if (clip === null) return <p className="ww-small ww-quiet">{t('paint:hint.nothingCopied')}</p>;
  const count = clip.cells.length;
  return (
    <section className="ww-ink-column ww-stack ww-gap-8">
      <p className="ww-small ww-quiet">{t('paint:clip.size', { count, amount: plain(count) })}</p>
      <div className="ww-selection-acts ww-row ww-wrapping">
        <Button shortcut="Q" onPress={() => turnCopy(1)}>
          {t('paint:clip.turn')}
        </Button>
        <Button shortcut="X" onPress={mirrorCopy}>
          {t('paint:clip.mirror')}
        </Button>
      </div>
      {PARTS.map((part) => (
        <Checkbox
          key={part}
          isSelected={parts[part]}
          onChange={(isOn) => set({ parts: { ...parts, [part]: isOn } })}
        >
          {t(`paint:clip.part.${part}`)}
        </Checkbox>
      ))}
      <Checkbox
        isSelected={replaces}
        isDisabled={!parts.places}
        onChange={(isOn) => set({ replaces: isOn })}
      >
        {t('paint:clip.replaces')}
      </Checkbox>
      <p className="ww-small ww-quiet">{t('paint:clip.hint')}</p>
    </section>
  );
}
