import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fight, FightOdds, LossOdds } from '../../../../../engine';
import { jobOf, ODDS_RUNS, useOddsState } from '../../../../model/adjudicate';
import { realmColour } from '../../../../kit/cartography/colour';
import { figuresOf } from '../../../../kit/explain';
import { useWords } from '../../../../kit/explain/react';
import { usePageTheme } from '../../../../kit/ui';
import type { TurnModel } from '../../../../model/turn/use-turn-model';
import { useNames } from '../../../../model/turn/names';

const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((100 * part) / whole);

/** Losses between least and most, the middle as a stroke, those of this fight as a mark. */
const Spread = ({
  spread,
  lost,
  colour,
}: {
  readonly spread: LossOdds;
  readonly lost: number;
  readonly colour: string;
}) => {
  const { before, least, middle, most } = spread;
  const at = (heads: number): number => (before === 0 ? 0 : (200 * heads) / before);
  return (
    <svg className="ww-spread" viewBox="-2 0 204 16" preserveAspectRatio="none" aria-hidden="true">
      <path className="ww-spread-line" d="M0 8H200" />
      <rect
        x={at(least)}
        y={4}
        width={Math.max(at(most) - at(least), 1)}
        height={8}
        fill={colour}
      />
      <path className="ww-spread-middle" d={`M${String(at(middle))} 2V14`} />
      <path
        className="ww-spread-now"
        d={`M${String(at(lost))} 0l3 4h-6zM${String(at(lost))} 16l3 -4h-6z`}
      />
    </svg>
  );
};

const Side = ({
  fight,
  odds,
  index,
  colour,
}: {
  readonly fight: Fight;
  readonly odds: FightOdds;
  readonly index: 0 | 1;
  readonly colour: string;
}) => {
  const { t } = useTranslation();
  const names = useNames();
  const { plain } = figuresOf(useWords());
  const side = fight.sides[index];
  const spread = odds.losses[index];
  const lost = side.units.reduce((sum, { before, left }) => sum + before - left, 0);
  const annihilated = percentOf(spread.annihilated, odds.runs);
  return (
    <div className="ww-odds-side">
      <p className="ww-over">{t('decide:odds.losses', { side: names.side(side) })}</p>
      <Spread spread={spread} lost={lost} colour={colour} />
      <p className="ww-small">
        {t('decide:odds.spread', {
          least: plain(spread.least),
          middle: plain(spread.middle),
          most: plain(spread.most),
          before: plain(spread.before),
        })}
        {annihilated === 0 ? '' : `; ${t('decide:odds.annihilated', { percent: annihilated })}`}.{' '}
        <span className="ww-quiet">{t('decide:odds.now', { lost: plain(lost) })}</span>
      </p>
    </div>
  );
};

const Picture = ({
  model,
  fight,
  odds,
}: {
  readonly model: TurnModel;
  readonly fight: Fight;
  readonly odds: FightOdds;
}) => {
  const { t } = useTranslation();
  const names = useNames();
  const theme = usePageTheme();
  const { list, plain } = figuresOf(useWords());
  const { parties } = model.campaign.world;
  const colours = fight.sides.map((side) => realmColour(theme, parties, side.parties[0] ?? ''));
  const shares = [odds.wins[0], odds.undecided, odds.wins[1]] as const;
  const summary = [
    ...([0, 1] as const).map((index) =>
      t('decide:odds.win', {
        side: names.side(fight.sides[index]),
        percent: percentOf(odds.wins[index], odds.runs),
      }),
    ),
    ...(odds.undecided === 0
      ? []
      : [t('decide:odds.undecided', { percent: percentOf(odds.undecided, odds.runs) })]),
  ];
  const rounds = Object.entries(odds.rounds).map(([count, often]) =>
    t('decide:odds.roundsPart', { count: Number(count), percent: percentOf(often, odds.runs) }),
  );
  return (
    <>
      <div className="ww-ratio ww-odds-bar ww-row ww-align-stretch ww-gap-2" aria-hidden="true">
        <span style={{ flexGrow: shares[0], background: colours[0] }} />
        <span style={{ flexGrow: shares[1], background: 'var(--ww-linie-2)' }} />
        <span style={{ flexGrow: shares[2], background: colours[1] }} />
      </div>
      <p className="ww-small">
        {t('decide:odds.wins', { runs: plain(odds.runs), parts: list(summary) })}
      </p>
      <div className="ww-odds-sides ww-grid">
        {([0, 1] as const).map((index) => (
          <Side key={index} fight={fight} odds={odds} index={index} colour={colours[index] ?? ''} />
        ))}
      </div>
      {rounds.length < 2 ? null : (
        <p className="ww-small ww-quiet">{t('decide:odds.rounds', { parts: list(rounds) })}</p>
      )}
    </>
  );
};

export interface OddsProps {
  readonly model: TurnModel;
  readonly fight: Fight;
  /** Mark of the fight: another one is computed again. */
  readonly mark: string;
}

/** Likely outcomes: the same fight over many throws, as text and chart. */
export function Odds({ model, fight, mark }: OddsProps) {
  const { t } = useTranslation();
  const { asked, outcome, ask, cancel } = useOddsState();
  const { campaign, proposed } = model;
  const { stale } = proposed;
  const name = `${campaign.id} ${fight.key} ${mark}`;
  useEffect(() => {
    if (stale) return undefined;
    void ask(name, { ...jobOf(campaign), fight: fight.key, runs: ODDS_RUNS });
    return cancel;
    // What the fight depends on is in its mark; another campaign object alone is no other fight.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name, stale, ask, cancel]);
  const own = asked === name ? outcome : null;
  const title = t('decide:odds.title');
  return (
    <section className="ww-odds ww-grid ww-gap-6" aria-label={title} aria-busy={own === null}>
      <h3 className="ww-head">{title}</h3>
      {own === null ? (
        <p className="ww-small ww-quiet">{t('decide:odds.running', { runs: ODDS_RUNS })}</p>
      ) : null}
      {own?.kind === 'done' ? <Picture model={model} fight={fight} odds={own.odds} /> : null}
      {own?.kind === 'none' ? <p className="ww-small ww-quiet">{t('decide:odds.none')}</p> : null}
      {own?.kind === 'failed' ? (
        <p className="ww-small ww-quiet">{t('decide:odds.failed')}</p>
      ) : null}
    </section>
  );
}
