import { useTranslation } from 'react-i18next';
import { Button, Select, ToggleGroup } from '../../../kit/ui';
import { FILE_FORMATS, RESOLUTIONS, type Saving } from '../print-store';

const Details = ({
  saving,
  sheets,
  onChange,
}: {
  readonly saving: Saving;
  readonly sheets: number;
  readonly onChange: (saving: Saving) => void;
}) => {
  const { t } = useTranslation();
  const sheet = saving.sheet !== null && saving.sheet <= sheets ? saving.sheet : null;
  return (
    <>
      {sheets > 1 ? (
        <Select
          label={t('print:sheetsToSave')}
          isLabelHidden
          options={[
            { id: 'all', label: t('print:allSheets') },
            ...Array.from({ length: sheets }, (_, index) => ({
              id: String(index + 1),
              label: t('print:sheetNo', { number: index + 1 }),
            })),
          ]}
          value={sheet === null ? 'all' : String(sheet)}
          onChange={(id) => onChange({ ...saving, sheet: id === 'all' ? null : Number(id) })}
        />
      ) : null}
      {saving.format === 'png' ? (
        <Select
          label={t('print:dpi')}
          isLabelHidden
          options={RESOLUTIONS.map((dpi) => ({
            id: String(dpi),
            label: t('print:dpiValue', { dpi }),
          }))}
          value={String(saving.dpi)}
          onChange={(id) =>
            onChange({
              ...saving,
              dpi: RESOLUTIONS.find((dpi) => String(dpi) === id) ?? saving.dpi,
            })
          }
        />
      ) : null}
    </>
  );
};

/** Kind of file, which sheets, and the two buttons: save and print. */
export const SaveBox = ({
  saving,
  sheets,
  outcome,
  isDisabled,
  onChange,
  onSave,
  onPrint,
}: {
  readonly saving: Saving;
  readonly sheets: number;
  /** What became of the last file, in one sentence; empty if there is nothing to say. */
  readonly outcome: string;
  readonly isDisabled: boolean;
  readonly onChange: (saving: Saving) => void;
  readonly onSave: () => void;
  readonly onPrint: () => void;
}) => {
  const { t } = useTranslation();
  return (
    <div className="ww-print-go ww-stack ww-gap-8">
      <div className="ww-print-file ww-row ww-align-stretch ww-wrapping ww-gap-8">
        <ToggleGroup
          label={t('print:format')}
          value={saving.format}
          options={FILE_FORMATS.map((id) => ({ id, label: id.toUpperCase() }))}
          onChange={(format) => onChange({ ...saving, format })}
        />
        <Details saving={saving} sheets={sheets} onChange={onChange} />
      </div>
      <div className="ww-print-acts ww-row ww-align-stretch ww-gap-8">
        <Button
          variant="filled"
          icon="download"
          shortcut="Mod+E"
          isDisabled={isDisabled}
          onPress={onSave}
        >
          {t('print:save')}
        </Button>
        <Button icon="print" shortcut="Mod+P" isDisabled={isDisabled} onPress={onPrint}>
          {t('print:print')}
        </Button>
      </div>
      <p className="ww-small" role="status">
        {outcome}
      </p>
    </div>
  );
};
