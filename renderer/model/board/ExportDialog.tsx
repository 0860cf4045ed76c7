import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bridge } from '../../kit/bridge';
import { useLanguage, useWords } from '../../kit/explain/react';
import { unwrittenText } from '../faults/unwritten';
import { loadFonts, type Page, PageView, pdfOf, pngOf, svgFile } from '../../kit/paper';
import { Button, Dialog, Select, ToggleGroup } from '../../kit/ui';
import { type BoardScreen, type BoardScreenState, setBoardScreen } from './screen-state';

/** Kinds of files a picture of a board can be. */
const PICTURE_FORMATS = ['png', 'svg', 'pdf'] as const;
type PictureFormat = (typeof PICTURE_FORMATS)[number];

const DPI = 200;
const FORBIDDEN = /[/\\:*?"<>|]/g;

/** Saves a sheet with a board as a picture; where it went, or null if the GM changed his mind. */
async function saveBoard(
  page: Page,
  name: string,
  format: PictureFormat,
  language: 'de' | 'en',
): Promise<{ readonly path: string } | null> {
  const fonts = await loadFonts();
  const bytesOf = {
    png: () => pngOf(page, DPI, fonts),
    svg: () => new TextEncoder().encode(svgFile(page, fonts)),
    pdf: () => pdfOf({ title: page.label, language, pages: [page] }, fonts),
  };
  const bytes = await bytesOf[format]();
  return bridge.saveFile({
    kind: format,
    name: `${name.replace(FORBIDDEN, ' ').trim()}.${format}`,
    bytes,
  });
}

/** Widths of a sheet, in millimetres. */
const WIDTHS = { small: 180, sheet: 277, large: 420 } as const;
type Width = keyof typeof WIDTHS;

interface ExportProps<State extends BoardScreenState> {
  readonly screen: BoardScreen<State>;
  /** Name of the campaign: the file is called after it. */
  readonly name: string;
  /** The perspective; null = the GM's. */
  readonly viewer: string | null;
  /** True if the board has secrets: they are left out. */
  readonly hasSecrets: boolean;
  /** The board on a sheet so many millimetres wide, in the chosen perspective. */
  readonly pageOf: (width: number) => Page;
}

function Form<State extends BoardScreenState>({
  screen: screen,
  name,
  viewer,
  hasSecrets,
  pageOf,
}: ExportProps<State>) {
  const { t } = useTranslation();
  const words = useWords();
  const language = useLanguage();
  const [format, setFormat] = useState<PictureFormat>('png');
  const [width, setWidth] = useState<Width>('sheet');
  const [trouble, setTrouble] = useState('');
  const [isBusy, setBusy] = useState(false);
  const page = useMemo(() => pageOf(WIDTHS[width]), [pageOf, width]);
  const save = async (): Promise<void> => {
    setBusy(true);
    setTrouble('');
    try {
      const saved = await saveBoard(page, name, format, language);
      if (saved !== null) {
        const about = { path: saved.path };
        setBoardScreen(screen, {
          isExporting: false,
          told: { text: 'board:export.saved', about, tone: 'plain' },
        });
      }
    } catch (problem) {
      setTrouble(words(unwrittenText(problem, 'board:export.failed')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="ww-stack ww-gap-12">
      <p className="ww-small ww-quiet">
        {viewer === null
          ? t(hasSecrets ? 'board:export.own' : 'board:export.truth')
          : t('board:export.seen', { name: viewer })}{' '}
        {hasSecrets ? t('board:export.veiled') : null}
      </p>
      <div className="ww-board-sample">
        <PageView page={page} />
      </div>
      <ToggleGroup
        label={t('board:export.format')}
        value={format}
        options={PICTURE_FORMATS.map((id) => ({ id, label: t(`board:export.${id}`) }))}
        onChange={setFormat}
      />
      <Select
        label={t('board:export.width')}
        value={width}
        options={(Object.keys(WIDTHS) as Width[]).map((id) => ({
          id,
          label: t('board:export.millimetres', { width: WIDTHS[id] }),
        }))}
        onChange={setWidth}
      />
      {trouble === '' ? null : (
        <p role="alert" className="ww-map-hint" data-tone="refused">
          {trouble}
        </p>
      )}
      <div className="ww-row ww-align-stretch ww-ending">
        <Button variant="filled" icon="download" isDisabled={isBusy} onPress={() => void save()}>
          {t('board:export.save')}
        </Button>
      </div>
    </div>
  );
}

/** A picture of a board for other programs or for paper, in the chosen perspective. */
export function ExportDialog<State extends BoardScreenState>(props: ExportProps<State>) {
  const { t } = useTranslation();
  const isExporting = props.screen((state) => state.isExporting);
  return (
    <Dialog
      title={t('board:export.title')}
      isOpen={isExporting}
      onOpenChange={(isOpen) => setBoardScreen(props.screen, { isExporting: isOpen })}
    >
      <Form {...props} />
    </Dialog>
  );
}
