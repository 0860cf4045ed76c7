import { afterEach, describe, expect, it } from 'vitest';
import { kalterSommerCampaign } from '../../../../assets/examples/kaltersommer';
import { useSession } from '../../state/session';
import { ownOf, type Question, useLaboratory } from './laboratory-store';

const campaign = kalterSommerCampaign();
const question: Question = {
  campaign: campaign.id,
  system: campaign.system,
  subject: { kind: 'experiment', id: 'battles' },
  title: 'x',
  labels: ['a', 'b'],
  seed: '1',
  games: 2,
};

const laboratory = () => useLaboratory.getState();

afterEach(() => {
  laboratory().forget();
  useSession.setState({ campaign: null });
});

describe('trial games of a campaign', () => {
  it('stay while it changes, and are gone once another one is opened', async () => {
    useSession.setState({ campaign });
    await laboratory().start(question);
    useSession.setState({ campaign: { ...campaign, name: 'Anders' } });
    expect(laboratory().played?.games).toHaveLength(2);
    useSession.setState({ campaign: { ...campaign, id: 'other' } });
    expect(laboratory()).toMatchObject({ state: { kind: 'idle' }, played: null });
  });

  it('end when it is closed while they are played, and nothing comes of them later', async () => {
    useSession.setState({ campaign });
    const ended = laboratory().start({ ...question, games: 500 });
    expect(laboratory().state.kind).toBe('running');
    useSession.setState({ campaign: null });
    expect(laboratory().state.kind).toBe('idle');
    await ended;
    expect(laboratory()).toMatchObject({ state: { kind: 'idle' }, played: null });
  });

  it('are shown in it and in no other, running, failed or played', () => {
    const played = { question, games: [], isWhole: true };
    const running = {
      ...laboratory(),
      state: { kind: 'running', question, done: 1 },
      played,
    } as const;
    const failed = { ...laboratory(), state: { kind: 'failed', question }, played } as const;
    for (const all of [running, failed]) {
      expect(ownOf(all, campaign.id)).toEqual(all);
      expect(ownOf(all, 'other')).toMatchObject({ state: { kind: 'idle' }, played: null });
    }
  });
});
