import { useTranslation } from 'react-i18next';
import { beliefAt, type FieldAddress, type PartyKey, type World } from '../../../engine';
import { Rows } from '../inspector/Rows';
import { useBeliefNames } from './names';

interface Fact {
  readonly what: 'terrain' | 'owner' | 'settlement';
  readonly believed: string;
  readonly truth: string;
  /** Undefined where the realm does not know enough to be wrong. */
  readonly isWrong: boolean | undefined;
}

const FactRow = ({ what, believed, truth, isWrong }: Fact) => {
  const { t } = useTranslation();
  return (
    <tr data-wrong={isWrong === true || undefined}>
      <th scope="row">{t(`map:inspector.${what}`)}</th>
      <td>
        {believed}
        {isWrong === true ? (
          <span className="ww-visually-hidden">, {t('belief:facts.wrong')}</span>
        ) : null}
      </td>
      <td>
        {isWrong === true ? <span aria-hidden="true">≠ </span> : null}
        {truth}
      </td>
    </tr>
  );
};

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
      <table className="ww-table ww-belief-facts" aria-label={t('belief:facts.label')}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('belief:facts.believed')}</th>
            <th scope="col">{t('belief:facts.truth')}</th>
          </tr>
        </thead>
        <tbody>
          {[
            fact('terrain', (of) => names.terrain(of.terrain), 1),
            fact('owner', (of) => names.owner(of.owner), 2),
            fact('settlement', (of) => names.settlement(of.settlement), 2),
          ].map((row) => (
            <FactRow key={row.what} {...row} />
          ))}
        </tbody>
      </table>
    </>
  );
};
