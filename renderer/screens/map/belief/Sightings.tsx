import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type FieldAddress,
  partiesInOrder,
  type PartyKey,
  type SightedUnit,
  type World,
} from '../../../../engine';
import type { Command } from '../../../model/state/command';
import { showField } from '../../../model/state/jump';
import { useSession } from '../../../model/state/session';
import { Button, FieldForm, IconButton, type SelectOption } from '../../../kit/ui';
import { sight, unsee } from '../../../model/map/commands/beliefs';
import { Part, Quiet } from '../../../kit/board/Rows';
import { useBeliefNames } from './names';

const KINDS = ['foot', 'mounted', 'fleet', 'work', 'character'] as const;
const SIZES = ['0', '1', '3', '6', '11'] as const;

/** Possible sources of a sighting: others, the own land, an own unit. */
const useSources = (world: World, party: PartyKey): readonly SelectOption<string>[] => {
  const { source } = useBeliefNames(world.parties);
  const own = Object.values(world.units)
    .filter((unit) => unit.party === party)
    .map(({ number }) => number)
    .sort((a, b) => a - b);
  return ['gm', 'territory', ...own.map((number) => `unit ${String(number)}`)].map((id) => ({
    id,
    label: source(id),
  }));
};

/** Asks for everything of a sighting that the GM makes up; the place is the field he chose. */
const SightingForm = ({
  world,
  party,
  field,
  onSight,
  onClose,
}: {
  readonly world: World;
  readonly party: PartyKey;
  readonly field: FieldAddress;
  readonly onSight: (sighting: SightedUnit) => void;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation();
  const others = partiesInOrder(world.parties)
    .filter(({ key }) => key !== party)
    .map(({ key, name }) => ({ id: key, label: name }));
  const { turn: open } = world.clock;
  const turns = [open, open - 1].filter((one) => one >= 1);
  return (
    <FieldForm
      look="columns"
      title={t('belief:sighting.form', { field })}
      fields={{
        whose: { kind: 'choice', label: t('belief:sighting.whose'), options: others },
        kind: {
          kind: 'choice',
          label: t('app:common.kind'),
          options: KINDS.map((id) => ({ id, label: t(`map:pieceKind.${id}`) })),
        },
        size: {
          kind: 'choice',
          label: t('app:common.strength'),
          initial: '1',
          options: SIZES.map((id) => ({ id, label: t(`explain:sizeClass.${id}`) })),
        },
        turn: {
          kind: 'choice',
          label: t('belief:sighting.turn'),
          options: turns.map((one) => ({
            id: String(one),
            label: t('belief:sighting.inTurn', { turn: one }),
          })),
        },
        by: {
          kind: 'choice',
          label: t('belief:facts.source'),
          options: useSources(world, party),
        },
      }}
      act={{ label: t('belief:sighting.add') }}
      isBlocked={others.length === 0}
      onCancel={onClose}
      onSubmit={({ whose, kind, size, turn, by }) => {
        onSight({
          turn: Number(turn),
          place: field,
          party: whose,
          kind,
          sizeClass: Number(size),
          by,
        });
      }}
    />
  );
};

interface SightingsProps {
  readonly world: World;
  readonly party: PartyKey;
  /** Where a new one would be; null = nowhere yet. */
  readonly field: FieldAddress | null;
  readonly isDisabled: boolean;
  readonly onCommand: (command: Command) => void;
}

const show = (place: FieldAddress): void => {
  const { lattice } = useSession.getState();
  if (lattice !== null) showField(lattice, place);
};

const Sighting = ({
  sighting,
  world,
  isDisabled,
  onRemove,
}: {
  readonly sighting: SightedUnit;
  readonly world: World;
  readonly isDisabled: boolean;
  readonly onRemove: () => void;
}) => {
  const { t } = useTranslation();
  const { sighted, source } = useBeliefNames(world.parties);
  const { place, turn, by } = sighting;
  return (
    <li className="ww-belief-sighting ww-grid ww-align-start ww-gap-8">
      <Button variant="text" onPress={() => show(place)}>
        {place}
      </Button>
      <span className="ww-belief-words">
        {sighted(sighting)}
        <br />
        <span className="ww-small ww-quiet">
          {`${t('belief:sighting.inTurn', { turn })} · ${source(by)}`}
        </span>
      </span>
      <IconButton
        icon="trash"
        label={t('belief:sighting.remove', { field: place })}
        isDisabled={isDisabled}
        onPress={onRemove}
      />
    </li>
  );
};

/** What a realm believes to have seen of others: the latest first, to be added to and taken from. */
export function Sightings({ world, party, field, isDisabled, onCommand }: SightingsProps) {
  const { t } = useTranslation();
  const [isAdding, setAdding] = useState(false);
  const sightings = world.knowledge[party]?.sightings ?? [];
  return (
    <Part title={t('belief:sighting.title', { count: sightings.length })}>
      {sightings.length === 0 ? <Quiet>{t('belief:sighting.none')}</Quiet> : null}
      <ul className="ww-belief-sightings">
        {sightings.toReversed().map((sighting) => (
          <Sighting
            key={JSON.stringify(sighting)}
            sighting={sighting}
            world={world}
            isDisabled={isDisabled}
            onRemove={() => onCommand(unsee(party, sighting))}
          />
        ))}
      </ul>
      {field === null ? (
        <Quiet>{t('belief:sighting.where')}</Quiet>
      ) : isAdding && !isDisabled ? (
        <SightingForm
          world={world}
          party={party}
          field={field}
          onClose={() => setAdding(false)}
          onSight={(sighting) => {
            onCommand(sight(party, sighting));
            setAdding(false);
          }}
        />
      ) : (
        <Button variant="text" icon="plus" isDisabled={isDisabled} onPress={() => setAdding(true)}>
          {t('belief:sighting.open', { field })}
        </Button>
      )}
    </Part>
  );
}
