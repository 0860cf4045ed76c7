import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { hasUnits, inLanguage, type Proposal, type World } from '../../../../engine';
import { shieldColour } from '../../../kit/cartography/colour';
import { figuresOf } from '../../../kit/explain';
import { useHasMoney, useIsOnMap, useMoney, usePlaceName } from '../../../model/explain/use-game';
import { useLanguage, useWords } from '../../../kit/explain/react';
import { DataTable } from '../../../kit/ui';
import { useDecide } from '../decide/decide-store';
import { fightTitle } from '../decide/card-title';
import { useNames } from '../../../model/turn/names';
import { useTurnView } from '../../../model/turn/turn-view';
import { Figure } from '../../../model/turn/parts/Figure';
import { Shield } from '../../../model/turn/card/Sign';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import {
  fieldsTaken,
  goldMoved,
  headsLost,
  subjectsLost,
  type Taking,
  unitsLost,
} from './turn-changes';

interface ChangesProps {
  readonly model: TurnModel;
  readonly proposal: Proposal<World>;
}

const Part = ({
  name,
  many,
  count,
  children,
}: {
  readonly name: 'gold' | 'units' | 'subjects' | 'fields' | 'fights';
  /** What those are called that the title speaks of. */
  readonly many?: string;
  readonly count: number;
  readonly children: ReactNode;
}) => {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  const title = t(`openTurn:close.part.${name}`, { many });
  return (
    <section className="ww-close-part" aria-label={title}>
      <h3 className="ww-head">
        {title}
        {name === 'gold' ? null : <span className="ww-quiet ww-figures"> {plain(count)}</span>}
      </h3>
      {count === 0 ? (
        <p className="ww-small ww-quiet">{t(`openTurn:close.nothing.${name}`)}</p>
      ) : (
        children
      )}
    </section>
  );
};

/** The treasuries before and after; the new one opens its derivation. */
const Gold = ({ model, proposal }: ChangesProps) => {
  const { t } = useTranslation();
  const names = useNames();
  const { plain, signed } = useMoney();
  const { world } = model.campaign;
  const rows = goldMoved(world, proposal.world);
  return (
    <Part name="gold" count={rows.length}>
      <DataTable
        rows={rows}
        keyOf={({ party }) => party}
        columns={[
          {
            id: 'realm',
            label: t('openTurn:close.column.realm'),
            isHead: true,
            cell: ({ party }) => (
              <span className="ww-row ww-gap-8">
                <Shield colour={shieldColour(world.parties, party)} />
                {names.party(party)}
              </span>
            ),
          },
          {
            id: 'before',
            label: t('openTurn:close.column.before'),
            align: 'end',
            cell: ({ before }) => plain(before),
          },
          {
            id: 'change',
            label: t('openTurn:close.column.change'),
            align: 'end',
            cell: ({ before, after }) => (after === before ? '–' : signed(after - before)),
          },
          {
            id: 'after',
            label: t('openTurn:close.column.after'),
            align: 'end',
            cell: ({ party, after }) => {
              const sheet = proposal.balances.find((one) => one.party === party);
              const title = t('openTurn:close.treasuryOf', { party: names.party(party) });
              return sheet === undefined ? (
                plain(after)
              ) : (
                <Figure explained={sheet.after} title={title} />
              );
            },
          },
        ]}
      />
    </Part>
  );
};

const Units = ({ model, proposal }: ChangesProps) => {
  const { t } = useTranslation();
  const names = useNames();
  const { plain } = figuresOf(useWords());
  const lost = unitsLost(model.campaign.world, proposal);
  const heads = headsLost(proposal);
  return (
    <Part name="units" count={lost.length}>
      <ul className="ww-close-list">
        {lost.map(({ unit, cause, place }) => (
          <li key={unit.id}>
            <span>
              <b>{names.unit({ party: unit.party, unit: unit.number })}</b>
              {unit.size > 0 ? `, ${plain(unit.size)}` : ''}{' '}
              {t(`turn:unitType.${unit.type}`, { defaultValue: unit.type })}
            </span>
            <span className="ww-quiet">
              {cause === undefined ? null : t(`openTurn:close.cause.${cause}`)}{' '}
              <span className="ww-figures">{place}</span>
            </span>
          </li>
        ))}
      </ul>
      {heads === 0 ? null : (
        <p className="ww-small ww-quiet">
          {t('openTurn:close.heads', { count: heads, figure: plain(heads) })}
        </p>
      )}
    </Part>
  );
};

/** What is lost of those who are ordered in games without units of the shared kind: armies, or places in regions. */
const Subjects = ({ model, proposal }: ChangesProps) => {
  const names = useNames();
  const language = useLanguage();
  const placeName = usePlaceName();
  const { campaign, system, settings } = model;
  const { subjects } = system.orders;
  if (subjects === undefined) return null;
  const lost = subjectsLost(campaign.world, proposal.world, { subjects }, settings);
  return (
    <Part name="subjects" many={inLanguage(subjects.many, language)} count={lost.length}>
      <ul className="ww-close-list">
        {lost.map(({ party, key, name, what, place }) => (
          <li key={`${party} ${key}`}>
            <span>
              <b>
                {names.party(party)}: {inLanguage(name, language)}
              </b>
              , {inLanguage(what, language)}
            </span>
            <span className="ww-quiet ww-figures">{place === key ? null : placeName(place)}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
};

const Fields = ({ model, proposal }: ChangesProps) => {
  const { t } = useTranslation();
  const names = useNames();
  const { plain } = figuresOf(useWords());
  const takings = fieldsTaken(model.campaign.world, proposal.world);
  const count = takings.reduce((sum, { fields }) => sum + fields.length, 0);
  const sentence = ({ from, to, fields }: Taking): string => {
    const action = to === null ? 'ceding' : from === null ? 'settling' : 'taking';
    return t(`openTurn:close.${action}`, {
      to: to === null ? '' : names.party(to),
      from: from === null ? '' : names.party(from),
      count: fields.length,
      figure: plain(fields.length),
    });
  };
  return (
    <Part name="fields" count={count}>
      <ul className="ww-close-takings">
        {takings.map((taking) => (
          <li key={`${taking.from ?? ''}>${taking.to ?? ''}`}>
            <details open={taking.fields.length <= 12}>
              <summary>{sentence(taking)}</summary>
              <p className="ww-figures ww-small">{taking.fields.join('  ')}</p>
            </details>
          </li>
        ))}
      </ul>
    </Part>
  );
};

const Fights = ({ proposal }: ChangesProps) => {
  const { t } = useTranslation();
  const words = useWords();
  const names = useNames();
  const { choose } = useTurnView();
  const { set } = useDecide();
  return (
    <Part name="fights" count={proposal.fights.length}>
      <ul className="ww-close-list">
        {proposal.fights.map((fight) => {
          const { key, time, sides, winner } = fight;
          return (
            <li key={key}>
              <button
                type="button"
                className="ww-link"
                onClick={() => {
                  set({ current: { key, time }, tab: 'cards', onlyOpen: false, group: 'all' });
                  choose({ turnStep: 'decide' });
                }}
              >
                {fightTitle(fight, words)}
              </button>
              <span className="ww-quiet">
                {names.side(sides[0])} – {names.side(sides[1])}:{' '}
                {winner === null
                  ? t('openTurn:fight.drawn')
                  : t('openTurn:fight.won', { side: names.side(sides[winner]) })}
              </span>
            </li>
          );
        })}
      </ul>
    </Part>
  );
};

/** The results of the month: gold, units lost, fields taken, fights. */
export function Changes({ model, proposal }: ChangesProps) {
  const { t } = useTranslation();
  const isOnMap = useIsOnMap();
  const hasMoney = useHasMoney();
  const props = useMemo(() => ({ model, proposal }), [model, proposal]);
  const isWithUnits = hasUnits(model.system);
  const isOrdered = model.system.orders.subjects !== undefined;
  if (!hasMoney && !isWithUnits && !isOnMap && !isOrdered) return null;
  return (
    <section className="ww-close-changes ww-grid" aria-label={t('openTurn:close.changes')}>
      {hasMoney ? <Gold {...props} /> : null}
      {isWithUnits ? <Units {...props} /> : <Subjects {...props} />}
      {isOnMap ? <Fields {...props} /> : null}
      {isWithUnits ? <Fights {...props} /> : null}
    </section>
  );
}
