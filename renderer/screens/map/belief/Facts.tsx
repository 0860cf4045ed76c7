import { useTranslation } from 'react-i18next';
import { beliefAt, type FieldAddress, type PartyKey, type World } from '../../../../engine';
import { DataTable } from '../../../kit/ui';
import { Rows } from '../../../kit/board/Rows';
import { useBeliefNames } from './names';

interface Fact {
  readonly what: 'terrain' | 'owner' | 'settlement';
  readonly believed: string;
  readonly truth: string;
  /** Undefined where the realm does not know enough to be wrong. */
  readonly isWrong: boolean | undefined;
}

/** What a realm believes of one field beside the truth, how well it knows it, since when and from where. */
export const Facts = ({
  world,
  party,
  field,
}: {
  readonly world: World;
  readonly party: PartyKey;
  readonly field: FieldAddress;
}) => {
  const { t } = useTranslation();
  const names = useBeliefNames(world.parties);
  const { believed, truth } = beliefAt(world, party, field);
  const { level } = believed;
  const fact = (
    what: Fact['what'],
    nameOf: (of: typeof believed) => string,
    needs: 1 | 2,
  ): Fact => ({
    what,
    believed: level < needs ? t('belief:facts.unknown') : nameOf(believed),
    truth: nameOf(truth),
    isWrong: level < needs ? undefined : nameOf(believed) !== nameOf(truth),
  });
  return (
    <>
      <Rows
        rows={[
          {
            key: 'level',
            label: t('belief:facts.level'),
            value: t(`belief:level.${String(level)}`, { turn: believed.since }),
          },
          {
            key: 'source',
            label: t('belief:facts.source'),
            value: names.source(believed.source),
          },
        ]}
      />
      <DataTable
        className="ww-belief-facts"
        label={t('belief:facts.label')}
        rows={[
          fact('terrain', (of) => names.terrain(of.terrain), 1),
          fact('owner', (of) => names.owner(of.owner), 2),
          fact('settlement', (of) => names.settlement(of.settlement), 2),
        ]}
        keyOf={({ what }) => what}
        mark={({ isWrong }) => ({ 'data-wrong': isWrong === true || undefined })}
        columns={[
          {
            id: 'what',
            label: '',
            isHead: true,
            cell: ({ what }) => t(`map:inspector.${what}`),
          },
          {
            id: 'believed',
            label: t('belief:facts.believed'),
            cell: ({ believed, isWrong }) => (
              <>
                {believed}
                {isWrong === true ? (
                  <span className="ww-visually-hidden">, {t('belief:facts.wrong')}</span>
                ) : null}
              </>
            ),
          },
          {
            id: 'truth',
            label: t('belief:facts.truth'),
            cell: ({ truth, isWrong }) => (
              <>
                {isWrong === true ? <span aria-hidden="true">≠ </span> : null}
                {truth}
              </>
            ),
          },
        ]}
      />
    </>
  );
};
