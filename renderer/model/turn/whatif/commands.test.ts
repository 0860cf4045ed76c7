import { describe, expect, it } from 'vitest';
import { tharosCampaign, tharosOrders } from '../../../../assets/examples/tharos';
import { type Campaign } from '../../../../engine';
import type { Command } from '../../state/command';
import { decide, takeBack } from '../../state/decide';
import { createTexts } from '../../../kit/text/words';
import { dropWhatIf, forkMonth, freeId, inside, keepWhatIf } from './commands';
import { shownOf } from './shown';
import { deskOn } from '../../../screens/decide/whatif/testing';
import { campaignFile } from '../../../../engine/testing/files';

const AT = '2026-01-01T12:00:00Z';

/** Files a letter of Tharos. */
const receive = (text: string): Command => ({
  name: 'turn:command.withdraw',
  about: { label: 'Brief' },
  change: (draft) => {
    draft.sheets['tha'] = { turn: 58, party: 'tha', text, receivedAt: AT };
  },
});

const begun = () => {
  const one = deskOn(tharosCampaign());
  one.act(receive(tharosOrders));
  one.act(forkMonth('v', 'Umgehung'));
  return one;
};

const inV = (campaign: Campaign, command: Command): Command =>
  inside(command, shownOf(campaign, 'v'));

describe('an act in a what-if', () => {
  it('changes the variant, not the month, and one undo takes it back, byte by byte', () => {
    const one = begun();
    const before = campaignFile(one.campaign());
    one.act(inV(one.campaign(), receive('101 KV')));
    expect(one.campaign().sheets['tha']?.text).toBe(tharosOrders);
    expect(one.campaign().variants['v']?.sheets['tha']?.text).toBe('101 KV');
    one.goTo(2);
    expect(campaignFile(one.campaign())).toEqual(before);
  });

  it('stands in the chronicle under the name of the what-if', () => {
    const one = begun();
    const { name, about } = inV(one.campaign(), receive('101 KV'));
    const texts = createTexts('de');
    const plain = texts.t('turn:command.withdraw', { label: 'Brief' });
    expect(texts.t(name, { ...about })).toBe(`Was wäre wenn „Umgehung“: ${plain}`);
  });

  it('is an act of the month where there is no such what-if', () => {
    const command = receive('101 KV');
    expect(inside(command, shownOf(tharosCampaign(), 'gone'))).toBe(command);
  });

  it('leaves no trace when it changes nothing', () => {
    const one = begun();
    const actions = one.actions();
    one.act(inV(one.campaign(), { name: 'x:y', about: {}, change: () => undefined }));
    expect(one.actions()).toBe(actions);
  });
});

describe('a what-if', () => {
  it('becomes the month when it is kept', () => {
    const one = begun();
    one.act(inV(one.campaign(), receive('101 KV')));
    const variant = one.campaign().variants['v'];
    if (variant === undefined) throw new Error('no variant');
    one.act(keepWhatIf(variant));
    expect(one.campaign()).toMatchObject({ variants: {}, sheets: { tha: { text: '101 KV' } } });
  });

  it('can be dropped, and its id is taken by none that is there', () => {
    const one = begun();
    const [variant] = Object.values(one.campaign().variants);
    if (variant === undefined) throw new Error('no variant');
    one.act(forkMonth('variant-2', 'Zweite'));
    expect(one.campaign().variants[freeId(one.campaign())]).toBeUndefined();
    one.act(dropWhatIf(variant));
    expect(one.campaign().variants[freeId(one.campaign())]).toBeUndefined();
  });

  it.each([
    [[], 'variant-1'],
    [['variant-2', 'variant-3'], 'variant-4'],
    [['variant-3', 'variant-3-2'], 'variant-4'],
    [['variant-4', 'variant-5', 'variant-6'], 'variant-7'],
  ])('beside %o gets an id of its own', (ids, free) => {
    const [, fork] = Object.entries(begun().campaign().variants)[0] ?? [];
    if (fork === undefined) throw new Error('no variant');
    expect(freeId({ variants: Object.fromEntries(ids.map((id) => [id, fork])) })).toBe(free);
  });
});

describe('a decision of the game master', () => {
  const [hill, ford] = [
    { key: 'hill', value: 3, reason: 'Regen' },
    { key: 'ford', value: { winner: 0 }, reason: 'Am Tisch gewürfelt' },
  ];

  it('is one step of undo, however many keys it has, and taking back leaves the others', () => {
    const one = begun();
    const before = campaignFile(one.campaign());
    one.act(decide('Hügel und Furt', hill, ford));
    expect(one.campaign().rulings).toEqual({ hill, ford });
    one.act(takeBack('Hügel', 'hill'));
    expect(one.campaign().rulings).toEqual({ ford });
    one.goTo(2);
    expect(campaignFile(one.campaign())).toEqual(before);
  });

  it('in a what-if holds there alone', () => {
    const one = begun();
    one.act(inV(one.campaign(), decide('Hügel', hill)));
    expect(one.campaign().rulings).toEqual({});
    expect(one.campaign().variants['v']?.rulings).toEqual({ hill });
  });

  it('says in the list of acts what was decided', () => {
    const { name, about } = decide('Hügel: 3', hill);
    expect(createTexts('de').t(name, about)).toBe('Von Hand entschieden: Hügel: 3');
  });
});
