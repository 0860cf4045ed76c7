import { useTranslation } from 'react-i18next';
import type { FieldAddress, PartyKey, SightedUnit, World } from '../../../../engine';
import { FieldForm, type SelectOption } from '../../../kit/ui';
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
  const turns = [open, open - 1].filter((one) => one >= 1);
  return (
    <FieldForm
      look="columns"
      title={t('belief:sighting.form', { field })}
      fields={{
        whose: { kind: 'choice', label: t('belief:sighting.whose'), options: others },
        kind: {
          kind: 'choice',
          label: t('belief:sighting.kind'),
          options: KINDS.map((id) => ({ id, label: t(`map:pieceKind.${id}`) })),
        },
        size: {
          kind: 'choice',
          label: t('belief:sighting.size'),
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
          ...{ turn: Number(turn), place: field, party: whose, kind, sizeClass: Number(size), by },
        });
      }}
    />
  );
};
