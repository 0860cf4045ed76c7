import { type ReactNode, useId, useState } from 'react';
import { type Explained, fact, type Settings } from '../../../../engine';
import {
  additionsOf,
  combatOf,
  type Fighter,
  flightValue,
  MORALE,
  numberOf,
  type Technique,
  TECHNIQUES,
} from '../../../../engine/systems/moerderspiel/pages';
import { figuresOf } from '../../../kit/explain/figures';
import { explainLines } from '../../../kit/explain/lines';
import { type PageData, showPage } from '../../../kit/pages/page';
import type { Words } from '../../../kit/text/words';
import './calculator.css';

/** Texts, and the house rules in force: nothing of the game that is being played. */
interface CalculatorData extends PageData {
  readonly settings: Settings;
}

/** Assumptions about an army, a garrison or the defenders of a base. */
interface Assumed {
  readonly kind: 'unit' | 'garrison' | 'base';
  readonly strength: number;
  readonly morale: number;
  readonly isRooted: boolean;
  readonly techniques: readonly Technique[];
}

const KINDS = ['unit', 'garrison', 'base'] as const;
const FLIGHT = new Set<Technique>(['slippery', 'hunter']);
const IN_COMBAT = TECHNIQUES.filter((one) => !FLIGHT.has(one));
const FIRST: Assumed = {
  kind: 'unit',
  strength: 500,
  morale: 1,
  isRooted: false,
  techniques: [],
};
/** More soldiers than a game has (TM-4.1-01, eight nations). */
const MOST = 20_000;

const say = (words: Words, key: string, about?: Readonly<Record<string, unknown>>): string =>
  words(`moerderspiel:page.calculator.${key}`, about);

function Amount({
  label,
  value,
  step,
  least,
  most,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly step: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}) {
  const [typed, setTyped] = useState(String(value));
  return (
    <label className="row">
      {label}
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        step={step}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          const wanted = Math.round(currentTarget.valueAsNumber);
          if (wanted >= least && wanted <= most) onChange(wanted);
        }}
        onBlur={() => setTyped(String(value))}
      />
    </label>
  );
}

function Tick({
  label,
  isOn,
  onChange,
}: {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}) {
  return (
    <label className="tick">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}

/** A figure, and below it how it came about. */
function Derived({
  words,
  title,
  value,
}: {
  readonly words: Words;
  readonly title: string;
  readonly value: Explained;
}) {
  const [head = '', ...lines] = explainLines(value, words);
  return (
    <details>
      <summary>
        {title}: <strong>{figuresOf(words).plain(value.value)}</strong>
      </summary>
      <pre className="how">{[head, ...lines].join('\n')}</pre>
    </details>
  );
}

function Flight({ words }: { readonly words: Words }) {
  const [{ strength, morale }, setArmy] = useState({ strength: 500, morale: 1 });
  const [bonus, setBonus] = useState({ isSlippery: false, isHunted: false });
  const value = flightValue(strength, fact('moerderspiel.assumedMorale', morale), bonus);
  return (
    <section aria-labelledby="flight">
      <h2 id="flight">{say(words, 'flight')}</h2>
      <div className="fields">
        <fieldset>
          <legend>{say(words, 'fleeing')}</legend>
          <Amount
            label={say(words, 'strength')}
            value={strength}
            step={100}
            least={0}
            most={MOST}
            onChange={(next) => setArmy({ strength: next, morale })}
          />
          <Amount
            label={say(words, 'morale')}
            value={morale}
            step={1}
            least={MORALE.least}
            most={MORALE.most}
            onChange={(next) => setArmy({ strength, morale: next })}
          />
          <Tick
            label={words('moerderspiel:option.slippery')}
            isOn={bonus.isSlippery}
            onChange={(isSlippery) => setBonus({ ...bonus, isSlippery })}
          />
          <Tick
            label={say(words, 'hunted')}
            isOn={bonus.isHunted}
            onChange={(isHunted) => setBonus({ ...bonus, isHunted })}
          />
        </fieldset>
        <output>
          <p className="result">{say(words, 'chance', { chance: value.value })}</p>
          <Derived words={words} title={say(words, 'flightValue')} value={value} />
        </output>
      </div>
    </section>
  );
}

function Side({
  words,
  title,
  army,
  kinds,
  settings,
  onChange,
}: {
  readonly words: Words;
  readonly title: string;
  readonly army: Assumed;
  readonly kinds: readonly Assumed['kind'][];
  readonly settings: Settings;
  readonly onChange: (army: Assumed) => void;
}) {
  const id = useId();
  const { kind, strength, morale, techniques } = army;
  const defenders = (next: Assumed['kind']): Partial<Assumed> => {
    if (next === 'unit') return { strength: FIRST.strength, morale: FIRST.morale };
    if (next === 'garrison') return { strength: FIRST.strength, morale: 5 };
    return {
      strength: numberOf(settings, 'tm.base.defenders'),
      morale: numberOf(settings, 'tm.base.defender_morale'),
    };
  };
  return (
    <fieldset>
      <legend>{title}</legend>
      {kinds.length > 1 ? (
        <label className="row" htmlFor={id}>
          {say(words, 'kind.label')}
          <select
            id={id}
            value={kind}
            onChange={({ target }) => {
              const next = kinds.find((one) => one === target.value) ?? 'unit';
              onChange({ ...army, kind: next, ...defenders(next) });
            }}
          >
            {kinds.map((one) => (
              <option key={one} value={one}>
                {say(words, `kind.${one}`)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <Amount
        key={`${kind} strength`}
        label={say(words, 'strength')}
        value={strength}
        step={100}
        least={0}
        most={MOST}
        onChange={(next) => onChange({ ...army, strength: next })}
      />
      <Amount
        key={`${kind} morale`}
        label={say(words, 'morale')}
        value={morale}
        step={1}
        least={MORALE.least}
        most={kind === 'unit' ? MORALE.most : 5}
        onChange={(next) => onChange({ ...army, morale: next })}
      />
      {kind === 'unit' ? (
        <>
          <Tick
            label={say(words, 'rooted')}
            isOn={army.isRooted}
            onChange={(isRooted) => onChange({ ...army, isRooted })}
          />
          <details>
            <summary>{say(words, 'techniques', { count: techniques.length })}</summary>
            {IN_COMBAT.map((one) => (
              <Tick
                key={one}
                label={words(`moerderspiel:option.${one}`)}
                isOn={techniques.includes(one)}
                onChange={(isOn) =>
                  onChange({
                    ...army,
                    techniques: isOn ? [...techniques, one] : techniques.filter((id) => id !== one),
                  })
                }
              />
            ))}
          </details>
        </>
      ) : null}
    </fieldset>
  );
}

/** A side as the rules of combat take it. */
function fighterOf(army: Assumed, other: Assumed, isAttacker: boolean): Fighter {
  const has = (technique: Technique): boolean =>
    army.kind === 'unit' && army.techniques.includes(technique);
  return {
    strength: army.strength,
    morale: fact('moerderspiel.assumedMorale', army.morale),
    additions: additionsOf(has, {
      against: other.kind,
      isAttacker,
      hasAttacked: isAttacker,
      isRooted: army.isRooted,
    }),
    isGrim: has('grim'),
    hasThickSkin: has('thick_skin'),
  };
}

function Combat({ words, settings }: { readonly words: Words; readonly settings: Settings }) {
  const [own, setOwn] = useState(FIRST);
  const [other, setOther] = useState(FIRST);
  const [isMutual, setMutual] = useState(false);
  const { sides, winner, difference } = combatOf(
    [fighterOf(own, other, true), fighterOf(other, own, isMutual && other.kind === 'unit')],
    settings,
  );
  const { plain } = figuresOf(words);
  const names = [say(words, 'own'), say(words, 'other')] as const;
  return (
    <section aria-labelledby="combat">
      <h2 id="combat">{say(words, 'combat')}</h2>
      <div className="fields">
        <Side
          words={words}
          title={names[0]}
          army={own}
          kinds={['unit']}
          settings={settings}
          onChange={setOwn}
        />
        <Side
          words={words}
          title={names[1]}
          army={other}
          kinds={KINDS}
          settings={settings}
          onChange={setOther}
        />
      </div>
      {other.kind === 'unit' ? (
        <Tick label={say(words, 'mutual')} isOn={isMutual} onChange={setMutual} />
      ) : null}
      <output>
        <p className="result">
          {winner === null ? say(words, 'draw') : say(words, 'wins', { side: names[winner] })}
        </p>
        <p>
          {say(words, 'losses', {
            own: plain(sides[0].loss.value),
            other: plain(sides[1].loss.value),
            difference: plain(difference),
          })}
        </p>
        {sides.map(({ power }, index) => (
          <Derived
            key={names[index === 0 ? 0 : 1]}
            words={words}
            title={say(words, 'power', { side: names[index === 0 ? 0 : 1] })}
            value={power}
          />
        ))}
      </output>
    </section>
  );
}

showPage((data, words): ReactNode => {
  const { settings } = data as CalculatorData;
  return (
    <>
      <h1>{say(words, 'title')}</h1>
      <p className="quiet">{say(words, 'intro')}</p>
      <Flight words={words} />
      <Combat words={words} settings={settings} />
    </>
  );
});
