import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Campaign,
  type FieldAddress,
  grossfelderOf,
  grossfeldOf,
  partiesInOrder,
  type PartyKey,
} from '../../../../engine';
import { figuresOf } from '../../../kit/explain';
import { useWords } from '../../../kit/explain/react';
import { GenerationState } from '../../../model/genesis/GenerationState';
import '../../../model/genesis/plan-sheet.css';
import type { GenesisJob } from '../../../model/genesis/protocol';
import { randomSeed } from '../../../model/genesis/seed';
import { useGeneration } from '../../../model/genesis/use-generation';
import {
  FREE_KEY,
  freeOwner,
  optionsOf,
  type Wishes,
  wishesFor,
} from '../../../model/genesis/wishes';
import { WishForm, WishHead } from '../../../model/genesis/WishForm';
import { WorldBoard } from '../../../model/genesis/WorldBoard';
import { useSession } from '../../../model/state/session';
import { Checkbox, Dialog, Select, ToggleGroup } from '../../../kit/ui';
import { terrainsOf } from '../../../model/map/use-catalogue';
import { useMapScreen } from '../../../model/map/state';
import { generateCommand, takenOver } from './generate-command';

const PICTURE = { width: 600, height: 300 } as const;

/** Which land is generated again. */
type Reach = 'world' | 'grossfelder' | 'fields';

/** The board to generate on: all Großfelder, or those in which something is chosen. */
const useJob = (
  { world: { map }, system }: Campaign,
  reach: Reach,
  chosen: ReadonlySet<FieldAddress>,
  wishes: Wishes,
): GenesisJob => {
  const shape = useMemo(() => {
    const wanted = reach === 'world' ? null : new Set([...chosen].map(grossfeldOf));
    return {
      plots: grossfelderOf(map)
        .filter(({ no }) => wanted?.has(no) ?? true)
        .map(({ no, u, v }) => ({ no, u, v })),
      topology: map.topology,
    };
  }, [map, reach, chosen]);
  return useMemo(() => {
    const options = optionsOf(wishes);
    // The poles are those of the whole world, not of a piece of it.
    const ice = reach === 'world' ? options.ice : { north: 0, south: 0 };
    return { system, shape, options: { ...options, ice } };
  }, [system, shape, wishes, reach]);
};

const ReachChoice = ({
  reach,
  chosen,
  onChange,
}: {
  readonly reach: Reach;
  readonly chosen: ReadonlySet<FieldAddress>;
  readonly onChange: (reach: Reach) => void;
}) => {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  const grossfelder = new Set([...chosen].map(grossfeldOf)).size;
  const isDisabled = chosen.size === 0;
  return (
    <div className="ww-stack ww-align-start ww-gap-4">
      <span className="ww-field-label">{t('world:generate.reach')}</span>
      <ToggleGroup
        label={t('world:generate.reach')}
        options={[
          { id: 'world', label: t('world:generate.world') },
          { id: 'grossfelder', label: t('world:generate.grossfelder'), isDisabled },
          { id: 'fields', label: t('app:common.fields'), isDisabled },
        ]}
        value={reach}
        onChange={onChange}
      />
      <p className="ww-small ww-quiet">
        {isDisabled
          ? t('world:generate.noChoice')
          : t('world:generate.choice', { fields: plain(chosen.size), count: plain(grossfelder) })}
      </p>
    </div>
  );
};

const OwnerChoice = ({
  campaign,
  owner,
  onChange,
}: {
  readonly campaign: Campaign;
  readonly owner: PartyKey;
  readonly onChange: (owner: PartyKey) => void;
}) => {
  const { t } = useTranslation();
  const parties = partiesInOrder(campaign.world.parties).filter(({ key }) => key !== FREE_KEY);
  const free = campaign.world.parties[FREE_KEY]?.name ?? t('world:free');
  return (
    <Select
      label={t('world:generate.owner')}
      options={[
        { id: FREE_KEY, label: free },
        ...parties.map(({ key, name }) => ({ id: key, label: name })),
      ]}
      value={owner}
      onChange={onChange}
    />
  );
};

/** Draws a generated world over the open one, in whole or in part, as one step that can be undone. */
const Sheet = ({
  campaign,
  onClose,
}: {
  readonly campaign: Campaign;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation();
  const { system } = campaign;
  const { map } = campaign.world;
  const chosen = useMapScreen((dialogs) => dialogs.chosen);
  const [reach, setReach] = useState<Reach>(chosen.size === 0 ? 'world' : 'grossfelder');
  const [owner, setOwner] = useState<PartyKey>(FREE_KEY);
  const [keepsPlaces, setKeepsPlaces] = useState(true);
  const [wishes, wish] = useState(() =>
    wishesFor(system, 'game', { seed: randomSeed(), hasPlaces: true }),
  );
  const job = useJob(campaign, reach, chosen, wishes);
  const generation = useGeneration(job);
  const { last, world } = generation;
  const how = useMemo(
    () => ({
      ...(reach === 'fields' ? { only: chosen } : {}),
      owner: owner === FREE_KEY ? null : owner,
      keepsPlaces,
    }),
    [reach, chosen, owner, keepsPlaces],
  );
  const preview = useMemo(
    () => (last === null ? map : takenOver(campaign, { ...how, world: last })),
    [campaign, map, last, how],
  );
  const places = useMemo(
    () => grossfelderOf(map).map(({ no, u, v }) => ({ place: { u, v }, isOn: true, text: no })),
    [map],
  );
  const take = (): void => {
    if (world === null) return;
    const { seed } = wishes.options;
    const taking = { ...how, world, seed, freeName: t('world:free') };
    void useSession.getState().execute(generateCommand(taking));
    onClose();
  };
  return (
    <Dialog
      title={t('world:generate.title')}
      isOpen
      onOpenChange={onClose}
      width="broad"
      act={{ label: t('app:common.takeOver'), isDisabled: world === null, onPress: take }}
    >
      <div className="ww-plan ww-grid ww-gap-24">
        <div className="ww-stack ww-gap-10">
          <ReachChoice reach={reach} chosen={chosen} onChange={setReach} />
          <WishHead wishes={wishes} onChange={wish} system={system} />
          {freeOwner(system) === FREE_KEY ? (
            <OwnerChoice campaign={campaign} owner={owner} onChange={setOwner} />
          ) : null}
          <Checkbox isSelected={keepsPlaces} onChange={setKeepsPlaces}>
            {t('world:generate.keep')}
          </Checkbox>
          <p className="ww-small ww-quiet">{t('world:generate.hint')}</p>
        </div>
        <div className="ww-plan-picture ww-stack ww-gap-8">
          <div className="ww-plan-frame ww-grid" data-medium>
            <WorldBoard
              label={t('world:plan.picture')}
              map={preview}
              terrains={terrainsOf(system)}
              places={places}
              size={PICTURE}
            />
          </div>
          <WishForm wishes={wishes} onChange={wish} hasIce={reach === 'world'} />
          <GenerationState generation={generation} map={preview} />
        </div>
      </div>
    </Dialog>
  );
};

/** The dialog that generates land over the open world. */
export function Generate({ onClose }: { readonly onClose: () => void }) {
  const campaign = useSession((session) => session.campaign);
  return campaign === null ? null : <Sheet campaign={campaign} onClose={onClose} />;
}
