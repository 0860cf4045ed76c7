import { describe, expect, it } from 'vitest';
import { hasCovered, isCovered, nodesOf, openPart, type Proposal, type RuleSystem } from './kernel';
import { systems } from './systems/registry';
import { hiddenChanged } from './testing/hidden';
import { samples } from './testing/samples';
import { figuresOn } from './testing/reported-card';
import type { World } from './world';
import { computed } from './testing/there';

const LANGUAGES = ['de', 'en'] as const;

/** Every form of a game as it is filled in for a party. */
const formsOf = ({ forms }: RuleSystem<World>, world: World, party: string): string =>
  JSON.stringify(
    (forms?.definitions ?? []).flatMap(({ id }) =>
      LANGUAGES.map((language) =>
        Object.values(forms?.values(id, world, party, {}, language) ?? {}),
      ),
    ),
  );

/** Subjects of the figures reported to a party, where it is somebody else. */
const foreignFigures = ({ reports }: Proposal<World>) =>
  reports.flatMap(({ party, events, balance }) =>
    [
      ...events.flatMap((event) => Object.values(figuresOn(event))),
      ...(balance?.summary ?? []).flatMap(({ cells }) => Object.values(cells)),
      ...(balance === undefined ? [] : [balance.after]),
    ]
      .flatMap(nodesOf)
      .flatMap((node) => ('about' in node ? [node.about['party'] ?? party] : []))
      .filter((owner) => owner !== party),
  );

describe.each(Object.values(systems))('the texts for players of $id', (system) => {
  const sample = samples[system.id];
  describe.each(sample?.inputs ?? [])('in $name', ({ input }) => {
    const proposal = computed(system, input);
    const parties = Object.keys(input.world.parties);

    it('are in forms words alone, without names of the program', () => {
      for (const party of [...parties, 'nobody'])
        expect(formsOf(system, input.world, party)).not.toMatch(
          new RegExp(`\\b${system.id}\\.[a-z]|undefined|NaN`),
        );
    });

    it('do not depend, in forms and on the board, on what a party cannot know', () => {
      for (const party of parties) {
        const seen = (world: World): string =>
          formsOf(system, world, party) + JSON.stringify(system.board.presence?.(world, party, {}));
        const other = hiddenChanged(input.world, party);
        expect(seen(sample?.hidden?.(other, party) ?? other)).toBe(seen(input.world));
      }
    });

    it('have no figure that is made of what another party has', () => {
      expect(foreignFigures(proposal)).toEqual([]);
    });

    it('are, while something is covered, all of what comes before it', () => {
      const { rulings } = input;
      const open = openPart(proposal, input);
      if (!hasCovered(proposal, rulings)) {
        expect(open).toEqual(proposal);
        return;
      }
      expect(hasCovered(open, rulings)).toBe(false);
      expect([open.world, open.balances]).toEqual([input.world, []]);
      expect(open.reports.filter(({ balance }) => balance !== undefined)).toEqual([]);
      const first = proposal.events.findIndex((event) => isCovered(event, rulings));
      expect(first).toBeGreaterThan(0);
      expect(open.events).toEqual(proposal.events.slice(0, first));
      expect(proposal.events.slice(first).every((event) => isCovered(event, rulings))).toBe(true);
      const later = proposal.stages.findIndex(({ events: [, end] }) => end > first) + 1;
      for (const { postings } of proposal.stages.slice(later))
        expect(
          proposal.postings.slice(...postings).every((posting) => isCovered(posting, rulings)),
        ).toBe(true);
      expect(open.stages.map(({ phase }) => phase)).toEqual(
        proposal.stages.map(({ phase }) => phase),
      );
      for (const [index, { events }] of proposal.stages.entries())
        expect(open.events.slice(...(open.stages[index]?.events ?? []))).toEqual(
          proposal.events.slice(...events).filter((event) => !isCovered(event, rulings)),
        );
    });
  });
});
