import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type BeliefDifference,
  beliefDifferences,
  type PartyKey,
  type World,
} from '../../../../engine';
import { showField } from '../../../model/state/jump';
import { useSession } from '../../../model/state/session';
import { useRowWindow } from '../../../kit/ui/use-row-window';
import { Part, Quiet } from '../../../kit/board/Rows';
import { useBeliefNames } from './names';

/** Height of a row in px. */
const ROW = 46;

const wayOf = (key: string): number => (key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0);

const useSentence = (world: World): ((wrong: BeliefDifference) => string) => {
  const { t } = useTranslation();
  const names = useBeliefNames(world.parties);
  return (wrong) => {
    switch (wrong.what) {
      case 'hidden':
        return t('belief:wrong.hidden');
      case 'settlement': {
        const [believed, truth] = [wrong.believed, wrong.truth].map(names.settlement);
        return t('belief:wrong.instead', { believed, truth });
      }
      case 'terrain':
      case 'owner': {
        const [believed, truth] = [wrong.believed, wrong.truth].map(names[wrong.what]);
        return t('belief:wrong.instead', { believed, truth });
      }
    }
  };
};

const Wrong = ({ wrong, world }: { readonly wrong: BeliefDifference; readonly world: World }) => {
  const { t } = useTranslation();
  const sentence = useSentence(world);
  const { source } = useBeliefNames(world.parties);
  return (
    <>
      <span className="ww-row ww-align-stretch ww-gap-8">
        <span className="ww-figures">{wrong.field}</span>
        <span className="ww-belief-words" title={sentence(wrong)}>
          {sentence(wrong)}
        </span>
      </span>
      <span className="ww-small ww-quiet">
        {[
          ...(wrong.what === 'hidden'
            ? []
            : [t('belief:since', { turn: wrong.since }), source(wrong.source)]),
          ...(wrong.isFirm ? [t('belief:firm')] : []),
        ].join(' · ')}
      </span>
    </>
  );
};

const List = ({
  wrongs,
  world,
}: {
  readonly wrongs: readonly BeliefDifference[];
  readonly world: World;
}) => {
  const { t } = useTranslation();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  /** Null until somebody moves in the list: only then may it scroll. */
  const [wanted, setAt] = useState<number | null>(null);
  const at = Math.min(wanted ?? 0, wrongs.length - 1);
  const { rows, above, below } = useRowWindow(wrongs.length, ROW, scroller, wanted);
  const show = (index: number): void => {
    const wrong = wrongs[index];
    const { lattice } = useSession.getState();
    setAt(index);
    if (wrong !== undefined && lattice !== null) showField(lattice, wrong.field);
  };
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = wayOf(event.key);
    if (event.key === 'Enter') show(at);
    else if (way !== 0) {
      setAt(Math.max(0, Math.min(wrongs.length - 1, at + way)));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={scroller}
      className="ww-belief-list"
      role="listbox"
      aria-label={t('belief:wrong.label')}
      aria-activedescendant={`${id}-${String(at)}`}
      tabIndex={0}
      onKeyDown={press}
    >
      <div role="presentation" style={{ height: above }} />
      {rows.map((index) => {
        const wrong = wrongs[index];
        return wrong === undefined ? null : (
          <div
            key={`${wrong.field} ${wrong.what}`}
            id={`${id}-${String(index)}`}
            data-row={index}
            role="option"
            className="ww-belief-row ww-stack"
            aria-selected={index === at}
            aria-setsize={wrongs.length}
            aria-posinset={index + 1}
            style={{ height: ROW }}
            onClick={() => show(index)}
          >
            <Wrong wrong={wrong} world={world} />
          </div>
        );
      })}
      <div role="presentation" style={{ height: below }} />
    </div>
  );
};

/** Where what a realm believes is not the truth. Arrow keys move, Enter or a click leads there. */
export function WrongBeliefs({
  world,
  party,
}: {
  readonly world: World;
  readonly party: PartyKey;
}) {
  const { t } = useTranslation();
  const wrongs = useMemo(() => beliefDifferences(world, party), [world, party]);
  return (
    <Part title={t('belief:wrong.title', { count: wrongs.length })}>
      {wrongs.length === 0 ? (
        <Quiet>{t('belief:wrong.none', { name: world.parties[party]?.name ?? party })}</Quiet>
      ) : (
        <List wrongs={wrongs} world={world} />
      )}
    </Part>
  );
}
