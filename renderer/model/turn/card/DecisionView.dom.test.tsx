import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type {
  FieldsDecision,
  FlagDecision,
  NumberDecision,
  Question,
  RethrowDecision,
  TextDecision,
} from '../../../../engine';
import { closeScreen, openCampaign } from '../../../app/testing';
import { useSession } from '../../state/session';
import { DecisionView } from './DecisionView';
import { decided, showCard, trialDecision } from './testing';

afterEach(closeScreen);

const WAY: Question = {
  ...trialDecision('way'),
  options: ['left', 'right'],
  proposal: 'left',
};
const SHIFT: NumberDecision = {
  ...trialDecision('shift', { party: 'orden' }),
  input: 'number',
  range: [-2, 2],
  proposal: 0,
};
const LEVELS: NumberDecision = {
  ...trialDecision('levels'),
  input: 'number',
  range: [0, 60],
  proposal: 3,
};
const NAME: TextDecision = {
  ...trialDecision('name'),
  input: 'text',
  longest: 20,
  proposal: 'Rebellen',
};
const FATE: FieldsDecision = {
  ...trialDecision('fate'),
  input: 'fields',
  fields: [
    { id: 'event', options: ['a', 'b', 'c', 'd'] },
    { id: 'strength', range: [1, 9] },
    { id: 'side', options: ['e', 'f'] },
  ],
  proposal: { event: 'a', strength: 2, side: 'e' },
};
const OPEN: FlagDecision = { ...trialDecision('open'), input: 'flag' };
const AGAIN: RethrowDecision = {
  ...trialDecision('again'),
  input: 'rethrow',
  by: 'orden',
  left: 1,
};

const takenBack = () => screen.getByRole('button', { name: 'Nach den Regeln' });

describe('a question', () => {
  it('is answered by a click on one of a few choices, is marked, and can be reverted', async () => {
    const user = await showCard(<DecisionView decision={WAY} />);
    screen.getByText('Welcher Weg?');
    expect(screen.getByRole('radio', { name: 'Links' }).ariaChecked).toBe('true');
    await user.click(screen.getByRole('radio', { name: 'Rechts' }));
    expect(decided('way')).toEqual({
      key: 'way',
      value: 'right',
      reason: 'Anders entschieden als vorgeschlagen',
      subject: { name: 'trial.way', about: {} },
    });
    expect(document.querySelector('[data-hand]')).not.toBeNull();
    await user.click(takenBack());
    expect(decided('way')).toBeUndefined();
    expect(document.querySelector('[data-hand]')).toBeNull();
  });

  it('is answered by keyboard; its usual answer is an answer, too', async () => {
    const user = await showCard(<DecisionView decision={WAY} />, [
      { key: 'way', value: 'right', reason: 'x' },
    ]);
    await user.tab();
    await user.keyboard('{ArrowLeft}{Enter}');
    expect(decided('way')).toMatchObject({
      value: 'left',
      reason: 'Üblicher Vorschlag angenommen',
    });
  });

  it('that is only offered is reverted by choosing the value of the rules', async () => {
    const user = await showCard(<DecisionView decision={{ ...WAY, isOffered: true }} />);
    await user.click(screen.getByRole('radio', { name: 'Links' }));
    expect(decided('way')).toBeUndefined();
    await user.click(screen.getByRole('radio', { name: 'Rechts' }));
    expect(decided('way')).toMatchObject({ value: 'right' });
    await user.click(screen.getByRole('radio', { name: 'Links' }));
    expect(decided('way')).toBeUndefined();
  });

  it('with many choices is a list', async () => {
    const many = { ...WAY, ...trialDecision('many'), options: ['a', 'b', 'c', 'd'], proposal: 'a' };
    const user = await showCard(<DecisionView decision={many} />);
    await user.tab();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('option', { name: 'C' }));
    expect(decided('many')?.value).toBe('c');
  });

  it('that is covered hides what was decided, in the list of journal entries, too', async () => {
    const user = await showCard(<DecisionView decision={{ ...WAY, coveredUntil: 'open' }} />);
    await user.click(screen.getByRole('radio', { name: 'Rechts' }));
    expect(decided('way')?.subject).toEqual({
      name: 'trial.way',
      about: {},
      coveredUntil: 'open',
    });
    const journal = JSON.stringify(useSession.getState().journal);
    expect(journal).toContain('Welcher Weg?');
    expect(journal).not.toContain('Rechts');
  });

  it('uses the language of the interface', async () => {
    await showCard(<DecisionView decision={WAY} />, [], 'en');
    screen.getByText('Which way?');
    screen.getByRole('radio', { name: 'Right' });
  });
});

describe('a number', () => {
  it('in a small range with a usual reason is chosen side by side; the proposal reverts it', async () => {
    const user = await showCard(<DecisionView decision={SHIFT} />);
    const group = screen.getByRole('radiogroup', { name: 'Chance von orden' });
    expect(
      within(group)
        .getAllByRole('radio')
        .map(({ textContent }) => textContent),
    ).toEqual(['−2', '−1', '0', '+1', '+2']);
    await user.click(within(group).getByRole('radio', { name: '+2' }));
    expect(decided('shift')).toEqual({
      key: 'shift',
      value: 2,
      reason: 'gutes Spiel',
      subject: { name: 'trial.shift', about: { party: 'orden' } },
    });
    await user.click(within(group).getByRole('radio', { name: '0' }));
    expect(decided('shift')).toBeUndefined();
  });

  it('in a wide range is typed with a reason, without which nothing is decided', async () => {
    const user = await showCard(<DecisionView decision={LEVELS} />);
    await user.tab();
    await user.keyboard('{Enter}');
    const form = await screen.findByRole('form', { name: 'Stufen' });
    const figure = within(form).getByRole('textbox', { name: 'Stufen' });
    await user.clear(figure);
    await user.type(figure, '17{Tab}');
    await user.click(within(form).getByRole('button', { name: 'Speichern' }));
    expect(decided('levels')).toBeUndefined();
    await user.type(within(form).getByLabelText('Grund'), 'Nebel{Enter}');
    expect(decided('levels')).toMatchObject({ value: 17, reason: 'Nebel' });
    await screen.findByText('17');
    await user.click(takenBack());
    await screen.findByText('3');
  });
});

describe('a text', () => {
  it('is written in place, without spaces around it, and can be reverted', async () => {
    const user = await showCard(<DecisionView decision={NAME} />);
    const field = screen.getByRole('textbox', { name: 'Name der Rebellen' });
    const button = screen.getByRole('button', { name: 'Benennen' });
    expect(button).toHaveProperty('disabled', true);
    await user.type(field, ' Freie Fischer{Enter}');
    expect(decided('name')).toMatchObject({ value: 'Freie Fischer', reason: 'benannt' });
    await user.click(takenBack());
    expect(screen.getByRole('textbox')).toHaveProperty('value', '');
  });

  it('that is too long is refused with a sentence, and nothing of it is cut', async () => {
    const user = await showCard(<DecisionView decision={NAME} />);
    const field = screen.getByRole('textbox', { name: 'Name der Rebellen' });
    await user.type(field, 'Freie Fischer am Ufer{Enter}');
    screen.getByText('Das ist zu lang: höchstens 20 Zeichen.');
    expect(decided('name')).toBeUndefined();
    await user.type(field, '{Backspace}{Enter}');
    expect(decided('name')?.value).toBe('Freie Fischer am Ufe');
  });

  it('that may be long is written in an area, and asks for a reason where none is usual', async () => {
    const letter = { ...NAME, ...trialDecision('letter'), longest: 500 };
    const user = await showCard(<DecisionView decision={letter} />);
    await user.click(screen.getByRole('button', { name: 'Schreiben: Brief' }));
    const form = await screen.findByRole('form', { name: 'Brief' });
    expect(form.querySelector('textarea')).not.toBeNull();
    await user.type(within(form).getByRole('textbox', { name: 'Brief' }), 'Kommt!');
    await user.type(within(form).getByLabelText('Grund'), 'Bitte{Enter}');
    expect(decided('letter')).toMatchObject({ value: 'Kommt!', reason: 'Bitte' });
  });
});

describe('fields', () => {
  it('are as they hold when their form is opened again after it was cancelled', async () => {
    const user = await showCard(<DecisionView decision={FATE} />);
    for (const figure of ['2', '2']) {
      await user.click(screen.getByRole('button', { name: 'Ändern: Ereignis' }));
      const form = await screen.findByRole('form', { name: 'Ereignis' });
      const field = within(form).getByRole('textbox', { name: 'Wie stark' });
      expect(field).toHaveProperty('value', figure);
      await user.clear(field);
      await user.type(field, '7{Tab}');
      await user.click(within(form).getByRole('button', { name: 'Abbrechen' }));
    }
  });

  it('are decided together in a dialog: a list, a figure, a few choices, and a reason', async () => {
    const user = await showCard(<DecisionView decision={FATE} />);
    await user.click(screen.getByRole('button', { name: 'Ändern: Ereignis' }));
    const form = await screen.findByRole('form', { name: 'Ereignis' });
    await user.click(within(form).getByRole('button', { name: /Was/ }));
    await user.click(await screen.findByRole('option', { name: 'Fall c' }));
    const strength = within(form).getByRole('textbox', { name: 'Wie stark' });
    await user.clear(strength);
    await user.type(strength, '7{Tab}');
    await user.click(within(form).getByRole('radio', { name: 'Fall f' }));
    await user.type(within(form).getByLabelText('Grund'), 'Sturm{Enter}');
    expect(decided('fate')).toEqual({
      key: 'fate',
      value: { event: 'c', strength: 7, side: 'f' },
      reason: 'Sturm',
      subject: { name: 'trial.fate', about: {} },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(takenBack());
    expect(decided('fate')).toBeUndefined();
  });
});

describe('fields that are covered', () => {
  it('state their limits and are entered in secret: what was entered is not shown again', async () => {
    const hidden = { ...FATE, coveredUntil: 'open' };
    const held = { key: 'fate', value: { event: 'c', strength: 9, side: 'f' }, reason: 'x' };
    const user = await showCard(<DecisionView decision={hidden} />, [held]);
    await user.click(screen.getByRole('button', { name: 'Ändern: Ereignis' }));
    const form = await screen.findByRole('form', { name: 'Ereignis' });
    within(form).getByText(/^Verdeckt: Die anderen sehen weg/);
    within(form).getByText('1 bis 9');
    expect(within(form).getByRole('textbox', { name: 'Wie stark' })).toHaveProperty('value', '2');
    expect(within(form).getByRole('radio', { name: 'Fall e' }).ariaChecked).toBe('true');
  });

  it('have their name as heading where no button of theirs has one', async () => {
    const ally = { ...FATE, ...trialDecision('shift'), coveredUntil: 'open' };
    await showCard(<DecisionView decision={ally} />);
    screen.getByText(/^Chance von/);
    screen.getByRole('button', { name: /^Verdeckt eintragen: Chance von/ });
  });
});

describe('fields of a run that changed', () => {
  it('begin with the present value of the rules, not with the former one', async () => {
    const Changing = () => {
      const [event, setEvent] = useState('a');
      return (
        <>
          <button type="button" onClick={() => setEvent('d')}>
            run
          </button>
          <DecisionView decision={{ ...FATE, proposal: { ...FATE.proposal, event } }} />
        </>
      );
    };
    const user = await showCard(<Changing />);
    await user.click(screen.getByRole('button', { name: 'run' }));
    await user.click(screen.getByRole('button', { name: 'Ändern: Ereignis' }));
    const form = await screen.findByRole('form', { name: 'Ereignis' });
    await user.type(within(form).getByLabelText('Grund'), 'Sturm{Enter}');
    expect(decided('fate')).toMatchObject({ value: { event: 'd' } });
  });
});

describe('the keyboard', () => {
  it('stays on the decision after a form of it was sent, and after it was reverted', async () => {
    const user = await showCard(<DecisionView decision={FATE} />);
    const button = screen.getByRole('button', { name: 'Ändern: Ereignis' });
    await user.click(button);
    const form = await screen.findByRole('form', { name: 'Ereignis' });
    await user.type(within(form).getByLabelText('Grund'), 'Sturm{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(button));
    await user.click(takenBack());
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});

describe('a flag', () => {
  it('holds once the GM sets it, and is reverted, also by undo', async () => {
    const user = await showCard(<DecisionView decision={OPEN} />);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(decided('open')).toMatchObject({ value: true, reason: 'offen' });
    screen.getByText('aufgedeckt');
    await act(() => useSession.getState().undo());
    await user.click(screen.getByRole('button', { name: 'Aufdecken' }));
    await user.click(takenBack());
    expect(decided('open')).toBeUndefined();
  });

  it('asks for a reason where none is usual', async () => {
    const peace = { ...OPEN, ...trialDecision('peace') };
    const user = await showCard(<DecisionView decision={peace} />);
    await user.click(screen.getByRole('button', { name: 'Frieden schließen: Frieden' }));
    const form = await screen.findByRole('form', { name: 'Frieden' });
    await user.type(within(form).getByLabelText('Grund'), 'müde{Enter}');
    expect(decided('peace')).toMatchObject({ value: true, reason: 'müde' });
  });
});

describe('a throw made again', () => {
  it('is of the die chosen by what it counts, and is added to those before', async () => {
    const before = { by: 'orden', die: 1 };
    const user = await showCard(<DecisionView decision={AGAIN} values={[6, 2]} />, [
      { key: 'again', value: [before], reason: 'x' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Neu würfeln (noch 1)' }));
    await user.click(await screen.findByRole('button', { name: '2. Würfel, zeigt 2' }));
    expect(decided('again')).toMatchObject({
      value: [before, { by: 'orden', die: 2 }],
      reason: 'mit Forschung',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Neuen Wurf zurücknehmen' }));
    expect(openCampaign().rulings).toEqual({});
  });

  it('can only be reverted where no throw is left, and is not offered where there is neither', async () => {
    const none = { ...AGAIN, left: 0 };
    await showCard(<DecisionView decision={none} values={[6]} />);
    expect(document.querySelector('.ww-decision')).toBeNull();
    await closeScreen();
    await showCard(<DecisionView decision={none} values={[6]} />, [
      { key: 'again', value: [{ by: 'orden', die: 1 }], reason: 'x' },
    ]);
    expect(screen.queryByRole('button', { name: /^Neu würfeln/ })).toBeNull();
    screen.getByRole('button', { name: 'Neuen Wurf zurücknehmen' });
  });
});
