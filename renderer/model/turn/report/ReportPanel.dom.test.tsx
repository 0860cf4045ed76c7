import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { tharosCampaign } from '../../../../assets/examples/tharos';
import { type Address, type PartyReport, systems } from '../../../../engine';
import { showParts } from '../../../app/testing';
import type { Proposed } from '../../adjudicate';
import { PartyReportPanel } from './ReportPanel';

afterEach(cleanup);

const report: PartyReport = {
  party: 'tha',
  turn: 58,
  marches: [],
  events: [],
  fights: [],
  findings: [
    {
      code: 'F-POS-SYNTAX',
      severity: 'REJECT',
      clause: 'WW-8.1-01',
      party: 'tha',
      words: '',
      about: { reason: 'start', unit: 203 },
    },
  ],
  gained: [],
  lost: [],
  discovered: [],
  explored: [],
  questions: [],
  news: [],
};

describe('what a realm is told', () => {
  it.each([
    ['du', 'nenne den alten Ort'],
    ['Sie', 'nennen Sie den alten Ort'],
  ] as const satisfies readonly (readonly [Address, string])[])(
    'addresses its player as the campaign does: %s',
    (address, said) => {
      const system = systems['waben'];
      if (system === undefined) throw new Error('no such game');
      const proposed = { proposal: { reports: [report] } } as unknown as Proposed;
      const campaign = { ...tharosCampaign(), address };
      const { container } = showParts(
        <PartyReportPanel
          model={{ campaign, system, proposed }}
          party={{ key: 'tha', name: 'Reich Tharos' }}
        />,
      );
      expect(container.textContent).toContain(said);
    },
  );
});
