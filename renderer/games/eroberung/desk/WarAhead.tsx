import { lazy, Suspense, useState } from 'react';
import {
  type BattleAhead,
  battleKey,
  battlesOf,
  pendingBattle,
  warKey,
  warSeed,
} from '../../../../engine/systems/eroberung';
import {
  ARCADE_SETS,
  type ArcadeSetName,
  battleText,
  parseBattle,
  type StoredBattle,
} from '../../../../engine/systems/eroberung/pages';
import { decide, ruling } from '../../../state/decide';
import { useSession } from '../../../state/session';
import { Button, Dialog } from '../../../ui';
import type { DeskActs } from './use-desk';

const War = lazy(async () => ({ default: (await import('../arcade/War')).War }));

const SIDES = ['attacker', 'defender'] as const;

const isSet = (name: unknown): name is ArcadeSetName =>
  typeof name === 'string' && name in ARCADE_SETS;

/** True if the setting hands a side to the program (EW-46-24). */
const isComputer = (handed: unknown, side: (typeof SIDES)[number]): boolean =>
  handed === 'both' || handed === (side === 'attacker' ? 'red' : 'blue');

/** Battles of a war that were decided at this desk, the first one first. */
function foughtAt({ campaign }: DeskActs, { war, no }: BattleAhead): readonly StoredBattle[] {
  return Array.from({ length: no - 1 }, (_, index) => {
    const value = campaign.rulings[battleKey(war.no, index + 1)]?.value;
    const parsed = typeof value === 'string' ? parseBattle(value) : undefined;
    return parsed !== undefined && 'battle' in parsed ? [parsed.battle] : [];
  }).flat();
}

/** The next battle of a war or duel, fought on the screen, typed or thrown: it is decided as it is stored (EW-44-03). */
export function WarAhead({ desk }: { readonly desk: DeskActs }) {
  const { campaign, state, settings, t, nameOf, language, isReadOnly } = desk;
  const [isOpen, setOpen] = useState(false);
  const ahead = state.course.war > 0 ? pendingBattle(state, settings) : undefined;
  if (ahead === undefined) return null;
  const { war, no, before, left } = ahead;
  const names = { attacker: nameOf(war.attacker), defender: nameOf(war.defender) };
  const title = t('war.ahead', { no, ...names });
  const fought = battlesOf(state, war.no);
  const sideOf = (side: (typeof SIDES)[number]) => ({
    name: names[side],
    available: left[side],
    wins: fought.filter(({ winner }) => winner === side).length,
    energy: before[side],
    player: isComputer(settings['arc.computer'], side) ? ('normal' as const) : ('human' as const),
  });
  const settle = (key: string, name: string, value: Parameters<typeof ruling>[1]): void => {
    const about = { war: war.no, battle: no };
    const label = t('war.decided', { no, war: war.no });
    const decided = ruling({ key, name, about }, value, title);
    void useSession.getState().execute(decide(label, decided));
    setOpen(false);
  };
  const name = settings['arc.set'];
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
            sides={[sideOf('attacker'), sideOf('defender')]}
            warSeed={warSeed(campaign.seed, war.no)}
            setName={isSet(name) ? name : 'fair'}
            fought={foughtAt(desk, ahead)}
            onBattle={(stored) =>
              settle(battleKey(war.no, no), 'eroberung.battle', battleText(stored))
            }
            {...(war.kind === 'duel' || no > 1
              ? {}
              : {
                  onWhole: ({ winner, left: rest }) =>
                    settle(warKey(war.no), 'eroberung.war', {
                      winner: SIDES[winner],
                      attacker: winner === 0 ? before.attacker : rest,
                      defender: winner === 1 ? before.defender : rest,
                    }),
                })}
          />
        </Suspense>
      </Dialog>
    </>
  );
}
