import { strFromU8, unzipSync } from 'fflate';
import { parse } from 'papaparse';
import { describe, expect, it } from 'vitest';
import { achtCampaign } from '../../../../assets/examples/acht';
import { seenlandCampaign } from '../../../../assets/examples/seenland';
import { tharosCampaign } from '../../../../assets/examples/tharos';
import {
  applyTurn,
  bookByHand,
  type Campaign,
  ledgerEntries,
  readCampaignFile,
  systems,
  turnInputOf,
  voidEntry,
  writeCampaignFile,
} from '../../../../engine';
import type { Language } from '../../text/words';
import { fileExtras } from './index';
import { campaignFile } from '../../../../engine/testing/files';

const played = (campaign: Campaign): Campaign => {
  const proposal = systems[campaign.system]?.adjudicate(turnInputOf(campaign));
  if (proposal === undefined) expect.fail('no run');
  return applyTurn(campaign, proposal, '2026-11-22T12:00:00Z');
};

/** With a manual entry of every party, the last of them reversed. */
const withBookings = (campaign: Campaign, reason = 'Fund am Wegrand'): Campaign => {
  let after = campaign;
  for (const party of Object.keys(campaign.world.parties)) {
    const booked = bookByHand(after, { party, amount: 7, reason });
    if (booked.ok) after = booked.value;
  }
  const last = ledgerEntries(after.ledger).at(-1);
  const undone = voidEntry(after, last?.id ?? '', 'Irrtum');
  return undone.ok ? undone.value : after;
};

type Table = readonly Readonly<Record<string, string>>[];

/** The tables in a written file by their names, read as a spreadsheet does. */
const tablesIn = (
  campaign: Campaign,
  language: Language = 'de',
): Readonly<Record<string, Table>> => {
  const bytes = campaignFile(campaign, {}, fileExtras(campaign, language));
  return Object.fromEntries(
    Object.entries(unzipSync(bytes)).flatMap(([part, content]) => {
      if (!part.startsWith('readable/')) return [];
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(content);
      expect(text.startsWith('\uFEFF') && text.endsWith('\r\n'), part).toBe(true);
      const rows = parse(text.slice(1).replace(/\r\n$/, ''), { delimiter: ';', preview: 0 });
      expect(rows.errors, part).toEqual([]);
      const [names = [], ...lines] = rows.data;
      const table = lines.map((cells) =>
        Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])),
      );
      return [[part.slice('readable/'.length), table] as const];
    }),
  );
};

const column = (row: Table[number] | undefined, start: string): string =>
  Object.entries(row ?? {}).find(([name]) => name.startsWith(start))?.[1] ?? '';
const figure = (cell: string): number => Number(cell.replace(',', '.'));

describe('the tables in a campaign file', () => {
  it.each([
    ['tharos', () => withBookings(played(tharosCampaign()))],
    ['acht', () => withBookings(achtCampaign())],
    ['seenland', () => withBookings(played(seenlandCampaign()))],
  ])('of %s match its ledger, to the last coin', (_, make) => {
    const campaign = make();
    const parts = systems[campaign.system]?.currency?.parts ?? 1;
    const tables = tablesIn(campaign);
    const parties = tables['Parteien.csv'] ?? [];
    expect(parties).toHaveLength(Object.keys(campaign.world.parties).length);
    for (const row of parties) {
      const { key = '', treasury = 0 } = campaign.world.parties[column(row, 'Kürzel')] ?? {};
      const ledger = tables[column(row, 'Hauptbuch')];
      if (ledger === undefined) expect.fail(`no ledger of ${key}`);
      const own = ledgerEntries(campaign.ledger).filter(({ party }) => party === key);
      const told = ledger.map((line) => figure(column(line, 'Betrag')) * parts);
      expect(told.slice(0, own.length)).toEqual(own.map(({ amount }) => amount));
      expect(told.reduce((sum, amount) => sum + amount, 0)).toBe(treasury);
      expect(figure(column(row, 'Schatz')) * parts).toBe(treasury);
      if (ledger.length > 0)
        expect(figure(column(ledger.at(-1), 'Bestand')) * parts).toBe(treasury);
    }
    expect(tables['Züge.csv']?.map((row) => column(row, 'Zug'))).toEqual(
      Object.keys(campaign.archive),
    );
  });

  it('name time, purpose and author in words of both languages', () => {
    const campaign = withBookings(tharosCampaign());
    const german = tablesIn(campaign)['Hauptbuch-Reich-Tharos.csv'];
    expect(german).toMatchObject([
      { Zug: '58', Wann: 'Falkenmond 419', 'Gebucht von': 'Abgleich mit dem Schatz' },
      { Wofür: 'Fund am Wegrand', Grund: 'Fund am Wegrand', 'Gebucht von': 'Spielleitung' },
    ]);
    expect(Object.keys(tablesIn(campaign, 'en'))).toContain('ledger-Reich-Tharos.csv');
  });

  it("are no formulas and written nowhere else, whatever a player's name is", () => {
    const names = ['=HYPERLINK("http://x")', '../../etc/passwd', 'a;b"c\r\nd', 'A;B"C\r\nD', '***'];
    const base = tharosCampaign();
    const [some] = Object.values(base.world.parties);
    if (some === undefined) expect.fail('nobody');
    const parties = Object.fromEntries(
      names.map((name, index) => [
        `p${String(index)}`,
        { ...some, key: `p${String(index)}`, name, ruler: name },
      ]),
    );
    const bent = { ...base, sheets: {}, world: { ...base.world, parties } };
    const campaign = withBookings(bent, '=1+1');
    const tables = tablesIn(campaign);
    const files = (tables['Parteien.csv'] ?? []).map((row) => column(row, 'Hauptbuch'));
    expect(files).toEqual([
      'Hauptbuch-HYPERLINK-http-x.csv',
      'Hauptbuch-etc-passwd.csv',
      'Hauptbuch-a-b-c-d.csv',
      'Hauptbuch-A-B-C-D-2.csv',
      'Hauptbuch-p4.csv',
    ]);
    const cells = Object.values(tables).flatMap((rows) =>
      rows.flatMap((row) => Object.values(row)),
    );
    const formulas = cells.filter(
      (cell) => /^[=+@\t\r]/.test(cell) || /^-(?!\d+(,\d+)?$)/.test(cell),
    );
    expect(formulas).toEqual([]);
    expect(cells).toContain("'=1+1");
  });

  it('are left out where malformed data prevents them: the campaign is refused by its malformed data, not by them', () => {
    const campaign = tharosCampaign();
    const bent = {
      ...campaign,
      world: { ...campaign.world, parties: { ...campaign.world.parties, dor: { key: 'dor' } } },
    } as unknown as Campaign;
    const extras = fileExtras(bent, 'de');
    expect(Array.from(extras.readable ?? [], ({ name }) => name)).not.toContain('Parteien.csv');
    expect(writeCampaignFile(bent, {}, extras)).toMatchObject({
      problem: { code: 'schema', about: { part: 'world/parties.jsonl', path: 'dor.kind' } },
    });
  });

  it('are never read again, and change nothing of what is', () => {
    const campaign = withBookings(tharosCampaign());
    const file = campaignFile(campaign, {}, fileExtras(campaign, 'de'));
    expect(readCampaignFile(file)).toEqual({ ok: true, value: campaign });
    const manifest: unknown = JSON.parse(
      strFromU8(unzipSync(file)['manifest.json'] ?? new Uint8Array()),
    );
    expect(manifest).toMatchObject({
      systems: [{ id: 'waben', edition: systems['waben']?.edition }],
      parts: { 'readable/Parteien.csv': {} },
    });
  });
});
