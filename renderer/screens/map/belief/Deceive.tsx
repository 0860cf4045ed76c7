import { useTranslation } from 'react-i18next';
import type { Belief, Campaign, FieldAddress, KnownSettlement, PartyKey } from '../../../../engine';
import { useLanguage } from '../../../kit/explain/react';
import type { Command } from '../../../model/state/command';
import { Button, Checkbox, Select, TextField } from '../../../kit/ui';
import { believe, standFirm } from '../../../model/map/commands/beliefs';
import { useTerrains } from '../../../model/map/use-catalogue';
import { usePartyChoices, useSettlementChoices } from '../places/styles';
import { useDraft } from '../../../kit/ui/use-draft';
import { commonBelief, type Shared } from './common';

/** Stands for nobody and for no settlement among choices, which need a name. */
const NONE = '-';

/** What stands in a choice: the belief that all share, or why there is none. */
const useShared = <Value,>(
  belief: Shared<Value>,
  idOf: (value: Value) => string | null,
): { readonly value: string | null; readonly placeholder: string } => {
  const { t } = useTranslation();
  return {
    value: belief.kind === 'value' ? idOf(belief.value) : null,
    placeholder: t(belief.kind === 'mixed' ? 'belief:mixed' : 'belief:facts.unknown'),
  };
};

interface BelievedSettlementProps {
  readonly settlement: Shared<KnownSettlement | null>;
  /** Who owns one that is put there. */
  readonly owner: PartyKey;
  readonly isDisabled: boolean;
  readonly onBelieve: (settlement: KnownSettlement | null) => void;
}

const SettlementDetails = ({
  settlement,
  isDisabled,
  onBelieve,
}: Omit<BelievedSettlementProps, 'owner' | 'settlement'> & {
  readonly settlement: KnownSettlement;
}) => {
  const { t } = useTranslation();
  const [name, setName] = useDraft(settlement.name);
  const parties = usePartyChoices();
  const commit = (): void => {
    if (name.trim() !== settlement.name) onBelieve({ ...settlement, name: name.trim() });
  };
  return (
    <div className="ww-belief-pair ww-grid ww-gap-8">
      <TextField
        label={t('places:settlement.name')}
        value={name}
        isDisabled={isDisabled}
        onChange={setName}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
        }}
      />
      <Select
        label={t('map:inspector.settlementOwner')}
        options={parties}
        value={settlement.owner}
        isDisabled={isDisabled}
        onChange={(owner) => onBelieve({ ...settlement, owner })}
      />
    </div>
  );
};

const BelievedSettlement = ({
  settlement,
  owner,
  isDisabled,
  onBelieve,
}: BelievedSettlementProps) => {
  const { t } = useTranslation();
  const types = useSettlementChoices();
  const there = settlement.kind === 'value' ? settlement.value : null;
  return (
    <>
      <Select
        label={t('map:inspector.settlement')}
        options={[{ id: NONE, label: t('belief:none') }, ...types]}
        {...useShared(settlement, (value) => value?.type ?? NONE)}
        isDisabled={isDisabled}
        onChange={(type) =>
          onBelieve(type === NONE ? null : { ...(there ?? { name: '', owner }), type })
        }
      />
      {there === null ? null : (
        <SettlementDetails settlement={there} isDisabled={isDisabled} onBelieve={onBelieve} />
      )}
    </>
  );
};

/** What the GM can make a realm believe of the chosen fields. Every change is one step of undo. */
export function Deceive({
  campaign,
  party,
  fields,
  isDisabled,
  onCommand,
}: {
  readonly campaign: Campaign;
  readonly party: PartyKey;
  readonly fields: readonly FieldAddress[];
  readonly isDisabled: boolean;
  readonly onCommand: (command: Command) => void;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const terrains = useTerrains();
  const parties = usePartyChoices();
  const common = commonBelief(campaign.world, party, fields);
  const { terrain, owner, settlement, isFirm, known } = common;
  const landlord = owner.kind === 'value' ? owner.value : null;
  const send = (command: Command | undefined): void => {
    if (command !== undefined) onCommand(command);
  };
  const say = (belief: Belief): void => send(believe(party, fields, belief));
  return (
    <div
      className="ww-belief-form ww-stack ww-gap-10"
      role="group"
      aria-label={t('belief:deceive.label')}
    >
      <div className="ww-belief-pair ww-grid ww-gap-8">
        <Select
          label={t('map:inspector.terrain')}
          options={Object.values(terrains).map(({ key, name }) => ({
            id: key,
            label: name[language],
          }))}
          {...useShared(terrain, (key) => key)}
          isDisabled={isDisabled}
          onChange={(key) => say({ kind: 'terrain', terrain: key })}
        />
        <Select
          label={t('map:inspector.owner')}
          options={[{ id: NONE, label: t('map:inspector.nobody') }, ...parties]}
          {...useShared(owner, (key) => key ?? NONE)}
          isDisabled={isDisabled}
          onChange={(key) => say({ kind: 'owner', owner: key === NONE ? null : key })}
        />
      </div>
      <BelievedSettlement
        key={fields.join(' ')}
        settlement={settlement}
        owner={landlord ?? party}
        isDisabled={isDisabled}
        onBelieve={(believed) => say({ kind: 'settlement', settlement: believed })}
      />
      <Checkbox
        isSelected={isFirm}
        isDisabled={isDisabled}
        onChange={(next) => send(standFirm(campaign, party, fields, next))}
      >
        {t('belief:deceive.firm')}
      </Checkbox>
      <div className="ww-selection-acts ww-row ww-wrapping">
        <Button
          variant="text"
          icon="eye"
          isDisabled={isDisabled}
          onPress={() => say({ kind: 'truth' })}
        >
          {t('belief:deceive.truth')}
        </Button>
        <Button
          variant="text"
          icon="close"
          isDisabled={isDisabled || known === 0}
          onPress={() => say({ kind: 'nothing' })}
        >
          {t('belief:deceive.nothing')}
        </Button>
      </div>
    </div>
  );
}
