import { describe, expect, it } from 'vitest';
import { tharosCampaign } from '../../../../assets/examples/tharos';
import { type Address, systems } from '../../../../engine';
import { quietReport } from '../../../../engine/testing/party-report';
import { showParts } from '../../../app/testing';
import { PartyReportPanel } from './ReportPanel';

const report = quietReport({
  party: 'tha',
  turn: 58,
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
});

describe('what a realm is told', () => {
  it.each([
    ['du', 'Nenne den alten Ort'],
    ['Sie', 'Nennen Sie den alten Ort'],
  ] as const satisfies readonly (readonly [Address, string])[])(
    'addresses its player as the campaign does: %s',
    (address, said) => {
      const system = systems['waben'];
      if (system === undefined) throw new Error('no such game');
      const campaign = { ...tharosCampaign(), address };
      const { container } = showParts(
        <PartyReportPanel
          model={{ campaign, system, proposed: { proposal: { reports: [report] } } }}
          party={{ key: 'tha', name: 'Reich Tharos' }}
        />,
      );
      expect(container.textContent).toContain(said);
    },
  );
});
