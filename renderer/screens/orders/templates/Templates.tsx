import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inLanguage, type OrderSubject, type OrderTemplate } from '../../../../engine';
import { useLanguage } from '../../../kit/explain/react';
import { Button, Dialog, FieldForm, IconButton, Select } from '../../../kit/ui';
import { usePlaceName } from '../../../model/explain/use-game';
import { useSession } from '../../../model/state/session';
import { beginLine } from '../../../model/turn/turn-view';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import {
  addTemplate,
  filledLine,
  removeTemplate,
  shownBlanks,
  storedBlanks,
  templatesOf,
  withBlanks,
  wordsOfSubject,
} from './stored';
import { useTemplates } from './templates-store';
import './templates.css';

const NOBODY = '';

/** Executes on the campaign, to which templates belong, whatever variant of it is shown. */
const useCampaignExecute = () => useSession((session) => session.execute);

/** Who of the open party can be ordered. */
const useSubjects = ({ system, campaign, settings, party }: TurnModel): readonly OrderSubject[] =>
  useMemo(
    () =>
      (system.orders.subjects?.all(campaign.world, settings) ?? []).filter(
        (one) => one.party === party.key,
      ),
    [system, campaign.world, settings, party.key],
  );

/** Those of the open party whom no row of its letter orders. */
const isFree = ({ system, campaign, reading, party }: TurnModel) => {
  const ordered = new Set(
    reading?.sheet.rows.flatMap(
      (row) => system.orders.subjects?.ordered(row, party.key, campaign.world) ?? [],
    ),
  );
  return ({ key }: OrderSubject): boolean => !ordered.has(key);
};

interface RowProps {
  readonly template: OrderTemplate;
  readonly isFirst: boolean;
  readonly onInsert: () => void;
  readonly onRemove: () => void;
}

const Row = ({ template: { name, line }, isFirst, onInsert, onRemove }: RowProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <li className="ww-template ww-grid ww-align-center ww-gap-8">
      <span>
        <b>{name}</b>
        <br />
        <span className="ww-small ww-quiet">{shownBlanks(line, language)}</span>
      </span>
      <Button
        aria-label={t('templates:choose.insertOne', { name })}
        autoFocus={isFirst}
        onPress={onInsert}
      >
        {t('templates:choose.insert')}
      </Button>
      <IconButton icon="trash" label={t('templates:choose.remove', { name })} onPress={onRemove} />
    </li>
  );
};

interface DialogProps {
  readonly model: TurnModel;
  readonly onClose: () => void;
}

/** The templates: one is put into the letter as a new line, another one deleted. */
const Choose = ({ model, onClose }: DialogProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const placeName = usePlaceName();
  const execute = useCampaignExecute();
  const subjects = useSubjects(model);
  const below = useTemplates((templates) => templates.below);
  const [whom, setWhom] = useState(() => subjects.find(isFree(model))?.key ?? NOBODY);
  const { campaign, party, reading } = model;
  const templates = templatesOf(campaign);
  const insert = (template: OrderTemplate): void => {
    const subject = subjects.find(({ key }) => key === whom);
    const { line, open } = filledLine(
      template,
      wordsOfSubject(subject, placeName, language),
      language,
    );
    beginLine(party.key, reading?.text ?? '', line, below ?? undefined, open);
    onClose();
  };
  return (
    <Dialog title={t('templates:choose.title')} isOpen onOpenChange={onClose}>
      {templates.length === 0 ? (
        <p className="ww-quiet">{t('templates:choose.none')}</p>
      ) : (
        <>
          {subjects.length === 0 ? null : (
            <Select
              label={t('app:common.for')}
              value={whom}
              onChange={setWhom}
              options={[
                { id: NOBODY, label: t('templates:choose.nobody') },
                ...subjects.map(({ key, name, what }) => ({
                  id: key,
                  label: `${inLanguage(name, language)}, ${inLanguage(what, language)}`,
                })),
              ]}
            />
          )}
          <ul className="ww-templates" aria-label={t('templates:choose.list')}>
            {templates.map((template, index) => (
              <Row
                key={template.id}
                template={template}
                isFirst={index === 0}
                onInsert={() => insert(template)}
                onRemove={() => void execute(removeTemplate(template))}
              />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
};

/** The line of the chosen order with blanks for whom it orders, to be kept under a name. */
const Keep = ({ model, onClose }: DialogProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const placeName = usePlaceName();
  const execute = useCampaignExecute();
  const subjects = useSubjects(model);
  const { reading, unit, system, campaign, party } = model;
  const [initial] = useState(() => {
    const row = reading?.sheet.rows.find((one) => one.unit === unit);
    if (reading === null || row === undefined) return '';
    const [key] = system.orders.subjects?.ordered(row, party.key, campaign.world) ?? [];
    const subject = subjects.find((one) => one.key === key);
    const words = reading.text.slice(row.span.start, row.span.end);
    return shownBlanks(withBlanks(words, wordsOfSubject(subject, placeName, language)), language);
  });
  return (
    <Dialog title={t('templates:keep.title')} isOpen onOpenChange={onClose} width="wide">
      <FieldForm
        title={t('templates:keep.title')}
        look="dialog"
        fields={{
          name: {
            kind: 'text',
            label: t('templates:keep.name'),
            maxLength: 80,
            autoFocus: true,
            check: (name) => (name === '' ? t('templates:keep.needName') : undefined),
          },
          line: {
            kind: 'text',
            label: t('templates:keep.line'),
            hint: t('templates:keep.hint'),
            rows: 3,
            initial,
            check: (line) => (line === '' ? t('templates:keep.needLine') : undefined),
          },
        }}
        act={{ label: t('app:common.keep'), variant: 'filled' }}
        onCancel={onClose}
        onSubmit={({ name, line }) => {
          void execute(addTemplate({ id: crypto.randomUUID(), name, line: storedBlanks(line) }));
          onClose();
          return undefined;
        }}
      />
    </Dialog>
  );
};

/** The open dialog about order templates. */
export function Templates({ model }: { readonly model: TurnModel }) {
  const { open, show } = useTemplates();
  const onClose = (): void => show(null);
  if (open === null) return null;
  return open === 'choose' ? (
    <Choose model={model} onClose={onClose} />
  ) : (
    <Keep model={model} onClose={onClose} />
  );
}
