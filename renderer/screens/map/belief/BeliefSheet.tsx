import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  beliefAt,
  type Campaign,
  type FieldAddress,
  type PartyKey,
  type World,
} from '../../../../engine';
import { useSession } from '../../../model/state/session';
import { Button, DataTable } from '../../../kit/ui';
import { Part, Quiet, Rows } from '../../../kit/board/Rows';
import { Sheet as Shell, SheetHead } from '../../../kit/board/Sheet';
import { useMapScreen } from '../../../model/map/state';
import { Deceive } from './Deceive';
import { Sightings } from './Sightings';
import { WrongBeliefs } from './WrongBeliefs';
import './belief.css';
import { useBeliefNames } from './names';

interface Fact {
  readonly what: 'terrain' | 'owner' | 'settlement';
  readonly believed: string;
  readonly truth: string;
  /** Undefined where the realm does not know enough to be wrong. */
  readonly isWrong: boolean | undefined;
}

/** What a realm believes of one field beside the truth, how well it knows it, since when and from where. */
const Facts = ({
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

export interface BeliefSheetProps {
  readonly campaign: Campaign;
  readonly party: PartyKey;
  readonly fields: readonly FieldAddress[];
}

/**
 * What a realm believes of some fields, beside the truth; what the GM can make it believe; where it is wrong; and what
 * it saw. Without fields only the latter two.
 */
export function BeliefSheet({ campaign, party, fields }: BeliefSheetProps) {
  const { t } = useTranslation();
  const readOnly = useSession((session) => session.readOnly);
  const execute = useSession((session) => session.execute);
  const { world } = campaign;
  const [first = null] = fields;
  const only = fields.length === 1 ? first : null;
  const common = { isDisabled: readOnly, onCommand: execute };
  return (
    <div className="ww-stack ww-gap-18">
      {readOnly ? <Quiet>{t('belief:readOnly')}</Quiet> : null}
      {only === null ? null : <Facts world={world} party={party} field={only} />}
      {first === null ? null : (
        <Part title={t('belief:deceive.title')}>
          <Deceive campaign={campaign} party={party} fields={fields} {...common} />
        </Part>
      )}
      <WrongBeliefs world={world} party={party} />
      <Sightings key={only} world={world} party={party} field={only} {...common} />
    </div>
  );
}

/**
 * The sheet behind a button: it tells the truth, and whoever sees with the eyes of a realm may have its player at his
 * side. It stays open or closed from field to field.
 */
export function BeliefFold(props: BeliefSheetProps) {
  const { t } = useTranslation();
  const isOpen = useMapScreen((state) => state.tellsTruth);
  const setBoardScreen = useMapScreen((state) => state.set);
  const name = props.campaign.world.parties[props.party]?.name ?? props.party;
  return (
    <div className="ww-stack ww-gap-18">
      <Button
        icon={isOpen ? 'up' : 'down'}
        aria-expanded={isOpen}
        onPress={() => setBoardScreen({ tellsTruth: !isOpen })}
      >
        {t(isOpen ? 'belief:close' : 'belief:open', { name })}
      </Button>
      {isOpen ? <BeliefSheet {...props} /> : null}
    </div>
  );
}

/** The column beside the map while several fields are chosen with the eyes of a realm. */
export function BeliefPanel({
  campaign,
  party,
  foot,
}: {
  readonly campaign: Campaign;
  readonly party: PartyKey;
  readonly foot: ReactNode;
}) {
  const { t } = useTranslation();
  const chosen = useMapScreen((state) => state.chosen);
  const fields = useMemo(() => [...chosen].sort(), [chosen]);
  return (
    <Shell label={t('belief:title')} foot={foot}>
      <SheetHead
        over={t('belief:of', { name: campaign.world.parties[party]?.name ?? party })}
        title={t('paint:panel.count', { count: fields.length, amount: fields.length })}
      />
      <BeliefFold campaign={campaign} party={party} fields={fields} />
    </Shell>
  );
}
