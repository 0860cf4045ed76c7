import { useTranslation } from 'react-i18next';
import type { LetterPart } from '../../../../../engine';
import type { InboxModel } from '../use-inbox-model';

export interface PartListProps {
  readonly model: InboxModel;
  readonly text: string;
  readonly parts: readonly LetterPart[];
  readonly part: number | null;
  readonly onPart: (part: number | null) => void;
}

const linesOf = (text: string, { span }: LetterPart): number =>
  text
    .slice(span.start, span.end)
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '').length;

/** The parts of a document as they were recognised; each leads to its words. */
export const PartList = ({ model, text, parts, part, onPart }: PartListProps) => {
  const { t } = useTranslation();
  const { parties } = model.desk.campaign.world;
  return (
    <ol className="ww-part-list" aria-label={t('inbox:document.parts')}>
      {parts.map((one, index) => (
        <li key={one.span.start}>
          <button
            type="button"
            data-part={one.kind}
            aria-pressed={index === part}
            onClick={() => onPart(index === part ? null : index)}
          >
            <b>{t(`inbox:part.${one.kind}`)}</b>
            <span className="ww-small ww-quiet">
              {[
                ...(one.title === '' || one.title === t(`inbox:part.${one.kind}`)
                  ? []
                  : [one.title]),
                ...(one.to === undefined
                  ? []
                  : [t('inbox:part.to', { party: parties[one.to]?.name ?? one.to })]),
                t('inbox:part.lines', { count: linesOf(text, one) }),
              ].join(' · ')}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
};
