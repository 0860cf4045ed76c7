import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Dropped } from '../../../../engine';
import { figuresOf } from '../../../kit/explain';
import { useLanguage, useWords } from '../../../kit/explain/react';
import { useMapScreen } from '../../../model/map/state';
import { useView } from '../../../model/state/view';
import { useSession } from '../../../model/state/session';
import {
  Button,
  Checkbox,
  Dialog,
  NumberField,
  ProgressBar,
  Select,
  usePageTheme,
} from '../../../kit/ui';
import {
  type Choice,
  leftBehind,
  pictureArea,
  type Place,
  saveMap,
  stopSaving,
} from './export-actions';
import './exchange.css';
import { canTellAll, isPicture, OUT_FORMATS, type Scope } from './formats';
import { sizeOf, widestField } from '../../../model/map/paper';
import { useExchange } from './state';

interface Part {
  readonly place: Place;
  readonly choice: Choice;
  readonly onChange: (change: Partial<Choice>) => void;
}

const useScopes = ({
  format,
}: Choice): readonly { readonly id: Scope; readonly label: string }[] => {
  const { t } = useTranslation();
  const count = useMapScreen(({ chosen }) => chosen.size);
  return [
    { id: 'all', label: t('exchange:scope.all') },
    ...(count === 0
      ? []
      : [{ id: 'chosen' as const, label: t('exchange:scope.chosen', { count }) }]),
    ...(isPicture(format) ? [{ id: 'window' as const, label: t('exchange:scope.window') }] : []),
  ];
};

/** In the perspective of a realm pictures show what it knows; files for maps hold everything, which is stated. */
const WholeTruth = ({ place, choice }: Part) => {
  const { t } = useTranslation();
  const perspective = useView((view) => view.perspective);
  if (perspective.kind === 'truth' || isPicture(choice.format)) return null;
  const name = place.campaign.world.parties[perspective.party]?.name ?? perspective.party;
  return <p className="ww-small ww-exchange-trouble">{t('exchange:out.allTold', { name })}</p>;
};

/** Width of a field and the size of the picture that comes of it. */
const PictureOptions = ({ place, choice, onChange }: Part) => {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  const area = useMemo(() => pictureArea(place, choice.scope), [place, choice.scope]);
  if (area === undefined) return null;
  const widest = widestField(area);
  const { width, height } = sizeOf({ area, field: Math.min(choice.field, widest) });
  return (
    <>
      <NumberField
        label={t('exchange:option.field')}
        hint={t('exchange:option.size', {
          width: plain(width),
          height: plain(height),
        })}
        value={Math.min(choice.field, widest)}
        minValue={1}
        maxValue={widest}
        onChange={(field) => onChange({ field: Number.isNaN(field) ? choice.field : field })}
      />
      <Select
        label={t('exchange:option.paper')}
        options={(['light', 'dark', 'print'] as const).map((id) => ({
          id,
          label: t(`exchange:option.${id}`),
        }))}
        value={choice.theme}
        onChange={(theme) => onChange({ theme })}
      />
    </>
  );
};

const TableOptions = ({ choice, onChange }: Part) => {
  const { t } = useTranslation();
  return (
    <Select
      label={t('exchange:option.numbers')}
      options={(['de', 'en'] as const).map((id) => ({ id, label: t(`exchange:option.${id}`) }))}
      value={choice.numbers}
      onChange={(numbers) => onChange({ numbers })}
    />
  );
};

const Telling = ({ choice, onChange }: Part) => {
  const { t } = useTranslation();
  return (
    <>
      <Checkbox isSelected={choice.notes} onChange={(notes) => onChange({ notes })}>
        {t('exchange:option.notes')}
      </Checkbox>
      <Checkbox isSelected={choice.secrets} onChange={(secrets) => onChange({ secrets })}>
        {t('exchange:option.secrets')}
      </Checkbox>
    </>
  );
};

/** What a file of exactly this choice leaves out; null where it could not be counted. */
const useLeftBehind = (place: Place, choice: Choice): readonly Dropped[] | null | 'counting' => {
  const [counted, setCounted] = useState<{
    readonly choice: Choice;
    readonly dropped: readonly Dropped[] | null;
  } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void leftBehind(place, choice).then((dropped) => {
      if (isWanted) setCounted({ choice, dropped });
    });
    return () => {
      isWanted = false;
    };
  }, [place, choice]);
  return counted?.choice === choice ? counted.dropped : 'counting';
};

/** What the file will not carry, counted from the file itself. */
const LeftBehind = ({ place, choice }: Part) => {
  const { t } = useTranslation();
  const dropped = useLeftBehind(place, choice);
  if (isPicture(choice.format) || dropped === null) return null;
  return (
    <section aria-label={t('exchange:droppedTitle')}>
      <h3 className="ww-over">{t('exchange:droppedTitle')}</h3>
      {dropped === 'counting' ? (
        <p className="ww-small ww-quiet">{t('exchange:counting')}</p>
      ) : dropped.length === 0 ? (
        <p className="ww-small">{t('exchange:droppedNothing')}</p>
      ) : (
        <ul className="ww-exchange-list">
          {dropped.map(({ what, count }) => (
            <li key={what}>{t(`exchange:dropped.${what}`, { count })}</li>
          ))}
        </ul>
      )}
    </section>
  );
};

const Form = (part: Part) => {
  const { t } = useTranslation();
  const { choice, onChange } = part;
  const scopes = useScopes(choice);
  return (
    <div className="ww-exchange-form ww-grid ww-gap-24">
      <div className="ww-stack ww-gap-12">
        <Select
          label={t('exchange:out.format')}
          options={OUT_FORMATS.map((id) => ({ id, label: t(`exchange:format.${id}`) }))}
          value={choice.format}
          onChange={(format) =>
            onChange({
              format,
              ...(choice.scope === 'window' && !isPicture(format) ? { scope: 'all' } : {}),
            })
          }
        />
        <p className="ww-small ww-quiet">{t(`exchange:about.${choice.format}`)}</p>
        <WholeTruth {...part} />
        <Select
          label={t('app:common.what')}
          options={scopes}
          value={choice.scope}
          onChange={(scope) => onChange({ scope })}
        />
        {scopes.some(({ id }) => id === 'chosen') ? null : (
          <p className="ww-small ww-quiet">{t('exchange:out.nothingChosen')}</p>
        )}
      </div>
      <div className="ww-stack ww-gap-12">
        {isPicture(choice.format) ? <PictureOptions {...part} /> : null}
        {choice.format === 'csv' ? <TableOptions {...part} /> : null}
        {canTellAll(choice.format) ? <Telling {...part} /> : null}
        <LeftBehind {...part} />
      </div>
    </div>
  );
};

const FIRST: Choice = {
  format: 'csv',
  scope: 'all',
  notes: true,
  secrets: false,
  numbers: 'de',
  field: 40,
  theme: 'light',
};

const Sheet = ({ place }: { readonly place: Place }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const theme = usePageTheme();
  const set = useExchange((state) => state.set);
  const trouble = useExchange((state) => state.trouble);
  const [choice, setChoice] = useState<Choice>({
    ...FIRST,
    theme,
    numbers: language,
  });
  const [part, setPart] = useState<{ readonly done: number; readonly total: number } | null>(null);
  const [saved, setSaved] = useState<string | null>(null);
  const isWanted = useRef(true);
  const stop = (): void => {
    isWanted.current = false;
    stopSaving();
  };
  const close = (): void => {
    stop();
    set({ isExporting: false, trouble: null });
  };
  const save = async (): Promise<void> => {
    isWanted.current = true;
    setSaved(null);
    setPart({ done: 0, total: 1 });
    const path = await saveMap(place, choice, (done, total) => {
      setPart({ done, total });
      return isWanted.current;
    });
    setPart(null);
    setSaved(path);
  };
  return (
    <Dialog
      title={t('exchange:out.title')}
      isOpen
      width="wide"
      onOpenChange={close}
      footer={
        <>
          <Button onPress={close}>{t('app:common.close')}</Button>
          <Button variant="filled" isBusy={part !== null} onPress={() => void save()}>
            {t('exchange:out.save')}
          </Button>
        </>
      }
    >
      <Form
        place={place}
        choice={choice}
        onChange={(change) => {
          setSaved(null);
          setChoice({ ...choice, ...change });
        }}
      />
      {part === null ? null : (
        <ProgressBar
          label={t(isPicture(choice.format) ? 'exchange:drawing' : 'exchange:writing')}
          {...part}
          onCancel={stop}
        />
      )}
      <p role="status" className="ww-small">
        {saved === null ? '' : t('exchange:out.saved', { path: saved })}
      </p>
      {trouble === null ? null : (
        <p role="alert" className="ww-exchange-trouble">
          {t(trouble.text, trouble.about)}
        </p>
      )}
    </Dialog>
  );
};

/** Writes the map, or the chosen part of it, into a file of any format. */
export function ExportDialog() {
  const isOpen = useExchange((state) => state.isExporting);
  const campaign = useSession((session) => session.campaign);
  const lattice = useSession((session) => session.lattice);
  const place = useMemo(
    () => (campaign === null || lattice === null ? null : { campaign, lattice }),
    [campaign, lattice],
  );
  return isOpen && place !== null ? <Sheet place={place} /> : null;
}
