import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Campaign,
  type Direction,
  DIRECTIONS,
  type FieldAddress,
  hexGameOf,
  playingParties,
  type Settlement,
  settlementOwnerAt,
  systems,
} from '../../../../engine';
import type { Command } from '../../../model/state/command';
import { Button, Checkbox, NumberField, Select, Slider, TextField } from '../../../kit/ui';
import {
  describeSettlement,
  nameCapital,
  removeSettlement,
  setHarbour,
} from '../../../model/map/commands/places';
import { useMapScreen } from '../../../model/map/state';
import { isOffered } from '../../../model/map/use-catalogue';
import {
  fullValue,
  isCount,
  withGarrison,
  withType,
} from '../../../model/records/settlement-change';
import { usePartyChoices, useSettlementChoices, useSettlementStyles } from './styles';
import { useDraft } from '../../../kit/ui/use-draft';
import { suggestedPlace } from '../../../model/genesis/suggest-name';
import { SuggestName } from '../../../model/genesis/SuggestName';
import { RealmOnTheSpot } from './RealmOnTheSpot';
import { WritingOnly } from './WritingOnly';
import './places.css';
import { ToggleButton } from 'react-aria-components';

/** The six sides of a field as switches, in the order of their numbers. */
const HarbourSides = ({
  open,
  onToggle,
}: {
  readonly open: readonly Direction[];
  readonly onToggle: (side: Direction) => void;
}) => {
  const { t } = useTranslation();
  return (
    <div>
      <span className="ww-field-label" id="ww-harbour-sides">
        {t('places:settlement.harbours')}
      </span>
      <div className="ww-harbour-sides" role="group" aria-labelledby="ww-harbour-sides">
        {DIRECTIONS.map((side) => (
          <ToggleButton
            key={side}
            className="ww-toggle"
            aria-label={t('places:settlement.harbour', {
              direction: t(`direction:${side}`),
            })}
            isSelected={open.includes(side)}
            onChange={() => onToggle(side)}
          >
            {t(`map:direction.${side}`)}
          </ToggleButton>
        ))}
      </div>
    </div>
  );
};

interface FormProps {
  readonly campaign: Campaign;
  readonly field: FieldAddress;
  readonly settlement: Settlement;
  readonly onCommand: (command: Command) => void;
}

type Describe = (next: Settlement) => void;

/** Progress of the building: on a scale or as a number. */
const Progress = ({
  settlement,
  onDescribe,
}: {
  readonly settlement: Settlement;
  readonly onDescribe: Describe;
}) => {
  const { t } = useTranslation();
  const of = fullValue(useSettlementStyles(), settlement);
  const [built, setBuilt] = useDraft(settlement.built);
  const commit = (value: number): void => {
    setBuilt(value);
    if (isCount(value, of)) onDescribe({ ...settlement, built: value });
  };
  const error = isCount(built, of)
    ? undefined
    : t('places:settlement.builtBad', { of, kept: settlement.built });
  return (
    <div>
      <div className="ww-place-progress ww-grid ww-align-start ww-gap-12">
        <Slider
          label={t('places:settlement.built')}
          value={isCount(built, of) ? built : settlement.built}
          min={0}
          max={Math.max(1, of)}
          onChange={setBuilt}
          onChangeEnd={commit}
        />
        <NumberField
          label={t('places:settlement.built')}
          isLabelHidden
          error={error}
          value={built}
          onChange={commit}
        />
      </div>
      <p className="ww-field-hint">{t('places:settlement.builtHint', { of })}</p>
    </div>
  );
};

/** Limit of units behind the walls; empty = the table's value. */
const Garrison = ({
  settlement,
  onDescribe,
}: {
  readonly settlement: Settlement;
  readonly onDescribe: Describe;
}) => {
  const { t } = useTranslation();
  const table = useSettlementStyles()[settlement.type]?.garrison ?? 0;
  const [spaces, setSpaces] = useDraft(settlement.garrison ?? NaN);
  const isEmpty = Number.isNaN(spaces);
  const commit = (value: number): void => {
    setSpaces(value);
    if (Number.isNaN(value)) onDescribe(withGarrison(settlement, undefined));
    else if (isCount(value)) onDescribe(withGarrison(settlement, value));
  };
  return (
    <NumberField
      label={t('places:settlement.garrison')}
      hint={t('places:settlement.garrisonHint', { table })}
      error={
        isEmpty || isCount(spaces)
          ? undefined
          : t('places:settlement.garrisonBad', { kept: settlement.garrison ?? table })
      }
      value={spaces}
      onChange={commit}
    />
  );
};

/** The sides with harbours; where the rules object the GM is asked. */
const Harbours = ({ campaign, field, settlement, onCommand }: FormProps) => {
  const toggle = (side: Direction): void => {
    const isOpen = !settlement.harbours.includes(side);
    const command = setHarbour(campaign.world.map, field, side, isOpen);
    if (command === undefined) return;
    const rules = hexGameOf(systems[campaign.system]).rules;
    const findings = isOpen
      ? (rules?.objections(campaign.world, { kind: 'harbour', field, side }) ?? [])
      : [];
    if (findings.length === 0) onCommand(command);
    else useMapScreen.getState().set({ objection: { kind: 'insist', findings, command } });
  };
  return <HarbourSides open={settlement.harbours} onToggle={toggle} />;
};

/** True when a tool has just asked for the form of a settlement: only then may the form take the focus. */
const useIsAsked = (field: FieldAddress): boolean => {
  const isAsked = useMapScreen(
    ({ editing }) => editing?.what === 'settlement' && editing.field === field,
  );
  useEffect(() => {
    if (isAsked) useMapScreen.getState().set({ editing: null });
  }, [isAsked]);
  return isAsked;
};

/** True if somebody plays a party or will: the owner of settlements nobody has taken is none. */
const isPlaying = (world: Campaign['world'], party: string): boolean =>
  playingParties(world).some(({ key }) => key === party);

const Form = ({ campaign, field, settlement, onCommand }: FormProps) => {
  const { t } = useTranslation();
  const styles = useSettlementStyles();
  const types = useSettlementChoices();
  const parties = usePartyChoices();
  const [name, setName] = useDraft(settlement.name);
  const isAsked = useIsAsked(field);
  const { map, parties: realms } = campaign.world;
  const send = (command: Command | undefined): void => {
    if (command !== undefined) onCommand(command);
  };
  const describe: Describe = (next) => send(describeSettlement(map, field, next));
  const game = hexGameOf(systems[campaign.system]);
  const owner = realms[settlementOwnerAt(map, field) ?? ''];
  const isCapital = owner?.capital === field;
  return (
    <div className="ww-place-form">
      <TextField
        label={t('places:settlement.name')}
        value={name}
        autoFocus={isAsked && settlement.name === ''}
        onChange={setName}
        onBlur={() => describe({ ...settlement, name: name.trim() })}
        onKeyDown={(event) => {
          if (event.key === 'Enter') describe({ ...settlement, name: name.trim() });
        }}
      />
      <div className="ww-place-pair ww-grid ww-gap-10">
        {types.length < 2 ? null : (
          <Select
            label={t('app:common.kind')}
            options={types}
            value={settlement.type}
            onChange={(key) => {
              const style = styles[key];
              if (style !== undefined) describe(withType(styles, settlement, style));
            }}
          />
        )}
        {game.settlementsFollowLand === true ? null : (
          <Select
            label={t('places:settlement.owner')}
            options={parties}
            value={settlement.owner}
            onChange={(key) => describe({ ...settlement, owner: key })}
          />
        )}
      </div>
      <SuggestName
        suggest={(tries) => suggestedPlace(campaign, field, tries)}
        onTake={(suggested) => describe({ ...settlement, name: suggested })}
      />
      {owner === undefined || !isPlaying(campaign.world, owner.key) ? (
        <RealmOnTheSpot campaign={campaign} field={field} onCommand={onCommand} />
      ) : (
        <Checkbox
          isSelected={isCapital}
          onChange={(is) => send(nameCapital(campaign, owner.key, is ? field : null))}
        >
          {t('places:settlement.capital', { name: owner.name })}
        </Checkbox>
      )}
      {fullValue(styles, settlement) === 0 ? null : (
        <Progress settlement={settlement} onDescribe={describe} />
      )}
      {Object.values(styles).every(({ garrison }) => garrison === 0) ? null : (
        <Garrison settlement={settlement} onDescribe={describe} />
      )}
      {isOffered(systems[campaign.system], 'harbour') ? (
        <Harbours campaign={campaign} field={field} settlement={settlement} onCommand={onCommand} />
      ) : null}
      <Button variant="text" icon="trash" onPress={() => send(removeSettlement(map, field))}>
        {t('places:settlement.remove')}
      </Button>
    </div>
  );
};

/** The form of a settlement. Every change is one step of undo, so nothing has to be saved. */
export function SettlementForm(props: FormProps) {
  return (
    <WritingOnly>
      <Form key={props.field} {...props} />
    </WritingOnly>
  );
}
