import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldAddress, PartyKey, SightedUnit, World } from '../../../../engine';
import type { Command } from '../../../model/state/command';
import { showField } from '../../../model/state/jump';
import { useSession } from '../../../model/state/session';
import { Button, IconButton } from '../../../kit/ui';
import { sight, unsee } from '../../../model/map/commands/beliefs';
import { Part, Quiet } from '../../../kit/board/Rows';
import { useBeliefNames } from './names';
import { SightingForm } from './SightingForm';

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
export const Sightings = ({ world, party, field, isDisabled, onCommand }: SightingsProps) => {
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
};
