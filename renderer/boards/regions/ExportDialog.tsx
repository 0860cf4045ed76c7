import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../../engine';
import { useWords } from '../../explain/react';
import { unwrittenText } from '../../faults/unwritten';
import { PageView } from '../../paper';
import { Button, Dialog, Select, ToggleGroup } from '../../ui';
import { boardPage, saveBoard } from './export-board';
import { useBoardRoom } from './state';
import type { SeenBoard } from './use-board';

const WIDTHS = { small: 180, sheet: 277, large: 420 } as const;
type Width = keyof typeof WIDTHS;

const Form = ({ campaign, seen }: { readonly campaign: Campaign; readonly seen: SeenBoard }) => {
  const { t } = useTranslation();
  const words = useWords();
  const set = useBoardRoom((room) => room.set);
  const [format, setFormat] = useState<'png' | 'svg'>('png');
  const [width, setWidth] = useState<Width>('sheet');
  const [trouble, setTrouble] = useState('');
  const [isBusy, setBusy] = useState(false);
  const page = useMemo(
    () => boardPage(campaign, seen, WIDTHS[width], words),
    [campaign, seen, width, words],
  );
  const save = async (): Promise<void> => {
    setBusy(true);
    setTrouble('');
    try {
      const saved = await saveBoard(campaign, seen, { format, width: WIDTHS[width] }, words);
      if (saved !== null) {
        const about = { path: saved.path };
        set({ isExporting: false, told: { text: 'regions:export.saved', about, tone: 'plain' } });
      }
    } catch (problem) {
      setTrouble(words(unwrittenText(problem, 'regions:export.failed')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="ww-board-export">
      <p className="ww-small ww-quiet">
        {seen.looker === null
          ? t('regions:export.truth')
          : t('regions:export.seen', { name: seen.scene.parties[seen.looker]?.name ?? '' })}
      </p>
      <div className="ww-board-sample">
        <PageView page={page} />
      </div>
      <ToggleGroup
        label={t('regions:export.format')}
        value={format}
        options={[
          { id: 'png', label: t('regions:export.png') },
          { id: 'svg', label: t('regions:export.svg') },
        ]}
        onChange={setFormat}
      />
      <Select
        label={t('regions:export.width')}
        value={width}
        options={(Object.keys(WIDTHS) as Width[]).map((id) => ({
          id,
          label: t('regions:export.millimetres', { width: WIDTHS[id] }),
        }))}
        onChange={setWidth}
      />
      {trouble === '' ? null : (
        <p role="alert" className="ww-map-hint" data-tone="refused">
          {trouble}
        </p>
      )}
      <div className="ww-board-export-acts">
        <Button variant="filled" icon="download" isDisabled={isBusy} onPress={() => void save()}>
          {t('regions:export.save')}
        </Button>
      </div>
    </div>
  );
};

/** A picture of the board for other programs, as the chosen eyes see it. */
export const ExportDialog = (props: { readonly campaign: Campaign; readonly seen: SeenBoard }) => {
  const { t } = useTranslation();
  const { isExporting, set } = useBoardRoom();
  return (
    <Dialog
      title={t('regions:export.title')}
      isOpen={isExporting}
      onOpenChange={(isOpen) => set({ isExporting: isOpen })}
    >
      <Form {...props} />
    </Dialog>
  );
};
