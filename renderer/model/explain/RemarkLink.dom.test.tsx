import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { systems } from '../../../engine';
import { tharosCampaign } from '../../../assets/examples/tharos';
import { seenlandCampaign } from '../../../assets/examples/seenland';
import { useSession } from '../state/session';
import { createTexts } from '../../kit/text/words';
import { RemarkLink } from './RemarkLink';

const shown = (campaign: ReturnType<typeof tharosCampaign>, remark: string): string => {
  useSession.setState({ campaign });
  const { container } = render(<RemarkLink remark={remark} />);
  return container.textContent;
};

afterEach(() => {
  useSession.setState({ campaign: null });
});

describe('clauses of remarks on shared screens', () => {
  it.each([
    ['sides:there.wall', 'WW-4.3-04'],
    ['sides:there.bridge', 'WW-4.3-03'],
    ['sides:noWay.river', 'WW-2.2-12'],
    ['sides:noSettlement', 'WW-4.2-21'],
    ['ledger:warning.danger', 'WW-5.1-41'],
    ['ledger:warning.siege', 'WW-12.3-09'],
    ['ledger:warning.overdraft', 'WW-12.3-08'],
  ])('%s rests on %s', (remark, clause) => {
    expect(shown(tharosCampaign(), remark)).toBe(clause);
  });

  it('is nothing where the open game has no clause for the remark', () => {
    expect(shown(seenlandCampaign(), 'sides:there.wall')).toBe('');
    expect(shown(tharosCampaign(), 'sides:there.nothing')).toBe('');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each(Object.values(systems))('names clauses and remarks there are: $id', ({ register }) => {
    const texts = createTexts('de');
    for (const [remark, clause] of Object.entries(register.remarks ?? {})) {
      expect(register.clauses, remark).toContain(clause);
      expect(texts.exists(remark, { count: 1 }), remark).toBe(true);
    }
  });
});
