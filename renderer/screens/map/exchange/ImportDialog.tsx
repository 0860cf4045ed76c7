import type { TFunction } from 'i18next';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  hexGameOf,
  type Campaign,
  type ExchangeNote,
  grossfelderOf,
  type ImportProposal,
  systems,
  type TerrainKey,
  type WorldMap,
} from '../../../../engine';
import { useLanguage } from '../../../kit/explain/react';
import { WorldBoard } from '../../../model/genesis/WorldBoard';
import { useTerrains } from '../../../model/map/use-catalogue';
import { useSession } from '../../../model/state/session';
import { Button, Dialog, ProgressBar, Select, TextField, ToggleGroup } from '../../../kit/ui';
import './exchange.css';
import {
  asNewCampaign,
  layOverCommand,
  openNew,
  stopReading,
  troubleOf,
  type Wishes,
} from './import-actions';
import type { Incoming } from './incoming';
import { type Trouble, useExchange } from './state';

const close = (): void => useExchange.getState().set({ incoming: null, trouble: null });

/** Keys of sentences that only state a problem. */
const PROBLEM = 'exchange:problem';

/** The problem, and that nothing was changed; some sentences state that themselves. */
const sentenceOf = ({ text, about }: Trouble, t: TFunction): string =>
  text.startsWith(PROBLEM) ? `${t(text, about)} ${t('exchange:kept')}` : t(text, about);

/** The first kind of the lowest land or water a game has: what the unknown is filled with. */
const plainest = (terrains: ReturnType<typeof useTerrains>): TerrainKey =>
  Object.values(terrains).toSorted((a, b) => a.height - b.height)[0]?.key ?? '';

const useTerrainOptions = (): readonly { readonly id: string; readonly label: string }[] => {
  const language = useLanguage();
  const terrains = useTerrains();
  return useMemo(
    () => Object.values(terrains).map(({ key, name }) => ({ id: key, label: name[language] })),
    [terrains, language],
  );
};

interface Wishing {
  readonly proposal: ImportProposal;
  readonly wishes: Wishes;
  readonly onChange: (wishes: Wishes) => void;
}

/** One line per name the game does not know; those without a guess come first. */
const TerrainNames = ({ proposal, wishes, onChange }: Wishing) => {
  const { t } = useTranslation();
  const options = useTerrainOptions();
  const names = useMemo(
    () =>
      proposal.terrainNames.toSorted(
        (a, b) => Number(a.terrain !== null) - Number(b.terrain !== null),
      ),
    [proposal],
  );
  if (names.length === 0) return null;
  return (
    <section aria-label={t('exchange:in.terrains')}>
      <h3 className="ww-over">{t('exchange:in.terrains')}</h3>
      <p className="ww-small ww-quiet">{t('exchange:in.terrainsIntro')}</p>
      <div className="ww-exchange-names ww-grid ww-align-center">
        {names.map(({ name, count, terrain }) => (
          <TerrainName
            key={name}
            name={name}
            count={count}
            value={wishes.terrains[name] ?? terrain}
            options={options}
            onChange={(key) =>
              onChange({ ...wishes, terrains: { ...wishes.terrains, [name]: key } })
            }
          />
        ))}
      </div>
    </section>
  );
};

const TerrainName = ({
  name,
  count,
  value,
  options,
  onChange,
}: {
  readonly name: string;
  readonly count: number;
  readonly value: TerrainKey | null;
  readonly options: ReturnType<typeof useTerrainOptions>;
  readonly onChange: (key: TerrainKey) => void;
}) => {
  const { t } = useTranslation();
  return (
    <>
      <span>{name}</span>
      <Select
        label={t('exchange:in.terrain', { name })}
        isLabelHidden
        placeholder={t('exchange:in.choose')}
        options={options}
        value={value}
        onChange={onChange}
      />
      <span className="ww-small ww-quiet ww-figures">{t('exchange:in.count', { count })}</span>
    </>
  );
};

const Notes = ({ notes }: { readonly notes: readonly ExchangeNote[] }) => {
  const { t } = useTranslation();
  if (notes.length === 0) return null;
  return (
    <section aria-label={t('exchange:in.notes')}>
      <h3 className="ww-over">{t('exchange:in.notes')}</h3>
      <ul className="ww-exchange-list">
        {notes.map(({ code, count, about }, index) => (
          <li key={index}>{t(`exchange:note.${code}`, { ...about, count })}</li>
        ))}
      </ul>
    </section>
  );
};

const Summary = ({ proposal }: { readonly proposal: ImportProposal }) => {
  const { t } = useTranslation();
  const { fields, grossfelder, labels, parties } = proposal;
  const parts = [
    `${t('exchange:in.fields', { count: fields.length })} ${t('exchange:in.grossfelder', { count: grossfelder.length })}`,
    ...(labels.length === 0 ? [] : [t('exchange:in.labels', { count: labels.length })]),
    ...(parties.length === 0 ? [] : [t('exchange:in.parties', { count: parties.length })]),
  ];
  return <p className="ww-figures">{parts.join(' · ')}</p>;
};

const PICTURE = { width: 460, height: 280 };

const Preview = ({ map, system }: { readonly map: WorldMap; readonly system: string }) => {
  const { t } = useTranslation();
  const places = useMemo(
    () => grossfelderOf(map).map(({ u, v, no }) => ({ place: { u, v }, isOn: true, text: no })),
    [map],
  );
  return (
    <WorldBoard
      label={t('exchange:in.picture')}
      map={map}
      terrains={hexGameOf(systems[system]).terrains}
      places={places}
      size={PICTURE}
      board={undefined}
    />
  );
};

type Target = 'new' | 'over';

/** The result of the wishes so far: the world as it would be, what is still to be decided, or why it cannot be. */
const useOutcome = (open: Campaign, file: string, proposal: ImportProposal, wishes: Wishes) =>
  useMemo(() => {
    const unsaid = proposal.terrainNames.filter(
      ({ name, terrain }) => (wishes.terrains[name] ?? terrain) === null,
    );
    const filled = Object.fromEntries(unsaid.map(({ name }) => [name, wishes.fill]));
    const terrains = { ...wishes.terrains, ...filled };
    const fresh = asNewCampaign(
      open,
      proposal,
      { ...wishes, terrains },
      { id: '', name: '', seed: '' },
    );
    return {
      map: fresh.ok ? fresh.value.world.map : null,
      unsaid: unsaid.length,
      trouble: fresh.ok ? null : troubleOf('map', fresh.problem, file),
    };
  }, [open, file, proposal, wishes]);

const MapSheet = ({
  open,
  file,
  proposal,
}: {
  readonly open: Campaign;
  readonly file: string;
  readonly proposal: ImportProposal;
}) => {
  const { t } = useTranslation();
  const terrains = useTerrains();
  const execute = useSession((session) => session.execute);
  const isReadOnly = useSession((session) => session.readOnly);
  const { trouble, set } = useExchange();
  const options = useTerrainOptions();
  const [wishes, setWishes] = useState<Wishes>({ terrains: {}, fill: plainest(terrains) });
  const [target, setTarget] = useState<Target>('new');
  const [name, setName] = useState(file.replace(/\.[^.]*$/, ''));
  const outcome = useOutcome(open, file, proposal, wishes);
  const isNameless = target === 'new' && name.trim() === '';
  const makeNew = async (): Promise<void> => {
    const id = crypto.randomUUID();
    const made = asNewCampaign(open, proposal, wishes, {
      id,
      name: name.trim(),
      seed: crypto.randomUUID(),
    });
    if (!made.ok) {
      set({ trouble: troubleOf('map', made.problem, file) });
      return;
    }
    close();
    await openNew(made.value);
  };
  const lay = async (): Promise<void> => {
    const command = layOverCommand(open, file, proposal, wishes);
    if (!command.ok) {
      set({ trouble: troubleOf('map', command.problem, file) });
      return;
    }
    close();
    await execute(command.value);
  };
  const problem = trouble ?? outcome.trouble;
  return (
    <Dialog
      title={t('exchange:in.title')}
      isOpen
      width="broad"
      onOpenChange={close}
      act={{
        label: t('app:common.takeOver'),
        isDisabled: isNameless || outcome.map === null || outcome.unsaid > 0,
        onPress: () => void (target === 'new' ? makeNew() : lay()),
      }}
    >
      <p>{t('exchange:in.intro', { file })}</p>
      <div className="ww-exchange-form ww-grid ww-gap-24">
        <div className="ww-stack ww-gap-12">
          {outcome.map === null ? null : <Preview map={outcome.map} system={open.system} />}
          <Summary proposal={proposal} />
          <Notes notes={proposal.notes} />
        </div>
        <div className="ww-stack ww-gap-12">
          <TerrainNames proposal={proposal} wishes={wishes} onChange={setWishes} />
          <Select
            label={t('exchange:in.fill')}
            options={options}
            value={wishes.fill}
            onChange={(fill) => setWishes({ ...wishes, fill })}
          />
          <ToggleGroup<Target>
            label={t('exchange:in.target')}
            options={[
              { id: 'new', label: t('exchange:in.asNew') },
              ...(isReadOnly ? [] : [{ id: 'over' as const, label: t('exchange:in.over') }]),
            ]}
            value={target}
            onChange={(next) => {
              set({ trouble: null });
              setTarget(next);
            }}
          />
          {target === 'new' ? (
            <TextField
              label={t('exchange:in.name')}
              value={name}
              onChange={setName}
              maxLength={80}
              error={isNameless ? t('exchange:in.needName') : undefined}
            />
          ) : null}
        </div>
      </div>
      {problem !== null || outcome.unsaid === 0 ? null : (
        <p role="status" className="ww-small">
          {t('exchange:in.unsaid', { count: outcome.unsaid })}
        </p>
      )}
      {problem === null ? null : (
        <p role="alert" className="ww-exchange-trouble">
          {sentenceOf(problem, t)}
        </p>
      )}
    </Dialog>
  );
};

/** A whole campaign of this program: it becomes a campaign of its own. */
const CampaignSheet = ({ campaign, images, file }: Extract<Incoming, { kind: 'campaign' }>) => {
  const { t } = useTranslation();
  const take = async (): Promise<void> => {
    close();
    await openNew(campaign, images);
  };
  return (
    <Dialog
      title={t('exchange:in.title')}
      isOpen
      width="wide"
      onOpenChange={close}
      act={{ label: t('app:common.takeOver'), onPress: () => void take() }}
    >
      <p>{t('exchange:in.intro', { file })}</p>
      <p>
        {t('exchange:in.campaignNote', { name: campaign.name, turn: campaign.world.clock.turn })}
      </p>
      {systems[campaign.system] === undefined ? null : (
        <Preview map={campaign.world.map} system={campaign.system} />
      )}
    </Dialog>
  );
};

const Reading = ({ file }: { readonly file: string }) => {
  const { t } = useTranslation();
  return (
    <Dialog title={t('exchange:in.title')} isOpen onOpenChange={stopReading}>
      <ProgressBar
        label={t('exchange:in.reading', { file })}
        done={1}
        total={2}
        onCancel={stopReading}
      />
    </Dialog>
  );
};

const Refused = () => {
  const { t } = useTranslation();
  const trouble = useExchange((state) => state.trouble);
  if (trouble === null) return null;
  return (
    <Dialog
      title={t('exchange:in.title')}
      isOpen
      role="alertdialog"
      onOpenChange={close}
      footer={
        <Button variant="filled" onPress={close}>
          {t('app:common.close')}
        </Button>
      }
    >
      <p>{sentenceOf(trouble, t)}</p>
    </Dialog>
  );
};

/** A file being imported: being read, refused, or waiting for the GM's decision. */
export function ImportDialog() {
  const { reading, incoming, trouble, isExporting } = useExchange();
  const campaign = useSession((session) => session.campaign);
  if (isExporting || campaign === null) return null;
  if (reading !== null) return <Reading file={reading} />;
  if (incoming === null) return trouble === null ? null : <Refused />;
  return incoming.kind === 'campaign' ? (
    <CampaignSheet {...incoming} />
  ) : (
    <MapSheet
      key={incoming.file}
      open={campaign}
      file={incoming.file}
      proposal={incoming.proposal}
    />
  );
}
