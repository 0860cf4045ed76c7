import { describe, expect, it } from 'vitest';
import { kalterSommerCampaign } from '../../../assets/examples/kaltersommer';
import { letters } from '../../../assets/examples/kaltersommer/letters';
import {
  applyTurn,
  blankDraft,
  type Campaign,
  snapshotOf,
  sheetsOf,
  systems,
  turnInputOf,
} from '../../../engine';
import { battlesOf, stateOf, valueTimeline } from '../../../engine/systems/eroberung';
import { composeTurnReport } from '../../screens/reports/turn-report';
import { wordsOf } from '../../kit/text/words';

const campaign = kalterSommerCampaign();
const game = systems['eroberung'];

const reportTo = (party: string, language: 'de' | 'en', of: Campaign = campaign) => {
  const snapshot = game === undefined ? undefined : snapshotOf(of, party, game);
  if (snapshot === undefined) throw new Error(`no dossier of ${party}`);
  const draft = blankDraft(snapshot.month.turn, party, language);
  return composeTurnReport(snapshot, draft, wordsOf(language, campaign.system));
};

/** Battles of the turn that was applied last, in their order. */
const state = stateOf(campaign.world);
const fought = state.wars
  .filter(({ turn }) => turn === campaign.world.clock.turn - 1)
  .flatMap(({ no: war }) => battlesOf(state, war).map(({ no }) => `${String(war)}.${String(no)}`));

/** Battles of a report by war and number, with the weapons they were fought with. */
const BATTLE = {
  de: /Schlacht (\d) von Krieg (\d+)[^.]*, (?:U-Boot|Flugzeug|Panzer) gegen (?:U-Boot|Flugzeug|Panzer)\b/g,
  en: /[Bb]attle (\d) of war (\d+)[^.]*, (?:submarine|plane|tank) against (?:submarine|plane|tank)\b/g,
} as const;

describe('the lists of a report', () => {
  const sections = Object.keys(campaign.world.parties).flatMap((party) => {
    const snapshot = game === undefined ? undefined : snapshotOf(campaign, party, game);
    return [snapshot?.sheet, snapshot?.others].flatMap((one) => one?.sections ?? []);
  });
  const idsOf = (kind: string) =>
    new Set(sections.flatMap(({ key, rows }) => (key === kind ? rows.map(({ id }) => id) : [])));

  it('name the wars and battles of the turn, not those of all turns before (EW-44-06)', () => {
    expect(state.wars.length).toBeGreaterThan(2);
    expect([...idsOf('war')]).toEqual(['w11', 'w12']);
    expect(idsOf('battle').size).toBe(fought.length);
  });

  it('leave out the values of the board, which no turn changes, and show what everybody holds', () => {
    expect(idsOf('country')).toEqual(new Set());
    expect(idsOf('holding').size).toBeGreaterThan(0);
  });
});

describe('the report of a turn with wars', () => {
  it.each(['de', 'en'] as const)(
    'names the weapons of every battle to every player, since nothing is hidden, in %s (EW-44-06)',
    (language) => {
      expect(fought).toHaveLength(5);
      for (const party of Object.keys(campaign.world.parties)) {
        const { blocks } = reportTo(party, language);
        const text = blocks.map((one) => one.text).join('\n');
        const told = [...text.matchAll(BATTLE[language])].map(
          ([, no = '', war = '']) => `${war}.${no}`,
        );
        expect(told).toEqual(fought);
      }
    },
  );
});

/** The example after its open turn, whose war Grün wins. */
const next = (): Campaign => {
  const sheets = sheetsOf(letters, campaign.world.clock.turn, '1984-09-23T10:00:00Z');
  const value = { winner: 'attacker', attacker: 900, defender: 500 };
  const rulings = { 'war.13': { key: 'war.13', value, reason: 'am Tisch gespielt' } };
  const open = { ...campaign, sheets, rulings };
  const proposal = game?.adjudicate(turnInputOf(open));
  if (proposal === undefined) throw new Error('not computed');
  return applyTurn(open, proposal, '1984-09-24T10:00:00Z');
};

describe('the report of a turn in which allies paid together', () => {
  it('lists events in their order: who paid behind what was bought, the end of the option last', () => {
    const after = next();
    for (const party of ['gruen', 'rot', 'blau']) {
      const text = reportTo(party, 'de', after)
        .blocks.map((one) => one.text)
        .join('\n');
      const places = [
        /mit Australien verbündet/,
        /1\.000 PBU zum Preis bei/,
        /gr(?:eift|eifen) Bangladesch/,
        /Bangladesch erobert/,
        /beende(?:n|st|t) die Angriffsoption/,
      ].map((words) => text.search(words));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
    const { purchases, wars } = stateOf(after.world);
    const bought = purchases.find(({ region }) => region === 'australia');
    expect([bought?.shares, wars.at(-1)?.shares]).toEqual([
      'gruen 1000 rot 1000',
      'gruen 800 rot 1200',
    ]);
  });

  it('draws a value that changed over the turns, from what is printed on', () => {
    expect(valueTimeline(state)).toEqual([
      {
        country: 'iran',
        steps: [
          { turn: 1, pbu: 5, reason: '' },
          { turn: 8, pbu: 2, reason: 'Umsturz' },
        ],
      },
    ]);
  });
});
