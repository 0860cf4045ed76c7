import { lazy, Suspense, useState } from 'react';
import {
  battleKey,
  battlesOf,
  colourKey,
  coloursOf,
  pendingBattle,
  recordingOf,
  type Battle,
  warKey,
  warSeed,
  warSet,
} from '../../../../engine/systems/eroberung';
import { battleText } from '../../../../engine/systems/eroberung/pages';
import { decide, ruling } from '../../../model/state/decide';
import { useSession } from '../../../model/state/session';
import { Button, Dialog } from '../../../kit/ui';
import type { FoughtBattle } from '../arcade/War';
import type { TurnActions } from './use-turn-actions';

const War = lazy(async () => ({ default: (await import('../arcade/War')).War }));

type WarSide = 'attacker' | 'defender';

/** A battle that is decided, by the colours in which its war is played now. */
function foughtIn(battle: Battle, [red, blue]: readonly [WarSide, WarSide]): FoughtBattle {
  const by = {
    attacker: { weapon: battle.weaponA, cause: battle.causeA, left: battle.afterA },
    defender: { weapon: battle.weaponD, cause: battle.causeD, left: battle.afterD },
  };
  const causeOf = (side: WarSide) => (by[side].cause === 'none' ? null : by[side].cause);
  return {
    weapons: [by[red].weapon, by[blue].weapon],
    result: {
      winner: battle.winner === 'none' ? null : battle.winner === red ? 0 : 1,
      causes: [causeOf(red), causeOf(blue)],
      energy: [by[red].left, by[blue].left],
    },
    recording: recordingOf(battle),
  };
}

/** The next battle of a war or duel, fought on the screen, typed or thrown: it is decided as it is stored (EW-44-03). */
export function WarAhead({ panel }: { readonly panel: TurnActions }) {
  const { campaign, state, settings, t, nameOf, language, isReadOnly } = panel;
  const [isOpen, setOpen] = useState(false);
  const ahead = state.course.war > 0 ? pendingBattle(state, settings) : undefined;
  if (ahead === undefined) return null;
  const { war, no, before, left } = ahead;
  const names = { attacker: nameOf(war.attacker), defender: nameOf(war.defender) };
  const colours = coloursOf(campaign.rulings[colourKey(war.no)]?.value === 'blue');
  const handed = settings['arc.computer'];
  const title = t('war.ahead', { no, ...names });
  const fought = battlesOf(state, war.no);
  const sideOf = (at: 0 | 1) => {
    const side = colours[at];
    // The setting may leave a side to the program (EW-46-24).
    const isComputer = handed === 'both' || handed === (at === 0 ? 'red' : 'blue');
    return {
      name: names[side],
      available: left[side],
      wins: fought.filter(({ winner }) => winner === side).length,
      energy: before[side],
      player: isComputer ? ('normal' as const) : ('human' as const),
    };
  };
  const settle = (key: string, name: string, value: Parameters<typeof ruling>[1]): void => {
    const about = { war: war.no, battle: no };
    const label = t('war.decided', { no, war: war.no });
    const decided = ruling({ key, name, about }, value, title);
    void useSession.getState().execute(decide(label, decided));
    setOpen(false);
  };
  return (
    <>
      <p className="ww-dense">{title}</p>
      <Button variant="filled" isDisabled={isReadOnly} onPress={() => setOpen(true)}>
        {t('war.fight')}
      </Button>
      <Dialog title={title} isOpen={isOpen} onOpenChange={setOpen} width="full">
        <Suspense fallback={null}>
          <War
            language={language}
            sides={[sideOf(0), sideOf(1)]}
            warSeed={warSeed(campaign.seed, war.no)}
            number={no}
            setName={typeof settings['arc.set'] === 'string' ? settings['arc.set'] : 'fair'}
            set={warSet(war, settings)}
            fought={fought.map((battle) => foughtIn(battle, colours))}
            onBattle={(stored) =>
              settle(battleKey(war.no, no), 'eroberung.battle', battleText(stored))
            }
            {...(war.kind === 'duel' || no > 1
              ? {}
              : {
                  onWhole: ({ winner, left: rest }) =>
                    settle(warKey(war.no), 'eroberung.war', {
                      winner: colours[winner],
                      [colours[winner]]: before[colours[winner]],
                      [colours[winner === 0 ? 1 : 0]]: rest,
                    }),
                })}
          />
        </Suspense>
      </Dialog>
    </>
  );
}
