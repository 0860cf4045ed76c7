import { blankDraft, type Campaign, draftId, type TurnReportDraft } from '../../../engine';
import { type AllowedLeaks, isAllowed, mayNotBeAllowed, withReason } from '../leaks/allowed';
import type { Leak } from '../leaks/leak';
import type { Command } from '../state/command';
import type { Film } from './film';

type Told = Pick<Campaign, 'evaluations' | 'newsletters' | 'world'>;
type Shown = Pick<Film, 'perspective' | 'language' | 'turns'>;

/** The parties that read a film which is not the truth. */
const readersOf = ({ perspective }: Shown, { world }: Pick<Told, 'world'>): readonly string[] => {
  if (perspective === 'truth') return [];
  return perspective === 'everybody' ? Object.keys(world.parties) : [perspective.party];
};

/** What the turn reports of the last turn tell each reader knowingly: there the reasons for a film are noted, too. */
const lastDrafts = (film: Shown, campaign: Told): readonly TurnReportDraft[] => {
  const turn = film.turns.at(-1) ?? 0;
  return readersOf(film, campaign).map(
    (party) =>
      campaign.evaluations[draftId({ turn, party })] ?? blankDraft(turn, party, film.language),
  );
};

/** Leaks that all readers of a film may be told, with the GM's reasons. */
export function allowedInFilm(film: Shown, campaign: Told): AllowedLeaks {
  const [first, ...others] = lastDrafts(film, campaign).map(({ allowed }) => allowed);
  return Object.fromEntries(
    Object.entries(first ?? {}).filter(([key]) => others.every((allowed) => key in allowed)),
  );
}

/** Leaks without those that all readers of a film were told knowingly, by an earlier turn report or a newsletter. */
export function untoldLeaks(
  film: Shown,
  { evaluations, newsletters, world }: Told,
  leaks: readonly Leak[],
): readonly Leak[] {
  const last = film.turns.at(-1) ?? 0;
  const issues = Object.values(newsletters).filter(({ releasedAt }) => releasedAt !== null);
  const drafts = Object.values(evaluations).filter(({ turn }) => turn < last);
  const readers = readersOf(film, { world });
  return leaks.filter(
    (leak) =>
      // Whatever is drawn has one key, whoever was told which part of it.
      mayNotBeAllowed(leak) ||
      leak.where === 'drawing' ||
      (!issues.some(({ allowed = {} }) => isAllowed(leak, allowed)) &&
        !readers.every((reader) =>
          drafts.some(({ party, allowed }) => party === reader && isAllowed(leak, allowed)),
        )),
  );
}

/** Allows leaks to all readers of a film, for a reason; null = they are held back again. One step of undo. */
export function allowInFilm(
  film: Shown,
  { world }: Pick<Told, 'world'>,
  keys: readonly string[],
  reason: string | null,
): Command {
  const { perspective } = film;
  const way = reason === null ? 'disallow' : 'allow';
  return {
    ...(typeof perspective === 'string'
      ? { name: `film:command.${way}`, about: {} }
      : {
          name: `delivery:command.${way}`,
          about: { party: world.parties[perspective.party]?.name ?? perspective.party },
        }),
    replace: (campaign) => ({
      ...campaign,
      evaluations: {
        ...campaign.evaluations,
        ...Object.fromEntries(
          lastDrafts(film, campaign).map((draft) => [
            draft.id,
            { ...draft, allowed: withReason(draft.allowed, keys, reason) },
          ]),
        ),
      },
    }),
  };
}
