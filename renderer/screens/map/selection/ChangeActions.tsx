import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Campaign,
  type FieldAddress,
  ownerAt,
  partiesInOrder,
  type PartyKey,
  terrainAt,
  type TerrainKey,
} from '../../../../engine';
import { useLanguage } from '../../../kit/explain/react';
import { Button, Select, type SelectOption } from '../../../kit/ui';
import { exchangeOwners } from '../../../model/map/commands/owner';
import { exchangeTerrain } from '../../../model/map/commands/terrain';
import { useTerrains } from '../../../model/map/use-catalogue';
import { useMapScreen } from '../../../model/map/state';
import { carryOut, inkChosen } from './acting';

interface Chosen {
  readonly campaign: Campaign;
  readonly chosen: ReadonlySet<FieldAddress>;
}

const NOBODY = '';

/** One command with what it needs to know. */
const Action = ({ children }: { readonly children: ReactNode }) => (
  <div className="ww-change ww-grid ww-align-end ww-gap-8">{children}</div>
);

/** What occurs among the chosen fields, each value once. */
const useOccurring = <Value,>(
  { campaign, chosen }: Chosen,
  valueOf: (map: Campaign['world']['map'], field: FieldAddress) => Value,
): readonly Value[] => {
  const { map } = campaign.world;
  return useMemo(
    () => [...new Set([...chosen].map((field) => valueOf(map, field)))],
    [map, chosen, valueOf],
  );
};

const useKinds = (): readonly SelectOption<TerrainKey>[] => {
  const language = useLanguage();
  const terrains = useTerrains();
  return Object.values(terrains).map(({ key, name }) => ({ id: key, label: name[language] }));
};

const terrainOf = (map: Campaign['world']['map'], field: FieldAddress): TerrainKey =>
  terrainAt(map, field) ?? '';

const TerrainActions = (what: Chosen) => {
  const { t } = useTranslation();
  const kinds = useKinds();
  const onBrush = useMapScreen((state) => state.terrain);
  const occurring = useOccurring(what, terrainOf);
  const [to, setTo] = useState<TerrainKey>(onBrush);
  const [wanted, setFrom] = useState<TerrainKey | null>(null);
  const from = wanted !== null && occurring.includes(wanted) ? wanted : (occurring[0] ?? '');
  return (
    <>
      <Action>
        <Select
          label={t('paint:panel.terrain')}
          options={kinds}
          value={to}
          onChange={(key) => setTo(key)}
        />
        <Button onPress={() => inkChosen({ kind: 'terrain', terrain: to })}>
          {t('paint:panel.setTerrain')}
        </Button>
      </Action>
      {occurring.length < 2 ? null : (
        <Action>
          <Select
            label={t('paint:panel.onlyWhere')}
            options={kinds.filter(({ id }) => occurring.includes(id))}
            value={from}
            onChange={(key) => setFrom(key)}
          />
          <Button
            onPress={() => carryOut(({ map }, fields) => exchangeTerrain(map, fields, from, to))}
          >
            {t('paint:panel.replace')}
          </Button>
        </Action>
      )}
    </>
  );
};

const OwnerActions = (what: Chosen) => {
  const { t } = useTranslation();
  const parties = partiesInOrder(what.campaign.world.parties);
  const occurring = useOccurring(what, ownerAt).filter((party) => party !== null);
  const [owner, setOwner] = useState<PartyKey>(parties[0]?.key ?? NOBODY);
  const [otherWanted, setOther] = useState<PartyKey | null>(null);
  const options = parties.map(({ key, name }) => ({ id: key, label: name }));
  const others = options.filter(({ id }) => id !== owner);
  const other =
    others.find(({ id }) => id === otherWanted) ??
    others.find(({ id }) => occurring.includes(id)) ??
    others[0];
  return (
    <>
      <Action>
        <Select
          label={t('map:inspector.owner')}
          options={[...options, { id: NOBODY, label: t('paint:owner.nobody') }]}
          value={owner}
          onChange={(key) => setOwner(key)}
        />
        <Button
          onPress={() => inkChosen({ kind: 'owner', party: owner === NOBODY ? null : owner })}
        >
          {t('paint:panel.give')}
        </Button>
      </Action>
      {other === undefined || owner === NOBODY ? null : (
        <Action>
          <Select
            label={t('paint:panel.swapWith')}
            options={others}
            value={other.id}
            onChange={(key) => setOther(key)}
          />
          <Button
            onPress={() =>
              carryOut(({ map }, fields) => exchangeOwners(map, fields, owner, other.id))
            }
          >
            {t('paint:panel.swap')}
          </Button>
        </Action>
      )}
    </>
  );
};

/** Everything that can be set for all chosen fields at once. */
export function ChangeActions(what: Chosen) {
  const { t } = useTranslation();
  return (
    <div className="ww-stack ww-gap-8">
      <TerrainActions {...what} />
      <OwnerActions {...what} />
      <div
        className="ww-selection-acts ww-row ww-wrapping"
        role="group"
        aria-label={t('paint:difficulty.label')}
      >
        <span className="ww-small ww-quiet">{t('paint:difficulty.label')}</span>
        {([null, 1, 2] as const).map((value) => (
          <Button
            key={value}
            variant="text"
            onPress={() => inkChosen({ kind: 'difficulty', value })}
          >
            {t(
              value === null
                ? 'paint:difficulty.normal'
                : value === 1
                  ? 'paint:difficulty.heavy'
                  : 'paint:difficulty.extreme',
            )}
          </Button>
        ))}
      </div>
      <div
        className="ww-selection-acts ww-row ww-wrapping"
        role="group"
        aria-label={t('paint:frost.label')}
      >
        <span className="ww-small ww-quiet">{t('paint:frost.label')}</span>
        <Button variant="text" onPress={() => inkChosen({ kind: 'frost', isFrozen: true })}>
          {t('paint:frost.freeze')}
        </Button>
        <Button variant="text" onPress={() => inkChosen({ kind: 'frost', isFrozen: false })}>
          {t('paint:frost.thaw')}
        </Button>
      </div>
    </div>
  );
}
