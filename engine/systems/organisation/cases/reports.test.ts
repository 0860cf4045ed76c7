import { describe, expect, it } from 'vitest';
import { organisationWorld } from '../../../testing/organisation';
import { organisationSamples, withOtherSecrets } from '../../../testing/organisationSamples';
import { nodesOf, type TurnInput } from '../../../kernel';
import { forecastSection, othersRecords, ownRecords, secretsOf, type World } from '../../../world';
import { organisation } from '..';
import { RECORDS } from '../records';

const world = organisationWorld();

const run = (input: TurnInput<World>) => {
  const proposal = organisation.adjudicate(input);
  if (proposal === undefined) throw new Error('cancelled by nobody');
  return proposal;
};

const sampleAt = (index: number): TurnInput<World> => {
  const sample = organisationSamples[index];
  if (sample === undefined) throw new Error('no sample');
  return sample.input;
};

const quiet = run(sampleAt(0));
const war = run(sampleAt(1));
const rebels = run(sampleAt(2));

const reportOf = (proposal: typeof quiet, party: string) => {
  const report = proposal.reports.find((one) => one.party === party);
  if (report === undefined) throw new Error('no report');
  return report;
};

describe('a war in which dice are rolled again', () => {
  it('OS-20-03: does not tell one side the research of the other', () => {
    const key = 'reroll/demo|1|war|orden|1|zirkel';
    const again = { key, value: [{ by: 'zirkel', die: 1 }], reason: 'at the table' };
    const input = sampleAt(1);
    const proposal = run({ ...input, rulings: { ...input.rulings, [key]: again } });
    const told = JSON.stringify(proposal.events.flatMap(({ blocks = [] }) => blocks));
    expect(told).toContain('Archiv');
    expect(JSON.stringify(reportOf(proposal, 'orden').events)).toContain('organisation.die');
    expect(JSON.stringify(reportOf(proposal, 'orden'))).not.toContain('Archiv');
  });
});

describe('a phase as a whole', () => {
  it('OS-22-04: the first phase of the example without orders', () => {
    const treasuries = Object.values(quiet.world.parties).map(({ key, treasury }) => [
      key,
      treasury / 2,
    ]);
    expect(Object.fromEntries(treasuries)).toEqual({
      kontor: 8.5,
      orden: 4.5,
      waldbund: 5.5,
      zirkel: 5.5,
    });
    expect(quiet.findings).toEqual([]);
    expect(quiet.world.clock.turn).toBe(2);
  });

  it('OS-22-04, OS-16-02: its books say how the Küstenkontor came to it', () => {
    const sheet = quiet.balances.find(({ party }) => party === 'kontor');
    expect(sheet?.summary.map(({ key, cells }) => [key, (cells['gold']?.value ?? 0) / 2])).toEqual([
      ['oldTreasury', 6],
      ['organisation.trade', 4.5],
      ['organisation.population', 3],
      ['organisation.upkeep', -5],
      ['newTreasury', 8.5],
    ]);
    expect(sheet?.sections.map(({ key }) => key)).toEqual([
      'organisation.income',
      'organisation.upkeep',
    ]);
    expect(sheet?.storage).toEqual({ kueste: 17 });
  });

  it('OS-8.7-06, OS-8.7-07: units in unrest for two closings found an organisation of their own', () => {
    const key = Object.keys(rebels.world.parties).find((party) => !(party in world.parties));
    expect(key).toBeDefined();
    expect(rebels.world.parties[key ?? '']).toMatchObject({ seat: 'wald', treasury: 0 });
  });

  it('OS-15-03: of letters for a phase the last one counts, those of other phases do not', () => {
    const letter = { party: 'orden', sender: null, receivedAt: '1', turn: 1, text: 'PASSE' };
    const letters = [
      { ...letter, receivedAt: '2', text: 'BAUE Turmritter' },
      letter,
      { ...letter, receivedAt: '3', turn: 2, text: 'Nächstes Mal' },
    ];
    const { world: after, findings } = run({ ...sampleAt(0), letters });
    expect(findings).toEqual([]);
    expect(after.parties['orden']?.treasury).toBeLessThan(
      quiet.world.parties['orden']?.treasury ?? 0,
    );
  });
});

describe('what an organisation is told (OS-20-03)', () => {
  it('everybody hears of war and plunder, of nobody’s sabotage', () => {
    const news = reportOf(war, 'kontor').news.map(({ kind }) => kind);
    expect(news).toContain('organisation.war');
    expect(news).toContain('organisation.plunder');
    expect(news.some((kind) => kind.includes('abotage'))).toBe(false);
    expect(reportOf(war, 'waldbund').news).toEqual(reportOf(war, 'kontor').news);
  });

  it('OS-11-09: the victim learns of a traced sabotage, a stranger does not', () => {
    const kinds = (party: string) => reportOf(war, party).events.map(({ kind }) => kind);
    expect(kinds('zirkel')).toContain('organisation.sabotageTraced');
    expect(kinds('orden').some((kind) => kind.includes('abotage'))).toBe(false);
  });

  it('no figure told is made of what another organisation has', () => {
    for (const proposal of [quiet, war, rebels]) {
      for (const { party, events, balance } of proposal.reports) {
        const figures = [
          ...events.flatMap(({ figures: shown = {} }) => Object.values(shown)),
          ...(balance?.summary ?? []).flatMap(({ cells }) => Object.values(cells)),
          ...(balance === undefined ? [] : [balance.after]),
        ];
        const owners = figures
          .flatMap(nodesOf)
          .flatMap((node) => ('about' in node ? [node.about['party'] ?? party] : []));
        expect(owners.filter((owner) => owner !== party)).toEqual([]);
      }
    }
  });

  it('of the others it knows names and regions', () => {
    const known = othersRecords(RECORDS, world, 'kontor', {});
    expect(known.map(({ key }) => key)).toEqual(['regions']);
    const told = known[0]?.rows.map(({ cells: { organisation: who, region, ...rest } }) => [
      who?.kind === 'name' && who.text,
      region?.kind === 'name' && region.text,
      Object.keys(rest),
    ]);
    expect(told).toEqual([
      ['Orden der Hochwacht', 'Hochland', []],
      ['Waldbund', 'Waldmark', []],
      ['Zirkel der Schreiber', 'Seenland', []],
    ]);
  });
});

describe('the sheet of an organisation (OS-20-02)', () => {
  const forecast = organisation.parties.forecast(world, 'orden', {});
  const sheet = [
    ...ownRecords(RECORDS, world, 'orden', {}),
    ...forecastSection(forecast, 'organisation'),
  ];
  const rowsOf = (key: string) => sheet.find((section) => section.key === key)?.rows ?? [];
  const figureOf = (key: string, row: number, column: string) => {
    const cell = rowsOf(key)[row]?.cells[column];
    return cell?.kind === 'figure' ? cell.value.value : undefined;
  };

  it('tells regions with limit, purse and what of it is protected (OS-5.7-03)', () => {
    expect(figureOf('regions', 0, 'limit')).toBe(3);
    expect(figureOf('regions', 0, 'purse')).toBe(12);
    expect(figureOf('regions', 0, 'protected')).toBe(4);
    expect(figureOf('regions', 0, 'calm')).toBe(3);
  });

  it('tells advantages with levels, current level and upkeep (OS-6-03, OS-8.5-01)', () => {
    expect(rowsOf('advantages').map(({ cells }) => cells['name'])).toMatchObject([
      { text: 'Turmritter' },
      { text: 'Passfeste' },
      { text: 'Ordensrat' },
    ]);
    expect(figureOf('advantages', 0, 'current')).toBe(3);
    expect(figureOf('advantages', 1, 'upkeep')).toBe(1);
  });

  it('forecasts the closing as things stand (OS-22-04)', () => {
    expect(figureOf('forecast', rowsOf('forecast').length - 1, 'money')).toBe(9);
    expect(organisation.parties.forecast(world, 'orden', {})?.after.value).toBe(9);
    expect(organisation.parties.forecast(world, 'nobody', {})).toBeUndefined();
  });

  it('shows its own secrets and none of the GM’s', () => {
    const own = ownRecords(RECORDS, withOtherSecrets(world, 'kontor'), 'orden', {});
    const gm = ownRecords(RECORDS, withOtherSecrets(world, 'orden'), 'orden', {});
    expect(own.map(({ key }) => key)).toContain('secrets');
    expect(gm.map(({ key }) => key)).not.toContain('secrets');
  });
});

describe('what must not be read by others (OS-20-03)', () => {
  it('are names of advantages and secrets, each of its owner', () => {
    const affairs = secretsOf(RECORDS, withOtherSecrets(world, 'orden'), {});
    expect(affairs.find(({ words }) => words.includes('Turmritter'))?.owner).toBe('orden');
    expect(affairs.filter(({ words }) => words.includes('hidden'))).toHaveLength(4);
    expect(new Set(affairs.map(({ key }) => key)).size).toBe(affairs.length);
  });
});

describe('figures to compare organisations by', () => {
  it('OS-1-10: a ranking is counted only if the GM wants one', () => {
    const usual = organisation.parties.figures(world, {})['kontor'] ?? {};
    const scored =
      organisation.parties.figures(world, { 'os.score.enabled': true })['kontor'] ?? {};
    expect(usual).toEqual({
      'organisation.moneyHalves': 12,
      'organisation.population': 3,
      'organisation.unrest': 0,
      'organisation.levels': 5,
      'organisation.damaged': 0,
    });
    // 6 money, 4 for each of 5 levels, 2 for each of 3 units, in halves.
    expect(scored['organisation.scoreHalves']).toBe(2 * (6 + 20 + 6));
  });

  it('OS-7-05: a phase may have a name of its own', () => {
    expect(organisation.calendar.label?.({ 'os.phase.label': 'Frühling 1201' })).toBe(
      'Frühling 1201',
    );
    expect(organisation.calendar.label?.({})).toBe('');
  });
});

describe('orders against the world (OS-15-04)', () => {
  const check = (text: string) => {
    const sheet = organisation.orders.read(text, 'orden', world);
    return organisation.orders.check(sheet, world, {}).map(({ code, words }) => [code, words]);
  };

  it('OS-9.2-02, OS-9.3-04: what building and moving are refused for is told before the phase', () => {
    expect(check('BAUE Turmritter\nBAUE Passfeste')).toEqual([
      ['organisation.E_MONEY', 'BAUE Passfeste'],
    ]);
    expect(check('BEWEGE Turmritter nach Marsch')).toEqual([
      ['organisation.E_NOT_NEIGHBOUR', 'BEWEGE Turmritter nach Marsch'],
    ]);
  });

  it('OS-15-03: an organisation that orders nothing hears nothing of it', () => {
    expect(check('PASSE')).toEqual([]);
  });

  it('OS-0-07: slips of the pen are recognised, nothing is put in by itself', () => {
    const suggested = (text: string) => {
      const sheet = organisation.orders.read(text, 'orden', world);
      return sheet.findings.map((found) => organisation.orders.suggest(found, sheet, world));
    };
    expect(suggested('BEWEGE Turmritter nach Seenlnd')).toEqual(['Seenland']);
    expect(suggested('REPARIERE Turmriter')).toEqual(['Turmritter']);
    expect(suggested('BUAE Turmritter')).toEqual([undefined]);
    expect(suggested('SABOTIRE Zirkel')).toEqual(['SABOTIERE Zirkel']);
    expect(suggested('PLÜNDERE Waldbunt in Waldmark')).toEqual(['Waldbund']);
    expect(suggested('BEWEGE Turmritter nach Atlantis')).toEqual([undefined]);
  });
});
