import { useTranslation } from 'react-i18next';
import type { Campaign, PartyKey } from '../../../../engine';
import { Button, Checkbox, Dialog, EmptyState, ErrorCard, ToggleGroup } from '../../../kit/ui';
import { ContactSheet } from '../contact/ContactSheet';
import { useView } from '../../../model/state/view';
import { useTurnView } from '../../../model/turn/turn-view';
import { useRestoredFocus } from '../../../model/turn/use-restored-focus';
import { useDeliveryView } from '../../../model/reports/delivery-store';
import { ReportEditor } from './ReportEditor';
import './evaluations.css';
import { Rail, StateMark } from './Rail';
import { type TurnReportRealm, type TurnReportsModel, useTurnReports } from './use-evaluations';
import '../batch/batch.css';
import { BatchProgress } from '../batch/BatchProgress';
import { type Batch, useBatch } from '../batch/use-batch';
import { useRef, useState } from 'react';
import { bridge, type OutletKind } from '../../../kit/bridge';
import { isHeldBack } from '../../../model/letters/held-back';
import { type Format, FORMAT_TEXTS, FORMATS } from '../press/protocol';

const isHeld = ({ isUnpaid, draft }: TurnReportRealm): boolean => isHeldBack(isUnpaid, draft);

const toggled = <T,>(all: ReadonlySet<T>, one: T, isIn: boolean): ReadonlySet<T> =>
  new Set(isIn ? [...all, one] : [...all].filter((other) => other !== one));

const Realms = ({
  model,
  parties,
  onChange,
}: {
  readonly model: TurnReportsModel;
  readonly parties: ReadonlySet<PartyKey>;
  readonly onChange: (parties: ReadonlySet<PartyKey>) => void;
}) => {
  const { t } = useTranslation();
  const able = model.realms.filter((realm) => !isHeld(realm));
  return (
    <fieldset className="ww-batch-realms">
      <legend className="ww-over">{t('delivery:batch.realms')}</legend>
      <div className="ww-row ww-align-stretch ww-gap-12">
        <Button
          variant="text"
          onPress={() => onChange(new Set(able.map(({ party }) => party.key)))}
        >
          {t('delivery:batch.all')}
        </Button>
        <Button variant="text" onPress={() => onChange(new Set())}>
          {t('delivery:batch.none')}
        </Button>
      </div>
      <ul>
        {model.realms.map((realm) => (
          <li key={realm.party.key}>
            <Checkbox
              isSelected={parties.has(realm.party.key)}
              isDisabled={isHeld(realm)}
              onChange={(isIn) => onChange(toggled(parties, realm.party.key, isIn))}
            >
              {realm.party.name}
            </Checkbox>
            <StateMark state={realm.state} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
};

const Formats = ({
  formats,
  onChange,
}: {
  readonly formats: ReadonlySet<Format>;
  readonly onChange: (formats: ReadonlySet<Format>) => void;
}) => {
  const { t } = useTranslation();
  return (
    <fieldset className="ww-batch-formats ww-grid ww-gap-6">
      <legend className="ww-over">{t('delivery:batch.formats')}</legend>
      {FORMATS.filter((format) => format !== 'page').map((format) => (
        <Checkbox
          key={format}
          isSelected={formats.has(format)}
          onChange={(isIn) => onChange(toggled(formats, format, isIn))}
        >
          {t(FORMAT_TEXTS[format])}
        </Checkbox>
      ))}
    </fieldset>
  );
};

/** What is to be made, for whom, and where to: who is held back is left out, with the reason beside him. */
const BatchForm = ({
  model,
  batch,
  failure,
  onClose,
}: {
  readonly model: TurnReportsModel;
  readonly batch: Batch;
  readonly onClose: () => void;
  /** Text key of why nothing was written last time; null = nothing has failed. */
  readonly failure: string | null;
}) => {
  const { t } = useTranslation();
  const [parties, setParties] = useState<ReadonlySet<PartyKey>>(
    () => new Set(model.realms.filter((realm) => !isHeld(realm)).map(({ party }) => party.key)),
  );
  const [formats, setFormats] = useState<ReadonlySet<Format>>(new Set(['pdf', 'json', 'mail']));
  const [outlet, setOutlet] = useState<OutletKind>(bridge.outlets[0] ?? 'zip');
  const chosen = model.realms.filter(({ party }) => parties.has(party.key));
  const paged = chosen.filter(({ draft }) => draft.page === true);
  return (
    <div className="ww-batch ww-stack ww-gap-14">
      {failure === null ? null : (
        <ErrorCard title={t('delivery:batch.outlet')}>{t(failure)}</ErrorCard>
      )}
      <div className="ww-batch-choice ww-grid">
        <Realms model={model} parties={parties} onChange={setParties} />
        <div>
          <Formats formats={formats} onChange={setFormats} />
          {paged.length === 0 ? null : (
            <p className="ww-small ww-quiet">
              {t('delivery:batch.pages', {
                count: paged.length,
                realms: paged.map(({ party }) => party.name).join(', '),
              })}
            </p>
          )}
          <div className="ww-batch-outlet ww-grid ww-gap-6">
            <span className="ww-over">{t('delivery:batch.outlet')}</span>
            <ToggleGroup
              label={t('delivery:batch.outlet')}
              value={outlet}
              onChange={setOutlet}
              options={bridge.outlets.map((id) => ({ id, label: t(`delivery:batch.${id}`) }))}
            />
          </div>
        </div>
      </div>
      <div className="ww-dialog-footer">
        <Button onPress={onClose}>{t('app:common.cancel')}</Button>
        <Button
          variant="filled"
          autoFocus
          isDisabled={chosen.length === 0 || formats.size === 0}
          onPress={() =>
            batch.start({
              parties,
              formats: FORMATS.filter((format) => formats.has(format)),
              outlet,
            })
          }
        >
          {t('delivery:batch.start', { count: chosen.length })}
        </Button>
      </div>
    </div>
  );
};

const Body = ({
  model,
  onClose,
}: {
  readonly model: TurnReportsModel;
  readonly onClose: () => void;
}) => {
  const batch = useBatch(model);
  const { state } = batch;
  return state.kind === 'running' || state.kind === 'done' ? (
    <BatchProgress model={model} batch={batch} state={state} onClose={onClose} />
  ) : (
    <BatchForm
      model={model}
      batch={batch}
      onClose={onClose}
      failure={state.kind === 'outletFailed' ? state.text : null}
    />
  );
};

/** All turn reports in one go: chosen, made and written one after the other, summarised at the end. */
const BatchDialog = ({
  model,
  isOpen,
  onClose,
}: {
  readonly model: TurnReportsModel;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('delivery:batch.title', { turn: model.archived.turn })}
      isOpen={isOpen}
      onOpenChange={onClose}
      width="wide"
    >
      <Body model={model} onClose={onClose} />
    </Dialog>
  );
};

/** The turn reports of the last closed month: to be read, rewritten, proofed and made. */
export function TurnReportsTab({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation();
  const atHand = useTurnReports(campaign);
  const place = useRef<HTMLDivElement>(null);
  const openEntry = useRef<HTMLButtonElement>(null);
  useRestoredFocus(place, openEntry);
  const enter = useView(({ set }) => set);
  const toStep = useTurnView(({ choose }) => choose);
  const over = useDeliveryView((view) => view.over);
  const choose = useDeliveryView((view) => view.choose);
  if (atHand.kind === 'none')
    return (
      <EmptyState
        title={t('delivery:nothing.evaluations.title')}
        action={
          <Button
            variant="filled"
            onPress={() => {
              toStep({ turnStep: 'close' });
              enter({ screen: 'turn' });
            }}
          >
            {t('turn:action.close')}
          </Button>
        }
      >
        {t('delivery:nothing.evaluations.text', { name: campaign.name })}
      </EmptyState>
    );
  if (atHand.kind === 'lost')
    return (
      <EmptyState title={t('delivery:nothing.lost.title')}>
        {t('delivery:nothing.lost.text', { turn: atHand.turn })}
      </EmptyState>
    );
  const { model } = atHand;
  return (
    <div ref={place} className="ww-evaluations ww-grid">
      <Rail model={model} open={openEntry} />
      {over === 'contact' ? <ContactSheet model={model} /> : <ReportEditor model={model} />}
      <BatchDialog model={model} isOpen={over === 'batch'} onClose={() => choose({ over: null })} />
    </div>
  );
}
