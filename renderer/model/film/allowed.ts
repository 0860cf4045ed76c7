import type { Campaign } from '../../../engine';
import { type AllowedLeaks, isAllowed, mayNotBeAllowed, withReason } from '../leaks/allowed';
import type { Leak } from '../leaks/leak';
import type { Command } from '../state/command';
import type { Film } from './film';

type Told = Pick<Campaign, 'archive' | 'evaluations' | 'newsletters' | 'world'>;
type Shown = Pick<Film, 'perspective'>;

/** The parties that read a film which is not the truth. */
const readersOf = ({ perspective }: Shown, { world }: Pick<Told, 'world'>): readonly string[] => {
  if (perspective === 'truth') return [];
  return perspective === 'everybody' ? Object.keys(world.parties) : [perspective.party];
};

/** Leaks that all readers of a film or book may be told, with the GM's reasons. */
export function allowedInFilm(
  film: Shown,
  { filmLeaks = {}, world }: Pick<Campaign, 'filmLeaks' | 'world'>,
): AllowedLeaks {
  const [first = {}, ...others] = readersOf(film, { world }).map(
    (party) => filmLeaks[party]?.allowed ?? {},
  );
  return Object.fromEntries(
    Object.entries(first).filter(([key]) => others.every((allowed) => key in allowed)),
  );
}

/** Leaks without those that all readers of a film were told knowingly, by a turn report that was sent or a newsletter. */
export function untoldLeaks(
  film: Shown,
  { archive, evaluations, newsletters, world }: Told,
  leaks: readonly Leak[],
): readonly Leak[] {
  const issues = Object.values(newsletters).filter(({ releasedAt }) => releasedAt !== null);
  const drafts = Object.values(evaluations).filter(
    ({ turn, party }) => archive[turn]?.sent?.[party] !== undefined,
  );
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
      filmLeaks: {
        ...campaign.filmLeaks,
        ...Object.fromEntries(
          readersOf(film, campaign).map((party) => [
            party,
            {
              party,
              allowed: withReason(campaign.filmLeaks?.[party]?.allowed ?? {}, keys, reason),
            },
          ]),
        ),
      },
    }),
  };
}
