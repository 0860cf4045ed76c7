import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bridge } from '../../bridge';
import { Button } from '../../ui';
import { NEWS_FORMATS, newsFile, type NewsFormat } from '../model/files';
import { useFaces } from '../model/use-faces';
import type { NewsEdition } from '../print/edition';

/** An issue as PDF, web page or text, into a file of the GM's choice. */
export const FileActs = ({ edition }: { readonly edition: NewsEdition }) => {
  const { t } = useTranslation();
  const faces = useFaces();
  const [state, setState] = useState<{ readonly text: string; readonly file: string } | null>(null);
  const save = async (format: NewsFormat): Promise<void> => {
    if (faces === null) return;
    try {
      const { name, bytes } = await newsFile(edition, format, faces);
      const saved = await bridge.saveFile({ kind: format, name, bytes });
      if (saved !== null) setState({ text: 'news:file.saved', file: saved.path });
    } catch {
      setState({ text: 'news:file.failed', file: '' });
    }
  };
  return (
    <div className="ww-news-acts">
      {NEWS_FORMATS.map((format) => (
        <Button
          key={format}
          icon="download"
          isDisabled={faces === null}
          onPress={() => void save(format)}
        >
          {t(`news:file.${format}`)}
        </Button>
      ))}
      <span role="status" className="ww-small ww-quiet">
        {state === null ? '' : t(state.text, { file: state.file })}
      </span>
    </div>
  );
};
