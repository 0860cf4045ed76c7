import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldAddress, PartyKey, SightedUnit, World } from '../../../engine';
import { Button, Select, type SelectOption } from '../../ui';
import { useBeliefNames } from './names';

const KINDS = ['foot', 'mounted', 'fleet', 'work', 'character'] as const;
const SIZES = ['0', '1', '3', '6', '11'] as const;

/** Who may have told of it: others, the own land, an own unit. */
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
export const SightingForm = ({
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
  const others = Object.values(world.parties)
    .filter(({ key }) => key !== party)
    .map(({ key, name }) => ({ id: key, label: name }));
  const { turn: open } = world.clock;
  const [whose, setWhose] = useState(others[0]?.id ?? '');
  const [kind, setKind] = useState<string>(KINDS[0]);
  const [size, setSize] = useState<string>('1');
  const [turn, setTurn] = useState(String(open));
  const [by, setBy] = useState('gm');
  const turns = [open, open - 1].filter((one) => one >= 1);
  return (
    <form
      className="ww-belief-form"
      aria-label={t('belief:sighting.form', { field })}
      onSubmit={(event) => {
        event.preventDefault();
        onSight({
          ...{ turn: Number(turn), place: field, party: whose, kind, sizeClass: Number(size), by },
        });
      }}
    >
      <div className="ww-belief-pair">
        <Select
          label={t('belief:sighting.whose')}
          options={others}
          value={whose}
          onChange={setWhose}
        />
        <Select
          label={t('belief:sighting.kind')}
          options={KINDS.map((id) => ({ id, label: t(`map:pieceKind.${id}`) }))}
          value={kind}
          onChange={setKind}
        />
      </div>
      <Select
        label={t('belief:sighting.size')}
        options={SIZES.map((id) => ({ id, label: t(`explain:sizeClass.${id}`) }))}
        value={size}
        onChange={setSize}
      />
      <div className="ww-belief-pair">
        <Select
          label={t('belief:sighting.turn')}
          options={turns.map((one) => ({
            id: String(one),
            label: t('belief:sighting.inTurn', { turn: one }),
          }))}
          value={turn}
          onChange={setTurn}
        />
        <Select
          label={t('belief:facts.source')}
          options={useSources(world, party)}
          value={by}
          onChange={setBy}
        />
      </div>
      <div className="ww-selection-acts">
        <Button type="submit" isDisabled={whose === ''}>
          {t('belief:sighting.add')}
        </Button>
        <Button variant="text" onPress={onClose}>
          {t('belief:sighting.cancel')}
        </Button>
      </div>
    </form>
  );
};
