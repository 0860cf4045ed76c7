import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, NumberField } from '../../kit/ui';
import { dropPdf, takePage } from './read';
import { type OpenPdf, useTracing } from './state';

const Choice = ({ file, pdf }: OpenPdf) => {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  return (
    <Dialog
      title={t('trace:pdf.title')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) dropPdf();
      }}
      act={{ label: t('trace:pdf.take'), onPress: () => void takePage(page) }}
    >
      <p>{t('trace:pdf.intro', { file, count: pdf.pages })}</p>
      <NumberField
        label={t('trace:pdf.page')}
        value={page}
        minValue={1}
        maxValue={pdf.pages}
        onChange={(value) => setPage(Number.isNaN(value) ? 1 : value)}
        autoFocus
      />
    </Dialog>
  );
};

/** Asks for the page of a PDF that is to be traced. */
export function PdfDialog() {
  const open = useTracing((state) => state.pdf);
  return open === null ? null : <Choice key={open.file} {...open} />;
}
