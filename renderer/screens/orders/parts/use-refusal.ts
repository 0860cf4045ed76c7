import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kit/explain/react';
import type { Refusal } from '../../../model/letters/gather';

const MEGABYTE = 1024 * 1024;
const IN_BYTES: ReadonlySet<Refusal['code']> = new Set(['heavy', 'bomb']);

/** A refusal in words: what and where, and one sentence on what was kept and what to do. */
export function useRefusal(refusal: Refusal): { readonly title: string; readonly text: string } {
  const { t } = useTranslation();
  const language = useLanguage();
  const { code, file } = refusal;
  const amount = 'size' in refusal ? refusal.size : 0;
  const size = new Intl.NumberFormat(language).format(
    IN_BYTES.has(code) ? Math.ceil(amount / MEGABYTE) : amount,
  );
  const title = t(`inbox:refused.${code}.title`);
  return {
    title: file === '' ? title : t('inbox:refused.of', { title, file }),
    text: t(code === 'unwritten' ? refusal.text : `inbox:refused.${code}.text`, { size }),
  };
}
