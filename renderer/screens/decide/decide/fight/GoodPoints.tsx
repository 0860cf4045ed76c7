import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FightUnit, GoodPoint } from '../../../../../engine';
import { explainTree, figuresOf } from '../../../../kit/explain';
import { useRule, useWords } from '../../../../kit/explain/react';
import { useSession } from '../../../../model/state/session';
import { useShownRulings } from '../../../../model/turn/whatif/shown';
import { Button, Checkbox, NumberField, Popover, ReasonForm } from '../../../../kit/ui';
import { summands } from '../../../../model/turn/model/figures';
import { Figure } from '../../../../model/turn/parts/Figure';
import { useFigureRulings } from '../../../../model/turn/rulings';
import { useNames } from '../../../../model/turn/names';
import { freeNumber } from './model';

/** The most good points the rules let the GM set. */
const RANGE: readonly [number, number] = [-1000, 1000];

/** The value of a point before the GM changed it. */
const computedValue = ({ value }: GoodPoint): number =>
  value.kind === 'override' ? value.original.value : value.value;

/** What a good point is called. */
const useCause = (): ((point: GoodPoint) => string) => {
  const words = useWords();
  return ({ cause, about }) => words(`explain:goodPoint.${cause}`, about);
};

/** One good point: ticked or not, what it counts, under which clause. Another tick wants a reason. */
const Point = ({ point, unit }: { readonly point: GoodPoint; readonly unit: string }) => {
  const { t } = useTranslation();
  const cause = useCause()(point);
  const rule = useRule(point.clause);
  const row = useRef<HTMLLIElement>(null);
  const [asks, setAsks] = useState(false);
  const rulings = useFigureRulings();
  const readOnly = useSession((session) => session.readOnly);
  const { value, worth, ruling } = point;
  const isOn = value.value !== 0;
  const title = t('decide:fight.point', { cause, unit });
  const toggle = (on: boolean): void => {
    const wasOn = computedValue(point) !== 0;
    if (value.kind === 'override' && on === wasOn) rulings.onRestore(ruling, title);
    else setAsks(true);
  };
  return (
    <li ref={row} className="ww-point" {...(isOn ? { 'data-on': true } : {})}>
      <Checkbox isSelected={isOn} onChange={toggle} isDisabled={readOnly}>
        {cause}
      </Checkbox>
      <Figure explained={value} title={title} ruling={ruling} range={RANGE} isSigned />
      {rule.link}
      {rule.text}
      <Popover label={title} triggerRef={row} isOpen={asks} onOpenChange={setAsks}>
        <ReasonForm
          title={t(isOn ? 'decide:fight.untick' : 'decide:fight.tick', { cause })}
          onSubmit={(reason) => {
            rulings.onRule(ruling, title, isOn ? 0 : worth === 0 ? 1 : worth, reason);
            setAsks(false);
          }}
          onCancel={() => setAsks(false)}
        >
          <h4 className="ww-head">
            {t(isOn ? 'decide:fight.untick' : 'decide:fight.tick', { cause })}
          </h4>
        </ReasonForm>
      </Popover>
    </li>
  );
};

/** A good point of the GM's own, with its reason. */
const OwnPoint = ({ unit, ruling }: { readonly unit: string; readonly ruling: string }) => {
  const { t } = useTranslation();
  const trigger = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [points, setPoints] = useState(1);
  const isCounted = Number.isInteger(points);
  const { onRule } = useFigureRulings();
  const given = useShownRulings();
  const readOnly = useSession((session) => session.readOnly);
  const title = t('decide:fight.addPointTo', { unit });
  return (
    <span ref={trigger}>
      <Button
        variant="text"
        icon="plus"
        aria-label={title}
        isDisabled={readOnly}
        onPress={() => setOpen(true)}
      >
        {t('decide:fight.addPoint')}
      </Button>
      <Popover label={title} triggerRef={trigger} isOpen={isOpen} onOpenChange={setOpen}>
        <ReasonForm
          title={title}
          onSubmit={(reason) => {
            const key = `${ruling}/${String(freeNumber(ruling, given))}`;
            onRule(key, title, points, reason);
            setOpen(false);
          }}
          onCancel={() => setOpen(false)}
          isFaulty={!isCounted}
        >
          {(tried) => (
            <>
              <h4 className="ww-head">{title}</h4>
              <NumberField
                label={t('decide:fight.points')}
                value={points}
                onChange={setPoints}
                minValue={RANGE[0]}
                maxValue={RANGE[1]}
                step={1}
                error={tried && !isCounted ? t('decide:fight.pointsMissing') : undefined}
                autoFocus
              />
            </>
          )}
        </ReasonForm>
      </Popover>
    </span>
  );
};

/** Points of a game that does not list them one by one. */
const Summands = ({ unit }: { readonly unit: FightUnit }) => {
  const words = useWords();
  const { signed } = figuresOf(words);
  return summands(unit.points).map((part, index) => (
    <li key={index} className="ww-point" data-on>
      <span>{explainTree(part, words).label}</span>
      <span className="ww-figures">{signed(part.value)}</span>
    </li>
  ));
};

/** The good points of one unit one by one: those that count, and on request all that could. */
export function GoodPoints({ unit }: { readonly unit: FightUnit }) {
  const { t } = useTranslation();
  const names = useNames();
  const [showsAll, setShowsAll] = useState(false);
  const points = unit.goodPoints ?? [];
  const weighty = points.filter(
    ({ value, applies }) => applies || value.value !== 0 || value.kind === 'override',
  );
  const shown = showsAll ? points : weighty;
  const name = names.unit(unit);
  return (
    <>
      <ul className="ww-points" aria-label={t('decide:fight.goodPoints', { unit: name })}>
        {unit.goodPoints === undefined ? <Summands unit={unit} /> : null}
        {shown.map((point) => (
          <Point key={point.key} point={point} unit={name} />
        ))}
      </ul>
      <div className="ww-point-acts ww-row ww-gap-12">
        {points.length > weighty.length ? (
          <button
            type="button"
            className="ww-findings-scope"
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll
              ? t('decide:fight.fewer')
              : t('decide:fight.more', { count: points.length - weighty.length })}
          </button>
        ) : null}
        {unit.ownPointsRuling === undefined ? null : (
          <OwnPoint unit={name} ruling={unit.ownPointsRuling} />
        )}
      </div>
    </>
  );
}
