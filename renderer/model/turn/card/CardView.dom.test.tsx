import { screen, within } from '@testing-library/react';
import { lazy } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type CardBlock,
  type DiceBlock,
  fact,
  fraction,
  type Json,
  type Roll,
  rollKey,
  type TurnEvent,
} from '../../../../engine';
import { closeScreen } from '../../../app/testing';
import type { GameBlock } from '../../../games/game-view';
import { CardView } from './CardView';
import { OwnBlocks } from './own-blocks';
import { decided, showCard, trialDecision } from './testing';

afterEach(closeScreen);

const die = (value: number, index: number): Roll => ({
  kind: 'roll',
  value,
  die: 'd6',
  stream: 's',
  index,
});

const DICE: DiceBlock = {
  kind: 'dice',
  name: 'trial.die',
  about: { purpose: 'plunder' },
  rolls: [die(3, 0), die(6, 1)],
  values: [3, 2],
};

const FIGURE: CardBlock = {
  kind: 'figure',
  name: 'trial.successes',
  about: { party: 'orden' },
  value: fact('trial.successes', 2),
  ruling: 'successes',
  range: [0, 60],
};

const QUESTION: CardBlock = {
  kind: 'decision',
  decision: { ...trialDecision('way'), options: ['left', 'right'], proposal: 'left' },
};

const eventWith = (blocks: readonly CardBlock[], more: Partial<TurnEvent> = {}): TurnEvent => ({
  kind: 'trial.plunder',
  clause: 'OS-12-08',
  time: fraction(0, 1),
  place: 'seenland',
  parties: ['orden', 'kontor'],
  about: { region: 'Seenland' },
  blocks,
  ...more,
});

const cardNamed = (name: string) => screen.getByRole('article', { name });

describe('a card', () => {
  it('states what happened, whom it concerns, where, and by which rule', async () => {
    await showCard(<CardView event={eventWith([])}>darunter</CardView>);
    const card = cardNamed('In Seenland plündert orden');
    within(card).getByRole('heading', { name: 'In Seenland plündert orden', level: 4 });
    within(card).getByText('seenland');
    within(card).getByRole('button', { name: 'OS-12-08' });
    within(card).getByText('darunter');
    expect(card.querySelectorAll('.ww-shield')).toHaveLength(2);
    expect(card.dataset['hand']).toBeUndefined();
  });

  it.each([
    [{ isPublic: true }, 'weiß jeder'],
    [{ witnesses: ['orden'] }, 'weiß nur orden'],
    [{ witnesses: ['orden'], parties: ['orden'] }, 'weiß sonst niemand'],
    [{}, 'weiß auch kontor'],
    [{ witnesses: ['kontor', 'zirkel'] }, 'wissen: kontor und zirkel'],
  ] as const)('names who learns of it: %j', async (more, seen) => {
    await showCard(<CardView event={eventWith([], more)} />);
    screen.getByText(seen);
  });

  it('shows sentences, and short sayings side by side', async () => {
    await showCard(
      <CardView
        event={eventWith([
          { kind: 'sentence', name: 'trial.from', about: { from: 'Küste' } },
          { kind: 'list', items: [{ name: 'trial.spent', about: { what: 'Geld' } }] },
        ])}
      />,
    );
    screen.getByText('Von Küste aus');
    expect(screen.getByRole('listitem').textContent).toBe('ausgegeben: Geld');
  });

  it('uses the language of the interface', async () => {
    await showCard(
      <CardView
        event={eventWith([{ kind: 'sentence', name: 'trial.from', about: { from: 'Coast' } }])}
      />,
      [],
      'en',
    );
    cardNamed('In Seenland plunders orden');
    screen.getByText('From Coast');
    screen.getByText('known to kontor, too');
  });
});

describe('the dice of a card', () => {
  it('are typed in as they fell, lead on to the next, and show what they count otherwise', async () => {
    const user = await showCard(<CardView event={eventWith([DICE])} />);
    const first = screen.getByRole('button', { name: 'Plündern von orden, 1. Würfel: 3' });
    const second = screen.getByRole('button', { name: 'Plündern von orden, 2. Würfel: 6' });
    screen.getByRole('img', { name: 'zählt 2' });
    first.focus();
    await user.keyboard('5');
    const key = rollKey('s', 0);
    expect(decided(key)).toEqual({
      key,
      value: 5,
      reason: 'am Tisch',
      subject: { name: 'trial.die', about: { purpose: 'plunder', number: 1, party: 'orden' } },
    });
    await expect.poll(() => document.activeElement).toBe(second);
    expect(cardNamed('In Seenland plündert orden').dataset['hand']).toBe('true');
  });

  it('take a second figure before the run that shows the first is done', async () => {
    const typed = { ...die(5, 0), typed: { computed: 3, ruling: rollKey('s', 0) } };
    const event = eventWith([{ ...DICE, rolls: [typed], values: [5] }]);
    const user = await showCard(<CardView event={event} />, [
      { key: rollKey('s', 0), value: 5, reason: 'x' },
    ]);
    screen.getByRole('button', { name: /1\. Würfel: 5$/ }).focus();
    await user.keyboard('4');
    expect(decided(rollKey('s', 0))?.value).toBe(4);
    await user.keyboard('5');
    expect(decided(rollKey('s', 0))?.value).toBe(5);
  });

  it('open their faces by a click; one typed in is reverted by Delete', async () => {
    const typed = { ...die(5, 0), typed: { computed: 3, ruling: rollKey('s', 0) } };
    const event = eventWith([{ ...DICE, rolls: [typed], values: [5] }]);
    const user = await showCard(<CardView event={event} />, [
      { key: rollKey('s', 0), value: 5, reason: 'x' },
    ]);
    await user.click(screen.getByRole('button', { name: /1\. Würfel: 5$/ }));
    await screen.findByText('Wurf des Programms: 3.');
    await user.click(screen.getByRole('button', { name: '4' }));
    expect(decided(rollKey('s', 0))?.value).toBe(4);
    screen.getByRole('button', { name: /1\. Würfel/ }).focus();
    await user.keyboard('{Delete}');
    expect(decided(rollKey('s', 0))).toBeUndefined();
  });
});

describe('a figure of a card', () => {
  it('opens its derivation and takes the figure of the GM with a reason', async () => {
    const user = await showCard(<CardView event={eventWith([FIGURE])} />);
    await user.click(
      screen.getByRole('button', { name: 'Erfolge, In Seenland plündert orden: 2' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Von Hand ändern' }));
    const form = await screen.findByRole('form');
    await user.clear(within(form).getAllByRole('textbox')[0] ?? form);
    await user.type(within(form).getAllByRole('textbox')[0] ?? form, '9{Tab}');
    await user.type(within(form).getByLabelText('Grund'), 'Nebel{Enter}');
    expect(decided('successes')).toEqual({
      key: 'successes',
      value: 9,
      reason: 'Nebel',
      subject: { name: 'trial.successes', about: { party: 'orden' } },
    });
  });
});

describe('decisions of a card', () => {
  it('stand below what happened, and a throw made again is among the dice before it', async () => {
    const again: CardBlock = {
      kind: 'decision',
      decision: { ...trialDecision('again'), input: 'rethrow', by: 'orden', left: 2 },
    };
    const user = await showCard(<CardView event={eventWith([DICE, again, QUESTION])} />);
    await user.click(screen.getByRole('radio', { name: 'Rechts' }));
    expect(decided('way')?.value).toBe('right');
    expect(cardNamed('In Seenland plündert orden').dataset['hand']).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Neu würfeln (noch 2)' }));
    await user.click(await screen.findByRole('button', { name: '2. Würfel, zeigt 2' }));
    expect(decided('again')?.value).toEqual([{ by: 'orden', die: 2 }]);
  });
});

describe('a block of a game of its own', () => {
  const own: CardBlock = { kind: 'own', name: 'trial.war', data: { sides: 2 } };
  const War = ({ data, event }: { readonly data: Json; readonly event: TurnEvent }) => (
    <p>{`${JSON.stringify(data)} ${event.place}`}</p>
  );
  const shown = (block: Pick<GameBlock, 'isWhole'>, event: TurnEvent) => (
    <OwnBlocks
      value={{
        'trial.war': { Content: lazy(() => Promise.resolve({ default: War })), ...block },
      }}
    >
      <CardView event={event} />
    </OwnBlocks>
  );

  it('is shown by the view the game brings, and left out where it brings none', async () => {
    await showCard(
      <>
        {shown({}, eventWith([own, QUESTION]))}
        <CardView event={eventWith([{ ...own, name: 'trial.other' }])} />
      </>,
    );
    await screen.findByText('{"sides":2} seenland');
    screen.getByText('Welcher Weg?');
  });

  it('can show all there is on its card itself', async () => {
    await showCard(shown({ isWhole: true }, eventWith([DICE, own, QUESTION])));
    await screen.findByText('{"sides":2} seenland');
    expect(screen.queryByText('Welcher Weg?')).toBeNull();
  });

  it('is all that is shown of a card while it is covered', async () => {
    const event = eventWith([DICE, own, QUESTION], { coveredUntil: 'open' });
    await showCard(shown({}, event));
    await screen.findByText('{"sides":2} seenland');
    expect(screen.queryByText('Welcher Weg?')).toBeNull();
    expect(screen.queryByRole('button', { name: /Würfel/ })).toBeNull();
  });
});
