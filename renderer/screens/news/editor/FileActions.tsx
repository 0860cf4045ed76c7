import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bridge } from '../../../kit/bridge';
import { unwrittenText } from '../../../model/faults/unwritten';
import { useFonts } from '../../../kit/paper';
import { Button } from '../../../kit/ui';
import { NEWS_FORMATS, newsFile, type NewsFormat } from '../../../model/news/files';
import type { NewsEdition } from '../../../model/news/print/edition';

interface FileActionsProps {
  readonly edition: NewsEdition;
  /** Whether the issue came out, and so passed the leak check: before that there are no files of it. */
  readonly isOut: boolean;
}

/** An issue that came out as PDF, web page or text, into a file of the GM's choice. */
export function FileActions({ edition, isOut }: FileActionsProps) {
  const { t } = useTranslation();
  const fonts = useFonts();
  const [state, setState] = useState<{ readonly text: string; readonly file: string } | null>(null);
  const save = async (format: NewsFormat): Promise<void> => {
    if (typeof fonts === 'string') return;
    try {
      const { name, bytes } = await newsFile(edition, format, fonts);
      const saved = await bridge.saveFile({ kind: format, name, bytes });
      if (saved !== null) setState({ text: 'news:file.saved', file: saved.path });
    } catch (problem) {
      setState({ text: unwrittenText(problem, 'news:file.failed'), file: '' });
    }
  };
  const told = state === null ? '' : t(state.text, { file: state.file });
  return (
    <div className="ww-news-acts">
      {NEWS_FORMATS.map((format) => (
        <Button
          key={format}
          icon="download"
          isDisabled={typeof fonts === 'string' || !isOut}
          onPress={() => void save(format)}
        >
          {t(`news:file.${format}`)}
        </Button>
      ))}
      <span role="status" className="ww-small ww-quiet">
        {isOut ? told : t('news:file.notOut')}
      </span>
    </div>
  );
}
